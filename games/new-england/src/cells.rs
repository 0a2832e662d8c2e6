//! Cells of the board, and sets of them as bits of one number.

use std::ops::{BitAnd, BitOr, BitOrAssign, Shl, Shr, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::board;

/// A cell of the board, written by column and row: `E5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(pub(crate) u8);

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (row, column) = board().place(*self);
        write!(f, "{}{}", char::from(b'A' + column), row + 1)
    }
}

impl std::fmt::Debug for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Cell {
    type Err = String;
    fn from_str(text: &str) -> Result<Cell, String> {
        let wrong = || format!("`{}` is not a cell of the board", text.chars().take(20).collect::<String>());
        board().named(text).ok_or_else(wrong)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        std::borrow::Cow::<'_, str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cells, written as a list.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Cell>", into = "Vec<Cell>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Cell[]"))]
pub struct Cells(u128);

impl Cells {
    /// No cell.
    pub const EMPTY: Cells = Cells(0);

    /// Just this cell.
    #[inline]
    pub fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Whether `cell` is in it.
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        self.meets(Cells::only(cell))
    }

    /// Whether a cell is in both.
    #[inline]
    pub fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every cell of `other` is in it.
    #[inline]
    pub fn covers(self, other: Cells) -> bool {
        other.0 & !self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first in reading order: from the north-west, row by row.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    /// The set of just the first one; empty if there is none.
    #[inline]
    #[must_use]
    pub fn first_only(self) -> Cells {
        Cells(self.0 & self.0.wrapping_neg())
    }

    /// In reading order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let cell = Cell(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                cell
            })
        })
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl Sub for Cells {
    type Output = Cells;
    #[inline]
    fn sub(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl SubAssign for Cells {
    #[inline]
    fn sub_assign(&mut self, other: Cells) {
        self.0 &= !other.0;
    }
}

/// Every cell so many places further in reading order.
impl Shl<u8> for Cells {
    type Output = Cells;
    #[inline]
    fn shl(self, by: u8) -> Cells {
        Cells(self.0 << by)
    }
}

/// Every cell so many places back in reading order.
impl Shr<u8> for Cells {
    type Output = Cells;
    #[inline]
    fn shr(self, by: u8) -> Cells {
        Cells(self.0 >> by)
    }
}

impl std::fmt::Debug for Cells {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::EMPTY, |all, cell| all | Cells::only(cell))
    }
}

impl From<Vec<Cell>> for Cells {
    fn from(cells: Vec<Cell>) -> Cells {
        cells.into_iter().collect()
    }
}

impl From<Cells> for Vec<Cell> {
    fn from(cells: Cells) -> Vec<Cell> {
        cells.iter().collect()
    }
}
