//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// Points and places at the end, by seat. Equal in everything the rulebook compares means an equal rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    seats: u8,
    points: [i32; MAX_SEATS],
    ranks: [u8; MAX_SEATS],
}

/// One line of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// Whose line it is.
    pub seat: Seat,
    /// 1 for a winner; tied seats share the better rank.
    pub rank: u8,
    /// The points shown; ties may have been broken by something else.
    pub points: i32,
}

impl Standings {
    /// Ranks the seats by `keys`, highest first; `points` of a key is what is shown, the whole key is what is compared.
    pub fn by_key<K: Ord>(keys: &[K], points: impl Fn(&K) -> i32) -> Standings {
        let mut standings =
            Standings { seats: keys.len() as u8, points: [0; MAX_SEATS], ranks: [0; MAX_SEATS] };
        for (seat, key) in keys.iter().enumerate() {
            standings.points[seat] = points(key);
            standings.ranks[seat] = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        standings
    }

    /// Most points first, nothing breaks a tie.
    pub fn by_points(points: &[i32]) -> Standings {
        Standings::by_key(points, |&points| points)
    }

    /// One line a seat, in seat order.
    pub fn lines(&self) -> impl Iterator<Item = Standing> {
        Seat::all(self.seats).map(|seat| Standing {
            seat,
            rank: self.ranks[seat.index()],
            points: self.points[seat.index()],
        })
    }

    /// The place of `seat`, 1 for a winner.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat.index()]
    }

    /// The points of `seat`.
    pub fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    /// The seats that won: more than one shares a victory.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.lines().filter(|line| line.rank == 1).map(|line| line.seat)
    }
}

impl Serialize for Standings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.lines())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_better_rank() {
        let standings = Standings::by_points(&[12, 30, 12, 30]);
        let ranks: Vec<u8> = standings.lines().map(|line| line.rank).collect();
        assert_eq!(ranks, [3, 1, 3, 1]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    }

    #[test]
    fn a_tie_break_ranks_but_does_not_show() {
        let standings = Standings::by_key(&[(20, 1), (20, 3)], |key| key.0);
        assert_eq!(standings.points(Seat(0)), 20);
        assert_eq!((standings.rank(Seat(0)), standings.rank(Seat(1))), (2, 1));
    }
}
