//! How caravans get to the posts that take a good, over routes there are and routes to build. What a sensible player looks for
//! first.

use comptoir_kernel::{Seat, SeatSet};

use crate::data::data;
use crate::places::{City, CitySet, PATHS, Path, PathSet, Place};
use crate::tally::Resources;
use crate::{Merchants, Phase};

/// A caravan's way to a post.
#[derive(Clone, Copy)]
pub(crate) struct Run {
    pub city: City,
    /// Routes to build.
    pub builds: u8,
    pub steps: u8,
    /// Steps that are paid for already.
    paid: u8,
    /// Whether those are free of tolls.
    bribed: bool,
    /// Those who take a toll.
    pub tolls: SeatSet,
}

impl Run {
    /// The cards it needs.
    pub fn needs(self) -> Resources {
        let unpaid = self.steps.saturating_sub(self.paid);
        let salt = unpaid.div_ceil(data().limits.caravan_steps_per_salt);
        data().costs.route.times(self.builds) + data().costs.caravan_move.times(salt)
    }
}

/// Costs in sixths of a card.
const STEP: usize = 2;
const TOLL: usize = 1;
const BUILD: usize = 12;
/// Runs that cost more are not looked for.
const FARTHEST: usize = 160;

/// The cheapest run to every post that takes a good: from both caravans at once, the nearest paths first.
pub(crate) fn runs(world: &Merchants, seat: Seat) -> Vec<Run> {
    let board = world.board();
    let targets = world.open_posts(seat);
    let mut runs = Vec::new();
    let mut found = CitySet::EMPTY;
    let mut seen = PathSet::EMPTY;
    let mut due = [PathSet::EMPTY; FARTHEST + 1];
    let mut ways: [Option<(usize, Run)>; PATHS] = [None; PATHS];
    for caravan in 0..2 {
        let Some(path) = world.caravans[seat.index()][usize::from(caravan)] else { continue };
        let way = setting_out(world, caravan);
        if ways[path.index()].is_none_or(|(_, other)| way.paid > other.paid) {
            ways[path.index()] = Some((0, way));
            due[0].insert(path);
        }
    }
    for cost in 0..=FARTHEST {
        for path in (due[cost] - seen).iter() {
            let Some((_, way)) = ways[path.index()] else { continue };
            seen.insert(path);
            for city in board.cities_at(path).filter(|&city| targets.contains(city)) {
                if !found.contains(city) {
                    found.insert(city);
                    runs.push(Run { city, ..way });
                }
            }
            for to in (board.beside[path.index()] - seen).iter() {
                let Some((price, way)) = step(world, seat, way, path, to) else { continue };
                let total = cost + price;
                if total <= FARTHEST && ways[to.index()].is_none_or(|(known, _)| total < known) {
                    ways[to.index()] = Some((total, way));
                    due[total].insert(to);
                }
            }
        }
        if found == targets {
            break;
        }
    }
    runs
}

fn setting_out(world: &Merchants, caravan: u8) -> Run {
    let (paid, bribed) = match world.phase {
        Phase::Caravan { caravan: moving, steps, free } if moving == caravan => (steps, free),
        Phase::Bribery => (data().effects.bribery_steps, true),
        _ => (0, false),
    };
    Run { city: City::new(0), builds: 0, steps: 0, paid, bribed, tolls: SeatSet::EMPTY }
}

/// One path further: a route, or a path on which a route can be built from there or from elsewhere.
fn step(world: &Merchants, seat: Seat, way: Run, from: Path, to: Path) -> Option<(usize, Run)> {
    let mut next = Run { steps: way.steps + 1, ..way };
    match world.owner(to) {
        Some(owner) if owner != seat => {
            let free = way.bribed && way.steps < way.paid;
            if free || way.tolls.contains(owner) {
                return Some((STEP, next));
            }
            next.tolls.insert(owner);
            Some((STEP + TOLL, next))
        }
        Some(_) => Some((STEP, next)),
        None => {
            let from_here = world.owner(from).is_none_or(|owner| owner == seat);
            let open = from_here || world.open_paths(seat).contains(to);
            let supply = world.routes_in_supply(seat);
            next.builds += 1;
            (open && next.builds <= supply).then_some((STEP + BUILD, next))
        }
    }
}
