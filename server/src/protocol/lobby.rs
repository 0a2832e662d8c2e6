//! The lobby: open tables, who is here, invitations; and who may come in at all.

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use comptoir_words::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{Person, Table};
use crate::time_control::TableClock;

/// Who finds a table, and who may look at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Once the game begins only those who sit there, and whoever made it, see anything of it. Until then a link leads to it, so that
    /// those invited can sit down.
    Private,
    /// Anybody with the table's address may watch; a seat is taken with its link.
    #[default]
    Unlisted,
    /// It stands in the public lists: anybody may take an open seat, watch, and find the finished game.
    Public,
}

/// Who may take a name at a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Registration {
    /// Anybody.
    #[default]
    Open,
    /// Whoever has an invitation of a member, or the link to a seat of a game that is not over.
    Invitation,
    /// Nobody new; those who are known stay.
    Closed,
}

/// What lets somebody new into a house that is open by invitation.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_debug_implementations)] // a secret is not printed
pub enum Entry {
    /// What stands after the `#` in a member's invitation.
    Link(String),
    /// The link to a seat.
    Seat {
        /// At which table.
        table: String,
        /// Which seat.
        seat: Seat,
        /// Its key.
        key: String,
    },
}

/// A member's invitation to the house: `GET /api/me/entry-links`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct EntryLink {
    /// Which.
    pub id: String,
    /// Until when it serves, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: i64,
    /// How many more it lets in.
    pub uses: u32,
}

/// `POST /api/me/entry-links`: a new invitation to the house.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewEntryLink {
    /// How many it lets in: 1 to 50.
    pub uses: u32,
    /// For how many days: 1 to 30.
    pub days: u32,
}

/// What a member passes on. Its address is told once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct MadeEntryLink {
    /// What somebody new opens.
    pub address: String,
    /// All that the member has now.
    pub links: Vec<EntryLink>,
}

/// `POST /api/me/entry-links/end`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct EndEntryLink {
    /// Which.
    pub id: String,
}

/// `POST /api/me/seen-here`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SeenHere {
    /// Whether others may see that you are here.
    pub seen: bool,
}

/// Bots that take the open seats of a new table after a while: `POST /api/tables/{id}/fill`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewFill {
    /// After how many minutes: 1 to 60.
    pub minutes: u32,
    /// Of which level.
    pub bot: Level,
}

/// `POST /api/tables/{id}/fill`: the host has the table begin by itself, or not.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct SetFill {
    /// How; `null` if the host starts the game.
    pub fill: Option<NewFill>,
}

/// When a table begins by itself: as soon as every seat is taken, and at this time at the latest, with bots in the seats that are open then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Fill {
    /// In seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// Of which level.
    pub bot: Level,
}

/// `POST /api/tables/{id}/invite`: the host keeps an open seat for a friend, who needs no link then.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// Which seat.
    pub seat: Seat,
    /// For whom; `null` opens it again.
    pub guest: Option<String>,
}

/// A seat that is kept for you: `GET /api/me/invitations`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Invitation {
    /// At which table.
    pub table: String,
    /// Of which game.
    pub game: String,
    /// Which seat.
    pub seat: Seat,
    /// Who invites.
    pub by: String,
    /// What they are called.
    pub name: String,
    /// Since when the table has been there, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
}

/// A public table with an open seat, as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct OpenTable {
    /// Its id, as in its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Choices by option id.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: Value,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them anybody may take.
    pub open: u8,
    /// Who sits there.
    pub people: Vec<Person>,
    /// How many bots do.
    pub bots: u8,
    /// What its host speaks.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub language: Option<Language>,
    /// Whether its game counts for ratings.
    pub rated: bool,
    /// Whether everybody who plays there may ask the coach.
    pub coach: bool,
    /// How much time people have, if it has a clock.
    pub clock: Option<TableClock>,
    /// When it was made, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
    /// When it begins by itself.
    pub fill: Option<Fill>,
}

/// Somebody who is here and shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Present {
    /// Who.
    pub guest: String,
    /// What they are called.
    pub name: String,
    /// Whether they are your friend.
    pub friend: bool,
}

/// Everything the lobby shows, over `/api/lobby/live`: the first message, and another whenever something of it changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Lobby {
    /// The newest open tables that fit what was asked for.
    pub tables: Vec<OpenTable>,
    /// How many more there are.
    pub more: u32,
    /// Who else is here; `null` for those who do not show themselves.
    pub here: Option<Vec<Present>>,
    /// Seats that are kept for you.
    pub invitations: Vec<Invitation>,
    /// How many ask to be your friends.
    pub asks: u32,
}

/// `POST /api/quick-match`: any table of a game.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct QuickMatch {
    /// The game's id.
    pub game: String,
    /// With how many seats; `null` for any.
    pub seats: Option<u8>,
    /// What its host speaks; `null` for any.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub language: Option<Language>,
    /// What you speak, for a table that is made for you.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub speaks: Option<Language>,
    /// Whether that table begins by itself, and with which bots.
    pub fill: Option<NewFill>,
}

/// A table that fits, and the seat to take there; where `table.you` is that seat, the table was made for you.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Match {
    /// The table.
    pub table: Table,
    /// The seat.
    pub seat: Seat,
}
