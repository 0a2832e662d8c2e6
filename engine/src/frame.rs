//! What a viewer gets to see and hear.

use comptoir_kernel::playthrough::Playthrough;
use comptoir_kernel::standings::Standing;
use comptoir_kernel::{Game, Refusal, Seat, ToAct, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::forced::is_openly_forced;
use crate::json;

/// What a viewer sees of the game at one moment. First load, live play, spectators and replays all get this.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Frame {
    /// Steps taken so far; a command must name it.
    pub version: u32,
    /// The game's `View`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// The game's `Action`s open to the viewer.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub legal: Vec<Value>,
    /// Who must act.
    pub to_act: Vec<Seat>,
    /// Whether the viewer may take their last step back.
    pub can_undo: bool,
    /// To which steps the viewer may ask the others to go back, nearest first.
    #[serde(default)]
    pub rewinds: Vec<u32>,
    /// Whether the viewer has one action and everybody can tell: it may be taken for them without giving anything away.
    #[serde(default)]
    pub forced: bool,
    /// Those of `legal` that throw chances away for good: the page asks before it sends one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub forgoes: Vec<Value>,
    /// How it ended.
    pub standings: Option<Vec<Standing>>,
}

impl Frame {
    /// What `viewer` sees after `version` steps.
    pub fn of<G: Game>(version: u32, playthrough: &Playthrough<G>, viewer: Viewer) -> Frame {
        let Seen { view, legal, to_act, can_undo, rewinds, forced, forgoes, standings } =
            Seen::of(playthrough, viewer);
        let forgoes = forgoes.iter().map(json).collect();
        let legal = legal.iter().map(json).collect();
        Frame { version, view: json(&view), legal, to_act, can_undo, rewinds, forced, forgoes, standings }
    }
}

/// A frame without its version, before it is JSON.
#[derive(Serialize)]
pub(crate) struct Seen<V, A> {
    view: V,
    legal: Vec<A>,
    to_act: Vec<Seat>,
    can_undo: bool,
    rewinds: Vec<u32>,
    forced: bool,
    forgoes: Vec<A>,
    standings: Option<Vec<Standing>>,
}

impl<V, A: Clone> Seen<V, A> {
    /// What `viewer` sees now.
    pub fn of<G: Game<View = V, Action = A>>(playthrough: &Playthrough<G>, viewer: Viewer) -> Seen<V, A> {
        let game = playthrough.game();
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat() {
            game.legal(seat, &mut legal);
        }
        let forgoes = viewer.seat().map(|seat| {
            let gives_up =
                |action: &&G::Action| G::forgoes(action, &legal) && playthrough.closes(seat, action);
            legal.iter().filter(gives_up).cloned().collect()
        });
        let rewinds = viewer.seat().map_or_else(Vec::new, |seat| playthrough.rewinds(seat));
        Seen {
            view: game.view(viewer),
            forced: viewer.seat().is_some_and(|seat| is_openly_forced(game, seat, &legal)),
            legal,
            to_act: game.to_act().seats().into(),
            can_undo: viewer.seat().is_some_and(|seat| playthrough.can_undo(seat)),
            rewinds: rewinds.into_iter().map(|to| to as u32).collect(),
            forgoes: forgoes.unwrap_or_default(),
            standings: standings(game),
        }
    }
}

/// How a game ended, once it has.
pub(crate) fn standings<G: Game>(game: &G) -> Option<Vec<Standing>> {
    match game.to_act() {
        ToAct::Over(standings) => Some(standings.lines().collect()),
        ToAct::Seats(_) => None,
    }
}

/// A step, as one viewer heard it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Heard {
    /// The step's number; 0 is the set-up.
    pub n: u32,
    /// Who acted; nobody in the set-up.
    pub seat: Option<Seat>,
    /// Whether it took the seat's last step back.
    pub undo: bool,
    /// Everybody agreed to take back what came after this step.
    #[serde(default)]
    pub rewind: Option<u32>,
    /// When, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// The game's `Event`s this viewer hears.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// The game's `Remark`, if a bot took the step and has a word to say about it; the same for every viewer.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub remark: Option<Value>,
}

/// One moment of a replay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Moment {
    /// The step that led to it.
    pub heard: Heard,
    /// What is seen.
    pub frame: Frame,
}

/// The rules say no.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Against {
    /// The rule's id.
    pub rule: String,
    /// The game's `Refusal`, with the numbers that explain it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub refusal: Value,
}

impl Against {
    /// What a game's refusal becomes.
    pub fn new(refusal: &(impl Refusal + Serialize)) -> Against {
        Against { rule: refusal.rule().to_owned(), refusal: json(refusal) }
    }
}
