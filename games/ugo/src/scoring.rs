//! Scoring a round (U-6).

use comptoir_kernel::{Seat, Tell};
use serde::{Deserialize, Serialize};

use crate::cards::{COLOURS, Card};
use crate::data::data;
use crate::farmers::farmers_on_fields;
use crate::{Event, Kingdom, Ugo};

/// What one field of a kingdom is worth, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FieldLine {
    /// The card on top.
    pub top: Option<Card>,
    /// Farmers on the field, the printed ones included.
    pub farmers: u8,
    /// Farmers it needs.
    pub needed: u8,
    /// What it counts.
    pub points: i16,
}

/// One kingdom's round, field by field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// From the left.
    pub fields: [FieldLine; COLOURS],
    /// Their sum.
    pub points: i16,
}

impl Kingdom {
    /// What the kingdom would count if the round ended now.
    pub fn sheet(&self) -> Sheet {
        let standing = farmers_on_fields(self.farmers);
        let fields = std::array::from_fn(|at| {
            let (top, farmers, field) = (self.top(at), standing[at], &data().fields[at]);
            let missing = i16::from(field.needed - farmers);
            let points = match top {
                Some(card) if missing == 0 => i16::from(card.value()),
                Some(_) => -data().rules.penalty_per_missing_farmer * missing,
                None if missing == 0 => field.points_if_empty,
                None => 0,
            };
            FieldLine { top, farmers, needed: field.needed, points }
        });
        Sheet { fields, points: fields.iter().map(|field| field.points).sum() }
    }
}

impl Ugo {
    pub(crate) fn score_round(&mut self, tell: &mut impl Tell<Event>) {
        for seat in Seat::all(self.seats) {
            let points = self.kingdoms[seat.index()].sheet().points;
            self.points[seat.index()][usize::from(self.round - 1)] = points;
        }
        tell.all(|| Event::RoundScored {
            round: self.round,
            sheets: Seat::all(self.seats).map(|seat| self.kingdoms[seat.index()].sheet()).collect(),
        });
    }

    /// The points of all rounds scored so far (U-7.1).
    pub(crate) fn total(&self, seat: Seat) -> i16 {
        self.points[seat.index()].iter().sum()
    }
}
