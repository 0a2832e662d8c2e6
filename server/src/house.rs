//! What all of one server shares, and the register of its live tables.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio::time::sleep;
use tracing::{Instrument, Span, error_span};

use crate::ServeError;
use crate::clocks::{self, Bell};
use crate::config::Config;
use crate::door;
use crate::door::tls::{self, Certificate};
use crate::finished::Finished;
use crate::limits::{Client, Limits, Places};
use crate::lobby::{self, Board};
use crate::metrics::Metrics;
use crate::notices::{self, Notices};
use crate::origin::Origin;
use crate::outbox::{self, MailError, Outbox, Post};
use crate::page::Page;
use crate::protocol::{Problem, Registration, StandingOrder, Table};
use crate::secrets::{Challenges, Passphrases};
use crate::statistics::Games;
use crate::storage::{Guest, PersonChange, Storage, StorageError, TimeChange, Which, Write};
use crate::table::{self, Ask, MAILBOX, Message};
use crate::thinkers::Thinkers;
use crate::time_control::HouseTime;
use crate::tries::Tries;

/// Everything of one server.
pub struct House {
    /// How it was set up.
    pub config: Config,
    /// What is true.
    pub storage: Storage,
    /// What time it is, and for how long the house has been open.
    pub(crate) time: Arc<HouseTime>,
    /// Rings when a clock is due earlier than was known.
    pub(crate) bell: Arc<Bell>,
    /// What it counts.
    pub metrics: Arc<Metrics>,
    pub(crate) page: Page,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) limits: Limits,
    pub(crate) tries: Tries,
    pub(crate) passphrases: Passphrases,
    pub(crate) challenges: Challenges,
    /// What is to be sent, and what sends it.
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) post: Option<Post>,
    /// What it shows of itself where it speaks TLS.
    pub(crate) certificate: Option<Arc<Certificate>>,
    /// What people are to hear of, on its way out of the page.
    pub(crate) notices: Notices,
    /// Who may take a name, if an admin has chosen it.
    registration: Mutex<Option<Registration>>,
    /// Tells live streams whose sessions end.
    pub(crate) ended: broadcast::Sender<Ended>,
    pub(crate) finished: Finished,
    /// How games are played here.
    pub(crate) games: Games,
    pub(crate) sockets: Places<Client>,
    /// Requests that are being answered.
    pub(crate) requests: Places<IpAddr>,
    /// Refusals that are told a little later.
    pub(crate) damped: Places<IpAddr>,
    pub(crate) stop: watch::Sender<bool>,
    /// What stands on the board in the lobby.
    pub(crate) board: Board,
    /// One after the other looks for any table.
    pub(crate) matching: tokio::sync::Mutex<()>,
    live: Mutex<HashMap<String, TableTask>>,
    makers: [tokio::sync::Mutex<()>; MAKERS],
}

/// Between two tables that are woken after a start.
const BREATH: Duration = Duration::from_millis(5);
/// Locks for guests who make tables; two of them may share one.
const MAKERS: usize = 64;

/// Sessions that ended, as far as a live stream that is slow to hear of it may lag behind.
const ENDED: usize = 64;

/// Sessions of somebody that ended.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    pub guest: String,
    pub which: Which,
}

/// A table's task, as seen from outside.
#[derive(Clone)]
struct TableTask {
    mailbox: mpsc::Sender<Message>,
    /// Closes when the task has ended and left the register.
    gone: watch::Receiver<()>,
}

impl House {
    /// Opens the data directory, and begins to wake the tables that wait for a bot.
    pub async fn open(config: Config, page: Page) -> Result<Arc<House>, ServeError> {
        // A part of the door stays open for those who come.
        let fitting = door::connections_that_fit(config.connections);
        let sockets = config.sockets.min(fitting - fitting / 4);
        let secure = config.origin.as_ref().is_some_and(Origin::is_secure);
        let secure_cookies = config.secure_cookies || secure || config.tls.is_some();
        let config = Config { connections: fitting, sockets, secure_cookies, ..config };
        let post = match &config.mail {
            Some(_) if config.origin.is_none() => return Err(MailError::NoOrigin.into()),
            Some(mail) => Some(Post::open(mail)?),
            None => None,
        };
        let certificate = config.tls.clone().map(Certificate::open).transpose()?;
        let metrics = Arc::new(Metrics::new());
        let storage = Storage::open(config.place(), metrics.clone()).await?;
        // Half of the machine, so that the other half serves people.
        let thinkers = std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2));
        let time = HouseTime::new(config.time.clone(), storage.house_time().await?, storage.trouble());
        let house = Arc::new(House {
            time: Arc::new(time),
            bell: Arc::default(),
            limits: Limits::new(&config),
            tries: Tries::default(),
            passphrases: Passphrases::default(),
            challenges: Challenges::default(),
            outbox: Arc::default(),
            post,
            certificate,
            notices: Notices::open(&storage, config.private_addresses).await?,
            registration: Mutex::new(storage.registration().await?),
            ended: broadcast::Sender::new(ENDED),
            finished: Finished::new(config.replays, thinkers),
            games: Games::default(),
            sockets: Places::new(config.sockets_per_guest, config.sockets),
            requests: Places::new(config.requests_per_address, u32::MAX),
            damped: Places::new(config.requests_per_address, (config.connections / 8).max(1)),
            thinkers: Thinkers::new(thinkers, metrics.thought_seconds.clone())?,
            config,
            storage,
            metrics,
            page,
            stop: watch::Sender::new(false),
            board: Board::default(),
            matching: tokio::sync::Mutex::default(),
            live: Mutex::default(),
            makers: std::array::from_fn(|_| tokio::sync::Mutex::default()),
        });
        tokio::spawn(house.clone().go_on());
        if let Some(certificate) = &house.certificate {
            tokio::spawn(tls::keep(Arc::downgrade(certificate), house.config.renewal));
        }
        tokio::spawn(lobby::keep(Arc::downgrade(&house)));
        tokio::spawn(outbox::run(Arc::downgrade(&house)));
        tokio::spawn(clocks::keep(Arc::downgrade(&house)));
        tokio::spawn(notices::run(Arc::downgrade(&house), house.storage.noticed()));
        tokio::spawn(wake_after_trouble(Arc::downgrade(&house), house.storage.trouble()));
        Ok(house)
    }

    /// Goes on where the last server stopped.
    async fn go_on(self: Arc<House>) {
        if let Err(problem) = self.see_the_banned_out().await {
            tracing::warn!(?problem, "somebody who was banned may still sit at a table");
        }
        self.wake_those_that_wait().await;
    }

    /// Wakes the tables that wait for a bot, or for the time when bots come, or at which an order stands, one after the other with a breath between: people who come meanwhile go first.
    async fn wake_those_that_wait(self: Arc<House>) {
        let tables = async {
            let (bots, filling) = (self.storage.waiting_for_bots().await?, self.storage.filling_up().await?);
            Ok([bots, filling, self.storage.under_orders().await?].concat())
        };
        let tables = match tables.await {
            Ok(tables) => tables,
            Err(why) => return StorageError::report(&why, "the tables that wait for bots cannot be listed"),
        };
        for id in tables {
            if *self.stop.borrow() {
                return;
            }
            // Whatever it answers, it is awake then.
            let _ = self.ask(&id, None, Ask::Look).await;
            sleep(BREATH).await;
        }
    }

    /// Ends all live streams and tables, and finishes what is being written.
    pub async fn close(&self) {
        self.stop.send_replace(true);
        let now = self.time.now();
        // What cannot be written down is forgotten, in people's favour.
        let _ = self.storage.write(Write::Time(TimeChange::House(now))).await;
        self.storage.close().await;
    }

    /// Sees to it that a table is live.
    pub fn wake(self: &Arc<House>, id: &str) {
        self.live_table(id);
    }

    /// Asks a table something, on behalf of a guest or of somebody without a name.
    pub async fn ask(self: &Arc<House>, id: &str, guest: Option<Guest>, ask: Ask) -> Result<Table, Problem> {
        let (answer, answered) = oneshot::channel();
        self.tell(id, Message::Ask { guest, ask, answer, asked: Span::current() }).await?;
        answered.await.map_err(|_| Problem::Internal)?
    }

    /// What a guest, or somebody without a name, heard at a table before a step, as JSON.
    pub(crate) async fn recall(
        self: &Arc<House>,
        id: &str,
        guest: Option<Guest>,
        before: u32,
    ) -> Result<String, Problem> {
        let (answer, answered) = oneshot::channel();
        self.tell(id, Message::Recall { guest, before, answer }).await?;
        answered.await.map_err(|_| Problem::Internal)?
    }

    /// The standing orders that somebody has given at a table.
    pub(crate) async fn orders(
        self: &Arc<House>,
        id: &str,
        guest: Guest,
    ) -> Result<Vec<StandingOrder>, Problem> {
        let (answer, answered) = oneshot::channel();
        self.tell(id, Message::Orders { guest, answer }).await?;
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

    /// Gives somebody another name.
    pub(crate) async fn rename(&self, guest: Guest) -> Result<(), Problem> {
        self.storage.write(Write::Person(PersonChange::Rename(guest.clone()))).await?;
        self.renamed(&guest).await;
        Ok(())
    }

    /// Tells the live tables of somebody their new name; it is stored.
    pub(crate) async fn renamed(&self, guest: &Guest) {
        let mailboxes: Vec<_> = self.register().values().map(|table| table.mailbox.clone()).collect();
        for mailbox in mailboxes {
            // A table that ends meanwhile will read the name when it is loaded again.
            let _ = mailbox.send(Message::Renamed(guest.clone())).await;
        }
    }

    /// Who may take a name here: what an admin has chosen, or else what the server was started with.
    pub(crate) fn registration(&self) -> Registration {
        let chosen = *self.registration.lock().unwrap_or_else(PoisonError::into_inner);
        chosen.unwrap_or(self.config.registration)
    }

    /// An admin has chosen it; it is stored.
    pub(crate) fn set_registration(&self, chosen: Option<Registration>) {
        *self.registration.lock().unwrap_or_else(PoisonError::into_inner) = chosen;
    }

    /// Tells a table that it is gone, if it is in memory; it is not stored any more.
    pub(crate) async fn removed(&self, id: &str) {
        let mailbox = self.register().get(id).map(|table| table.mailbox.clone());
        if let Some(mailbox) = mailbox {
            // One that ends meanwhile will not be found again.
            let _ = mailbox.send(Message::Removed).await;
        }
    }

    /// Ends sessions, and the live streams that were opened with them.
    pub(crate) async fn end_sessions(&self, guest: &str, which: Which) -> Result<(), Problem> {
        let end = PersonChange::End { guest: guest.to_owned(), which: which.clone() };
        self.storage.write(Write::Person(end)).await?;
        self.sessions_ended(guest, which);
        Ok(())
    }

    /// They have ended.
    pub(crate) fn sessions_ended(&self, guest: &str, which: Which) {
        // An error means that nobody listens.
        let _ = self.ended.send(Ended { guest: guest.to_owned(), which });
    }

    /// Makes whoever makes tables do so one after the other, so that their limit holds.
    pub(crate) async fn making(&self, guest: &str) -> tokio::sync::MutexGuard<'_, ()> {
        let mut hash = std::hash::DefaultHasher::new();
        guest.hash(&mut hash);
        self.makers[hash.finish() as usize % MAKERS].lock().await
    }

    /// Whether a table is in memory.
    pub fn is_live(&self, id: &str) -> bool {
        self.register().contains_key(id)
    }

    /// The door to a table; if it is not in memory its task is started. There is at most one task a table: it stays
    /// registered until it has ended.
    fn live_table(self: &Arc<House>, id: &str) -> TableTask {
        let mut live = self.register();
        if let Some(table) = live.get(id) {
            return table.clone();
        }
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        let (ended, gone) = watch::channel(());
        let table = TableTask { mailbox: mailbox.clone(), gone };
        live.insert(id.to_owned(), table.clone());
        self.metrics.tables_live.inc();
        let registered = Registered { house: self.clone(), id: id.to_owned(), _ended: ended };
        let (house, id) = (self.clone(), id.to_owned());
        // A runtime that is shutting down drops what is spawned at once, and with it `registered`.
        drop(live);
        // Not within the request that happens to wake it: it outlives that.
        let span = error_span!(parent: None, "at", table = id);
        tokio::spawn(
            async move {
                let again = {
                    let _registered = registered;
                    table::run(house.clone(), id.clone(), mailbox, messages).await
                };
                if again {
                    house.wake(&id);
                }
            }
            .instrument(span),
        );
        table
    }

    fn register(&self) -> MutexGuard<'_, HashMap<String, TableTask>> {
        // Nothing can panic half-way through a change of the map.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table is dropped when a bot's step cannot be stored; if nobody looks at it nobody would wake it again.
async fn wake_after_trouble(house: Weak<House>, mut trouble: watch::Receiver<Option<String>>) {
    // An error means that the storage is closed.
    while trouble.changed().await.is_ok() {
        let over = trouble.borrow_and_update().is_none();
        let Some(house) = house.upgrade() else { return };
        if over {
            house.wake_those_that_wait().await;
        }
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
