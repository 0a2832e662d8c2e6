//! `comptoir ratings recompute`: the ratings follow from the stored results, and from nothing else. For a host who wants to see that they do.

use std::io::Write as _;
use std::sync::Arc;

use anyhow::Context;
use comptoir_server::metrics::Metrics;
use comptoir_server::storage::{Place, Storage, Write};
use tempfile::TempDir;

use crate::data::DataArgs;
use comptoir_terminal::{Verdict, terminal};

/// Look after the ratings of the members who play here
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Recompute(Recompute),
}

/// Work all ratings out anew from the stored results, say whether any differs, and set it right
///
/// The server that uses the data must not be running, unless with --dry-run.
#[derive(clap::Args)]
struct Recompute {
    #[command(flatten)]
    data: DataArgs,
    /// Change nothing: compare in a copy, while the server may keep running. Fails if anything differs
    #[arg(long)]
    dry_run: bool,
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let Command::Recompute(args) = &args.command;
    let place = args.data.place()?;
    let scratch = TempDir::new().context("there is no directory for temporary files")?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let opened = if args.dry_run {
            Storage::copy(&place, &scratch.path().join("comptoir.db")).await?;
            Place::from(scratch.path())
        } else {
            let missing = matches!(&place, Place::Directory(data) if !data.join("comptoir.db").exists());
            anyhow::ensure!(!missing, "there are no tables in {place}");
            place
        };
        let storage = Storage::open(opened, Arc::new(Metrics::new())).await?;
        let all = storage.recompute_ratings().await?;
        let (games, ratings, different) = (all.games, all.ratings.len(), all.different);
        let set_right = different > 0 && !args.dry_run;
        if set_right {
            storage.write(Write::Ratings(Box::new(all))).await?;
        }
        storage.close().await;
        let found = match different {
            0 => "nothing differs".to_owned(),
            _ if set_right => format!("{different} stored numbers differed and were set right"),
            _ => format!("{different} stored numbers differ"),
        };
        writeln!(terminal::output(), "{ratings} ratings from {games} rated games: {found}")?;
        Ok(if different > 0 && args.dry_run { Verdict::CheckFailed } else { Verdict::Well })
    })
}
