//! SQLite and PostgreSQL behind one face, and the one place where they differ.
//!
//! Every statement is written once, in what both understand (`$1`, `BIGINT`, `ON CONFLICT`, `IS NOT DISTINCT FROM`,
//! `COUNT(*) FILTER`), and goes to whichever database this is. What cannot be said in both is a function here.

use std::future::Future;
use std::time::Duration;

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query as Driver;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{
    Arguments, AssertSqlSafe, ColumnIndex, Connection as _, Decode, Error, PgConnection, PgPool, Postgres,
    Row as _, SqlSafeStr, SqlStr, Sqlite, SqliteConnection, SqlitePool, Type, TypeInfo, ValueRef,
};
use tokio::time::timeout;

/// How long an answer from PostgreSQL may take. SQLite has its own patience, and no network in between.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection to one of the two.
#[derive(Debug)]
pub(super) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Connections that only read.
#[derive(Clone, Debug)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// What a statement runs on.
pub(super) enum On<'c> {
    Sqlite(&'c mut SqliteConnection),
    SqlitePool(&'c SqlitePool),
    Postgres(&'c mut PgConnection),
    PostgresPool(&'c PgPool),
}

impl<'c> From<&'c mut Connection> for On<'c> {
    fn from(connection: &'c mut Connection) -> On<'c> {
        match connection {
            Connection::Sqlite(connection) => On::Sqlite(connection),
            Connection::Postgres(connection) => On::Postgres(connection),
        }
    }
}

impl<'c> From<&'c Pool> for On<'c> {
    fn from(pool: &'c Pool) -> On<'c> {
        match pool {
            Pool::Sqlite(pool) => On::SqlitePool(pool),
            Pool::Postgres(pool) => On::PostgresPool(pool),
        }
    }
}

impl Connection {
    /// Opens a transaction that will write. It fails if one is open already.
    pub(super) async fn begin(&mut self) -> Result<(), Error> {
        let begin = match self {
            // Otherwise it would only find out at its first change whether it may make any.
            Connection::Sqlite(_) => "BEGIN IMMEDIATE",
            Connection::Postgres(_) => "BEGIN",
        };
        query(begin).execute(self).await.map(drop)
    }

    /// Opens a transaction that reads everything as it is at one moment.
    pub(super) async fn look(&mut self) -> Result<(), Error> {
        let begin = match self {
            Connection::Sqlite(_) => "BEGIN",
            Connection::Postgres(_) => "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        query(begin).execute(self).await.map(drop)
    }

    /// Ends it, and makes its changes.
    pub(super) async fn commit(&mut self) -> Result<(), Error> {
        query("COMMIT").execute(self).await.map(drop)
    }

    /// Runs a file of statements, as they are written for SQLite.
    pub(super) async fn run(&mut self, statements: &'static str) -> Result<(), Error> {
        match self {
            Connection::Sqlite(connection) => sqlx::raw_sql(statements).execute(connection).await.map(drop),
            Connection::Postgres(connection) => {
                sqlx::raw_sql(AssertSqlSafe(for_postgres(statements))).execute(connection).await.map(drop)
            }
        }
    }

    /// What it is, and of which version.
    pub(super) async fn engine(&mut self) -> Result<String, Error> {
        let (name, version) = match self {
            Connection::Sqlite(_) => ("SQLite", "SELECT sqlite_version()"),
            Connection::Postgres(_) => ("PostgreSQL", "SELECT current_setting('server_version')"),
        };
        let version: String = query(version).fetch_one(self).await?.try_get(0)?;
        Ok(format!("{name} {version}"))
    }

    /// Whether nothing was ever stored in it.
    pub(super) async fn is_new(&mut self) -> Result<bool, Error> {
        let found = match self {
            Connection::Sqlite(_) => {
                "SELECT NOT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'migrations')"
            }
            Connection::Postgres(_) => "SELECT to_regclass('migrations') IS NULL",
        };
        query(found).fetch_one(self).await?.try_get(0)
    }

    /// Ends it in good order.
    pub(super) async fn close(self) -> Result<(), Error> {
        match self {
            Connection::Sqlite(connection) => connection.close().await,
            Connection::Postgres(connection) => connection.close().await,
        }
    }
}

impl Pool {
    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }

    /// What is damaged in the whole database, as far as the database itself looks for it: PostgreSQL leaves that to its own programs.
    pub(super) async fn damage(&self) -> Result<Vec<String>, Error> {
        let Pool::Sqlite(_) = self else { return Ok(Vec::new()) };
        let rows = query("PRAGMA integrity_check").fetch_all(self).await?;
        let found: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        Ok(if found == ["ok"] { Vec::new() } else { found })
    }
}

/// The types of SQLite by the names that PostgreSQL has for them. Texts are compared byte by byte there, too, so that both put
/// everything into the same order.
pub(super) fn for_postgres(statements: &str) -> String {
    let mut written = String::with_capacity(statements.len() + statements.len() / 4);
    for line in statements.split_inclusive('\n') {
        let (code, comment) = line.split_at(line.find("--").unwrap_or(line.len()));
        let mut rest = code;
        while let Some(start) = rest.find(|c: char| c.is_ascii_alphabetic()) {
            let (before, word) = rest.split_at(start);
            let end = word.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(word.len());
            written.push_str(before);
            written.push_str(match &word[..end] {
                "TEXT" => "TEXT COLLATE \"C\"",
                "BLOB" => "BYTEA",
                other => other,
            });
            rest = &word[end..];
        }
        written.push_str(rest);
        written.push_str(comment);
    }
    written
}

/// Something bound to a statement, or read without knowing what it is. PostgreSQL wants to know of nothing, too, of which type it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Number(Option<i64>),
    Truth(Option<bool>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

macro_rules! bound {
    ($($variant:ident: $($from:ty),+;)+) => {$($(
        impl From<$from> for Value {
            fn from(value: $from) -> Value {
                Value::$variant(Some(value.to_owned().into()))
            }
        }
        impl From<Option<$from>> for Value {
            fn from(value: Option<$from>) -> Value {
                Value::$variant(value.map(|value| value.to_owned().into()))
            }
        }
    )+)+};
}

bound! {
    Number: i64, &i64;
    Truth: bool, &bool;
    Text: String, &String, &str;
    Bytes: Vec<u8>, &Vec<u8>, &[u8];
}

impl From<&&str> for Value {
    fn from(text: &&str) -> Value {
        Value::from(*text)
    }
}

impl From<&Option<String>> for Value {
    fn from(text: &Option<String>) -> Value {
        Value::Text(text.clone())
    }
}

impl From<&Option<i64>> for Value {
    fn from(number: &Option<i64>) -> Value {
        Value::Number(*number)
    }
}

/// A statement, with what is bound to it.
#[must_use]
pub(super) struct Query {
    text: SqlStr,
    values: Vec<Value>,
}

/// What a statement did.
pub(super) struct Done(u64);

impl Done {
    pub(super) fn rows_affected(&self) -> u64 {
        self.0
    }
}

pub(super) fn query(text: impl SqlSafeStr) -> Query {
    Query { text: text.into_sql_str(), values: Vec::new() }
}

/// Runs one of a driver's functions on either database, with a bound on what PostgreSQL may take.
macro_rules! run {
    ($query:expr, $on:expr, $run:ident) => {
        match $on.into() {
            On::Sqlite(connection) => $query.sqlite()?.$run(connection).await.map(Into::into),
            On::SqlitePool(pool) => $query.sqlite()?.$run(pool).await.map(Into::into),
            On::Postgres(connection) => in_time($query.postgres()?.$run(connection))
                .await
                .unwrap_or_else(|late| Err(late))
                .map(Into::into),
            On::PostgresPool(pool) => {
                let mut connection = pool.acquire().await?;
                match in_time($query.postgres()?.$run(&mut *connection)).await {
                    Ok(answer) => answer.map(Into::into),
                    Err(late) => {
                        // Whatever it waits for, nobody else is to wait for it.
                        connection.close_on_drop();
                        Err(late)
                    }
                }
            }
        }
    };
}

impl Query {
    pub(super) fn bind(mut self, value: impl Into<Value>) -> Query {
        self.values.push(value.into());
        self
    }

    pub(super) async fn execute<'c>(self, on: impl Into<On<'c>>) -> Result<Done, Error> {
        run!(self, on, execute)
    }

    pub(super) async fn fetch_all<'c>(self, on: impl Into<On<'c>>) -> Result<Vec<Row>, Error> {
        let rows: Rows = run!(self, on, fetch_all)?;
        Ok(rows.0)
    }

    pub(super) async fn fetch_optional<'c>(self, on: impl Into<On<'c>>) -> Result<Option<Row>, Error> {
        let row: Rows = run!(self, on, fetch_optional)?;
        Ok(row.0.into_iter().next())
    }

    pub(super) async fn fetch_one<'c>(self, on: impl Into<On<'c>>) -> Result<Row, Error> {
        self.fetch_optional(on).await?.ok_or(Error::RowNotFound)
    }

    fn sqlite(self) -> Result<Driver<'static, Sqlite, SqliteArguments>, Error> {
        let mut arguments = SqliteArguments::default();
        for value in self.values {
            match value {
                Value::Number(value) => arguments.add(value),
                Value::Truth(value) => arguments.add(value),
                Value::Text(value) => arguments.add(value),
                Value::Bytes(value) => arguments.add(value),
            }
            .map_err(Error::Encode)?;
        }
        Ok(sqlx::query_with::<Sqlite, _>(self.text, arguments))
    }

    fn postgres(self) -> Result<Driver<'static, Postgres, PgArguments>, Error> {
        let mut arguments = PgArguments::default();
        for value in self.values {
            match value {
                Value::Number(value) => arguments.add(value),
                Value::Truth(value) => arguments.add(value),
                Value::Text(value) => arguments.add(value),
                Value::Bytes(value) => arguments.add(value),
            }
            .map_err(Error::Encode)?;
        }
        Ok(sqlx::query_with::<Postgres, _>(self.text, arguments))
    }
}

async fn in_time<T>(answer: impl Future<Output = T>) -> Result<T, Error> {
    let late =
        |_| Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "the database does not answer"));
    timeout(PATIENCE, answer).await.map_err(late)
}

impl From<sqlx::sqlite::SqliteQueryResult> for Done {
    fn from(done: sqlx::sqlite::SqliteQueryResult) -> Done {
        Done(done.rows_affected())
    }
}

impl From<sqlx::postgres::PgQueryResult> for Done {
    fn from(done: sqlx::postgres::PgQueryResult) -> Done {
        Done(done.rows_affected())
    }
}

/// Rows of either.
struct Rows(Vec<Row>);

macro_rules! rows {
    ($row:ident, $variant:ident) => {
        impl From<Vec<$row>> for Rows {
            fn from(rows: Vec<$row>) -> Rows {
                Rows(rows.into_iter().map(Row::$variant).collect())
            }
        }
        impl From<Option<$row>> for Rows {
            fn from(row: Option<$row>) -> Rows {
                Rows(row.into_iter().map(Row::$variant).collect())
            }
        }
    };
}

rows!(SqliteRow, Sqlite);
rows!(PgRow, Postgres);

/// A row of an answer.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// A column, by its name or place.
    pub(super) fn try_get<'r, T, I>(&'r self, index: I) -> Result<T, Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
        I: ColumnIndex<SqliteRow> + ColumnIndex<PgRow>,
    {
        match self {
            Row::Sqlite(row) => row.try_get(index),
            Row::Postgres(row) => row.try_get(index),
        }
    }

    /// A column of which nothing is known but its place.
    pub(super) fn value(&self, at: usize) -> Result<Value, Error> {
        let kind = match self {
            Row::Sqlite(row) => row.try_get_raw(at)?.type_info().name().to_owned(),
            Row::Postgres(row) => row.try_get_raw(at)?.type_info().name().to_owned(),
        };
        Ok(match kind.as_str() {
            "INTEGER" | "INT8" => Value::Number(self.try_get(at)?),
            "BOOLEAN" | "BOOL" => Value::Truth(self.try_get(at)?),
            "BLOB" | "BYTEA" => Value::Bytes(self.try_get(at)?),
            "NULL" => Value::Text(None),
            _ => Value::Text(self.try_get(at)?),
        })
    }
}

/// A statement with as many values in it as there happen to be.
pub(super) struct Builder {
    text: String,
    values: Vec<Value>,
}

impl Builder {
    pub(super) fn new(text: impl Into<String>) -> Builder {
        Builder { text: text.into(), values: Vec::new() }
    }

    /// More text, which is ours and nobody else's.
    pub(super) fn push(mut self, text: &'static str) -> Builder {
        self.text.push_str(text);
        self
    }

    /// The same, put together from names of ours.
    pub(super) fn more(mut self, text: &str) -> Builder {
        self.text.push_str(text);
        self
    }

    /// A value for a place of its own: `$1`, `$2`, ...
    pub(super) fn bind(mut self, value: impl Into<Value>) -> Builder {
        self.values.push(value.into());
        self
    }

    /// Places for these, separated by commas.
    pub(super) fn list<T: Into<Value>>(mut self, values: impl IntoIterator<Item = T>) -> Builder {
        for (n, value) in values.into_iter().enumerate() {
            self.values.push(value.into());
            self.text.push_str(if n == 0 { "$" } else { ", $" });
            self.text.push_str(&self.values.len().to_string());
        }
        self
    }

    /// `VALUES` with a row for each of these.
    pub(super) fn rows<T>(
        mut self,
        rows: impl IntoIterator<Item = T>,
        values: impl Fn(T) -> Vec<Value>,
    ) -> Builder {
        self.text.push_str("VALUES ");
        for (n, row) in rows.into_iter().enumerate() {
            self.text.push_str(if n == 0 { "(" } else { ", (" });
            self = self.list(values(row));
            self.text.push(')');
        }
        self
    }

    /// Its parts are this module's callers' own words.
    pub(super) fn build(self) -> Query {
        Query { values: self.values, ..query(AssertSqlSafe(self.text)) }
    }
}

#[cfg(test)]
mod tests {
    use super::for_postgres;

    #[test]
    fn types_are_named_as_each_database_names_them() {
        let statements =
            "-- A TEXT.\nCREATE TABLE a (b TEXT NOT NULL, c BLOB, contexts TEXT, TEXTS BIGINT); -- BLOB\n";
        let expected = "-- A TEXT.\nCREATE TABLE a (b TEXT COLLATE \"C\" NOT NULL, c BYTEA, contexts TEXT COLLATE \"C\", TEXTS BIGINT); -- BLOB\n";
        assert_eq!(for_postgres(statements), expected);
    }
}
