//! Random games from set-up to end: how many decisions a core takes in a second, and that none of them allocates.

use comptoir_kernel::playout::Playout;
use comptoir_valdora::{Options, Valdora, YesNo};
use divan::{AllocProfiler, Bencher, counter::ItemsCount};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// Special cards or not, and the seats.
const SETUPS: [(YesNo, u8); 5] =
    [(YesNo::No, 2), (YesNo::No, 4), (YesNo::No, 5), (YesNo::Yes, 2), (YesNo::Yes, 4)];

/// Games in a sample.
const GAMES: u64 = 100;

#[divan::bench(args = SETUPS)]
fn random_games(bencher: Bencher<'_, '_>, (special_cards, seats): (YesNo, u8)) {
    let options = Options { special_cards, ..Options::default() };
    let mut playout = Playout::<Valdora>::default();
    let decisions = playout.decisions(&options, seats, 0..GAMES);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| playout.decisions(&options, seats, 0..GAMES));
}
