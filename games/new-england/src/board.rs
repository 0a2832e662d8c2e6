//! The board and the cards' shapes, computed once from the data file.

use std::sync::LazyLock;

use crate::SEATS;
use crate::cards::{Card, Family, Figure, Land};
use crate::cells::{Cell, Cells};
use crate::data::{CardData, Data, data};
use crate::figures::MOVERS;
use crate::offer::SPACES;
use comptoir_kernel::Kind;

/// What is computed from the data file.
#[derive(Debug)]
pub struct Board {
    /// From a cell to the one south of it: a row and one place that is never land, so that no step wraps round.
    stride: u8,
    /// Every cell.
    pub land: Cells,
    /// The cells with an edge at the sea.
    pub sea: Cells,
    /// The ready-made layout.
    pub preset: Vec<(Family, Land, Cells)>,
    faces: Vec<Face>,
}

/// What a development card shows.
#[derive(Debug)]
pub enum Face {
    /// A figure to set up.
    Figure(Figure),
    /// Land to use.
    Land {
        /// Of this kind.
        land: Land,
        /// The shape in every quarter turn that looks different, with its first cell at the board's first place.
        forms: Vec<Cells>,
    },
}

/// The board and the cards' shapes.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| Board::new(data()));
    &BOARD
}

impl Board {
    fn new(data: &Data) -> Board {
        let frame: Vec<&[u8]> = data.board.frame.iter().map(String::as_bytes).collect();
        let (height, width) = (frame.len() - 2, frame[0].len() - 2);
        let stride = width as u8 + 1;
        assert!(height * usize::from(stride) <= 128, "the board has more places than a set of cells");
        let extra_draws = usize::from(data.offer.extra_draws) * SEATS;
        assert!(
            usize::from(data.offer.size()) + extra_draws <= SPACES,
            "a round brings more items than an offer holds"
        );
        let movers =
            data.figures.iter().filter(|figure| figure.movable).map(|figure| usize::from(figure.count));
        assert!(movers.sum::<usize>() <= MOVERS, "more figures can move than trails are kept");
        let mut board = Board {
            stride,
            land: Cells::EMPTY,
            sea: Cells::EMPTY,
            preset: Vec::new(),
            faces: data.cards.iter().map(|card| face(card, stride)).collect(),
        };
        for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column))) {
            let (y, x) = (row + 1, column + 1);
            if frame[y][x] == b'L' {
                let cell = Cells::only(Cell(row as u8 * stride + column as u8));
                board.land |= cell;
                if [frame[y - 1][x], frame[y + 1][x], frame[y][x - 1], frame[y][x + 1]].contains(&b'S') {
                    board.sea |= cell;
                }
            }
        }
        for tile in &data.preset {
            let cells = tile.cells.iter().filter_map(|label| board.named(label)).collect();
            board.preset.push((tile.family, tile.land, cells));
        }
        board
    }

    /// The cell with this label, if there is one.
    pub fn named(&self, label: &str) -> Option<Cell> {
        let (column, row) = label.split_at_checked(1)?;
        let column = column.as_bytes()[0].checked_sub(b'A').filter(|column| column + 1 < self.stride)?;
        let row: u8 = row.parse().ok().filter(|_| row.starts_with(|digit| ('1'..='9').contains(&digit)))?;
        let place = usize::from(row - 1) * usize::from(self.stride) + usize::from(column);
        (place < 128).then_some(Cell(place as u8)).filter(|&cell| self.land.contains(cell))
    }

    /// The row and column of a cell, counted from the north-west.
    pub fn place(&self, cell: Cell) -> (u8, u8) {
        (cell.0 / self.stride, cell.0 % self.stride)
    }

    /// The cells that share an edge with one of `cells`.
    #[inline]
    pub fn beside(&self, cells: Cells) -> Cells {
        (cells << 1 | cells >> 1 | cells << self.stride | cells >> self.stride) & self.land
    }

    /// The cells that share an edge or a corner with one of `cells`.
    pub fn around(&self, cells: Cells) -> Cells {
        let row = cells | cells << 1 | cells >> 1;
        (row | row << self.stride | row >> self.stride) & self.land
    }

    /// Every two cells of `cells` that share an edge.
    pub fn pairs(&self, cells: Cells) -> impl Iterator<Item = Cells> {
        [1, self.stride].into_iter().flat_map(move |step| {
            let firsts = cells & (cells >> step);
            firsts.iter().map(move |first| Cells::only(first) | Cells::only(first) << step)
        })
    }

    /// What a card shows.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }
}

/// The sets of cells among `cells` that show one of `forms`.
pub fn showing(forms: &[Cells], cells: Cells) -> impl Iterator<Item = Cells> {
    forms.iter().flat_map(move |&form| {
        // A shape is connected and the place after each row is never land, so a shape cannot run over the board's edge.
        let firsts = form.iter().fold(cells, |firsts, step| firsts & (cells >> step.0));
        firsts.iter().map(move |first| form << first.0)
    })
}

/// Whether `cells` show one of `forms`.
pub fn shows(forms: &[Cells], cells: Cells) -> bool {
    cells.first().is_some_and(|first| forms.contains(&(cells >> first.0)))
}

fn face(card: &CardData, stride: u8) -> Face {
    match (card.figure, card.land) {
        (Some(figure), None) => Face::Figure(figure),
        (None, Some(land)) => Face::Land { land, forms: quarter_turns(&card.cells, stride) },
        _ => panic!("the card `{}` shows neither just a figure nor just a land", card.id),
    }
}

/// A shape in its four directions, those that look the same once. Turned only: cards have no back to mirror them.
fn quarter_turns(cells: &[[i8; 2]], stride: u8) -> Vec<Cells> {
    let mut forms = Vec::new();
    let mut cells = cells.to_vec();
    for _ in 0..4 {
        cells = cells.iter().map(|&[row, column]| [column, -row]).collect();
        let [top, left] = *cells.iter().min().expect("a land card shows cells");
        let form: Cells = cells
            .iter()
            .map(|&[row, column]| Cell(((row - top) * stride as i8 + column - left) as u8))
            .collect();
        if !forms.contains(&form) {
            forms.push(form);
        }
    }
    forms
}
