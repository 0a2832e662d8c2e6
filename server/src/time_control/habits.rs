//! When somebody's clock stands still: their quiet hours, and their holidays.

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// The most minutes of a day that may be quiet.
pub const LONGEST_QUIET: u16 = 12 * 60;
/// The most days of a calendar year that may be holidays.
pub const YEARLY_HOLIDAYS: i64 = 28;
/// How many days are looked ahead for the end of somebody's time; beyond that they are taken for ordinary ones.
const HORIZON: i64 = 400;
/// How many of them at once.
const AHEAD: usize = 4;

/// Hours of every day, from one minute of it to another; they may go past midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// Minutes since midnight.
    pub from: u16,
    /// The same.
    pub to: u16,
}

/// Whole days, the last one included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    /// The first.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub first: Date,
    /// The last.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub last: Date,
}

impl Holiday {
    /// Holidays as somebody plans them anew: what is over of the old ones was taken, and stays; no new one reaches back.
    pub fn planned(old: &[Holiday], new: &[Holiday], today: Date) -> Vec<Holiday> {
        let taken =
            old.iter().filter(|holiday| holiday.first <= today && holiday.last.year() >= today.year());
        let taken: Vec<Holiday> =
            taken.map(|holiday| Holiday { last: holiday.last.min(today), ..*holiday }).collect();
        let is_taken = taken.iter().any(|holiday| holiday.last == today);
        let from = if is_taken { today.saturating_add(1.day()) } else { today };
        let planned = new.iter().filter(|holiday| holiday.last >= from || holiday.first > holiday.last);
        let planned = planned.map(|holiday| Holiday { first: holiday.first.max(from), ..*holiday });
        let mut all: Vec<Holiday> = taken.iter().copied().chain(planned).collect();
        all.sort_by_key(|holiday| holiday.first);
        // What goes on is one holiday, and not two.
        all.dedup_by(|next, before| {
            let goes_on = next.first == before.last.saturating_add(1.day()) && next.first <= next.last;
            if goes_on {
                before.last = next.last;
            }
            goes_on
        });
        all
    }
}

/// When somebody does not want to be waited for, where they live.
#[derive(Clone, Debug)]
pub struct Habits {
    zone: TimeZone,
    quiet: Option<Quiet>,
    holidays: Vec<Holiday>,
}

/// Why habits cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum BadHabits {
    #[error("there is no such time zone")]
    Zone,
    #[error("quiet hours take up to twelve hours of a day")]
    Quiet,
    #[error("holidays take up to 28 days of a year, and begin before they end")]
    Holidays,
}

impl Habits {
    /// Habits in a time zone by its IANA name.
    pub fn new(zone: &str, quiet: Option<Quiet>, mut holidays: Vec<Holiday>) -> Result<Habits, BadHabits> {
        let zone = TimeZone::get(zone).map_err(|_| BadHabits::Zone)?;
        if let Some(Quiet { from, to }) = quiet {
            let minutes = (to + DAY_MINUTES).checked_sub(from).ok_or(BadHabits::Quiet)? % DAY_MINUTES;
            if from >= DAY_MINUTES || to >= DAY_MINUTES || !(1..=LONGEST_QUIET).contains(&minutes) {
                return Err(BadHabits::Quiet);
            }
        }
        holidays.sort_by_key(|holiday| holiday.first);
        let ends_late = holidays.iter().any(|holiday| holiday.first > holiday.last);
        let overlap = holidays.windows(2).any(|pair| pair[1].first <= pair[0].last);
        if ends_late
            || overlap
            || holidays.iter().any(|holiday| {
                days_in(&holidays, holiday.first.year()) > YEARLY_HOLIDAYS
                    || days_in(&holidays, holiday.last.year()) > YEARLY_HOLIDAYS
            })
        {
            return Err(BadHabits::Holidays);
        }
        Ok(Habits { zone, quiet, holidays })
    }

    /// What day it is where they live.
    pub fn today(&self, wall: i64) -> Date {
        self.date(wall).unwrap_or_default()
    }

    /// For how long the clock stands still between two moments of the wall clock, in milliseconds.
    pub fn still(&self, from: i64, to: i64) -> i64 {
        if to <= from {
            return 0;
        }
        let mut still = 0;
        let mut done = from;
        for (begin, end) in self.stretches(from, to) {
            let (begin, end) = (begin.max(done), end.min(to));
            if begin < end {
                still += end - begin;
                done = end;
            }
        }
        still
    }

    /// When this many milliseconds have passed in which the clock runs, from a moment of the wall clock on.
    pub fn after(&self, from: i64, running: i64) -> i64 {
        let mut at = from;
        let mut missing = running;
        // Mostly the first few days tell.
        for first in (0..HORIZON).step_by(AHEAD) {
            let from = from.saturating_add(first * DAY);
            for (begin, end) in self.stretches(from, from.saturating_add(AHEAD as i64 * DAY)) {
                let runs = (begin - at).max(0);
                if runs >= missing {
                    return at + missing;
                }
                missing -= runs;
                at = at.max(end);
            }
            if at + missing <= from.saturating_add(AHEAD as i64 * DAY) {
                break;
            }
        }
        at + missing
    }

    /// The stretches of standing still that may touch this one, in the order they begin. They may overlap.
    fn stretches(&self, from: i64, to: i64) -> Vec<(i64, i64)> {
        let (Some(first), Some(last)) = (self.date(from), self.date(to)) else { return Vec::new() };
        let mut stretches = Vec::new();
        for holiday in &self.holidays {
            let after = holiday.last.saturating_add(1.day());
            stretches.push((self.at(holiday.first, 0), self.at(after, 0)));
        }
        if let Some(Quiet { from, to }) = self.quiet {
            let mut date = first.saturating_sub(1.day());
            while date <= last {
                let next = date.saturating_add(1.day());
                stretches.push((self.at(date, from), self.at(if to <= from { next } else { date }, to)));
                if next == date {
                    break;
                }
                date = next;
            }
        }
        stretches.sort_unstable();
        stretches.retain(|(begin, end)| *end > from && *begin < to);
        stretches
    }

    fn date(&self, wall: i64) -> Option<Date> {
        Some(Timestamp::from_millisecond(wall).ok()?.to_zoned(self.zone.clone()).date())
    }

    /// A minute of a day where they live. One that is left out in spring is the one after it; of two in autumn it is the first.
    fn at(&self, date: Date, minute: u16) -> i64 {
        let time = Time::midnight().saturating_add(i64::from(minute).minutes());
        let zoned = self.zone.to_ambiguous_zoned(DateTime::from_parts(date, time)).compatible();
        zoned.map_or(i64::MAX, |zoned| zoned.timestamp().as_millisecond())
    }
}

const DAY_MINUTES: u16 = 24 * 60;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// How many days of a year are holidays.
fn days_in(holidays: &[Holiday], year: i16) -> i64 {
    let (first, last) = (Date::constant(year, 1, 1), Date::constant(year, 12, 31));
    let days = holidays.iter().map(|holiday| {
        let (from, to) = (holiday.first.max(first), holiday.last.min(last));
        if from > to { 0 } else { i64::from((to - from).get_days()) + 1 }
    });
    days.sum()
}
