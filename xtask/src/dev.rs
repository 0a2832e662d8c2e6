//! `cargo xtask dev`: Comptoir while it is being worked on.
//!
//! Vite serves the page and swaps what changes in it; everything else it passes on to a Comptoir server with the
//! feature `dev`, which is built again and restarted when a Rust source, a rules text or a data file changes, and so are the
//! modules that the rules run in on the page. Tables are kept in `target/dev/data` from one start to the next.

#[path = "../../engine/module/sources.rs"]
mod sources;

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};
use clap::Args;
use notify::{Event, EventKind, RecursiveMode, Watcher};

use crate::crates;
use crate::install;
use crate::steps::root;

/// How to start.
#[derive(Args)]
pub struct Dev {
    /// The page's port; the next free one if it is taken
    #[arg(long, default_value_t = 5173)]
    port: u16,
    /// Milliseconds a bot takes at least before it acts
    #[arg(long, default_value_t = 600)]
    bot_delay: u64,
}

enum News {
    Changed,
    Stop,
}

/// Editors write a file in several steps, and one command may change many files.
const SETTLED: Duration = Duration::from_millis(150);
/// How often the programs that were started are looked after.
const LOOK: Duration = Duration::from_millis(200);

/// Runs until it is interrupted, or until Vite ends.
pub fn run(dev: &Dev) -> Result<()> {
    install::page_packages()?;
    let (tell, news) = mpsc::channel();
    let stop = tell.clone();
    ctrlc::set_handler(move || {
        // An error means that everything is ending already.
        let _ = stop.send(News::Stop);
    })?;
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        if event.is_ok_and(|event| !matches!(event.kind, EventKind::Access(_))) {
            let _ = tell.send(News::Changed);
        }
    })?;
    for folder in crates::of_the_server()? {
        watcher.watch(&folder, RecursiveMode::Recursive)?;
    }
    // The manifest and the lock file of the workspace.
    watcher.watch(&root(), RecursiveMode::NonRecursive)?;

    let place = Place::new()?;
    let mut vite = place.vite(dev)?;
    let mut server: Option<Running> = None;
    let mut running: Option<SystemTime> = None;
    loop {
        match place.build(&news)? {
            Built::Stopped => return Ok(()),
            Built::Stale => continue,
            Built::Failed => say(match server {
                Some(_) => {
                    "The build failed: the server from before runs on. Mend it and save, and it is built again."
                }
                None => {
                    "The build failed, and there is no server yet. Mend it and save, and it is built again."
                }
            }),
            // Something changed that is no part of the program.
            Built::Binary(made) if running == Some(made) && server.is_some() => {}
            Built::Binary(made) => {
                // A data directory belongs to one server, so the old one ends first. Every move is on disk.
                drop(server.take());
                server = Some(place.server(dev)?);
                running = Some(made);
                place.reload_page()?;
            }
        }
        loop {
            match news.recv_timeout(LOOK) {
                Ok(News::Stop) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Ok(News::Changed) => break,
                Err(RecvTimeoutError::Timeout) => {}
            }
            if let Some(status) = vite.ended()? {
                bail!("Vite ended: {status}");
            }
            if let Some(status) = server.as_mut().map(Running::ended).transpose()?.flatten() {
                say(&format!("The server ended: {status}. It starts again after the next change."));
                server = None;
            }
        }
    }
}

enum Built {
    /// The program, and when it was made.
    Binary(SystemTime),
    Failed,
    /// Something changed meanwhile.
    Stale,
    Stopped,
}

/// Where everything lies.
struct Place {
    root: PathBuf,
    /// Survives from one start to the next.
    kept: PathBuf,
    /// Where the server listens; only Vite talks to it.
    address: String,
}

impl Place {
    fn new() -> Result<Place> {
        let root = root().canonicalize()?;
        let kept = root.join("target/dev");
        let page = kept.join("page");
        std::fs::create_dir_all(&page)?;
        // The server embeds a page, but the one to look at is Vite's.
        std::fs::write(
            page.join("index.html"),
            "<!doctype html><title>Comptoir</title>Open Vite's address.\n",
        )?;
        std::fs::write(kept.join("restarted"), "")?;
        let free = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        Ok(Place { root, kept, address: free.to_string() })
    }

    /// Runs Node itself, because npm would stand between us and the process that must be ended.
    fn vite(&self, dev: &Dev) -> Result<Running> {
        Running::start(
            Command::new("node")
                .args(["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port"])
                .arg(dev.port.to_string())
                .current_dir(self.root.join("web"))
                .env("COMPTOIR_SERVER", format!("http://{}", self.address))
                .env("COMPTOIR_ENGINE", self.modules().join("wasm32-unknown-unknown/debug/examples"))
                .env("COMPTOIR_RESTARTED", self.kept.join("restarted")),
        )
    }

    /// Builds the server and the page's modules, unless somebody wants to stop. The page asks its own copy of the rules, which has to
    /// be the server's.
    fn build(&self, news: &Receiver<News>) -> Result<Built> {
        loop {
            match news.recv_timeout(SETTLED) {
                Ok(News::Changed) => {}
                Ok(News::Stop) | Err(RecvTimeoutError::Disconnected) => return Ok(Built::Stopped),
                Err(RecvTimeoutError::Timeout) => break,
            }
        }
        sources::write(&self.root)?;
        let server = ["build", "--package", "comptoir", "--features", "dev"];
        let modules = ["build", "--package", "comptoir-module", "--examples"];
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(server).env("COMPTOIR_WEB_DIST", self.kept.join("page"));
        let mut wasm = Command::new(env!("CARGO"));
        wasm.args(modules).args(["--target", "wasm32-unknown-unknown", "--target-dir"]).arg(self.modules());
        for command in [cargo, wasm] {
            if let Some(unfinished) = self.finish(command, news)? {
                return Ok(unfinished);
            }
        }
        Ok(Built::Binary(self.binary().metadata()?.modified()?))
    }

    /// Waits for a command, and for news meanwhile: what came between, if anything did.
    fn finish(&self, mut command: Command, news: &Receiver<News>) -> Result<Option<Built>> {
        let mut build = Running::start(command.current_dir(&self.root))?;
        let mut stale = false;
        let status = loop {
            if let Some(status) = build.ended()? {
                break status;
            }
            match news.recv_timeout(LOOK) {
                Ok(News::Changed) => stale = true,
                Ok(News::Stop) | Err(RecvTimeoutError::Disconnected) => return Ok(Some(Built::Stopped)),
                Err(RecvTimeoutError::Timeout) => {}
            }
        };
        Ok(match status.success() {
            _ if stale => Some(Built::Stale),
            true => None,
            false => Some(Built::Failed),
        })
    }

    /// Where the page's modules are built: quickly, and apart from those for players.
    fn modules(&self) -> PathBuf {
        self.kept.join("engine")
    }

    fn binary(&self) -> PathBuf {
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or(self.root.join("target"), PathBuf::from);
        target.join("debug").join(format!("comptoir{}", std::env::consts::EXE_SUFFIX))
    }

    /// Starts the server, and waits until it answers.
    fn server(&self, dev: &Dev) -> Result<Running> {
        let mut server = Running::start(
            Command::new(self.binary())
                .args(["serve", "--listen", &self.address, "--rate", "0", "--bot-delay"])
                .arg(dev.bot_delay.to_string())
                .arg("--data")
                .arg(self.kept.join("data"))
                .stdout(std::process::Stdio::null()),
        )?;
        for _ in 0..100 {
            if server.ended()?.is_some() || std::net::TcpStream::connect(&self.address).is_ok() {
                return Ok(server);
            }
            std::thread::sleep(LOOK);
        }
        bail!("the server does not answer")
    }

    /// Lets Vite reload the page: it watches this file.
    fn reload_page(&self) -> Result<()> {
        let now = format!("{:?}\n", SystemTime::now());
        std::fs::write(self.kept.join("restarted"), now).context("target/dev cannot be written")
    }
}

/// A program that ends when this is dropped.
struct Running(Child);

impl Running {
    fn start(command: &mut Command) -> Result<Running> {
        command.spawn().map(Running).with_context(|| format!("cannot start {command:?}"))
    }

    fn ended(&mut self) -> Result<Option<ExitStatus>> {
        Ok(self.0.try_wait()?)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Both fail only for a program that has ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn say(text: &str) {
    println!("\n== {text}");
}
