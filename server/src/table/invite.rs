//! Seats that are kept for somebody: they need no link, and nobody else may sit there without one.

use comptoir_kernel::Seat;

use super::{Failure, LiveTable};
use crate::protocol::{Owner, Problem, Status, Visibility};
use crate::storage::{Guest, StoredSeat};

impl LiveTable {
    /// Keeps an open seat for a friend of the host, or opens it to everybody again.
    pub(super) async fn invite(
        &mut self,
        guest: &Guest,
        seat: Seat,
        who: Option<&str>,
    ) -> Result<(), Failure> {
        let stored = self.seat(seat)?.clone();
        self.is_for_the_host(guest)?;
        if stored.owner() != Owner::Nobody {
            return Err(Problem::SeatTaken.into());
        }
        let invited = match who {
            None => None,
            Some(who) => {
                if !self.house.storage.are_friends(&guest.id, who).await? {
                    return Err(Problem::NotFriends.into());
                }
                let invited = self.house.storage.guest(who).await?.ok_or(Problem::UnknownPerson)?;
                let seats = (0..).map(Seat).zip(&self.table.seats);
                let mut elsewhere = seats.filter(|(other, _)| *other != seat);
                if self.table.seat_of(who).is_some() || elsewhere.any(|(_, other)| other.is_kept_for(who)) {
                    return Err(Problem::AlreadySeated.into());
                }
                Some(invited)
            }
        };
        self.change_seat(seat, StoredSeat { invited, ..stored }).await
    }

    /// Whoever was invited does not come.
    pub(super) async fn decline(&mut self, guest: &Guest) -> Result<(), Failure> {
        let kept = self.table.seats.iter().position(|seat| seat.is_kept_for(&guest.id));
        let seat = Seat(kept.ok_or(Problem::NotInvited)? as u8);
        let stored = self.seat(seat)?.clone();
        self.change_seat(seat, StoredSeat { invited: None, ..stored }).await
    }

    /// Whether somebody may sit down in an open seat: with its key, because it is kept for them, or because anybody may. Nobody sits
    /// down with somebody from whom a block keeps them apart, and nobody is told that this is why.
    pub(super) async fn may_sit(
        &self,
        guest: &Guest,
        stored: &StoredSeat,
        key: Option<&str>,
    ) -> Result<(), Problem> {
        let invited = stored.is_kept_for(&guest.id);
        let fits = key == Some(stored.key.as_str());
        if !invited && !fits {
            if self.table.visibility != Visibility::Public {
                return Err(Problem::WrongKey);
            }
            if stored.invited.is_some() {
                return Err(Problem::SeatKept);
            }
        }
        let apart = self.house.storage.apart_from(&guest.id).await?;
        if self.table.people().any(|other| apart.contains(other)) {
            return Err(Problem::SeatKept);
        }
        Ok(())
    }

    /// What only the host may do, before the game begins.
    pub(super) fn is_for_the_host(&self, guest: &Guest) -> Result<(), Problem> {
        if self.table.host != guest.id {
            return Err(Problem::NotHost);
        }
        if self.table.status != Status::Gathering {
            return Err(Problem::AlreadyStarted);
        }
        Ok(())
    }
}
