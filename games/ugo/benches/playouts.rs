//! Random games of UGO!, and the pieces a search is made of. `comptoir bench ugo` measures the same loop with ratios.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::playout::Playout;
use comptoir_kernel::{Game, Seat, Viewer};
use comptoir_ugo::{Options, Ugo};
use divan::{Bencher, black_box};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

fn new_game(seats: u8, chance: &mut Fast) -> Ugo {
    Ugo::setup(&Options::default(), seats, chance, &mut ()).expect("UGO! is played with 2 to 4 seats")
}

#[divan::bench(args = [2, 3, 4])]
fn playout(bencher: Bencher<'_, '_>, seats: u8) {
    let mut chance = Fast::new(1);
    let mut playout = Playout::<Ugo>::default();
    bencher.bench_local(|| {
        let mut game = new_game(seats, &mut chance);
        playout.run(&mut game, &mut chance)
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = new_game(4, &mut Fast::new(1));
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(Seat(0))));
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let mut chance = Fast::new(1);
    let view = new_game(4, &mut chance).view(Viewer::Seat(Seat(0)));
    bencher.bench_local(|| Ugo::imagine(black_box(&view), &mut chance));
}
