//! How even the ready-made layout is: `cargo test --release -p comptoir-new-england --test balance -- --ignored --nocapture`.
//! The table of `docs/balance.md` comes from here.

use std::collections::BTreeMap;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Game, Heuristic, Seat, ToAct, Viewer};
use comptoir_new_england::cards::Family;
use comptoir_new_england::{NewEngland, Options, StartLayout};

const GAMES: u64 = 2_000;

/// Plays a game among sensible players: their families by seat, and each one's share of the victory.
fn play(options: Options, seats: u8, seed: u64) -> Vec<(Family, f64)> {
    let mut chance = Fast::new(seed);
    let mut game = NewEngland::setup(&options, seats, &mut chance, &mut ()).expect("set up");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    loop {
        let seat = match game.to_act() {
            ToAct::Seats(acting) => acting.first().expect("somebody acts"),
            ToAct::Over(standings) => {
                let winners: Vec<Seat> = standings.winners().collect();
                let share = |seat| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                let players = game.view(Viewer::Spectator).players;
                return Seat::all(seats)
                    .zip(players)
                    .map(|(seat, player)| (player.family, share(seat)))
                    .collect();
            }
        };
        legal.clear();
        weights.clear();
        game.legal(seat, &mut legal);
        NewEngland::weigh(&game.view(Viewer::Seat(seat)), seat, &legal, &mut weights);
        let best = (0..legal.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b]));
        game.apply(seat, &legal[best.expect("something is legal")], &mut chance, &mut ());
    }
}

/// Wins in percent by family, for each set of families at the table.
fn wins(seats: u8, games: u64) -> BTreeMap<Vec<Family>, BTreeMap<Family, f64>> {
    let options = Options { start_layout: StartLayout::Preset, ..Options::default() };
    let mut sums: BTreeMap<Vec<Family>, (f64, BTreeMap<Family, f64>)> = BTreeMap::new();
    // With three, each family stays in the box in about a quarter of the games.
    for seed in 0..if seats == 3 { 4 * games } else { games } {
        let results = play(options, seats, seed);
        let mut families: Vec<Family> = results.iter().map(|result| result.0).collect();
        families.sort_unstable();
        let (played, shares) = sums.entry(families).or_default();
        *played += 1.0;
        for (family, share) in results {
            *shares.entry(family).or_default() += share;
        }
    }
    let percent = |(played, shares): (f64, BTreeMap<Family, f64>)| {
        shares.into_iter().map(|(family, share)| (family, 100.0 * share / played)).collect()
    };
    sums.into_iter().map(|(families, sum)| (families, percent(sum))).collect()
}

#[test]
#[ignore = "takes minutes"]
fn the_ready_made_layout_favours_no_family() {
    for (seats, even, margin) in [(4, 25.0, 4.0), (3, 100.0 / 3.0, 5.0)] {
        for (_, shares) in wins(seats, GAMES) {
            println!("{seats} players: {shares:.1?}");
            for (family, share) in shares {
                assert!((share - even).abs() <= margin, "{family:?} wins {share:.1} % of games of {seats}");
            }
        }
    }
}
