//! What is wrong with the disk, in words that say what to do about it.

use std::io;

use super::StorageError;

const FULL: &str = "the disk is full; free some space";
const READ_ONLY: &str = "the data directory is read-only; make it writable";

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

/// SQLite's own code for what happened.
fn code(why: &sqlx::Error) -> Option<i32> {
    why.as_database_error()?.code()?.parse().ok()
}

/// What happened to the database, and what to do.
pub(super) fn in_words(why: &sqlx::Error) -> String {
    match code(why).and_then(words) {
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
            StorageError::Database(why) => code(why).is_some_and(|code| code & 0xff == CONSTRAINT),
            _ => false,
        }
    }
}
