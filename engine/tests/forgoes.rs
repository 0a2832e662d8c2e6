//! A step is asked about only where it throws chances away, and never where nothing else could be done.

use comptoir_engine::Frame;
use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::{Chance, Game, Viewer};
use serde_json::json;

/// Plays a game at random; counts turns that could be ended, those with something forgone and those without.
fn play<G: Game>(seed: u64, ended: &mut [u32; 2]) {
    let mut chance = Fast::new(seed);
    let seats = G::info().seats[0];
    let mut playthrough =
        Playthrough::<G>::begin(&G::Options::default(), seats, &mut chance).unwrap().playthrough;
    while let Some(acting) = playthrough.game().to_act().seats().first() {
        let frame = Frame::of(0, &playthrough, Viewer::Seat(acting));
        assert!(
            Frame::of(0, &playthrough, Viewer::Spectator).forgoes.is_empty(),
            "a spectator decides nothing"
        );
        if frame.legal.contains(&json!("end_turn")) {
            ended[usize::from(!frame.forgoes.is_empty())] += 1;
        }
        if !frame.forgoes.is_empty() {
            assert_eq!(frame.forgoes, [json!("end_turn")], "{}", G::info().id);
            assert!(frame.legal.len() > 1 && !frame.forced, "{}: nothing else could be done", G::info().id);
        }
        let mut legal = Vec::new();
        playthrough.game().legal(acting, &mut legal);
        let next = legal.swap_remove(chance.below(legal.len() as u32) as usize);
        playthrough.act(acting, By::Person, &next, &mut chance).unwrap();
        let asked = frame.forgoes.contains(&serde_json::to_value(&next).unwrap());
        assert!(!asked || !playthrough.can_undo(acting), "{}: {next:?} can be taken back", G::info().id);
    }
}

#[test]
fn only_ending_a_turn_too_early_throws_chances_away() {
    for info in shelf() {
        let mut ended = [0; 2];
        with_game!(info.id.as_str(), G => (0..2).for_each(|seed| play::<G>(seed, &mut ended))).unwrap();
        // In UGO! nobody ends a turn: a card is played, or a trick placed.
        let expected = info.id != "ugo";
        assert_eq!(ended.map(|times| times > 0), [expected; 2], "{}: {ended:?}", info.id);
    }
}
