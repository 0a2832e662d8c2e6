//! The duel cards (V-9).

use comptoir_kernel::{Kind, Tell};

use crate::data::data;
use crate::pieces::Colour;
use crate::{Event, Phase, Refusal, Tabletop, Workshop};

impl Tabletop {
    /// Applies the leftmost card of the row: artisans first, then workshops, then the player's choice (V-9.2 to V-9.4).
    pub(crate) fn apply_duel_card(&mut self, tell: &mut impl Tell<Event>) {
        let card = self.duel_row.remove(0);
        let row = &data().duel_cards[card.index()];
        tell.all(|| Event::DuelCardApplied { card });
        for &colour in &row.artisans {
            if let Some(colour) = self.next_artisan(colour) {
                self.remove_artisan(colour, tell);
            }
        }
        for &colour in &row.workshops {
            if let Some(colour) = self.next_workshop(colour) {
                self.workshops[colour] = Workshop::Removed;
                tell.all(|| Event::WorkshopRemoved { colour });
            }
        }
        if row.choose && self.disc.present().next().is_some() {
            self.phase = Phase::RemoveArtisan;
        }
    }

    /// The first workshop clockwise that nobody has and whose artisans are not gone.
    fn next_workshop(&self, colour: Colour) -> Option<Colour> {
        colour.clockwise().find(|&next| self.workshops[next] == Workshop::Free && self.disc[next] > 0)
    }

    pub(crate) fn can_remove_artisan(&self, colour: Colour) -> Result<(), Refusal> {
        if self.disc[colour] == 0 { Err(Refusal::NothingToRemove { colour }) } else { Ok(()) }
    }

    pub(crate) fn remove_artisan(&mut self, colour: Colour, tell: &mut impl Tell<Event>) {
        self.disc[colour] -= 1;
        self.removed[colour] += 1;
        tell.all(|| Event::ArtisanRemoved { colour });
    }
}
