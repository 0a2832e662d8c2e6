//! Filling the purse and taking provisions (V-7).

use comptoir_kernel::Tell;

use crate::board::Place;
use crate::data::data;
use crate::pieces::Special;
use crate::{Action, Event, Expense, Refusal, Tabletop, TurnAction};

impl Tabletop {
    pub(crate) fn list_supplies(&self, out: &mut Vec<Action>) {
        let here = self.here();
        if here == Place::Mine && self.can_refill().is_ok() {
            out.push(Action::Refill);
        }
        if here.is_city() {
            if self.can_take_provisions().is_ok() {
                out.push(Action::Provisions);
            }
            if self.can_stay_at_inn().is_ok() {
                out.push(Action::InnProvisions);
            }
        }
    }

    pub(crate) fn can_refill(&self) -> Result<(), Refusal> {
        if self.here() != Place::Mine {
            return self.not_here(TurnAction::Refill);
        }
        if self.me().silver >= data().constants.silver_cap {
            return Err(Refusal::PurseFull);
        }
        Ok(())
    }

    pub(crate) fn refill(&mut self, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        self.turn.action = Some(TurnAction::Refill);
        let silver = self.receive(seat, data().constants.silver_cap);
        tell.all(|| Event::PurseFilled { seat, silver });
    }

    pub(crate) fn can_take_provisions(&self) -> Result<(), Refusal> {
        if !self.here().is_city() {
            return self.not_here(TurnAction::Provisions);
        }
        if self.me().provisions {
            return Err(Refusal::AlreadyProvisioned);
        }
        self.can_do(TurnAction::Provisions)
    }

    pub(crate) fn take_provisions(&mut self, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        self.turn.action = Some(TurnAction::Provisions);
        self.me_mut().provisions = true;
        tell.all(|| Event::ProvisionsTaken { seat, silver: 0 });
    }

    pub(crate) fn can_stay_at_inn(&self) -> Result<(), Refusal> {
        if !self.here().is_city() {
            return self.not_here(TurnAction::Provisions);
        }
        self.can_use(Special::GoodInn)?;
        if self.me().provisions {
            return Err(Refusal::AlreadyProvisioned);
        }
        let needs = data().special(Special::GoodInn).silver;
        let has = (self.me().silver + self.loading_bonus()).min(data().constants.silver_cap);
        if has < needs {
            return Err(Refusal::NotEnoughSilver { what: Expense::Inn, needs, has });
        }
        Ok(())
    }

    /// Provisions before or after the city's other action: one that was begun is over, and loading is rewarded first (V-11.5).
    pub(crate) fn stay_at_inn(&mut self, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        if self.turn.action.is_some() {
            self.take_loading_bonus(tell);
            self.turn.closed = true;
        }
        let silver = data().special(Special::GoodInn).silver;
        self.turn.used.insert(Special::GoodInn);
        self.pay(silver);
        self.me_mut().provisions = true;
        tell.all(|| Event::ProvisionsTaken { seat, silver });
    }
}
