//! The steps of the gate, in order, with the time each took.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::{bugs, crates, install, sbom};

/// The project's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

type Work = fn() -> Result<()>;

const STEPS: &[(&str, Work)] = &[
    ("tools", install::tools),
    ("formatting", || cargo(&["fmt", "--all", "--check"])),
    ("crates", crates::check),
    ("release", sbom::check),
    ("bugs", bugs::still_apply),
    ("lints", || {
        cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
    }),
    ("rust tests", rust_tests),
    ("page lint", || npm(&["run", "lint"])),
    ("page types", || npm(&["run", "check"])),
    ("page tests", || npm(&["test"])),
    ("binary", binary),
    ("browser", browser),
];

/// Runs every step, stops at the first that fails, and ends with one line of summary.
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
    ensure!(!times.is_empty(), "there is no step of that name");
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

/// Generates the page's types.
pub fn types() -> Result<()> {
    run(Command::new(env!("CARGO"))
        .args(["test", "--package", "comptoir-server", "--all-features", "--test", "server", "types"])
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

/// As players build it: without what only tests need, and without what only developers may see.
fn binary() -> Result<()> {
    let output = Command::new(env!("CARGO"))
        .args(["check", "--package", "comptoir", "--message-format", "json-render-diagnostics"])
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo check")?;
    ensure!(output.status.success(), "the binary does not build");
    let messages = String::from_utf8(output.stdout)?;
    let server = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .find(|message| message["target"]["name"] == "comptoir_server")
        .context("the binary has a server")?;
    let file = server["filenames"][0].as_str().context("the server has a file")?;
    // Beside `libcomptoir_server-<hash>.rmeta` lies the list of its sources, `comptoir_server-<hash>.d`.
    let list = file.replace("/lib", "/").replace(".rmeta", ".d");
    let sources = std::fs::read_to_string(&list).with_context(|| list.clone())?;
    ensure!(sources.contains("server/src/http/mod.rs"), "{list} does not list the server's sources");
    ensure!(!sources.contains("server/src/http/dev.rs"), "what is for developers is in the players' server");
    Ok(())
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
