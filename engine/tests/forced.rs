//! A decision is called forced only where everybody can tell that it is one, and points are those of the standings.

use comptoir_engine::Frame;
use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::{Chance, Game, Heuristic, Seat, ToAct, Viewer};

/// Worlds imagined by a doubter: many more than the engine imagines, and others.
const WORLDS: u64 = 200;

#[derive(Default)]
struct Seen {
    openly: u32,
    secretly: u32,
}

fn choices<G: Game>(game: &G, seat: Seat) -> usize {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.len()
}

/// Plays a game at random.
fn play<G: Heuristic>(seed: u64, noticed: &mut Seen) {
    let mut chance = Fast::new(seed);
    let seats = G::info().seats[seed as usize % G::info().seats.len()];
    let mut playthrough =
        Playthrough::<G>::begin(&G::Options::default(), seats, &mut chance).unwrap().playthrough;
    while let Some(acting) = playthrough.game().to_act().seats().first() {
        let frame = Frame::of(0, &playthrough, Viewer::Seat(acting));
        let game = playthrough.game();
        assert!(!Frame::of(0, &playthrough, Viewer::Spectator).forced, "a spectator decides nothing");
        if frame.forced {
            noticed.openly += 1;
            assert_eq!(frame.legal.len(), 1);
            let known = game.view(Viewer::Spectator);
            for world in 0..WORLDS {
                let world = G::imagine(&known, &mut Fast::new(1_000_000 + world));
                assert_eq!(choices(&world, acting), 1, "{}: not everybody can tell", G::info().id);
            }
        } else if frame.legal.len() == 1 {
            noticed.secretly += 1;
        }
        let mut legal = Vec::new();
        game.legal(acting, &mut legal);
        let next = legal.swap_remove(chance.below(legal.len() as u32) as usize);
        playthrough.act(acting, By::Person, &next, &mut chance).unwrap();
    }
    let ToAct::Over(standings) = playthrough.game().to_act() else { unreachable!("it is over") };
    assert_eq!(playthrough.game().tally(), standings, "the last points are those of the result");
}

#[test]
fn one_choice_is_forced_only_where_everybody_can_tell() {
    for info in shelf() {
        let mut noticed = Seen::default();
        with_game!(info.id.as_str(), G => (0..2).for_each(|seed| play::<G>(seed, &mut noticed))).unwrap();
        assert!(noticed.openly > 0, "{}: nothing was forced", info.id);
        // Who has one card that may be played holds others, and the others would like to know.
        if info.id == "ugo" {
            assert!(noticed.secretly > 0, "a hand was given away");
        }
    }
}
