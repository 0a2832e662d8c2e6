//! Games of somebody's own device that are kept here.

use comptoir_kernel::fairness::Bytes32;
use comptoir_kernel::standings::Standing;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// `POST /api/me/kept`: keeps a game of one's own device here, in place of an earlier state of it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Keep {
    /// Its record, whole or as far as it has come.
    pub record: String,
    /// What its chance follows from, while it goes on; a record that is closed has it.
    pub seed: Option<Bytes32>,
}

/// A game of one's own device, in one's list: `GET /api/me/kept`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Kept {
    /// What the device committed to before it dealt; no two games have the same.
    pub commitment: Bytes32,
    /// SHA-256 of its record: what is kept of it.
    pub hash: Bytes32,
    /// Which game.
    pub game: String,
    /// Who sat where.
    pub seats: Vec<String>,
    /// Whose seats were a bot's, in seat order: its level there.
    pub bots: Vec<Option<String>>,
    /// Steps so far.
    pub steps: u32,
    /// How it ended.
    pub standings: Option<Vec<Standing>>,
    /// When it was kept, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
}

/// A game that was kept, to go on with it or look at it: `GET /api/me/kept/{commitment}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct KeptGame {
    /// What it is.
    pub kept: Kept,
    /// Its record.
    pub record: String,
    /// What its chance follows from.
    pub seed: Bytes32,
}
