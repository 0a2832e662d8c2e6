//! A little of every attack of `comptoir soak`, by the code of the long runs. Times are not judged here: this machine may be busy.

#[allow(dead_code)] // it needs a part of it
mod common;

use common::{Run, comptoir_with};

fn soak(attack: &str, more: &[&str]) -> Run {
    let path = std::env::var("PATH").unwrap_or_default();
    let arguments = [&["soak", attack, "--untimed"], more].concat();
    comptoir_with(&arguments, "", &[("PATH", &path)])
}

#[test]
fn twenty_kills_lose_no_acknowledged_move_and_repeat_none() {
    soak("kill", &["--count", "2"]).code(0).says("20 kills").says("2 passed, 0 failed");
}

#[cfg(target_os = "linux")]
#[test]
fn a_power_cut_loses_nothing_that_was_acknowledged() {
    soak("powercut", &["--count", "1"]).code(0).says("12 disks after a cut").says("1 passed, 0 failed");
}

#[test]
fn a_run_goes_on_where_its_report_stopped() {
    let directory = tempfile::TempDir::new().expect("a directory");
    let file = directory.path().join("report.json");
    let report = ["--report", file.to_str().expect("a temporary path is UTF-8")];
    soak("retries", &[&["--count", "1"], report.as_slice()].concat()).code(0).says("1 passed, 0 failed");
    soak("retries", &[&["--count", "2"], report.as_slice()].concat()).code(0).says("2 passed, 0 failed");
    let other = [&["--count", "1", "--seed", "2"], report.as_slice()].concat();
    soak("retries", &other).code(2).complains("name another file");
}

#[test]
fn slow_connections_leave_the_door_open() {
    soak("slow", &["--count", "20", "--seconds", "1"]).code(0).says("6 passed, 0 failed");
}

#[test]
fn a_flood_costs_little_memory_and_limits_hold() {
    soak("flood", &["--count", "2", "--seconds", "1"]).code(0).says("7 passed, 0 failed");
}

#[test]
fn everybody_comes_back_after_a_restart() {
    soak("herd", &["--count", "40"]).code(0).says("40 tables").says("1 passed, 0 failed");
}

#[test]
fn no_viewer_is_told_what_another_knows() {
    soak("secrets", &["--count", "5"]).code(0).says("5 games").says("5 passed, 0 failed");
}

#[test]
fn weeks_of_tables_cost_nobody_time_they_did_not_have() {
    soak("clocks", &["--count", "20"]).code(0).says("20 tables").says("20 passed, 0 failed");
}

#[test]
fn what_people_are_to_hear_of_survives_kills_and_comes_once() {
    soak("notices", &["--count", "1"]).code(0).says("5 kills").says("1 passed, 0 failed");
}
