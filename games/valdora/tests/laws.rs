//! The battery of laws on every option and seat count.

use comptoir_kernel::laws::{Effort, battery};
use comptoir_valdora::Valdora;

#[test]
fn valdora_keeps_every_law() {
    let report = battery::<Valdora>(Effort { states: 1_000, seed: 2009 }, |_| true);
    println!("{} games {} states", report.games, report.states);
    report.expect_kept();
}
