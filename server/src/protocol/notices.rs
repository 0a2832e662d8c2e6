//! What somebody is to hear of, in the page and elsewhere, and how.

use std::collections::BTreeMap;

use comptoir_words::Language;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::Table;

/// What there is to hear of. The catalogues say it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// It is your turn.
    MyTurn,
    /// Half of the time of your turn is gone.
    Half,
    /// Four fifths of it are.
    Most,
    /// All of it was gone, and the table went on without you.
    TimeUp,
    /// You are taken for away.
    Away,
    /// Somebody named you in what they said.
    Mention,
    /// A seat is kept for you.
    Invitation,
    /// Somebody sat down at your table.
    SatDown,
    /// Every seat is taken: the game begins once you come.
    Ready,
    /// The game is over.
    GameOver,
}

impl NoticeKind {
    /// What is chosen for it.
    pub fn event(self) -> Event {
        match self {
            NoticeKind::MyTurn => Event::MyTurn,
            NoticeKind::Half | NoticeKind::Most => Event::Reminder,
            NoticeKind::TimeUp | NoticeKind::Away => Event::TimeUp,
            NoticeKind::Mention => Event::Mention,
            NoticeKind::Invitation => Event::Invitation,
            NoticeKind::SatDown | NoticeKind::Ready => Event::SatDown,
            NoticeKind::GameOver => Event::GameOver,
        }
    }
}

/// What can be chosen by itself.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // as the kinds
pub enum Event {
    MyTurn,
    Reminder,
    TimeUp,
    Mention,
    Invitation,
    SatDown,
    GameOver,
}

/// A way out of the page.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// To the browsers of one's devices, also while the page is closed.
    Push,
    /// A letter.
    Mail,
    /// To programs of one's own.
    Webhook,
}

/// Something to hear of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Notice {
    /// Which.
    pub id: String,
    /// What.
    pub kind: NoticeKind,
    /// At which table.
    pub table: String,
    /// Of which game.
    pub game: String,
    /// Since when, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// Whether you have seen it.
    pub seen: bool,
}

/// `GET /api/me/notices?before=ID`: what there is to hear of, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Notices {
    /// A page of it.
    pub notices: Vec<Notice>,
    /// Whether there is more behind it.
    pub more: bool,
}

/// `POST /api/me/notices/read`: you have seen one, or all of them.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct ReadNotices {
    /// Which; `null` for all.
    pub id: Option<String>,
}

/// Every message of `/api/me/notices/live`: all there is to know, so that none can be missed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Bell {
    /// Notices that were not seen yet.
    pub unread: u32,
    /// Tables that wait for you.
    pub turns: u32,
}

/// `GET /api/me/turns`: a table that waits for you.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct WaitingTable {
    /// Which.
    pub table: Table,
    /// Since when, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// Until when, where the table has a clock; in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until: Option<i64>,
}

/// What somebody wants to hear of, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// What goes over which channel. In the page everything is told.
    pub events: BTreeMap<Event, Vec<Channel>>,
    /// For how many minutes letters are gathered into one; 0 for none.
    pub digest: u32,
}

impl Default for Choices {
    /// Whoever adds a device or a program wants to hear from it; nobody gets letters they did not ask for.
    fn default() -> Choices {
        use strum::VariantArray;
        let both = || vec![Channel::Push, Channel::Webhook];
        Choices { events: Event::VARIANTS.iter().map(|event| (*event, both())).collect(), digest: 0 }
    }
}

impl Choices {
    /// Whether something goes over a channel.
    pub fn wants(&self, event: Event, channel: Channel) -> bool {
        self.events.get(&event).is_some_and(|channels| channels.contains(&channel))
    }
}

/// `GET /api/me/channels`: what somebody wants to hear of and how, and over what they could.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Channels {
    /// What they chose.
    pub choices: Choices,
    /// The public key under which browsers let this server send to them.
    pub push_key: String,
    /// Devices that are sent to.
    pub devices: Vec<PushDevice>,
    /// Whether letters can be sent: the server sends some, and an address is confirmed.
    pub mail: bool,
    /// Programs that are told.
    pub webhooks: Vec<Webhook>,
    /// Since when there is a calendar at a secret address, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub feed: Option<i64>,
}

/// A device that is sent to while the page is closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PushDevice {
    /// Which.
    pub id: String,
    /// What its browser calls itself.
    pub device: String,
    /// What its reader reads.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub language: Language,
    /// Since when, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// `POST /api/me/push`: this device takes messages, as its browser says.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct NewPush {
    /// Where they are sent.
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// What it proves itself with, in base64url.
    pub auth: String,
    /// What its reader reads.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub language: Language,
}

/// `POST /api/me/push/remove`, `/api/me/webhooks/remove` and `/api/me/webhooks/test`: one of those.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct OneOf {
    /// Which.
    pub id: String,
}

/// In which form a program is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // they are names
pub enum WebhookForm {
    /// Everything there is to know, as JSON.
    Plain,
    Ntfy,
    Discord,
    Matrix,
    Slack,
}

/// A program that is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Webhook {
    /// Which.
    pub id: String,
    /// The host it is told at. The whole address often is a secret, and is not told again.
    pub host: String,
    /// In which form.
    pub form: WebhookForm,
    /// Since when it is not tried any more, because it did not answer; in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub failed: Option<i64>,
}

/// `POST /api/me/webhooks`: a program that is to be told.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct NewWebhook {
    /// Where.
    pub address: String,
    /// In which form.
    pub form: WebhookForm,
    /// In which language.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub language: Language,
}

/// What it is told with.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct MadeWebhook {
    /// What messages are signed with. It is told once.
    pub secret: String,
    /// All there are now.
    pub webhooks: Vec<Webhook>,
}

/// `POST /api/me/feed`: a secret address for one's calendar and news; the one before serves no longer.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewFeed {
    /// In which language.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub language: Language,
}

/// The addresses. They are told once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct MadeFeed {
    /// For a calendar.
    pub calendar: String,
    /// For a reader of news.
    pub atom: String,
}
