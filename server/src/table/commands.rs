//! Commands from live streams: each is carried out once, whatever is repeated, late or reordered.

use comptoir_kernel::Seat;
use serde_json::Value;

use super::{Failure, LiveTable, StreamId};
use crate::adapter::By;
use crate::clock;
use crate::protocol::{Problem, Status, ToPage, ToServer};
use crate::storage::{StoredStep, Write};

/// The longest id a command may have.
const COMMAND_ID: usize = 64;

/// What a command, or a bot, wants done.
pub(super) enum Wish {
    Act(Value),
    Undo,
}

impl LiveTable {
    pub(super) async fn said(
        &mut self,
        stream: StreamId,
        said: Result<ToServer, (Option<String>, Problem)>,
    ) -> Result<(), Failure> {
        let (id, version, wish) = match said {
            Ok(ToServer::Act { id, version, action }) => (id, version, Wish::Act(action)),
            Ok(ToServer::Undo { id, version }) => (id, version, Wish::Undo),
            Ok(ToServer::Resync) => {
                self.snapshot(stream);
                return Ok(());
            }
            Err((id, problem)) => {
                self.refuse(stream, id, problem);
                return Ok(());
            }
        };
        if id.is_empty() || id.chars().count() > COMMAND_ID {
            self.refuse(stream, None, Problem::unreadable(&"an id has 1 to 64 characters"));
            return Ok(());
        }
        match self.command(stream, &id, version, wish).await {
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

    /// Carries a command out, unless it was already; gives the version it led to.
    async fn command(
        &mut self,
        stream: StreamId,
        id: &str,
        version: u32,
        wish: Wish,
    ) -> Result<u32, Failure> {
        let seat = self.viewer(stream).seat().ok_or(Problem::NotSeated)?;
        let now = self.game.as_ref().ok_or(Problem::NotStarted)?.version();
        if let Some(done) = self.commands.get(&(seat, id.to_owned())) {
            return Ok(*done);
        }
        if self.table.seats[seat.index()].bot.is_some() {
            return Err(Problem::NotYourSeat.into());
        }
        if version != now {
            return Err(Problem::Stale { version: now }.into());
        }
        self.take_step(seat, Some(id.to_owned()), wish).await
    }

    /// Takes a step: checked by the rules, stored, then told. The one way a game moves on.
    pub(super) async fn take_step(
        &mut self,
        seat: Seat,
        command: Option<String>,
        wish: Wish,
    ) -> Result<u32, Failure> {
        let at = clock::now();
        let game = self.game.as_mut().ok_or(Problem::NotStarted)?;
        let step = match wish {
            Wish::Act(action) => game.act(seat, By::command(command.as_deref()), action, at)?,
            Wish::Undo => game.undo(seat, at)?,
        };
        let (n, to_act, over) = (game.version(), game.to_act(), game.standings());
        let table = self.table.id.clone();
        let step = StoredStep { table, n, seat, command: command.clone(), step, at, to_act: to_act.clone() };
        self.store(Write::Step { step, over: over.clone() }).await?;

        self.commands.extend(command.map(|command| ((seat, command), n)));
        self.table.touched = at;
        self.table.to_act = to_act;
        self.tell_step();
        if over.is_some() {
            self.table.status = Status::Over;
            self.table.standings = over;
            self.tell_table();
        }
        Ok(n)
    }

    fn refuse(&mut self, stream: StreamId, id: Option<String>, problem: Problem) {
        self.house.metrics.refused.inc();
        self.send(stream, &ToPage::Refused { id, problem });
    }
}
