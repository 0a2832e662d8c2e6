//! What people say at tables, how far they have read, what they noted, and whom they do not want to hear.

use comptoir_kernel::Seat;

use super::change::touched;
use super::sql::{self, Connection, Row};
use super::{Storage, StorageError, to_json, to_word};
use crate::protocol::{Line, Muted, Room, Said};

/// The lines of one table that are kept; older ones go. A game over months says no more.
const KEPT: i64 = 5000;

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLine {
    /// Which table.
    pub table: String,
    /// 1, 2, 3, ...
    pub n: u32,
    /// Who.
    pub guest: String,
    /// The id their page gave it.
    pub command: String,
    /// Where they sat.
    pub seat: Option<Seat>,
    /// Who hears it.
    pub room: Room,
    /// What.
    pub said: Said,
    /// Seconds since 1970.
    pub at: i64,
}

/// A change of what is said, read, noted or not to be heard.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the stored types
pub enum TalkChange {
    /// Something was said.
    Line(StoredLine),
    /// Somebody has read up to a line; never back.
    Read { table: String, guest: String, n: u32 },
    /// Somebody noted something for themselves, in place of what was there.
    Note { table: String, guest: String, note: String },
    /// Somebody does not want to hear another, or does again.
    Mute { guest: String, muted: String, on: bool, at: i64 },
}

impl Storage {
    /// The newest lines of a room before this one, `limit` at most, oldest first; without those of people the reader blocked.
    pub async fn lines(
        &self,
        table: &str,
        room: Room,
        reader: Option<&str>,
        before: u32,
        limit: u32,
    ) -> Result<Vec<Line>, StorageError> {
        let rows = sql::query(
            "SELECT n, lines.guest, name, seat, lines.at, said FROM lines JOIN guests ON guests.id = lines.guest \
             WHERE table_id = $1 AND room = $2 AND n < $3 \
             AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.guest = $5 AND blocked = lines.guest) \
             ORDER BY n DESC LIMIT $4",
        )
        .bind(table)
        .bind(to_word(&room))
        .bind(i64::from(before))
        .bind(i64::from(limit))
        .bind(reader)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().rev().map(line).collect()
    }

    /// The number of the last line of a table; 0 if nothing was said.
    pub async fn last_line(&self, table: &str) -> Result<u32, StorageError> {
        let row = sql::query("SELECT COALESCE(MAX(n), 0) FROM lines WHERE table_id = $1")
            .bind(table)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u32)
    }

    /// Whether somebody has said this already.
    pub async fn was_said(&self, table: &str, guest: &str, command: &str) -> Result<bool, StorageError> {
        let row = sql::query("SELECT 1 FROM lines WHERE table_id = $1 AND guest = $2 AND command = $3")
            .bind(table)
            .bind(guest)
            .bind(command)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// The last line somebody has read at a table, and what they noted there.
    pub async fn reader(&self, table: &str, guest: &str) -> Result<(u32, String), StorageError> {
        let row = sql::query("SELECT read_to, note FROM readers WHERE table_id = $1 AND guest = $2")
            .bind(table)
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        row.map_or(Ok((0, String::new())), |row| {
            Ok((row.try_get::<i64, _>("read_to")? as u32, row.try_get("note")?))
        })
    }

    /// Whether there is somebody of this id.
    pub async fn is_somebody(&self, guest: &str) -> Result<bool, StorageError> {
        let row = sql::query("SELECT 1 FROM guests WHERE id = $1")
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// Whom somebody does not want to hear, those of late first.
    pub async fn muted(&self, guest: &str) -> Result<Vec<Muted>, StorageError> {
        let rows = sql::query(
            "SELECT muted, name FROM mutes JOIN guests ON guests.id = muted WHERE guest = $1 ORDER BY at DESC, muted",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| Ok(Muted { guest: row.try_get("muted")?, name: row.try_get("name")? }))
            .collect()
    }
}

fn line(row: &Row) -> Result<Line, StorageError> {
    Ok(Line {
        n: row.try_get::<i64, _>("n")? as u32,
        guest: row.try_get("guest")?,
        name: row.try_get("name")?,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| Seat(seat as u8)),
        at: row.try_get("at")?,
        said: serde_json::from_str(row.try_get("said")?)?,
    })
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(connection: &mut Connection, change: &TalkChange) -> Result<(), StorageError> {
    let done = match change {
        TalkChange::Line(line) => {
            sql::query("DELETE FROM lines WHERE table_id = $1 AND n <= $2")
                .bind(&line.table)
                .bind(i64::from(line.n) - KEPT)
                .execute(&mut *connection)
                .await?;
            sql::query(
                "INSERT INTO lines (table_id, n, guest, command, seat, room, said, at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(&line.table)
            .bind(i64::from(line.n))
            .bind(&line.guest)
            .bind(&line.command)
            .bind(line.seat.map(|seat| i64::from(seat.0)))
            .bind(to_word(&line.room))
            .bind(to_json(&line.said))
            .bind(line.at)
            .execute(connection)
            .await?
        }
        TalkChange::Read { table, guest, n } => {
            // A page that lags behind must not take back what another has shown.
            sql::query(
                "INSERT INTO readers (table_id, guest, read_to, note) VALUES ($1, $2, $3, '') \
                 ON CONFLICT (table_id, guest) DO UPDATE SET \
                 read_to = CASE WHEN readers.read_to > excluded.read_to THEN readers.read_to ELSE excluded.read_to END",
            )
            .bind(table)
            .bind(guest)
            .bind(i64::from(*n))
            .execute(connection)
            .await?
        }
        TalkChange::Note { table, guest, note } => {
            sql::query(
                "INSERT INTO readers (table_id, guest, read_to, note) VALUES ($1, $2, 0, $3) \
                 ON CONFLICT (table_id, guest) DO UPDATE SET note = excluded.note",
            )
            .bind(table)
            .bind(guest)
            .bind(note)
            .execute(connection)
            .await?
        }
        TalkChange::Mute { guest, muted, on: true, at } => {
            sql::query(
                "INSERT INTO mutes (guest, muted, at) VALUES ($1, $2, $3) \
                 ON CONFLICT (guest, muted) DO UPDATE SET at = excluded.at",
            )
            .bind(guest)
            .bind(muted)
            .bind(at)
            .execute(connection)
            .await?
        }
        TalkChange::Mute { guest, muted, on: false, .. } => {
            // They may be heard already.
            sql::query("DELETE FROM mutes WHERE guest = $1 AND muted = $2")
                .bind(guest)
                .bind(muted)
                .execute(connection)
                .await?;
            return Ok(());
        }
    };
    touched(&done, 1)
}
