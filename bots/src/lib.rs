//! Computer players. A bot gets what its seat sees, what it may do, a budget and a source of chance; it never holds a
//! state, so it cannot cheat. Its choice is the same for the same seed, unless its time runs out.

mod search;
mod worth;

use std::time::{Duration, Instant};

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Heuristic, MAX_SEATS, Seat};
pub use search::{Appraisal, Appraised, Counsel, End, Tried, appraise, counsel};
use search::{Decision, Search};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

/// How well a bot plays, weakest first.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    /// Any legal action. It is for tests and measurements; nobody wants to sit at a table with it.
    Random,
    /// A sensible player who overlooks things.
    Apprentice,
    /// The action a sensible player values most.
    #[serde(alias = "merchant", alias = "heuristic")] // its names in older data
    #[strum(to_string = "trader", serialize = "merchant")] // and on older command lines
    Trader,
    /// Thinks ahead for about half a second.
    Master,
    /// Thinks ahead for about three seconds.
    Legend,
}

impl Level {
    /// The levels people can play against.
    pub const OFFERED: [Level; 4] = [Level::Apprentice, Level::Trader, Level::Master, Level::Legend];

    /// What this level may spend on one decision of `G`. The time is a limit for slow machines: it is the number of worlds
    /// that ends a thought, so that the same seed chooses the same.
    pub fn budget<G: Heuristic>(self) -> Budget {
        match self {
            Level::Random | Level::Apprentice | Level::Trader => Budget { worlds: 0, time: None, threads: 1 },
            Level::Master => {
                Budget { worlds: G::MASTER.worlds, time: Some(Duration::from_millis(750)), threads: 1 }
            }
            Level::Legend => {
                Budget { worlds: G::LEGEND.worlds, time: Some(Duration::from_secs(4)), threads: 1 }
            }
        }
    }
}

/// What a bot in this seat is called, wherever it is shown or written down: three of a kind at one table could not be told
/// apart by their level.
pub fn name(seat: Seat) -> &'static str {
    const NAMES: [&str; MAX_SEATS] = ["Ada", "Bruno", "Clio", "Diego", "Edda"];
    NAMES[seat.index() % MAX_SEATS]
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Imagined worlds, of all threads together.
    pub worlds: u32,
    /// And no longer than this. Without a limit no clock is looked at; in WebAssembly there is none.
    pub time: Option<Duration>,
    /// Searches side by side, whose votes are added up.
    pub threads: u8,
}

impl Budget {
    /// The same, cut short.
    #[must_use]
    pub fn at_most(self, time: Duration) -> Budget {
        Budget { time: Some(self.time.map_or(time, |limit| limit.min(time))), ..self }
    }

    /// The same however long it takes, so that the choice follows from the seed alone.
    #[must_use]
    pub fn unhurried(self) -> Budget {
        Budget { time: None, ..self }
    }

    /// A part of it.
    #[must_use]
    pub fn divided_by(self, parts: u32) -> Budget {
        Budget { worlds: self.worlds / parts.max(1), ..self }
    }
}

/// A computer player in one seat of one game. It chooses from a view:
///
/// ```
/// use comptoir_bots::{Bot, Level};
/// use comptoir_games::ugo::{Action, Ugo, View};
/// use comptoir_kernel::Seat;
/// fn fair(bot: &mut Bot<Ugo>, view: &View, legal: &[Action]) -> Option<usize> {
///     bot.choose(view, Seat(0), legal)
/// }
/// ```
///
/// No state can be put in the place of the view:
///
/// ```compile_fail,E0308
/// use comptoir_bots::{Bot, Level};
/// use comptoir_games::ugo::{Action, Ugo, View};
/// use comptoir_kernel::Seat;
/// fn fair(bot: &mut Bot<Ugo>, view: &Ugo, legal: &[Action]) -> Option<usize> {
///     bot.choose(view, Seat(0), legal)
/// }
/// ```
///
/// And whoever got hold of a state, as a search does of imagined ones, cannot look into it; it can only be asked for views:
///
/// ```
/// use comptoir_games::ugo::{Ugo, View};
/// use comptoir_kernel::{Game, Seat, Viewer};
/// fn look(state: &Ugo) -> View {
///     state.view(Viewer::Seat(Seat(0)))
/// }
/// ```
///
/// ```compile_fail,E0616
/// use comptoir_games::ugo::{Ugo, View};
/// use comptoir_kernel::{Game, Seat, Viewer};
/// fn look(state: &Ugo) -> usize {
///     state.hands.len()
/// }
/// ```
pub struct Bot<G: Heuristic> {
    level: Level,
    chance: Fast,
    weights: Vec<f32>,
    search: Search<G>,
}

impl<G: Heuristic> Bot<G> {
    /// A bot of this level; its choices follow from the seed.
    pub fn new(level: Level, seed: u64) -> Bot<G> {
        let search = Search::new(if level == Level::Legend { G::LEGEND } else { G::MASTER });
        Bot { level, chance: Fast::new(seed), weights: Vec::new(), search }
    }

    /// Chooses one of `legal`, by its place in the list, with the budget of its level; `None` if the list is empty.
    pub fn choose(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Option<usize> {
        self.choose_within(self.level.budget::<G>(), view, seat, legal)
    }

    /// The same with another budget.
    pub fn choose_within(
        &mut self,
        budget: Budget,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Option<usize> {
        if legal.len() < 2 || self.level == Level::Random {
            return (!legal.is_empty()).then(|| self.decide(budget, view, seat, legal));
        }
        // A weak bot misjudges, but it does nothing silly.
        let follies = G::never(view, seat, legal);
        let sensible: Vec<usize> = (0..legal.len()).filter(|&place| follies[place].is_none()).collect();
        if sensible.is_empty() || sensible.len() == legal.len() {
            return Some(self.decide(budget, view, seat, legal));
        }
        let actions: Vec<G::Action> = sensible.iter().map(|&place| legal[place].clone()).collect();
        Some(sensible[self.decide(budget, view, seat, &actions)])
    }

    /// Chooses one of the actions as its level does.
    fn decide(&mut self, budget: Budget, view: &G::View, seat: Seat, actions: &[G::Action]) -> usize {
        match self.level {
            _ if actions.len() == 1 => 0,
            Level::Random => self.chance.below(actions.len() as u32) as usize,
            Level::Apprentice => {
                self.weigh(view, seat, actions);
                self.plausible()
            }
            Level::Trader => {
                self.weigh(view, seat, actions);
                self.heaviest()
            }
            Level::Master | Level::Legend => {
                let until = budget.time.map(|time| Instant::now() + time);
                let decision = Decision { view, seat, legal: actions, until };
                self.search.choose(&decision, budget, &mut self.chance)
            }
        }
    }

    /// Whether it kept thoughts that are of use if it is asked again at once.
    pub fn remembers(&self) -> bool {
        self.search.remembers()
    }

    /// How many worlds it has thought through so far.
    pub fn worlds(&self) -> u64 {
        self.search.worlds()
    }

    fn weigh(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) {
        self.weights.clear();
        G::weigh(view, seat, legal, &mut self.weights);
    }

    /// The place of the heaviest weight; among equals one drawn by lot.
    fn heaviest(&mut self) -> usize {
        let mut best = 0;
        let mut equals = 1;
        for place in 1..self.weights.len() {
            match self.weights[place].total_cmp(&self.weights[best]) {
                std::cmp::Ordering::Greater => (best, equals) = (place, 1),
                std::cmp::Ordering::Equal => {
                    equals += 1;
                    if self.chance.below(equals) == 0 {
                        best = place;
                    }
                }
                std::cmp::Ordering::Less => {}
            }
        }
        best
    }

    /// A place drawn by lot: the heavier its weight, the likelier. What is much worse than the best is never drawn: an
    /// apprentice misjudges, but does nothing silly.
    fn plausible(&mut self) -> usize {
        const NEVER: f32 = 2.5;
        const GRAIN: f32 = 1e6;
        let slip = G::TUNING.slip;
        let best = self.weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in &mut self.weights {
            let worse = (best - *weight) / slip;
            *weight = if worse > NEVER { 0.0 } else { libm::expf(-worse) };
        }
        let all: f32 = self.weights.iter().sum();
        let mut lot = self.chance.below(GRAIN as u32) as f32 / GRAIN * all;
        for (place, weight) in self.weights.iter().enumerate() {
            if *weight > 0.0 && lot < *weight {
                return place;
            }
            lot -= weight;
        }
        self.heaviest()
    }
}

#[cfg(test)]
mod tests {
    use comptoir_games::{shelf, with_game};

    use super::*;

    fn thinks_as_tuned<G: Heuristic>() {
        let depth = |level| Bot::<G>::new(level, 1).search.depth;
        let (master, legend) = (G::MASTER, G::LEGEND);
        assert_eq!(depth(Level::Master), master);
        assert_eq!(depth(Level::Legend), legend);
        assert_eq!(Level::Master.budget::<G>().worlds, master.worlds);
        assert_eq!(Level::Legend.budget::<G>().worlds, legend.worlds);
        assert!(
            legend.worlds > 2 * master.worlds && legend.horizon >= master.horizon,
            "a legend thinks further"
        );
    }

    #[test]
    fn masters_and_legends_think_as_far_as_their_game_says() {
        for info in shelf() {
            with_game!(info.id.as_str(), G => thinks_as_tuned::<G>()).unwrap();
        }
    }
}
