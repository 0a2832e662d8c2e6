//! More of everything than anybody needs, as fast as it goes: honest people's moves hardly get slower, and memory stays bounded.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use comptoir_server::protocol::{Status, Table, ToPage, ToServer};
use serde_json::{Value, json};
use strum::{Display, EnumIter};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::measure::{Honest, Target, compare};
use super::report::Figures;
use super::tables::begin;
use super::{Plan, elsewhere};
use crate::load::person::Person;
use crate::load::server::Server;

/// What there is too much of.
#[derive(Clone, Copy, Debug, Display, EnumIter, PartialEq, Eq)]
#[strum(serialize_all = "snake_case")]
pub enum Kind {
    /// A seated player's commands: moves, undos, stale ones, without waiting for an answer.
    Commands,
    /// Spectators who ask for everything again and again.
    Resyncs,
    /// Replays, by anybody.
    Replays,
    /// Records, by anybody.
    Records,
    /// Lists of tables, by anybody.
    Lists,
    /// One guest's tables, all at once: no more than the limit are made.
    Tables,
    /// One guest's tables of the bots that think longest.
    Legends,
}

/// This many times as long may an honest person's move take, 99 of 100 times.
const TOLERANCE: f64 = 2.0;

/// Unfinished tables a guest may have made: `Config::tables_per_guest`.
fn limit() -> usize {
    comptoir_server::Config::new("").tables_per_guest as usize
}

pub async fn case(plan: &Plan, number: u32) -> anyhow::Result<Figures> {
    let kind = plan.kinds::<Kind>().nth(number as usize).context("no such kind")?;
    let data = tempfile::TempDir::new()?;
    // With the limits every server has: they are what is tried here.
    let server = Server::start_on(data.path(), &["--bot-delay", "0"], &[])?;
    let other = if plan.untimed { None } else { Some(Server::start_empty(&["--bot-delay", "0"])?) };
    let mut honest = Honest::new(plan, server.address).await?;
    let here = aim(kind, server.address).await?;
    let elsewhere = match &other {
        Some(other) => Some((other, aim(kind, other.address).await?)),
        None => None,
    };
    let compared = compare(
        plan,
        &mut honest,
        Target { server: &server, aim: &here },
        elsewhere.as_ref().map(|(server, aim)| Target { server, aim }),
        |aim| attack_all(plan, kind, aim),
    )
    .await
    .with_context(|| kind.to_string())?;
    let mut figures = Figures::default();
    figures.count(&format!("{kind} sent"), here.sent.load(Ordering::Relaxed) as usize);
    compared.judge_memory(&mut figures, &kind.to_string())?;
    if let Kind::Tables | Kind::Legends = kind {
        let made = unfinished(&here.person, data.path(), server).await?;
        figures.worst(&format!("{kind} made by one guest"), made as f64);
        ensure!(made <= limit(), "{kind}: one guest has {made} unfinished tables, {} are allowed", limit());
    }
    compared.judge(&mut figures, &kind.to_string(), TOLERANCE, plan.untimed)?;
    Ok(figures)
}

/// All attackers; whoever is thrown out comes again.
fn attack_all(plan: &Plan, kind: Kind, aim: &Aim) -> JoinSet<()> {
    let mut attackers = JoinSet::new();
    for number in 0..plan.count {
        let aim = aim.clone();
        attackers.spawn_on(
            async move {
                loop {
                    let _ = attack(kind, &aim, number).await;
                    sleep(Duration::from_millis(10)).await;
                }
            },
            &plan.beside,
        );
    }
    attackers
}

/// What a flood is aimed at, and by whom.
#[derive(Clone)]
struct Aim {
    person: Person,
    table: String,
    /// What was asked for so far.
    sent: Arc<AtomicU64>,
}

async fn aim(kind: Kind, address: SocketAddr) -> anyhow::Result<Aim> {
    let sent = Arc::default();
    let bots = ["random"; 4].map(|level| json!({ "bot": level }));
    match kind {
        Kind::Replays | Kind::Records | Kind::Lists => {
            let person = Person::new(address, "Guest").await?;
            let table = person.make("golden-city", &Value::from(bots.to_vec())).await?;
            let end = Instant::now() + Duration::from_mins(1);
            loop {
                let answer = person.get(&format!("/api/tables/{}", table.id)).await?.well()?;
                let now: Table = serde_json::from_str(&answer.body)?;
                if now.status == Status::Over {
                    return Ok(Aim { person, table: table.id, sent });
                }
                ensure!(Instant::now() < end, "a game of bots does not end");
                sleep(Duration::from_millis(50)).await;
            }
        }
        Kind::Commands | Kind::Resyncs => {
            let mut begun = begin(address, "valdora", 1, 2, "random").await?;
            let person = begun.people.remove(0).coming_from(elsewhere(0));
            Ok(Aim { person, table: begun.table.id, sent })
        }
        Kind::Tables | Kind::Legends => {
            let person = Person::stranger(address).coming_from(elsewhere(0)).named("Guest").await?;
            Ok(Aim { person, table: String::new(), sent })
        }
    }
}

/// One attacker, until something stops it.
async fn attack(kind: Kind, aim: &Aim, number: u32) -> anyhow::Result<()> {
    let Aim { person, table, sent } = aim;
    let once = || sent.fetch_add(1, Ordering::Relaxed);
    let stranger = Person::stranger(person.address).coming_from(elsewhere(number));
    match kind {
        Kind::Commands => commands(aim, number).await,
        Kind::Resyncs => {
            let mut stream = stranger.open_live(table).await?;
            loop {
                stream.say(&ToServer::Resync).await?;
                once();
                // What comes is read, or the server would have reason to end it.
                while let Ok(Ok(Some(_))) = timeout(Duration::ZERO, stream.next_text()).await {}
            }
        }
        Kind::Replays => loop {
            stranger.get(&format!("/api/tables/{table}/replay?from=100")).await?;
            once();
        },
        Kind::Records => loop {
            stranger.get(&format!("/api/tables/{table}/record")).await?;
            once();
        },
        Kind::Lists => loop {
            stranger.get("/api/tables?list=over").await?;
            once();
        },
        Kind::Tables => {
            // Sixteen at the same moment: whoever counts first and makes later makes too many. They come from everywhere, for no address
            // may make that many.
            let body = json!({ "game": "ugo", "seats": ["me", "open"] }).to_string();
            let mut asking = JoinSet::new();
            for at in 0..16 {
                let (person, body) = (person.clone().coming_from(elsewhere(at)), body.clone());
                asking.spawn(async move { person.ask("POST", "/api/tables", &body).await.is_ok() });
                once();
            }
            asking.join_all().await;
            Ok(())
        }
        Kind::Legends => loop {
            let bots = vec![json!({ "bot": "legend" }); 4];
            let body = json!({ "game": "golden-city", "seats": bots }).to_string();
            let person = person.clone().coming_from(elsewhere(number));
            person.ask("POST", "/api/tables", &body).await?;
            once();
        },
    }
}

/// Legal moves, undos and commands nobody could mean, as fast as they can be said.
async fn commands(aim: &Aim, number: u32) -> anyhow::Result<()> {
    let mut stream = aim.person.open_live(&aim.table).await?;
    let mut frame = stream.next_frame().await?;
    for at in 0u64.. {
        let (id, version) = (format!("{number}-{at}"), frame.version);
        stream
            .say(&match (at % 3, frame.legal.first()) {
                (0, Some(action)) => ToServer::Act { id, version, action: action.clone() },
                (1, _) => ToServer::Undo { id, version },
                _ => ToServer::Act { id, version: 0, action: json!("nothing") },
            })
            .await?;
        aim.sent.fetch_add(1, Ordering::Relaxed);
        while let Ok(Ok(message)) = timeout(Duration::ZERO, stream.next()).await {
            if let ToPage::Snapshot { frame: Some(now), .. } | ToPage::Step { frame: now, .. } = message {
                frame = now;
            }
        }
    }
    Ok(())
}

/// How many tables a guest has made that are not over.
async fn unfinished(person: &Person, data: &std::path::Path, server: Server) -> anyhow::Result<usize> {
    // Those still being made are finished first.
    sleep(Duration::from_millis(500)).await;
    let me: Value = serde_json::from_str(&person.get("/api/me").await?.well()?.body)?;
    let id = me["id"].as_str().context("no id")?.to_owned();
    drop(server);
    super::stored::unfinished(data, &id).await
}
