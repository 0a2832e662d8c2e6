//! The page is given to the server: this crate does not know how it is built.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Body;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};

use crate::protocol::Problem;

/// A file of the page.
#[derive(Clone, Debug)]
pub struct File {
    /// Its media type.
    pub content_type: Cow<'static, str>,
    /// What it holds.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed with Brotli, if that was done when the page was built.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// Whether its name changes with its contents, so that a browser may keep it for good.
    pub immutable: bool,
}

/// Finds the page's files by their paths, without a leading slash: `index.html`, `assets/...`.
pub type Page = Arc<dyn Fn(&str) -> Option<File> + Send + Sync>;

/// The file at `path`; the page itself for addresses like `/t/...`, which it reads on its own.
pub(crate) fn answer(page: &Page, path: &str, asked: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    let Some(file) = page(path).or_else(|| page("index.html")) else {
        return Problem::UnknownAddress.into_response();
    };
    let cache = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(CONTENT_TYPE, file.content_type.as_ref()), (CACHE_CONTROL, cache)];
    match file.brotli.filter(|_| takes_brotli(asked)) {
        // What is compressed already is left alone by the layer that would compress it.
        Some(bytes) => {
            (headers, [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")], body(bytes)).into_response()
        }
        None => (headers, body(file.bytes)).into_response(),
    }
}

fn body(bytes: Cow<'static, [u8]>) -> Body {
    match bytes {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

/// Whether `Accept-Encoding` names Brotli, and not in order to refuse it.
fn takes_brotli(asked: &HeaderMap) -> bool {
    let codings = asked.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    codings.flat_map(|value| value.split(',')).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let refused = quality.trim().strip_prefix("q=").and_then(|q| q.parse().ok()) == Some(0.0);
        name.trim() == "br" && !refused
    })
}
