//! What lies before a player: money, land, figures and cards. All of it is open.

use serde::{Deserialize, Serialize};

use crate::cards::{ByFigure, ByLand, Cards, Family, Figure, Land};
use crate::cells::{Cell, Cells, first_only};

/// What lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Whose colour they play.
    pub family: Family,
    /// Shillings.
    pub money: u16,
    /// Their bid marker.
    pub marker: Option<u8>,
    /// The cells of each land, used or not, the start tile's among them.
    pub lands: ByLand<Cells>,
    /// The two cells of each start tile; none while it is still in hand.
    pub start_tiles: ByLand<Cells>,
    /// Where their figures stand: the first cell of each one's tile.
    pub figures: ByFigure<Cells>,
    /// The cards in front of them.
    #[cfg_attr(feature = "ts", ts(type = "Record<Card, number>"))]
    pub played: Cards,
    /// The cards in their barns.
    #[cfg_attr(feature = "ts", ts(type = "Record<Card, number>"))]
    pub stored: Cards,
}

impl Player {
    /// A player at the start.
    pub fn new(family: Family, money: u16) -> Player {
        Player {
            family,
            money,
            marker: None,
            lands: ByLand::default(),
            start_tiles: ByLand::default(),
            figures: ByFigure::default(),
            played: Cards::default(),
            stored: Cards::default(),
        }
    }

    /// All the land.
    #[inline]
    pub(crate) fn land(&self) -> Cells {
        self.lands.settlement | self.lands.crops | self.lands.pasture
    }

    /// How many figures of a kind stand on the board.
    #[inline]
    pub(crate) fn count(&self, figure: Figure) -> u8 {
        self.figures[figure].len()
    }

    /// Whether a barn is empty.
    #[inline]
    pub(crate) fn has_empty_barn(&self) -> bool {
        self.stored.total() < self.count(Figure::Barn)
    }

    /// The cells of every tile a figure stands on: a start tile is one tile (N-8.2).
    #[inline]
    pub(crate) fn occupied(&self) -> Cells {
        let figures = self.figures.pilgrim | self.figures.barn | self.figures.ship;
        self.start_tiles
            .values()
            .into_iter()
            .fold(figures, |occupied, tile| if tile.meets(figures) { occupied | tile } else { occupied })
    }

    /// The cells that could be used or carry a figure: of unused tiles on which nothing stands.
    #[inline]
    pub(crate) fn open(&self, used: Cells) -> Cells {
        self.land() - used - self.occupied()
    }

    /// The same, of one land.
    #[inline]
    pub(crate) fn open_land(&self, land: Land, used: Cells) -> Cells {
        self.lands[land] - used - self.occupied()
    }

    /// The tiles that have a cell among `cells`, each by its first cell.
    #[inline]
    pub(crate) fn tiles(&self, cells: Cells) -> Cells {
        self.start_tiles.values().into_iter().fold(cells, |tiles, start_tile| {
            if start_tile.meets(cells) { (tiles - start_tile) | first_only(start_tile) } else { tiles }
        })
    }

    /// The cells of the tile that begins with `first`.
    #[inline]
    pub(crate) fn tile(&self, first: Cell) -> Cells {
        let own = Cells::only(first);
        self.start_tiles.values().into_iter().find(|start_tile| start_tile.meets(own)).unwrap_or(own)
    }

    /// The figure standing on a tile.
    pub(crate) fn figure_on(&self, tile: Cells) -> Option<Figure> {
        Figure::ALL.into_iter().find(|&figure| self.figures[figure].meets(tile))
    }
}
