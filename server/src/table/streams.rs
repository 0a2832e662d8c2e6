//! The live streams of a table: numbered messages, presence.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use comptoir_kernel::{Seat, Viewer};
use serde::Serialize;
use tokio::time::Instant;

use super::describe::is_concerned;
use super::queue::{Body, Queue, padded};
use super::{LiveTable, Wish, describe, may_look};
use crate::metrics::Metrics;
use crate::protocol::{Problem, ToPage};
use crate::storage::{Guest, StoredStep};

/// A live stream, by a number of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct StreamId(pub u64);

struct Stream {
    guest: Option<String>,
    queue: Queue,
    /// How fast its page wants to follow, if it has said so.
    wish: Option<Wish>,
    /// Whether it is in front of its reader's eyes, as far as it says.
    looking: bool,
}

/// The live streams of one table.
pub(super) struct Streams {
    open: BTreeMap<StreamId, Stream>,
    metrics: Arc<Metrics>,
}

impl Streams {
    pub fn new(metrics: Arc<Metrics>) -> Streams {
        Streams { open: BTreeMap::new(), metrics }
    }

    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub fn is_open_for(&self, guest: &str) -> bool {
        self.open.values().any(|stream| stream.guest.as_deref() == Some(guest))
    }

    /// Whether somebody has the table in front of their eyes.
    pub fn is_looked_at_by(&self, guest: &str) -> bool {
        self.open.values().any(|stream| stream.looking && stream.guest.as_deref() == Some(guest))
    }

    /// A page says whether it is; gives whose it is.
    pub fn looks(&mut self, stream: StreamId, looking: bool) -> Option<String> {
        let stream = self.open.get_mut(&stream)?;
        stream.looking = looking;
        stream.guest.clone()
    }

    pub fn count(&self, counts: impl Fn(Option<&str>) -> bool) -> u32 {
        self.open.values().filter(|stream| counts(stream.guest.as_deref())).count() as u32
    }

    /// Closes the streams of those who may not stay.
    pub fn retain(&mut self, stays: impl Fn(Option<&str>) -> bool) {
        self.open.retain(|_, stream| stays(stream.guest.as_deref()));
    }

    pub fn guest(&self, stream: StreamId) -> Option<&str> {
        self.open.get(&stream)?.guest.as_deref()
    }

    /// What somebody's newest page has asked for.
    pub fn wish(&self, guest: &str) -> Option<Wish> {
        let theirs = self.open.values().filter(|stream| stream.guest.as_deref() == Some(guest));
        theirs.filter_map(|stream| stream.wish).next_back()
    }

    pub fn wishes(&mut self, stream: StreamId, wish: Wish) {
        if let Some(stream) = self.open.get_mut(&stream) {
            stream.wish = Some(wish);
        }
    }

    /// Queues a message. A reader too slow for their queue loses it; the next number they see tells them so.
    fn send(&mut self, stream: StreamId, body: Body) {
        let Some(stream) = self.open.get_mut(&stream) else { return };
        if !stream.queue.send(body) {
            self.metrics.lost.inc();
        }
    }
}

impl LiveTable {
    /// A stream begins with everything there is to see; the others hear who came.
    pub(super) fn opened(&mut self, stream: StreamId, guest: Option<Guest>, queue: Queue) {
        let guest = guest.map(|guest| guest.id);
        // They might look when they asked for the stream; the game may have begun since.
        if !may_look(&self.table, guest.as_deref()) {
            return;
        }
        let known = guest.as_deref().is_some_and(|guest| self.is_here_and_seated(guest));
        let seated = guest.as_deref().is_some_and(|guest| self.table.seat_of(guest).is_some());
        self.streams.open.insert(stream, Stream { guest, queue, wish: None, looking: true });
        self.snapshot(stream);
        if !seated {
            self.watchers_changed();
        } else if !known {
            self.tell_table_except(Some(stream));
        }
    }

    pub(super) fn closed(&mut self, stream: StreamId) {
        let Some(Stream { guest, .. }) = self.streams.open.remove(&stream) else { return };
        if guest.as_deref().is_some_and(|guest| self.is_here_and_seated(guest)) {
            return;
        }
        let Some(seat) = guest.and_then(|guest| self.table.seat_of(&guest)) else {
            return self.watchers_changed();
        };
        self.away_since[seat.index()] = Instant::now();
        self.tell_table();
    }

    /// Somebody who only watches came or went: told a little later, for all who do so meanwhile. A crowd of them that comes and goes
    /// would otherwise have everybody told once for each.
    fn watchers_changed(&mut self) {
        self.told_at.get_or_insert_with(|| Instant::now() + self.house.config.watchers);
    }

    /// What the guest of a stream sees the game as.
    pub(super) fn viewer(&self, stream: StreamId) -> Viewer {
        self.viewer_of(self.streams.guest(stream))
    }

    fn viewer_of(&self, guest: Option<&str>) -> Viewer {
        guest.and_then(|guest| self.table.seat_of(guest)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What a guest heard before a step: `Heard`s as JSON, as in a snapshot.
    pub(super) fn recall(&self, guest: Option<&str>, before: u32) -> Result<String, Problem> {
        if !may_look(&self.table, guest) {
            return Err(Problem::MayNotWatch);
        }
        let game = self.game.as_ref().ok_or(Problem::NotStarted)?;
        Ok(padded(json(&game.history(self.viewer_of(guest), before))))
    }

    pub(super) fn send(&mut self, stream: StreamId, message: &ToPage) {
        self.streams.send(stream, body(message));
    }

    /// All there is to see, and what happened last: the first message of a stream, and the answer to a resync.
    pub(super) fn snapshot(&mut self, stream: StreamId) {
        let shared = self.seen_by(self.viewer(stream));
        let table = json(&self.describe(self.streams.guest(stream)));
        let own = format!("{{\"type\":\"snapshot\",\"table\":{table},").into();
        self.streams.send(stream, Body { own, shared });
    }

    /// The part of a snapshot that is the same for all who see the game alike: written once, however often it is asked for.
    pub(super) fn seen_by(&mut self, viewer: Viewer) -> Arc<str> {
        let version = self.game.as_ref().map(|game| game.version());
        if self.seen.0 != version {
            self.seen = (version, HashMap::new());
        }
        let game = self.game.as_ref();
        let write = || {
            let frame = json(&game.map(|game| game.frame(viewer)));
            let history = json(&game.map_or_else(Vec::new, |game| game.history(viewer, u32::MAX)));
            format!("\"frame\":{frame},\"history\":{history}}}").into()
        };
        self.seen.1.entry(viewer).or_insert_with(write).clone()
    }

    pub(super) fn snapshot_all(&mut self) {
        for stream in self.stream_ids() {
            self.snapshot(stream);
        }
    }

    /// Tells everybody how the table is now.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_except(None);
    }

    fn tell_table_except(&mut self, except: Option<StreamId>) {
        self.told_at = None;
        let presence = self.presence();
        // Written once for all who see the same of it.
        let mut bodies: HashMap<Option<String>, Body> = HashMap::new();
        for stream in self.stream_ids() {
            if Some(stream) == except {
                continue;
            }
            let guest = self.streams.guest(stream).filter(|guest| is_concerned(&self.table, guest));
            let body = if let Some(body) = bodies.get(&guest.map(str::to_owned)) {
                body.clone()
            } else {
                let body = body(&ToPage::Table { table: describe(&self.table, &presence, guest) });
                bodies.insert(guest.map(str::to_owned), body.clone());
                body
            };
            self.streams.send(stream, body);
        }
    }

    /// Tells everybody what they heard of the last step and what they see now.
    pub(super) fn tell_step(&mut self) {
        let Some(game) = &self.game else { return };
        let mut bodies: Vec<(Viewer, Body)> = Vec::new();
        for stream in self.stream_ids() {
            let viewer = self.viewer(stream);
            let known = bodies.iter().find(|(other, _)| *other == viewer).map(|(_, body)| body.clone());
            let body = if let Some(body) = known {
                body
            } else {
                let heard = game.last_heard(viewer);
                let body = body(&ToPage::Step { heard, frame: game.frame(viewer) });
                bodies.push((viewer, body.clone()));
                body
            };
            self.streams.send(stream, body);
        }
    }

    pub(super) fn stream_ids(&self) -> Vec<StreamId> {
        self.streams.open.keys().copied().collect()
    }

    fn is_here_and_seated(&self, guest: &str) -> bool {
        self.streams.is_open_for(guest) && self.table.seat_of(guest).is_some()
    }
}

/// The last step of a seat; for a spectator the last of all. What came before it is gone where nothing can be looked up.
pub(crate) fn last_turn(steps: &[StoredStep], seat: Option<Seat>) -> u32 {
    let own = steps.iter().rfind(|step| Some(step.seat) == seat);
    own.or(steps.last()).map_or(0, |step| step.n)
}

fn body(message: &ToPage) -> Body {
    json(message).into()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialises")
}
