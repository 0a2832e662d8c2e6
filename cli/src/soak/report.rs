//! What a run found, written down as it goes.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};

use super::Attack;
use comptoir_terminal::terminal;

/// What one case found, or all of them together, by name.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Figures(BTreeMap<String, Figure>);

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Figure {
    /// Cases add up.
    Count(u64),
    /// The largest of any case is the one that matters.
    Worst(f64),
}

impl Figures {
    /// So many more of something.
    pub fn count(&mut self, what: &str, many: usize) {
        self.join(what, Figure::Count(many as u64));
    }

    /// Something of which only the largest matters.
    pub fn worst(&mut self, what: &str, much: f64) {
        self.join(what, Figure::Worst(much));
    }

    /// What the cases found together.
    pub fn add(&mut self, other: &Figures) {
        for (what, figure) in &other.0 {
            self.join(what, *figure);
        }
    }

    fn join(&mut self, what: &str, new: Figure) {
        let joined = match (self.0.get(what), new) {
            (Some(Figure::Count(known)), Figure::Count(new)) => Figure::Count(known + new),
            (Some(Figure::Worst(known)), Figure::Worst(new)) => Figure::Worst(known.max(new)),
            _ => new,
        };
        self.0.insert(what.to_owned(), joined);
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, (what, figure)) in self.0.iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            match figure {
                Figure::Count(count) => write!(f, "{comma}{count} {what}")?,
                Figure::Worst(worst) => write!(f, "{comma}{what} {worst:.2}")?,
            }
        }
        Ok(())
    }
}

/// A case that found something wrong.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Failed {
    case: u32,
    why: String,
}

/// What a run has found so far.
#[derive(Debug, Serialize, Deserialize)]
pub struct Report {
    attack: String,
    seed: u64,
    /// Cases in which all was well.
    pub passed: u32,
    /// The others.
    pub failures: Vec<Failed>,
    figures: Figures,
    #[serde(skip)]
    file: Option<PathBuf>,
}

impl Report {
    /// Begins one, or goes on with the one in the file.
    pub fn begin(attack: Attack, seed: u64, file: Option<&Path>) -> anyhow::Result<Report> {
        let attack = attack.to_string();
        let new = Report {
            attack: attack.clone(),
            seed,
            passed: 0,
            failures: Vec::new(),
            figures: Figures::default(),
            file: file.map(Path::to_owned),
        };
        let Some(file) = file.filter(|file| file.exists()) else { return Ok(new) };
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let found: Report =
            serde_json::from_str(&text).with_context(|| format!("{} is no report", file.display()))?;
        ensure!(
            (&found.attack, found.seed) == (&attack, seed),
            "{} is the report of {} with seed {}: name another file",
            file.display(),
            found.attack,
            found.seed
        );
        Ok(Report { file: Some(file.to_owned()), ..found })
    }

    /// Cases that are done.
    pub fn done(&self) -> u32 {
        self.passed + self.failures.len() as u32
    }

    /// Adds what a case found, and writes it down.
    pub fn add(&mut self, case: u32, found: anyhow::Result<Figures>) -> anyhow::Result<()> {
        match found {
            Ok(figures) => {
                self.figures.add(&figures);
                self.passed += 1;
            }
            Err(why) => {
                let why = format!("{why:#}");
                terminal::complain(&format!("{} {case}: {why}", self.attack));
                self.failures.push(Failed { case, why });
            }
        }
        let Some(file) = &self.file else { return Ok(()) };
        // Whole or not at all: the run may end at any moment.
        let half = file.with_extension("part");
        std::fs::write(&half, serde_json::to_string_pretty(self)?)?;
        Ok(std::fs::rename(&half, file)?)
    }

    /// Prints it for people or, with the command that was run, for the page of proofs.
    pub fn print(&self, out: &mut impl Write, proof_of: Option<&str>) -> std::io::Result<()> {
        let Report { attack, passed, failures, figures, .. } = self;
        if let Some(command) = proof_of {
            let judged = format!("{passed} passed, {} failed", failures.len());
            return writeln!(out, "| {attack} | `{command}` | {judged} | {figures} | {} |", today());
        }
        for Failed { case, why } in failures {
            writeln!(out, "FAILED  {attack} {case}: {}", terminal::plain(why))?;
        }
        writeln!(out, "{attack}: {passed} passed, {} failed; {figures}", failures.len())
    }
}

/// The date, as 2026-11-16.
fn today() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400);
    date(days)
}

/// The date this many days after the beginning of 1970.
fn date(days: u64) -> String {
    // Years begin in March here, so that a leap day is the last of its year; 1970 lies in the era that began in 1600.
    let since_1600 = days + 135_080;
    let (era, day) = (since_1600 / 146_097, since_1600 % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", 1600 + 400 * era + year + later)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let days = [0, 58, 59, 789, 11_016, 20_773];
        let dates = ["1970-01-01", "1970-02-28", "1970-03-01", "1972-02-29", "2000-02-29", "2026-11-16"];
        assert_eq!(days.map(date), dates);
    }

    #[test]
    fn a_report_goes_on_where_it_stopped_and_belongs_to_one_attack_and_seed() {
        let directory = tempfile::TempDir::new().expect("a directory");
        let file = directory.path().join("report.json");
        let mut report = Report::begin(Attack::Kill, 7, Some(&file)).expect("a new report");
        let mut figures = Figures::default();
        figures.count("kills", 3);
        figures.worst("ratio", 1.5);
        report.add(0, Ok(figures.clone())).expect("it is written");
        report.add(1, Err(anyhow::anyhow!("a move was lost"))).expect("it is written");

        let mut again = Report::begin(Attack::Kill, 7, Some(&file)).expect("the same report");
        assert_eq!((again.done(), again.passed, again.failures.len()), (2, 1, 1));
        again.add(2, Ok(figures)).expect("it is written");
        assert_eq!(again.figures.to_string(), "6 kills, ratio 1.50");
        assert!(Report::begin(Attack::Kill, 8, Some(&file)).is_err());
        assert!(Report::begin(Attack::Slow, 7, Some(&file)).is_err());
    }
}
