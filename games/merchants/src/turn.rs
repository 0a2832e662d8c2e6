//! How a turn begins, goes on and ends (M-3).

use comptoir_kernel::{Seat, Tell};

use crate::data::data;
use crate::{Event, Merchants, Phase, Refusal, Turn, Waiting};

impl Merchants {
    /// After a step with consequences: what is still owed to the active player, else back to where the turn stands.
    pub(crate) fn resume(&mut self) {
        if let Some(arrow) = self.arrow.take()
            && self.routes_in_supply(self.active) > 0
            && !self.free_paths(arrow).is_empty()
        {
            self.phase = Phase::FreeRoute(arrow);
            return;
        }
        if self.safe_conduct > 0 && self.can_extend(self.active) {
            self.phase = Phase::SafeConduct;
            return;
        }
        self.safe_conduct = 0;
        if let Some(Waiting { caravan, steps }) = self.waiting.take() {
            return self.go_on(self.active, caravan, steps, false);
        }
        self.phase = if self.this_turn.rolled { Phase::Act } else { Phase::Roll };
    }

    /// Whether the active player may do without the rest of what is under way.
    pub(crate) fn can_be_done(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::SafeConduct if self.safe_conduct == data().effects.safe_conduct_routes => {
                Err(Refusal::NothingDone)
            }
            Phase::Caravan { caravan, .. } => self.can_halt(seat, caravan),
            Phase::Token(city) => self.can_decline_token(city),
            _ => Ok(()),
        }
    }

    pub(crate) fn done(&mut self) {
        if self.phase == Phase::SafeConduct {
            self.safe_conduct = 0;
        }
        self.resume();
    }

    /// The next player's turn begins, unless the last round is over (M-3.4, M-11.3).
    pub(crate) fn end_turn(&mut self, tell: &mut impl Tell<Event>) {
        if self.turn >= data().limits.rounds * u16::from(self.seats) {
            return self.end(None, tell);
        }
        self.active = self.active.next(self.seats);
        self.begin_turn(tell);
    }

    pub(crate) fn begin_turn(&mut self, tell: &mut impl Tell<Event>) {
        self.turn += 1;
        self.this_turn = Turn::default();
        self.phase = Phase::Roll;
        tell.all(|| Event::TurnBegan { seat: self.active, turn: self.turn });
    }
}
