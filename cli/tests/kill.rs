//! `kill -9` in the middle of play, twenty times: no acknowledged move is lost, and none is made twice.

#[path = "../../server/tests/server/common.rs"]
#[allow(dead_code)] // it needs a part of it
mod people;

use std::collections::BTreeMap;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use comptoir_games::Ugo;
use comptoir_kernel::playthrough::Deed;
use comptoir_kernel::record::Record;
use comptoir_kernel::{Chance, Seat, chance::Fast};
use comptoir_server::protocol::{Frame, ToPage};
use people::{Person, Stream};
use serde_json::{Value, json};
use tempfile::TempDir;

struct Process(Child);

impl Process {
    async fn start(address: SocketAddr, data: &Path) -> Process {
        let child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
            .args(["serve", "--bot-delay", "0", "--listen", &address.to_string(), "--data"])
            .arg(data)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let process = Process(child);
        for _ in 0..600 {
            if tokio::net::TcpStream::connect(address).await.is_ok() {
                return process;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        process.kill();
        panic!("the server does not listen");
    }

    /// On Unix this is SIGKILL: nothing in the process gets a chance to tidy up.
    fn kill(mut self) {
        self.0.kill().expect("the server is killed");
        self.0.wait().expect("the server is gone");
    }
}

/// A command that was sent and not yet acknowledged, as the page keeps it.
struct Pending {
    id: String,
    version: u32,
    action: Value,
}

/// What one life of the server brings; ends when `moves` were acknowledged and one more is on its way, or with the game.
async fn play(
    stream: &mut Stream,
    moves: usize,
    pending: &mut Option<Pending>,
    acknowledged: &mut BTreeMap<u32, Value>,
) -> bool {
    let enough = acknowledged.len() + moves;
    let mut now: Option<Frame> = None;
    loop {
        match stream.next().await {
            ToPage::Snapshot { frame, .. } => {
                now = frame;
                // After a restart the page sends again what it does not know to be done.
                if let Some(command) = pending {
                    stream.act(&command.id, command.version, &command.action).await;
                }
            }
            ToPage::Step { frame, .. } => now = Some(frame),
            ToPage::Done { id, version } => {
                if let Some(command) = pending.take_if(|command| command.id == id) {
                    acknowledged.insert(version, command.action);
                }
            }
            ToPage::Refused { problem, .. } => panic!("a command was refused: {problem:?}"),
            ToPage::Table { .. } | ToPage::Heartbeat => {}
        }
        let Some(frame) = &now else { continue };
        if pending.is_none() && frame.standings.is_some() {
            return true;
        }
        if pending.is_none() && !frame.legal.is_empty() {
            let command = Pending {
                id: format!("command-{}", frame.version),
                version: frame.version,
                action: frame.legal[0].clone(),
            };
            stream.act(&command.id, command.version, &command.action).await;
            *pending = Some(command);
            if acknowledged.len() >= enough {
                return false;
            }
        }
    }
}

#[tokio::test]
async fn twenty_kills_lose_no_acknowledged_move_and_repeat_none() {
    let data = TempDir::new().expect("a directory");
    let address = {
        let probe = TcpListener::bind("127.0.0.1:0").expect("a free port");
        probe.local_addr().expect("its address")
    };
    let mut chance = Fast::new(20);
    let mut person = Person { address, cookie: None };
    let (mut kills, mut games) = (0, 0);
    let mut process = Process::start(address, data.path()).await;
    person.post("/api/me", &json!({ "name": "Ana" })).await.ok();

    while kills < 20 {
        let table = person.make(json!(["me", { "bot": "random" }, { "bot": "merchant" }])).await;
        let mut acknowledged = BTreeMap::new();
        let mut pending = None;
        let mut stream = person.open(&table.id).await;
        while !play(&mut stream, chance.below(6) as usize, &mut pending, &mut acknowledged).await {
            // Sometimes at once, sometimes when the move has reached the disk but not its sender.
            tokio::time::sleep(Duration::from_micros(u64::from(chance.below(4000)))).await;
            process.kill();
            kills += 1;
            process = Process::start(address, data.path()).await;
            stream = person.open(&table.id).await;
        }
        games += 1;

        let text = person.get(&format!("/api/tables/{}/record", table.id)).await.body;
        let record = Record::<Ugo>::parse(&text).expect("a record");
        let shuffles = record.verify().expect("it verifies").shuffles.expect("the seed is opened");
        assert_eq!(shuffles.people, ["Ana"]);
        for (n, action) in &acknowledged {
            let step = &record.steps[*n as usize - 1];
            assert_eq!(step.seat, Seat(0), "step {n}");
            let Deed::Action(stored) = &step.deed else { panic!("step {n} is no action") };
            assert_eq!(serde_json::to_value(stored).expect("JSON"), *action, "step {n}");
        }
        let own = record.steps.iter().filter(|step| step.seat == Seat(0)).count();
        assert_eq!(own, acknowledged.len(), "no move was lost, and none was made twice");
    }
    assert!(games >= 1);
    process.kill();
}
