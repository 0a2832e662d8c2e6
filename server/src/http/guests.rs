//! Guests: a name, and a cookie to be known by.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};

use super::caller::{Body, COOKIE_NAME, Caller, Named, Turn, token_hash};
use crate::house::House;
use crate::protocol::{Me, Name, Problem};
use crate::storage::{Guest, Write};
use crate::{clock, random};

/// The longest name, in characters.
const NAME: usize = 24;
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
    let name = proper(&name)?;
    if let Some(known) = known {
        let guest = Guest { name, ..known };
        house.rename(guest.clone()).await?;
        return Ok(Json(seen_by_himself(guest)).into_response());
    }
    let guest = Guest { id: random::hex::<8>()?, name };
    let token = random::hex::<32>()?;
    let new = Write::Guest { guest: guest.clone(), token_hash: token_hash(&token), made: clock::now() };
    house.storage.write(new).await?;
    let secure = if house.config.secure_cookies { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
    Ok(([(SET_COOKIE, cookie)], Json(seen_by_himself(guest))).into_response())
}

fn seen_by_himself(Guest { id, name }: Guest) -> Me {
    Me { id, name }
}

/// Trimmed, not empty, not too long, and without characters that do not show or that turn the text around them.
fn proper(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    let odd = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    if name.is_empty() || name.chars().count() > NAME || name.chars().any(odd) {
        return Err(Problem::BadName);
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(proper("  Zoé ").ok().as_deref(), Some("Zoé"));
        assert_eq!(proper("<b>Bob</b>").ok().as_deref(), Some("<b>Bob</b>"));
        assert!(proper(&"é".repeat(24)).is_ok());
        for wrong in ["", "   ", "a\nb", "a\u{202e}b", "a\u{0}", &"é".repeat(25)] {
            assert_eq!(proper(wrong), Err(Problem::BadName), "{wrong:?}");
        }
    }
}
