//! The end of the game, points and places (N-10).

use comptoir_kernel::{Seat, Standings, Tell};
use serde::{Deserialize, Serialize};

use crate::cards::{ByFigure, Figure, points};
use crate::data::data;
use crate::offer::Source;
use crate::{Event, NewEngland, Phase, SEATS};

/// What a player's things count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// The cards in front of them.
    pub cards: u16,
    /// The majorities: most pilgrims, most barns, most ships.
    pub majorities: ByFigure<u8>,
    /// All together.
    pub points: u16,
}

impl NewEngland {
    /// What the player's things would count if the game ended now. Stored cards count nothing (N-10.2); whoever shares a
    /// majority has it whole, and nobody has one of nothing (N-10.4).
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let cards = points(&self.player(seat).played);
        let majorities = ByFigure::new(|figure| {
            let own = self.player(seat).count(figure);
            let has_most = own > 0 && self.in_play().iter().all(|other| other.count(figure) <= own);
            if has_most { data().figures[figure as usize].majority_points } else { 0 }
        });
        let points = cards + Figure::ALL.iter().map(|&figure| u16::from(majorities[figure])).sum::<u16>();
        Score { cards, majorities, points }
    }

    pub(crate) fn end_game(&mut self, tell: &mut impl Tell<Event>) {
        self.phase = Phase::Over;
        tell.all(|| Event::OfferNotFilled {
            tiles: self.left_in(Source::Tile),
            cards: self.left_in(Source::Card),
        });
        tell.all(|| Event::GameOver { scores: Seat::all(self.seats).map(|seat| self.score(seat)).collect() });
    }

    /// Most points, then most money (N-10.5).
    pub(crate) fn standings(&self) -> Standings {
        let mut keys = [(0, 0); SEATS];
        for seat in Seat::all(self.seats) {
            keys[seat.index()] = (i32::from(self.score(seat).points), self.player(seat).money);
        }
        Standings::by_key(&keys[..usize::from(self.seats)], |&(points, _)| points)
    }
}
