//! What a database looks like from outside: for whoever asks whether all is well. Nothing is changed.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use super::sqlite::{NEWEST, OpenError};
use super::{StorageError, sound};

/// A database that was read through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looked {
    /// The last migration that was made.
    pub schema: i64,
    /// The last one this version knows.
    pub newest: i64,
    /// The version of SQLite.
    pub sqlite: String,
    /// When something was last stored, in seconds since 1970; 0 in an empty house.
    pub last: i64,
    /// How many tables there are.
    pub tables: i64,
}

/// Reads the database of a data directory, all of it: whether it is one of ours, and whole. A server may use it meanwhile.
pub async fn look_at(directory: &Path) -> Result<Looked, OpenError> {
    let file = directory.join("comptoir.db");
    let broken = |why: StorageError| OpenError::Database { path: directory.to_owned(), why };
    sound(&file).await.map_err(|why| match why {
        OpenError::Copy { why, .. } => broken(why),
        why => why,
    })?;
    let options = SqliteConnectOptions::new().filename(&file).read_only(true);
    let mut connection = options.connect().await.map_err(|why| broken(why.into()))?;
    let looked = look(&mut connection).await.map_err(broken);
    connection.close().await.map_err(|why| broken(why.into()))?;
    looked
}

async fn look(connection: &mut SqliteConnection) -> Result<Looked, StorageError> {
    let row = sqlx::query(
        "SELECT (SELECT MAX(number) FROM migrations) AS schema, sqlite_version() AS sqlite, \
         (SELECT COUNT(*) FROM tables) AS tables, \
         COALESCE(MAX((SELECT MAX(touched) FROM tables), COALESCE((SELECT MAX(at) FROM steps), 0)), 0) AS last",
    )
    .fetch_one(connection)
    .await?;
    Ok(Looked {
        schema: row.try_get("schema")?,
        newest: NEWEST,
        sqlite: row.try_get("sqlite")?,
        last: row.try_get("last")?,
        tables: row.try_get("tables")?,
    })
}

/// Whether a server, or a command that changes something, has a data directory to itself at the moment.
pub fn is_in_use(directory: &Path) -> io::Result<bool> {
    let lockable = if cfg!(unix) { directory.to_owned() } else { directory.join("comptoir.lock") };
    match File::open(lockable)?.try_lock() {
        Ok(()) => Ok(false),
        Err(TryLockError::WouldBlock) => Ok(true),
        Err(TryLockError::Error(why)) => Err(why),
    }
}
