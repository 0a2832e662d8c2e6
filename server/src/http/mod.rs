//! The addresses of the server. `docs/protocol.md` lists them.

mod caller;
mod care;
#[cfg(feature = "dev")]
pub mod dev;
mod entry;
mod friends;
mod guests;
mod habits;
mod headers;
mod kept;
mod live;
mod lobby;
mod mail;
mod my_data;
mod notices;
mod pace;
mod passkeys;
mod routes;
mod sessions;
mod shelf;
mod sign_in;
mod standing;
mod tables;
mod talk;
mod upkeep;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, Uri};
use axum::middleware::{from_fn, from_fn_with_state, map_response, map_response_with_state};
use axum::response::Response;
use axum::routing::{any, get};
use tower_http::compression::CompressionLayer;

use crate::house::House;
use crate::page;
use crate::protocol::Problem;
use routes::Routes;

/// The largest body of a request.
pub(crate) const MAX_BODY: usize = 16 << 10;

/// The addresses below `/api`.
fn api() -> Routes {
    Routes::default()
        .get("/me", guests::me)
        .post("/me", guests::take_name)
        .get("/me/sessions", sessions::list)
        .post("/me/sessions/end", sessions::end)
        .post("/me/sign-out", sessions::sign_out)
        .post("/me/link", sign_in::link)
        .post("/me/recovery", sign_in::recovery)
        .post("/me/join", sign_in::join)
        .post("/me/passphrase", sign_in::passphrase)
        .get("/me/passkeys", passkeys::list)
        .post("/me/passkeys", passkeys::add)
        .post("/me/passkeys/begin", passkeys::begin)
        .post("/me/passkeys/rename", passkeys::rename)
        .post("/me/passkeys/remove", passkeys::remove)
        .get("/me/mail", mail::address)
        .post("/me/mail", mail::add)
        .post("/me/mail/remove", mail::remove)
        .get("/me/muted", talk::muted)
        .post("/me/mute", talk::mute)
        .get("/me/friends", friends::list)
        .post("/me/friends/ask", friends::ask)
        .post("/me/friends/answer", friends::answer)
        .post("/me/friends/remove", friends::remove)
        .post("/me/block", friends::block)
        .post("/me/seen-here", lobby::seen_here)
        .get("/me/invitations", lobby::invitations)
        .get("/me/entry-links", entry::list)
        .post("/me/entry-links", entry::make)
        .post("/me/entry-links/end", entry::end)
        .post("/me/visibility", standing::show_to)
        .get("/me/kept", kept::list)
        .post_large("/me/kept", crate::kept::MAX_RECORD, kept::keep)
        .get("/me/kept/{commitment}", kept::look)
        .post("/me/kept/{commitment}/drop", kept::drop)
        .get("/me/habits", habits::mine)
        .post("/me/habits", habits::change)
        .get("/me/notices", notices::list)
        .post("/me/notices/read", notices::read)
        .get("/me/notices/live", notices::open)
        .get("/me/turns", notices::turns)
        .get("/me/channels", notices::channels)
        .post("/me/channels", notices::choose)
        .post("/me/push", notices::add_push)
        .post("/me/push/remove", notices::remove_push)
        .post("/me/webhooks", notices::add_webhook)
        .post("/me/webhooks/test", notices::test_webhook)
        .post("/me/webhooks/remove", notices::remove_webhook)
        .post("/me/feed", notices::make_feed)
        .post("/me/feed/end", notices::end_feed)
        .get("/feeds/turns.ics", notices::calendar)
        .get("/feeds/turns.atom", notices::atom)
        .get("/unsubscribe", notices::ask_to_unsubscribe)
        .post("/unsubscribe", notices::unsubscribe)
        .get("/me/data", my_data::tell)
        .post("/me/delete", my_data::forget)
        .get("/ways", passkeys::ways)
        .post("/sign-in", sign_in::sign_in)
        .post("/sign-in/passkey", passkeys::question)
        .post("/sign-in/mail", mail::sign_in)
        .post("/mail/verify", mail::verify)
        .get("/games", shelf::games)
        .get("/games/{id}/rules", shelf::rules)
        .get("/lobby/live", lobby::open)
        .post("/quick-match", lobby::quick_match)
        .get("/games/{id}/statistics", standing::game)
        .get("/games/{id}/leaderboard", standing::leaders)
        .get("/people/{id}", standing::person)
        .get("/people/{id}/games/{game}", standing::person_in_game)
        .post("/people/{id}/report", care::report_person)
        .get("/tables", tables::list)
        .post("/tables", tables::make)
        .get("/tables/{id}", tables::look)
        .post("/tables/{id}/sit", tables::sit)
        .post("/tables/{id}/open", tables::open)
        .post("/tables/{id}/set-seat", tables::set_seat)
        .post("/tables/{id}/move", tables::move_seat)
        .post("/tables/{id}/leave", tables::leave)
        .post("/tables/{id}/start", tables::start)
        .post("/tables/{id}/hand-over", tables::hand_over)
        .post("/tables/{id}/take-back", tables::take_back)
        .post("/tables/{id}/ask-back", tables::ask_back)
        .post("/tables/{id}/answer-back", tables::answer_back)
        .get("/tables/{id}/orders", tables::orders)
        .post("/tables/{id}/orders", tables::set_order)
        .post("/tables/{id}/rematch", tables::rematch)
        .post("/tables/{id}/again", tables::again)
        .post("/tables/{id}/invite", tables::invite)
        .post("/tables/{id}/decline", tables::decline)
        .post("/tables/{id}/fill", tables::fill)
        .post("/tables/{id}/return", tables::come_back)
        .post("/tables/{id}/let-in", tables::let_in)
        .post("/tables/{id}/excuse", tables::excuse)
        .post("/tables/{id}/coach", tables::coach)
        .post("/tables/{id}/pause", tables::pause)
        .post("/tables/{id}/time-up", tables::time_up)
        .get("/tables/{id}/history", tables::history)
        .get("/tables/{id}/past", tables::past)
        .get("/tables/{id}/replay", tables::replay)
        .get("/tables/{id}/record", tables::record)
        .get("/tables/{id}/talk", talk::talk)
        .post("/tables/{id}/say", talk::say)
        .post("/tables/{id}/read", talk::read)
        .get("/tables/{id}/note", talk::note)
        .post("/tables/{id}/note", talk::write_note)
        .post("/tables/{id}/report", care::report)
        .get("/admin", care::office)
        .post("/admin/do", care::act)
        .get("/admin/people", care::people)
        .get("/admin/tables", care::tables)
        .get("/admin/reports", care::reports)
        .get("/admin/log", care::log)
        .get("/tables/{id}/live", live::open)
}

/// Every address of the API and how it is asked, as in `GET /api/tables/{id}`.
pub fn addresses() -> Vec<String> {
    api().noted().into_iter().map(|(method, path)| format!("{method} /api{path}")).collect()
}

/// Everything the server answers; tests may call it without a socket.
pub fn app(house: Arc<House>) -> Router {
    let api = api()
        .router()
        .fallback(unknown)
        .method_not_allowed_fallback(unknown)
        .layer(from_fn(headers::same_origin))
        .layer(map_response(headers::no_store));
    let page = Router::new().fallback(get(page_file)).layer(CompressionLayer::new());
    let app = Router::new().nest("/api", api).route("/api/", any(unknown));
    #[cfg(feature = "dev")]
    let app = app.nest("/dev", dev::routes().layer(from_fn(headers::same_origin)));
    app.route("/healthz", get(upkeep::health))
        .route("/readyz", get(upkeep::ready))
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
        .route("/readyz", get(upkeep::ready))
        .route("/metrics", get(upkeep::metrics))
        .fallback(unknown)
        .layer(map_response_with_state(house.clone(), headers::strict))
        .with_state(house)
}

async fn unknown() -> Problem {
    Problem::UnknownAddress
}

async fn page_file(State(house): State<Arc<House>>, address: Uri, asked: HeaderMap) -> Response {
    page::answer(&house.page, address.path(), &asked)
}
