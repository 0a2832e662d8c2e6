//! Sessions: a browser that is known, by a token in its cookie.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderName, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

use super::caller::{Body, Known};
use crate::device::device;
use crate::house::House;
use crate::protocol::{EndSession, Problem, Session};
use crate::storage::{self, Guest, NewSession, PersonChange, Which, Write};
use crate::{clock, random, secrets};

/// A session that was not heard of for so long has ended, and so has its cookie.
const YEAR: i64 = 365 * 24 * 60 * 60;
/// How old the time of its last use may become before it is stored anew.
const STALE: i64 = 10 * 60;

/// The name of the cookie. Where it is for HTTPS only, its name makes browsers see to it that nobody but this very host set it.
fn cookie_name(house: &House) -> &'static str {
    if house.config.secure_cookies { "__Host-comptoir" } else { "comptoir" }
}

fn cookie(house: &House, token: &str, seconds: i64) -> (HeaderName, String) {
    let secure = if house.config.secure_cookies { "; Secure" } else { "" };
    let name = cookie_name(house);
    (SET_COOKIE, format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"))
}

/// What makes a browser forget its cookie.
pub(super) fn no_cookie(house: &House) -> (HeaderName, String) {
    cookie(house, "", 0)
}

/// Whose cookie a request carries: the one place that decides who somebody is.
pub(super) async fn find(
    house: &House,
    headers: &HeaderMap,
) -> Result<Option<(Guest, storage::Session)>, Problem> {
    let Some(token) = token(headers, cookie_name(house)) else { return Ok(None) };
    let now = clock::now();
    let Some((guest, session)) = house.storage.session(secrets::hash(token), now - YEAR).await? else {
        return Ok(None);
    };
    if session.used + STALE < now {
        let used = PersonChange::Used { session: session.id.clone(), at: now };
        // Whoever looks need not hear that nothing can be stored.
        if let Err(why) = house.storage.write(Write::Person(used)).await {
            tracing::warn!(%why, "the use of a session was not stored");
        }
    }
    Ok(Some((guest, session)))
}

fn token<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|cookies| cookies.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The browser that asks, as it describes itself.
pub(super) struct Browser(String);

impl FromRequestParts<Arc<House>> for Browser {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Browser, Problem> {
        let agent = parts.headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok());
        Ok(Browser(device(agent.unwrap_or_default())))
    }
}

impl Browser {
    /// What it calls itself; empty if it does not say.
    pub fn called(&self) -> &str {
        &self.0
    }
}

/// A session that is about to begin.
pub(super) struct Beginning {
    pub session: NewSession,
    token: String,
}

impl Beginning {
    /// Every session has a token of its own, whatever the browser brought.
    pub fn of(guest: &Guest, Browser(device): Browser) -> Result<Beginning, Problem> {
        let token = secrets::token()?;
        let session = NewSession {
            id: random::hex::<8>()?,
            guest: guest.id.clone(),
            token_hash: secrets::hash(&token),
            device,
            at: clock::now(),
        };
        Ok(Beginning { session, token })
    }

    /// What the browser keeps of it, once it is stored.
    pub fn answer(self, house: &House, body: impl IntoResponse) -> Response {
        ([cookie(house, &self.token, YEAR)], body).into_response()
    }
}

pub(super) async fn list(
    State(house): State<Arc<House>>,
    known: Known,
) -> Result<Json<Vec<Session>>, Problem> {
    listed(&house, &known).await
}

async fn listed(house: &House, Known { guest, session }: &Known) -> Result<Json<Vec<Session>>, Problem> {
    let sessions = house.storage.sessions(&guest.id).await?.into_iter();
    let shown = sessions.map(|storage::Session { id, device, made, used }| Session {
        current: id == *session,
        id,
        device,
        made,
        used,
    });
    Ok(Json(shown.collect()))
}

/// Ends one's own sessions only: another's is not found, and nothing happens.
pub(super) async fn end(
    State(house): State<Arc<House>>,
    known: Known,
    Body(EndSession { id }): Body<EndSession>,
) -> Result<Json<Vec<Session>>, Problem> {
    let which = id.map_or_else(|| Which::Others(known.session.clone()), Which::One);
    house.end_sessions(&known.guest.id, which).await?;
    listed(&house, &known).await
}

pub(super) async fn sign_out(
    State(house): State<Arc<House>>,
    Known { guest, session }: Known,
) -> Result<Response, Problem> {
    house.end_sessions(&guest.id, Which::One(session)).await?;
    Ok(([no_cookie(&house)], Json(())).into_response())
}
