//! What people are to hear of, stored in the transaction of the change that caused it: see [`Write::telling`].

use sha2::{Digest, Sha256};
use sqlx::AssertSqlSafe;

use super::channels::{self, NewDelivery};
use super::sql::{self, Connection, Row};
use super::{Storage, StorageError, Write, from_word, to_word};
use crate::protocol::{self, NoticeKind};

/// The most notices that are kept for one person; older ones go.
const KEPT: i64 = 200;

/// Something for somebody to hear of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Who.
    pub guest: String,
    /// What.
    pub kind: NoticeKind,
    /// At which table.
    pub table: String,
    /// Which of its kind at that table: the number of the step that made it their turn, of the line that names them, and so on. The same
    /// thing is told once.
    pub key: String,
    /// Since when, in seconds since 1970.
    pub at: i64,
    /// Whether they see it right now, because they look at the table: then it goes nowhere else.
    pub seen: bool,
    /// When to work out where it goes, in seconds since 1970.
    pub due: i64,
}

impl Notice {
    /// What it is called by everybody who must not tell it twice.
    pub fn id(&self) -> String {
        let mut hash = Sha256::new();
        for part in [&self.guest, &to_word(&self.kind), &self.table, &self.key] {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        hex::encode(&hash.finalize()[..16])
    }
}

/// A change of what somebody is to hear of. [`Write::telling`] joins it to the change that caused it.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the table
pub enum NoticeChange {
    /// Something more; nothing, if it was told already.
    Put(Notice),
    /// These are true no longer, for somebody or for everybody: they go, and what was not sent of them yet is not sent.
    Clear { table: String, guest: Option<String>, kinds: &'static [NoticeKind] },
    /// Somebody looks at a table, and sees whatever there is to hear of it.
    Looked { table: String, guest: String, at: i64 },
    /// They did not see it after all: their connection was lost when it came.
    Missed { table: String, guest: String, kind: NoticeKind, since: i64, due: i64 },
    /// Somebody has seen one, or all.
    Read { guest: String, id: Option<String>, at: i64 },
    /// It is worked out where one goes.
    Sorted { id: String, guest: String, deliveries: Vec<NewDelivery> },
}

impl NoticeChange {
    /// Whom it is about, if it is about one person.
    pub(super) fn guest(&self) -> Option<&str> {
        match self {
            NoticeChange::Put(notice) => Some(&notice.guest),
            NoticeChange::Clear { guest, .. } => guest.as_deref(),
            NoticeChange::Looked { guest, .. }
            | NoticeChange::Missed { guest, .. }
            | NoticeChange::Read { guest, .. }
            | NoticeChange::Sorted { guest, .. } => Some(guest),
        }
    }
}

impl Write {
    /// This change, and what people are to hear of it: stored together or not at all. Whoever has to be told something by any change
    /// of the storage adds it here, and does nothing else: it is shown and sent from there.
    ///
    /// ```ignore
    /// let half = Notice { guest, kind: NoticeKind::Half, table, key: turn.to_string(), at, seen: false, due: at };
    /// storage.write(change.telling(vec![NoticeChange::Put(half)])).await?;
    /// ```
    #[must_use]
    pub fn telling(self, notices: Vec<NoticeChange>) -> Write {
        match self {
            write if notices.is_empty() => write,
            Write::Telling { write, notices: mut before } => {
                before.extend(notices);
                Write::Telling { write, notices: before }
            }
            write => Write::Telling { write: Box::new(write), notices },
        }
    }

    /// Whose notices change with it; nothing stands for people who are not named.
    pub(super) fn told(&self) -> Vec<Option<String>> {
        match self {
            Write::Telling { write, notices } => {
                let own = notices.iter().map(|change| change.guest().map(str::to_owned));
                own.chain(write.told()).collect()
            }
            Write::Notice(change) => vec![change.guest().map(str::to_owned)],
            // Tables may go with it.
            Write::Forget { .. } | Write::Care(_) => vec![None],
            _ => Vec::new(),
        }
    }
}

/// A notice that is to be sorted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are those of the table
pub struct Unsorted {
    pub id: String,
    pub guest: String,
    pub kind: NoticeKind,
}

impl Storage {
    /// What somebody has to hear of, newest first, from behind a notice on; one more than `limit`, if there is.
    pub async fn notices(
        &self,
        guest: &str,
        before: Option<&str>,
        limit: u32,
    ) -> Result<Vec<protocol::Notice>, StorageError> {
        let rows = sql::query(
            "SELECT n.id, kind, table_id, game, at, seen FROM notices n JOIN tables ON tables.id = table_id \
             WHERE guest = $1 AND ($2 IS NULL OR EXISTS (SELECT 1 FROM notices b WHERE b.id = $2 \
             AND (n.at < b.at OR n.at = b.at AND n.id < b.id))) ORDER BY at DESC, n.id DESC LIMIT $3",
        )
        .bind(guest)
        .bind(before)
        .bind(i64::from(limit) + 1)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(notice).collect()
    }

    /// How much of it they have not seen.
    pub async fn unread(&self, guest: &str) -> Result<u32, StorageError> {
        let row = sql::query("SELECT COUNT(*) FROM notices WHERE guest = $1 AND seen IS NULL")
            .bind(guest)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u32)
    }

    /// Whether something at a table is there for somebody to see.
    pub async fn unread_at(&self, table: &str, guest: &str) -> Result<bool, StorageError> {
        let row =
            sql::query("SELECT 1 FROM notices WHERE table_id = $1 AND guest = $2 AND seen IS NULL LIMIT 1")
                .bind(table)
                .bind(guest)
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.is_some())
    }

    /// Since when the tables wait for somebody that do.
    pub async fn turns_since(&self, guest: &str) -> Result<Vec<(String, i64)>, StorageError> {
        let rows = sql::query(
            "SELECT table_id, MAX(at) AS at FROM notices WHERE guest = $1 AND kind = $2 GROUP BY table_id",
        )
        .bind(guest)
        .bind(to_word(&NoticeKind::MyTurn))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("table_id")?, row.try_get("at")?))).collect()
    }

    /// At how many tables it is somebody's turn.
    pub async fn turns(&self, guest: &str) -> Result<u32, StorageError> {
        let row = sql::query("SELECT COUNT(DISTINCT table_id) FROM notices WHERE guest = $1 AND kind = $2")
            .bind(guest)
            .bind(to_word(&NoticeKind::MyTurn))
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u32)
    }

    /// The notices that are to be sorted by now, oldest first.
    pub async fn unsorted(&self, now: i64, limit: u32) -> Result<Vec<Unsorted>, StorageError> {
        let rows =
            sql::query("SELECT id, guest, kind FROM notices WHERE due <= $1 ORDER BY due, id LIMIT $2")
                .bind(now)
                .bind(i64::from(limit))
                .fetch_all(&self.readers)
                .await?;
        rows.iter()
            .map(|row| {
                Ok(Unsorted {
                    id: row.try_get("id")?,
                    guest: row.try_get("guest")?,
                    kind: from_word(row.try_get("kind")?)?,
                })
            })
            .collect()
    }

    /// When the next one is, or something is to be sent.
    pub async fn next_notice(&self) -> Result<Option<i64>, StorageError> {
        let row = sql::query(
            "SELECT MIN(at) FROM (SELECT MIN(due) AS at FROM notices UNION ALL SELECT MIN(next) FROM deliveries) soonest",
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(row.try_get(0)?)
    }
}

pub(super) fn notice(row: &Row) -> Result<protocol::Notice, StorageError> {
    Ok(protocol::Notice {
        id: row.try_get("id")?,
        kind: from_word(row.try_get("kind")?)?,
        table: row.try_get("table_id")?,
        game: row.try_get("game")?,
        at: row.try_get("at")?,
        seen: row.try_get::<Option<i64>, _>("seen")?.is_some(),
    })
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(
    connection: &mut Connection,
    change: &NoticeChange,
) -> Result<(), StorageError> {
    match change {
        NoticeChange::Put(notice) => {
            sql::query(
                "INSERT INTO notices (id, guest, kind, table_id, at, seen, due) VALUES ($1, $2, $3, $4, $5, $6, $7) \
                 ON CONFLICT (id) DO NOTHING",
            )
            .bind(notice.id())
            .bind(&notice.guest)
            .bind(to_word(&notice.kind))
            .bind(&notice.table)
            .bind(notice.at)
            .bind(notice.seen.then_some(notice.at))
            .bind((!notice.seen).then_some(notice.due))
            .execute(&mut *connection)
            .await?;
            // Turns pass by themselves; the rest stays until there is too much of it.
            if notice.kind != NoticeKind::MyTurn {
                forget_old(connection, &notice.guest).await?;
            }
        }
        NoticeChange::Clear { table, guest, kinds } => {
            // Kinds are words of ours.
            let kinds: Vec<String> = kinds.iter().map(|kind| format!("'{}'", to_word(kind))).collect();
            let which =
                format!("table_id = $1 AND ($2 IS NULL OR guest = $2) AND kind IN ({})", kinds.join(", "));
            for gone in [
                format!("DELETE FROM deliveries WHERE notice IN (SELECT id FROM notices WHERE {which})"),
                format!("DELETE FROM notices WHERE {which}"),
            ] {
                sql::query(AssertSqlSafe(gone)).bind(table).bind(guest).execute(&mut *connection).await?;
            }
        }
        NoticeChange::Looked { table, guest, at } => {
            see(connection, "table_id = $3", guest, *at, Some(table)).await?;
        }
        NoticeChange::Missed { table, guest, kind, since, due } => {
            sql::query(
                "UPDATE notices SET seen = NULL, due = $5 WHERE table_id = $1 AND guest = $2 AND kind = $3 AND seen >= $4",
            )
            .bind(table)
            .bind(guest)
            .bind(to_word(kind))
            .bind(since)
            .bind(due)
            .execute(connection)
            .await?;
        }
        NoticeChange::Read { guest, id: Some(id), at } => {
            see(connection, "id = $3", guest, *at, Some(id)).await?;
        }
        NoticeChange::Read { guest, id: None, at } => see(connection, "$3 IS NULL", guest, *at, None).await?,
        NoticeChange::Sorted { id, guest, deliveries } => {
            let sorted = sql::query("UPDATE notices SET due = NULL WHERE id = $1 AND due IS NOT NULL")
                .bind(id)
                .execute(&mut *connection)
                .await?;
            // It may have been seen, or be true no longer, since it was looked at.
            if sorted.rows_affected() > 0 {
                channels::put(connection, id, guest, deliveries).await?;
            }
        }
    }
    Ok(())
}

/// Somebody sees some of what there is to hear of; what was not sent of it yet is not sent.
async fn see(
    connection: &mut Connection,
    which: &str,
    guest: &str,
    at: i64,
    argument: Option<&str>,
) -> Result<(), StorageError> {
    let which = format!("guest = $1 AND seen IS NULL AND {which}");
    for seen in [
        format!("DELETE FROM deliveries WHERE $2 = $2 AND notice IN (SELECT id FROM notices WHERE {which})"),
        format!("UPDATE notices SET seen = $2, due = NULL WHERE {which}"),
    ] {
        sql::query(AssertSqlSafe(seen)).bind(guest).bind(at).bind(argument).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn forget_old(connection: &mut Connection, guest: &str) -> Result<(), StorageError> {
    let old = "SELECT id FROM notices WHERE guest = $1 AND kind <> 'my_turn' ORDER BY at DESC, id DESC LIMIT 10 OFFSET $2";
    for gone in [
        format!("DELETE FROM deliveries WHERE notice IN ({old})"),
        format!("DELETE FROM notices WHERE id IN ({old})"),
    ] {
        sql::query(AssertSqlSafe(gone)).bind(guest).bind(KEPT).execute(&mut *connection).await?;
    }
    Ok(())
}

/// What a table leaves behind when it is forgotten.
pub(super) const OF_TABLE: [&str; 2] = [
    "DELETE FROM deliveries WHERE notice IN (SELECT id FROM notices WHERE table_id = $1)",
    "DELETE FROM notices WHERE table_id = $1",
];
