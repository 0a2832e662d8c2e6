//! What must not be seen, checked without the help of `imagine`: the very bytes that would be sent to the others.

use comptoir_kernel::chance::{Draw, Fast, Recorded, Recorder};
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Game, Memory, Seat, ToAct, Viewer};
use comptoir_merchants::wares::{Cards, Resources};
use comptoir_merchants::{Action, Event, Merchants, Options, Phase};

const STEPS: usize = 1_500;

/// All that `viewer` gets to see and hear of a step.
fn sent(game: &Merchants, seat: Seat, action: &Action, draws: &[Draw], viewer: Viewer) -> String {
    let (mut after, mut told) = (game.clone(), Told::default());
    after.apply(seat, action, &mut Recorded::new(draws), &mut told);
    let heard: Vec<_> = told.heard_by(viewer).collect();
    serde_json::to_string(&(after.view(viewer), heard)).expect("views and events are JSON")
}

/// Plays random games, with and without a table that remembers, and shows every step: the table before it, what is done,
/// and what is drawn.
fn watch(mut see: impl FnMut(&Merchants, Seat, &Action, &[Draw])) {
    for seed in 0..16 {
        let seats = 3 + (seed % 2) as u8;
        let mut chance = Fast::new(seed);
        let memory = if seed < 8 { Memory::Open } else { Memory::AtTheTable };
        let options = Options { memory, ..Options::default() };
        let mut game = Merchants::setup(&options, seats, &mut chance, &mut ()).expect("set up");
        let mut legal = Vec::new();
        for _ in 0..STEPS {
            let ToAct::Seats(acting) = game.to_act() else { break };
            let seat = acting.first().expect("somebody acts");
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            let before = game.clone();
            let mut recorder = Recorder::new(&mut chance);
            game.apply(seat, &action, &mut recorder, &mut ());
            see(&before, seat, &action, &recorder.draws);
        }
    }
}

/// Everybody but these seats.
fn others(insiders: &[Seat]) -> impl Iterator<Item = Viewer> {
    Viewer::all(4).filter(|viewer| viewer.seat().is_none_or(|seat| !insiders.contains(&seat)))
}

#[test]
fn only_thief_and_victim_know_the_card_that_was_stolen() {
    let (mut thefts, mut told_apart) = (0, 0);
    watch(|game, seat, action, draws| {
        let Action::Steal(victim) = *action else { return };
        for number in 0..draws[0].below {
            let other = [Draw { number, ..draws[0] }];
            for viewer in others(&[seat, victim]) {
                let (seen, real) =
                    (sent(game, seat, action, &other, viewer), sent(game, seat, action, draws, viewer));
                assert_eq!(seen, real, "{viewer:?} sees what {seat:?} took");
            }
            for insider in [seat, victim].map(Viewer::Seat) {
                let (seen, real) =
                    (sent(game, seat, action, &other, insider), sent(game, seat, action, draws, insider));
                told_apart += usize::from(seen != real);
            }
        }
        thefts += 1;
    });
    assert!(thefts > 40 && told_apart > 40, "{thefts} thefts, {told_apart} told apart");
}

#[test]
fn only_its_owner_knows_a_development_card() {
    let (mut bought, mut told_apart) = (0, 0);
    watch(|game, seat, action, draws| {
        if *action != Action::BuyCard {
            return;
        }
        for number in 0..draws[0].below {
            let other = [Draw { number, ..draws[0] }];
            for viewer in others(&[seat]) {
                let (seen, real) =
                    (sent(game, seat, action, &other, viewer), sent(game, seat, action, draws, viewer));
                assert_eq!(seen, real, "{viewer:?} sees what {seat:?} drew");
            }
            let owner = Viewer::Seat(seat);
            let (seen, real) =
                (sent(game, seat, action, &other, owner), sent(game, seat, action, draws, owner));
            told_apart += usize::from(seen != real);
        }
        bought += 1;
    });
    assert!(bought > 40 && told_apart > 40, "{bought} cards, {told_apart} told apart");
}

#[test]
fn a_table_that_does_not_remember_shows_numbers_only() {
    let (mut hands, mut remembered) = (0, 0);
    watch(|game, _, _, _| {
        for viewer in Viewer::all(4) {
            let view = game.view(viewer);
            for (seat, player) in (0..).map(Seat).zip(&view.players) {
                if viewer == Viewer::Seat(seat) {
                    assert_eq!((player.hidden_resources, player.hidden_cards), (0, 0), "{viewer:?}");
                } else if view.options.memory == Memory::Open {
                    remembered += usize::from(!player.resources.is_none());
                } else {
                    // What lies on offer is no memory.
                    let named = view.trade.is_none() && !player.resources.is_none();
                    assert!(!named && player.cards == Cards::NONE, "{viewer:?} knows of {player:?}");
                    hands += usize::from(player.hidden_resources > 0 && player.resources == Resources::NONE);
                }
            }
            assert!(view.options.memory == Memory::Open || view.deck == Cards::NONE);
        }
    });
    assert!(hands > 1_000 && remembered > 1_000, "{hands} hands, {remembered} remembered");
}

#[test]
fn discards_are_hidden_until_all_have_chosen() {
    let mut hidden = 0;
    watch(|game, seat, action, _| {
        let ToAct::Seats(acting) = game.to_act() else { return };
        if game.view(Viewer::Spectator).phase != Phase::Discard || acting.len() < 2 {
            return;
        }
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        for other in legal.iter().filter(|other| *other != action) {
            for viewer in others(&[seat]) {
                let (seen, real) =
                    (sent(game, seat, other, &[], viewer), sent(game, seat, action, &[], viewer));
                assert_eq!(seen, real, "{viewer:?} sees what {seat:?} discards");
            }
            hidden += 1;
        }
    });
    assert!(hidden > 20, "{hidden} choices");
}

#[test]
fn the_next_token_and_the_next_card_are_nowhere_in_the_state() {
    let mut placed = 0;
    watch(|game, seat, action, _| {
        let next = |seed: u64| {
            let (mut after, mut told) = (game.clone(), Told::default());
            after.apply(seat, action, &mut Fast::new(seed), &mut told);
            told.0.into_iter().find_map(|(_, event)| match event {
                Event::TokenPlaced { number, .. } => Some(number),
                _ => None,
            })
        };
        if let Action::PlaceToken(_) = action {
            let face_down = game.view(Viewer::Spectator).tokens.len();
            let mut numbers: Vec<u8> = (0..40).filter_map(next).collect();
            numbers.sort_unstable();
            numbers.dedup();
            assert!(!numbers.is_empty() && numbers.len() <= 2, "{numbers:?} with {face_down} face up");
            placed += usize::from(numbers.len() == 2);
        }
    });
    assert!(placed > 0, "two tokens of a colour were face down somewhere");
}
