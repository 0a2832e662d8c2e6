//! Bid markers: who acts when, and at what price (N-4).

use comptoir_kernel::{Seat, Tell};

use crate::data::data;
use crate::{Event, NewEngland, Phase, Refusal};

impl NewEngland {
    /// The markers nobody has taken.
    pub(crate) fn markers_left(&self) -> impl Iterator<Item = u8> {
        let taken = |marker| self.in_play().iter().any(|player| player.marker == Some(marker));
        data().bids.markers.iter().copied().filter(move |&marker| !taken(marker))
    }

    pub(crate) fn can_bid(&self, marker: u8) -> Result<(), Refusal> {
        if self.markers_left().any(|left| left == marker) {
            Ok(())
        } else {
            Err(Refusal::MarkerNotThere { marker })
        }
    }

    /// The left neighbour is next; when everybody has a marker, the turns begin.
    pub(crate) fn take_marker(&mut self, seat: Seat, marker: u8, tell: &mut impl Tell<Event>) {
        self.player_mut(seat).marker = Some(marker);
        tell.all(|| Event::MarkerTaken { seat, marker });
        let next = seat.next(self.seats);
        if next == self.start_player {
            self.next_turn(tell);
        } else {
            self.phase = Phase::Bid(next);
        }
    }

    /// The turn goes to whoever has the highest marker; when all are back, the round is over (N-4.2, N-9.3).
    pub(crate) fn next_turn(&mut self, tell: &mut impl Tell<Event>) {
        let highest = Seat::all(self.seats)
            .filter_map(|seat| self.player(seat).marker.map(|marker| (marker, seat)))
            .max();
        match highest {
            Some((marker, seat)) => {
                self.phase = Phase::Turn(seat);
                tell.all(|| Event::TurnBegan { seat, marker });
            }
            None => self.end_round(tell),
        }
    }
}
