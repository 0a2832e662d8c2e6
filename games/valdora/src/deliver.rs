//! Delivering orders: payment, bonus, artisan, workshop (V-6).

use comptoir_kernel::{Kind, Seat, Tell};

use crate::board::Place;
use crate::data::data;
use crate::pieces::{Colour, Gem, Gems, Order, SlotSet, Special};
use crate::{Action, Event, Expense, Refusal, Tabletop, TurnAction, Workshop};

impl Tabletop {
    pub(crate) fn list_deliveries(&self, out: &mut Vec<Action>) {
        let Place::Palace(colour) = self.here() else { return };
        if self.can_do(TurnAction::Deliver).is_err() {
            return;
        }
        for order in self.kinds_of_open_orders() {
            let row = &data().orders[order.index()];
            if row.colour != colour {
                continue;
            }
            let mut useful: SlotSet =
                row.gems.present().flat_map(|gem| self.me().carrying(gem).iter()).collect();
            if self.can_use(Special::Alchemy).is_ok() {
                useful |= self.me().carrying(Gem::Gold);
            }
            out.extend(
                subsets(useful, row.gems.total())
                    .filter(|&slots| self.can_deliver(order, slots).is_ok())
                    .map(|slots| Action::Deliver { order, slots }),
            );
        }
    }

    pub(crate) fn can_deliver(&self, order: Order, slots: SlotSet) -> Result<(), Refusal> {
        let Place::Palace(colour) = self.here() else { return self.not_here(TurnAction::Deliver) };
        self.can_do(TurnAction::Deliver)?;
        if !self.me().orders.as_slice().contains(&order) {
            return Err(Refusal::OrderNotOpen { order });
        }
        let row = &data().orders[order.index()];
        if row.colour != colour {
            return Err(Refusal::WrongPalace { order, colour: row.colour });
        }
        let chosen = self.me().stones(slots);
        if chosen == row.gems && chosen.total() == slots.len() {
            return self.can_pay(Expense::Delivery, row.silver);
        }
        let alchemy = replaced(row.gems, chosen).is_some() && chosen.total() == slots.len();
        if !alchemy || self.me().played[Special::Alchemy] == 0 {
            return Err(Refusal::WrongStones { needs: row.gems, chosen });
        }
        self.can_use(Special::Alchemy)?;
        self.can_pay(Expense::Alchemy, row.silver + data().special(Special::Alchemy).silver)
    }

    /// Silver for a delivery: the order's own, and that for a nugget in another stone's place (V-11.12).
    pub(crate) fn delivery_cost(&self, order: Order, slots: SlotSet) -> u8 {
        let row = &data().orders[order.index()];
        let alchemy = replaced(row.gems, self.me().stones(slots)).is_some();
        row.silver + if alchemy { data().special(Special::Alchemy).silver } else { 0 }
    }

    /// Pays, takes the bonus if the workshop was there before, recruits, and opens the workshop if that is the moment. The
    /// order itself is by now under the adventurer card.
    pub(crate) fn deliver(&mut self, order: Order, slots: SlotSet, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let row = &data().orders[order.index()];
        let silver = self.delivery_cost(order, slots);
        let replaced = replaced(row.gems, self.me().stones(slots));
        if replaced.is_some() {
            self.turn.used.insert(Special::Alchemy);
        }
        self.turn.action = Some(TurnAction::Deliver);
        self.turn.delivered += 1;
        self.pay(silver);
        for slot in slots.iter() {
            if let Some(gem) = self.me_mut().unload(slot) {
                self.field[gem] += 1;
            }
        }
        self.me_mut().give_up(order);
        self.me_mut().delivered += 1;
        tell.all(|| Event::OrderDelivered { seat, order, slots, silver, replaced });

        if self.workshops[row.colour] == Workshop::Of(seat) && self.bonus_left > 0 {
            self.bonus_left -= 1;
            self.me_mut().bonus += 1;
            tell.all(|| Event::BonusTaken { seat });
        }
        if let Some(colour) = self.next_artisan(row.colour) {
            self.recruit(colour, tell);
        }
    }

    /// The colour whose artisan is taken: this one, or the first clockwise with an artisan left (V-6.5).
    pub(crate) fn next_artisan(&self, colour: Colour) -> Option<Colour> {
        colour.clockwise().find(|&next| self.disc[next] > 0)
    }

    /// How many artisans more a player needs for the workshop of a colour; none where it cannot be opened any more.
    pub(crate) fn artisans_lacking(&self, seat: Seat, colour: Colour) -> Option<u8> {
        let needed = data().colours[colour.index()].workshop_needs;
        let free = self.workshops[colour] == Workshop::Free;
        free.then(|| needed.saturating_sub(self.player(seat).artisans[colour]))
    }

    fn recruit(&mut self, colour: Colour, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        self.disc[colour] -= 1;
        self.me_mut().artisans[colour] += 1;
        tell.all(|| Event::ArtisanRecruited { seat, colour });
        if self.artisans_lacking(seat, colour) == Some(0) {
            self.workshops[colour] = Workshop::Of(seat);
            tell.all(|| Event::WorkshopOpened { seat, colour });
        }
    }
}

/// The stone for which a nugget more was chosen, if the choice differs from the needs in just that (V-11.12).
fn replaced(needs: Gems, chosen: Gems) -> Option<Gem> {
    if chosen[Gem::Gold] != needs[Gem::Gold] + 1 {
        return None;
    }
    needs.present().find(|&gem| {
        let mut instead = needs;
        instead[gem] -= 1;
        instead[Gem::Gold] += 1;
        gem != Gem::Gold && instead == chosen
    })
}

/// Every set of `count` of these slots.
fn subsets(slots: SlotSet, count: u8) -> impl Iterator<Item = SlotSet> {
    // Counting down through the subsets of a bit mask: the next one is `(subset - 1) & mask`.
    let mut next = Some(slots.bits());
    std::iter::from_fn(move || {
        let subset = next?;
        next = (subset != 0).then(|| (subset - 1) & slots.bits());
        Some(SlotSet::from_bits(subset))
    })
    .filter(move |subset| subset.len() == count)
}
