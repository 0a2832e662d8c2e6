//! The one connection that writes, and the evidence that what it wrote is durable.
//!
//! Every transaction is a plain `BEGIN` and `COMMIT` and counts itself in the table `commits`. It is held to be
//! stored when `COMMIT` has succeeded *and* the witness, another connection, reads its number: others see a transaction
//! only after the log was synced. A connection on which anything failed is never used again. See
//! `docs/decisions/evidence.md`.

use std::time::{Duration, Instant};

use super::change::{carry_out, touched};
use super::engine::Engine;
use super::sql::{self, Connection};
use super::{StorageError, Write};

/// What is stored, transaction by transaction.
pub(super) struct Ledger {
    engine: Engine,
    /// Gone when something failed on it.
    connection: Option<Connection>,
    /// Reads only. It is replaced but never closed before that, so that the index of the log outlives the writing
    /// connection: as long as that is there, a transaction whose `COMMIT` failed has not happened.
    witness: Connection,
    /// The number of the last commit that was witnessed.
    number: i64,
}

impl Ledger {
    /// Opens a database that is there, and proves that it can be written.
    pub(super) async fn open(engine: &Engine, connection: Connection) -> Result<Ledger, StorageError> {
        let mut witness = engine.reading().await?;
        let number = last_number(&mut witness).await?;
        let mut ledger = Ledger { engine: engine.clone(), connection: Some(connection), witness, number };
        ledger.commit(&[]).await?;
        Ok(ledger)
    }

    /// Makes all changes in one transaction. `Ok` says that there is evidence that it is durable, and how long the witness took to
    /// give it; after an `Err`, [`Ledger::reopen`] tells what became of the transaction.
    pub(super) async fn commit(&mut self, writes: &[Write]) -> Result<Duration, StorageError> {
        // Taken out, so that whatever goes wrong below leaves it behind.
        let mut connection = self.connection.take().ok_or(StorageError::Closed)?;
        let number = self.number + 1;
        // This fails if a transaction is open, and COMMIT fails if none is.
        connection.begin().await?;
        let counted = sql::query("UPDATE commits SET number = $2 WHERE number = $1")
            .bind(self.number)
            .bind(number)
            .execute(&mut connection)
            .await?;
        touched(&counted, 1)?;
        carry_out(&mut connection, writes).await?;
        connection.commit().await?;
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
        let mut witness = self.engine.reading().await?;
        let connection = self.engine.writing().await?;
        let found = last_number(&mut witness).await?;
        let stored = found == self.number + 1;
        if !stored && found != self.number {
            // Somebody else has written, or this is another database.
            return Err(StorageError::Number { wanted: self.number, found });
        }
        self.connection = Some(connection);
        self.witness = witness;
        self.number = found;
        self.commit(&[]).await?;
        Ok(stored)
    }

    /// Closes the database.
    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        if let Some(connection) = self.connection {
            connection.close().await?;
        }
        self.witness.close().await
    }
}

async fn last_number(connection: &mut Connection) -> Result<i64, StorageError> {
    Ok(sql::query("SELECT number FROM commits").fetch_one(connection).await?.try_get(0)?)
}
