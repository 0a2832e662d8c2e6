//! `comptoir migrate`: everything a house has, from a data directory into a PostgreSQL database or back.

use std::io::Write;

use comptoir_server::storage::{Place, Storage};
use comptoir_terminal::{Verdict, terminal};
use indicatif::ProgressBar;

/// Move everything that is stored from a data directory into a PostgreSQL database, or back
///
/// No server may use either meanwhile. What is moved from stays as it is. A move that was interrupted goes on when it is started again;
/// until it has come to its end, nobody can open where it goes. In the end both sides are read through and compared by their hashes.
/// A database's password is taken from `PGPASSWORD` or `~/.pgpass`.
#[derive(clap::Args)]
pub struct Args {
    /// Where everything is: `sqlite:///var/lib/comptoir` or `postgres://user@host/database`
    #[arg(long, value_name = "URL")]
    from: String,
    /// Where it goes: the other of the two, with nothing in it
    #[arg(long, value_name = "URL")]
    to: String,
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let (from, to): (Place, Place) = (args.from.parse()?, args.to.parse()?);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = ProgressBar::new_spinner();
    let moved = runtime.block_on(Storage::migrate(&from, &to, |table, rows| {
        bar.set_message(format!("{table}: {rows} rows"));
        bar.tick();
    }));
    bar.finish_and_clear();
    let mut out = terminal::output();
    let moved = moved?;
    for table in &moved {
        writeln!(out, "{}  {:>9} rows  {}", table.hash, table.rows, table.table)?;
    }
    let rows: u64 = moved.iter().map(|table| table.rows).sum();
    writeln!(
        out,
        "{rows} rows are in {to} now, as they are in {from}: start the server there, and on {from} no more"
    )?;
    Ok(Verdict::Well)
}
