//! What fairness costs: how much more a player would win who searched the real state. Such a player exists here and nowhere else.
//!
//!     cargo bench -p comptoir-bots --bench cheater -- GAME [GAMES] [WORLDS] [SEATS]
//!
//! One of them against merchants, and, with the same shuffles and the same number of worlds, one that only knows what its seat sees.

use comptoir_bots::{Bot, Budget, Level};
use comptoir_games::with_game;
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{
    Chance, Depth, Follies, Game, Heuristic, Info, Orders, Seat, Setup, Standings, Tell, ToAct, Tuning,
    Viewer,
};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// A game in which everybody sees everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Open<G: Game>(G);

/// The real state, next to what the seat ought to see: the heuristic still asks for that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Everything<G: Game> {
    state: G,
    view: G::View,
}

impl<G: Game> Game for Open<G> {
    type Options = G::Options;
    type Action = G::Action;
    type Event = G::Event;
    type View = Everything<G>;
    type Refusal = G::Refusal;
    const LONGEST: usize = G::LONGEST;

    fn info() -> &'static Info {
        G::info()
    }
    fn begin(setup: &Setup<G::Options>, chance: &mut impl Chance, tell: &mut impl Tell<G::Event>) -> Self {
        Open(G::begin(setup, chance, tell))
    }
    fn to_act(&self) -> ToAct {
        self.0.to_act()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.legal(seat, out);
    }
    fn check(&self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.0.check(seat, action)
    }
    fn apply(
        &mut self,
        seat: Seat,
        action: &G::Action,
        chance: &mut impl Chance,
        tell: &mut impl Tell<G::Event>,
    ) {
        self.0.apply(seat, action, chance, tell);
    }
    fn reveals(&self, seat: Seat, action: &G::Action) -> bool {
        self.0.reveals(seat, action)
    }
    fn view(&self, viewer: Viewer) -> Everything<G> {
        Everything { state: self.0.clone(), view: self.0.view(viewer) }
    }
    fn imagine(view: &Everything<G>, _: &mut impl Chance) -> Self {
        Open(view.state.clone())
    }
    fn tally(&self) -> Standings {
        self.0.tally()
    }
    fn counted(&self) -> Vec<i64> {
        self.0.counted()
    }
    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
}

impl<G: Heuristic> Follies for Open<G> {
    type Folly = G::Folly;

    fn never(view: &Everything<G>, seat: Seat, legal: &[G::Action]) -> Vec<Option<G::Folly>> {
        G::never(&view.view, seat, legal)
    }
}

impl<G: Heuristic> Orders for Open<G> {
    type Order = ();
}

impl<G: Heuristic> Heuristic for Open<G> {
    const TUNING: Tuning = G::TUNING;
    const MASTER: Depth = G::MASTER;
    const LEGEND: Depth = G::LEGEND;

    fn weigh(view: &Everything<G>, seat: Seat, legal: &[G::Action], weights: &mut Vec<f32>) {
        G::weigh(&view.view, seat, legal, weights);
    }
    fn outlook(&self, points: &mut Vec<f32>) {
        self.0.outlook(points);
    }
    fn is_pause(&self) -> bool {
        self.0.is_pause()
    }
}

/// The share of the victory that one searching player wins against merchants, as a cheater or fairly.
fn victory<G: Heuristic>(cheats: bool, seats: u8, index: u64, worlds: u32) -> f64 {
    let budget = Budget { worlds, time: None, threads: 1 };
    let searching = Seat((index % u64::from(seats)) as u8);
    let mut chance = Fast::new(index / u64::from(seats));
    let mut game =
        G::setup(&G::Options::default(), seats, &mut chance, &mut ()).expect("the default options");
    let mut cheater = Bot::<Open<G>>::new(Level::Master, index);
    let mut fair = Bot::<G>::new(Level::Master, index);
    let mut trader = Bot::<G>::new(Level::Trader, index);
    let mut legal = Vec::new();
    loop {
        let seat = match game.to_act() {
            ToAct::Over(standings) if standings.rank(searching) == 1 => {
                return 1.0 / standings.winners().count() as f64;
            }
            ToAct::Over(_) => return 0.0,
            ToAct::Seats(acting) => acting.first().expect("somebody is to act"),
        };
        legal.clear();
        game.legal(seat, &mut legal);
        let place = if seat != searching {
            trader.choose(&game.view(Viewer::Seat(seat)), seat, &legal)
        } else if cheats {
            let everything = Open(game.clone()).view(Viewer::Seat(seat));
            cheater.choose_within(budget, &everything, seat, &legal)
        } else {
            fair.choose_within(budget, &game.view(Viewer::Seat(seat)), seat, &legal)
        };
        game.apply(seat, &legal[place.expect("an action")], &mut chance, &mut ());
    }
}

fn measure<G: Heuristic>(games: u64, worlds: u32, seats: u8) {
    for (name, cheats) in [("fair", false), ("cheater", true)] {
        let won: f64 =
            (0..games).into_par_iter().map(|index| victory::<G>(cheats, seats, index, worlds)).sum();
        let rate = won / games as f64;
        let doubt = 1.96 * (rate * (1.0 - rate) / games as f64).sqrt();
        println!(
            "{} {name}: {:.1} % +- {:.1}, {games} games, {seats} seats, {worlds} worlds",
            G::info().id,
            rate * 100.0,
            doubt * 100.0
        );
    }
}

fn main() {
    // Cargo adds flags of its own.
    let mut given = std::env::args().skip(1).filter(|word| !word.starts_with("--"));
    let Some(game) = given.next() else {
        println!("cargo bench -p comptoir-bots --bench cheater -- GAME [GAMES] [WORLDS] [SEATS]");
        return;
    };
    let mut number = |otherwise: u32| {
        given.next().map_or(otherwise, |word| word.parse().expect("GAMES, WORLDS and SEATS are numbers"))
    };
    let (games, worlds, seats) = (number(100), number(300), number(4));
    with_game!(game.as_str(), G => measure::<G>(u64::from(games), worlds, seats as u8))
        .expect("no such game");
}
