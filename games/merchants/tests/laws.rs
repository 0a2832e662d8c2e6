//! The battery of laws on every option and seat count.

use comptoir_kernel::laws::{Effort, battery};
use comptoir_merchants::Merchants;

/// Refused so rarely by chance that the battery may not come across them. `tests/rulebook.rs` (vectors 6, 12 and 17) and
/// `tests/rulings.rs` ask for each.
const RARE: [&str; 7] = [
    "refusal not_arrived",
    "refusal no_robber_start",
    "refusal would_connect",
    "refusal tokens_left",
    "refusal no_token_there",
    "refusal route_full",
    "refusal nothing_done",
];

#[test]
fn merchants_keeps_every_law() {
    let mut report = battery::<Merchants>(Effort { states: 100, seed: 2011 }, |_| true);
    report.never_seen.retain(|name| !RARE.contains(&name.as_str()));
    report.expect_kept();
    assert_eq!(
        report.setups.len(),
        21,
        "two boards, two starts, two seat counts; and the minor options: {:?}",
        report.setups
    );
    assert!(report.undoable > 1_000, "public choices can be taken back: {}", report.undoable);
    // A hand from which nothing passed unseen is known to all, so not every imagined world is another one.
    assert!(report.imagined_differently * 2 > report.imagined, "{report:?}");
}

#[test]
fn a_state_is_small_enough_to_copy_without_a_thought() {
    assert!(size_of::<Merchants>() <= 1_536, "{} bytes", size_of::<Merchants>());
}
