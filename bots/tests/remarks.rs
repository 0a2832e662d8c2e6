//! What bots say about their steps: enough to be of use, and not more than one reads.

use std::collections::BTreeMap;

use comptoir_bots::{Bot, Level};
use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Heuristic, Named, Remarks, Seat, ToAct, Viewer, Witnessed};

/// How often something was said, by kind, and in how many steps.
#[derive(Debug, Default)]
struct Talk {
    steps: usize,
    said: BTreeMap<String, usize>,
}

/// Merchants play a game among themselves.
fn listen_to<G: Heuristic + Remarks>(seats: u8, seed: u64, talk: &mut Talk) {
    let mut chance = Fast::new(seed);
    let mut game = G::setup(&G::Options::default(), seats, &mut chance, &mut ()).unwrap();
    let mut bots: Vec<Bot<G>> = Seat::all(seats).map(|_| Bot::new(Level::Trader, seed)).collect();
    let mut legal = Vec::new();
    while let ToAct::Seats(acting) = game.to_act() {
        let seat = acting.first().unwrap();
        legal.clear();
        game.legal(seat, &mut legal);
        let chosen = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), seat, &legal).unwrap();
        let (before, mut told) = (game.clone(), Told::default());
        game.apply(seat, &legal[chosen], &mut chance, &mut told);
        talk.steps += 1;
        if let Some(remark) = G::remark(&Witnessed::new(seat, &before, &game, &told)) {
            *talk.said.entry(remark.name()).or_default() += 1;
        }
    }
}

#[test]
fn a_bot_speaks_of_what_matters_and_mostly_says_nothing() {
    for info in shelf() {
        for &seats in &info.seats {
            let mut talk = Talk::default();
            for seed in 0..6 {
                with_game!(info.id.as_str(), G => listen_to::<G>(seats, seed, &mut talk)).unwrap();
            }
            let said: usize = talk.said.values().sum();
            assert!(said * 2 <= talk.steps, "{} with {seats}: too much is said: {talk:?}", info.id);
            assert!(said * 25 >= talk.steps, "{} with {seats}: hardly anything is said: {talk:?}", info.id);
        }
    }
}
