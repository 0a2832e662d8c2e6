//! Answers questions about one game.

use std::fmt::Display;

use comptoir_bots::{Budget, Level};
use comptoir_kernel::chance::{Fast, Recorder};
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::record::{Difference, Record};
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Game, Heuristic, Remarks, Seat, Viewer, reading};
use serde_json::Value;

use crate::coach::advise;
use crate::own::Own;
use crate::{Against, Ahead, Frame, Lesson, Mind, Moment, Playing, Question, Reply, Thought, Trouble, json};
#[cfg(feature = "analysis")]
use crate::{Analysis, Summary};

/// The rules, and what is remembered between two questions.
pub struct Engine<G: Heuristic + Remarks> {
    mind: Mind<G>,
    open: Option<Open<G>>,
    own: Option<Own<G>>,
    lesson: Option<Lesson<G>>,
}

/// A record, replayed.
struct Open<G: Remarks> {
    playing: Playing<G>,
    /// The game after each step, the set-up first.
    moments: Vec<Playthrough<G>>,
    #[cfg(feature = "analysis")]
    record: Record<G>,
    /// The same for those who ask what decided it.
    #[cfg(feature = "analysis")]
    analysis: Option<Analysis<G>>,
}

impl<G: Heuristic + Remarks> Default for Engine<G> {
    fn default() -> Engine<G> {
        Engine { mind: Mind::default(), open: None, own: None, lesson: None }
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

    fn answer(&mut self, question: Question<G::View, G::Action, G::Kind>) -> Result<Value, Trouble> {
        match question {
            Question::WhyNot { view, seat, action } => Ok(json(&why_not::<G>(&view, seat, &action))),
            Question::Preview { view, seat, action } => Ok(json(&preview::<G>(&view, seat, &action))),
            Question::Facts { view, seat } => Ok(json(&imagined::<G>(&view).facts(seat))),
            Question::Orders { view, seat } => {
                let mut orders = Vec::new();
                imagined::<G>(&view).orders(seat, &mut orders);
                Ok(json(&orders))
            }
            Question::WhyNone { view, seat, kind } => {
                let why = imagined::<G>(&view).why_none(seat, kind);
                Ok(json(&why.map(|why| Against::new(&why))))
            }
            Question::Choose { view, seat, level, seed, worlds } => {
                Ok(json(&self.choose(&view, seat, level, seed, worlds)))
            }
            Question::Advise { view, seat, taken, seed, worlds } => {
                let worlds = worlds.min(G::LEGEND.worlds);
                Ok(json(&advise::<G>(&view, seat, taken.as_ref(), seed, worlds)?))
            }
            Question::Open { record } => {
                let open = Open::<G>::new(read(&record)?)?;
                let steps = open.playing.version();
                self.open = Some(open);
                Ok(json(&steps))
            }
            Question::Moment { n, viewer } => {
                let open = self.open.as_ref().ok_or(Trouble::NotThere)?;
                open.moment(n, viewer_of(viewer)).map(|moment| json(&moment)).ok_or(Trouble::NotThere)
            }
            Question::Story { viewer } => {
                let open = self.open.as_ref().ok_or(Trouble::NotThere)?;
                Ok(json(&open.playing.story(viewer_of(viewer))))
            }
            Question::Scores => {
                let open = self.open.as_ref().ok_or(Trouble::NotThere)?;
                Ok(json(&open.scores()))
            }
            #[cfg(feature = "analysis")]
            Question::Decisions => Ok(json(&self.analysis()?.decisions().collect::<Vec<_>>())),
            #[cfg(feature = "analysis")]
            Question::Analyse { n, seed, worlds } => {
                self.analysis()?.look(n, seed, worlds).map(|looked| json(&looked)).ok_or(Trouble::NotThere)
            }
            #[cfg(feature = "analysis")]
            Question::Conclude { decisions } => {
                Ok(json(&Summary::of(&decisions, self.analysis()?.standings())))
            }
            Question::Verify { record } => {
                read::<G>(&record)?.verify().map(|verified| json(&verified)).map_err(differs)
            }
            Question::Begin { options, seats, bots, seed, at } => {
                let own = self.own.insert(Own::begin(&options, seats, &bots, seed, at)?);
                Ok(json(&own.lines_from(0)))
            }
            Question::Resume { record, seed } => {
                self.own = Some(Own::resume(read(&record)?, seed)?);
                Ok(Value::Null)
            }
            Question::Act { seat, action, bot, at } => {
                let by = if bot { By::Bot } else { By::Person };
                Ok(json(&self.own()?.act(seat, &action, by, at)?))
            }
            Question::Think { seat, level, seed, worlds, at } => {
                let own = self.own.as_mut().ok_or(Trouble::NotThere)?;
                let budget = within::<G>(level, worlds);
                let action = own.choice(&mut self.mind, (seat, level), seed, budget)?;
                let lines = own.act(seat, &action, By::Bot, at)?;
                Ok(json(&Thought { lines, worlds: self.mind.worlds() }))
            }
            Question::Undo { seat, at } => Ok(json(&self.own()?.undo(seat, at)?)),
            Question::Coached { seat } => Ok(json(&self.own()?.coached(seat))),
            Question::Now { viewer } => Ok(json(&self.own()?.playing().moment(viewer_of(viewer)))),
            Question::Past { viewer } => Ok(json(&self.own()?.playing().story(viewer_of(viewer)))),
            Question::Record => Ok(json(&self.own()?.record())),
            Question::Learn { script, reached } => {
                let (lesson, opened) = Lesson::open(script, &reached)?;
                self.lesson = Some(lesson);
                Ok(json(&opened))
            }
            Question::ReadOn => Ok(json(&self.lesson()?.read_on()?)),
            Question::Try { action } => Ok(json(&self.lesson()?.act(&action)?)),
            Question::PlayOn { seats, bots, at } => {
                let own = self.lesson()?.play_on(seats, &bots, at)?;
                Ok(json(&self.own.insert(own).lines_from(0)))
            }
        }
    }

    #[cfg(feature = "analysis")]
    fn analysis(&mut self) -> Result<&Analysis<G>, Trouble> {
        let open = self.open.as_mut().ok_or(Trouble::NotThere)?;
        let analysis = match open.analysis.take() {
            Some(analysis) => analysis,
            None => Analysis::open(&open.record)?,
        };
        Ok(open.analysis.insert(analysis))
    }

    fn lesson(&mut self) -> Result<&mut Lesson<G>, Trouble> {
        self.lesson.as_mut().ok_or(Trouble::NotThere)
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
        let budget = within::<G>(level, worlds);
        let mut legal = Vec::new();
        imagined::<G>(view).legal(seat, &mut legal);
        let choice = self.mind.choose((seat, level), seed, budget, view, &legal)?;
        Some(legal.swap_remove(choice))
    }
}

/// What a level may spend here: its own number of worlds or fewer, and no clock.
fn within<G: Heuristic>(level: Level, worlds: Option<u32>) -> Budget {
    let budget = level.budget::<G>().unhurried();
    Budget { worlds: worlds.map_or(budget.worlds, |worlds| worlds.min(budget.worlds)), ..budget }
}

/// A world the view's owner cannot tell from the real one. Whichever it is: about their own actions all of them agree.
pub(crate) fn imagined<G: Game>(view: &G::View) -> G {
    G::imagine(view, &mut Fast::new(0))
}

fn why_not<G: Game>(view: &G::View, seat: Seat, action: &G::Action) -> Option<Against> {
    imagined::<G>(view).check(seat, action).err().map(|why| Against::new(&why))
}

fn preview<G: Game>(view: &G::View, seat: Seat, action: &G::Action) -> Option<Ahead<G::View, G::Action>> {
    let world = imagined::<G>(view);
    if world.check(seat, action).is_err() || world.reveals(seat, action) {
        return None;
    }
    let after = stays(&world, seat, action).or_else(|| world.foresee(seat, action))?;
    let mut legal = Vec::new();
    after.legal(seat, &mut legal);
    Some(Ahead { view: after.view(Viewer::Seat(seat)), legal })
}

/// The world after an action that uses no chance and leaves the turn with its player.
fn stays<G: Game>(world: &G, seat: Seat, action: &G::Action) -> Option<G> {
    let mut world = world.clone();
    let mut dice = Fast::new(0);
    let mut chance = Recorder::new(&mut dice as &mut dyn Chance);
    world.apply(seat, action, &mut chance, &mut Told::default());
    // Where the turn passes on, a round or the game may end, and show what was hidden: as with undo.
    (chance.draws.is_empty() && world.to_act().seats().contains(seat)).then_some(world)
}

impl<G: Remarks> Open<G> {
    fn new(record: Record<G>) -> Result<Open<G>, Trouble> {
        let mut moments = Vec::new();
        let playing = Playing::again(&record, |moment| moments.push(moment.clone())).map_err(differs)?;
        Ok(Open {
            playing,
            moments,
            #[cfg(feature = "analysis")]
            record,
            #[cfg(feature = "analysis")]
            analysis: None,
        })
    }

    /// The points of all seats, moment by moment.
    fn scores(&self) -> Vec<Vec<i32>> {
        let points =
            |moment: &Playthrough<G>| moment.game().tally().lines().map(|line| line.points).collect();
        self.moments.iter().map(points).collect()
    }

    fn moment(&self, n: usize, viewer: Viewer) -> Option<Moment> {
        let playthrough = self.moments.get(n)?;
        let heard = self.playing.heard(n, viewer);
        Some(Moment { heard, frame: Frame::of(n as u32, playthrough, viewer) })
    }
}

fn viewer_of(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn read<G: Game>(record: &str) -> Result<Record<G>, Trouble> {
    Record::parse(record).map_err(|why| unreadable(&why))
}

pub(crate) fn unreadable(why: &impl Display) -> Trouble {
    Trouble::Unreadable { why: why.to_string() }
}

pub(crate) fn differs((step, difference): (usize, Difference)) -> Trouble {
    Trouble::Differs { step, why: difference.to_string(), difference }
}
