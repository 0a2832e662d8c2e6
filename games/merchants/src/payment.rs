//! What things cost, and paying for them.

use comptoir_kernel::Seat;

use crate::data::data;
use crate::refusal::{Stock, enough};
use crate::wares::Resources;
use crate::{Action, Merchants, Phase, Refusal};

impl Merchants {
    /// What an action costs in resource cards.
    pub(crate) fn price(&self, seat: Seat, action: &Action) -> Resources {
        let costs = &data().costs;
        match *action {
            Action::BankTrade { give, .. } => Resources::of(give, data().limits.bank_rate),
            Action::BuildRoute(_) if self.phase == Phase::Act => costs.route,
            Action::RecruitMerchant { .. } => costs.merchant,
            Action::MoveMerchant { merchant, to } => self.merchant_price(seat, merchant, to),
            Action::FormCaravan { .. } => costs.caravan,
            Action::MoveCaravan { .. } => self.caravan_price(),
            Action::BuyCard => costs.development,
            _ => Resources::NONE,
        }
    }

    /// Whether the hand covers the cost.
    pub(crate) fn can_pay(&self, seat: Seat, needs: Resources) -> Result<(), Refusal> {
        let has = self.hands[seat.index()];
        if has.covers(needs) { Ok(()) } else { Err(Refusal::NotEnoughResources { needs, has }) }
    }

    pub(crate) fn can_pay_gold(&self, seat: Seat, needs: u16) -> Result<(), Refusal> {
        let has = self.gold[seat.index()];
        enough(Stock::Gold, needs, has)
    }

    /// Pays resource cards to the bank, in the open.
    pub(crate) fn pay(&mut self, seat: Seat, cards: Resources) {
        self.hands[seat.index()] -= cards;
        self.bank += cards;
        self.hand_doubt.shown(seat.index(), self.hands[seat.index()]);
    }

    /// Takes resource cards from the bank, in the open.
    pub(crate) fn take(&mut self, seat: Seat, cards: Resources) {
        self.bank -= cards;
        self.hands[seat.index()] += cards;
    }

    /// Takes gold from the bank.
    pub(crate) fn receive_gold(&mut self, seat: Seat, gold: u16) {
        self.gold[seat.index()] += gold;
        self.gold_in_play += u32::from(gold);
    }

    /// Pays gold to the bank.
    pub(crate) fn pay_gold(&mut self, seat: Seat, gold: u16) {
        self.gold[seat.index()] -= gold;
        self.gold_in_play -= u32::from(gold);
    }
}
