//! Friends, those who ask to be, and those somebody does not want to meet.

use std::collections::HashSet;

use super::change::touched;
use super::sql::{self, Connection, Row};
use super::{Guest, Storage, StorageError};
use crate::protocol::{Asked, Person};

/// How long a question waits for its answer.
const PATIENCE: i64 = 90 * 24 * 60 * 60;
/// Questions that wait for one person's answer; older ones make room.
const WAITING: i64 = 200;

/// Whom a question is for, `$1`: their id, or what their handle looks like.
const FOR_ME: &str = "asked IN ('#' || $1, '@' || (SELECT handle_look FROM guests WHERE id = $1))";
/// No block stands between two people, whoever made it.
const TOGETHER: &str = "NOT EXISTS (SELECT 1 FROM blocks b \
     WHERE b.guest = $1 AND b.blocked = guests.id OR b.guest = guests.id AND b.blocked = $1)";

/// A change of who is whose friend.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the tables
pub enum FriendChange {
    /// Somebody asks.
    Ask { guest: String, asked: String, called: String, at: i64 },
    /// They do not any more.
    Withdraw { guest: String, asked: String },
    /// Whoever was asked agrees.
    Accept { guest: String, asker: String, at: i64 },
    /// They do not.
    Refuse { guest: String, asker: String },
    /// Two people are friends no more.
    Remove { guest: String, friend: String },
    /// Somebody does not want to meet another, and is no friend of theirs.
    Block { guest: String, blocked: String, at: i64 },
    /// They do again.
    Unblock { guest: String, blocked: String },
}

impl FriendChange {
    /// How a question names whom it is for: by their id.
    pub fn by_id(guest: &str) -> String {
        format!("#{guest}")
    }

    /// By what their handle looks like.
    pub fn by_look(look: &str) -> String {
        format!("@{look}")
    }
}

impl Storage {
    /// The friends of somebody, by name, each with their handle.
    pub async fn friends(&self, guest: &str) -> Result<Vec<(Guest, Option<String>)>, StorageError> {
        let rows = sql::query(
            "SELECT id, name, handle FROM friends JOIN guests ON id = friend WHERE guest = $1 ORDER BY name, id",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok((Guest { id: row.try_get("id")?, name: row.try_get("name")? }, row.try_get("handle")?))
            })
            .collect()
    }

    /// Whether two people are friends.
    pub async fn are_friends(&self, one: &str, other: &str) -> Result<bool, StorageError> {
        let row = sql::query("SELECT 1 FROM friends WHERE guest = $1 AND friend = $2")
            .bind(one)
            .bind(other)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// Who asks somebody, those of late first. Nobody is asked by those they blocked, nor by those who blocked them.
    pub async fn friend_asks(&self, guest: &str, now: i64) -> Result<Vec<Person>, StorageError> {
        let query = format!(
            "SELECT guests.id, name FROM friend_asks JOIN guests ON guests.id = guest \
             WHERE {FOR_ME} AND {TOGETHER} AND at > $2 AND guest <> $1 ORDER BY at DESC, guest"
        );
        let rows = sql::query(sqlx::AssertSqlSafe(query))
            .bind(guest)
            .bind(now - PATIENCE)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(person).collect()
    }

    /// Whom somebody asked, those of late first.
    pub async fn friends_asked(&self, guest: &str, now: i64) -> Result<Vec<Asked>, StorageError> {
        let rows = sql::query(
            "SELECT asked, called FROM friend_asks WHERE guest = $1 AND at > $2 ORDER BY at DESC, asked",
        )
        .bind(guest)
        .bind(now - PATIENCE)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| Ok(Asked { who: row.try_get("asked")?, called: row.try_get("called")? }))
            .collect()
    }

    /// Whom somebody blocked, those of late first.
    pub async fn blocked(&self, guest: &str) -> Result<Vec<Person>, StorageError> {
        let rows = sql::query(
            "SELECT id, name FROM blocks JOIN guests ON id = blocked WHERE guest = $1 ORDER BY at DESC, id",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(person).collect()
    }

    /// Who does not want to meet somebody.
    pub async fn blockers_of(&self, guest: &str) -> Result<HashSet<String>, StorageError> {
        let rows = sql::query("SELECT guest FROM blocks WHERE blocked = $1")
            .bind(guest)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("guest")?)).collect()
    }

    /// Everybody between whom and somebody there is a block, whoever made it.
    pub async fn apart_from(&self, guest: &str) -> Result<HashSet<String>, StorageError> {
        let rows = sql::query(
            "SELECT blocked AS other FROM blocks WHERE guest = $1 UNION SELECT guest FROM blocks WHERE blocked = $1",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("other")?)).collect()
    }
}

fn person(row: &Row) -> Result<Person, StorageError> {
    Ok(Person { guest: row.try_get("id")?, name: row.try_get("name")? })
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(
    connection: &mut Connection,
    change: &FriendChange,
) -> Result<(), StorageError> {
    match change {
        FriendChange::Ask { guest, asked, called, at } => {
            sql::query("DELETE FROM friend_asks WHERE guest = $1 AND at <= $2")
                .bind(guest)
                .bind(at - PATIENCE)
                .execute(&mut *connection)
                .await?;
            sql::query(
                "INSERT INTO friend_asks (guest, asked, called, at) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (guest, asked) DO NOTHING",
            )
            .bind(guest)
            .bind(asked)
            .bind(called)
            .bind(at)
            .execute(&mut *connection)
            .await?;
            sql::query(
                "DELETE FROM friend_asks WHERE asked = $1 AND guest NOT IN \
                 (SELECT guest FROM friend_asks WHERE asked = $1 ORDER BY at DESC, guest LIMIT $2)",
            )
            .bind(asked)
            .bind(WAITING)
            .execute(connection)
            .await?;
        }
        FriendChange::Withdraw { guest, asked } => {
            sql::query("DELETE FROM friend_asks WHERE guest = $1 AND asked = $2")
                .bind(guest)
                .bind(asked)
                .execute(connection)
                .await?;
        }
        FriendChange::Accept { guest, asker, at } => {
            asked_no_more(connection, guest, asker).await?;
            asked_no_more(connection, asker, guest).await?;
            for (one, other) in [(guest, asker), (asker, guest)] {
                sql::query(
                    "INSERT INTO friends (guest, friend, since) VALUES ($1, $2, $3) \
                     ON CONFLICT (guest, friend) DO NOTHING",
                )
                .bind(one)
                .bind(other)
                .bind(at)
                .execute(&mut *connection)
                .await?;
            }
        }
        FriendChange::Refuse { guest, asker } => asked_no_more(connection, guest, asker).await?,
        FriendChange::Remove { guest, friend } => part(connection, guest, friend).await?,
        FriendChange::Block { guest, blocked, at } => {
            part(connection, guest, blocked).await?;
            // What they ask stays where it is and is not shown: they must not notice.
            asked_no_more(connection, blocked, guest).await?;
            let done = sql::query(
                "INSERT INTO blocks (guest, blocked, at) VALUES ($1, $2, $3) \
                 ON CONFLICT (guest, blocked) DO UPDATE SET at = excluded.at",
            )
            .bind(guest)
            .bind(blocked)
            .bind(at)
            .execute(connection)
            .await?;
            touched(&done, 1)?;
        }
        FriendChange::Unblock { guest, blocked } => {
            sql::query("DELETE FROM blocks WHERE guest = $1 AND blocked = $2")
                .bind(guest)
                .bind(blocked)
                .execute(connection)
                .await?;
        }
    }
    Ok(())
}

/// `asker` asks `guest` no more.
async fn asked_no_more(connection: &mut Connection, guest: &str, asker: &str) -> Result<(), StorageError> {
    let query = format!("DELETE FROM friend_asks WHERE guest = $2 AND {FOR_ME}");
    sql::query(sqlx::AssertSqlSafe(query)).bind(guest).bind(asker).execute(connection).await?;
    Ok(())
}

/// Two people are friends no more.
async fn part(connection: &mut Connection, one: &str, other: &str) -> Result<(), StorageError> {
    sql::query("DELETE FROM friends WHERE guest = $1 AND friend = $2 OR guest = $2 AND friend = $1")
        .bind(one)
        .bind(other)
        .execute(connection)
        .await?;
    Ok(())
}
