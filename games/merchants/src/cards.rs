//! Development cards (M-10).

use comptoir_kernel::{Chance, Counts, Seat, Tell};

use crate::data::data;
use crate::known::DECK;
use crate::refusal::{Limited, Stock, enough, within};
use crate::wares::{Cards, Development};
use crate::{Action, Event, Merchants, Phase, Refusal, Waiting};

impl Merchants {
    /// The cards of the hand without the one bought this turn.
    fn ready_cards(&self, seat: Seat) -> Cards {
        let bought = self.this_turn.card_bought.filter(|_| seat == self.active);
        self.cards[seat.index()].beyond(bought.map_or(Cards::NONE, |card| Counts::of(card, 1)))
    }

    pub(crate) fn buyable_card(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.can_buy_card(seat).is_ok() {
            out.push(Action::BuyCard);
        }
    }

    pub(crate) fn can_buy_card(&self, seat: Seat) -> Result<(), Refusal> {
        let bought = u8::from(self.this_turn.card_bought.is_some());
        within(Limited::CardsBought, bought, data().limits.development_buys_per_turn)?;
        enough(Stock::DevelopmentCards, 1, (self.cards[DECK] + self.discard).total())?;
        self.can_pay(seat, data().costs.development)
    }

    /// The top card of the deck: any of those in it, each as likely as the others. Once the deck is empty the discard pile is
    /// shuffled and takes its place.
    pub(crate) fn buy_card(&mut self, seat: Seat, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        self.pay(seat, data().costs.development);
        let shuffled = self.cards[DECK].is_none();
        if shuffled {
            self.cards[DECK] = std::mem::take(&mut self.discard);
            self.card_doubt.cleared(DECK);
        }
        let deck = self.cards[DECK];
        tell.all(|| Event::CardBought { seat, shuffled, paid: data().costs.development });
        let place = chance.below(u32::from(deck.total().max(1))) as u16;
        if let Some(card) = deck.nth(place) {
            self.cards[DECK] -= Counts::of(card, 1);
            self.cards[seat.index()] += Counts::of(card, 1);
            self.card_doubt.slipped(card, (DECK, deck), seat.index());
            self.this_turn.card_bought = Some(card);
            tell.only(seat, || Event::CardDrawn { card });
        }
    }

    /// Whether at least part of what the card allows is possible (M-10.3).
    fn is_useful(&self, seat: Seat, card: Development) -> bool {
        match card {
            Development::SafeConduct => self.can_extend(seat),
            Development::Bribery => self.can_bribe(seat),
            Development::TradeAgreement | Development::Lancer => true,
        }
    }

    pub(crate) fn playable_cards(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.this_turn.card_played || self.cards[seat.index()].is_none() || self.can_wait(seat).is_err() {
            return;
        }
        let ready = self.ready_cards(seat).kinds().filter(|&card| self.is_useful(seat, card));
        out.extend(ready.map(Action::PlayCard));
    }

    pub(crate) fn can_play(&self, seat: Seat, card: Development) -> Result<(), Refusal> {
        let played = u8::from(self.this_turn.card_played);
        within(Limited::CardsPlayed, played, data().limits.development_plays_per_turn)?;
        if self.cards[seat.index()].count(card) == 0 {
            return Err(Refusal::CardNotHeld { card });
        }
        if self.ready_cards(seat).count(card) == 0 {
            return Err(Refusal::CardJustBought { card });
        }
        self.can_wait(seat)?;
        if self.is_useful(seat, card) { Ok(()) } else { Err(Refusal::CardUseless { card }) }
    }

    /// A caravan on its way waits for a card to be played out, but not on a full route.
    fn can_wait(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Caravan { caravan, .. } => self.can_halt(seat, caravan),
            _ => Ok(()),
        }
    }

    pub(crate) fn play_card(&mut self, seat: Seat, card: Development, tell: &mut impl Tell<Event>) {
        self.cards[seat.index()] -= Counts::of(card, 1);
        self.discard += Counts::of(card, 1);
        self.card_doubt.shown(seat.index(), self.cards[seat.index()]);
        self.this_turn.card_played = true;
        let gold = if card == Development::Lancer { data().effects.lancer_gold } else { 0 };
        tell.all(|| Event::CardPlayed { seat, card, gold });
        if let Phase::Caravan { caravan, steps, .. } = self.phase {
            self.waiting = Some(Waiting { caravan, steps });
        }
        self.phase = match card {
            Development::SafeConduct => {
                self.safe_conduct = data().effects.safe_conduct_routes;
                Phase::SafeConduct
            }
            Development::TradeAgreement => Phase::TradeAgreement,
            Development::Bribery => Phase::Bribery,
            Development::Lancer => {
                self.receive_gold(seat, gold);
                Phase::MoveRobber
            }
        };
    }

    /// Gold instead of moving a merchant (M-10.4).
    pub(crate) fn take_gold(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let gold = data().effects.trade_agreement_gold;
        self.receive_gold(seat, gold);
        tell.all(|| Event::GoldTaken { seat, gold });
        self.resume();
    }
}
