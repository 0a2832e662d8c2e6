//! Land cards: houses, crops and cattle use the land (N-7).

use comptoir_kernel::{Seat, Tell};

use crate::board::{showing, shows};
use crate::cards::{Card, Land};
use crate::cells::Cells;
use crate::player::Player;
use crate::{Event, NewEngland, Refusal};

impl Player {
    /// Every set of the player's cells that a land card with these forms may use.
    pub(crate) fn usable(&self, land: Land, forms: &[Cells], used: Cells) -> impl Iterator<Item = Cells> {
        let start_tile = self.start_tiles[land];
        showing(forms, self.open_land(land, used))
            .filter(move |cells| !start_tile.meets(*cells) || cells.covers(start_tile))
    }
}

impl NewEngland {
    pub(crate) fn can_use(
        &self,
        seat: Seat,
        card: Card,
        land: Land,
        forms: &[Cells],
        cells: Cells,
    ) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !shows(forms, cells) {
            return Err(Refusal::WrongShape { card });
        }
        let start_tile = player.start_tiles[land];
        if start_tile.meets(cells) && !cells.covers(start_tile) {
            return Err(Refusal::SplitsStartTile { cells: start_tile });
        }
        if !player.lands[land].covers(cells) {
            return Err(Refusal::NotYourLand { land });
        }
        if let Some(cell) = (cells & self.used).first() {
            return Err(Refusal::TileIsUsed { cell });
        }
        if let Some(cell) = (cells & player.occupied()).first() {
            return Err(Refusal::FigureStandsThere { cell });
        }
        Ok(())
    }

    /// The tiles are turned to their used side, for good.
    pub(crate) fn use_land(&mut self, seat: Seat, card: Card, cells: Cells, tell: &mut impl Tell<Event>) {
        self.used |= cells;
        tell.all(|| Event::LandUsed { seat, card, cells, points: card.points() });
    }
}
