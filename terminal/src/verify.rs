//! `comptoir verify`: recomputes whole games and says where a record and the rules part ways.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use comptoir_games::with_game;
use comptoir_kernel::Game;
use comptoir_kernel::record::{Dealer, Difference, Record, Shuffles, Verified, game_of};

use crate::{Verdict, games, record_file, terminal};

/// Check records: every step, every state, the result, and the shuffles from the opened seed
#[derive(clap::Args)]
pub struct Args {
    /// Records; `-` reads one from standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Carries the command out.
pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let mut out = terminal::output();
    let mut verdict = Verdict::Well;
    let mut unreadable = 0;
    for path in &args.files {
        let name = terminal::plain(&path.display().to_string());
        match verify(path) {
            Ok(Ok(report)) => writeln!(out, "ok      {name}: {report}")?,
            Ok(Err((step, difference))) => {
                let place = if step == 0 { "the set-up".to_owned() } else { format!("step {step}") };
                writeln!(out, "FAILED  {name}: {place}: {}", terminal::plain(&difference.to_string()))?;
                verdict = Verdict::CheckFailed;
            }
            Err(error) => {
                terminal::complain(&format!("{error:#}"));
                unreadable += 1;
            }
        }
    }
    anyhow::ensure!(unreadable == 0, "{unreadable} of {} records could not be checked", args.files.len());
    Ok(verdict)
}

fn verify(path: &Path) -> anyhow::Result<Result<String, (usize, Difference)>> {
    let text = record_file::read(path)?;
    let id = game_of(&text).with_context(|| path.display().to_string())?;
    let checked = with_game!(id.as_str(), G => verify_text::<G>(&text))
        .ok_or_else(|| games::unknown(&id))
        .and_then(|checked| checked)
        .with_context(|| path.display().to_string())?;
    Ok(checked.map(|verified| report(&id, &verified)))
}

fn verify_text<G: Game>(text: &str) -> anyhow::Result<Result<Verified, (usize, Difference)>> {
    Ok(Record::<G>::parse(text)?.verify())
}

fn report(id: &str, verified: &Verified) -> String {
    let Verified { steps, draws, shuffles, finished } = verified;
    let end = if *finished { "to the end, the result is right" } else { "not finished yet" };
    let proof = match shuffles {
        None => "not proved: the record has no opened seed".to_owned(),
        Some(Shuffles { dealer: Dealer::Device, .. }) => {
            "all follow from the seed of the device it was played on, which dealt alone".to_owned()
        }
        Some(Shuffles { people, .. }) if people.is_empty() => {
            "all follow from the committed seed, which whoever dealt chose alone".to_owned()
        }
        Some(Shuffles { people, broken_off, .. }) => {
            let people = people.iter().map(|name| terminal::plain(name)).collect::<Vec<_>>().join(", ");
            let before = match broken_off {
                0 => String::new(),
                times => format!("; beginning was broken off {times} times before"),
            };
            format!(
                "all follow from the committed seed and from numbers opened after everything was fixed, by {people}{before}"
            )
        }
    };
    format!("{id}, {steps} steps, {end}; {draws} draws, {proof}")
}
