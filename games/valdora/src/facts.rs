//! What is shown to players besides what they may do: what it costs, and what their orders still lack.

use comptoir_kernel::{Facts, Game, Kind, Orders, Seat};
use serde::Serialize;

use crate::board::board;
use crate::data::data;
use crate::pieces::{Artisans, Colour, Gems, Order, Space, Special};
use crate::{Action, Phase, Tabletop, Turn, Valdora};

/// What the rules know for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    /// What each action costs or brings that the player may take now, in the order of the list.
    pub prices: Vec<Price>,
    /// What their next page costs in this turn.
    pub page: u8,
    /// What an order costs them now, after giving one back if they have to.
    pub order: Option<u8>,
    /// Boats on their space that they have not used yet.
    pub boats: u8,
    /// Their open orders.
    pub orders: Vec<Open>,
    /// What a mine would bring them now.
    pub mine: u8,
    /// The artisans they lack for the workshops that nobody has.
    pub artisans: Artisans,
}

/// What an action costs, or what it brings where it only brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Price {
    /// Silver.
    pub silver: u8,
    /// Whether it uses up the provisions.
    pub provisions: bool,
}

/// An open order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Open {
    /// Which.
    pub order: Order,
    /// The stones it asks for that its owner does not carry.
    pub gems: Gems,
    /// The silver it asks for that its owner does not have.
    pub silver: u8,
    /// The palace that would take it in a turn that ended there; none while something is missing.
    pub palace: Option<Space>,
}

/// Nothing in a turn could be decided before it comes.
impl Orders for Valdora {
    type Order = ();
}

impl Facts for Valdora {
    type Facts = Known;
    type Kind = ();

    fn facts(&self, seat: Seat) -> Known {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let table = &self.tabletop;
        let acts = table.active == seat && table.phase != Phase::Over;
        Known {
            prices: legal.iter().map(|action| table.price(*action)).collect(),
            page: if acts { table.page_cost() } else { 0 },
            order: if acts { table.next_order() } else { None },
            boats: if acts { table.boats_left() } else { 0 },
            orders: table
                .player(seat)
                .orders
                .as_slice()
                .iter()
                .map(|&order| table.lacks(seat, order))
                .collect(),
            mine: table.room_for_silver(seat),
            artisans: Colour::ALL
                .into_iter()
                .flat_map(|colour| {
                    let lacking = table.artisans_lacking(seat, colour).unwrap_or(0);
                    std::iter::repeat_n(colour, usize::from(lacking))
                })
                .collect(),
        }
    }
}

impl Tabletop {
    /// What an action of the active player costs or brings.
    fn price(&self, action: Action) -> Price {
        let silver = match action {
            Action::Move(space) => {
                let provisions = self.needs_provisions(space);
                return Price { silver: self.toll(space), provisions };
            }
            Action::Turn(_) => self.page_cost(),
            Action::BuyOrder(_) => self.next_order().unwrap_or(0),
            Action::Load { slot, .. } | Action::Swap { slot, .. } => self.me().slots[slot]
                .map_or(0, |carrier| data().equipment[carrier.equipment.index()].load_cost),
            Action::FetchStone(_) => data().special(Special::HomeDelivery).silver,
            Action::Deliver { order, slots } => self.delivery_cost(order, slots),
            Action::Refill => self.room_for_silver(self.active),
            Action::InnProvisions => data().special(Special::GoodInn).silver,
            _ => 0,
        };
        Price { silver, provisions: false }
    }

    fn lacks(&self, seat: Seat, order: Order) -> Open {
        let (row, player) = (&data().orders[order.index()], self.player(seat));
        let mut gems = row.gems;
        for gem in player.slots.values().iter().flatten().filter_map(|carrier| carrier.gem) {
            gems[gem] = gems[gem].saturating_sub(1);
        }
        Open {
            order,
            gems,
            silver: row.silver.saturating_sub(player.silver),
            palace: self.palace_for(seat, order),
        }
    }

    /// Where an order could be delivered with what its owner has now: the rules of delivering are asked at each palace of its
    /// colour, in a turn of the owner's that has just brought them there.
    fn palace_for(&self, seat: Seat, order: Order) -> Option<Space> {
        let mut there = self.clone();
        there.active = seat;
        there.turn = Turn { moved: true, ..Turn::default() };
        let colour = data().orders[order.index()].colour;
        board().palaces[colour].iter().find(|&palace| {
            there.player_mut(seat).position = palace;
            let mut ways = Vec::new();
            there.list_deliveries(&mut ways);
            ways.iter().any(|way| matches!(way, Action::Deliver { order: one, .. } if *one == order))
        })
    }
}
