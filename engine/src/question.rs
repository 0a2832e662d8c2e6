//! What can be asked of an [`Engine`](crate::Engine), and what comes back.

use comptoir_bots::Level;
use comptoir_kernel::fairness::Bytes32;
use comptoir_kernel::record::Difference;
use comptoir_kernel::{Seat, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

#[cfg(feature = "analysis")]
use crate::Analysed;
use crate::{Against, Reached, Script};

/// A question about a game whose views are `V`, whose actions are `A`, and whose kinds of action are `K`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question<V, A, K> {
    /// Why the owner of the view may not do this now: `Against`, or `null` if they may.
    WhyNot {
        /// What the seat sees.
        view: V,
        /// Whose view it is.
        seat: Seat,
        /// What they would like to do.
        action: A,
    },
    /// What they would see and could do after an action that uses no chance, shows them nothing new and leaves the turn with
    /// them, or whose outcome the game can foresee: `Ahead`; `null` for any other.
    Preview {
        /// What the seat sees.
        view: V,
        /// Whose view it is.
        seat: Seat,
        /// What they might do.
        action: A,
    },
    /// Why the owner of the view may do nothing of a kind now: `Against`, or `null` if they may do something.
    WhyNone {
        /// What the seat sees.
        view: V,
        /// Whose view it is.
        seat: Seat,
        /// What they would like to do.
        kind: K,
    },
    /// What the rules know about the view's table besides: the game's `Facts`.
    Facts {
        /// What the seat sees.
        view: V,
        /// Whose view it is.
        seat: Seat,
    },
    /// The standing orders that the view's owner could give: a list of the game's own.
    Orders {
        /// What the seat sees.
        view: V,
        /// Whose view it is.
        seat: Seat,
    },
    /// The action a bot would take in the place of the view's owner; `null` if there is none to take.
    Choose {
        /// What the seat sees.
        view: V,
        /// Whose view it is.
        seat: Seat,
        /// How well it plays.
        level: Level,
        /// Its choice follows from this.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seed: u64,
        /// Worlds to imagine, where the level's own number takes too long here.
        #[serde(default)]
        worlds: Option<u32>,
    },
    /// What a legend would have the view's owner do, and why: an `Advice`.
    Advise {
        /// What the seat sees.
        view: V,
        /// Whose view it is.
        seat: Seat,
        /// What they have done, if they ask whether that was good: it is compared as well.
        taken: Option<A>,
        /// The advice follows from this.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seed: u64,
        /// Worlds to imagine: as many as there is time for.
        worlds: u32,
    },
    /// Replays a record to its last step; the number of steps.
    Open {
        /// Its text.
        record: String,
    },
    /// A `Moment` of the record that is open.
    Moment {
        /// After this step; 0 is the set-up.
        n: usize,
        /// Who watches; nobody's seat is a spectator's.
        viewer: Option<Seat>,
    },
    /// Everything a viewer heard in the record that is open, the set-up first: a list of `Heard`.
    Story {
        /// Who listens; nobody's seat is a spectator's.
        viewer: Option<Seat>,
    },
    /// How many points everybody had after each step of the record that is open, the set-up first: a list of lists, in seat order.
    Scores,
    /// The steps of the record that is open that can be looked at, once its game is over: a list of numbers.
    #[cfg(feature = "analysis")]
    Decisions,
    /// Looks at one of them with what its seat knew then: `Analysed`. The same question has the same answer, so it can be kept.
    #[cfg(feature = "analysis")]
    Analyse {
        /// The step.
        n: u32,
        /// The worlds follow from this.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seed: u64,
        /// Worlds to imagine: the more, the smaller the errors.
        worlds: u32,
    },
    /// What the decisions of the record that is open come to: `Summary`.
    #[cfg(feature = "analysis")]
    Conclude {
        /// What was found out about them, in their order.
        decisions: Vec<Analysed>,
    },
    /// Checks a record: every hash, every action, the result, and the draws from the opened seed. `Verified`.
    Verify {
        /// Its text.
        record: String,
    },
    /// Begins a game of the module's own, in place of the one before. The first lines of its record.
    Begin {
        /// Choices by option id; what is left out is the default.
        #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
        options: Value,
        /// Who sits where, for the record; a bot without a name gets its own.
        seats: Vec<String>,
        /// Whose seats are a bot's, in seat order.
        #[serde(default)]
        bots: Vec<Option<Level>>,
        /// The chance of the game follows from it.
        seed: Bytes32,
        /// Now, in seconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: i64,
    },
    /// Goes on with a game of the module's own that was kept as the lines of its record.
    Resume {
        /// Its text.
        record: String,
        /// What it was begun with.
        seed: Bytes32,
    },
    /// Takes an action in that game. The lines this adds to its record.
    Act {
        /// Who acts.
        seat: Seat,
        /// What they do.
        action: A,
        /// Whether a bot chose it.
        bot: bool,
        /// Now, in seconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: i64,
    },
    /// Lets a bot think and act in that game: a `Thought`.
    Think {
        /// For whom.
        seat: Seat,
        /// How well it plays.
        level: Level,
        /// Its choice follows from this.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seed: u64,
        /// No more worlds than this, where the level's own number takes too long here.
        #[serde(default)]
        worlds: Option<u32>,
        /// Now, in seconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: i64,
    },
    /// Takes the seat's last step in that game back. The lines this adds to its record.
    Undo {
        /// Who takes it back.
        seat: Seat,
        /// Now, in seconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: i64,
    },
    /// The record of that game says from now on that somebody in this seat asked for advice: its first line then.
    Coached {
        /// Who asked.
        seat: Seat,
    },
    /// What a viewer sees of that game now, and heard last: a `Moment`.
    Now {
        /// Who looks; nobody's seat is a spectator's.
        viewer: Option<Seat>,
    },
    /// Everything a viewer heard in that game so far, the set-up first: a list of `Heard`.
    Past {
        /// Who listens; nobody's seat is a spectator's.
        viewer: Option<Seat>,
    },
    /// The record of that game so far.
    Record,
    /// Opens a script, in place of the one before: `Opened`.
    Learn {
        /// What its file says.
        script: Script,
        /// How far the reader got.
        reached: Reached,
    },
    /// On from a step of the script at which there is nothing to do: `Shown`.
    ReadOn,
    /// The reader does something in the script that is open: `Tried`.
    Try {
        /// What they do.
        action: A,
    },
    /// Makes a game of the module's own of the script that is open, in place of the one before. Every line of its record so far.
    PlayOn {
        /// Who sits where, for the record; a bot without a name gets its own.
        seats: Vec<String>,
        /// Whose seats are a bot's, in seat order.
        bots: Vec<Option<Level>>,
        /// Now, in seconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        at: i64,
    },
}

/// The table after an action that somebody might take.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Ahead<V, A> {
    /// What they would see.
    pub view: V,
    /// What they could do then.
    pub legal: Vec<A>,
}

/// What a bot would have somebody do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Advice {
    /// The best actions that were compared, best first; what was taken is among them.
    pub actions: Vec<Advised>,
    /// Worlds that were thought through.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub worlds: u64,
}

/// An action, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Advised {
    /// The game's action.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// Whether it is what was taken.
    pub taken: bool,
    /// How likely it makes its player to come first, in a hundred.
    pub hope: u8,
    /// How likely it is that the first action is better than this one, in a hundred; of the first itself, that it is better than the second.
    pub surely: u8,
    /// What it is good for.
    pub reason: Option<Reason>,
}

/// What an action is good for: what is so in every world that was looked at for it, or a mean over those.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reason {
    /// There is no other.
    Only,
    /// What a bot would say about it: the game's `Remark`.
    Remark {
        /// The remark.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        remark: Value,
    },
    /// It brings so many points at once.
    Points {
        /// So many.
        points: i32,
    },
    /// It makes way for another action of the same player.
    Then {
        /// The game's action.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
    /// Nothing that could be done instead is worth it.
    Enough,
    /// By the player's next decision it brings them points, or costs them some.
    Soon {
        /// In tenths.
        tenths: i32,
    },
    /// By then it costs somebody else points.
    Costs {
        /// Whom.
        seat: Seat,
        /// In tenths.
        tenths: i32,
    },
}

/// What a bot did in a game of the module's own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Thought {
    /// What it added to the record.
    pub lines: Vec<String>,
    /// Worlds it thought through.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub worlds: u64,
}

/// What comes back.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The answer; its form is told where the question stands.
    Answer(#[cfg_attr(feature = "ts", ts(type = "unknown"))] Value),
    /// There is none.
    Trouble(Trouble),
}

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Trouble {
    /// The question, or the record in it, cannot be read.
    Unreadable {
        /// Why.
        why: String,
    },
    /// A game cannot be set up so.
    Setup {
        /// Why.
        setup: SetupError,
    },
    /// The rules refuse an action of the module's own game.
    Against(Against),
    /// That seat has nothing to take back.
    NothingToUndo,
    /// No game was begun, or no record opened, or it has no such moment.
    NotThere,
    /// The record is not what the rules make of it.
    Differs {
        /// From this step on; 0 is the set-up.
        step: usize,
        /// What is wrong with it, in English.
        why: String,
        /// The same for programs.
        difference: Difference,
    },
}
