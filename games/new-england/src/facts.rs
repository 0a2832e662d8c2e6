//! What is shown to players besides what they may do: where the items could go, and what their purse allows.

use comptoir_kernel::{Facts, Seat};
use serde::Serialize;

use crate::cards::{Figure, Item};
use crate::cells::Cells;
use crate::data::data;
use crate::offer::{Announcement, Source};
use crate::{Action, NewEngland, Phase, Taken};

/// What the rules know for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    /// Each kind of item in the offer and in the player's barns.
    pub places: Vec<Places>,
    /// The player's next purchases at the price of their marker, or of each marker they could take.
    pub purses: Vec<Purse>,
    /// Everybody in the order of the places they would have if the game ended now.
    pub ranking: Vec<Seat>,
}

/// Where an item could go if the player had it in hand now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places {
    /// The item.
    pub item: Item,
    /// The cells it would cover or use, place by place.
    pub cells: Vec<Cells>,
    /// Whether a barn would take it.
    pub storable: bool,
}

/// What a player could buy at a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Purse {
    /// What a purchase costs.
    pub price: u8,
    /// Purchases left in their turn of this round.
    pub purchases: u8,
    /// How many of them the money is enough for.
    pub affordable: u8,
    /// The money after all of these and the income.
    pub after: u16,
}

impl Facts for NewEngland {
    type Facts = Known;
    type Kind = ();

    fn facts(&self, seat: Seat) -> Known {
        let stored = self.player(seat).stored.iter().filter(|&(_, copies)| copies > 0);
        let stored = stored.map(|(card, _)| Item::Card(card));
        let mut items: Vec<Item> = Vec::new();
        for item in self.offer.items().chain(stored) {
            if !items.contains(&item) {
                items.push(item);
            }
        }
        let mut lines: Vec<_> = self.standings().lines().collect();
        lines.sort_by_key(|line| line.rank);
        Known {
            places: items.into_iter().map(|item| self.places(seat, item)).collect(),
            purses: self.prices(seat).into_iter().map(|price| self.purse(seat, price)).collect(),
            ranking: lines.into_iter().map(|line| line.seat).collect(),
        }
    }
}

impl NewEngland {
    fn places(&self, seat: Seat, item: Item) -> Places {
        let mut places = Vec::new();
        self.placements(seat, Taken::Bought(item), &mut places);
        let cells = places.iter().filter_map(|action| match action {
            Action::Place(cells) => Some(*cells),
            _ => None,
        });
        Places { item, cells: cells.collect(), storable: places.contains(&Action::Store) }
    }

    /// The price of the player's marker, or all they may choose among while markers are taken.
    fn prices(&self, seat: Seat) -> Vec<u8> {
        match (self.player(seat).marker, self.phase) {
            (Some(marker), _) => vec![marker],
            (None, Phase::Bid(_)) => self.markers_left().collect(),
            (None, _) => Vec::new(),
        }
    }

    fn purse(&self, seat: Seat, price: u8) -> Purse {
        let active =
            matches!(self.phase, Phase::Turn(acting) | Phase::Place { seat: acting, .. } if acting == seat);
        let made = if active { self.purchases } else { 0 };
        let purchases = data().offer.purchases.saturating_sub(made);
        let money = self.player(seat).money;
        let affordable =
            (0..=purchases).rev().find(|&n| u16::from(n) * u16::from(price) <= money).unwrap_or(0);
        let after = money - u16::from(affordable) * u16::from(price) + self.income(seat);
        Purse { price, purchases, affordable, after }
    }

    /// What the end of a turn brings the player (N-9.1).
    pub(crate) fn income(&self, seat: Seat) -> u16 {
        let money = &data().money;
        money.income + money.income_per_pilgrim * u16::from(self.player(seat).count(Figure::Pilgrim))
    }

    /// The numbers that fill an offer.
    pub(crate) fn fillable(&self) -> Vec<Announcement> {
        Announcement::all().filter(|&announcement| self.can_fill(announcement)).collect()
    }

    /// How many offers can follow at most, if the numbers announced suit.
    pub(crate) fn offers_left(&self) -> u8 {
        let (tiles, cards) = (self.left_in(Source::Tile), self.left_in(Source::Card));
        let offer = &data().offer;
        (tiles / offer.tile_only).min(cards / offer.card_only).min((tiles + cards) / offer.size())
    }
}
