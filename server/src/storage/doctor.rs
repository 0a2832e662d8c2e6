//! What a database looks like from outside: for whoever asks whether all is well. Nothing is changed.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use super::place::Place;
use super::postgres::Server;
use super::sql::{self, Connection};
use super::sqlite::{NEWEST, OpenError, Schema, known};
use super::{StorageError, sound};

/// A database that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looked {
    /// The last migration that was made; none before the first start.
    pub schema: Option<i64>,
    /// The last one this version knows.
    pub newest: i64,
    /// What keeps it, and in which version.
    pub engine: String,
    /// When something was last stored, in seconds since 1970; 0 in an empty house.
    pub last: i64,
    /// How many tables there are.
    pub tables: i64,
}

/// Looks at what is stored in a place: whether it is one of ours, and whole as far as can be told. A file is read through; PostgreSQL is asked
/// whether it keeps what it promises. A server may use it meanwhile.
pub async fn look_at(place: &Place) -> Result<Looked, OpenError> {
    let broken = |why: StorageError| OpenError::Database { place: place.clone(), why };
    let mut connection = match place {
        Place::Directory(directory) => {
            let file = directory.join("comptoir.db");
            sound(&file).await.map_err(|why| match why {
                OpenError::Copy { why, .. } => broken(why),
                why => why,
            })?;
            let options = SqliteConnectOptions::new().filename(&file).read_only(true);
            Connection::Sqlite(options.connect().await.map_err(|why| broken(why.into()))?)
        }
        Place::Postgres(address) => {
            let server = Server::new(address).map_err(broken)?;
            server.looking().await.map_err(broken)?
        }
    };
    let looked = look(&mut connection).await.map_err(broken);
    connection.close().await.map_err(|why| broken(why.into()))?;
    looked
}
async fn look(connection: &mut Connection) -> Result<Looked, StorageError> {
    let mut looked =
        Looked { schema: None, newest: NEWEST, engine: connection.engine().await?, last: 0, tables: 0 };
    if connection.is_new().await? {
        return Ok(looked);
    }
    let Schema::Known(schema) = known(connection).await? else { return Ok(looked) };
    let row = sql::query(
        "SELECT (SELECT COUNT(*) FROM tables) AS tables, COALESCE((SELECT MAX(touched) FROM tables), 0) AS touched, \
         COALESCE((SELECT MAX(at) FROM steps), 0) AS moved",
    )
    .fetch_one(connection)
    .await?;
    looked.schema = Some(schema);
    looked.tables = row.try_get("tables")?;
    looked.last = row.try_get::<i64, _>("touched")?.max(row.try_get("moved")?);
    Ok(looked)
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
