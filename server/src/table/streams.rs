//! The live streams of a table: numbered messages, presence.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use comptoir_kernel::{Seat, Viewer};
use serde::Serialize;
use tokio::time::Instant;

use super::describe::is_concerned;
use super::queue::{Body, Queue, padded};
use super::{LiveTable, Wish, describe, may_look};
use crate::adapter::Play;
use crate::metrics::Metrics;
use crate::protocol::{Problem, ToPage, moved};
use crate::storage::{Guest, StoredStep, StoredTable};

/// A live stream, by a number of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct StreamId(pub u64);

/// What a page says of itself when it opens a stream.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Listening {
    /// Whether it is in front of its reader's eyes.
    pub looking: bool,
    /// Whether it takes changes instead of whole frames.
    pub changes: bool,
}

/// What was shown last to each viewer, whoever they are: as text and without the version.
#[derive(Default)]
pub(super) struct Shown {
    version: u32,
    frames: HashMap<Viewer, Arc<str>>,
}

impl Shown {
    /// What a viewer saw at a version, if it is known.
    fn at(&self, version: u32, viewer: Viewer) -> Option<&Arc<str>> {
        self.frames.get(&viewer).filter(|_| self.version == version)
    }

    /// A viewer is shown this.
    fn keep(&mut self, version: u32, viewer: Viewer, frame: Arc<str>) {
        if self.version != version {
            *self = Shown { version, frames: HashMap::new() };
        }
        self.frames.insert(viewer, frame);
    }
}

struct Stream {
    guest: Option<String>,
    queue: Queue,
    /// Whether it takes changes instead of whole frames.
    changes: bool,
    /// What its page saw last: as whom, and at which version.
    saw: Option<(Viewer, u32)>,
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

    /// Whether a stream takes the change from what it saw last as this viewer at this version.
    fn takes_changes(&self, stream: StreamId, viewer: Viewer, version: u32) -> bool {
        self.open.get(&stream).is_some_and(|it| it.changes && it.saw == Some((viewer, version)))
    }

    fn has_seen(&mut self, stream: StreamId, viewer: Viewer, version: u32) {
        if let Some(stream) = self.open.get_mut(&stream) {
            stream.saw = Some((viewer, version));
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
    pub(super) fn opened(
        &mut self,
        stream: StreamId,
        guest: Option<Guest>,
        queue: Queue,
        Listening { looking, changes }: Listening,
    ) {
        let guest = guest.map(|guest| guest.id);
        // They might look when they asked for the stream; the game may have begun since.
        if !may_look(&self.table, guest.as_deref()) {
            return;
        }
        let known = guest.as_deref().is_some_and(|guest| self.is_here_and_seated(guest));
        let seated = guest.as_deref().is_some_and(|guest| self.table.seat_of(guest).is_some());
        let new = Stream { guest, queue, changes, saw: None, wish: None, looking };
        self.streams.open.insert(stream, new);
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
        viewer_at(&self.table, guest)
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
        let viewer = self.viewer(stream);
        let shared = self.seen_by(viewer);
        let table = json(&self.describe(self.streams.guest(stream)));
        let own = format!("{{\"type\":\"snapshot\",\"table\":{table},").into();
        if let Some(game) = &self.game {
            self.streams.has_seen(stream, viewer, game.version());
        }
        self.streams.send(stream, Body { own, shared });
    }

    /// The part of a snapshot that is the same for all who see the game alike: written once, however often it is asked for.
    pub(super) fn seen_by(&mut self, viewer: Viewer) -> Arc<str> {
        let version = self.game.as_ref().map(|game| game.version());
        if self.seen.0 != version {
            self.seen = (version, HashMap::new());
        }
        if let Some(known) = self.seen.1.get(&viewer) {
            return known.clone();
        }
        let written: Arc<str> = match &self.game {
            Some(game) => {
                let frame = shown(&mut self.shown, game.as_ref(), viewer);
                let history = json(&game.history(viewer, u32::MAX));
                format!("\"frame\":{},\"history\":{history}}}", whole(game.version(), &frame)).into()
            }
            None => "\"frame\":null,\"history\":[]}".into(),
        };
        self.seen.1.insert(viewer, written.clone());
        written
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
        let version = game.version();
        // What snapshots showed is of no use any more.
        self.seen = (None, HashMap::new());
        let known = std::mem::take(&mut self.shown);
        let step = game.last_step();
        let mut told: HashMap<Viewer, Told> = HashMap::new();
        for stream in self.streams.open.keys().copied().collect::<Vec<_>>() {
            let viewer = viewer_at(&self.table, self.streams.guest(stream));
            let told = told.entry(viewer).or_insert_with(|| Told {
                frame: shown(&mut self.shown, game.as_ref(), viewer),
                whole: None,
                moved: None,
            });
            let before = known
                .at(version - 1, viewer)
                .filter(|_| self.streams.takes_changes(stream, viewer, version - 1));
            let moved = before.and_then(|before| {
                let write = || moved(&step, &game.last_events(viewer), before, &told.frame);
                told.moved.get_or_insert_with(write).clone()
            });
            let body = if let Some(shared) = moved {
                let id = self.acting.take_if(|(acting, _)| *acting == stream).map(|(_, id)| id);
                let done = id.map_or_else(String::new, |id| format!("\"done\":{},", json(&id)));
                Body { own: format!("{{\"type\":\"moved\",{done}").into(), shared }
            } else {
                let write = || {
                    let (heard, frame) = (json(&game.last_heard(viewer)), whole(version, &told.frame));
                    format!("{{\"type\":\"step\",\"heard\":{heard},\"frame\":{frame}}}").into()
                };
                Body { own: told.whole.get_or_insert_with(write).clone(), shared: "".into() }
            };
            self.streams.has_seen(stream, viewer, version);
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

/// A step as it is told to one viewer, written when somebody needs it.
struct Told {
    frame: Arc<str>,
    whole: Option<Arc<str>>,
    #[allow(clippy::option_option)] // whether it was tried, and what came of it
    moved: Option<Option<Arc<str>>>,
}

/// What a guest sees the game of a table as.
fn viewer_at(table: &StoredTable, guest: Option<&str>) -> Viewer {
    guest.and_then(|guest| table.seat_of(guest)).map_or(Viewer::Spectator, Viewer::Seat)
}

/// What a viewer sees now, without its version; kept for the next step.
fn shown(shown: &mut Shown, game: &dyn Play, viewer: Viewer) -> Arc<str> {
    let version = game.version();
    if let Some(known) = shown.at(version, viewer) {
        return known.clone();
    }
    let frame: Arc<str> = game.seen(viewer).into();
    shown.keep(version, viewer, frame.clone());
    frame
}

/// A `Frame` as JSON.
fn whole(version: u32, frame: &str) -> String {
    format!("{{\"version\":{version},{}", &frame[1..])
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use comptoir_bots::Level;

    use super::super::bots::tests::two_bots;
    use super::super::queue::{Messages, queue};
    use super::*;
    use crate::protocol::Numbered;

    fn open(table: &mut LiveTable, stream: u64, changes: bool) -> Messages {
        let (queue, messages) = queue(usize::MAX);
        let late = Guest { id: "late".into(), name: "Late".into() };
        table.opened(StreamId(stream), Some(late), queue, Listening { looking: true, changes });
        messages
    }

    async fn next(messages: &mut Messages) -> ToPage {
        let text = messages.next().await.unwrap().to_text();
        serde_json::from_str::<Numbered>(&text).unwrap().message
    }

    async fn step(table: &mut LiveTable) {
        let game = table.game.as_ref().unwrap();
        let (version, seat) = (game.version(), game.to_act()[0]);
        let action = game.thought(seat, Level::Random, 7)(Duration::ZERO);
        assert!(table.thought(version, seat, action).await.is_ok());
    }

    #[tokio::test]
    async fn what_is_different_is_told_to_whoever_asked_and_saw_the_same_game_before() {
        let (_data, house, mut table) = two_bots(Level::Random).await;
        let (mut whole, mut changes) = (open(&mut table, 1, false), open(&mut table, 2, true));
        for messages in [&mut whole, &mut changes] {
            assert!(matches!(next(messages).await, ToPage::Snapshot { .. }));
        }
        for _ in 0..3 {
            step(&mut table).await;
            assert!(matches!(next(&mut whole).await, ToPage::Step { .. }));
            assert!(matches!(next(&mut changes).await, ToPage::Moved(_)));
        }
        // They sit down: what they saw before was another's.
        table.table.seats[0].guest = Some(Guest { id: "late".into(), name: "Late".into() });
        step(&mut table).await;
        assert!(matches!(next(&mut changes).await, ToPage::Step { .. }));
        step(&mut table).await;
        assert!(matches!(next(&mut changes).await, ToPage::Moved(_)));
        house.close().await;
    }

    #[tokio::test]
    async fn what_snapshots_showed_is_let_go_with_the_next_step() {
        let (_data, house, mut table) = two_bots(Level::Random).await;
        let _messages = open(&mut table, 1, true);
        assert_eq!((table.seen.1.len(), table.shown.frames.len()), (1, 1));
        step(&mut table).await;
        assert_eq!((table.seen.1.len(), table.shown.frames.len()), (0, 1));
        table.closed(StreamId(1));
        step(&mut table).await;
        assert_eq!(table.shown.frames.len(), 0, "nobody looks");
        house.close().await;
    }
}
