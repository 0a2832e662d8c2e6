//! Scoring (V-8.4).

use comptoir_kernel::{Kind, Seat};
use serde::{Deserialize, Serialize};

use crate::data::data;
use crate::pieces::{Equipment, Special};
use crate::{Secret, Tabletop, Valdora, Workshop};

/// What a player's things are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// Delivered orders.
    pub orders: u16,
    /// Different colours of artisans.
    pub artisans: u16,
    /// Workshops.
    pub workshops: u16,
    /// Bonus tokens.
    pub bonus: u16,
    /// Stones on the equipment.
    pub stones: u16,
    /// Dark special cards, card 17 excepted: it counts with the stones.
    pub special: u16,
    /// Their sum.
    pub points: u16,
}

impl Tabletop {
    /// What `seat` would count if the game ended now.
    pub fn sheet(&self, seat: Seat, secret: &Secret) -> Sheet {
        let player = self.player(seat);
        let numbers = &data().constants;
        let points = |card: Special| u16::from(data().special(card).points);
        let has = |card: Special| player.played[card] > 0;

        let orders = secret
            .delivered
            .iter()
            .map(|(order, count)| u16::from(count) * u16::from(data().orders[order.index()].points))
            .sum();
        let artisans = player.artisans.present().count() as u16 * u16::from(numbers.artisan_colour_points);
        let own = self.workshops.iter().filter(|(_, workshop)| *workshop == Workshop::Of(seat));
        let (mut workshops, mut workshop_count) = (0, 0);
        for (colour, _) in own {
            workshops += u16::from(data().colours[colour.index()].workshop_points);
            workshop_count += 1;
        }
        let bonus = u16::from(player.bonus) * u16::from(numbers.bonus_points);
        let stone = if has(Special::FullChest) {
            points(Special::FullChest)
        } else {
            u16::from(numbers.stone_points)
        };
        let stones = u16::from(player.loaded().len()) * stone;

        let mut special = 0;
        if has(Special::PromisesKept) && player.orders.is_empty() {
            special += points(Special::PromisesKept);
        }
        if has(Special::MasterOwner) {
            special += points(Special::MasterOwner) * workshop_count;
        }
        if has(Special::Renown) && player.bonus >= data().special(Special::Renown).needs {
            special += points(Special::Renown);
        }
        if has(Special::FineTeam) && player.owns(Equipment::Cart) && player.owns(Equipment::Horse) {
            special += points(Special::FineTeam);
        }
        let points = orders + artisans + workshops + bonus + stones + special;
        Sheet { orders, artisans, workshops, bonus, stones, special, points }
    }
}

impl Valdora {
    /// Everybody's sheet, by seat.
    pub(crate) fn sheets(&self) -> impl Iterator<Item = Sheet> {
        Seat::all(self.tabletop.seats())
            .zip(self.secrets.as_slice())
            .map(|(seat, secret)| self.tabletop.sheet(seat, secret))
    }
}
