//! `comptoir analyse`: what decided a finished game. And how far the chances it gives can be trusted.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use comptoir_engine::{Analysed, Analysis, Summary, Trouble};
use comptoir_games::with_game;
use comptoir_kernel::Edition;
use comptoir_kernel::record::{MAX_BYTES, Record, game_of};
use comptoir_kernel::standings::Standing;
use comptoir_words::{say, shell};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::games::{self, Telling, Terminal, game_id};
use crate::language::LanguageArgs;
use crate::{Verdict, record_file, terminal};

mod calibrate;
mod curve;
mod report;

/// See what decided a finished game: chances move by move, turning points, luck and choices
#[derive(clap::Args)]
pub struct Args {
    /// The record of a finished game; `-` reads it from standard input
    #[arg(required_unless_present = "calibrate")]
    file: Option<PathBuf>,
    /// How closely each decision is looked at
    #[arg(long, default_value = "standard")]
    level: Closeness,
    /// Worlds to imagine for each decision, in place of the level's number
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    worlds: Option<u32>,
    /// Decisions looked at side by side; otherwise as many as there are cores
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
    /// The worlds follow from it: the same seed says the same
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write everything into this file as JSON; if it holds the beginning of the same analysis, go on from there
    #[arg(long, value_name = "OUT")]
    json: Option<PathBuf>,
    /// Draw everybody's chance over the game into this file as SVG
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Instead, let bots play this game, and compare the chances given with who won
    #[arg(long, value_name = "GAME", conflicts_with = "file", value_parser = game_id())]
    calibrate: Option<String>,
    #[command(flatten)]
    calibration: calibrate::CalibrationArgs,
    #[command(flatten)]
    language: LanguageArgs,
}

/// How many worlds are imagined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Closeness {
    Quick,
    Standard,
    Deep,
}

impl Closeness {
    fn worlds(self) -> u32 {
        match self {
            Closeness::Quick => 150,
            Closeness::Standard => 800,
            Closeness::Deep => 4000,
        }
    }
}

impl Args {
    fn worlds(&self) -> u32 {
        self.worlds.unwrap_or_else(|| self.level.worlds())
    }
}

/// Set by the first Ctrl-C: no further decision is begun.
static STOP: AtomicBool = AtomicBool::new(false);

/// Between two times that what is known is written.
const OFTEN: Duration = Duration::from_secs(5);

/// Carries the command out.
pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    let mut pool = rayon::ThreadPoolBuilder::new();
    if let Some(threads) = args.threads {
        pool = pool.num_threads(usize::from(threads));
    }
    let pool = pool.build()?;
    if let Some(game) = &args.calibrate {
        return pool.install(|| calibrate::run(game, args));
    }
    let file = args.file.as_deref().context("there is no record to analyse")?;
    let text = record_file::read(file)?;
    let name = || file.display().to_string();
    let id = game_of(&text).with_context(name)?;
    let mut out = terminal::output();
    with_game!(id.as_str(), G => pool.install(|| analyse::<G>(&text, args, &mut out)))
        .ok_or_else(|| games::unknown(&id))
        .with_context(name)?
}

fn analyse<G: Terminal>(text: &str, args: &Args, out: &mut (impl Write + Send)) -> anyhow::Result<Verdict> {
    let record = Record::<G>::parse(text)?;
    let analysis = Analysis::open(&record).map_err(|why| trouble(&why))?;
    let mut kept = Kept::new(&record, &analysis, args);
    if let Some(path) = &args.json
        && path.exists()
    {
        kept.go_on_from(path)?;
    }
    let telling = Telling::new::<G>(args.language.get(), None, &record.header.seats);
    let all: Vec<u32> = analysis.decisions().collect();
    let done = kept.look_at_the_rest(&analysis, &all, args, &telling)?;
    if let Some(path) = &args.json {
        kept.write(path)?;
    }
    if done < all.len() {
        let (all, kept) = (all.len(), args.json.is_some());
        writeln!(
            out,
            "{}",
            say!(telling.words, shell::ANALYSIS_STOPPED, done = done, all = all, kept = kept)
        )?;
        return Ok(Verdict::Interrupted);
    }
    if let Some(path) = &args.svg {
        let picture = curve::svg(&kept, &telling);
        fs::write(path, picture).with_context(|| path.display().to_string())?;
    }
    report::print::<G>(out, &kept, &telling)?;
    Ok(Verdict::Well)
}

fn trouble(why: &Trouble) -> anyhow::Error {
    match why {
        Trouble::NotThere => anyhow::anyhow!("the game is not over; only finished games are analysed"),
        Trouble::Differs { step, why, .. } => {
            anyhow::anyhow!("step {step} does not follow the rules: {}", terminal::plain(why))
        }
        other => anyhow::anyhow!("{other:?}"),
    }
}

/// The form of what is written.
const FORMAT: u32 = 1;

/// An analysis as it is written: all of it, or what there is of it.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Kept {
    comptoir_analysis: u32,
    game: String,
    edition: Edition,
    /// Who sat where.
    seats: Vec<String>,
    /// Tells the record from any other: the states after the set-up and after each step, in short.
    record: String,
    seed: u64,
    worlds: u32,
    /// How many decisions there are to look at.
    of: usize,
    standings: Vec<Standing>,
    decisions: Vec<Analysed>,
    /// Once all are looked at.
    summary: Option<Summary>,
}

impl Kept {
    fn new<G: Terminal>(record: &Record<G>, analysis: &Analysis<G>, args: &Args) -> Kept {
        let last = record.steps.last().map_or(&record.header.hash, |step| &step.hash);
        Kept {
            comptoir_analysis: FORMAT,
            game: record.header.game.clone(),
            edition: record.header.edition,
            seats: record.header.seats.clone(),
            record: format!("{}-{}-{}", record.header.hash.0, record.steps.len(), last.0),
            seed: args.seed,
            worlds: args.worlds(),
            of: analysis.decisions().count(),
            standings: analysis.standings().to_vec(),
            decisions: Vec::new(),
            summary: None,
        }
    }

    /// Takes over what an earlier run has written, if it looked at the same in the same way.
    fn go_on_from(&mut self, path: &Path) -> anyhow::Result<()> {
        let name = || path.display().to_string();
        let length = fs::metadata(path).with_context(name)?.len();
        ensure!(length <= MAX_BYTES, "{} is larger than any analysis", path.display());
        let text = fs::read_to_string(path).with_context(name)?;
        let earlier: Kept = serde_json::from_str(&text).with_context(|| {
            format!("{} holds something else; name another file, or delete it", path.display())
        })?;
        let decisions = earlier.decisions;
        let earlier = Kept { decisions: Vec::new(), summary: None, ..earlier };
        if earlier != *self {
            bail!("{} holds another analysis; name another file, or delete it", path.display());
        }
        self.decisions = decisions;
        Ok(())
    }

    /// Looks at what was not looked at yet, until somebody stops it; how many have been then.
    fn look_at_the_rest<G: Terminal>(
        &mut self,
        analysis: &Analysis<G>,
        all: &[u32],
        args: &Args,
        telling: &Telling,
    ) -> anyhow::Result<usize> {
        let known: BTreeMap<u32, Analysed> = self
            .decisions
            .drain(..)
            .filter(|decision| all.contains(&decision.n))
            .map(|decision| (decision.n, decision))
            .collect();
        let rest: Vec<u32> = all.iter().copied().filter(|n| !known.contains_key(n)).collect();
        let bar = ProgressBar::new(all.len() as u64)
            .with_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}")?)
            .with_message(say!(telling.words, shell::ANALYSIS_DECISIONS))
            .with_position(known.len() as u64);
        let (seed, worlds) = (self.seed, self.worlds);
        let state = Mutex::new((known, Instant::now(), self));
        let looked = rest.par_iter().try_for_each(|&n| -> anyhow::Result<()> {
            if STOP.load(Ordering::Relaxed) {
                return Ok(());
            }
            let looked = analysis.look(n, seed, worlds).context("a decision is missing")?;
            bar.inc(1);
            let mut state = state.lock().map_err(|_| anyhow::anyhow!("another thread failed"))?;
            let (known, written, kept) = &mut *state;
            known.insert(n, looked);
            if let Some(path) = &args.json
                && written.elapsed() >= OFTEN
            {
                kept.decisions = known.values().cloned().collect();
                kept.write(path)?;
                *written = Instant::now();
            }
            Ok(())
        });
        bar.finish_and_clear();
        looked?;
        let (known, _, kept) = state.into_inner().map_err(|_| anyhow::anyhow!("another thread failed"))?;
        kept.decisions = known.into_values().collect();
        if kept.decisions.len() == all.len() {
            kept.summary = Some(Summary::of(&kept.decisions, &kept.standings));
        }
        Ok(kept.decisions.len())
    }

    /// Whole or not at all: whoever pulls the plug keeps what was written before.
    fn write(&self, path: &Path) -> anyhow::Result<()> {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".part");
        let beside = PathBuf::from(beside);
        let write = || -> io::Result<()> {
            fs::write(&beside, serde_json::to_string(self)? + "\n")?;
            fs::rename(&beside, path)
        };
        write().with_context(|| path.display().to_string())
    }

    fn decision(&self, n: u32) -> Option<&Analysed> {
        self.decisions.iter().find(|decision| decision.n == n)
    }
}

#[cfg(test)]
mod tests;
