//! Where whoever runs the server stands: before an open data directory, or at the socket of the server that has it open.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::time::{Instant, sleep};

use super::{Errand, see_to};
use crate::metrics::Metrics;
use crate::protocol::Problem;
use crate::storage::{OpenError, Place, Storage};

/// Takes errands for a data directory, whether or not a server has it open.
#[derive(Debug)]
pub struct Desk(Door);

#[derive(Debug)]
enum Door {
    /// No server runs: the data is ours for the moment.
    Storage(Box<Storage>),
    /// One does, and hears us through its socket.
    #[cfg(unix)]
    Socket(std::path::PathBuf),
}

/// Why an errand came to nothing.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum DeskError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("there are no tables in {}", .0.display())]
    Nothing(std::path::PathBuf),
    #[error("the server that runs here cannot be asked: {0}")]
    Unreachable(std::io::Error),
    #[error("{0:?}")]
    Refused(Problem),
}

/// How long a server that has the data may take to open its socket.
#[cfg(unix)]
const OPENING: Duration = Duration::from_secs(5);

/// Asks the server that has the data, which may still be opening its socket.
#[cfg(unix)]
async fn reach(path: &Path, errand: &Errand) -> std::io::Result<Result<Value, Problem>> {
    let asked = Instant::now();
    loop {
        match super::socket::ask(path, errand).await {
            Err(why) if why.kind() == ErrorKind::NotFound && asked.elapsed() < OPENING => {
                sleep(Duration::from_millis(20)).await;
            }
            answer => return answer,
        }
    }
}

impl Desk {
    /// For this data directory, which must be there already.
    pub async fn open(data: &Path) -> Result<Desk, DeskError> {
        Desk::at(&data.into(), data).await
    }

    /// For what is stored in a place, which must be there already. A server that has it open is reached through the data directory it
    /// was started with.
    pub async fn at(place: &Place, data: &Path) -> Result<Desk, DeskError> {
        if matches!(place, Place::Directory(directory) if !directory.join("comptoir.db").exists()) {
            return Err(DeskError::Nothing(data.to_owned()));
        }
        match Storage::open(place, Arc::new(Metrics::new())).await {
            Ok(storage) => Ok(Desk(Door::Storage(Box::new(storage)))),
            #[cfg(unix)]
            Err(OpenError::InUse { .. }) => Ok(Desk(Door::Socket(super::socket::path(data)))),
            Err(why) => Err(why.into()),
        }
    }

    /// Sees to an errand.
    pub async fn ask(&self, errand: Errand) -> Result<Value, DeskError> {
        let answer = match &self.0 {
            Door::Storage(storage) => see_to(storage, None, errand).await,
            #[cfg(unix)]
            Door::Socket(path) => reach(path, &errand).await.map_err(DeskError::Unreachable)?,
        };
        answer.map_err(DeskError::Refused)
    }

    /// Finishes what is being written.
    pub async fn close(self) {
        if let Door::Storage(storage) = self.0 {
            storage.close().await;
        }
    }
}
