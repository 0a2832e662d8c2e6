//! Installs what is needed and missing, and says clearly what it could not install.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::steps::{npm, root, run};

/// Node's packages, a Chromium for the browser tests, and a PostgreSQL for those of the server.
pub fn tools() -> Result<()> {
    page_packages()?;
    if !postgres()
        && let Err(why) = install("postgresql")
    {
        println!(
            "PostgreSQL is not here ({why:#}), so that what is stored is tested with SQLite alone: Debian's package is `postgresql`"
        );
    }
    if chromium().is_none() {
        install("chromium").context(
            "the browser tests need Chromium: install Debian's package `chromium`, or name another one in CHROMIUM",
        )?;
    }
    Ok(())
}

/// Node's packages.
pub fn page_packages() -> Result<()> {
    if !found("npm") {
        bail!("Node 20 or newer with npm is needed for the page: install it and run this again");
    }
    if !root().join("web/node_modules/.package-lock.json").exists() {
        npm(&["ci"])?;
    }
    Ok(())
}

/// Whether a program can be started.
pub fn found(program: &str) -> bool {
    let started = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    started.is_ok_and(|status| status.success())
}

fn chromium() -> Option<String> {
    let named = std::env::var("CHROMIUM").ok();
    named.into_iter().chain(["/usr/bin/chromium".to_owned()]).find(|path| Path::new(path).exists())
}

/// Whether the programs are there with which tests start a cluster of their own: where Debian puts them, or where `POSTGRES_BIN` says.
fn postgres() -> bool {
    let named = std::env::var_os("POSTGRES_BIN").map(PathBuf::from);
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let beside = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    beside.chain(named).any(|programs| programs.join("initdb").exists())
}

/// Installs one of Debian's packages. It is not to start anything here by itself: tests have clusters of their own.
fn install(package: &str) -> Result<()> {
    if !found("apt-get") {
        bail!("this machine has no apt-get");
    }
    run(Command::new("apt-get").arg("update").stdout(Stdio::null()))?;
    run(Command::new("apt-get")
        .args(["install", "--yes", "--no-install-recommends", package])
        .env("RUNLEVEL", "1")
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdout(Stdio::null()))
}
