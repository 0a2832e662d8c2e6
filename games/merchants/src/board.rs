//! The sides of the board, and what is computed from them once: who lies beside whom, and how far apart.
//!
//! Both sides of the board are the same map with the same places; the short one lacks the west.

use std::sync::LazyLock;

use comptoir_kernel::Kind;

use crate::atlas::atlas;
use crate::data::{CityKind, data};
use crate::places::{
    CITIES, City, CitySet, HEXES, Hex, HexSet, INTERSECTIONS, Intersection, IntersectionSet, PATHS, Path,
    PathSet,
};
use crate::wares::{RESOURCES, Resource};
use crate::{COLOURS, Side};

/// One side of the board.
#[derive(Debug)]
pub struct Board {
    /// The cities of this side.
    pub cities: CitySet,
    /// The starting cities.
    pub purple: CitySet,
    /// The paths of this side.
    pub paths: PathSet,
    /// Those with a double arrow.
    pub arrows: PathSet,
    /// The hexes with a printed number.
    pub printed: HexSet,
    /// The same, by number.
    pub numbered: [HexSet; 13],
    /// The hex with the dotted space of each colour, in the order of the resources.
    pub dotted: [Hex; RESOURCES],
    /// Where the robber starts.
    pub robber_start: Hex,
    /// The given positions, by colour.
    pub given: [Given; COLOURS],
    /// What each hex produces.
    pub resource: [Resource; HEXES],
    /// The cities at the corners of each hex.
    pub around: [CitySet; HEXES],
    /// The land hexes each intersection touches.
    pub land: [HexSet; INTERSECTIONS],
    /// The coins for founding a post in each city.
    pub gold: [u8; CITIES],
    /// The two intersections each path joins.
    pub ends: [[Intersection; 2]; PATHS],
    /// The paths that begin at each intersection.
    pub touching: [PathSet; INTERSECTIONS],
    /// The paths that share an intersection with each path.
    pub beside: [PathSet; PATHS],
    /// How many paths a merchant needs from one intersection to another; 255 where no way leads.
    distance: Vec<[u8; INTERSECTIONS]>,
    /// For each number of steps, where a merchant can get to from each intersection; its own place is not counted.
    within: Vec<[IntersectionSet; INTERSECTIONS]>,
}

/// Where a colour begins in the given positions.
#[derive(Debug)]
pub struct Given {
    /// Its posts.
    pub posts: [City; 3],
    /// Its route, with a caravan on it.
    pub route: Path,
}

/// A side of the board.
#[inline]
pub fn board(side: Side) -> &'static Board {
    static SHORT: LazyLock<Board> = LazyLock::new(|| Board::new(Side::Short));
    static EXPERT: LazyLock<Board> = LazyLock::new(|| Board::new(Side::Expert));
    match side {
        Side::Short => &SHORT,
        Side::Expert => &EXPERT,
    }
}

impl Board {
    /// How many paths a merchant needs; `None` where no way leads on this side.
    #[inline]
    pub fn steps(&self, from: Intersection, to: Intersection) -> Option<u8> {
        Some(self.distance[from.index()][to.index()]).filter(|&steps| steps < u8::MAX)
    }

    /// Where a merchant can get to with this many steps.
    #[inline]
    pub fn within(&self, from: Intersection, steps: usize) -> IntersectionSet {
        self.within[steps.min(self.within.len() - 1)][from.index()]
    }

    /// The city at an intersection. On the short side those of the west are intersections like any other.
    #[inline]
    pub fn city(&self, at: Intersection) -> Option<City> {
        let city = (at.index() < CITIES).then(|| City::at(at.index()));
        city.filter(|&city| self.cities.contains(city))
    }

    /// The cities at the ends of a path.
    #[inline]
    pub fn cities_at(&self, path: Path) -> impl Iterator<Item = City> {
        self.ends[path.index()].into_iter().filter_map(|end| self.city(end))
    }

    /// The other end of a path.
    #[inline]
    pub fn across(&self, path: Path, from: Intersection) -> Intersection {
        let [a, b] = self.ends[path.index()];
        if a == from { b } else { a }
    }

    fn new(side: Side) -> Board {
        let geometry = &atlas().geometry;
        let map = &data().map;
        let here = |west: bool| side == Side::Expert || !west;
        let land_hexes: Vec<_> =
            map.hexes.iter().filter(|hex| data().resource_of(&hex.terrain).is_some()).collect();
        let hexes: HexSet = (0..HEXES).filter(|&at| here(land_hexes[at].west)).map(Hex::at).collect();
        let cities: CitySet = (0..CITIES).filter(|&at| here(map.cities[at].west)).map(City::at).collect();
        let lanes: PathSet = geometry.lanes.iter().copied().collect();
        let paths: PathSet = (0..PATHS)
            .map(Path::at)
            .filter(|&path| lanes.contains(path) || !(geometry.sides[path.index()] & hexes).is_empty())
            .collect();
        let ends: [[Intersection; 2]; PATHS] = std::array::from_fn(|at| geometry.ends[at]);

        let mut touching = [PathSet::EMPTY; INTERSECTIONS];
        for path in paths.iter() {
            for end in ends[path.index()] {
                touching[end.index()].insert(path);
            }
        }
        let beside = std::array::from_fn(|at| {
            let [a, b] = ends[at];
            (touching[a.index()] | touching[b.index()]) - PathSet::only(Path::at(at))
        });
        let land: [HexSet; INTERSECTIONS] = std::array::from_fn(|at| geometry.land[at] & hexes);
        let around = std::array::from_fn(|at| {
            cities.iter().filter(|city| land[city.site().index()].contains(Hex::at(at))).collect()
        });
        let resource: [Resource; HEXES] = std::array::from_fn(|at| {
            data().resource_of(&land_hexes[at].terrain).expect("the list has land hexes only")
        });
        let with_number = |number: usize| {
            hexes.iter().filter(|hex| land_hexes[hex.index()].number == Some(number as u8)).collect()
        };
        let numbered: [HexSet; 13] = std::array::from_fn(with_number);
        let dotted = std::array::from_fn(|kind| {
            hexes
                .iter()
                .find(|hex| land_hexes[hex.index()].dotted && resource[hex.index()] as usize == kind)
                .expect("every colour has a dotted space on both sides")
        });
        let (distance, within) = distances(&touching, &ends);
        Board {
            cities,
            purple: cities.iter().filter(|city| map.cities[city.index()].kind == CityKind::Purple).collect(),
            paths,
            arrows: geometry.arrows.iter().filter(|(_, west)| here(*west)).map(|&(path, _)| path).collect(),
            printed: numbered.iter().fold(HexSet::EMPTY, |all, &some| all | some),
            numbered,
            dotted,
            given: std::array::from_fn(|colour| {
                let start = &data().fixed_start[colour];
                Given {
                    posts: std::array::from_fn(|at| start.posts[at].parse().expect("a city of the map")),
                    route: geometry.given_routes[colour][side as usize],
                }
            }),
            robber_start: data().robber_start.parse().expect("the robber starts on a land hex"),
            resource,
            around,
            land,
            gold: std::array::from_fn(|at| map.cities[at].gold),
            ends,
            touching,
            beside,
            distance,
            within,
        }
    }
}

type Distances = (Vec<[u8; INTERSECTIONS]>, Vec<[IntersectionSet; INTERSECTIONS]>);

/// Looks around from every intersection, ring by ring.
fn distances(touching: &[PathSet; INTERSECTIONS], ends: &[[Intersection; 2]; PATHS]) -> Distances {
    let mut distance = vec![[u8::MAX; INTERSECTIONS]; INTERSECTIONS];
    let mut within = vec![[IntersectionSet::EMPTY; INTERSECTIONS]];
    for from in 0..INTERSECTIONS {
        distance[from][from] = 0;
        let mut ring = IntersectionSet::only(Intersection::at(from));
        let mut seen = ring;
        for steps in 1.. {
            let next: IntersectionSet = ring
                .iter()
                .flat_map(|at| touching[at.index()].iter())
                .flat_map(|path| ends[path.index()])
                .collect();
            ring = next - seen;
            if ring.is_empty() {
                break;
            }
            seen |= ring;
            for at in ring.iter() {
                distance[from][at.index()] = steps as u8;
            }
            if within.len() <= steps {
                within.push(within[steps - 1]);
            }
            for reach in &mut within[steps..] {
                reach[from] |= ring;
            }
        }
    }
    (distance, within)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDES: [Side; 2] = [Side::Short, Side::Expert];

    #[test]
    fn the_map_has_its_counts() {
        assert_eq!(atlas().geometry.ends.len(), PATHS);
        assert_eq!(atlas().geometry.land.len(), INTERSECTIONS);
        assert_eq!(data().map.cities.len(), CITIES);
        for (side, hexes, cities, intersections, paths, arrows) in
            [(Side::Short, 47, 38, 110, 147, 13), (Side::Expert, 57, 50, 141, 186, 19)]
        {
            let board = board(side);
            let reached = board.touching.iter().filter(|paths| !paths.is_empty()).count();
            let land = board.land.iter().fold(HexSet::EMPTY, |all, &some| all | some).len();
            assert_eq!(
                (land, board.cities.len(), reached, board.paths.len(), board.arrows.len()),
                (hexes, cities, intersections, paths, arrows)
            );
            assert_eq!(board.purple.len(), 16);
        }
    }

    #[test]
    fn distances_are_those_of_the_worked_examples() {
        let at = |name: &str| name.parse::<City>().expect("a city").site();
        for side in SIDES {
            let distance = |a: &str, b: &str| board(side).distance[at(a).index()][at(b).index()];
            assert_eq!(distance("turin", "venice"), 3);
            assert_eq!(distance("turin", "bern"), 2);
            assert_eq!(distance("prague", "wroclaw"), 3);
            assert_eq!(distance("prague", "kaliningrad"), 4);
            assert_eq!(distance("budapest", "belgrade"), 3);
            for from in board(side).cities.iter() {
                let near = board(side).within(from.site(), 4);
                for to in board(side).cities.iter().filter(|&to| to != from) {
                    let close = board(side).distance[from.site().index()][to.site().index()] <= 4;
                    assert_eq!(near.contains(to.site()), close, "{from} {to}");
                }
            }
        }
    }

    /// A walk over routes that stops at cities comes to an end without looking back further than one step: there is no ring
    /// of paths without a city on it. The gold for connecting cities rests on it.
    #[test]
    fn every_ring_of_paths_passes_a_city() {
        fn tree(board: &Board, at: Intersection, from: Option<Path>, seen: &mut IntersectionSet) {
            assert!(!seen.contains(at), "a ring without a city at {at}");
            seen.insert(at);
            for path in board.touching[at.index()].iter().filter(|&path| Some(path) != from) {
                let end = board.across(path, at);
                if board.city(end).is_none() {
                    tree(board, end, Some(path), seen);
                }
            }
        }
        for side in SIDES {
            let board = board(side);
            for start in (0..INTERSECTIONS).map(Intersection::at).filter(|&at| board.city(at).is_none()) {
                tree(board, start, None, &mut IntersectionSet::default());
            }
        }
    }

    /// However the others have placed theirs, the last player finds a path for the first route (M-2.12), whether first posts go
    /// to purple or to brown cities: the at most three routes of the others close at most three of the intersections beside any
    /// three cities, and none that no other city is beside.
    #[test]
    fn a_start_route_can_always_be_placed() {
        for board in SIDES.map(board) {
            let next_to =
                |at: Intersection| board.touching[at.index()].iter().map(move |path| board.across(path, at));
            for cities in [board.purple, board.cities - board.purple] {
                let cities: Vec<City> = cities.iter().collect();
                for (a, &first) in cities.iter().enumerate() {
                    for (b, &second) in cities.iter().enumerate().skip(a + 1) {
                        for &third in &cities[b + 1..] {
                            let open: IntersectionSet = [first, second, third]
                                .into_iter()
                                .flat_map(|city| next_to(city.site()))
                                .filter(|&end| board.city(end).is_none())
                                .collect();
                            let alone = |at: Intersection| {
                                next_to(at).filter(|&end| board.city(end).is_some()).count() == 1
                            };
                            assert!(open.len() > 3 || open.iter().any(alone), "{first} {second} {third}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn no_two_double_arrows_touch() {
        for side in SIDES {
            let board = board(side);
            for arrow in board.arrows.iter() {
                assert!((board.beside[arrow.index()] & board.arrows).is_empty(), "{arrow}");
            }
        }
    }
}
