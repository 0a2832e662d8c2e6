//! What is shown to players besides what they may do: where their pieces get, what that costs, and why nothing of a kind can be
//! had.

use std::collections::{BTreeMap, BTreeSet};

use comptoir_kernel::{Facts, Game, Kind, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::caravans::Means;
use crate::founding::can_place;
use crate::places::{City, Intersection, Path};
use crate::wares::Resource;
use crate::{Action, Merchants, Refusal};

/// What the rules know for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    /// Where their merchants may go now.
    pub walks: Vec<Walk>,
    /// The next steps their caravans may take.
    pub steps: Vec<Pace>,
    /// The routes their caravans can come to and stop on.
    pub journeys: Vec<Journey>,
}

/// A merchant's move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Walk {
    /// Which of the two.
    pub merchant: u8,
    /// Where to.
    pub to: Intersection,
    /// A shortest way, from where it stands.
    pub way: Vec<Intersection>,
    /// What it costs.
    pub wheat: u8,
    /// The city where it would become a post.
    pub founds: Option<City>,
    /// The gold that would bring.
    pub gold: u8,
}

/// A caravan's next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pace {
    /// Which of the two.
    pub caravan: u8,
    /// Onto which route.
    pub to: Path,
    /// What it costs.
    pub salt: u8,
    /// Who gets a toll.
    pub toll: Option<Seat>,
}

/// A caravan's way to a route, at the least price: salt first, then tolls, then steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Journey {
    /// Which of the two.
    pub caravan: u8,
    /// The routes it moves onto, one after the other.
    pub steps: Vec<Path>,
    /// What it costs.
    pub salt: u8,
    /// Who gets a toll.
    pub tolls: SeatSet,
    /// Where it could deliver in passing, as many as there are goods.
    pub deliveries: Vec<City>,
}

/// What is bought with resource cards (M-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Purchase {
    Route,
    Merchant,
    Caravan,
    Card,
}

impl Facts for Merchants {
    type Facts = Known;
    type Kind = Purchase;

    fn facts(&self, seat: Seat) -> Known {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let (mut walks, mut steps) = (Vec::new(), Vec::new());
        let mut moving = BTreeSet::new();
        for action in &legal {
            let price = self.price(seat, action);
            match *action {
                Action::MoveMerchant { merchant, to } => {
                    let founds = self.board().city(to).filter(|&city| !self.all_posts().contains(city));
                    let gold = founds.map_or(0, |city| self.board().gold[city.index()]);
                    let way = self.way(seat, merchant, to);
                    walks.push(Walk { merchant, to, way, wheat: price.count(Resource::Wheat), founds, gold });
                }
                Action::MoveCaravan { caravan, to } => {
                    let toll = self.toll(seat, self.means(seat, caravan), to);
                    steps.push(Pace { caravan, to, salt: price.count(Resource::Salt), toll });
                    moving.insert(caravan);
                }
                _ => {}
            }
        }
        let journeys = moving.into_iter().flat_map(|caravan| self.journeys(seat, caravan)).collect();
        Known { walks, steps, journeys }
    }

    /// What forbids it everywhere is said before what forbids it in one place; and of places, those that come into question.
    fn why_none(&self, seat: Seat, purchase: Purchase) -> Option<Refusal> {
        let own = seat.index();
        let attempts: Vec<Action> = match purchase {
            Purchase::Route => self.board().paths.iter().map(Action::BuildRoute).collect(),
            Purchase::Merchant => {
                let cities = if self.posts[own].is_empty() { self.board().cities } else { self.posts[own] };
                let free = (0..2).filter(|&merchant| can_place(&self.merchants[own], merchant).is_ok());
                free.flat_map(|merchant| {
                    cities.iter().map(move |city| Action::RecruitMerchant { merchant, city })
                })
                .collect()
            }
            Purchase::Caravan => {
                let places = self.caravan_places(seat);
                let paths = if places.is_empty() { self.board().paths } else { places };
                let free = (0..2).filter(|&caravan| can_place(&self.caravans[own], caravan).is_ok());
                free.flat_map(|caravan| paths.iter().map(move |path| Action::FormCaravan { caravan, path }))
                    .collect()
            }
            Purchase::Card => vec![Action::BuyCard],
        };
        let mut first = None;
        for action in &attempts {
            let refusal = self.check(seat, action).err()?;
            first.get_or_insert(refusal);
        }
        first
    }
}

impl Merchants {
    fn way(&self, seat: Seat, merchant: u8, to: Intersection) -> Vec<Intersection> {
        let Ok(from) = self.merchant_at(seat, merchant) else { return Vec::new() };
        let board = self.board();
        let mut way = vec![to];
        let mut at = to;
        while let Some(steps) = board.steps(from, at).filter(|&steps| steps > 0) {
            let ends = board.touching[at.index()].iter().flat_map(|path| board.ends[path.index()]);
            let Some(before) = ends.into_iter().find(|&end| board.steps(from, end) == Some(steps - 1)) else {
                break;
            };
            way.push(before);
            at = before;
        }
        way.reverse();
        way
    }

    /// The cheapest journey to every route the caravan can come to and stop on. Breadth first over routes and those paid on the
    /// way: the first to come somewhere with the same tolls came shortest.
    fn journeys(&self, seat: Seat, caravan: u8) -> Vec<Journey> {
        let Ok(from) = self.caravan_at(seat, caravan) else { return Vec::new() };
        let start = self.means(seat, caravan);
        let mut seen = BTreeSet::from([(from.index(), Vec::from(start.paid))]);
        let mut best: BTreeMap<usize, Journey> = BTreeMap::new();
        let mut edge: Vec<(Vec<Path>, Means)> = vec![(Vec::new(), start)];
        while !edge.is_empty() {
            let mut next = Vec::new();
            for (steps, means) in &edge {
                let at = steps.last().copied().unwrap_or(from);
                for to in (self.board().beside[at.index()] & self.net).iter() {
                    let Some(means) = self.after_step(seat, *means, to) else { continue };
                    if !seen.insert((to.index(), Vec::from(means.paid))) {
                        continue;
                    }
                    let steps: Vec<Path> = steps.iter().copied().chain([to]).collect();
                    if to != from && !self.is_crowded(seat, caravan, to) {
                        let journey = self.journey(seat, caravan, &steps, (start, means));
                        let price = |journey: &Journey| (journey.salt, journey.tolls.len());
                        if best.get(&to.index()).is_none_or(|known| price(&journey) < price(known)) {
                            best.insert(to.index(), journey);
                        }
                    }
                    next.push((steps, means));
                }
            }
            edge = next;
        }
        best.into_values().collect()
    }

    fn journey(&self, seat: Seat, caravan: u8, steps: &[Path], (start, end): (Means, Means)) -> Journey {
        let mut open = self.open_posts(seat);
        let mut deliveries = Vec::new();
        for city in steps.iter().flat_map(|&path| self.board().cities_at(path)) {
            if open.contains(city) && deliveries.len() < usize::from(self.free_goods(seat)) {
                open.remove(city);
                deliveries.push(city);
            }
        }
        Journey {
            caravan,
            steps: steps.to_vec(),
            salt: start.salt - end.salt,
            tolls: end.paid.iter().filter(|&owner| !start.paid.contains(owner)).collect(),
            deliveries,
        }
    }
}
