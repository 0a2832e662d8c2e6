//! New England, by Alan R. Moon and Aaron Weissblum: a game of land, bids and first settlers for three or four players.
//!
//! The whole game on one page: its state, what a player may do, and how the rules hang together; [`event`] lists what is told. Each
//! chapter of the rulebook has its file: [`setup`], [`offer`], [`bid`], [`turn`], [`tile`], [`develop`], [`figures`],
//! [`scoring`].

pub mod bid;
pub mod board;
pub mod cards;
pub mod cells;
pub mod data;
pub mod develop;
pub mod event;
pub mod facts;
pub mod figures;
pub mod heuristic;
pub mod never;
pub mod offer;
pub mod player;
pub mod refusal;
pub mod remark;
pub mod scoring;
pub mod setup;
pub mod tile;
pub mod turn;
pub mod view;

mod audit;
mod orders;

use comptoir_kernel::{
    Chance, Edition, First, Game, Kind, Seat, Tell, ToAct, Viewer, action, choice, game, options,
};
use serde::{Deserialize, Serialize};

use cards::{ByLand, Card, Cards, Family, Item, Land, points};
use cells::Cells;
pub use event::Event;
use figures::Trails;
pub use offer::{Announcement, Offer, Source};
pub use orders::Order;
pub use player::Player;
pub use refusal::Refusal;
pub use remark::Remark;
pub use scoring::Score;
pub use setup::Contact;
pub use view::View;

/// The most players.
pub const SEATS: usize = 4;

/// What is chosen when the table is set up.
#[options]
pub struct Options {
    /// How near to each other start tiles may be placed.
    pub start_contact: StartContact,
    /// Who places them.
    pub start_layout: StartLayout,
    /// How everybody gets a family.
    pub families: Families,
    /// Who is the first start player.
    pub first: First,
}

/// How near to each other start tiles may be placed (N-2.5).
#[choice]
pub enum StartContact {
    /// They touch neither by an edge nor by a corner.
    #[default]
    Rulebook,
    /// They do not touch by an edge.
    Designer,
}

/// Who places the start tiles (N-2.3).
#[choice]
pub enum StartLayout {
    /// The players.
    #[default]
    Free,
    /// They lie there from the start.
    Preset,
}

/// How everybody gets a family (N-2.1).
#[choice]
pub enum Families {
    /// By lot.
    #[default]
    Lot,
    /// Each chooses one, in the order of the seats.
    Chosen,
}

/// The state of a game. Nothing in it is hidden: what the bag and the pile give next is drawn when it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewEngland {
    /// The edition of the rules it is played under.
    edition: Edition,
    options: Options,
    seats: u8,
    /// From 1.
    round: u8,
    start_player: Seat,
    phase: Phase,
    players: [Player; SEATS],
    /// The cells whose tiles are turned to their used side.
    used: Cells,
    bag: ByLand<u8>,
    pile: Cards,
    offer: Offer,
    /// Purchases made in this turn.
    purchases: u8,
    /// Extra items drawn in this turn.
    extra_draws: u8,
    /// Where figures have stood that were moved since the last other step of this turn.
    trails: Trails,
    /// Tiles that left the game unsold.
    unsold_tiles: ByLand<u8>,
    /// Cards that left the game unsold.
    unsold_cards: Cards,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat chooses its family; whoever follows has one for the time being.
    Family(Seat),
    /// This seat places a start tile.
    StartTile(Seat),
    /// This seat announces how many tiles the offer gets.
    Offer(Seat),
    /// This seat takes a bid marker.
    Bid(Seat),
    /// This seat has its turn: purchases, stored cards, moves.
    Turn(Seat),
    /// In its turn this seat has taken something up and places it.
    Place {
        /// Who.
        seat: Seat,
        /// What.
        taken: Taken,
    },
    /// Nobody: no offer can be filled any more.
    Over,
}

impl Phase {
    /// Who must decide.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Phase::Family(seat)
            | Phase::StartTile(seat)
            | Phase::Offer(seat)
            | Phase::Bid(seat)
            | Phase::Turn(seat)
            | Phase::Place { seat, .. } => Some(seat),
            Phase::Over => None,
        }
    }
}

/// What a player has taken up and must place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    /// An item just bought.
    Bought(Item),
    /// A card out of a barn.
    Stored(Card),
    /// The figure that stands on this tile.
    Figure(Cells),
}

/// What a player may do. A tile is named by all its cells: one, or the two of a start tile.
#[action]
pub enum Action {
    /// Choose a family (N-2.1).
    ChooseFamily(Family),
    /// Place a start tile (N-2).
    StartTile {
        /// Which of one's start tiles.
        land: Land,
        /// On which two cells.
        cells: Cells,
    },
    /// Announce how many tiles the offer gets (N-3).
    Announce(Announcement),
    /// Take a bid marker (N-4).
    Bid(u8),
    /// Draw an extra item for the offer (N-8.9).
    DrawExtra(Source),
    /// Buy an item of the offer; it is placed, or stored, next (N-5).
    Buy(Item),
    /// Take a card out of a barn; it is played next (N-8.7).
    PlayStored(Card),
    /// Take up the figure on this tile; it is moved next (N-8.4).
    Move(Cells),
    /// Place what was taken up: a land tile on a cell, a figure on a tile, a land card on the cells it uses (N-6 to N-8).
    Place(Cells),
    /// Put the card just bought into an empty barn (N-8.6).
    Store,
    /// End the turn and get one's income (N-9).
    EndTurn,
}

#[game]
impl Game for NewEngland {
    /// At most 13 rounds, for 118 items fill no fourteenth offer of nine. After round `r` a player has bought at most `2r` items:
    /// `t` tiles and `f` figures with `f + t <= 2r`. Between two other steps each figure moves at most once to each of their
    /// other `2 + t` tiles, so there are at most `(r + 1)^2` moves, of two steps each. A turn has four such stretches, and
    /// one more for each of the at most 26 cards they store in the whole game: 9152 moves a player. Everything else is fewer
    /// than 600 steps.
    const LONGEST: usize = 75_000;

    fn to_act(&self) -> ToAct {
        ToAct::one(self.phase.seat(), || self.standings())
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase.seat() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Family(_) => out.extend(self.families_left(seat).map(Action::ChooseFamily)),
            Phase::StartTile(_) => self.start_tile_placements(seat, out),
            Phase::Offer(_) => out.extend(Announcement::all().map(Action::Announce)),
            Phase::Bid(_) => out.extend(self.markers_left().map(Action::Bid)),
            Phase::Turn(_) => {
                self.extras_to_draw(seat, out);
                self.items_to_buy(seat, out);
                self.stored_to_play(seat, out);
                self.figures_to_move(seat, out);
                out.push(Action::EndTurn);
            }
            Phase::Place { taken, .. } => self.placements(seat, taken, out),
            Phase::Over => {}
        }
    }

    /// What lies in a barn can be played later, and figures can always be moved: neither is lost.
    fn forgoes(action: &Action, legal: &[Action]) -> bool {
        *action == Action::EndTurn && legal.iter().any(|other| matches!(other, Action::Buy(_)))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match self.phase.seat() {
            None => return Err(Refusal::GameIsOver),
            Some(acting) if acting != seat => return Err(Refusal::NotYourTurn { waiting_for: acting }),
            Some(_) => {}
        }
        match (self.phase, *action) {
            (Phase::Family(_), Action::ChooseFamily(family)) => self.can_choose_family(seat, family),
            (Phase::StartTile(_), Action::StartTile { land, cells }) => {
                self.can_place_start_tile(seat, land, cells)
            }
            (Phase::Offer(_), Action::Announce(_)) | (Phase::Turn(_), Action::EndTurn) => Ok(()),
            (Phase::Bid(_), Action::Bid(marker)) => self.can_bid(marker),
            (Phase::Turn(_), Action::DrawExtra(source)) => self.can_draw_extra(seat, source),
            (Phase::Turn(_), Action::Buy(item)) => self.can_buy(seat, item),
            (Phase::Turn(_), Action::PlayStored(card)) => self.can_play_stored(seat, card),
            (Phase::Turn(_), Action::Move(tile)) => self.can_move(seat, tile),
            (Phase::Place { taken, .. }, Action::Place(cells)) => self.can_place(seat, taken, cells),
            (Phase::Place { taken, .. }, Action::Store) => self.can_store(seat, taken),
            (phase, _) => Err(Refusal::NotNow { phase }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        match *action {
            Action::ChooseFamily(family) => self.choose_family(seat, family, tell),
            Action::StartTile { land, cells } => self.place_start_tile(seat, land, cells, tell),
            Action::Announce(tiles) => self.announce(seat, tiles, chance, tell),
            Action::Bid(marker) => self.take_marker(seat, marker, tell),
            Action::DrawExtra(source) => self.draw_extra(seat, source, chance, tell),
            Action::Buy(item) => self.buy(seat, item, tell),
            Action::PlayStored(card) => self.take_stored(seat, card, tell),
            Action::Move(tile) => self.phase = Phase::Place { seat, taken: Taken::Figure(tile) },
            Action::Place(cells) => self.place(seat, cells, tell),
            Action::Store => self.store(seat, tell),
            Action::EndTurn => self.end_turn(seat, tell),
        }
    }

    /// The bag and the pile show what they hold when something is drawn from them; everything else lies open.
    fn reveals(&self, _seat: Seat, action: &Action) -> bool {
        matches!(action, Action::Announce(_) | Action::DrawExtra(_))
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn imagine(view: &View, _chance: &mut impl Chance) -> NewEngland {
        view.table()
    }

    fn counted(&self) -> Vec<i64> {
        let mut counted =
            vec![i64::from(self.round), i64::from(self.pile.total()), i64::from(self.used.len())];
        counted.extend(self.bag.values().map(i64::from));
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            counted.push(i64::from(player.money));
            counted.extend(player.lands.values().map(|cells| i64::from(cells.len())));
            counted.extend(player.figures.values().map(|cells| i64::from(cells.len())));
            counted.extend([points(&player.played), u16::from(player.stored.total())].map(i64::from));
        }
        counted
    }

    fn audit(&self) -> Result<(), String> {
        self.every_item_is_somewhere_once()?;
        self.every_figure_has_its_card_and_its_tile()?;
        self.every_area_is_one()
    }

    /// Every kind of card, played.
    fn landmarks() -> Vec<String> {
        Card::all().map(|card| card.to_string()).collect()
    }

    fn landmark(event: &Event) -> Option<String> {
        match event {
            Event::LandUsed { card, .. } => Some(card.to_string()),
            Event::FigurePlaced { figure, .. } => {
                let shows =
                    |card: &Card| matches!(board::board().face(*card), board::Face::Figure(f) if f == figure);
                Card::all().find(shows).map(|card| card.to_string())
            }
            _ => None,
        }
    }
}

impl NewEngland {
    /// The right neighbour: the next seat counter-clockwise.
    fn right_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.seats - 1) % self.seats)
    }

    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Everybody who plays, by seat.
    fn in_play(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// Every cell with a tile on it.
    fn covered(&self) -> Cells {
        self.in_play().iter().fold(Cells::EMPTY, |covered, player| covered | player.land())
    }
}
