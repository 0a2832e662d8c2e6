//! The map, and what is computed from it once.

use std::collections::{BTreeSet, VecDeque};
use std::sync::LazyLock;

use comptoir_kernel::{Kind, Per, Set};

use crate::data::{Data, SpaceKind, data};
use crate::pieces::{BOOKS, BookId, COLOURS, Colour, Space};

/// Spaces of the board.
pub const SPACES: usize = 30;

/// Catalogues of equipment: the data file lists them first, then the books of orders.
pub const CATALOGUES: usize = 2;
/// Books of orders.
pub const ORDER_BOOKS: usize = BOOKS - CATALOGUES;

/// Some of the spaces.
pub type SpaceSet = Set<Space>;

/// What a space is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A city with a catalogue of equipment: which one.
    Catalogue(usize),
    /// A city with a book of orders: which one.
    OrderBook(usize),
    /// The harbour city.
    Harbour {
        /// Its boats.
        boats: u8,
    },
    /// A road with stones.
    Road,
    /// A silver mine.
    Mine,
    /// A port.
    Port {
        /// Its boats.
        boats: u8,
    },
    /// A palace.
    Palace(Colour),
}

impl Place {
    /// Whether it is a city: it stops travellers and gives provisions.
    #[inline]
    pub fn is_city(self) -> bool {
        matches!(self, Place::Catalogue(_) | Place::OrderBook(_) | Place::Harbour { .. })
    }

    /// Stones that can be loaded here from the field.
    #[inline]
    pub fn boats(self) -> u8 {
        match self {
            Place::Harbour { boats } | Place::Port { boats } => boats,
            _ => 0,
        }
    }

    /// The id of the book that lies here.
    pub fn book(self) -> Option<BookId> {
        match self {
            Place::Catalogue(book) => Some(BookId::at(book)),
            Place::OrderBook(book) => Some(BookId::at(CATALOGUES + book)),
            _ => None,
        }
    }
}

/// The map.
#[derive(Debug)]
pub struct Board {
    roads_from: [SpaceSet; SPACES],
    places: [Place; SPACES],
    near: [SpaceSet; SPACES],
    far: [SpaceSet; SPACES],
    /// The spaces with a catalogue of equipment.
    pub catalogues: SpaceSet,
    /// Those with a book of orders.
    pub order_books: SpaceSet,
    /// The roads with stones.
    pub roads: SpaceSet,
    /// The silver mines.
    pub mines: SpaceSet,
    /// The palaces of each colour.
    pub palaces: Per<Colour, SpaceSet, COLOURS>,
    /// Where every pawn starts.
    pub start: Space,
}

impl Board {
    /// What a space is for.
    #[inline]
    pub fn place(&self, space: Space) -> Place {
        self.places[space.index()]
    }

    /// The spaces a traveller reaches without crossing a city (V-3.3).
    #[inline]
    pub fn near(&self, from: Space) -> SpaceSet {
        self.near[from.index()]
    }

    /// The spaces one reaches only by crossing one (V-3.4).
    #[inline]
    pub fn far(&self, from: Space) -> SpaceSet {
        self.far[from.index()]
    }

    /// The spaces a pawn passes and the one it comes to: a shortest way, across one city if it must be.
    pub fn way(&self, from: Space, to: Space) -> Vec<Space> {
        if self.near(from).contains(to) {
            return self.straight(from, to);
        }
        let cities =
            self.near(from).iter().filter(|&city| self.place(city).is_city() && self.near(city).contains(to));
        let ways = cities.map(|city| [self.straight(from, city), self.straight(city, to)].concat());
        ways.min_by_key(Vec::len).unwrap_or_else(|| vec![to])
    }

    /// A shortest way that crosses no city.
    fn straight(&self, from: Space, to: Space) -> Vec<Space> {
        let mut before = [None; SPACES];
        let mut queue = VecDeque::from([from]);
        while let Some(here) = queue.pop_front() {
            if here != from && self.place(here).is_city() {
                continue;
            }
            for there in self.roads_from[here.index()].iter() {
                if there != from && before[there.index()].is_none() {
                    before[there.index()] = Some(here);
                    queue.push_back(there);
                }
            }
        }
        let mut way = vec![to];
        while let Some(earlier) = before[way[0].index()].filter(|&earlier| earlier != from) {
            way.insert(0, earlier);
        }
        way
    }

    /// All spaces.
    pub fn spaces() -> impl Iterator<Item = Space> {
        (0..SPACES).map(Space::at)
    }

    fn new(data: &Data) -> Board {
        let find =
            |id: &str| data.spaces.iter().position(|row| row.id == id).expect("the data file names it");
        let places: [Place; SPACES] = std::array::from_fn(|at| place(data, at));
        let mut roads = [SpaceSet::EMPTY; SPACES];
        for edge in &data.edges {
            let (a, b) = (find(&edge.a), find(&edge.b));
            roads[a].insert(Space::at(b));
            roads[b].insert(Space::at(a));
        }
        let near: [SpaceSet; SPACES] = std::array::from_fn(|from| flood(from, &roads, &places));
        let far = std::array::from_fn(|from| {
            let cities = near[from].iter().filter(|city| places[city.index()].is_city());
            let beyond = cities.fold(SpaceSet::EMPTY, |all, city| all | near[city.index()]);
            beyond - near[from] - SpaceSet::only(Space::at(from))
        });
        let all = |wanted: &dyn Fn(Place) -> bool| -> SpaceSet {
            Board::spaces().filter(|space| wanted(places[space.index()])).collect()
        };
        let mut palaces_of = Per::default();
        for colour in Colour::ALL {
            palaces_of[colour] = all(&|place| place == Place::Palace(colour));
        }
        Board {
            catalogues: all(&|place| matches!(place, Place::Catalogue(_))),
            order_books: all(&|place| matches!(place, Place::OrderBook(_))),
            roads: all(&|place| place == Place::Road),
            mines: all(&|place| place == Place::Mine),
            palaces: palaces_of,
            roads_from: roads,
            places,
            near,
            far,
            start: Space::at(find(&data.constants.start_space)),
        }
    }
}

fn place(data: &Data, at: usize) -> Place {
    let row = &data.spaces[at];
    match row.kind {
        SpaceKind::City => match &row.book {
            None => Place::Harbour { boats: row.boats },
            Some(id) => {
                let book = data.books.iter().position(|book| book.id == *id).expect("the data file names it");
                if book < CATALOGUES { Place::Catalogue(book) } else { Place::OrderBook(book - CATALOGUES) }
            }
        },
        SpaceKind::Road => Place::Road,
        SpaceKind::Mine => Place::Mine,
        SpaceKind::Port => Place::Port { boats: row.boats },
        SpaceKind::Palace => Place::Palace(row.colour.expect("a palace has a colour")),
    }
}

/// Everything reached from a space; cities are entered but not left.
fn flood(from: usize, roads: &[SpaceSet; SPACES], places: &[Place; SPACES]) -> SpaceSet {
    let start = Space::at(from);
    let mut seen = BTreeSet::from([start]);
    let mut to_do = vec![start];
    while let Some(here) = to_do.pop() {
        if here != start && places[here.index()].is_city() {
            continue;
        }
        to_do.extend(roads[here.index()].iter().filter(|there| seen.insert(*there)));
    }
    seen.into_iter().filter(|space| *space != start).collect()
}

/// The map.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| Board::new(data()));
    &BOARD
}

/// Stones lying on the spaces.
pub type Stones = Per<Space, crate::pieces::Gems, SPACES>;

#[cfg(test)]
mod tests {
    use super::*;

    /// Four opponents without a coin to pay them block four spaces at most: somewhere is always free (V-3.7).
    #[test]
    fn from_everywhere_five_spaces_are_near() {
        for space in Board::spaces() {
            assert!(board().near(space).len() >= 5, "{space}: {:?}", board().near(space));
        }
    }
}
