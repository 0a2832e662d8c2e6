//! What travels between page and server. `docs/protocol.md` tells the story; these types are the letter of it, and the
//! page's TypeScript is generated from them.

mod talk;

use comptoir_bots::Level;
pub use comptoir_engine::{Against, Frame, Heard, Moment};
use comptoir_kernel::edition::OlderRules;
use comptoir_kernel::fairness::{Bytes32, Terms};
use comptoir_kernel::record::BrokenOff;
use comptoir_kernel::standings::Standing;
use comptoir_kernel::{Edition, Seat, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

pub use talk::{Line, Mute, Muted, Note, Phrase, ReadTo, Room, Said, Say, Sign, Talk};

/// A person, as they see themselves: `GET /api/me`, `POST /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Me {
    /// Who.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// What they sign in with, if they are a member.
    pub handle: Option<String>,
    /// Whether they have a recovery code.
    pub recovery: bool,
}

/// `POST /api/me`: takes a name, or another one. The first time a cookie comes back with the answer.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 24 characters.
    pub name: String,
}

/// A browser in which somebody is known: `GET /api/me/sessions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Session {
    /// Which.
    pub id: String,
    /// What it calls itself; empty if it does not say.
    pub device: String,
    /// Since when, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
    /// When it was last heard of, to within ten minutes, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// `POST /api/me/sessions/end`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct EndSession {
    /// Which; `null` for all but the one that asks.
    pub id: Option<String>,
}

/// `POST /api/me/link`: brings another device in, once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct DeviceLink {
    /// What that device opens.
    pub address: String,
    /// The same as a QR code: how many squares its side has.
    pub size: u32,
    /// The dark ones, as the path of an SVG.
    pub path: String,
    /// Until when it serves, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: i64,
}

/// `POST /api/me/recovery`: a code to come back with. It is told once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct RecoveryCode {
    /// Six words.
    pub words: String,
}

/// `POST /api/me/join`: a guest becomes a member.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct Join {
    /// 3 to 24 letters and digits.
    pub handle: String,
    /// At least 12 characters.
    pub passphrase: String,
}

/// `POST /api/me/passphrase`: another passphrase. Every other session ends.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct NewPassphrase {
    /// That it is them.
    pub proof: Proof,
    /// The new one.
    pub passphrase: String,
}

/// What shows that somebody is who their session says.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_debug_implementations)] // a secret is not printed
pub enum Proof {
    /// The passphrase they have.
    Passphrase(String),
    /// Their recovery code, if they have forgotten it.
    Recovery(String),
}

/// `POST /api/me/delete`: everything personal is forgotten, for good.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct Goodbye {
    /// A member proves that it is them.
    pub proof: Option<Proof>,
}

/// `POST /api/sign-in`: a way back in. A cookie comes back with the answer.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_debug_implementations)] // a secret is not printed
pub enum SignIn {
    /// A member's.
    Passphrase {
        /// Whoever it is.
        handle: String,
        /// Only they know it.
        passphrase: String,
    },
    /// A recovery code.
    Recovery(String),
    /// What stands after the `#` in the link for another device.
    Link(String),
}

/// `POST /api/tables`: a new table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Choices by option id; what is left out is the default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: Value,
    /// Who sits where, in seat order.
    pub seats: Vec<NewSeat>,
    /// Who may watch.
    #[serde(default)]
    pub watch: Watch,
    /// Whether the table stands in the public lists: anybody may then take an open seat, and finds the finished game.
    #[serde(default)]
    pub public: bool,
}

/// A seat of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum NewSeat {
    /// Kept for whoever makes the table, who then sits down; at most one.
    Me,
    /// Somebody who is given the seat link.
    Open,
    /// A computer player.
    Bot(Level),
}

/// Who may watch a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Anybody with the table's address.
    #[default]
    Anyone,
    /// Only those who sit there.
    Seated,
}

/// `POST /api/tables/{id}/sit`: takes an open seat, or pledges anew for one's own.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Which seat.
    pub seat: Seat,
    /// The key of the seat link; a public table needs none.
    pub key: Option<String>,
    /// A hash of the number the page drew for the seat, which it opens when all pledges are fixed.
    pub pledge: Bytes32,
    /// Whether a program of one's own will play there: the others are shown a robot.
    #[serde(default)]
    pub program: bool,
}

/// `POST /api/tables/{id}/set-seat`: gives a seat of a table that has not begun to nobody or to a bot. The host may;
/// others too once its person, and the host, have been gone for the grace time.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SetSeat {
    /// Which seat.
    pub seat: Seat,
    /// Who gets it; `null` opens it.
    pub bot: Option<Level>,
}

/// `POST /api/tables/{id}/hand-over`: a bot plays on for a seat: one's own, or that of somebody who has been gone for
/// the grace time. `POST /api/tables/{id}/take-back` undoes it for one's own.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// Which seat.
    pub seat: Seat,
}

/// `POST /api/tables/{id}/return`: asks the table to be let back into a seat that is taken.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct ComeBack {
    /// Which seat.
    pub seat: Seat,
    /// The key of its link; a public table needs none.
    pub key: Option<String>,
}

/// `POST /api/tables/{id}/let-in`: answers somebody who asks to be let back in. The seat's own person may, and the host; without a
/// host all others who sit there must agree.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct LetIn {
    /// Into which seat.
    pub seat: Seat,
    /// Who asks.
    pub guest: String,
    /// Whether they may.
    pub yes: bool,
}

/// Somebody who says that a taken seat is theirs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Return {
    /// Which seat.
    pub seat: Seat,
    /// Who asks.
    pub guest: String,
    /// What they are called.
    pub name: String,
    /// When they asked, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub asked: i64,
    /// Whose people agree.
    pub agreed: Vec<Seat>,
    /// When they were let in, if they were, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub let_in: Option<i64>,
    /// Whether they are you.
    pub you: bool,
    /// Whether you may answer.
    pub may_answer: bool,
}

/// A table, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Table {
    /// Its id, as in its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The edition of the rules it is played under.
    pub edition: Edition,
    /// What to say about that edition, if it is not the newest.
    pub older_rules: Option<OlderRules>,
    /// Choices by option id.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: Value,
    /// Where it is in its life.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Who may watch.
    pub watch: Watch,
    /// Whether it stands in the public lists, of open tables and of finished games.
    pub public: bool,
    /// Your seat.
    pub you: Option<Seat>,
    /// Whether you made it, and so may start it.
    pub host: bool,
    /// When it was made, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
    /// When something last happened at it, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub touched: i64,
    /// SHA-256 of the seed, published from the start.
    pub commitment: Bytes32,
    /// How often its beginning was broken off after all pledges had been fixed.
    pub broken_off: Vec<BrokenOff>,
    /// Who must act.
    pub to_act: Vec<Seat>,
    /// How it ended.
    pub standings: Option<Vec<Standing>>,
    /// The table of the rematch, once somebody asked for one; only those who sit here are told.
    pub rematch: Option<String>,
    /// How many watch now.
    pub watching: u32,
    /// Who was let back into a seat; and who asks for it, as far as it concerns you.
    pub returns: Vec<Return>,
}

impl Table {
    /// What is fixed before anybody opens a number; whoever opens one signs it.
    pub fn terms(&self) -> Terms<'_> {
        Terms {
            commitment: self.commitment,
            game: &self.game,
            edition: self.edition,
            options: self.options.clone(),
            pledges: self.seats.iter().map(|seat| seat.pledge).collect(),
        }
    }
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are being filled.
    Gathering,
    /// Every seat is taken and all pledges are fixed: each person's page opens its number, then the game begins.
    Opening,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// Whose a seat is, whoever acts for it at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// It is open: somebody may sit down.
    Nobody,
    /// A person's, also while a bot plays for them.
    Person,
    /// A computer player's.
    Bot,
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own, as the page shows it
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// Whose it is.
    pub owner: Owner,
    /// What its owner is called; none for an open seat.
    pub name: Option<String>,
    /// The computer player that acts for it now: its owner, or one that plays on for a person.
    pub bot: Option<Level>,
    /// Whether its person says that a program of theirs plays there.
    pub program: bool,
    /// Whether it is taken and, if a person sits there, their number for the shuffles is pledged.
    pub ready: bool,
    /// What its person's page pledged.
    pub pledge: Option<Bytes32>,
    /// Whether the pledge is opened.
    pub opened: bool,
    /// Whether its person has the table open.
    pub present: bool,
    /// Whether you may hand it to a bot now.
    pub may_hand_over: bool,
    /// Whether you may give it to somebody else before the game begins.
    pub may_set: bool,
    /// The key for its seat link; only the host sees those of open seats.
    pub key: Option<String>,
}

/// From the page, over `/api/tables/{id}/live`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ToServer {
    /// Take an action.
    Act {
        /// The command's own id: accepted once, whatever is repeated.
        id: String,
        /// The version it answers to.
        version: u32,
        /// The game's `Action`.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
    /// Take one's last step back.
    Undo {
        /// The command's own id.
        id: String,
        /// The version it answers to.
        version: u32,
    },
    /// A number was missing: send everything again.
    Resync,
}

/// To the page. Every message of a connection carries the next number; a gap means: ask for a resync.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS), ts(type = "{ number: number } & ToPage"))]
pub struct Numbered {
    /// 1, 2, 3, ...
    pub number: u32,
    /// The message.
    #[serde(flatten)]
    pub message: ToPage,
}

/// To the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToPage {
    /// Everything: the first message, and the answer to a resync.
    Snapshot {
        /// The table.
        table: Table,
        /// The game, once it has begun.
        frame: Option<Frame>,
        /// The newest steps, for the log. If the first is not step 0, the set-up, `GET /api/tables/{id}/history?before=N` tells
        /// what came before it.
        history: Vec<Heard>,
    },
    /// Somebody came, sat, left, or was handed over.
    Table {
        /// The table.
        table: Table,
    },
    /// A step was taken; it is stored already.
    Step {
        /// What was heard.
        heard: Heard,
        /// What is seen now.
        frame: Frame,
    },
    /// Somebody said something in your room; it is stored already.
    Line {
        /// What.
        line: Line,
    },
    /// Your command is carried out and stored. Comes after the step's own message.
    Done {
        /// The command's id.
        id: String,
        /// The version it led to.
        version: u32,
    },
    /// Nothing new: carries the number of the newest message, and takes none of its own. Who has not seen that message lost it.
    Heartbeat,
    /// Your command, or message, was refused; nothing changed.
    Refused {
        /// The command's id, if there was one.
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
}

/// `GET /api/tables/{id}/replay?from=0&count=50&seat=1`: a stretch of a finished game. Without a seat, as a spectator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Replay {
    /// Steps of the whole game.
    pub steps: u32,
    /// The stretch: moment 0 is the set-up, moment n stands after step n.
    pub moments: Vec<Moment>,
}

/// `GET /api/games`: the shelf, and what a page needs to know of this server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Shelf {
    /// What every box says.
    pub games: Vec<comptoir_kernel::Info>,
    /// The computer players to choose from, weakest first.
    pub levels: Vec<Level>,
}

/// `GET /api/games/{id}/rules?language=fr`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Rules {
    /// Markdown, with a heading or list item for each rule id.
    pub text: String,
}

/// Why something was not done. Every one has its sentence in every language of the page; nothing changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "code", rename_all = "snake_case")]
#[allow(missing_docs)] // the page's sentences say it
pub enum Problem {
    UnknownGame,
    UnknownTable,
    UnknownAddress,
    /// The table cannot be set up so.
    Setup {
        setup: SetupError,
    },
    /// `me` may stand once among the seats, and a table needs a person or two bots.
    BadSeats,
    BadName,
    /// There is nothing in it, or it is longer than this many characters.
    BadText {
        limit: u32,
    },
    /// You have muted as many people as one can.
    TooManyMuted {
        limit: u32,
    },
    /// There is nobody of that id.
    UnknownPerson,
    /// Somebody at the table has this name, or one that looks like it.
    NameTaken,
    /// No name yet: `POST /api/me` first.
    NoName,
    BadHandle,
    HandleTaken,
    /// Too short, or one of the commonest.
    WeakPassphrase,
    /// The handle, the passphrase, the code or the link is not right. Which, nobody is told.
    WrongSignIn,
    AlreadyMember,
    NotMember,
    /// Nobody sits there who could be let back in.
    NotTaken,
    /// Nobody asks for that, or not any more.
    NotAsked,
    /// That seat is not there.
    UnknownSeat,
    SeatTaken,
    /// You sit here already.
    AlreadySeated,
    WrongKey,
    NotYourSeat,
    NotSeated,
    /// Its person may come back: it can be handed over in this many seconds.
    StillHere {
        seconds: u32,
    },
    NotHost,
    SeatsOpen,
    AlreadyStarted,
    /// Not all pledges are fixed yet, so no number may be opened.
    NotFixed,
    /// What was opened is not what was pledged, or was opened for other terms.
    WrongOpening,
    NotStarted,
    NotOver,
    MayNotWatch,
    /// The command answers to a version that is gone; a snapshot follows.
    Stale {
        version: u32,
    },
    /// The rules say no.
    Against(Against),
    NothingToUndo,
    /// The message could not be read.
    BadMessage {
        why: String,
    },
    TooLarge {
        limit: u32,
    },
    /// Too much at once: try again in this many seconds.
    TooFast {
        seconds: u32,
    },
    TooManyTables {
        limit: u32,
    },
    WrongOrigin,
    /// Stored under an edition of the rules this version does not have yet.
    NewerRules,
    /// What is stored of this game cannot be played again from this step on (0: its set-up), so nobody can go on with it here.
    Differs {
        step: u32,
    },
    /// The server's disk does not take it at the moment; `/healthz` says why.
    Unstorable,
    /// The server's own fault; it is in its log.
    Internal,
}
