//! Where everything is kept.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// A data directory, or a PostgreSQL database.
#[derive(Clone)]
pub enum Place {
    /// With SQLite in it.
    Directory(PathBuf),
    /// At an address.
    Postgres(Address),
}

/// Where a PostgreSQL database is. What is printed of it is never its password.
#[derive(Clone)]
pub struct Address(pub(super) Box<PgConnectOptions>);

/// What is wrong with the name of a place. It does not repeat the name, which may have a password in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum NoPlace {
    #[error("a database is named as `postgres://user@host/database` or `sqlite:///directory`")]
    Scheme,
    #[error("the address of the database cannot be read: {0}")]
    Address(String),
}

impl Address {
    /// Reads `postgres://user:password@host:port/database?sslmode=require`. What is missing is taken from `PGHOST`, `PGPASSWORD` and so on,
    /// and the password from `~/.pgpass`.
    fn read(text: &str) -> Result<Address, NoPlace> {
        // The driver's own words are about the form of the address.
        let options = text.parse().map_err(|why: sqlx::Error| NoPlace::Address(why.to_string()))?;
        Ok(Address(Box::new(options)))
    }
}

impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Place, NoPlace> {
        match text.split_once("://") {
            Some(("sqlite", directory)) if !directory.is_empty() => Ok(Place::Directory(directory.into())),
            Some(("postgres" | "postgresql", _)) => Address::read(text).map(Place::Postgres),
            _ => Err(NoPlace::Scheme),
        }
    }
}

impl From<&Path> for Place {
    fn from(directory: &Path) -> Place {
        Place::Directory(directory.to_owned())
    }
}

impl From<&PathBuf> for Place {
    fn from(directory: &PathBuf) -> Place {
        Place::Directory(directory.clone())
    }
}

impl From<&Place> for Place {
    fn from(place: &Place) -> Place {
        place.clone()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Directory(directory) => directory.display().fmt(f),
            Place::Postgres(address) => address.fmt(f),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Address(options) = self;
        let user = options.get_username();
        let database = options.get_database().unwrap_or(user);
        match options.get_socket() {
            Some(socket) => {
                let socket = socket.display().to_string().replace('/', "%2F");
                write!(f, "postgres://{user}@{socket}/{database}")
            }
            None => write!(f, "postgres://{user}@{}:{}/{database}", options.get_host(), options.get_port()),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_and_told_without_their_passwords() {
        let place: Place = "postgres://zoe:hush@db.example.org:5433/games?sslmode=require".parse().unwrap();
        assert_eq!(format!("{place} {place:?}"), ["postgres://zoe@db.example.org:5433/games"; 2].join(" "));
        let place: Place = "postgresql://zoe:hush@%2Frun%2Fpg/games".parse().unwrap();
        assert_eq!(place.to_string(), "postgres://zoe@%2Frun%2Fpg/games");
        assert!(
            matches!("sqlite:///var/lib/x".parse(), Ok(Place::Directory(path)) if path == Path::new("/var/lib/x"))
        );
        for wrong in ["", "games", "mysql://zoe:hush@db/games", "sqlite://"] {
            assert_eq!(wrong.parse::<Place>().unwrap_err(), NoPlace::Scheme, "{wrong}");
        }
        let why = "postgres://zoe:hush@db:port/games".parse::<Place>().unwrap_err();
        assert!(matches!(&why, NoPlace::Address(_)) && !why.to_string().contains("hush"), "{why}");
    }
}
