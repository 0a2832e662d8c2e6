//! Time is simulated, minute by minute: what a clock charges is compared with what there really was.

use jiff::civil::date;

use super::weeks::Lots;
use super::*;

/// The moment of a local time, in milliseconds.
fn at(local: &str) -> i64 {
    local.parse::<jiff::Zoned>().unwrap().timestamp().as_millisecond()
}

fn nights(zone: &str) -> Habits {
    Habits::new(zone, Some(Quiet { from: 22 * 60, to: 7 * 60 }), Vec::new()).unwrap()
}

#[test]
fn a_turn_adds_the_increment_up_to_the_cap_and_costs_what_it_took() {
    let control = TimeControl { over_days: false, bank: 300_000, increment: 20_000, cap: 310_000 };
    let mut clock = SeatClock::new(&control);
    let moment =
        |seconds: i64| Moment { wall: 5_000_000 + seconds * SECOND, open: seconds * SECOND, set_back: 0 };
    clock.begin(&control, moment(0));
    assert_eq!(clock.left(None, moment(1)), 310_000, "the cap; and a second is lag");
    clock.end(None, moment(61));
    assert_eq!(clock.left(None, moment(900)), 250_000, "nothing runs between turns");
    clock.begin(&control, moment(900));
    assert_eq!(clock.left(None, moment(900)), 270_000);
    assert_eq!(clock.up_at(None, moment(900)), Some(moment(900).wall + 271_000));
}

#[test]
fn everything_is_said_once_and_in_order() {
    let control = TimeControl { over_days: false, bank: 0, increment: 100_000, cap: 100_000 };
    let mut clock = SeatClock::new(&control);
    let moment = |seconds: i64| Moment { wall: seconds * SECOND, open: seconds * SECOND, set_back: 0 };
    clock.begin(&control, moment(0));
    let mut said = Vec::new();
    for second in 0..200 {
        let due = clock.next_at(None, moment(second));
        if let Some(mark) = clock.tell(None, moment(second)) {
            assert_eq!(due, Some(second * SECOND));
            said.push((second, mark));
        }
    }
    assert_eq!(said, [(0, Mark::Began), (51, Mark::Half), (81, Mark::Most), (101, Mark::Up)]);
    clock.begin(&control, moment(200));
    assert_eq!(clock.tell(None, moment(200)), None, "the same turn");
}

#[test]
fn nothing_runs_while_all_pause() {
    let control = TimeControl::QUICK;
    let mut clock = SeatClock::new(&control);
    let moment = |seconds: i64| Moment { wall: seconds * SECOND, open: seconds * SECOND, set_back: 0 };
    clock.begin(&control, moment(0));
    clock.pause(None, moment(11));
    assert_eq!(clock.up_at(None, moment(12)), None);
    assert_eq!(clock.left(None, moment(9_000)), 310_000);
    clock.go_on(moment(9_000));
    assert_eq!(clock.left(None, moment(9_010)), 300_000);
}

#[test]
fn quiet_hours_follow_the_clock_on_the_wall_where_somebody_lives() {
    let paris = nights("Europe/Paris");
    let hours = |from: &str, to: &str| paris.still(at(from), at(to)) / HOUR;
    assert_eq!(hours("2026-11-18T12:00[Europe/Paris]", "2026-11-19T12:00[Europe/Paris]"), 9);
    assert_eq!(hours("2026-03-28T12:00[Europe/Paris]", "2026-03-29T12:00[Europe/Paris]"), 8, "spring");
    assert_eq!(hours("2026-10-24T12:00[Europe/Paris]", "2026-10-25T12:00[Europe/Paris]"), 10, "autumn");
    assert_eq!(hours("2026-11-18T23:00[Europe/Paris]", "2026-11-19T01:00[Europe/Paris]"), 2, "from within");
    let end = paris.after(at("2026-11-18T20:00[Europe/Paris]"), 4 * HOUR);
    assert_eq!(end, at("2026-11-19T09:00[Europe/Paris]"));
}

#[test]
fn a_holiday_stands_still_once_even_where_it_has_quiet_hours() {
    let holiday = Holiday { first: date(2026, 12, 24), last: date(2026, 12, 26) };
    let quiet = Some(Quiet { from: 22 * 60, to: 7 * 60 });
    let habits = Habits::new("America/New_York", quiet, vec![holiday]).unwrap();
    let (from, to) = (at("2026-12-23T12:00[America/New_York]"), at("2026-12-27T12:00[America/New_York]"));
    // Three days, and two hours before and seven after them.
    assert_eq!(habits.still(from, to), 3 * DAY + 9 * HOUR);
    assert_eq!(habits.after(from, 11 * HOUR), to - 4 * HOUR);
}

#[test]
fn habits_have_limits() {
    let with = |quiet, holidays| Habits::new("Europe/Paris", quiet, holidays).err();
    assert_eq!(Habits::new("Europe/Nowhere", None, Vec::new()).err(), Some(BadHabits::Zone));
    assert_eq!(with(Some(Quiet { from: 60, to: 60 }), vec![]), Some(BadHabits::Quiet), "no hours at all");
    assert_eq!(with(Some(Quiet { from: 60, to: 14 * 60 }), vec![]), Some(BadHabits::Quiet));
    assert_eq!(with(Some(Quiet { from: 1440, to: 60 }), vec![]), Some(BadHabits::Quiet));
    let days = |first, last| Holiday { first, last };
    let four_weeks = days(date(2026, 7, 1), date(2026, 7, 28));
    assert_eq!(with(None, vec![four_weeks]), None);
    assert_eq!(with(None, vec![four_weeks, days(date(2027, 1, 1), date(2027, 1, 2))]), None, "another year");
    let more = days(date(2026, 12, 31), date(2027, 1, 2));
    assert_eq!(with(None, vec![four_weeks, more]), Some(BadHabits::Holidays));
    assert_eq!(with(None, vec![days(date(2026, 7, 2), date(2026, 7, 1))]), Some(BadHabits::Holidays));
}

#[test]
fn the_presets_are_sound_and_nonsense_is_not() {
    for control in [TimeControl::QUICK, TimeControl::USUAL, TimeControl::DAYS] {
        assert!(control.is_sound(), "{control:?}");
        assert!(!TimeControl { bank: control.cap + 1, ..control }.is_sound());
        assert!(!TimeControl { increment: 0, ..control }.is_sound());
        assert!(!TimeControl { cap: i64::MAX, ..control }.is_sound());
    }
}

/// Six weeks of one table with one person's clock; gives how many turns ended by time.
fn weeks(seed: u64) -> u32 {
    let mut lots = Lots(seed);
    let zones = ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"];
    let quiet = (lots.below(4) > 0).then(|| {
        let from = lots.below(1440) as u16;
        Quiet { from, to: (from + 1 + lots.below(u64::from(LONGEST_QUIET)) as u16) % 1440 }
    });
    let first = date(2026, 10, 1).saturating_add(jiff::Span::new().days(lots.below(30) as i64));
    let holiday = Holiday { first, last: first.saturating_add(jiff::Span::new().days(lots.below(9) as i64)) };
    let habits = Habits::new(zones[lots.below(4) as usize], quiet, vec![holiday]).unwrap();
    let control = if lots.below(2) == 0 {
        TimeControl::DAYS
    } else {
        TimeControl { over_days: true, bank: 6 * HOUR, increment: 3 * HOUR, cap: 12 * HOUR }
    };
    let habits = Some(&habits);

    // From before the clocks of Europe and America go back, or forward, until after it.
    let start = if lots.below(2) == 0 { "2026-10-01T00:00[UTC]" } else { "2026-03-01T00:00[UTC]" };
    let mut now = Moment { wall: at(start), open: 0, set_back: 0 };
    let mut clock = SeatClock::new(&control);
    let (mut down, mut paused, mut absent) = (0_u64, 0_u64, 0_u64);
    // What there really was to think in this turn, and what there was to spend.
    let (mut real, mut time, mut ups) = (0, 0, 0);
    for _ in 0..6 * 7 * 24 * 60 {
        // The last move before a pause is the last until it ends.
        if !clock.is_thinking() && paused == 0 {
            clock.begin(&control, now);
            time = clock.left(habits, now);
            real = 0;
            absent = lots.below(3 * 24 * 60);
        }
        // A minute passes.
        let before = now.wall;
        now.wall += MINUTE;
        if down > 0 {
            down -= 1;
            if down == 0 {
                // Loaded from storage: what was written last.
                clock = serde_json::from_str(&serde_json::to_string(&clock).unwrap()).unwrap();
                // The house's own time is a little behind after a crash.
                now.open -= (lots.below(10) as i64 * SECOND).min(now.open);
            }
            continue;
        }
        now.open += MINUTE;
        if paused > 0 {
            paused -= 1;
            if paused == 0 {
                clock.go_on(now);
            }
            continue;
        }
        real += MINUTE - habits.map_or(0, |habits| habits.still(before, now.wall));
        match lots.below(4000) {
            0 => down = 1 + lots.below(600),
            1 => {
                clock.pause(habits, now);
                paused = 1 + lots.below(600);
            }
            2 => now.wall += HOUR,
            3 => {
                now.wall -= HOUR;
                now.set_back += HOUR;
            }
            4..12 => clock.settle(habits, now),
            _ => {}
        }
        absent = absent.saturating_sub(1);
        // Nobody looks at the clock every minute.
        if lots.below(30) == 0 && clock.left(habits, now) == 0 {
            assert!(real >= time, "table {seed}: time is up after {real} of {time}");
            ups += 1;
            clock.end(habits, now);
        } else if absent == 0 {
            let charged = time - clock.left(habits, now);
            assert!(charged <= real, "table {seed}: {charged} is charged for {real}");
            clock.end(habits, now);
        }
    }
    ups
}

/// Minute by minute; `weeks.rs` has whole tables, and more of them.
#[test]
fn nobody_is_charged_for_weeks_of_downtime_pauses_quiet_hours_and_clocks_that_are_set() {
    let ups: u32 = (0..2).map(weeks).sum();
    assert!(ups > 0, "somebody's time was up");
}
