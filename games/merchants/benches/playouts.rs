//! Random games from set-up to end: how many decisions a core takes in a second, and that none of them allocates.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Game, ToAct};
use comptoir_merchants::{Action, Merchants, Options, Side, Start};
use divan::{AllocProfiler, Bencher, counter::ItemsCount};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Games in a sample; random players need long for one.
const GAMES: u64 = 5;

/// Plays random games and counts the decisions; `legal` is used again and again.
fn play(board: Side, seats: u8, legal: &mut Vec<Action>) -> usize {
    let options = Options { setup: Start::Fixed, board, ..Options::default() };
    let mut decisions = 0;
    for seed in 0..GAMES {
        let mut chance = Fast::new(seed);
        let mut game = Merchants::setup(&options, seats, &mut chance, &mut ()).expect("set up");
        while let ToAct::Seats(acting) = game.to_act() {
            let seat = acting.first().expect("somebody acts");
            legal.clear();
            game.legal(seat, legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut ());
            decisions += 1;
        }
    }
    decisions
}

#[divan::bench(args = [3, 4])]
fn short_games(bencher: Bencher<'_, '_>, seats: u8) {
    let mut legal = Vec::new();
    let decisions = play(Side::Short, seats, &mut legal);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(Side::Short, seats, &mut legal));
}

#[divan::bench(args = [3, 4])]
fn expert_games(bencher: Bencher<'_, '_>, seats: u8) {
    let mut legal = Vec::new();
    let decisions = play(Side::Expert, seats, &mut legal);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(Side::Expert, seats, &mut legal));
}
