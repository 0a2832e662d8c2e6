//! When somebody does not want to be waited for in games over days.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::caller::{Body, KnownGuest};
use crate::house::House;
use crate::protocol::{MyHabits, Problem};
use crate::storage::{TimeChange, Write};
use crate::time_control::{BadHabits, Habits, Holiday};

type Shared = State<Arc<House>>;

/// Between two changes of the quiet hours: whoever moved them all day long would never have to move.
const BETWEEN: i64 = 24 * 60 * 60 * 1000;
const HOUR: i64 = 60 * 60 * 1000;
/// The most holidays that may be planned.
const PLANNED: usize = 60;

pub(super) async fn mine(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Option<MyHabits>>, Problem> {
    Ok(Json(house.storage.habits(&guest.id).await?.map(|(habits, _)| habits)))
}

/// Nothing of it reaches back: at every table of theirs what has passed is charged first, as it was until now.
pub(super) async fn change(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(wanted): Body<MyHabits>,
) -> Result<Json<Option<MyHabits>>, Problem> {
    if wanted.holidays.len() > PLANNED {
        return Err(Problem::BadHolidays);
    }
    // Two changes at the same moment must not find the same holidays.
    let _one = house.making(&guest.id).await;
    let before = house.storage.habits(&guest.id).await?;
    let now = house.time.now().wall;
    let (old, last) = before.as_ref().map_or((None, 0), |(old, changed)| (Some(old), *changed));
    let moved = old.is_some_and(|old| old.zone != wanted.zone || old.quiet != wanted.quiet);
    let quiet_before = old.is_some_and(|old| old.quiet.is_some());
    if moved && quiet_before && now - last < BETWEEN {
        let hours = (last + BETWEEN - now + HOUR - 1) / HOUR;
        return Err(Problem::QuietTooSoon { hours: hours.clamp(1, 24) as u32 });
    }
    let today = Habits::new(&wanted.zone, None, Vec::new()).map_err(problem)?.today(now);
    let old_holidays = old.map_or(&[][..], |old| &old.holidays);
    let holidays = Holiday::planned(old_holidays, &wanted.holidays, today);
    Habits::new(&wanted.zone, wanted.quiet, holidays.clone()).map_err(problem)?;
    let habits = MyHabits { holidays, ..wanted };
    let changed = if moved || old.is_none() { now } else { last };

    let tables = house.storage.clocks_of(&guest.id).await?;
    settle(&house, &tables).await;
    let change = TimeChange::Habits { guest: guest.id, habits: habits.clone(), changed };
    house.storage.write(Write::Time(change)).await?;
    settle(&house, &tables).await;
    Ok(Json(Some(habits)))
}

async fn settle(house: &Arc<House>, tables: &[String]) {
    for table in tables {
        // One that cannot be loaded has nobody waiting there.
        let _ = house.look_at_time(table, true).await;
    }
}

fn problem(why: BadHabits) -> Problem {
    match why {
        BadHabits::Zone => Problem::BadZone,
        BadHabits::Quiet => Problem::BadQuiet,
        BadHabits::Holidays => Problem::BadHolidays,
    }
}
