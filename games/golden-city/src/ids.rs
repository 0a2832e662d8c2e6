//! Places and cards: small numbers in the engine, the data file's ids in JSON.

use comptoir_kernel::named_in_data;

use crate::data::data;

named_in_data!(
    /// A port, a rural site or a zone of the city.
    Place: 58, u64, "place", |index| &data().places[index].id
);
named_in_data!(
    /// A ware card.
    WareCard: 8, u32, "ware card", |index| &data().ware_cards[index].id
);
named_in_data!(
    /// A bonus card.
    BonusCard: 8, u32, "bonus card", |index| &data().bonus_cards[index].id
);
named_in_data!(
    /// A score card.
    ScoreCard: 16, u32, "score card", |index| &data().score_cards[index].id
);
