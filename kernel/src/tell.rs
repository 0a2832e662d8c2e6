//! Telling is additive: nothing is told and then hidden again; each event says who hears it.

use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

/// Who hears an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// The player in this seat.
    Only(Seat),
    /// Everybody else, spectators too.
    Others(Seat),
}

impl Audience {
    /// Whether `viewer` hears it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Others(seat) => viewer != Viewer::Seat(seat),
        }
    }
}

/// Hears what happens. Events come as closures, so that whoever does not listen does not pay for them.
pub trait Tell<E> {
    /// Tells an event to `audience`.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);

    /// Tells everybody.
    fn all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::All, event);
    }

    /// Tells the player in `seat` alone.
    fn only(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.tell(Audience::Only(seat), event);
    }

    /// Tells everybody but the player in `seat`.
    fn others(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.tell(Audience::Others(seat), event);
    }
}

/// Simulations listen to nothing.
impl<E> Tell<E> for () {
    #[inline]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// Everything told, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E>(pub Vec<(Audience, E)>);

impl<E> Default for Told<E> {
    fn default() -> Told<E> {
        Told(Vec::new())
    }
}

impl<E> Tell<E> for Told<E> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.0.push((audience, event()));
    }
}

impl<E> Told<E> {
    /// What `viewer` heard of it.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.0.iter().filter(move |(audience, _)| audience.includes(viewer)).map(|(_, event)| event)
    }
}
