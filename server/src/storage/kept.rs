//! Games of people's own devices that they keep here.

use comptoir_kernel::fairness::Bytes32;

use super::change::touched;
use super::sql::{self, Connection, Row};
use super::{Storage, StorageError, to_json};
use crate::protocol::{Kept, KeptGame};

/// A change of what somebody keeps.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the stored types
pub enum KeptChange {
    /// In place of an earlier state of the same game.
    Keep { guest: String, game: KeptGame },
    /// It need not be kept any longer.
    Drop { guest: String, commitment: Bytes32 },
}

impl Storage {
    /// What somebody keeps, the newest first.
    pub async fn kept_by(&self, guest: &str) -> Result<Vec<Kept>, StorageError> {
        let rows = sql::query("SELECT summary FROM kept WHERE guest = $1 ORDER BY at DESC, commitment")
            .bind(guest)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(summary).collect()
    }

    /// One of them, if they keep it.
    pub async fn kept(&self, guest: &str, commitment: &Bytes32) -> Result<Option<KeptGame>, StorageError> {
        let row = sql::query("SELECT summary, record, seed FROM kept WHERE guest = $1 AND commitment = $2")
            .bind(guest)
            .bind(commitment.to_string())
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            let seed = serde_json::from_str(row.try_get("seed")?)?;
            Ok(KeptGame { kept: summary(&row)?, record: row.try_get("record")?, seed })
        })
        .transpose()
    }
}

fn summary(row: &Row) -> Result<Kept, StorageError> {
    Ok(serde_json::from_str(row.try_get("summary")?)?)
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(connection: &mut Connection, change: &KeptChange) -> Result<(), StorageError> {
    let done = match change {
        KeptChange::Keep { guest, game: KeptGame { kept, record, seed } } => {
            sql::query(
                "INSERT INTO kept (guest, commitment, record, seed, summary, at) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT (guest, commitment) DO UPDATE SET record = excluded.record, seed = excluded.seed, \
                 summary = excluded.summary, at = excluded.at",
            )
            .bind(guest)
            .bind(kept.commitment.to_string())
            .bind(record)
            .bind(to_json(seed))
            .bind(to_json(kept))
            .bind(kept.at)
            .execute(connection)
            .await?
        }
        KeptChange::Drop { guest, commitment } => {
            // It may be gone already.
            sql::query("DELETE FROM kept WHERE guest = $1 AND commitment = $2")
                .bind(guest)
                .bind(commitment.to_string())
                .execute(connection)
                .await?;
            return Ok(());
        }
    };
    touched(&done, 1)
}
