//! Standing orders: bidding up to a price (N-4).

use comptoir_kernel::orders::Follow;
use comptoir_kernel::{Orders, Seat, action};

use crate::{Action, NewEngland, Phase};

/// What a player may have done for them.
#[action]
pub enum Order {
    /// Take the highest marker that is left, up to this one.
    Bid {
        /// The dearest.
        most: u8,
    },
}

impl Orders for NewEngland {
    type Order = Order;

    /// While others bid and one has no marker yet.
    fn orders(&self, seat: Seat, out: &mut Vec<Order>) {
        let Phase::Bid(bidder) = self.phase else { return };
        if bidder == seat || self.player(seat).marker.is_some() {
            return;
        }
        out.extend(self.markers_left().map(|most| Order::Bid { most }));
    }

    /// The bids of one round.
    fn about(&self, _seat: Seat, _order: &Order) -> Vec<i64> {
        vec![self.round.into()]
    }

    fn follow(&self, seat: Seat, &Order::Bid { most }: &Order) -> Follow<Action> {
        match self.phase {
            Phase::Bid(bidder) if bidder != seat && self.player(seat).marker.is_none() => Follow::Wait,
            Phase::Bid(bidder) if bidder == seat => {
                let affordable = self.markers_left().filter(|marker| *marker <= most).max();
                affordable.map_or(Follow::End, |marker| Follow::Act(Action::Bid(marker)))
            }
            _ => Follow::End,
        }
    }
}
