//! Buying equipment and orders, and turning pages (V-4).

use comptoir_kernel::{Chance, Kind, Tell};

use crate::board::{CATALOGUES, Place};
use crate::book::{Card, Side};
use crate::data::data;
use crate::pieces::{BookId, Carrier, Equipment, Gem, Order, Slot, Special};
use crate::{Action, Event, Expense, Refusal, Tabletop, TurnAction};

impl Tabletop {
    pub(crate) fn list_purchases(&self, out: &mut Vec<Action>) {
        if self.can_do(TurnAction::Buy).is_err() {
            return;
        }
        match self.here() {
            Place::Catalogue(_) => {
                self.list_pages(out);
                for side in Side::BOTH {
                    let nuggets = self.me().carrying(Gem::Gold).iter();
                    out.extend(
                        nuggets
                            .filter(|&pay| self.can_buy_equipment(side, pay).is_ok())
                            .map(|pay| Action::BuyEquipment { side, pay }),
                    );
                }
            }
            Place::OrderBook(_) => {
                self.list_pages(out);
                if !self.turn.must_buy {
                    let orders =
                        self.kinds_of_open_orders().filter(|&order| self.can_give_back(order).is_ok());
                    out.extend(
                        orders.flat_map(|order| Side::BOTH.map(|side| Action::GiveBack { order, side })),
                    );
                }
                out.extend(
                    Side::BOTH
                        .into_iter()
                        .filter(|&side| self.can_buy_order(side).is_ok())
                        .map(Action::BuyOrder),
                );
            }
            _ => {}
        }
    }

    fn list_pages(&self, out: &mut Vec<Action>) {
        out.extend(Side::BOTH.into_iter().filter(|&side| self.can_turn(side).is_ok()).map(Action::Turn));
    }

    /// The active player's open orders, each kind once.
    pub(crate) fn kinds_of_open_orders(&self) -> impl Iterator<Item = Order> {
        let open = self.me().orders.as_slice();
        open.iter().enumerate().filter(|(at, order)| !open[..*at].contains(order)).map(|(_, order)| *order)
    }

    /// What the next page costs: the first ones are free (V-4.4, V-11.2).
    pub(crate) fn page_cost(&self) -> u8 {
        let free = data().constants.pages_free + self.usable(Special::Bookmark);
        if self.turn.pages < free { 0 } else { data().constants.page_cost_silver }
    }

    pub(crate) fn can_turn(&self, side: Side) -> Result<(), Refusal> {
        let empty = match self.here() {
            Place::Catalogue(book) => self.catalogues[book].top(side).is_none(),
            Place::OrderBook(book) => self.order_books[book].top(side).is_none(),
            _ => return self.not_here(TurnAction::Buy),
        };
        self.can_do(TurnAction::Buy)?;
        if empty {
            return Err(Refusal::SideEmpty);
        }
        // Whoever has given an order back keeps what the next one costs (V-4.9).
        let kept = if self.turn.must_buy { self.price_of_order(self.me().orders.len())?.1 } else { 0 };
        self.can_pay(Expense::Page, self.page_cost() + kept)
    }

    /// The card goes to the other side and stays the same card; what lay below is seen (V-4.3, V-4.4).
    pub(crate) fn turn_page(&mut self, side: Side, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let silver = self.page_cost();
        self.pay(silver);
        self.turn.action = Some(TurnAction::Buy);
        self.turn.pages += 1;
        match self.here() {
            Place::Catalogue(at) => {
                let book = &mut self.catalogues[at];
                let card = book.take(side).expect("a card lies on this side");
                book.put(side.other(), card);
                let (book, card) = (BookId::at(at), Card::Equipment(card));
                tell.all(|| Event::PageTurned { seat, book, side, card, silver });
                self.show_equipment(at, side, chance, tell);
            }
            Place::OrderBook(at) => {
                let book = &mut self.order_books[at];
                let card = book.take(side).expect("a card lies on this side");
                book.put(side.other(), card);
                let (book, card) = (BookId::at(CATALOGUES + at), Card::Order(card));
                tell.all(|| Event::PageTurned { seat, book, side, card, silver });
                self.show_order(at, side, chance, tell);
            }
            _ => unreachable!("pages are turned where a book lies"),
        }
    }

    /// What lay under the card taken from a side.
    fn show_equipment(
        &mut self,
        at: usize,
        side: Side,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        if let Some(card) = self.catalogues[at].uncover(side, self.memory, chance) {
            tell.all(|| Event::CardShown { book: BookId::at(at), side, card: Card::Equipment(card) });
        }
    }

    fn show_order(&mut self, at: usize, side: Side, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        if let Some(card) = self.order_books[at].uncover(side, self.memory, chance) {
            tell.all(|| Event::CardShown {
                book: BookId::at(CATALOGUES + at),
                side,
                card: Card::Order(card),
            });
        }
    }

    /// Where the player would put this equipment: a kind they own can be bought a second time once, with card 3 (V-4.7,
    /// V-11.3).
    fn slot_for(&self, equipment: Equipment) -> Result<Slot, Refusal> {
        if !self.me().owns(equipment) {
            return Ok(equipment.slot());
        }
        if self.usable(Special::SpareSet) > 0 && self.me().slots[Slot::Spare].is_none() {
            return Ok(Slot::Spare);
        }
        Err(Refusal::AlreadyOwned { equipment })
    }

    pub(crate) fn can_buy_equipment(&self, side: Side, pay: Slot) -> Result<(), Refusal> {
        let Place::Catalogue(book) = self.here() else { return self.not_here(TurnAction::Buy) };
        self.can_do(TurnAction::Buy)?;
        let equipment = self.catalogues[book].top(side).ok_or(Refusal::SideEmpty)?;
        self.slot_for(equipment)?;
        if self.me().gem(pay) != Some(Gem::Gold) {
            return Err(Refusal::NoNuggetThere { slot: pay });
        }
        Ok(())
    }

    /// The nugget goes to the field, the card becomes an empty slot (V-4.6).
    pub(crate) fn buy_equipment(
        &mut self,
        side: Side,
        pay: Slot,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        let seat = self.active;
        let Place::Catalogue(at) = self.here() else { unreachable!("equipment is bought from catalogues") };
        let equipment = self.catalogues[at].take(side).expect("a card lies on this side");
        let slot = self.slot_for(equipment).expect("the purchase was allowed");
        self.turn.action = Some(TurnAction::Buy);
        self.me_mut().unload(pay);
        self.field[Gem::Gold] += 1;
        self.me_mut().slots[slot] = Some(Carrier { equipment, gem: None });
        tell.all(|| Event::EquipmentBought { seat, book: BookId::at(at), side, equipment, slot, pay });
        self.show_equipment(at, side, chance, tell);
    }

    /// What an order costs whoever has this many open ones, if that is not too many: the fourth is for owners of card 4 and
    /// costs more (V-4.8, V-4.9, V-11.4).
    fn price_of_order(&self, open: u8) -> Result<(Expense, u8), Refusal> {
        let limit = data().constants.undelivered_limit;
        if open < limit {
            return Ok((Expense::Order, data().constants.order_cost_silver));
        }
        if self.me().played[Special::LargeNotebook] == 0 {
            return Err(Refusal::TooManyOrders { limit });
        }
        if open > limit {
            return Err(Refusal::TooManyOrders { limit: limit + 1 });
        }
        if self.usable(Special::LargeNotebook) == 0 {
            return Err(Refusal::NotInPlay { card: Special::LargeNotebook });
        }
        Ok((Expense::FourthOrder, data().special(Special::LargeNotebook).silver))
    }

    /// What the next order costs the active player, after giving one back if they have too many.
    pub(crate) fn next_order(&self) -> Option<u8> {
        let open = self.me().orders.len();
        let price = self.price_of_order(open).or_else(|_| self.price_of_order(open.saturating_sub(1)));
        price.ok().map(|(_, silver)| silver)
    }

    /// An order is given back to make room for another, and only by whoever can pay that one (V-4.9).
    pub(crate) fn can_give_back(&self, order: Order) -> Result<(), Refusal> {
        let Place::OrderBook(_) = self.here() else { return self.not_here(TurnAction::Buy) };
        self.can_do(TurnAction::Buy)?;
        if !self.me().orders.as_slice().contains(&order) {
            return Err(Refusal::OrderNotOpen { order });
        }
        let (open, limit) = (self.me().orders.len(), data().constants.undelivered_limit);
        if open < limit {
            return Err(Refusal::NoNeedToGiveBack { open, limit });
        }
        let (what, price) = self.price_of_order(open - 1)?;
        self.can_pay(what, price)
    }

    /// It lies on top of the side the player chooses (V-4.9).
    pub(crate) fn give_back(&mut self, order: Order, side: Side, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let Place::OrderBook(at) = self.here() else { unreachable!("orders are given back to their books") };
        self.turn.action = Some(TurnAction::Buy);
        self.turn.must_buy = true;
        self.me_mut().give_up(order);
        self.order_books[at].put(side, order);
        tell.all(|| Event::OrderGivenBack { seat, book: BookId::at(CATALOGUES + at), side, order });
    }

    pub(crate) fn can_buy_order(&self, side: Side) -> Result<(), Refusal> {
        let Place::OrderBook(book) = self.here() else { return self.not_here(TurnAction::Buy) };
        self.can_do(TurnAction::Buy)?;
        if self.order_books[book].top(side).is_none() {
            return Err(Refusal::SideEmpty);
        }
        let (what, price) = self.price_of_order(self.me().orders.len())?;
        self.can_pay(what, price)
    }

    pub(crate) fn buy_order(&mut self, side: Side, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let Place::OrderBook(at) = self.here() else { unreachable!("orders are bought from their books") };
        let (_, silver) = self.price_of_order(self.me().orders.len()).expect("the purchase was allowed");
        let order = self.order_books[at].take(side).expect("a card lies on this side");
        self.turn.action = Some(TurnAction::Buy);
        self.turn.must_buy = false;
        self.pay(silver);
        self.me_mut().orders.push(order);
        tell.all(|| Event::OrderBought { seat, book: BookId::at(CATALOGUES + at), side, order, silver });
        self.show_order(at, side, chance, tell);
    }
}
