//! The heuristic beats players who do anything.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game, Heuristic, Seat, Standings, ToAct, Viewer};
use comptoir_new_england::{Action, NewEngland, Options};

/// The heaviest action.
fn sensible(game: &NewEngland, seat: Seat, legal: &[Action]) -> Action {
    let mut weights = Vec::new();
    NewEngland::weigh(&game.view(Viewer::Seat(seat)), seat, legal, &mut weights);
    assert_eq!(weights.len(), legal.len());
    let best = (0..legal.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b]));
    legal[best.expect("there is always a legal action")]
}

/// Plays a game in which the seats in `thinking` are sensible and the others random.
fn play(seats: u8, thinking: &[Seat], chance: &mut Fast) -> Standings {
    let mut game = NewEngland::setup(&Options::default(), seats, chance, &mut ()).expect("set up");
    let mut legal = Vec::new();
    loop {
        let seat = match game.to_act() {
            ToAct::Seats(acting) => acting.first().expect("somebody acts"),
            ToAct::Over(standings) => return standings,
        };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = if thinking.contains(&seat) {
            sensible(&game, seat, &legal)
        } else {
            legal[chance.below(legal.len() as u32) as usize]
        };
        game.apply(seat, &action, chance, &mut ());
    }
}

#[test]
fn the_heuristic_beats_random_players_in_95_of_100_games() {
    let mut chance = Fast::new(1621);
    let mut won = 0;
    for game in 0..100 {
        let seats = 3 + game % 2;
        let seat = Seat(game / 2 % seats);
        let standings = play(seats, &[seat], &mut chance);
        won += u32::from(standings.winners().eq([seat]));
    }
    assert!(won >= 95, "{won} of 100 games won");
}

#[test]
fn four_sensible_players_settle_the_land() {
    let mut chance = Fast::new(1621);
    let everybody: Vec<Seat> = Seat::all(4).collect();
    let points: i32 = (0..40)
        .map(|_| play(4, &everybody, &mut chance))
        .map(|standings| standings.lines().map(|line| line.points).sum::<i32>())
        .sum();
    let average = points / 160;
    assert!(average >= 25, "{average} points a player");
}
