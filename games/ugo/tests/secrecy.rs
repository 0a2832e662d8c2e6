//! What must not be seen (specification 4.3), checked without the help of `imagine`.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Game, Seat, ToAct, Viewer};
use comptoir_ugo::cards::{Card, CardSet};
use comptoir_ugo::{Action, Event, Options, Ugo, View};

/// A card that no viewer but its owner may find: `red_6` as a whole word of the JSON.
fn mentions(json: &str, card: Card) -> bool {
    json.contains(&format!("\"{card}\""))
}

/// Every card `viewer` may see: his own hand and what lies on the table.
fn open_to(view: &View) -> CardSet {
    let own = view.hand.as_ref().map_or(CardSet::EMPTY, |hand| hand.cards);
    let trick: CardSet = view.trick.iter().copied().collect();
    view.players.iter().fold(own.with(trick), |all, player| all.with(player.cards))
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
                // Whoever is told of a card may see it: in his hand, on the table, or on the sheet of the round just scored.
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
    let unseen = CardSet::BOX.without(open_to(&view));
    let mut seen_with_others = [CardSet::EMPTY; 4];
    for seed in 0..2_000 {
        let world = Ugo::imagine(&view, &mut Fast::new(seed));
        for seat in 1..4u8 {
            let hand = world.view(Viewer::Seat(Seat(seat))).hand.expect("a hand").cards;
            seen_with_others[usize::from(seat)] = seen_with_others[usize::from(seat)].with(hand);
        }
    }
    for (seat, player) in view.players.iter().enumerate().skip(1) {
        let possible: CardSet = unseen.iter().filter(|card| !player.voids.contains(&card.colour())).collect();
        assert_eq!(seen_with_others[seat], possible, "seat {seat} may hold any of these");
    }
    assert!(!voids.is_empty());
}
