//! Answers questions about one game.

use std::fmt::Display;

use comptoir_bots::{Budget, Level};
use comptoir_kernel::chance::{Fast, Live, Recorder};
use comptoir_kernel::fairness::{self, Bytes32};
use comptoir_kernel::playthrough::{By, Playthrough, Step};
use comptoir_kernel::record::{Closing, FORMAT, Fairness, Header, Record};
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Game, Heuristic, Remarks, Seat, Viewer, reading};
use serde_json::Value;

use crate::{Against, Frame, Mind, Moment, Playing, Question, Reply, Trouble, json};

/// The rules, and what is remembered between two questions.
pub struct Engine<G: Heuristic + Remarks> {
    mind: Mind<G>,
    open: Option<Open<G>>,
    own: Option<Own<G>>,
}

/// A record, replayed.
struct Open<G: Remarks> {
    playing: Playing<G>,
    /// The game after each step, the set-up first.
    moments: Vec<Playthrough<G>>,
}

/// A game of the module's own.
struct Own<G: Remarks> {
    playing: Playing<G>,
    chance: Live,
    seed: Bytes32,
    record: Record<G>,
}

impl<G: Heuristic + Remarks> Default for Engine<G> {
    fn default() -> Engine<G> {
        Engine { mind: Mind::default(), open: None, own: None }
    }
}

impl<G: Heuristic + Remarks> Engine<G> {
    /// Answers a question, both as JSON.
    ///
    /// # Panics
    /// Never: a reply is plain data.
    pub fn ask(&mut self, question: &[u8]) -> String {
        let reply = match serde_json::from_slice(question)
            .and_then(|question: Value| reading::from_value(&question))
        {
            Ok(question) => self.answer(question).map_or_else(Reply::Trouble, Reply::Answer),
            Err(why) => Reply::Trouble(unreadable(&why)),
        };
        serde_json::to_string(&reply).expect("plain data always serialises")
    }

    fn answer(&mut self, question: Question<G::View, G::Action>) -> Result<Value, Trouble> {
        match question {
            Question::WhyNot { view, seat, action } => Ok(json(&why_not::<G>(&view, seat, &action))),
            Question::Preview { view, seat, action } => Ok(json(&preview::<G>(&view, seat, &action))),
            Question::Choose { view, seat, level, seed, worlds } => {
                Ok(json(&self.choose(&view, seat, level, seed, worlds)))
            }
            Question::Open { record } => {
                let open = Open::<G>::new(&read(&record)?)?;
                let steps = open.playing.version();
                self.open = Some(open);
                Ok(json(&steps))
            }
            Question::Moment { n, viewer } => {
                let open = self.open.as_ref().ok_or(Trouble::NotThere)?;
                open.moment(n, viewer_of(viewer)).map(|moment| json(&moment)).ok_or(Trouble::NotThere)
            }
            Question::Verify { record } => match read::<G>(&record)?.verify() {
                Ok(verified) => Ok(json(&verified)),
                Err((step, why)) => Err(differs(step, &why)),
            },
            Question::Begin { options, seats, seed, at } => {
                self.own = Some(Own::begin(&options, seats, seed, at)?);
                Ok(Value::Null)
            }
            Question::Act { seat, action, bot, at } => {
                self.own()?.act(seat, &action, if bot { By::Bot } else { By::Person }, at)?;
                Ok(Value::Null)
            }
            Question::Undo { seat, at } => {
                let own = self.own()?;
                let step = own.playing.undo(seat, By::Person, at).ok_or(Trouble::NothingToUndo)?;
                own.record.steps.push(step);
                Ok(Value::Null)
            }
            Question::Now { viewer } => Ok(json(&self.own()?.playing.moment(viewer_of(viewer)))),
            Question::Record => Ok(json(&self.own()?.record())),
        }
    }

    fn own(&mut self) -> Result<&mut Own<G>, Trouble> {
        self.own.as_mut().ok_or(Trouble::NotThere)
    }

    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        level: Level,
        seed: u64,
        worlds: Option<u32>,
    ) -> Option<G::Action> {
        let budget = level.budget::<G>().unhurried();
        let budget = Budget { worlds: worlds.unwrap_or(budget.worlds), ..budget };
        let mut legal = Vec::new();
        imagined::<G>(view).legal(seat, &mut legal);
        let choice = self.mind.choose((seat, level), seed, budget, view, &legal)?;
        Some(legal.swap_remove(choice))
    }
}

/// A world the view's owner cannot tell from the real one. Whichever it is: about their own actions all of them agree.
fn imagined<G: Game>(view: &G::View) -> G {
    G::imagine(view, &mut Fast::new(0))
}

fn why_not<G: Game>(view: &G::View, seat: Seat, action: &G::Action) -> Option<Against> {
    imagined::<G>(view).check(seat, action).err().map(|why| Against::new(&why))
}

fn preview<G: Game>(view: &G::View, seat: Seat, action: &G::Action) -> Option<G::View> {
    let mut world = imagined::<G>(view);
    if world.check(seat, action).is_err() || world.reveals(seat, action) {
        return None;
    }
    let mut dice = Fast::new(0);
    let mut chance = Recorder::new(&mut dice as &mut dyn Chance);
    world.apply(seat, action, &mut chance, &mut Told::default());
    // Where the turn passes on, a round or the game may end, and show what was hidden: as with undo.
    let stays = chance.draws.is_empty() && world.to_act().seats().contains(seat);
    stays.then(|| world.view(Viewer::Seat(seat)))
}

impl<G: Remarks> Open<G> {
    fn new(record: &Record<G>) -> Result<Open<G>, Trouble> {
        let beginning = Playthrough::begin_again(&record.header).map_err(|why| differs(0, &why))?;
        let mut moments = vec![beginning.playthrough.clone()];
        let mut playing = Playing::new(beginning.playthrough, beginning.told, 0);
        for (at, step) in record.steps.iter().enumerate() {
            playing.repeat(step, 0).map_err(|why| differs(at + 1, &why))?;
            moments.push(playing.playthrough().clone());
        }
        Ok(Open { playing, moments })
    }

    fn moment(&self, n: usize, viewer: Viewer) -> Option<Moment> {
        let playthrough = self.moments.get(n)?;
        let heard = self.playing.heard(n, viewer);
        Some(Moment { heard, frame: Frame::of(n as u32, playthrough, viewer) })
    }
}

impl<G: Remarks> Own<G> {
    fn begin(chosen: &Value, names: Vec<String>, seed: Bytes32, at: i64) -> Result<Own<G>, Trouble> {
        let refused = |setup| Trouble::Setup { setup };
        let seats = u8::try_from(names.len()).unwrap_or(u8::MAX);
        let options = G::info().allow(chosen, seats).map_err(refused)?;
        let options: G::Options = reading::from_value(&options).map_err(|why| unreadable(&why))?;
        let mut chance = fairness::stream(&seed, &[]);
        let beginning = Playthrough::begin(&options, seats, &mut chance).map_err(refused)?;
        let header = Header {
            comptoir: FORMAT,
            game: G::info().id.clone(),
            edition: G::info().newest(),
            options: json(&options),
            seats: names,
            bots: Vec::new(),
            fairness: Some(Fairness::of_bots(&seed, seats)),
            chance: beginning.chance,
            hash: beginning.hash,
        };
        let playing = Playing::new(beginning.playthrough, beginning.told, at);
        let record = Record { header, steps: Vec::<Step<G::Action>>::new(), closing: None };
        Ok(Own { playing, chance, seed, record })
    }

    fn act(&mut self, seat: Seat, action: &G::Action, by: By, at: i64) -> Result<(), Trouble> {
        let step = self
            .playing
            .act(seat, by, action, &mut self.chance, at)
            .map_err(|why| Trouble::Against(Against::new(&why)))?;
        self.record.steps.push(step);
        Ok(())
    }

    fn record(&mut self) -> String {
        let standings = self.playing.standings();
        self.record.closing = standings.map(|standings| Closing { standings, seed: Some(self.seed) });
        self.record.to_text()
    }
}

fn viewer_of(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn read<G: Game>(record: &str) -> Result<Record<G>, Trouble> {
    Record::parse(record).map_err(|why| unreadable(&why))
}

fn unreadable(why: &impl Display) -> Trouble {
    Trouble::Unreadable { why: why.to_string() }
}

fn differs(step: usize, why: &impl Display) -> Trouble {
    Trouble::Differs { step, why: why.to_string() }
}
