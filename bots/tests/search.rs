//! The search, on a game small enough to know what is right.

use std::time::Duration;

use comptoir_bots::{Bot, Budget, Level};
use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Heuristic, Seat, Viewer, playout};

fn budget(worlds: u32, threads: u8) -> Budget {
    Budget { worlds, time: None, threads }
}

/// Plays one game with a searching bot in seat 0 and merchants around it; gives what it chose.
fn game_of<G: Heuristic>(seed: u64, budget: Budget) -> Vec<G::Action> {
    let mut chance = Fast::new(seed);
    let seats = *G::info().seats.iter().min().unwrap();
    let mut game = G::setup(&G::Options::default(), seats, &mut chance, &mut ()).unwrap();
    let mut bots: Vec<Bot<G>> = Seat::all(seats)
        .map(|seat| Bot::new(if seat.0 == 0 { Level::Master } else { Level::Trader }, seed))
        .collect();
    let mut chosen = Vec::new();
    playout::play(&mut game, &mut chance, |game, seat, legal| {
        let view = game.view(Viewer::Seat(seat));
        let place = bots[seat.index()].choose_within(budget, &view, seat, legal).unwrap();
        assert_eq!(game.check(seat, &legal[place]).err(), None);
        if seat.0 == 0 {
            chosen.push(legal[place].clone());
        }
        place
    });
    chosen
}

#[test]
fn the_same_seed_chooses_the_same_on_one_thread_or_two() {
    for info in shelf() {
        with_game!(info.id.as_str(), G => {
            assert_eq!(game_of::<G>(3, budget(12, 1)), game_of::<G>(3, budget(12, 1)), "{}", info.id);
            assert_eq!(game_of::<G>(4, budget(12, 2)), game_of::<G>(4, budget(12, 2)), "{}", info.id);
        })
        .unwrap();
    }
}

#[test]
fn a_bot_without_time_still_chooses() {
    for info in shelf() {
        with_game!(info.id.as_str(), G => {
            game_of::<G>(5, Budget { worlds: 1000, time: Some(Duration::ZERO), threads: 1 });
        })
        .unwrap();
    }
}
