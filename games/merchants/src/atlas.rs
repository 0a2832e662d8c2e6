//! The whole map as the data file describes it: what its places are called, and how they lie.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use comptoir_kernel::Kind;

use crate::data::data;
use crate::places::{Hex, HexSet, Intersection, Path};

/// The names of all places.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Atlas {
    pub hex_names: Vec<String>,
    pub city_names: Vec<String>,
    pub intersection_names: Vec<String>,
    pub path_names: Vec<String>,
    /// The hexes, land and sea, that meet at each intersection.
    pub meeting: Vec<[String; 3]>,
    pub(crate) geometry: Geometry,
}

/// The names of all places.
pub fn atlas() -> &'static Atlas {
    static ATLAS: LazyLock<Atlas> = LazyLock::new(Atlas::new);
    &ATLAS
}

/// How the places of the whole map lie, with the west.
#[derive(Debug)]
pub(crate) struct Geometry {
    pub(crate) ends: Vec<[Intersection; 2]>,
    /// The land hexes on both sides of each path.
    pub(crate) sides: Vec<HexSet>,
    pub(crate) land: Vec<HexSet>,
    pub(crate) lanes: Vec<Path>,
    /// The paths with a double arrow, and whether it is there on the expert side only.
    pub(crate) arrows: Vec<(Path, bool)>,
    /// By colour, on the short and on the expert side.
    pub(crate) given_routes: Vec<[Path; 2]>,
}

/// The corner of a hex in the data file's coordinates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Corner {
    q: i8,
    r: i8,
    east: bool,
}

impl Corner {
    fn parse(name: &str) -> Option<Corner> {
        let mut parts = name.split(':');
        let (q, r, side) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Corner { q: q.parse().ok()?, r: r.parse().ok()?, east: side == "E" })
    }

    fn name(self) -> String {
        format!("{}:{}:{}", self.q, self.r, if self.east { "E" } else { "W" })
    }

    fn hexes(self) -> [(i8, i8); 3] {
        let Corner { q, r, east } = self;
        if east { [(q, r), (q + 1, r - 1), (q + 1, r)] } else { [(q, r), (q - 1, r), (q - 1, r + 1)] }
    }

    fn neighbours(self) -> [Corner; 3] {
        let Corner { q, r, east } = self;
        let at = if east {
            [(q + 2, r - 1), (q + 1, r - 1), (q + 1, r)]
        } else {
            [(q - 2, r + 1), (q - 1, r + 1), (q - 1, r)]
        };
        at.map(|(q, r)| Corner { q, r, east: !east })
    }
}

fn hex_name((q, r): (i8, i8)) -> String {
    format!("{q}:{r}")
}

impl Atlas {
    fn new() -> Atlas {
        let map = &data().map;
        let known: Vec<(i8, i8)> = map.hexes.iter().map(|hex| (hex.q, hex.r)).collect();
        let land_hexes: Vec<(i8, i8)> = map
            .hexes
            .iter()
            .filter(|hex| data().resource_of(&hex.terrain).is_some())
            .map(|hex| (hex.q, hex.r))
            .collect();
        let land_of = |hexes: &[(i8, i8)]| -> HexSet {
            hexes
                .iter()
                .filter_map(|hex| land_hexes.iter().position(|land| land == hex))
                .map(Hex::at)
                .collect()
        };
        let parse = |name: &str| Corner::parse(name).expect("the data file names corners");
        // A path is known by its eastern corner first, as in its name.
        let sorted = |[a, b]: [Corner; 2]| if a.east { (a, b) } else { (b, a) };
        let pair = |ends: &[String; 2]| sorted([parse(&ends[0]), parse(&ends[1])]);

        let lanes: Vec<(Corner, Corner)> = map.sea_lanes.iter().map(|lane| pair(&lane.path)).collect();
        let mut ends: Vec<(Corner, Corner)> = Vec::new();
        for &(q, r) in &known {
            let corner = Corner { q, r, east: true };
            for other in corner.neighbours() {
                let between: Vec<(i8, i8)> =
                    corner.hexes().into_iter().filter(|hex| other.hexes().contains(hex)).collect();
                let on_map = corner.hexes().iter().chain(&other.hexes()).all(|hex| known.contains(hex));
                let path = (corner, other);
                if on_map && (!land_of(&between).is_empty() || lanes.contains(&path)) {
                    ends.push(path);
                }
            }
        }
        ends.sort_unstable();

        // The cities come first, so that a city and its intersection have the same index.
        let mut corners: Vec<Corner> = map.cities.iter().map(|city| parse(&city.at)).collect();
        let mut others: Vec<Corner> = ends.iter().flat_map(|&(a, b)| [a, b]).collect();
        others.retain(|corner| !corners.contains(corner));
        others.sort_unstable();
        others.dedup();
        corners.extend(others);
        let index: BTreeMap<Corner, Intersection> =
            corners.iter().enumerate().map(|(at, &corner)| (corner, Intersection::at(at))).collect();

        let path = |wanted: (Corner, Corner)| {
            Path::at(ends.iter().position(|&path| path == wanted).expect("the data file names paths"))
        };
        let sides = ends.iter().map(|(a, b)| {
            let between: Vec<(i8, i8)> =
                a.hexes().into_iter().filter(|hex| b.hexes().contains(hex)).collect();
            land_of(&between)
        });
        Atlas {
            hex_names: land_hexes.iter().copied().map(hex_name).collect(),
            city_names: map.cities.iter().map(|city| city.id.clone()).collect(),
            intersection_names: corners.iter().map(|corner| corner.name()).collect(),
            path_names: ends.iter().map(|(a, b)| format!("{}/{}", a.name(), b.name())).collect(),
            meeting: corners.iter().map(|corner| corner.hexes().map(hex_name)).collect(),
            geometry: Geometry {
                ends: ends.iter().map(|(a, b)| [index[a], index[b]]).collect(),
                sides: sides.collect(),
                land: corners.iter().map(|corner| land_of(&corner.hexes())).collect(),
                lanes: lanes.iter().map(|&lane| path(lane)).collect(),
                arrows: map.double_arrows.iter().map(|arrow| (path(pair(&arrow.path)), arrow.west)).collect(),
                given_routes: data()
                    .fixed_start
                    .iter()
                    .map(|start| [&start.route, start.expert_route.as_ref().unwrap_or(&start.route)])
                    .map(|routes| routes.map(|route| path(pair(route))))
                    .collect(),
            },
        }
    }
}
