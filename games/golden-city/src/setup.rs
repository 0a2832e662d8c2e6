//! Setting up (G-2).

use comptoir_kernel::{Chance, Kind, Seat, SeatSet, Set, Setup, Tell};

use crate::board::board;
use crate::cards::{Cards, Landscape, draw_many, of_the_box};
use crate::data::data;
use crate::ids::ScoreCard;
use crate::{DISPLAY, Event, GoldenCity, Group, Holdings, Options, Phase, SEATS};

impl GoldenCity {
    /// Coins and cards are dealt, three ware cards turned up, the first player is drawn by lot or named by the host; the first
    /// round begins.
    pub(crate) fn new(setup: Setup<Options>, chance: &mut impl Chance, tell: &mut impl Tell<Event>) -> Self {
        let Setup { edition, options, seats } = setup;
        let setup = &data().setup;
        let mut game = GoldenCity {
            edition,
            seats,
            black_posts: options.black_posts,
            memory: options.memory,
            round: 0,
            phase: Phase::Over,
            first_player: options.first.seat(seats, chance),
            built: 0,
            score_card: ScoreCard::at(0),
            score_deck: score_cards(seats),
            deck: of_the_box(),
            discard: Cards::NONE,
            groups: [Group::default(); SEATS],
            expulsions: 0,
            reserve: data().supply.coins - setup.coins * seats,
            key_supply: data().supply.key_cards,
            keys_spent: 0,
            ware_display: [None; DISPLAY],
            ware_pile: Set::all(),
            wares_removed: Set::EMPTY,
            bonus_takes: [None; _],
            blocked: SeatSet::EMPTY,
            players: [Holdings::default(); SEATS],
        };
        // The port cards are dealt before the deck is shuffled, so that nobody draws a neighbour's.
        let ports = Cards::of(Landscape::Port, setup.port_cards);
        for seat in Seat::all(seats) {
            game.deck = game.deck.beyond(ports);
            game.take_into_hand(seat, ports, true);
            game.of_mut(seat).coins = setup.coins;
        }
        for seat in Seat::all(seats) {
            let drawn = draw_many(&mut game.deck, setup.drawn_cards, chance);
            game.take_into_hand(seat, drawn, false);
            tell.only(seat, || Event::HandDealt { cards: game.of(seat).hand });
        }
        for slot in 0..DISPLAY {
            game.ware_display[slot] = game.turn_ware(chance);
        }
        game.begin_round(chance, tell);
        game
    }
}

/// The score cards of a game: two players leave out those with back 3 (G-9.1).
pub(crate) fn score_cards(seats: u8) -> Set<ScoreCard> {
    let used = |card: &ScoreCard| {
        seats > 2 || data().great_drought.score_card_backs.contains(&board().score(*card).back)
    };
    Set::all().iter().filter(used).collect()
}
