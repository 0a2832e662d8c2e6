//! Installs what is needed and missing, and says clearly what it could not install.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::steps::{npm, root, run};

/// Node's packages, a Chromium for the browser tests, and what single tests try the real thing with: nginx for its recipe in `docs/hosting/`,
/// a mail server, and PostgreSQL. Where one of those is missing its test says so.
pub fn tools() -> Result<()> {
    page_packages()?;
    if let Err(why) = nginx() {
        println!("nginx is missing, so its recipe will not be tried: {why:#}");
    }
    if !postgres()
        && let Err(why) = packages(&["postgresql"])
    {
        println!("PostgreSQL is missing, so what is stored is tested with SQLite alone: {why:#}");
    }
    if chromium().is_none() {
        packages(&["chromium"]).context(
            "the browser tests need Chromium: install Debian's package `chromium`, or name another one in CHROMIUM",
        )?;
    }
    // A small one of Debian's that takes no other mail server's place.
    if !has_mail_server()
        && let Err(why) = packages(&["python3-aiosmtpd"])
    {
        println!("letters are not tried with a real mail server, Debian's `python3-aiosmtpd`: {why:#}");
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
    found_by(program, "--version")
}

fn found_by(program: &str, question: &str) -> bool {
    let started = Command::new(program).arg(question).stdout(Stdio::null()).stderr(Stdio::null()).status();
    started.is_ok_and(|status| status.success())
}

fn chromium() -> Option<String> {
    let named = std::env::var("CHROMIUM").ok();
    named.into_iter().chain(["/usr/bin/chromium".to_owned()]).find(|path| Path::new(path).exists())
}

fn has_mail_server() -> bool {
    let found =
        Command::new("/usr/bin/python3").args(["-c", "import aiosmtpd"]).stderr(Stdio::null()).status();
    found.is_ok_and(|status| status.success())
}

/// Whether the programs are there with which tests start a cluster of their own: where Debian puts them, or where `POSTGRES_BIN` says.
fn postgres() -> bool {
    let named = std::env::var_os("POSTGRES_BIN").map(PathBuf::from);
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let beside = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    beside.chain(named).any(|programs| programs.join("initdb").exists())
}

/// Debian puts it where only root looks by itself.
fn nginx() -> Result<()> {
    if found_by("nginx", "-v") || found_by("/usr/sbin/nginx", "-v") {
        return Ok(());
    }
    packages(&["nginx-light"])
}

/// Installs Debian's packages, unless all of them are there. None is to start anything by itself: tests start their own.
pub fn packages(names: &[&str]) -> Result<()> {
    let there = Command::new("dpkg-query").args(["--show", "--showformat=${Status}\n"]).args(names).output();
    let installed =
        |said: &str| said.lines().filter(|line| line.ends_with(" installed")).count() == names.len();
    if there.is_ok_and(|there| installed(&String::from_utf8_lossy(&there.stdout))) {
        return Ok(());
    }
    if !found("apt-get") {
        bail!("this machine has no apt-get");
    }
    run(Command::new("apt-get").arg("update").stdout(Stdio::null()))?;
    run(Command::new("apt-get")
        .args(["install", "--yes", "--no-install-recommends"])
        .args(names)
        .env("RUNLEVEL", "1")
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdout(Stdio::null()))
}
