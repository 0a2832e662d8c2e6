//! The server that things happen to: a process of its own on a data directory that outlives it.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::time::{Instant, sleep};

use super::shim::Shim;

/// How long it may take to stop.
const STOP: Duration = Duration::from_secs(10);

/// A running server; it is killed when this is dropped.
pub struct Server {
    pub address: SocketAddr,
    process: Child,
}

/// How a start came out.
pub enum Started {
    Running(Server),
    /// It ended by itself, with what it said.
    Ended(ExitStatus, String),
}

impl Server {
    /// Starts a server under the shim.
    pub fn start(binary: &Path, data: &Path, shim: &Shim) -> anyhow::Result<Started> {
        let mut process = Command::new(binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--bot-delay", "0", "--data"])
            .arg(data)
            .env("RUST_LOG", "off")
            .env("COMPTOIR_CONFIG", "")
            .env("LD_PRELOAD", &shim.library)
            .env("COMPTOIR_FAULTS", &shim.control)
            .env("COMPTOIR_FAULTS_BELOW", data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .context("the server does not start")?;
        let mut said = String::new();
        let heard = process.stdout.take().map(|out| BufReader::new(out).read_line(&mut said));
        if let Some(address) = said.trim().strip_prefix("http://").and_then(|address| address.parse().ok()) {
            return Ok(Started::Running(Server { address, process }));
        }
        heard.context("the server's output is a pipe")??;
        let mut why = String::new();
        if let Some(mut errors) = process.stderr.take() {
            errors.read_to_string(&mut why)?;
        }
        Ok(Started::Ended(process.wait()?, why))
    }

    /// Asks it to end, and waits until it has.
    pub async fn stop(mut self) -> anyhow::Result<()> {
        let id = self.process.id().to_string();
        ensure!(Command::new("kill").args(["-TERM", &id]).status()?.success(), "the server is gone");
        let end = Instant::now() + STOP;
        while self.process.try_wait()?.is_none() {
            ensure!(Instant::now() < end, "the server does not stop");
            sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Ends it as a power cut of the process would.
    pub fn kill(mut self) -> anyhow::Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
