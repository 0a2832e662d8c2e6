//! The one place where a game becomes JSON in and out.
//!
//! [`Play`] is a running game whose types are forgotten; the functions beside it are what can be asked of a game by its
//! id. Everything behind them is written once, for any `G: Game + Heuristic`.

use std::fmt::Display;
use std::sync::{Arc, Mutex, PoisonError};

use comptoir_bots::{Bot, Level};
use comptoir_games::with_game;
use comptoir_kernel::chance::{Draw, Fast, Live};
use comptoir_kernel::fairness::{self, Bytes32};
use comptoir_kernel::playthrough::{Deed, Outcome, Playthrough, Step};
use comptoir_kernel::record::{Closing, Difference, FORMAT, Fairness, Header, Record, Share};
use comptoir_kernel::standings::Standing;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Edition, Game, Heuristic, Language, Refusal, Seat, ToAct, Viewer, Witnessed};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::protocol::{Frame, Heard, Moment, Problem, Status};
use crate::storage::{Setup, StoredSeat, StoredStep, StoredTable};
use crate::thinkers::Thought;

/// Who takes a step. A seat may be handed to a bot and taken back, so the seat does not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A person, who explains himself or not.
    Person,
    /// A bot, which has a word to say about some of its steps.
    Bot,
}

impl By {
    /// A bot's step answers to no command.
    pub fn command(command: Option<&str>) -> By {
        if command.is_some() { By::Person } else { By::Bot }
    }
}

/// Steps for which something taken back stays in the history.
const TAKEN_BACK: usize = 20;

/// A game that goes on at a table.
pub trait Play: Send + Sync {
    /// Steps taken so far.
    fn version(&self) -> u32;
    /// Who must act.
    fn to_act(&self) -> Vec<Seat>;
    /// How it ended, once it has.
    fn standings(&self) -> Option<Vec<Standing>>;
    /// What a viewer sees now.
    fn frame(&self, viewer: Viewer) -> Frame;
    /// Everything a viewer heard, the set-up first; without what was taken back a while ago.
    fn history(&self, viewer: Viewer) -> Vec<Heard>;
    /// What a viewer heard of the last step.
    fn last_heard(&self, viewer: Viewer) -> Option<Heard>;
    /// Takes an action; gives the step for the record as JSON.
    fn act(&mut self, seat: Seat, by: By, action: Value, at: i64) -> Result<String, Problem>;
    /// Takes the seat's last step back; gives the step for the record as JSON.
    fn undo(&mut self, seat: Seat, at: i64) -> Result<String, Problem>;
    /// What a bot needs to choose for `seat`.
    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Thought;
}

/// The rules of a game.
pub fn rules(game: &str, language: Language) -> Result<&'static str, Problem> {
    with_game!(game, G => G::rules(language)).ok_or(Problem::UnknownGame)
}

/// The game's own options, all of them, from what was chosen; and the edition of its rules.
pub fn options(game: &str, chosen: &Value, seats: u8) -> Result<(Value, Edition), Problem> {
    with_game!(game, G => check_options::<G>(chosen, seats)).ok_or(Problem::UnknownGame)?
}

/// Begins the game of a table whose seats are all taken.
pub fn begin(table: &StoredTable, at: i64) -> Result<(Setup, Box<dyn Play>), Problem> {
    with_game!(table.game.as_str(), G => Playing::<G>::begin(table, at)).ok_or(Problem::UnknownGame)?
}

/// Brings the game of a table to where its steps led.
pub fn load(table: &StoredTable, steps: &[StoredStep]) -> Result<Box<dyn Play>, Problem> {
    with_game!(table.game.as_str(), G => Playing::<G>::load(table, steps).map(|it| Box::new(it) as Box<dyn Play>))
        .ok_or(Problem::UnknownGame)?
}

/// Whether this build can go on with a table: what was played is played again, and what is not over is played to its end.
pub fn check(table: &StoredTable, steps: &[StoredStep]) -> Result<(), Trouble> {
    with_game!(table.game.as_str(), G => check_game::<G>(table, steps))
        .unwrap_or_else(|| Err(Trouble { step: 0, why: format!("there is no game `{}`", table.game) }))
}

/// Where a stored game and the rules part ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// 0 is the set-up.
    pub step: u32,
    /// For whoever runs the server.
    pub why: String,
}

/// Every moment of a game, as JSON.
pub fn replay(table: &StoredTable, steps: &[StoredStep], viewer: Viewer) -> Result<Vec<String>, Problem> {
    with_game!(table.game.as_str(), G => Playing::<G>::replay(table, steps, viewer))
        .ok_or(Problem::UnknownGame)?
}

/// The record of a game; with the seed opened once it is over.
pub fn record(table: &StoredTable, steps: &[StoredStep]) -> Result<String, Problem> {
    let closing = table.standings.clone().map(|standings| Closing { standings, seed: Some(table.seed) });
    let mut text = line(&header(table)?);
    for stored in steps {
        // As it was stored, so that a game whose rules are gone can be written down: an object, which gets a number.
        serde_json::from_str::<Map<String, Value>>(&stored.step).map_err(|why| unreadable(stored, &why))?;
        let fields = stored.step.trim_start().trim_start_matches('{');
        text.extend(["{\"n\":", &stored.n.to_string(), ",", fields, "\n"]);
    }
    if let Some(closing) = closing {
        text += &line(&closing);
    }
    Ok(text)
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialises") + "\n"
}

struct Playing<G: Heuristic> {
    playthrough: Playthrough<G>,
    chance: Live,
    /// The bot in the middle of its turn.
    mind: Arc<Mutex<Option<Mind<G>>>>,
    /// What was told in each step, the set-up first.
    told: Vec<ToldStep<G>>,
}

/// A bot that has begun to think about its turn.
struct Mind<G: Heuristic> {
    seat: Seat,
    level: Level,
    bot: Bot<G>,
}

struct ToldStep<G: Heuristic> {
    seat: Option<Seat>,
    undo: bool,
    /// The step that took this one back.
    undone_by: Option<usize>,
    at: i64,
    told: Told<G::Event>,
    remark: Option<G::Remark>,
}

impl<G: Heuristic> ToldStep<G> {
    fn setup(at: i64, told: Told<G::Event>) -> ToldStep<G> {
        ToldStep { seat: None, undo: false, undone_by: None, at, told, remark: None }
    }
}

impl<G: Game + Heuristic> Playing<G> {
    fn new(playthrough: Playthrough<G>, chance: Live, told: Vec<ToldStep<G>>) -> Playing<G> {
        Playing { playthrough, chance, mind: Arc::default(), told }
    }

    fn begin(table: &StoredTable, at: i64) -> Result<(Setup, Box<dyn Play>), Problem> {
        let options: G::Options = serde_json::from_value(table.options.clone()).map_err(|why| {
            tracing::error!(table = table.id, %why, "stored options cannot be read");
            Problem::Differs { step: 0 }
        })?;
        let mut chance = chance(table)?;
        let beginning =
            Playthrough::<G>::begin_under(table.edition, &options, table.seats.len() as u8, &mut chance)
                .map_err(|setup| Problem::Setup { setup })?;
        let setup = Setup { chance: beginning.chance, hash: beginning.hash, at };
        let told = vec![ToldStep::setup(at, beginning.told)];
        Ok((setup, Box::new(Playing::new(beginning.playthrough, chance, told))))
    }

    fn load(table: &StoredTable, steps: &[StoredStep]) -> Result<Playing<G>, Problem> {
        let mut playing = Playing::<G>::set_up_again(table)?;
        for stored in steps {
            playing.repeat(table, stored)?;
        }
        Ok(playing)
    }

    fn set_up_again(table: &StoredTable) -> Result<Playing<G>, Problem> {
        let header = header(table)?;
        let beginning = Playthrough::<G>::begin_again(&header).map_err(|why| differs(&table.id, 0, &why))?;
        let mut chance = chance(table)?;
        advance(&mut chance, &header.chance);
        let at = table.setup.as_ref().map_or(table.made, |setup| setup.at);
        let told = vec![ToldStep::setup(at, beginning.told)];
        Ok(Playing::new(beginning.playthrough, chance, told))
    }

    fn repeat(&mut self, table: &StoredTable, stored: &StoredStep) -> Result<(), Problem> {
        let step = read_step::<G>(stored)?;
        let before = self.playthrough.game().clone();
        let outcome = self.playthrough.repeat(&step).map_err(|why| differs(&table.id, stored.n, &why))?;
        advance(&mut self.chance, &step.chance);
        let remark = self.remark(By::command(stored.command.as_deref()), &before, &outcome);
        self.tell(outcome, remark, stored.at);
        Ok(())
    }

    fn replay(table: &StoredTable, steps: &[StoredStep], viewer: Viewer) -> Result<Vec<String>, Problem> {
        let mut playing = Playing::<G>::set_up_again(table)?;
        let mut moments = Vec::new();
        for n in 0..=steps.len() {
            if n > 0 {
                playing.repeat(table, &steps[n - 1])?;
            }
            let moment =
                playing.last_heard(viewer).map(|heard| Moment { heard, frame: playing.frame(viewer) });
            moments.extend(moment.map(|moment| json(&moment).to_string()));
        }
        Ok(moments)
    }

    /// What is to be said about the step just taken.
    fn remark(&self, by: By, before: &G, outcome: &Outcome<G>) -> Option<G::Remark> {
        let Outcome { step, told } = outcome;
        match by {
            By::Bot => G::remark(&Witnessed::new(step.seat, before, self.playthrough.game(), told)),
            By::Person => None,
        }
    }

    /// Keeps what a step told; gives the step as JSON.
    fn tell(&mut self, outcome: Outcome<G>, remark: Option<G::Remark>, at: i64) -> String {
        let Outcome { step, told } = outcome;
        let undo = matches!(step.deed, Deed::Undo);
        if undo {
            let n = self.told.len();
            let stands =
                |it: &&mut ToldStep<G>| it.seat == Some(step.seat) && !it.undo && it.undone_by.is_none();
            if let Some(taken_back) = self.told.iter_mut().rev().find(stands) {
                taken_back.undone_by = Some(n);
            }
        }
        self.told.push(ToldStep { seat: Some(step.seat), undo, undone_by: None, at, told, remark });
        json(&step).to_string()
    }

    fn heard(n: usize, step: &ToldStep<G>, viewer: Viewer) -> Heard {
        let events = step.told.heard_by(viewer).map(json).collect();
        let remark = step.remark.as_ref().map(json);
        Heard { n: n as u32, seat: step.seat, undo: step.undo, at: step.at, events, remark }
    }
}

impl<G: Game + Heuristic> Play for Playing<G> {
    fn version(&self) -> u32 {
        self.told.len() as u32 - 1
    }

    fn to_act(&self) -> Vec<Seat> {
        self.playthrough.game().to_act().seats().into()
    }

    fn standings(&self) -> Option<Vec<Standing>> {
        match self.playthrough.game().to_act() {
            ToAct::Over(standings) => Some(standings.lines().collect()),
            ToAct::Seats(_) => None,
        }
    }

    fn frame(&self, viewer: Viewer) -> Frame {
        let game = self.playthrough.game();
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat() {
            game.legal(seat, &mut legal);
        }
        Frame {
            version: self.version(),
            view: json(&game.view(viewer)),
            legal: legal.iter().map(json).collect(),
            to_act: self.to_act(),
            can_undo: viewer.seat().is_some_and(|seat| self.playthrough.can_undo(seat)),
            standings: self.standings(),
        }
    }

    fn history(&self, viewer: Viewer) -> Vec<Heard> {
        // What was taken back some time ago, and its taking back, are of no interest any more.
        let recent = |n: usize| n + TAKEN_BACK >= self.told.len();
        let told = self.told.iter().enumerate();
        told.filter(|(n, step)| if step.undo { recent(*n) } else { step.undone_by.is_none_or(recent) })
            .map(|(n, step)| Self::heard(n, step, viewer))
            .collect()
    }

    fn last_heard(&self, viewer: Viewer) -> Option<Heard> {
        self.told.last().map(|step| Self::heard(self.told.len() - 1, step, viewer))
    }

    fn act(&mut self, seat: Seat, by: By, action: Value, at: i64) -> Result<String, Problem> {
        let action: G::Action = serde_json::from_value(action).map_err(|why| Problem::unreadable(&why))?;
        let before = self.playthrough.game().clone();
        let outcome = self
            .playthrough
            .act(seat, &action, &mut self.chance)
            .map_err(|why| Problem::Against { rule: why.rule().to_owned(), refusal: json(&why) })?;
        let remark = self.remark(by, &before, &outcome);
        Ok(self.tell(outcome, remark, at))
    }

    fn undo(&mut self, seat: Seat, at: i64) -> Result<String, Problem> {
        let step = self.playthrough.undo(seat).ok_or(Problem::NothingToUndo)?;
        Ok(self.tell(Outcome { step, told: Told::default() }, None, at))
    }

    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Thought {
        let game = self.playthrough.game();
        let view = game.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let mind = self.mind.clone();
        Box::new(move |time| {
            let mut mind = mind.lock().unwrap_or_else(PoisonError::into_inner);
            // A bot in the middle of its turn goes on from what it has thought already.
            let mut bot = match mind.take() {
                Some(mind) if (mind.seat, mind.level) == (seat, level) => mind.bot,
                _ => Bot::new(level, seed),
            };
            let choice = bot.choose_within(level.budget::<G>().at_most(time), &view, seat, &legal)?;
            if bot.remembers() {
                *mind = Some(Mind { seat, level, bot });
            }
            legal.get(choice).map(json)
        })
    }
}

fn check_game<G: Heuristic>(table: &StoredTable, steps: &[StoredStep]) -> Result<(), Trouble> {
    let at = |step: u32| move |why: &dyn Display| Trouble { step, why: why.to_string() };
    let unfit = |problem: Problem| Trouble { step: 0, why: format!("{problem:?}") };
    let mut playthrough = match table.status {
        Status::Gathering | Status::Opening => {
            let options = serde_json::from_value(table.options.clone()).map_err(|why| at(0)(&why))?;
            let seats = table.seats.len() as u8;
            Playthrough::<G>::begin_under(table.edition, &options, seats, &mut Fast::new(0))
                .map_err(|why| at(0)(&why))?
                .playthrough
        }
        Status::Playing | Status::Over => {
            let header = header(table).map_err(unfit)?;
            let mut again = Playthrough::<G>::begin_again(&header).map_err(|why| at(0)(&why))?.playthrough;
            for stored in steps {
                let step: Step<G::Action> =
                    serde_json::from_str(&stored.step).map_err(|why| at(stored.n)(&why))?;
                again.repeat(&step).map_err(|why| at(stored.n)(&why))?;
            }
            again
        }
    };
    let last = steps.last().map_or(0, |step| step.n);
    if table.status == Status::Over {
        let text = record(table, steps).map_err(unfit)?;
        let record = Record::<G>::parse(&text).map_err(|why| at(last)(&why))?;
        return record.verify().map(|_| ()).map_err(|(step, why)| at(step as u32)(&why));
    }
    if table.status == Status::Playing {
        let to_act: Vec<Seat> = playthrough.game().to_act().seats().into();
        if to_act != table.to_act {
            return Err(at(last)(&format!("{:?} must act, stored is {:?}", to_act, table.to_act)));
        }
    }
    let (mut dice, mut legal) = (Fast::new(0), Vec::new());
    for step in last + 1.. {
        let Some(seat) = playthrough.game().to_act().seats().first() else { break };
        legal.clear();
        playthrough.game().legal(seat, &mut legal);
        let drawn = legal.get(dice.below((legal.len() as u32).max(1)) as usize);
        let action = drawn.ok_or_else(|| at(step)(&"whoever must act can do nothing"))?;
        playthrough.act(seat, action, &mut dice).map_err(|why| at(step)(&format!("{why:?}")))?;
        if step as usize > steps.len() + 2 * G::LONGEST {
            return Err(at(step)(&"it does not end"));
        }
    }
    Ok(())
}

fn check_options<G: Game>(chosen: &Value, seats: u8) -> Result<(Value, Edition), Problem> {
    let refused = |setup| Problem::Setup { setup };
    let all = G::info().allow(chosen, seats).map_err(refused)?;
    let options: G::Options = serde_json::from_value(all).map_err(|why| Problem::unreadable(&why))?;
    // Only the set-up itself knows which choices go together; a trial one says so while the table is being made.
    G::setup(&options, seats, &mut Fast::new(0), &mut ()).map_err(refused)?;
    Ok((json(&options), G::info().newest()))
}

fn header(table: &StoredTable) -> Result<Header, Problem> {
    let setup = table.setup.clone().ok_or(Problem::NotStarted)?;
    Ok(Header {
        comptoir: FORMAT,
        game: table.game.clone(),
        edition: table.edition,
        options: table.options.clone(),
        seats: table
            .seats
            .iter()
            .map(|seat| match (&seat.guest, seat.bot) {
                (Some(guest), _) => guest.name.clone(),
                (None, Some(level)) => level.to_string(),
                (None, None) => String::new(),
            })
            .collect(),
        fairness: Some(Fairness {
            commitment: fairness::commitment(&table.seed),
            seats: table.seats.iter().map(share).collect::<Result<_, _>>()?,
            broken_off: table.broken_off.clone(),
        }),
        chance: setup.chance,
        hash: setup.hash,
    })
}

/// What a seat's person added to the chance of the game; a game that begins has it from each.
fn share(seat: &StoredSeat) -> Result<Option<Share>, Problem> {
    let Some(pledge) = seat.pledge else { return Ok(None) };
    let opening = seat.opening.ok_or(Problem::NotFixed)?;
    Ok(Some(Share { pledge, opening }))
}

/// The chance of a table's game, from its beginning.
fn chance(table: &StoredTable) -> Result<Live, Problem> {
    let shares = table.seats.iter().map(share).collect::<Result<Vec<_>, _>>()?;
    let numbers: Vec<Bytes32> = shares.into_iter().flatten().map(|share| share.opening.number).collect();
    Ok(fairness::stream(&table.seed, &numbers))
}

/// The stream stands where it stood after these draws.
fn advance(chance: &mut Live, draws: &[Draw]) {
    for draw in draws {
        chance.below(draw.below.max(1));
    }
}

fn read_step<G: Game>(stored: &StoredStep) -> Result<Step<G::Action>, Problem> {
    serde_json::from_str(&stored.step).map_err(|why| unreadable(stored, &why))
}

fn unreadable(stored: &StoredStep, why: &serde_json::Error) -> Problem {
    tracing::error!(table = stored.table, n = stored.n, %why, "a stored step cannot be read");
    Problem::Differs { step: stored.n }
}

fn differs(table: &str, n: u32, why: &Difference) -> Problem {
    tracing::error!(table, n, %why, "a stored game does not replay");
    match why {
        Difference::Edition { .. } => Problem::NewerRules,
        _ => Problem::Differs { step: n },
    }
}

/// Views, actions and events are plain data.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data always serialises")
}
