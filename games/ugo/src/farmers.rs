//! Farmers: who gets how many, and where they stand (U-5).

use comptoir_kernel::{Seat, Tell};

use crate::cards::COLOURS;
use crate::data::data;
use crate::{Event, SEATS, Ugo};

/// How many farmers stand on each field, the printed ones included: they fill the open spaces from the left (U-5.4).
pub fn farmers_on_fields(farmers: u8) -> [u8; COLOURS] {
    let mut left = farmers;
    let mut standing = [0; COLOURS];
    for (here, field) in standing.iter_mut().zip(&data().fields) {
        let come = left.min(field.needed - field.preprinted);
        *here = field.preprinted + come;
        left -= come;
    }
    standing
}

impl Ugo {
    /// The farmer icons each card of the complete trick earns, in playing order: the winning card's own, and those of the 1s
    /// and 2s that lost (U-5.1 to U-5.3).
    pub(crate) fn icons(&self, winner: Seat) -> [u8; SEATS] {
        let winning = self.card_of(winner);
        let ranks = &data().ranks;
        let mut icons = [0; SEATS];
        for (earned, card) in icons.iter_mut().zip(self.trick.iter().flatten()) {
            let rank = &ranks[usize::from(card.value())];
            *earned = if *card == winning {
                rank.win
            } else if card.colour() == winning.colour() {
                rank.lose_same
            } else {
                rank.lose_diff
            };
        }
        icons
    }

    /// The winner is served first, then the others in playing order, while spaces and supply last (U-5.5, U-8.2).
    pub(crate) fn farmers_come(&mut self, winner: Seat, tell: &mut impl Tell<Event>) {
        let icons = self.icons(winner);
        let spaces = data().spaces();
        let first = self.place_of(winner);
        let losers = (0..usize::from(self.seats)).filter(|&place| place != first);
        for place in std::iter::once(first).chain(losers) {
            if icons[place] == 0 {
                continue;
            }
            let seat = self.player_of(place);
            let kingdom = &mut self.kingdoms[seat.index()];
            let farmers = icons[place].min(spaces - kingdom.farmers).min(self.supply);
            kingdom.farmers += farmers;
            self.supply -= farmers;
            tell.all(|| Event::FarmersCame {
                seat,
                card: self.card_of(seat),
                farmers,
                icons: icons[place],
                kingdom: self.kingdoms[seat.index()].sheet(),
            });
        }
    }
}
