//! Who is asking, and what he sent.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Query, Request, State};
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use tokio::time::sleep;

use super::MAX_BODY;
use crate::house::House;
use crate::limits::{Client, network, too_fast};
use crate::protocol::Problem;
use crate::storage::Guest;

/// The name of the cookie. Where it is for HTTPS only, its name makes browsers see to it that nobody but this very host set it.
pub(super) fn cookie_name(house: &House) -> &'static str {
    if house.config.secure_cookies { "__Host-comptoir" } else { "comptoir" }
}

/// What is stored of a cookie's token.
pub(super) fn token_hash(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}

/// Whoever asks, known or not. Asking takes one of their turns.
pub(super) struct Caller {
    pub guest: Option<Guest>,
    /// Whose limits count.
    pub client: Client,
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Caller, Problem> {
        let Address(address) = Address::from_request_parts(parts, house).await?;
        let guest = match token(&parts.headers, cookie_name(house)) {
            Some(token) => house.storage.guest_by_token(token_hash(token)).await?,
            None => None,
        };
        let client = Client::new(guest.as_ref(), address);
        let limits = &house.limits;
        let rate = if parts.method == Method::GET { &limits.looks } else { &limits.changes };
        rate.check(client.clone())?;
        Ok(Caller { guest, client })
    }
}

/// Somebody with a name.
pub(super) struct Named(pub Guest);

impl FromRequestParts<Arc<House>> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Named, Problem> {
        let Caller { guest, .. } = Caller::from_request_parts(parts, house).await?;
        guest.map(Named).ok_or(Problem::NoName)
    }
}

fn token<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|cookies| cookies.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
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
            if answer.status() == StatusCode::TOO_MANY_REQUESTS {
                sleep(house.config.damper).await;
            }
            answer
        }
        None => too_fast(Duration::ZERO).into_response(),
    }
}

/// Takes one of the few turns an address has for making things.
pub(super) struct Turn;

impl FromRequestParts<Arc<House>> for Turn {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Turn, Problem> {
        let Address(address) = Address::from_request_parts(parts, house).await?;
        house.limits.making.check(network(address)).map(|()| Turn)
    }
}

/// A JSON body. An empty one reads as `null`.
pub(super) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Body<T>, Problem> {
        let bytes = Bytes::from_request(request, house).await.map_err(|why| too_large(&why))?;
        let text: &[u8] = if bytes.is_empty() { b"null" } else { &bytes };
        serde_json::from_slice(text).map(Body).map_err(|why| Problem::unreadable(&why))
    }
}

fn too_large(why: &BytesRejection) -> Problem {
    if why.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Problem::TooLarge { limit: MAX_BODY as u32 };
    }
    Problem::unreadable(&why.body_text())
}

/// The part of an address after the question mark.
pub(super) struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<House>> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Asked<T>, Problem> {
        match Query::from_request_parts(parts, house).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(why) => Err(Problem::unreadable(&why.body_text())),
        }
    }
}
