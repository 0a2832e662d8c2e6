//! Talk at tables, notes for oneself, and whom one does not want to hear.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;

use super::caller::{Body, Caller, KnownGuest, Query};
use crate::house::House;
use crate::protocol::{Mute, Muted, Note, Problem, ReadTo, Say, Table, Talk};
use crate::storage::{StoredTable, TalkChange, Write};
use crate::table::{self, Ask};
use crate::{clock, plain};

/// The most lines of one answer.
const LINES: u32 = 100;
/// Whom one person may mute.
const MUTED: usize = 200;

type Shared = State<Arc<House>>;

#[derive(Deserialize)]
pub(super) struct Before {
    before: Option<u32>,
}

pub(super) async fn talk(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, .. }: Caller,
    Query(Before { before }): Query<Before>,
) -> Result<Json<Talk>, Problem> {
    let guest = guest.as_ref().map(|guest| guest.id.as_str());
    let room = table::room(&seen(&house, &id, guest).await?, guest);
    // One more tells whether there are earlier ones.
    let mut lines = house.storage.lines(&id, room, guest, before.unwrap_or(u32::MAX), LINES + 1).await?;
    let earlier = lines.len() > LINES as usize;
    if earlier {
        lines.remove(0);
    }
    let read_to = match guest {
        Some(guest) => house.storage.reader(&id, guest).await?.0,
        None => 0,
    };
    Ok(Json(Talk { lines, earlier, you: guest.map(str::to_owned), read_to }))
}

pub(super) async fn say(
    State(house): Shared,
    Path(id): Path<String>,
    KnownGuest(guest): KnownGuest,
    Body(Say { id: command, said }): Body<Say>,
) -> Result<Json<Table>, Problem> {
    house.limits.lines.check(guest.id.clone())?;
    house.ask(&id, Some(guest), Ask::Say { id: command, said }).await.map(Json)
}

pub(super) async fn read(
    State(house): Shared,
    Path(id): Path<String>,
    KnownGuest(guest): KnownGuest,
    Body(ReadTo { n }): Body<ReadTo>,
) -> Result<Json<()>, Problem> {
    seen(&house, &id, Some(&guest.id)).await?;
    // Nobody has read what has not been said.
    let n = n.min(house.storage.last_line(&id).await?);
    write(&house, TalkChange::Read { table: id, guest: guest.id, n }).await
}

pub(super) async fn note(
    State(house): Shared,
    Path(id): Path<String>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Note>, Problem> {
    seen(&house, &id, Some(&guest.id)).await?;
    let (_, text) = house.storage.reader(&id, &guest.id).await?;
    Ok(Json(Note { text }))
}

pub(super) async fn write_note(
    State(house): Shared,
    Path(id): Path<String>,
    KnownGuest(guest): KnownGuest,
    Body(Note { text }): Body<Note>,
) -> Result<Json<()>, Problem> {
    seen(&house, &id, Some(&guest.id)).await?;
    let limit = plain::LONGEST_NOTE as u32;
    let note = plain::note(&text).ok_or(Problem::BadText { limit })?;
    write(&house, TalkChange::Note { table: id, guest: guest.id, note }).await
}

pub(super) async fn muted(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<Muted>>, Problem> {
    Ok(Json(house.storage.muted(&guest.id).await?))
}

pub(super) async fn mute(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(Mute { guest: who, muted }): Body<Mute>,
) -> Result<Json<Vec<Muted>>, Problem> {
    let before = house.storage.muted(&guest.id).await?;
    if muted && before.len() >= MUTED {
        return Err(Problem::TooManyMuted { limit: MUTED as u32 });
    }
    if muted && !house.storage.is_somebody(&who).await? {
        return Err(Problem::UnknownPerson);
    }
    let change = TalkChange::Mute { guest: guest.id.clone(), muted: who, on: muted, at: clock::now() };
    house.storage.write(Write::Talk(change)).await?;
    Ok(Json(house.storage.muted(&guest.id).await?))
}

/// A table that somebody may look at.
pub(super) async fn seen(house: &House, id: &str, guest: Option<&str>) -> Result<StoredTable, Problem> {
    let table = house.storage.table(id).await?.ok_or(Problem::UnknownTable)?;
    if !table::may_look(&table, guest) {
        return Err(Problem::MayNotWatch);
    }
    Ok(table)
}

async fn write(house: &House, change: TalkChange) -> Result<Json<()>, Problem> {
    house.storage.write(Write::Talk(change)).await?;
    Ok(Json(()))
}
