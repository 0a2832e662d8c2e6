//! Connections that say nothing, or too slowly, or never read, from other addresses of this machine: the door stays open for honest
//! people, their moves hardly get slower, and the server lets go of whoever holds a connection for nothing.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use comptoir_server::protocol::ToServer;
use strum::{Display, EnumIter};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::measure::{Honest, Target, compare};
use super::report::Figures;
use super::tables::begin;
use super::{Plan, elsewhere};
use crate::load::person;
use crate::load::server::Server;

/// How a connection is held for nothing.
#[derive(Clone, Copy, Debug, Display, EnumIter, PartialEq, Eq)]
#[strum(serialize_all = "snake_case")]
pub enum Kind {
    /// Says nothing.
    Silent,
    /// The head of a request, a byte at a time.
    SlowHead,
    /// The body of a request, a byte at a time.
    SlowBody,
    /// The head of a request for a live stream, a byte at a time.
    SlowHandshake,
    /// A live stream whose other end is gone without a word.
    HalfOpen,
    /// A live stream that asks for everything again every second, and reads nothing.
    NeverReads,
}

/// Files the server may have open: what a system allows by default.
const FILES: u64 = 1024;
/// An honest request that takes longer stood before a closed door.
const DOOR: Duration = Duration::from_secs(2);
/// So long may a connection be held for nothing; a live stream, whose page may be asleep, three times as long.
const HELD: Duration = Duration::from_secs(30);
/// This many times as long may an honest person's move take, 99 of 100 times.
const TOLERANCE: f64 = 1.5;

pub async fn case(plan: &Plan, number: u32) -> anyhow::Result<Figures> {
    let kind = plan.kinds::<Kind>().nth(number as usize).context("no such kind")?;
    let server = Server::start_with_few_files(FILES)?;
    let other = if plan.untimed { None } else { Some(Server::start_with_few_files(FILES)?) };
    let mut honest = Honest::new(plan, server.address).await?;
    let here = aim(&server).await?;
    let elsewhere = match &other {
        Some(other) => Some((other, aim(other).await?)),
        None => None,
    };

    let door = Arc::new(Door::default());
    let watching = tokio::spawn(watch_the_door(server.address, door.clone()));
    let compared = compare(
        plan,
        &mut honest,
        Target { server: &server, aim: &here },
        elsewhere.as_ref().map(|(server, aim)| Target { server, aim }),
        |aim| hold_all(plan, kind, aim),
    )
    .await;
    watching.abort();

    let held = &here.held;
    let held_now = held.most.load(Ordering::Relaxed);
    let mut figures = Figures::default();
    figures.worst(&format!("{kind} connections held at once"), f64::from(held_now));
    figures.count(
        &format!("{kind} connections ended by the server"),
        held.ended.load(Ordering::Relaxed) as usize,
    );
    let (asked, refused) = (door.asked.load(Ordering::Relaxed), door.refused.load(Ordering::Relaxed));
    figures.count(&format!("honest requests during {kind}"), asked as usize);
    ensure!(
        refused == 0,
        "{kind}: {refused} of {asked} honest requests stood before a closed door ({held_now} connections held)"
    );
    let compared = compared?;
    compared.judge_memory(&mut figures, &kind.to_string())?;
    let patience = if matches!(kind, Kind::HalfOpen | Kind::NeverReads) { 3 * HELD } else { HELD };
    // Only a long run can tell.
    ensure!(
        plan.time < patience || held.ended.load(Ordering::Relaxed) > 0,
        "{kind}: {held_now} connections were held for nothing for {} seconds and none was ended",
        plan.time.as_secs()
    );
    compared.judge(&mut figures, &kind.to_string(), TOLERANCE, plan.untimed)?;
    Ok(figures)
}

/// Where connections are held, and how many.
struct Aim {
    address: SocketAddr,
    table: String,
    held: Arc<Held>,
}

async fn aim(server: &Server) -> anyhow::Result<Aim> {
    let table = begin(server.address, "ugo", 1, 2, "random").await?.table.id;
    Ok(Aim { address: server.address, table, held: Arc::default() })
}

/// All attackers, each with one connection after the other.
fn hold_all(plan: &Plan, kind: Kind, aim: &Aim) -> JoinSet<()> {
    // Those of an earlier round are gone, in the middle of whatever they did.
    aim.held.now.store(0, Ordering::Relaxed);
    let mut attackers = JoinSet::new();
    for number in 0..plan.count {
        let from = elsewhere(number);
        let Aim { address, table, held } = aim;
        let (held, table, address) = (held.clone(), table.clone(), *address);
        attackers.spawn_on(
            async move {
                loop {
                    let began = Instant::now();
                    let lasted = hold(kind, from, address, &table, &held).await;
                    held.ended(began, lasted.is_ok());
                    // Whoever is not let in tries again.
                    sleep(Duration::from_millis(200)).await;
                }
            },
            &plan.beside,
        );
    }
    attackers
}

/// Connections of attackers.
#[derive(Default)]
struct Held {
    now: AtomicU32,
    most: AtomicU32,
    /// By the server, after they had been let in.
    ended: AtomicU64,
}

impl Held {
    fn one_more(&self) {
        let now = self.now.fetch_add(1, Ordering::Relaxed) + 1;
        self.most.fetch_max(now, Ordering::Relaxed);
    }

    fn ended(&self, began: Instant, was_in: bool) {
        if was_in {
            self.now.fetch_sub(1, Ordering::Relaxed);
            // One that ends at once was turned away, which is not the same as being let go of.
            if began.elapsed() > Duration::from_secs(1) {
                self.ended.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

/// Holds a connection until the server ends it; an error if there was none.
async fn hold(kind: Kind, from: Ipv4Addr, to: SocketAddr, table: &str, held: &Held) -> anyhow::Result<()> {
    let mut stream = timeout(DOOR, person::connect(from, to)).await??;
    let upgrade = format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {to}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    held.one_more();
    // From here on it counts as let in: an error is the server's way to end it.
    let _: anyhow::Result<()> = async {
        match kind {
            Kind::Silent => wait_for_the_end(&mut stream).await,
            Kind::SlowHead => {
                drip(&mut stream, &format!("GET / HTTP/1.1\r\nHost: {to}\r\n{}", "X: y\r\n".repeat(10_000)))
                    .await
            }
            Kind::SlowBody => {
                let post = format!("POST /api/me HTTP/1.1\r\nHost: {to}\r\nContent-Length: 16000\r\n\r\n");
                stream.write_all(post.as_bytes()).await?;
                drip(&mut stream, &" ".repeat(16_000)).await
            }
            Kind::SlowHandshake => drip(&mut stream, upgrade.trim_end()).await,
            Kind::HalfOpen => {
                stream.write_all(upgrade.as_bytes()).await?;
                wait_for_the_end(&mut stream).await
            }
            Kind::NeverReads => {
                stream.write_all(upgrade.as_bytes()).await?;
                let resync = frame(&serde_json::to_string(&ToServer::Resync)?);
                loop {
                    stream.write_all(&resync).await?;
                    sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }
    .await;
    Ok(())
}

/// A byte every now and then, until the server has enough of it.
async fn drip(stream: &mut TcpStream, text: &str) -> anyhow::Result<()> {
    for byte in text.as_bytes() {
        stream.write_all(std::slice::from_ref(byte)).await?;
        let mut answer = [0; 512];
        let read = timeout(Duration::from_millis(500), stream.read(&mut answer)).await;
        if let Ok(Ok(0) | Err(_)) = read {
            return Ok(());
        }
    }
    wait_for_the_end(stream).await
}

/// Reads what comes, which for a live stream is not to answer its pings.
async fn wait_for_the_end(stream: &mut TcpStream) -> anyhow::Result<()> {
    let mut answer = [0; 4096];
    while stream.read(&mut answer).await? > 0 {}
    Ok(())
}

/// A short text of a WebSocket client, masked with nothing.
fn frame(text: &str) -> Vec<u8> {
    [&[0x81, 0x80 | text.len() as u8, 0, 0, 0, 0], text.as_bytes()].concat()
}

/// Honest requests, and those that were not answered in time.
#[derive(Default)]
struct Door {
    asked: AtomicU32,
    refused: AtomicU32,
}

/// Asks for something small again and again, each time as somebody new.
async fn watch_the_door(address: SocketAddr, door: Arc<Door>) {
    loop {
        let answer = timeout(DOOR, person::get(address, "/healthz")).await;
        door.asked.fetch_add(1, Ordering::Relaxed);
        door.refused.fetch_add(u32::from(!matches!(answer, Ok(Ok(_)))), Ordering::Relaxed);
        sleep(Duration::from_millis(100)).await;
    }
}
