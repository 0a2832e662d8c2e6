//! What is known about somebody: told to them, or forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};

use super::caller::{Address, Body, Known, KnownGuest};
use super::passkeys::Here;
use super::sessions;
use super::sign_in::prove;
use crate::house::House;
use crate::protocol::{Goodbye, Problem, Proof};

pub(super) async fn tell(
    State(house): State<Arc<House>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Response, Problem> {
    let about = house.storage.about(&guest.id).await?;
    let file = [(CONTENT_DISPOSITION, "attachment; filename=\"comptoir.json\"")];
    Ok((file, Json(about)).into_response())
}

/// Forgets somebody for good. Bots play on in their games, so that the others keep them.
pub(super) async fn forget(
    State(house): State<Arc<House>>,
    Known { guest, .. }: Known,
    Address(address): Address,
    here: Here,
    Body(Goodbye { proof }): Body<Goodbye>,
) -> Result<Response, Problem> {
    if let Some(handle) = house.storage.ways_back(&guest.id).await?.handle {
        let proof = proof.unwrap_or(Proof::Passphrase(String::new()));
        prove(&house, &guest, address, here, &handle, proof).await?;
    }
    house.leave_all(&guest).await?;
    house.forget(guest).await?;
    Ok(([sessions::no_cookie(&house)], Json(())).into_response())
}
