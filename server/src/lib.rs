//! Tables, seats, storage and live connections: the only crate that knows sockets and SQL.
//!
//! From the outside in: [`app`] has the addresses, [`house::House`] finds the table a request is for, that table's
//! task decides, [`storage`] keeps it, and only then is anybody told. Nothing is acknowledged that is not durable.

pub mod adapter;
mod clock;
mod config;
pub mod house;
mod http;
mod limits;
pub mod metrics;
mod page;
mod problem;
pub mod protocol;
mod random;
pub mod storage;
mod table;
mod thinkers;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

pub use config::{Config, RateLimit};
pub use http::app;
pub use page::{File, Page};
pub use table::Ask;

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
    #[error("bots have nowhere to think: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    #[error("the server stopped: {0}")]
    Io(#[from] std::io::Error),
    #[error("the last changes were not written in time")]
    Unwritten,
}

/// Serves an open house until `shutdown`; then takes no more requests, closes the live streams and finishes what is being written.
pub async fn serve(
    house: Arc<House>,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let stop = house.stop.clone();
    let app = app(house.clone()).into_make_service_with_connect_info::<SocketAddr>();
    // A step and the word that it is done are two messages: the second must not wait until the page has confirmed the first.
    let listener = listener.tap_io(|socket| {
        if let Err(why) = socket.set_nodelay(true) {
            tracing::warn!(%why, "a connection will be slow");
        }
    });
    let server = axum::serve(listener, app).with_graceful_shutdown(async move {
        shutdown.await;
        stop.send_replace(true);
    });
    let mut stopping = house.stop.subscribe();
    let out_of_time = async {
        // An error would mean that nobody can stop the server any more; then there is nothing to wait for either.
        let _ = stopping.wait_for(|stop| *stop).await;
        sleep(LAST_REQUESTS).await;
    };
    let result = tokio::select! {
        result = server => result,
        () = out_of_time => Ok(()),
    };
    timeout(LAST_COMMITS, house.close()).await.map_err(|_| ServeError::Unwritten)?;
    Ok(result?)
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
