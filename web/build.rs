//! Builds the page into `OUT_DIR`, so that `cargo build` is all it takes.
//!
//! Set `COMPTOIR_WEB_DIST` to a folder with a ready build to do without Node.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

#[path = "../engine/module/sources.rs"]
mod sources;

/// What the page is made of. `node_modules` is left out on purpose: it follows from the lock file.
const SOURCES: [&str; 8] = [
    "build.rs",
    "index.html",
    "offline.plugin.ts",
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
    engine()?;
    if packages_are_stale() {
        npm(&["ci", "--no-audit", "--no-fund"])?;
    }
    let dist = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?).join("dist");
    let out = dist.to_str().ok_or("the target folder's path is not Unicode")?;
    npm(&["run", "build", "--", "--outDir", out, "--emptyOutDir", "--logLevel", "warn"])?;
    Ok(dist)
}

/// Builds the modules the rules run in on the page. Cargo does nothing here unless the rules changed: the folder is the same whatever the page is
/// built for, and apart from the one that the cargo running this script has locked.
fn engine() -> Result<(), String> {
    for package in ["kernel", "bots", "engine", "games"] {
        watch_rust(&Path::new("..").join(package))?;
    }
    sources::write(Path::new("..")).map_err(|why| format!("the sources of the modules: {why}"))?;
    let cargo = env::var_os("CARGO").ok_or("cargo sets CARGO")?;
    add_target()?;
    run(Command::new(cargo)
        .args(["build", "--package", "comptoir-module", "--examples", "--profile", "module", "--locked"])
        .args(["--target", TARGET, "--target-dir", "../target/engine"])
        // What whoever started this asked for is for this machine, not for the page.
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env_remove("RUSTFLAGS")
        .env_remove("RUSTC_WORKSPACE_WRAPPER"))
}

/// The target of the modules.
const TARGET: &str = "wasm32-unknown-unknown";

/// Adds the target where it is missing.
fn add_target() -> Result<(), String> {
    let rustc = env::var_os("RUSTC").ok_or("cargo sets RUSTC")?;
    let found = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    let there = found.is_ok_and(|found| Path::new(String::from_utf8_lossy(&found.stdout).trim()).is_dir());
    if there {
        return Ok(());
    }
    run(Command::new("rustup").args(["target", "add", TARGET])).map_err(|why| {
        format!(
            "the rules run in the page too, which needs Rust's target {TARGET}, and it could not be added ({why}). Install it as you \
             installed Rust, or set COMPTOIR_WEB_DIST to a folder with a ready build."
        )
    })
}

/// Watches the sources of a crate, and of those in folders of it.
fn watch_rust(folder: &Path) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?.flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        if ["src", "data", "build.rs", "Cargo.toml", "CHANGES.md"].iter().any(|watched| name == *watched) {
            println!("cargo:rerun-if-changed={}", path.display());
        } else if path.join("Cargo.toml").is_file() {
            watch_rust(&path)?;
        }
    }
    Ok(())
}

fn watch_sources() -> Result<(), String> {
    for source in SOURCES {
        println!("cargo:rerun-if-changed={source}");
    }
    println!("cargo:rerun-if-changed=../words");
    for game in sources::games(Path::new("..")).map_err(|why| format!("../games: {why}"))? {
        for part in ["data", "words", "guide", "lessons", "examples"].map(|part| game.join(part)) {
            // A folder that is not there would have everything built again each time.
            if part.exists() {
                println!("cargo:rerun-if-changed={}", part.display());
            }
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
    run(Command::new(program).args(arguments)).map_err(|why| {
        format!(
            "{why}\nThe page needs Node 20 or newer, or COMPTOIR_WEB_DIST set to a folder with a ready build."
        )
    })
}

/// Runs a command; what it said is told only if it failed.
fn run(command: &mut Command) -> Result<(), String> {
    let run = command.output().map_err(|why| format!("{command:?} cannot be run: {why}"))?;
    if run.status.success() {
        return Ok(());
    }
    let (said, failed) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    Err(format!("{command:?} failed:\n{said}{failed}"))
}
