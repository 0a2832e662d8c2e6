//! What is sent of a step is what is different: from one to the next, through whole games, it makes of what a viewer saw what they see.

use comptoir_engine::{Playing, change};
use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::{Chance, Heuristic, Orders, Remarks, Seat, Viewer};
use serde_json::Value;

#[derive(Default)]
struct Sent {
    steps: usize,
    whole: usize,
    changes: usize,
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// A viewer who has the frame of the step before, and is told what is different.
fn follow<G: Remarks>(playing: &Playing<G>, viewer: Viewer, known: &mut (String, Value), sent: &mut Sent) {
    let now = playing.seen(viewer);
    let mut whole = serde_json::to_value(playing.frame(viewer)).unwrap();
    whole.as_object_mut().unwrap().remove("version");
    assert_eq!(read(&now), whole, "a frame as text");

    let (before, seen) = known;
    let changed = change::change(before, &now);
    if let Some(changed) = &changed {
        *seen = change::apply(seen, &read(changed)).unwrap();
    }
    assert_eq!(*seen, whole, "{viewer:?} by {changed:?}");
    let events = change::alike(&playing.last_events(viewer), change::field(&now, "view").unwrap()).unwrap();
    let heard = playing.last_heard(viewer).events;
    assert_eq!(change::unlike(&read(&events), &whole["view"]), Ok(Value::Array(heard)), "{viewer:?}");
    sent.steps += 1;
    sent.whole += now.len();
    sent.changes += changed.map_or(0, |changed| changed.len());
    *before = now;
}

/// Plays so many steps of a game at random, with some taken back alone and by agreement.
fn play<G: Heuristic + Remarks + Orders>(seed: u64, steps: u32, sent: &mut Sent) {
    let mut chance = Fast::new(seed);
    let seats = G::info().seats[seed as usize % G::info().seats.len()];
    let begun = Playthrough::<G>::begin(&G::Options::default(), seats, &mut chance).unwrap();
    let mut playing = Playing::new(begun.playthrough, begun.told, 0);
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let first = |viewer: &Viewer| {
        let text = playing.seen(*viewer);
        let value = read(&text);
        (text, value)
    };
    let mut known: Vec<(String, Value)> = viewers.iter().map(first).collect();
    while let Some(seat) = playing.to_act().first().copied().filter(|_| playing.version() < steps) {
        let rewinds = playing.playthrough().rewinds(seat);
        if playing.playthrough().can_undo(seat) && chance.below(8) == 0 {
            playing.undo(seat, By::Person, 1).unwrap();
        } else if !rewinds.is_empty() && chance.below(40) == 0 {
            playing.rewind(seat, By::Person, rewinds[0] as u32, 1).unwrap();
        } else {
            let mut legal = Vec::new();
            playing.game().legal(seat, &mut legal);
            let action = legal.swap_remove(chance.below(legal.len() as u32) as usize);
            playing.act(seat, By::Bot, &action, &mut chance, 1).unwrap();
        }
        for (viewer, known) in viewers.iter().zip(&mut known) {
            follow(&playing, *viewer, known, sent);
        }
    }
}

/// A change takes less than one part in so many of what it changes.
fn play_all(games: u64, steps: u32, parts: usize) {
    for info in shelf() {
        let mut sent = Sent::default();
        with_game!(info.id.as_str(), G => (0..games).for_each(|seed| play::<G>(seed, steps, &mut sent)))
            .unwrap();
        let Sent { steps, whole, changes } = sent;
        println!("{}: {} bytes a frame, {} a change", info.id, whole / steps, changes / steps);
        assert!(changes * parts < whole, "{}: {changes} of {whole} bytes", info.id);
    }
}

#[test]
fn a_change_makes_what_is_seen_of_what_was_seen() {
    // Much is new as a game begins.
    play_all(1, 60, 4);
}

#[test]
#[ignore = "a minute: whole games"]
fn a_change_makes_what_is_seen_of_what_was_seen_through_whole_games() {
    play_all(2, u32::MAX, 5);
}
