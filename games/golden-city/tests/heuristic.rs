//! A sensible player beats random ones.

use comptoir_golden_city::{BlackPosts, GoldenCity, Options};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game, Heuristic, Seat, ToAct, Viewer};

const GAMES: u64 = 100;

/// How many games the sensible player wins alone, sitting in another seat each game.
fn wins(black_posts: BlackPosts, seats: u8) -> usize {
    (0..GAMES).filter(|&seed| wins_alone(black_posts, seats, seed)).count()
}

fn wins_alone(black_posts: BlackPosts, seats: u8, seed: u64) -> bool {
    let sensible = Seat((seed % u64::from(seats)) as u8);
    let mut chance = Fast::new(seed);
    let mut game =
        GoldenCity::setup(&Options { black_posts, ..Options::default() }, seats, &mut chance, &mut ())
            .expect("set up");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    loop {
        let acting = match game.to_act() {
            ToAct::Seats(acting) => acting,
            ToAct::Over(standings) => return standings.winners().eq([sensible]),
        };
        let seat = acting.first().expect("somebody acts");
        legal.clear();
        game.legal(seat, &mut legal);
        let mut choice = chance.below(legal.len() as u32) as usize;
        if seat == sensible {
            weights.clear();
            GoldenCity::weigh(&game.view(Viewer::Seat(seat)), seat, &legal, &mut weights);
            assert_eq!(weights.len(), legal.len());
            assert!(weights.iter().all(|weight| weight.is_finite()), "{weights:?}");
            choice = (0..legal.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b])).expect("an action");
        }
        game.apply(seat, &legal[choice], &mut chance, &mut ());
    }
}

#[test]
fn one_sensible_player_beats_three_random_ones() {
    let wins = wins(BlackPosts::No, 4);
    assert!(wins >= 95, "{wins} of {GAMES}");
}

#[test]
fn one_sensible_player_beats_two_random_ones() {
    let wins = wins(BlackPosts::No, 3);
    assert!(wins >= 95, "{wins} of {GAMES}");
}

#[test]
fn a_sensible_player_beats_a_random_one_in_the_great_drought() {
    for black_posts in [BlackPosts::No, BlackPosts::Yes] {
        let wins = wins(black_posts, 2);
        assert!(wins >= 95, "{wins} of {GAMES}, black posts: {black_posts:?}");
    }
}
