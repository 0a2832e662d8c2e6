//! Reading what is stored.

use comptoir_kernel::fairness::{self, Bytes32};
use comptoir_kernel::{Edition, Seat};
use sqlx::AssertSqlSafe;

use super::sql::{self, Row};
use super::{
    Guest, List, Storage, StorageError, StoredReturn, StoredSeat, StoredStep, StoredTable, from_word, to_word,
};
use crate::protocol::{Status, Visibility};

/// The columns of a table; `touched` and `to_act` are those of its last step, if it has one.
const TABLE: &str = "SELECT t.id, game, edition, options, host, visibility, language, fill, rated, coach, clock, clocks, status, seed, broken_off, \
     made, setup, standings, rematch, COALESCE(last.at, t.touched) AS touched, COALESCE(last.to_act, t.to_act) AS to_act \
     FROM tables t LEFT JOIN steps last ON last.table_id = t.id \
     AND last.n = (SELECT MAX(n) FROM steps WHERE table_id = t.id)";

impl Storage {
    /// A table, by its id.
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StorageError> {
        let row = sql::query(AssertSqlSafe(format!("{TABLE} WHERE t.id = $1")))
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        match row {
            Some(row) => Ok(Some(self.with_seats(&row).await?)),
            None => Ok(None),
        }
    }

    /// The newest tables of a list, `limit` at most.
    pub async fn list(&self, list: List<'_>, limit: u32) -> Result<Vec<StoredTable>, StorageError> {
        let which = match list {
            List::Of(_) => {
                "WHERE t.host = $1 OR EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND guest = $1)"
            }
            List::GoingOn(_) => {
                "WHERE status <> 'over' AND EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND guest = $1 AND bot IS NULL)"
            }
            List::Open => {
                "WHERE status = $1 AND visibility = $3 AND EXISTS (SELECT 1 FROM seats \
                 WHERE table_id = t.id AND guest IS NULL AND bot IS NULL AND invited IS NULL)"
            }
            List::Over => "WHERE status = $1 AND visibility = $3",
        };
        let first = match list {
            List::Of(guest) | List::GoingOn(guest) => guest.to_owned(),
            List::Open => to_word(&Status::Gathering),
            List::Over => to_word(&Status::Over),
        };
        let mut query =
            sql::query(AssertSqlSafe(format!("{TABLE} {which} ORDER BY made DESC, t.id LIMIT $2")))
                .bind(first)
                .bind(i64::from(limit));
        if matches!(list, List::Open | List::Over) {
            query = query.bind(to_word(&Visibility::Public));
        }
        let mut tables = Vec::new();
        for row in query.fetch_all(&self.readers).await? {
            match self.with_seats(&row).await {
                // One table that cannot be read must not take the others with it.
                Err(why) if why.is_about_one_row() => {
                    tracing::error!(table = row.try_get::<&str, _>("id")?, %why, "a table cannot be read");
                }
                read => tables.push(read?),
            }
        }
        Ok(tables)
    }

    /// The ids of all tables, `limit` at most, that come after this one.
    pub async fn ids_after(&self, id: &str, limit: u32) -> Result<Vec<String>, StorageError> {
        let rows = sql::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(id)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<u64, StorageError> {
        let row = sql::query("SELECT COUNT(*) FROM tables").fetch_one(&self.readers).await?;
        Ok(row.try_get::<i64, _>(0)? as u64)
    }

    /// How many tables a guest made that are not over.
    pub async fn unfinished_of(&self, guest: &str) -> Result<u32, StorageError> {
        let row = sql::query("SELECT COUNT(*) FROM tables WHERE host = $1 AND status <> $2")
            .bind(guest)
            .bind(to_word(&Status::Over))
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u32)
    }

    /// The names of those who sit with a guest at tables that are not over.
    pub async fn companions_of(&self, guest: &str) -> Result<Vec<String>, StorageError> {
        let rows = sql::query(
            "SELECT DISTINCT guests.name FROM seats mine JOIN seats other ON other.table_id = mine.table_id \
             JOIN tables ON tables.id = mine.table_id JOIN guests ON guests.id = other.guest \
             WHERE mine.guest = $1 AND other.guest <> $1 AND status <> $2",
        )
        .bind(guest)
        .bind(to_word(&Status::Over))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("name")?)).collect()
    }

    /// The tables whose game goes on and waits for a bot.
    pub async fn waiting_for_bots(&self) -> Result<Vec<String>, StorageError> {
        let query = format!(
            "SELECT p.id, p.to_act, seat FROM ({TABLE} WHERE status = $1) p \
             JOIN seats ON table_id = p.id WHERE bot IS NOT NULL ORDER BY p.id"
        );
        let rows =
            sql::query(AssertSqlSafe(query)).bind(to_word(&Status::Playing)).fetch_all(&self.readers).await?;
        let mut tables: Vec<String> = Vec::new();
        for row in rows {
            match serde_json::from_str::<Vec<Seat>>(row.try_get("to_act")?) {
                Ok(to_act) if to_act.contains(&seat_of(&row)?) => tables.push(row.try_get("id")?),
                Ok(_) => {}
                Err(why) => {
                    tracing::error!(table = row.try_get::<&str, _>("id")?, %why, "a table cannot be read");
                }
            }
        }
        tables.dedup();
        Ok(tables)
    }

    /// The tables that begin by themselves.
    pub async fn filling_up(&self) -> Result<Vec<String>, StorageError> {
        let rows = sql::query("SELECT id FROM tables WHERE status = $1 AND fill IS NOT NULL")
            .bind(to_word(&Status::Gathering))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Every step of a table, in order.
    pub async fn steps(&self, table: &str) -> Result<Vec<StoredStep>, StorageError> {
        let rows =
            sql::query("SELECT n, seat, command, step, at, to_act FROM steps WHERE table_id = $1 ORDER BY n")
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
        rows.iter()
            .map(|row| {
                Ok(StoredStep {
                    table: table.to_owned(),
                    n: row.try_get::<i64, _>("n")? as u32,
                    seat: seat_of(row)?,
                    command: row.try_get("command")?,
                    step: row.try_get("step")?,
                    at: row.try_get("at")?,
                    to_act: serde_json::from_str(row.try_get("to_act")?)?,
                })
            })
            .collect()
    }

    /// What the database finds damaged in itself; SQLite reads all of it.
    pub async fn damage(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.readers.damage().await?)
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StorageError> {
        sql::query("SELECT 1").fetch_one(&self.readers).await?;
        Ok(())
    }

    async fn with_seats(&self, row: &Row) -> Result<StoredTable, StorageError> {
        let id: String = row.try_get("id")?;
        let seats = sql::query(
            "SELECT guest, guests.name, bot, link_key, pledge, opening, program, excused, coached, invited, kept.name AS kept_for \
             FROM seats LEFT JOIN guests ON guests.id = guest LEFT JOIN guests kept ON kept.id = invited \
             WHERE table_id = $1 ORDER BY seat",
        )
        .bind(&id)
        .fetch_all(&self.readers)
        .await?;
        let returns = sql::query(
            "SELECT seat, guest, name, asked, agreed, let_in FROM returns JOIN guests ON guests.id = guest \
             WHERE table_id = $1 ORDER BY asked, guest",
        )
        .bind(&id)
        .fetch_all(&self.readers)
        .await?;
        Ok(StoredTable {
            id,
            game: row.try_get("game")?,
            edition: Edition(row.try_get::<i64, _>("edition")? as u16),
            options: serde_json::from_str(row.try_get("options")?)?,
            host: row.try_get("host")?,
            visibility: from_word(row.try_get("visibility")?)?,
            language: row.try_get::<Option<String>, _>("language")?.map(from_word).transpose()?,
            fill: row.try_get::<Option<&str>, _>("fill")?.map(serde_json::from_str).transpose()?,
            rated: row.try_get("rated")?,
            coach: row.try_get("coach")?,
            clock: row.try_get::<Option<&str>, _>("clock")?.map(serde_json::from_str).transpose()?,
            clocks: row.try_get::<Option<&str>, _>("clocks")?.map(serde_json::from_str).transpose()?,
            status: from_word(row.try_get("status")?)?,
            seed: bytes32(row.try_get("seed")?)?,
            broken_off: serde_json::from_str(row.try_get("broken_off")?)?,
            made: row.try_get("made")?,
            touched: row.try_get("touched")?,
            setup: row.try_get::<Option<&str>, _>("setup")?.map(serde_json::from_str).transpose()?,
            to_act: serde_json::from_str(row.try_get("to_act")?)?,
            standings: row.try_get::<Option<&str>, _>("standings")?.map(serde_json::from_str).transpose()?,
            rematch: row.try_get("rematch")?,
            seats: seats.iter().map(stored_seat).collect::<Result<_, _>>()?,
            returns: returns.iter().map(stored_return).collect::<Result<_, _>>()?,
        })
    }
}

fn stored_seat(row: &Row) -> Result<StoredSeat, StorageError> {
    let guest = |id, name| match row.try_get::<Option<String>, _>(id)? {
        Some(id) => Ok::<_, StorageError>(Some(Guest { id, name: row.try_get(name)? })),
        None => Ok(None),
    };
    Ok(StoredSeat {
        guest: guest("guest", "name")?,
        invited: guest("invited", "kept_for")?,
        bot: row.try_get::<Option<String>, _>("bot")?.map(from_word).transpose()?,
        key: row.try_get("link_key")?,
        pledge: row.try_get::<Option<&[u8]>, _>("pledge")?.map(bytes32).transpose()?,
        opening: row.try_get::<Option<&str>, _>("opening")?.map(serde_json::from_str).transpose()?,
        program: row.try_get("program")?,
        excused: serde_json::from_str(row.try_get("excused")?)?,
        coached: row.try_get("coached")?,
    })
}

fn stored_return(row: &Row) -> Result<StoredReturn, StorageError> {
    Ok(StoredReturn {
        seat: seat_of(row)?,
        guest: Guest { id: row.try_get("guest")?, name: row.try_get("name")? },
        asked: row.try_get("asked")?,
        agreed: serde_json::from_str(row.try_get("agreed")?)?,
        let_in: row.try_get("let_in")?,
    })
}

fn seat_of(row: &Row) -> Result<Seat, StorageError> {
    Ok(Seat(row.try_get::<i64, _>("seat")? as u8))
}

fn bytes32(bytes: &[u8]) -> Result<Bytes32, StorageError> {
    Ok(fairness::Bytes(bytes.try_into().map_err(|_| StorageError::Length(bytes.len()))?))
}
