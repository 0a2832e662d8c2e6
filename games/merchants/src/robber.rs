//! The robber: discards, its move, and the theft (M-5).

use comptoir_kernel::{Chance, Counts, Kind, Seat, SeatSet, Tell};

use crate::data::data;
use crate::places::{Hex, HexSet};
use crate::wares::{RESOURCES, Resource, Resources};
use crate::{Action, Event, Merchants, Phase, Refusal, SEATS};

impl Merchants {
    /// A seven: whoever has too many cards discards, then the robber moves.
    pub(crate) fn robber_strikes(&mut self) {
        self.phase = Phase::Discard;
        if self.acting().is_empty() {
            self.phase = Phase::MoveRobber;
        }
    }

    /// Whether this player still has to choose their discards.
    pub(crate) fn must_discard(&self, seat: Seat) -> bool {
        self.discards[seat.index()].is_none()
            && self.hands[seat.index()].total() > data().limits.hand_limit_on_seven
    }

    /// How many cards the player gives up: half of them, rounded down (M-5.2).
    pub(crate) fn discard_size(&self, seat: Seat) -> u16 {
        self.hands[seat.index()].total() / 2
    }

    pub(crate) fn can_discard(&self, seat: Seat, cards: Resources) -> Result<(), Refusal> {
        let (needs, chosen) = (self.discard_size(seat), cards.total());
        if chosen != needs {
            return Err(Refusal::WrongDiscard { needs, chosen });
        }
        self.can_pay(seat, cards)
    }

    /// For each choice of kinds to spare: the rest goes first, always from the largest pile.
    pub(crate) fn sensible_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        let from = out.len();
        let hand = self.hands[seat.index()];
        for spared in 0..1u8 << RESOURCES {
            let action = Action::Discard(cut_down(hand, self.discard_size(seat), spared));
            if !out[from..].contains(&action) {
                out.push(action);
            }
        }
    }

    /// The choice stays hidden until everybody has chosen.
    pub(crate) fn discard(&mut self, seat: Seat, cards: Resources, tell: &mut impl Tell<Event>) {
        self.discards[seat.index()] = Some(cards);
        tell.all(|| Event::DiscardChosen { seat });
        if !self.acting().is_empty() {
            return;
        }
        for seat in Seat::all(self.seats) {
            if let Some(resources) = self.discards[seat.index()].take() {
                self.pay(seat, resources);
                tell.all(|| Event::Discarded { seat, resources });
            }
        }
        self.phase = Phase::MoveRobber;
    }

    /// Every hex with a number, printed or on a token.
    pub(crate) fn numbered_hexes(&self) -> HexSet {
        let tokens: HexSet = self.tokens.iter().flatten().flatten().copied().collect();
        self.board().printed | tokens
    }

    pub(crate) fn robber_hexes(&self) -> HexSet {
        self.numbered_hexes() - HexSet::only(self.robber)
    }

    pub(crate) fn can_move_robber(&self, hex: Hex) -> Result<(), Refusal> {
        if hex == self.robber {
            return Err(Refusal::RobberStaysThere { hex });
        }
        if self.numbered_hexes().contains(hex) { Ok(()) } else { Err(Refusal::NoNumber { hex }) }
    }

    /// Opponents with a post on the robber's hex and a card to lose.
    pub(crate) fn victims(&self) -> SeatSet {
        let around = self.board().around[self.robber.index()];
        Seat::all(self.seats)
            .filter(|&seat| seat != self.active && !self.hands[seat.index()].is_none())
            .filter(|&seat| !(self.posts[seat.index()] & around).is_empty())
            .collect()
    }

    /// Whom to rob, and whether, is asked where there is somebody.
    pub(crate) fn move_robber(&mut self, hex: Hex, tell: &mut impl Tell<Event>) {
        self.robber = hex;
        tell.all(|| Event::RobberMoved { seat: self.active, hex });
        if self.victims().is_empty() {
            self.resume();
        } else {
            self.phase = Phase::Steal;
        }
    }

    pub(crate) fn can_steal(&self, victim: Seat) -> Result<(), Refusal> {
        if self.victims().contains(victim) { Ok(()) } else { Err(Refusal::CannotBeRobbed { seat: victim }) }
    }

    /// Any card of the hand, each as likely as the others; only thief and victim see it.
    pub(crate) fn steal(&mut self, victim: Seat, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let thief = self.active;
        let hand = self.hands[victim.index()];
        tell.all(|| Event::Robbed { seat: thief, victim });
        let place = chance.below(u32::from(hand.total().max(1))) as u16;
        if let Some(resource) = hand.nth(place) {
            self.hands[victim.index()] -= Counts::of(resource, 1);
            self.hands[thief.index()] += Counts::of(resource, 1);
            self.hand_doubt.slipped(resource, (victim.index(), hand), thief.index());
            for knows in [thief, victim] {
                tell.only(knows, || Event::CardStolen { seat: thief, victim, resource });
            }
        }
        self.resume();
    }

    /// Discards still hidden, for whoever imagines them: any cards of the hand.
    pub(crate) fn imagine_discard(&mut self, seat: Seat, chance: &mut impl Chance) {
        let mut rest = self.hands[seat.index()];
        let mut chosen = Resources::NONE;
        for _ in 0..self.discard_size(seat) {
            if let Some(resource) = rest.nth(chance.below(u32::from(rest.total())) as u16) {
                rest -= Counts::of(resource, 1);
                chosen += Counts::of(resource, 1);
            }
        }
        self.discards[seat.index()] = Some(chosen);
    }

    /// Who has chosen their discards already.
    pub(crate) fn discarders(&self) -> SeatSet {
        (0..SEATS as u8).map(Seat).filter(|seat| self.discards[seat.index()].is_some()).collect()
    }
}

/// This many cards of the hand, always one from the largest pile; the kinds in `spared` only when nothing else is left.
fn cut_down(hand: Resources, count: u16, spared: u8) -> Resources {
    let mut rest = hand;
    for _ in 0..count {
        let largest = Resource::ALL.into_iter().max_by_key(|&kind| {
            let left = rest.count(kind);
            (left > 0, spared >> kind.index() & 1 == 0, left)
        });
        if let Some(kind) = largest {
            rest -= Counts::of(kind, 1);
        }
    }
    hand - rest
}
