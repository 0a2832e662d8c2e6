//! What needs no server in the terminal: games to play, simulate, replay and measure. It is a crate of its own because it compiles every
//! game anew for each command: a change of the server leaves it as it is.

pub mod analyse;
pub mod arena;
pub mod bench;
mod games;
mod language;
pub mod laws;
pub mod learn;
mod lot;
pub mod play;
mod record_file;
pub mod replay;
pub mod setup;
pub mod simulate;
pub mod table;
mod tally;
pub mod terminal;
pub mod verify;

/// What a command that could do its work found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// What it was asked to check is so.
    Well,
    /// What it was asked to check is not so.
    CheckFailed,
    /// Somebody stopped it.
    Interrupted,
}
