//! The end of the game and the ranking (M-11).

use comptoir_kernel::{Seat, Standings, Tell};

use crate::data::data;
use crate::{Event, Merchants, Phase, SEATS};

impl Merchants {
    pub(crate) fn end(&mut self, winner: Option<Seat>, tell: &mut impl Tell<Event>) {
        self.phase = Phase::Over;
        tell.all(|| Event::GameOver { winner });
    }

    /// Goods delivered so far.
    pub(crate) fn delivered(&self, seat: Seat) -> u8 {
        data().amounts(self.options.board, self.seats).goods - self.goods_left[seat.index()]
    }

    /// More goods delivered rank higher, then fewer posts in the stock, then more gold (M-11.2).
    pub(crate) fn standings(&self) -> Standings {
        let mut keys = [(0, 0, 0); SEATS];
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            keys[at] =
                (i32::from(self.delivered(seat)), -i32::from(self.stock[at]), i32::from(self.gold[at]));
        }
        Standings::by_key(&keys[..usize::from(self.seats)], |&(delivered, _, _)| delivered)
    }
}
