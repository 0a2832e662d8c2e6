//! Reaching a PostgreSQL database, and what is asked of it before anything is stored there.
//!
//! One Comptoir at a time writes to a database. Its writing connection holds an advisory lock, which PostgreSQL drops with the
//! connection; should somebody else get it in between, there is still the count of commits (`ledger.rs`): a server that finds that
//! another has written stores nothing more.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgPool};
use tokio::time::{Instant, sleep, timeout};

use super::StorageError;
use super::place::Address;
use super::sql::{self, Connection};

/// The oldest that the project still mends.
const OLDEST: i64 = 14;
/// How long a connection may take to come about.
const CONNECTING: Duration = Duration::from_secs(5);
/// How long what is left of an earlier connection may keep the lock, and how often it is tried.
const ENDING: Duration = Duration::from_secs(2);
const AGAIN: Duration = Duration::from_millis(20);
const READERS: u32 = 8;

/// What must be so, and why.
const PROMISES: [(&str, &str, &str); 5] = [
    ("fsync", "on", "what was acknowledged would be lost when its machine stops"),
    ("full_page_writes", "on", "a page that is half written when its machine stops would damage the tables"),
    (
        "synchronous_commit",
        "on remote_apply remote_write local",
        "a step would be acknowledged before it is on the disk",
    ),
    ("server_encoding", "UTF8", "names could not be stored as people write them"),
    ("transaction_read_only", "off", "nothing could be stored"),
];

/// A database, and who we are there.
#[derive(Clone, Debug)]
pub(super) struct Server {
    address: Address,
    /// What our writing connections are called there, so that one that was lost is known again.
    name: String,
}

impl Server {
    pub(super) fn new(address: &Address) -> Result<Server, StorageError> {
        let id = crate::random::hex::<8>().map_err(|why| StorageError::Refused(why.to_string()))?;
        Ok(Server { address: address.clone(), name: format!("comptoir writes {id}") })
    }

    fn options(&self, name: &str) -> PgConnectOptions {
        let options = self.address.0.as_ref().clone();
        // Should this machine vanish, its locks are not to stay for hours.
        let settings = [
            ("idle_in_transaction_session_timeout", "10s"),
            ("tcp_keepalives_idle", "5"),
            ("tcp_keepalives_interval", "2"),
            ("tcp_keepalives_count", "3"),
            ("tcp_user_timeout", "10s"),
        ];
        options.application_name(name).options(settings)
    }

    fn reader(&self) -> PgConnectOptions {
        self.options("comptoir reads").options([("default_transaction_read_only", "on")])
    }

    /// The one connection that writes.
    pub(super) async fn writing(&self) -> Result<Connection, StorageError> {
        let mut connection = connect(&self.options(&self.name)).await?;
        keeps_its_promises(&mut connection).await?;
        self.lock(&mut connection).await?;
        Ok(connection)
    }

    /// A connection that only reads.
    pub(super) async fn reading(&self) -> Result<Connection, StorageError> {
        connect(&self.reader()).await
    }

    /// A connection for whoever asks whether all is well: it could write, if the database allows that, and leaves it be.
    pub(super) async fn looking(&self) -> Result<Connection, StorageError> {
        let mut connection = connect(&self.options("comptoir looks")).await?;
        keeps_its_promises(&mut connection).await?;
        Ok(connection)
    }

    pub(super) async fn pool(&self) -> Result<PgPool, StorageError> {
        let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(CONNECTING);
        Ok(pool.connect_with(self.reader()).await?)
    }

    /// Takes the lock that one server has. What is left of our own earlier connection is ended: whatever it was doing is done or undone
    /// before anybody looks.
    async fn lock(&self, connection: &mut Connection) -> Result<(), StorageError> {
        let began = Instant::now();
        loop {
            let got = sql::query(
                "SELECT pg_try_advisory_lock(hashtextextended('comptoir ' || current_schema(), 0))",
            )
            .fetch_one(&mut *connection)
            .await?;
            if got.try_get(0)? {
                return Ok(());
            }
            if began.elapsed() > ENDING {
                return Err(StorageError::Held);
            }
            sql::query(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()",
            )
            .bind(&self.name)
            .fetch_all(&mut *connection)
            .await?;
            sleep(AGAIN).await;
        }
    }
}

async fn connect(options: &PgConnectOptions) -> Result<Connection, StorageError> {
    let late = |_| StorageError::Refused("the database cannot be reached in time".to_owned());
    Ok(Connection::Postgres(timeout(CONNECTING, options.connect()).await.map_err(late)??))
}

/// Whether a database does what an acknowledgement says.
async fn keeps_its_promises(connection: &mut Connection) -> Result<(), StorageError> {
    let setting = async |connection: &mut Connection, name: &str| -> Result<String, StorageError> {
        let row = sql::query("SELECT current_setting($1)").bind(name).fetch_one(connection).await?;
        Ok(row.try_get(0)?)
    };
    let version = setting(connection, "server_version_num").await?;
    if version.parse::<i64>().unwrap_or_default() / 10_000 < OLDEST {
        let found = setting(connection, "server_version").await?;
        return Err(StorageError::Refused(format!(
            "PostgreSQL {found} is too old; {OLDEST} or newer is needed"
        )));
    }
    let standby = sql::query("SELECT pg_is_in_recovery()").fetch_one(&mut *connection).await?;
    if standby.try_get(0)? {
        return Err(StorageError::Refused("it is a standby, which only reads; name the primary".to_owned()));
    }
    for (name, wanted, why) in PROMISES {
        let found = setting(connection, name).await?;
        if !wanted.split(' ').any(|good| good == found) {
            let first = wanted.split(' ').next().unwrap_or(wanted);
            return Err(StorageError::Refused(format!(
                "`{name}` is {found}, so that {why}; it must be {first}"
            )));
        }
    }
    Ok(())
}
