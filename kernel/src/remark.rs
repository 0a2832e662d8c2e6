//! What a bot says about a step of its own.
//!
//! A remark must not tell anybody what only the bot knows: its cards, its plans, how it judges its chances. So it is not
//! the bot that speaks. A remark is worked out from what somebody who merely watches saw of the step, and [`Witnessed`] is
//! all it is given; nothing but a spectator's view goes into one.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::tell::Told;
use crate::{Facts, Game, Named, Seat, Viewer};

/// A game whose bots have something to say.
pub trait Remarks: Facts {
    /// What a bot says about a step: ids and numbers, never sentences.
    type Remark: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + Named;

    /// What the step was good for, in the game's own numbers, where that is worth a word and the events do not say it
    /// already; most steps need none.
    fn remark(step: &Witnessed<'_, Self>) -> Option<Self::Remark>;
}

/// A step, as spectators saw it.
#[derive(Debug)]
pub struct Witnessed<'a, G: Game> {
    seat: Seat,
    before: G::View,
    after: G::View,
    told: Vec<&'a G::Event>,
}

impl<'a, G: Game> Witnessed<'a, G> {
    /// The step that `seat` took from one state to the other, as far as anybody could see it.
    pub fn new(seat: Seat, before: &G, after: &G, told: &'a Told<G::Event>) -> Witnessed<'a, G> {
        Witnessed {
            seat,
            before: before.view(Viewer::Spectator),
            after: after.view(Viewer::Spectator),
            told: told.heard_by(Viewer::Spectator).collect(),
        }
    }

    /// Who took it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The table before the step.
    pub fn before(&self) -> &G::View {
        &self.before
    }

    /// The table after it.
    pub fn after(&self) -> &G::View {
        &self.after
    }

    /// What everybody heard of it, in order.
    pub fn told(&self) -> impl Iterator<Item = &'a G::Event> {
        self.told.iter().copied()
    }
}
