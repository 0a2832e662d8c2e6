//! Standing orders: no trades before one's own turn (M-6).

use comptoir_kernel::orders::Follow;
use comptoir_kernel::{Orders, Seat, action};

use crate::{Action, Merchants, Phase};

/// What a player may have done for them.
#[action]
pub enum Order {
    /// Decline whatever is offered until one's own turn.
    Decline,
}

impl Merchants {
    /// Whether another player has the turn: not before the first, and not after the last.
    fn is_another_turn(&self, seat: Seat) -> bool {
        let placing = matches!(
            self.phase,
            Phase::PlaceRobber | Phase::PlacePost(_) | Phase::PlaceNeutral(_) | Phase::PlaceStartRoute(_)
        );
        seat.0 < self.seats && self.active != seat && self.phase != Phase::Over && !placing
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.phase == Phase::Answer && self.unanswered().contains(seat)
    }
}

impl Orders for Merchants {
    type Order = Order;

    fn orders(&self, seat: Seat, out: &mut Vec<Order>) {
        if self.is_another_turn(seat) && !self.is_asked(seat) {
            out.push(Order::Decline);
        }
    }

    fn follow(&self, seat: Seat, Order::Decline: &Order) -> Follow<Action> {
        match (self.is_another_turn(seat), self.is_asked(seat)) {
            (false, _) => Follow::End,
            (true, true) => Follow::Act(Action::Decline),
            (true, false) => Follow::Wait,
        }
    }
}
