//! Guests: a name is all somebody needs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};

use super::caller::{Body, Caller, KnownGuest, MayMake};
use super::entry;
use super::sessions::{Beginning, Browser};
use crate::house::House;
use crate::protocol::{Me, Name, Problem};
use crate::storage::{Guest, PersonChange, Write};
use crate::{names, random};

pub(super) async fn me(
    State(house): State<Arc<House>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Me>, Problem> {
    seen_by_themselves(&house, guest).await.map(Json)
}

pub(super) async fn take_name(
    State(house): State<Arc<House>>,
    _: MayMake,
    Caller { guest: known, .. }: Caller,
    browser: Browser,
    Body(Name { name, entry }): Body<Name>,
) -> Result<Response, Problem> {
    let name = names::free(&house.storage, known.as_ref().map(|known| known.id.as_str()), &name).await?;
    if let Some(known) = known {
        let guest = Guest { name, ..known };
        house.rename(guest.clone()).await?;
        return Ok(Json(seen_by_themselves(&house, guest).await?).into_response());
    }
    let guest = Guest { id: random::hex::<8>()?, name };
    let beginning = Beginning::of(&guest, browser)?;
    let new = entry::enter(&house, guest.clone(), beginning.session.clone(), entry).await?;
    let invited = matches!(new, PersonChange::NewBy { .. });
    house.storage.write(Write::Person(new)).await.map_err(|why| {
        if invited && why.is_of_the_change() { Problem::WrongInvitation } else { why.into() }
    })?;
    let me = seen_by_themselves(&house, guest).await?;
    Ok(beginning.answer(&house, Json(me)))
}

pub(super) async fn seen_by_themselves(house: &House, Guest { id, name }: Guest) -> Result<Me, Problem> {
    let ways = house.storage.ways_back(&id).await?;
    let seen_here = house.storage.shows_here(&id).await?;
    let admin = house.storage.is_admin(&id).await?;
    let passkey = !house.storage.passkeys(&id).await?.is_empty();
    Ok(Me {
        id,
        name,
        handle: ways.handle,
        recovery: ways.recovery_hash.is_some(),
        passphrase: ways.passphrase.is_some(),
        passkey,
        admin,
        seen_here,
        seen_by: ways.seen_by,
    })
}
