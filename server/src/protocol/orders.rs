//! Standing orders.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

/// What somebody has done for them while they do not look. Its seat's person alone knows of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StandingOrder {
    /// Take the one action that everybody knows to be the only one.
    Forced,
    /// One of the game's own orders.
    Game(#[cfg_attr(feature = "ts", ts(type = "unknown"))] Value),
}

/// `POST /api/tables/{id}/orders`: gives an order for one's own seat, or takes it back.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SetOrder {
    /// Which.
    pub order: StandingOrder,
    /// Whether it stands.
    pub stands: bool,
}
