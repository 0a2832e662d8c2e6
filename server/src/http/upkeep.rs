//! For whoever runs the server: health, numbers, and which request a line of the log is about.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::{Instrument, Span, error_span, field};

use crate::house::House;
use crate::protocol::Problem;

/// Whether the server can do its work: the database answers, and changes can be stored.
pub(super) async fn health(State(house): State<Arc<House>>) -> Result<&'static str, (StatusCode, String)> {
    let ill = |why: String| (StatusCode::SERVICE_UNAVAILABLE, why);
    house.storage.ping().await.map_err(|why| ill(format!("the database does not answer: {why}\n")))?;
    match house.storage.trouble().borrow().as_ref() {
        Some(why) => Err(ill(format!("nothing can be stored: {why}\n"))),
        None => Ok("ok\n"),
    }
}

/// Whether to send it people: it is well, and is not about to close.
pub(super) async fn ready(State(house): State<Arc<House>>) -> Result<&'static str, (StatusCode, String)> {
    if *house.stop.borrow() {
        return Err((StatusCode::SERVICE_UNAVAILABLE, "the server is closing\n".to_owned()));
    }
    health(State(house)).await
}

pub(super) async fn metrics(State(house): State<Arc<House>>) -> Result<Response, Problem> {
    let text = house.metrics.text().map_err(|_| Problem::Internal)?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], text).into_response())
}

/// What is said while a request is answered says which it was, and at which table. It is an error's span, so that no filter that lets
/// a line through drops it.
fn span_of(path: &str) -> Span {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let span = error_span!("asked", request = NEXT.fetch_add(1, Ordering::Relaxed), table = field::Empty);
    let table = path.strip_prefix("/api/tables/").and_then(|rest| rest.split('/').next());
    // Anybody can ask for anything: what no id looks like is not repeated.
    let looks =
        |id: &&str| (1..=64).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if let Some(table) = table.filter(looks) {
        span.record("table", table);
    }
    span
}

/// Counts and logs requests.
pub(super) async fn count(house: State<Arc<House>>, request: Request, next: Next) -> Response {
    let span = span_of(request.uri().path());
    answer(house, request, next).instrument(span).await
}

/// The log has the path alone, for a seat link's key stands after it.
async fn answer(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let status = response.status();
    house.metrics.requests.inc();
    if status.is_server_error() {
        house.metrics.failures.inc();
    }
    tracing::debug!(%method, path, status = status.as_u16(), time = ?began.elapsed(), "request");
    response
}
