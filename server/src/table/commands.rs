//! Commands from live streams: each is carried out once, whatever is repeated, late or reordered.

use comptoir_kernel::Seat;
use comptoir_kernel::playthrough::{By, Move};
use serde_json::Value;

use super::{Failure, LiveTable, StreamId};
use crate::clock;
use crate::protocol::{Problem, Status, ToPage};
use crate::storage::{StoredStep, Write};

/// The longest id a command may have.
pub(super) const COMMAND_ID: usize = 64;

/// A move that somebody asks for. It could be read; whether it may be made is not known yet.
pub(crate) struct Command {
    pub id: String,
    /// The version it answers to.
    pub version: u32,
    pub played: Move<Value>,
}

impl LiveTable {
    /// Carries a command out and answers it.
    pub(super) async fn command(&mut self, stream: StreamId, command: Command) -> Result<(), Failure> {
        let id = command.id.clone();
        if id.is_empty() || id.chars().count() > COMMAND_ID {
            self.refuse(stream, None, Problem::unreadable(&"an id has 1 to 64 characters"));
            return Ok(());
        }
        let done = self.carry_out(stream, command).await;
        let told = self.acting.take().is_none();
        match done {
            Ok(_) if told => {}
            Ok(version) => self.send(stream, &ToPage::Done { id, version }),
            Err(Failure::Refused(problem)) => {
                let stale = matches!(problem, Problem::Stale { .. });
                self.refuse(stream, Some(id), problem);
                if stale {
                    self.snapshot(stream);
                }
            }
            Err(Failure::Lost(problem)) => {
                self.refuse(stream, Some(id), problem.clone());
                return Err(Failure::Lost(problem));
            }
            Err(Failure::Gone) => {
                self.refuse(stream, Some(id), Problem::UnknownTable);
                return Err(Failure::Gone);
            }
        }
        self.wake_bot();
        Ok(())
    }

    /// Carries a command out, unless it was already; gives the version it led to. Nobody is acting any more if the stream was told with the
    /// step.
    async fn carry_out(&mut self, stream: StreamId, command: Command) -> Result<u32, Failure> {
        let Command { id, version, played } = command;
        self.acting = Some((stream, id.clone()));
        let seat = self.viewer(stream).seat().ok_or(Problem::NotSeated)?;
        let now = self.game.as_ref().ok_or(Problem::NotStarted)?.version();
        if let Some(done) = self.commands.get(&(seat, id.clone())) {
            return Ok(*done);
        }
        self.may_act_now(seat).await?;
        if self.table.seats[seat.index()].bot.is_some() {
            return Err(Problem::NotYourSeat.into());
        }
        if version != now {
            return Err(Problem::Stale { version: now }.into());
        }
        self.take_step(seat, By::Person, Some(id), played).await
    }

    /// Takes a step: checked by the rules, stored, then told. The one way a game moves on.
    pub(super) async fn take_step(
        &mut self,
        seat: Seat,
        by: By,
        command: Option<String>,
        played: Move<Value>,
    ) -> Result<u32, Failure> {
        let at = clock::now();
        let rewinds = matches!(played, Move::Rewind(_));
        let undo = rewinds || matches!(played, Move::Undo);
        let game = self.game.as_mut().ok_or(Problem::NotStarted)?;
        let step = game.play(seat, by, played, at)?;
        let (n, to_act, over) = (game.version(), game.to_act(), game.standings());
        let table = self.table.id.clone();
        let step = StoredStep { table, n, seat, command: command.clone(), step, at, to_act: to_act.clone() };
        let mut told = self.of_a_step(n, &to_act, over.is_some(), at);
        let time = self.time_of_step((seat, by, undo), &to_act, over.is_some());
        let time = time.map(|(time, of_time)| {
            told.extend(of_time);
            time
        });
        let write = Write::Step { step, over: over.clone(), time: time.clone().map(Box::new) };
        self.store(write.telling(told)).await?;

        self.commands.extend(command.map(|command| ((seat, command), n)));
        self.table.touched = at;
        self.table.to_act = to_act;
        self.tell_step();
        if let Some(time) = time {
            self.take_time(time);
        }
        // Whatever was asked was asked about the game as it stood.
        if self.back.take().is_some() {
            self.tell_table();
        }
        if over.is_some() {
            self.table.status = Status::Over;
            self.table.standings = over;
            self.tell_table();
        }
        // What orders were given for may have passed, or was taken back.
        if rewinds {
            self.forget_orders().await?;
        } else {
            self.review_orders().await?;
        }
        Ok(n)
    }

    pub(super) fn refuse(&mut self, stream: StreamId, id: Option<String>, problem: Problem) {
        self.house.metrics.refused.inc();
        self.send(stream, &ToPage::Refused { id, problem });
    }
}
