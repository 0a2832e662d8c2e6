//! The conservation laws of the box.

use comptoir_kernel::{Kind, Seat};

use crate::board::{Face, board};
use crate::cards::{Card, Figure, Item, Land};
use crate::cells::{Cells, first_only};
use crate::data::data;
use crate::player::Player;
use crate::{NewEngland, Phase, Taken};

impl NewEngland {
    /// How many such items lie in the offer or in the hands of whoever places one.
    fn on_the_way(&self, item: Item) -> u8 {
        let in_hand = match self.phase {
            Phase::Place { taken: Taken::Bought(item), .. } => Some(item),
            Phase::Place { taken: Taken::Stored(card), .. } => Some(Item::Card(card)),
            _ => None,
        };
        self.offer.items().chain(in_hand).filter(|&other| other == item).count() as u8
    }

    /// Tiles in the bag, on the way, or on the board.
    pub(crate) fn tiles_in_play(&self, land: Land) -> u8 {
        let placed = |player: &Player| (player.lands[land] - player.start_tiles[land]).len();
        let placed: u8 = self.in_play().iter().map(placed).sum();
        self.bag[land] + self.on_the_way(Item::Tile(land)) + placed
    }

    /// Cards in the pile, on the way, before a player, or in a barn.
    pub(crate) fn cards_in_play(&self, card: Card) -> u8 {
        let with = |player: &Player| player.played[card] + player.stored[card];
        let with_players: u8 = self.in_play().iter().map(with).sum();
        self.pile[card] + self.on_the_way(Item::Card(card)) + with_players
    }

    /// What is not in play has left the game unsold.
    pub(crate) fn every_item_is_somewhere_once(&self) -> Result<(), String> {
        for land in Land::ALL {
            let found = self.tiles_in_play(land) + self.unsold_tiles[land];
            if found != data().lands[land as usize].tiles {
                return Err(format!("there are {found} {land:?} tiles"));
            }
        }
        for card in Card::all() {
            let found = self.cards_in_play(card) + self.unsold_cards[card];
            if found != data().cards[card.index()].copies {
                return Err(format!("there are {found} cards {card}"));
            }
        }
        Ok(())
    }

    /// Each figure came with a card and stands alone on an unused tile of its owner; barns hold at most one card each.
    pub(crate) fn every_figure_has_its_card_and_its_tile(&self) -> Result<(), String> {
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            for figure in Figure::ALL {
                let cards: u8 = player
                    .played
                    .iter()
                    .filter(
                        |(card, _)| matches!(board().face(*card), Face::Figure(shown) if *shown == figure),
                    )
                    .map(|(_, count)| count)
                    .sum();
                if cards != player.count(figure) {
                    return Err(format!(
                        "{seat:?} has {cards} cards and {} of {figure:?}",
                        player.count(figure)
                    ));
                }
                if data().figures[figure as usize].needs_sea
                    && player.figures[figure].iter().any(|at| !player.tile(at).meets(board().sea))
                {
                    return Err(format!("{seat:?} has a {figure:?} away from the sea"));
                }
            }
            let figures = player.figures.values();
            let standing = figures.into_iter().fold(Cells::EMPTY, |all, some| all | some);
            if standing.len() != figures.iter().map(|some| some.len()).sum::<u8>()
                || player.tiles(standing) != standing
            {
                return Err(format!("{seat:?} has two figures on one tile"));
            }
            if !(player.land() - self.used).covers(player.occupied()) {
                return Err(format!("{seat:?} has a figure on a used tile or on somebody else's"));
            }
            if player.stored.total() > player.count(Figure::Barn) {
                return Err(format!("{seat:?} has stored {} cards", player.stored.total()));
            }
        }
        Ok(())
    }

    /// No cell has two tiles, each player's land of a kind hangs together and lies apart from everybody else's of that
    /// kind, and a start tile is used whole or not at all.
    pub(crate) fn every_area_is_one(&self) -> Result<(), String> {
        let mut covered = Cells::EMPTY;
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            for land in Land::ALL {
                let (area, start_tile) = (player.lands[land], player.start_tiles[land]);
                if !board().land.covers(area) || covered.meets(area) || !area.covers(start_tile) {
                    return Err(format!("{seat:?} has {land:?} where it cannot be: {area:?}"));
                }
                covered |= area;
                let mut reached = first_only(area);
                while reached != (reached | board().beside(reached)) & area {
                    reached = (reached | board().beside(reached)) & area;
                }
                if reached != area {
                    return Err(format!("the {land:?} of {seat:?} falls apart: {area:?}"));
                }
                let rival = Seat::all(self.seats).find(|&rival| {
                    rival != seat && self.player(rival).lands[land].meets(board().beside(area))
                });
                if let Some(rival) = rival {
                    return Err(format!("{seat:?} and {rival:?} meet in {land:?}"));
                }
                if self.used.meets(start_tile) && !self.used.covers(start_tile) {
                    return Err(format!("{seat:?} has used half a start tile: {start_tile:?}"));
                }
            }
        }
        if covered.covers(self.used) {
            Ok(())
        } else {
            Err(format!("used without a tile: {:?}", self.used - covered))
        }
    }
}
