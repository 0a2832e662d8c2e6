//! What bots know about a game.

use std::fmt::Debug;

use crate::{Game, Named, Orders, Seat};

/// What nobody in their senses does, however badly they play.
pub trait Follies: Game {
    /// Such moves.
    type Folly: Copy + Eq + Debug + Named;

    /// For each action, in the order of `legal`, the folly it is, if it is one: something else in the list is better whatever
    /// the hidden cards are. What may be right now and then, or is a matter of taste, is no folly: bots that people are offered
    /// never choose one, however weak they are. It is asked once a decision, not in playouts.
    fn never(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Vec<Option<Self::Folly>>;
}

/// What a sensible player of the game values. Bots are built on it.
pub trait Heuristic: Follies + Orders {
    /// How bots judge this game.
    const TUNING: Tuning;

    /// How far a master thinks: about half a second on one core.
    const MASTER: Depth;

    /// How far a legend thinks: about three seconds.
    const LEGEND: Depth;

    /// A weight for each action, in the order of `legal`: the higher, the more readily it is done. The unit is the game's points. It
    /// sees a view, never a state.
    fn weigh(view: &Self::View, seat: Seat, legal: &[Self::Action], weights: &mut Vec<f32>);

    /// A guess at the end from the middle of a game: one number for each seat, the points it can expect to end with, as
    /// [`Tuning::lead`] measures them. It sees a state, but only worlds that were imagined from a view are ever asked.
    fn outlook(&self, points: &mut Vec<f32>);

    /// Whether everything that was begun is scored and everything next is dealt anew: a search that plays on guesses here at the
    /// latest, because beyond there is only luck.
    fn is_pause(&self) -> bool {
        false
    }
}

/// Numbers of one game that bots think with; found by measurement, see `docs/bots.md`.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// A lead of this many points is likely to win.
    pub lead: f32,
    /// An apprentice takes an action for as good as another that is worth this many points more.
    pub slip: f32,
    /// The same of a search before it has tried them: the smaller, the more it trusts the heuristic.
    pub doubt: f32,
}

/// How far a search thinks for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Worlds it thinks through.
    pub worlds: u32,
    /// Decisions it plays beyond what it remembers before it guesses the rest.
    pub horizon: u32,
    /// Whether it tries all actions in the same worlds and drops the worse half again and again, instead of giving each world
    /// to the action that promises most.
    pub halving: bool,
}
