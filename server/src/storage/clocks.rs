//! Clocks of tables, the house's own time, and when people do not want to be waited for.

use comptoir_bots::Level;
use comptoir_kernel::Seat;

use super::change::touched;
use super::sql::{self, Connection};
use super::{Storage, StorageError, to_json, to_word};
use crate::protocol::{MyHabits, Reliability};
use crate::time_control::{Clocks, Moment};

/// What time did at a table.
#[derive(Clone, Debug)]
pub struct TableTime {
    /// At which.
    pub table: String,
    /// The clocks as they are now.
    pub clocks: Clocks,
    /// When there is something to do about them next, by the house's own time.
    pub due: Option<i64>,
    /// Whose turn has ended, and whether they played it themselves.
    pub turns: Vec<(String, bool)>,
    /// Seats that a bot takes until their person comes back.
    pub bots: Vec<(Seat, Level)>,
}

/// A change about time that no step makes.
#[derive(Clone, Debug)]
pub enum TimeChange {
    /// At a table.
    Table(Box<TableTime>),
    /// A table that cannot be loaded is looked at again later.
    PutOff {
        /// Which.
        table: String,
        /// When, by the house's own time.
        due: i64,
    },
    /// The house's own time is written down.
    House(Moment),
    /// When somebody does not want to be waited for.
    Habits {
        /// Whose.
        guest: String,
        /// Which.
        habits: MyHabits,
        /// When the zone or the quiet hours changed last.
        changed: i64,
    },
}

impl Storage {
    /// The tables where time has something to do, those that have waited longest first.
    pub async fn due_tables(&self, open: i64, limit: u32) -> Result<Vec<String>, StorageError> {
        let rows = sql::query("SELECT id FROM tables WHERE next_due <= $1 ORDER BY next_due LIMIT $2")
            .bind(open)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// When the next one has.
    pub async fn next_table_due(&self) -> Result<Option<i64>, StorageError> {
        let row = sql::query("SELECT MIN(next_due) FROM tables WHERE next_due IS NOT NULL")
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// The house's own time as it was written down last.
    pub async fn house_time(&self) -> Result<Moment, StorageError> {
        let row = sql::query("SELECT wall, open, set_back FROM house_time").fetch_one(&self.readers).await?;
        Ok(Moment {
            wall: row.try_get("wall")?,
            open: row.try_get("open")?,
            set_back: row.try_get("set_back")?,
        })
    }

    /// When somebody does not want to be waited for, if they said so; and when they changed their quiet hours last.
    pub async fn habits(&self, guest: &str) -> Result<Option<(MyHabits, i64)>, StorageError> {
        let row = sql::query("SELECT zone, quiet, holidays, changed FROM habits WHERE guest = $1")
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            let habits = MyHabits {
                zone: row.try_get("zone")?,
                quiet: row.try_get::<Option<&str>, _>("quiet")?.map(serde_json::from_str).transpose()?,
                holidays: serde_json::from_str(row.try_get("holidays")?)?,
            };
            Ok((habits, row.try_get("changed")?))
        })
        .transpose()
    }

    /// The tables over days where somebody sits and time runs.
    pub async fn clocks_of(&self, guest: &str) -> Result<Vec<String>, StorageError> {
        let rows = sql::query(
            "SELECT id FROM tables WHERE status = 'playing' AND clock IS NOT NULL \
             AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest = $1)",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// How many turns somebody played in time.
    pub async fn reliability(&self, guest: &str) -> Result<Reliability, StorageError> {
        let row = sql::query("SELECT in_time, missed FROM reliability WHERE guest = $1")
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(Reliability { turns: 0, in_time: 0 }) };
        let (in_time, missed): (i64, i64) = (row.try_get("in_time")?, row.try_get("missed")?);
        Ok(Reliability { turns: (in_time + missed) as u32, in_time: in_time as u32 })
    }
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(connection: &mut Connection, change: &TimeChange) -> Result<(), StorageError> {
    let done = match change {
        TimeChange::Table(time) => return pass(connection, time).await,
        TimeChange::PutOff { table, due } => {
            // It may have ended meanwhile.
            sql::query("UPDATE tables SET next_due = $2 WHERE id = $1 AND next_due IS NOT NULL")
                .bind(table)
                .bind(due)
                .execute(connection)
                .await?;
            return Ok(());
        }
        TimeChange::House(Moment { wall, open, set_back }) => {
            sql::query("UPDATE house_time SET wall = $1, open = $2, set_back = $3")
                .bind(wall)
                .bind(open)
                .bind(set_back)
                .execute(connection)
                .await?
        }
        TimeChange::Habits { guest, habits, changed } => {
            sql::query(
                "INSERT INTO habits (guest, zone, quiet, holidays, changed) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (guest) DO UPDATE SET zone = $2, quiet = $3, holidays = $4, changed = $5",
            )
            .bind(guest)
            .bind(&habits.zone)
            .bind(habits.quiet.as_ref().map(to_json))
            .bind(to_json(&habits.holidays))
            .bind(changed)
            .execute(connection)
            .await?
        }
    };
    touched(&done, 1)
}

/// Stores what time did at a table, in the transaction that is open.
pub(super) async fn pass(connection: &mut Connection, time: &TableTime) -> Result<(), StorageError> {
    let TableTime { table, clocks, due, turns, bots } = time;
    let set = sql::query("UPDATE tables SET clocks = $2, next_due = $3 WHERE id = $1")
        .bind(table)
        .bind(to_json(clocks))
        .bind(due)
        .execute(&mut *connection)
        .await?;
    touched(&set, 1)?;
    for (seat, level) in bots {
        let seated = sql::query("UPDATE seats SET bot = $3 WHERE table_id = $1 AND seat = $2")
            .bind(table)
            .bind(i64::from(seat.0))
            .bind(to_word(level))
            .execute(&mut *connection)
            .await?;
        touched(&seated, 1)?;
    }
    for (guest, in_time) in turns {
        let (kept, missed) = (i64::from(*in_time), i64::from(!*in_time));
        sql::query(
            "INSERT INTO reliability (guest, in_time, missed) VALUES ($1, $2, $3) \
             ON CONFLICT (guest) DO UPDATE SET in_time = reliability.in_time + $2, missed = reliability.missed + $3",
        )
        .bind(guest)
        .bind(kept)
        .bind(missed)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
