//! A turn: purchases, what is done with what was taken up, income, and the end of the round (N-5, N-9).

use comptoir_kernel::{Seat, Tell};

use crate::board::{Face, board};
use crate::cards::{Card, Figure, Item};
use crate::cells::Cells;
use crate::data::data;
use crate::figures::Trails;
use crate::{Action, Event, NewEngland, Phase, Refusal, Taken};

impl NewEngland {
    /// What each of the player's purchases costs.
    fn price(&self, seat: Seat) -> u8 {
        self.player(seat).marker.unwrap_or_default()
    }

    /// Whether the player may buy at all: a purchase is left, and money for it (N-5.2, N-5.3).
    pub(crate) fn can_pay(&self, seat: Seat) -> Result<(), Refusal> {
        let (price, money) = (self.price(seat), self.player(seat).money);
        if self.purchases >= data().offer.purchases {
            return Err(Refusal::NoPurchaseLeft { limit: data().offer.purchases });
        }
        if u16::from(price) > money {
            return Err(Refusal::TooExpensive { price, money });
        }
        Ok(())
    }

    /// Whether the item can be placed, played or stored at once (N-5.5).
    fn can_settle(&self, seat: Seat, item: Item) -> Result<(), Refusal> {
        match item {
            Item::Tile(land) if self.tile_cells(seat, land).is_empty() => {
                Err(Refusal::NoCellForTile { land })
            }
            Item::Card(card) if !self.player(seat).has_empty_barn() && !self.is_playable(seat, card) => {
                let player = self.player(seat);
                let (barns, stored) = (player.count(Figure::Barn), player.stored.total());
                Err(Refusal::NeitherPlayableNorStorable { card, barns, stored })
            }
            _ => Ok(()),
        }
    }

    /// Whether the card can be played now: its figure set up, or its shape found on the player's land.
    pub(crate) fn is_playable(&self, seat: Seat, card: Card) -> bool {
        match board().face(card) {
            Face::Figure(figure) => !self.figure_tiles(seat, *figure).is_empty(),
            Face::Land { land, forms } => self.player(seat).usable(*land, forms, self.used).next().is_some(),
        }
    }

    /// Each kind of item the player can buy, once.
    pub(crate) fn items_to_buy(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.can_pay(seat).is_err() {
            return;
        }
        let spaces = self.offer.spaces();
        for (at, space) in spaces.iter().enumerate() {
            if let Some(item) = *space
                && !spaces[..at].contains(space)
                && self.can_settle(seat, item).is_ok()
            {
                out.push(Action::Buy(item));
            }
        }
    }

    pub(crate) fn can_buy(&self, seat: Seat, item: Item) -> Result<(), Refusal> {
        if !self.offer.has(item) {
            return Err(Refusal::NotInOffer { item });
        }
        self.can_pay(seat)?;
        self.can_settle(seat, item)
    }

    pub(crate) fn buy(&mut self, seat: Seat, item: Item, tell: &mut impl Tell<Event>) {
        let price = self.price(seat);
        self.player_mut(seat).money -= u16::from(price);
        self.offer.take(item);
        self.purchases += 1;
        self.trails = Trails::default();
        self.phase = Phase::Place { seat, taken: Taken::Bought(item) };
        tell.all(|| Event::Bought { seat, item, price });
    }

    /// Every way to place what was taken up, or to store it.
    pub(crate) fn placements(&self, seat: Seat, taken: Taken, out: &mut Vec<Action>) {
        match taken {
            Taken::Bought(Item::Tile(land)) => {
                out.extend(self.tile_cells(seat, land).iter().map(|cell| Action::Place(Cells::only(cell))));
            }
            Taken::Bought(Item::Card(card)) | Taken::Stored(card) => match board().face(card) {
                Face::Figure(figure) => self.name_tiles(seat, self.figure_tiles(seat, *figure), out),
                Face::Land { land, forms } => {
                    out.extend(self.player(seat).usable(*land, forms, self.used).map(Action::Place));
                }
            },
            Taken::Figure(tile) => self.name_tiles(seat, self.destinations(seat, tile), out),
        }
        if self.can_store(seat, taken).is_ok() {
            out.push(Action::Store);
        }
    }

    fn name_tiles(&self, seat: Seat, tiles: Cells, out: &mut Vec<Action>) {
        out.extend(tiles.iter().map(|first| Action::Place(self.player(seat).tile(first))));
    }

    pub(crate) fn can_place(&self, seat: Seat, taken: Taken, cells: Cells) -> Result<(), Refusal> {
        match taken {
            Taken::Bought(Item::Tile(land)) => self.can_place_tile(seat, land, cells),
            Taken::Bought(Item::Card(card)) | Taken::Stored(card) => match board().face(card) {
                Face::Figure(figure) => self.can_stand(seat, *figure, cells),
                Face::Land { land, forms } => self.can_use(seat, card, *land, forms, cells),
            },
            Taken::Figure(tile) => self.can_move_to(seat, tile, cells),
        }
    }

    pub(crate) fn place(&mut self, seat: Seat, cells: Cells, tell: &mut impl Tell<Event>) {
        let Phase::Place { taken, .. } = self.phase else { return };
        match taken {
            Taken::Bought(Item::Tile(land)) => self.place_tile(seat, land, cells, tell),
            Taken::Bought(Item::Card(card)) | Taken::Stored(card) => {
                match board().face(card) {
                    Face::Figure(figure) => self.place_figure(seat, *figure, cells, tell),
                    Face::Land { .. } => self.use_land(seat, card, cells, tell),
                }
                self.player_mut(seat).played[card] += 1;
            }
            Taken::Figure(tile) => self.move_figure(seat, tile, cells, tell),
        }
        self.phase = Phase::Turn(seat);
    }

    /// The marker goes back, the income comes; the next highest marker is next (N-9.1).
    pub(crate) fn end_turn(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let income = self.income(seat);
        let player = self.player_mut(seat);
        player.money += income;
        player.marker = None;
        self.purchases = 0;
        self.extra_draws = 0;
        self.trails = Trails::default();
        tell.all(|| Event::TurnEnded { seat, income });
        self.next_turn(tell);
    }

    /// Unsold items leave the game; the right neighbour is start player now (N-9.3, N-9.4).
    pub(crate) fn end_round(&mut self, tell: &mut impl Tell<Event>) {
        self.clear_offer(tell);
        self.start_player = self.right_of(self.start_player);
        self.begin_round(tell);
    }
}
