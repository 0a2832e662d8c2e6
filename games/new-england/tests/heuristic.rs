//! The heuristic beats players who do anything.

use comptoir_kernel::laws::{play_with_sense, share_won};
use comptoir_kernel::{Game, Seat, ToAct};
use comptoir_new_england::{NewEngland, Options};

#[test]
fn a_sensible_player_beats_random_ones() {
    for seats in [3, 4] {
        let won = share_won::<NewEngland>(&Options::default(), seats, 50);
        assert!(won >= 0.95, "{seats} seats: {won}");
    }
}

#[test]
fn four_sensible_players_settle_the_land() {
    let points = |seed| {
        let all = Seat::all(4).collect();
        let game = play_with_sense::<NewEngland>(&Options::default(), 4, seed, all, |_, _, _| {});
        match game.to_act() {
            ToAct::Over(standings) => standings.lines().map(|line| line.points).sum::<i32>(),
            ToAct::Seats(_) => 0,
        }
    };
    let average = (0..40).map(points).sum::<i32>() / 160;
    assert!(average >= 25, "{average} points a player");
}
