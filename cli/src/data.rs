//! Where the tables of this machine are kept.

use std::path::PathBuf;

use anyhow::{Context, bail};
use etcetera::BaseStrategy;

#[derive(clap::Args)]
pub struct DataArgs {
    /// Where tables are kept; otherwise the user's data directory
    #[arg(long, value_name = "DIR", env = "COMPTOIR_DATA")]
    data: Option<PathBuf>,
    /// The same as a connection URL: `sqlite://DIR`
    #[arg(
        long,
        value_name = "URL",
        env = "COMPTOIR_DATABASE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    database: Option<String>,
}

impl DataArgs {
    /// The directory with the tables: named, or by a database URL, or the platform's place for a user's data.
    pub fn directory(&self) -> anyhow::Result<PathBuf> {
        match (&self.database, &self.data) {
            (Some(url), _) => match url.strip_prefix("sqlite://") {
                Some(directory) if !directory.is_empty() => Ok(directory.into()),
                _ => bail!("tables are kept in SQLite: --database sqlite://DIRECTORY, or --data DIRECTORY"),
            },
            (None, Some(directory)) => Ok(directory.clone()),
            (None, None) => {
                let platform =
                    etcetera::choose_base_strategy().context("there is no home directory; give --data")?;
                // `~/.local/share/comptoir`, unless XDG says otherwise.
                Ok(platform.data_dir().join("comptoir"))
            }
        }
    }
}
