//! Random games from set-up to end: how many decisions a core takes in a second, and that none of them allocates.

use comptoir_golden_city::{GoldenCity, Options};
use comptoir_kernel::playout::Playout;
use divan::{AllocProfiler, Bencher, counter::ItemsCount};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Games in a sample.
const GAMES: u64 = 100;

#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher<'_, '_>, seats: u8) {
    let options = Options::default();
    let mut playout = Playout::<GoldenCity>::default();
    let decisions = playout.decisions(&options, seats, 0..GAMES);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| playout.decisions(&options, seats, 0..GAMES));
}
