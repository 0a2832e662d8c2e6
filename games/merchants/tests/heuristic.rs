//! A sensible player beats random ones, and sensible players finish their games.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game, Heuristic, Seat, SeatSet, ToAct, Viewer};
use comptoir_merchants::{Action, Merchants, Options, Side, Start, StartCities};

/// Plays a game with these players sensible and the others random; hears of every action.
fn play(
    options: Options,
    seats: u8,
    seed: u64,
    sensible: SeatSet,
    mut hear: impl FnMut(&Merchants, Seat, &Action),
) -> Merchants {
    let mut chance = Fast::new(seed);
    let mut game = Merchants::setup(&options, seats, &mut chance, &mut ()).expect("set up");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    while let ToAct::Seats(acting) = game.to_act() {
        let seat = acting.first().expect("somebody acts");
        legal.clear();
        game.legal(seat, &mut legal);
        let mut choice = chance.below(legal.len() as u32) as usize;
        if sensible.contains(seat) {
            weights.clear();
            Merchants::weigh(&game.view(Viewer::Seat(seat)), seat, &legal, &mut weights);
            assert_eq!(weights.len(), legal.len());
            assert!(weights.iter().all(|weight| weight.is_finite()), "{weights:?}");
            choice = (0..legal.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b])).expect("an action");
        }
        hear(&game, seat, &legal[choice]);
        game.apply(seat, &legal[choice], &mut chance, &mut ());
    }
    game
}

/// Whether somebody has delivered everything.
fn is_won(game: &Merchants) -> bool {
    game.view(Viewer::Spectator).players.iter().any(|player| player.goods_left == 0)
}

#[test]
fn one_sensible_player_beats_random_ones() {
    const GAMES: u64 = 40;
    for (setup, seats) in [(Start::Fixed, 4), (Start::Free, 3)] {
        let options = Options { setup, ..Options::default() };
        let won = |&seed: &u64| {
            let sensible = Seat((seed % u64::from(seats)) as u8);
            let game = play(options, seats, seed, SeatSet::only(sensible), |_, _, _| {});
            matches!(game.to_act(), ToAct::Over(standings) if standings.winners().eq([sensible]))
                && is_won(&game)
        };
        let wins = (0..GAMES).filter(won).count();
        assert!(wins as u64 * 100 >= 95 * GAMES, "{wins} of {GAMES}, {options:?}, {seats} seats");
    }
}

#[test]
fn sensible_players_finish_every_game_and_do_not_talk_too_much() {
    let purple = StartCities::Purple;
    for (setup, start_cities, board, seats) in [
        (Start::Fixed, purple, Side::Short, 4),
        (Start::Fixed, purple, Side::Short, 3),
        (Start::Free, purple, Side::Short, 4),
        (Start::Free, purple, Side::Expert, 4),
        (Start::Free, purple, Side::Expert, 3),
        (Start::Free, StartCities::AsPrinted, Side::Short, 4),
    ] {
        let options = Options { setup, start_cities, board, ..Options::default() };
        for seed in 0..6 {
            let (mut offers, mut turns) = (0, 0);
            let all = Seat::all(seats).collect();
            let game = play(options, seats, seed, all, |_, _, action| match action {
                Action::Offer { .. } => offers += 1,
                Action::Roll => turns += 1,
                _ => {}
            });
            assert!(is_won(&game), "nobody won: {options:?}, {seats} seats, seed {seed}");
            assert!(offers <= turns, "{offers} offers in {turns} turns");
        }
    }
}

/// Whoever pays salt wants to get somewhere: nobody comes back to where they set out, with nothing done on the way.
#[test]
fn sensible_caravans_do_not_go_back_and_forth() {
    for (board, seats) in [(Side::Short, 4), (Side::Short, 3), (Side::Expert, 4)] {
        let options = Options { setup: Start::Free, board, ..Options::default() };
        for seed in 0..10 {
            let mut been = Vec::new();
            play(options, seats, seed, Seat::all(seats).collect(), |game, seat, action| match *action {
                Action::MoveCaravan { caravan, to } => {
                    let view = game.view(Viewer::Spectator);
                    been.extend(
                        view.players[seat.index()].caravans[usize::from(caravan)].map(|at| (caravan, at)),
                    );
                    assert!(
                        !been.contains(&(caravan, to)),
                        "{board:?}, {seats} seats, seed {seed}: {been:?}, {to:?}"
                    );
                }
                Action::Done => {}
                _ => been.clear(),
            });
        }
    }
}
