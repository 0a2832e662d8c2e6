//! Loading stones (V-5).

use comptoir_kernel::{Kind, Set, Tell};
use serde::{Deserialize, Serialize};

use crate::board::Place;
use crate::data::data;
use crate::pieces::{Carrier, Equipment, Gem, Gems, Slot, Special};
use crate::{Action, Event, Expense, Refusal, Tabletop, TurnAction};

/// Where a stone is loaded from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The space where the pawn stands: road stones, and what card 6 brought.
    Space,
    /// The field, by boat.
    Field,
}

impl Tabletop {
    fn can_load_here(&self) -> Result<(), Refusal> {
        match self.here() {
            Place::Road | Place::Port { .. } | Place::Harbour { .. } => self.can_do(TurnAction::Load),
            _ => self.not_here(TurnAction::Load),
        }
    }

    pub(crate) fn list_loads(&self, out: &mut Vec<Action>) {
        if self.can_load_here().is_err() {
            return;
        }
        for from in [Source::Space, Source::Field] {
            if from == Source::Field && self.boats_left() == 0 {
                continue;
            }
            let gems: Set<Gem> = self.stock(from).present().collect();
            for (slot, carrier) in self.me().slots.iter() {
                let Some(carrier) = carrier else { continue };
                let row = &data().equipment[carrier.equipment.index()];
                for gem in gems.iter().filter(|&gem| row.carries.contains(gem)) {
                    if carrier.gem.is_none() && self.can_load(gem, slot, from).is_ok() {
                        out.push(Action::Load { gem, slot, from });
                    }
                    if carrier.gem.is_some() && self.can_swap(gem, slot, from).is_ok() {
                        out.push(Action::Swap { gem, slot, from });
                    }
                }
            }
        }
        if self.usable(Special::HomeDelivery) > 0 {
            out.extend(
                self.field.present().filter(|&gem| self.can_fetch(gem).is_ok()).map(Action::FetchStone),
            );
        }
    }

    fn stock(&self, from: Source) -> &Gems {
        match from {
            Source::Space => &self.stones[self.me().position],
            Source::Field => &self.field,
        }
    }

    /// Boats here that have not loaded yet (V-5.4, V-11.10).
    pub(crate) fn boats_left(&self) -> u8 {
        match self.here().boats() {
            0 => 0,
            boats => (boats + self.usable(Special::ExtraDinghy)).saturating_sub(self.turn.boats),
        }
    }

    pub(crate) fn can_load(&self, gem: Gem, slot: Slot, from: Source) -> Result<(), Refusal> {
        let carrier = self.can_carry(gem, slot)?;
        if let Some(gem) = carrier.gem {
            return Err(Refusal::SlotFull { slot, gem });
        }
        self.can_lift(carrier.equipment, gem, from)
    }

    /// Only cart and horse can be unloaded, and only for another stone (V-5.5).
    pub(crate) fn can_swap(&self, gem: Gem, slot: Slot, from: Source) -> Result<(), Refusal> {
        let carrier = self.can_carry(gem, slot)?;
        let unloadable = data().equipment[carrier.equipment.index()].can_swap;
        match carrier.gem.filter(|_| unloadable) {
            None => Err(Refusal::NothingToUnload { slot }),
            Some(load) if load == gem => Err(Refusal::SameGem { gem }),
            Some(_) => self.can_lift(carrier.equipment, gem, from),
        }
    }

    /// The equipment in a slot, if stones can be loaded now and this one on it (V-5.2).
    fn can_carry(&self, gem: Gem, slot: Slot) -> Result<Carrier, Refusal> {
        self.can_load_here()?;
        let carrier = self.me().slots[slot];
        let equipment = carrier.map(|carrier| carrier.equipment);
        carrier
            .filter(|carrier| data().equipment[carrier.equipment.index()].carries.contains(gem))
            .ok_or(Refusal::CannotCarry { slot, equipment, gem })
    }

    /// Whether the stone can come from there now, at this equipment's price (V-5.3, V-5.4).
    fn can_lift(&self, equipment: Equipment, gem: Gem, from: Source) -> Result<(), Refusal> {
        if let Some(card) = equipment.special_card().filter(|card| self.turn.fresh[*card] > 0) {
            return Err(Refusal::NotInPlay { card });
        }
        if self.stock(from)[gem] == 0 {
            return Err(Refusal::NoSuchStone { gem, from });
        }
        if from == Source::Field && self.boats_left() == 0 {
            return Err(Refusal::NoBoatLeft { boats: self.here().boats() });
        }
        self.can_pay(Expense::Load, data().equipment[equipment.index()].load_cost)
    }

    /// Puts a stone into a slot; the one that lay there goes to the field first.
    pub(crate) fn load(&mut self, gem: Gem, slot: Slot, from: Source, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let space = self.me().position;
        if let Some(dropped) = self.me_mut().unload(slot) {
            self.field[dropped] += 1;
            tell.all(|| Event::StoneUnloaded { seat, gem: dropped, slot });
        }
        match from {
            Source::Space => self.stones[space][gem] -= 1,
            Source::Field => {
                self.field[gem] -= 1;
                self.turn.boats += 1;
            }
        }
        self.turn.action = Some(TurnAction::Load);
        self.turn.loads += 1;
        let carrier = self.me_mut().slots[slot].as_mut().expect("the equipment is there");
        carrier.gem = Some(gem);
        let silver = data().equipment[carrier.equipment.index()].load_cost;
        self.pay(silver);
        tell.all(|| Event::StoneLoaded { seat, gem, slot, from, space, silver });
    }

    pub(crate) fn can_fetch(&self, gem: Gem) -> Result<(), Refusal> {
        self.can_load_here()?;
        self.can_use(Special::HomeDelivery)?;
        if self.field[gem] == 0 {
            return Err(Refusal::NoSuchStone { gem, from: Source::Field });
        }
        self.can_pay(Expense::Fetch, data().special(Special::HomeDelivery).silver)
    }

    /// A stone comes from the field to the pawn's space, no boat needed (V-11.6).
    pub(crate) fn fetch(&mut self, gem: Gem, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let space = self.me().position;
        let silver = data().special(Special::HomeDelivery).silver;
        self.turn.action = Some(TurnAction::Load);
        self.turn.used.insert(Special::HomeDelivery);
        self.pay(silver);
        self.field[gem] -= 1;
        self.stones[space][gem] += 1;
        tell.all(|| Event::StoneFetched { seat, gem, space, silver });
    }

    /// What the copies of card 11 bring once loading is over (V-11.11).
    pub(crate) fn loading_bonus(&self) -> u8 {
        let card = data().special(Special::LoadingBonus);
        let over = self.turn.closed || self.turn.loads < card.needs;
        if over { 0 } else { self.usable(Special::LoadingBonus) * card.silver }
    }

    pub(crate) fn take_loading_bonus(&mut self, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let silver = self.receive(seat, self.loading_bonus());
        if silver > 0 {
            tell.all(|| Event::SilverReceived { seat, card: Special::LoadingBonus, silver });
        }
    }
}
