//! The end of a turn, and of the game (V-8).

use comptoir_kernel::{Chance, Seat, Standings, Tell};

use crate::data::data;
use crate::pieces::Special;
use crate::{Event, Phase, ROUND_LIMIT, SEATS, Tabletop, Turn, Valdora};

impl Valdora {
    /// Special cards pay, then a duel card may take something away; it may want a choice first (V-11.11, V-11.13, V-9.2).
    pub(crate) fn end_turn(&mut self, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let table = &mut self.tabletop;
        table.take_loading_bonus(tell);
        table.take_last_penny(tell);
        if table.duel && table.turn.delivered > 0 {
            table.apply_duel_card(tell);
        }
        if table.phase != Phase::RemoveArtisan {
            self.finish_turn(chance, tell);
        }
    }

    /// The next player's turn, unless this was the last (V-8.1, V-8.2, V-8.6).
    pub(crate) fn finish_turn(&mut self, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let table = &mut self.tabletop;
        if table.duel && table.duel_row.is_empty() {
            table.lay_duel_row(chance, tell);
        }
        let last_player = table.last_player();
        if !table.ending && table.colours_to_end() == 0 {
            table.ending = true;
            tell.all(|| Event::EndTriggered { last_player });
        }
        let last_round = table.ending || table.round >= ROUND_LIMIT;
        if last_round && table.active == last_player {
            table.phase = Phase::Over;
            tell.all(|| Event::GameOver { sheets: self.sheets().collect() });
            return;
        }
        table.active = table.active.next(table.seats());
        table.round += u8::from(table.active == table.first_player);
        table.turn = Turn::default();
        table.phase = Phase::Move;
        let (seat, round) = (table.active, table.round);
        tell.all(|| Event::TurnBegan { seat, round });
    }

    /// Most points; among equals most silver (V-8.5).
    pub(crate) fn standings(&self) -> Standings {
        let mut keys = [(0, 0); SEATS];
        for (seat, sheet) in Seat::all(self.tabletop.seats()).zip(self.sheets()) {
            keys[seat.index()] = (i32::from(sheet.points), self.tabletop.player(seat).silver);
        }
        Standings::by_key(&keys[..usize::from(self.tabletop.seats())], |key| key.0)
    }
}

impl Tabletop {
    /// Card 13: whoever ends a turn without silver gets a coin.
    fn take_last_penny(&mut self, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        if self.me().silver > 0 || self.usable(Special::LastPenny) == 0 {
            return;
        }
        let silver = self.receive(seat, data().special(Special::LastPenny).silver);
        tell.all(|| Event::SilverReceived { seat, card: Special::LastPenny, silver });
    }
}
