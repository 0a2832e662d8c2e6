//! The lobby: a live stream of what stands on the board, and the quickest way to a table.

use std::collections::HashSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use comptoir_games::with_game;
use comptoir_kernel::{Game, Seat};
use tokio::sync::broadcast;
use tokio::time::Instant;
use tracing::{Instrument, Span};

use super::caller::{Body, Caller, KnownGuest, MayMake, Query};
use super::live::{self, Pulse};
use crate::house::House;
use crate::limits::{Client, Place, too_fast};
use crate::lobby::{Arrived, Posted, Wish};
use crate::protocol::{
    Invitation, Lobby, Match, NewSeat, NewTable, Present, Problem, QuickMatch, SeenHere, Visibility,
};
use crate::storage::{Guest, PersonChange, StoredSeat, Write};
use crate::table::{self, Ask};
use crate::{clock, names};

/// The most tables of one message.
const TABLES: usize = 50;

pub(super) async fn open(
    State(house): State<Arc<House>>,
    Caller { guest, session, client }: Caller,
    Query(wish): Query<Wish>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|why| Problem::unreadable(&why.body_text()))?;
    let place = house.sockets.take(client).ok_or_else(|| too_fast(house.config.ping))?;
    let span = Span::current();
    let carry = move |socket| stream(house, wish, guest, session, socket, place).instrument(span);
    Ok(live::narrow(upgrade).on_upgrade(carry))
}

async fn stream(
    house: Arc<House>,
    wish: Wish,
    guest: Option<Guest>,
    session: Option<String>,
    mut socket: WebSocket,
    _place: Place<Client>,
) {
    let _here = guest.as_ref().map(|guest| Arrived::new(&house, guest));
    let shown = show(&house, &wish, guest.as_ref(), &mut socket);
    let code = live::until_ended(&house, guest.as_ref(), session.as_deref(), shown).await;
    live::close(&house, &mut socket, code).await;
}

/// Shows the board until one side goes; gives the code to close with.
async fn show(house: &Arc<House>, wish: &Wish, guest: Option<&Guest>, socket: &mut WebSocket) -> u16 {
    let (mut posted, mut told) = house.board.read();
    let patience = house.config.ping;
    let mut pulse = Pulse::new(patience);
    let mut reader = Reader::default();
    let mut shown = String::new();
    let pause = house.config.lobby;
    // The board is worked out anew because somebody reads it, and shown then; in trouble, what stood on it last.
    let mut due = Some(Instant::now() + 2 * pause);
    let mut stale = true;
    loop {
        let outgoing = tokio::select! {
            () = live::until(due) => {
                due = None;
                if std::mem::take(&mut stale) {
                    match Reader::of(house, guest).await {
                        Ok(now) => reader = now,
                        Err(_) => return close_code::RESTART,
                    }
                }
                let now = posted.borrow_and_update().clone();
                let text = serde_json::to_string(&reader.sees(&now, wish, guest)).expect("plain data");
                if text == shown {
                    continue;
                }
                shown.clone_from(&text);
                Frame::Text(text.into())
            }
            changed = posted.changed() => {
                if changed.is_err() {
                    return close_code::AWAY;
                }
                // At most one message a moment, however much happens.
                due = if shown.is_empty() { Some(Instant::now()) } else { due.or(Some(Instant::now() + pause)) };
                continue;
            }
            whose = told.recv() => {
                // Whoever missed some may be among them.
                let missed = matches!(whose, Err(broadcast::error::RecvError::Lagged(_)));
                if missed || whose.is_ok_and(|whose| guest.is_some_and(|guest| guest.id == whose)) {
                    stale = true;
                    due = due.or(Some(Instant::now() + pause));
                }
                continue;
            }
            beat = pulse.beat(socket) => match beat {
                Ok(ping) => ping,
                Err(code) => return code,
            },
        };
        if !live::sent(socket, outgoing, patience).await {
            return close_code::AWAY;
        }
    }
}

/// What one reader's part of the board depends on.
#[derive(Default)]
struct Reader {
    /// Whom a block keeps them apart from.
    apart: HashSet<String>,
    friends: HashSet<String>,
    invitations: Vec<Invitation>,
    asks: u32,
    /// Whether they show that they are here; only those who do see who else is.
    shows: bool,
}

impl Reader {
    async fn of(house: &House, guest: Option<&Guest>) -> Result<Reader, Problem> {
        let Some(Guest { id, .. }) = guest else { return Ok(Reader::default()) };
        let storage = &house.storage;
        Ok(Reader {
            apart: storage.apart_from(id).await?,
            friends: storage.friends(id).await?.into_iter().map(|(friend, _)| friend.id).collect(),
            invitations: storage.invitations(id).await?,
            asks: storage.friend_asks(id, clock::now()).await?.len() as u32,
            shows: storage.shows_here(id).await?,
        })
    }

    fn sees(&self, posted: &Posted, wish: &Wish, guest: Option<&Guest>) -> Lobby {
        let fitting = posted.tables.iter().filter(|posting| wish.fits(&posting.table));
        let mut tables = fitting.filter(|posting| posting.is_without(&self.apart));
        let shown = tables.by_ref().take(TABLES).map(|posting| posting.table.clone()).collect();
        let others = posted.here.iter().filter(|other| {
            guest.is_none_or(|guest| guest.id != other.id) && !self.apart.contains(&other.id)
        });
        let here = others.map(|other| Present {
            guest: other.id.clone(),
            name: other.name.clone(),
            friend: self.friends.contains(&other.id),
        });
        Lobby {
            tables: shown,
            more: tables.count() as u32,
            here: self.shows.then(|| here.collect()),
            invitations: self.invitations.clone(),
            asks: self.asks,
        }
    }
}

pub(super) async fn seen_here(
    State(house): State<Arc<House>>,
    KnownGuest(guest): KnownGuest,
    Body(SeenHere { seen }): Body<SeenHere>,
) -> Result<Json<()>, Problem> {
    house.storage.write(Write::Person(PersonChange::SeenHere { guest: guest.id.clone(), seen })).await?;
    house.board.tell(&guest.id);
    Ok(Json(()))
}

pub(super) async fn invitations(
    State(house): State<Arc<House>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<Invitation>>, Problem> {
    Ok(Json(house.storage.invitations(&guest.id).await?))
}

/// Any table of a game: one at which somebody waits, or a new one. Those who ask at the same moment come one after the other, so that
/// they do not wait for each other at a table each.
pub(super) async fn quick_match(
    State(house): State<Arc<House>>,
    _: MayMake,
    KnownGuest(guest): KnownGuest,
    Body(asked): Body<QuickMatch>,
) -> Result<Json<Match>, Problem> {
    let QuickMatch { game, seats, language, speaks, fill } = asked;
    let offered = with_game!(game.as_str(), G => G::info().seats.clone()).ok_or(Problem::UnknownGame)?;
    let wish = Wish::new(game.clone(), seats, language);
    let apart = house.storage.apart_from(&guest.id).await?;
    let _matching = house.matching.lock().await;
    for table in house.fitting(&wish).await? {
        let mine = table.seat_of(&guest.id);
        let mut seated = table.seats.iter().filter_map(|seat| seat.guest.as_ref());
        let alike = seated.any(|seated| names::are_alike(&seated.name, &guest.name));
        // Nobody plays for a rating, for days, or with people who ask a coach, who did not ask for it.
        let slow = table.clock.is_some_and(|clock| clock.control.over_days);
        if mine.is_none()
            && (table.rated
                || table.coach
                || slow
                || alike
                || table.people().any(|other| apart.contains(other)))
        {
            continue;
        }
        let free = || table.seats.iter().position(StoredSeat::is_free).map(|seat| Seat(seat as u8));
        if let Some(seat) = mine.or_else(free)
            && let Ok(table) = house.ask(&table.id, Some(guest.clone()), Ask::Look).await
        {
            return Ok(Json(Match { table, seat }));
        }
    }
    let fewest = offered.iter().copied().filter(|seats| *seats > 1).min();
    let count = usize::from(seats.or(fewest).ok_or(Problem::BadSeats)?).max(1);
    let seats = std::iter::once(NewSeat::Me).chain(std::iter::repeat_n(NewSeat::Open, count - 1)).collect();
    let options = serde_json::Value::Null;
    let new = NewTable {
        game,
        options,
        seats,
        visibility: Visibility::Public,
        language: speaks,
        fill,
        rated: false,
        coach: false,
        clock: None,
    };
    let id = table::make(&house, guest.clone(), new).await?;
    let table = house.ask(&id, Some(guest), Ask::Look).await?;
    Ok(Json(Match { table, seat: Seat(0) }))
}
