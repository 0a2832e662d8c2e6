//! Builds the page into `OUT_DIR`, so that `cargo build` is all it takes.
//!
//! Set `COMPTOIR_WEB_DIST` to a folder with a ready build to do without Node.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

/// What the page is made of. `node_modules` is left out on purpose: it follows from the lock file.
const SOURCES: [&str; 7] = [
    "build.rs",
    "index.html",
    "package.json",
    "package-lock.json",
    "src",
    "svelte.config.js",
    "vite.config.ts",
];

fn main() -> ExitCode {
    match page() {
        Ok(dist) => {
            println!("cargo:rustc-env=COMPTOIR_WEB_EMBED={}", dist.display());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("The page could not be built: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The folder with the built page.
fn page() -> Result<PathBuf, String> {
    println!("cargo:rerun-if-env-changed=COMPTOIR_WEB_DIST");
    if let Some(ready) = env::var_os("COMPTOIR_WEB_DIST") {
        let dist = fs::canonicalize(&ready)
            .map_err(|why| format!("COMPTOIR_WEB_DIST ({}): {why}", ready.display()))?;
        println!("cargo:rerun-if-changed={}", dist.display());
        return dist
            .join("index.html")
            .is_file()
            .then_some(dist)
            .ok_or_else(|| "COMPTOIR_WEB_DIST has no index.html".to_owned());
    }
    watch_sources()?;
    if packages_are_stale() {
        npm(&["ci", "--no-audit", "--no-fund"])?;
    }
    let dist = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?).join("dist");
    let out = dist.to_str().ok_or("the target folder's path is not Unicode")?;
    npm(&["run", "build", "--", "--outDir", out, "--emptyOutDir", "--logLevel", "warn"])?;
    Ok(dist)
}

fn watch_sources() -> Result<(), String> {
    for source in SOURCES {
        println!("cargo:rerun-if-changed={source}");
    }
    let games = Path::new("../games");
    for game in fs::read_dir(games).map_err(|why| format!("{}: {why}", games.display()))?.flatten() {
        let data = game.path().join("data");
        if data.is_dir() {
            println!("cargo:rerun-if-changed={}", data.display());
        }
    }
    Ok(())
}

/// Whether the lock file is newer than what npm last installed.
fn packages_are_stale() -> bool {
    let changed = |path| fs::metadata(path).and_then(|file| file.modified());
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Ok(installed), Ok(locked)) => installed < locked,
        _ => true,
    }
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let run = Command::new(program).args(arguments).output().map_err(|why| {
        format!(
            "npm cannot be run ({why}). Install Node 20 or newer, or set COMPTOIR_WEB_DIST to a folder with a ready build."
        )
    })?;
    if run.status.success() {
        return Ok(());
    }
    Err(format!(
        "`npm {}` failed:\n{}{}",
        arguments.join(" "),
        String::from_utf8_lossy(&run.stdout),
        String::from_utf8_lossy(&run.stderr)
    ))
}
