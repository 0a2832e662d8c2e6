//! A server that may open few files stays reachable, and tells its numbers at another address only.

#[path = "../../server/tests/server/common.rs"]
#[allow(dead_code)] // it needs a part of it
mod people;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use people::{PATIENCE, Person};
use serde_json::json;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A server that ends with the test.
struct Process {
    child: Child,
    address: SocketAddr,
    admin: SocketAddr,
}

impl Process {
    /// The shell lowers the hard limit too, so that the server cannot raise it.
    fn start(files: u32, data: &TempDir) -> Process {
        let serve = format!(
            "ulimit -n {files} && exec \"$0\" serve --listen 127.0.0.1:0 --admin-listen 127.0.0.1:0 --data \"$1\""
        );
        let mut child = Command::new("sh")
            .args(["-c", &serve, env!("CARGO_BIN_EXE_comptoir")])
            .arg(data.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut address = || {
            let line = lines.next().expect("a line").expect("it is text");
            let address = line.trim_start_matches("http://").trim_end_matches("/metrics");
            address.parse().expect("an address")
        };
        let (address, admin) = (address(), address());
        Process { child, address, admin }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
#[tokio::test]
async fn more_connections_than_files_lock_nobody_out() {
    let data = TempDir::new().expect("a directory");
    let server = Process::start(160, &data);
    // Silent ones are let go by themselves after a while: this must not take as long.
    timeout(PATIENCE, play_beside_silent_ones(&server)).await.expect("nobody waits for them");
}

async fn play_beside_silent_ones(server: &Process) {
    let mut silent = Vec::new();
    for _ in 0..400 {
        silent.push(TcpStream::connect(server.address).await.expect("a connection"));
    }
    let mut zoe = Person { address: server.address, cookie: None };
    zoe.post("/api/me", &json!({ "name": "Zoé" })).await.ok();
    let table = zoe.make(json!(["me", { "bot": "random" }])).await;
    let mut stream = zoe.open(&table.id).await;
    let frame = stream.turn().await;
    stream.act("a", frame.version, &frame.legal[0]).await;
    assert!(stream.answer("a").await.is_ok(), "the database can open its files too");
}

#[cfg(unix)]
#[tokio::test]
async fn numbers_are_told_at_the_admin_address_alone() {
    let data = TempDir::new().expect("a directory");
    let server = Process::start(1000, &data);
    let (visitor, operator) =
        [server.address, server.admin].map(|address| Person { address, cookie: None }).into();
    assert_eq!(visitor.get("/metrics").await.status, 404);
    let numbers = operator.get("/metrics").await;
    assert!(numbers.status == 200 && numbers.body.contains("comptoir_tables_live 0\n"), "{numbers:?}");
    assert_eq!((visitor.get("/healthz").await.status, operator.get("/healthz").await.status), (200, 200));
    assert_eq!(operator.get("/api/games").await.status, 404);
}
