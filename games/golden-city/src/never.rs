//! What nobody in their senses does, however badly they play.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Follies, Seat, Set, folly};

use crate::board::{Reward, board};
use crate::cards::{Cards, size};
use crate::data::data;
use crate::ids::{Place, WareCard};
use crate::{Action, GoldenCity, Group, View};

impl Follies for GoldenCity {
    type Folly = Folly;

    fn never(view: &View, seat: Seat, legal: &[Action]) -> Vec<Option<Folly>> {
        // Any world will do: only its open part and the player's own cards are looked at.
        let table = Table { world: view.imagine(&mut Fast::new(0)), seat };
        let last_round = table.world.is_last_round();
        let folly = |action: &Action| match *action {
            Action::PlaceHand(group) if table.pays_for_the_same(group) => Some(Folly::PaysForTheSameGroup),
            Action::Build { place, .. } if table.blocks_oneself(place) => Some(Folly::BlocksOneself),
            Action::Build { place, payment } if table.wastes_a_joker(place, payment) => {
                Some(Folly::JokerForACardInHand)
            }
            Action::EndTurn if last_round && table.could_earn_letters(legal) => Some(Folly::LettersLeftLying),
            Action::TakeWare(_) | Action::DrawWare | Action::RemoveWare(_)
                if last_round && table.gives_up_scored_ware(*action) =>
            {
                Some(Folly::ScoredWareGivenUp)
            }
            _ => None,
        };
        legal.iter().map(folly).collect()
    }
}

/// A move that another one beats.
#[folly]
pub enum Folly {
    /// Coins for a group, though the last free one has the same cards: it costs nothing, and taking it ends the auction.
    PaysForTheSameGroup,
    /// A joker in place of a card of the landscape in hand: the pair would still do for that card later, and for every other.
    JokerForACardInHand,
    /// A post after which there is no place for another, though posts are left: the blocked rank behind all others.
    BlocksOneself,
    /// Ending the turn in the last round, though a post would bring letters: cards count nothing in the end.
    LettersLeftLying,
    /// In the last round the ware about to be scored left on display, or removed, by whoever does not own it otherwise: no
    /// other ware counts any more.
    ScoredWareGivenUp,
}

struct Table {
    world: GoldenCity,
    seat: Seat,
}

impl Table {
    /// Whether another hand lies on this group, and the same cards on the only group without one.
    fn pays_for_the_same(&self, group: u8) -> bool {
        let groups = &self.world.groups[..usize::from(self.world.seats)];
        let chosen = groups[usize::from(group)];
        let mut free = groups.iter().filter(|group| group.bidder.is_none());
        let same = |other: &Group| (other.cards, other.coins) == (chosen.cards, chosen.coins);
        chosen.bidder.is_some() && free.next().is_some_and(same) && free.next().is_none()
    }

    /// Whether one more card of the landscape could be paid instead of a pair, and the pair kept: also if the post and the next one
    /// bring a card.
    fn wastes_a_joker(&self, place: Place, payment: Cards) -> bool {
        let (hand, spot) = (self.world.of(self.seat).hand, board().spot(place));
        let kept = size(hand) - (size(payment) - 1);
        size(payment) > spot.price.cards
            && payment.count(spot.landscape) < hand.count(spot.landscape)
            && kept < data().limits.landscape_cards
    }

    /// The table with a post more, its reward not yet taken.
    fn with_post(&self, place: Place) -> Table {
        let mut world = self.world.clone();
        let own = world.of_mut(self.seat);
        own.keys -= board().spot(place).price.keys;
        if own.posts.contains(place) {
            own.black.insert(place);
        } else {
            own.posts.insert(place);
        }
        Table { world, seat: self.seat }
    }

    /// A key that the post itself brings may still open a zone, so such a post does not count.
    fn blocks_oneself(&self, place: Place) -> bool {
        let mut after = self.with_post(place);
        after.world.find_the_blocked(&mut ());
        after.world.blocked.contains(self.seat) && self.world.reward_at(self.seat, place) != Some(Reward::Key)
    }

    /// The letters a player would end with if the round were over.
    fn letters(&self) -> u16 {
        let line = self.world.round_lines(self.world.score_card)[self.seat.index()];
        let bonus_cards = self.world.bonus_cards_of(self.seat);
        let bonus: u16 = bonus_cards.iter().map(|card| self.world.bonus_line(self.seat, card).letters).sum();
        line.wares + line.areas + bonus
    }

    fn could_earn_letters(&self, legal: &[Action]) -> bool {
        legal.iter().any(|action| {
            let Action::Build { place, .. } = *action else { return false };
            let entering = match self.world.reward_at(self.seat, place) {
                Some(Reward::Zone(gains)) => {
                    let there =
                        self.world.everybody().iter().filter(|player| player.posts.contains(place)).count();
                    gains[there.min(gains.len() - 1)].letters
                }
                _ => 0,
            };
            entering + self.with_post(place).letters() > self.letters() && !self.blocks_oneself(place)
        })
    }

    fn gives_up_scored_ware(&self, action: Action) -> bool {
        let scored = board().score(self.world.score_card).ware;
        let has = |cards: Set<WareCard>| board().wares(cards) & scored != 0;
        let own = self.world.of(self.seat).ware_cards;
        let on_display = has(self.world.ware_display.iter().flatten().copied().collect());
        match action {
            Action::TakeWare(card) => !has(own) && on_display && !has(Set::only(card)),
            Action::DrawWare => !has(own) && on_display,
            Action::RemoveWare(card) => has(own) && !has(own - Set::only(card)),
            _ => false,
        }
    }
}
