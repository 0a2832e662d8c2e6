//! What must not be seen (V-1.3, V-1.4), checked without the help of `imagine`; and that `imagine` is free in just that.

use std::collections::BTreeSet;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, First, Game, Memory, Seat, ToAct, Viewer};
use comptoir_valdora::pieces::Special;
use comptoir_valdora::{Action, Duel, Event, Options, Secret, Valdora, View, YesNo};
use serde_json::Value;

const SPECIAL: Options =
    Options { duel: Duel::TwoPlayers, special_cards: YesNo::Yes, first: First::Lot, memory: Memory::Open };

/// Plays at random until `each` says stop or the game is over.
fn play(seed: u64, seats: u8, each: impl FnMut(&Valdora, &Told<Event>) -> bool) {
    play_with(SPECIAL, seed, seats, each);
}

fn play_with(options: Options, seed: u64, seats: u8, mut each: impl FnMut(&Valdora, &Told<Event>) -> bool) {
    let mut chance = Fast::new(seed);
    let mut told = Told::default();
    let mut game = Valdora::setup(&options, seats, &mut chance, &mut told).expect("set up");
    let mut legal: Vec<Action> = Vec::new();
    while each(&game, &told) {
        let ToAct::Seats(acting) = game.to_act() else { break };
        let seat = acting.first().expect("somebody acts");
        legal.clear();
        game.legal(seat, &mut legal);
        // Rather deliver and play cards than anything else, or hardly anything happens that could leak.
        let wanted = |action: &Action| matches!(action, Action::Deliver { .. } | Action::PlaySpecial { .. });
        let place =
            legal.iter().position(wanted).unwrap_or_else(|| chance.below(legal.len() as u32) as usize);
        told = Told::default();
        let action = legal[place];
        game.apply(seat, &action, &mut chance, &mut told);
    }
}

fn secret_of(game: &Valdora, seat: Seat) -> Secret {
    game.view(Viewer::Seat(seat)).own.expect("a seat has secrets").secret
}

/// Every field name on the way to a value, as in `own.secret.hand`.
fn paths(value: &Value, path: &str, out: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                paths(value, &format!("{path}.{name}"), out);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| paths(item, &format!("{path}[]"), out)),
        _ => {
            out.insert(path.to_owned());
        }
    }
}

/// The only places in a view where secrets stand are one's own, and the results once the game is over.
#[test]
fn secrets_have_no_field_but_ones_own() {
    let (mut step, mut delivered) = (0, 0);
    for seed in 0..4 {
        let seats = 2 + seed as u8;
        play(seed, seats, |game, _| {
            let over = matches!(game.to_act(), ToAct::Over(_));
            step += 1;
            if step % 25 != 0 && !over {
                return true;
            }
            for viewer in Viewer::all(seats) {
                let view = game.view(viewer);
                assert_eq!(view.own.map(|own| own.seat), viewer.seat());
                assert_eq!(view.results.is_some(), over);
                let mut found = BTreeSet::new();
                paths(&serde_json::to_value(&view).expect("JSON"), "", &mut found);
                // How many orders were delivered is a number; which ones would be an object.
                let secret =
                    |path: &&String| ["hand", "secret", "delivered."].iter().any(|name| path.contains(name));
                let allowed =
                    |path: &&String| path.starts_with(".own.secret") || path.starts_with(".results");
                let elsewhere: Vec<_> = found.iter().filter(secret).filter(|path| !allowed(path)).collect();
                assert!(elsewhere.is_empty(), "{viewer:?}: {elsewhere:?}");
            }
            delivered += usize::from(secret_of(game, Seat(0)).delivered.total() > 0);
            true
        });
    }
    assert!(delivered > 50, "secrets there must be: {delivered}");
}

/// Another's secrets changed, the view stays the same to the letter.
#[test]
fn a_view_does_not_depend_on_others_secrets() {
    let mut step = 0;
    for seed in 0..4 {
        play(seed, 3, |game, _| {
            step += 1;
            if step % 25 != 0 || matches!(game.to_act(), ToAct::Over(_)) {
                return true;
            }
            // The same game with the special cards of seats 1 and 2 exchanged, by way of its JSON.
            let mut json = serde_json::to_value(game).expect("JSON");
            let hand = json["secrets"][1]["hand"].take();
            json["secrets"][1]["hand"] = json["secrets"][2]["hand"].take();
            json["secrets"][2]["hand"] = hand;
            let delivered = json["secrets"][1]["delivered"].take();
            json["secrets"][1]["delivered"] = json["secrets"][2]["delivered"].take();
            json["secrets"][2]["delivered"] = delivered;
            let other: Valdora = serde_json::from_value(json).expect("a state");
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                assert_eq!(game.view(viewer), other.view(viewer));
            }
            true
        });
    }
}

/// With the memory of the table, covered cards of the books changed, the view stays the same to the letter.
#[test]
fn at_the_table_a_view_does_not_depend_on_covered_cards() {
    let options = Options { memory: Memory::AtTheTable, ..SPECIAL };
    let (mut step, mut compared) = (0, 0);
    for seed in 0..4 {
        play_with(options, seed, 3, |game, _| {
            step += 1;
            if step % 25 != 0 {
                return true;
            }
            let mut json = serde_json::to_value(game).expect("JSON");
            let books = json["tabletop"]["order_books"].as_array_mut().expect("books");
            for book in &mut *books {
                let left = book["left"].as_array_mut().expect("cards");
                let covered = left.len().saturating_sub(1);
                left[..covered].reverse();
            }
            // And a card never seen goes into the other book for one that was.
            let unseen: Vec<String> =
                books[0]["unseen"].as_object().expect("cards").keys().cloned().collect();
            let covered = books[1]["left"].as_array().map_or(0, |left| left.len().saturating_sub(1));
            if let (Some(id), true) = (unseen.first(), covered > 0) {
                let seen = std::mem::replace(&mut books[1]["left"][0], id.as_str().into());
                let seen = seen.as_str().expect("a card").to_owned();
                let count = |tally: &Value, id: &str| tally[id].as_u64().unwrap_or_default();
                books[0]["unseen"][id] = (count(&books[0]["unseen"], id) - 1).into();
                books[0]["unseen"][&seen] = (count(&books[0]["unseen"], &seen) + 1).into();
                compared += 1;
            }
            let other: Valdora = serde_json::from_value(json).expect("a state");
            for viewer in Viewer::all(3) {
                assert_eq!(game.view(viewer), other.view(viewer));
            }
            true
        });
    }
    assert!(compared > 20, "covered cards there must be: {compared}");
}

/// A hand is told to its owner alone.
#[test]
fn hands_are_told_to_their_owners() {
    let mut dealt = 0;
    play(3, 5, |game, told| {
        for viewer in Viewer::all(5) {
            for event in told.heard_by(viewer) {
                if let Event::SpecialsDealt { hand } = event {
                    assert_eq!(*hand, secret_of(game, viewer.seat().expect("a seat")).hand);
                    dealt += 1;
                }
            }
        }
        true
    });
    assert_eq!(dealt, 5);
}

fn hand(view: &View, seat: Seat, seed: u64) -> BTreeSet<Special> {
    let world = Valdora::imagine(view, &mut Fast::new(seed));
    secret_of(&world, seat).hand.present().collect()
}

/// Another may hold any card that was neither seen nor is one's own, and no other.
#[test]
fn imagined_hands_respect_what_was_shown_and_nothing_else() {
    play(5, 4, |game, _| {
        let view = game.view(Viewer::Seat(Seat(0)));
        let own = view.own.expect("a seat").secret.hand;
        let players = view.tabletop.players.as_slice();
        let shown =
            |card: &Special| own[*card] + players.iter().map(|player| player.played[*card]).sum::<u8>();
        if players.iter().map(|player| player.played.total()).sum::<u8>() < 3 {
            return true;
        }
        let mut seen = BTreeSet::new();
        (0..500).for_each(|seed| seen.extend(hand(&view, Seat(1), seed)));
        let held = secret_of(game, Seat(1)).hand;
        let dark_left = held.iter().any(|(card, count)| card.number() >= 14 && count > 0);
        let light_left = held.iter().any(|(card, count)| card.number() < 14 && count > 0);
        let possible = (1..=18).map(|number| Special::try_from(number).expect("a card")).filter(|card| {
            let copies = if matches!(card.number(), 2 | 11) { 2 } else { 1 };
            shown(card) < copies && if card.number() >= 14 { dark_left } else { light_left }
        });
        assert_eq!(seen, possible.collect(), "seat 1 may hold any of these");
        false
    });
}

/// Who delivered what is open among several others; that it was delivered, and what lies in the books, is known.
#[test]
fn imagined_deliveries_are_those_that_were_made() {
    let mut different = 0;
    for seed in 0..8 {
        let mut steps = 0;
        play(seed, 4, |game, _| {
            steps += 1;
            if steps < 1_200 || matches!(game.to_act(), ToAct::Over(_)) {
                return steps < 1_200;
            }
            let view = game.view(Viewer::Seat(Seat(0)));
            let real: Vec<_> = Seat::all(4).map(|seat| secret_of(game, seat).delivered).collect();
            for seed in 0..50 {
                let world = Valdora::imagine(&view, &mut Fast::new(seed));
                let imagined: Vec<_> = Seat::all(4).map(|seat| secret_of(&world, seat).delivered).collect();
                let sum = |all: &[comptoir_valdora::pieces::Orders]| -> Vec<u8> {
                    (0..9).map(|order| all.iter().map(|delivered| delivered.values()[order]).sum()).collect()
                };
                assert_eq!(sum(&real), sum(&imagined));
                assert_eq!(world.view(Viewer::Seat(Seat(0))).tabletop, view.tabletop);
                different += u32::from(real != imagined);
            }
            false
        });
    }
    assert!(different > 50, "what is unknown stays random: {different}");
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Valdora>() <= 4096, "{}", size_of::<Valdora>());
}
