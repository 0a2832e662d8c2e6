//! A table before and around its game: how it is made, who sits there, and what each viewer is told of it.

use comptoir_bots::Level;
use comptoir_kernel::edition::OlderRules;
use comptoir_kernel::fairness::{Bytes32, Terms};
use comptoir_kernel::record::BrokenOff;
use comptoir_kernel::standings::Standing;
use comptoir_kernel::{Edition, Seat};
use comptoir_words::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{Back, ClockInfo, Fill, NewFill, Visibility};
use crate::time_control::TableClock;

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
    /// Who finds it, and who may look at it.
    #[serde(default)]
    pub visibility: Visibility,
    /// What its host speaks.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub language: Option<Language>,
    /// Whether it begins by itself, and with which bots.
    #[serde(default)]
    pub fill: Option<NewFill>,
    /// Whether the game counts for the ratings of those who play: only members and bots can sit there then.
    #[serde(default)]
    pub rated: bool,
    /// Whether everybody who plays may ask the coach; not at a rated table.
    #[serde(default)]
    pub coach: bool,
    /// How much time people have, and what happens when it is up; none without a clock.
    #[serde(default)]
    pub clock: Option<TableClock>,
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

/// `POST /api/tables/{id}/sit`: takes an open seat, or pledges anew for one's own.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Which seat.
    pub seat: Seat,
    /// The key of the seat link; a public table needs none, and neither does whoever the seat is kept for.
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

/// `POST /api/tables/{id}/move`: two seats of a table that has not begun change places, with whoever sits there and what
/// they pledged. The host may.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct MoveSeat {
    /// Who moves.
    pub from: Seat,
    /// To where; whoever sits there goes the other way.
    pub to: Seat,
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
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own, as the page shows it
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
    /// Who finds it, and who may look at it.
    pub visibility: Visibility,
    /// What its host speaks.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub language: Option<Language>,
    /// When it begins by itself.
    pub fill: Option<Fill>,
    /// Whether its game counts for the ratings of those who play.
    pub rated: bool,
    /// Whether everybody who plays may ask the coach: so it was agreed before anybody sat down.
    #[serde(default)]
    pub coach: bool,
    /// Whether you may ask it now: so you may, too, where you play with bots alone.
    #[serde(default)]
    pub may_ask_coach: bool,
    /// Its clocks, if it has some.
    pub clock: Option<ClockInfo>,
    /// Your seat.
    pub you: Option<Seat>,
    /// Whether you made it, and so may start it.
    pub host: bool,
    /// When it was made, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
    /// When its game began, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub began: Option<i64>,
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
    /// What somebody asks to take back.
    #[serde(default)]
    pub back: Option<Back>,
    /// Whether you may ask for anything to be taken back.
    #[serde(default)]
    pub may_ask_back: bool,
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
    /// The id of the person whose it is.
    pub guest: Option<String>,
    /// Whether it is kept for somebody: while it is open, or, at a table that was played elsewhere until now, for whoever has its link.
    pub kept: bool,
    /// What they are called; only they and the host are told.
    pub kept_for: Option<String>,
    /// Whether they are you.
    pub kept_for_you: bool,
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
    /// Whose people agree that a rated game does not count for its person.
    pub excused: Vec<Seat>,
    /// Whether you may agree to that now, or not agree any more.
    pub may_excuse: bool,
    /// Whether the coach was asked here.
    #[serde(default)]
    pub coached: bool,
    /// The key for its seat link; only the host sees those of open seats.
    pub key: Option<String>,
}
