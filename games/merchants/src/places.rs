//! Places on the map and sets of them. JSON names them as the data file does.

use comptoir_kernel::{Set, named_in_data};

use crate::atlas::atlas;

/// Land hexes on the map.
pub const HEXES: usize = 57;
/// Cities on the map.
pub const CITIES: usize = 50;
/// Intersections on the map.
pub const INTERSECTIONS: usize = 141;
/// Paths on the map.
pub const PATHS: usize = 186;

named_in_data!(
    /// A land hex, `q:r`.
    Hex: HEXES, u64, "land hex", |index| &atlas().hex_names[index]
);
named_in_data!(
    /// A city, by its id.
    City: CITIES, u64, "city", |index| &atlas().city_names[index]
);
named_in_data!(
    /// An intersection, `q:r:E` or `q:r:W`.
    Intersection: INTERSECTIONS, [u64; 3], "intersection", |index| &atlas().intersection_names[index]
);
named_in_data!(
    /// A path between two intersections, `q:r:E/q:r:W`.
    Path: PATHS, [u64; 3], "path", |index| &atlas().path_names[index]
);

/// Land hexes.
pub type HexSet = Set<Hex>;
/// Cities.
pub type CitySet = Set<City>;
/// Intersections.
pub type IntersectionSet = Set<Intersection>;
/// Paths.
pub type PathSet = Set<Path>;

impl City {
    /// Where it lies: the first intersections are the cities, in the same order.
    #[inline]
    pub fn site(self) -> Intersection {
        Intersection(self.0)
    }
}

impl Intersection {
    /// The three hexes that meet there, land and sea, as the data file names them.
    pub fn hexes(self) -> &'static [String; 3] {
        &atlas().meeting[self.0 as usize]
    }
}

/// Where these cities lie.
#[inline]
pub fn sites(cities: CitySet) -> IntersectionSet {
    IntersectionSet::from_bits([cities.bits(), 0, 0])
}
