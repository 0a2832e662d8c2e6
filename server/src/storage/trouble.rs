//! What is wrong with the disk, in words that say what to do about it.

use std::io;

use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

use super::StorageError;

const FULL: &str = "the disk is full; free some space";
const READ_ONLY: &str = "the data directory is read-only; make it writable";

const DATABASE_FULL: &str = "the disk of the database is full; free some space";

/// The kinds of <https://www.sqlite.org/rescode.html> that somebody can do something about.
fn words(code: i32) -> Option<&'static str> {
    Some(match code & 0xff {
        5 | 6 => "another program keeps the database locked; end it",
        8 => READ_ONLY,
        10 => "the disk reports errors; check it",
        11 | 26 => "the database is damaged; put a backup in its place",
        13 => FULL,
        14 => "the database cannot be opened; check that it is there and may be written",
        _ => return None,
    })
}

/// The same of <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
fn words_of_postgres(code: &str) -> Option<&'static str> {
    Some(match code {
        "25006" => "the database may only be read; is it a standby?",
        "3D000" => "there is no such database; make it with `createdb`",
        "42501" => "the user may not do that; let them own the database",
        "53100" => DATABASE_FULL,
        "53300" => "the database has too many connections; raise `max_connections`",
        "57P01" | "57P02" | "57P03" => "the database is starting or ending; wait for it",
        _ if code.starts_with("28") => "the database does not let this user in; check user and password",
        _ => return None,
    })
}

/// SQLite's own code for what happened.
fn code(why: &sqlx::Error) -> Option<i32> {
    why.as_database_error()?.try_downcast_ref::<SqliteError>()?.code()?.parse().ok()
}

/// PostgreSQL's.
fn sqlstate(why: &sqlx::Error) -> Option<&str> {
    Some(why.as_database_error()?.try_downcast_ref::<PgDatabaseError>()?.code())
}

/// What happened to the database, and what to do.
pub(super) fn in_words(why: &sqlx::Error) -> String {
    match code(why).and_then(words).or_else(|| sqlstate(why).and_then(words_of_postgres)) {
        Some(words) => format!("{words} ({why})"),
        None => why.to_string(),
    }
}

/// What happened to a file, and what to do.
pub(crate) fn file_in_words(why: &io::Error) -> String {
    match why.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => format!("{FULL} ({why})"),
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => format!("{READ_ONLY} ({why})"),
        _ => why.to_string(),
    }
}

impl StorageError {
    /// Whether it is the fault of the change itself, and not of the disk: it will never be stored.
    pub(crate) fn is_of_the_change(&self) -> bool {
        const CONSTRAINT: i32 = 19;
        match self {
            StorageError::Rows { .. } => true,
            StorageError::Database(why) => {
                code(why).is_some_and(|code| code & 0xff == CONSTRAINT)
                    // A constraint, or a value that cannot be stored.
                    || sqlstate(why).is_some_and(|code| code.starts_with("23") || code.starts_with("22"))
            }
            _ => false,
        }
    }
}
