//! Building routes, and the gold for connecting cities (M-7).

use comptoir_kernel::{Kind, Seat, Tell};
use serde::{Deserialize, Serialize};

use crate::data::data;
use crate::places::{City, CitySet, Intersection, Path, PathSet};
use crate::refusal::{Stock, enough};
use crate::{Action, COLOURS, Event, Merchants, Phase, Refusal, SEATS};

/// Gold by seat: what the routes of a chain bring their owners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payout(pub [u8; SEATS]);

impl Payout {
    fn with_route_of(mut self, owner: Option<Seat>) -> Payout {
        if let Some(seat) = owner {
            self.0[seat.index()] += 1;
        }
        self
    }

    fn and(self, other: Payout) -> Payout {
        Payout(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }
}

/// Different payouts of equally short chains. On either side of a new route there are at most seven such chains (tested
/// below).
#[derive(Clone, Copy, Debug)]
pub struct Payouts {
    len: u8,
    list: [Payout; 64],
}

impl Payouts {
    const NONE: Payouts = Payouts { len: 0, list: [Payout([0; SEATS]); 64] };

    /// Each once.
    pub fn as_slice(&self) -> &[Payout] {
        &self.list[..usize::from(self.len)]
    }

    fn insert(&mut self, payout: Payout) {
        if !self.as_slice().contains(&payout)
            && let Some(place) = self.list.get_mut(usize::from(self.len))
        {
            *place = payout;
            self.len += 1;
        }
    }
}

/// The shortest chains of routes from an intersection to the next city.
struct Chains {
    city: Option<City>,
    length: u8,
    payouts: Payouts,
}

impl Merchants {
    pub(crate) fn routes_in_supply(&self, seat: Seat) -> u8 {
        data().components.routes_per_colour - self.routes[seat.index()].len()
    }

    /// Whose route lies on the path.
    #[inline]
    pub(crate) fn owner(&self, path: Path) -> Option<Seat> {
        (0..COLOURS).find(|&colour| self.routes[colour].contains(path)).map(|colour| Seat(colour as u8))
    }

    /// Empty paths at an own post or own route (M-7.1).
    #[inline]
    pub(crate) fn open_paths(&self, seat: Seat) -> PathSet {
        self.reach[seat.index()] - self.net
    }

    /// Empty paths beside a double arrow (M-7.6).
    #[inline]
    pub(crate) fn free_paths(&self, arrow: Path) -> PathSet {
        self.board().beside[arrow.index()] - self.net
    }

    /// Whether a route can be placed anywhere, costs aside.
    pub(crate) fn can_extend(&self, seat: Seat) -> bool {
        self.routes_in_supply(seat) > 0 && !self.open_paths(seat).is_empty()
    }

    pub(crate) fn payable_routes(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.hands[seat.index()].covers(data().costs.route) && self.routes_in_supply(seat) > 0 {
            out.extend(self.open_paths(seat).iter().map(Action::BuildRoute));
        }
    }

    fn is_empty_path(&self, path: Path) -> Result<(), Refusal> {
        match self.owner(path) {
            Some(owner) => Err(Refusal::PathTaken { path, owner }),
            None => Ok(()),
        }
    }

    pub(crate) fn can_extend_to(&self, seat: Seat, path: Path) -> Result<(), Refusal> {
        self.is_empty_path(path)?;
        if self.open_paths(seat).contains(path) { Ok(()) } else { Err(Refusal::PathNotReached { path }) }
    }

    /// What would forbid any route comes first: so every path says why none can be built.
    pub(crate) fn can_build_route(&self, seat: Seat, path: Path) -> Result<(), Refusal> {
        enough(Stock::Routes, 1, u16::from(self.routes_in_supply(seat)))?;
        self.can_pay(seat, self.price(seat, &Action::BuildRoute(path)))?;
        match self.phase {
            Phase::FreeRoute(arrow) => {
                self.is_empty_path(path)?;
                if !self.free_paths(arrow).contains(path) {
                    return Err(Refusal::NotBesideArrow { path, arrow });
                }
                Ok(())
            }
            _ => self.can_extend_to(seat, path),
        }
    }

    /// Places the route, pays the gold for a connected city, then offers the free route of a double arrow.
    pub(crate) fn build_route(&mut self, seat: Seat, path: Path, tell: &mut impl Tell<Event>) {
        let free = self.phase != Phase::Act;
        let paid = self.price(seat, &Action::BuildRoute(path));
        self.pay(seat, paid);
        if self.phase == Phase::SafeConduct {
            self.safe_conduct -= 1;
        }
        let connected = self.newly_connected(path);
        self.put_route(seat, path);
        tell.all(|| Event::RouteBuilt { seat, path, free, paid });
        if self.board().arrows.contains(path) {
            self.arrow = Some(path);
        }
        if !connected.is_empty() {
            self.phase = Phase::ChooseChain(path);
            if let &[only] = self.payouts(path).as_slice() {
                return self.choose_chain(only, tell);
            }
            return;
        }
        self.resume();
    }

    /// The cities a route on this empty path would newly connect with another: one, both or none. Each part of the net that
    /// is joined knows by its next city whether it had one city, several or none.
    fn newly_connected(&self, path: Path) -> CitySet {
        let [a, b] = self.board().ends[path.index()];
        match (self.chains(a, path).city, self.chains(b, path).city) {
            (Some(a), Some(b)) if a != b => {
                [a, b].into_iter().filter(|&city| !self.connected.contains(city)).collect()
            }
            _ => CitySet::EMPTY,
        }
    }

    /// Whether a route on this empty path would link two cities.
    pub(crate) fn would_connect(&self, path: Path) -> bool {
        let [a, b] = self.board().ends[path.index()];
        match (self.chains(a, path).city, self.chains(b, path).city) {
            (Some(a), Some(b)) => a != b,
            _ => false,
        }
    }

    /// What the shortest chains through the route just built bring (M-7.4).
    pub(crate) fn payouts(&self, path: Path) -> Payouts {
        let [a, b] = self.board().ends[path.index()];
        let (here, there) = (self.chains(a, path).payouts, self.chains(b, path).payouts);
        let mut payouts = Payouts::NONE;
        for &one in here.as_slice() {
            for &other in there.as_slice() {
                payouts.insert(one.and(other).with_route_of(self.owner(path)));
            }
        }
        payouts
    }

    /// The shortest chains from an intersection to the next city, not over `path`.
    fn chains(&self, from: Intersection, path: Path) -> Chains {
        let mut chains = Chains { city: None, length: u8::MAX, payouts: Payouts::NONE };
        self.follow(from, path, Payout::default(), 0, &mut chains);
        chains
    }

    /// Follows the routes onwards. Every ring of paths passes a city, so this comes to an end.
    fn follow(&self, at: Intersection, came: Path, so_far: Payout, length: u8, chains: &mut Chains) {
        if length > chains.length {
            return;
        }
        let board = self.board();
        if let Some(city) = board.city(at) {
            if length < chains.length {
                (chains.length, chains.payouts.len) = (length, 0);
            }
            chains.city = Some(city);
            chains.payouts.insert(so_far);
            return;
        }
        for path in (board.touching[at.index()] & self.net).iter().filter(|&path| path != came) {
            let on = so_far.with_route_of(self.owner(path));
            self.follow(board.across(path, at), path, on, length + 1, chains);
        }
    }

    pub(crate) fn can_choose_chain(&self, path: Path, payout: Payout) -> Result<(), Refusal> {
        if self.payouts(path).as_slice().contains(&payout) { Ok(()) } else { Err(Refusal::NoSuchChain) }
    }

    pub(crate) fn choose_chain(&mut self, payout: Payout, tell: &mut impl Tell<Event>) {
        if let Phase::ChooseChain(path) = self.phase {
            let cities = self.newly_connected(path);
            self.connected |= cities;
            tell.all(|| Event::CityConnected { cities, gold: payout });
        }
        for seat in Seat::all(self.seats) {
            self.receive_gold(seat, u16::from(payout.0[seat.index()]));
        }
        self.resume();
    }
}

#[cfg(test)]
mod tests {
    use comptoir_kernel::Kind;

    use crate::Side;
    use crate::board::{Board, board};
    use crate::places::{INTERSECTIONS, Intersection, Path};

    /// Counts the walks to a city by length.
    fn walks(board: &Board, at: Intersection, came: Path, length: usize, by_length: &mut [u32; 32]) {
        if board.city(at).is_some() {
            by_length[length] += 1;
            return;
        }
        for path in board.touching[at.index()].iter().filter(|&path| path != came) {
            walks(board, board.across(path, at), path, length + 1, by_length);
        }
    }

    #[test]
    fn at_most_seven_equally_short_chains_lead_away_from_a_path() {
        for side in [Side::Short, Side::Expert] {
            for from in (0..INTERSECTIONS).map(Intersection::at) {
                for came in board(side).touching[from.index()].iter() {
                    let mut by_length = [0; 32];
                    walks(board(side), from, came, 0, &mut by_length);
                    assert!(by_length.iter().all(|&walks| walks <= 7), "{from}: {by_length:?}");
                }
            }
        }
    }
}
