//! Clocks of a table, as arithmetic: nothing here reads a clock, sleeps or stores anything.
//!
//! One rule for games of an hour and games over weeks: whoever's turn begins gets the increment on top of what they have left, up to
//! the cap, and time runs while they think. `docs/decisions/clocks.md` says why it is charged as it is.

mod habits;
mod house;
mod table;
pub mod weeks;

use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

pub use house::{HouseTime, Time};
pub use table::{AWAY_AFTER, Cause, Clocks, Happened, People, SeatTime, TableClock, WhenUp};

pub use habits::{BadHabits, Habits, Holiday, LONGEST_QUIET, Quiet, YEARLY_HOLIDAYS};

/// What the way of a move to the server may take without being charged, in milliseconds, once a turn.
pub const LAG: i64 = 1000;

/// A moment, in milliseconds, by two clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// Since 1970. It may be set forward and back.
    pub wall: i64,
    /// For how long the house has been open altogether and could store what people did. It stands still in between, also over
    /// restarts, and never goes back while the house is open; after a crash it may be a little behind.
    pub open: i64,
    /// By how much the wall clock has been seen to go back altogether. Like `open` it is counted by the house, and only grows.
    pub set_back: i64,
}

/// How much time people have, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// Whether people need not be there at the same time: their quiet hours and holidays count then.
    pub over_days: bool,
    /// What everybody begins with.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bank: i64,
    /// What each turn adds.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub increment: i64,
    /// More than this is not saved up.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub cap: i64,
}

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

impl TimeControl {
    /// Five minutes, and twenty seconds a turn.
    pub const QUICK: TimeControl = TimeControl::live(5 * MINUTE, 20 * SECOND);
    /// Ten minutes, and thirty seconds a turn.
    pub const USUAL: TimeControl = TimeControl::live(10 * MINUTE, 30 * SECOND);
    /// Three days, and a day a turn, of which a week may be saved up.
    pub const DAYS: TimeControl =
        TimeControl { over_days: true, bank: 3 * DAY, increment: DAY, cap: 7 * DAY };

    const fn live(bank: i64, increment: i64) -> TimeControl {
        TimeControl { over_days: false, bank, increment, cap: 2 * bank }
    }

    /// The least that a turn adds, and the most that can be saved up.
    pub const fn bounds(over_days: bool) -> (i64, i64) {
        if over_days { (HOUR, 60 * DAY) } else { (5 * SECOND, 3 * HOUR) }
    }

    /// For how long all can let it stand still before it goes on by itself.
    pub(crate) const fn longest_pause(&self) -> i64 {
        if self.over_days { 28 * DAY } else { DAY }
    }

    /// Whether it can be played with: nobody begins with more than the cap, every turn has some time, and nothing is endless.
    pub fn is_sound(&self) -> bool {
        let (shortest, longest) = TimeControl::bounds(self.over_days);
        (0..=self.cap).contains(&self.bank)
            && (shortest..=self.cap).contains(&self.increment)
            && self.cap <= longest
    }
}

/// What there is to say about somebody's turn. Each is said once a turn, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It is their turn.
    Began,
    /// Half of their time is gone.
    Half,
    /// Four fifths are.
    Most,
    /// All of it is.
    Up,
}

impl Mark {
    const ALL: [Mark; 4] = [Mark::Began, Mark::Half, Mark::Most, Mark::Up];

    /// How much of the time of a turn must be gone.
    fn after(self, time: i64) -> i64 {
        match self {
            Mark::Began => 0,
            Mark::Half => time / 2,
            Mark::Most => time - time / 5,
            Mark::Up => time,
        }
    }
}

/// The clock of one seat, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// What is left, as of the last settlement.
    left: i64,
    /// Whose person thinks.
    turn: Option<Turn>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Turn {
    /// By the wall clock, for others to read.
    began: i64,
    /// What there was when it began.
    time: i64,
    /// What was charged for it up to `from`, with the lag in it.
    spent: i64,
    /// From when on the rest is charged; nothing runs without it.
    from: Option<Moment>,
    /// The last thing that was said about it.
    said: Option<Mark>,
}

impl SeatClock {
    /// Before the first turn.
    pub fn new(control: &TimeControl) -> SeatClock {
        SeatClock { left: control.bank, turn: None }
    }

    /// Whether its person is to act.
    pub fn is_thinking(&self) -> bool {
        self.turn.is_some()
    }

    /// Since when, by the wall clock.
    pub fn thinking_since(&self) -> Option<i64> {
        Some(self.turn.as_ref()?.began)
    }

    /// A turn begins, or goes on if it has.
    pub fn begin(&mut self, control: &TimeControl, now: Moment) {
        if self.turn.is_none() {
            let time = self.left.max(control.cap.min(self.left + control.increment));
            self.turn = Some(Turn { began: now.wall, time, spent: 0, from: Some(now), said: None });
            self.left = time;
        }
    }

    /// A turn is taken up again, after a step was taken back or a bot has played: there is what there was, or at least so much.
    pub fn resume(&mut self, least: i64, now: Moment) {
        if self.turn.is_none() {
            self.left = self.left.max(least);
            self.turn = Some(again(self.left, now));
        }
    }

    /// All of the time is gone, and there is some more.
    pub fn give(&mut self, time: i64, now: Moment) {
        if self.turn.is_some() {
            self.left = time;
            self.turn = Some(again(time, now));
        }
    }

    /// It ends.
    pub fn end(&mut self, habits: Option<&Habits>, now: Moment) {
        self.settle(habits, now);
        self.turn = None;
    }

    /// Charges what has passed. Whatever decides what is charged changes after this: habits, a pause, the house's own time.
    pub fn settle(&mut self, habits: Option<&Habits>, now: Moment) {
        let Some(turn) = &mut self.turn else { return };
        turn.spent = spent(turn, habits, now);
        turn.from = turn.from.map(|_| now);
        self.left = remaining(turn);
    }

    /// Stands still until [`SeatClock::go_on`].
    pub fn pause(&mut self, habits: Option<&Habits>, now: Moment) {
        self.settle(habits, now);
        if let Some(turn) = &mut self.turn {
            turn.from = None;
        }
    }

    /// Goes on after a pause.
    pub fn go_on(&mut self, now: Moment) {
        if let Some(turn) = &mut self.turn {
            turn.from.get_or_insert(now);
        }
    }

    /// What was left when it was settled last.
    pub fn settled(&self) -> i64 {
        self.left
    }

    /// What is left now.
    pub fn left(&self, habits: Option<&Habits>, now: Moment) -> i64 {
        let Some(turn) = &self.turn else { return self.left };
        (turn.time - (spent(turn, habits, now) - LAG).max(0)).max(0)
    }

    /// The next thing to say, if it is time for it. It is not said again, so whoever is told stores that with the clock.
    pub fn tell(&mut self, habits: Option<&Habits>, now: Moment) -> Option<Mark> {
        let next = self.next()?;
        let turn = self.turn.as_mut()?;
        let gone = (spent(turn, habits, now) - LAG).max(0);
        if gone < next.after(turn.time) {
            return None;
        }
        turn.said = Some(next);
        Some(next)
    }

    /// When, by the wall clock, there is something to say next if the house stays open and nobody changes anything; `None` if
    /// nothing runs.
    pub fn next_at(&self, habits: Option<&Habits>, now: Moment) -> Option<i64> {
        self.at(self.next()?, habits, now)
    }

    /// The same for the end of the time.
    pub fn up_at(&self, habits: Option<&Habits>, now: Moment) -> Option<i64> {
        self.at(Mark::Up, habits, now)
    }

    fn next(&self) -> Option<Mark> {
        let said = self.turn.as_ref()?.said;
        Mark::ALL.into_iter().find(|mark| Some(*mark) > said)
    }

    fn at(&self, mark: Mark, habits: Option<&Habits>, now: Moment) -> Option<i64> {
        let turn = self.turn.as_ref().filter(|turn| turn.from.is_some())?;
        let lag = if mark == Mark::Began { 0 } else { LAG };
        let missing = mark.after(turn.time) + lag - spent(turn, habits, now);
        let missing = missing.max(0);
        Some(habits.map_or(now.wall + missing, |habits| habits.after(now.wall, missing)))
    }
}

/// A turn that goes on with so much time. The lag is free once, and that it began was said.
fn again(time: i64, now: Moment) -> Turn {
    Turn { began: now.wall, time, spent: LAG, from: Some(now), said: Some(Mark::Began) }
}

fn remaining(turn: &Turn) -> i64 {
    (turn.time - (turn.spent - LAG).max(0)).max(0)
}

/// What a turn has cost by now. It is never more than the time that was really there to think. Only what passed while the house was open
/// counts, whatever the wall clock did. How much of that was quiet can be told only roughly where the house was closed in between, or
/// the wall clock was set: at most every quiet hour between the two moments, and again whatever went by twice.
fn spent(turn: &Turn, habits: Option<&Habits>, now: Moment) -> i64 {
    let Some(from) = turn.from else { return turn.spent };
    // After a crash the house may know of less than it did then.
    let twice = (now.set_back - from.set_back).max(0);
    let still = habits.map_or(0, |habits| habits.still(from.wall, now.wall) + twice);
    turn.spent + (now.open - from.open - still).max(0)
}

#[cfg(test)]
mod tests;
