//! What all of one server shares, and the register of its live tables.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{mpsc, oneshot, watch};

use crate::ServeError;
use crate::config::Config;
use crate::limits::{Places, Rate};
use crate::metrics::Metrics;
use crate::page::Page;
use crate::protocol::{Problem, Table};
use crate::storage::{Guest, Storage, Write};
use crate::table::{self, Ask, MAILBOX, Message};
use crate::thinkers::Thinkers;

/// Everything of one server.
pub struct House {
    /// How it was set up.
    pub config: Config,
    /// What is true.
    pub storage: Storage,
    /// What it counts.
    pub metrics: Arc<Metrics>,
    pub(crate) page: Page,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) rate: Rate,
    pub(crate) sockets: Places<Watcher>,
    pub(crate) stop: watch::Sender<bool>,
    makers: [tokio::sync::Mutex<()>; MAKERS],
    live: Mutex<HashMap<String, LiveTable>>,
}

/// Locks that the guests who make tables share.
const MAKERS: usize = 64;

/// Whose live streams are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Watcher {
    Guest(String),
    Address(IpAddr),
}

/// The door to a table's task.
#[derive(Clone)]
struct LiveTable {
    mailbox: mpsc::Sender<Message>,
    /// Closes when the task has ended and left the register.
    gone: watch::Receiver<()>,
}

impl House {
    /// Opens the data directory, and wakes the tables that wait for a bot.
    pub async fn open(config: Config, page: Page) -> Result<Arc<House>, ServeError> {
        let metrics = Arc::new(Metrics::new());
        let storage = Storage::open(&config.data, metrics.clone()).await?;
        // Half of the machine, so that the other half serves people.
        let thinkers = std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2));
        let house = Arc::new(House {
            rate: Rate::new(config.rate),
            sockets: Places::new(config.sockets_per_guest, config.sockets),
            thinkers: Thinkers::new(thinkers, metrics.thought_seconds.clone())?,
            config,
            storage,
            metrics,
            page,
            stop: watch::Sender::new(false),
            makers: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            live: Mutex::default(),
        });
        match house.storage.waiting_for_bots().await {
            Ok(tables) => tables.iter().for_each(|id| house.wake(id)),
            Err(why) => tracing::error!(%why, "the tables that wait for bots cannot be listed"),
        }
        Ok(house)
    }

    /// Ends all live streams and tables, and finishes what is being written.
    pub async fn close(&self) {
        self.stop.send_replace(true);
        self.storage.close().await;
    }

    /// Sees to it that a table is live.
    pub fn wake(self: &Arc<House>, id: &str) {
        self.live_table(id);
    }

    /// Asks a table something, on behalf of a guest or of somebody without a name.
    pub async fn ask(self: &Arc<House>, id: &str, guest: Option<Guest>, ask: Ask) -> Result<Table, Problem> {
        let (answer, answered) = oneshot::channel();
        self.tell(id, Message::Ask { guest, ask, answer }).await?;
        answered.await.map_err(|_| Problem::Internal)?
    }

    /// Puts a message into a table's mailbox; waits while that is full.
    pub(crate) async fn tell(self: &Arc<House>, id: &str, mut message: Message) -> Result<(), Problem> {
        while !*self.stop.borrow() {
            let mut table = self.live_table(id);
            match table.mailbox.send(message).await {
                Ok(()) => return Ok(()),
                // It is being unloaded. Once it is gone it can be loaded again.
                Err(mpsc::error::SendError(back)) => message = back,
            }
            // Nothing is ever sent here: this returns when the task has ended.
            let _ = table.gone.changed().await;
        }
        Err(Problem::Internal)
    }

    /// Tells the live tables of a guest his new name.
    pub(crate) async fn rename(self: &Arc<House>, guest: Guest) -> Result<(), Problem> {
        self.storage.write(Write::Rename(guest.clone())).await?;
        let mailboxes: Vec<_> = self.register().values().map(|table| table.mailbox.clone()).collect();
        for mailbox in mailboxes {
            // A table that ends meanwhile will read the name when it is loaded again.
            let _ = mailbox.send(Message::Renamed(guest.clone())).await;
        }
        Ok(())
    }

    /// One after the other: between the count of a guest's tables and the next table nobody else may make one for the same guest.
    pub(crate) async fn making(&self, guest: &str) -> tokio::sync::MutexGuard<'_, ()> {
        let lock = guest.bytes().fold(0, |sum: usize, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        self.makers[lock % MAKERS].lock().await
    }

    /// Whether a table is in memory.
    pub fn is_live(&self, id: &str) -> bool {
        self.register().contains_key(id)
    }

    /// The door to a table; if it is not in memory its task is started. There is at most one task a table: it stays
    /// registered until it has ended.
    fn live_table(self: &Arc<House>, id: &str) -> LiveTable {
        let mut live = self.register();
        if let Some(table) = live.get(id) {
            return table.clone();
        }
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        let (ended, gone) = watch::channel(());
        let table = LiveTable { mailbox: mailbox.clone(), gone };
        live.insert(id.to_owned(), table.clone());
        self.metrics.tables_live.inc();
        let registered = Registered { house: self.clone(), id: id.to_owned(), _ended: ended };
        let (house, id) = (self.clone(), id.to_owned());
        // A runtime that is shutting down drops what is spawned at once, and with it `registered`.
        drop(live);
        tokio::spawn(async move {
            let _registered = registered;
            table::run(house, id, mailbox, messages).await;
        });
        table
    }

    fn register(&self) -> MutexGuard<'_, HashMap<String, LiveTable>> {
        // Nothing can panic half-way through a change of the map.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes a table out of the register when its task ends, even by a panic; `_ended` is dropped after that.
struct Registered {
    house: Arc<House>,
    id: String,
    _ended: watch::Sender<()>,
}

impl Drop for Registered {
    fn drop(&mut self) {
        self.house.register().remove(&self.id);
        self.house.metrics.tables_live.dec();
    }
}
