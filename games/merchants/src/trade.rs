//! Trading: with the other players, for gold, and with the bank (M-6).

use comptoir_kernel::{Counts, Seat, SeatSet, Tell, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::data;
use crate::refusal::{Limited, Stock, enough, within};
use crate::wares::{Bundle, Resource, Resources, Ware, resources};
use crate::{Action, Event, Merchants, Phase, Refusal, SEATS};

/// An offer of the active player and what the others say to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trade {
    /// What they would give.
    pub give: Bundle,
    /// What they would get.
    pub want: Bundle,
    /// Whom they ask.
    pub to: SeatSet,
    /// The answers so far, by seat.
    pub answers: [Option<Answer>; SEATS],
}

/// What an offer asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Terms {
    pub give: Bundle,
    pub want: Bundle,
}

/// An answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after the rulebook
pub enum Answer {
    Accept,
    Decline,
    /// What the one who answers would give, and what they want for it.
    Counter {
        give: Bundle,
        want: Bundle,
    },
}

/// Both sides give something, and no kind goes both ways (M-6.1).
fn is_a_trade(give: Bundle, want: Bundle) -> Result<(), Refusal> {
    if give.is_none() || want.is_none() || !give.min(want).is_none() {
        Err(Refusal::NotATrade)
    } else {
        Ok(())
    }
}

impl Merchants {
    fn holds(&self, seat: Seat, bundle: Bundle) -> Result<(), Refusal> {
        self.can_pay(seat, resources(bundle))?;
        self.can_pay_gold(seat, u16::from(bundle.count(Ware::Gold)))
    }

    /// Whoever offers cards shows that they have them.
    fn show(&mut self, seat: Seat, bundle: Bundle) {
        let rest = self.hands[seat.index()] - resources(bundle);
        self.hand_doubt.shown(seat.index(), rest);
    }

    /// The cards of a seat that everybody can see to be there: those it gives if the trade on the table comes about.
    pub(crate) fn on_offer(&self, seat: Seat) -> Resources {
        let Some(trade) = &self.trade else { return Resources::NONE };
        let bundle = match trade.answers[seat.index()] {
            _ if seat == self.active => trade.give,
            Some(Answer::Accept) => trade.want,
            Some(Answer::Counter { give, .. }) => give,
            Some(Answer::Decline) | None => Bundle::NONE,
        };
        resources(bundle)
    }

    /// Whether `seat` must reckon that `other` has a card of this kind.
    fn may_have(&self, seat: Seat, other: Seat, resource: Resource) -> bool {
        let unnamed = self.unnamed(Viewer::Seat(seat), other);
        let named = self.hands[other.index()].beyond(unnamed);
        !unnamed.is_none() || named.count(resource) > 0
    }

    /// One card of a kind there are several of, or one gold, for one of a kind there is none of, from all who may have it; not
    /// what they have just turned down.
    pub(crate) fn sensible_offers(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.this_turn.offers >= data().limits.offers_per_turn {
            return;
        }
        let hand = self.hands[seat.index()];
        let several = Ware::ALL.into_iter().filter(|ware| match ware.resource() {
            Some(resource) => hand.count(resource) > 1,
            None => self.gold[seat.index()] > 0,
        });
        for missing in Resource::ALL.into_iter().filter(|&resource| hand.count(resource) == 0) {
            let to: SeatSet = Seat::all(self.seats)
                .filter(|&other| other != seat && self.may_have(seat, other, missing))
                .collect();
            if !to.is_empty() {
                let terms = |ware| Terms { give: Counts::of(ware, 1), want: Counts::of(missing.into(), 1) };
                let new = several.clone().map(terms).filter(|&terms| self.this_turn.refused != Some(terms));
                out.extend(new.map(|Terms { give, want }| Action::Offer { give, want, to }));
            }
        }
    }

    pub(crate) fn can_offer(
        &self,
        seat: Seat,
        give: Bundle,
        want: Bundle,
        to: SeatSet,
    ) -> Result<(), Refusal> {
        let limit = data().limits.offers_per_turn;
        within(Limited::Offers, self.this_turn.offers, limit)?;
        is_a_trade(give, want)?;
        if to.is_empty() || to.iter().any(|other| other == seat || other.0 >= self.seats) {
            return Err(Refusal::NotATrade);
        }
        self.holds(seat, give)
    }

    pub(crate) fn offer(
        &mut self,
        seat: Seat,
        give: Bundle,
        want: Bundle,
        to: SeatSet,
        tell: &mut impl Tell<Event>,
    ) {
        self.this_turn.offers += 1;
        self.show(seat, give);
        self.trade = Some(Trade { give, want, to, answers: [None; SEATS] });
        self.phase = Phase::Answer;
        tell.all(|| Event::Offered { seat, give, want, to });
    }

    /// Those asked who have not answered yet.
    pub(crate) fn unanswered(&self) -> SeatSet {
        let Some(trade) = &self.trade else { return SeatSet::EMPTY };
        trade.to.iter().filter(|seat| trade.answers[seat.index()].is_none()).collect()
    }

    /// Besides yes and no: one gold more, or another card of which there are several.
    pub(crate) fn sensible_answers(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(trade) = &self.trade else { return };
        out.push(Action::Decline);
        if self.can_accept(seat).is_err() {
            return;
        }
        out.push(Action::Accept);
        if trade.want.count(Ware::Gold) == 0
            && self.gold[self.active.index()] > u16::from(trade.give.count(Ware::Gold))
        {
            let want = trade.give + Counts::of(Ware::Gold, 1);
            out.push(Action::Counter { give: trade.want, want });
        }
        for resource in Resource::ALL {
            let give = Counts::of(resource.into(), 1);
            let is_new = trade.give.min(give).is_none() && trade.want != give;
            if is_new && self.hands[seat.index()].count(resource) > 1 {
                out.push(Action::Counter { give, want: trade.give });
            }
        }
    }

    pub(crate) fn can_accept(&self, seat: Seat) -> Result<(), Refusal> {
        self.trade.as_ref().map_or(Ok(()), |trade| self.holds(seat, trade.want))
    }

    pub(crate) fn can_counter(&self, seat: Seat, give: Bundle, want: Bundle) -> Result<(), Refusal> {
        is_a_trade(give, want)?;
        self.holds(seat, give)
    }

    /// Answers are open. When all have answered the active player chooses, unless nobody wants to trade.
    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer, tell: &mut impl Tell<Event>) {
        let Some(trade) = &mut self.trade else { return };
        let terms = Terms { give: trade.give, want: trade.want };
        trade.answers[seat.index()] = Some(answer);
        let shown = match answer {
            Answer::Accept => trade.want,
            Answer::Counter { give, .. } => give,
            Answer::Decline => Bundle::NONE,
        };
        let refused = trade.answers.iter().flatten().all(|&answer| answer == Answer::Decline);
        self.show(seat, shown);
        tell.all(|| Event::Answered { seat, answer });
        if self.unanswered().is_empty() {
            if refused {
                self.this_turn.refused = Some(terms);
                self.trade = None;
                self.phase = Phase::Act;
            } else {
                self.phase = Phase::Trade;
            }
        }
    }

    /// What the active player would give this player and get, if they accepted or made a proposal.
    pub(crate) fn agreed(&self, other: Seat) -> Option<(Bundle, Bundle)> {
        let trade = self.trade.as_ref()?;
        match (*trade.answers.get(other.index())?)? {
            Answer::Accept => Some((trade.give, trade.want)),
            Answer::Counter { give, want } => Some((want, give)),
            Answer::Decline => None,
        }
    }

    pub(crate) fn trade_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Withdraw);
        let others = Seat::all(self.seats).filter(|&other| self.can_trade_with(seat, other).is_ok());
        out.extend(others.map(Action::TradeWith));
    }

    pub(crate) fn can_trade_with(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        let (give, _) = self.agreed(other).ok_or(Refusal::NoAgreement { seat: other })?;
        self.holds(seat, give)
    }

    pub(crate) fn trade_with(&mut self, seat: Seat, other: Seat, tell: &mut impl Tell<Event>) {
        if let Some((gave, got)) = self.agreed(other) {
            self.hand_over(seat, other, gave);
            self.hand_over(other, seat, got);
            tell.all(|| Event::Traded { seat, with: other, gave, got });
        }
        self.trade = None;
        self.phase = Phase::Act;
    }

    fn hand_over(&mut self, from: Seat, to: Seat, bundle: Bundle) {
        self.hands[from.index()] -= resources(bundle);
        self.hands[to.index()] += resources(bundle);
        self.hand_doubt.shown(from.index(), self.hands[from.index()]);
        self.gold[from.index()] -= u16::from(bundle.count(Ware::Gold));
        self.gold[to.index()] += u16::from(bundle.count(Ware::Gold));
    }

    /// It makes no sense to ask those again who did not answer.
    pub(crate) fn withdraw(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if self.phase == Phase::Answer {
            self.this_turn.refused = self.trade.map(|Trade { give, want, .. }| Terms { give, want });
        }
        self.trade = None;
        self.phase = Phase::Act;
        tell.all(|| Event::OfferWithdrawn { seat });
    }

    /// Buying with gold, and trading with the bank.
    pub(crate) fn bank_trades(&self, seat: Seat, out: &mut Vec<Action>) {
        let limits = &data().limits;
        if self.this_turn.resources_bought < limits.gold_purchases_per_turn
            && self.gold[seat.index()] >= limits.gold_per_resource
        {
            out.extend(self.bank.kinds().map(Action::BuyResource));
        }
        let hand = self.hands[seat.index()];
        for give in Resource::ALL.into_iter().filter(|&resource| hand.count(resource) >= limits.bank_rate) {
            let others = self.bank.kinds().filter(|&take| take != give).map(Ware::from);
            out.extend(others.chain([Ware::Gold]).map(|take| Action::BankTrade { give, take }));
        }
    }

    fn pile_has(&self, resource: Resource) -> Result<(), Refusal> {
        enough(Stock::Pile(resource), 1, u16::from(self.bank.count(resource)))
    }

    pub(crate) fn can_buy_resource(&self, seat: Seat, resource: Resource) -> Result<(), Refusal> {
        let limits = &data().limits;
        let bought = self.this_turn.resources_bought;
        within(Limited::ResourcesBought, bought, limits.gold_purchases_per_turn)?;
        self.pile_has(resource)?;
        self.can_pay_gold(seat, limits.gold_per_resource)
    }

    pub(crate) fn buy_resource(&mut self, seat: Seat, resource: Resource, tell: &mut impl Tell<Event>) {
        let gold = data().limits.gold_per_resource;
        self.this_turn.resources_bought += 1;
        self.pay_gold(seat, gold);
        self.take(seat, Counts::of(resource, 1));
        tell.all(|| Event::ResourceBought { seat, resource, gold });
    }

    pub(crate) fn can_bank_trade(&self, seat: Seat, give: Resource, take: Ware) -> Result<(), Refusal> {
        if take == Ware::from(give) {
            return Err(Refusal::NotATrade);
        }
        if let Some(resource) = take.resource() {
            self.pile_has(resource)?;
        }
        self.can_pay(seat, Resources::of(give, data().limits.bank_rate))
    }

    pub(crate) fn bank_trade(&mut self, seat: Seat, give: Resource, take: Ware, tell: &mut impl Tell<Event>) {
        let cards = data().limits.bank_rate;
        self.pay(seat, Counts::of(give, cards));
        match take.resource() {
            Some(resource) => self.take(seat, Counts::of(resource, 1)),
            None => self.receive_gold(seat, 1),
        }
        tell.all(|| Event::BankTraded { seat, give, cards, take });
    }
}
