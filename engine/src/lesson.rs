//! A position with its story: a tutorial, an example in the rules. It is data, and the rules carry it out: whatever no longer fits them
//! is found when it is played.

use std::collections::VecDeque;

use comptoir_bots::Level;
use comptoir_kernel::chance::Live;
use comptoir_kernel::fairness::{self, Bytes, Bytes32};
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Refusal, Remarks, Seat, Viewer, reading};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
#[cfg(feature = "ts")]
use ts_rs::TS;

use crate::engine::unreadable;
use crate::own::Own;
use crate::{Against, Frame, Heard, Moment, Playing, Trouble, json};

/// A script, as its file has it. Its sentences are in the catalogue beside it, under the names of its steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The position it begins in.
    pub start: Start,
    /// What is said and done, in this order.
    pub step: Vec<Step>,
}

/// A position: a game set up, perhaps changed, and played on for a while.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// How many play.
    pub seats: u8,
    /// The reader's seat.
    #[serde(default = "first")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub you: Seat,
    /// Choices by option id; what is left out is the default.
    #[serde(default = "nothing_chosen")]
    #[cfg_attr(feature = "ts", ts(as = "Option<std::collections::HashMap<String, String>>", optional))]
    pub options: Value,
    /// All chance follows from it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seed: u64,
    /// What is different from the set-up: values take the place of those in the game's state, field by field. A number names an entry of a
    /// list; a name with `!` behind it gives the whole value.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub state: Option<Value>,
    /// What has been played from there.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub played: Vec<Turn>,
}

/// What somebody does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Who.
    pub seat: Seat,
    /// The game's action.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// What chance answers, in place of what follows from the seed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub draws: Vec<u32>,
}

/// A step of a script: something happens, something is said, and perhaps the reader acts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name in the catalogue.
    pub id: String,
    /// The rules it shows, by their ids.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub rules: Vec<String>,
    /// What is pointed at: `at hand:red_6` is whatever has this `data-at` on the board, `thing field:2` whatever has this `data-thing`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub point: Vec<String>,
    /// What is done before anything is said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub first: Vec<Turn>,
    /// What the reader sees once that is done, field by field, as far as it matters: what comes out of an example. A number names an entry of a
    /// list. The gate compares.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub sees: Option<Value>,
    /// What the reader is to do; one of these. The first is a whole action and what is shown to whoever asks; the others may leave fields
    /// out, which then may be anything. Where the list is empty there is nothing to do.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "unknown[]", optional))]
    pub right: Vec<Value>,
    /// What chance answers the reader's action, in place of what follows from the seed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
    pub draws: Vec<u32>,
}

impl Script {
    /// Whether the game can be played on from where it ends: nothing in it is other than set-up, seed and actions make it.
    pub fn goes_on(&self) -> bool {
        let fixed = |turn: &Turn| !turn.draws.is_empty();
        let in_step = |step: &Step| !step.draws.is_empty() || step.first.iter().any(fixed);
        self.start.state.is_none() && !self.start.played.iter().any(fixed) && !self.step.iter().any(in_step)
    }
}

/// How far somebody got.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Reached {
    /// The step they are at, from 0.
    pub step: usize,
    /// What they have done so far.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub done: Vec<Value>,
}

/// A script that was opened: what is seen and was heard before its step begins, and the step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Opened {
    /// What is seen.
    pub frame: Frame,
    /// What was heard so far, the set-up first.
    pub story: Vec<Heard>,
    /// The step that is reached.
    pub shown: Shown,
}

/// A step that is reached.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Shown {
    /// Which, from 0; behind the last one the script is over.
    pub step: usize,
    /// What happened to get there, in its order.
    pub moments: Vec<Moment>,
}

/// What comes of an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Tried {
    /// It was meant, and is taken.
    Right(Shown),
    /// The rules allow it, but something else is meant.
    Other,
    /// The rules say no.
    Against(Against),
}

/// A script on its way.
pub struct Lesson<G: Remarks> {
    script: Script,
    playing: Playing<G>,
    chance: Dealt,
    step: usize,
    /// Everything that was done, to play on from there.
    taken: Vec<(Seat, G::Action)>,
    goes_on: bool,
}

impl<G: Remarks> Lesson<G> {
    /// Opens a script where somebody left it.
    pub fn open(script: Script, reached: &Reached) -> Result<(Lesson<G>, Opened), Trouble> {
        let mut lesson = Lesson::start(script)?;
        let mut done = reached.done.iter();
        while lesson.step < reached.step.min(lesson.script.step.len()) {
            lesson.enter()?;
            if let Some(shown) = lesson.here().and_then(|step| step.right.first()) {
                let action = read(done.next().unwrap_or(shown))?;
                if !matches!(lesson.act(&action)?, Tried::Right(_)) {
                    return Err(Trouble::NotThere);
                }
            } else {
                lesson.read_on()?;
            }
        }
        let viewer = lesson.viewer();
        let (frame, story) = (lesson.playing.frame(viewer), lesson.playing.story(viewer));
        let moments = lesson.enter()?;
        let shown = Shown { step: lesson.step, moments };
        Ok((lesson, Opened { frame, story, shown }))
    }

    /// The position it begins in.
    fn start(mut script: Script) -> Result<Lesson<G>, Trouble> {
        let goes_on = script.goes_on();
        let start = &mut script.start;
        let chosen =
            G::info().allow(&start.options, start.seats).map_err(|setup| Trouble::Setup { setup })?;
        let options: G::Options = reading::from_value(&chosen).map_err(|why| unreadable(&why))?;
        let mut chance = Dealt::new(start.seed);
        let beginning = Playthrough::begin(&options, start.seats, &mut chance)
            .map_err(|setup| Trouble::Setup { setup })?;
        let mut playing = Playing::new(beginning.playthrough, beginning.told, 0);
        if let Some(changes) = start.state.take() {
            let mut state = json(playing.game());
            change(&mut state, &changes);
            let game = reading::from_value(&state).map_err(|why| unreadable(&why))?;
            playing = Playing::new(Playthrough::at(game), Told::default(), 0);
        }
        let played = std::mem::take(&mut start.played);
        let mut lesson = Lesson { script, playing, chance, step: 0, taken: Vec::new(), goes_on };
        for turn in played {
            lesson.take(&turn, "before the first step")?;
        }
        Ok(lesson)
    }

    /// The state now.
    pub fn game(&self) -> &G {
        self.playing.game()
    }

    /// The step that is reached; none behind the last one.
    pub fn here(&self) -> Option<&Step> {
        self.script.step.get(self.step)
    }

    /// Whose eyes it is seen through.
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.script.start.you)
    }

    /// On from a step at which there is nothing to do.
    pub fn read_on(&mut self) -> Result<Shown, Trouble> {
        match self.here() {
            Some(step) if step.right.is_empty() => self.on(Vec::new()),
            _ => Err(Trouble::NotThere),
        }
    }

    /// The reader does something.
    pub fn act(&mut self, action: &G::Action) -> Result<Tried, Trouble> {
        let Some(step) = self.here().filter(|step| !step.right.is_empty()).cloned() else {
            return Err(Trouble::NotThere);
        };
        let you = self.script.start.you;
        if let Err(refusal) = self.game().check(you, action) {
            return Ok(Tried::Against(Against::new(&refusal)));
        }
        let done = json(action);
        if !step.right.iter().any(|right| fits(right, &done)) {
            return Ok(Tried::Other);
        }
        let moment = self.take(&Turn { seat: you, action: done, draws: step.draws }, &step.id)?;
        self.on(vec![moment]).map(Tried::Right)
    }

    /// The step after this one, and what happens before it is shown.
    fn on(&mut self, mut moments: Vec<Moment>) -> Result<Shown, Trouble> {
        self.step += 1;
        moments.extend(self.enter()?);
        Ok(Shown { step: self.step, moments })
    }

    /// What is done before anything is said. It happens once: the step forgets it.
    fn enter(&mut self) -> Result<Vec<Moment>, Trouble> {
        let Some(step) = self.script.step.get_mut(self.step) else { return Ok(Vec::new()) };
        let (first, id) = (std::mem::take(&mut step.first), step.id.clone());
        first.iter().map(|turn| self.take(turn, &id)).collect()
    }

    fn take(&mut self, turn: &Turn, step: &str) -> Result<Moment, Trouble> {
        let wrong = |why: String| unreadable(&format!("{step}: {}: {why}", turn.action));
        let action: G::Action = reading::from_value(&turn.action).map_err(|why| wrong(why.to_string()))?;
        self.chance.fixed = turn.draws.iter().copied().collect();
        self.playing
            .act(turn.seat, By::Person, &action, &mut self.chance, 0)
            .map_err(|refusal| wrong(format!("refused by {}", refusal.rule())))?;
        if !self.chance.fixed.is_empty() || self.chance.wrong {
            return Err(wrong("other draws are asked for".to_owned()));
        }
        self.taken.push((turn.seat, action));
        Ok(self.playing.moment(self.viewer()))
    }

    /// The game as one of the device's own that goes on from here.
    pub(crate) fn play_on(
        &self,
        names: Vec<String>,
        bots: &[Option<Level>],
        at: i64,
    ) -> Result<Own<G>, Trouble> {
        let start = &self.script.start;
        if !self.goes_on || names.len() != usize::from(start.seats) {
            return Err(Trouble::NotThere);
        }
        let mut own = Own::begin(&start.options, names, bots, seed(start.seed), at)?;
        for (seat, action) in &self.taken {
            let is_bot = bots.get(seat.index()).is_some_and(Option::is_some);
            own.act(*seat, action, if is_bot { By::Bot } else { By::Person }, at)?;
        }
        Ok(own)
    }
}

fn first() -> Seat {
    Seat(0)
}

fn nothing_chosen() -> Value {
    Value::Object(Map::new())
}

/// A script's number as the seed of a game.
fn seed(number: u64) -> Bytes32 {
    let mut seed = Bytes([0; 32]);
    seed.0[..8].copy_from_slice(&number.to_be_bytes());
    seed
}

/// The chance of a script: what it names, or what follows from its seed.
struct Dealt {
    fixed: VecDeque<u32>,
    stream: Live,
    /// A number was named that cannot come up.
    wrong: bool,
}

impl Dealt {
    fn new(number: u64) -> Dealt {
        Dealt { fixed: VecDeque::new(), stream: fairness::stream(&seed(number), &[]), wrong: false }
    }
}

impl Chance for Dealt {
    fn below(&mut self, n: u32) -> u32 {
        let drawn = self.stream.below(n);
        let Some(fixed) = self.fixed.pop_front() else { return drawn };
        self.wrong |= fixed >= n;
        fixed.min(n - 1)
    }
}

fn read<A: serde::de::DeserializeOwned>(action: &Value) -> Result<A, Trouble> {
    reading::from_value(action).map_err(|why| unreadable(&why))
}

/// Whether an action is as wanted, wherever something is wanted.
fn fits(wanted: &Value, action: &Value) -> bool {
    match (wanted, action) {
        (Value::Object(wanted), Value::Object(action)) => {
            wanted.iter().all(|(name, wanted)| action.get(name).is_some_and(|value| fits(wanted, value)))
        }
        _ => wanted == action,
    }
}

/// Puts values in the place of others.
fn change(value: &mut Value, changes: &Value) {
    let Value::Object(fields) = changes else {
        *value = changes.clone();
        return;
    };
    for (name, to) in fields {
        if let Value::Array(list) = value {
            let whole = name.strip_suffix('!');
            let at = whole.unwrap_or(name).parse().ok();
            match (at.and_then(|at: usize| list.get_mut(at)), whole) {
                (Some(entry), Some(_)) => *entry = to.clone(),
                (Some(entry), None) => change(entry, to),
                (None, _) => {}
            }
            continue;
        }
        if !value.is_object() {
            *value = nothing_chosen();
        }
        let Value::Object(whole) = value else { return };
        match name.strip_suffix('!') {
            Some(name) => {
                whole.insert(name.to_owned(), to.clone());
            }
            None => change(whole.entry(name.as_str()).or_insert(Value::Null), to),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{change, fits};

    #[test]
    fn values_are_changed_field_by_field() {
        let mut state =
            json!({ "phase": { "play": 1 }, "players": [{ "points": 1, "coins": 2 }, { "points": 3 }] });
        change(
            &mut state,
            &json!({
                "players": { "0": { "points": 7 }, "1!": { "coins": 4 } }, "phase!": { "place": 2 }, "new": [1]
            }),
        );
        let changed = json!({
            "phase": { "place": 2 }, "players": [{ "points": 7, "coins": 2 }, { "coins": 4 }], "new": [1]
        });
        assert_eq!(state, changed);
    }

    #[test]
    fn fields_that_are_left_out_may_be_anything() {
        let action = json!({ "place": { "order": ["red"], "top": [] } });
        assert!(fits(&json!({ "place": {} }), &action));
        assert!(fits(&json!({ "place": { "order": ["red"] } }), &action));
        assert!(!fits(&json!({ "place": { "order": ["blue"] } }), &action));
        assert!(!fits(&json!({ "play": {} }), &action));
        assert!(!fits(&json!("pass"), &action));
    }
}
