//! Passkeys of people.

use super::change::touched;
use super::sql::{self, Connection};
use super::{Guest, Storage, StorageError};
use crate::protocol::Passkey;

/// A key, with whoever it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPasskey {
    /// Whose it is.
    pub guest: Guest,
    /// As the authenticator gave it.
    pub key: Vec<u8>,
    /// How often it had signed when it was last used.
    pub counter: u32,
}

/// A key was used: its counter goes on, or it does not count at all.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are those of a key
pub struct PasskeyUse {
    pub id: String,
    pub counter: u32,
    pub at: i64,
}

/// A change of somebody's keys.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of a key
pub enum PasskeyChange {
    /// They have one more.
    Add { guest: String, id: String, key: Vec<u8>, counter: u32, name: String, at: i64 },
    /// It is called otherwise.
    Rename { guest: String, id: String, name: String },
    /// It serves no longer.
    Remove { guest: String, id: String },
    /// They proved with it who they are.
    Used(PasskeyUse),
}

impl Storage {
    /// The keys of somebody, oldest first.
    pub async fn passkeys(&self, guest: &str) -> Result<Vec<Passkey>, StorageError> {
        let rows = sql::query("SELECT id, name, made, used FROM passkeys WHERE guest = $1 ORDER BY made, id")
            .bind(guest)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(Passkey {
                    id: row.try_get("id")?,
                    name: row.try_get("name")?,
                    made: row.try_get("made")?,
                    used: row.try_get("used")?,
                })
            })
            .collect()
    }

    /// A key by what its authenticator calls it.
    pub async fn passkey(&self, id: &str) -> Result<Option<StoredPasskey>, StorageError> {
        let row = sql::query(
            "SELECT guest, guests.name, key, counter FROM passkeys JOIN guests ON guests.id = guest WHERE passkeys.id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| {
            Ok(StoredPasskey {
                guest: Guest { id: row.try_get("guest")?, name: row.try_get("name")? },
                key: row.try_get("key")?,
                counter: row.try_get::<i64, _>("counter")? as u32,
            })
        })
        .transpose()
    }
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(
    connection: &mut Connection,
    change: &PasskeyChange,
) -> Result<(), StorageError> {
    let done = match change {
        PasskeyChange::Add { guest, id, key, counter, name, at } => {
            sql::query(
                "INSERT INTO passkeys (id, guest, key, counter, name, made) VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(id)
            .bind(guest)
            .bind(key.as_slice())
            .bind(i64::from(*counter))
            .bind(name)
            .bind(at)
            .execute(connection)
            .await?
        }
        PasskeyChange::Rename { guest, id, name } => {
            sql::query("UPDATE passkeys SET name = $3 WHERE guest = $1 AND id = $2")
                .bind(guest)
                .bind(id)
                .bind(name)
                .execute(connection)
                .await?
        }
        PasskeyChange::Remove { guest, id } => {
            // A member keeps a way to sign in, also when two are removed at once.
            sql::query(
                "DELETE FROM passkeys WHERE guest = $1 AND id = $2 AND ( \
                 EXISTS (SELECT 1 FROM guests WHERE id = $1 AND (handle IS NULL OR passphrase IS NOT NULL)) \
                 OR EXISTS (SELECT 1 FROM passkeys other WHERE other.guest = $1 AND other.id <> $2))",
            )
            .bind(guest)
            .bind(id)
            .execute(connection)
            .await?
        }
        PasskeyChange::Used(PasskeyUse { id, counter, at }) => {
            sql::query(
                "UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1 AND (counter < $2 OR counter = 0 AND $2 = 0)",
            )
            .bind(id)
            .bind(i64::from(*counter))
            .bind(at)
            .execute(connection)
            .await?
        }
    };
    touched(&done, 1)
}
