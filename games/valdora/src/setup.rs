//! Setting up (V-2).
//!
//! Chance is asked in this order: the first player (if drawn by lot), the stones of each road space, the first card of each book, the
//! special cards of each seat (light ones first), the row of duel cards. Every answer draws one piece from those left, in the
//! order of the data file.

use comptoir_kernel::{Chance, Game, List, Per, Seat, Setup, SetupError, Tell};

use crate::board::{Board, CATALOGUES, ORDER_BOOKS, Place, Stones, board};
use crate::book::{Catalogue, OrderBook};
use crate::data::{Back, data};
use crate::pieces::{Artisans, Carrier, DUEL_CARDS, DuelCard, Equipment, Gems, Slot, Specials};
use crate::{Duel, Event, Options, Phase, Player, Secret, Tabletop, Turn, Valdora, YesNo};

impl Valdora {
    pub(crate) fn new(setup: Setup<Options>, chance: &mut impl Chance, tell: &mut impl Tell<Event>) -> Self {
        let Setup { edition, options, seats } = setup;
        let duel = options.duel == Duel::TwoPlayers && seats == 2;
        let special_cards = options.special_cards == YesNo::Yes;
        let first_player = options.first.seat(seats, chance);
        let players = players(first_player, seats);
        let silver: u8 = players.as_slice().iter().map(|player| player.silver).sum();
        let mut tabletop = Tabletop {
            edition,
            duel,
            special_cards,
            memory: options.memory,
            first_player,
            round: 1,
            active: first_player,
            phase: Phase::Move,
            turn: Turn::default(),
            ending: false,
            players,
            stones: stones(chance),
            field: Gems::default(),
            bank: data().constants.silver_total - silver,
            catalogues: catalogues(chance),
            order_books: order_books(chance),
            disc: Artisans::new(data().colours.each_ref().map(|row| data().artisans(row.id, seats))),
            removed: Artisans::default(),
            workshops: Per::default(),
            bonus_left: data().constants.bonus_tokens,
            duel_row: List::default(),
        };
        tell.all(|| Event::GameBegan { first_player, last_player: tabletop.last_player() });

        let mut secrets: List<Secret, { crate::SEATS }> =
            Seat::all(seats).map(|_| Secret::default()).collect();
        if special_cards {
            deal_special_cards(&mut secrets, chance);
            for (seat, secret) in Seat::all(seats).zip(secrets.as_slice()) {
                tell.only(seat, || Event::SpecialsDealt { hand: secret.hand });
            }
        }
        if duel {
            tabletop.lay_duel_row(chance, tell);
        }
        tell.all(|| Event::TurnBegan { seat: first_player, round: 1 });
        Valdora { tabletop, secrets }
    }
}

/// Two players need one of the two modules; the duel is for two (V-2.9).
pub(crate) fn allow(options: Options, seats: u8) -> Result<(), SetupError> {
    Valdora::info().allow_options(&options, seats)?;
    if seats == 2 && options.duel == Duel::No && options.special_cards == YesNo::No {
        return Err(SetupError::Together {
            option: "duel".to_owned(),
            choice: "no".to_owned(),
            with: "special_cards = no".to_owned(),
        });
    }
    Ok(())
}

/// Everybody starts in the harbour city with an empty gold pan, and with more silver the later they play (V-2.1 to V-2.3).
fn players(first_player: Seat, seats: u8) -> List<Player, { crate::SEATS }> {
    let mut slots = Per::default();
    slots[Slot::GoldPan] = Some(Carrier { equipment: Equipment::GoldPan, gem: None });
    let place_in_turn = |seat: Seat| usize::from((seat.0 + seats - first_player.0) % seats);
    Seat::all(seats)
        .map(|seat| Player {
            position: board().start,
            silver: data().constants.start_silver[place_in_turn(seat)],
            slots,
            ..Player::default()
        })
        .collect()
}

/// Six stones from the bag on each road space (V-2.4).
fn stones(chance: &mut impl Chance) -> Stones {
    let mut bag = Gems::new(data().gems.each_ref().map(|row| row.count));
    let mut stones = Stones::default();
    for space in Board::spaces().filter(|space| board().place(*space) == Place::Road) {
        for _ in 0..data().constants.stones_per_road {
            if let Some(gem) = bag.draw(chance) {
                stones[space][gem] += 1;
            }
        }
    }
    stones
}

fn catalogues(chance: &mut impl Chance) -> [Catalogue; CATALOGUES] {
    let deck = Per::new(data().equipment.each_ref().map(|row| row.copies));
    std::array::from_fn(|_| Catalogue::new(deck, chance))
}

fn order_books(chance: &mut impl Chance) -> [OrderBook; ORDER_BOOKS] {
    let deck = Per::new(data().orders.each_ref().map(|row| row.copies));
    std::array::from_fn(|_| OrderBook::new(deck, chance))
}

/// All special cards of a back.
pub(crate) fn special_cards(back: Back) -> Specials {
    Specials::new(data().special_cards.each_ref().map(|row| if row.back == back { row.copies } else { 0 }))
}

/// Three light cards and a dark one to each; the rest leaves the game unseen (V-10.1).
fn deal_special_cards(secrets: &mut List<Secret, { crate::SEATS }>, chance: &mut impl Chance) {
    let decks = [
        (special_cards(Back::Light), data().constants.special_light_dealt),
        (special_cards(Back::Dark), data().constants.special_dark_dealt),
    ];
    for (mut deck, dealt) in decks {
        for secret in secrets.as_mut_slice() {
            for _ in 0..dealt {
                if let Some(card) = deck.draw(chance) {
                    secret.hand[card] += 1;
                }
            }
        }
    }
}

impl Tabletop {
    /// The six duel cards in a new open row (V-9.1, V-9.5).
    pub(crate) fn lay_duel_row(&mut self, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let mut deck = Per::<DuelCard, u8, DUEL_CARDS>::new([1; DUEL_CARDS]);
        while let Some(card) = deck.draw(chance) {
            self.duel_row.push(card);
        }
        tell.all(|| Event::DuelRowLaid { row: self.duel_row });
    }
}
