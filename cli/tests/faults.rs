//! Calls of the server fail while people play: nothing acknowledged is lost. `comptoir soak faults` does it for longer.
#![cfg(target_os = "linux")]

#[allow(dead_code)] // it needs a part of it
mod common;

use std::process::Command;

use common::comptoir_with;

#[test]
fn faults_cost_no_acknowledged_move() {
    if Command::new("cc").arg("--version").output().is_err() {
        eprintln!("SKIPPED: there is no C compiler (cc) to inject faults with");
        return;
    }
    let path = std::env::var("PATH").unwrap_or_default();
    let args = ["soak", "faults", "--runs", "3", "--strikes", "2", "--operations", "60"];
    comptoir_with(&args, "", &[("PATH", &path)])
        .code(0)
        .says("missing: 0, doubled: 0, corrupted: 0, not recovered: 0, odd: 0")
        .says("3 passed, 0 failed");
}
