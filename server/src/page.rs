//! The page is given to the server: this crate does not know how it is built.

use std::borrow::Cow;
use std::sync::Arc;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::protocol::Problem;

/// A file of the page.
#[derive(Clone, Debug)]
pub struct File {
    /// Its media type.
    pub content_type: Cow<'static, str>,
    /// What it holds.
    pub bytes: Cow<'static, [u8]>,
    /// Whether its name changes with its contents, so that a browser may keep it for good.
    pub immutable: bool,
}

/// Finds the page's files by their paths, without a leading slash: `index.html`, `assets/...`.
pub type Page = Arc<dyn Fn(&str) -> Option<File> + Send + Sync>;

/// The file at `path`; the page itself for addresses like `/t/...`, which it reads on its own.
pub(crate) fn answer(page: &Page, path: &str) -> Response {
    let path = path.trim_start_matches('/');
    match page(path).or_else(|| page("index.html")) {
        Some(file) => {
            let cache = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
            let headers = [(CONTENT_TYPE, file.content_type.as_ref()), (CACHE_CONTROL, cache)];
            match file.bytes {
                Cow::Borrowed(bytes) => (headers, bytes).into_response(),
                Cow::Owned(bytes) => (headers, bytes).into_response(),
            }
        }
        None => Problem::UnknownAddress.into_response(),
    }
}
