//! Who sits where: sitting down, leaving, starting, handing over, playing again.

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use comptoir_kernel::fairness::Opening;
use comptoir_kernel::record::BrokenOff;
use tokio::time::Instant;

use super::{Ask, Failure, LiveTable, Presence, describe, make, may_look};
use crate::protocol::{Owner, Problem, Sit, Status, Table};
use crate::storage::{Guest, StoredSeat, Write};
use crate::{adapter, clock, names, random};

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
        self.do_for(guest, ask).await?;
        self.review_orders().await?;
        self.settle_back().await?;
        Ok(())
    }

    async fn do_for(&mut self, guest: &Guest, ask: Ask) -> Result<(), Failure> {
        match ask {
            Ask::Look => Ok(()),
            Ask::Sit(sit) => self.sit(guest, sit).await,
            Ask::Open(opening) => self.open(guest, opening).await,
            Ask::SetSeat { seat, bot } => self.set_seat(guest, seat, bot).await,
            Ask::Move { from, to } => self.change_places(guest, from, to).await,
            Ask::Leave => self.leave(guest).await,
            Ask::Start => self.start(guest).await,
            Ask::HandOver { seat } => self.hand_over(guest, seat).await,
            Ask::TakeBack { seat } => self.take_back(guest, seat).await,
            Ask::Rematch => self.rematch(guest).await,
            Ask::ComeBack { seat, key } => self.come_back(guest, seat, key.as_deref()).await,
            Ask::LetIn { seat, guest: asker, yes } => self.let_in(guest, seat, &asker, yes).await,
            Ask::Excuse { seat, yes } => self.excuse(guest, seat, yes).await,
            Ask::Coach => self.coach(guest).await,
            Ask::Say { id, said } => self.say(guest, id, said).await,
            Ask::Invite { seat, guest: who } => self.invite(guest, seat, who.as_deref()).await,
            Ask::Decline => self.decline(guest).await,
            Ask::AskBack(asked) => self.ask_back(guest, asked).await,
            Ask::AnswerBack(answer) => self.answer_back(guest, answer).await,
            Ask::SetOrder(set) => self.set_order(guest, set).await,
            Ask::SetFill(fill) => self.set_fill(guest, fill).await,
            Ask::WantPause(yes) => self.want_pause(guest, yes).await,
            Ask::TimeUp { seat, bot } => self.decide_time_up(guest, seat, bot).await,
        }
    }

    async fn sit(&mut self, guest: &Guest, sit: Sit) -> Result<(), Failure> {
        let Sit { seat, key, pledge, program } = sit;
        let stored = self.seat(seat)?.clone();
        if !self.table.is_beginning() {
            return Err(Problem::AlreadyStarted.into());
        }
        let kept = self.table.seat_of(&guest.id) == Some(seat);
        if !kept {
            if self.table.seat_of(&guest.id).is_some() {
                return Err(Problem::AlreadySeated.into());
            }
            if stored.owner() != Owner::Nobody {
                return Err(Problem::SeatTaken.into());
            }
            let mut seated = self.table.seats.iter().filter_map(|seat| seat.guest.as_ref());
            if seated.any(|seated| names::are_alike(&seated.name, &guest.name)) {
                return Err(Problem::NameTaken.into());
            }
            self.may_sit(guest, &stored, key.as_deref()).await?;
        }
        self.may_sit_rated(guest, program).await?;
        // A pledge that is fixed stays: whoever has lost what they pledged begins anew, and so does everybody.
        self.break_off(guest).await?;
        let now = StoredSeat { guest: Some(guest.clone()), pledge: Some(pledge), program, ..stored };
        self.change_seat(seat, StoredSeat { opening: None, invited: None, ..now }).await?;
        // Whoever set up a table with nobody to wait for wants to play.
        if kept { self.fix_if_ready().await } else { self.begin_if_full().await }
    }

    pub(super) async fn fix_if_ready(&mut self) -> Result<(), Failure> {
        if self.table.seats.iter().all(StoredSeat::is_ready) { self.fix().await } else { Ok(()) }
    }

    /// Takes what a person's page had pledged; with the last one the game begins.
    async fn open(&mut self, guest: &Guest, opening: Opening) -> Result<(), Failure> {
        let seat = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        let stored = self.seat(seat)?.clone();
        match self.table.status {
            Status::Gathering => return Err(Problem::NotFixed.into()),
            Status::Opening => {}
            Status::Playing | Status::Over => return Err(Problem::AlreadyStarted.into()),
        }
        let pledge = stored.pledge.ok_or(Problem::NotFixed)?;
        if !opening.fits(&pledge, &self.table.terms().digest()) {
            return Err(Problem::WrongOpening.into());
        }
        if stored.opening.is_none() {
            self.change_seat(seat, StoredSeat { opening: Some(opening), ..stored }).await?;
        }
        self.begin_if_opened().await
    }

    /// Begins the game when every number is open; also when a table is loaded again whose beginning could not be stored.
    pub(super) async fn begin_if_opened(&mut self) -> Result<(), Failure> {
        if self.table.status == Status::Opening && self.table.seats.iter().all(StoredSeat::is_opened) {
            self.begin().await?;
        }
        Ok(())
    }

    /// All seats are taken and pledged: from now on nothing of that changes, and everybody opens their number.
    async fn fix(&mut self) -> Result<(), Failure> {
        if self.table.seats.iter().all(StoredSeat::is_opened) {
            return self.begin().await;
        }
        let (table, touched) = (self.table.id.clone(), clock::now());
        self.store(Write::Fix { table, touched }.telling(self.of_the_fixing(touched))).await?;
        self.table.status = Status::Opening;
        self.table.touched = touched;
        self.tell_table();
        Ok(())
    }

    /// If the pledges were fixed, they are not any more. Some numbers may be open by now, so everybody pledges anew; the
    /// table remembers who broke it off and who had not opened theirs.
    async fn break_off(&mut self, by: &Guest) -> Result<(), Failure> {
        if self.table.status != Status::Opening {
            return Ok(());
        }
        let mut seats = self.table.seats.clone();
        let not_opened = seats
            .iter()
            .filter(|seat| !seat.is_opened())
            .filter_map(|seat| Some(seat.guest.as_ref()?.name.clone()))
            .collect();
        let mut broken_off = self.table.broken_off.clone();
        // Only the latest are kept: a table that hardly ever begins does not grow.
        broken_off.truncate(BROKEN_OFF - 1);
        broken_off.insert(0, BrokenOff { by: by.name.clone(), not_opened });
        for seat in &mut seats {
            (seat.pledge, seat.opening) = (None, None);
        }
        let (table, touched) = (self.table.id.clone(), clock::now());
        let write = Write::BreakOff { table, seats: seats.clone(), broken_off: broken_off.clone(), touched };
        self.store(write.telling(self.of_breaking_off())).await?;
        self.table.status = Status::Gathering;
        self.table.seats = seats;
        self.table.broken_off = broken_off;
        self.table.touched = touched;
        self.tell_table();
        Ok(())
    }

    /// Gives a seat away before the game begins: the host may, and where the host is gone too, whoever sits here.
    async fn set_seat(&mut self, guest: &Guest, seat: Seat, bot: Option<Level>) -> Result<(), Failure> {
        let stored = self.seat(seat)?.clone();
        if !self.table.is_beginning() {
            return Err(Problem::AlreadyStarted.into());
        }
        if self.table.host != guest.id {
            self.table.seat_of(&guest.id).ok_or(Problem::NotHost)?;
            let seconds = self.host_grace_left().max(self.grace_left(seat));
            if seconds > 0 {
                return Err(Problem::StillHere { seconds }.into());
            }
        }
        self.bot_may_sit_rated(bot)?;
        self.break_off(guest).await?;
        // Whoever was sent away may still have the link.
        let key = if stored.guest.is_some() { random::hex::<16>()? } else { stored.key.clone() };
        self.change_seat(seat, StoredSeat { key, ..stored.vacated(bot) }).await?;
        self.begin_if_full().await
    }

    /// Two seats change places before the game begins, which is the host's to decide. Links lead to seats and stay where they are.
    async fn change_places(&mut self, guest: &Guest, from: Seat, to: Seat) -> Result<(), Failure> {
        self.seat(from)?;
        self.seat(to)?;
        if self.table.host != guest.id {
            return Err(Problem::NotHost.into());
        }
        if !self.table.is_beginning() {
            return Err(Problem::AlreadyStarted.into());
        }
        if from == to {
            return Ok(());
        }
        self.break_off(guest).await?;
        let mut seats = self.table.seats.clone();
        let keys = [from, to].map(|seat| seats[seat.index()].key.clone());
        seats.swap(from.index(), to.index());
        for (seat, key) in [from, to].into_iter().zip(keys) {
            seats[seat.index()].key = key;
        }
        let (table, touched) = (self.table.id.clone(), clock::now());
        self.store(Write::Seats { table, seats: seats.clone(), touched }).await?;
        self.table.seats = seats;
        self.table.touched = touched;
        self.away_since.swap(from.index(), to.index());
        self.tell_table();
        Ok(())
    }

    async fn leave(&mut self, guest: &Guest) -> Result<(), Failure> {
        if self.is_abandoned_by(guest) {
            self.store(Write::Forget { table: self.table.id.clone() }).await?;
            for invited in self.table.seats.iter().filter_map(|seat| seat.invited.as_ref()) {
                self.house.board.tell(&invited.id);
            }
            return Err(Failure::Gone);
        }
        let seat = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        let stored = self.seat(seat)?.clone();
        match self.table.status {
            Status::Gathering | Status::Opening => {
                self.break_off(guest).await?;
                self.change_seat(seat, stored.vacated(None)).await
            }
            Status::Playing => self.hand_over(guest, seat).await,
            Status::Over => Ok(()),
        }
    }

    /// Whether nobody is left at a table that has not begun when its host leaves: then it is forgotten.
    fn is_abandoned_by(&self, guest: &Guest) -> bool {
        let mut seated = self.table.seats.iter().filter_map(|seat| seat.guest.as_ref());
        self.table.is_beginning() && self.table.host == guest.id && seated.all(|seated| seated.id == guest.id)
    }

    async fn start(&mut self, guest: &Guest) -> Result<(), Failure> {
        let alone = self.host_grace_left() == 0 && self.table.seat_of(&guest.id).is_some();
        if self.table.host != guest.id && !alone {
            return Err(Problem::NotHost.into());
        }
        if self.table.status != Status::Gathering {
            return Err(Problem::AlreadyStarted.into());
        }
        if !self.table.seats.iter().all(StoredSeat::is_ready) {
            return Err(Problem::SeatsOpen.into());
        }
        self.fix().await
    }

    /// Every seat is taken and every number opened: the game begins.
    async fn begin(&mut self) -> Result<(), Failure> {
        let touched = clock::now();
        let (setup, game) = adapter::begin(&self.table, touched)?;
        let to_act = game.to_act();
        let (table, stored) = (self.table.id.clone(), setup.clone());
        let start = Write::Start { table, setup: stored, to_act: to_act.clone(), touched };
        self.store(start.telling(self.of_the_start(&to_act, touched))).await?;
        self.table.status = Status::Playing;
        self.table.setup = Some(setup);
        self.table.to_act = to_act;
        self.table.touched = touched;
        self.game = Some(game);
        self.away_since.fill(Instant::now());
        let table = &self.table;
        self.streams.retain(|guest| may_look(table, guest));
        self.follow_seats(false).await?;
        self.snapshot_all();
        Ok(())
    }

    /// One's own seat at once; somebody else's after they have been gone for the grace time.
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
            if self.table.clock.is_some() {
                return Err(Problem::ClockDecides.into());
            }
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
        let mut asking = false;
        for kept in self.table.seats.iter_mut().filter(|seat| seat.is_kept_for(&guest.id)) {
            // A former player does not come.
            kept.invited = Some(guest.clone()).filter(|guest| !guest.name.is_empty());
            asking = true;
        }
        for asked in self.table.returns.iter_mut().filter(|asked| asked.guest.id == guest.id) {
            asked.guest.name.clone_from(&guest.name);
            asking = true;
        }
        if asking || self.table.seat_of(&guest.id).is_some() {
            self.tell_table();
        }
    }

    /// Whoever a seat was kept for, or will be, hears of it.
    pub(super) fn tell_invited(&self, seat: Seat, now: &StoredSeat) {
        let before = &self.table.seats[seat.index()];
        if before.invited != now.invited {
            for invited in [&before.invited, &now.invited].into_iter().flatten() {
                self.house.board.tell(&invited.id);
            }
        }
    }

    pub(super) async fn change_seat(&mut self, seat: Seat, now: StoredSeat) -> Result<(), Failure> {
        self.keep_seat(seat, now).await?;
        self.away_since[seat.index()] = Instant::now();
        Ok(())
    }

    /// Changes something about a seat, but not who acts there.
    pub(super) async fn keep_seat(&mut self, seat: Seat, now: StoredSeat) -> Result<(), Failure> {
        let (table, touched) = (self.table.id.clone(), clock::now());
        let told = self.of_a_seat(seat, &now, touched);
        self.store(Write::Seat { table, seat, now: now.clone(), touched }.telling(told)).await?;
        self.tell_invited(seat, &now);
        self.table.seats[seat.index()] = now;
        self.table.touched = touched;
        self.tell_table();
        self.follow_seats(false).await
    }

    pub(super) fn seat(&self, seat: Seat) -> Result<&StoredSeat, Problem> {
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

    /// Seconds until others may do what is the host's to do. A host who neither sits here nor looks is not waited for.
    pub(super) fn host_grace_left(&self) -> u32 {
        match self.table.seat_of(&self.table.host) {
            Some(seat) => self.grace_left(seat),
            None if self.streams.is_open_for(&self.table.host) => {
                (self.house.config.grace.as_secs() as u32).max(1)
            }
            None => 0,
        }
    }

    pub(super) fn is_present(&self, seat: Seat) -> bool {
        let owner = self.table.seats[seat.index()].guest.as_ref();
        owner.is_some_and(|owner| self.streams.is_open_for(&owner.id))
    }

    pub(super) fn presence(&self) -> Presence {
        let seats = || Seat::all(self.table.seats.len() as u8);
        Presence {
            present: seats().map(|seat| self.is_present(seat)).collect(),
            gone: seats().map(|seat| self.grace_left(seat) == 0).collect(),
            host_gone: self.host_grace_left() == 0,
            back: self.back.clone(),
            now: self.house.time.now(),
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
pub(super) const SUBSTITUTE: Level = Level::Trader;

/// Attempts to begin that a table remembers.
const BROKEN_OFF: usize = 20;
