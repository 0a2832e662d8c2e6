//! Care for the house: admins, bans, reports, and the log of what was done.

use std::collections::HashMap;

use serde_json::Value;
use sqlx::AssertSqlSafe;

use super::change::{forget_table, touched};
use super::sql::{self, Builder, Connection, Row};
use super::{Guest, Storage, StorageError, from_word, to_json, to_word};
use crate::protocol::{Deed, HouseTable, LogEntry, Office, Paged, Registration, Report, Resident, Said};

/// A page of a list.
pub const PAGE: u32 = 50;

/// A change that looks after the house.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the stored types
pub enum CareChange {
    /// An admin did something; without one, whoever runs the server.
    Deed { by: Option<String>, deed: Deed, at: i64 },
    /// Somebody reported another, or what they said.
    Report {
        reporter: String,
        guest: String,
        table: Option<String>,
        line: Option<u32>,
        said: Option<Said>,
        at: i64,
    },
}

impl Storage {
    /// Whether somebody looks after the house.
    pub async fn is_admin(&self, guest: &str) -> Result<bool, StorageError> {
        self.stands_in("SELECT 1 FROM admins WHERE guest = $1", guest).await
    }

    /// Whether somebody may not come in any more.
    pub async fn is_banned(&self, guest: &str) -> Result<bool, StorageError> {
        self.stands_in("SELECT 1 FROM bans WHERE guest = $1", guest).await
    }

    /// Those who may not come in any more and still have to do with a table whose game is not over: they were banned while no server ran.
    pub async fn banned_at_tables(&self) -> Result<Vec<Guest>, StorageError> {
        let rows = sql::query(
            "SELECT g.id, g.name FROM bans JOIN guests g ON g.id = bans.guest WHERE EXISTS \
             (SELECT 1 FROM seats JOIN tables ON tables.id = table_id \
              WHERE seats.guest = g.id AND bot IS NULL AND status <> 'over') \
             OR EXISTS (SELECT 1 FROM tables WHERE host = g.id AND status IN ('gathering', 'opening'))",
        )
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(Guest { id: row.try_get(0)?, name: row.try_get(1)? })).collect()
    }

    /// Whether there is a table of this id, whatever state it is in.
    pub async fn is_table(&self, table: &str) -> Result<bool, StorageError> {
        self.stands_in("SELECT 1 FROM tables WHERE id = $1", table).await
    }

    async fn stands_in(&self, query: &'static str, id: &str) -> Result<bool, StorageError> {
        Ok(sql::query(query).bind(id).fetch_optional(&self.readers).await?.is_some())
    }

    /// Somebody by their id; those who were forgotten are nobody.
    pub async fn person(&self, guest: &str) -> Result<Option<Resident>, StorageError> {
        let people = self.people_where("g.id = $1 AND $2 = $2", guest, 0).await?;
        Ok(people.items.into_iter().next())
    }

    /// People whose name or handle has this in it, or whose id it is; all if it is empty.
    pub async fn people(&self, search: &str, page: u32) -> Result<Paged<Resident>, StorageError> {
        let part = format!("%{}%", search.replace(['%', '_', '\\'], ""));
        self.people_where(
            "(g.id = $1 OR lower(g.name) LIKE lower($2) OR lower(g.handle) LIKE lower($2))",
            (search, part),
            page,
        )
        .await
    }

    /// Those who look after the house.
    pub async fn admins(&self) -> Result<Paged<Resident>, StorageError> {
        self.people_where("a.since IS NOT NULL AND $1 = $1 AND $2 = $2", "", 0).await
    }

    async fn people_where(
        &self,
        which: &'static str,
        wanted: impl Into<Wanted>,
        page: u32,
    ) -> Result<Paged<Resident>, StorageError> {
        let Wanted(id, part) = wanted.into();
        let query = format!(
            "SELECT g.id, g.name, g.handle, g.made, a.since AS admin, b.since AS banned, \
             (SELECT COUNT(*) FROM sessions WHERE sessions.guest = g.id) AS sessions FROM guests g \
             LEFT JOIN admins a ON a.guest = g.id LEFT JOIN bans b ON b.guest = g.id \
             WHERE g.name <> '' AND {which} ORDER BY g.made DESC, g.id LIMIT $3 OFFSET $4"
        );
        let rows = sql::query(AssertSqlSafe(query))
            .bind(id)
            .bind(part)
            .bind(i64::from(PAGE) + 1)
            .bind(offset(page))
            .fetch_all(&self.readers)
            .await?;
        paged(&rows, |row| {
            Ok(Resident {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                handle: row.try_get("handle")?,
                made: row.try_get("made")?,
                admin: row.try_get::<Option<i64>, _>("admin")?.is_some(),
                banned: row.try_get("banned")?,
                sessions: row.try_get::<i64, _>("sessions")? as u32,
            })
        })
    }

    /// How the house is.
    pub async fn office(
        &self,
        registration: Registration,
        started_with: Registration,
    ) -> Result<Office, StorageError> {
        let row = sql::query(
            "SELECT (SELECT COUNT(*) FROM guests WHERE name <> ''), (SELECT COUNT(*) FROM tables), \
             (SELECT COUNT(*) FROM reports WHERE closed IS NULL)",
        )
        .fetch_one(&self.readers)
        .await?;
        let count = |at: usize| Ok::<_, StorageError>(row.try_get::<i64, _>(at)? as u32);
        Ok(Office { people: count(0)?, tables: count(1)?, reports: count(2)?, registration, started_with })
    }

    /// Who may take a name, if an admin has chosen it.
    pub async fn registration(&self) -> Result<Option<Registration>, StorageError> {
        let row = sql::query("SELECT value FROM settings WHERE name = 'registration'")
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| from_word(row.try_get(0)?)).transpose()
    }

    /// Every table, newest first.
    pub async fn house_tables(&self, page: u32) -> Result<Paged<HouseTable>, StorageError> {
        let rows = sql::query(
            "SELECT id, game, status, visibility, made FROM tables ORDER BY made DESC, id LIMIT $1 OFFSET $2",
        )
        .bind(i64::from(PAGE) + 1)
        .bind(offset(page))
        .fetch_all(&self.readers)
        .await?;
        let ids = rows.iter().map(|row| row.try_get::<String, _>("id")).collect::<Result<Vec<_>, _>>()?;
        let mut people: HashMap<String, Vec<String>> = HashMap::new();
        if !ids.is_empty() {
            let seats = Builder::new(
                "SELECT table_id, name FROM seats JOIN guests ON guests.id = guest WHERE table_id IN (",
            )
            .list(&ids)
            .push(") ORDER BY table_id, seat");
            for row in seats.build().fetch_all(&self.readers).await? {
                people.entry(row.try_get("table_id")?).or_default().push(row.try_get("name")?);
            }
        }
        paged(&rows, |row| {
            Ok(HouseTable {
                id: row.try_get("id")?,
                game: row.try_get("game")?,
                status: from_word(row.try_get("status")?)?,
                visibility: from_word(row.try_get("visibility")?)?,
                made: row.try_get("made")?,
                people: people.get(row.try_get::<&str, _>("id")?).cloned().unwrap_or_default(),
            })
        })
    }

    /// Reports, those that are open first, and the newest of them.
    pub async fn reports(&self, page: u32) -> Result<Paged<Report>, StorageError> {
        let rows = sql::query(
            "SELECT r.id, r.at, r.guest, r.table_id, r.said, r.closed, g.name, reporter.name AS reporter, \
             b.since AS banned FROM reports r JOIN guests g ON g.id = r.guest \
             LEFT JOIN guests reporter ON reporter.id = r.reporter LEFT JOIN bans b ON b.guest = r.guest \
             ORDER BY r.closed IS NOT NULL, r.id DESC LIMIT $1 OFFSET $2",
        )
        .bind(i64::from(PAGE) + 1)
        .bind(offset(page))
        .fetch_all(&self.readers)
        .await?;
        paged(&rows, |row| {
            Ok(Report {
                id: row.try_get("id")?,
                at: row.try_get("at")?,
                reporter: row.try_get("reporter")?,
                guest: row.try_get("guest")?,
                name: row.try_get("name")?,
                banned: row.try_get::<Option<i64>, _>("banned")?.is_some(),
                table: row.try_get("table_id")?,
                said: row.try_get::<Option<&str>, _>("said")?.map(serde_json::from_str).transpose()?,
                closed: row.try_get("closed")?,
            })
        })
    }

    /// What was done, newest first.
    pub async fn audit(&self, page: u32) -> Result<Paged<LogEntry>, StorageError> {
        let rows = sql::query(
            "SELECT at, doer.name AS doer, what, g.name AS whom, table_id, details FROM audit \
             LEFT JOIN guests doer ON doer.id = by_guest LEFT JOIN guests g ON g.id = guest \
             ORDER BY audit.id DESC LIMIT $1 OFFSET $2",
        )
        .bind(i64::from(PAGE) + 1)
        .bind(offset(page))
        .fetch_all(&self.readers)
        .await?;
        paged(&rows, |row| {
            Ok(LogEntry {
                at: row.try_get("at")?,
                by: row.try_get("doer")?,
                what: row.try_get("what")?,
                whom: row.try_get("whom")?,
                table: row.try_get("table_id")?,
                details: row.try_get("details")?,
            })
        })
    }

    /// Who said a line, and what; only in the room of whoever asks.
    pub async fn line_of(
        &self,
        table: &str,
        room: crate::protocol::Room,
        n: u32,
    ) -> Result<Option<(String, Said)>, StorageError> {
        let row = sql::query("SELECT guest, said FROM lines WHERE table_id = $1 AND room = $2 AND n = $3")
            .bind(table)
            .bind(to_word(&room))
            .bind(i64::from(n))
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok((row.try_get("guest")?, serde_json::from_str(row.try_get("said")?)?))).transpose()
    }

    /// How many open reports somebody made, and whether this is one of them.
    pub async fn reported(
        &self,
        reporter: &str,
        guest: &str,
        table: Option<&str>,
        line: Option<u32>,
    ) -> Result<(u32, bool), StorageError> {
        let row = sql::query(
            "SELECT COUNT(*), COUNT(*) FILTER (WHERE guest = $2 AND table_id IS NOT DISTINCT FROM $3 \
             AND line IS NOT DISTINCT FROM $4) FROM reports \
             WHERE reporter = $1 AND closed IS NULL",
        )
        .bind(reporter)
        .bind(guest)
        .bind(table)
        .bind(line.map(i64::from))
        .fetch_one(&self.readers)
        .await?;
        Ok((row.try_get::<i64, _>(0)? as u32, row.try_get::<i64, _>(1)? > 0))
    }

    /// Somebody by their handle or their id.
    pub async fn who(&self, called: &str) -> Result<Option<Guest>, StorageError> {
        // Nobody can choose an id: it comes first, so that no handle can pose as one.
        if let Some(Resident { id, name, .. }) = self.person(called).await? {
            return Ok(Some(Guest { id, name }));
        }
        self.member(&crate::names::look(called)).await
    }
}

/// What people are looked for by: an id, and a part of a name.
struct Wanted(String, String);

impl From<&str> for Wanted {
    fn from(id: &str) -> Wanted {
        Wanted(id.to_owned(), String::new())
    }
}

impl From<(&str, String)> for Wanted {
    fn from((id, part): (&str, String)) -> Wanted {
        Wanted(id.to_owned(), part)
    }
}

fn offset(page: u32) -> i64 {
    i64::from(page) * i64::from(PAGE)
}

/// One row more than a page tells whether there is another.
fn paged<T>(rows: &[Row], read: impl Fn(&Row) -> Result<T, StorageError>) -> Result<Paged<T>, StorageError> {
    let items = rows.iter().take(PAGE as usize).map(read).collect::<Result<_, _>>()?;
    Ok(Paged { items, more: rows.len() > PAGE as usize })
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(connection: &mut Connection, change: &CareChange) -> Result<(), StorageError> {
    match change {
        CareChange::Deed { by, deed, at } => {
            let about = About::of(connection, deed).await?;
            do_it(connection, deed, *at).await?;
            write_down(connection, by.as_deref(), deed, about, *at).await
        }
        CareChange::Report { reporter, guest, table, line, said, at } => {
            let reported = sql::query(
                "INSERT INTO reports (id, at, reporter, guest, table_id, line, said) \
                 SELECT COALESCE(MAX(id), 0) + 1, $1, $2, $3, $4, $5, $6 FROM reports",
            )
            .bind(at)
            .bind(reporter)
            .bind(guest)
            .bind(table)
            .bind(line.map(i64::from))
            .bind(said.as_ref().map(to_json))
            .execute(connection)
            .await?;
            touched(&reported, 1)
        }
    }
}

async fn do_it(connection: &mut Connection, deed: &Deed, at: i64) -> Result<(), StorageError> {
    let (query, first, second): (&'static str, &str, &str) = match deed {
        Deed::MakeAdmin { guest } => {
            ("INSERT INTO admins (guest, since) VALUES ($1, $3) ON CONFLICT (guest) DO NOTHING", guest, "")
        }
        Deed::RemoveAdmin { guest } => ("DELETE FROM admins WHERE guest = $1", guest, ""),
        Deed::Rename { guest, name } => ("UPDATE guests SET name = $2 WHERE id = $1", guest, name),
        Deed::Ban { guest, why } => {
            for end in [
                "DELETE FROM admins WHERE guest = $1",
                "DELETE FROM sessions WHERE guest = $1",
                "DELETE FROM device_links WHERE guest = $1",
                "DELETE FROM outbox WHERE guest = $1",
            ] {
                sql::query(end).bind(guest).execute(&mut *connection).await?;
            }
            let ban = "INSERT INTO bans (guest, since, why) VALUES ($1, $3, $2) \
                       ON CONFLICT (guest) DO UPDATE SET why = excluded.why";
            (ban, guest, why)
        }
        Deed::Unban { guest } => ("DELETE FROM bans WHERE guest = $1", guest, ""),
        Deed::EndSessions { guest } => ("DELETE FROM sessions WHERE guest = $1", guest, ""),
        Deed::RemoveTable { table } => return forget_table(connection, table).await,
        Deed::Registration { registration: Some(registration) } => {
            sql::query(
                "INSERT INTO settings (name, value) VALUES ('registration', $1) \
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            )
            .bind(to_word(registration))
            .execute(connection)
            .await?;
            return Ok(());
        }
        Deed::Registration { registration: None } => {
            sql::query("DELETE FROM settings WHERE name = 'registration'").execute(connection).await?;
            return Ok(());
        }
        Deed::CloseReport { report } => {
            let closed = sql::query("UPDATE reports SET closed = $2 WHERE id = $1 AND closed IS NULL")
                .bind(report)
                .bind(at)
                .execute(connection)
                .await?;
            return touched(&closed, 1);
        }
    };
    // It may have been so already.
    sql::query(query).bind(first).bind(second).bind(at).execute(connection).await?;
    Ok(())
}

/// Whom and what a deed is about, as the log tells it.
struct About {
    guest: Option<String>,
    table: Option<String>,
    details: String,
}

impl About {
    async fn of(connection: &mut Connection, deed: &Deed) -> Result<About, StorageError> {
        let (mut guest, mut table, mut details) = (None, None, String::new());
        match deed {
            Deed::MakeAdmin { guest: whom }
            | Deed::RemoveAdmin { guest: whom }
            | Deed::Unban { guest: whom }
            | Deed::EndSessions { guest: whom } => guest = Some(whom.clone()),
            Deed::Ban { guest: whom, why } => (guest, details) = (Some(whom.clone()), why.clone()),
            Deed::Rename { guest: whom, name } => {
                let before = sql::query("SELECT name FROM guests WHERE id = $1")
                    .bind(whom)
                    .fetch_one(connection)
                    .await?;
                let before: String = before.try_get(0)?;
                (guest, details) = (Some(whom.clone()), format!("{before} → {name}"));
            }
            Deed::RemoveTable { table: which } => table = Some(which.clone()),
            Deed::Registration { registration } => {
                details = registration.as_ref().map(to_word).unwrap_or_default();
            }
            Deed::CloseReport { report } => {
                let row = sql::query("SELECT guest, table_id FROM reports WHERE id = $1")
                    .bind(report)
                    .fetch_one(connection)
                    .await?;
                (guest, table) = (row.try_get(0)?, row.try_get(1)?);
            }
        }
        Ok(About { guest, table, details })
    }
}

async fn write_down(
    connection: &mut Connection,
    by: Option<&str>,
    deed: &Deed,
    about: About,
    at: i64,
) -> Result<(), StorageError> {
    let what = serde_json::to_value(deed)?["deed"].as_str().map(str::to_owned);
    let written = sql::query(
        "INSERT INTO audit (id, at, by_guest, what, guest, table_id, details) \
         SELECT COALESCE(MAX(id), 0) + 1, $1, $2, $3, $4, $5, $6 FROM audit",
    )
    .bind(at)
    .bind(by)
    .bind(what.unwrap_or_else(|| Value::Null.to_string()))
    .bind(about.guest)
    .bind(about.table)
    .bind(about.details)
    .execute(connection)
    .await?;
    touched(&written, 1)
}
