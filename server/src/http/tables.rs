//! Tables: making, listing, sitting down, replaying.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use comptoir_kernel::fairness::Opening;
use comptoir_kernel::{Seat, Viewer};
use serde::Deserialize;

use super::caller::{Asked, Body, Caller, Named, Turn};
use crate::adapter;
use crate::finished::Reading;
use crate::house::House;
use crate::protocol::{HandOver, NewTable, Problem, SetSeat, Sit, Status, Table};
use crate::storage::{Guest, List, StoredTable};
use crate::table::{self, Ask, Presence};

/// The most tables of a list.
const LISTED: u32 = 50;
/// The most moments of a replay in one answer.
const MOMENTS: u32 = 100;

type Shared = State<Arc<House>>;

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Which {
    #[default]
    Mine,
    Open,
    Over,
}

#[derive(Deserialize)]
pub(super) struct Listed {
    #[serde(default)]
    list: Which,
}

pub(super) async fn list(
    State(house): Shared,
    Caller { guest, client }: Caller,
    Asked(Listed { list }): Asked<Listed>,
) -> Result<Json<Vec<Table>>, Problem> {
    house.limits.lists.check(client)?;
    let which = match (list, &guest) {
        (Which::Mine, Some(guest)) => List::Of(&guest.id),
        (Which::Mine, None) => return Err(Problem::NoName),
        (Which::Open, _) => List::Open,
        (Which::Over, _) => List::Over,
    };
    let id = guest.as_ref().map(|guest| guest.id.as_str());
    let mut tables = Vec::new();
    for stored in house.storage.list(which, LISTED).await? {
        // Only a table in memory has anybody present; the others need not be loaded for a list, and one that cannot be
        // loaded (its rules are gone, say) stands in it all the same.
        let live = if house.is_live(&stored.id) {
            house.ask(&stored.id, guest.clone(), Ask::Look).await.ok()
        } else {
            None
        };
        tables.push(live.unwrap_or_else(|| table::describe(&stored, &Presence::default(), id)));
    }
    Ok(Json(tables))
}

pub(super) async fn make(
    State(house): Shared,
    _: Turn,
    Named(guest): Named,
    Body(new): Body<NewTable>,
) -> Result<Json<Table>, Problem> {
    let id = table::make(&house, guest.clone(), new).await?;
    ask(&house, &id, Some(guest), Ask::Look).await
}

pub(super) async fn look(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, .. }: Caller,
) -> Result<Json<Table>, Problem> {
    ask(&house, &id, guest, Ask::Look).await
}

pub(super) async fn sit(
    State(house): Shared,
    Path(id): Path<String>,
    Named(guest): Named,
    Body(Sit { seat, key, pledge }): Body<Sit>,
) -> Result<Json<Table>, Problem> {
    ask(&house, &id, Some(guest), Ask::Sit { seat, key, pledge }).await
}

pub(super) async fn open(
    State(house): Shared,
    Path(id): Path<String>,
    Named(guest): Named,
    Body(opening): Body<Opening>,
) -> Result<Json<Table>, Problem> {
    ask(&house, &id, Some(guest), Ask::Open(opening)).await
}

pub(super) async fn set_seat(
    State(house): Shared,
    Path(id): Path<String>,
    Named(guest): Named,
    Body(SetSeat { seat, bot }): Body<SetSeat>,
) -> Result<Json<Table>, Problem> {
    ask(&house, &id, Some(guest), Ask::SetSeat { seat, bot }).await
}

pub(super) async fn leave(
    State(house): Shared,
    Path(id): Path<String>,
    Named(guest): Named,
) -> Result<Json<Table>, Problem> {
    ask(&house, &id, Some(guest), Ask::Leave).await
}

pub(super) async fn start(
    State(house): Shared,
    Path(id): Path<String>,
    Named(guest): Named,
) -> Result<Json<Table>, Problem> {
    ask(&house, &id, Some(guest), Ask::Start).await
}

pub(super) async fn hand_over(
    State(house): Shared,
    Path(id): Path<String>,
    Named(guest): Named,
    Body(HandOver { seat }): Body<HandOver>,
) -> Result<Json<Table>, Problem> {
    ask(&house, &id, Some(guest), Ask::HandOver { seat }).await
}

pub(super) async fn take_back(
    State(house): Shared,
    Path(id): Path<String>,
    Named(guest): Named,
    Body(HandOver { seat }): Body<HandOver>,
) -> Result<Json<Table>, Problem> {
    ask(&house, &id, Some(guest), Ask::TakeBack { seat }).await
}

pub(super) async fn rematch(
    State(house): Shared,
    Path(id): Path<String>,
    Named(guest): Named,
) -> Result<Json<Table>, Problem> {
    let first = house.ask(&id, Some(guest.clone()), Ask::Rematch).await?;
    let again = first.rematch.ok_or(Problem::Internal)?;
    ask(&house, &again, Some(guest), Ask::Look).await
}

async fn ask(house: &Arc<House>, id: &str, guest: Option<Guest>, ask: Ask) -> Result<Json<Table>, Problem> {
    house.ask(id, guest, ask).await.map(Json)
}

#[derive(Deserialize)]
pub(super) struct Stretch {
    #[serde(default)]
    from: u32,
    #[serde(default = "all_moments")]
    count: u32,
    seat: Option<Seat>,
}

fn all_moments() -> u32 {
    MOMENTS
}

pub(super) async fn replay(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, client }: Caller,
    Asked(Stretch { from, count, seat }): Asked<Stretch>,
) -> Result<Response, Problem> {
    house.limits.replays.check(client)?;
    let table = finished(&house, &id, guest).await?;
    if seat.is_some_and(|seat| seat.index() >= table.seats.len()) {
        return Err(Problem::UnknownSeat);
    }
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let moments = house
        .finished
        .read(Reading::Replay(id.clone(), viewer), async || {
            let steps = house.storage.steps(&id).await?;
            Ok(Box::new(move || adapter::replay(&table, &steps, viewer)) as _)
        })
        .await?;
    // A `Replay`, of moments that are written already.
    let stretch = moments.iter().skip(from as usize).take(count.min(MOMENTS) as usize);
    let stretch: Vec<&str> = stretch.map(String::as_str).collect();
    let steps = moments.len().saturating_sub(1);
    let text = format!("{{\"steps\":{steps},\"moments\":[{}]}}", stretch.join(","));
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

pub(super) async fn record(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, client }: Caller,
) -> Result<Response, Problem> {
    house.limits.replays.check(client)?;
    let table = finished(&house, &id, guest).await?;
    let text = house
        .finished
        .read(Reading::Record(id.clone()), async || {
            let steps = house.storage.steps(&id).await?;
            Ok(Box::new(move || Ok(vec![adapter::record(&table, &steps)?])) as _)
        })
        .await?;
    Ok(([(CONTENT_TYPE, "application/jsonl; charset=utf-8")], text.concat()).into_response())
}

/// A finished game, straight from storage: nothing changes it any more, so its task is not needed.
async fn finished(house: &Arc<House>, id: &str, guest: Option<Guest>) -> Result<StoredTable, Problem> {
    let table = house.storage.table(id).await?.ok_or(Problem::UnknownTable)?;
    if !table::may_look(&table, guest.as_ref().map(|guest| guest.id.as_str())) {
        return Err(Problem::MayNotWatch);
    }
    if table.status != Status::Over {
        return Err(Problem::NotOver);
    }
    Ok(table)
}
