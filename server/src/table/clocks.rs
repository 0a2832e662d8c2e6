//! The clocks of a table: settled and stored with every step, and looked at when time is up.

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use comptoir_kernel::playthrough::By;

use super::{Failure, LiveTable};
use crate::clock;
use crate::protocol::{ClockInfo, MyHabits, Owner, Problem, SeatClockInfo, Status, ToPage};
use crate::storage::{Guest, NoticeChange, StoredSeat, StoredTable, TableTime, TimeChange, Write};
use crate::time_control::{Cause, Clocks, Habits, Happened, Moment, People};

impl StoredTable {
    /// Those who play themselves, by seat.
    fn players(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(&self.seats);
        seats.filter(|(_, seat)| plays(seat)).map(|(seat, _)| seat).collect()
    }

    /// By seat: whether its person plays there and is to act.
    fn thinking(&self, to_act: &[Seat]) -> Vec<bool> {
        let seats = (0..).map(Seat).zip(&self.seats);
        seats.map(|(seat, stored)| plays(stored) && to_act.contains(&seat)).collect()
    }

    /// Whether its clocks stand still because all agreed to it.
    pub(super) fn is_paused(&self) -> bool {
        self.clocks.as_ref().is_some_and(|clocks| clocks.paused.is_some())
    }

    /// Whether a bot plays on in a seat because its person let time run out.
    fn is_away(&self, seat: Seat) -> bool {
        let time = self.clocks.as_ref().and_then(|clocks| clocks.seats.get(seat.index()));
        time.is_some_and(|time| time.away)
    }

    /// The bot that plays this turn of somebody whose time is up.
    pub(super) fn stand_in(&self, seat: Seat) -> Option<Level> {
        self.clocks.as_ref()?.seats.get(seat.index())?.stand_in
    }

    /// The clocks as everybody is told of them.
    pub(super) fn clock_info(&self, now: Moment) -> Option<ClockInfo> {
        let chosen = self.clock?;
        let clocks = self.clocks.as_ref();
        let seats = clocks.map_or(&[][..], |clocks| &clocks.seats).iter().map(|time| SeatClockInfo {
            left: time.clock.settled(),
            since: time.clock.thinking_since(),
            until: time.until.map(|until| now.wall + (until - now.open)),
            stand_in: time.stand_in,
            undecided: time.undecided,
            away: time.away,
        });
        Some(ClockInfo {
            chosen,
            now: now.wall,
            paused: self.is_paused(),
            agreed: clocks.map_or_else(Vec::new, |clocks| clocks.agreed.clone()),
            seats: seats.collect(),
        })
    }
}

fn plays(seat: &StoredSeat) -> bool {
    seat.owner() == Owner::Person && seat.bot.is_none()
}

/// When somebody does not want to be waited for. What was stored was sound; what the time zones of a later day know nothing of counts for
/// nothing.
pub(crate) fn habits_of(stored: MyHabits) -> Option<Habits> {
    Habits::new(&stored.zone, stored.quiet, stored.holidays).ok()
}

impl LiveTable {
    /// Reads when those who sit here do not want to be waited for.
    pub(super) async fn read_habits(&mut self) -> Result<(), Problem> {
        if !self.table.clock.is_some_and(|clock| clock.control.over_days) {
            return Ok(());
        }
        let mut habits = Vec::new();
        for seat in &self.table.seats {
            let stored = match &seat.guest {
                Some(guest) => self.house.storage.habits(&guest.id).await?,
                None => None,
            };
            habits.push(stored.and_then(|(stored, _)| habits_of(stored)));
        }
        self.habits = habits;
        Ok(())
    }

    /// What time does at a step: to be stored with it.
    pub(super) fn time_of_step(
        &self,
        (seat, by, undo): (Seat, By, bool),
        to_act: &[Seat],
        over: bool,
    ) -> Option<(TableTime, Vec<NoticeChange>)> {
        let (clock, mut clocks) = (self.table.clock?, self.table.clocks.clone()?);
        let now = self.house.time.now();
        let thinking = self.table.thinking(if over { &[] } else { to_act });
        let people = People { clock: &clock, to_act: &thinking, habits: &self.habits };
        let cause = Cause::Step { seat, by_person: by == By::Person, undo };
        let happened = clocks.follow(people, cause, now);
        let due = if over { None } else { clocks.due(people, now) };
        Some(self.table_time(clocks, due, happened))
    }

    /// What is stored of it, and what people are to hear.
    fn table_time(
        &self,
        clocks: Clocks,
        due: Option<i64>,
        happened: Happened,
    ) -> (TableTime, Vec<NoticeChange>) {
        let told = self.of_time(&clocks, &happened, clock::now());
        let whose = |seat: Seat| {
            let guest = self.table.seats.get(seat.index())?.guest.as_ref()?;
            // A former player is nobody's to tell of.
            Some(guest.id.clone()).filter(|_| !guest.name.is_empty())
        };
        let Happened { turns, bots, .. } = happened;
        let time = TableTime {
            table: self.table.id.clone(),
            clocks,
            due,
            turns: turns.into_iter().filter_map(|(seat, kept)| Some((whose(seat)?, kept))).collect(),
            bots,
        };
        (time, told)
    }

    /// It is stored: the table is so now, and everybody hears of it.
    pub(super) fn take_time(&mut self, time: TableTime) {
        let TableTime { clocks, due, bots, .. } = time;
        self.table.clocks = Some(clocks);
        if let Some(due) = due {
            self.house.bell.set(due);
        }
        let nobody_left = bots.is_empty();
        for (seat, level) in bots {
            self.table.seats[seat.index()].bot = Some(level);
        }
        if nobody_left { self.tell_clock() } else { self.tell_table() }
    }

    fn tell_clock(&mut self) {
        let Some(clock) = self.table.clock_info(self.house.time.now()) else { return };
        let message = ToPage::Clock { clock };
        for stream in self.stream_ids() {
            self.send(stream, &message);
        }
    }

    async fn store_time(
        &mut self,
        clocks: Clocks,
        due: Option<i64>,
        happened: Happened,
    ) -> Result<(), Failure> {
        let (time, told) = self.table_time(clocks, due, happened);
        self.store(Write::Time(TimeChange::Table(Box::new(time.clone()))).telling(told)).await?;
        self.take_time(time);
        Ok(())
    }

    /// The clocks follow who plays where, once a game has begun. With `anew` also if nothing of that has changed.
    pub(super) async fn follow_seats(&mut self, anew: bool) -> Result<(), Failure> {
        let Some(clock) = self.table.clock.filter(|_| self.table.status == Status::Playing) else {
            return Ok(());
        };
        let (thinking, players) = (self.table.thinking(&self.table.to_act), self.table.players());
        let begun = self.table.clocks.clone();
        let cause = if begun.is_some() { Cause::Seats } else { Cause::Begin };
        let mut clocks = begun.unwrap_or_else(|| Clocks::new(&clock.control, thinking.len()));
        let back: Vec<Seat> = players.iter().copied().filter(|seat| self.table.is_away(*seat)).collect();
        if !anew
            && cause == Cause::Seats
            && back.is_empty()
            && clocks.agreed.is_empty()
            && clocks.fit(&thinking)
        {
            return Ok(());
        }
        let now = self.house.time.now();
        if cause == Cause::Begin {
            self.read_habits().await?;
        }
        // What has passed is charged under the habits of then.
        let people = People { clock: &clock, to_act: &thinking, habits: &self.habits };
        let mut happened = clocks.follow(people, cause, now);
        for seat in back {
            clocks.came_back(seat);
        }
        clocks.settle_vote(&players, people, now);
        self.read_habits().await?;
        let people = People { clock: &clock, to_act: &thinking, habits: &self.habits };
        happened = happened.then(clocks.run(people, now));
        let due = clocks.due(people, now);
        self.store_time(clocks, due, happened).await
    }

    /// Sees whether somebody's time is up. Whoever woke the table for that has it say when the next time is.
    pub(super) async fn look_at_time(&mut self, woken: bool) -> Result<(), Failure> {
        let clocks = self.table.clocks.clone().filter(|_| self.table.status == Status::Playing);
        let (Some(clock), Some(mut clocks)) = (self.table.clock, clocks) else {
            // Nobody is woken for that a second time.
            return if woken { Err(Problem::NoClock.into()) } else { Ok(()) };
        };
        let now = self.house.time.now();
        let thinking = self.table.thinking(&self.table.to_act);
        let people = People { clock: &clock, to_act: &thinking, habits: &self.habits };
        let was_paused = clocks.paused.is_some();
        let happened = clocks.run(people, now);
        if !woken && happened.is_nothing() && was_paused == clocks.paused.is_some() {
            return Ok(());
        }
        let due = clocks.due(people, now);
        self.store_time(clocks, due, happened).await
    }

    /// Whether somebody may act now, as far as time is concerned. Whoever was away is back by acting.
    pub(super) async fn may_act_now(&mut self, seat: Seat) -> Result<(), Failure> {
        self.look_at_time(false).await?;
        if self.table.is_paused() {
            return Err(Problem::Paused.into());
        }
        if self.table.is_away(seat) {
            let stored = self.seat(seat)?.clone();
            self.change_seat(seat, StoredSeat { bot: None, ..stored }).await?;
        }
        if self.table.stand_in(seat).is_some() {
            return Err(Problem::TimeUp.into());
        }
        Ok(())
    }

    /// The seat of somebody who plays themselves at a table with a clock whose game goes on.
    fn player(&self, guest: &Guest) -> Result<Seat, Problem> {
        let seat = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        match self.table.status {
            Status::Gathering | Status::Opening => return Err(Problem::NotStarted),
            Status::Playing => {}
            Status::Over => return Err(Problem::AlreadyOver),
        }
        if self.table.clocks.is_none() {
            return Err(Problem::NoClock);
        }
        if self.seat(seat)?.bot.is_some() { Err(Problem::NotYourSeat) } else { Ok(seat) }
    }

    /// Somebody wants a pause, or to go on.
    pub(super) async fn want_pause(&mut self, guest: &Guest, yes: bool) -> Result<(), Failure> {
        let seat = self.player(guest)?;
        self.look_at_time(false).await?;
        self.change_clocks(|clocks, players, people, now| {
            clocks.agree(seat, yes, players, people, now);
            Ok(())
        })
        .await
    }

    /// The others say what happens to a turn whose time is up.
    pub(super) async fn decide_time_up(
        &mut self,
        guest: &Guest,
        seat: Seat,
        bot: bool,
    ) -> Result<(), Failure> {
        self.seat(seat)?;
        let mine = self.player(guest)?;
        if mine == seat {
            return Err(Problem::NotYourSeat.into());
        }
        let level = bot.then_some(super::seats::SUBSTITUTE);
        self.change_clocks(|clocks, _, people, now| {
            if clocks.decide(seat, level, &people.clock.control, now) { Ok(()) } else { Err(Problem::NotUp) }
        })
        .await
    }

    async fn change_clocks(
        &mut self,
        change: impl FnOnce(&mut Clocks, &[Seat], People<'_>, Moment) -> Result<(), Problem>,
    ) -> Result<(), Failure> {
        let clock = self.table.clock.ok_or(Problem::NoClock)?;
        let mut clocks = self.table.clocks.clone().ok_or(Problem::NoClock)?;
        let (thinking, players) = (self.table.thinking(&self.table.to_act), self.table.players());
        let now = self.house.time.now();
        let people = People { clock: &clock, to_act: &thinking, habits: &self.habits };
        change(&mut clocks, &players, people, now)?;
        let happened = clocks.run(people, now);
        let due = clocks.due(people, now);
        self.store_time(clocks, due, happened).await
    }
}
