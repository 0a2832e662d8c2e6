//! The one connection that writes, and the evidence that what it wrote is durable.
//!
//! Every transaction is a plain `BEGIN IMMEDIATE` and `COMMIT` and counts itself in the table `commits`. It is held to be
//! stored when `COMMIT` has succeeded *and* the witness, another connection, reads its number: others see a transaction
//! only after the log was synced. A connection on which anything failed is never used again. See
//! `docs/decisions/evidence.md`.

use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Row, SqliteConnection};

use super::change::{carry_out, touched};
use super::sqlite::connect;
use super::{StorageError, Write};

/// What is stored, transaction by transaction.
pub(super) struct Ledger {
    options: SqliteConnectOptions,
    /// Gone when something failed on it.
    connection: Option<SqliteConnection>,
    /// Reads only. It is replaced but never closed before that, so that the index of the log outlives the writing
    /// connection: as long as that is there, a transaction whose `COMMIT` failed has not happened.
    witness: SqliteConnection,
    /// The number of the last commit that was witnessed.
    number: i64,
}

impl Ledger {
    /// Opens a database that is there, and proves that it can be written.
    pub(super) async fn open(options: &SqliteConnectOptions) -> Result<Ledger, StorageError> {
        let mut witness = connect(&reading(options)).await?;
        let number = last_number(&mut witness).await?;
        let mut ledger = Ledger { options: options.clone(), connection: None, witness, number };
        ledger.reopen().await?;
        Ok(ledger)
    }

    /// Makes all changes in one transaction. `Ok` says that there is evidence that it is durable, and how long the witness took to
    /// give it; after an `Err`, [`Ledger::reopen`] tells what became of the transaction.
    pub(super) async fn commit(&mut self, writes: &[Write]) -> Result<Duration, StorageError> {
        // Taken out, so that whatever goes wrong below leaves it behind.
        let mut connection = self.connection.take().ok_or(StorageError::Closed)?;
        let number = self.number + 1;
        // This fails if a transaction is open, and COMMIT fails if none is.
        sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await?;
        let counted = sqlx::query("UPDATE commits SET number = $2 WHERE number = $1")
            .bind(self.number)
            .bind(number)
            .execute(&mut connection)
            .await?;
        touched(&counted, 1)?;
        carry_out(&mut connection, writes).await?;
        sqlx::query("COMMIT").execute(&mut connection).await?;
        let committed = Instant::now();
        let found = last_number(&mut self.witness).await?;
        if found != number {
            return Err(StorageError::Number { wanted: number, found });
        }
        self.number = number;
        self.connection = Some(connection);
        Ok(committed.elapsed())
    }

    /// Goes on with fresh connections, and proves that they can write. Gives whether the transaction that failed is
    /// stored after all.
    pub(super) async fn reopen(&mut self) -> Result<bool, StorageError> {
        self.connection = None;
        let mut witness = connect(&reading(&self.options)).await?;
        let found = last_number(&mut witness).await?;
        let stored = found == self.number + 1;
        if !stored && found != self.number {
            // Somebody else has written, or this is another database.
            return Err(StorageError::Number { wanted: self.number, found });
        }
        self.connection = Some(connect(&self.options).await?);
        self.witness = witness;
        self.number = found;
        self.commit(&[]).await?;
        Ok(stored)
    }

    /// Closes the database.
    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        use sqlx::Connection;
        if let Some(connection) = self.connection {
            connection.close().await?;
        }
        self.witness.close().await
    }
}

/// How to open a database that is only read.
pub(super) fn reading(options: &SqliteConnectOptions) -> SqliteConnectOptions {
    options.clone().pragma("query_only", "ON")
}

async fn last_number(connection: &mut SqliteConnection) -> Result<i64, StorageError> {
    Ok(sqlx::query("SELECT number FROM commits").fetch_one(connection).await?.try_get(0)?)
}
