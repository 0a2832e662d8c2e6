//! `kill -9` between storing and sending, and while something is being sent: what somebody is to hear of reaches their program, and once.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use comptoir_kernel::{Chance, Seat};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;

use super::Plan;
use super::report::Figures;
use crate::load::person::Person;
use crate::load::server::Server;

/// Nothing waits until it is sent, and it may be sent to this machine.
const TELLING: &[&str] = &["--rate", "0", "--bot-delay", "0", "--notice-delay", "0", "--private-addresses"];
/// Lives of the server in one case.
const LIVES: usize = 6;
/// The most lines of one life.
const LINES: u32 = 6;
/// For so long the server may send something before it is killed.
const LIFE: Duration = Duration::from_secs(3);
/// After the last start everything has come within this, and nothing comes later.
const ALL: Duration = Duration::from_mins(1);
const SILENCE: Duration = Duration::from_millis(500);

/// What a program was told, by the name under which it may come again.
#[derive(Default)]
struct Heard {
    /// It takes nothing: whoever tells it hears no answer.
    mute: bool,
    /// Which life of the server it is.
    life: usize,
    asked: u32,
    /// In which lives something was answered.
    taken: BTreeMap<String, Vec<usize>>,
    /// What was answered last in each life.
    last: BTreeMap<usize, String>,
}

/// A program of somebody's, which lives on while the server dies.
struct Program {
    address: SocketAddr,
    heard: Arc<Mutex<Heard>>,
}

impl Program {
    async fn open() -> anyhow::Result<Program> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let program = Program { address: listener.local_addr()?, heard: Arc::default() };
        let heard = program.heard.clone();
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                // Whoever is killed while they tell it leaves half a message.
                tokio::spawn(attend(socket, heard.clone()));
            }
        });
        Ok(program)
    }

    fn heard<T>(&self, look: impl FnOnce(&mut Heard) -> T) -> T {
        look(&mut self.heard.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

async fn attend(socket: TcpStream, heard: Arc<Mutex<Heard>>) -> anyhow::Result<()> {
    let mut socket = BufReader::new(socket);
    let (mut length, mut name) = (0, String::new());
    loop {
        let mut line = String::new();
        if socket.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let Some((field, value)) = line.trim_end().split_once(": ") else {
            if line.trim_end().is_empty() {
                break;
            }
            continue;
        };
        match field.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse()?,
            "comptoir-notice" => value.clone_into(&mut name),
            _ => {}
        }
    }
    socket.read_exact(&mut vec![0; length]).await?;
    let mute = {
        let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.asked += 1;
        if !heard.mute {
            let life = heard.life;
            heard.taken.entry(name.clone()).or_default().push(life);
            heard.last.insert(life, name);
        }
        heard.mute
    };
    if mute {
        // Until whoever waits for the answer is gone.
        socket.read_to_end(&mut Vec::new()).await?;
    } else {
        socket.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n").await?;
    }
    Ok(())
}

async fn says(person: &Person, path: &str, body: &Value) -> anyhow::Result<()> {
    person.ask("POST", path, &body.to_string()).await?.well()?;
    Ok(())
}

pub async fn case(plan: &Plan, number: u32) -> anyhow::Result<Figures> {
    let mut chance = plan.chance(number);
    let data = TempDir::new()?;
    let program = Program::open().await?;
    let start = || Server::start_on(data.path(), TELLING, &[]);
    let mut server = start()?;
    let mut ann = Person::new(server.address, "Ann").await?;
    let mut bo = Person::new(server.address, "Bob").await?;
    let table = ann.make("ugo", &json!(["me", "open"])).await?;
    bo.sit(&table, Seat(1)).await?;
    let address = format!("http://{}/hook", program.address);
    says(&bo, "/api/me/webhooks", &json!({ "address": address, "form": "plain", "language": "en" })).await?;
    let path = format!("/api/tables/{}/say", table.id);
    let mut said = 0;
    for life in 0..LIVES {
        let last = life + 1 == LIVES;
        program.heard(|heard| {
            heard.life = life;
            heard.mute = !last && chance.below(2) == 0;
        });
        for _ in 0..=chance.below(LINES) {
            said += 1;
            says(&ann, &path, &json!({ "id": said.to_string(), "said": { "text": "@Bob" } })).await?;
        }
        if last {
            break;
        }
        // Before anything goes, or when something has just gone and is not yet noted as sent.
        let enough = program.heard(|heard| heard.asked) + chance.below(3);
        let begun = Instant::now();
        while program.heard(|heard| heard.asked) < enough && begun.elapsed() < LIFE {
            sleep(Duration::from_micros(100)).await;
        }
        sleep(Duration::from_micros(u64::from(chance.below(5000)))).await;
        drop(server);
        server = start()?;
        (ann.address, bo.address) = (server.address, server.address);
    }
    let begun = Instant::now();
    while program.heard(|heard| heard.taken.len()) < said && begun.elapsed() < ALL {
        sleep(Duration::from_millis(10)).await;
    }
    sleep(SILENCE).await;
    let again = program.heard(|heard| check(heard, said))?;
    let told = names(&bo).await?;
    ensure!(told.len() == said, "{} of {said} lines are in the list", told.len());
    let unknown = program.heard(|heard| heard.taken.keys().find(|name| !told.contains(name)).cloned());
    ensure!(unknown.is_none(), "nobody was to hear of {unknown:?}");
    let mut figures = Figures::default();
    figures.count("kills", LIVES - 1);
    figures.count("lines told", said);
    figures.count("again under the same name, for the server died before it had noted the answer", again);
    Ok(figures)
}

/// Everything came, and only what was answered last in a life that ended may have come again in the next one.
fn check(heard: &Heard, said: usize) -> anyhow::Result<usize> {
    ensure!(heard.taken.len() == said, "{} of {said} lines were told", heard.taken.len());
    let mut again = 0;
    for (name, lives) in &heard.taken {
        for pair in lives.windows(2) {
            again += 1;
            let noted = pair[0] == pair[1] || heard.last.get(&pair[0]) != Some(name);
            ensure!(!noted, "{name} was told in lives {lives:?} of the server");
        }
    }
    Ok(again)
}

/// What stands in somebody's list.
async fn names(person: &Person) -> anyhow::Result<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    loop {
        let before = names.last().map_or(String::new(), |last| format!("?before={last}"));
        let answer = person.get(&format!("/api/me/notices{before}")).await?.well()?;
        let page: Value = serde_json::from_str(&answer.body)?;
        let told = page["notices"].as_array().context("a list")?;
        names.extend(told.iter().filter_map(|notice| Some(notice["id"].as_str()?.to_owned())));
        if page["more"] != true {
            return Ok(names);
        }
    }
}
