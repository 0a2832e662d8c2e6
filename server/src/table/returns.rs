//! Coming back to a taken seat without what one was known by: the table decides, never a link alone. Unless the seat waits for whoever has
//! its link, at a table that was played elsewhere.

use comptoir_kernel::Seat;
use tokio::time::Instant;

use super::describe::may_answer;
use super::{Failure, LiveTable};
use crate::protocol::{Owner, Problem, Visibility};
use crate::storage::{Guest, StoredReturn, StoredSeat, Write};
use crate::{clock, names};

/// Who may be asking at the same time.
const ASKING: usize = 8;

impl LiveTable {
    /// Somebody says that a taken seat is theirs.
    pub(super) async fn come_back(
        &mut self,
        guest: &Guest,
        seat: Seat,
        key: Option<&str>,
    ) -> Result<(), Failure> {
        let stored = self.seat(seat)?;
        if self.table.seat_of(&guest.id).is_some() {
            return Err(Problem::AlreadySeated.into());
        }
        if self.table.visibility != Visibility::Public && key != Some(stored.key.as_str()) {
            return Err(Problem::WrongKey.into());
        }
        if stored.owner() != Owner::Person {
            return Err(Problem::NotTaken.into());
        }
        self.may_sit_rated(guest, false).await?;
        if self.is_present(seat) {
            return Err(Problem::SeatTaken.into());
        }
        let awaited = stored.is_awaited() && key == Some(stored.key.as_str());
        let mut others = (0..).map(Seat).zip(&self.table.seats).filter(|(other, _)| *other != seat);
        let alike = |other: &StoredSeat| {
            other.guest.as_ref().is_some_and(|other| names::are_alike(&other.name, &guest.name))
        };
        if others.any(|(_, other)| alike(other)) {
            return Err(Problem::NameTaken.into());
        }
        if awaited {
            let (guest, now) = (guest.clone(), clock::now());
            let asked = StoredReturn { seat, guest, asked: now, agreed: Vec::new(), let_in: None };
            return self.admit(asked).await;
        }
        let asking = || self.table.returns.iter().filter(|asked| asked.let_in.is_none());
        if asking().any(|asked| asked.seat == seat && asked.guest.id == guest.id) {
            return Ok(());
        }
        if asking().count() >= ASKING {
            return Err(Problem::TooFast { seconds: 60 }.into());
        }
        let asked = StoredReturn {
            seat,
            guest: guest.clone(),
            asked: clock::now(),
            agreed: Vec::new(),
            let_in: None,
        };
        self.store(Write::Return { table: self.table.id.clone(), asked: asked.clone() }).await?;
        self.table.returns.retain(|old| old.seat != seat || old.guest.id != guest.id);
        self.table.returns.push(asked);
        self.tell_table();
        Ok(())
    }

    /// Somebody who has a say in it answers. A no is a no; the seat's own person and the host can say yes alone.
    pub(super) async fn let_in(
        &mut self,
        guest: &Guest,
        seat: Seat,
        who: &str,
        yes: bool,
    ) -> Result<(), Failure> {
        self.seat(seat)?;
        let asking =
            |asked: &StoredReturn| asked.let_in.is_none() && asked.seat == seat && asked.guest.id == who;
        let at = self.table.returns.iter().position(asking).ok_or(Problem::NotAsked)?;
        let mut asked = self.table.returns[at].clone();
        let mine = self.table.seat_of(&guest.id);
        if !may_answer(&self.table, &self.presence(), &asked, &guest.id) {
            return match mine {
                Some(mine) if asked.agreed.contains(&mine) => Ok(()),
                _ => Err(Problem::NotHost.into()),
            };
        }
        let table = self.table.id.clone();
        if !yes {
            self.store(Write::Refuse { table, seat, guest: who.to_owned() }).await?;
            self.table.returns.remove(at);
            self.tell_table();
            return Ok(());
        }
        asked.agreed.extend(mine);
        let decides = mine == Some(seat) || self.table.host == guest.id;
        if !decides && !self.all_agree(&asked) {
            self.store(Write::Return { table, asked: asked.clone() }).await?;
            self.table.returns[at] = asked;
            self.tell_table();
            return Ok(());
        }
        if self.table.seat_of(who).is_some() {
            return Err(Problem::AlreadySeated.into());
        }
        // Its person is back by themselves, and nobody else gives it away.
        if mine != Some(seat) && self.is_present(seat) {
            return Err(Problem::SeatTaken.into());
        }
        self.admit(asked).await
    }

    /// The seat is theirs.
    async fn admit(&mut self, mut asked: StoredReturn) -> Result<(), Failure> {
        let (table, seat, who) = (self.table.id.clone(), asked.seat, asked.guest.id.as_str());
        let stored = self.seat(seat)?.clone();
        asked.let_in = Some(clock::now());
        let former = stored.guest.as_ref().map(|former| former.id.as_str());
        let host = if former == Some(self.table.host.as_str()) { who } else { &self.table.host }.to_owned();
        let now = StoredSeat { guest: Some(asked.guest.clone()), invited: None, ..stored };
        let write = Write::LetIn { table, asked: asked.clone(), now: now.clone(), host: host.clone() };
        let told = self.of_a_seat(seat, &now, clock::now());
        self.store(write.telling(told)).await?;
        self.table.host = host;
        self.table.seats[seat.index()] = now;
        self.table.returns.retain(|old| old.seat != seat || old.guest.id != asked.guest.id);
        self.table.returns.push(asked);
        self.away_since[seat.index()] = Instant::now();
        self.follow_seats(true).await?;
        // Two people see the game with other eyes now.
        self.snapshot_all();
        Ok(())
    }

    /// Whether everybody else who sits here agrees.
    fn all_agree(&self, asked: &StoredReturn) -> bool {
        let mut others = (0..)
            .map(Seat)
            .zip(&self.table.seats)
            .filter(|(seat, stored)| *seat != asked.seat && stored.owner() == Owner::Person);
        others.all(|(seat, _)| asked.agreed.contains(&seat))
    }
}
