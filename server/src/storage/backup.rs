//! Copies of a whole database: for a host's backups, and for looking at what is stored without touching it.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection as _};

use super::place::Place;
use super::postgres::Server;
use super::sql::{self, Connection};
use super::sqlite::{NEWEST, OpenError, Schema, known, lock};
use super::{Storage, StorageError};

/// The database in a data directory.
const NAME: &str = "comptoir.db";

impl Storage {
    /// Copies what is stored in a place as it is at this moment, even while a server uses it, into a file for SQLite that is not there
    /// yet. Nothing changes in that place. The copy is on the disk when this returns.
    pub async fn copy(place: impl Into<Place>, into: &Path) -> Result<(), OpenError> {
        let place = place.into();
        let directory = match &place {
            Place::Directory(directory) => directory.as_path(),
            Place::Postgres(address) => {
                let server = Server::new(address).map_err(|why| place.broken(why))?;
                Storage::copy_out(&server, &place, into).await?;
                return synced(into).map_err(|why| OpenError::Directory { path: into.to_owned(), why });
            }
        };
        let path = directory.join(NAME);
        std::fs::metadata(&path).map_err(|why| OpenError::Directory { path: path.clone(), why })?;
        let broken = |why: sqlx::Error| Place::from(directory).broken(why.into());
        // Whoever may not read the tables may not read their copy.
        private(into).map_err(|why| OpenError::Directory { path: into.to_owned(), why })?;
        let mut source =
            SqliteConnectOptions::new().filename(&path).read_only(true).connect().await.map_err(broken)?;
        sqlx::query("VACUUM INTO $1")
            .bind(into.display().to_string())
            .execute(&mut source)
            .await
            .map_err(broken)?;
        source.close().await.map_err(broken)?;
        synced(into).map_err(|why| OpenError::Directory { path: into.to_owned(), why })
    }

    /// Makes a copy the database of a directory that has none. It is looked through first, and takes its place as a whole or not at
    /// all.
    pub async fn restore(copy: &mut impl io::Read, directory: &Path) -> Result<(), OpenError> {
        let _lock = lock(directory)?;
        let (path, arriving) = (directory.join(NAME), directory.join("comptoir.db.arriving"));
        let broken = |why| OpenError::Directory { path: directory.to_owned(), why };
        if path.try_exists().map_err(broken)? {
            return Err(OpenError::TablesThere { place: directory.into() });
        }
        let arrived = async {
            let mut file = private(&arriving).map_err(broken)?;
            io::copy(copy, &mut file).map_err(broken)?;
            file.sync_all().map_err(broken)?;
            sound(&arriving).await?;
            std::fs::rename(&arriving, &path).map_err(broken)?;
            synced(directory).map_err(broken)
        };
        let arrived = arrived.await;
        if arrived.is_err() {
            // What came of it is nothing that anybody wants; it may not even have been made.
            let _ = std::fs::remove_file(&arriving);
        }
        arrived
    }
}

/// Reads all of a database: whether it is one of ours, and whole.
pub async fn sound(file: &Path) -> Result<(), OpenError> {
    let broken = |why| OpenError::Copy { path: file.to_owned(), why };
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut copy = Connection::Sqlite(options.connect().await.map_err(|why| broken(why.into()))?);
    let looked = look_through(&mut copy).await.map_err(broken);
    copy.close().await.map_err(|why| broken(why.into()))?;
    match looked? {
        Schema::Trial => Err(OpenError::TrialData { place: file.into() }),
        Schema::Known(found) if found > NEWEST => Err(OpenError::NewerData { found }),
        Schema::Known(_) => Ok(()),
    }
}

pub(super) async fn look_through(copy: &mut Connection) -> Result<Schema, StorageError> {
    let found: String = sql::query("PRAGMA integrity_check(1)").fetch_one(&mut *copy).await?.try_get(0)?;
    if found != "ok" {
        return Err(StorageError::Refused(found));
    }
    if let Some(row) = sql::query("PRAGMA foreign_key_check").fetch_optional(&mut *copy).await? {
        let table: String = row.try_get(0)?;
        return Err(StorageError::Refused(format!("a row of `{table}` belongs to nothing")));
    }
    known(copy).await
}

/// A new file that only its owner may read.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn synced(path: &Path) -> io::Result<()> {
    if path.is_dir() && !cfg!(unix) {
        // Elsewhere a directory is no file, and is not synced by itself.
        return Ok(());
    }
    File::open(path)?.sync_all()
}
