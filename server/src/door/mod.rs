//! The door: connections are accepted here, and nobody can stand in it for long.
//!
//! A request has `Config::patience` to arrive, its head and then its body; a reader may stop for as long; whoever was answered may stay as
//! long without asking again. Where the door speaks TLS, hands must be shaken within that time, too. [`connections`] says who must go
//! when too many come.

mod connections;
mod exchange;
mod files;
pub(crate) mod tls;
mod wire;

use std::convert::Infallible;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

pub(crate) use connections::{Connections, Room};
pub(crate) use files::{allowed as open_files, connections as connections_that_fit};

use connections::Connection;
use wire::Wire;

/// The head of a request, and what is written at once.
const BUFFER: usize = 64 << 10;
/// What the system may keep for one reader.
#[cfg(target_os = "linux")]
const UNREAD: usize = 256 << 10;
/// How long to wait when no connection can be accepted, and how often to say so.
const PAUSE: Duration = Duration::from_millis(50);
const COMPLAINT: Duration = Duration::from_secs(10);
/// What somebody hears for whom there is no room.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// Where people come in.
pub(crate) struct Door {
    pub listener: TcpListener,
    /// Without it, it speaks plain HTTP.
    pub tls: Option<TlsAcceptor>,
    pub connections: Arc<Connections>,
    pub patience: Duration,
}

/// Answers whoever comes, until `stop`; then waits for the last answers, for `last` at most.
pub(crate) async fn open(door: Door, app: Router, mut stop: watch::Receiver<bool>, last: Duration) {
    let Door { listener, tls, connections, patience } = door;
    let mut open = JoinSet::new();
    let mut complained: Option<Instant> = None;
    let stopping = stop.clone();
    loop {
        let accepted = tokio::select! {
            biased;
            () = stopped(&mut stop) => break,
            Some(_) = open.join_next(), if !open.is_empty() => continue,
            accepted = next(&listener, &connections) => accepted,
        };
        match accepted {
            Ok((socket, peer)) => match connections.admit(peer.ip()) {
                Some(connection) => {
                    let (stop, visit) = (stopping.clone(), Visit { peer, connection, patience });
                    open.spawn(attend(socket, tls.clone(), visit, app.clone(), stop));
                }
                None if tls.is_none() => drop(socket.try_write(FULL)),
                // Before hands are shaken there is nothing that could be said.
                None => {}
            },
            Err(why) if is_theirs(why.kind()) => {}
            Err(why) => {
                if complained.is_none_or(|when| when.elapsed() > COMPLAINT) {
                    tracing::error!(%why, "connections cannot be accepted; idle ones are closed to make room");
                    complained = Some(Instant::now());
                }
                connections.dismiss();
                sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    connections.dismiss_waiting();
    // What is not done then is dropped with the set.
    let _ = timeout(last, async { while open.join_next().await.is_some() {} }).await;
}

/// The next one who comes, once those who made room have gone.
async fn next(listener: &TcpListener, connections: &Connections) -> std::io::Result<(TcpStream, SocketAddr)> {
    connections.settled().await;
    listener.accept().await
}

async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error would mean that nobody can stop the server any more; then there is nothing to wait for either.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Whether the one who came is at fault, and not the server.
fn is_theirs(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::ConnectionAborted
            | ErrorKind::ConnectionReset
            | ErrorKind::ConnectionRefused
            | ErrorKind::Interrupted
    )
}

/// Somebody who has come in.
struct Visit {
    peer: SocketAddr,
    connection: Arc<Connection>,
    patience: Duration,
}

async fn attend(
    socket: TcpStream,
    tls: Option<TlsAcceptor>,
    visit: Visit,
    app: Router,
    mut stop: watch::Receiver<bool>,
) {
    prepare(&socket);
    let wire = Wire::new(socket, visit.patience, visit.connection.clone());
    let Some(tls) = tls else { return converse(wire, visit, app, stop).await };
    let shaken = tokio::select! {
        biased;
        () = visit.connection.dismissed() => return,
        () = stopped(&mut stop) => return,
        shaken = timeout(visit.patience, tls.accept(wire)) => shaken,
    };
    // Whoever does not speak TLS, or takes too long, has gone.
    if let Ok(Ok(wire)) = shaken {
        converse(wire, visit, app, stop).await;
    }
}

async fn converse(
    wire: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    Visit { peer, connection, patience }: Visit,
    app: Router,
    mut stop: watch::Receiver<bool>,
) {
    let here = connection.clone();
    let service = service_fn(move |request| answer(request, peer, app.clone(), here.clone(), patience));
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(wire), service)
        .with_upgrades();
    let mut served = std::pin::pin!(served);
    tokio::select! {
        biased;
        () = connection.dismissed() => {}
        // Whatever went wrong, it went wrong for this connection alone.
        _ = served.as_mut() => {}
        () = stopped(&mut stop) => {
            served.as_mut().graceful_shutdown();
            let _ = served.await;
        }
    }
}

/// Answers one request, and keeps book of what the connection is about meanwhile.
async fn answer(
    request: Request<Incoming>,
    peer: SocketAddr,
    app: Router,
    connection: Arc<Connection>,
    patience: Duration,
) -> Result<axum::response::Response, Infallible> {
    let mut request = request.map(|body| exchange::receive(body, patience, &connection));
    request.extensions_mut().insert(ConnectInfo(peer));
    let response = app.oneshot(request).await?;
    Ok(match response.status() {
        StatusCode::SWITCHING_PROTOCOLS => response,
        _ => response.map(|body| exchange::give(body, connection)),
    })
}

fn prepare(socket: &TcpStream) {
    // A step and the word that it is done are two messages: the second must not wait until the page has confirmed the first.
    if let Err(why) = socket.set_nodelay(true) {
        tracing::debug!(%why, "a connection will be slow");
    }
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::net::sockopt::set_socket_send_buffer_size(socket, UNREAD) {
        tracing::debug!(%why, "a connection may cost more memory");
    }
}
