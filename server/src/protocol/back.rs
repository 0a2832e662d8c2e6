//! Taking back by agreement.

use comptoir_kernel::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// `POST /api/tables/{id}/ask-back`: asks everybody else who plays here to go back to where the game stood after a step, one of the
/// frame's `rewinds`. Where nobody else plays it is done at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct AskBack {
    /// After which step.
    pub to: u32,
    /// The version it is asked at.
    pub version: u32,
}

/// `POST /api/tables/{id}/answer-back`: answers such a question, or, as whoever asked it, thinks better of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerBack {
    /// Who asked.
    pub seat: Seat,
    /// To go back to where.
    pub to: u32,
    /// The version it was asked at.
    pub version: u32,
    /// Whether it may be. One no ends it.
    pub yes: bool,
}

/// Somebody asks to go back. It lasts until everybody has agreed, somebody has not, or anybody takes a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Back {
    /// Who asks.
    pub seat: Seat,
    /// To go back to where the game stood after this step.
    pub to: u32,
    /// The version it is asked at.
    pub version: u32,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
    /// Who has yet to answer: people. Bots agree to everything.
    pub waiting: Vec<Seat>,
    /// Who would rather not: then nothing comes of it.
    pub refused: Option<Seat>,
    /// Whether you may answer.
    pub may_answer: bool,
}
