//! Friends, and those somebody does not want to meet.

use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// Everybody one has to do with: `GET /api/me/friends`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Friends {
    /// By name.
    pub friends: Vec<Friend>,
    /// Who asks to be your friend, those of late first.
    pub asks: Vec<Person>,
    /// Whom you asked, those of late first.
    pub asked: Vec<Asked>,
    /// Whom you blocked, those of late first. They are not told.
    pub blocked: Vec<Person>,
}

/// A friend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Friend {
    /// Who.
    pub guest: String,
    /// What they are called.
    pub name: String,
    /// What they sign in with, if they are a member.
    pub handle: Option<String>,
    /// Whether they are here and show it.
    pub here: bool,
}

/// Somebody, by id and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Person {
    /// Who.
    pub guest: String,
    /// What they are called.
    pub name: String,
}

/// Somebody you asked, who has not answered. Whether there is anybody of that handle, you are not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Asked {
    /// What takes it back.
    pub who: String,
    /// What you know them by.
    pub called: String,
}

/// `POST /api/me/friends/ask`. Whoever has asked you already is your friend then.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum AskFriend {
    /// A member, by their handle.
    Handle(String),
    /// Somebody you met: at a table, or in the lobby.
    Guest(String),
}

/// `POST /api/me/friends/answer`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerFriend {
    /// Who asked.
    pub guest: String,
    /// Whether you want it, too.
    pub yes: bool,
}

/// `POST /api/me/friends/remove`: a friend, or a question of yours that was not answered.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct RemoveFriend {
    /// A friend's id, or the `who` of somebody you asked.
    pub who: String,
}

/// `POST /api/me/block`: somebody who is blocked cannot sit down with you, is not heard by you and does not see that you are here.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Who.
    pub guest: String,
    /// Whether they are, from now on.
    pub blocked: bool,
}
