//! For whoever runs the server: health, numbers, a line in the log for each request.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

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

pub(super) async fn metrics(State(house): State<Arc<House>>) -> Result<Response, Problem> {
    let text = house.metrics.text().map_err(|_| Problem::Internal)?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], text).into_response())
}

/// Counts and logs requests: the path alone, for a seat link's key stands after it.
pub(super) async fn count(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
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
