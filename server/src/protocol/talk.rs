//! What people say to each other at a table. It belongs to people and tables, never to games or records.

use comptoir_kernel::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// Who hears something: players and spectators are apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Those who sit at the table, and whoever made it.
    Players,
    /// Everybody else.
    Spectators,
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Said {
    /// In their own words: plain text on one line.
    Text(String),
    /// Words that everybody reads in their own language.
    Phrase(Phrase),
    /// Whether somebody would trade; each reader sees the two in the words of the game.
    Trade {
        /// What they have, as the game calls it.
        give: String,
        /// What they look for.
        want: String,
    },
    /// A sign beside a step.
    Reaction {
        /// Which step.
        step: u32,
        /// The sign.
        sign: Sign,
    },
}

/// Words that everybody reads in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the catalogues say them
pub enum Phrase {
    Hello,
    OneMoment,
    BackAgain,
    Thinking,
    GoodLuck,
    GoodMove,
    WellPlayed,
    Thanks,
    Sorry,
    TooBad,
    PlayAgain,
    LaterToday,
    Goodbye,
}

/// A sign beside a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the page draws them
pub enum Sign {
    Bravo,
    Smile,
    Surprise,
    Doubt,
    Ouch,
}

/// `POST /api/tables/{id}/say`: says something to those in the same room.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// An id of its own: said once, however often it arrives.
    pub id: String,
    /// What.
    pub said: Said,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Line {
    /// Later lines have higher numbers; not every number is for everybody.
    pub n: u32,
    /// Who said it.
    pub guest: String,
    /// What they are called now.
    pub name: String,
    /// Where they sat when they said it, if they did.
    pub seat: Option<Seat>,
    /// When, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// What.
    pub said: Said,
}

/// `GET /api/tables/{id}/talk?before=40`: what was said in your room, oldest first, the newest lines of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Talk {
    /// The lines.
    pub lines: Vec<Line>,
    /// Whether there are earlier ones.
    pub earlier: bool,
    /// Who you are, if you have a name.
    pub you: Option<String>,
    /// The last line you have read.
    pub read_to: u32,
}

/// `POST /api/tables/{id}/read`: you have read everything up to this line.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct ReadTo {
    /// The line's number.
    pub n: u32,
}

/// `GET` and `POST /api/tables/{id}/note`: what you noted for yourself. Nobody else ever sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// As you wrote it.
    pub text: String,
}

/// `POST /api/me/mute`: you do not want to hear somebody, or do again.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Whom.
    pub guest: String,
    /// Whether you do not.
    pub muted: bool,
}

/// `GET /api/me/muted`: somebody you do not want to hear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Muted {
    /// Who.
    pub guest: String,
    /// What they are called now.
    pub name: String,
}
