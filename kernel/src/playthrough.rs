//! A game that goes on: steps with their draws, hashes for the record, undo, and what everybody agrees to take back.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::chance::{Draw, Fast, Recorder};
use crate::tell::Told;
use crate::{Chance, Edition, Game, Seat, SetupError, ToAct};

/// Sixty-four bits of the SHA-256 of what a state means, as 16 hexadecimal digits: who must decide and what each may do,
/// how it ended, and what can be counted on the table. Two playthroughs that agree on it step by step are the same game.
///
/// It rests on the form of actions, which records promise to keep, and never on how a state is laid out in memory: its
/// fields may be renamed, reordered and added to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StateHash(pub String);

impl StateHash {
    /// The hash of a state.
    ///
    /// # Panics
    /// Never: actions are plain data.
    pub fn of<G: Game>(game: &G) -> StateHash {
        let next = match game.to_act() {
            ToAct::Over(standings) => json!(standings.lines().collect::<Vec<_>>()),
            ToAct::Seats(seats) => seats.iter().map(|seat| json!([seat, choices(game, seat)])).collect(),
        };
        let meaning = json!([next, game.counted()]).to_string();
        StateHash(hex::encode(&Sha256::digest(meaning)[..8]))
    }
}

/// What a seat may do, whatever order it is listed in. Where only the sensible choices are listed the list is no fact.
fn choices<G: Game>(game: &G, seat: Seat) -> Option<Vec<String>> {
    if !game.lists_all(seat) {
        return None;
    }
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut choices: Vec<String> = legal.iter().map(sorted_text).collect();
    choices.sort_unstable();
    Some(choices)
}

/// An action as text, in which the names of fields are sorted.
fn sorted_text(action: &impl Serialize) -> String {
    let text = serde_json::to_string(action).expect("actions are plain data");
    if is_sorted(&text) {
        return text;
    }
    // In a value they are.
    serde_json::to_value(action).as_ref().map(Value::to_string).expect("actions are plain data")
}

/// Whether the names of fields are in order in every object of a text that `serde_json` wrote. Where one is escaped, nobody looks closely.
fn is_sorted(text: &str) -> bool {
    if text.contains('\\') {
        return false;
    }
    // The last name of each object, and nothing for each list, that has begun here.
    let mut open: Vec<&str> = Vec::new();
    let mut parts = text.split('"');
    // Outside of strings and inside of them in turn.
    while let Some(outside) = parts.next() {
        for byte in outside.bytes() {
            match byte {
                b'{' | b'[' => open.push(""),
                b'}' | b']' => drop(open.pop()),
                _ => {}
            }
        }
        let Some(inside) = parts.next() else { break };
        if parts.clone().next().is_some_and(|after| after.starts_with(':')) {
            match open.last_mut() {
                Some(last) if *last <= inside => *last = inside,
                _ => return false,
            }
        }
    }
    true
}

/// What a seat wants to do, or did. The rules have not seen it unless it stands in a [`Step`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move<A> {
    /// Take an action.
    Action(A),
    /// Take one's last step back.
    Undo,
    /// Take back everything after this step, although something was shown or drawn: everybody has agreed.
    Rewind(usize),
}

/// Who made a move. A seat may be handed to a bot and taken back, so the seat does not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// A person.
    #[default]
    Person,
    /// A computer player.
    Bot,
}

impl By {
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde asks by reference
    fn is_person(&self) -> bool {
        *self == By::Person
    }
}

/// One step of a game, which the rules allowed: who made which move, what chance answered, and the state it led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenStep<A>", into = "WrittenStep<A>")]
#[serde(bound(serialize = "A: Clone + Serialize"))]
pub struct Step<A> {
    /// Whose move it was.
    pub seat: Seat,
    /// Who made it for that seat.
    pub by: By,
    /// The move.
    pub played: Move<A>,
    /// What chance answered.
    pub chance: Vec<Draw>,
    /// The state after the step.
    pub hash: StateHash,
}

/// A step as it is written: the move is one of the fields, `action`, `undo` or `rewind`.
#[derive(Serialize, Deserialize)]
pub(crate) struct WrittenStep<A> {
    /// Its number, in a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<usize>,
    seat: Seat,
    #[serde(default, skip_serializing_if = "By::is_person")]
    by: By,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    action: Option<A>,
    /// `null`, if it is there.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    undo: Option<()>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rewind: Option<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chance: Vec<Draw>,
    hash: StateHash,
}

fn there<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<()>, D::Error> {
    <()>::deserialize(deserializer).map(Some)
}

impl<A> WrittenStep<A> {
    /// A line of a record.
    pub fn numbered(n: usize, step: Step<A>) -> WrittenStep<A> {
        WrittenStep { n: Some(n), ..step.into() }
    }
}

impl<A> From<Step<A>> for WrittenStep<A> {
    fn from(Step { seat, by, played, chance, hash }: Step<A>) -> WrittenStep<A> {
        let (action, undo, rewind) = match played {
            Move::Action(action) => (Some(action), None, None),
            Move::Undo => (None, Some(()), None),
            Move::Rewind(to) => (None, None, Some(to)),
        };
        WrittenStep { n: None, seat, by, action, undo, rewind, chance, hash }
    }
}

impl<A> TryFrom<WrittenStep<A>> for Step<A> {
    type Error = &'static str;

    fn try_from(written: WrittenStep<A>) -> Result<Step<A>, &'static str> {
        let WrittenStep { n: _, seat, by, action, undo, rewind, chance, hash } = written;
        let played = match (action, undo, rewind) {
            (Some(action), None, None) => Move::Action(action),
            (None, Some(()), None) => Move::Undo,
            (None, None, Some(to)) => Move::Rewind(to),
            _ => return Err("a step is either an action, an undo or a rewind"),
        };
        Ok(Step { seat, by, played, chance, hash })
    }
}

/// Steps that can still be taken back by agreement, besides those that their player may take back alone.
pub const REACH: usize = 40;

/// A game that goes on.
#[derive(Clone, Debug)]
pub struct Playthrough<G: Game> {
    game: G,
    /// How many steps were taken, and taken back.
    steps: usize,
    /// The newest steps that stand, oldest first.
    standing: Vec<Standing<G>>,
}

/// A step that was not taken back.
#[derive(Clone, Debug)]
struct Standing<G: Game> {
    n: usize,
    seat: Seat,
    before: Arc<G>,
    /// Whether its player may take it back without asking anybody, once nothing stands after it.
    open: bool,
}

/// A game just set up, with what goes into the record's first line, and what was told.
#[derive(Clone, Debug)]
pub struct Beginning<G: Game> {
    /// The game.
    pub playthrough: Playthrough<G>,
    /// What chance answered.
    pub chance: Vec<Draw>,
    /// The state after the set-up.
    pub hash: StateHash,
    /// What was told, and to whom.
    pub told: Told<G::Event>,
}

/// What a step brought: the line for the record, what was told, and the state it came from.
#[derive(Clone, Debug)]
pub struct Outcome<G: Game> {
    /// The line for the record.
    pub step: Step<G::Action>,
    /// What was told, and to whom.
    pub told: Told<G::Event>,
    /// The state before the step; shared with the playthrough, which may have to go back to it.
    pub before: Arc<G>,
}

/// Whatever the source of chance, the rules are compiled once for it: a playthrough has other costs, and in the page every copy of them is
/// waited for.
fn recorder(chance: &mut dyn Chance) -> Recorder<&mut dyn Chance> {
    Recorder::new(chance)
}

/// Whether a step that led here can be taken back. Undo is a theorem: it needs that no chance was used, nobody learned anything, and the
/// turn has not passed on.
fn is_open<G: Game>(reveals: bool, draws: &[Draw], after: &G, seat: Seat) -> bool {
    !reveals && draws.is_empty() && after.to_act().seats().contains(seat)
}

impl<G: Game> Playthrough<G> {
    /// Sets the game up, under the newest edition of its rules.
    pub fn begin(
        options: &G::Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Beginning<G>, SetupError> {
        Playthrough::begin_under(G::info().newest(), options, seats, chance)
    }

    /// Sets the game up.
    pub fn begin_under(
        edition: Edition,
        options: &G::Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Beginning<G>, SetupError> {
        let mut chance = recorder(chance);
        let mut told = Told::default();
        let game = G::setup_under(edition, options, seats, &mut chance, &mut told)?;
        let hash = StateHash::of(&game);
        Ok(Beginning {
            playthrough: Playthrough { game, steps: 0, standing: Vec::new() },
            chance: chance.draws,
            hash,
            told,
        })
    }

    /// A game that goes on from this state, whatever led to it.
    pub fn at(game: G) -> Playthrough<G> {
        Playthrough { game, steps: 0, standing: Vec::new() }
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Takes an action, if the rules allow it.
    pub fn act(
        &mut self,
        seat: Seat,
        by: By,
        action: &G::Action,
        chance: &mut impl Chance,
    ) -> Result<Outcome<G>, G::Refusal> {
        self.game.check(seat, action)?;
        let reveals = self.game.reveals(seat, action);
        let before = Arc::new(self.game.clone());
        let mut chance = recorder(chance);
        let mut told = Told::default();
        self.game.apply(seat, action, &mut chance, &mut told);

        let open = is_open(reveals, &chance.draws, &self.game, seat);
        self.steps += 1;
        self.standing.push(Standing { n: self.steps, seat, before: before.clone(), open });
        if !open {
            let forgotten = self.standing.len().saturating_sub(REACH);
            self.standing.drain(..forgotten);
        }
        let step = Step {
            seat,
            by,
            played: Move::Action(action.clone()),
            chance: chance.draws,
            hash: StateHash::of(&self.game),
        };
        Ok(Outcome { step, told, before })
    }

    /// Whether `seat` could take its last step back now.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.standing.last().is_some_and(|last| last.open && last.seat == seat)
    }

    /// Whether `seat` could not take this action back. Tried on a copy: an action that needs chance closes undo whatever chance
    /// answers, and without it there is one outcome.
    pub fn closes(&self, seat: Seat, action: &G::Action) -> bool {
        if self.game.check(seat, action).is_err() {
            return false;
        }
        let reveals = self.game.reveals(seat, action);
        let (mut tried, mut dice) = (self.game.clone(), Fast::new(0));
        let mut chance = recorder(&mut dice);
        tried.apply(seat, action, &mut chance, &mut Told::default());
        !is_open(reveals, &chance.draws, &tried, seat)
    }

    /// Takes the last step of `seat` back; `None` when it has none that can be.
    pub fn undo(&mut self, seat: Seat, by: By) -> Option<Outcome<G>> {
        if !self.can_undo(seat) {
            return None;
        }
        let undone = self.standing.pop()?;
        Some(self.back_to(undone.before, (seat, by), Move::Undo))
    }

    /// To which steps `seat` may ask to go back, nearest first: to that before its last step, and to that before the first of those it
    /// took in a row. What it may take back alone is not among them, and nothing is once the game is over.
    pub fn rewinds(&self, seat: Seat) -> Vec<usize> {
        let own = |step: &Standing<G>| step.seat == seat;
        let Some(last) = self.standing.iter().rposition(own) else { return Vec::new() };
        if self.game.to_act().seats().is_empty() {
            return Vec::new();
        }
        let first = self.standing[..last].iter().rposition(|step| !own(step)).map_or(0, |other| other + 1);
        let alone = |from: usize| self.standing[from..].iter().all(|step| own(step) && step.open);
        let mut from = vec![last, first];
        from.dedup();
        from.into_iter().filter(|at| !alone(*at)).map(|at| self.standing[at].n - 1).collect()
    }

    /// Takes back everything after step `to`, which must be the one before a step of `seat` that stands; `None` where it is not, or
    /// that was too long ago. Whether everybody agrees is not known here, nor where chance goes on: [`Course`](crate::chance::Course).
    pub fn rewind(&mut self, seat: Seat, by: By, to: usize) -> Option<Outcome<G>> {
        if self.game.to_act().seats().is_empty() {
            return None;
        }
        let first = self.standing.iter().position(|step| step.n == to + 1 && step.seat == seat)?;
        let before = self.standing.drain(first..).next()?.before;
        Some(self.back_to(before, (seat, by), Move::Rewind(to)))
    }

    fn back_to(&mut self, game: Arc<G>, (seat, by): (Seat, By), played: Move<G::Action>) -> Outcome<G> {
        let before = std::mem::replace(&mut self.game, Arc::unwrap_or_clone(game));
        self.steps += 1;
        let step = Step { seat, by, played, chance: Vec::new(), hash: StateHash::of(&self.game) };
        Outcome { step, told: Told::default(), before: Arc::new(before) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading;

    #[test]
    fn an_action_is_written_with_sorted_names_whatever_their_order_was() {
        #[derive(Serialize)]
        struct Odd {
            to: u8,
            from: [Value; 2],
        }
        let sorted = [
            r#""a""#,
            "3",
            r#"{"a":{"b":1,"c":2},"b":[{"x":1,"y":"b"},{"a":1}]}"#,
            r#"[{"b":1},{"a":1}]"#,
            r#"{"b":"a","c":["a"]}"#,
            r#"{"a":{"z":1},"b":1}"#,
        ];
        for text in sorted {
            assert!(is_sorted(text), "{text}");
        }
        for text in
            [r#"{"b":1,"a":2}"#, r#"{"a":[{"c":1,"b":2}]}"#, r#"{"a":{"z":1},"0":1}"#, r#"{"a":"\\"}"#]
        {
            assert!(!is_sorted(text), "{text}");
        }
        let odd = Odd { to: 1, from: [json!("to"), json!({ "b": 1, "a": "x\"y" })] };
        let expected = r#"{"from":["to",{"a":"x\"y","b":1}],"to":1}"#;
        assert_eq!(sorted_text(&odd), expected);
    }

    #[test]
    fn a_step_is_written_with_its_move_among_its_fields() {
        let steps = [
            r#"{"seat":1,"action":3,"hash":"x"}"#,
            r#"{"seat":0,"by":"bot","action":3,"chance":[[1,2]],"hash":"x"}"#,
            r#"{"seat":2,"undo":null,"hash":"x"}"#,
            r#"{"seat":2,"rewind":17,"hash":"x"}"#,
        ];
        for text in steps {
            let step: Step<u8> = reading::from_text(text).unwrap();
            assert_eq!(serde_json::to_string(&step).unwrap(), text);
            assert_eq!(serde_json::from_str::<Step<u8>>(text).unwrap(), step);
        }
        for wrong in [
            r#"{"seat":1,"hash":"x"}"#,
            r#"{"seat":1,"action":3,"undo":null,"hash":"x"}"#,
            r#"{"seat":1,"undo":1,"hash":"x"}"#,
            r#"{"seat":1,"undo":null,"rewind":1,"hash":"x"}"#,
            r#"{"seat":1,"rewind":-1,"hash":"x"}"#,
        ] {
            assert!(reading::from_text::<Step<u8>>(wrong).is_err(), "{wrong}");
        }
    }
}
