//! Where the tables of this machine are kept.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::Context;
use comptoir_server::storage::{Address, Place};
use etcetera::BaseStrategy;

#[derive(clap::Args)]
pub struct DataArgs {
    /// Where tables are kept; otherwise the user's data directory
    #[arg(long, value_name = "DIR", env = "COMPTOIR_DATA")]
    data: Option<PathBuf>,
    /// A PostgreSQL database in which everything is kept instead, such as `postgres://comptoir@db.example.org/comptoir`; its password is
    /// taken from `PGPASSWORD`, `~/.pgpass`, `COMPTOIR_DATABASE` or the file
    #[arg(
        long,
        value_name = "URL",
        env = "COMPTOIR_DATABASE",
        hide_env_values = true,
        hide_short_help = true
    )]
    database: Option<String>,
    /// A file with settings, `/etc/comptoir.toml` where there is one; `comptoir config` prints such a file
    // Read in `settings.rs`, before this is. An empty name is no file.
    #[arg(long, value_name = "FILE", env = "COMPTOIR_CONFIG", hide_short_help = true)]
    config: Option<OsString>,
}

impl DataArgs {
    /// Where everything is kept.
    pub fn place(&self) -> anyhow::Result<Place> {
        match &self.database {
            Some(database) => Ok(database.parse()?),
            None => Ok(Place::Directory(self.directory()?)),
        }
    }

    /// The database that is named, if it is one of its own.
    pub fn database(&self) -> anyhow::Result<Option<Address>> {
        match &self.database {
            Some(_) => match self.place()? {
                Place::Postgres(address) => Ok(Some(address)),
                Place::Directory(_) => Ok(None),
            },
            None => Ok(None),
        }
    }

    /// The directory with the tables: the one named, or the platform's place for a user's data.
    pub fn directory(&self) -> anyhow::Result<PathBuf> {
        if let Some(Ok(Place::Directory(directory))) = self.database.as_ref().map(|it| it.parse()) {
            return Ok(directory);
        }
        if let Some(directory) = &self.data {
            return Ok(directory.clone());
        }
        let platform = etcetera::choose_base_strategy().context("there is no home directory; give --data")?;
        // `~/.local/share/comptoir`, unless XDG says otherwise.
        Ok(platform.data_dir().join("comptoir"))
    }
}
