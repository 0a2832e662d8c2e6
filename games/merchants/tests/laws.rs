//! The battery of laws on every option and seat count.

use comptoir_kernel::laws::{Effort, battery};
use comptoir_merchants::Merchants;

#[test]
fn merchants_keeps_every_law() {
    let report = battery::<Merchants>(Effort { states: 1_000, seed: 2011 }, |_| true);
    println!(
        "{} games, {} states, {} imagined, {} differently, {} undoable, {} unlisted",
        report.games,
        report.states,
        report.imagined,
        report.imagined_differently,
        report.undoable,
        report.unlisted
    );
    report.expect_kept();
    assert_eq!(report.setups.len(), 8, "two boards, two starts, two seat counts: {:?}", report.setups);
}
