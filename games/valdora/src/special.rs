//! Playing special cards (V-10). What they do (V-11) stands where it matters: in the chapter each card bends.

use comptoir_kernel::{Set, Tell};
use serde::{Deserialize, Serialize};

use crate::data::data;
use crate::pieces::{Carrier, Colour, Equipment, Slot, Special, Specials};
use crate::{Action, Event, Phase, Refusal, Tabletop};

/// A special card that is equipment itself, and where it lies now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fitted {
    /// In this slot.
    pub slot: Slot,
    /// As this equipment.
    pub equipment: Equipment,
}

impl Special {
    /// The equipment this card replaces, and what by.
    fn replacement(self) -> Option<(Equipment, Equipment)> {
        match self {
            Special::FineCart => Some((Equipment::Cart, Equipment::FineCart)),
            Special::FineHorse => Some((Equipment::Horse, Equipment::FineHorse)),
            _ => None,
        }
    }
}

impl Tabletop {
    pub(crate) fn list_specials(&self, hand: &Specials, out: &mut Vec<Action>) {
        for card in hand.present() {
            let slots = match card.replacement() {
                None => &[None][..],
                Some((old, _)) => &[Some(old.slot()), Some(Slot::Spare)],
            };
            out.extend(
                slots
                    .iter()
                    .filter(|slot| self.can_play_special(hand, card, **slot).is_ok())
                    .map(|&slot| Action::PlaySpecial { card, slot }),
            );
        }
    }

    pub(crate) fn can_play_special(
        &self,
        hand: &Specials,
        card: Special,
        slot: Option<Slot>,
    ) -> Result<(), Refusal> {
        if hand[card] == 0 {
            return Err(Refusal::NotInHand { card });
        }
        let (needs, has) = (data().special(card).cost, self.me().artisans.present().count() as u8);
        if has < needs {
            return Err(Refusal::TooFewColours { needs, has });
        }
        let equipment = slot.and_then(|slot| self.me().slots[slot]).map(|carrier| carrier.equipment);
        let fits = match card.replacement() {
            None => slot.is_none(),
            Some((old, _)) => equipment == Some(old),
        };
        if fits { Ok(()) } else { Err(Refusal::NothingToReplace { card }) }
    }

    /// The card lies open; now it is paid with artisans. If there is nothing to choose, at once.
    pub(crate) fn play_special(&mut self, card: Special, slot: Option<Slot>, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let me = self.me_mut();
        me.played[card] += 1;
        let fitted = match (card.replacement(), slot) {
            (Some((_, equipment)), Some(slot)) => Some(Fitted { slot, equipment }),
            _ if card == Special::Dipper => Some(Fitted { slot: Slot::Dipper, equipment: Equipment::Dipper }),
            _ => None,
        };
        if let Some(Fitted { slot, equipment }) = fitted {
            // The stone stays where it is (V-11.7).
            let gem = me.slots[slot].and_then(|carrier| carrier.gem);
            me.slots[slot] = Some(Carrier { equipment, gem });
        }
        let artisans = me.artisans;
        self.turn.fresh[card] += 1;
        self.turn.to_discard = data().special(card).cost;
        self.phase = Phase::Discard;
        tell.all(|| Event::SpecialPlayed { seat, card, slot, fitted });
        if artisans.present().count() == usize::from(self.turn.to_discard) {
            artisans.present().for_each(|colour| self.discard(colour, tell));
        }
    }

    pub(crate) fn list_discards(&self, out: &mut Vec<Action>) {
        out.extend(
            self.me()
                .artisans
                .present()
                .filter(|&colour| self.can_discard(colour).is_ok())
                .map(Action::Discard),
        );
    }

    pub(crate) fn can_discard(&self, colour: Colour) -> Result<(), Refusal> {
        if self.turn.discarded.contains(colour) || self.me().artisans[colour] == 0 {
            return Err(Refusal::NothingToDiscard { colour });
        }
        Ok(())
    }

    /// An artisan leaves the game. After the last one the turn goes on where it stood.
    pub(crate) fn discard(&mut self, colour: Colour, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        self.me_mut().artisans[colour] -= 1;
        self.removed[colour] += 1;
        self.turn.to_discard -= 1;
        self.turn.discarded.insert(colour);
        tell.all(|| Event::ArtisanDiscarded { seat, colour });
        if self.turn.to_discard == 0 {
            self.turn.discarded = Set::EMPTY;
            self.phase = if self.turn.moved { Phase::Act } else { Phase::Move };
        }
    }
}
