//! Weeks of whole tables, in milliseconds: people come and go, the house closes and crashes, the disk fails, clocks are set. Nobody loses a
//! second that they did not have, and everything about somebody's time is told once.
//!
//! `comptoir soak clocks` plays as many tables as it is asked for; a few are part of the gate.

use std::time::Duration;

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use jiff::ToSpan;
use jiff::civil::date;
use tokio::sync::watch;

use super::{
    Cause, Clocks, HOUR, Habits, Happened, Holiday, HouseTime, LONGEST_QUIET, MINUTE, Mark, Moment, People,
    Quiet, TableClock, Time, TimeControl, WhenUp,
};

const SEATS: usize = 3;
const WEEKS: i64 = 4;
/// Days around which clocks are set, in Europe and America: 12 October and 5 March of 2026.
const STARTS: [i64; 2] = [1_791_763_200_000, 1_772_668_800_000];
/// A wake may come so much later than it is due, because only every few minutes something happens here.
const LATE: i64 = 3 * MINUTE;

/// What a simulated table counted.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Turns that began.
    pub turns: u32,
    /// Decisions that people made in time.
    pub kept: u32,
    /// Turns whose time was up.
    pub ups: u32,
    /// Seats that a bot took because its person was away.
    pub away: u32,
    /// Pauses.
    pub pauses: u32,
    /// Things that were told of somebody's time.
    pub told: u32,
    /// Times that the house closed, crashed, could not store, or had its clock set.
    pub troubles: u32,
    /// Changes that were lost before they were stored.
    pub lost: u32,
}

impl Counted {
    /// What several counted together.
    pub fn add(&mut self, other: &Counted) {
        self.turns += other.turns;
        self.kept += other.kept;
        self.ups += other.ups;
        self.away += other.away;
        self.pauses += other.pauses;
        self.told += other.told;
        self.troubles += other.troubles;
        self.lost += other.lost;
    }
}

/// Chance of a simulation's own.
pub(super) struct Lots(pub(super) u64);

impl Lots {
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut lot = self.0;
        lot = (lot ^ lot >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        lot = (lot ^ lot >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (lot ^ lot >> 31) % bound
    }
}

/// The house, as it goes up and down.
struct House {
    time: Time,
    open: HouseTime,
    trouble: watch::Sender<Option<String>>,
    written: Moment,
}

impl House {
    fn new(wall: i64) -> House {
        let (time, trouble) = (Time::simulated(wall), watch::Sender::new(None));
        let open = HouseTime::new(time.clone(), Moment::default(), trouble.subscribe());
        let written = open.now();
        House { time, open, trouble, written }
    }

    fn now(&self) -> Moment {
        self.open.now()
    }

    fn pass(&self, minutes: u64) {
        self.time.pass(Duration::from_secs(60 * minutes));
    }

    /// It closes, or crashes, and opens again later.
    fn restart(&mut self, minutes: u64, crash: bool) {
        if !crash {
            self.written = self.now();
        }
        self.pass(minutes);
        self.trouble = watch::Sender::new(None);
        self.open = HouseTime::new(self.time.clone(), self.written, self.trouble.subscribe());
    }

    /// The disk takes nothing for a while.
    fn fault(&self, minutes: u64) {
        self.now();
        self.trouble.send_replace(Some("the disk is full".into()));
        self.pass(minutes);
        self.trouble.send_replace(None);
    }
}

/// What there really was of a turn: time in which its person could have acted.
#[derive(Clone, Copy, Default)]
struct Truth {
    /// In milliseconds.
    real: i64,
    /// What they had at its beginning.
    time: i64,
    /// How many minutes from now they act, if they are awake then.
    absent: i64,
    /// Whether nothing happened that is decided in people's favour.
    plain: bool,
    /// What was told of it last, and is stored.
    told: Option<Mark>,
}

/// What is stored of the table.
#[derive(Clone)]
struct Stored {
    clocks: Clocks,
    due: Option<i64>,
    to_act: [bool; SEATS],
    bots: [bool; SEATS],
    begun: bool,
}

impl Stored {
    /// By seat: whether a person is to act.
    fn thinking(&self) -> [bool; SEATS] {
        std::array::from_fn(|seat| self.to_act[seat] && !self.bots[seat])
    }
}

struct Table {
    lots: Lots,
    clock: TableClock,
    habits: Vec<Option<Habits>>,
    house: House,
    stored: Stored,
    truth: [Truth; SEATS],
    counted: Counted,
}

fn habits(lots: &mut Lots) -> Result<Option<Habits>, String> {
    if lots.below(5) == 0 {
        return Ok(None);
    }
    let zones =
        ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Sao_Paulo"];
    let from = lots.below(1440) as u16;
    let quiet = Quiet { from, to: (from + 1 + lots.below(u64::from(LONGEST_QUIET)) as u16) % 1440 };
    let first = date(2026, 10, 1).saturating_add((lots.below(30) as i64).days());
    let holiday = Holiday { first, last: first.saturating_add((lots.below(9) as i64).days()) };
    let zone = zones[lots.below(zones.len() as u64) as usize];
    Habits::new(zone, Some(quiet), vec![holiday]).map(Some).map_err(|why| why.to_string())
}

fn clock(lots: &mut Lots) -> TableClock {
    let when_up = match lots.below(3) {
        0 => WhenUp::Turn(Level::Trader),
        1 => WhenUp::Seat(Level::Apprentice),
        _ => WhenUp::Others,
    };
    let control = match lots.below(4) {
        0 => TimeControl::QUICK,
        1 => TimeControl { over_days: false, bank: 3 * HOUR, increment: HOUR, cap: 3 * HOUR },
        2 => TimeControl { over_days: true, bank: 6 * HOUR, increment: 3 * HOUR, cap: 12 * HOUR },
        _ => TimeControl::DAYS,
    };
    TableClock { control, when_up }
}

/// Four weeks of one table; says what went wrong at it.
///
/// # Errors
///
/// Somebody was charged for time they did not have, lost a turn early or late, or was told something twice or not at all.
pub fn table(seed: u64) -> Result<Counted, String> {
    let mut table = Table::new(seed)?;
    let end = table.house.now().wall + WEEKS * 7 * super::DAY;
    while table.house.now().wall < end {
        table.some_minutes().map_err(|why| format!("table {seed}: {why}"))?;
    }
    Ok(table.counted)
}

impl Table {
    fn new(seed: u64) -> Result<Table, String> {
        let mut lots = Lots(seed);
        let clock = clock(&mut lots);
        let over_days = clock.control.over_days;
        let habits = (0..SEATS)
            .map(|_| if over_days { habits(&mut lots) } else { Ok(None) })
            .collect::<Result<_, _>>()?;
        let stored = Stored {
            clocks: Clocks::new(&clock.control, SEATS),
            due: None,
            to_act: [false; SEATS],
            bots: [false; SEATS],
            begun: false,
        };
        let house = House::new(STARTS[lots.below(2) as usize]);
        let (truth, counted) = ([Truth::default(); SEATS], Counted::default());
        Ok(Table { lots, clock, habits, house, stored, truth, counted })
    }

    fn over_days(&self) -> bool {
        self.clock.control.over_days
    }

    fn left(&self, seat: usize, now: Moment) -> i64 {
        self.stored.clocks.seats[seat].clock.left(self.habits[seat].as_ref(), now)
    }

    /// A change of the table: in one transaction with what comes of it, or lost; then nothing has happened.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Stored, &TableClock, &[Option<Habits>], Moment) -> Happened,
    ) -> Option<Happened> {
        let now = self.house.now();
        let mut next = self.stored.clone();
        let happened = change(&mut next, &self.clock, &self.habits, now);
        let thinking = next.thinking();
        let people = People { clock: &self.clock, to_act: &thinking, habits: &self.habits };
        next.due = next.clocks.due(people, now);
        if self.lots.below(400) == 0 {
            self.counted.lost += 1;
            self.trouble();
            if self.lots.below(2) == 0 {
                self.house.restart(1 + self.lots.below(60), true);
            } else {
                self.house.fault(1 + self.lots.below(60));
            }
            return None;
        }
        for (seat, _) in &happened.bots {
            next.bots[seat.index()] = true;
            self.counted.away += 1;
        }
        self.stored = next;
        Some(happened)
    }

    /// What was told with a change that is stored.
    fn hear(&mut self, happened: &Happened) -> Result<(), String> {
        for (seat, mark) in &happened.said {
            let Truth { real, time, plain, told, .. } = self.truth[seat.index()];
            if told.is_some_and(|told| *mark <= told) {
                return Err(format!("{seat:?} is told {mark:?} after {told:?}"));
            }
            self.truth[seat.index()].told = Some(*mark);
            self.counted.told += 1;
            if *mark == Mark::Up {
                self.counted.ups += 1;
                if real < time {
                    return Err(format!("{seat:?} lost a turn after {real} of {time}"));
                }
                if plain && real > time + LATE {
                    return Err(format!("{seat:?} was woken late, {real} of {time}"));
                }
            }
        }
        Ok(())
    }

    /// Whether everybody was told what there is to tell by now. Where something happened, it may come with the next look only.
    fn all_is_told(&self, looked: bool) -> Result<(), String> {
        if self.stored.clocks.paused.is_some() {
            return Ok(());
        }
        let now = self.house.now();
        let thinking = self.stored.thinking();
        for seat in (0..SEATS).filter(|seat| thinking[*seat]) {
            let Truth { time, plain, told, .. } = self.truth[seat];
            let gone = time - self.left(seat, now);
            let missing = [Mark::Half, Mark::Most, Mark::Up].into_iter().find(|mark| {
                let passed = gone - if looked { 0 } else { LATE };
                told < Some(*mark) && passed >= mark.after(time)
            });
            if let Some(mark) = missing.filter(|_| plain || looked) {
                return Err(format!("seat {seat} was not told {mark:?} after {gone} of {time}"));
            }
        }
        Ok(())
    }

    /// Something happened that is decided in people's favour.
    fn trouble(&mut self) {
        for truth in &mut self.truth {
            truth.plain = false;
        }
    }

    fn some_minutes(&mut self) -> Result<(), String> {
        if self.stored.to_act.iter().all(|it| !it) {
            self.begin()?;
        }
        // Some minutes pass in which everybody could act.
        let before = self.house.now();
        let minutes = 1 + self.lots.below(if self.over_days() { 40 } else { 3 });
        let minutes = self
            .stored
            .due
            .map_or(minutes, |due| minutes.min(((due - before.open) / MINUTE).max(0) as u64 + 1));
        self.house.pass(minutes);
        let now = self.house.now();
        if self.stored.clocks.paused.is_none() {
            for (truth, habits) in self.truth.iter_mut().zip(&self.habits) {
                let still = habits.as_ref().map_or(0, |habits| habits.still(before.wall, now.wall));
                truth.real += minutes as i64 * MINUTE - still;
                truth.absent -= minutes as i64;
            }
        }
        let mischief = self.lots.below(150);
        self.goes_wrong(mischief)?;
        if mischief == 149 {
            self.pause();
        }
        let now = self.house.now();
        let looked = self.stored.due.is_some_and(|due| now.open >= due);
        if looked {
            let happened = self.change(|next, clock, habits, now| {
                let thinking = next.thinking();
                next.clocks.run(People { clock, to_act: &thinking, habits }, now)
            });
            let Some(happened) = happened else { return Ok(()) };
            self.hear(&happened)?;
        }
        self.all_is_told(looked)?;
        if self.stored.clocks.paused.is_some() {
            return Ok(());
        }
        (0..SEATS).try_for_each(|seat| self.may_act(seat))
    }

    /// Somebody's turn begins; now and then all decide at once.
    fn begin(&mut self) -> Result<(), String> {
        let (all, one) = (self.lots.below(6) == 0, self.lots.below(SEATS as u64) as usize);
        let happened = self.change(|next, clock, habits, now| {
            next.to_act = std::array::from_fn(|seat| all || seat == one);
            let thinking = next.thinking();
            let cause = if std::mem::replace(&mut next.begun, true) {
                Cause::Step { seat: Seat(SEATS as u8), by_person: false, undo: false }
            } else {
                Cause::Begin
            };
            next.clocks.follow(People { clock, to_act: &thinking, habits }, cause, now)
        });
        let Some(happened) = happened else { return Ok(()) };
        let (thinking, now) = (self.stored.thinking(), self.house.now());
        for seat in (0..SEATS).filter(|seat| thinking[*seat]) {
            let longest = if self.over_days() { 3 * 24 * 60 } else { 90 };
            let absent = self.lots.below(longest) as i64;
            let time = self.left(seat, now);
            self.truth[seat] = Truth { real: 0, time, absent, plain: true, told: None };
            self.counted.turns += 1;
        }
        self.hear(&happened)
    }

    /// Something goes wrong, or not.
    fn goes_wrong(&mut self, mischief: u64) -> Result<(), String> {
        if mischief < 8 {
            self.trouble();
            self.counted.troubles += 1;
        }
        let hour = if self.lots.below(2) == 0 { HOUR } else { -HOUR };
        match mischief {
            0 => self.house.restart(1 + self.lots.below(900), false),
            1 => self.house.restart(1 + self.lots.below(900), true),
            2 => self.house.fault(1 + self.lots.below(300)),
            3 | 4 => self.house.time.set_wall(hour),
            // Set while the house is closed.
            5 => {
                self.house.written = self.house.now();
                self.house.time.set_wall(hour);
                self.house.restart(self.lots.below(100), true);
            }
            // It leaves the memory, and is loaded again.
            6 | 7 => {
                let stored = serde_json::to_string(&self.stored.clocks).map_err(|why| why.to_string())?;
                self.stored.clocks = serde_json::from_str(&stored).map_err(|why| why.to_string())?;
            }
            // As it does twice a minute.
            8..120 => self.house.written = self.house.now(),
            _ => {}
        }
        Ok(())
    }

    /// All who play stop the clocks, or let them go on.
    fn pause(&mut self) {
        let stopped = self.change(|next, clock, habits, now| {
            let thinking = next.thinking();
            let people = People { clock, to_act: &thinking, habits };
            let players: Vec<Seat> =
                (0u8..).map(Seat).zip(next.bots).filter(|(_, bot)| !bot).map(|(seat, _)| seat).collect();
            for seat in &players {
                next.clocks.agree(*seat, true, &players, people, now);
            }
            Happened::default()
        });
        self.counted.pauses += u32::from(stopped.is_some() && self.stored.clocks.paused.is_some());
    }

    /// Whoever is there acts; bots do at once, and so do those that stand in. The others of a table give undecided turns to a bot, or wait.
    fn may_act(&mut self, at: usize) -> Result<(), String> {
        let seat = Seat(at as u8);
        if self.stored.clocks.seats[at].undecided {
            let bot = (self.lots.below(3) > 0).then_some(Level::Trader);
            let happened = self.change(|next, clock, habits, now| {
                next.clocks.decide(seat, bot, &clock.control, now);
                let thinking = next.thinking();
                next.clocks.run(People { clock, to_act: &thinking, habits }, now)
            });
            let Some(happened) = happened else { return Ok(()) };
            let time = self.clock.control.increment;
            self.truth[at] = Truth { real: 0, time, told: bot.map(|_| Mark::Up), ..self.truth[at] };
            self.hear(&happened)?;
        }
        let by_person = self.stored.thinking()[at] && !self.stored.clocks.seats[at].is_up();
        let now = self.house.now();
        if self.stored.to_act[at] && (!by_person || self.truth[at].absent <= 0) {
            if by_person {
                let Truth { real, time, .. } = self.truth[at];
                let charged = time - self.left(at, now);
                if charged > real {
                    return Err(format!("{seat:?} is charged {charged} for {real}"));
                }
            }
            let happened = self.change(|next, clock, habits, now| {
                next.to_act[at] = false;
                let thinking = next.thinking();
                let people = People { clock, to_act: &thinking, habits };
                next.clocks.follow(people, Cause::Step { seat, by_person, undo: false }, now)
            });
            let Some(happened) = happened else { return Ok(()) };
            self.counted.kept += u32::from(by_person);
            self.hear(&happened)
        } else if self.stored.bots[at] && self.lots.below(20) == 0 {
            // Back again.
            let happened = self.change(|next, clock, habits, now| {
                next.bots[at] = false;
                let thinking = next.thinking();
                let happened =
                    next.clocks.follow(People { clock, to_act: &thinking, habits }, Cause::Seats, now);
                next.clocks.came_back(seat);
                happened
            });
            let Some(happened) = happened else { return Ok(()) };
            let (time, absent) = (self.left(at, now), self.lots.below(600) as i64);
            self.truth[at] = Truth { real: 0, time, absent, plain: true, told: Some(Mark::Began) };
            self.hear(&happened)
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `comptoir soak clocks` plays as many as were promised.
    #[test]
    fn nobody_loses_a_turn_at_any_table_to_what_was_nobodys_fault() {
        let mut counted = Counted::default();
        for seed in 0..40 {
            counted.add(&table(seed).unwrap());
        }
        println!("{counted:?}");
        let Counted { turns, kept, ups, away, pauses, told, troubles, lost } = counted;
        let everything =
            [turns, kept, ups, away, pauses, told, troubles, lost].iter().all(|count| *count > 0);
        assert!(everything, "everything happened: {counted:?}");
    }
    /// A wall clock that was set back, a step that was stored then, and a crash that forgot the first and kept the second.
    #[test]
    fn nobody_is_charged_for_quiet_hours_because_a_crash_forgot_a_clock_that_was_set_back() {
        table(11_400_714_819_323_193_956).unwrap();
    }
}
