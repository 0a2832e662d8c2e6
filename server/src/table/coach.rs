//! The coach: who may ask it. It thinks in the page of whoever asks, from what they see; the table only agrees to it, and keeps that it was asked.

use comptoir_kernel::Seat;

use super::{Failure, LiveTable};
use crate::protocol::{Owner, Problem, Status};
use crate::storage::{Guest, StoredSeat, StoredTable};

/// Whether whoever sits there may ask the coach: where nobody else plays but bots, or where all were told before they sat down; and never
/// where the game counts.
pub(super) fn may_ask(table: &StoredTable, seat: Option<Seat>) -> bool {
    let people = table.seats.iter().filter(|seat| seat.owner() == Owner::Person).count();
    let plays = |seat: Seat| table.seats.get(seat.index()).is_some_and(|seat| seat.bot.is_none());
    table.status == Status::Playing && !table.rated && (table.coach || people < 2) && seat.is_some_and(plays)
}

impl LiveTable {
    /// Somebody asks the coach: from now on the game says so.
    pub(super) async fn coach(&mut self, guest: &Guest) -> Result<(), Failure> {
        let seat = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        if self.table.status == Status::Over {
            return Err(Problem::AlreadyOver.into());
        }
        if self.game.is_none() {
            return Err(Problem::NotStarted.into());
        }
        if self.table.seats[seat.index()].bot.is_some() {
            return Err(Problem::NotYourSeat.into());
        }
        if !may_ask(&self.table, Some(seat)) {
            return Err(Problem::NoCoach.into());
        }
        let stored = self.seat(seat)?.clone();
        if stored.coached {
            return Ok(());
        }
        self.keep_seat(seat, StoredSeat { coached: true, ..stored }).await
    }
}
