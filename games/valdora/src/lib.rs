//! Valdora, by Michael Schacht: gems, orders and artisans in a valley of roads and cities, for two to five players.
//!
//! The whole game on one page: its state, what a player may do, what is told, and how the rules hang together. Each
//! chapter of the rulebook has its file: [`setup`], [`travel`], [`buy`], [`load`], [`deliver`], [`supplies`], [`end`],
//! [`scoring`], [`duel`], [`special`].

pub mod audit;
pub mod board;
pub mod book;
pub mod buy;
mod career;
pub mod data;
pub mod deliver;
pub mod duel;
pub mod end;
pub mod facts;
pub mod heuristic;
pub mod load;
pub mod never;
pub mod pieces;
pub mod refusal;
pub mod remark;
pub mod scoring;
pub mod setup;
pub mod special;
pub mod supplies;
pub mod tabletop;
pub mod travel;
pub mod view;

use comptoir_kernel::{
    Chance, First, Game, List, Memory, Seat, SeatSet, SetupError, Tell, ToAct, action, choice, game, options,
    told,
};
use serde::{Deserialize, Serialize};

use book::{Card, Side};
use data::data;
use load::Source;
use pieces::{
    BookId, Colour, DUEL_CARDS, DuelCard, Equipment, Gem, Order, Orders, Slot, SlotSet, Space, Special,
    Specials,
};
pub use refusal::{Expense, Refusal};
pub use remark::Remark;
pub use scoring::Sheet;
pub use tabletop::{Phase, Player, Tabletop, Turn, TurnAction, Workshop};
pub use view::View;

/// The most players.
pub const SEATS: usize = 5;
/// After this many rounds a game is scored as it stands (V-8.6); players who want to end it need about 40.
pub const ROUND_LIMIT: u8 = 200;

/// What is chosen when the table is set up.
#[options]
pub struct Options {
    /// When the duel cards are in play (V-9).
    pub duel: Duel,
    /// Whether the special cards are in play (V-10).
    pub special_cards: YesNo,
    /// Who begins.
    pub first: First,
    /// Whether cards that are covered again stay known.
    pub memory: Memory,
}

/// When the duel cards are in play.
#[choice]
pub enum Duel {
    /// Whenever two play, and only then.
    #[default]
    TwoPlayers,
    /// Not even with two.
    No,
}

/// With or without.
#[choice]
#[allow(missing_docs)]
pub enum YesNo {
    #[default]
    No,
    Yes,
}

/// The state of a game: what lies open, and what each player alone knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Valdora {
    tabletop: Tabletop,
    secrets: List<Secret, SEATS>,
}

/// What a player keeps covered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Secret {
    /// The orders delivered, under the adventurer card.
    pub delivered: Orders,
    /// The special cards in hand.
    pub hand: Specials,
}

/// What a player may do.
#[action]
pub enum Action {
    /// Move the pawn (V-3).
    Move(Space),
    /// Turn the top page of this side over to the other (V-4.4).
    Turn(Side),
    /// Buy the equipment on top of a side, with the nugget in a slot (V-4.6).
    BuyEquipment {
        /// Where it lies.
        side: Side,
        /// The nugget's slot.
        pay: Slot,
    },
    /// Give an order back to make room for another, which must be bought then (V-4.9).
    GiveBack {
        /// Which of one's open orders.
        order: Order,
        /// The side of the book it goes on top of.
        side: Side,
    },
    /// Buy the order on top of a side (V-4.8).
    BuyOrder(Side),
    /// Load a stone into an empty slot (V-5).
    Load {
        /// Which stone.
        gem: Gem,
        /// Where to.
        slot: Slot,
        /// Where from.
        from: Source,
    },
    /// Unload cart or horse to load another stone (V-5.5).
    Swap {
        /// The new stone.
        gem: Gem,
        /// Whose stone goes to the field.
        slot: Slot,
        /// Where the new one comes from.
        from: Source,
    },
    /// Bring a stone from the field to one's space (V-11.6).
    FetchStone(Gem),
    /// Deliver an order with the stones in these slots (V-6).
    Deliver {
        /// Which order.
        order: Order,
        /// The slots whose stones are paid.
        slots: SlotSet,
    },
    /// Fill the purse at a mine (V-7.1).
    Refill,
    /// Take provisions in a city (V-7.2).
    Provisions,
    /// Pay for provisions besides another action (V-11.5).
    InnProvisions,
    /// Play a special card (V-10.2).
    PlaySpecial {
        /// Which.
        card: Special,
        /// The cart or horse that card 7 or 8 replaces.
        slot: Option<Slot>,
    },
    /// Discard an artisan for the card being played (V-10.3).
    Discard(Colour),
    /// Choose the artisan a duel card takes away (V-9.4).
    RemoveArtisan(Colour),
    /// End the turn.
    EndTurn,
}

/// What is told.
#[told]
#[rustfmt::skip] // one event a line
pub enum Event {
    GameBegan { first_player: Seat, last_player: Seat },
    /// Your special cards; told to their owner alone.
    SpecialsDealt { hand: Specials },
    /// A new row of duel cards lies open.
    DuelRowLaid { row: List<DuelCard, DUEL_CARDS> },
    TurnBegan { seat: Seat, round: u8 },
    /// Along this way; `provisions` were spent if it crossed a city.
    Moved { seat: Seat, from: Space, to: Space, provisions: bool, way: Vec<Space> },
    /// The mover paid and the other received; what only one of them did went to or came from the bank.
    Met { seat: Seat, other: Seat, paid: u8, received: u8 },
    PageTurned { seat: Seat, book: BookId, side: Side, card: Card, silver: u8 },
    /// A card nobody had seen lies on top of the right side; with the memory of the table, any card that lay covered.
    CardShown { book: BookId, side: Side, card: Card },
    EquipmentBought { seat: Seat, book: BookId, side: Side, equipment: Equipment, slot: Slot, pay: Slot },
    OrderGivenBack { seat: Seat, book: BookId, side: Side, order: Order },
    OrderBought { seat: Seat, book: BookId, side: Side, order: Order, silver: u8 },
    StoneUnloaded { seat: Seat, gem: Gem, slot: Slot },
    StoneLoaded { seat: Seat, gem: Gem, slot: Slot, from: Source, space: Space, silver: u8 },
    StoneFetched { seat: Seat, gem: Gem, space: Space, silver: u8 },
    /// `replaced` is the stone for which a nugget was paid instead.
    OrderDelivered { seat: Seat, order: Order, slots: SlotSet, silver: u8, replaced: Option<Gem> },
    BonusTaken { seat: Seat },
    ArtisanRecruited { seat: Seat, colour: Colour },
    WorkshopOpened { seat: Seat, colour: Colour },
    PurseFilled { seat: Seat, silver: u8 },
    ProvisionsTaken { seat: Seat, silver: u8 },
    /// `fitted` is what it is now, if it is equipment.
    SpecialPlayed { seat: Seat, card: Special, slot: Option<Slot>, fitted: Option<special::Fitted> },
    ArtisanDiscarded { seat: Seat, colour: Colour },
    /// A special card brought silver.
    SilverReceived { seat: Seat, card: Special, silver: u8 },
    DuelCardApplied { card: DuelCard },
    ArtisanRemoved { colour: Colour },
    WorkshopRemoved { colour: Colour },
    /// The last round: nobody plays after this seat.
    EndTriggered { last_player: Seat },
    GameOver { sheets: Vec<Sheet> },
}

#[game]
impl Game for Valdora {
    /// No turn has more than 40 steps: one move and one end; four special cards and at most two artisans for each; provisions;
    /// and either purchases (six coins and nine nuggets are spent after at most three free pages; an order goes back for each
    /// coin at most), or loads (nine empty slots and
    /// six coins), or four deliveries and a choice.
    const LONGEST: usize = ROUND_LIMIT as usize * SEATS * 40;

    fn allow(options: &Options, seats: u8) -> Result<(), SetupError> {
        setup::allow(*options, seats)
    }

    fn to_act(&self) -> ToAct {
        match self.tabletop.phase {
            Phase::Over => ToAct::Over(self.standings()),
            _ => ToAct::Seats(SeatSet::only(self.tabletop.active)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let table = &self.tabletop;
        if table.active != seat {
            return;
        }
        match table.phase {
            Phase::Over => return,
            Phase::Discard => return table.list_discards(out),
            Phase::RemoveArtisan => return out.extend(table.disc.present().map(Action::RemoveArtisan)),
            Phase::Move => table.list_moves(out),
            Phase::Act => {
                table.list_purchases(out);
                if table.turn.must_buy {
                    return;
                }
                table.list_loads(out);
                table.list_deliveries(out);
                table.list_supplies(out);
                out.push(Action::EndTurn);
            }
        }
        if table.special_cards {
            table.list_specials(&self.secrets.as_slice()[seat.index()].hand, out);
        }
    }

    /// Pages are turned to see what is there, a stone is swapped or fetched for want of a better one, and a special card can wait.
    fn forgoes(action: &Action, legal: &[Action]) -> bool {
        let worth_doing = |other: &Action| {
            matches!(
                other,
                Action::BuyEquipment { .. }
                    | Action::BuyOrder(_)
                    | Action::Load { .. }
                    | Action::Deliver { .. }
                    | Action::Refill
                    | Action::Provisions
            )
        };
        *action == Action::EndTurn && legal.iter().any(worth_doing)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let table = &self.tabletop;
        if table.phase == Phase::Over {
            return Err(Refusal::GameIsOver);
        }
        if table.active != seat {
            return Err(Refusal::NotYourTurn { waiting_for: table.active });
        }
        match (table.phase, *action) {
            (Phase::Discard, Action::Discard(colour)) => table.can_discard(colour),
            (Phase::Discard, _) => Err(Refusal::DiscardFirst { left: table.turn.to_discard }),
            (_, Action::Discard(colour)) => Err(Refusal::NothingToDiscard { colour }),
            (Phase::RemoveArtisan, Action::RemoveArtisan(colour)) => table.can_remove_artisan(colour),
            (Phase::RemoveArtisan, _) => Err(Refusal::RemoveArtisanFirst),
            (_, Action::RemoveArtisan(colour)) => Err(Refusal::NothingToRemove { colour }),
            (_, Action::Turn(side)) if table.turn.must_buy => table.can_turn(side),
            (_, Action::BuyOrder(side)) if table.turn.must_buy => table.can_buy_order(side),
            _ if table.turn.must_buy => Err(Refusal::BuyOrderFirst),
            (_, Action::PlaySpecial { card, slot }) => {
                table.can_play_special(&self.secrets.as_slice()[seat.index()].hand, card, slot)
            }
            (Phase::Move, Action::Move(to)) => table.can_move(to),
            (Phase::Move, _) => Err(Refusal::MoveFirst),
            (_, Action::Move(_)) => Err(Refusal::AlreadyMoved),
            (_, Action::Turn(side)) => table.can_turn(side),
            (_, Action::BuyEquipment { side, pay }) => table.can_buy_equipment(side, pay),
            (_, Action::GiveBack { order, .. }) => table.can_give_back(order),
            (_, Action::BuyOrder(side)) => table.can_buy_order(side),
            (_, Action::Load { gem, slot, from }) => table.can_load(gem, slot, from),
            (_, Action::Swap { gem, slot, from }) => table.can_swap(gem, slot, from),
            (_, Action::FetchStone(gem)) => table.can_fetch(gem),
            (_, Action::Deliver { order, slots }) => table.can_deliver(order, slots),
            (_, Action::Refill) => table.can_refill(),
            (_, Action::Provisions) => table.can_take_provisions(),
            (_, Action::InnProvisions) => table.can_stay_at_inn(),
            (_, Action::EndTurn) => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let table = &mut self.tabletop;
        match *action {
            Action::Move(to) => table.travel(to, tell),
            Action::Turn(side) => table.turn_page(side, chance, tell),
            Action::BuyEquipment { side, pay } => table.buy_equipment(side, pay, chance, tell),
            Action::GiveBack { order, side } => table.give_back(order, side, tell),
            Action::BuyOrder(side) => table.buy_order(side, chance, tell),
            Action::Load { gem, slot, from } | Action::Swap { gem, slot, from } => {
                table.load(gem, slot, from, tell);
            }
            Action::FetchStone(gem) => table.fetch(gem, tell),
            Action::Deliver { order, slots } => {
                self.secrets.as_mut_slice()[seat.index()].delivered[order] += 1;
                table.deliver(order, slots, tell);
            }
            Action::Refill => table.refill(tell),
            Action::Provisions => table.take_provisions(tell),
            Action::InnProvisions => table.stay_at_inn(tell),
            Action::PlaySpecial { card, slot } => {
                self.secrets.as_mut_slice()[seat.index()].hand[card] -= 1;
                table.play_special(card, slot, tell);
            }
            Action::Discard(colour) => table.discard(colour, tell),
            Action::RemoveArtisan(colour) => {
                table.remove_artisan(colour, tell);
                self.finish_turn(chance, tell);
            }
            Action::EndTurn => self.end_turn(chance, tell),
        }
    }

    /// A special card comes out of a secret hand, and with the memory of the table a card comes to light that lay covered.
    /// Everything else is done with what lies open; a card nobody has seen is drawn by chance, and such a step cannot be
    /// taken back anyway.
    fn reveals(&self, _seat: Seat, action: &Action) -> bool {
        match *action {
            Action::PlaySpecial { .. } => true,
            Action::Turn(side) | Action::BuyEquipment { side, .. } | Action::BuyOrder(side) => {
                self.tabletop.memory == Memory::AtTheTable && self.tabletop.covers_a_card(side)
            }
            _ => false,
        }
    }

    fn counted(&self) -> Vec<i64> {
        let table = &self.tabletop;
        let mut counted =
            vec![table.round, table.bank, table.bonus_left, table.field.total(), table.disc.total()];
        for (player, secret) in table.players.as_slice().iter().zip(self.secrets.as_slice()) {
            counted.extend([player.silver, player.bonus, player.delivered, player.orders.len()]);
            counted.extend([player.owned().len(), player.played.total(), secret.hand.total()]);
            counted.extend(player.artisans.values());
        }
        counted.into_iter().map(i64::from).collect()
    }

    fn audit(&self) -> Result<(), String> {
        self.everything_is_somewhere()
    }

    /// After the last round (V-8.6).
    fn cut_short(&self) -> bool {
        self.tabletop.phase == Phase::Over && !self.tabletop.ending
    }

    fn landmarks() -> Vec<String> {
        let spaces = board::Board::spaces().map(|space| space.to_string());
        let sold = data().equipment.iter().filter(|row| row.copies > 0);
        let bought = sold.map(|row| format!("buy {:?}", row.id));
        let delivered = data().orders.iter().map(|row| format!("deliver {}", row.id));
        let specials = (1..=pieces::SPECIALS).map(|number| format!("special card {number}"));
        let duel = data().duel_cards.iter().map(|row| row.id.clone());
        spaces.chain(bought).chain(delivered).chain(specials).chain(duel).collect()
    }

    fn landmark(event: &Event) -> Option<String> {
        match event {
            Event::Moved { to, .. } => Some(to.to_string()),
            Event::EquipmentBought { equipment, .. } => Some(format!("buy {equipment:?}")),
            Event::OrderDelivered { order, .. } => Some(format!("deliver {order}")),
            Event::SpecialPlayed { card, .. } => Some(format!("special card {}", card.number())),
            Event::DuelCardApplied { card } => Some(card.to_string()),
            _ => None,
        }
    }
}
