//! Cells of the board, and sets of them.

use comptoir_kernel::kinds::unknown;
use comptoir_kernel::{Set, numbered, written_as_text};

use crate::board::board;

/// A cell of the board, written by column and row: `E5`. Cells are numbered in reading order, from the north-west row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(pub(crate) u8);

numbered!(Cell: 128, u128);

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (row, column) = board().place(*self);
        write!(f, "{}{}", char::from(b'A' + column), row + 1)
    }
}

impl std::str::FromStr for Cell {
    type Err = String;
    fn from_str(text: &str) -> Result<Cell, String> {
        board().named(text).ok_or_else(|| unknown(text, "cell of the board"))
    }
}

written_as_text!(Cell);

/// A set of cells.
pub type Cells = Set<Cell>;

/// The set of just the first of these cells; empty if there is none.
#[inline]
pub fn first_only(cells: Cells) -> Cells {
    Cells::from_bits(cells.bits() & cells.bits().wrapping_neg())
}
