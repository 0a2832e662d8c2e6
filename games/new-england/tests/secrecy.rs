//! What must not be seen (N-1.6): what bag and pile give next. Checked without the help of `imagine`.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game, Seat, ToAct, Viewer};
use comptoir_new_england::{Action, NewEngland, Options, Source};

/// A random game some way on, with somebody in their turn who may draw an extra item.
fn before_an_extra_draw(seed: u64) -> Option<(NewEngland, Seat)> {
    let mut chance = Fast::new(seed);
    let seats = 3 + (seed % 2) as u8;
    let mut game = NewEngland::setup(&Options::default(), seats, &mut chance, &mut ()).expect("set up");
    let mut legal = Vec::new();
    while let ToAct::Seats(acting) = game.to_act() {
        let seat = acting.first().expect("somebody acts");
        legal.clear();
        game.legal(seat, &mut legal);
        if legal.contains(&Action::DrawExtra(Source::Card)) {
            return Some((game, seat));
        }
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply(seat, &action, &mut chance, &mut ());
    }
    None
}

#[test]
fn the_next_card_is_nowhere_in_the_state() {
    let mut drawn_from = 0;
    for (game, seat) in (0..60).filter_map(before_an_extra_draw) {
        let pile = game.view(Viewer::Spectator).pile;
        let mut next: Vec<_> = (0..400)
            .filter_map(|seed| {
                let mut world = game.clone();
                world.apply(seat, &Action::DrawExtra(Source::Card), &mut Fast::new(seed), &mut ());
                world.view(Viewer::Spectator).offer.items().last()
            })
            .collect();
        next.sort_unstable();
        next.dedup();
        assert_eq!(
            next.len(),
            pile.present().count(),
            "from one state every kind in the pile can come next: {pile:?}"
        );
        drawn_from += 1;
    }
    assert!(drawn_from > 10, "{drawn_from} draws");
}

#[test]
fn everybody_sees_the_same() {
    for seed in 0..20 {
        if let Some((game, _)) = before_an_extra_draw(seed) {
            let views: Vec<String> = Viewer::all(4)
                .map(|viewer| serde_json::to_string(&game.view(viewer)).expect("a view is JSON"))
                .collect();
            assert!(views.iter().all(|view| *view == views[0]));
            assert!(views[0].len() < 4_000, "a view is {} bytes", views[0].len());
        }
    }
}
