//! Of the moments that were given 70 %, were about 70 % won? Bots play whole games, some moments of each are looked at as in any analysis, and
//! the chances given are compared with who won.

use std::fmt::Write as _;
use std::fs;
use std::sync::atomic::Ordering;

use anyhow::Context;
use comptoir_bots::Level;
use comptoir_engine::Analysis;
use comptoir_games::with_game;
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::record::{FORMAT, Header, Record};
use comptoir_kernel::{Heuristic, Remarks, Seat, ToAct, Viewer};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;

use super::{STOP, trouble};
use crate::arena::wilson;
use crate::games::{self, most_seats};
use crate::lot::Lot;
use crate::setup::level;
use crate::table::table;
use crate::{Verdict, terminal};

/// What is only asked when chances are compared with who won.
#[derive(clap::Args)]
pub struct CalibrationArgs {
    /// How many games the bots play
    #[arg(long, requires = "calibrate", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many moments of each game are looked at
    #[arg(long, requires = "calibrate", default_value_t = 6, value_parser = clap::value_parser!(u64).range(1..))]
    moments: u64,
    /// Who plays
    #[arg(long, requires = "calibrate", default_value = "trader", value_parser = level())]
    bots: Level,
    /// Divide the worlds that searching bots think through by this number, to play more games in less time
    #[arg(long, requires = "calibrate", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    haste: u32,
    /// Players at the table; otherwise four, or as near to it as the game allows
    #[arg(long, requires = "calibrate")]
    seats: Option<u8>,
}

/// A chance that was given to a seat, and what became of it.
#[derive(Clone, Copy, Serialize)]
struct Given {
    /// Which game it was.
    game: u64,
    chance: f32,
    won: f32,
}

pub fn run(game: &str, args: &super::Args) -> anyhow::Result<Verdict> {
    let given = with_game!(game, G => play_all::<G>(args)).ok_or_else(|| games::unknown(game))??;
    let report = Report::new(game, args, given);
    if let Some(path) = &args.json {
        fs::write(path, serde_json::to_string(&report)? + "\n")
            .with_context(|| path.display().to_string())?;
    }
    if let Some(path) = &args.svg {
        fs::write(path, report.svg()).with_context(|| path.display().to_string())?;
    }
    report.print(&mut terminal::output())?;
    Ok(if STOP.load(Ordering::Relaxed) { Verdict::Interrupted } else { Verdict::Well })
}

fn play_all<G: Heuristic + Remarks>(args: &super::Args) -> anyhow::Result<Vec<Given>> {
    let bar = ProgressBar::new(args.calibration.games)
        .with_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta}")?);
    let given: Vec<Vec<Given>> = (0..args.calibration.games)
        .into_par_iter()
        .filter(|_| !STOP.load(Ordering::Relaxed))
        .map(|number| {
            let given = look::<G>(number, args);
            bar.inc(1);
            given
        })
        .collect::<anyhow::Result<_>>()?;
    bar.finish_and_clear();
    Ok(given.concat())
}

/// One game, and what some of its moments promised.
fn look<G: Heuristic + Remarks>(number: u64, args: &super::Args) -> anyhow::Result<Vec<Given>> {
    let record = played::<G>(number, args)?;
    let analysis = Analysis::open(&record).map_err(|why| trouble(&why))?;
    let all: Vec<u32> = analysis.decisions().collect();
    let moments = args.calibration.moments;
    let mut given = Vec::new();
    for moment in 0..moments {
        // Spread over the game, and elsewhere in each.
        let place = (moment * all.len() as u64 + number * 7 % all.len() as u64) / moments;
        let Some(n) = all.get(place as usize) else { continue };
        let looked = analysis.look(*n, args.seed, args.worlds()).context("a decision is missing")?;
        let winners = analysis.standings().iter().filter(|line| line.rank == 1).count() as f32;
        for (prospect, line) in looked.after.iter().zip(analysis.standings()) {
            let won = if line.rank == 1 { 1.0 / winners } else { 0.0 };
            given.push(Given { game: number, chance: prospect.chance.mean, won });
        }
    }
    Ok(given)
}

/// A game among bots.
fn played<G: Heuristic + Remarks>(number: u64, args: &super::Args) -> anyhow::Result<Record<G>> {
    let asked = &args.calibration;
    let seats = asked.seats.unwrap_or_else(|| most_seats(G::info()).min(4));
    let lot = Lot::new(args.seed.wrapping_mul(1_000_003).wrapping_add(number), seats);
    let options = G::Options::default();
    let mut chance = lot.shuffles();
    let mut bots = lot.bots::<G>(&vec![asked.bots; usize::from(seats)]);
    let budget = asked.bots.budget::<G>().unhurried().divided_by(asked.haste);
    let beginning = Playthrough::<G>::begin(&options, seats, &mut chance)?;
    let mut playthrough = beginning.playthrough;
    let mut steps = Vec::new();
    let mut legal = Vec::new();
    while let ToAct::Seats(acting) = playthrough.game().to_act() {
        let seat = acting.first().context("nobody is to act")?;
        legal.clear();
        playthrough.game().legal(seat, &mut legal);
        let view = playthrough.game().view(Viewer::Seat(seat));
        let place = bots[seat.index()].choose_within(budget, &view, seat, &legal);
        let action = place.and_then(|place| legal.get(place)).context("a seat has no legal action")?;
        let outcome = playthrough
            .act(seat, By::Bot, action, &mut chance)
            .map_err(|refusal| anyhow::anyhow!("a listed action is refused: {refusal:?}"))?;
        steps.push(outcome.step);
    }
    let header = Header {
        comptoir: FORMAT,
        game: G::info().id.clone(),
        edition: G::info().newest(),
        options: serde_json::to_value(&options)?,
        seats: Seat::all(seats).map(|seat| comptoir_bots::name(seat).to_owned()).collect(),
        bots: vec![Some(asked.bots.to_string()); usize::from(seats)],
        coached: Vec::new(),
        fairness: None,
        chance: beginning.chance,
        hash: beginning.hash,
    };
    Ok(Record { header, steps, closing: None })
}

/// What was given, sorted by how likely it was said to be.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    bots: Level,
    worlds: u32,
    seed: u64,
    games: u64,
    moments: usize,
    /// By how much a chance is off, on average.
    error: f64,
    bins: Vec<Bin>,
    given: Vec<Given>,
}

#[derive(Serialize)]
struct Bin {
    count: usize,
    games: usize,
    given: f64,
    won: f64,
    /// Where the true rate lies with a certainty of 95 %. What is given in one game hangs together, so each game counts once.
    interval: [f64; 2],
}

const BINS: usize = 10;

impl<'a> Report<'a> {
    fn new(game: &'a str, args: &super::Args, given: Vec<Given>) -> Report<'a> {
        let bins: Vec<Bin> = (0..BINS).filter_map(|bin| Bin::of(bin, &given)).collect();
        let off = bins.iter().map(|bin| bin.count as f64 * (bin.given - bin.won).abs()).sum::<f64>();
        let games = distinct(given.iter());
        Report {
            game,
            bots: args.calibration.bots,
            worlds: args.worlds(),
            seed: args.seed,
            games: games as u64,
            moments: given.len(),
            error: off / given.len().max(1) as f64,
            bins,
            given,
        }
    }

    fn print(&self, out: &mut impl std::io::Write) -> std::io::Result<()> {
        let mut rows = table(["", "given %", "won %", "95 % interval", "off by", "moments", "games"]);
        for bin in &self.bins {
            rows.add_row([
                String::new(),
                format!("{:.1}", bin.given * 100.0),
                format!("{:.1}", bin.won * 100.0),
                format!("{:.1} to {:.1}", bin.interval[0] * 100.0, bin.interval[1] * 100.0),
                format!("{:+.1}", (bin.given - bin.won) * 100.0),
                bin.count.to_string(),
                bin.games.to_string(),
            ]);
        }
        writeln!(
            out,
            "{rows}\n{}: {} chances given in {} games of {}, {} worlds a decision; on average off by {:.1} points",
            self.game,
            self.moments,
            self.games,
            self.bots,
            self.worlds,
            self.error * 100.0
        )
    }

    /// The reliability diagram.
    fn svg(&self) -> String {
        let at = |share: f64| (52.0 + share * 320.0, 372.0 - share * 320.0);
        let ((left, low), (right, high)) = (at(0.0), at(1.0));
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 420" font-family="Alegreya Sans, sans-serif" font-size="13" fill="#2b2118">
<rect width="400" height="420" fill="#fffaf0"/>
<text x="16" y="24" font-size="16" font-weight="bold">{}, {} games of {}: off by {:.1}</text>
<path d="M{left} {high}V{low}H{right}" fill="none" stroke="#2b2118"/><path d="M{left} {low}L{right} {high}" stroke="#d9cbb0" stroke-width="2"/>
"##,
            self.game,
            self.games,
            self.bots,
            self.error * 100.0,
        );
        for percent in [0, 25, 50, 75, 100] {
            let (x, y) = at(f64::from(percent) / 100.0);
            let _ = writeln!(
                svg,
                r#"<text x="{x}" y="390" text-anchor="middle">{percent}</text><text x="44" y="{}" text-anchor="end">{percent}</text>"#,
                y + 4.0
            );
        }
        let _ = writeln!(
            svg,
            r#"<text x="212" y="410" text-anchor="middle">given, %</text><text x="60" y="50">won, %</text>"#
        );
        for bin in &self.bins {
            let (x, y) = (at(bin.given).0, at(bin.won).1);
            let (from, to) = (at(bin.interval[0]).1, at(bin.interval[1]).1);
            let size = 2.0 + 10.0 * (bin.count as f64 / self.moments.max(1) as f64).sqrt();
            let _ = writeln!(
                svg,
                r##"<line x1="{x:.1}" x2="{x:.1}" y1="{from:.1}" y2="{to:.1}" stroke="#3d6b8c"/><circle cx="{x:.1}" cy="{y:.1}" r="{size:.1}" fill="#3d6b8c"/>"##
            );
        }
        svg.push_str("</svg>\n");
        svg
    }
}

fn distinct<'a>(given: impl Iterator<Item = &'a Given>) -> usize {
    given.map(|given| given.game).collect::<std::collections::BTreeSet<_>>().len()
}

impl Bin {
    fn of(bin: usize, given: &[Given]) -> Option<Bin> {
        let place = |chance: f32| ((chance * BINS as f32) as usize).min(BINS - 1);
        let here: Vec<&Given> = given.iter().filter(|given| place(given.chance) == bin).collect();
        let count = here.len();
        let mean =
            |of: fn(&Given) -> f32| here.iter().map(|given| f64::from(of(given))).sum::<f64>() / count as f64;
        let (told, won) = (mean(|given| given.chance), mean(|given| given.won));
        let games = distinct(here.iter().copied());
        let interval = wilson(won, games as f64);
        (count > 0).then_some(Bin { count, games, given: told, won, interval })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bin_holds_what_was_given_so() {
        let given: Vec<Given> = (0..10)
            .map(|game| Given { game: game / 2, chance: 0.71, won: f32::from(u8::from(game < 7)) })
            .chain([Given { game: 9, chance: 1.0, won: 1.0 }])
            .collect();
        let bin = Bin::of(7, &given).unwrap();
        assert_eq!((bin.count, bin.games), (10, 5));
        assert!((bin.given - 0.71).abs() < 1e-6 && (bin.won - 0.7).abs() < 1e-6);
        assert!(bin.interval[0] < 0.5 && bin.interval[1] > 0.8, "five games tell little");
        assert!(Bin::of(3, &given).is_none(), "nobody was given that");
        assert_eq!(Bin::of(9, &given).unwrap().count, 1, "certainty is in the last");
    }
}
