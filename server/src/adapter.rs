//! Games at tables: what [`comptoir_engine`] makes JSON in and out of, with the chance that was agreed on, stored and loaded.
//!
//! [`Play`] is a running game whose types are forgotten; the functions beside it are what can be asked of a game by its
//! id. Everything behind them is written once, for any `G: Heuristic + Remarks`.

use std::fmt::Display;
use std::sync::{Arc, Mutex, PoisonError};

use comptoir_bots::Level;
use comptoir_engine::{Against, Mind, Playing, json};
use comptoir_games::with_game;
use comptoir_kernel::chance::{Course, Fast};
use comptoir_kernel::fairness::{self, Bytes32};
use comptoir_kernel::orders::Follow;
use comptoir_kernel::playthrough::{By, Move, Playthrough, Step};
use comptoir_kernel::record::{
    Closing, Dealer, Difference, FORMAT, Fairness, Header, REWINDING, Record, Share,
};
use comptoir_kernel::standings::Standing;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Edition, Game, Heuristic, Remarks, Seat, Viewer};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::protocol::{Frame, Heard, Owner, Problem, Status};
use crate::storage::{Setup, StoredSeat, StoredStep, StoredTable};
use crate::thinkers::Thought;

/// A game that goes on at a table.
pub trait Play: Send + Sync {
    /// Steps taken so far.
    fn version(&self) -> u32;
    /// Who must act.
    fn to_act(&self) -> Vec<Seat>;
    /// Who may act although nobody waits for them.
    fn meanwhile(&self) -> Vec<Seat>;
    /// How it ended, once it has.
    fn standings(&self) -> Option<Vec<Standing>>;
    /// What a viewer sees now.
    fn frame(&self, viewer: Viewer) -> Frame;
    /// The same as JSON, without its version.
    fn seen(&self, viewer: Viewer) -> String;
    /// The last step without what was heard of it, and how many seconds came between it and the one before.
    fn last_step(&self) -> (Heard, i64);
    /// The events a viewer heard of the last step, as JSON.
    fn last_events(&self, viewer: Viewer) -> String;
    /// What a viewer heard before step `before`, oldest first, and at most the newest [`STRETCH`](comptoir_engine::STRETCH) of it;
    /// without what was taken back a while ago.
    fn history(&self, viewer: Viewer, before: u32) -> Vec<Heard>;
    /// What a viewer heard of the last step.
    fn last_heard(&self, viewer: Viewer) -> Heard;
    /// Makes a move, if the rules allow it; gives the step for the record as JSON.
    fn play(&mut self, seat: Seat, by: By, played: Move<Value>, at: i64) -> Result<String, Problem>;
    /// To which steps a seat may ask the others to go back, nearest first.
    fn rewinds(&self, seat: Seat) -> Vec<u32>;
    /// The action that everybody knows to be the only one of a seat.
    fn forced(&self, seat: Seat) -> Option<Value>;
    /// The standing orders that a seat could give now.
    fn orders(&self, seat: Seat) -> Vec<Value>;
    /// What an order of a seat is about; none if it is no order of this game.
    fn about(&self, seat: Seat, order: &Value) -> Option<Vec<i64>>;
    /// What an order has a seat do now.
    fn follow(&self, seat: Seat, order: &Value) -> Follow<Value>;
    /// What a bot needs to choose for `seat`.
    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Thought;
}

/// The game's own options, all of them, from what was chosen; and the edition of its rules.
pub fn options(game: &str, chosen: &Value, seats: u8) -> Result<(Value, Edition), Problem> {
    with_game!(game, G => check_options::<G>(chosen, seats)).ok_or(Problem::UnknownGame)?
}

/// Begins the game of a table whose seats are all taken.
pub fn begin(table: &StoredTable, at: i64) -> Result<(Setup, Box<dyn Play>), Problem> {
    with_game!(table.game.as_str(), G => AtTable::<G>::begin(table, at)).ok_or(Problem::UnknownGame)?
}

/// Brings the game of a table to where its steps led.
pub fn load(table: &StoredTable, steps: &[StoredStep]) -> Result<Box<dyn Play>, Problem> {
    with_game!(table.game.as_str(), G => AtTable::<G>::load(table, steps).map(|it| Box::new(it) as Box<dyn Play>))
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
    with_game!(table.game.as_str(), G => AtTable::<G>::replay(table, steps, viewer))
        .ok_or(Problem::UnknownGame)?
}

/// The record of a game; with the seed opened once it is over.
pub fn record(table: &StoredTable, steps: &[StoredStep]) -> Result<String, Problem> {
    let closing = table.standings.clone().map(|standings| Closing { standings, seed: Some(table.seed) });
    let mut header = header(table)?;
    let mut text = String::new();
    for stored in steps {
        // As it was stored, so that a game whose rules are gone can be written down: an object, which gets a number.
        let step: Map<String, Value> =
            serde_json::from_str(&stored.step).map_err(|why| unreadable(stored, &why))?;
        if step.contains_key("rewind") {
            header.comptoir = REWINDING;
        }
        let fields = stored.step.trim_start().trim_start_matches('{');
        text.extend(["{\"n\":", &stored.n.to_string(), ",", fields, "\n"]);
    }
    text.insert_str(0, &line(&header));
    if let Some(closing) = closing {
        text += &line(&closing);
    }
    Ok(text)
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data always serialises") + "\n"
}

/// A game at a table, whose chance goes on.
struct AtTable<G: Heuristic + Remarks> {
    playing: Playing<G>,
    chance: Course,
    mind: Arc<Mutex<Mind<G>>>,
}

impl<G: Heuristic + Remarks> AtTable<G> {
    fn new(playthrough: Playthrough<G>, told: Told<G::Event>, mut chance: Course, at: i64) -> AtTable<G> {
        let playing = Playing::new(playthrough, told, at);
        chance.mark();
        AtTable { playing, chance, mind: Arc::default() }
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
        Ok((setup, Box::new(AtTable::new(beginning.playthrough, beginning.told, chance, at))))
    }

    fn load(table: &StoredTable, steps: &[StoredStep]) -> Result<AtTable<G>, Problem> {
        let mut game = AtTable::<G>::set_up_again(table)?;
        for stored in steps {
            game.repeat(table, stored)?;
        }
        Ok(game)
    }

    fn set_up_again(table: &StoredTable) -> Result<AtTable<G>, Problem> {
        let header = header(table)?;
        let beginning = Playthrough::<G>::begin_again(&header).map_err(|why| differs(&table.id, 0, &why))?;
        let mut chance = chance(table)?;
        chance.pass(&header.chance);
        let at = table.setup.as_ref().map_or(table.made, |setup| setup.at);
        Ok(AtTable::new(beginning.playthrough, beginning.told, chance, at))
    }

    fn repeat(&mut self, table: &StoredTable, stored: &StoredStep) -> Result<(), Problem> {
        let step = read_step::<G>(stored)?;
        self.playing.repeat(&step, stored.at).map_err(|why| differs(&table.id, stored.n, &why))?;
        if let Move::Rewind(to) = step.played {
            self.chance.rewind(to);
        }
        self.chance.pass(&step.chance);
        self.chance.mark();
        Ok(())
    }

    fn replay(table: &StoredTable, steps: &[StoredStep], viewer: Viewer) -> Result<Vec<String>, Problem> {
        let mut game = AtTable::<G>::set_up_again(table)?;
        let mut moments = Vec::new();
        for n in 0..=steps.len() {
            if n > 0 {
                game.repeat(table, &steps[n - 1])?;
            }
            moments.push(json(&game.playing.moment(viewer)).to_string());
        }
        Ok(moments)
    }
}

impl<G: Heuristic + Remarks> Play for AtTable<G> {
    fn version(&self) -> u32 {
        self.playing.version()
    }

    fn to_act(&self) -> Vec<Seat> {
        self.playing.to_act()
    }

    fn meanwhile(&self) -> Vec<Seat> {
        self.playing.meanwhile()
    }

    fn standings(&self) -> Option<Vec<Standing>> {
        self.playing.standings()
    }

    fn frame(&self, viewer: Viewer) -> Frame {
        self.playing.frame(viewer)
    }

    fn seen(&self, viewer: Viewer) -> String {
        self.playing.seen(viewer)
    }

    fn last_step(&self) -> (Heard, i64) {
        self.playing.last_step()
    }

    fn last_events(&self, viewer: Viewer) -> String {
        self.playing.last_events(viewer)
    }

    fn history(&self, viewer: Viewer, before: u32) -> Vec<Heard> {
        self.playing.history(viewer, before)
    }

    fn last_heard(&self, viewer: Viewer) -> Heard {
        self.playing.last_heard(viewer)
    }

    fn play(&mut self, seat: Seat, by: By, played: Move<Value>, at: i64) -> Result<String, Problem> {
        let step = match played {
            Move::Action(action) => {
                let action: G::Action =
                    serde_json::from_value(action).map_err(|why| Problem::unreadable(&why))?;
                self.playing
                    .act(seat, by, &action, &mut self.chance, at)
                    .map_err(|why| Problem::Against(Against::new(&why)))?
            }
            Move::Undo => self.playing.undo(seat, by, at).ok_or(Problem::NothingToUndo)?,
            Move::Rewind(to) => {
                let step = self.playing.rewind(seat, by, to as u32, at).ok_or(Problem::NothingToUndo)?;
                self.chance.rewind(to);
                // A bot does not go on with what it had thought about a turn that was taken back.
                self.mind = Arc::default();
                step
            }
        };
        self.chance.mark();
        Ok(json(&step).to_string())
    }

    fn rewinds(&self, seat: Seat) -> Vec<u32> {
        self.playing.playthrough().rewinds(seat).into_iter().map(|to| to as u32).collect()
    }

    fn forced(&self, seat: Seat) -> Option<Value> {
        self.playing.forced(seat).as_ref().map(json)
    }

    fn orders(&self, seat: Seat) -> Vec<Value> {
        self.playing.orders(seat).iter().map(json).collect()
    }

    fn about(&self, seat: Seat, order: &Value) -> Option<Vec<i64>> {
        let order: G::Order = serde_json::from_value(order.clone()).ok()?;
        Some(self.playing.about(seat, &order))
    }

    fn follow(&self, seat: Seat, order: &Value) -> Follow<Value> {
        let Ok(order) = serde_json::from_value::<G::Order>(order.clone()) else { return Follow::End };
        match self.playing.follow(seat, &order) {
            Follow::Act(action) => Follow::Act(json(&action)),
            Follow::Wait => Follow::Wait,
            Follow::End => Follow::End,
        }
    }

    fn thought(&self, seat: Seat, level: Level, seed: u64) -> Thought {
        let game = self.playing.game();
        let view = game.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if legal.is_empty() {
            game.meanwhile(seat, &mut legal);
        }
        let mind = self.mind.clone();
        Box::new(move |time| {
            let mut mind = mind.lock().unwrap_or_else(PoisonError::into_inner);
            let budget = level.budget::<G>().at_most(time);
            let choice = mind.choose((seat, level), seed, budget, &view, &legal)?;
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
        playthrough.act(seat, By::Bot, action, &mut dice).map_err(|why| at(step)(&format!("{why:?}")))?;
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
        seats: table.named_seats().map(|(_, _, name)| name.unwrap_or_default().to_owned()).collect(),
        bots: table
            .seats
            .iter()
            .map(
                |seat| {
                    if seat.owner() == Owner::Bot { seat.bot.map(|level| level.to_string()) } else { None }
                },
            )
            .collect(),
        coached: (0..)
            .map(Seat)
            .zip(&table.seats)
            .filter_map(|(seat, it)| it.coached.then_some(seat))
            .collect(),
        fairness: Some(Fairness {
            commitment: fairness::commitment(&table.seed),
            dealer: Dealer::Server,
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
fn chance(table: &StoredTable) -> Result<Course, Problem> {
    let shares = table.seats.iter().map(share).collect::<Result<Vec<_>, _>>()?;
    let numbers: Vec<Bytes32> = shares.into_iter().flatten().map(|share| share.opening.number).collect();
    Ok(Course::new(fairness::stream(&table.seed, &numbers)))
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
