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
    /// What we are called in the database, and nobody else is.
    name: String,
    /// The last commit that was witnessed.
    last: Stamp,
}

/// A commit: its number, and who made it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stamp {
    number: i64,
    writer: String,
}

impl Ledger {
    /// Opens a database that is there, and proves that it can be written.
    pub(super) async fn open(engine: &Engine, connection: Connection) -> Result<Ledger, StorageError> {
        let mut witness = engine.reading().await?;
        let last = last(&mut witness).await?;
        let name = crate::random::hex::<8>().map_err(|why| StorageError::Refused(why.to_string()))?;
        let mut ledger = Ledger { engine: engine.clone(), connection: Some(connection), witness, name, last };
        ledger.commit(&[]).await?;
        Ok(ledger)
    }

    /// Makes all changes in one transaction. `Ok` says that there is evidence that it is durable, and how long the witness took to
    /// give it; after an `Err`, [`Ledger::reopen`] tells what became of the transaction.
    pub(super) async fn commit(&mut self, writes: &[Write]) -> Result<Duration, StorageError> {
        // Taken out, so that whatever goes wrong below leaves it behind.
        let mut connection = self.connection.take().ok_or(StorageError::Closed)?;
        let next = self.next();
        // This fails if a transaction is open, and COMMIT fails if none is.
        connection.begin().await?;
        let counted =
            sql::query("UPDATE commits SET number = $3, writer = $4 WHERE number = $1 AND writer = $2")
                .bind(self.last.number)
                .bind(&self.last.writer)
                .bind(next.number)
                .bind(&next.writer)
                .execute(&mut connection)
                .await?;
        touched(&counted, 1)?;
        carry_out(&mut connection, writes).await?;
        connection.commit().await?;
        let committed = Instant::now();
        let found = last(&mut self.witness).await?;
        if found != next {
            return Err(StorageError::Number { wanted: next.number, found: found.number });
        }
        self.last = next;
        self.connection = Some(connection);
        Ok(committed.elapsed())
    }

    /// Goes on with fresh connections, and proves that they can write. Gives whether the transaction that failed is
    /// stored after all.
    pub(super) async fn reopen(&mut self) -> Result<bool, StorageError> {
        self.connection = None;
        let mut witness = self.engine.reading().await?;
        // Where another server has written there is no need to wait until it lets us in.
        self.ours(&last(&mut witness).await?)?;
        let connection = self.engine.writing().await?;
        // Only now nothing of ours is under way any more.
        let found = last(&mut witness).await?;
        self.ours(&found)?;
        let stored = found == self.next();
        self.connection = Some(connection);
        self.witness = witness;
        self.last = found;
        self.commit(&[]).await?;
        Ok(stored)
    }

    /// What the next commit is called.
    fn next(&self) -> Stamp {
        Stamp { number: self.last.number + 1, writer: self.name.clone() }
    }

    /// Whether the last commit can be ours: the one we know, or the one we tried since. Otherwise somebody else has written, or this is
    /// another database.
    fn ours(&self, found: &Stamp) -> Result<(), StorageError> {
        if *found == self.last || *found == self.next() {
            return Ok(());
        }
        Err(StorageError::Number { wanted: self.last.number, found: found.number })
    }

    /// Closes the database.
    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        if let Some(connection) = self.connection {
            connection.close().await?;
        }
        self.witness.close().await
    }
}

async fn last(connection: &mut Connection) -> Result<Stamp, StorageError> {
    let row = sql::query("SELECT number, writer FROM commits").fetch_one(connection).await?;
    Ok(Stamp { number: row.try_get(0)?, writer: row.try_get(1)? })
}
