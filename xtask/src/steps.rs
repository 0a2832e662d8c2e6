//! The steps of the gate, in order, with the time each took.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::{bugs, crates, install};

/// The project's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

type Work = fn() -> Result<()>;

const STEPS: &[(&str, Work)] = &[
    ("tools", install::tools),
    ("formatting", || cargo(&["fmt", "--all", "--check"])),
    ("crates", crates::check),
    ("bugs", bugs::still_apply),
    ("lints", || {
        cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
    }),
    ("rust tests", rust_tests),
    ("page lint", || npm(&["run", "lint"])),
    ("page types", || npm(&["run", "check"])),
    ("page tests", || npm(&["test"])),
    // As players build it, without what only tests need.
    ("binary", || cargo(&["check", "--package", "comptoir"])),
    ("browser", browser),
];

/// Runs every step, stops at the first that fails, and ends with one line.
pub fn gate(only: Option<&str>) -> Result<()> {
    let mut times: Vec<(&str, Duration)> = Vec::new();
    let chosen = |name: &str| only.is_none_or(|only| name.contains(only));
    for (name, work) in STEPS.iter().filter(|(name, _)| chosen(name)) {
        println!("\n== {name}");
        let begun = Instant::now();
        let result = work();
        times.push((name, begun.elapsed()));
        if let Err(why) = result {
            report(&times);
            bail!("the step `{name}` failed: {why:#}");
        }
    }
    ensure!(!times.is_empty(), "no step is called so");
    report(&times);
    println!("gate: {} passed, 0 failed", times.len());
    Ok(())
}

fn report(times: &[(&str, Duration)]) {
    println!();
    for (name, time) in times {
        println!("{name:>12} {:>7.1} s", time.as_secs_f64());
    }
}

/// Writes the page's types anew.
pub fn types() -> Result<()> {
    run(Command::new(env!("CARGO"))
        .args(["test", "--package", "comptoir-server", "--features", "ts", "--test", "server", "types"])
        .env("COMPTOIR_WRITE_TYPES", "1")
        .current_dir(root()))
}

fn rust_tests() -> Result<()> {
    if install::found("cargo-nextest") {
        cargo(&["nextest", "run", "--workspace", "--all-features", "--no-fail-fast"])?;
        cargo(&["test", "--workspace", "--all-features", "--doc"])
    } else {
        cargo(&["test", "--workspace", "--all-features", "--no-fail-fast"])
    }
}

/// The browser tests start the binary that was built for the Rust tests, so that it is not built twice.
fn browser() -> Result<()> {
    cargo(&["test", "--workspace", "--all-features", "--no-run", "--quiet"])?;
    npm(&["run", "e2e"])
}

fn cargo(arguments: &[&str]) -> Result<()> {
    run(Command::new(env!("CARGO")).args(arguments).current_dir(root()))
}

/// Runs npm in the page's folder.
pub fn npm(arguments: &[&str]) -> Result<()> {
    run(Command::new("npm").args(arguments).current_dir(root().join("web")))
}

/// Runs a command and fails if it does.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(status.success(), "{command:?}: {status}");
    Ok(())
}
