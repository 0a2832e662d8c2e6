//! Random games from set-up to end: how many decisions a core takes in a second, and that none of them allocates.

use comptoir_kernel::playout::Playout;
use comptoir_merchants::{Merchants, Options, Side};
use divan::{AllocProfiler, Bencher, counter::ItemsCount};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Games in a sample; random players need long for one.
const GAMES: u64 = 5;

#[divan::bench(args = [(Side::Short, 3), (Side::Short, 4), (Side::Expert, 3), (Side::Expert, 4)])]
fn random_games(bencher: Bencher<'_, '_>, (board, seats): (Side, u8)) {
    let options = Options { board, ..Options::default() };
    let mut playout = Playout::<Merchants>::default();
    let decisions = playout.decisions(&options, seats, 0..GAMES);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| playout.decisions(&options, seats, 0..GAMES));
}
