//! The offer: how many tiles and cards come up for sale (N-3).

use comptoir_kernel::{Chance, Seat, Tell};
use serde::{Deserialize, Serialize};

use crate::cards::{Item, Land};
use crate::data::data;
use crate::{Event, NewEngland, Phase};

/// Spaces an offer can have, those of extra items included.
pub(crate) const SPACES: usize = 16;

/// How many tiles a start player announces: always a number the offer has spaces for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Announcement(u8);

impl Announcement {
    /// Every number that can be announced.
    pub fn all() -> impl Iterator<Item = Announcement> {
        data().offer.tiles().map(Announcement)
    }

    /// Tiles in the offer.
    pub fn tiles(self) -> u8 {
        self.0
    }

    /// Cards in the offer.
    pub fn cards(self) -> u8 {
        data().offer.size() - self.0
    }
}

impl TryFrom<u8> for Announcement {
    type Error = String;
    fn try_from(tiles: u8) -> Result<Announcement, String> {
        let allowed = data().offer.tiles();
        if allowed.contains(&tiles) {
            return Ok(Announcement(tiles));
        }
        Err(format!("{} to {} tiles can be announced, not {tiles}", allowed.start(), allowed.end()))
    }
}

impl From<Announcement> for u8 {
    fn from(announcement: Announcement) -> u8 {
        announcement.0
    }
}

/// Where items are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The bag, for a land tile.
    Tile,
    /// The pile, for a development card.
    Card,
}

/// What is for sale: the spaces of the board from the first, then extra items. A bought item leaves its space empty.
/// Written as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Option<Item>>", into = "Vec<Option<Item>>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "(Item | null)[]"))]
pub struct Offer {
    len: u8,
    spaces: [Option<Item>; SPACES],
}

impl Offer {
    /// The spaces in their order.
    pub fn spaces(&self) -> &[Option<Item>] {
        &self.spaces[..usize::from(self.len)]
    }

    /// The items still for sale.
    pub fn items(&self) -> impl Iterator<Item = Item> {
        self.spaces().iter().flatten().copied()
    }

    /// Whether such an item is for sale.
    pub fn has(&self, item: Item) -> bool {
        self.spaces().contains(&Some(item))
    }

    /// Fills the next space; there is one for every item a round can bring.
    fn push(&mut self, space: Option<Item>) {
        if let Some(next) = self.spaces.get_mut(usize::from(self.len)) {
            *next = space;
            self.len += 1;
        }
    }

    /// Empties the first space with such an item.
    pub(crate) fn take(&mut self, item: Item) {
        if let Some(space) = self.spaces.iter_mut().find(|space| **space == Some(item)) {
            *space = None;
        }
    }

    fn clear(&mut self) {
        *self = Offer::default();
    }
}

impl FromIterator<Option<Item>> for Offer {
    fn from_iter<I: IntoIterator<Item = Option<Item>>>(spaces: I) -> Offer {
        let mut offer = Offer::default();
        spaces.into_iter().for_each(|space| offer.push(space));
        offer
    }
}

impl TryFrom<Vec<Option<Item>>> for Offer {
    type Error = &'static str;
    fn try_from(spaces: Vec<Option<Item>>) -> Result<Offer, Self::Error> {
        if spaces.len() > SPACES {
            return Err("more items than a round can bring");
        }
        Ok(spaces.into_iter().collect())
    }
}

impl From<Offer> for Vec<Option<Item>> {
    fn from(offer: Offer) -> Vec<Option<Item>> {
        offer.spaces().to_vec()
    }
}

impl NewEngland {
    /// How many items can still be drawn from there.
    pub(crate) fn left_in(&self, source: Source) -> u8 {
        match source {
            Source::Tile => self.bag.values().iter().sum(),
            Source::Card => self.pile.total(),
        }
    }

    /// Whether bag and pile can fill the offer so.
    pub(crate) fn can_fill(&self, announcement: Announcement) -> bool {
        self.left_in(Source::Tile) >= announcement.tiles()
            && self.left_in(Source::Card) >= announcement.cards()
    }

    /// The start player is asked, unless no answer could fill the offer (N-3.4).
    pub(crate) fn begin_round(&mut self, tell: &mut impl Tell<Event>) {
        self.round += 1;
        tell.all(|| Event::RoundBegan { round: self.round, start_player: self.start_player });
        if Announcement::all().any(|announcement| self.can_fill(announcement)) {
            self.phase = Phase::Offer(self.start_player);
        } else {
            self.end_game(tell);
        }
    }

    /// The tiles announced, then cards for the other spaces; if there are too few of either the game ends (N-3.2, N-3.3).
    pub(crate) fn announce(
        &mut self,
        seat: Seat,
        announcement: Announcement,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        tell.all(|| Event::Announced { seat, tiles: announcement });
        if !self.can_fill(announcement) {
            return self.end_game(tell);
        }
        for _ in 0..announcement.tiles() {
            self.draw(Source::Tile, chance);
        }
        for _ in 0..announcement.cards() {
            self.draw(Source::Card, chance);
        }
        tell.all(|| Event::OfferDrawn { offer: self.offer.items().collect() });
        self.phase = Phase::Bid(self.start_player);
    }

    /// One item from the bag or the pile, each tile or card as likely as the others, into the next space of the offer.
    pub(crate) fn draw(&mut self, source: Source, chance: &mut impl Chance) -> Option<Item> {
        let number = chance.below(u32::from(self.left_in(source))) as u8;
        let item = match source {
            Source::Tile => {
                let land = pick(number, Land::ALL.into_iter().map(|land| (land, self.bag[land])))?;
                self.bag[land] -= 1;
                Item::Tile(land)
            }
            Source::Card => {
                let card = pick(number, self.pile.iter())?;
                self.pile[card] -= 1;
                Item::Card(card)
            }
        };
        self.offer.push(Some(item));
        Some(item)
    }

    /// What nobody bought leaves the game (N-9.3).
    pub(crate) fn clear_offer(&mut self, tell: &mut impl Tell<Event>) {
        tell.all(|| Event::OfferCleared { unsold: self.offer.items().collect() });
        for item in self.offer.items() {
            match item {
                Item::Tile(land) => self.unsold_tiles[land] += 1,
                Item::Card(card) => self.unsold_cards[card] += 1,
            }
        }
        self.offer.clear();
    }
}

/// The kind of the item with this number, if all are counted through kind by kind.
fn pick<T>(mut number: u8, mut counts: impl Iterator<Item = (T, u8)>) -> Option<T> {
    counts.find_map(|(kind, count)| {
        let here = number < count;
        number = number.saturating_sub(count);
        here.then_some(kind)
    })
}
