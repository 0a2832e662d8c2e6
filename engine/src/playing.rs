//! A game that goes on, and what each viewer saw and heard of it.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::orders::Follow;
use comptoir_kernel::playthrough::{By, Move, Outcome, Playthrough, Step};
use comptoir_kernel::record::{Difference, Record};
use comptoir_kernel::standings::Standing;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, MAX_SEATS, Orders, Remarks, Seat, Viewer, Witnessed};
use serde_json::Value;

use crate::forced::is_openly_forced;
use crate::frame::{self, Frame, Heard, Moment, Seen};
use crate::{json, text};

/// The most steps of a history that are told at once: with what a viewer sees of the longest games a snapshot then stays below
/// 60 KB, see `docs/decisions/page-compression.md`.
pub const STRETCH: usize = 120;

/// Steps for which something taken back stays in the history.
const TAKEN_BACK: usize = 20;

/// A game that goes on.
pub struct Playing<G: Remarks> {
    playthrough: Playthrough<G>,
    /// What has happened, the set-up first.
    past: Vec<Entry<G>>,
}

/// A step, or the set-up, as it is kept to be told again.
struct Entry<G: Remarks> {
    seat: Option<Seat>,
    undo: bool,
    /// To which step it went back, by agreement.
    rewind: Option<usize>,
    /// The step that took this one back.
    undone_by: Option<usize>,
    at: i64,
    told: Told<G::Event>,
    remark: Option<G::Remark>,
}

impl<G: Remarks> Entry<G> {
    fn heard(&self, n: usize, events: Vec<Value>) -> Heard {
        let remark = self.remark.as_ref().map(json);
        let rewind = self.rewind.map(|to| to as u32);
        Heard { n: n as u32, seat: self.seat, undo: self.undo, rewind, at: self.at, events, remark }
    }
}

impl<G: Remarks> Playing<G> {
    /// A game that was set up just now, and what was told then.
    pub fn new(playthrough: Playthrough<G>, told: Told<G::Event>, at: i64) -> Playing<G> {
        let (undo, rewind, undone_by) = (false, None, None);
        let setup = Entry { seat: None, undo, rewind, undone_by, at, told, remark: None };
        Playing { playthrough, past: vec![setup] }
    }

    /// A recorded game up to its last step, shown at each moment; where it differs from what the rules make of it, the step and
    /// how.
    pub fn again(
        record: &Record<G>,
        mut each: impl FnMut(&Playthrough<G>),
    ) -> Result<Playing<G>, (usize, Difference)> {
        let beginning = Playthrough::begin_again(&record.header).map_err(|why| (0, why))?;
        let mut playing = Playing::new(beginning.playthrough, beginning.told, 0);
        each(playing.playthrough());
        for (at, step) in record.steps.iter().enumerate() {
            playing.repeat(step, 0).map_err(|why| (at + 1, why))?;
            each(playing.playthrough());
        }
        Ok(playing)
    }

    /// The game, with what may be taken back.
    pub fn playthrough(&self) -> &Playthrough<G> {
        &self.playthrough
    }

    /// The state now.
    pub fn game(&self) -> &G {
        self.playthrough.game()
    }

    /// Steps taken so far.
    pub fn version(&self) -> u32 {
        self.past.len() as u32 - 1
    }

    /// Who must act.
    pub fn to_act(&self) -> Vec<Seat> {
        self.game().to_act().seats().into()
    }

    /// Who may act although nobody waits for them.
    pub fn meanwhile(&self) -> Vec<Seat> {
        let mut open = Vec::new();
        let may_act = |seat: &Seat| {
            open.clear();
            self.game().meanwhile(*seat, &mut open);
            !open.is_empty()
        };
        Seat::all(MAX_SEATS as u8).filter(may_act).collect()
    }

    /// What `asked` makes of a world that `seat` takes for the real one: whatever is asked for the seat without its person then knows no
    /// more than they do.
    fn imagined<T>(&self, seat: Seat, asked: impl FnOnce(&G) -> T) -> T {
        asked(&G::imagine(&self.game().view(Viewer::Seat(seat)), &mut Fast::new(0)))
    }

    /// The action that everybody knows to be the only one of `seat`.
    pub fn forced(&self, seat: Seat) -> Option<G::Action> {
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        is_openly_forced(self.game(), seat, &legal).then(|| legal.swap_remove(0))
    }

    /// How it ended, once it has.
    pub fn standings(&self) -> Option<Vec<Standing>> {
        frame::standings(self.game())
    }

    /// What a viewer sees now.
    pub fn frame(&self, viewer: Viewer) -> Frame {
        Frame::of(self.version(), &self.playthrough, viewer)
    }

    /// The same as text and without its version: what a viewer sees changes less from one to the next.
    pub fn seen(&self, viewer: Viewer) -> String {
        text(&Seen::of(&self.playthrough, viewer))
    }

    /// Takes an action, if the rules allow it; gives the step for the record.
    pub fn act(
        &mut self,
        seat: Seat,
        by: By,
        action: &G::Action,
        chance: &mut impl Chance,
        at: i64,
    ) -> Result<Step<G::Action>, G::Refusal> {
        let outcome = self.playthrough.act(seat, by, action, chance)?;
        Ok(self.keep(outcome, at))
    }

    /// Takes the seat's last step back; gives the step for the record, or nothing when there is none to take back.
    pub fn undo(&mut self, seat: Seat, by: By, at: i64) -> Option<Step<G::Action>> {
        let outcome = self.playthrough.undo(seat, by)?;
        Some(self.keep(outcome, at))
    }

    /// Takes back everything after step `to`, as everybody agreed; gives the step for the record, or nothing where this seat cannot go
    /// back there. The caller's chance goes back as well.
    pub fn rewind(&mut self, seat: Seat, by: By, to: u32, at: i64) -> Option<Step<G::Action>> {
        let outcome = self.playthrough.rewind(seat, by, to as usize)?;
        Some(self.keep(outcome, at))
    }

    /// Takes a recorded step again and compares.
    pub fn repeat(&mut self, step: &Step<G::Action>, at: i64) -> Result<(), Difference> {
        let outcome = self.playthrough.repeat(step)?;
        self.keep(outcome, at);
        Ok(())
    }

    /// Keeps what the step just taken told, and what a bot that took it has to say.
    fn keep(&mut self, outcome: Outcome<G>, at: i64) -> Step<G::Action> {
        let Outcome { step, told, before } = outcome;
        let remark = match step.by {
            By::Bot => G::remark(&Witnessed::new(step.seat, &before, self.game(), &told)),
            By::Person => None,
        };
        let n = self.past.len();
        let stands = |it: &&mut Entry<G>| !it.undo && it.rewind.is_none() && it.undone_by.is_none();
        let (undo, rewind) = match step.played {
            Move::Action(_) => (false, None),
            Move::Undo => (true, None),
            Move::Rewind(to) => (false, Some(to)),
        };
        if undo {
            let own = |it: &&mut Entry<G>| stands(it) && it.seat == Some(step.seat);
            if let Some(taken_back) = self.past.iter_mut().rev().find(own) {
                taken_back.undone_by = Some(n);
            }
        }
        if let Some(to) = rewind {
            for taken_back in self.past.iter_mut().skip(to + 1).filter(stands) {
                taken_back.undone_by = Some(n);
            }
        }
        self.past.push(Entry { seat: Some(step.seat), undo, rewind, undone_by: None, at, told, remark });
        step
    }

    /// What a viewer heard before step `before`, oldest first, and at most the newest [`STRETCH`] of it; without what was taken
    /// back a while ago.
    pub fn history(&self, viewer: Viewer, before: u32) -> Vec<Heard> {
        // What was taken back some time ago, and its taking back, are of no interest any more.
        let recent = |n: usize| n + TAKEN_BACK >= self.past.len();
        let past = self.past.iter().enumerate().take(before as usize).rev();
        let mut newest: Vec<Heard> = past
            .filter(|(n, entry)| if entry.undo { recent(*n) } else { entry.undone_by.is_none_or(recent) })
            .take(STRETCH)
            .map(|(n, _)| self.heard(n, viewer))
            .collect();
        newest.reverse();
        newest
    }

    /// Everything a viewer heard, the set-up first.
    pub fn story(&self, viewer: Viewer) -> Vec<Heard> {
        (0..self.past.len()).map(|n| self.heard(n, viewer)).collect()
    }

    /// What a viewer heard of the last step.
    pub fn last_heard(&self, viewer: Viewer) -> Heard {
        self.heard(self.past.len() - 1, viewer)
    }

    /// What a viewer heard of step `n`; 0 is the set-up.
    ///
    /// # Panics
    /// If there was no such step.
    pub fn heard(&self, n: usize, viewer: Viewer) -> Heard {
        let entry = &self.past[n];
        entry.heard(n, entry.told.heard_by(viewer).map(json).collect())
    }

    /// The last step without what was heard of it, and how many seconds came between it and the one before.
    pub fn last_step(&self) -> (Heard, i64) {
        let n = self.past.len() - 1;
        let entry = &self.past[n];
        let before = self.past[n.saturating_sub(1)].at;
        (entry.heard(n, Vec::new()), entry.at - before)
    }

    /// The events a viewer heard of the last step, as text: with fields in the same order as in what is [`seen`](Playing::seen).
    pub fn last_events(&self, viewer: Viewer) -> String {
        let entry = &self.past[self.past.len() - 1];
        text(&entry.told.heard_by(viewer).collect::<Vec<_>>())
    }

    /// The last step, and what is seen after it.
    pub fn moment(&self, viewer: Viewer) -> Moment {
        Moment { heard: self.last_heard(viewer), frame: self.frame(viewer) }
    }
}

impl<G: Remarks + Orders> Playing<G> {
    /// The orders that `seat` could give now.
    pub fn orders(&self, seat: Seat) -> Vec<G::Order> {
        let mut orders = Vec::new();
        self.imagined(seat, |world| world.orders(seat, &mut orders));
        orders
    }

    /// What an order of `seat` is about.
    pub fn about(&self, seat: Seat, order: &G::Order) -> Vec<i64> {
        self.imagined(seat, |world| world.about(seat, order))
    }

    /// What an order has `seat` do now.
    pub fn follow(&self, seat: Seat, order: &G::Order) -> Follow<G::Action> {
        self.imagined(seat, |world| world.follow(seat, order))
    }
}
