//! A game as JSON in and out, written once for any [`Heuristic`](comptoir_kernel::Heuristic): the server plays its tables
//! through [`Playing`], and the page asks [`Engine`], compiled to WebAssembly (`engine/module`), about a view, a record, or a game
//! of its own.
//!
//! The law of secrecy makes the first of these exact: a world imagined from a view answers every question about its owner's actions as
//! the real one does, so the page can ask the rules without knowing a secret.

mod analysis;
pub mod change;
mod coach;
mod engine;
mod forced;
mod frame;
mod lesson;
mod mind;
mod own;
mod playing;
mod question;

pub use analysis::{
    Account, Alternative, Analysed, Analysis, Estimate, Prospect, Summary, TurningPoint, Weight,
};
pub use engine::Engine;
pub use frame::{Against, Frame, Heard, Moment};
pub use lesson::{Lesson, Opened, Reached, Script, Shown, Start, Step, Tried, Turn};
pub use mind::Mind;
pub use playing::{Playing, STRETCH};
pub use question::{Advice, Advised, Ahead, Question, Reason, Reply, Thought, Trouble};

use serde::Serialize;
use serde_json::Value;

/// Views, actions, events, steps and refusals are plain data.
///
/// # Panics
/// Never, for plain data.
pub fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data always serialises")
}

/// The same as text.
///
/// # Panics
/// Never, for plain data.
pub fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialises")
}
