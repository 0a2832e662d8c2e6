//! The clocks of one table: whose runs, what is said about them, and who plays for whom when time is up.
//!
//! Nothing here knows storage, sockets or a game. A table tells who is to act and what time it is, and stores what comes of it.

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{Habits, Mark, Moment, SeatClock, TimeControl};

/// After this many turns in a row that a bot had to play, somebody is away.
pub const AWAY_AFTER: u8 = 3;
/// How soon to look again at a bot that plays a turn for somebody: the server may have ended before it did.
const STAND_IN: i64 = 10_000;

/// How much time people have at a table, and what happens when it is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct TableClock {
    /// How much.
    pub control: TimeControl,
    /// What then.
    pub when_up: WhenUp,
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum WhenUp {
    /// A bot plays this turn, and the next one is theirs again.
    Turn(Level),
    /// A bot plays until they come back.
    Seat(Level),
    /// The others say whether a bot plays this turn, or whether they wait.
    Others,
}

/// The clocks of a table whose game goes on, as they are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// By seat; those of bots never run.
    pub seats: Vec<SeatTime>,
    /// All have agreed to pause; it ends by itself when the house has been open for so long altogether.
    pub paused: Option<i64>,
    /// Whose people want that: to pause, or to go on.
    pub agreed: Vec<Seat>,
}

/// The time of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // each says something of its own, and most of the sixteen ways to combine them happen
pub struct SeatTime {
    /// What is left.
    pub clock: SeatClock,
    /// When its turn began, by the wall clock; the next one has another.
    began: Option<i64>,
    /// Whether its person has done something in this turn.
    acted: bool,
    /// Whether this turn was ended before, and is not counted again.
    again: bool,
    /// The turns in a row that a bot had to play.
    missed: u8,
    /// The bot that plays this turn, because time is up.
    pub stand_in: Option<Level>,
    /// Whether time is up and the others have yet to say what then.
    pub undecided: bool,
    /// Whether a bot plays on because its person let time run out.
    pub away: bool,
    /// When its time is up if nothing changes, by the house's own time.
    pub until: Option<i64>,
}

/// What clocks have to know of a table.
#[derive(Clone, Copy, Debug)]
pub struct People<'a> {
    /// How much time they have.
    pub clock: &'a TableClock,
    /// By seat: whether a person plays there and is to act.
    pub to_act: &'a [bool],
    /// By seat: when its person does not want to be waited for; only where days are played.
    pub habits: &'a [Option<Habits>],
}

/// Why clocks look at a table anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The game begins.
    Begin,
    /// Somebody took a step.
    Step {
        /// Which seat.
        seat: Seat,
        /// Whether its person did.
        by_person: bool,
        /// Whether one was taken back.
        undo: bool,
    },
    /// Who plays where has changed.
    Seats,
}

/// What is to be stored and told besides the clocks themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Happened {
    /// What there is to say about somebody's turn.
    pub said: Vec<(Seat, Mark)>,
    /// Whose turn has ended, and whether they played it themselves.
    pub turns: Vec<(Seat, bool)>,
    /// Seats that a bot takes until their person comes back.
    pub bots: Vec<(Seat, Level)>,
}

impl Clocks {
    /// At the beginning of a game.
    pub fn new(control: &TimeControl, seats: usize) -> Clocks {
        let seat = SeatTime {
            clock: SeatClock::new(control),
            began: None,
            acted: false,
            again: false,
            missed: 0,
            stand_in: None,
            undecided: false,
            away: false,
            until: None,
        };
        Clocks { seats: vec![seat; seats], paused: None, agreed: Vec::new() }
    }

    /// Follows the table: those who are to act have begun to think, and nobody else thinks any more.
    pub fn follow(&mut self, people: People<'_>, cause: Cause, now: Moment) -> Happened {
        let mut happened = Happened::default();
        for (at, time) in self.seats.iter_mut().enumerate() {
            let seat = Seat(at as u8);
            let habits = people.habits_of(at);
            if cause == (Cause::Step { seat, by_person: true, undo: false }) {
                time.acted = true;
            }
            match (time.clock.is_thinking(), people.to_act.get(at).copied().unwrap_or(false)) {
                (false, true) => {
                    let undo = matches!(cause, Cause::Step { undo: true, .. });
                    match cause {
                        Cause::Step { .. } if undo => time.clock.resume(0, now),
                        // Whoever comes back in the middle of a turn has as much as a turn adds, and no more for having been gone.
                        Cause::Seats => time.clock.resume(people.clock.control.increment, now),
                        _ => time.clock.begin(&people.clock.control, now),
                    }
                    time.again = undo;
                    time.began = Some(now.wall);
                    time.acted = false;
                    if self.paused.is_some() {
                        time.clock.pause(habits, now);
                    }
                }
                (true, false) => {
                    time.clock.end(habits, now);
                    if let Cause::Step { .. } = cause {
                        time.ended(seat, &mut happened);
                    }
                    (time.stand_in, time.undecided) = (None, false);
                }
                (true, true) => time.clock.settle(habits, now),
                (false, false) => {}
            }
        }
        happened.then(self.run(people, now))
    }

    /// Whether those think who are to act, and nobody else.
    pub fn fit(&self, to_act: &[bool]) -> bool {
        let thinks = |(time, to_act): (&SeatTime, &bool)| time.clock.is_thinking() == *to_act;
        self.seats.len() == to_act.len() && self.seats.iter().zip(to_act).all(thinks)
    }

    /// Says what there is to say by now, and lets bots play for those whose time is up.
    pub fn run(&mut self, people: People<'_>, now: Moment) -> Happened {
        let mut happened = Happened::default();
        if self.paused.is_some_and(|until| now.open >= until) {
            self.go_on(now);
        }
        if self.paused.is_none() {
            for (at, time) in self.seats.iter_mut().enumerate() {
                let seat = Seat(at as u8);
                let habits = people.habits_of(at);
                while let Some(mark) = time.clock.tell(habits, now) {
                    happened.said.push((seat, mark));
                    if mark == Mark::Up {
                        match people.clock.when_up {
                            WhenUp::Turn(level) => time.stand_in = Some(level),
                            WhenUp::Seat(level) => {
                                time.clock.end(habits, now);
                                happened.turns.push((seat, false));
                                happened.bots.push((seat, level));
                                time.away = true;
                            }
                            WhenUp::Others => time.undecided = true,
                        }
                    }
                }
            }
        }
        for (at, time) in self.seats.iter_mut().enumerate() {
            let up_at = time.clock.up_at(people.habits_of(at), now).filter(|_| !time.is_up());
            time.until = up_at.map(|wall| now.open + (wall - now.wall));
        }
        happened
    }

    /// When there is something to do next, by the house's own time.
    pub fn due(&self, people: People<'_>, now: Moment) -> Option<i64> {
        if self.paused.is_some() {
            return self.paused;
        }
        let next = self.seats.iter().enumerate().filter_map(|(at, time)| {
            let next = time.clock.next_at(people.habits_of(at), now);
            next.map(|wall| now.open + (wall - now.wall))
                .or_else(|| time.stand_in.map(|_| now.open + STAND_IN))
        });
        next.min()
    }

    /// Somebody wants a pause, or to go on, or does not any more. When all who play want the same, it is done.
    pub fn agree(&mut self, seat: Seat, yes: bool, voters: &[Seat], people: People<'_>, now: Moment) {
        self.agreed.retain(|other| *other != seat && voters.contains(other));
        if yes {
            self.agreed.push(seat);
            self.agreed.sort_unstable();
        }
        self.settle_vote(voters, people, now);
    }

    /// One who has not agreed may have gone.
    pub fn settle_vote(&mut self, voters: &[Seat], people: People<'_>, now: Moment) {
        self.agreed.retain(|other| voters.contains(other));
        if self.agreed.is_empty() || voters.iter().any(|voter| !self.agreed.contains(voter)) {
            return;
        }
        if self.paused.is_some() {
            self.go_on(now);
        } else {
            for (at, time) in self.seats.iter_mut().enumerate() {
                time.clock.pause(people.habits_of(at), now);
                time.until = None;
            }
            self.agreed.clear();
            self.paused = Some(now.open + people.clock.control.longest_pause());
        }
    }

    fn go_on(&mut self, now: Moment) {
        self.paused = None;
        self.agreed.clear();
        for time in &mut self.seats {
            time.clock.go_on(now);
        }
    }

    /// The others have said what happens to a turn whose time is up; `false` if nobody had to.
    pub fn decide(&mut self, seat: Seat, bot: Option<Level>, control: &TimeControl, now: Moment) -> bool {
        let Some(time) = self.seats.get_mut(seat.index()).filter(|time| time.undecided) else { return false };
        time.undecided = false;
        match bot {
            Some(_) => time.stand_in = bot,
            None => time.clock.give(control.increment, now),
        }
        true
    }

    /// Somebody plays themselves again.
    pub fn came_back(&mut self, seat: Seat) {
        if let Some(time) = self.seats.get_mut(seat.index()) {
            (time.away, time.missed) = (false, 0);
        }
    }
}

impl SeatTime {
    /// When the turn that goes on, or the last one, began; by the wall clock, and without what a pause or a bot did to it.
    pub fn turn_began(&self) -> Option<i64> {
        self.began
    }

    /// Whether the time of this turn is gone.
    pub fn is_up(&self) -> bool {
        self.stand_in.is_some() || self.undecided
    }

    /// A turn has ended by a step: its person played it, or a bot had to, or it was over without them.
    fn ended(&mut self, seat: Seat, happened: &mut Happened) {
        if let Some(level) = self.stand_in {
            self.missed = self.missed.saturating_add(1);
            happened.turns.push((seat, false));
            if self.missed >= AWAY_AFTER {
                self.away = true;
                happened.bots.push((seat, level));
            }
        } else if self.acted {
            self.missed = 0;
            if !self.again {
                happened.turns.push((seat, true));
            }
        }
    }
}

impl<'a> People<'a> {
    fn habits_of(self, seat: usize) -> Option<&'a Habits> {
        self.habits.get(seat)?.as_ref()
    }
}

impl Happened {
    /// This, and then that.
    #[must_use]
    pub fn then(mut self, next: Happened) -> Happened {
        self.said.extend(next.said);
        self.turns.extend(next.turns);
        self.bots.extend(next.bots);
        self
    }

    /// Whether there is nothing to tell.
    pub fn is_nothing(&self) -> bool {
        self.said.is_empty() && self.turns.is_empty() && self.bots.is_empty()
    }
}
