//! Standing orders: what people have done for them while they do not look. An order goes through the same door as a move, and nobody but
//! whoever gave it is told of it: neither frames nor records nor the table say so, and how long it takes says nothing.

use std::time::Duration;

use comptoir_kernel::Seat;
use comptoir_kernel::orders::Follow;
use comptoir_kernel::playthrough::{By, Move};
use serde_json::Value;
use tokio::time::sleep;

use super::{Failure, LiveTable, Message};
use crate::protocol::{Problem, SetOrder, StandingOrder, Status, ToPage};
use crate::storage::{Guest, OrderChange, StoredOrder, Write};
use crate::{clock, random};

/// The most orders somebody may give at one table.
const ORDERS: usize = 6;

impl LiveTable {
    /// The seat of whoever gave an order, if they play there themselves.
    fn ordered_seat(&self, guest: &str) -> Option<Seat> {
        let seat = self.table.seat_of(guest)?;
        self.table.seats[seat.index()].bot.is_none().then_some(seat)
    }

    /// What an order has its seat do now.
    fn follow(&self, seat: Seat, order: &StoredOrder) -> Follow<Value> {
        let Some(game) = self.game.as_ref().filter(|_| self.table.status == Status::Playing) else {
            return Follow::End;
        };
        match &order.what {
            StandingOrder::Forced => game.forced(seat).map_or(Follow::Wait, Follow::Act),
            StandingOrder::Game(what) if game.about(seat, what).as_ref() == Some(&order.about) => {
                game.follow(seat, what)
            }
            StandingOrder::Game(_) => Follow::End,
        }
    }

    /// Gives an order, or takes it back.
    pub(super) async fn set_order(&mut self, guest: &Guest, change: SetOrder) -> Result<(), Failure> {
        let SetOrder { order: what, stands } = change;
        let seat = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        let game = self.game.as_ref().ok_or(Problem::NotStarted)?;
        if self.table.status == Status::Over {
            return Err(Problem::AlreadyOver.into());
        }
        let known = |order: &&StoredOrder| order.guest == guest.id && order.what == what;
        let given = self.orders.iter().find(known).cloned();
        if !stands {
            return self.end_orders(given.into_iter().collect()).await;
        }
        if given.is_some() {
            return Ok(());
        }
        if self.ordered_seat(&guest.id).is_none() {
            return Err(Problem::NotYourSeat.into());
        }
        if self.orders.iter().filter(|order| order.guest == guest.id).count() >= ORDERS {
            return Err(Problem::TooManyOrders { limit: ORDERS as u32 }.into());
        }
        let about = match &what {
            StandingOrder::Forced => Vec::new(),
            StandingOrder::Game(order) if game.orders(seat).contains(order) => {
                game.about(seat, order).ok_or(Problem::OrderNotNow)?
            }
            StandingOrder::Game(_) => return Err(Problem::OrderNotNow.into()),
        };
        let order = StoredOrder { guest: guest.id.clone(), what, about, at: clock::now() };
        let table = self.table.id.clone();
        self.store(Write::Order(OrderChange::Give { table, order: order.clone() })).await?;
        self.orders.push(order);
        self.tell_orders(&guest.id);
        Ok(())
    }

    /// The orders of somebody.
    pub(super) fn orders_of(&self, guest: &str) -> Vec<StandingOrder> {
        let theirs = self.orders.iter().filter(|order| order.guest == guest);
        theirs.map(|order| order.what.clone()).collect()
    }

    /// Tells somebody their own orders, and nobody else.
    fn tell_orders(&mut self, guest: &str) {
        let message = ToPage::Orders { orders: self.orders_of(guest) };
        for stream in self.stream_ids() {
            if self.streams.guest(stream) == Some(guest) {
                self.send(stream, &message);
            }
        }
    }

    async fn end_orders(&mut self, ended: Vec<StoredOrder>) -> Result<(), Failure> {
        if ended.is_empty() {
            return Ok(());
        }
        let (table, orders) = (self.table.id.clone(), ended.clone());
        self.store(Write::Order(OrderChange::End { table, orders })).await?;
        self.orders.retain(|order| !ended.contains(order));
        let mut told: Vec<&str> = ended.iter().map(|order| order.guest.as_str()).collect();
        told.dedup();
        for guest in told {
            self.tell_orders(guest);
        }
        Ok(())
    }

    /// Ends what has been overtaken by events: its decision has passed, its game is over, a bot plays for whoever gave it.
    pub(super) async fn review_orders(&mut self) -> Result<(), Failure> {
        let overtaken = |order: &&StoredOrder| match self.ordered_seat(&order.guest) {
            Some(seat) => self.follow(seat, order) == Follow::End,
            None => true,
        };
        let ended = self.orders.iter().filter(overtaken).cloned().collect();
        self.end_orders(ended).await
    }

    /// Ends them all: what they were given for was taken back.
    pub(super) async fn forget_orders(&mut self) -> Result<(), Failure> {
        self.end_orders(self.orders.clone()).await
    }

    /// What an order has somebody do now, if any has.
    fn ordered(&self) -> Option<(Seat, Value)> {
        self.orders.iter().find_map(|order| {
            let seat = self.ordered_seat(&order.guest)?;
            match self.follow(seat, order) {
                Follow::Act(action) => Some((seat, action)),
                Follow::Wait | Follow::End => None,
            }
        })
    }

    /// Follows an order after a while. How long is drawn anew each time and depends on nothing else: not on the order, nor on what it
    /// has its seat do.
    pub(super) fn wake_order(&mut self) {
        if self.held_until().is_some() || self.table.is_paused() || self.orders.is_empty() {
            return;
        }
        let Some(version) = self.game.as_ref().map(|game| game.version()) else { return };
        let Some((seat, _)) = self.ordered() else { return };
        if self.following == Some((version, seat)) {
            return;
        }
        self.following = Some((version, seat));
        let delay = delay(self.house.config.order_delay);
        let mailbox = self.mailbox.clone();
        tokio::spawn(async move {
            sleep(delay).await;
            // If the table is gone nobody waits for it: it wakes again with its orders.
            let _ = mailbox.send(Message::Ordered { version, seat }).await;
        });
    }

    /// An order is followed, if it still stands: nothing has happened since, and its person has not acted.
    pub(super) async fn follow_order(&mut self, version: u32, seat: Seat) -> Result<(), Failure> {
        if self.following == Some((version, seat)) {
            self.following = None;
        }
        let still = self.game.as_ref().is_some_and(|game| game.version() == version);
        if still
            && self.held_until().is_none()
            && !self.table.is_paused()
            && let Some((seat, action)) = self.ordered().filter(|(ordered, _)| *ordered == seat)
        {
            // With an id, as any command has: what is stored and counted is a person's step as well.
            let command = Some(random::hex::<16>()?);
            match self.take_step(seat, By::Person, command, Move::Action(action)).await {
                Ok(_) => {}
                Err(Failure::Refused(problem)) => {
                    tracing::error!(table = self.table.id, version, ?problem, "an order cannot be followed");
                    let guest = self.table.seats[seat.index()].guest.as_ref().map(|guest| guest.id.clone());
                    let theirs = |order: &&StoredOrder| Some(&order.guest) == guest.as_ref();
                    let ended = self.orders.iter().filter(theirs).cloned().collect();
                    self.end_orders(ended).await?;
                }
                Err(failure) => return Err(failure),
            }
        }
        self.wake_bot();
        Ok(())
    }
}

/// Between the shortest delay and four times as much, as people take. Nobody can work it out, not even when the seed is opened.
fn delay(shortest: Duration) -> Duration {
    // Without a source of chance nothing else here works either.
    let lot = f64::from(random::u16().unwrap_or_default()) / f64::from(u16::MAX);
    shortest.mul_f64(1.0 + 3.0 * lot * lot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_takes_as_long_as_a_person_might() {
        let shortest = Duration::from_secs(2);
        let delays: Vec<Duration> = (0..500).map(|_| delay(shortest)).collect();
        assert!(delays.iter().all(|delay| (shortest..=shortest * 4).contains(delay)));
        assert!(delays.iter().max() > Some(&(shortest * 3)), "they do not tick like a clock");
    }
}
