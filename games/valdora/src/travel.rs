//! Moving, and whom one meets (V-3).

use comptoir_kernel::{Seat, Tell};

use crate::board::{Place, SpaceSet, board};
use crate::data::data;
use crate::pieces::{Space, Special};
use crate::{Action, Event, Expense, Phase, Refusal, Tabletop};

impl Tabletop {
    pub(crate) fn list_moves(&self, out: &mut Vec<Action>) {
        let me = self.me();
        let mut reach = board().near(me.position);
        if me.provisions {
            reach |= board().far(me.position);
        }
        out.extend((reach - self.too_dear()).iter().map(Action::Move));
    }

    pub(crate) fn can_move(&self, to: Space) -> Result<(), Refusal> {
        let me = self.me();
        if to == me.position {
            return Err(Refusal::SameSpace { space: to });
        }
        if !board().near(me.position).contains(to) {
            if !board().far(me.position).contains(to) {
                return Err(Refusal::OutOfReach { space: to });
            }
            if !me.provisions {
                return Err(Refusal::NeedsProvisions { space: to });
            }
        }
        self.can_pay(Expense::Encounter, self.toll(to))
    }

    /// Whether the active player gets there only by crossing a city (V-3.4).
    pub(crate) fn needs_provisions(&self, to: Space) -> bool {
        !board().near(self.me().position).contains(to)
    }

    /// The other pawns on a space.
    fn others_at(&self, space: Space) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats())
            .filter(move |&seat| seat != self.active && self.player(seat).position == space)
    }

    /// Silver to pay for the encounters on a space (V-3.6, V-3.9, V-11.1).
    pub(crate) fn toll(&self, space: Space) -> u8 {
        if board().place(space) == Place::Mine || self.usable(Special::SafeConduct) > 0 {
            return 0;
        }
        data().constants.encounter_cost_silver * self.others_at(space).count() as u8
    }

    /// The spaces where the active player could not pay everybody they meet (V-3.7).
    fn too_dear(&self) -> SpaceSet {
        let silver = self.me().silver;
        if silver >= data().constants.encounter_cost_silver * (self.seats() - 1) {
            return SpaceSet::EMPTY;
        }
        let others = Seat::all(self.seats()).filter(|&seat| seat != self.active);
        others.map(|seat| self.player(seat).position).filter(|&space| self.toll(space) > silver).collect()
    }

    /// Moves the pawn; provisions are spent only on a way that needs them (V-3.4). Then everybody met is paid.
    pub(crate) fn travel(&mut self, to: Space, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        let me = self.me_mut();
        let from = std::mem::replace(&mut me.position, to);
        let provisions = !board().near(from).contains(to);
        let way = board().way(from, to);
        if provisions {
            me.provisions = false;
        }
        self.turn.moved = true;
        self.phase = Phase::Act;
        tell.all(|| Event::Moved { seat, from, to, provisions, way });
        if board().place(to) == Place::Mine {
            return;
        }
        let cost = data().constants.encounter_cost_silver;
        let paid = if self.usable(Special::SafeConduct) > 0 { 0 } else { cost };
        for other in Seat::all(self.seats()).filter(|&other| other != seat) {
            if self.player(other).position == to {
                self.pay(paid);
                let received = self.receive(other, cost);
                tell.all(|| Event::Met { seat, other, paid, received });
            }
        }
    }
}
