//! What artisans and workshops promise a player.

use comptoir_kernel::{Kind, Per, Seat};

use crate::data::data;
use crate::pieces::{Artisans, COLOURS, Colour, Order};
use crate::tabletop::{Tabletop, Workshop};

/// A player's artisans and workshops, as they would become with the orders they have.
#[derive(Clone)]
pub(crate) struct Career {
    seat: Seat,
    artisans: Artisans,
    disc: Artisans,
    workshops: Per<Colour, Workshop, COLOURS>,
    bonus_left: u8,
}

impl Career {
    pub(crate) fn of(seat: Seat, table: &Tabletop) -> Career {
        Career {
            seat,
            artisans: table.player(seat).artisans,
            disc: table.disc,
            workshops: table.workshops,
            bonus_left: table.bonus_left,
        }
    }

    /// What artisans and workshops promise beyond points: workshops to come, and bonus tokens from those there are.
    pub(crate) fn standing(&self) -> f32 {
        let (mut to_come, mut own) = (0.0, 0);
        for (colour, workshop) in self.workshops.iter() {
            let row = &data().colours[colour.index()];
            if workshop == Workshop::Free {
                let share = f32::from(self.artisans[colour]) / f32::from(row.workshop_needs);
                to_come += 0.6 * (f32::from(row.workshop_points) + 5.0) * share.min(1.0);
            }
            own += u8::from(workshop == Workshop::Of(self.seat));
        }
        to_come + 5.0 * f32::from(own.min(self.bonus_left))
    }

    /// Delivers an order and says what that is worth: its points, a bonus token, a new artisan, a workshop.
    pub(crate) fn deliver(&mut self, order: Order) -> f32 {
        let row = &data().orders[order.index()];
        let before = self.standing();
        let mut value = f32::from(row.points);
        if self.workshops[row.colour] == Workshop::Of(self.seat) && self.bonus_left > 0 {
            self.bonus_left -= 1;
            value += f32::from(data().constants.bonus_points);
        }
        if let Some(colour) = row.colour.clockwise().find(|&next| self.disc[next] > 0) {
            if self.artisans[colour] == 0 {
                value += f32::from(data().constants.artisan_colour_points);
            }
            self.disc[colour] -= 1;
            self.artisans[colour] += 1;
            let workshop = &data().colours[colour.index()];
            if self.artisans[colour] >= workshop.workshop_needs && self.workshops[colour] == Workshop::Free {
                self.workshops[colour] = Workshop::Of(self.seat);
                value += f32::from(workshop.workshop_points);
            }
        }
        value + self.standing() - before
    }
}
