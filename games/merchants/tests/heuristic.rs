//! A sensible player beats random ones, and sensible players finish their games.

use comptoir_kernel::laws::{play_with_sense, share_won};
use comptoir_kernel::{Game, Seat, Viewer};
use comptoir_merchants::{Action, Merchants, Options, Side, Start, StartCities};

/// Whether somebody has delivered everything.
fn is_won(game: &Merchants) -> bool {
    game.view(Viewer::Spectator).players.iter().any(|player| player.goods_left == 0)
}

#[test]
fn one_sensible_player_beats_random_ones() {
    for (setup, seats) in [(Start::Fixed, 4), (Start::Free, 3)] {
        let options = Options { setup, ..Options::default() };
        let won = share_won::<Merchants>(&options, seats, 40);
        assert!(won >= 0.95, "{won}, {options:?}, {seats} seats");
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
            let game = play_with_sense(&options, seats, seed, all, |_: &Merchants, _, action| match action {
                Action::Offer { .. } => offers += 1,
                Action::Roll => turns += 1,
                _ => {}
            });
            assert!(is_won(&game), "nobody won: {options:?}, {seats} seats, seed {seed}");
            assert!(offers <= turns, "{offers} offers in {turns} turns");
        }
    }
}

/// Whoever pays salt wants to get somewhere: hardly anybody comes back to where they set out, with nothing done on the way. It happens when what a
/// caravan sees at its next stop is worth less than it looked from the one before.
#[test]
fn sensible_caravans_hardly_ever_go_back_and_forth() {
    let (mut moves, mut returns) = (0, Vec::new());
    for (board, seats) in [(Side::Short, 4), (Side::Short, 3), (Side::Expert, 4)] {
        let options = Options { setup: Start::Free, board, ..Options::default() };
        for seed in 0..10 {
            let mut been = Vec::new();
            let all = Seat::all(seats).collect();
            play_with_sense(&options, seats, seed, all, |game: &Merchants, seat, action| match *action {
                Action::MoveCaravan { caravan, to } => {
                    let view = game.view(Viewer::Spectator);
                    been.extend(
                        view.players[seat.index()].caravans[usize::from(caravan)].map(|at| (caravan, at)),
                    );
                    moves += 1;
                    if been.contains(&(caravan, to)) {
                        returns.push(format!("{board:?}, {seats} seats, seed {seed}: {been:?}, {to:?}"));
                    }
                }
                Action::Done => {}
                _ => been.clear(),
            });
        }
    }
    assert!(returns.len() * 200 < moves, "{} of {moves} moves: {returns:#?}", returns.len());
}
