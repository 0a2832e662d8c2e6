//! Everything that is stored, from a data directory into a PostgreSQL database or back.
//!
//! Tables are copied in an order in which every row finds what it refers to, and each in the order of its key, which both databases
//! understand alike. So a move that was interrupted goes on behind the last row that has arrived. In the end both sides are read
//! through and compared by their hashes; until then nobody opens what is arriving.

use std::collections::HashSet;
use std::path::Path;

use sha2::{Digest, Sha256};
use sqlx::AssertSqlSafe;

use super::place::Place;
use super::postgres::Server;
use super::sql::{self, Builder, Connection, Row, Value};
use super::sqlite::{ARRIVING, NEWEST, OpenError, Opened, Schema, known, ready};
use super::{SCHEMA, Storage, StorageError};

/// Rows in a statement.
const ROWS: i64 = 200;
/// Statements in a transaction.
const STATEMENTS: usize = 20;
/// What says of one database how it is, and is not moved.
const ITS_OWN: [&str; 3] = ["commits", "migrations", "house_time"];

/// A table that has arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Its name.
    pub table: &'static str,
    /// How many rows it has.
    pub rows: u64,
    /// What all of them come to, on both sides.
    pub hash: String,
}

/// Why a move has not come to its end.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum MoveError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("a move goes from `sqlite://` to `postgres://` or back")]
    Same,
    #[error("nothing is stored in {0}")]
    Nothing(Place),
    #[error("{0}")]
    Storage(#[from] StorageError),
    #[error(
        "what arrived in {place} is not what was sent: `{table}` differs. It changed on the way: empty {place}, and begin again"
    )]
    Different { place: Place, table: &'static str },
}

impl From<sqlx::Error> for MoveError {
    fn from(why: sqlx::Error) -> MoveError {
        MoveError::Storage(why.into())
    }
}

/// What a column holds.
#[derive(Clone, Copy)]
enum Kind {
    Number,
    Truth,
    Text,
    Bytes,
}

/// A table, as it is moved.
struct Sheet {
    name: &'static str,
    columns: Vec<(String, Kind)>,
    key: Vec<String>,
    /// The column by which it refers to itself.
    own: Option<String>,
}

impl Storage {
    /// Moves everything into another place, which must be empty, or where an earlier move was interrupted. No server uses either
    /// meanwhile. `told` hears of every table and how many rows have arrived.
    pub async fn migrate(
        from: &Place,
        to: &Place,
        mut told: impl FnMut(&str, u64),
    ) -> Result<Vec<Moved>, MoveError> {
        match (from, to) {
            (Place::Directory(_), Place::Directory(_)) | (Place::Postgres(_), Place::Postgres(_)) => {
                return Err(MoveError::Same);
            }
            (Place::Directory(directory), _) if !directory.join("comptoir.db").exists() => {
                return Err(MoveError::Nothing(from.clone()));
            }
            _ => {}
        }
        let mut source = ready(from.clone()).await?;
        let mut target = Opened::arriving(to.clone()).await?;
        let sheets = match (&mut source.connection, &mut target.connection) {
            (sqlite @ Connection::Sqlite(_), _) | (_, sqlite) => sheets(sqlite).await?,
        };
        copy(&sheets, &mut source.connection, &mut target.connection, &mut told).await?;
        let mut witness = target.engine.reading().await?;
        let mut moved = Vec::new();
        for sheet in &sheets {
            let sent = sheet.hash(&mut source.connection).await?;
            if sheet.hash(&mut witness).await? != sent {
                return Err(MoveError::Different { place: to.clone(), table: sheet.name });
            }
            let (rows, hash) = sent;
            moved.push(Moved { table: sheet.name, rows, hash });
        }
        sql::query("DELETE FROM migrations WHERE number = $1")
            .bind(ARRIVING)
            .execute(&mut target.connection)
            .await?;
        for connection in [witness, source.connection, target.connection] {
            connection.close().await?;
        }
        Ok(moved)
    }

    /// Copies a PostgreSQL database as it is at this moment, even while a server uses it, into a file for SQLite.
    pub(super) async fn copy_out(server: &Server, place: &Place, into: &Path) -> Result<(), OpenError> {
        let broken = |why| place.broken(why);
        let mut source = server.reading().await.map_err(broken)?;
        let found = async {
            source.look().await?;
            known(&mut source).await
        };
        match found.await.map_err(broken)? {
            Schema::Known(NEWEST) => {}
            Schema::Known(found) if found > NEWEST => return Err(OpenError::NewerData { found }),
            _ => {
                let why = "they were written by an earlier Comptoir; that one can copy them, or this one once it has served them";
                return Err(broken(StorageError::Refused(why.to_owned())));
            }
        }
        let scratch = into.with_extension("arriving");
        let copied = async {
            private_directory(&scratch).map_err(|why| OpenError::Directory { path: scratch.clone(), why })?;
            let place = Place::from(&scratch);
            let mut target = ready(place.clone()).await?;
            let written = async {
                let sheets = sheets(&mut target.connection).await?;
                copy(&sheets, &mut source, &mut target.connection, &mut |_, _| {}).await?;
                // One file, and nothing beside it.
                let one =
                    sql::query("PRAGMA journal_mode = DELETE").fetch_one(&mut target.connection).await?;
                if one.try_get::<&str, _>(0)? != "delete" {
                    return Err(StorageError::Refused("the copy is not one file".to_owned()));
                }
                target.connection.close().await?;
                Ok::<_, StorageError>(())
            };
            written.await.map_err(|why| place.broken(why))?;
            let file = scratch.join("comptoir.db");
            only_its_owners(&file)
                .and_then(|()| std::fs::rename(file, into))
                .map_err(|why| OpenError::Directory { path: into.to_owned(), why })
        };
        let copied = copied.await;
        // What is left of it is of no use; the file itself is where it belongs.
        let _ = std::fs::remove_dir_all(&scratch);
        copied
    }
}

impl Opened {
    /// A place into which everything is moved.
    async fn arriving(place: Place) -> Result<Opened, OpenError> {
        let mut opened = match ready(place.clone()).await {
            Err(OpenError::Arriving { opened: Some(opened), .. }) => return Ok(*opened),
            opened => opened?,
        };
        let begun = async {
            let connection = &mut opened.connection;
            let guests = sql::query("SELECT COUNT(*) FROM guests").fetch_one(&mut *connection).await?;
            if guests.try_get::<i64, _>(0)? > 0 {
                return Ok(false);
            }
            connection.begin().await?;
            // A server that was started there for a try has made keys of its own.
            sql::query("DELETE FROM settings").execute(&mut *connection).await?;
            sql::query("INSERT INTO migrations (number) VALUES ($1)")
                .bind(ARRIVING)
                .execute(&mut *connection)
                .await?;
            connection.commit().await?;
            Ok::<_, StorageError>(true)
        };
        if begun.await.map_err(|why| place.broken(why))? {
            return Ok(opened);
        }
        Err(OpenError::TablesThere { place })
    }
}

/// Whoever may not read the tables may not read their copy.
fn only_its_owners(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    std::fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    let _ = file;
    Ok(())
}

/// A directory that only its owner may look into.
fn private_directory(path: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// What is to be moved, each after what it refers to. Both sides have the same schema; SQLite is the one that is asked.
async fn sheets(sqlite: &mut Connection) -> Result<Vec<Sheet>, StorageError> {
    let (mut sheets, mut waiting) = (Vec::new(), Vec::new());
    for marked in SCHEMA.iter().filter(|marked| !ITS_OWN.contains(&marked.table)) {
        let name = marked.table;
        let refers = sql::query("SELECT \"table\", \"from\" FROM pragma_foreign_key_list($1)");
        let (mut own, mut others) = (None, HashSet::new());
        for row in refers.bind(name).fetch_all(&mut *sqlite).await? {
            let other: String = row.try_get(0)?;
            if other == name {
                own = Some(row.try_get(1)?);
            } else {
                others.insert(other);
            }
        }
        let (mut columns, mut key) = (Vec::new(), Vec::new());
        let found = sql::query("SELECT name, type, pk FROM pragma_table_info($1)");
        for row in found.bind(name).fetch_all(&mut *sqlite).await? {
            let column: String = row.try_get("name")?;
            let kind = match row.try_get("type")? {
                "BIGINT" => Kind::Number,
                "BOOLEAN" => Kind::Truth,
                "BLOB" => Kind::Bytes,
                _ => Kind::Text,
            };
            if let place @ 1.. = row.try_get::<i64, _>("pk")? {
                key.push((place, column.clone()));
            }
            columns.push((column, kind));
        }
        key.sort_unstable();
        let key = key.into_iter().map(|(_, column)| column).collect();
        waiting.push((Sheet { name, columns, key, own }, others));
    }
    while !waiting.is_empty() {
        let known: HashSet<String> = sheets.iter().map(|sheet: &Sheet| sheet.name.to_owned()).collect();
        let (next, later): (Vec<_>, Vec<_>) =
            waiting.into_iter().partition(|(_, others)| others.is_subset(&known));
        if next.is_empty() {
            return Err(StorageError::Refused("tables refer to each other in a circle".to_owned()));
        }
        sheets.extend(next.into_iter().map(|(sheet, _)| sheet));
        waiting = later;
    }
    Ok(sheets)
}

async fn copy(
    sheets: &[Sheet],
    from: &mut Connection,
    to: &mut Connection,
    told: &mut impl FnMut(&str, u64),
) -> Result<(), StorageError> {
    for sheet in sheets {
        sheet.copy(from, to, told).await?;
    }
    let time = sql::query("SELECT wall, open, set_back FROM house_time").fetch_one(&mut *from).await?;
    sql::query("UPDATE house_time SET wall = $1, open = $2, set_back = $3")
        .bind(time.try_get::<i64, _>(0)?)
        .bind(time.try_get::<i64, _>(1)?)
        .bind(time.try_get::<i64, _>(2)?)
        .execute(to)
        .await?;
    Ok(())
}

impl Sheet {
    async fn copy(
        &self,
        from: &mut Connection,
        to: &mut Connection,
        told: &mut impl FnMut(&str, u64),
    ) -> Result<(), StorageError> {
        let Sheet { name, .. } = self;
        let there = sql::query(AssertSqlSafe(format!("SELECT COUNT(*) FROM {name}")));
        let mut count = there.fetch_one(&mut *to).await?.try_get::<i64, _>(0)? as u64;
        let newest = format!("{} ORDER BY {} LIMIT 1", self.select(), self.keys(" DESC"));
        let newest = sql::query(AssertSqlSafe(newest)).fetch_optional(&mut *to).await?;
        let mut last = newest.map(|row| self.read(&row)).transpose()?;
        loop {
            told(name, count);
            to.begin().await?;
            let mut ended = false;
            for _ in 0..STATEMENTS {
                let rows = self.page(from, last.as_deref()).await?;
                ended = rows.is_empty();
                if ended {
                    break;
                }
                count += rows.len() as u64;
                self.insert(to, &rows).await?;
                last = rows.into_iter().next_back();
            }
            to.commit().await?;
            if ended {
                break;
            }
        }
        if let Some(own) = &self.own {
            self.point(own, from, to).await?;
        }
        Ok(())
    }

    /// Rows of a table point at others of it: they are all there now.
    async fn point(&self, own: &str, from: &mut Connection, to: &mut Connection) -> Result<(), StorageError> {
        let Sheet { name, key, .. } = self;
        let [key] = key.as_slice() else {
            return Err(StorageError::Refused(format!("`{name}` refers to itself by more than one column")));
        };
        let pointing = format!("SELECT {key}, {own} FROM {name} WHERE {own} IS NOT NULL");
        let rows = sql::query(AssertSqlSafe(pointing)).fetch_all(from).await?;
        to.begin().await?;
        for row in rows {
            let set = sql::query(AssertSqlSafe(format!("UPDATE {name} SET {own} = $2 WHERE {key} = $1")));
            set.bind(row.try_get::<&str, _>(0)?).bind(row.try_get::<&str, _>(1)?).execute(&mut *to).await?;
        }
        Ok(to.commit().await?)
    }

    async fn insert(&self, to: &mut Connection, rows: &[Vec<Value>]) -> Result<(), StorageError> {
        let own = self.columns.iter().position(|(column, _)| Some(column) == self.own.as_ref());
        let insert = format!("INSERT INTO {} ({}) ", self.name, self.names());
        let insert = Builder::new(insert).rows(rows, |row| {
            let mut row = row.clone();
            if let Some(own) = own {
                row[own] = Value::Text(None);
            }
            row
        });
        super::change::touched(&insert.build().execute(to).await?, rows.len())
    }

    /// The rows that come after one, or the first ones.
    async fn page(
        &self,
        connection: &mut Connection,
        after: Option<&[Value]>,
    ) -> Result<Vec<Vec<Value>>, StorageError> {
        let mut query = Builder::new(self.select());
        if let Some(after) = after {
            query = query.more(&format!(" WHERE ({}) > (", self.keys("")));
            let key = self.key.iter().filter_map(|key| {
                let at = self.columns.iter().position(|(column, _)| column == key)?;
                after.get(at).cloned()
            });
            query = query.list(key).push(")");
        }
        let query = query.more(&format!(" ORDER BY {} LIMIT {ROWS}", self.keys("")));
        let rows = query.build().fetch_all(connection).await?;
        rows.iter().map(|row| self.read(row)).collect()
    }

    /// How many rows there are, and what all of them come to.
    async fn hash(&self, connection: &mut Connection) -> Result<(u64, String), StorageError> {
        let (mut hash, mut count, mut last) = (Sha256::new(), 0, None);
        loop {
            let rows = self.page(connection, last.as_deref()).await?;
            for value in rows.iter().flatten() {
                let (kind, bytes) = match value {
                    Value::Number(Some(number)) => (1, number.to_be_bytes().to_vec()),
                    Value::Truth(Some(truth)) => (2, vec![u8::from(*truth)]),
                    Value::Text(Some(text)) => (3, text.clone().into_bytes()),
                    Value::Bytes(Some(bytes)) => (4, bytes.clone()),
                    _ => (0, Vec::new()),
                };
                hash.update([kind]);
                hash.update((bytes.len() as u64).to_be_bytes());
                hash.update(bytes);
            }
            count += rows.len() as u64;
            match rows.into_iter().next_back() {
                Some(row) => last = Some(row),
                None => return Ok((count, hex::encode(hash.finalize()))),
            }
        }
    }

    fn read(&self, row: &Row) -> Result<Vec<Value>, StorageError> {
        let read = self.columns.iter().enumerate().map(|(at, (_, kind))| {
            Ok(match kind {
                Kind::Number => Value::Number(row.try_get(at)?),
                Kind::Truth => Value::Truth(row.try_get(at)?),
                Kind::Text => Value::Text(row.try_get(at)?),
                Kind::Bytes => Value::Bytes(row.try_get(at)?),
            })
        });
        read.collect()
    }

    fn select(&self) -> String {
        format!("SELECT {} FROM {}", self.names(), self.name)
    }

    fn names(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(column, _)| column.as_str()).collect();
        names.join(", ")
    }

    fn keys(&self, order: &str) -> String {
        let keys: Vec<String> = self.key.iter().map(|key| format!("{key}{order}")).collect();
        keys.join(", ")
    }
}
