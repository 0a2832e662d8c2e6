//! Placing a land tile (N-6).

use comptoir_kernel::{Seat, Tell};

use crate::board::board;
use crate::cards::Land;
use crate::cells::Cells;
use crate::{Event, NewEngland, Refusal};

impl NewEngland {
    /// The cells where the player may place a tile of this land: free, beside their own land of the kind, and not beside
    /// anybody else's.
    pub(crate) fn tile_cells(&self, seat: Seat, land: Land) -> Cells {
        let own = self.player(seat).lands[land];
        board().beside(own) - self.covered() - board().beside(self.rival_land(seat, land))
    }

    fn rival_land(&self, seat: Seat, land: Land) -> Cells {
        let everybody = self.in_play().iter().fold(Cells::EMPTY, |all, player| all | player.lands[land]);
        everybody - self.player(seat).lands[land]
    }

    pub(crate) fn can_place_tile(&self, seat: Seat, land: Land, cells: Cells) -> Result<(), Refusal> {
        let cell = cells.first().filter(|_| cells.len() == 1).ok_or(Refusal::NeedsOneCell)?;
        if self.covered().contains(cell) {
            return Err(Refusal::CellIsTaken { cell });
        }
        let beside = board().beside(cells);
        if !self.player(seat).lands[land].meets(beside) {
            return Err(Refusal::NoOwnLandBeside { land });
        }
        let rivals = Seat::all(self.seats).filter(|&rival| rival != seat);
        match rivals.into_iter().find(|rival| self.player(*rival).lands[land].meets(beside)) {
            Some(rival) => Err(Refusal::RivalLandBeside { land, rival }),
            None => Ok(()),
        }
    }

    pub(crate) fn place_tile(&mut self, seat: Seat, land: Land, cells: Cells, tell: &mut impl Tell<Event>) {
        self.player_mut(seat).lands[land] |= cells;
        tell.all(|| Event::TilePlaced { seat, land, cells });
    }
}
