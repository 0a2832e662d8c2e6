//! Opening the SQLite database of a data directory.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, SqlitePool};

use super::writer::Writer;
use super::{StorageError, Write};
use crate::metrics::Metrics;

/// Numbered from 1 in this order; a released one is never changed.
const MIGRATIONS: [&str; 1] = [include_str!("migrations/0001_first.sql")];

/// It mends a race in WAL mode that could corrupt a database with several connections.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

const READERS: u32 = 4;

/// The one door to what is stored.
#[derive(Debug)]
pub struct Storage {
    pub(super) readers: SqlitePool,
    writer: Writer,
    /// Held for as long as the storage lives: one data directory is one process.
    _lock: File,
}

/// Why a data directory cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum OpenError {
    #[error("{path} cannot be used: {why}")]
    Directory { path: PathBuf, why: std::io::Error },
    #[error("another Comptoir server is using {path}")]
    InUse { path: PathBuf },
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sqlx::Error),
    #[error("SQLite {found} is too old; {}.{}.{} or newer is needed", OLDEST_SQLITE[0], OLDEST_SQLITE[1], OLDEST_SQLITE[2])]
    OldSqlite { found: String },
    #[error("SQLite did not accept `PRAGMA {pragma}`: it is {found}")]
    Pragma { pragma: &'static str, found: String },
    #[error("the data was written by a newer Comptoir (schema {found}; this one knows {})", MIGRATIONS.len())]
    NewerData { found: i64 },
}

impl Storage {
    /// Opens the database in `directory`, making both if they are not there.
    pub async fn open(directory: &Path, metrics: Arc<Metrics>) -> Result<Storage, OpenError> {
        let lock = lock(directory)?;
        let options = SqliteConnectOptions::new()
            .filename(directory.join("comptoir.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        let mut connection = options.connect().await?;
        check(&mut connection).await?;
        migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.pragma("query_only", "ON"))
            .await?;
        Ok(Storage { readers, writer: Writer::start(connection, metrics), _lock: lock })
    }

    /// Makes a change; when this returns `Ok` it is durable.
    pub async fn write(&self, write: Write) -> Result<(), StorageError> {
        self.writer.write(write).await
    }

    /// Finishes what is waiting to be written and closes the database.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

fn lock(directory: &Path) -> Result<File, OpenError> {
    let broken = |why| OpenError::Directory { path: directory.to_owned(), why };
    std::fs::create_dir_all(directory).map_err(broken)?;
    let file = File::create(directory.join("comptoir.lock")).map_err(broken)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: directory.to_owned() }),
        Err(TryLockError::Error(why)) => Err(broken(why)),
    }
}

async fn check(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let found: String =
        sqlx::query("SELECT sqlite_version()").fetch_one(&mut *connection).await?.try_get(0)?;
    let version: Vec<u32> = found.split('.').filter_map(|part| part.parse().ok()).collect();
    if version.as_slice() < OLDEST_SQLITE.as_slice() {
        return Err(OpenError::OldSqlite { found });
    }
    let journal: String = sqlx::query("PRAGMA journal_mode").fetch_one(&mut *connection).await?.try_get(0)?;
    if journal != "wal" {
        return Err(OpenError::Pragma { pragma: "journal_mode = WAL", found: journal });
    }
    for (query, pragma, wanted) in
        [("PRAGMA synchronous", "synchronous = FULL", 2), ("PRAGMA foreign_keys", "foreign_keys = ON", 1)]
    {
        let found: i64 = sqlx::query(query).fetch_one(&mut *connection).await?.try_get(0)?;
        if found != wanted {
            return Err(OpenError::Pragma { pragma, found: found.to_string() });
        }
    }
    Ok(())
}

/// Brings the schema up to date. A dozen lines instead of `sqlx::migrate!`, which would bring sqlx's macros and with
/// them a second copy of the driver into every build.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    sqlx::query("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY NOT NULL)")
        .execute(&mut *connection)
        .await?;
    let done: i64 = sqlx::query("SELECT COALESCE(MAX(number), 0) FROM migrations")
        .fetch_one(&mut *connection)
        .await?
        .try_get(0)?;
    if done > MIGRATIONS.len() as i64 {
        return Err(OpenError::NewerData { found: done });
    }
    for (number, migration) in (1i64..).zip(MIGRATIONS).skip(done as usize) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO migrations (number) VALUES ($1)")
            .bind(number)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
    }
    Ok(())
}
