//! Choices that every game offers in the same words: who begins, and what may be remembered.

use serde::{Deserialize, Serialize};

use crate::info::OptionInfo;
use crate::{Chance, MAX_SEATS, Seat, printed, reading};

/// The option of this name, as page and terminal offer it.
pub(crate) fn option(id: &str) -> Option<OptionInfo> {
    #[derive(Deserialize)]
    struct Customs {
        option: Vec<OptionInfo>,
    }
    let customs: Customs =
        reading::from_text(printed!("data/customs.toml")).expect("data/customs.toml is part of the program");
    customs.option.into_iter().find(|option| option.id == id)
}

/// Who begins: the option `first`. Seats are numbered from 1, as people count them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // a seat each
pub enum First {
    /// Drawn by lot.
    #[default]
    Lot,
    #[serde(rename = "seat_1")]
    #[strum(serialize = "seat_1")]
    Seat1,
    #[serde(rename = "seat_2")]
    #[strum(serialize = "seat_2")]
    Seat2,
    #[serde(rename = "seat_3")]
    #[strum(serialize = "seat_3")]
    Seat3,
    #[serde(rename = "seat_4")]
    #[strum(serialize = "seat_4")]
    Seat4,
    #[serde(rename = "seat_5")]
    #[strum(serialize = "seat_5")]
    Seat5,
}

impl First {
    /// The seat that begins: one draw below the number of seats, or none where the host has named it.
    pub fn seat(self, seats: u8, chance: &mut impl Chance) -> Seat {
        match self {
            First::Lot => Seat(chance.below(u32::from(seats)) as u8),
            named => Seat((named as u8).clamp(1, seats.max(1)) - 1),
        }
    }
}

// A name for each seat the house has.
const _: () = assert!(First::Seat5 as usize == MAX_SEATS);

/// What may be remembered: the option `memory`, in games where much is seen once and then lies hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Memory {
    /// What everybody saw stays in sight.
    #[default]
    Open,
    /// As at the table: only how many cards there are can be seen; the rest is for one's own memory.
    AtTheTable,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Draw, Recorded};

    #[test]
    fn a_named_seat_begins_without_a_draw() {
        let lot = [Draw { number: 2, below: 4 }];
        let mut chance = Recorded::new(&lot);
        assert_eq!(First::Seat3.seat(4, &mut chance), Seat(2));
        assert_eq!(First::Lot.seat(4, &mut chance), Seat(2));
        assert!(chance.used_up());
        let name: &str = First::Seat3.into();
        assert_eq!(serde_json::to_value(First::Seat3).unwrap(), name);
    }
}
