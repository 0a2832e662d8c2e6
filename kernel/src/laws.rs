//! The battery: the laws every game of the house must keep, whatever is played.
//!
//! It plays games of every option and seat count, with random and with sensible players. Of the box it asks:
//!
//! - **defaults**: the options a game takes without being told are those its box names as defaults;
//!
//! and at every state:
//!
//! - **alive**: whoever must act has a legal action, each listed once; nobody else has one;
//! - **listed**: every listed action passes `check` and can be carried out;
//! - **unlisted**: every other action tried is refused;
//! - **audit**: the conservation laws of the game hold;
//! - **secrecy**: a world imagined from a viewer's view looks the same to them: same view, same legal actions, same refusals, and
//!   the same news after the same step;
//! - **undo**: a step that can be taken back showed nobody anything, and taking it back restores the state;
//! - **serde**: state, view, action, event and remark survive being written and read;
//! - **replay**: the record of the game, written, read and replayed, gives the same states and result;
//! - **length**: the game ends in time.
//!
//! It also keeps a list of the events, refusals, remarks and landmarks that were never seen.

mod pool;
mod report;
mod rewind;
mod sense;

use std::collections::BTreeSet;

use serde::Serialize;
use serde::de::DeserializeOwned;

use pool::Pool;
pub use report::{MOST_VIOLATIONS, Report, Violation};
pub use sense::{play_with_sense, sensible, share_won};

use crate::chance::{Course, Fast, Recorded};
use crate::fairness::{self, Bytes};
use crate::playthrough::{By, Move, Outcome, Playthrough, StateHash};
use crate::record::{Closing, FORMAT, Fairness, Header, Record, format_of};
use crate::tell::Told;
use crate::{Chance, Game, Heuristic, Named, Remarks, Seat, SeatSet, ToAct, Viewer, Witnessed};

/// How long to look.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// States to examine for each option and seat count.
    pub states: u64,
    /// Where the games come from.
    pub seed: u64,
}

/// Runs the battery on every option and seat count of a game. `progress` hears of every game that is over; when it answers
/// `false` the battery stops there and reports what it has.
pub fn battery<G: Heuristic + Remarks>(effort: Effort, mut progress: impl FnMut(&Report) -> bool) -> Report {
    let mut battery = Battery::<G>::new(effort.seed);
    battery.check_defaults();
    'setups: for options in G::info().combinations() {
        for &seats in &G::info().seats {
            let Ok(options) = serde_json::from_value::<G::Options>(options.clone()) else { continue };
            if G::setup(&options, seats, &mut Fast::new(0), &mut ()).is_err() {
                continue;
            }
            battery.begin_setup(&options, seats);
            let enough = battery.report.states + effort.states;
            while battery.report.states < enough {
                battery.play(&options, seats);
                if battery.report.violations.len() >= MOST_VIOLATIONS || !progress(&battery.report) {
                    break 'setups;
                }
            }
        }
    }
    battery.finish()
}

struct Battery<G: Game> {
    chance: Fast,
    report: Report,
    seen: BTreeSet<String>,
    /// Actions that were legal somewhere, to be tried where they are not.
    pool: Pool<G::Action>,
    setup: String,
    game: u64,
    step: usize,
}

/// Actions tried in each state though they are not listed.
const TRIES: usize = 6;

/// One in this many steps is followed by taking back.
const REWIND_EVERY: u32 = 48;

type Kept = Result<(), (&'static str, String)>;

impl<G: Heuristic + Remarks> Battery<G> {
    fn new(seed: u64) -> Battery<G> {
        Battery {
            chance: Fast::new(seed),
            report: Report::default(),
            seen: BTreeSet::new(),
            pool: Pool::new(),
            setup: String::new(),
            game: 0,
            step: 0,
        }
    }

    fn check_defaults(&mut self) {
        let said = G::info().defaults();
        let taken = serde_json::to_value(G::Options::default()).unwrap_or_default();
        if said != taken {
            let what = format!("the box says {said}, the game takes {taken}");
            self.report.violations.push(Violation {
                law: "defaults",
                setup: String::new(),
                game: 0,
                step: 0,
                what,
            });
        }
    }

    fn begin_setup(&mut self, options: &G::Options, seats: u8) {
        let options = serde_json::to_string(options).unwrap_or_default();
        self.setup = format!("{options}, {seats} seats");
        self.report.setups.push(self.setup.clone());
    }

    fn finish(mut self) -> Report {
        let expected = G::Event::names().into_iter().map(|name| format!("event {name}"));
        let expected = expected.chain(G::Refusal::names().into_iter().map(|name| format!("refusal {name}")));
        let expected = expected.chain(G::Remark::names().into_iter().map(|name| format!("remark {name}")));
        let expected = expected.chain(G::landmarks());
        self.report.never_seen = expected.filter(|name| !self.seen.contains(name)).collect();
        self.report
    }

    /// Plays one game and reports the first law it breaks.
    fn play(&mut self, options: &G::Options, seats: u8) {
        self.game = self.chance.next_seed();
        self.step = 0;
        if let Err((law, what)) = self.play_lawfully(options, seats) {
            let (setup, game, step) = (self.setup.clone(), self.game, self.step);
            self.report.violations.push(Violation { law, setup, game, step, what });
        }
        self.report.games += 1;
    }

    fn play_lawfully(&mut self, options: &G::Options, seats: u8) -> Kept {
        let mut dice = Fast::new(self.game);
        // A third of the games is random, a third sensible, a third half and half.
        let sense = dice.below(3) * 50;
        let seed = Bytes(std::array::from_fn(|_| dice.below(256) as u8));
        let mut course = Course::new(fairness::stream(&seed, &[]));
        let beginning = Playthrough::<G>::begin(options, seats, &mut course)
            .map_err(|why| ("alive", format!("cannot be set up: {why}")))?;
        course.mark();
        self.hear(&beginning.told);
        let mut record = Record::<G> {
            header: Header {
                comptoir: FORMAT,
                game: G::info().id.clone(),
                edition: G::info().newest(),
                options: serde_json::to_value(options).map_err(|why| ("serialises", why.to_string()))?,
                seats: vec!["bot".to_owned(); usize::from(seats)],
                bots: Vec::new(),
                coached: Vec::new(),
                fairness: Some(Fairness::of_bots(&seed, seats)),
                chance: beginning.chance,
                hash: beginning.hash,
            },
            steps: Vec::new(),
            closing: None,
        };
        let mut playthrough = beginning.playthrough;
        let mut states = vec![playthrough.game().clone()];
        loop {
            self.report.states += 1;
            let state = playthrough.game().clone();
            state.audit().map_err(|what| ("audit", what))?;
            survives(&state)?;
            self.refuses_the_unlisted(&state, seats)?;
            let acting = match state.to_act() {
                ToAct::Seats(acting) => acting,
                ToAct::Over(standings) => {
                    record.closing =
                        Some(Closing { standings: standings.lines().collect(), seed: Some(seed) });
                    break;
                }
            };
            let (seat, action) = self.choose(&state, acting, seats, &mut dice, sense)?;
            let outcome = playthrough
                .act(seat, By::Bot, &action, &mut course)
                .map_err(|why| ("listed", format!("{action:?} is listed but refused: {why:?}")))?;
            self.step += 1;
            self.hear(&outcome.told);
            self.note(&Witnessed::new(seat, &state, playthrough.game(), &outcome.told))?;
            survives(&action)?;
            self.keeps_secrets(&state, seats, &outcome, playthrough.game())?;
            self.undoes(&state, seats, &outcome, &mut playthrough)?;
            course.mark();
            states.push(playthrough.game().clone());
            record.steps.push(outcome.step);
            if self.chance.below(REWIND_EVERY) == 0 {
                rewind::and_again(
                    &mut playthrough,
                    &mut course,
                    &mut record.steps,
                    &mut states,
                    &mut self.chance,
                )?;
                self.report.rewound += 1;
            }
            if self.step > G::LONGEST {
                return Err(("length", format!("not over after {} steps", self.step)));
            }
        }
        record.header.comptoir = format_of(&record.steps);
        self.replays(&record)
    }

    /// The law of being alive, and one of the listed actions.
    fn choose(
        &mut self,
        state: &G,
        acting: SeatSet,
        seats: u8,
        dice: &mut Fast,
        sense: u32,
    ) -> Result<(Seat, G::Action), (&'static str, String)> {
        let mut legal = Vec::new();
        let mut chosen = None;
        let lucky = dice.below(acting.len().max(1) as u32) as usize;
        for seat in Seat::all(seats) {
            legal.clear();
            state.legal(seat, &mut legal);
            if legal.is_empty() == acting.contains(seat) {
                return Err((
                    "alive",
                    format!("seat {} to act: {}, {} actions", seat.0, acting.contains(seat), legal.len()),
                ));
            }
            for (at, action) in legal.iter().enumerate() {
                if legal[..at].contains(action) {
                    return Err(("alive", format!("{action:?} is listed twice")));
                }
                if let Err(why) = state.check(seat, action) {
                    return Err(("listed", format!("{action:?} is listed but refused: {why:?}")));
                }
            }
            let mut unasked = Vec::new();
            state.meanwhile(seat, &mut unasked);
            if let Some(action) =
                unasked.iter().find(|action| legal.contains(action) || state.check(seat, action).is_err())
            {
                return Err((
                    "listed",
                    format!("{action:?} may be done meanwhile, but is listed or refused"),
                ));
            }
            if acting.iter().position(|other| other == seat) == Some(lucky) {
                let place = if dice.below(100) < sense {
                    sensible(state, seat, &legal)
                } else {
                    dice.below(legal.len() as u32) as usize
                };
                chosen = Some((seat, legal[place].clone()));
            }
            for action in legal.drain(..) {
                self.pool.keep(action, &mut self.chance);
            }
        }
        chosen.ok_or(("alive", "nobody has to act".to_owned()))
    }

    fn hear(&mut self, told: &Told<G::Event>) {
        for (_, event) in &told.0 {
            self.seen.insert(format!("event {}", event.name()));
            self.seen.extend(G::landmark(event));
        }
    }

    /// What a bot would say about the step.
    fn note(&mut self, step: &Witnessed<'_, G>) -> Kept {
        if let Some(remark) = G::remark(step) {
            self.seen.insert(format!("remark {}", remark.name()));
            survives(&remark)?;
        }
        Ok(())
    }

    fn refuses_the_unlisted(&mut self, state: &G, seats: u8) -> Kept {
        let mut legal = Vec::new();
        for seat in Seat::all(seats) {
            legal.clear();
            state.legal(seat, &mut legal);
            for _ in 0..TRIES {
                let Some(action) = self.pool.draw(&legal, &mut self.chance) else { break };
                if legal.contains(action) {
                    continue;
                }
                self.report.unlisted += 1;
                match state.check(seat, action) {
                    Err(refusal) => {
                        self.seen.insert(format!("refusal {}", refusal.name()));
                    }
                    Ok(()) if state.lists_all(seat) => {
                        return Err(("unlisted", format!("{action:?} is allowed but not listed")));
                    }
                    Ok(()) => {}
                }
            }
        }
        Ok(())
    }

    fn keeps_secrets(&mut self, before: &G, seats: u8, outcome: &Outcome<G>, after: &G) -> Kept {
        let broken = |what: String| Err(("secrecy", what));
        let (seat, action) = acted(outcome);
        for viewer in Viewer::all(seats) {
            let view = before.view(viewer);
            survives(&view)?;
            let mut world = G::imagine(&view, &mut self.chance);
            self.report.imagined += 1;
            self.report.imagined_differently += u64::from(world != *before);
            if world.view(viewer) != view {
                return broken(format!("the imagined world looks different to {viewer:?}"));
            }
            world.audit().map_err(|what| ("secrecy", format!("the world {viewer:?} imagines: {what}")))?;
            if world.to_act().seats() != before.to_act().seats() {
                return broken(format!("others are to act in the world {viewer:?} imagines"));
            }
            if let Viewer::Seat(own) = viewer {
                self.same_choices(before, &world, own)?;
                let facts = [before, &world].map(|game| serde_json::to_value(game.facts(own)).ok());
                if facts[0] != facts[1] {
                    return broken(format!("the rules tell {own:?} something that their view does not"));
                }
            }
            if world.check(seat, action).is_err() {
                if viewer == Viewer::Seat(seat) {
                    return broken(format!("{action:?} is refused in the world its own player imagines"));
                }
                continue;
            }
            let mut chance = Recorded::new(&outcome.step.chance);
            let mut told = Told::default();
            world.apply(seat, action, &mut chance, &mut told);
            let same_news = chance.used_up() && world.view(viewer) == after.view(viewer);
            if same_news && !told.heard_by(viewer).eq(outcome.told.heard_by(viewer)) {
                return broken(format!("{viewer:?} hears of {action:?} what their view does not tell them"));
            }
        }
        for (_, event) in &outcome.told.0 {
            survives(event)?;
        }
        Ok(())
    }

    /// Same legal actions, same refusals.
    fn same_choices(&mut self, before: &G, world: &G, own: Seat) -> Kept {
        let (mut real, mut imagined) = (Vec::new(), Vec::new());
        before.legal(own, &mut real);
        world.legal(own, &mut imagined);
        if real != imagined {
            return Err(("secrecy", format!("seat {} has other legal actions in an imagined world", own.0)));
        }
        for _ in 0..TRIES {
            let Some(action) = self.pool.draw(&real, &mut self.chance) else { break };
            if before.check(own, action) != world.check(own, action) {
                return Err(("secrecy", format!("{action:?} is answered differently in an imagined world")));
            }
        }
        Ok(())
    }

    fn undoes(
        &mut self,
        before: &G,
        seats: u8,
        outcome: &Outcome<G>,
        playthrough: &mut Playthrough<G>,
    ) -> Kept {
        let (seat, action) = acted(outcome);
        if !playthrough.can_undo(seat) {
            return Ok(());
        }
        self.report.undoable += 1;
        let after = playthrough.game().clone();
        for viewer in Viewer::all(seats) {
            let view = before.view(viewer);
            for _ in 0..2 {
                let mut world = G::imagine(&view, &mut self.chance);
                if world.check(seat, action).is_err() {
                    return Err(("undo", format!("{viewer:?} learned from {action:?} that it is possible")));
                }
                world.apply(seat, action, &mut Recorded::new(&[]), &mut ());
                if world.view(viewer) != after.view(viewer) {
                    return Err(("undo", format!("{viewer:?} learned something from {action:?}")));
                }
            }
        }
        let mut undone = playthrough.clone();
        match undone.undo(seat, By::Bot) {
            Some(back) if undone.game() == before && back.step.hash == StateHash::of(before) => Ok(()),
            _ => Err(("undo", format!("{action:?} taken back does not lead back"))),
        }
    }

    fn replays(&mut self, record: &Record<G>) -> Kept {
        let read = Record::<G>::parse(&record.to_text()).map_err(|why| ("replay", why.to_string()))?;
        if read != *record {
            return Err(("replay", "the record read is not the record written".to_owned()));
        }
        let verified = read.verify().map_err(|(step, why)| ("replay", format!("step {step}: {why}")))?;
        if verified.shuffles.is_none() || !verified.finished {
            return Err(("replay", "the record does not prove its shuffles and its end".to_owned()));
        }
        self.report.replayed += 1 + record.steps.len() as u64;
        Ok(())
    }
}

/// For tests: what a bot would say about an action that `check` accepts.
pub fn said<G: Remarks>(before: &G, seat: Seat, action: &G::Action) -> Option<G::Remark> {
    let (mut after, mut told) = (before.clone(), Told::default());
    after.apply(seat, action, &mut Fast::new(0), &mut told);
    G::remark(&Witnessed::new(seat, before, &after, &told))
}

/// What a step with an action was.
fn acted<G: Game>(outcome: &Outcome<G>) -> (Seat, &G::Action) {
    match &outcome.step.played {
        Move::Action(action) => (outcome.step.seat, action),
        Move::Undo | Move::Rewind(_) => unreachable!("the battery takes actions only"),
    }
}

/// The law of serde: written and read it is the same.
fn survives<T: Serialize + DeserializeOwned + PartialEq>(value: &T) -> Kept {
    let broken = |why: serde_json::Error| ("serde", why.to_string());
    let written = serde_json::to_string(value).map_err(broken)?;
    let read: T = serde_json::from_str(&written).map_err(broken)?;
    if read != *value {
        return Err(("serde", format!("read back differently: {written}")));
    }
    Ok(())
}
