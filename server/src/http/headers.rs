//! Headers every answer carries, and the origin every change must come from.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::house::House;
use crate::protocol::Problem;

/// WebAssembly counts as evaluated code; its own permission allows it, and no text that is evaluated.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; \
     img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'";

/// Nothing from elsewhere, nothing guessed, nothing framed, nothing told to others.
pub(super) async fn strict(State(house): State<Arc<House>>, mut response: Response) -> Response {
    let headers = response.headers_mut();
    if house.config.secure_cookies {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        ),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// What the API says is true now and for the asker.
pub(super) async fn no_store(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Lets changes and live streams through only from the page's own origin. A browser always names the origin of such a
/// request; other programs, which carry nobody's cookies, need not.
pub(super) async fn same_origin(request: Request, next: Next) -> Response {
    let matters = request.method() != Method::GET || request.headers().contains_key(UPGRADE);
    if matters && !is_same_origin(request.headers()) {
        return Problem::WrongOrigin.into_response();
    }
    next.run(request).await
}

/// Compares hosts and not schemes: behind a proxy the server does not know whether the page came by HTTPS.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == host
}
