//! Where the tables of this machine are kept.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::Context;
use etcetera::BaseStrategy;

#[derive(clap::Args)]
pub struct DataArgs {
    /// Where tables are kept; otherwise the user's data directory
    #[arg(long, value_name = "DIR", env = "COMPTOIR_DATA")]
    data: Option<PathBuf>,
    /// A file with settings, `/etc/comptoir.toml` where there is one; `comptoir config` prints such a file
    // Read in `settings.rs`, before this is. An empty name is no file.
    #[arg(long, value_name = "FILE", env = "COMPTOIR_CONFIG", hide_short_help = true)]
    config: Option<OsString>,
}

impl DataArgs {
    /// The directory with the tables: the one named, or the platform's place for a user's data.
    pub fn directory(&self) -> anyhow::Result<PathBuf> {
        if let Some(directory) = &self.data {
            return Ok(directory.clone());
        }
        let platform = etcetera::choose_base_strategy().context("there is no home directory; give --data")?;
        // `~/.local/share/comptoir`, unless XDG says otherwise.
        Ok(platform.data_dir().join("comptoir"))
    }
}
