//! Reports, and what admins see and do.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use serde::Deserialize;

use super::caller::{Body, KnownGuest, Query};
use super::talk::seen;
use crate::clock;
use crate::house::House;
use crate::protocol::{
    Deed, HouseTable, LogEntry, NewReport, Office, Owner, Paged, Problem, Report, Resident, Said,
};
use crate::storage::{CareChange, Guest, Write};
use crate::table;

/// Reports of one person that wait to be read.
const REPORTS: u32 = 20;

type Shared = State<Arc<House>>;

/// Somebody who looks after the house.
pub(super) struct Admin(Guest);

impl FromRequestParts<Arc<House>> for Admin {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Admin, Problem> {
        let KnownGuest(guest) = KnownGuest::from_request_parts(parts, house).await?;
        if !house.storage.is_admin(&guest.id).await? {
            return Err(Problem::NotAdmin);
        }
        Ok(Admin(guest))
    }
}

/// Tells admins of a line or of somebody at a table. Telling it twice is telling it once.
pub(super) async fn report(
    State(house): Shared,
    Path(id): Path<String>,
    KnownGuest(guest): KnownGuest,
    Body(about): Body<NewReport>,
) -> Result<Json<()>, Problem> {
    house.limits.reports.check(guest.id.clone())?;
    let table = seen(&house, &id, Some(&guest.id)).await?;
    let (whom, line, said) = match about {
        NewReport::Line(n) => {
            let room = table::room(&table, Some(&guest.id));
            let (whom, said) = house.storage.line_of(&id, room, n).await?.ok_or(Problem::UnknownPerson)?;
            (whom, Some(n), Some(said))
        }
        NewReport::Seat(seat) => {
            let stored = table.seats.get(seat.index()).ok_or(Problem::UnknownSeat)?;
            let whom = stored.guest.as_ref().filter(|_| stored.owner() == Owner::Person);
            (whom.ok_or(Problem::NotTaken)?.id.clone(), None, None)
        }
    };
    keep_report(&house, guest, whom, Some(id), line.zip(said)).await
}

/// Tells them of somebody, wherever their name was seen.
pub(super) async fn report_person(
    State(house): Shared,
    Path(whom): Path<String>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<()>, Problem> {
    house.limits.reports.check(guest.id.clone())?;
    house.storage.person(&whom).await?.ok_or(Problem::UnknownPerson)?;
    keep_report(&house, guest, whom, None, None).await
}

async fn keep_report(
    house: &House,
    reporter: Guest,
    whom: String,
    table: Option<String>,
    words: Option<(u32, Said)>,
) -> Result<Json<()>, Problem> {
    if whom == reporter.id {
        return Err(Problem::NotYourself);
    }
    let (line, said) = words.unzip();
    let (open, same) = house.storage.reported(&reporter.id, &whom, table.as_deref(), line).await?;
    if same {
        return Ok(Json(()));
    }
    if open >= REPORTS {
        return Err(Problem::TooManyReports { limit: REPORTS });
    }
    let change =
        CareChange::Report { reporter: reporter.id, guest: whom, table, line, said, at: clock::now() };
    house.storage.write(Write::Care(change)).await?;
    Ok(Json(()))
}

pub(super) async fn office(State(house): Shared, _: Admin) -> Result<Json<Office>, Problem> {
    Ok(Json(house.storage.office(house.registration(), house.config.registration).await?))
}

pub(super) async fn act(
    State(house): Shared,
    Admin(admin): Admin,
    Body(deed): Body<Deed>,
) -> Result<Json<()>, Problem> {
    house.care(Some(&admin), deed).await.map(Json)
}

#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    search: String,
    #[serde(default)]
    page: u32,
}

pub(super) async fn people(
    State(house): Shared,
    _: Admin,
    Query(Asked { search, page }): Query<Asked>,
) -> Result<Json<Paged<Resident>>, Problem> {
    Ok(Json(house.storage.people(search.trim(), page).await?))
}

pub(super) async fn tables(
    State(house): Shared,
    _: Admin,
    Query(Asked { page, .. }): Query<Asked>,
) -> Result<Json<Paged<HouseTable>>, Problem> {
    Ok(Json(house.storage.house_tables(page).await?))
}

pub(super) async fn reports(
    State(house): Shared,
    _: Admin,
    Query(Asked { page, .. }): Query<Asked>,
) -> Result<Json<Paged<Report>>, Problem> {
    Ok(Json(house.storage.reports(page).await?))
}

pub(super) async fn log(
    State(house): Shared,
    _: Admin,
    Query(Asked { page, .. }): Query<Asked>,
) -> Result<Json<Paged<LogEntry>>, Problem> {
    Ok(Json(house.storage.audit(page).await?))
}
