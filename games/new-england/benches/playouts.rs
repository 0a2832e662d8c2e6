//! Random games: decisions a second on one core, and what they allocate.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game, ToAct};
use comptoir_new_england::{Action, NewEngland, Options};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Plays a random game to its end and counts its decisions.
fn play(seats: u8, chance: &mut Fast, legal: &mut Vec<Action>) -> u64 {
    let mut game =
        NewEngland::setup(&Options::default(), seats, chance, &mut ()).expect("three or four seats");
    let mut decisions = 0;
    while let ToAct::Seats(acting) = game.to_act() {
        let seat = acting.first().expect("somebody acts");
        legal.clear();
        game.legal(seat, legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply(seat, &action, chance, &mut ());
        decisions += 1;
    }
    decisions
}

/// One sample is a whole game; the throughput counts decisions, an average game's for each.
#[divan::bench(args = [3, 4], sample_size = 200)]
fn random_game(bencher: divan::Bencher<'_, '_>, seats: u8) {
    let mut legal = Vec::with_capacity(1024);
    let decisions: u64 = (0..500).map(|seed| play(seats, &mut Fast::new(seed), &mut legal)).sum();
    let mut chance = Fast::new(1621);
    bencher
        .counter(divan::counter::ItemsCount::new(decisions / 500))
        .bench_local(|| play(seats, &mut chance, &mut legal));
}
