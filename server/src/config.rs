//! How a server is set up.

use std::path::PathBuf;
use std::time::Duration;

use crate::door::tls::Tls;
use crate::origin::Origin;
use crate::outbox::Mail;
use crate::protocol::Registration;
use crate::storage::{Address, Place};
use crate::time_control::Time;

/// How a server is set up. The defaults suit a small server on the open net.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where everything is kept; one directory is one server. With a database of its own, only what this machine needs.
    pub data: PathBuf,
    /// The PostgreSQL database, if everything is kept there.
    pub database: Option<Address>,
    /// The least a bot waits before it acts, so that people can follow; mostly little more, up to three times and a third.
    pub bot_delay: Duration,
    /// How long a bot waits for others where it need not: for answers to its offer, say.
    pub bot_patience: Duration,
    /// How long bots leave a game as it is while people talk about taking something back.
    pub back_patience: Duration,
    /// The least an order waits before it is followed; four times as much at most.
    pub order_delay: Duration,
    /// How long somebody must be gone before others may hand their seat to a bot.
    pub grace: Duration,
    /// After how long without a viewer a table leaves the memory.
    pub idle: Duration,
    /// Where people reach it, if that is known for certain: what goes into mail, and whom passkeys are for.
    pub origin: Option<Origin>,
    /// How mail is sent, if it is.
    pub mail: Option<Mail>,
    /// Where the certificate is, if the server itself speaks TLS.
    pub tls: Option<Tls>,
    /// How often to look whether that has changed.
    pub renewal: Duration,
    /// Whether the cookie is for HTTPS only; always, where the origin is, or the server itself speaks TLS.
    pub secure_cookies: bool,
    /// Whether a proxy in front names the client in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How often one address may take a name or make a table; `None` for no limit.
    pub rate: Option<RateLimit>,
    /// How often everything else may be asked for; `None` for no limit.
    pub rates: Option<Rates>,
    /// How long whoever asked too often waits for that answer: a flood that waits costs nobody else anything.
    pub damper: Duration,
    /// Bytes kept of the finished games that were looked at last.
    pub replays: usize,
    /// Unfinished tables one guest may have made.
    pub tables_per_guest: u32,
    /// How long a request may take to arrive, a reader may stop reading, and a connection may stay without asking again.
    pub patience: Duration,
    /// How often a live stream is asked whether it is still there; one that misses two is closed.
    pub ping: Duration,
    /// How often a live stream hears the number of its newest message.
    pub heartbeat: Duration,
    /// How long those who come and go to watch a table are counted before the others hear of it.
    pub watchers: Duration,
    /// Bytes that may wait for a live stream's reader before messages are lost to it.
    pub unread: usize,
    /// Connections of everybody together; fewer where the system allows fewer open files.
    pub connections: u32,
    /// Connections one address may have that are being answered or are live streams.
    pub connections_per_address: u32,
    /// Connections of one address that have not asked anything yet, and as many that were answered and stay on: the oldest goes
    /// when one more comes.
    pub waiting_per_address: u32,
    /// Requests of one address that are being answered at the same time.
    pub requests_per_address: u32,
    /// Live streams one guest, or one address without a name, may have open.
    pub sockets_per_guest: u32,
    /// Live streams of everybody together.
    pub sockets: u32,
    /// How long the lobby gathers what changes before it shows it.
    pub lobby: Duration,
    /// Who may take a name.
    pub registration: Registration,
    /// Where time comes from.
    pub time: Time,
    /// How long a notice waits before it goes anywhere but into the page: whoever comes within that time has seen it.
    pub notices: Duration,
    /// Whether programs of people may be told at private addresses and without HTTPS, and browsers sent to there: for tests, and for
    /// houses where everybody is trusted with the network of the server.
    pub private_addresses: bool,
}

/// How often things may be asked for: far more than a person wants, far less than a flood.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests for a table or a list, and live streams opened: of a guest, or of all at one address without a name.
    pub looks: RateLimit,
    /// Lists of tables, each of which asks many tables; of the same.
    pub lists: RateLimit,
    /// Stretches of replays and histories, and records; of the same.
    pub replays: RateLimit,
    /// Requests that change something; of the same.
    pub changes: RateLimit,
    /// Actions of one person, at all tables together.
    pub acts: RateLimit,
    /// Steps one person takes back. These are what makes a game longer without end.
    pub undos: RateLimit,
    /// Lines one person says, at all tables together.
    pub lines: RateLimit,
    /// People one person asks to be their friends, invites or blocks.
    pub friends: RateLimit,
    /// Games of their own device that one person keeps here: each is played again.
    pub keeps: RateLimit,
    /// Reports of one person.
    pub reports: RateLimit,
    /// Devices, programs and calendars that one person adds or tries.
    pub channels: RateLimit,
    /// Messages of one live stream.
    pub messages: RateLimit,
    /// Snapshots of one live stream; one that comes too early waits, and all that come meanwhile are one.
    pub resyncs: RateLimit,
}

impl Default for Rates {
    fn default() -> Rates {
        let limit = |burst, per_minute| RateLimit { burst, per_minute };
        Rates {
            looks: limit(300, 600),
            lists: limit(60, 120),
            replays: limit(60, 200),
            changes: limit(60, 120),
            acts: limit(120, 1200),
            undos: limit(40, 60),
            lines: limit(10, 30),
            friends: limit(30, 10),
            keeps: limit(10, 10),
            reports: limit(5, 5),
            channels: limit(15, 10),
            messages: limit(150, 1500),
            resyncs: limit(5, 60),
        }
    }
}

/// This many at once, then this many per minute.
#[derive(Clone, Copy, Debug)]
pub struct RateLimit {
    /// At once.
    pub burst: u32,
    /// Later on.
    pub per_minute: u32,
}

impl Config {
    /// Where everything is kept.
    pub fn place(&self) -> Place {
        self.database.clone().map_or_else(|| Place::Directory(self.data.clone()), Place::Postgres)
    }

    /// The defaults, with this data directory.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            data: data.into(),
            database: None,
            bot_delay: Duration::from_millis(600),
            bot_patience: Duration::from_secs(30),
            back_patience: Duration::from_mins(2),
            order_delay: Duration::from_secs(2),
            grace: Duration::from_mins(1),
            idle: Duration::from_mins(5),
            origin: None,
            mail: None,
            tls: None,
            renewal: Duration::from_secs(10),
            secure_cookies: false,
            behind_proxy: false,
            rate: Some(RateLimit { burst: 30, per_minute: 20 }),
            rates: Some(Rates::default()),
            damper: Duration::from_millis(500),
            replays: 64 << 20,
            tables_per_guest: 50,
            patience: Duration::from_secs(15),
            ping: Duration::from_secs(20),
            heartbeat: Duration::from_secs(10),
            watchers: Duration::from_millis(500),
            unread: 256 << 10,
            connections: 20_000,
            connections_per_address: 4096,
            waiting_per_address: 128,
            requests_per_address: 256,
            sockets_per_guest: 20,
            sockets: 20_000,
            lobby: Duration::from_secs(1),
            registration: Registration::Open,
            time: Time::of_the_machine(),
            notices: Duration::from_secs(5),
            private_addresses: false,
        }
    }
}
