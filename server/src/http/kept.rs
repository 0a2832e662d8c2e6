//! Games of one's own device, kept here.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};

use super::caller::{KnownGuest, too_large};
use crate::clock;
use crate::house::House;
use crate::kept::{self, MAX_RECORD, MOST};
use crate::protocol::{Keep, Kept, KeptGame, Problem};
use crate::storage::{KeptChange, Write};
use comptoir_kernel::fairness::Bytes32;

type Shared = State<Arc<House>>;

pub(super) async fn list(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<Kept>>, Problem> {
    Ok(Json(house.storage.kept_by(&guest.id).await?))
}

/// The same record again changes nothing, not even when it was kept.
pub(super) async fn keep(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Kept>, Problem> {
    house.limits.keeps.check(guest.id.clone())?;
    let bytes = body.map_err(|why| too_large(&why, MAX_RECORD))?;
    let asked: Keep = serde_json::from_slice(&bytes).map_err(|why| Problem::unreadable(&why))?;
    let game = house.finished.work(move || kept::checked(&asked, clock::now())).await?;
    let before = house.storage.kept_by(&guest.id).await?;
    match before.iter().find(|kept| kept.commitment == game.kept.commitment) {
        Some(same) if same.hash == game.kept.hash => return Ok(Json(same.clone())),
        None if before.len() >= MOST => return Err(Problem::TooManyKept { limit: MOST as u32 }),
        _ => {}
    }
    let kept = game.kept.clone();
    house.storage.write(Write::Kept(KeptChange::Keep { guest: guest.id, game })).await?;
    Ok(Json(kept))
}

pub(super) async fn look(
    State(house): Shared,
    Path(commitment): Path<String>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<KeptGame>, Problem> {
    let commitment = named(commitment)?;
    house.storage.kept(&guest.id, &commitment).await?.map(Json).ok_or(Problem::UnknownKept)
}

pub(super) async fn drop(
    State(house): Shared,
    Path(commitment): Path<String>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<Kept>>, Problem> {
    let commitment = named(commitment)?;
    let change = KeptChange::Drop { guest: guest.id.clone(), commitment };
    house.storage.write(Write::Kept(change)).await?;
    Ok(Json(house.storage.kept_by(&guest.id).await?))
}

fn named(commitment: String) -> Result<Bytes32, Problem> {
    Bytes32::try_from(commitment).map_err(|_| Problem::UnknownKept)
}
