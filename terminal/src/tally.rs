//! What many games came to. Everything is counted in whole numbers, so the sum does not depend on the order in which
//! games end.

use std::collections::BTreeMap;

use comptoir_kernel::Standings;
use serde::Serialize;

/// A victory shared by up to five seats, in whole numbers.
const VICTORY: u64 = 60;

/// What many games came to.
#[derive(Clone, Default)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// By seat.
    pub seats: Vec<Results>,
    /// Decisions a game took.
    pub decisions: Counts,
    /// Games that a limit ended (`Game::cut_short`).
    pub cut_short: u64,
}

/// The results of a seat, or of all seats of one kind.
#[derive(Clone, Default)]
pub struct Results {
    victories: u64,
    points: Counts,
}

/// How often each number came up.
#[derive(Clone, Default)]
pub struct Counts(BTreeMap<i32, u64>);

/// A line of the results.
#[derive(Serialize)]
pub struct Line {
    /// Games won; a shared victory counts as its share.
    pub wins: f64,
    /// Of all games.
    pub win_rate: f64,
    /// The points made.
    pub points: Summary,
}

/// How numbers are spread.
#[derive(Serialize)]
#[allow(missing_docs)] // the usual names
pub struct Summary {
    pub mean: f64,
    pub deviation: f64,
    pub least: i32,
    pub tenth: i32,
    pub quarter: i32,
    pub median: i32,
    pub three_quarters: i32,
    pub nine_tenths: i32,
    pub most: i32,
    /// How often each number came up.
    pub histogram: BTreeMap<i32, u64>,
}

impl Tally {
    /// Counts one more game.
    pub fn add(&mut self, standings: &Standings, decisions: usize) {
        self.games += 1;
        self.decisions.add(decisions as i32, 1);
        let winners = standings.winners().count() as u64;
        for line in standings.lines() {
            if self.seats.len() <= line.seat.index() {
                self.seats.resize(line.seat.index() + 1, Results::default());
            }
            let seat = &mut self.seats[line.seat.index()];
            seat.points.add(line.points, 1);
            if line.rank == 1 {
                seat.victories += VICTORY / winners;
            }
        }
    }

    /// Both together.
    #[must_use]
    pub fn merge(mut self, other: &Tally) -> Tally {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        self.cut_short += other.cut_short;
        if self.seats.len() < other.seats.len() {
            self.seats.resize(other.seats.len(), Results::default());
        }
        for (seat, others) in self.seats.iter_mut().zip(&other.seats) {
            seat.merge(others);
        }
        self
    }
}

impl Results {
    /// Adds the results of another seat.
    pub fn merge(&mut self, other: &Results) {
        self.victories += other.victories;
        self.points.merge(&other.points);
    }

    /// Its line; `None` without a game.
    pub fn line(&self) -> Option<Line> {
        let wins = self.victories as f64 / VICTORY as f64;
        Some(Line { wins, win_rate: wins / self.points.total() as f64, points: self.points.summary()? })
    }
}

impl Counts {
    fn add(&mut self, number: i32, times: u64) {
        *self.0.entry(number).or_default() += times;
    }

    fn merge(&mut self, other: &Counts) {
        other.0.iter().for_each(|(number, times)| self.add(*number, *times));
    }

    fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// How the numbers are spread; `None` if there are none.
    pub fn summary(&self) -> Option<Summary> {
        let total = self.total();
        let (least, most) = (*self.0.keys().next()?, *self.0.keys().next_back()?);
        let weighed = |value: &dyn Fn(f64) -> f64| -> f64 {
            let sum: f64 =
                self.0.iter().map(|(number, times)| value(f64::from(*number)) * *times as f64).sum();
            sum / total as f64
        };
        let mean = weighed(&|number| number);
        Some(Summary {
            mean,
            deviation: weighed(&|number| (number - mean).powi(2)).sqrt(),
            least,
            tenth: self.quantile(total / 10)?,
            quarter: self.quantile(total / 4)?,
            median: self.quantile(total / 2)?,
            three_quarters: self.quantile(total * 3 / 4)?,
            nine_tenths: self.quantile(total * 9 / 10)?,
            most,
            histogram: self.0.clone(),
        })
    }

    /// The number in this place when all are put in order, from 0.
    fn quantile(&self, place: u64) -> Option<i32> {
        let mut passed = 0;
        self.0.iter().find_map(|(number, times)| {
            passed += times;
            (passed > place).then_some(*number)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_victory_is_split_and_points_are_spread() {
        let mut tally = Tally::default();
        tally.add(&Standings::by_points(&[10, 10, 4]), 90);
        tally.add(&Standings::by_points(&[10, 20, 4]), 110);
        let lines: Vec<Line> = tally.seats.iter().filter_map(Results::line).collect();
        assert_eq!(lines.iter().map(|line| line.wins).collect::<Vec<_>>(), [0.5, 1.5, 0.0]);
        let points = &lines[1].points;
        assert_eq!((points.mean, points.deviation, points.least, points.most), (15.0, 5.0, 10, 20));
        assert_eq!(tally.decisions.summary().map(|decisions| decisions.mean), Some(100.0));
    }

    #[test]
    fn quantiles_are_numbers_that_came_up() {
        let mut counts = Counts::default();
        (1..=100).for_each(|number| counts.add(number, 1));
        let summary = counts.summary().unwrap();
        assert_eq!((summary.tenth, summary.quarter, summary.median, summary.nine_tenths), (11, 26, 51, 91));
    }

    #[test]
    fn the_order_of_games_does_not_matter() {
        let games = [[3, 9], [9, 3], [5, 5]].map(|points| {
            let mut tally = Tally::default();
            tally.add(&Standings::by_points(&points), 7);
            tally
        });
        let [a, b, c] = games;
        let one = a.clone().merge(&b).merge(&c);
        let other = c.merge(&a).merge(&b);
        let text = |tally: &Tally| {
            tally.seats.iter().map(|seat| serde_json::to_string(&seat.line()).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(text(&one), text(&other));
        assert_eq!(one.games, 3);
    }
}
