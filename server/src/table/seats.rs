//! Who sits where: sitting down, leaving, starting, handing over, playing again.

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use comptoir_kernel::fairness::Bytes32;
use tokio::time::Instant;

use super::{Ask, Failure, LiveTable, Presence, describe, make, may_look};
use crate::protocol::{Problem, Status, Table};
use crate::storage::{Guest, StoredSeat, Write};
use crate::{adapter, clock, names};

impl LiveTable {
    /// Does what was asked for.
    pub(super) async fn answer(&mut self, guest: Option<&Guest>, ask: Ask) -> Result<(), Failure> {
        if let Ask::Look = ask {
            if !may_look(&self.table, guest.map(|guest| guest.id.as_str())) {
                return Err(Problem::MayNotWatch.into());
            }
            return Ok(());
        }
        let guest = guest.ok_or(Problem::NoName)?;
        match ask {
            Ask::Look => Ok(()),
            Ask::Sit { seat, key, number } => self.sit(guest, seat, key.as_deref(), number).await,
            Ask::Leave => self.leave(guest).await,
            Ask::Start => self.start(guest).await,
            Ask::HandOver { seat } => self.hand_over(guest, seat).await,
            Ask::TakeBack { seat } => self.take_back(guest, seat).await,
            Ask::Rematch => self.rematch(guest).await,
        }
    }

    async fn sit(
        &mut self,
        guest: &Guest,
        seat: Seat,
        key: Option<&str>,
        number: Bytes32,
    ) -> Result<(), Failure> {
        let stored = self.seat(seat)?;
        if self.table.status != Status::Gathering {
            return Err(Problem::AlreadyStarted.into());
        }
        let kept = self.table.seat_of(&guest.id) == Some(seat) && !stored.is_ready();
        if !kept {
            if self.table.seat_of(&guest.id).is_some() {
                return Err(Problem::AlreadySeated.into());
            }
            if !stored.is_open() {
                return Err(Problem::SeatTaken.into());
            }
            let mut seated = self.table.seats.iter().filter_map(|seat| seat.guest.as_ref());
            if seated.any(|seated| names::are_alike(&seated.name, &guest.name)) {
                return Err(Problem::NameTaken.into());
            }
            if !self.table.public && key != Some(stored.key.as_str()) {
                return Err(Problem::WrongKey.into());
            }
        }
        let now = StoredSeat { guest: Some(guest.clone()), number: Some(number), ..stored.clone() };
        self.change_seat(seat, now).await?;
        // Whoever set up a table with nobody to wait for wants to play.
        if kept && self.table.seats.iter().all(StoredSeat::is_ready) {
            self.begin().await?;
        }
        Ok(())
    }

    async fn leave(&mut self, guest: &Guest) -> Result<(), Failure> {
        if self.is_abandoned_by(guest) {
            self.store(Write::Forget { table: self.table.id.clone() }).await?;
            return Err(Failure::Gone);
        }
        let seat = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        let stored = self.seat(seat)?.clone();
        match self.table.status {
            Status::Gathering => {
                self.change_seat(seat, StoredSeat { guest: None, number: None, ..stored }).await
            }
            Status::Playing => self.hand_over(guest, seat).await,
            Status::Over => Ok(()),
        }
    }

    /// Whether nobody is left at a table that has not begun when its host leaves: then it is forgotten.
    fn is_abandoned_by(&self, guest: &Guest) -> bool {
        let mut seated = self.table.seats.iter().filter_map(|seat| seat.guest.as_ref());
        self.table.status == Status::Gathering
            && self.table.host == guest.id
            && seated.all(|seated| seated.id == guest.id)
    }

    async fn start(&mut self, guest: &Guest) -> Result<(), Failure> {
        if self.table.host != guest.id {
            return Err(Problem::NotHost.into());
        }
        if self.table.status != Status::Gathering {
            return Err(Problem::AlreadyStarted.into());
        }
        if !self.table.seats.iter().all(StoredSeat::is_ready) {
            return Err(Problem::SeatsOpen.into());
        }
        self.begin().await
    }

    /// Every seat is taken and has its number: the game begins.
    async fn begin(&mut self) -> Result<(), Failure> {
        let touched = clock::now();
        let (setup, game) = adapter::begin(&self.table, touched)?;
        let to_act = game.to_act();
        let (table, stored) = (self.table.id.clone(), setup.clone());
        self.store(Write::Start { table, setup: stored, to_act: to_act.clone(), touched }).await?;
        self.table.status = Status::Playing;
        self.table.setup = Some(setup);
        self.table.to_act = to_act;
        self.table.touched = touched;
        self.game = Some(game);
        self.away_since.fill(Instant::now());
        let table = &self.table;
        self.streams.retain(|guest| may_look(table, guest));
        self.snapshot_all();
        Ok(())
    }

    /// One's own seat at once; somebody else's after he has been gone for the grace time.
    async fn hand_over(&mut self, guest: &Guest, seat: Seat) -> Result<(), Failure> {
        let stored = self.seat(seat)?.clone();
        let mine = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        if self.table.status != Status::Playing {
            return Err(Problem::NotStarted.into());
        }
        if stored.bot.is_some() {
            return Ok(());
        }
        if mine != seat {
            let seconds = self.grace_left(seat);
            if seconds > 0 {
                return Err(Problem::StillHere { seconds }.into());
            }
        }
        self.change_seat(seat, StoredSeat { bot: Some(SUBSTITUTE), ..stored }).await
    }

    async fn take_back(&mut self, guest: &Guest, seat: Seat) -> Result<(), Failure> {
        let stored = self.seat(seat)?.clone();
        if self.table.seat_of(&guest.id) != Some(seat) {
            return Err(Problem::NotYourSeat.into());
        }
        if self.table.status != Status::Playing {
            return Err(Problem::NotStarted.into());
        }
        if stored.bot.is_none() {
            return Ok(());
        }
        self.change_seat(seat, StoredSeat { bot: None, ..stored }).await
    }

    /// The first to ask makes the new table; whoever asks later is shown the same one.
    async fn rematch(&mut self, guest: &Guest) -> Result<(), Failure> {
        if self.table.seat_of(&guest.id).is_none() && self.table.host != guest.id {
            return Err(Problem::NotSeated.into());
        }
        if self.table.status != Status::Over {
            return Err(Problem::NotOver.into());
        }
        // It may have been abandoned before it began.
        let again = match &self.table.rematch {
            Some(again) => self.house.storage.table(again).await?,
            None => None,
        };
        if again.is_none() {
            self.table.rematch = Some(make::make_rematch(&self.house, &self.table, guest).await?);
            self.tell_table();
        }
        Ok(())
    }

    pub(super) fn renamed(&mut self, guest: &Guest) {
        let owned = self.table.seats.iter_mut().filter_map(|seat| seat.guest.as_mut());
        for owner in owned.filter(|owner| owner.id == guest.id) {
            owner.name.clone_from(&guest.name);
        }
        if self.table.seat_of(&guest.id).is_some() {
            self.tell_table();
        }
    }

    async fn change_seat(&mut self, seat: Seat, now: StoredSeat) -> Result<(), Failure> {
        let (table, touched) = (self.table.id.clone(), clock::now());
        self.store(Write::Seat { table, seat, now: now.clone(), touched }).await?;
        self.table.seats[seat.index()] = now;
        self.table.touched = touched;
        self.away_since[seat.index()] = Instant::now();
        self.tell_table();
        Ok(())
    }

    fn seat(&self, seat: Seat) -> Result<&StoredSeat, Problem> {
        self.table.seats.get(seat.index()).ok_or(Problem::UnknownSeat)
    }

    /// Seconds until a seat may be handed over by others; never none while its person is there.
    fn grace_left(&self, seat: Seat) -> u32 {
        let grace = self.house.config.grace;
        if self.is_present(seat) {
            return (grace.as_secs() as u32).max(1);
        }
        let left = grace.saturating_sub(self.away_since[seat.index()].elapsed());
        left.as_millis().div_ceil(1000) as u32
    }

    fn is_present(&self, seat: Seat) -> bool {
        let owner = self.table.seats[seat.index()].guest.as_ref();
        owner.is_some_and(|owner| self.streams.is_open_for(&owner.id))
    }

    fn presence(&self) -> Presence {
        let seats = || Seat::all(self.table.seats.len() as u8);
        Presence {
            present: seats().map(|seat| self.is_present(seat)).collect(),
            gone: seats().map(|seat| self.grace_left(seat) == 0).collect(),
            watching: self
                .streams
                .count(|guest| guest.is_none_or(|guest| self.table.seat_of(guest).is_none())),
        }
    }

    /// The table as a guest sees it.
    pub(super) fn describe(&self, guest: Option<&str>) -> Table {
        describe(&self.table, &self.presence(), guest)
    }
}

/// Who plays on for somebody who left: a sensible player who keeps nobody waiting.
const SUBSTITUTE: Level = Level::Merchant;
