//! Random play: decisions a second on one core. Where a line shows no allocations there were none.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game};
use comptoir_valdora::{Action, Options, Valdora, YesNo};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

/// Options and seats of each line.
const SETUPS: [(&str, YesNo, u8); 6] = [
    ("base, 3 seats", YesNo::No, 3),
    ("base, 4 seats", YesNo::No, 4),
    ("base, 5 seats", YesNo::No, 5),
    ("duel", YesNo::No, 2),
    ("special cards, 4 seats", YesNo::Yes, 4),
    ("duel with special cards", YesNo::Yes, 2),
];

/// Decisions in one sample; a game that ends in between is followed by the next.
const DECISIONS: usize = 20_000;

fn main() {
    divan::main();
}

#[divan::bench(args = SETUPS.map(|setup| setup.0))]
fn random_play(bencher: Bencher<'_, '_>, name: &str) {
    let (_, special_cards, seats) = *SETUPS.iter().find(|setup| setup.0 == name).expect("one of them");
    let options = Options { special_cards, ..Options::default() };
    let mut chance = Fast::new(1);
    let mut legal: Vec<Action> = Vec::with_capacity(64);
    let new_game = |chance: &mut Fast| Valdora::setup(&options, seats, chance, &mut ()).expect("a setup");
    let mut game = new_game(&mut chance);
    bencher.counter(ItemsCount::new(DECISIONS)).bench_local(|| {
        for _ in 0..DECISIONS {
            while game.to_act().seats().is_empty() {
                game = new_game(&mut chance);
            }
            let seat = game.to_act().seats().first().expect("somebody acts");
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut ());
        }
    });
}
