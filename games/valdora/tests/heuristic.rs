//! The sensible player against three who play at random.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game, Heuristic, Seat, ToAct, Viewer};
use comptoir_valdora::{Options, Valdora};

/// Plays a game of four in which `sensible` decides by weight, and says whether it won alone.
fn wins(seed: u64, sensible: Seat) -> bool {
    let mut chance = Fast::new(seed);
    let mut game = Valdora::setup(&Options::default(), 4, &mut chance, &mut ()).expect("set up");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    loop {
        let seat = match game.to_act() {
            ToAct::Seats(seats) => seats.first().expect("somebody acts"),
            ToAct::Over(standings) => return standings.winners().eq([sensible]),
        };
        legal.clear();
        game.legal(seat, &mut legal);
        let place = if seat == sensible {
            weights.clear();
            Valdora::weigh(&game.view(Viewer::Seat(seat)), seat, &legal, &mut weights);
            (0..legal.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b])).expect("something is legal")
        } else {
            chance.below(legal.len() as u32) as usize
        };
        game.apply(seat, &legal[place], &mut chance, &mut ());
    }
}

#[test]
fn a_sensible_player_beats_three_random_ones() {
    let won = (0..100).filter(|&seed| wins(seed, Seat((seed % 4) as u8))).count();
    assert!(won >= 95, "won {won} of 100");
}
