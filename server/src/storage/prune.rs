//! What a house can do without: finished games, tables that came to nothing, and guests who will not come back.

use serde::{Deserialize, Serialize};

use super::sql;
use super::{Storage, StorageError, from_word};
use crate::protocol::Status;

/// What may go, each with the moment before which it was last heard of, in seconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Policy {
    /// Games that are over, but for rated ones: everybody's ratings follow from those.
    pub finished_before: Option<i64>,
    /// Tables whose game has not begun, and games in which no person has a seat any more.
    pub abandoned_before: Option<i64>,
    /// Guests who sit at no table that is not over, and have nothing but a cookie to come back with.
    pub guests_unseen_before: Option<i64>,
}

/// A table that may go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpareTable {
    /// Its id.
    pub id: String,
    /// Its game's id.
    pub game: String,
    /// Where it is in its life.
    pub status: Status,
    /// When something last happened there, in seconds since 1970.
    pub last: i64,
}

/// Somebody who may be forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpareGuest {
    /// Who.
    pub id: String,
    /// When they were last here, in seconds since 1970.
    pub last: i64,
}

/// Which of those that may go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum These {
    /// A page of them, by their ids: those after this one.
    After(String),
    /// This one, if it may go.
    Only(String),
}

/// As many as are told at once.
const AT_ONCE: i64 = 50;

impl These {
    /// Both as what an id comes after, and what it is.
    fn bounds(&self) -> (&str, Option<&str>) {
        match self {
            These::After(id) => (id, None),
            These::Only(id) => ("", Some(id)),
        }
    }
}

impl Storage {
    /// Tables that may go by a policy.
    pub async fn spare_tables(
        &self,
        policy: &Policy,
        which: &These,
    ) -> Result<Vec<SpareTable>, StorageError> {
        let (after, only) = which.bounds();
        let rows = sql::query(
            "SELECT id, game, status, last FROM (SELECT t.id, t.game, t.status, \
              COALESCE((SELECT MAX(at) FROM steps WHERE table_id = t.id), t.touched) AS last, \
              EXISTS (SELECT 1 FROM results WHERE table_id = t.id AND rated) AS counted, \
              EXISTS (SELECT 1 FROM seats s JOIN guests g ON g.id = s.guest WHERE s.table_id = t.id AND g.name <> '') \
               AS peopled \
              FROM tables t WHERE t.id > $1 AND ($2 IS NULL OR t.id = $2)) AS known \
             WHERE CASE status WHEN 'over' THEN last < $3 AND NOT counted \
              WHEN 'playing' THEN last < $4 AND NOT peopled ELSE last < $4 END \
             ORDER BY id LIMIT $5",
        )
        .bind(after)
        .bind(only)
        .bind(policy.finished_before)
        .bind(policy.abandoned_before)
        .bind(AT_ONCE)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(SpareTable {
                    id: row.try_get("id")?,
                    game: row.try_get("game")?,
                    status: from_word(row.try_get("status")?)?,
                    last: row.try_get("last")?,
                })
            })
            .collect()
    }

    /// People who may be forgotten by a policy. Whoever is a member, has a recovery code or an address, looks after the house, is banned, or was
    /// reported stays.
    pub async fn spare_guests(
        &self,
        policy: &Policy,
        which: &These,
    ) -> Result<Vec<SpareGuest>, StorageError> {
        let (after, only) = which.bounds();
        let rows = sql::query(
            "SELECT id, last FROM (SELECT g.id, \
              COALESCE((SELECT MAX(used) FROM sessions WHERE guest = g.id), g.made) AS last \
              FROM guests g WHERE g.id > $1 AND ($2 IS NULL OR g.id = $2) AND g.name <> '' \
              AND handle IS NULL AND recovery_hash IS NULL \
              AND NOT EXISTS (SELECT 1 FROM passkeys WHERE guest = g.id) \
              AND NOT EXISTS (SELECT 1 FROM mailboxes WHERE guest = g.id) \
              AND NOT EXISTS (SELECT 1 FROM admins WHERE guest = g.id) \
              AND NOT EXISTS (SELECT 1 FROM bans WHERE guest = g.id) \
              AND NOT EXISTS (SELECT 1 FROM reports WHERE guest = g.id AND closed IS NULL) \
              AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.status <> 'over' AND (t.host = g.id \
               OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND g.id IN (s.guest, s.invited))))) AS known \
             WHERE last < $3 ORDER BY id LIMIT $4",
        )
        .bind(after)
        .bind(only)
        .bind(policy.guests_unseen_before)
        .bind(AT_ONCE)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(SpareGuest { id: row.try_get("id")?, last: row.try_get("last")? })).collect()
    }
}
