//! `comptoir doctor`: what is wrong with a server, and what to do about it.

use std::io::Write;

use comptoir_server::doctor::{self, Finding, Verdict as State};
use comptoir_terminal::{Verdict, terminal};

use crate::serve;

/// Say what is wrong with a server, running or not, and what to do about it
///
/// It takes the settings that `comptoir serve` would take, and looks at them, at the data directory, the disk, the database, the clock, the limits of the system,
/// the certificate, the mail server and the server that runs, if one does. Nothing stored is changed. It fails if something is wrong; what is
/// doubtful may have its reason.
#[derive(clap::Args)]
// Its name would be that of the group of `serve`'s own.
#[group(skip)]
pub struct Args {
    #[command(flatten)]
    serve: serve::Args,
    /// Write a list of JSON objects
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let (listen, admin) = args.serve.addresses();
    let config = args.serve.config()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut found = vec![Finding::well("version", format!("Comptoir {}", env!("CARGO_PKG_VERSION")))];
    found.extend(runtime.block_on(doctor::examine(&config, listen, admin)));
    let mut out = terminal::output();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&found)?)?;
    } else {
        for finding in &found {
            writeln!(out, "{}", terminal::plain(&line(finding)))?;
        }
        let count = |state| found.iter().filter(|finding| finding.verdict == state).count();
        writeln!(out, "{} wrong, {} doubtful", count(State::Wrong), count(State::Doubtful))?;
    }
    let worst = found.iter().map(|finding| finding.verdict).max();
    Ok(if worst == Some(State::Wrong) { Verdict::CheckFailed } else { Verdict::Well })
}

fn line(Finding { about, verdict, found, advice }: &Finding) -> String {
    let state = match verdict {
        State::Well => "well",
        State::Doubtful => "doubtful",
        State::Wrong => "WRONG",
    };
    let advice = advice.as_ref().map(|advice| format!(". {}", sentence(advice))).unwrap_or_default();
    format!("{state:8}  {about:12}  {found}{advice}")
}

/// With a capital letter, unless it is a command.
fn sentence(text: &str) -> String {
    let command =
        text.starts_with("--") || ["chmod ", "chown ", "rm "].iter().any(|command| text.starts_with(command));
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if !command => first.to_uppercase().chain(letters).collect(),
        _ => format!("`{text}`"),
    }
}
