//! The battery of laws on every option and seat count, and a heuristic that plays sensibly.

use comptoir_kernel::laws::{Effort, battery, share_won};
use comptoir_ugo::{Options, Ugo};

#[test]
fn ugo_keeps_every_law() {
    let report = battery::<Ugo>(Effort { states: 2_000, seed: 2013 }, |_| true);
    report.expect_kept();
    // Three seat counts and the duel; then with each seat as the first (2 + 3 + 4), and as at the table.
    assert_eq!(report.setups.len(), 4 + 9 + 3, "{:?}", report.setups);
    assert!(report.undoable > 500, "placing can be taken back: {}", report.undoable);
    // Hands are secret until a round's last card: nearly every imagined world is another one.
    assert!(report.imagined_differently * 10 > report.imagined * 9, "{report:?}");
}

#[test]
fn a_sensible_player_beats_random_ones() {
    for (seats, least) in [(2, 0.82), (4, 0.65)] {
        let won = share_won::<Ugo>(&Options::default(), seats, 400);
        assert!(won > least, "{seats} seats: {won}");
    }
}
