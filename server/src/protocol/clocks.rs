//! How much time people have, and when they do not want to be waited for.

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::time_control::{Holiday, Quiet, TableClock, TimeControl};

/// How much time can be chosen: part of the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ClockOffer {
    /// Presets for those who sit there at the same time.
    pub live: Vec<TimeControl>,
    /// For games over days.
    pub days: TimeControl,
    /// The least a turn adds and the most that is saved up, in milliseconds, live.
    #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
    pub live_bounds: (i64, i64),
    /// The same over days.
    #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
    pub days_bounds: (i64, i64),
    /// The most minutes of a day that may be quiet.
    pub longest_quiet: u16,
    /// The most days of a year that may be holidays.
    pub holidays: u16,
}

/// How fast a table is, for those who look for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// Nobody is timed.
    None,
    /// All are there at the same time.
    Live,
    /// People come by when they can.
    Days,
}

impl Timing {
    /// That of a table.
    pub fn of(clock: Option<&TableClock>) -> Timing {
        match clock {
            None => Timing::None,
            Some(clock) if clock.control.over_days => Timing::Days,
            Some(_) => Timing::Live,
        }
    }
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct ClockInfo {
    /// How much time there is, and what happens when it is up.
    pub chosen: TableClock,
    /// What time it is here, in milliseconds since 1970: a page's own clock may be wrong.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: i64,
    /// Whether all stand still because everybody agreed to it.
    pub paused: bool,
    /// Whose people want that: to pause, or to go on.
    pub agreed: Vec<Seat>,
    /// By seat, once the game has begun.
    pub seats: Vec<SeatClockInfo>,
}

/// The clock of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SeatClockInfo {
    /// What was left when it was settled last, in milliseconds. While it runs, `until` says it better.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left: i64,
    /// Since when its person thinks, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub since: Option<i64>,
    /// When its time is up if nothing happens, in milliseconds since 1970: quiet hours and holidays are counted in.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until: Option<i64>,
    /// The bot that plays this turn for its person, whose time is up.
    pub stand_in: Option<Level>,
    /// Whether time is up, and the others say what then.
    pub undecided: bool,
    /// Whether a bot plays on because time ran out too often; its person comes back by taking the seat back, or by acting.
    pub away: bool,
}

/// `POST /api/tables/{id}/pause`: wants a pause, or to go on after one, or does not any more. It is done when all who play want it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct WantPause {
    /// Whether you do.
    pub yes: bool,
}

/// `POST /api/tables/{id}/time-up`: what happens to a turn whose time is up, where the others say so.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct TimeUp {
    /// Whose.
    pub seat: Seat,
    /// Whether a bot plays it; else they have some more time.
    pub bot: bool,
}

/// `GET` and `POST /api/me/habits`: when you do not want to be waited for in games over days.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct MyHabits {
    /// The time zone you live in, by its IANA name.
    pub zone: String,
    /// Hours of every day.
    pub quiet: Option<Quiet>,
    /// Whole days.
    pub holidays: Vec<Holiday>,
}

/// How somebody keeps to the time they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Reliability {
    /// Turns with a clock.
    pub turns: u32,
    /// Those they played in time; a bot had to play the others.
    pub in_time: u32,
}
