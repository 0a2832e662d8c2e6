//! A game with faults to order: simulation must find each of them.

use std::sync::LazyLock;

use comptoir_bots::Level;
use comptoir_kernel::{
    Chance, Depth, Follies, Game, Heuristic, Info, Orders, Seat, SeatSet, Setup, SetupError, Standings, Tell,
    ToAct, Tuning, Viewer,
};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::{Plan, Stopped, Violation};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Fault {
    #[default]
    None,
    LosesACard,
    RefusesWhatItLists,
    ListsNothing,
    WaitsForNobody,
    NeverEnds,
}

/// Ten turns of nothing; the fault shows after three of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Faulty {
    fault: Fault,
    turns: u32,
}

impl Faulty {
    fn shows(&self, fault: Fault) -> bool {
        self.fault == fault && self.turns == 3
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
enum Event {
    Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr)]
enum Refusal {
    Listed,
}

impl comptoir_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        "F-1"
    }
}

impl Game for Faulty {
    type Options = Fault;
    type Action = ();
    type Event = Event;
    type View = ();
    type Refusal = Refusal;

    const LONGEST: usize = 10;

    fn info() -> &'static Info {
        static INFO: LazyLock<Info> = LazyLock::new(|| Info {
            id: "faulty".to_owned(),
            seats: vec![2],
            ..comptoir_games::Ugo::info().clone()
        });
        &INFO
    }

    fn allow(_: &Fault, _: u8) -> Result<(), SetupError> {
        Ok(())
    }

    fn begin(setup: &Setup<Fault>, _: &mut impl Chance, _: &mut impl Tell<Event>) -> Faulty {
        Faulty { fault: setup.options, turns: 0 }
    }

    fn to_act(&self) -> ToAct {
        match self.turns {
            10.. if self.fault != Fault::NeverEnds => ToAct::Over(Standings::by_points(&[1, 0])),
            _ if self.shows(Fault::WaitsForNobody) => ToAct::Seats(SeatSet::EMPTY),
            turns => ToAct::Seats(SeatSet::only(Seat((turns % 2) as u8))),
        }
    }

    fn legal(&self, _: Seat, out: &mut Vec<()>) {
        if !self.shows(Fault::ListsNothing) {
            out.push(());
        }
    }

    fn check(&self, _: Seat, (): &()) -> Result<(), Refusal> {
        if self.shows(Fault::RefusesWhatItLists) { Err(Refusal::Listed) } else { Ok(()) }
    }

    fn apply(&mut self, _: Seat, (): &(), _: &mut impl Chance, tell: &mut impl Tell<Event>) {
        self.turns += 1;
        tell.all(|| Event::Turn);
    }

    fn reveals(&self, _: Seat, (): &()) -> bool {
        false
    }

    fn view(&self, _: Viewer) {}

    fn imagine((): &(), _: &mut impl Chance) -> Faulty {
        Faulty { fault: Fault::None, turns: 0 }
    }

    fn tally(&self) -> Standings {
        Standings::by_points(&[1, 0])
    }

    fn counted(&self) -> Vec<i64> {
        vec![i64::from(self.turns)]
    }

    fn audit(&self) -> Result<(), String> {
        if self.shows(Fault::LosesACard) { Err("a card is missing".to_owned()) } else { Ok(()) }
    }
}

impl Follies for Faulty {
    type Folly = Refusal;

    fn never((): &(), _: Seat, legal: &[()]) -> Vec<Option<Refusal>> {
        vec![None; legal.len()]
    }
}

impl Orders for Faulty {
    type Order = ();
}

impl Heuristic for Faulty {
    const TUNING: Tuning = Tuning { lead: 1.0, slip: 1.0, doubt: 1.0 };
    const MASTER: Depth = Depth { worlds: 1, horizon: 1, halving: false };
    const LEGEND: Depth = Self::MASTER;

    fn outlook(&self, points: &mut Vec<f32>) {
        points.resize(2, 0.0);
    }

    fn weigh((): &(), _: Seat, legal: &[()], weights: &mut Vec<f32>) {
        weights.resize(legal.len(), 0.0);
    }
}

#[test]
fn every_fault_stops_the_simulation_at_its_step() {
    let play = |fault| Plan::<Faulty> { options: fault, levels: vec![Level::Random; 2] }.play(42);
    assert_eq!(play(Fault::None).ok().map(|played| played.steps.len()), Some(10));
    for (fault, at, why) in [
        (Fault::LosesACard, 3, "a card is missing"),
        (Fault::RefusesWhatItLists, 4, "a listed action is refused"),
        (Fault::ListsNothing, 3, "seat 2 has no legal action"),
        (Fault::WaitsForNobody, 3, "nobody is to act"),
        (Fault::NeverEnds, 10, "it does not end"),
    ] {
        match play(fault) {
            Err(Stopped::Violation(Violation { number: 42, step, what })) => {
                assert_eq!(step, at, "{what}");
                assert!(what.contains(why), "{what}");
            }
            _ => panic!("{fault:?} was not found"),
        }
    }
}
