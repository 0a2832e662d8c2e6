//! Taking back by agreement: somebody asks, everybody else who plays here answers, and a yes from all of them is a step of the game.
//!
//! A question is kept in memory alone. If the server stops it is gone, and whoever asked it asks again; what it leads to is one step, which
//! is stored or not like any other.

use comptoir_kernel::Seat;
use comptoir_kernel::playthrough::{By, Move};
use tokio::time::Instant;

use super::describe::Presence;
use super::{Failure, LiveTable};
use crate::protocol::{AnswerBack, AskBack, Back, Owner, Problem, Status};
use crate::random;
use crate::storage::{Guest, StoredTable};

/// What somebody asks for.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub seat: Seat,
    /// Back to where the game stood after this step.
    to: u32,
    /// Any step ends it.
    version: u32,
    agreed: Vec<Seat>,
    refused: Option<Seat>,
    asked: Instant,
}

/// Whether a person plays in this seat now.
fn plays(table: &StoredTable, seat: Seat) -> bool {
    table.seats.get(seat.index()).is_some_and(|seat| seat.owner() == Owner::Person && seat.bot.is_none())
}

/// Whether whoever sits there may ask for anything to be taken back. A bot agrees to everything, and nobody is to win rating points that way.
pub(super) fn may_ask(table: &StoredTable, seat: Option<Seat>) -> bool {
    let bots = || table.seats.iter().any(|seat| seat.bot.is_some());
    table.status == Status::Playing && seat.is_some_and(|seat| plays(table, seat)) && !(table.rated && bots())
}

impl Question {
    /// Who has yet to answer.
    fn waiting(&self, table: &StoredTable) -> Vec<Seat> {
        let asked = |seat: &Seat| *seat != self.seat && plays(table, *seat) && !self.agreed.contains(seat);
        Seat::all(table.seats.len() as u8).filter(asked).collect()
    }

    /// The question as somebody in this seat sees it, or a spectator.
    fn described(&self, table: &StoredTable, you: Option<Seat>) -> Back {
        let waiting = self.waiting(table);
        let may_answer = self.refused.is_none() && you.is_some_and(|you| waiting.contains(&you));
        let Question { seat, to, version, refused, .. } = *self;
        Back { seat, to, version, agreed: self.agreed.clone(), waiting, refused, may_answer }
    }
}

pub(super) fn described(table: &StoredTable, presence: &Presence, you: Option<Seat>) -> Option<Back> {
    presence.back.as_ref().map(|question| question.described(table, you))
}

impl LiveTable {
    /// Somebody asks to go back to an earlier step.
    pub(super) async fn ask_back(&mut self, guest: &Guest, asked: AskBack) -> Result<(), Failure> {
        let AskBack { to, version } = asked;
        let seat = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        let game = self.game.as_ref().ok_or(Problem::NotStarted)?;
        if self.table.status == Status::Over {
            return Err(Problem::AlreadyOver.into());
        }
        if !plays(&self.table, seat) {
            return Err(Problem::NotYourSeat.into());
        }
        if !may_ask(&self.table, Some(seat)) {
            return Err(Problem::BotsCannotAgree.into());
        }
        if version != game.version() {
            return Err(Problem::Stale { version: game.version() }.into());
        }
        if !game.rewinds(seat).contains(&to) {
            return Err(Problem::NothingToUndo.into());
        }
        match &self.back {
            Some(open) if open.seat == seat && open.to == to && open.refused.is_none() => return Ok(()),
            Some(open) if open.seat == seat && open.refused.is_some() => {
                return Err(Problem::BackRefused.into());
            }
            Some(open) if open.seat != seat && open.refused.is_none() => {
                return Err(Problem::BackAsked.into());
            }
            _ => {}
        }
        self.house.limits.undos.check(guest.id.clone())?;
        let question =
            Question { seat, to, version, agreed: Vec::new(), refused: None, asked: Instant::now() };
        self.back = Some(question);
        self.busy = Instant::now();
        self.tell_back().await
    }

    /// Somebody answers. Whoever asked may say no as well.
    pub(super) async fn answer_back(&mut self, guest: &Guest, answer: AnswerBack) -> Result<(), Failure> {
        let AnswerBack { seat, to, version, yes } = answer;
        let mine = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        let meant = |open: &&mut Question| {
            (open.seat, open.to, open.version, open.refused) == (seat, to, version, None)
        };
        let question = self.back.as_mut().filter(|open| meant(open)).ok_or(Problem::NotAsked)?;
        if mine == seat && !yes {
            self.back = None;
            self.tell_table();
            return Ok(());
        }
        if question.agreed.contains(&mine) && yes {
            return Ok(());
        }
        if mine == seat || !plays(&self.table, mine) {
            return Err(Problem::NotYourSeat.into());
        }
        question.agreed.retain(|agreed| *agreed != mine);
        if yes {
            question.agreed.push(mine);
            question.agreed.sort_unstable();
        } else {
            question.refused = Some(mine);
        }
        self.tell_back().await
    }

    /// Everybody is told how the question stands; if nobody is left to answer, it is done.
    async fn tell_back(&mut self) -> Result<(), Failure> {
        if !self.settle_back().await? {
            self.tell_table();
        }
        Ok(())
    }

    /// Drops a question whose asker does not play any more, and does what everybody agreed to; whether everybody was told of it.
    /// Somebody who was waited for may have handed over, and a bot agrees.
    pub(super) async fn settle_back(&mut self) -> Result<bool, Failure> {
        let Some(question) = &self.back else { return Ok(false) };
        if !may_ask(&self.table, Some(question.seat)) {
            self.back = None;
            self.tell_table();
            return Ok(true);
        }
        if question.refused.is_some() || !question.waiting(&self.table).is_empty() {
            return Ok(false);
        }
        let (seat, to) = (question.seat, question.to);
        // It is a step of its person, and not of a bot.
        let command = Some(random::hex::<16>()?);
        self.take_step(seat, By::Person, command, Move::Rewind(to as usize)).await?;
        Ok(true)
    }

    /// Until when bots leave the game as it is, because people talk about going back. Their step would end the question; and nobody who
    /// does not answer stops them for ever.
    pub(super) fn held_until(&self) -> Option<Instant> {
        let question = self.back.as_ref().filter(|question| question.refused.is_none())?;
        let until = question.asked + self.house.config.back_patience;
        (Instant::now() < until).then_some(until)
    }
}
