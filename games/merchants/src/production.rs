//! The roll and what the terrains produce (M-4).

use comptoir_kernel::{Chance, Counts, Kind, Seat, Tell};

use crate::data::data;
use crate::places::HexSet;
use crate::wares::Resources;
use crate::{Event, Merchants, Phase, SEATS};

impl Merchants {
    pub(crate) fn roll(&mut self, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let dice = [1 + chance.below(6) as u8, 1 + chance.below(6) as u8];
        self.this_turn.rolled = true;
        tell.all(|| Event::Rolled { seat: self.active, dice });
        match dice[0] + dice[1] {
            7 => self.robber_strikes(),
            number => {
                self.produce(number, tell);
                self.phase = Phase::Act;
            }
        }
    }

    /// The hexes with this number, printed or on a token.
    pub(crate) fn hexes_with(&self, number: u8) -> HexSet {
        let mut hexes = self.board().numbered[usize::from(number)];
        for (places, values) in self.tokens.iter().zip(&data().token_values) {
            for (place, &value) in places.iter().zip(values) {
                if let Some(hex) = *place
                    && value == number
                {
                    hexes.insert(hex);
                }
            }
        }
        hexes
    }

    /// A card for every post on a hex with the number, unless the robber is there; of a resource the bank cannot give to all
    /// nobody gets any. Whoever has no post at such a hex gets gold (M-4.2 to M-4.5).
    fn produce(&mut self, number: u8, tell: &mut impl Tell<Event>) {
        let board = self.board();
        let mut owed = [Resources::NONE; SEATS];
        let mut touched = [false; SEATS];
        for hex in self.hexes_with(number).iter() {
            for seat in 0..usize::from(self.seats) {
                let posts = (self.posts[seat] & board.around[hex.index()]).len();
                if posts > 0 {
                    touched[seat] = true;
                    if hex != self.robber {
                        owed[seat] += Counts::of(board.resource[hex.index()], posts);
                    }
                }
            }
        }
        let short = owed.iter().copied().sum::<Resources>().beyond(self.bank);
        let mut gold = [0; SEATS];
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            owed[at] = owed[at].without_kinds(short);
            self.take(seat, owed[at]);
            if !touched[at] {
                gold[at] = data().limits.compensation_gold;
                self.receive_gold(seat, gold[at]);
            }
        }
        tell.all(|| {
            let seats = usize::from(self.seats);
            let (resources, gold) = (owed[..seats].to_vec(), gold[..seats].to_vec());
            Event::Produced { resources, gold, short: short.kinds().collect() }
        });
    }
}
