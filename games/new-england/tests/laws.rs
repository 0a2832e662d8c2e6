//! The battery of laws on every option and seat count.

use comptoir_kernel::laws::{Effort, battery};
use comptoir_new_england::NewEngland;

#[test]
fn new_england_keeps_every_law() {
    let report = battery::<NewEngland>(Effort { states: 3_000, seed: 1621 }, |_| true);
    report.expect_kept();
    // Two contacts and two layouts; families chosen; three or four first seats.
    assert_eq!(report.setups.len(), 2 * (2 * 2 + 1) + 3 + 4, "{:?}", report.setups);
    assert!(report.undoable > 500, "purchases and moves can be taken back: {}", report.undoable);
    // Nothing on the table is hidden: whoever sees it knows it.
    assert_eq!(report.imagined_differently, 0);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<NewEngland>() <= 4096, "{} bytes", size_of::<NewEngland>());
}
