//! What a bot says about a step: how it stands with its orders, which lie open like its stones.

use comptoir_kernel::{Kind, Remarks, Seat, Witnessed, told};

use crate::data::data;
use crate::pieces::Order;
use crate::{Event, Player, Secret, Valdora, View};

/// What a bot says about a step.
#[told]
pub enum Remark {
    /// What the delivery brings all in all: order, artisan, workshop and bonus, less the stones' own points.
    Worth { points: u16 },
    /// With this stone an order can be delivered.
    Completes { order: Order, points: u8 },
    /// The stones for the order just bought are aboard already.
    StonesAboard { points: u8 },
    /// A rival carries the stones for it.
    Denied { seat: Seat, points: u8 },
    /// This many stones are missing for it.
    StonesMissing { stones: u8, points: u8 },
    /// This many stones can be carried now.
    Carries { stones: u8 },
}

impl Remarks for Valdora {
    type Remark = Remark;

    fn remark(step: &Witnessed<'_, Valdora>) -> Option<Remark> {
        step.told().find_map(|event| match *event {
            Event::OrderDelivered { order, .. } => Some(worth(step, order)),
            Event::StoneLoaded { .. } => completes(step),
            Event::OrderBought { order, .. } => bought(step, order),
            Event::EquipmentBought { .. } => {
                Some(Remark::Carries { stones: player(step.after(), step.seat()).owned().len() })
            }
            _ => None,
        })
    }
}

fn player(view: &View, seat: Seat) -> &Player {
    view.tabletop.player(seat)
}

fn points(order: Order) -> u8 {
    data().orders[order.index()].points
}

/// The stones the player lacks for an order.
fn missing(player: &Player, order: Order) -> u8 {
    let needs = data().orders[order.index()].gems.iter();
    needs.map(|(gem, count)| count.saturating_sub(player.carrying(gem).len())).sum()
}

/// What was delivered before counts the same on both sides, so it need not be known.
fn worth(step: &Witnessed<'_, Valdora>, order: Order) -> Remark {
    let open_points = |view: &View| view.tabletop.sheet(step.seat(), &Secret::default()).points;
    let now = open_points(step.after()) + u16::from(points(order));
    Remark::Worth { points: now.saturating_sub(open_points(step.before())) }
}

/// The most valuable open order that had lacked a stone and lacks none now.
fn completes(step: &Witnessed<'_, Valdora>) -> Option<Remark> {
    let (before, after) = (player(step.before(), step.seat()), player(step.after(), step.seat()));
    let orders = after.orders.as_slice().iter().copied();
    orders
        .filter(|&order| missing(after, order) == 0 && missing(before, order) > 0)
        .max_by_key(|&order| points(order))
        .map(|order| Remark::Completes { order, points: points(order) })
}

/// How far an order just bought is; one that asks for silver alone needs no word.
fn bought(step: &Witnessed<'_, Valdora>, order: Order) -> Option<Remark> {
    if data().orders[order.index()].gems.total() == 0 {
        return None;
    }
    let points = points(order);
    let stones = missing(player(step.after(), step.seat()), order);
    if stones == 0 {
        return Some(Remark::StonesAboard { points });
    }
    let mut rivals = Seat::all(step.after().tabletop.seats()).filter(|&seat| seat != step.seat());
    Some(match rivals.find(|&seat| missing(player(step.after(), seat), order) == 0) {
        Some(seat) => Remark::Denied { seat, points },
        None => Remark::StonesMissing { stones, points },
    })
}
