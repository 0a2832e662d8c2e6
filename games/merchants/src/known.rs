//! What everybody can name of the cards others hold (M-12).
//!
//! Hands are hidden, but nearly everything that happens to them is seen by all: what the terrains produce, what is paid,
//! traded and discarded. Only the card a robber takes and the development card drawn from the deck pass unseen. Whoever
//! watched can therefore name most cards in most hands, and bots, undo and imagined worlds have to reckon with it. Kept are
//! the cards a viewer can *not* name: there are few of them, and what happens in the open does not touch them.

use comptoir_kernel::{Counts, Kind, Memory, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::wares::{Cards, Resources};
use crate::{Merchants, SEATS};

/// Whoever holds hidden cards: the seats and, of development cards, the deck.
pub const HOLDERS: usize = SEATS + 1;
/// The deck's place among the holders.
pub const DECK: usize = SEATS;
/// Whoever watches: the seats and the spectator.
const VIEWERS: usize = SEATS + 1;

/// The cards each viewer cannot name in each holder's hand: the hand without them is what they know to be there at least.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doubt<K: Kind>([[Counts<K>; HOLDERS]; VIEWERS]);

fn row(viewer: Viewer) -> usize {
    viewer.seat().map_or(VIEWERS - 1, |seat| seat.index().min(VIEWERS - 1))
}

impl<K: Kind> Doubt<K> {
    /// Everybody can name everything.
    pub const NONE: Doubt<K> = Doubt([[Counts::NONE; HOLDERS]; VIEWERS]);

    /// The cards `viewer` cannot name in the hand of `holder`.
    pub fn of(&self, viewer: Viewer, holder: usize) -> Counts<K> {
        self.0[row(viewer)][holder]
    }

    pub(crate) fn set(&mut self, viewer: Viewer, holder: usize, cards: Counts<K>) {
        self.0[row(viewer)][holder] = cards;
    }

    /// The holder has shown cards, or given them away in the open; `rest` is what they have besides.
    pub fn shown(&mut self, holder: usize, rest: Counts<K>) {
        for viewer in &mut self.0 {
            if !viewer[holder].is_none() {
                viewer[holder] = viewer[holder].min(rest);
                settle(viewer);
            }
        }
    }

    /// A card has passed from one hand to another, and only the witnesses (and both holders) saw which; `before` is what the
    /// giver held. The others know of every kind one card less in that hand, since it may have been that one.
    pub fn slipped(&mut self, card: K, (from, before): (usize, Counts<K>), to: usize) {
        let rest = before - Counts::of(card, 1);
        for (viewer, held) in self.0.iter_mut().enumerate() {
            // The spectator has the place of the deck, but has not seen what is in it.
            if viewer < SEATS && (viewer == from || viewer == to) {
                held[from] = held[from].min(rest);
            } else {
                let still_known = before.beyond(held[from]).less_one_of_each();
                held[from] = rest - still_known;
                held[to] += Counts::of(card, 1);
            }
            settle(held);
        }
    }

    /// Everybody has seen all cards of this holder.
    pub fn cleared(&mut self, holder: usize) {
        for viewer in &mut self.0 {
            viewer[holder] = Counts::NONE;
            settle(viewer);
        }
    }
}

/// Piles and discards lie open, so everybody knows which cards the unnamed ones are together. If only one hand has any, or
/// all are of one kind, they know where each is.
fn settle<K: Kind>(held: &mut [Counts<K>; HOLDERS]) {
    let all: Counts<K> = held.iter().copied().sum();
    let hands = held.iter().filter(|cards| !cards.is_none()).count();
    if hands == 1 || all.kinds().count() == 1 {
        *held = [Counts::NONE; HOLDERS];
    }
}

impl Merchants {
    /// The resource cards `viewer` cannot name in the hand of `seat`. Where the table does not remember for them these are all
    /// but those that lie on offer.
    pub(crate) fn unnamed(&self, viewer: Viewer, seat: Seat) -> Resources {
        match self.options.memory {
            Memory::Open => self.hand_doubt.of(viewer, seat.index()),
            Memory::AtTheTable if viewer == Viewer::Seat(seat) => Resources::NONE,
            Memory::AtTheTable => self.hands[seat.index()].beyond(self.on_offer(seat)),
        }
    }

    /// The same for the development cards of a seat, or the deck.
    pub(crate) fn unnamed_cards(&self, viewer: Viewer, holder: usize) -> Cards {
        match self.options.memory {
            Memory::Open => self.card_doubt.of(viewer, holder),
            Memory::AtTheTable if viewer.seat().map(Seat::index) == Some(holder) => Cards::NONE,
            Memory::AtTheTable => self.cards[holder],
        }
    }

    /// Whether everybody knows that these cards are in the hand.
    pub(crate) fn all_can_name(&self, seat: Seat, cards: Resources) -> bool {
        let hand = self.hands[seat.index()];
        Viewer::all(self.seats).all(|viewer| hand.beyond(self.unnamed(viewer, seat)).covers(cards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wares::{Resource, Resources};
    use comptoir_kernel::Seat;

    fn cards(wood: u8, ore: u8) -> Resources {
        Counts::of(Resource::Wood, wood) + Counts::of(Resource::Ore, ore)
    }

    const THIRD: Viewer = Viewer::Seat(Seat(2));

    #[test]
    fn a_robbery_leaves_others_in_doubt_about_one_card_of_each_kind() {
        let mut doubt = Doubt::NONE;
        doubt.slipped(Resource::Ore, (0, cards(2, 1)), 1);
        for viewer in [THIRD, Viewer::Spectator] {
            assert_eq!(doubt.of(viewer, 0), cards(1, 0), "one wood is certain, the other may be gone");
            assert_eq!(doubt.of(viewer, 1), cards(0, 1));
        }
        for seat in [Seat(0), Seat(1)] {
            assert_eq!(doubt.of(Viewer::Seat(seat), 0), Resources::NONE, "thief and victim saw it");
            assert_eq!(doubt.of(Viewer::Seat(seat), 1), Resources::NONE);
        }
    }

    #[test]
    fn what_is_shown_settles_the_doubt() {
        let mut doubt = Doubt::NONE;
        doubt.slipped(Resource::Ore, (0, cards(2, 1)), 1);
        // The thief pays with the ore: then the victim still has both woods.
        doubt.shown(1, cards(0, 0));
        assert_eq!(doubt, Doubt::NONE);
    }

    #[test]
    fn nobody_but_its_owner_can_name_a_card_from_the_deck() {
        let mut doubt = Doubt::NONE;
        doubt.slipped(Resource::Ore, (DECK, cards(2, 1)), 1);
        for viewer in [Viewer::Seat(Seat(0)), THIRD, Viewer::Spectator] {
            assert_eq!(doubt.of(viewer, 1), cards(0, 1), "{viewer:?}");
        }
        assert_eq!(doubt.of(Viewer::Seat(Seat(1)), 1), Resources::NONE);
    }

    #[test]
    fn a_robbery_of_equal_cards_hides_nothing() {
        let mut doubt = Doubt::NONE;
        doubt.slipped(Resource::Wood, (0, cards(3, 0)), 1);
        assert_eq!(doubt, Doubt::NONE);
    }
}
