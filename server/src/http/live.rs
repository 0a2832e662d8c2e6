//! Live streams: one WebSocket, one task.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use comptoir_kernel::playthrough::Move;
use serde::Deserialize;
use tokio::time::{Instant, Interval, interval_at, sleep_until, timeout};
use tracing::{Instrument, Span};

use super::caller::{Caller, Query};
use super::pace::{Pace, Verdict};
use crate::house::{Ended, House};
use crate::limits::{Client, Place, too_fast};
use crate::lobby::Arrived;
use crate::protocol::{Problem, ToServer};
use crate::storage::Guest;
use crate::table::{Ask, Command, Listening, Message, Messages, StreamId, Wish, queue};

/// The largest message a page may send.
const MAX_MESSAGE: usize = 4 << 10;
/// What a connection may hold in each direction; the defaults would cost twenty times the memory.
const BUFFER: usize = 4 << 10;
/// A page that has left this many pings unanswered is gone.
const PINGS: u32 = 2;

#[derive(Deserialize)]
pub(super) struct Opening {
    /// Whether the page is in front of its reader's eyes; `Look` says so later.
    looking: Option<bool>,
    /// Whether steps are told by what is different.
    changes: Option<bool>,
}

pub(super) async fn open(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Caller { guest, session, client }: Caller,
    Query(Opening { looking, changes }): Query<Opening>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|why| Problem::unreadable(&why.body_text()))?;
    house.ask(&id, guest.clone(), Ask::Look).await?;
    let place = house.sockets.take(client).ok_or_else(|| too_fast(house.config.ping))?;
    let how = Listening { looking: looking.unwrap_or(true), changes: changes.unwrap_or(false) };
    let who = (guest, session, how);
    let span = Span::current();
    let carry = move |socket| stream(house, id, who, socket, place).instrument(span);
    Ok(narrow(upgrade).on_upgrade(carry))
}

/// A live stream holds little and takes little at once.
pub(super) fn narrow(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
}

/// Says goodbye, to a page that may be gone.
pub(super) async fn close(house: &House, socket: &mut WebSocket, code: u16) {
    let goodbye = Frame::Close(Some(CloseFrame { code, reason: "".into() }));
    let _ = timeout(house.config.ping, socket.send(goodbye)).await;
}

async fn stream(
    house: Arc<House>,
    table: String,
    (guest, session, how): (Option<Guest>, Option<String>, Listening),
    mut socket: WebSocket,
    _place: Place<Client>,
) {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let stream = StreamId(NEXT.fetch_add(1, Ordering::Relaxed));
    let (queue, messages) = queue(house.config.unread);
    if house.tell(&table, Message::Opened { stream, guest: guest.clone(), queue, how }).await.is_err() {
        return;
    }
    let _here = guest.as_ref().map(|guest| Arrived::new(&house, guest));
    let talk = talk(&house, &table, stream, guest.as_ref(), &mut socket, messages);
    let code = until_ended(&house, guest.as_ref(), session.as_deref(), talk).await;
    close(&house, &mut socket, code).await;
    // The server may be gone.
    let lost = (code == close_code::AWAY).then(|| house.config.ping.as_secs() * u64::from(PINGS + 1));
    let _ = house.tell(&table, Message::Closed { stream, lost }).await;
}

/// Carries on with a stream until it ends by itself, its session ends or the server closes; gives the code to close with.
pub(super) async fn until_ended(
    house: &House,
    guest: Option<&Guest>,
    session: Option<&str>,
    stream: impl Future<Output = u16>,
) -> u16 {
    house.metrics.sockets.inc();
    let mut stop = house.stop.subscribe();
    let code = tokio::select! {
        biased;
        _ = stop.wait_for(|stop| *stop) => close_code::AWAY,
        () = ended(house, guest, session) => close_code::POLICY,
        code = stream => code,
    };
    house.metrics.sockets.dec();
    code
}

/// Returns when the session of a stream ends; whoever has none stays as they are.
async fn ended(house: &House, guest: Option<&Guest>, session: Option<&str>) {
    let (Some(guest), Some(session)) = (guest, session) else { return std::future::pending().await };
    let mut ended = house.ended.subscribe();
    // One that missed what was said may be among those that ended.
    while let Ok(Ended { guest: whose, which }) = ended.recv().await {
        if *whose == guest.id && which.includes(session) {
            return;
        }
    }
}

/// Carries messages both ways until one side goes; gives the code to close with.
async fn talk(
    house: &Arc<House>,
    table: &str,
    stream: StreamId,
    guest: Option<&Guest>,
    socket: &mut WebSocket,
    mut messages: Messages,
) -> u16 {
    let patience = house.config.ping;
    let mut ping = interval_at(Instant::now() + patience, patience);
    let mut unanswered = 0;
    let mut pace = Pace::new(house.config.rates);
    let mut heartbeat = interval_at(Instant::now() + house.config.heartbeat, house.config.heartbeat);
    loop {
        if let Some(missed) = messages.missed()
            && !sent(socket, Frame::Text(missed.to_text().into()), patience).await
        {
            return close_code::AWAY;
        }
        let outgoing = tokio::select! {
            _ = heartbeat.tick() => match messages.heartbeat() {
                Some(heartbeat) => Frame::Text(heartbeat.to_text().into()),
                None => continue,
            },
            message = messages.next() => match message {
                Some(message) => Frame::Text(message.to_text().into()),
                // The table let go of the stream; the page may come again.
                None => return close_code::RESTART,
            },
            _ = ping.tick() => {
                if unanswered == PINGS {
                    return close_code::AWAY;
                }
                unanswered += 1;
                Frame::Ping(Vec::new().into())
            }
            () = until(pace.due) => {
                pace.resynced();
                if house.tell(table, Message::Resync { stream }).await.is_err() {
                    return close_code::AWAY;
                }
                continue;
            }
            incoming = socket.recv() => {
                unanswered = 0;
                let received: Result<ToServer, Problem> = match incoming {
                    Some(Ok(Frame::Text(text))) => {
                        serde_json::from_str(&text).map_err(|why| Problem::unreadable(&why))
                    }
                    Some(Ok(Frame::Binary(_))) => Err(Problem::unreadable(&"messages are text")),
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Ok(Frame::Close(_))) | None => return close_code::NORMAL,
                    Some(Err(why)) => return code_of(&why),
                };
                let message = match pace.weigh(received.as_ref().ok(), guest, house) {
                    Verdict::Pass => pass_on(stream, received),
                    Verdict::Refuse(problem) => Message::Refuse { stream, id: command_id(received), problem },
                    Verdict::Later => continue,
                    Verdict::Close => return close_code::POLICY,
                };
                if house.tell(table, message).await.is_err() {
                    return close_code::AWAY;
                }
                continue;
            }
        };
        if !sent(socket, outgoing, patience).await {
            return close_code::AWAY;
        }
    }
}

/// Whether a page that is only told things is still there.
pub(super) struct Pulse {
    every: Interval,
    unanswered: u32,
}

impl Pulse {
    pub(super) fn new(patience: Duration) -> Pulse {
        Pulse { every: interval_at(Instant::now() + patience, patience), unanswered: 0 }
    }

    /// The next ping, when it is time for it; the code to close with if the page is gone, or says something.
    pub(super) async fn beat(&mut self, socket: &mut WebSocket) -> Result<Frame, u16> {
        loop {
            tokio::select! {
                _ = self.every.tick() => {
                    if self.unanswered == PINGS {
                        return Err(close_code::AWAY);
                    }
                    self.unanswered += 1;
                    return Ok(Frame::Ping(Vec::new().into()));
                }
                incoming = socket.recv() => {
                    self.unanswered = 0;
                    match incoming {
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                        Some(Ok(Frame::Close(_))) | None => return Err(close_code::NORMAL),
                        // There is nothing to say here.
                        Some(Ok(Frame::Text(_) | Frame::Binary(_))) => return Err(close_code::POLICY),
                        Some(Err(why)) => return Err(code_of(&why)),
                    }
                }
            }
        }
    }
}

pub(super) async fn sent(socket: &mut WebSocket, message: Frame, patience: Duration) -> bool {
    matches!(timeout(patience, socket.send(message)).await, Ok(Ok(())))
}

/// What the table gets to know of a message that is not too fast.
fn pass_on(stream: StreamId, received: Result<ToServer, Problem>) -> Message {
    let (id, version, played) = match received {
        Ok(ToServer::Act { id, version, action }) => (id, version, Move::Action(action)),
        Ok(ToServer::Undo { id, version }) => (id, version, Move::Undo),
        Ok(ToServer::Resync) => return Message::Resync { stream },
        Ok(ToServer::Look { looking }) => return Message::Look { stream, looking },
        Ok(ToServer::Pace { pace, watch }) => return Message::Wish { stream, wish: Wish { pace, watch } },
        Err(problem) => return Message::Refuse { stream, id: None, problem },
    };
    Message::Command { stream, command: Command { id, version, played } }
}

fn command_id(received: Result<ToServer, Problem>) -> Option<String> {
    match received {
        Ok(ToServer::Act { id, .. } | ToServer::Undo { id, .. }) => Some(id),
        Ok(ToServer::Resync | ToServer::Pace { .. } | ToServer::Look { .. }) | Err(_) => None,
    }
}

pub(super) async fn until(when: Option<Instant>) {
    match when {
        Some(when) => sleep_until(when).await,
        None => std::future::pending().await,
    }
}

fn code_of(why: &axum::Error) -> u16 {
    use tokio_tungstenite::tungstenite::Error;
    match std::error::Error::source(why).and_then(|why| why.downcast_ref::<Error>()) {
        Some(Error::Capacity(_)) => close_code::SIZE,
        Some(Error::Utf8(_)) => close_code::INVALID,
        _ => close_code::PROTOCOL,
    }
}
