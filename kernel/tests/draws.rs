//! The draws of one seed, written down, so that nobody can change the stream without noticing: other programs compute it too.

use comptoir_kernel::Chance;
use comptoir_kernel::fairness::{self, Bytes, Bytes32};
use serde_json::{Value, json};

/// Bounds of shuffles and dice, a draw among one, and bounds so large that words are often drawn again.
const BOUNDS: [u32; 8] = [45, 44, 6, 2, 1, 1_000_000, 0xc000_0000, u32::MAX];

#[test]
fn the_written_draws_are_those_of_the_seed() {
    let seed = Bytes(std::array::from_fn(|at| at as u8));
    let numbers: Vec<Bytes32> = (1..=4).map(|seat| Bytes([seat * 17; 32])).collect();
    let mut stream = fairness::stream(&seed, &numbers);
    let draws: Vec<[u32; 2]> =
        BOUNDS.iter().cycle().take(400).map(|&below| [stream.below(below), below]).collect();
    let computed = json!({
        "seed": seed,
        "numbers": numbers,
        "commitment": fairness::commitment(&seed),
        "key": fairness::key(&seed, &numbers),
        "draws": draws,
    });
    let written: Value = serde_json::from_str(include_str!("draws.json")).expect("the file is JSON");
    assert!(written == computed, "kernel/tests/draws.json should be:\n{computed}");
}
