//! The battery of laws on every option and seat count.

use comptoir_kernel::laws::{Effort, battery};
use comptoir_ugo::Ugo;

#[test]
fn ugo_keeps_every_law() {
    let report = battery::<Ugo>(Effort { states: 5_000, seed: 2013 }, |_| true);
    report.expect_kept();
    assert_eq!(report.setups.len(), 4, "three seat counts and the duel: {:?}", report.setups);
    assert!(report.undoable > 500, "placing can be taken back: {}", report.undoable);
    // Hands are secret until a round's last card: nearly every imagined world is another one.
    assert!(report.imagined_differently * 10 > report.imagined * 9, "{report:?}");
}
