//! What a viewer knows (N-1.6).
//!
//! Everything lies open on the table. Hidden is only the order in which the bag and the pile will give what they hold, and
//! that has no place in the state either: each item is drawn when it is drawn. So all viewers see the same, and there is
//! just one table to imagine.

use comptoir_kernel::{Edition, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{ByLand, Cards, of_the_box};
use crate::cells::Cells;
use crate::data::data;
use crate::figures::Trails;
use crate::offer::{Announcement, Offer};
use crate::player::Player;
use crate::scoring::Score;
use crate::{NewEngland, Options, Phase, SEATS};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The edition of the rules it is played under.
    pub edition: Edition,
    /// What was chosen when the table was set up.
    pub options: Options,
    /// From 1; 0 in the preliminary rounds.
    pub round: u8,
    /// Who opens the round.
    pub start_player: Seat,
    /// What the table waits for.
    pub phase: Phase,
    /// Everybody's side of the table, by seat.
    pub players: Vec<Player>,
    /// What everybody's things would count now, by seat.
    pub scores: Vec<Score>,
    /// What the end of their turn brings everybody, by seat.
    pub incomes: Vec<u16>,
    /// The cells whose tiles are turned to their used side.
    pub used: Cells,
    /// Land tiles in the bag.
    pub bag: ByLand<u8>,
    /// Cards in the pile.
    #[cfg_attr(feature = "ts", ts(type = "Record<Card, number>"))]
    pub pile: Cards,
    /// The offer's spaces in their order, then extra items; `null` where something was bought.
    pub offer: Offer,
    /// The numbers that can be announced with enough tiles and cards for them.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub fillable: Vec<Announcement>,
    /// How many offers can follow at most.
    pub offers_left: u8,
    /// Purchases made in this turn.
    pub purchases: u8,
    /// Those still to come in it.
    pub purchases_left: u8,
    /// Whether the player whose turn it is could pay for one.
    pub can_pay: bool,
    /// Extra items drawn in this turn.
    pub extra_draws: u8,
    /// The figures moved since the last other step of this turn.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::figures::Trail>"))]
    pub trails: Trails,
}

impl View {
    pub(crate) fn of(game: &NewEngland) -> View {
        View {
            edition: game.edition,
            options: game.options,
            round: game.round,
            start_player: game.start_player,
            phase: game.phase,
            players: game.in_play().to_vec(),
            scores: Seat::all(game.seats).map(|seat| game.score(seat)).collect(),
            incomes: Seat::all(game.seats).map(|seat| game.income(seat)).collect(),
            used: game.used,
            bag: game.bag,
            pile: game.pile,
            offer: game.offer,
            fillable: game.fillable(),
            offers_left: game.offers_left(),
            purchases: game.purchases,
            purchases_left: data().offer.purchases.saturating_sub(game.purchases),
            can_pay: game.phase.seat().is_some_and(|seat| game.can_pay(seat).is_ok()),
            extra_draws: game.extra_draws,
            trails: game.trails,
        }
    }

    /// The table that looks like this. What is nowhere else left the game unsold.
    pub fn table(&self) -> NewEngland {
        let mut families = data()
            .families
            .iter()
            .map(|family| family.id)
            .filter(|&family| self.players.iter().all(|player| player.family != family));
        let players = std::array::from_fn(|seat| match self.players.get(seat) {
            Some(player) => *player,
            None => Player::new(families.next().unwrap_or(data().families[0].id), data().money.start),
        });
        let mut game = NewEngland {
            edition: self.edition,
            options: self.options,
            seats: self.players.len().min(SEATS) as u8,
            round: self.round,
            start_player: self.start_player,
            phase: self.phase,
            players,
            used: self.used,
            bag: self.bag,
            pile: self.pile,
            offer: self.offer,
            purchases: self.purchases,
            extra_draws: self.extra_draws,
            trails: self.trails,
            unsold_tiles: ByLand::default(),
            unsold_cards: Cards::default(),
        };
        game.unsold_tiles =
            ByLand::new(|land| data().lands[land as usize].tiles.saturating_sub(game.tiles_in_play(land)));
        for (card, copies) in of_the_box().iter() {
            game.unsold_cards[card] = copies.saturating_sub(game.cards_in_play(card));
        }
        game
    }
}
