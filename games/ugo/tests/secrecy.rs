//! What must not be seen, checked without the help of `imagine`; then that `imagine` respects what was seen.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Game, Memory, Seat, ToAct, Viewer};
use comptoir_ugo::cards::{Card, CardSet};
use comptoir_ugo::{Action, Event, Options, Ugo, View};

/// A card that no viewer but its owner may find: `red_6` as a whole word of the JSON.
fn mentions(json: &str, card: Card) -> bool {
    json.contains(&format!("\"{card}\""))
}

/// Every card `viewer` may see: their own hand and what lies on the table.
fn open_to(view: &View) -> CardSet {
    let own = view.hand.as_ref().map_or(CardSet::EMPTY, |hand| hand.cards);
    let trick: CardSet = view.trick.iter().copied().collect();
    view.players.iter().fold(own | trick, |all, player| all | player.cards)
}

#[test]
fn no_view_and_no_message_mentions_a_hidden_card() {
    for game_seed in 0..40 {
        let seats = 2 + (game_seed % 3) as u8;
        let mut chance = Fast::new(game_seed);
        let mut told = Told::default();
        let mut game = Ugo::setup(&Options::default(), seats, &mut chance, &mut told).expect("set up");
        loop {
            for viewer in Viewer::all(seats) {
                let view = game.view(viewer);
                let hidden: Vec<CardSet> = Seat::all(seats)
                    .filter(|&seat| viewer != Viewer::Seat(seat))
                    .map(|seat| game.view(Viewer::Seat(seat)).hand.expect("a seat has a hand").cards)
                    .collect();
                let json = serde_json::to_string(&view).expect("a view is JSON");
                for card in hidden.iter().flat_map(|hand| hand.iter()) {
                    assert!(!mentions(&json, card), "{viewer:?} sees {card}");
                }
                assert_eq!(view.hand.is_some(), viewer != Viewer::Spectator);
                // Whoever is told of a card may see it: in their hand, on the table, or on the sheet of the round just scored.
                let scored = told.0.iter().any(|(_, event)| matches!(event, Event::RoundScored { .. }));
                let heard: Vec<&Event> = told.heard_by(viewer).collect();
                for card in Card::BOX.into_iter().filter(|card| !open_to(&view).contains(*card) && !scored) {
                    let heard = serde_json::to_string(&heard).expect("events are JSON");
                    assert!(!mentions(&heard, card), "{viewer:?} hears of {card}");
                }
            }
            let ToAct::Seats(acting) = game.to_act() else { break };
            let seat = acting.first().expect("somebody acts");
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            told = Told::default();
            game.apply(seat, &action, &mut chance, &mut told);
        }
    }
}

/// At the table a pile shows its top card; what it covers is for its owner to look at, and for the others to remember.
#[test]
fn as_at_the_table_nobody_sees_what_a_rival_covers_or_who_lacked_a_colour() {
    let (mut covered, mut forgotten) = (0, 0);
    for game_seed in 0..10 {
        let seats = 2 + (game_seed % 3) as u8;
        let mut chance = Fast::new(game_seed);
        let options = Options { memory: Memory::AtTheTable, ..Options::default() };
        let mut game = Ugo::setup(&options, seats, &mut chance, &mut ()).expect("set up");
        let mut lacked = [false; 4];
        while let ToAct::Seats(acting) = game.to_act() {
            for viewer in Viewer::all(seats) {
                let view = game.view(viewer);
                let json = serde_json::to_string(&view).expect("a view is JSON");
                for seat in Seat::all(seats) {
                    let own = game.view(Viewer::Seat(seat)).players[seat.index()].clone();
                    let seen = &view.players[seat.index()];
                    assert_eq!(own.hidden, [0; 5], "everybody may look at their own piles");
                    assert_eq!(
                        own.cards.len(),
                        seen.cards.len() + seen.hidden.iter().sum::<u8>(),
                        "everybody can count them"
                    );
                    if viewer == Viewer::Seat(seat) {
                        continue;
                    }
                    let tops: CardSet = own.kingdom.fields.iter().filter_map(|field| field.top).collect();
                    for card in (own.cards - tops).iter() {
                        assert!(!mentions(&json, card), "{viewer:?} sees {card} under another card");
                        covered += 1;
                    }
                }
                let between_tricks = view.trick.is_empty();
                assert!(!between_tricks || view.players.iter().all(|player| player.voids.is_empty()));
                forgotten += usize::from(between_tricks && lacked.contains(&true));
            }
            let seat = acting.first().expect("somebody acts");
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            let mut told = Told::default();
            game.apply(seat, &action, &mut chance, &mut told);
            let round_began = |(_, event): &(_, Event)| matches!(event, Event::RoundBegan { .. });
            if told.0.iter().any(round_began) {
                lacked = [false; 4];
            }
            for player in Seat::all(seats) {
                let voids = &game.view(Viewer::Spectator).players[player.index()].voids;
                lacked[player.index()] |= !voids.is_empty();
            }
        }
    }
    assert!(covered > 1_000 && forgotten > 1_000, "{covered} covered cards, {forgotten} forgotten colours");
}

#[test]
fn imagined_hands_respect_what_was_shown_and_nothing_else() {
    // Four players, seat 0 to play; seat 1 has shown that it holds no red.
    let mut chance = Fast::new(11);
    let game = loop {
        let mut game = Ugo::setup(&Options::default(), 4, &mut chance, &mut ()).expect("set up");
        for _ in 0..12 {
            let seat = game.to_act().seats().first().expect("somebody acts");
            let mut legal: Vec<Action> = Vec::new();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut ());
        }
        if !game.view(Viewer::Spectator).players[1].voids.is_empty() {
            break game;
        }
    };
    let view = game.view(Viewer::Seat(Seat(0)));
    let voids = view.players[1].voids.clone();
    let unseen = CardSet::all() - open_to(&view);
    let mut seen_with_others = [CardSet::EMPTY; 4];
    for seed in 0..2_000 {
        let world = Ugo::imagine(&view, &mut Fast::new(seed));
        for seat in 1..4u8 {
            let hand = world.view(Viewer::Seat(Seat(seat))).hand.expect("a hand").cards;
            seen_with_others[usize::from(seat)] |= hand;
        }
    }
    for (seat, player) in view.players.iter().enumerate().skip(1) {
        let possible: CardSet = unseen.iter().filter(|card| !player.voids.contains(&card.colour())).collect();
        assert_eq!(seen_with_others[seat], possible, "seat {seat} may hold any of these");
    }
    assert!(!voids.is_empty());
}
