//! People who play while calls fail, and remember everything they were told is done.
//!
//! They behave like the page: what is not known to be done is sent again under the same id, and a stream that ended is
//! opened anew.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Seat};
use comptoir_server::protocol::{Frame, Problem, Status, Table, ToPage};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::load::person::{Person, Stream};

/// A command: at which table, from which seat, under which id.
pub type Command = (String, Seat, String);

/// Everything people were told.
#[derive(Default)]
pub struct Told {
    /// Commands sent, whatever became of them.
    pub sent: BTreeSet<Command>,
    /// Commands acknowledged: the version they led to, and the action; a step back has none.
    pub done: BTreeMap<Command, (u32, Option<Value>)>,
    /// Tables made.
    pub tables: BTreeSet<String>,
    /// Seats taken.
    pub seats: BTreeSet<(String, Seat)>,
    /// New tables, by the table they are the rematch of.
    pub rematches: BTreeMap<String, String>,
    /// The last step anybody saw, by table.
    pub seen: BTreeMap<String, u32>,
    /// What cannot be.
    pub odd: Vec<String>,
    /// How often each table's people were told that something is done, or saw a step.
    pub progress: Vec<u64>,
}

impl Told {
    /// How many times somebody was told that something is done.
    pub fn acknowledged(&self) -> u64 {
        (self.done.len() + self.tables.len() + self.seats.len() + self.rematches.len()) as u64
    }

    /// How many things were stored, as far as anybody was told.
    pub fn operations(&self) -> u64 {
        let steps: u64 = self.seen.values().map(|n| u64::from(*n)).sum();
        steps + (self.tables.len() + self.seats.len() + self.rematches.len()) as u64
    }
}

/// Shared by all who play.
#[derive(Clone, Default)]
pub struct Book(Arc<Mutex<Told>>);

impl Book {
    pub fn told(&self) -> MutexGuard<'_, Told> {
        // Nothing here can panic half-way through a change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, who: usize, what: impl FnOnce(&mut Told)) {
        let mut told = self.told();
        what(&mut told);
        told.progress[who] += 1;
    }
}

/// Who plays at one table after the other.
#[derive(Clone, Copy)]
enum Party {
    /// One person against bots.
    Alone(&'static str),
    /// Two people.
    Pair(&'static str),
    /// Bots, and somebody who watches.
    Bots(&'static str),
}

const PARTIES: [Party; 6] = [
    Party::Alone("ugo"),
    Party::Alone("golden-city"),
    Party::Alone("valdora"),
    Party::Pair("ugo"),
    Party::Pair("valdora"),
    Party::Bots("ugo"),
];

/// Lets everybody play, until the set is dropped.
pub fn play(address: SocketAddr, seed: u64, book: &Book) -> JoinSet<()> {
    let mut people = JoinSet::new();
    book.told().progress = vec![0; PARTIES.len()];
    for (who, party) in PARTIES.into_iter().enumerate() {
        let chance = Fast::new(seed.wrapping_mul(31).wrapping_add(who as u64));
        let book = book.clone();
        people.spawn(async move { Player { address, who, book, chance }.attend(party).await });
    }
    people
}

struct Player {
    address: SocketAddr,
    who: usize,
    book: Book,
    chance: Fast,
}

/// What the page keeps until it knows that it is done.
struct Pending {
    version: u32,
    action: Option<Value>,
}

impl Player {
    async fn attend(&mut self, party: Party) {
        let host = self.person("Ana").await;
        let guest = self.person("Ben").await;
        let bot = json!({ "bot": "random" });
        let (game, seats) = match party {
            Party::Alone(game) => (game, json!(["me", bot, bot])),
            Party::Pair(game) => (game, json!(["me", "open"])),
            Party::Bots(game) => (game, json!([bot, bot, bot])),
        };
        loop {
            let table = self.make(&host, game, &seats).await;
            if let Party::Pair(_) = party {
                self.sit(&guest, &table, Seat(1)).await;
            }
            let mut next = Some(table);
            while let Some(table) = next.take() {
                match party {
                    Party::Bots(_) => self.game(&[(&host, None)], &table).await,
                    Party::Alone(_) => {
                        self.begin(&[(&host, Seat(0))], &table).await;
                        self.game(&[(&host, Some(Seat(0)))], &table).await;
                    }
                    Party::Pair(_) => {
                        self.begin(&[(&host, Seat(0)), (&guest, Seat(1))], &table).await;
                        self.game(&[(&host, Some(Seat(0))), (&guest, Some(Seat(1)))], &table).await;
                    }
                }
                if self.chance.below(2) == 0 && !matches!(party, Party::Bots(_)) {
                    next = Some(self.rematch(&host, &table).await);
                }
            }
        }
    }

    async fn person(&self, name: &str) -> Person {
        loop {
            match Person::new(self.address, name).await {
                Ok(person) => return person,
                Err(_) => pause().await,
            }
        }
    }

    async fn make(&self, person: &Person, game: &str, seats: &Value) -> Table {
        loop {
            match person.make(game, seats).await {
                Ok(table) => {
                    self.book.note(self.who, |told| _ = told.tables.insert(table.id.clone()));
                    return table;
                }
                Err(_) => pause().await,
            }
        }
    }

    /// Takes a seat. An answer that was lost is found out by looking.
    async fn sit(&self, person: &Person, table: &Table, seat: Seat) {
        loop {
            let seen = match person.sit(table, seat).await {
                Ok(seen) => Ok(seen),
                Err(_) => person.look(&table.id).await,
            };
            if seen.is_ok_and(|seen| seen.you == Some(seat) && seen.seats[seat.index()].ready) {
                self.book.note(self.who, |told| _ = told.seats.insert((table.id.clone(), seat)));
                return;
            }
            pause().await;
        }
    }

    /// Everybody does what is still missing for the game to begin, whatever went wrong before: they sit, the host starts,
    /// they open their numbers.
    async fn begin(&self, people: &[(&Person, Seat)], table: &Table) {
        loop {
            for &(person, seat) in people {
                let Ok(seen) = person.look(&table.id).await else {
                    pause().await;
                    continue;
                };
                let mine = &seen.seats[seat.index()];
                let done = match seen.status {
                    Status::Playing | Status::Over => return,
                    Status::Gathering if !mine.ready => {
                        self.sit(person, table, seat).await;
                        true
                    }
                    Status::Gathering if seen.host => person.start(table).await.is_ok(),
                    Status::Opening if !mine.opened => person.open_number(&seen).await.is_ok(),
                    Status::Gathering | Status::Opening => true,
                };
                if !done {
                    pause().await;
                }
            }
        }
    }

    async fn rematch(&self, person: &Person, table: &Table) -> Table {
        loop {
            match person.rematch(table).await {
                Ok(next) => {
                    self.book.note(self.who, |told| {
                        told.tables.insert(next.id.clone());
                        let known = told.rematches.insert(table.id.clone(), next.id.clone());
                        if known.is_some_and(|known| known != next.id) {
                            told.odd.push(format!("two rematches of {}", table.id));
                        }
                    });
                    return next;
                }
                Err(_) => pause().await,
            }
        }
    }

    /// Plays a game to its end: everybody at the table in turn, each with a stream.
    async fn game(&mut self, people: &[(&Person, Option<Seat>)], table: &Table) {
        let games = people.iter().map(|(person, seat)| {
            let chance = Fast::new(u64::from(self.chance.below(1 << 30)));
            let at = At { person, seat: *seat, table, who: self.who, book: &self.book };
            at.play(chance)
        });
        let games: Vec<_> = games.collect();
        futures_util::future::join_all(games).await;
    }
}

/// One person at one table.
struct At<'a> {
    person: &'a Person,
    /// None for somebody who watches.
    seat: Option<Seat>,
    table: &'a Table,
    who: usize,
    book: &'a Book,
}

impl At<'_> {
    async fn play(self, mut chance: Fast) {
        let mut pending = None;
        loop {
            if let Ok(mut stream) = self.person.open(self.table).await
                && let Ok(()) = self.talk(&mut stream, &mut pending, &mut chance).await
            {
                return;
            }
            pause().await;
        }
    }

    /// Until the game is over, or the stream ends.
    async fn talk(
        &self,
        stream: &mut Stream,
        pending: &mut Option<Pending>,
        chance: &mut Fast,
    ) -> anyhow::Result<()> {
        let mut now: Option<Frame> = None;
        loop {
            match stream.next().await? {
                ToPage::Snapshot { frame, .. } => {
                    now = frame;
                    if let Some(command) = pending {
                        send(stream, command).await?;
                    }
                }
                ToPage::Step { frame, .. } => now = Some(frame),
                ToPage::Done { id, version } => {
                    if let Some(command) = pending.take_if(|command| command.version.to_string() == id) {
                        self.done(id, version, command.action);
                    }
                }
                ToPage::Refused { problem: Problem::Stale { .. }, .. } => {
                    *pending = None;
                    now = None;
                }
                // What could not be stored is sent again.
                ToPage::Refused { problem: Problem::Unstorable | Problem::Internal, .. }
                | ToPage::Table { .. }
                | ToPage::Line { .. }
                | ToPage::Unsaid { .. }
                | ToPage::Orders { .. }
                | ToPage::Moved(_)
                | ToPage::Clock { .. }
                | ToPage::Heartbeat => {}
                ToPage::Refused { problem, .. } => {
                    let odd = format!("{} refused {:?}: {problem:?}", self.table.id, self.seat);
                    self.book.told().odd.push(odd);
                    *pending = None;
                }
            }
            let Some(frame) = &now else { continue };
            self.book.note(self.who, |told| {
                let seen = told.seen.entry(self.table.id.clone()).or_default();
                *seen = frame.version.max(*seen);
            });
            if pending.is_some() {
                continue;
            }
            if frame.standings.is_some() {
                return Ok(());
            }
            let back = frame.can_undo && chance.below(4) == 0;
            if let Some(seat) = self.seat
                && (back || !frame.legal.is_empty())
            {
                let any = || frame.legal[chance.below(frame.legal.len() as u32) as usize].clone();
                let command = Pending { version: frame.version, action: (!back).then(any) };
                let id = (self.table.id.clone(), seat, frame.version.to_string());
                self.book.told().sent.insert(id);
                send(stream, &command).await?;
                *pending = Some(command);
            }
        }
    }

    fn done(&self, id: String, version: u32, action: Option<Value>) {
        let Some(seat) = self.seat else { return };
        self.book.note(self.who, |told| {
            told.done.insert((self.table.id.clone(), seat, id), (version, action));
        });
    }
}

async fn send(stream: &mut Stream, command: &Pending) -> anyhow::Result<()> {
    match &command.action {
        Some(action) => stream.act(command.version, action.clone()).await,
        None => stream.undo(command.version).await,
    }
}

async fn pause() {
    sleep(Duration::from_millis(20)).await;
}
