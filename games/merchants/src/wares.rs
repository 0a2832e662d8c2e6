//! What is held and traded: resources, wares and development cards.

use comptoir_kernel::{Counts, Kind, kinds};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

kinds! {
    /// What the five terrains produce.
    #[derive(Serialize, Deserialize, EnumString, IntoStaticStr)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[strum(serialize_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Resource { Wood, Wool, Wheat, Ore, Salt }

    /// What can change hands in a trade: the resources, in the same order, and gold.
    #[derive(Serialize, Deserialize, EnumString, IntoStaticStr)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[strum(serialize_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Ware { Wood, Wool, Wheat, Ore, Salt, Gold }

    /// The development cards (M-10).
    #[derive(Serialize, Deserialize, EnumString, IntoStaticStr)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[strum(serialize_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Development { SafeConduct, TradeAgreement, Bribery, Lancer }
}

/// How many resources there are.
pub const RESOURCES: usize = Resource::COUNT;

/// Resource cards.
pub type Resources = Counts<Resource>;
/// Development cards.
pub type Cards = Counts<Development>;
/// One side of a trade.
pub type Bundle = Counts<Ware>;

/// The bytes of the resources within a word.
const RESOURCE_BYTES: u64 = (1 << (8 * RESOURCES)) - 1;

/// The resource cards in it.
#[inline]
pub fn resources(bundle: Bundle) -> Resources {
    Counts::from_word(bundle.word() & RESOURCE_BYTES)
}

impl From<Resource> for Ware {
    #[inline]
    fn from(resource: Resource) -> Ware {
        Ware::ALL[resource.index()]
    }
}

impl Ware {
    /// The resource it is, unless it is gold.
    pub fn resource(self) -> Option<Resource> {
        Resource::ALL.get(self.index()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bundle_is_cards_and_gold() {
        let bundle = Bundle::of(Ware::Gold, 3) + Bundle::of(Ware::Salt, 1);
        assert_eq!(resources(bundle), Resources::of(Resource::Salt, 1));
        assert_eq!((Ware::Salt.resource(), Ware::Gold.resource()), (Some(Resource::Salt), None));
    }
}
