//! `comptoir export` and `comptoir import`: tables on their way from one house to another.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use comptoir_server::Origin;
use comptoir_server::care::{Desk, Errand};
use comptoir_server::export::{Arrived, Exported, Import, Imported, MAX_TABLE, Tables};
use comptoir_server::metrics::Metrics;
use comptoir_server::storage::{Place, Storage};
use tempfile::TempDir;

use crate::admin::ask;
use crate::data::DataArgs;
use comptoir_terminal::{Verdict, terminal};

/// Write tables into files of their own, while the server runs or not
///
/// A finished game becomes its record, which `comptoir verify` and `comptoir replay` read. A game that goes on becomes its record and a line
/// before it with its seed: whoever reads that knows every card to come. `comptoir import` reads both.
#[derive(clap::Args)]
pub struct ExportArgs {
    #[command(flatten)]
    data: DataArgs,
    /// The directory that gets a file for each table
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
    /// The tables, by their ids; all of them where none is named
    tables: Vec<String>,
}

/// Take tables in that `comptoir export` wrote, or records of finished games, while the server runs or not
///
/// Each is played again by the rules before anything is stored. A game that goes on is played on by whoever gets the links that are
/// printed for its seats; it has no clock and is not rated.
#[derive(clap::Args)]
pub struct ImportArgs {
    #[command(flatten)]
    data: DataArgs,
    /// Where people reach the server, for the links
    #[arg(long, value_name = "ORIGIN", env = "COMPTOIR_ORIGIN", hide_short_help = true)]
    origin: Option<Origin>,
    /// What `comptoir export` wrote, or a record
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub fn export(args: &ExportArgs) -> anyhow::Result<Verdict> {
    let place = args.data.place()?;
    std::fs::create_dir_all(&args.into).with_context(|| args.into.display().to_string())?;
    let scratch = TempDir::new().context("there is no directory for temporary files")?;
    runtime()?.block_on(async {
        let tables = Tables::open(&place, scratch.path()).await?;
        let mut out = Out::new(&args.into);
        for id in &args.tables {
            let Some((game, exported)) = written(&tables, id).await? else { bail!("there is no table {id}") };
            out.write(id, &game, &exported)?;
        }
        let mut last = String::new();
        while args.tables.is_empty() {
            let ids = tables.after(&last).await?;
            let Some(newest) = ids.last() else { break };
            last.clone_from(newest);
            for id in ids {
                match written(&tables, &id).await {
                    Ok(None) => {}
                    Ok(Some((game, exported))) => out.write(&id, &game, &exported)?,
                    Err(why) => out.unreadable(&id, &why)?,
                }
            }
        }
        out.end()
    })
}

async fn written(tables: &Tables, id: &str) -> anyhow::Result<Option<(String, Exported)>> {
    tables.export(id).await.map_err(|why| anyhow::anyhow!("table {id} cannot be read: {why:?}"))
}

/// What has been written so far.
struct Out<'a> {
    into: &'a Path,
    over: usize,
    going: usize,
    not_begun: usize,
    unreadable: usize,
}

impl Out<'_> {
    fn new(into: &Path) -> Out<'_> {
        Out { into, over: 0, going: 0, not_begun: 0, unreadable: 0 }
    }

    fn write(&mut self, id: &str, game: &str, exported: &Exported) -> anyhow::Result<()> {
        let (text, what) = match exported {
            Exported::Over(text) => {
                self.over += 1;
                (text, "finished")
            }
            Exported::Going(text) => {
                self.going += 1;
                (text, "goes on; SECRET, for it holds the seed")
            }
            Exported::NotBegun => {
                self.not_begun += 1;
                return Ok(());
            }
        };
        let path = self.into.join(format!("{id}.jsonl"));
        let file = private(&path).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        });
        file.with_context(|| path.display().to_string())?;
        writeln!(terminal::output(), "{}: {game}, {what}", path.display())?;
        Ok(())
    }

    fn unreadable(&mut self, id: &str, why: &anyhow::Error) -> anyhow::Result<()> {
        self.unreadable += 1;
        writeln!(terminal::output(), "FAILED  {id}: {}", terminal::plain(&why.to_string()))?;
        Ok(())
    }

    fn end(self) -> anyhow::Result<Verdict> {
        let Out { over, going, not_begun, unreadable, .. } = self;
        let not_begun = match not_begun {
            0 => String::new(),
            some => format!("; {some} not begun, of which there is nothing to write"),
        };
        let line = format!("{over} finished, {going} going on{not_begun}");
        writeln!(terminal::output(), "{line}")?;
        if going > 0 {
            writeln!(
                terminal::output(),
                "Whoever reads a game that goes on knows every card to come: keep these files as safe as the data directory."
            )?;
        }
        Ok(if unreadable > 0 { Verdict::CheckFailed } else { Verdict::Well })
    }
}

/// A new file that only its owner may read.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

pub fn import(args: &ImportArgs) -> anyhow::Result<Verdict> {
    let (place, data) = (args.data.place()?, args.data.directory()?);
    runtime()?.block_on(async {
        if matches!(&place, Place::Directory(directory) if !directory.join("comptoir.db").exists()) {
            // A house that begins with what comes from another.
            Storage::open(&place, std::sync::Arc::new(Metrics::new())).await?.close().await;
        }
        let desk = Desk::at(&place, &data).await?;
        let mut refused = 0;
        for file in &args.files {
            let came = come(&desk, file).await;
            let named = file.display();
            match came {
                Ok(Arrived::Now(imported)) => welcome(args, file, &imported)?,
                Ok(Arrived::Before(id)) => {
                    writeln!(terminal::output(), "{named}: this is table {id}, which is here already")?;
                }
                Err(why) => {
                    refused += 1;
                    terminal::complain(&terminal::plain(&format!("{named} does not come in: {why:#}")));
                }
            }
        }
        desk.close().await;
        Ok(if refused > 0 { Verdict::CheckFailed } else { Verdict::Well })
    })
}

async fn come(desk: &Desk, file: &Path) -> anyhow::Result<Arrived> {
    let mut text = String::new();
    let opened = File::open(file).context("it cannot be read")?;
    opened.take(MAX_TABLE as u64 + 1).read_to_string(&mut text).context("it cannot be read")?;
    ensure!(!text.is_empty(), "it is empty");
    // Whoever has the data reads it again; here it is read so that what is wrong can be told in full.
    Import::read(&text)?;
    ask(desk, Errand::Import(text)).await
}

fn welcome(args: &ImportArgs, file: &Path, imported: &Imported) -> anyhow::Result<()> {
    let Imported { id, game, steps, links, going } = imported;
    let origin = args.origin.as_ref().map(ToString::to_string).unwrap_or_default();
    let state = if *going { "goes on" } else { "finished" };
    let mut out = terminal::output();
    writeln!(out, "{}: {game}, {steps} steps, {state}: {origin}/t/{id}", file.display())?;
    for link in links {
        let (seat, key) = (link.seat.0, &link.key);
        let name = if link.name.is_empty() { "a former player" } else { &link.name };
        writeln!(
            out,
            "  seat {}, {}: {origin}/t/{id}?seat={seat}&key={key}",
            seat + 1,
            terminal::plain(name)
        )?;
    }
    Ok(())
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}
