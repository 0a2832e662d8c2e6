//! Installs what is needed and missing, and says clearly what it could not install.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::steps::{npm, root, run};

/// Node's packages, and a Chromium for the browser tests.
pub fn tools() -> Result<()> {
    page_packages()?;
    if chromium().is_none() {
        install_chromium().context(
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

fn install_chromium() -> Result<()> {
    if !found("apt-get") {
        bail!("this machine has no apt-get");
    }
    run(Command::new("apt-get").arg("update").stdout(Stdio::null()))?;
    run(Command::new("apt-get")
        .args(["install", "--yes", "--no-install-recommends", "chromium"])
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdout(Stdio::null()))
}
