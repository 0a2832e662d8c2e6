//! The analysis of a finished game, decision by decision: how likely everybody was to win before it and after it, what else could have been
//! done, and what of it all was choice and what was luck.
//!
//! Each decision is looked at through the view its seat had then. It can be asked for alone and in any order, and the same question has the
//! same answer, so whoever asks can stop, go on and keep what they have. What is told are means over imagined ends with their errors; what
//! is claimed in words has to stand out from these, see [`Summary`].

use std::sync::Arc;

use comptoir_bots::{Appraisal, Appraised, End, appraise};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::playthrough::{Move, Playthrough};
use comptoir_kernel::record::Record;
use comptoir_kernel::standings::Standing;
use comptoir_kernel::{Chance, Heuristic, Remarks, Seat, Viewer, Witnessed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::engine::{differs, imagined};
use crate::{Trouble, frame, json};

/// The most worlds that are looked at for one decision.
const MOST_WORLDS: u32 = 10_000;
/// The most turning points that are named, and the most best and dearest moves of each seat.
const NAMED: usize = 5;
const MOVES: usize = 3;
/// Of what is named in words, at most this part is chance.
const FALSE: f64 = 0.05;

/// A mean, and how far it may be off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Estimate {
    /// The mean.
    pub mean: f32,
    /// Its standard error: twice as much to either side is an interval of 95 %.
    pub error: f32,
}

impl Estimate {
    /// Of these samples, each between -1 and 1. One more that is off by as much as can be is added to the error, so that a few that agree
    /// by luck are not taken for certain.
    fn of(samples: impl Iterator<Item = f32> + Clone) -> Estimate {
        let count = samples.clone().count().max(2) as f32;
        let mean = samples.clone().sum::<f32>() / count;
        let spread: f32 = samples.map(|sample| (sample - mean) * (sample - mean)).sum();
        let error = ((spread + 1.0) / (count * (count - 1.0))).sqrt();
        Estimate { mean: rounded(mean), error: rounded(error) }
    }

    fn exactly(mean: f32) -> Estimate {
        Estimate { mean, error: 0.0 }
    }

    /// The sum of two that know nothing of each other.
    fn plus(self, other: Estimate) -> Estimate {
        let error = (self.error * self.error + other.error * other.error).sqrt();
        Estimate { mean: self.mean + other.mean, error }
    }

    fn minus(self, other: Estimate) -> Estimate {
        self.plus(Estimate { mean: -other.mean, ..other })
    }

    /// How likely something so far from nothing is, if there is nothing.
    fn by_chance(self) -> f64 {
        if self.error <= 0.0 {
            return if self.mean == 0.0 { 1.0 } else { 0.0 };
        }
        libm::erfc(f64::from(self.mean.abs() / self.error) / std::f64::consts::SQRT_2)
    }
}

/// Four places are more than any of these numbers has.
fn rounded(number: f32) -> f32 {
    (number * 10_000.0).round() / 10_000.0
}

/// What a seat can expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Prospect {
    /// Its chance to win; of a shared victory its part.
    pub chance: Estimate,
    /// Its place.
    pub place: f32,
    /// Its points.
    pub points: f32,
}

/// Something else that could have been done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Alternative {
    /// The game's action.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// What whoever decided could have expected of it.
    pub prospect: Prospect,
    /// How much more likely they would have been to win than with what they did, in the same worlds.
    pub gain: Estimate,
}

/// What came of looking at one decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Analysed {
    /// The step of the record.
    pub n: u32,
    /// Who decided; everything here is told from what they could know.
    pub seat: Seat,
    /// The game's action.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// What can be said about the step: the game's `Remark`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub remark: Option<Value>,
    /// How many actions there were to choose from.
    pub choices: u32,
    /// What everybody could expect before it, if the best of what was compared is done; in seat order.
    pub before: Vec<Prospect>,
    /// And after what was done.
    pub after: Vec<Prospect>,
    /// What the choice did to everybody's chance, against the best: nothing where it was the best.
    pub choice: Vec<Estimate>,
    /// How much better for whoever decided it was than the best other action that was compared; less than nothing if it was worse.
    pub edge: Option<Estimate>,
    /// What it was compared with, best first.
    pub others: Vec<Alternative>,
    /// Worlds thought through.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub worlds: u64,
}

/// What became of a seat's chance in the course of the game. `start`, `own`, `others` and `luck` add up to `result`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Account {
    /// Its chance before the first decision.
    pub start: Estimate,
    /// What its own choices did to it, against the best.
    pub own: Estimate,
    /// What the others' choices did to it.
    pub others: Estimate,
    /// What is left: what was drawn, and what came to light.
    pub luck: Estimate,
    /// Its part of the victory.
    pub result: f32,
    /// Its moves that were clearly better than everything else compared, the most important first.
    pub best: Vec<Weight>,
    /// Its moves that clearly cost it chances, the dearest first.
    pub dearest: Vec<Weight>,
}

/// A decision, and how much it weighed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Weight {
    /// The step of the record.
    pub n: u32,
    /// By how much it was better or worse than the best other action.
    pub by: Estimate,
}

/// A moment at which somebody's chance turned.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct TurningPoint {
    /// The step of the record.
    pub n: u32,
    /// Whether it was luck: what was drawn or came to light after that step. Otherwise it was the choice made in it.
    pub luck: bool,
    /// Whose chance turned most.
    pub seat: Seat,
    /// What it was before.
    pub from: f32,
    /// By how much it turned.
    pub by: Estimate,
}

/// A whole game, from all its decisions. A turning point, a best or a dearest move is only named where it stands out from the errors: of all
/// that would be named if there were only noise, hardly any is (Benjamini and Hochberg, 1995, at 5 %).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Summary {
    /// In seat order.
    pub seats: Vec<Account>,
    /// The greatest first.
    pub turns: Vec<TurningPoint>,
}

/// A finished game that is open for analysis.
pub struct Analysis<G: Remarks> {
    decisions: Vec<Decided<G>>,
    standings: Vec<Standing>,
}

/// A decision that stands.
struct Decided<G: Remarks> {
    n: usize,
    seat: Seat,
    before: Arc<G>,
    action: G::Action,
    remark: Option<G::Remark>,
}

impl<G: Heuristic + Remarks> Analysis<G> {
    /// Opens a record. A game that is not over is not analysed: that would be advice.
    pub fn open(record: &Record<G>) -> Result<Analysis<G>, Trouble> {
        let beginning = Playthrough::<G>::begin_again(&record.header).map_err(|why| differs((0, why)))?;
        let mut playthrough = beginning.playthrough;
        let mut decisions: Vec<Decided<G>> = Vec::new();
        for (n, step) in (1..).zip(&record.steps) {
            let outcome = playthrough.repeat(step).map_err(|why| differs((n, why)))?;
            match &step.played {
                Move::Action(action) => {
                    let seat = step.seat;
                    let remark =
                        G::remark(&Witnessed::new(seat, &outcome.before, playthrough.game(), &outcome.told));
                    let action = action.clone();
                    decisions.push(Decided { n, seat, before: outcome.before, action, remark });
                }
                Move::Undo => {
                    decisions.pop();
                }
                Move::Rewind(to) => decisions.retain(|decision| decision.n <= *to),
            }
        }
        // Withdrawing an offer, say: nobody waits for it, so there is nothing else to compare it with.
        decisions.retain(|decision| decision.before.to_act().seats().contains(decision.seat));
        let standings = frame::standings(playthrough.game()).ok_or(Trouble::NotThere)?;
        Ok(Analysis { decisions, standings })
    }

    /// The steps of the record that are decisions and were not taken back.
    pub fn decisions(&self) -> impl Iterator<Item = u32> {
        self.decisions.iter().map(|decision| decision.n as u32)
    }

    /// How it ended.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// Looks at the decision of this step in about so many worlds; nothing where the step is none.
    pub fn look(&self, n: u32, seed: u64, worlds: u32) -> Option<Analysed> {
        let decided = self.decisions.iter().find(|decision| decision.n == n as usize)?;
        let Decided { seat, action, remark, .. } = decided;
        let view = decided.before.view(Viewer::Seat(*seat));
        let mut legal = Vec::new();
        imagined::<G>(&view).legal(*seat, &mut legal);
        // Neighbours must not look at the same worlds.
        let mut seeds = Fast::new(seed ^ (u64::from(n) << 32));
        seeds.below(2);
        let worlds = worlds.min(MOST_WORLDS);
        let looked = appraise::<G>(&view, *seat, &legal, action, worlds, seeds.next_seed());
        let told = Looked { at: &looked, seat: seat.index(), seats: self.standings.len() };
        Some(Analysed {
            n,
            seat: *seat,
            action: json(action),
            remark: remark.as_ref().map(json),
            choices: legal.len() as u32,
            before: told.each(|seat| told.prospect(seat, |world| told.best(world))),
            after: told.each(|seat| told.prospect(seat, |world| told.taken(world))),
            choice: told.each(|seat| told.difference(seat, |world| (told.taken(world), told.best(world)))),
            edge: told.edge(),
            others: told.others(),
            worlds: looked.worlds,
        })
    }
}

/// What is told of an appraisal. What is best is found in the even worlds and measured in the odd ones, and the other way round: whatever
/// seems best in some worlds seems better there than it is.
struct Looked<'a, A> {
    at: &'a Appraisal<A>,
    seat: usize,
    seats: usize,
}

impl<A: Serialize> Looked<'_, A> {
    fn worlds(&self) -> usize {
        self.at.tried.first().map_or(0, |tried| tried.ends.len())
    }

    fn each<T>(&self, of: impl Fn(usize) -> T) -> Vec<T> {
        (0..self.seats).map(of).collect()
    }

    fn taken(&self, world: usize) -> &End {
        &self.at.tried[0].ends[world]
    }

    /// What follows in a world from what seems best in the other half of them, of the actions from this place on.
    fn best_from(&self, first: usize, world: usize) -> &End {
        let worth = |tried: &Appraised<A>| {
            tried.ends.iter().skip(1 - world % 2).step_by(2).map(|end| end.worth[self.seat]).sum::<f32>()
        };
        let mut best = first;
        let mut most = f32::NEG_INFINITY;
        for (place, tried) in self.at.tried.iter().enumerate().skip(first) {
            let worth = worth(tried);
            if worth > most {
                (best, most) = (place, worth);
            }
        }
        &self.at.tried[best].ends[world]
    }

    fn best(&self, world: usize) -> &End {
        self.best_from(0, world)
    }

    fn prospect<'b>(&'b self, seat: usize, end: impl Fn(usize) -> &'b End) -> Prospect {
        let worlds = 0..self.worlds();
        let count = worlds.len().max(1) as f32;
        let mean = |of: fn(&End) -> &[f32; comptoir_kernel::MAX_SEATS]| {
            rounded(worlds.clone().map(|world| of(end(world))[seat]).sum::<f32>() / count)
        };
        Prospect {
            chance: Estimate::of(worlds.clone().map(|world| end(world).won[seat])),
            place: mean(|end| &end.place),
            points: mean(|end| &end.points),
        }
    }

    fn difference<'b>(&'b self, seat: usize, ends: impl Fn(usize) -> (&'b End, &'b End)) -> Estimate {
        let difference = |world| {
            let (one, other) = ends(world);
            one.won[seat] - other.won[seat]
        };
        let all_the_same = (0..self.worlds()).all(|world| std::ptr::eq(ends(world).0, ends(world).1));
        if all_the_same {
            return Estimate::default();
        }
        Estimate::of((0..self.worlds()).map(difference))
    }

    fn edge(&self) -> Option<Estimate> {
        let compared = self.at.tried.len() > 1;
        compared.then(|| self.difference(self.seat, |world| (self.taken(world), self.best_from(1, world))))
    }

    fn others(&self) -> Vec<Alternative> {
        let worth = |tried: &Appraised<A>| tried.ends.iter().map(|end| end.worth[self.seat]).sum::<f32>();
        let mut others: Vec<&Appraised<A>> = self.at.tried.iter().skip(1).collect();
        others.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        let told = |tried: &Appraised<A>| Alternative {
            action: json(&tried.action),
            prospect: self.prospect(self.seat, |world| &tried.ends[world]),
            gain: self.difference(self.seat, |world| (&tried.ends[world], self.taken(world))),
        };
        others.into_iter().map(told).collect()
    }
}

impl Summary {
    /// Of the decisions of a game in their order, and how it ended. If some are missing, what happened in between counts as luck.
    pub fn of(decisions: &[Analysed], standings: &[Standing]) -> Summary {
        let winners = standings.iter().filter(|line| line.rank == 1).count().max(1) as f32;
        let results: Vec<f32> =
            standings.iter().map(|line| if line.rank == 1 { 1.0 / winners } else { 0.0 }).collect();
        // An analysis that somebody else wrote may have other seats.
        let decisions: Vec<&Analysed> =
            decisions.iter().filter(|decision| decision.is_of(standings.len())).collect();
        let edges: Vec<Estimate> = decisions.iter().filter_map(|decision| decision.edge).collect();
        let clear = clearly(&edges);
        let clear: Vec<(u32, Seat, Estimate)> = decisions
            .iter()
            .filter_map(|decision| Some((decision.n, decision.seat, decision.edge?)))
            .zip(clear)
            .filter_map(|(edge, clear)| clear.then_some(edge))
            .collect();
        let account = |(seat, result): (usize, &f32)| {
            let start = decisions.first().map_or_else(Estimate::default, |first| first.before[seat].chance);
            let sum = |own: bool| {
                let of = decisions.iter().filter(|decision| (decision.seat.index() == seat) == own);
                of.fold(Estimate::default(), |sum, decision| sum.plus(decision.choice[seat]))
            };
            let (own, others) = (sum(true), sum(false));
            let moves = |sign: f32| {
                let mut moves: Vec<Weight> = clear
                    .iter()
                    .filter(|(_, who, by)| who.index() == seat && by.mean * sign > 0.0)
                    .map(|&(n, _, by)| Weight { n, by })
                    .collect();
                moves.sort_by(|one, other| other.by.mean.abs().total_cmp(&one.by.mean.abs()));
                moves.truncate(MOVES);
                moves
            };
            Account {
                start,
                own,
                others,
                luck: Estimate::exactly(*result).minus(start).minus(own).minus(others),
                result: *result,
                best: moves(1.0),
                dearest: moves(-1.0),
            }
        };
        Summary {
            seats: results.iter().enumerate().map(account).collect(),
            turns: turns(&decisions, &results),
        }
    }
}

impl Analysed {
    fn is_of(&self, seats: usize) -> bool {
        self.seat.index() < seats && [self.before.len(), self.after.len(), self.choice.len()] == [seats; 3]
    }
}

fn turns(decisions: &[&Analysed], results: &[f32]) -> Vec<TurningPoint> {
    let mut turns = Vec::new();
    for (at, decision) in decisions.iter().enumerate() {
        let next = decisions.get(at + 1);
        for (place, result) in results.iter().enumerate() {
            let seat = Seat(place as u8);
            let after = decision.after[place].chance;
            let then = next.map_or(Estimate::exactly(*result), |next| next.before[place].chance);
            let by = decision.choice[place];
            turns.push(TurningPoint {
                n: decision.n,
                luck: false,
                seat,
                from: decision.before[place].chance.mean,
                by,
            });
            turns.push(TurningPoint {
                n: decision.n,
                luck: true,
                seat,
                from: after.mean,
                by: then.minus(after),
            });
        }
    }
    let clear = clearly(&turns.iter().map(|turn| turn.by).collect::<Vec<_>>());
    let mut turns: Vec<TurningPoint> =
        turns.into_iter().zip(clear).filter_map(|(turn, clear)| clear.then_some(turn)).collect();
    turns.sort_by(|one, other| other.by.mean.abs().total_cmp(&one.by.mean.abs()));
    // One seat's gain is the others' loss: it is told once.
    let mut named: Vec<TurningPoint> = Vec::new();
    for turn in turns {
        if !named.iter().any(|other| (other.n, other.luck) == (turn.n, turn.luck)) {
            named.push(turn);
        }
        if named.len() == NAMED {
            break;
        }
    }
    named
}

/// Which of these are something: of those it says it of, at most one in twenty is nothing.
fn clearly(estimates: &[Estimate]) -> Vec<bool> {
    let likely: Vec<f64> = estimates.iter().map(|estimate| estimate.by_chance()).collect();
    let mut sorted = likely.clone();
    sorted.sort_by(f64::total_cmp);
    let step = FALSE / sorted.len().max(1) as f64;
    let bar = (1..).zip(&sorted).filter(|(nth, likely)| **likely <= f64::from(*nth) * step).last();
    let bar = bar.map_or(-1.0, |(_, likely)| *likely);
    likely.into_iter().map(|likely| likely <= bar).collect()
}

#[cfg(test)]
mod tests {
    use comptoir_bots::{Bot, Level};
    use comptoir_games::{Ugo, shelf, with_game};
    use comptoir_kernel::ToAct;
    use comptoir_kernel::playthrough::By;
    use comptoir_kernel::record::{FORMAT, Header};

    use super::*;

    /// A game of traders, as its record.
    pub fn record<G: Heuristic + Remarks>(seed: u64) -> Record<G> {
        let mut chance = Fast::new(seed);
        let (options, seats) = (G::Options::default(), G::info().seats[0]);
        let beginning = Playthrough::<G>::begin(&options, seats, &mut chance).unwrap();
        let mut playthrough = beginning.playthrough;
        let mut bot = Bot::<G>::new(Level::Trader, seed);
        let mut steps = Vec::new();
        let mut legal = Vec::new();
        while let ToAct::Seats(acting) = playthrough.game().to_act() {
            let seat = acting.first().unwrap();
            legal.clear();
            playthrough.game().legal(seat, &mut legal);
            let place = bot.choose(&playthrough.game().view(Viewer::Seat(seat)), seat, &legal).unwrap();
            steps.push(playthrough.act(seat, By::Bot, &legal[place], &mut chance).unwrap().step);
        }
        let header = Header {
            comptoir: FORMAT,
            game: G::info().id.clone(),
            edition: G::info().newest(),
            options: json(&options),
            seats: vec![String::new(); usize::from(seats)],
            bots: Vec::new(),
            coached: Vec::new(),
            fairness: None,
            chance: beginning.chance,
            hash: beginning.hash,
        };
        Record { header, steps, closing: None }
    }

    fn adds_up<G: Heuristic + Remarks>() {
        let name = &G::info().id;
        let record = record::<G>(3);
        let Ok(analysis) = Analysis::open(&record) else { panic!("{name}: it is over") };
        let all: Vec<u32> = analysis.decisions().collect();
        assert_eq!(all.len(), record.steps.len(), "{name}: nothing was taken back");
        let chosen: Vec<u32> =
            all.iter().copied().step_by(all.len() / 6).chain(all.last().copied()).collect();
        let looked: Vec<Analysed> = chosen.iter().map(|&n| analysis.look(n, 1, 30).unwrap()).collect();
        assert_eq!(looked[2], analysis.look(chosen[2], 1, 30).unwrap(), "{name}: the same question");
        for decision in &looked {
            for prospects in [&decision.before, &decision.after] {
                let sum: f32 = prospects.iter().map(|prospect| prospect.chance.mean).sum();
                assert!((sum - 1.0).abs() < 0.01, "{name}: somebody wins: {decision:?}");
            }
            for ((before, after), choice) in decision.before.iter().zip(&decision.after).zip(&decision.choice)
            {
                let by = after.chance.mean - before.chance.mean;
                assert!((by - choice.mean).abs() < 0.01, "{name}: {decision:?}");
            }
            assert_eq!(decision.edge.is_none(), decision.others.is_empty(), "{name}");
        }
        let last = looked.last().unwrap();
        assert!(last.choices > 0 && last.n as usize == record.steps.len(), "{name}");
        let text = serde_json::to_string(&looked).unwrap();
        let again: Vec<Analysed> = comptoir_kernel::reading::from_text(&text).unwrap();
        assert_eq!(again, looked, "{name}: it is kept as JSON");
        let summary = Summary::of(&looked, analysis.standings());
        for account in &summary.seats {
            let sum = account.start.mean + account.own.mean + account.others.mean + account.luck.mean;
            assert!((sum - account.result).abs() < 0.01, "{name}: {account:?}");
        }
        assert!(analysis.look(0, 1, 30).is_none(), "{name}: the set-up is no decision");
        let open = Record { steps: record.steps[..record.steps.len() - 1].to_vec(), ..record };
        assert!(matches!(Analysis::open(&open), Err(Trouble::NotThere)), "{name}: it is not over");
    }

    #[test]
    fn every_decision_of_a_game_can_be_looked_at_alone() {
        for info in shelf() {
            with_game!(info.id.as_str(), G => adds_up::<G>()).unwrap();
        }
    }

    #[test]
    fn what_was_taken_back_is_not_looked_at() {
        let record = record::<Ugo>(3);
        let n = record.steps.len();
        let mut playthrough = Playthrough::<Ugo>::begin_again(&record.header).unwrap().playthrough;
        let mut steps = Vec::new();
        for step in &record.steps {
            playthrough.repeat(step).unwrap();
            steps.push(step.clone());
            if steps.len() == 6 {
                let back = playthrough.rewind(step.seat, By::Person, 5).unwrap();
                steps.push(back.step);
                playthrough.repeat(step).unwrap();
                steps.push(step.clone());
            }
        }
        let again = Record { steps, ..record };
        let analysis = Analysis::open(&again).unwrap_or_else(|_| panic!("it is over"));
        let all: Vec<u32> = analysis.decisions().collect();
        assert_eq!(all.len(), n);
        assert_eq!(all[4..7], [5, 8, 9], "steps 6 and 7 were taken back");
    }

    /// A decision of seat 0 of two, after which its chance is so.
    fn decision(n: u32, before: f32, after: f32, error: f32) -> Analysed {
        let prospect = |mean| Prospect { chance: Estimate { mean, error }, place: 1.0, points: 0.0 };
        let by = Estimate { mean: after - before, error };
        Analysed {
            n,
            seat: Seat(0),
            action: Value::Null,
            remark: None,
            choices: 2,
            before: vec![prospect(before), prospect(1.0 - before)],
            after: vec![prospect(after), prospect(1.0 - after)],
            choice: vec![by, Estimate { mean: -by.mean, error }],
            edge: Some(by),
            others: Vec::new(),
            worlds: 1,
        }
    }

    fn standings(won: usize) -> Vec<Standing> {
        (0..2)
            .map(|seat| Standing { seat: Seat(seat as u8), rank: 1 + u8::from(seat != won), points: 0 })
            .collect()
    }

    #[test]
    fn choices_and_luck_are_told_apart() {
        let decisions =
            [decision(1, 0.5, 0.5, 0.02), decision(2, 0.5, 0.2, 0.02), decision(3, 0.7, 0.7, 0.02)];
        let summary = Summary::of(&decisions, &standings(0));
        let [first, second] = &summary.seats[..] else { panic!("two seats") };
        assert!((first.own.mean + 0.3).abs() < 1e-4 && (second.others.mean - 0.3).abs() < 1e-4, "{first:?}");
        // From 0.2 to 0.7, and from 0.7 to victory.
        assert!((first.luck.mean - 0.8).abs() < 1e-4 && (second.luck.mean + 0.8).abs() < 1e-4, "{first:?}");
        assert_eq!(first.dearest.iter().map(|weight| weight.n).collect::<Vec<_>>(), [2]);
        assert!(first.best.is_empty() && second.best.is_empty());
        let told: Vec<(u32, bool)> = summary.turns.iter().map(|turn| (turn.n, turn.luck)).collect();
        assert_eq!(told, [(2, true), (2, false), (3, true)], "each of them once, the greatest first");
    }

    #[test]
    fn nothing_is_claimed_below_the_noise() {
        let mut chance = Fast::new(1);
        let mut noise = || chance.below(1001) as f32 / 1000.0 * 0.3 - 0.15;
        let decisions: Vec<Analysed> =
            (1..=200).map(|n| decision(n, 0.5 + noise(), 0.5 + noise(), 0.1)).collect();
        let summary = Summary::of(&decisions, &standings(0));
        let moves: usize = summary.seats.iter().map(|seat| seat.best.len() + seat.dearest.len()).sum();
        assert_eq!(moves, 0);
        // That somebody won at last is no noise.
        assert!(summary.turns.iter().all(|turn| (turn.n, turn.luck) == (200, true)), "{:?}", summary.turns);
    }

    #[test]
    fn few_that_agree_are_not_certain() {
        let of = |samples: &[f32]| Estimate::of(samples.iter().copied());
        assert!(of(&[0.0; 8]).error > 0.1 && of(&[0.0; 80]).error < 0.02);
        let half: Vec<f32> = (0..100).map(|nth| (nth % 2) as f32).collect();
        let half = of(&half);
        assert!((half.mean - 0.5).abs() < 1e-4 && (half.error - 0.05).abs() < 0.002, "{half:?}");
    }
}
