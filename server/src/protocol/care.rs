//! Care for the house: what admins see and do, and what anybody may report to them.

use comptoir_kernel::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{Registration, Said, Status, Visibility};

/// `POST /api/tables/{id}/report`: tells those who look after the house of something said at a table, or of somebody who sits there.
/// Elsewhere `POST /api/people/{id}/report` tells them of somebody.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum NewReport {
    /// A line, by its number.
    Line(u32),
    /// Whoever sits there.
    Seat(Seat),
}

/// `POST /api/admin/do`: what an admin may do. Every deed stands in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "deed", rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// A member looks after the house, too.
    MakeAdmin {
        /// Who.
        guest: String,
    },
    /// They do not any more.
    RemoveAdmin {
        /// Who.
        guest: String,
    },
    /// Somebody gets another name.
    Rename {
        /// Who.
        guest: String,
        /// 1 to 24 characters.
        name: String,
    },
    /// Somebody may not come in any more: their sessions end, and bots play on for them.
    Ban {
        /// Who.
        guest: String,
        /// For the log; may be empty.
        why: String,
    },
    /// They may again.
    Unban {
        /// Who.
        guest: String,
    },
    /// They are signed out everywhere.
    EndSessions {
        /// Who.
        guest: String,
    },
    /// A table goes, with its game and everything said there.
    RemoveTable {
        /// Its id.
        table: String,
    },
    /// Who may take a name here.
    Registration {
        /// In place of what the server was started with; `null` for that.
        registration: Option<Registration>,
    },
    /// A report needs nothing more.
    CloseReport {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        report: i64,
    },
}

/// `GET /api/admin`: how the house is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Office {
    /// People with a name, members or not.
    pub people: u32,
    /// Tables, finished ones too.
    pub tables: u32,
    /// Reports nobody has closed.
    pub reports: u32,
    /// Who may take a name here.
    pub registration: Registration,
    /// What the server was started with.
    pub started_with: Registration,
}

/// A page of a list, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Paged<T> {
    /// Fifty at most.
    pub items: Vec<T>,
    /// Whether there is another page.
    pub more: bool,
}

/// Somebody, as an admin sees them: `GET /api/admin/people?search=ann&page=0`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Resident {
    /// Who.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// What they sign in with, if they are a member.
    pub handle: Option<String>,
    /// When they came, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
    /// Whether they look after the house.
    pub admin: bool,
    /// Since when they may not come in, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub banned: Option<i64>,
    /// In how many browsers they are known.
    pub sessions: u32,
}

/// A table, as an admin sees it: `GET /api/admin/tables?page=0`. What happens at it is not theirs to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct HouseTable {
    /// Its id, as in its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Where it is in its life.
    pub status: Status,
    /// Who finds it.
    pub visibility: Visibility,
    /// When it was made, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
    /// The people who sit there.
    pub people: Vec<String>,
}

/// `GET /api/admin/reports?page=0`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Report {
    /// Which.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub id: i64,
    /// When, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// Who reported it, unless they are gone.
    pub reporter: Option<String>,
    /// Whom it is about.
    pub guest: String,
    /// What they are called now.
    pub name: String,
    /// Whether they are banned already.
    pub banned: bool,
    /// At which table, if it happened at one.
    pub table: Option<String>,
    /// What they said, if it is about that.
    pub said: Option<Said>,
    /// When it was closed, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub closed: Option<i64>,
}

/// Something that was done: `GET /api/admin/log?page=0`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct LogEntry {
    /// When, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// Which admin; `null` for whoever runs the server.
    pub by: Option<String>,
    /// The deed, by its name.
    pub what: String,
    /// To whom; their name now, empty for somebody forgotten.
    pub whom: Option<String>,
    /// To which table.
    pub table: Option<String>,
    /// A name, a reason: what else there is to say.
    pub details: String,
}
