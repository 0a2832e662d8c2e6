//! Storage is the truth: what is not stored has not happened.
//!
//! Everything the server keeps goes through [`Storage`]: reads here, writes as [`Write`]s through the one [`writer`],
//! which commits whatever is waiting at once. SQL is nowhere else, and is in a dialect SQLite and PostgreSQL share ([`sql`]), and
//! `tests/storage.rs` says what any storage must do.

mod backup;
mod care;
mod change;
mod channels;
mod clocks;
mod doctor;
mod engine;
mod friends;
mod import;
mod kept;
mod ledger;
mod lobby;
mod moving;
mod notices;
mod orders;
mod outbox;
mod passkeys;
mod people;
mod personal;
mod place;
mod postgres;
mod prune;
mod ratings;
mod read;
mod results;
mod sql;
mod sqlite;
mod statistics;
mod talk;
mod trouble;
mod writer;

use comptoir_bots::Level;
use comptoir_kernel::chance::Draw;
use comptoir_kernel::fairness::{self, Bytes32, Opening, Terms};
use comptoir_kernel::playthrough::StateHash;
use comptoir_kernel::record::BrokenOff;
use comptoir_kernel::standings::Standing;
use comptoir_kernel::{Edition, Seat};
use comptoir_words::Language;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::protocol::{Fill, Owner, Status, Visibility};
use crate::time_control::{Clocks, TableClock};
pub use backup::sound;
pub use care::{CareChange, PAGE};
pub use channels::{ChannelChange, Delivery, NewDelivery, StoredFeed, StoredPush, StoredWebhook};
pub use clocks::{TableTime, TimeChange};
pub use doctor::{Looked, is_in_use, look_at};
pub use friends::FriendChange;
pub use import::ImportChange;
pub use kept::KeptChange;
pub use moving::{MoveError, Moved};
pub use notices::{Notice, NoticeChange, Unsorted};
pub use orders::{OrderChange, StoredOrder};
pub use outbox::{Kind, Letter, MailChange, OutboxChange, Replaced, StoredMailbox, Waiting};
pub use passkeys::{PasskeyChange, PasskeyUse, StoredPasskey};
pub use people::{NewSession, PersonChange, Session, WaysBack, Which};
pub use personal::{Mark, Marked, SCHEMA};
pub use place::{Address, NoPlace, Place};
pub use prune::{Policy, SpareGuest, SpareTable, These};
pub use ratings::Recomputed;
pub use sqlite::{OpenError, Opened, Storage};
pub use statistics::{Met, Played, Seen, StoredLeader, StoredPlace, StoredResult, Tally};
pub use talk::{StoredLine, TalkChange};
pub(crate) use trouble::file_in_words;

/// Somebody with a name: a guest, or a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// A table with its seats, without its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// As in its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The edition of the rules it was set up under.
    pub edition: Edition,
    /// The game's options, all of them.
    pub options: Value,
    /// Whoever made it.
    pub host: String,
    /// Who finds it, and who may look.
    pub visibility: Visibility,
    /// What its host speaks.
    pub language: Option<Language>,
    /// When bots take the seats that are still open.
    pub fill: Option<Fill>,
    /// Whether its game counts for the ratings of those who play.
    pub rated: bool,
    /// Whether everybody who plays may ask the coach.
    pub coach: bool,
    /// How much time people have, if it has a clock.
    pub clock: Option<TableClock>,
    /// The clocks themselves, once the game has begun.
    pub clocks: Option<Clocks>,
    /// Where it is in its life.
    pub status: Status,
    /// The secret half of its chance; opened when the game is over.
    pub seed: Bytes32,
    /// The attempts to begin that came to nothing.
    pub broken_off: Vec<BrokenOff>,
    /// Seconds since 1970.
    pub made: i64,
    /// Seconds since 1970.
    pub touched: i64,
    /// How the game began, once it has.
    pub setup: Option<Setup>,
    /// Who must act.
    pub to_act: Vec<Seat>,
    /// How it ended.
    pub standings: Option<Vec<Standing>>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// In seat order.
    pub seats: Vec<StoredSeat>,
    /// Who asked to be let back into a seat, in the order they asked.
    pub returns: Vec<StoredReturn>,
}

impl StoredTable {
    /// Whether its game has not begun yet.
    pub fn is_beginning(&self) -> bool {
        matches!(self.status, Status::Gathering | Status::Opening)
    }

    /// Whether nothing can be looked up while it is played: its host wanted it so.
    pub fn forgets(&self) -> bool {
        self.status == Status::Playing && self.options.get("memory").is_some_and(|it| it == "at_the_table")
    }

    /// What is fixed before anybody opens a number.
    pub fn terms(&self) -> Terms<'_> {
        Terms {
            commitment: fairness::commitment(&self.seed),
            game: &self.game,
            edition: self.edition,
            options: self.options.clone(),
            pledges: self.seats.iter().map(|seat| seat.pledge).collect(),
        }
    }

    /// Its seats, each with the name of whoever owns it.
    pub fn named_seats(&self) -> impl Iterator<Item = (Seat, &StoredSeat, Option<&str>)> {
        (0..).map(Seat).zip(&self.seats).map(|(seat, stored)| {
            let name = match stored.owner() {
                Owner::Nobody => None,
                Owner::Bot => Some(comptoir_bots::name(seat)),
                // A former player has none.
                Owner::Person => {
                    stored.guest.as_ref().map(|guest| guest.name.as_str()).filter(|name| !name.is_empty())
                }
            };
            (seat, stored, name)
        })
    }

    /// Everybody who has to do with it: who sits there, and whoever made it.
    pub fn people(&self) -> impl Iterator<Item = &str> {
        let seated = self.seats.iter().filter_map(|seat| seat.guest.as_ref()).map(|guest| guest.id.as_str());
        std::iter::once(self.host.as_str()).chain(seated)
    }

    /// Whether it waits for a guest: they are to act, or to pledge or open a number before the game.
    pub fn waits_for(&self, guest: &str) -> bool {
        let Some(seat) = self.seat_of(guest) else { return false };
        let stored = &self.seats[seat.index()];
        match self.status {
            Status::Gathering => !stored.is_ready(),
            Status::Opening => !stored.is_opened(),
            Status::Playing => stored.bot.is_none() && self.to_act.contains(&seat),
            Status::Over => false,
        }
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        let at = self.seats.iter().position(|seat| seat.guest.as_ref().is_some_and(|it| it.id == guest))?;
        Some(Seat(at as u8))
    }
}

/// One seat of a table: open, a bot's, a person's, or a person's for whom a bot plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSeat {
    /// Who owns it.
    pub guest: Option<Guest>,
    /// The computer player that acts for it.
    pub bot: Option<Level>,
    /// Opens it to whoever was given its link.
    pub key: String,
    /// A hash of what its person adds to the chance of the game.
    pub pledge: Option<Bytes32>,
    /// What that is, once all pledges are fixed.
    pub opening: Option<Opening>,
    /// Whether its person said that a program of theirs plays there.
    pub program: bool,
    /// For whom it is kept while nobody sits there, or nobody but their name: [`StoredSeat::is_awaited`].
    pub invited: Option<Guest>,
    /// Whose people agree that a rated game does not count for this one.
    pub excused: Vec<Seat>,
    /// Whether the coach was asked here.
    pub coached: bool,
}

impl StoredSeat {
    /// Whether it is taken and, if a person sits there, pledged.
    pub fn is_ready(&self) -> bool {
        match self.owner() {
            Owner::Person => self.pledge.is_some(),
            Owner::Bot => true,
            Owner::Nobody => false,
        }
    }

    /// Whether nothing is missing for the game to begin.
    pub fn is_opened(&self) -> bool {
        self.is_ready() && self.pledge.is_some() == self.opening.is_some()
    }

    /// Whether it is open, and kept for nobody.
    pub fn is_free(&self) -> bool {
        self.owner() == Owner::Nobody && self.invited.is_none()
    }

    /// The same seat, given to nobody or to a bot.
    #[must_use]
    pub fn vacated(self, bot: Option<Level>) -> StoredSeat {
        StoredSeat { guest: None, bot, pledge: None, opening: None, program: false, invited: None, ..self }
    }

    /// Whether its person is only a name, of a table that was played elsewhere: it is kept for whoever has its link.
    pub fn is_awaited(&self) -> bool {
        self.guest.is_some() && self.guest == self.invited
    }

    /// Whether it is kept for somebody.
    pub fn is_kept_for(&self, guest: &str) -> bool {
        self.invited.as_ref().is_some_and(|invited| invited.id == guest)
    }

    /// Whose seat it is, whoever acts for it at the moment.
    pub fn owner(&self) -> Owner {
        match (&self.guest, self.bot) {
            (Some(_), _) => Owner::Person,
            (None, Some(_)) => Owner::Bot,
            (None, None) => Owner::Nobody,
        }
    }
}

/// Somebody who says that a taken seat is theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReturn {
    /// Which seat.
    pub seat: Seat,
    /// Who asks.
    pub guest: Guest,
    /// When, in seconds since 1970.
    pub asked: i64,
    /// Whose people agree.
    pub agreed: Vec<Seat>,
    /// When they were let in, if they were, in seconds since 1970.
    pub let_in: Option<i64>,
}

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What chance answered.
    pub chance: Vec<Draw>,
    /// The state it led to.
    pub hash: StateHash,
    /// Seconds since 1970.
    pub at: i64,
}

/// One step of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredStep {
    /// Which table.
    pub table: String,
    /// 1, 2, 3, ...
    pub n: u32,
    /// Who acted.
    pub seat: Seat,
    /// The id of the command that asked for it, if one did.
    pub command: Option<String>,
    /// The kernel's `Step`, as JSON.
    pub step: String,
    /// Seconds since 1970.
    pub at: i64,
    /// Who must act after it.
    pub to_act: Vec<Seat>,
}

/// One change, made whole or not at all.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the stored types
pub enum Write {
    /// About somebody, and no table.
    Person(PersonChange),
    /// About what is to be sent.
    Outbox(OutboxChange),
    /// About the house itself, and those who look after it.
    Care(CareChange),
    /// About what people say at a table, and not its game.
    Talk(TalkChange),
    /// About who is whose friend, and who is not.
    Friend(FriendChange),
    /// About what somebody keeps of their own device's games.
    Kept(KeptChange),
    /// About what somebody has done for them.
    Order(OrderChange),
    /// About what somebody is to hear of.
    Notice(NoticeChange),
    /// About where they hear of it.
    Channel(ChannelChange),
    /// A change, and what people are to hear of it: [`Write::telling`].
    Telling { write: Box<Write>, notices: Vec<NoticeChange> },
    /// A new table, which may be the rematch of another.
    Table { table: Box<StoredTable>, rematch_of: Option<String> },
    /// A table that was played elsewhere until now.
    Import(Box<ImportChange>),
    /// Somebody sat, left, opened a number, was handed over or came back.
    Seat { table: String, seat: Seat, now: StoredSeat, touched: i64 },
    /// Two seats changed places.
    Seats { table: String, seats: Vec<StoredSeat>, touched: i64 },
    /// The table begins by itself, or not.
    Fill { table: String, fill: Option<Fill> },
    /// The time has come: these seats are the bots'.
    FillUp { table: String, seats: Vec<(Seat, StoredSeat)>, touched: i64 },
    /// All pledges are fixed.
    Fix { table: String, touched: i64 },
    /// They are not any more: everybody pledges anew.
    BreakOff { table: String, seats: Vec<StoredSeat>, broken_off: Vec<BrokenOff>, touched: i64 },
    /// It was abandoned before its game began.
    Forget { table: String },
    /// Somebody asked to be let back into a seat, or one more person agreed.
    Return { table: String, asked: StoredReturn },
    /// They were not let in.
    Refuse { table: String, seat: Seat, guest: String },
    /// They were: the seat is theirs, and so is the table if its former person had made it.
    LetIn { table: String, asked: StoredReturn, now: StoredSeat, host: String },
    /// The game began.
    Start { table: String, setup: Setup, to_act: Vec<Seat>, touched: i64 },
    /// Ratings were worked out anew.
    Ratings(Box<Recomputed>),
    /// Time did something, and nobody took a step.
    Time(TimeChange),
    /// A step was taken, which may have been the last; and what time did at it.
    Step { step: StoredStep, over: Option<Vec<Standing>>, time: Option<Box<TableTime>> },
}

impl Write {
    /// The step it takes, if it takes one.
    fn step(&self) -> Option<&StoredStep> {
        match self {
            Write::Step { step, .. } => Some(step),
            Write::Telling { write, .. } => write.step(),
            _ => None,
        }
    }

    /// Whether the lobby may have to show it: an open table, or somebody's name.
    fn may_be_posted(&self) -> bool {
        match self {
            Write::Step { .. }
            | Write::Time(_)
            | Write::Talk(_)
            | Write::Order(_)
            | Write::Notice(_)
            | Write::Channel(_)
            | Write::Return { .. }
            | Write::Refuse { .. }
            | Write::Ratings(_) => false,
            Write::Telling { write, .. } => write.may_be_posted(),
            Write::Person(change) => {
                matches!(
                    change,
                    PersonChange::Rename(_) | PersonChange::Forget { .. } | PersonChange::SeenHere { .. }
                )
            }
            _ => true,
        }
    }
}

/// Which tables to list.
#[derive(Clone, Copy, Debug)]
pub enum List<'a> {
    /// Those a guest made or sits at.
    Of(&'a str),
    /// Those a guest sits at, acts for themselves, and that are not over.
    GoingOn(&'a str),
    /// Public ones with a seat that is open and kept for nobody.
    Open,
    /// Public ones that are finished.
    Over,
}

/// What went wrong below.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum StorageError {
    #[error("{}", trouble::in_words(.0))]
    Database(#[from] sqlx::Error),
    /// By what the database is, or how it is set up.
    #[error("{0}")]
    Refused(String),
    #[error("another Comptoir server is using this database")]
    Held,
    #[error("a change concerns {found} rows where it must concern {wanted}")]
    Rows { wanted: usize, found: u64 },
    #[error(
        "commit {found} is the last one where {wanted} must be; somebody else has written, or the database was replaced"
    )]
    Number { wanted: i64, found: i64 },
    #[error("nothing can be stored at the moment: {0}")]
    Unstorable(String),
    #[error("something stored cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("something stored cannot be read: {0} bytes where 32 belong")]
    Length(usize),
    #[error("the writer has stopped")]
    Closed,
}

impl StorageError {
    /// Whether something stored cannot be understood, so that everything else can still be read.
    pub fn is_about_one_row(&self) -> bool {
        matches!(self, StorageError::Unreadable(_) | StorageError::Length(_))
    }
}

/// Plain data as it is stored.
fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialises")
}

/// A variant without fields is stored as its bare name.
fn to_word(value: &impl Serialize) -> String {
    to_json(value).trim_matches('"').to_owned()
}

fn from_word<T: DeserializeOwned>(word: String) -> Result<T, StorageError> {
    Ok(serde_json::from_value(Value::String(word))?)
}
