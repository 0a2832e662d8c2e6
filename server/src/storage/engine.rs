//! How connections to either database come about.

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

use super::StorageError;
use super::postgres::Server;
use super::sql::{Connection, Pool};
use super::sqlite::connect;

const READERS: u32 = 4;

/// Which database, and how to reach it.
#[derive(Clone, Debug)]
pub(super) enum Engine {
    Sqlite(Box<SqliteConnectOptions>),
    Postgres(Server),
}

impl Engine {
    /// The connection that writes. Of an earlier one nothing is under way any more.
    pub(super) async fn writing(&self) -> Result<Connection, StorageError> {
        match self {
            Engine::Sqlite(options) => Ok(Connection::Sqlite(connect(options).await?)),
            Engine::Postgres(server) => server.writing().await,
        }
    }

    /// One that only reads.
    pub(super) async fn reading(&self) -> Result<Connection, StorageError> {
        match self {
            Engine::Sqlite(options) => Ok(Connection::Sqlite(connect(&reading(options)).await?)),
            Engine::Postgres(server) => server.reading().await,
        }
    }

    /// Some of those, for everybody.
    pub(super) async fn readers(&self) -> Result<Pool, StorageError> {
        Ok(match self {
            Engine::Sqlite(options) => Pool::Sqlite(
                SqlitePoolOptions::new()
                    .max_connections(READERS)
                    .min_connections(READERS)
                    .idle_timeout(None)
                    .max_lifetime(None)
                    .connect_with(reading(options))
                    .await?,
            ),
            Engine::Postgres(server) => Pool::Postgres(server.pool().await?),
        })
    }
}

/// How to open a file that is only read.
fn reading(options: &SqliteConnectOptions) -> SqliteConnectOptions {
    options.clone().pragma("query_only", "ON")
}
