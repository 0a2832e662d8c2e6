//! Guests: a name, and a cookie to be known by.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};

use super::caller::{Body, Caller, Named, Turn, cookie_name, token_hash};
use crate::house::House;
use crate::protocol::{Me, Name, Problem};
use crate::storage::{Guest, Write};
use crate::{clock, names, random};

const YEAR: u32 = 365 * 24 * 60 * 60;

pub(super) async fn me(Named(guest): Named) -> Json<Me> {
    Json(seen_by_himself(guest))
}

pub(super) async fn take_name(
    State(house): State<Arc<House>>,
    _: Turn,
    Caller { guest: known, .. }: Caller,
    Body(Name { name }): Body<Name>,
) -> Result<Response, Problem> {
    let name = names::proper(&name)?;
    if let Some(known) = known {
        let companions = house.storage.companions_of(&known.id).await?;
        if companions.iter().any(|companion| names::are_alike(companion, &name)) {
            return Err(Problem::NameTaken);
        }
        let guest = Guest { name, ..known };
        house.rename(guest.clone()).await?;
        return Ok(Json(seen_by_himself(guest)).into_response());
    }
    let guest = Guest { id: random::hex::<8>()?, name };
    let token = random::hex::<32>()?;
    let new = Write::Guest { guest: guest.clone(), token_hash: token_hash(&token), made: clock::now() };
    house.storage.write(new).await?;
    let secure = if house.config.secure_cookies { "; Secure" } else { "" };
    let cookie_name = cookie_name(&house);
    let cookie = format!("{cookie_name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
    Ok(([(SET_COOKIE, cookie)], Json(seen_by_himself(guest))).into_response())
}

fn seen_by_himself(Guest { id, name }: Guest) -> Me {
    Me { id, name }
}
