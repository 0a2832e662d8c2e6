//! The sensible player among others: he beats those who play at random, and comes to an end with his like.

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

/// Nobody is so careful with the last artisans that the game has to be stopped (V-8.6). Two with special cards and without
/// the duel have the longest way to go: there are more such games.
#[test]
fn sensible_players_bring_the_game_to_its_end() {
    for (duel, special_cards, seats, games) in [
        (Duel::No, YesNo::Yes, 2, 30),
        (Duel::TwoPlayers, YesNo::No, 2, 4),
        (Duel::TwoPlayers, YesNo::Yes, 2, 4),
        (Duel::TwoPlayers, YesNo::No, 3, 4),
        (Duel::TwoPlayers, YesNo::Yes, 3, 4),
        (Duel::TwoPlayers, YesNo::No, 4, 4),
        (Duel::TwoPlayers, YesNo::Yes, 4, 4),
        (Duel::TwoPlayers, YesNo::No, 5, 4),
        (Duel::TwoPlayers, YesNo::Yes, 5, 4),
    ] {
        let options = Options { duel, special_cards, ..Options::default() };
        for seed in 0..games {
            let game = play(seed, options, seats, Seat::all(seats).collect());
            let round = game.view(Viewer::Spectator).tabletop.round;
            assert!(round < 120, "game {seed} of {seats} with {options:?} took {round} rounds");
        }
    }
}
