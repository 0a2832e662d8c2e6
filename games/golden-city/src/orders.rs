//! Standing orders: keeping a group in the auction (G-4).

use comptoir_kernel::orders::Follow;
use comptoir_kernel::{Orders, Seat, action};

use crate::{Action, GoldenCity, Phase};

/// What a player may have done for them.
#[action]
pub enum Order {
    /// Place the hand on a group whenever that costs no more than the limit. When it costs more, take the one group that is free.
    Hold {
        /// Which, from 0.
        group: u8,
        /// In coins.
        limit: u8,
    },
}

impl Orders for GoldenCity {
    type Order = Order;

    /// While others bid; with as many coins as there are to spend.
    fn orders(&self, seat: Seat, out: &mut Vec<Order>) {
        let Phase::PlaceHand(bidder) = self.phase else { return };
        if bidder == seat {
            return;
        }
        let coins = self.of(seat).coins;
        let limits = |group| (0..=coins).map(move |limit| Order::Hold { group, limit });
        out.extend((0..self.seats).flat_map(limits));
    }

    /// The auction of one round.
    fn about(&self, _seat: Seat, _order: &Order) -> Vec<i64> {
        vec![self.round.into()]
    }

    fn follow(&self, seat: Seat, &Order::Hold { group, limit }: &Order) -> Follow<Action> {
        match self.phase {
            Phase::PlaceHand(bidder) if bidder != seat => return Follow::Wait,
            Phase::PlaceHand(_) => {}
            _ => return Follow::End,
        }
        if self.can_bid(seat, group).is_ok_and(|price| price <= limit) {
            return Follow::Act(Action::PlaceHand(group));
        }
        let is_free = |group: &u8| self.groups[usize::from(*group)].bidder.is_none();
        let mut free = (0..self.seats).filter(is_free);
        match (free.next(), free.next()) {
            (Some(only), None) => Follow::Act(Action::PlaceHand(only)),
            _ => Follow::End,
        }
    }
}
