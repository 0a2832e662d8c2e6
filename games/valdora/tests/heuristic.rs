//! The sensible player among others: they beat those who play at random, and come to an end with their like.

use std::ops::Range;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game, Heuristic, Seat, SeatSet, ToAct, Viewer};
use comptoir_valdora::{Duel, Options, Valdora, YesNo};

/// Plays a game in which the seats of `sensible` decide by weight, the others at random.
fn play(seed: u64, options: Options, seats: u8, sensible: SeatSet) -> Valdora {
    let mut chance = Fast::new(seed);
    let mut game = Valdora::setup(&options, seats, &mut chance, &mut ()).expect("set up");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    while let ToAct::Seats(seats) = game.to_act() {
        let seat = seats.first().expect("somebody acts");
        legal.clear();
        game.legal(seat, &mut legal);
        let place = if sensible.contains(seat) {
            weights.clear();
            Valdora::weigh(&game.view(Viewer::Seat(seat)), seat, &legal, &mut weights);
            (0..legal.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b])).expect("something is legal")
        } else {
            chance.below(legal.len() as u32) as usize
        };
        game.apply(seat, &legal[place], &mut chance, &mut ());
    }
    game
}

#[test]
fn a_sensible_player_beats_three_random_ones() {
    let wins = |seed: u64| {
        let sensible = Seat((seed % 4) as u8);
        match play(seed, Options::default(), 4, SeatSet::only(sensible)).to_act() {
            ToAct::Over(standings) => standings.winners().eq([sensible]),
            ToAct::Seats(_) => false,
        }
    };
    let won = (0..100).filter(|&seed| wins(seed)).count();
    assert!(won >= 95, "won {won} of 100");
}

const SETUPS: [(Duel, YesNo, u8); 9] = [
    (Duel::TwoPlayers, YesNo::No, 2),
    (Duel::TwoPlayers, YesNo::Yes, 2),
    (Duel::No, YesNo::Yes, 2),
    (Duel::TwoPlayers, YesNo::No, 3),
    (Duel::TwoPlayers, YesNo::Yes, 3),
    (Duel::TwoPlayers, YesNo::No, 4),
    (Duel::TwoPlayers, YesNo::Yes, 4),
    (Duel::TwoPlayers, YesNo::No, 5),
    (Duel::TwoPlayers, YesNo::Yes, 5),
];

/// The rounds of games among sensible players, the shortest first.
fn rounds((duel, special_cards, seats): (Duel, YesNo, u8), seeds: Range<u64>) -> Vec<u8> {
    let options = Options { duel, special_cards, ..Options::default() };
    let round =
        |seed| play(seed, options, seats, Seat::all(seats).collect()).view(Viewer::Spectator).tabletop.round;
    let mut rounds: Vec<u8> = seeds.map(round).collect();
    rounds.sort_unstable();
    rounds
}

/// Nobody is so careful with the last artisans that the game has to be stopped (V-8.6). Two with special cards and without
/// the duel have the longest way to go: there are more such games, among them some in which they once stalled.
/// `comptoir simulate valdora --every-setup` plays as many as one likes.
#[test]
fn sensible_players_bring_the_game_to_its_end() {
    for setup in SETUPS {
        let seeds = if setup.0 == Duel::No { 40..75 } else { 0..4 };
        let longest = rounds(setup, seeds).last().copied();
        assert!(longest < Some(120), "{setup:?}: {longest:?} rounds");
    }
}
