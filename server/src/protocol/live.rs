//! What a live connection carries, both ways.

use comptoir_engine::{Frame, Heard};
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{ClockInfo, Line, Problem, Table};

/// From the page, over `/api/tables/{id}/live`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ToServer {
    /// Take an action.
    Act {
        /// The command's own id: accepted once, whatever is repeated.
        id: String,
        /// The version it answers to.
        version: u32,
        /// The game's `Action`.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
    /// Take one's last step back.
    Undo {
        /// The command's own id.
        id: String,
        /// The version it answers to.
        version: u32,
    },
    /// A number was missing: send everything again.
    Resync,
    /// How fast this page wants to follow. Where its person plays alone against bots they keep to it; with others at the table
    /// nothing changes.
    Pace {
        /// How fast.
        pace: Pace,
        /// Whether the game is to be watched where nobody is left to act; else the rest of it is played at once.
        watch: bool,
    },
    /// Whether this page is in front of its reader's eyes, which it is until it says otherwise. Nothing is sent elsewhere to whoever sees
    /// it here.
    Look {
        /// Whether it is.
        looking: bool,
    },
}

/// How fast somebody wants to follow a game, slowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// With time to look at everything.
    Calm,
    /// As at a table of people.
    Normal,
    /// Hardly waiting for the bots.
    Quick,
    /// Not waiting at all.
    AtOnce,
}

/// To the page. Every message of a connection carries the next number; a gap means: ask for a resync.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS), ts(type = "{ number: number } & ToPage"))]
pub struct Numbered {
    /// 1, 2, 3, ...
    pub number: u32,
    /// The message.
    #[serde(flatten)]
    pub message: ToPage,
}

/// To the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToPage {
    /// Everything: the first message, and the answer to a resync.
    Snapshot {
        /// The table.
        table: Table,
        /// The game, once it has begun.
        frame: Option<Frame>,
        /// The newest steps, for the log. If the first is not step 0, the set-up, `GET /api/tables/{id}/history?before=N` tells
        /// what came before it.
        history: Vec<Heard>,
    },
    /// Somebody came, sat, left, or was handed over.
    Table {
        /// The table.
        table: Table,
    },
    /// A step was taken; it is stored already.
    Step {
        /// What was heard.
        heard: Heard,
        /// What is seen now.
        frame: Frame,
    },
    /// What the clocks show after a step, or because time has done something.
    Clock {
        /// All of them.
        clock: ClockInfo,
    },
    /// Somebody said something in your room; it is stored already.
    Line {
        /// What.
        line: Line,
    },
    /// Somebody was forgotten, and everything they said here is gone.
    Unsaid {
        /// Who.
        guest: String,
    },
    /// Your command is carried out and stored. Comes after the step's own message.
    Done {
        /// The command's id.
        id: String,
        /// The version it led to.
        version: u32,
    },
    /// Nothing new: carries the number of the newest message, and takes none of its own. Who has not seen that message lost it.
    Heartbeat,
    /// Your command, or message, was refused; nothing changed.
    Refused {
        /// The command's id, if there was one.
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
}
