//! Rated tables: who may sit there, and for whom a game does not count.

use comptoir_bots::Level;
use comptoir_kernel::Seat;

use super::{Failure, LiveTable};
use crate::house::House;
use crate::protocol::{Owner, Problem, Status};
use crate::ratings::ladder;
use crate::storage::{Guest, StoredSeat, StoredTable};

/// Whether a table can be rated as it is set up: with members, and with bots whose strength is known.
pub(super) async fn may_be_rated(house: &House, table: &StoredTable) -> Result<(), Problem> {
    for seat in &table.seats {
        match (&seat.guest, seat.bot) {
            (Some(guest), _) => may_play_rated(house, guest).await?,
            (None, Some(level)) => bot_may_play_rated(&table.game, level)?,
            (None, None) => {}
        }
    }
    if table.seats.iter().all(|seat| seat.owner() == Owner::Bot) {
        return Err(Problem::BadSeats);
    }
    Ok(())
}

async fn may_play_rated(house: &House, guest: &Guest) -> Result<(), Problem> {
    let member = house.storage.ways_back(&guest.id).await?.handle.is_some();
    if member { Ok(()) } else { Err(Problem::MembersOnly) }
}

fn bot_may_play_rated(game: &str, level: Level) -> Result<(), Problem> {
    ladder::anchor(game, level).map(|_| ()).ok_or(Problem::BotsUnrated)
}

/// Whether somebody can have a say in whether a game counts for a seat: they play themselves, at a rated table, and a bot plays on there for
/// somebody else.
pub(super) fn may_excuse(table: &StoredTable, seat: Seat, asker: Option<Seat>) -> bool {
    let handed_over =
        |seat: &StoredSeat| seat.owner() == Owner::Person && (seat.bot.is_some() || !seat.excused.is_empty());
    table.rated
        && table.status == Status::Playing
        && asker.is_some_and(|asker| asker != seat)
        && table.seats.get(seat.index()).is_some_and(handed_over)
}

impl LiveTable {
    /// Whether somebody may take a seat, as far as ratings are concerned.
    pub(super) async fn may_sit_rated(&self, guest: &Guest, program: bool) -> Result<(), Problem> {
        if !self.table.rated {
            return Ok(());
        }
        if program {
            return Err(Problem::MembersOnly);
        }
        may_play_rated(&self.house, guest).await
    }

    /// The same for a bot.
    pub(super) fn bot_may_sit_rated(&self, bot: Option<Level>) -> Result<(), Problem> {
        match bot {
            Some(level) if self.table.rated => bot_may_play_rated(&self.table.game, level),
            _ => Ok(()),
        }
    }

    /// Somebody agrees that the game does not count for a seat where a bot plays on, or does not agree any more.
    pub(super) async fn excuse(&mut self, guest: &Guest, seat: Seat, yes: bool) -> Result<(), Failure> {
        let stored = self.seat(seat)?.clone();
        let mine = self.table.seat_of(&guest.id).ok_or(Problem::NotSeated)?;
        if !self.table.rated {
            return Err(Problem::NotRated.into());
        }
        if self.table.status == Status::Over {
            return Err(Problem::AlreadyOver.into());
        }
        if !may_excuse(&self.table, seat, Some(mine)) {
            return Err(Problem::NotYourSeat.into());
        }
        let mut excused = stored.excused.clone();
        excused.retain(|agreed| *agreed != mine);
        if yes {
            excused.push(mine);
            excused.sort_unstable();
        }
        if excused == stored.excused {
            return Ok(());
        }
        self.keep_seat(seat, StoredSeat { excused, ..stored }).await
    }
}
