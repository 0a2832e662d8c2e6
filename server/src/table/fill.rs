//! A table that begins by itself: when every seat is taken, or after a while with bots in those that are not.

use comptoir_kernel::Seat;
use tokio::time::{Duration, Instant};

use super::{Failure, LiveTable};
use crate::clock;
use crate::protocol::{Fill, NewFill, Owner, Problem, Status};
use crate::storage::{Guest, StoredSeat, Write};

/// The longest a table may wait, in minutes; until then it stays in memory.
const LONGEST: u32 = 60;

impl NewFill {
    /// When that is, from now on.
    pub(crate) fn from(self, now: i64) -> Result<Fill, Problem> {
        if !(1..=LONGEST).contains(&self.minutes) {
            return Err(Problem::unreadable(&"bots come after 1 to 60 minutes"));
        }
        Ok(Fill { at: now + 60 * i64::from(self.minutes), bot: self.bot })
    }
}

impl LiveTable {
    /// The host has the table begin by itself, or not.
    pub(super) async fn set_fill(&mut self, guest: &Guest, fill: Option<NewFill>) -> Result<(), Failure> {
        self.is_for_the_host(guest)?;
        let fill = fill.map(|fill| fill.from(clock::now())).transpose()?;
        self.store_fill(fill).await?;
        self.begin_if_full().await
    }

    /// When bots come, if they do.
    pub(super) fn fill(&self) -> Option<Fill> {
        self.table.fill.filter(|_| self.table.status == Status::Gathering)
    }

    /// The same, by the clock of the task.
    pub(super) fn fill_due(&self) -> Option<Instant> {
        let left = self.fill()?.at - clock::now();
        Some(Instant::now() + Duration::from_secs(left.max(0) as u64))
    }

    /// Gives the open seats to bots if it is time. The pledges of those who sit here are fixed then, and opened, as at any other
    /// beginning; whoever has not pledged yet is waited for. Where nobody sits, nobody is waited for either.
    pub(super) async fn fill_up(&mut self, now: i64) -> Result<(), Failure> {
        let Some(fill) = self.fill().filter(|fill| fill.at <= now) else { return Ok(()) };
        if self.table.seats.iter().all(|seat| seat.guest.is_none()) {
            return self.store_fill(None).await;
        }
        let open = (0..).map(Seat).zip(&self.table.seats).filter(|(_, seat)| seat.owner() == Owner::Nobody);
        let seats: Vec<(Seat, StoredSeat)> =
            open.map(|(seat, stored)| (seat, stored.clone().vacated(Some(fill.bot)))).collect();
        let (table, touched) = (self.table.id.clone(), now);
        let told = seats.iter().flat_map(|(seat, now)| self.of_a_seat(*seat, now, touched)).collect();
        self.store(Write::FillUp { table, seats: seats.clone(), touched }.telling(told)).await?;
        for (seat, now) in seats {
            self.tell_invited(seat, &now);
            self.table.seats[seat.index()] = now;
        }
        self.table.touched = touched;
        self.table.fill = None;
        self.tell_table();
        self.fix_if_ready().await
    }

    /// Where the table begins by itself, it does as soon as nothing is missing.
    pub(super) async fn begin_if_full(&mut self) -> Result<(), Failure> {
        if self.fill().is_some() { self.fix_if_ready().await } else { Ok(()) }
    }

    async fn store_fill(&mut self, fill: Option<Fill>) -> Result<(), Failure> {
        self.store(Write::Fill { table: self.table.id.clone(), fill }).await?;
        self.table.fill = fill;
        self.tell_table();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use comptoir_bots::Level;
    use comptoir_kernel::fairness::Bytes;
    use serde_json::Value;
    use tokio::sync::{mpsc, oneshot};

    use super::*;
    use crate::config::Config;
    use crate::house::House;
    use crate::protocol::{NewSeat, NewTable, Sit, Visibility};
    use crate::storage::{NewSession, PersonChange};
    use crate::table::{Ask, Message};

    /// A table that waits for five minutes; whoever made it may sit there.
    async fn waiting(first: NewSeat) -> (tempfile::TempDir, Arc<House>, Guest, LiveTable) {
        let data = tempfile::TempDir::new().unwrap();
        let house = House::open(Config::new(data.path()), Arc::new(|_: &str| None)).await.unwrap();
        let host = Guest { id: "host".into(), name: "Host".into() };
        let (id, guest) = ("session".into(), host.id.clone());
        let session = NewSession { id, guest, token_hash: [0; 32], device: String::new(), at: 0 };
        let new = PersonChange::New { guest: host.clone(), session };
        house.storage.write(Write::Person(new)).await.unwrap();
        let new = NewTable {
            game: "ugo".into(),
            options: Value::Null,
            seats: vec![first, NewSeat::Open, NewSeat::Open],
            visibility: Visibility::Public,
            language: None,
            fill: Some(NewFill { minutes: 5, bot: Level::Apprentice }),
            rated: false,
            coach: false,
            clock: None,
        };
        let id = crate::table::make(&house, host.clone(), new).await.unwrap();
        let (mailbox, _) = mpsc::channel(1);
        let table = LiveTable::load(house.clone(), &id, mailbox).await.unwrap();
        (data, house, host, table)
    }

    async fn pledges(table: &mut LiveTable, host: &Guest) {
        let sit = Sit { seat: Seat(0), key: None, pledge: Bytes([7; 32]), program: false };
        assert!(table.answer(Some(host), Ask::Sit(sit)).await.is_ok());
    }

    #[tokio::test]
    async fn bots_come_at_the_time_and_not_before() {
        let (_data, house, host, mut table) = waiting(NewSeat::Me).await;
        let due = table.table.made + 300;
        assert!(!table.is_idle(), "it stays in memory");
        pledges(&mut table, &host).await;
        assert!(table.fill_up(due - 1).await.is_ok());
        assert_eq!(table.table.seats.iter().filter(|seat| seat.bot.is_some()).count(), 0);
        assert!(table.fill_up(due).await.is_ok());
        let bots: Vec<_> = table.table.seats.iter().map(|seat| seat.bot).collect();
        assert_eq!(bots, [None, Some(Level::Apprentice), Some(Level::Apprentice)]);
        assert_eq!(table.table.status, Status::Opening, "the number pledged has yet to be opened");
        assert_eq!(house.storage.table(&table.table.id).await.unwrap().as_ref(), Some(&table.table));
        house.close().await;
    }

    #[tokio::test]
    async fn whoever_has_not_pledged_yet_is_waited_for() {
        let (_data, house, host, mut table) = waiting(NewSeat::Me).await;
        let due = table.table.made + 300;
        assert!(table.fill_up(due).await.is_ok());
        assert_eq!((table.table.status, table.fill()), (Status::Gathering, None));
        pledges(&mut table, &host).await;
        assert_eq!(table.table.status, Status::Opening);
        house.close().await;
    }

    #[tokio::test]
    async fn where_nobody_sits_bots_do_not_play_alone() {
        let (_data, house, _, mut table) = waiting(NewSeat::Open).await;
        let due = table.table.made + 300;
        assert!(table.fill_up(due).await.is_ok());
        assert!(table.table.seats.iter().all(|seat| seat.bot.is_none()));
        assert!(table.is_idle() && table.table.fill.is_none());
        assert_eq!(house.storage.table(&table.table.id).await.unwrap().as_ref(), Some(&table.table));
        house.close().await;
    }

    #[tokio::test]
    async fn what_slips_in_while_a_table_is_unloaded_brings_it_back_if_there_is_more_to_do() {
        for (slips_in, again) in [(false, false), (true, true)] {
            let (_data, house, host, mut table) = waiting(NewSeat::Me).await;
            assert!(table.store_fill(None).await.is_ok());
            assert!(table.is_idle());
            let (mailbox, mut messages) = mpsc::channel(1);
            let (answer, answered) = oneshot::channel();
            if slips_in {
                let ask = Ask::SetFill(Some(NewFill { minutes: 5, bot: Level::Apprentice }));
                let asked = tracing::Span::none();
                let message = Message::Ask { guest: Some(host), ask, answer, asked };
                assert!(mailbox.try_send(message).is_ok());
            } else {
                drop(answer);
            }
            assert_eq!(table.unload(&mut messages).await, again);
            assert_eq!(answered.await.is_ok(), slips_in, "it is still answered");
            house.close().await;
        }
    }
}
