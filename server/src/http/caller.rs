//! Who is asking, and what they sent.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{self, ConnectInfo, FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use tokio::time::sleep;

use super::{MAX_BODY, sessions};
use crate::house::House;
use crate::limits::{Client, network, too_fast};
use crate::protocol::Problem;
use crate::storage::Guest;

/// Whoever asks, known or not. Asking takes one of their turns.
pub(super) struct Caller {
    pub guest: Option<Guest>,
    /// The session they are known by.
    pub session: Option<String>,
    /// Whose limits count.
    pub client: Client,
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Caller, Problem> {
        let Address(address) = Address::from_request_parts(parts, house).await?;
        let (guest, session) = sessions::find(house, &parts.headers).await?.unzip();
        let session = session.map(|session| session.id);
        let client = Client::new(guest.as_ref(), address);
        let limits = &house.limits;
        let rate = if parts.method == Method::GET { &limits.looks } else { &limits.changes };
        rate.check(client.clone())?;
        Ok(Caller { guest, session, client })
    }
}

/// Somebody with a name, known by their session.
pub(super) struct KnownGuest(pub Guest);

impl FromRequestParts<Arc<House>> for KnownGuest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<KnownGuest, Problem> {
        let Caller { guest, .. } = Caller::from_request_parts(parts, house).await?;
        guest.map(KnownGuest).ok_or(Problem::NoName)
    }
}

/// The same, together with the session.
pub(super) struct Known {
    pub guest: Guest,
    pub session: String,
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Known, Problem> {
        let Caller { guest, session, .. } = Caller::from_request_parts(parts, house).await?;
        guest.zip(session).map(|(guest, session)| Known { guest, session }).ok_or(Problem::NoName)
    }
}

/// The address somebody calls from.
pub(super) struct Address(pub IpAddr);

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Address, Problem> {
        let named = || {
            // The last entry is the one our own proxy wrote; whatever stands before it anybody may have sent.
            let list = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
            list.rsplit(',').next()?.trim().parse().ok()
        };
        let proxied = if house.config.behind_proxy { named() } else { None };
        let peer = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        // Without a socket, as in tests, there is no address.
        Ok(Address(proxied.or_else(peer).unwrap_or(Ipv4Addr::UNSPECIFIED.into())))
    }
}

/// Answers no more requests of one address at the same time than it may have: behind a proxy all come through a few connections.
/// Who asked too often is told so a little later, and meanwhile counts among them.
pub(super) async fn few_at_once(
    State(house): State<Arc<House>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    match house.requests.take(network(address)) {
        Some(_place) => {
            let answer = next.run(request).await;
            if answer.status() == StatusCode::TOO_MANY_REQUESTS
                // Whoever waits holds a connection: a crowd of them must not fill the door.
                && let Some(_wait) = house.damped.take(network(address))
            {
                sleep(house.config.damper).await;
            }
            answer
        }
        None => too_fast(Duration::ZERO).into_response(),
    }
}

/// Whoever asks has one of the few turns of their address for making things; it is taken.
pub(super) struct MayMake;

impl FromRequestParts<Arc<House>> for MayMake {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<MayMake, Problem> {
        let Address(address) = Address::from_request_parts(parts, house).await?;
        house.limits.making.check(network(address)).map(|()| MayMake)
    }
}

/// A JSON body. An empty one reads as `null`.
pub(super) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Body<T>, Problem> {
        let bytes = Bytes::from_request(request, house).await.map_err(|why| too_large(&why, MAX_BODY))?;
        let text: &[u8] = if bytes.is_empty() { b"null" } else { &bytes };
        serde_json::from_slice(text).map(Body).map_err(|why| Problem::unreadable(&why))
    }
}

pub(super) fn too_large(why: &BytesRejection, limit: usize) -> Problem {
    if why.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Problem::TooLarge { limit: limit as u32 };
    }
    Problem::unreadable(&why.body_text())
}

/// The part of an address after the question mark, which could be read.
pub(super) struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<House>> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Query<T>, Problem> {
        match extract::Query::from_request_parts(parts, house).await {
            Ok(extract::Query(read)) => Ok(Query(read)),
            Err(why) => Err(Problem::unreadable(&why.body_text())),
        }
    }
}
