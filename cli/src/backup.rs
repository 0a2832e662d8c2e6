//! `comptoir backup` and `comptoir restore`: everything a house has, in one file.

use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use comptoir_server::storage::{Place, Storage, sound};
use tempfile::TempDir;

use crate::data::DataArgs;
use comptoir_terminal::{Verdict, terminal};

/// Write everything that is stored into one file, while the server runs or not
///
/// The file is what the tables were at one moment, looked through before it gets its name. It holds everything the data directory
/// does, secrets included: keep it as safe.
#[derive(clap::Args)]
pub struct BackupArgs {
    #[command(flatten)]
    data: DataArgs,
    /// A file that is not there yet, or - for the standard output
    file: PathBuf,
}

/// Put a backup into a data directory, or a database, that has no tables
#[derive(clap::Args)]
pub struct RestoreArgs {
    #[command(flatten)]
    data: DataArgs,
    /// What `comptoir backup` wrote, or - for the standard input
    file: PathBuf,
}

pub fn back_up(args: &BackupArgs) -> anyhow::Result<Verdict> {
    let data = args.data.place()?;
    if args.file == Path::new("-") {
        ensure!(!io::stdout().is_terminal(), "a backup is not for reading: send it to a file or a program");
        let scratch = TempDir::new().context("there is no directory for temporary files")?;
        let copy = scratch.path().join("comptoir.db");
        take(&data, &copy)?;
        io::copy(&mut File::open(copy)?, &mut io::stdout().lock())?;
        return Ok(Verdict::Well);
    }
    ensure!(!args.file.try_exists()?, "{} is there already: name another file", args.file.display());
    // Beside it, so that it only takes another name in the end.
    let place = args.file.parent().filter(|place| !place.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let scratch = TempDir::with_prefix_in(".comptoir-backup", place)
        .with_context(|| format!("nothing can be written in {}", place.display()))?;
    let copy = scratch.path().join("comptoir.db");
    take(&data, &copy)?;
    std::fs::rename(copy, &args.file).with_context(|| args.file.display().to_string())?;
    writeln!(
        terminal::output(),
        "{}: {} bytes, read through and whole",
        args.file.display(),
        args.file.metadata()?.len()
    )?;
    Ok(Verdict::Well)
}

pub fn restore(args: &RestoreArgs) -> anyhow::Result<Verdict> {
    let place = args.data.place()?;
    let named = args.file.display();
    let mut copy: Box<dyn io::Read> = if args.file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(&args.file).with_context(|| format!("{named} cannot be read"))?)
    };
    match &place {
        Place::Directory(data) => runtime()?.block_on(Storage::restore(&mut copy, data))?,
        Place::Postgres(_) => {
            let scratch = TempDir::new().context("there is no directory for temporary files")?;
            runtime()?.block_on(async {
                Storage::restore(&mut copy, scratch.path()).await?;
                Storage::migrate(&Place::from(scratch.path()), &place, |_, _| {}).await?;
                anyhow::Ok(())
            })?;
        }
    }
    writeln!(terminal::output(), "{named} is in {place} now")?;
    Ok(Verdict::Well)
}

/// Copies the tables, and reads the copy through.
fn take(data: &Place, copy: &Path) -> anyhow::Result<()> {
    runtime()?.block_on(async {
        Storage::copy(data, copy).await?;
        sound(copy).await
    })?;
    Ok(())
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}
