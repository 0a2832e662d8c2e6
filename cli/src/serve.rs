//! `comptoir serve`: the games for everybody who can reach this machine.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Parser;
use etcetera::BaseStrategy;

use crate::Verdict;

/// Serve the games to browsers
#[derive(clap::Args)]
pub struct Args {
    /// The address to listen at
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", env = "COMPTOIR_LISTEN")]
    listen: SocketAddr,
    /// Where tables are kept; otherwise the user's data directory
    #[arg(long, value_name = "DIR", env = "COMPTOIR_DATA")]
    data: Option<PathBuf>,
    /// Keep tables in this database instead (a connection URL)
    #[arg(
        long,
        value_name = "URL",
        env = "COMPTOIR_DATABASE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    database: Option<String>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Milliseconds a bot waits before it acts, so that people can follow
    #[arg(long, value_name = "MS", default_value_t = 700, hide_short_help = true)]
    bot_delay: u64,
    /// Seconds a person may be gone before others may hand the seat to a bot
    #[arg(long, value_name = "SECONDS", default_value_t = 60, hide_short_help = true)]
    grace: u64,
    /// Send cookies over HTTPS only; for servers behind a proxy that speaks it
    #[arg(long, hide_short_help = true)]
    secure_cookies: bool,
}

impl Args {
    /// What `comptoir` does without a command: serve here, and open the page.
    pub fn at_home() -> Args {
        #[derive(Parser)]
        struct Home {
            #[command(flatten)]
            args: Args,
        }
        Home::parse_from(["comptoir", "--open"]).args
    }
}

/// Everything the server needs to know.
#[allow(dead_code)] // read by the server, which is joined below
struct Settings {
    listen: SocketAddr,
    storage: Storage,
    open: bool,
    bot_delay: Duration,
    grace: Duration,
    secure_cookies: bool,
}

/// Where tables are kept.
#[allow(dead_code)] // as above
enum Storage {
    Directory(PathBuf),
    Database(String),
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let storage = match (&args.database, &args.data) {
        (Some(url), _) => Storage::Database(url.clone()),
        (None, Some(directory)) => Storage::Directory(directory.clone()),
        (None, None) => Storage::Directory(data_directory()?),
    };
    serve(&Settings {
        listen: args.listen,
        storage,
        open: args.open,
        bot_delay: Duration::from_millis(args.bot_delay),
        grace: Duration::from_secs(args.grace),
        secure_cookies: args.secure_cookies,
    })?;
    Ok(Verdict::Well)
}

/// Where the platform keeps a user's data: `~/.local/share/comptoir`, unless XDG says otherwise.
fn data_directory() -> anyhow::Result<PathBuf> {
    let platform = etcetera::choose_base_strategy().context("there is no home directory; give --data")?;
    Ok(platform.data_dir().join("comptoir"))
}

/// The one place that joins the command to `comptoir_server`.
fn serve(settings: &Settings) -> anyhow::Result<()> {
    bail!("this build has no server in it, so it cannot listen at {}", settings.listen)
}
