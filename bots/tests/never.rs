//! Weakness comes from overlooking and from shallow thought, never from silly moves: whatever the level, nobody who is offered to
//! people does what the game calls a folly, while there is anything else to do.

use std::collections::BTreeSet;

use comptoir_bots::{Bot, Budget, Level};
use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Heuristic, Named, Seat, Viewer, playout};

/// A few worlds, so that a search decides as badly as it can.
const HASTY: Budget = Budget { worlds: 2, time: None, threads: 1 };

/// Games after which a folly that has not come up never will.
const MOST: u64 = 20_000;

/// Each seat count with the usual options, and with each of them chosen otherwise.
fn tables<G: Heuristic>() -> Vec<(G::Options, u8)> {
    let usual = serde_json::to_value(G::Options::default()).unwrap();
    let mut all = vec![usual.clone()];
    for option in &G::info().options {
        for choice in &option.choices[1..] {
            let mut other = usual.clone();
            other[&option.id] = choice.id.clone().into();
            all.push(other);
        }
    }
    let options: Vec<G::Options> = all.into_iter().map(|one| serde_json::from_value(one).unwrap()).collect();
    let with_seats = |options: G::Options| G::info().seats.iter().map(move |&seats| (options.clone(), seats));
    let fits =
        |(options, seats): &(G::Options, u8)| G::setup(options, *seats, &mut Fast::new(0), &mut ()).is_ok();
    options.into_iter().flat_map(with_seats).filter(fits).collect()
}

/// Plays one game; `choose` gets what the seat sees, what it may do and what of it is folly.
fn play<G: Heuristic>(
    (options, seats): &(G::Options, u8),
    seed: u64,
    mut choose: impl FnMut(&G::View, Seat, &[G::Action], &[Option<G::Folly>]) -> usize,
) {
    let mut chance = Fast::new(seed);
    let mut game = G::setup(options, *seats, &mut chance, &mut ()).unwrap();
    playout::play(&mut game, &mut chance, |game, seat, legal| {
        let view = game.view(Viewer::Seat(seat));
        let follies = G::never(&view, seat, legal);
        assert_eq!(follies.len(), legal.len());
        choose(&view, seat, legal, &follies)
    });
}

/// Wherever a folly lies open, every level decides: at every table, and until it happened `times` times. A trader plays on,
/// at random now and then, so that the games come to unusual places.
fn levels_do_nothing_silly<G: Heuristic>(times: u32) {
    let mut tempted = 0;
    let tables = tables::<G>();
    for seed in 0.. {
        if tempted >= times && seed >= tables.len() as u64 {
            return;
        }
        assert!(seed < MOST, "{}: {tempted} temptations in {MOST} games", G::info().id);
        let mut levels = Level::OFFERED.map(|level| (level, Bot::<G>::new(level, seed)));
        let mut trader = Bot::<G>::new(Level::Trader, seed);
        let mut chance = Fast::new(seed);
        play::<G>(&tables[seed as usize % tables.len()], seed, |view, seat, legal, follies| {
            if follies.iter().any(Option::is_some) && follies.iter().any(Option::is_none) {
                tempted += 1;
                for (level, bot) in &mut levels {
                    let place = bot.choose_within(HASTY, view, seat, legal).unwrap();
                    assert_eq!(follies[place], None, "{level} in {}: {:?}", G::info().id, legal[place]);
                }
            }
            match chance.below(10) {
                0 => chance.below(legal.len() as u32) as usize,
                _ => trader.choose(view, seat, legal).unwrap(),
            }
        });
    }
}

#[test]
fn no_level_that_is_offered_does_anything_silly() {
    for info in shelf() {
        with_game!(info.id.as_str(), G => levels_do_nothing_silly::<G>(300)).unwrap();
    }
}

/// Games until somebody who does not look did every folly, half of them played at random, half mostly as a trader would; at
/// most this many. Says what nobody did.
fn never_done<G: Heuristic>(most: u64) -> Vec<String> {
    let mut missing: BTreeSet<String> = G::Folly::names().into_iter().collect();
    let tables = tables::<G>();
    for seed in 0..most {
        if missing.is_empty() {
            break;
        }
        let (mut random, mut trader) =
            (Bot::<G>::new(Level::Random, seed), Bot::<G>::new(Level::Trader, seed));
        let mut chance = Fast::new(seed);
        let any = if seed % 2 == 0 { 5 } else { 1 };
        play::<G>(&tables[(seed / 2) as usize % tables.len()], seed, |view, seat, legal, follies| {
            let place = random.choose(view, seat, legal).unwrap();
            if let Some(folly) = follies[place] {
                missing.remove(&folly.name());
            }
            if chance.below(any) == 0 { place } else { trader.choose(view, seat, legal).unwrap() }
        });
    }
    missing.into_iter().collect()
}

#[test]
fn whoever_does_not_look_does_every_folly_some_time() {
    for info in shelf() {
        let missing = with_game!(info.id.as_str(), G => never_done::<G>(MOST)).unwrap();
        assert_eq!(missing, [""; 0], "{}", info.id);
    }
}
