//! Opening what is stored: the SQLite database of a data directory, or a PostgreSQL database.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Row as _, SqliteConnection};
use tokio::sync::{broadcast, watch};

use super::engine::Engine;
use super::ledger::Ledger;
use super::place::Place;
use super::postgres::Server;
use super::sql::{self, Connection, Pool};
use super::trouble::file_in_words;
use super::writer::Writer;
use super::{StorageError, Write, people};
use crate::metrics::Metrics;

/// By their numbers, in the order in which they are made; a released one is never changed.
const MIGRATIONS: &[(i64, &str)] = &[
    (2, include_str!("migrations/0002_first.sql")),
    (3, include_str!("migrations/0003_by.sql")),
    (4, include_str!("migrations/0004_people.sql")),
    (5, include_str!("migrations/0005_talk.sql")),
    (6, include_str!("migrations/0006_programs.sql")),
    (7, include_str!("migrations/0007_lobby.sql")),
    (8, include_str!("migrations/0008_standing.sql")),
    (9, include_str!("migrations/0009_handles.sql")),
    (10, include_str!("migrations/0010_kept.sql")),
    (13, include_str!("migrations/0013_care.sql")),
    (14, include_str!("migrations/0014_ways.sql")),
    (17, include_str!("migrations/0017_reports.sql")),
    (18, include_str!("migrations/0018_clocks.sql")),
    (19, include_str!("migrations/0019_habits.sql")),
    (20, include_str!("migrations/0020_notices.sql")),
    (21, include_str!("migrations/0021_channels.sql")),
    (22, include_str!("migrations/0022_tallies.sql")),
    (23, include_str!("migrations/0023_orders.sql")),
    (26, include_str!("migrations/0026_coach.sql")),
    (27, include_str!("migrations/0027_writer.sql")),
];

/// What the migrations up to this one come to, for PostgreSQL: some of them speak of what only SQLite knows. Later ones are made by both.
const BASELINE: (i64, &str) = (23, include_str!("migrations/postgres.sql"));

/// Trial versions began with a migration 1, to which some added another 2. Their games could not be kept: the shuffles were
/// not pledged, and they had no edition.
const FIRST: i64 = 2;
pub(super) const NEWEST: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;
/// Stands among the numbers of migrations while everything is moved here, so that older versions keep away, too.
pub(super) const ARRIVING: i64 = 1_000_000;

/// It mends a race in WAL mode that could corrupt a database with several connections.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// Changes of notices, as far as somebody who listens may lag behind.
const NOTICED: usize = 1024;

/// The one door to what is stored.
#[derive(Debug)]
pub struct Storage {
    pub(super) readers: Pool,
    writer: Writer,
    /// Counts the changes that the lobby may show.
    posted: watch::Sender<u64>,
    /// Says whose notices changed; nothing stands for people who are not named.
    noticed: broadcast::Sender<Option<String>>,
    /// Held for as long as the storage lives: one data directory is one process. The lock of a PostgreSQL database is its writing connection's.
    _lock: Option<File>,
}

/// Why what is stored cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum OpenError {
    #[error("{path} cannot be used: {}", file_in_words(why))]
    Directory { path: PathBuf, why: std::io::Error },
    #[error("another Comptoir server is using {place}")]
    InUse { place: Place },
    #[error("the tables in {place} cannot be used: {why}")]
    Database { place: Place, why: StorageError },
    #[error("the data was written by a newer Comptoir (schema {found}; this one knows {NEWEST})")]
    NewerData { found: i64 },
    #[error(
        "the tables in {place} were written by a trial version of Comptoir, whose games cannot be kept: \
         move that directory away, or give --data another one"
    )]
    TrialData { place: Place },
    #[error("{place} has tables already: move them away, or name another place")]
    TablesThere { place: Place },
    #[error("a move into {place} has not come to its end: `comptoir migrate` goes on with it")]
    Arriving {
        place: Place,
        /// What the move goes on with.
        opened: Option<Box<Opened>>,
    },
    #[error("{path} is not a whole backup: {why}")]
    Copy { path: PathBuf, why: StorageError },
}

impl Storage {
    /// Opens what is stored in a place, making it if it is not there, and proves that it can be written.
    pub async fn open(place: impl Into<Place>, metrics: Arc<Metrics>) -> Result<Storage, OpenError> {
        let Opened { place, engine, connection, lock } = ready(place.into()).await?;
        let broken = |why| place.broken(why);
        let ledger = Ledger::open(&engine, connection).await.map_err(broken)?;
        let readers = engine.readers().await.map_err(broken)?;
        let (posted, noticed) = (watch::Sender::new(0), broadcast::Sender::new(NOTICED));
        Ok(Storage { readers, writer: Writer::start(ledger, metrics), posted, noticed, _lock: lock })
    }

    /// Makes a change; when this returns `Ok` it is durable.
    pub async fn write(&self, write: Write) -> Result<(), StorageError> {
        let (posted, told) = (write.may_be_posted(), write.told());
        self.writer.write(write).await?;
        for guest in told {
            // An error means that nobody listens.
            let _ = self.noticed.send(guest);
        }
        if posted {
            self.posted.send_modify(|number| *number += 1);
        }
        Ok(())
    }

    /// Changes whenever something was stored that the lobby may show.
    pub fn posted(&self) -> watch::Receiver<u64> {
        self.posted.subscribe()
    }

    /// Tells whose notices changed, and nothing of people who are not named.
    pub fn noticed(&self) -> broadcast::Receiver<Option<String>> {
        self.noticed.subscribe()
    }

    /// Why nothing can be stored at the moment, if so. It changes by itself when the disk works again.
    pub fn trouble(&self) -> watch::Receiver<Option<String>> {
        self.writer.trouble()
    }

    /// Whether another server has written since, so that nothing will ever be stored here again.
    pub fn overtaken(&self) -> watch::Receiver<bool> {
        self.writer.overtaken()
    }

    /// Whether no server uses a place, as far as can be seen.
    pub async fn is_free(place: &Place) -> Result<bool, OpenError> {
        let free = match place {
            Place::Directory(directory) => lock(directory).map(drop),
            Place::Postgres(address) => {
                let tried = async {
                    Server::new(address)?.writing().await?.close().await.map_err(StorageError::from)
                };
                tried.await.map_err(|why| place.broken(why))
            }
        };
        match free {
            Ok(()) => Ok(true),
            Err(OpenError::InUse { .. }) => Ok(false),
            Err(why) => Err(why),
        }
    }

    /// Finishes what is waiting to be written and closes the database.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

/// Locks the directory itself, and no file in it: a file could be deleted, and the next server would lock a new one.
pub(super) fn lock(directory: &Path) -> Result<File, OpenError> {
    let broken = |why| OpenError::Directory { path: directory.to_owned(), why };
    std::fs::create_dir_all(directory).map_err(broken)?;
    let lockable = if cfg!(unix) {
        File::open(directory)
    } else {
        // Where a directory is no file, one that is in use cannot be deleted.
        File::create(directory.join("comptoir.lock"))
    };
    let lock = lockable.map_err(broken)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { place: directory.into() }),
        Err(TryLockError::Error(why)) => Err(broken(why)),
    }
}

impl Place {
    /// Why it could not be opened. SQLite says little about it, so a file is tried as well.
    pub(super) fn broken(&self, why: StorageError) -> OpenError {
        let place = self.clone();
        match self {
            Place::Postgres(_) if matches!(why, StorageError::Held) => OpenError::InUse { place },
            Place::Postgres(_) => OpenError::Database { place, why },
            Place::Directory(directory) => why_not(directory, why),
        }
    }
}

fn why_not(directory: &Path, why: StorageError) -> OpenError {
    let file = directory.join("comptoir.try");
    let tried = std::fs::write(&file, [0; 4096]);
    // It may not even have been made.
    let _ = std::fs::remove_file(file);
    match tried {
        Ok(()) => OpenError::Database { place: directory.into(), why },
        Err(why) => OpenError::Directory { path: directory.to_owned(), why },
    }
}

/// A place that is ours alone, and has the newest schema.
#[derive(Debug)]
pub struct Opened {
    pub(super) place: Place,
    pub(super) engine: Engine,
    /// It may write.
    pub(super) connection: Connection,
    pub(super) lock: Option<File>,
}

/// Makes a place ready, whatever is in it.
pub(super) async fn ready(place: Place) -> Result<Opened, OpenError> {
    let broken = |why| place.broken(why);
    let (engine, mut connection, lock) = match &place {
        Place::Directory(directory) => {
            let lock = lock(directory)?;
            let options = SqliteConnectOptions::new()
                .filename(directory.join("comptoir.db"))
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
                .foreign_keys(true)
                // Whoever has themselves forgotten is not left in the free pages of the file.
                .pragma("secure_delete", "ON");
            let first = connect(&options.clone().create_if_missing(true)).await.map_err(broken)?;
            (Engine::Sqlite(Box::new(options)), Connection::Sqlite(first), Some(lock))
        }
        Place::Postgres(address) => {
            let server = Server::new(address).map_err(broken)?;
            let first = server.writing().await.map_err(broken)?;
            (Engine::Postgres(server), first, None)
        }
    };
    match schema(&mut connection).await.map_err(broken)? {
        Schema::Trial => return Err(OpenError::TrialData { place }),
        Schema::Known(ARRIVING) => {
            migrate(&mut connection).await.map_err(broken)?;
            let opened = Opened { place: place.clone(), engine, connection, lock };
            return Err(OpenError::Arriving { place, opened: Some(Box::new(opened)) });
        }
        Schema::Known(found) if found > NEWEST => return Err(OpenError::NewerData { found }),
        Schema::Known(_) => migrate(&mut connection).await.map_err(broken)?,
    }
    if let Connection::Sqlite(_) = &connection {
        people::look_at_handles(&mut connection).await.map_err(broken)?;
        settle(&mut connection).await.map_err(broken)?;
    }
    Ok(Opened { place, engine, connection, lock })
}

/// Opens a connection, and checks that SQLite does what it was asked for.
pub(super) async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, StorageError> {
    let mut connection = options.connect().await?;
    let found: String =
        sqlx::query("SELECT sqlite_version()").fetch_one(&mut connection).await?.try_get(0)?;
    let version: Vec<u32> = found.split('.').filter_map(|part| part.parse().ok()).collect();
    if version.as_slice() < OLDEST_SQLITE.as_slice() {
        let [major, minor, patch] = OLDEST_SQLITE;
        let why = format!("SQLite {found} is too old; {major}.{minor}.{patch} or newer is needed");
        return Err(StorageError::Refused(why));
    }
    let journal: String = sqlx::query("PRAGMA journal_mode").fetch_one(&mut connection).await?.try_get(0)?;
    if journal != "wal" {
        return Err(not_accepted("journal_mode = WAL", &journal));
    }
    for (query, pragma, wanted) in
        [("PRAGMA synchronous", "synchronous = FULL", 2), ("PRAGMA foreign_keys", "foreign_keys = ON", 1)]
    {
        let found: i64 = sqlx::query(query).fetch_one(&mut connection).await?.try_get(0)?;
        if found != wanted {
            return Err(not_accepted(pragma, &found.to_string()));
        }
    }
    Ok(connection)
}

fn not_accepted(pragma: &str, found: &str) -> StorageError {
    StorageError::Refused(format!("SQLite did not accept `PRAGMA {pragma}`: it is {found}"))
}

/// What a database was made by.
pub(super) enum Schema {
    /// A version whose games cannot be kept.
    Trial,
    /// The last migration that was made; 0 in a new database.
    Known(i64),
}

async fn schema(connection: &mut Connection) -> Result<Schema, StorageError> {
    sql::query("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY NOT NULL)")
        .execute(&mut *connection)
        .await?;
    known(connection).await
}

/// The same of a database that is only read.
pub(super) async fn known(connection: &mut Connection) -> Result<Schema, StorageError> {
    let row = sql::query("SELECT MIN(number), COALESCE(MAX(number), 0) FROM migrations")
        .fetch_one(connection)
        .await?;
    match row.try_get::<Option<i64>, _>(0)? {
        Some(first) if first < FIRST => Ok(Schema::Trial),
        _ => Ok(Schema::Known(row.try_get(1)?)),
    }
}

/// Brings the schema up to date. A dozen lines instead of `sqlx::migrate!`, which would bring sqlx's macros and with them a
/// second copy of the driver into every build.
async fn migrate(connection: &mut Connection) -> Result<(), StorageError> {
    let done = sql::query("SELECT number FROM migrations").fetch_all(&mut *connection).await?;
    let done: Vec<i64> = done.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    if let (Connection::Postgres(_), true) = (&*connection, done.is_empty()) {
        let (last, baseline) = BASELINE;
        let numbers = MIGRATIONS.iter().map(|(number, _)| *number).filter(|number| *number <= last);
        make(connection, baseline, numbers).await?;
        return Box::pin(migrate(connection)).await;
    }
    for (number, migration) in MIGRATIONS.iter().filter(|(number, _)| !done.contains(number)) {
        make(connection, migration, [*number]).await?;
    }
    Ok(())
}

/// Makes a migration, which stands for these numbers, in a transaction of its own.
async fn make(
    connection: &mut Connection,
    migration: &'static str,
    numbers: impl IntoIterator<Item = i64>,
) -> Result<(), StorageError> {
    connection.begin().await?;
    connection.run(migration).await?;
    for number in numbers {
        sql::query("INSERT INTO migrations (number) VALUES ($1)")
            .bind(number)
            .execute(&mut *connection)
            .await?;
    }
    connection.commit().await?;
    Ok(())
}

/// Moves the whole log into the database and syncs both. What a server that was killed had written but not yet
/// synced can be read now as if it were durable; here it becomes so, before anybody is told of it.
async fn settle(connection: &mut Connection) -> Result<(), StorageError> {
    sql::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    Ok(())
}
