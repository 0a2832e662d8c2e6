//! Everything that lies open on the table, and the small questions all chapters ask about it.
//!
//! The rules work on this alone: what is secret ([`crate::Secret`]) decides only which special cards can be played and what is
//! counted at the end.

use comptoir_kernel::{Edition, List, Memory, Per, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::board::{CATALOGUES, ORDER_BOOKS, Place, Stones, board};
use crate::book::{Catalogue, OrderBook, Side};
use crate::data::data;
use crate::pieces::{
    Artisans, COLOURS, Carrier, Colour, DUEL_CARDS, DuelCard, Equipment, Gem, Gems, Order, Slot, SlotSet,
    Slots, Space, Special, Specials,
};
use crate::{Expense, Refusal, SEATS};

/// The most open orders a player ever has (V-11.4).
pub const OPEN_ORDERS: usize = 4;

/// Everything that lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tabletop {
    /// The edition of the rules it is played under.
    pub edition: Edition,
    /// Whether the duel cards are in play (V-9).
    pub duel: bool,
    /// Whether the special cards are in play (V-10).
    pub special_cards: bool,
    /// Whether cards that are covered again stay known (V-1.4).
    pub memory: Memory,
    /// Who began.
    pub first_player: Seat,
    /// From 1.
    pub round: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// What the table waits for.
    pub phase: Phase,
    /// What happened in this turn so far.
    pub turn: Turn,
    /// Whether the last round has begun (V-8.1).
    pub ending: bool,
    /// What lies before each player, by seat.
    pub players: List<Player, SEATS>,
    /// Stones on the spaces.
    pub stones: Stones,
    /// Stones the players have spent.
    pub field: Gems,
    /// Silver nobody has.
    pub bank: u8,
    /// The books of equipment.
    pub catalogues: [Catalogue; CATALOGUES],
    /// The books of orders.
    pub order_books: [OrderBook; ORDER_BOOKS],
    /// Artisans around the disc.
    pub disc: Artisans,
    /// Artisans that left the game.
    pub removed: Artisans,
    /// The workshop tokens.
    pub workshops: Per<Colour, Workshop, COLOURS>,
    /// Bonus tokens nobody has.
    pub bonus_left: u8,
    /// The duel cards still in the row, from the left.
    pub duel_row: List<DuelCard, DUEL_CARDS>,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The active player moves.
    Move,
    /// They act, or end their turn.
    Act,
    /// They discard artisans for the special card they play.
    Discard,
    /// They choose the artisan a duel card takes away.
    RemoveArtisan,
    /// Nobody: the game is over.
    Over,
}

/// What can be done after moving: one of these (V-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum TurnAction {
    Buy,
    Load,
    Deliver,
    Refill,
    Provisions,
}

/// What happened in a turn so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whether the pawn has moved.
    pub moved: bool,
    /// Which action was begun.
    pub action: Option<TurnAction>,
    /// Whether that action was broken off for provisions (V-11.5).
    pub closed: bool,
    /// Whether an order was given back, so that another must be bought before anything else (V-4.9).
    pub must_buy: bool,
    /// Pages turned.
    pub pages: u8,
    /// Stones loaded.
    pub loads: u8,
    /// Those of them that came from the field by boat.
    pub boats: u8,
    /// Orders delivered.
    pub delivered: u8,
    /// Special cards used that work once a turn.
    pub used: Set<Special>,
    /// Special cards played this turn: they cannot be used yet.
    pub fresh: Specials,
    /// Artisans still to discard for the card being played.
    pub to_discard: u8,
    /// Colours discarded for it.
    pub discarded: Set<Colour>,
}

/// Where a workshop token is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Workshop {
    /// Nobody has opened it.
    #[default]
    Free,
    /// This player has it.
    Of(Seat),
    /// A duel card took it out of the game.
    Removed,
}

/// What lies before a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Where the pawn stands.
    pub position: Space,
    /// Whether the adventurer has provisions.
    pub provisions: bool,
    /// Coins.
    pub silver: u8,
    /// Equipment and the stones on it.
    pub slots: Slots,
    /// Orders not delivered yet.
    pub orders: List<Order, OPEN_ORDERS>,
    /// How many orders were delivered; which ones is not shown.
    pub delivered: u8,
    /// Artisans.
    pub artisans: Artisans,
    /// Bonus tokens.
    pub bonus: u8,
    /// Special cards played.
    pub played: Specials,
}

impl Player {
    /// The stone in a slot.
    #[inline]
    pub fn gem(&self, slot: Slot) -> Option<Gem> {
        self.slots[slot].and_then(|carrier| carrier.gem)
    }

    /// The slots with a piece of equipment.
    #[inline]
    pub fn owned(&self) -> SlotSet {
        self.slots_where(|_| true)
    }

    /// The slots with a stone.
    #[inline]
    pub fn loaded(&self) -> SlotSet {
        self.slots_where(|carrier| carrier.gem.is_some())
    }

    /// The slots with this stone.
    #[inline]
    pub fn carrying(&self, gem: Gem) -> SlotSet {
        self.slots_where(|carrier| carrier.gem == Some(gem))
    }

    #[inline]
    fn slots_where(&self, what: impl Fn(Carrier) -> bool) -> SlotSet {
        self.slots.iter().filter_map(|(slot, carrier)| what(carrier?).then_some(slot)).collect()
    }

    /// Whether they have equipment of this kind, a fine one included.
    #[inline]
    pub fn owns(&self, equipment: Equipment) -> bool {
        self.slots[equipment.slot()].is_some()
    }

    /// The stones on these slots.
    pub fn stones(&self, slots: SlotSet) -> Gems {
        slots.iter().filter_map(|slot| self.gem(slot)).collect()
    }

    /// Takes one of these orders out of the open ones.
    pub(crate) fn give_up(&mut self, order: Order) {
        if let Some(place) = self.orders.as_slice().iter().position(|open| *open == order) {
            self.orders.remove(place);
        }
    }

    /// Takes the stone off a slot.
    pub(crate) fn unload(&mut self, slot: Slot) -> Option<Gem> {
        self.slots[slot].as_mut()?.gem.take()
    }
}

impl Tabletop {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.players.len()
    }

    /// The player in a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players.as_slice()[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players.as_mut_slice()[seat.index()]
    }

    /// The active player.
    #[inline]
    pub fn me(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// How many more colours have to run out around the disc before the end comes: one may be left (V-8.1).
    pub fn colours_to_end(&self) -> u8 {
        (self.disc.present().count() as u8).saturating_sub(1)
    }

    /// The player to the right of the first: nobody plays after them in a round (V-2.8).
    pub fn last_player(&self) -> Seat {
        Seat((self.first_player.0 + self.seats() - 1) % self.seats())
    }

    /// The place where the active player's pawn stands.
    #[inline]
    pub fn here(&self) -> Place {
        board().place(self.me().position)
    }

    /// Whether other cards lie under the top of this side of the book here.
    pub(crate) fn covers_a_card(&self, side: Side) -> bool {
        match self.here() {
            Place::Catalogue(book) => self.catalogues[book].pages(side) > 1,
            Place::OrderBook(book) => self.order_books[book].pages(side) > 1,
            _ => false,
        }
    }

    /// How many copies of a special card the active player may use now: those played in earlier turns (V-10.4).
    #[inline]
    pub fn usable(&self, card: Special) -> u8 {
        self.me().played[card] - self.turn.fresh[card]
    }

    /// Whether the active player may use a card that works once a turn.
    pub(crate) fn can_use(&self, card: Special) -> Result<(), Refusal> {
        if self.usable(card) == 0 {
            return Err(Refusal::NotInPlay { card });
        }
        if self.turn.used.contains(card) {
            return Err(Refusal::OncePerTurn { card });
        }
        Ok(())
    }

    /// Whether the turn's one action can be, or go on being, this one (V-4.1).
    #[inline]
    pub(crate) fn can_do(&self, action: TurnAction) -> Result<(), Refusal> {
        match self.turn.action {
            Some(done) if done != action || self.turn.closed => Err(Refusal::OneAction { done }),
            _ => Ok(()),
        }
    }

    /// The refusal of an action this space does not offer.
    pub(crate) fn not_here(&self, action: TurnAction) -> Result<(), Refusal> {
        Err(Refusal::NotHere { space: self.me().position, action })
    }

    #[inline]
    pub(crate) fn can_pay(&self, what: Expense, needs: u8) -> Result<(), Refusal> {
        let has = self.me().silver;
        if has < needs { Err(Refusal::NotEnoughSilver { what, needs, has }) } else { Ok(()) }
    }

    /// The active player pays the bank.
    #[inline]
    pub(crate) fn pay(&mut self, silver: u8) {
        self.me_mut().silver -= silver;
        self.bank += silver;
    }

    /// How many coins a purse still takes (V-3.8).
    pub(crate) fn room_for_silver(&self, seat: Seat) -> u8 {
        data().constants.silver_cap - self.player(seat).silver
    }

    /// The bank pays a player, as far as they may have it (V-3.8); says how much that was.
    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, silver: u8) -> u8 {
        let received = silver.min(self.room_for_silver(seat));
        self.player_mut(seat).silver += received;
        self.bank -= received;
        received
    }
}
