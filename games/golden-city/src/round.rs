//! How a round begins: a score card and groups of landscape cards (G-3).

use comptoir_kernel::{Chance, Seat, Set, Tell};

use crate::board::board;
use crate::cards::{Cards, Landscape, size};
use crate::data::data;
use crate::ids::ScoreCard;
use crate::{Event, GoldenCity, Group, Phase, SEATS};

impl GoldenCity {
    /// Turns a score card and lays out one group a player; the first player opens the auction.
    pub(crate) fn begin_round(&mut self, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        self.round += 1;
        self.turn_score_card(chance);
        tell.all(|| Event::RoundBegan {
            round: self.round,
            first_player: self.first_player,
            score_card: self.score_card,
        });
        self.lay_out_groups(chance, tell);
        self.expulsions = 0;
        self.phase = Phase::PlaceHand(self.first_player);
    }

    /// Cards with a lower back lie on top (G-3.2).
    fn turn_score_card(&mut self, chance: &mut impl Chance) {
        let back = |card: ScoreCard| board().score(card).back;
        let lowest = self.score_deck.iter().map(back).min();
        let on_top: Set<ScoreCard> =
            self.score_deck.iter().filter(|&card| Some(back(card)) == lowest).collect();
        if let Some(card) = on_top.draw(chance) {
            self.score_deck.remove(card);
            self.score_card = card;
        }
    }

    /// Group by group: which card lands where is chance anyway (G-3.3, G-9.3).
    fn lay_out_groups(&mut self, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        self.groups = [Group::default(); SEATS];
        for (at, &size) in data().setup.groups.with(self.seats).iter().enumerate() {
            for _ in 0..size {
                if let Some(card) = self.draw_landscape(chance, tell) {
                    self.groups[at].cards += Cards::of(card, 1);
                }
            }
        }
        if self.drought() {
            let coins = data().great_drought.group_coins.min(self.reserve);
            self.reserve -= coins;
            self.groups[data().great_drought.group_with_coin].coins = coins;
        }
        tell.all(|| Event::GroupsLaidOut { groups: self.groups[..usize::from(self.seats)].to_vec() });
    }

    /// The top card of the deck; when there is none, the discard pile is shuffled first (G-3.4).
    #[inline]
    pub(crate) fn draw_landscape(
        &mut self,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) -> Option<Landscape> {
        if self.deck.is_none() {
            self.deck = std::mem::take(&mut self.discard);
            self.players.iter_mut().for_each(|player| player.drawn = Cards::NONE);
            tell.all(|| Event::DeckShuffled { cards: size(self.deck) });
        }
        self.deck.draw(chance)
    }

    /// The marker goes on to the left neighbour. With two players that is whoever built last (G-3.6, G-9.6).
    pub(crate) fn pass_marker(&mut self) {
        self.first_player = Seat::next(self.first_player, self.seats);
    }
}
