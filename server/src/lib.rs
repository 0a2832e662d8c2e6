//! Tables, seats, storage and live connections: the only crate that knows sockets and SQL.
//!
//! From the outside in: [`app`] has the addresses, [`house::House`] finds the table a request is for, that table's
//! task decides, [`storage`] keeps it, and only then is anybody told. Nothing is acknowledged that is not durable.

pub mod adapter;
pub mod care;
pub mod check;
mod clock;
mod clocks;
mod config;
mod device;
pub mod doctor;
mod door;
pub mod export;
mod finished;
pub mod house;
mod http;
mod kept;
mod limits;
mod lobby;
mod mailbox;
pub mod metrics;
mod names;
mod notices;
mod origin;
mod outbox;
mod page;
mod plain;
mod problem;
pub mod protocol;
mod random;
pub mod ratings;
mod secrets;
mod statistics;
pub mod storage;
mod table;
mod thinkers;
pub mod time_control;
mod tries;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::timeout;

pub use config::{Config, RateLimit, Rates};
pub use door::tls::{Tls, TlsError};
#[cfg(feature = "dev")]
pub use http::dev;
pub use http::{addresses, admin, app};
pub use origin::Origin;
pub use outbox::{Mail, MailError};
pub use page::{File, Page};
pub use table::Ask;
pub use time_control::Time;

use door::tls::Certificate;
use door::{Connections, Door, Room};
use house::House;

/// Both together stay below the five seconds after which a service manager loses patience.
const LAST_REQUESTS: Duration = Duration::from_secs(2);
const LAST_COMMITS: Duration = Duration::from_secs(2);

/// Why the server did not run.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum ServeError {
    #[error(transparent)]
    Open(#[from] storage::OpenError),
    #[error(transparent)]
    Mail(#[from] MailError),
    #[error(transparent)]
    Tls(#[from] TlsError),
    #[error("what is stored cannot be read: {0}")]
    Storage(#[from] storage::StorageError),
    #[error("bots have nowhere to think: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    #[error("the last changes were not written in time")]
    Unwritten,
    #[error("another Comptoir server has taken over the database; this one has ended, and may stand by")]
    Overtaken,
}

/// Where a server is reached.
#[derive(Debug)]
pub struct Doors {
    /// For everybody.
    pub public: TcpListener,
    /// For whoever runs the server: health and numbers, and nothing else.
    pub admin: Option<TcpListener>,
}

/// Connections to the admin door: a few programs that ask now and then.
const ADMIN: Room = Room { all: 32, each: 32, waiting: 16 };

/// Serves an open house until `shutdown`; then takes no more requests, closes the live streams and finishes what is being written.
pub async fn serve(
    house: Arc<House>,
    doors: Doors,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let room = Room::new(&house.config, house.config.connections);
    let stop = house.stop.clone();
    tokio::spawn(async move {
        shutdown.await;
        stop.send_replace(true);
    });
    let overtaken = overtaken(&house);
    let open = |listener, tls, app, room| {
        let (patience, stop) = (house.config.patience, house.stop.subscribe());
        let door = Door { listener, tls, connections: Connections::new(room), patience };
        door::open(door, app, stop, LAST_REQUESTS)
    };
    let tls = house.certificate.as_ref().map(Certificate::acceptor);
    let admin = async {
        if let Some(listener) = doors.admin {
            open(listener, None, admin(house.clone()), ADMIN).await;
        }
    };
    // For `comptoir admin`, while the server has the data.
    let errands = async {
        #[cfg(unix)]
        if let Some(socket) = care::socket::Socket::open(&house.config.data) {
            socket.attend(house.clone()).await;
        }
    };
    tokio::join!(open(doors.public, tls, app(house.clone()), room), admin, errands);
    let closed = timeout(LAST_COMMITS, house.close()).await;
    if overtaken.is_finished() {
        return Err(ServeError::Overtaken);
    }
    overtaken.abort();
    closed.map_err(|_| ServeError::Unwritten)
}

/// Ends a server whose database is another one's now: its people find that one instead. A data directory is nobody else's; whoever put
/// another in its place is asked to start anew.
fn overtaken(house: &Arc<House>) -> tokio::task::JoinHandle<()> {
    let (mut overtaken, stop) = (house.storage.overtaken(), house.stop.clone());
    let shared = house.config.database.is_some();
    tokio::spawn(async move {
        if !shared || overtaken.wait_for(|overtaken| *overtaken).await.is_err() {
            return std::future::pending().await;
        }
        stop.send_replace(true);
    })
}

/// Returns when the process is asked to end: by SIGTERM, or by Ctrl-C.
pub async fn terminated() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            _ = terminate.recv() => Ok(()),
            result = tokio::signal::ctrl_c() => result,
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
