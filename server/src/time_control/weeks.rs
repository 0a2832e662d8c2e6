//! Weeks of whole tables, in milliseconds: people come and go, the house closes and crashes, the disk fails, clocks are set. Nobody loses a
//! second that they did not have.

use std::time::Duration;

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use jiff::civil::date;
use tokio::sync::watch;

use super::tests::{Lots, at};
use super::*;

const SEATS: usize = 3;

/// What a simulated table counted.
#[derive(Default, Debug)]
struct Counted {
    turns: u32,
    /// Decisions that people made in time.
    kept: u32,
    ups: u32,
    away: u32,
    pauses: u32,
}

/// The house, as it goes up and down.
struct Simulated {
    time: Time,
    house: HouseTime,
    trouble: watch::Sender<Option<String>>,
    written: Moment,
}

impl Simulated {
    fn new(wall: i64) -> Simulated {
        let (time, trouble) = (Time::simulated(wall), watch::Sender::new(None));
        let house = HouseTime::new(time.clone(), Moment::default(), trouble.subscribe());
        let written = house.now();
        Simulated { time, house, trouble, written }
    }

    fn pass(&self, minutes: u64) {
        self.time.pass(Duration::from_secs(60 * minutes));
    }

    /// It closes, or crashes, and opens again later.
    fn restart(&mut self, minutes: u64, crash: bool) {
        if !crash {
            self.written = self.house.now();
        }
        self.pass(minutes);
        self.trouble = watch::Sender::new(None);
        self.house = HouseTime::new(self.time.clone(), self.written, self.trouble.subscribe());
    }

    /// The disk takes nothing for a while.
    fn fault(&self, minutes: u64) {
        self.house.now();
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
}

fn habits(lots: &mut Lots) -> Option<Habits> {
    if lots.below(5) == 0 {
        return None;
    }
    let zones =
        ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Sao_Paulo"];
    let from = lots.below(1440) as u16;
    let quiet = Quiet { from, to: (from + 1 + lots.below(u64::from(LONGEST_QUIET)) as u16) % 1440 };
    let first = date(2026, 10, 1).saturating_add(jiff::Span::new().days(lots.below(30) as i64));
    let holiday = Holiday { first, last: first.saturating_add(jiff::Span::new().days(lots.below(9) as i64)) };
    let zone = zones[lots.below(zones.len() as u64) as usize];
    Some(Habits::new(zone, Some(quiet), vec![holiday]).unwrap())
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

/// Four weeks of one table.
fn table(seed: u64, counted: &mut Counted) {
    let mut lots = Lots(seed);
    let clock = clock(&mut lots);
    let over_days = clock.control.over_days;
    let habits: Vec<Option<Habits>> =
        (0..SEATS).map(|_| if over_days { habits(&mut lots) } else { None }).collect();
    // Over the days on which clocks are set in Europe and America.
    let start = if lots.below(2) == 0 { "2026-10-12T00:00[UTC]" } else { "2026-03-05T00:00[UTC]" };
    let mut world = Simulated::new(at(start));
    let mut clocks = Clocks::new(&clock.control, SEATS);
    let mut to_act = [false; SEATS];
    let mut bots = [false; SEATS];
    let mut truth = [Truth::default(); SEATS];
    let mut due = None;
    let end = at(start) + 28 * DAY;
    let mut first = true;
    while world.house.now().wall < end {
        let asked = |bots: &[bool; SEATS], to_act: &[bool; SEATS]| {
            let mut asked = *to_act;
            for seat in 0..SEATS {
                asked[seat] &= !bots[seat];
            }
            asked
        };
        // Somebody's turn begins; now and then all decide at once.
        if to_act.iter().all(|it| !it) {
            let now = world.house.now();
            let all = lots.below(6) == 0;
            let one = lots.below(SEATS as u64) as usize;
            for (seat, is) in to_act.iter_mut().enumerate() {
                *is = all || seat == one;
            }
            let thinking = asked(&bots, &to_act);
            let people = People { clock: &clock, to_act: &thinking, habits: &habits };
            let cause = if std::mem::take(&mut first) {
                Cause::Begin
            } else {
                Cause::Step { seat: Seat(9), by_person: false, undo: false }
            };
            clocks.follow(people, cause, now);
            due = clocks.due(people, now);
            for seat in 0..SEATS {
                if thinking[seat] {
                    let longest = if over_days { 3 * 24 * 60 } else { 90 };
                    let absent = lots.below(longest) as i64;
                    let time = clocks.seats[seat].clock.left(habits[seat].as_ref(), now);
                    truth[seat] = Truth { real: 0, time, absent, plain: true };
                    counted.turns += 1;
                }
            }
        }
        // Some minutes pass in which everybody could act.
        let before = world.house.now();
        let minutes = 1 + lots.below(if over_days { 40 } else { 3 });
        let minutes =
            due.map_or(minutes, |due| minutes.min(((due - before.open) / MINUTE).max(0) as u64 + 1));
        world.pass(minutes);
        let now = world.house.now();
        if clocks.paused.is_none() {
            for seat in 0..SEATS {
                let still = habits[seat].as_ref().map_or(0, |habits| habits.still(before.wall, now.wall));
                truth[seat].real += minutes as i64 * MINUTE - still;
                truth[seat].absent -= minutes as i64;
            }
        }
        // And then something goes wrong, or not.
        let mischief = lots.below(150);
        if mischief < 8 {
            for truth in &mut truth {
                truth.plain = false;
            }
        }
        match mischief {
            0 => world.restart(1 + lots.below(900), false),
            1 => world.restart(1 + lots.below(900), true),
            2 => world.fault(1 + lots.below(300)),
            3 => world.time.set_wall(HOUR),
            4 => world.time.set_wall(-HOUR),
            // Set while the house is closed.
            5 => {
                world.written = world.house.now();
                world.time.set_wall(if lots.below(2) == 0 { HOUR } else { -HOUR });
                world.restart(lots.below(100), true);
            }
            6 | 7 => {
                clocks = serde_json::from_str(&serde_json::to_string(&clocks).unwrap()).unwrap();
            }
            // As it does twice a minute.
            8..120 => world.written = world.house.now(),
            _ => {}
        }
        let now = world.house.now();
        let thinking = asked(&bots, &to_act);
        let people = People { clock: &clock, to_act: &thinking, habits: &habits };
        if mischief == 149 {
            let players: Vec<Seat> = (0..SEATS as u8).map(Seat).filter(|seat| !bots[seat.index()]).collect();
            for seat in &players {
                clocks.agree(*seat, true, &players, people, now);
            }
            counted.pauses += u32::from(clocks.paused.is_some());
            due = clocks.due(people, now);
        }
        if due.is_some_and(|due| now.open >= due) {
            let happened = clocks.run(people, now);
            due = clocks.due(people, now);
            for (seat, mark) in happened.said {
                if mark == Mark::Up {
                    let Truth { real, time, plain, .. } = truth[seat.index()];
                    assert!(real >= time, "table {seed}: {seat:?} lost a turn after {real} of {time}");
                    if plain {
                        assert!(
                            real <= time + 3 * MINUTE,
                            "table {seed}: {seat:?} was woken late, {real} of {time}"
                        );
                    }
                    counted.ups += 1;
                }
            }
            for (seat, _) in happened.bots {
                bots[seat.index()] = true;
                counted.away += 1;
            }
        }
        if clocks.paused.is_some() {
            continue;
        }
        // Whoever is there acts; bots do at once, and so do those that stand in. The others of a table give undecided turns to a bot.
        for at in 0..SEATS {
            let seat = Seat(at as u8);
            let thinking = asked(&bots, &to_act);
            let people = People { clock: &clock, to_act: &thinking, habits: &habits };
            if clocks.seats[at].undecided {
                let bot = (lots.below(3) > 0).then_some(Level::Trader);
                clocks.decide(seat, bot, &clock.control, now);
                clocks.run(people, now);
                (truth[at].real, truth[at].time) = (0, clock.control.increment);
                due = clocks.due(people, now);
            }
            let by_person = thinking[at] && !clocks.seats[at].is_up();
            if to_act[at] && (!by_person || truth[at].absent <= 0) {
                if by_person {
                    let charged = truth[at].time - clocks.seats[at].clock.left(habits[at].as_ref(), now);
                    let real = truth[at].real;
                    counted.kept += 1;
                    assert!(charged <= real, "table {seed}: {charged} is charged for {real}");
                }
                to_act[at] = false;
                let thinking = asked(&bots, &to_act);
                let people = People { clock: &clock, to_act: &thinking, habits: &habits };
                let happened = clocks.follow(people, Cause::Step { seat, by_person, undo: false }, now);
                for (seat, _) in happened.bots {
                    bots[seat.index()] = true;
                    counted.away += 1;
                }
                let thinking = asked(&bots, &to_act);
                due = clocks.due(People { clock: &clock, to_act: &thinking, habits: &habits }, now);
            } else if bots[at] && lots.below(20) == 0 {
                // Back again.
                bots[at] = false;
                let thinking = asked(&bots, &to_act);
                let people = People { clock: &clock, to_act: &thinking, habits: &habits };
                clocks.follow(people, Cause::Seats, now);
                clocks.came_back(seat);
                due = clocks.due(people, now);
                let time = clocks.seats[at].clock.left(habits[at].as_ref(), now);
                truth[at] = Truth { real: 0, time, absent: lots.below(600) as i64, plain: true };
            }
        }
    }
}

/// `COMPTOIR_TABLES=10000 cargo test -p comptoir-server --lib weeks` plays as many as were promised.
#[test]
fn nobody_loses_a_turn_at_any_table_to_what_was_nobodys_fault() {
    let tables = std::env::var("COMPTOIR_TABLES").ok().and_then(|tables| tables.parse().ok()).unwrap_or(12);
    let mut counted = Counted::default();
    (0..tables).for_each(|seed| table(seed, &mut counted));
    println!("{tables} tables: {counted:?}");
    let Counted { turns, kept, ups, away, pauses } = counted;
    let everything = [turns, kept, ups, away, pauses].iter().all(|count| *count > 0);
    assert!(everything, "everything happened: {counted:?}");
}
