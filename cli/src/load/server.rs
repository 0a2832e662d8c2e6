//! A server of its own for each round: the same binary in another process, with an empty data directory.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::Context;
use tempfile::TempDir;

use super::person;

/// For whoever asks more often than people do and means no harm.
pub const UNLIMITED: &[&str] = &["--rate", "0"];
/// The same, and bots that do not wait for people to follow.
pub const HASTY: &[&str] = &["--rate", "0", "--bot-delay", "0"];

/// A running server; it ends, without a chance to tidy up, when this is dropped.
pub struct Server {
    pub address: SocketAddr,
    admin: SocketAddr,
    process: Child,
    /// Deleted with it, unless the directory belongs to somebody else.
    _data: Option<TempDir>,
}

impl Server {
    /// Starts it with an empty data directory and no limits on how often things may be asked for. What goes wrong in it is said
    /// on standard error.
    pub fn start() -> anyhow::Result<Server> {
        Server::start_empty(UNLIMITED)
    }

    /// Starts it with an empty data directory.
    pub fn start_empty(arguments: &[&str]) -> anyhow::Result<Server> {
        let data = TempDir::new()?;
        let path = data.path().to_owned();
        Server::spawn(Command::new(std::env::current_exe()?), &path, Some(data), arguments, &[])
    }

    /// Starts it with an empty data directory where it may open only this many files; this machine may be more generous. It must know from its
    /// first moment on, for it makes room for as many connections as fit.
    pub fn start_with_few_files(files: u64) -> anyhow::Result<Server> {
        let data = TempDir::new()?;
        let path = data.path().to_owned();
        let server = std::env::current_exe()?;
        let command = if cfg!(unix) {
            let mut shell = Command::new("sh");
            shell.args(["-c", &format!("ulimit -n {files} && exec \"$0\" \"$@\"")]).arg(server);
            shell
        } else {
            Command::new(server)
        };
        Server::spawn(command, &path, Some(data), &[], &[])
    }

    /// Starts it on a data directory, with further arguments and variables of the environment.
    pub fn start_on(
        data: &Path,
        arguments: &[&str],
        environment: &[(&str, &Path)],
    ) -> anyhow::Result<Server> {
        Server::spawn(Command::new(std::env::current_exe()?), data, None, arguments, environment)
    }

    fn spawn(
        mut command: Command,
        data: &Path,
        own: Option<TempDir>,
        arguments: &[&str],
        environment: &[(&str, &Path)],
    ) -> anyhow::Result<Server> {
        let mut process = command
            .args(["serve", "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0"])
            .args(arguments)
            .arg("--data")
            .arg(data)
            .env("RUST_LOG", "warn")
            // Nothing of how this machine serves others.
            .env("COMPTOIR_CONFIG", "")
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("the server does not start")?;
        let out = process.stdout.take();
        // From here on it is ended in any case.
        let nowhere = SocketAddr::from(([0; 4], 0));
        let mut server = Server { address: nowhere, admin: nowhere, process, _data: own };
        let mut lines = BufReader::new(out.context("the server's output is a pipe")?).lines();
        let mut address = || -> anyhow::Result<SocketAddr> {
            let said = lines.next().transpose()?.unwrap_or_default();
            let address = said.strip_prefix("http://").map(|said| said.trim_end_matches("/metrics"));
            let address = address.and_then(|address| address.parse().ok());
            address.with_context(|| format!("the server does not say where it is, but `{said}`"))
        };
        (server.address, server.admin) = (address()?, address()?);
        Ok(server)
    }

    /// The process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// What it has counted so far.
    pub async fn counts(&self) -> anyhow::Result<Counts> {
        let text = person::get(self.admin, "/metrics").await?;
        let number = |name: &str| -> anyhow::Result<f64> {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            Ok(line.with_context(|| format!("the server does not count {name}"))?.parse()?)
        };
        Ok(Counts {
            bot_steps: number("comptoir_bot_steps_total")?,
            thoughts: number("comptoir_thought_seconds_count")?,
            thinking: number("comptoir_thought_seconds_sum")?,
        })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself: Ctrl-C reaches it as well. Its tables are thrown away with it.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What a server counts of its bots.
#[derive(Clone, Copy)]
pub struct Counts {
    pub bot_steps: f64,
    pub thoughts: f64,
    /// Seconds that all thoughts together took.
    pub thinking: f64,
}
