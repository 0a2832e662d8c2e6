//! What the rules make of what lies on the table, for everybody who looks at it: nobody has to reckon by them a second time.

use comptoir_kernel::{Kind, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::board::board;
use crate::data::data;
use crate::ids::{BonusCard, Place};
use crate::scoring::{BonusLine, RoundLine};
use crate::{GoldenCity, Phase};

/// What the rules make of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reckoned {
    /// Whether it is the Great Drought that is played.
    pub drought: bool,
    /// Rounds of a game, if nothing ends it before.
    pub rounds: u8,
    /// What this round's score card would bring each player now.
    pub lines: Vec<RoundLine>,
    /// The places it looks at.
    pub scored: Set<Place>,
    /// Coins for the next expulsion.
    pub expulsion_price: u8,
    /// Cards whoever is to discard has too many in hand (G-5.8); 0 while nobody is.
    pub to_discard: u8,
    /// Where the viewer's next post would be a black one (G-10.2); nowhere for spectators.
    pub black: Set<Place>,
    /// What each bonus card would bring the viewer now; nothing for spectators.
    pub bonus: Vec<BonusLine>,
    /// Posts of each player in the city, black ones included.
    pub city_posts: Vec<u8>,
    /// The special scorings of the Great Drought.
    pub specials: Vec<Special>,
    /// The places without a reward in the Great Drought.
    pub dry: Set<Place>,
}

/// A special scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Special {
    /// After this round.
    pub round: u8,
    /// Victory points to be won.
    pub points: u8,
    /// Whether it is over.
    pub scored: bool,
    /// Who won it, if anybody did.
    pub winner: Option<Seat>,
}

impl GoldenCity {
    pub(crate) fn reckoned(&self, viewer: Option<Seat>) -> Reckoned {
        let drought = self.drought();
        Reckoned {
            drought,
            rounds: if drought {
                special_rounds().last().copied().unwrap_or(0)
            } else {
                data().score_cards.len() as u8
            },
            lines: self.round_lines(self.score_card)[..usize::from(self.seats)].to_vec(),
            scored: board().score(self.score_card).area,
            expulsion_price: self.expulsion_price(),
            to_discard: match self.phase {
                Phase::Discard(seat) => self.cards_too_many(seat),
                _ => 0,
            },
            black: viewer.map_or(Set::EMPTY, |seat| self.open_to_black(seat)),
            bonus: viewer.map_or_else(Vec::new, |seat| {
                (0..BonusCard::COUNT).map(|at| self.bonus_line(seat, BonusCard::at(at))).collect()
            }),
            city_posts: self.everybody().iter().map(|player| player.posts_in(board().city)).collect(),
            specials: if drought { self.specials() } else { Vec::new() },
            dry: if drought { board().dry } else { Set::EMPTY },
        }
    }

    /// As the victory points tell: 1, 2 and 3 add up in one way only, for whoever has the first two has won.
    fn specials(&self) -> Vec<Special> {
        let over = if self.phase == Phase::Over { self.round } else { self.round.saturating_sub(1) };
        let mut left: Vec<u8> = self.everybody().iter().map(|player| player.victory_points).collect();
        let coming = special_rounds().into_iter().zip(&data().great_drought.victory_points);
        let mut specials: Vec<Special> = coming
            .map(|(round, &points)| Special { round, points, scored: round <= over, winner: None })
            .collect();
        for special in specials.iter_mut().rev().filter(|special| special.scored) {
            if let Some(at) = left.iter().position(|&points| points >= special.points) {
                left[at] -= special.points;
                special.winner = Some(Seat(at as u8));
            }
        }
        specials
    }
}

/// The rounds that end with a special scoring (G-9.7).
fn special_rounds() -> Vec<u8> {
    let drought = &data().great_drought;
    (1..=drought.victory_points.len() as u8)
        .map(|nth| nth * drought.rounds_between_special_scorings)
        .collect()
}

#[cfg(test)]
mod tests {
    use comptoir_kernel::Game;
    use comptoir_kernel::chance::Fast;

    use super::*;
    use crate::Options;

    /// Who won the special scorings: their seat, `-` for nobody, `?` while it is to come.
    fn winners(round: u8, points: [u8; 2], over: bool) -> String {
        let mut game = GoldenCity::setup(&Options::default(), 2, &mut Fast::new(1), &mut ()).expect("set up");
        game.round = round;
        (game.players[0].victory_points, game.players[1].victory_points) = (points[0], points[1]);
        if over {
            game.phase = Phase::Over;
        }
        let told = game.reckoned(None).specials.into_iter();
        told.map(|special| match special.winner {
            _ if !special.scored => '?',
            None => '-',
            Some(seat) => char::from(b'0' + seat.0),
        })
        .collect()
    }

    #[test]
    fn special_scorings_are_told_from_the_victory_points() {
        assert_eq!(winners(4, [0, 0], false), "???");
        assert_eq!(winners(5, [0, 1], false), "1??");
        assert_eq!(winners(9, [2, 1], false), "10?");
        assert_eq!(winners(8, [3, 0], true), "00?");
        assert_eq!(winners(12, [1, 5], true), "011");
        assert_eq!(winners(12, [3, 0], true), "--0");
        assert_eq!(winners(12, [0, 2], true), "-1-");
    }
}
