//! The battery of laws on every option and seat count.

use comptoir_kernel::laws::{Effort, battery};
use comptoir_valdora::Valdora;

#[test]
fn valdora_keeps_every_law() {
    let report = battery::<Valdora>(Effort { states: 800, seed: 2011 }, |_| true);
    report.expect_kept();
    // Four modes, each with every seat count it allows; every first player; the memory of the table.
    assert_eq!(report.setups.len(), (4 + 4 + 1) + (2 + 3 + 4 + 5) + 4, "{:?}", report.setups);
    assert!(report.undoable > 10_000, "most steps are done with what lies open: {}", report.undoable);
    // Nothing is hidden before somebody delivers, in games without special cards.
    assert!(report.imagined_differently * 4 > report.imagined, "{report:?}");
}
