//! The socket in the data directory of a running server, for `comptoir admin`. Whoever may write the data may speak to it, and nobody
//! else: the file is its owner's alone, and each who comes is asked of the system who they are.

use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::time::timeout;

use super::{Errand, see_to};
use crate::export::MAX_TABLE;
use crate::house::House;
use crate::protocol::Problem;

/// The longest errand, in bytes: a table, and what JSON makes of it.
const LONGEST: u64 = 3 * MAX_TABLE as u64;
/// How long somebody may take to say it.
const PATIENCE: Duration = Duration::from_secs(15);

/// Where it is.
pub(super) fn path(data: &Path) -> PathBuf {
    data.join("comptoir.sock")
}

/// A socket that is gone when this is.
pub(crate) struct Socket {
    listener: UnixListener,
    path: PathBuf,
}

impl Drop for Socket {
    fn drop(&mut self) {
        // It may be gone already, with its directory.
        let _ = std::fs::remove_file(&self.path);
    }
}

impl Socket {
    /// Opens it, in a data directory that is ours. Where it cannot be, the server runs without.
    pub fn open(data: &Path) -> Option<Socket> {
        let path = path(data);
        // One that a killed server left.
        let _ = std::fs::remove_file(&path);
        // With everything in a database of its own, the directory may not be there yet.
        let opened =
            std::fs::create_dir_all(data).and_then(|()| UnixListener::bind(&path)).and_then(|listener| {
                std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600))?;
                Ok(listener)
            });
        match opened {
            Ok(listener) => Some(Socket { listener, path }),
            Err(why) => {
                tracing::warn!(%why, "`comptoir admin` cannot reach this server while it runs");
                None
            }
        }
    }

    /// Sees to errands, one after the other, until the server stops.
    pub async fn attend(self, house: Arc<House>) {
        let mut stop = house.stop.subscribe();
        let owner = std::fs::metadata(&self.path).map(|file| file.uid());
        loop {
            let accepted = tokio::select! {
                biased;
                _ = stop.wait_for(|stop| *stop) => return,
                accepted = self.listener.accept() => accepted,
            };
            let Ok((stream, _)) = accepted else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let theirs = stream.peer_cred().map(|peer| peer.uid());
            if !matches!((&owner, &theirs), (Ok(owner), Ok(theirs)) if owner == theirs || *theirs == 0) {
                continue;
            }
            // Whoever hangs up half-way has not asked for anything.
            let _ = timeout(PATIENCE, answer(&house, stream)).await;
        }
    }
}

async fn answer(house: &Arc<House>, stream: UnixStream) -> io::Result<()> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    (&mut stream).take(LONGEST).read_line(&mut line).await?;
    let answer = match serde_json::from_str(&line) {
        Ok(errand) => see_to(&house.storage, Some(house), errand).await,
        Err(why) => Err(Problem::unreadable(&why)),
    };
    stream.write_all(&serde_json::to_vec(&answer)?).await?;
    stream.shutdown().await
}

/// Whether the server that has a data directory open answers; gives its process, as far as the system tells.
pub(crate) async fn reach(data: &Path) -> io::Result<Option<i32>> {
    let asked = async {
        let process = UnixStream::connect(path(data)).await?.peer_cred()?.pid();
        // Whatever it says, it hears.
        let _ = ask(&path(data), &Errand::Admins).await?;
        Ok(process)
    };
    timeout(PATIENCE, asked).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

/// Asks the server that has a data directory open.
pub(super) async fn ask(path: &Path, errand: &Errand) -> io::Result<Result<Value, Problem>> {
    let mut stream = UnixStream::connect(path).await?;
    let mut line = serde_json::to_vec(errand)?;
    line.push(b'\n');
    stream.write_all(&line).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(serde_json::from_slice(&answer)?)
}
