//! For tests of heuristics: sensible players among those who do anything.

use crate::chance::Fast;
use crate::{Chance, Heuristic, Seat, SeatSet, ToAct, Viewer};

/// The place of the action a sensible player takes: the heaviest.
///
/// # Panics
/// If nothing is legal, or the heuristic does not give each action a weight.
pub fn sensible<G: Heuristic>(game: &G, seat: Seat, legal: &[G::Action]) -> usize {
    let mut weights = Vec::new();
    G::weigh(&game.view(Viewer::Seat(seat)), seat, legal, &mut weights);
    assert_eq!(weights.len(), legal.len(), "each action has a weight");
    assert!(weights.iter().all(|weight| weight.is_finite()), "{weights:?}");
    (0..legal.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b])).expect("something is legal")
}

/// Plays a game in which these seats are sensible and the others random. `hear` learns of every action before it is taken.
///
/// # Panics
/// If the game cannot be set up so.
pub fn play_with_sense<G: Heuristic>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    sense: SeatSet,
    mut hear: impl FnMut(&G, Seat, &G::Action),
) -> G {
    let mut chance = Fast::new(seed);
    let mut dice = Fast::new(chance.next_seed());
    let mut game = G::setup(options, seats, &mut chance, &mut ()).expect("it can be set up");
    crate::playout::play(&mut game, &mut chance, |game, seat, legal| {
        let place = if sense.contains(seat) {
            sensible(game, seat, legal)
        } else {
            dice.below(legal.len() as u32) as usize
        };
        hear(game, seat, &legal[place]);
        place
    });
    game
}

/// How many of `games` one sensible player wins against random ones, from 0 to 1, sitting in another seat each time; a shared
/// victory counts its share.
pub fn share_won<G: Heuristic>(options: &G::Options, seats: u8, games: u64) -> f64 {
    let won = |seed: u64| {
        let own = Seat((seed % u64::from(seats)) as u8);
        let game = play_with_sense::<G>(options, seats, seed, SeatSet::only(own), |_, _, _| {});
        match game.to_act() {
            ToAct::Over(standings) if standings.rank(own) == 1 => 1.0 / standings.winners().count() as f64,
            _ => 0.0,
        }
    };
    (0..games).map(won).sum::<f64>() / games as f64
}
