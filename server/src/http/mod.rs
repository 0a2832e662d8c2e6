//! The addresses of the server. `docs/protocol.md` lists them.

mod caller;
mod guests;
mod headers;
mod live;
mod pace;
mod shelf;
mod tables;
mod upkeep;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::Uri;
use axum::middleware::{from_fn, from_fn_with_state, map_response, map_response_with_state};
use axum::response::Response;
use axum::routing::{any, get, post};
use tower_http::compression::CompressionLayer;

use crate::house::House;
use crate::page;
use crate::protocol::Problem;

/// The largest body of a request.
pub(crate) const MAX_BODY: usize = 16 << 10;

/// Everything the server answers; tests may call it without a socket.
pub fn app(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/me", get(guests::me).post(guests::take_name))
        .route("/games", get(shelf::games))
        .route("/games/{id}/rules", get(shelf::rules))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/tables/{id}", get(tables::look))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/open", post(tables::open))
        .route("/tables/{id}/set-seat", post(tables::set_seat))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/hand-over", post(tables::hand_over))
        .route("/tables/{id}/take-back", post(tables::take_back))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/replay", get(tables::replay))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/live", get(live::open))
        .fallback(unknown)
        .method_not_allowed_fallback(unknown)
        .layer(from_fn(headers::same_origin))
        .layer(map_response(headers::no_store));
    let page = Router::new().fallback(get(page_file)).layer(CompressionLayer::new());
    Router::new()
        .nest("/api", api)
        .route("/api/", any(unknown))
        .route("/healthz", get(upkeep::health))
        .route("/metrics", any(unknown))
        .fallback_service(page.with_state(house.clone()))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(house.clone(), caller::few_at_once))
        .layer(map_response_with_state(house.clone(), headers::strict))
        .layer(from_fn_with_state(house.clone(), upkeep::count))
        .with_state(house)
}

/// What the server tells whoever runs it, at an address of its own.
pub fn admin(house: Arc<House>) -> Router {
    Router::new()
        .route("/healthz", get(upkeep::health))
        .route("/metrics", get(upkeep::metrics))
        .fallback(unknown)
        .layer(map_response_with_state(house.clone(), headers::strict))
        .with_state(house)
}

async fn unknown() -> Problem {
    Problem::UnknownAddress
}

async fn page_file(State(house): State<Arc<House>>, address: Uri) -> Response {
    page::answer(&house.page, address.path())
}
