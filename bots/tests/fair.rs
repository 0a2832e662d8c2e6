//! What a bot chooses follows from what its seat sees: in two states that look alike to it, it chooses alike. That it is handed no
//! state to look into is not tested here but proved by types, see [`Bot`], and by the crate graph (`xtask/src/crates.rs`).

use comptoir_bots::{Bot, Budget, Level};
use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Heuristic, Seat, ToAct, Viewer};

/// Plays until this many choices were made, each of them in the real state and in a world imagined from the chooser's view.
fn chooses_the_same_in_an_imagined_world<G: Heuristic>(level: Level, worlds: u32, choices: u32) {
    let budget = Budget { worlds, time: None, threads: 1 };
    let mut chance = Fast::new(2026);
    let mut made = 0;
    let mut legal = Vec::new();
    while made < choices {
        let info = G::info();
        let seats = info.seats[chance.below(info.seats.len() as u32) as usize];
        let Ok(mut game) = G::setup(&G::Options::default(), seats, &mut chance, &mut ()) else { continue };
        while let ToAct::Seats(acting) = game.to_act() {
            let seat: Seat = acting.first().unwrap();
            legal.clear();
            game.legal(seat, &mut legal);
            let imagined = G::imagine(&game.view(Viewer::Seat(seat)), &mut chance);
            let mut also_legal = Vec::new();
            imagined.legal(seat, &mut also_legal);

            let seed = chance.next_seed();
            let choose = |game: &G, legal: &[G::Action]| {
                Bot::<G>::new(level, seed).choose_within(budget, &game.view(Viewer::Seat(seat)), seat, legal)
            };
            let chosen = choose(&game, &legal).map(|place| legal[place].clone());
            let imagined = choose(&imagined, &also_legal).map(|place| also_legal[place].clone());
            assert_eq!(chosen, imagined, "{level} in {}, choice {made}", info.id);
            made += 1;
            // Something else than the bot's choice now and then, to see more of the game.
            let any = legal[chance.below(legal.len() as u32) as usize].clone();
            let action = if chance.below(4) == 0 { any } else { chosen.unwrap() };
            game.apply(seat, &action, &mut chance, &mut ());
        }
    }
}

fn on_every_game(level: Level, worlds: u32, choices: u32) {
    for info in shelf() {
        with_game!(info.id.as_str(), G => chooses_the_same_in_an_imagined_world::<G>(level, worlds, choices))
            .unwrap();
    }
}

#[test]
fn a_merchant_and_an_apprentice_choose_alike_where_they_see_alike() {
    on_every_game(Level::Trader, 0, 20_000);
    on_every_game(Level::Apprentice, 0, 2000);
}

/// With few worlds: how many do not matter, only where they come from.
#[test]
fn a_search_chooses_alike_where_its_seat_sees_alike() {
    on_every_game(Level::Master, 2, 300);
    on_every_game(Level::Legend, 2, 300);
}

/// The same at length.
#[test]
#[ignore = "takes minutes"]
fn a_search_chooses_alike_in_20_000_choices() {
    on_every_game(Level::Master, 2, 20_000);
    on_every_game(Level::Legend, 2, 20_000);
}
