//! How caravans get to the posts that take a good, over routes there are and routes to build. What a sensible player looks for
//! first.

use comptoir_kernel::{Kind, Seat, SeatSet};

use crate::Merchants;
use crate::data::data;
use crate::places::{City, CitySet, PATHS, Path, PathSet};
use crate::wares::Resources;

/// A caravan's way to a post.
#[derive(Clone, Copy)]
pub(crate) struct Run {
    pub city: City,
    /// Routes to build.
    pub builds: u8,
    pub steps: u8,
    /// Those who take a toll.
    pub tolls: SeatSet,
}

impl Run {
    /// The cards it needs.
    pub fn needs(self) -> Resources {
        let salt = self.steps.div_ceil(data().limits.caravan_steps_per_salt);
        data().costs.route.times(self.builds) + data().costs.caravan_move.times(salt)
    }
}

/// Costs in sixths of a card.
const STEP: usize = 2;
const TOLL: usize = 1;
const BUILD: usize = 12;
/// Runs that cost more are not looked for.
const FARTHEST: usize = 100;
/// This many runs beyond those that the goods left need are looked for, because the cards in hand may favour one of them.
const TO_CHOOSE_FROM: u8 = 4;

/// The cheapest runs to posts that take a good, from where the caravans stand: from both at once, the nearest paths first. A caravan on
/// its way is taken to halt here.
pub(crate) fn runs(world: &Merchants, seat: Seat) -> Vec<Run> {
    let board = world.board();
    let targets = world.open_posts(seat);
    let land = Land { world, seat, open: world.open_paths(seat), supply: world.routes_in_supply(seat) };
    let wanted = usize::from(world.goods_left[seat.index()] + TO_CHOOSE_FROM);
    let mut runs = Vec::new();
    let mut found = CitySet::EMPTY;
    let mut seen = PathSet::EMPTY;
    let mut due = [PathSet::EMPTY; FARTHEST + 1];
    let mut ways: [Option<(usize, Run)>; PATHS] = [None; PATHS];
    let setting_out = Run { city: City::at(0), builds: 0, steps: 0, tolls: SeatSet::EMPTY };
    let own = world.caravans[seat.index()].into_iter().zip(world.arrived[seat.index()]);
    let arrived: PathSet = own.filter(|&(_, arrived)| arrived).filter_map(|(place, _)| place).collect();
    for path in world.caravans[seat.index()].into_iter().flatten() {
        ways[path.index()] = Some((0, setting_out));
        due[0].insert(path);
    }
    for cost in 0..=FARTHEST {
        for path in (due[cost] - seen).iter() {
            let Some((_, way)) = ways[path.index()] else { continue };
            seen.insert(path);
            let comes = way.steps > 0 || arrived.contains(path);
            for city in board.cities_at(path).filter(|&city| comes && targets.contains(city)) {
                if !found.contains(city) {
                    found.insert(city);
                    runs.push(Run { city, ..way });
                }
            }
            for to in (board.beside[path.index()] - seen).iter() {
                let Some((price, way)) = land.step(way, path, to) else { continue };
                let total = cost + price;
                if total <= FARTHEST && ways[to.index()].is_none_or(|(known, _)| total < known) {
                    ways[to.index()] = Some((total, way));
                    due[total].insert(to);
                }
            }
        }
        if found == targets || runs.len() >= wanted {
            break;
        }
    }
    runs
}

/// What a caravan's next step depends on.
struct Land<'a> {
    world: &'a Merchants,
    seat: Seat,
    /// Where a route can be built already.
    open: PathSet,
    /// Routes left to build.
    supply: u8,
}

impl Land<'_> {
    /// One path further: a route, or a path on which a route can be built from there or from elsewhere.
    fn step(&self, way: Run, from: Path, to: Path) -> Option<(usize, Run)> {
        let mut next = Run { steps: way.steps + 1, ..way };
        match self.world.owner(to) {
            Some(owner) if owner != self.seat => {
                if way.tolls.contains(owner) {
                    return Some((STEP, next));
                }
                next.tolls.insert(owner);
                Some((STEP + TOLL, next))
            }
            Some(_) => Some((STEP, next)),
            None => {
                next.builds += 1;
                let from_here = || self.world.owner(from).is_none_or(|owner| owner == self.seat);
                let open = self.open.contains(to) || from_here();
                (open && next.builds <= self.supply).then_some((STEP + BUILD, next))
            }
        }
    }
}
