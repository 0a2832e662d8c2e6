//! `comptoir check`: can this version go on with what is stored? For a host, before an upgrade.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use comptoir_server::check::{Check, Checked};
use comptoir_server::protocol::Status;
use indicatif::{ProgressBar, ProgressStyle};
use tempfile::TempDir;

use crate::data::DataArgs;
use comptoir_terminal::{Verdict, terminal};

/// Check that this version can carry on with every stored table: each game is replayed, then played to its end
///
/// It works on a copy in the temporary directory (`TMPDIR`), so nothing stored changes and the server may keep running.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    /// Write the record of each table that cannot go on into this directory
    #[arg(long, value_name = "DIR")]
    export: Option<PathBuf>,
}

/// Set by Ctrl-C; what has been done so far is then reported.
static STOP: AtomicBool = AtomicBool::new(false);

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))?;
    let place = args.data.place()?;
    let scratch = TempDir::new().context("there is no directory for temporary files")?;
    if let Some(directory) = &args.export {
        std::fs::create_dir_all(directory).with_context(|| directory.display().to_string())?;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut check = Check::open(&place, scratch.path()).await?;
        let bar = ProgressBar::new(check.count().await?).with_style(ProgressStyle::with_template(
            "{bar:40} {pos} of {len} tables, {elapsed}, {eta} left",
        )?);
        let mut out = terminal::output();
        let (mut found, mut troubled) = (BTreeMap::<&str, usize>::new(), 0);
        while !STOP.load(Ordering::Relaxed) {
            let Some(checked) = check.next().await? else { break };
            bar.inc(1);
            *found.entry(kind(&checked)).or_default() += 1;
            if checked.trouble.is_some() {
                troubled += 1;
                let exported = export(args, &check, &checked.id).await?;
                bar.suspend(|| writeln!(out, "{}{exported}", describe(&checked)))?;
            }
        }
        let total: usize = found.values().sum();
        let interrupted = (total as u64) < bar.length().unwrap_or(0);
        bar.finish_and_clear();
        let kinds: Vec<String> = found.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        writeln!(
            out,
            "{total} tables ({}): {} passed, {troubled} failed",
            kinds.join(", "),
            total - troubled
        )?;
        Ok(match troubled {
            0 if interrupted => Verdict::Interrupted,
            0 => Verdict::Well,
            _ => Verdict::CheckFailed,
        })
    })
}

fn kind(checked: &Checked) -> &'static str {
    match checked.table {
        Some((_, Status::Gathering | Status::Opening)) => "gathering",
        Some((_, Status::Playing)) => "running",
        Some((_, Status::Over)) => "finished",
        None => "unreadable",
    }
}

fn describe(checked: &Checked) -> String {
    let game = checked.table.as_ref().map_or("", |(game, _)| game);
    let (step, why) = checked.trouble.as_ref().map_or((0, ""), |trouble| (trouble.step, &trouble.why));
    let place = if step == 0 { "the set-up".to_owned() } else { format!("step {step}") };
    terminal::plain(&format!("FAILED  table {} ({game}, {}): {place}: {why}", checked.id, kind(checked)))
}

/// Writes the record down, if that is wanted; says where.
async fn export(args: &Args, check: &Check, id: &str) -> anyhow::Result<String> {
    let Some(directory) = &args.export else { return Ok(String::new()) };
    Ok(match check.record(id).await {
        Ok(Some(record)) => {
            let path = directory.join(format!("{id}.jsonl"));
            std::fs::write(&path, record).with_context(|| path.display().to_string())?;
            format!("; exported to {}", path.display())
        }
        _ => "; there is no record to export".to_owned(),
    })
}
