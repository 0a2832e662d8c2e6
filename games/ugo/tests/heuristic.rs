//! The heuristic plays sensibly.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game, Heuristic, Seat, ToAct, Viewer};
use comptoir_ugo::{Options, Ugo};

/// Wins of the sensible player in `games` against random ones; a shared victory counts its share.
fn wins(seats: u8, games: u64) -> f64 {
    let mut wins = 0.0;
    for seed in 0..games {
        let mut chance = Fast::new(seed);
        let sensible = Seat((seed % u64::from(seats)) as u8);
        let mut game = Ugo::setup(&Options::default(), seats, &mut chance, &mut ()).expect("set up");
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        let standings = loop {
            let seat = match game.to_act() {
                ToAct::Over(standings) => break standings,
                ToAct::Seats(acting) => acting.first().expect("somebody acts"),
            };
            legal.clear();
            game.legal(seat, &mut legal);
            let place = if seat == sensible {
                weights.clear();
                Ugo::weigh(&game.view(Viewer::Seat(seat)), seat, &legal, &mut weights);
                assert_eq!(weights.len(), legal.len());
                (0..legal.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b])).expect("an action")
            } else {
                chance.below(legal.len() as u32) as usize
            };
            game.apply(seat, &legal[place], &mut chance, &mut ());
        };
        if standings.rank(sensible) == 1 {
            wins += 1.0 / standings.winners().count() as f64;
        }
    }
    wins
}

#[test]
fn it_beats_three_random_players() {
    let won = wins(4, 400);
    assert!(won > 260.0, "won {won} of 400 where chance alone gives 100");
}

#[test]
fn it_beats_one_random_player() {
    let won = wins(2, 400);
    assert!(won > 330.0, "won {won} of 400 where chance alone gives 200");
}
