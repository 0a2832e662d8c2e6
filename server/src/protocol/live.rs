//! What a live connection carries, both ways.

use std::sync::Arc;

use comptoir_engine::change::{self, Misfit};
use comptoir_engine::{Frame, Heard};
use comptoir_kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{ClockInfo, Line, Problem, StandingOrder, Table};

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
    /// How fast this page wants to follow. Where its person plays alone against bots they keep to it; with others at the table
    /// nothing changes.
    Pace {
        /// How fast.
        pace: Pace,
        /// Whether the game is to be watched where nobody is left to act; else the rest of it is played at once.
        watch: bool,
    },
    /// Whether this page is in front of its reader's eyes, which it is until it says otherwise. Nothing is sent elsewhere to whoever sees
    /// it here.
    Look {
        /// Whether it is.
        looking: bool,
    },
}

/// How fast somebody wants to follow a game, slowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// With time to look at everything.
    Calm,
    /// As at a table of people.
    Normal,
    /// Hardly waiting for the bots.
    Quick,
    /// Not waiting at all.
    AtOnce,
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
    /// The same, told by what is different: to a page that has asked for changes.
    Moved(Moved),
    /// What the clocks show after a step, or because time has done something.
    Clock {
        /// All of them.
        clock: ClockInfo,
    },
    /// Somebody said something in your room; it is stored already.
    Line {
        /// What.
        line: Line,
    },
    /// Your standing orders have changed: these are all of them. Nobody else gets this.
    Orders {
        /// In the order in which you gave them.
        orders: Vec<StandingOrder>,
    },
    /// Somebody was forgotten, and everything they said here is gone.
    Unsaid {
        /// Who.
        guest: String,
    },
    /// Your command is carried out and stored. Comes after the step's own message, if that did not say so.
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

/// A step, for somebody who has the frame and heard of the step before it. What is not there is as it was, or as it mostly is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Moved {
    /// Your command that it carried out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub done: Option<String>,
    /// Who acted.
    pub seat: Seat,
    /// Whether it took the seat's last step back.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub undo: bool,
    /// Everybody agreed to take back what came after this step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rewind: Option<u32>,
    /// Seconds since the step before it.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
    pub after: i64,
    /// The game's `Event`s, by what the new view shows.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Value,
    /// The game's `Remark`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub remark: Option<Value>,
    /// The change of each field of the frame that is different now. Its version is one higher.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub changes: Changes,
}

/// Changes of a frame's fields.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(default)]
#[allow(missing_docs)] // They are those of the frame.
pub struct Changes {
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub view: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub legal: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub to_act: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub can_undo: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub rewinds: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub forced: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub forgoes: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub standings: Option<Value>,
}

/// `null` is there as well.
fn there<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Moved {
    /// What was heard, and what is seen now, by whoever saw `before` and heard of a step at `at`.
    pub fn after(&self, before: &Frame, at: i64) -> Result<(Heard, Frame), Misfit> {
        let (Ok(Value::Object(mut old)), Ok(changes)) =
            (serde_json::to_value(before), serde_json::to_value(&self.changes))
        else {
            return Err(Misfit);
        };
        old.remove("version");
        let Value::Object(mut new) = change::apply(&Value::Object(old), &changes)? else {
            return Err(Misfit);
        };
        let n = before.version + 1;
        new.insert("version".into(), n.into());
        let frame: Frame = serde_json::from_value(Value::Object(new)).map_err(|_| Misfit)?;
        let Value::Array(events) = change::unlike(&self.events, &frame.view)? else { return Err(Misfit) };
        let Moved { seat, undo, rewind, after, remark, .. } = self.clone();
        Ok((Heard { n, seat: Some(seat), undo, rewind, at: at + after, events, remark }, frame))
    }
}

/// A program that asked for changes, and would rather have whole frames.
#[derive(Clone, Debug, Default)]
pub struct Follower {
    /// What is seen, and when the step that led to it was taken.
    seen: Option<(Frame, i64)>,
}

impl Follower {
    /// What a message says in whole frames: one message, or a [`Step`](ToPage::Step) and the word that it carried a command out.
    pub fn hear(&mut self, message: ToPage) -> Result<(ToPage, Option<ToPage>), Misfit> {
        let (heard, frame, done) = match message {
            ToPage::Moved(moved) => {
                let (before, at) = self.seen.as_ref().ok_or(Misfit)?;
                let (heard, frame) = moved.after(before, *at)?;
                (heard, frame, moved.done)
            }
            ToPage::Step { heard, frame } => (heard, frame, None),
            ToPage::Snapshot { frame: Some(frame), table, history } => {
                self.seen = history.last().map(|last| (frame.clone(), last.at));
                return Ok((ToPage::Snapshot { frame: Some(frame), table, history }, None));
            }
            other => return Ok((other, None)),
        };
        self.seen = Some((frame.clone(), heard.at));
        let version = frame.version;
        Ok((ToPage::Step { heard, frame }, done.map(|id| ToPage::Done { id, version })))
    }
}

/// A [`Moved`] as text, without its first brace and its type; nothing where it cannot be told so. The step without its events and what
/// time came before it, its events as text, and what was seen before it and is now.
pub(crate) fn moved((step, after): &(Heard, i64), events: &str, before: &str, now: &str) -> Option<Arc<str>> {
    let changed = change::change(before, now).unwrap_or_else(|| "{}".into());
    // An object, unless there is no more in common than the names of its fields.
    let changed = changed.strip_prefix('{')?;
    let events = change::alike(events, change::field(now, "view")?)?;
    let mut text = format!("\"seat\":{}", step.seat?.0);
    if step.undo {
        text += ",\"undo\":true";
    }
    if let Some(to) = step.rewind {
        text += ",\"rewind\":";
        text += &to.to_string();
    }
    if *after != 0 {
        text += ",\"after\":";
        text += &after.to_string();
    }
    if let Some(remark) = &step.remark {
        text += ",\"remark\":";
        text += &remark.to_string();
    }
    text.extend([",\"events\":", &events, if changed == "}" { "" } else { "," }, changed]);
    Some(text.into())
}
