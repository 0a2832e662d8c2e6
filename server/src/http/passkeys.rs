//! Passkeys: adding, listing, naming and removing them, and proving with one who somebody is.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::HOST;
use axum::http::request::Parts;

use super::caller::{Body, Caller, KnownGuest};
use super::sessions::Browser;
use crate::house::House;
use crate::protocol::{
    Assertion, NewPasskey, Passkey, PasskeyOffer, PasskeyQuestion, Problem, RemovePasskey, RenamePasskey,
    Ways,
};
use crate::secrets::{Purpose, Site, passkey};
use crate::storage::{Guest, PasskeyChange, PasskeyUse, PersonChange, Write};
use crate::{clock, plain};

/// Keys one person may have.
const MOST: usize = 20;
/// The longest name of one, in characters.
const LONGEST: usize = 40;

type Shared = State<Arc<House>>;

/// Where a browser may keep passkeys for this server: at its origin, if that is named and secure, or on this machine.
pub(super) struct Here(pub Option<Site>);

impl FromRequestParts<Arc<House>> for Here {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Here, Problem> {
        if let Some(origin) = &house.config.origin {
            return Ok(Here(
                origin
                    .keeps_passkeys()
                    .then(|| Site { origin: origin.to_string(), host: origin.host().to_owned() }),
            ));
        }
        let asked = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let local = asked.filter(|host| host.split(':').next() == Some("localhost"));
        Ok(Here(local.map(|host| Site { origin: format!("http://{host}"), host: "localhost".to_owned() })))
    }
}

impl Here {
    fn site(self) -> Result<Site, Problem> {
        self.0.ok_or(Problem::NoPasskeys)
    }
}

pub(super) async fn ways(State(house): Shared, _: Caller, Here(site): Here) -> Json<Ways> {
    Json(Ways { passkeys: site.is_some(), mail: house.post.is_some() })
}

pub(super) async fn list(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<Passkey>>, Problem> {
    Ok(Json(house.storage.passkeys(&guest.id).await?))
}

pub(super) async fn begin(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    here: Here,
) -> Result<Json<PasskeyOffer>, Problem> {
    let host = here.site()?.host;
    let known = house.storage.passkeys(&guest.id).await?;
    if known.len() >= MOST {
        return Err(Problem::TooManyPasskeys { limit: MOST as u32 });
    }
    let challenge = house.challenges.make(Purpose::Register(guest.id.clone()), Instant::now())?;
    let ways = house.storage.ways_back(&guest.id).await?;
    Ok(Json(PasskeyOffer {
        challenge: hex::encode(challenge),
        host,
        user: hex::encode(&guest.id),
        name: ways.handle.unwrap_or(guest.name),
        known: known.into_iter().map(|key| key.id).collect(),
    }))
}

pub(super) async fn add(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    here: Here,
    browser: Browser,
    Body(NewPasskey { name, client_data, authenticator_data }): Body<NewPasskey>,
) -> Result<Json<Vec<Passkey>>, Problem> {
    let site = here.site()?;
    let name = match name {
        Some(name) => proper(&name)?,
        None => browser.called().to_owned(),
    };
    let (client_data, authenticator_data) = (bytes(&client_data)?, bytes(&authenticator_data)?);
    let purpose = Purpose::Register(guest.id.clone());
    let asked = passkey::challenge(&client_data)
        .is_some_and(|challenge| house.challenges.redeem(&challenge, &purpose, Instant::now()));
    let made = passkey::registered(&site, &client_data, &authenticator_data).filter(|_| asked);
    let made = made.ok_or(Problem::WrongPasskey)?;
    if house.storage.passkeys(&guest.id).await?.len() >= MOST {
        return Err(Problem::TooManyPasskeys { limit: MOST as u32 });
    }
    let change = PasskeyChange::Add {
        guest: guest.id.clone(),
        id: hex::encode(made.id),
        key: made.key,
        counter: made.counter,
        name,
        at: clock::now(),
    };
    house.storage.write(Write::Person(PersonChange::Passkey(change))).await.map_err(|why| {
        // There is one of this name already.
        if why.is_of_the_change() { Problem::WrongPasskey } else { why.into() }
    })?;
    list(State(house), KnownGuest(guest)).await
}

pub(super) async fn rename(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(RenamePasskey { id, name }): Body<RenamePasskey>,
) -> Result<Json<Vec<Passkey>>, Problem> {
    let change = PasskeyChange::Rename { guest: guest.id.clone(), id, name: proper(&name)? };
    change_own(&house, change, Problem::WrongPasskey).await?;
    list(State(house), KnownGuest(guest)).await
}

pub(super) async fn remove(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(RemovePasskey { id }): Body<RemovePasskey>,
) -> Result<Json<Vec<Passkey>>, Problem> {
    if !house.storage.passkeys(&guest.id).await?.iter().any(|key| key.id == id) {
        return Err(Problem::WrongPasskey);
    }
    let change = PasskeyChange::Remove { guest: guest.id.clone(), id };
    change_own(&house, change, Problem::LastWay).await?;
    list(State(house), KnownGuest(guest)).await
}

async fn change_own(house: &House, change: PasskeyChange, otherwise: Problem) -> Result<(), Problem> {
    let done = house.storage.write(Write::Person(PersonChange::Passkey(change))).await;
    done.map_err(|why| if why.is_of_the_change() { otherwise } else { why.into() })
}

pub(super) async fn question(
    State(house): Shared,
    _: Caller,
    here: Here,
) -> Result<Json<PasskeyQuestion>, Problem> {
    let host = here.site()?.host;
    let challenge = house.challenges.make(Purpose::Prove, Instant::now())?;
    Ok(Json(PasskeyQuestion { challenge: hex::encode(challenge), host }))
}

/// Whoever signed this, if it was asked for here and now; what is to be stored of it.
pub(super) async fn prover(
    house: &House,
    Here(site): Here,
    assertion: &Assertion,
) -> Result<Option<(Guest, PasskeyUse)>, Problem> {
    let site = site.ok_or(Problem::NoPasskeys)?;
    let [client_data, authenticator_data, signature] =
        [bytes(&assertion.client_data)?, bytes(&assertion.authenticator_data)?, bytes(&assertion.signature)?];
    let asked = passkey::challenge(&client_data)
        .is_some_and(|challenge| house.challenges.redeem(&challenge, &Purpose::Prove, Instant::now()));
    let Some(stored) = house.storage.passkey(&assertion.id).await? else { return Ok(None) };
    let signed = passkey::asserted(&site, &stored.key, &client_data, &authenticator_data, &signature);
    let theirs = hex::encode(&stored.guest.id) == assertion.user;
    let Some(counter) = signed.filter(|_| asked && theirs) else { return Ok(None) };
    // One that goes back was copied. Many keys do not count, and say 0 always.
    if counter <= stored.counter && (counter, stored.counter) != (0, 0) {
        tracing::warn!("a passkey's counter went back: there may be a copy of it");
        return Ok(None);
    }
    let used = PasskeyUse { id: assertion.id.clone(), counter, at: clock::now() };
    Ok(Some((stored.guest, used)))
}

fn bytes(hex: &str) -> Result<Vec<u8>, Problem> {
    hex::decode(hex).map_err(|_| Problem::unreadable(&"bytes are written as hexadecimal digits"))
}

fn proper(name: &str) -> Result<String, Problem> {
    let limit = LONGEST as u32;
    plain::line(name).filter(|name| name.chars().count() <= LONGEST).ok_or(Problem::BadText { limit })
}
