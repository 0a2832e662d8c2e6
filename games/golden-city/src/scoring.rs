//! Scoring a round (G-7), bonus cards (G-8.5) and the special scorings of the Great Drought (G-9.7).

use comptoir_kernel::{Seat, Tell};
use serde::{Deserialize, Serialize};

use crate::board::{Counted, board};
use crate::data::data;
use crate::ids::{BonusCard, ScoreCard};
use crate::{Event, GoldenCity, Holdings, SEATS};

/// A player's letters by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Letters {
    /// Being first or second in a zone.
    pub zones: u16,
    /// Wares scored.
    pub wares: u16,
    /// Rivers and quarters scored.
    pub areas: u16,
    /// Bonus cards.
    pub bonus: u16,
}

impl Letters {
    /// All of them.
    pub fn total(self) -> u16 {
        self.zones + self.wares + self.areas + self.bonus
    }
}

/// What a round brought one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundLine {
    /// Letters for the ware.
    pub wares: u16,
    /// Letters for the river or quarter.
    pub areas: u16,
}

/// What a bonus card brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BonusLine {
    /// The card.
    pub card: BonusCard,
    /// How many of what it counts its owner has.
    pub count: u8,
    /// Letters for it.
    pub letters: u16,
}

impl GoldenCity {
    /// What a score card would bring each player now: first its ware, then its area.
    pub(crate) fn round_lines(&self, card: ScoreCard) -> [RoundLine; SEATS] {
        let (card, scoring) = (board().score(card), &data().scoring);
        let owns = |player: &&Holdings| board().wares(player.ware_cards) & card.ware != 0;
        let owners = self.everybody().iter().filter(owns).count();
        let posts = self.players.map(|player| player.posts_in(card.area));

        let mut lines = [RoundLine::default(); SEATS];
        for (at, player) in self.everybody().iter().enumerate() {
            if owns(&player) {
                lines[at].wares = scoring.ware_presence + if owners == 1 { scoring.ware_monopoly } else { 0 };
            }
            if posts[at] > 0 {
                let majority = (0..SEATS).all(|other| other == at || posts[other] < posts[at]);
                lines[at].areas = scoring.area_presence + if majority { scoring.area_majority } else { 0 };
            }
        }
        lines
    }

    pub(crate) fn score_round(&mut self, tell: &mut impl Tell<Event>) {
        let lines = self.round_lines(self.score_card);
        for (player, line) in self.players.iter_mut().zip(lines) {
            player.letters.wares += line.wares;
            player.letters.areas += line.areas;
        }
        tell.all(|| Event::RoundScored {
            round: self.round,
            score_card: self.score_card,
            lines: lines[..usize::from(self.seats)].to_vec(),
        });
    }

    /// What a bonus card would bring this player now (G-8.5).
    pub(crate) fn bonus_line(&self, seat: Seat, card: BonusCard) -> BonusLine {
        let (bonus, player) = (board().bonus(card), self.of(seat));
        let count = match bonus.of {
            Counted::WareCards => player.ware_cards.len(),
            Counted::Coins => player.coins,
            Counted::Posts(places) => player.posts_in(places),
        };
        BonusLine { card, count, letters: bonus.letters_each * u16::from(count) }
    }

    /// All show their bonus cards and are paid for them; they leave the game.
    pub(crate) fn score_bonus_cards(&mut self, tell: &mut impl Tell<Event>) {
        for seat in Seat::all(self.seats) {
            let cards = self.bonus_cards_of(seat);
            let letters: u16 = cards.iter().map(|card| self.bonus_line(seat, card).letters).sum();
            let player = self.of_mut(seat);
            player.letters.bonus += letters;
            player.bonus_shown |= cards;
            tell.all(|| Event::BonusCardsShown {
                seat,
                lines: cards.iter().map(|card| self.bonus_line(seat, card)).collect(),
            });
        }
        self.bonus_takes = [None; _];
    }

    /// What ranks players with equal letters too: posts in the city, then coins (G-8.6).
    pub(crate) fn strength(&self, seat: Seat) -> (u16, u8, u8) {
        let player = self.of(seat);
        (player.letters.total(), player.posts_in(board().city), player.coins)
    }

    /// Bonus cards are paid, the stronger player gets victory points, and letters go back (G-9.7).
    pub(crate) fn score_specially(&mut self, victory_points: u8, tell: &mut impl Tell<Event>) {
        self.score_bonus_cards(tell);
        let winner = match self.strength(Seat(0)).cmp(&self.strength(Seat(1))) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        if let Some(winner) = winner {
            self.of_mut(winner).victory_points += victory_points;
        }
        tell.all(|| Event::SpecialScored { letters: self.totals(), winner, victory_points });
        self.players.iter_mut().for_each(|player| player.letters = Letters::default());
    }

    /// Everybody's letters, in seat order.
    pub(crate) fn totals(&self) -> Vec<u16> {
        self.everybody().iter().map(|player| player.letters.total()).collect()
    }
}
