//! Many tables, each with a person and three bots; the games of the shelf in turn.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use comptoir_bots::Level;
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Seat};
use serde_json::json;
use tokio::runtime::Handle;
use tokio::task::JoinSet;

use super::person::{Person, Stuck};
use comptoir_terminal::terminal;

/// Everybody at the tables; they go when this is dropped.
pub struct Crowd {
    /// Only held: dropping it ends them.
    tables: JoinSet<()>,
    seen: Arc<Mutex<Seen>>,
}

/// What the people of a crowd saw.
#[derive(Clone, Default)]
pub struct Seen {
    /// Tables whose game has begun.
    pub begun: u32,
    /// Tables at which nothing happened for a long time.
    pub stuck: u32,
    /// Tables that were lost in another way.
    pub failed: u32,
    /// How long each step of a bot was waited for.
    pub waits: Vec<Duration>,
}

impl Seen {
    /// Tables that need not be waited for any more.
    pub fn settled(&self) -> u32 {
        self.begun + self.stuck + self.failed
    }
}

impl Crowd {
    /// Sits people down at this many tables, on threads of their own.
    pub fn new(beside: &Handle, address: SocketAddr, tables: u32, level: Level) -> Crowd {
        let mut crowd = Crowd { tables: JoinSet::new(), seen: Arc::default() };
        for number in 0..tables {
            let seen = crowd.seen.clone();
            let table = async move {
                // It only ends when something is wrong.
                if let Err(why) = attend(address, number, level, &seen).await {
                    terminal::complain(&format!("table {number}: {why:#}"));
                    let mut seen = unpoisoned(&seen);
                    if why.is::<Stuck>() { seen.stuck += 1 } else { seen.failed += 1 }
                }
            };
            crowd.tables.spawn_on(table, beside);
        }
        crowd
    }

    /// What has been seen so far.
    pub fn seen(&self) -> Seen {
        unpoisoned(&self.seen).clone()
    }

    /// Only waits from now on are of interest.
    pub fn forget_waits(&self) {
        unpoisoned(&self.seen).waits.clear();
    }
}

/// Plays one game after the other at a table with three bots: any legal action, at once.
async fn attend(address: SocketAddr, number: u32, level: Level, seen: &Mutex<Seen>) -> anyhow::Result<()> {
    let shelf = comptoir_games::shelf();
    let game = &shelf[number as usize % shelf.len()].id;
    let mut chance = Fast::new(u64::from(number));
    let person = Person::new(address, &format!("Guest {number}")).await?;
    let bot = json!({ "bot": level });
    let seats = json!(["me", bot, bot, bot]);
    let mut first = true;
    loop {
        let table = person.make(game, &seats).await?;
        person.sit(&table, Seat(0)).await?;
        let mut stream = person.open(&table).await?;
        let mut frame = stream.next_frame().await?;
        if std::mem::take(&mut first) {
            unpoisoned(seen).begun += 1;
        }
        while frame.standings.is_none() {
            let mine = !frame.legal.is_empty();
            if mine {
                let action = frame.legal.swap_remove(chance.below(frame.legal.len() as u32) as usize);
                stream.act(frame.version, action).await?;
            }
            let began = Instant::now();
            frame = stream.next_frame().await.with_context(|| game.clone())?;
            if !mine {
                unpoisoned(seen).waits.push(began.elapsed());
            }
        }
    }
}

/// Nothing here can panic half-way through a change.
fn unpoisoned(seen: &Mutex<Seen>) -> MutexGuard<'_, Seen> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}
