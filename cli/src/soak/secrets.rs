//! Whole games with seats, spectators and bots: every byte to every viewer is kept, and then compared with what is true.
//!
//! What nobody may know (seeds, keys, tokens) is searched for in all of it. Everything that shows the game must be, message by message,
//! what the rules make of the recorded game for that viewer, and nothing besides.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use comptoir_games::with_game;
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Seat, Viewer};
use comptoir_server::protocol::{Follower, Frame, Problem, ToPage, ToServer};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::JoinSet;

use super::Plan;
use super::report::Figures;
use super::stored::{self, Stored};
use super::tables::{begin, chance_of, game_for};
use crate::load::person::{Person, Stream};
use crate::load::server::{HASTY, Server};
use crate::load::{milliseconds, percentile, sorted};

mod hidden;
mod law;

/// The longest a game may take.
const PATIENCE: Duration = Duration::from_mins(5);

/// Somebody at the table, and everything the server said to them.
struct Watcher {
    person: Person,
    viewer: Viewer,
    /// Whether the stream tells by what is different.
    changes: bool,
    /// Messages of the live stream.
    live: Vec<String>,
    /// Messages of other streams, opened for a look.
    looks: Vec<String>,
    /// Answers to requests, head and body.
    answers: Vec<String>,
    /// How long each step of the game was waited for.
    gaps: Vec<Duration>,
}

pub async fn case(plan: &Plan, number: u32) -> anyhow::Result<Figures> {
    let mut chance = plan.chance(number);
    let data = TempDir::new()?;
    let server = Server::start_on(data.path(), HASTY, &[])?;
    let (game, seats) = game_for(&mut chance, number as usize);
    let people = 1 + chance_of(&mut chance, 2.min(seats - 1));
    let begun = begin(server.address, &game, people, seats, "trader").await?;
    let (table, host) = (begun.table.id.clone(), begun.people[0].clone());
    closed_table(&server, &host).await?;

    let curious = Person::new(server.address, "Curious").await?;
    let mut everybody: Vec<(Person, Viewer)> =
        (0u8..).zip(begun.people).map(|(seat, person)| (person, Viewer::Seat(Seat(seat)))).collect();
    everybody.push((curious, Viewer::Spectator));
    everybody.push((Person::stranger(server.address), Viewer::Spectator));
    let halfway = Arc::new(AtomicBool::new(false));
    let mut playing = JoinSet::new();
    for (number, (person, viewer)) in everybody.into_iter().enumerate() {
        let changes = number % 2 == 0;
        let (table, halfway, chance) = (table.clone(), halfway.clone(), Fast::new(chance.next_seed()));
        playing.spawn(async move {
            let (live, looks, answers, gaps) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
            let mut watcher = Watcher { person, viewer, changes, live, looks, answers, gaps };
            let attended = tokio::time::timeout(PATIENCE, watcher.attend(&table, chance, &halfway)).await;
            attended.with_context(|| format!("a game took more than {} s", PATIENCE.as_secs()))??;
            anyhow::Ok(watcher)
        });
    }
    let mut watchers = Vec::new();
    while let Some(ended) = playing.join_next().await {
        watchers.push(ended??);
    }
    let wrong_key_ratio = wrong_keys(&host).await?;
    let metrics = Person::stranger(server.address).get("/metrics").await?;
    ensure!(metrics.status == 404, "/metrics answers strangers with {}", metrics.status);
    let record = host.get(&format!("/api/tables/{table}/record")).await?.well()?.body;
    drop(server);

    let truth = stored::read(data.path(), &[&table]).await?.remove(0);
    let all_tokens: Vec<&str> = watchers.iter().filter_map(|it| it.person.cookie.split('=').nth(1)).collect();
    let mut figures = Figures::default();
    for watcher in &watchers {
        watcher.check(&truth, &all_tokens)?;
        let heard = &watcher.live;
        for messages in [heard, &watcher.looks] {
            let checked = with_game!(game.as_str(), G => law::check::<G>(&record, watcher.viewer, messages)?);
            figures.count("messages compared with the rules", checked.context("an unknown game")?);
        }
        let all = heard.iter().chain(&watcher.looks).chain(&watcher.answers);
        figures.count("bytes searched", all.map(String::len).sum());
        figures.count("answers searched", watcher.answers.len());
        let sizes = heard.iter().chain(&watcher.looks).map(String::len);
        figures.worst("largest message KB", sizes.max().unwrap_or(0) as f64 / 1024.0);
        let gaps = sorted(&watcher.gaps);
        figures.worst("steps come within p50 ms", milliseconds(percentile(&gaps, 50)));
        figures.worst("steps come within p99 ms", milliseconds(percentile(&gaps, 99)));
    }
    law::same_remarks(watchers.iter().map(|it| it.live.as_slice()))?;
    figures.count("games", 1);
    figures.worst("wrong key late/early time ratio", wrong_key_ratio);
    Ok(figures)
}

impl Watcher {
    /// Watches, and plays if it is a seat's, until the game is over; somewhere in the middle asks for everything it should not get.
    async fn attend(&mut self, table: &str, mut chance: Fast, halfway: &AtomicBool) -> anyhow::Result<()> {
        let mut stream = if self.changes {
            self.person.open_changes(table).await?
        } else {
            self.person.open_live(table).await?
        };
        let mut follower = Follower::default();
        let mut now: Option<Frame> = None;
        let (mut sent, mut asked) = (0, false);
        let mut waiting = None;
        let mut last = Instant::now();
        loop {
            let text = stream.next_text().await?.context("a live stream ended")?;
            let (message, done) = follower.hear(serde_json::from_str(&text)?)?;
            self.live.push(text);
            if let Some(ToPage::Done { id, .. }) = done {
                waiting = waiting.filter(|it| *it != id);
            }
            match message {
                ToPage::Snapshot { frame: Some(frame), .. } => now = Some(frame),
                ToPage::Step { frame, .. } => {
                    self.gaps.push(last.elapsed());
                    last = Instant::now();
                    now = Some(frame);
                }
                ToPage::Done { id, .. } => waiting = waiting.filter(|it| *it != id),
                ToPage::Refused { problem: Problem::Stale { .. }, .. } => waiting = None,
                ToPage::Refused { problem, .. } => bail!("a move was refused: {problem:?}"),
                _ => {}
            }
            let Some(frame) = &now else { continue };
            if frame.standings.is_some() {
                break;
            }
            if frame.version > 20 && self.viewer == Viewer::Seat(Seat(0)) {
                halfway.store(true, Ordering::Relaxed);
            }
            // A seat that must act keeps the game from ending meanwhile; others ask whenever it is.
            let may_ask = self.viewer == Viewer::Spectator || !frame.legal.is_empty();
            if !asked && may_ask && waiting.is_none() && halfway.load(Ordering::Relaxed) {
                asked = true;
                let running = !frame.legal.is_empty();
                self.pry(table, running).await?;
                self.everything(&mut self.person.open_live(table).await?).await?;
                stream.say(&ToServer::Resync).await?;
            }
            if waiting.is_none() && !frame.legal.is_empty() {
                sent += 1;
                let (id, version) = (format!("{sent}"), frame.version);
                let command = if frame.can_undo && chance.below(10) == 0 {
                    ToServer::Undo { id: id.clone(), version }
                } else {
                    let action = frame.legal[chance_of(&mut chance, frame.legal.len())].clone();
                    ToServer::Act { id: id.clone(), version, action }
                };
                stream.say(&command).await?;
                waiting = Some(id);
            }
        }
        self.everything(&mut self.person.open_live(table).await?).await
    }

    /// The snapshot a new stream begins with.
    async fn everything(&mut self, stream: &mut Stream) -> anyhow::Result<()> {
        self.looks.push(stream.next_text().await?.context("a live stream ended")?);
        Ok(())
    }

    /// Asks for what it should not get; what belongs to a game that is over is refused as long as it is not.
    async fn pry(&mut self, table: &str, running: bool) -> anyhow::Result<()> {
        let wrong = json!({ "seat": 1, "key": "0".repeat(32), "pledge": "11".repeat(32) }).to_string();
        let other = if self.viewer == Viewer::Seat(Seat(1)) { Seat(0) } else { Seat(1) };
        let other = json!({ "seat": other }).to_string();
        for (method, path, body) in [
            ("GET", format!("/api/tables/{table}"), ""),
            ("GET", "/api/tables?list=open".into(), ""),
            ("GET", "/api/tables?list=over".into(), ""),
            ("GET", "/api/tables".into(), ""),
            ("GET", format!("/api/tables/{table}/history?before=20"), ""),
            ("GET", format!("/api/tables/{table}/replay?seat=0"), ""),
            ("GET", format!("/api/tables/{table}/record"), ""),
            ("GET", "/api/tables/00000000000000000000".into(), ""),
            ("GET", "/api/me".into(), ""),
            ("GET", "/healthz".into(), ""),
            ("POST", format!("/api/tables/{table}/sit"), wrong.as_str()),
            ("POST", format!("/api/tables/{table}/hand-over"), other.as_str()),
            ("POST", format!("/api/tables/{table}/take-back"), other.as_str()),
            ("POST", format!("/api/tables/{table}/rematch"), ""),
            ("POST", format!("/api/tables/{table}/start"), ""),
            ("POST", "/api/tables".into(), "{"),
        ] {
            let answer = self.person.ask(method, &path, body).await?;
            let finished_only = path.contains("/replay") || path.contains("/record");
            ensure!(
                !(running && finished_only && answer.status != 409),
                "{path} of a running game was answered with {}",
                answer.status
            );
            ensure!(answer.status < 500, "{method} {path}: {answer:?}");
            self.answers.push(format!("{}\r\n\r\n{}", answer.head, answer.body));
        }
        Ok(())
    }

    /// Searches everything for what this one may not know.
    fn check(&self, truth: &Stored, tokens: &[&str]) -> anyhow::Result<()> {
        let hidden = hidden::of(truth, Some(self.viewer), tokens);
        for text in self.live.iter().chain(&self.looks).chain(&self.answers) {
            hidden::search(text, &hidden).with_context(|| format!("{:?}", self.viewer))?;
        }
        Ok(())
    }
}

/// A table for those who sit there: once it has begun nobody else gets anything.
async fn closed_table(server: &Server, host: &Person) -> anyhow::Result<()> {
    let seats = json!(["me", { "bot": "random" }]);
    let new = json!({ "game": "ugo", "seats": seats, "visibility": "private" }).to_string();
    let made: Value = serde_json::from_str(&host.ask("POST", "/api/tables", &new).await?.well()?.body)?;
    let table = serde_json::from_value(made)?;
    let table = host.sit(&table, Seat(0)).await?;
    let stranger = Person::stranger(server.address);
    for what in ["", "/history?before=9", "/replay", "/record"] {
        let answer = stranger.get(&format!("/api/tables/{}{what}", table.id)).await?;
        ensure!(answer.status == 403, "a closed table answers a stranger with {}", answer.status);
    }
    ensure!(stranger.open(&table).await.is_err(), "a closed table is streamed to a stranger");
    Ok(())
}

/// How much longer a key is looked at that is wrong at its end than one that is wrong at its beginning: medians of some tries.
async fn wrong_keys(host: &Person) -> anyhow::Result<f64> {
    let table = host.make("ugo", &json!(["me", "open"])).await?;
    let key = table.seats[1].key.clone().context("the host sees no key")?;
    let flip = |digit: &str| if digit == "0" { "1" } else { "0" };
    let early = format!("{}{}", flip(&key[..1]), &key[1..]);
    let late = format!("{}{}", &key[..31], flip(&key[31..]));
    let other = Person::new(host.address, "Guesser").await?;
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..30 {
        for (key, times) in [&early, &late].into_iter().zip(&mut times) {
            let body = json!({ "seat": 1, "key": key, "pledge": "11".repeat(32) }).to_string();
            let began = Instant::now();
            let answer = other.ask("POST", &format!("/api/tables/{}/sit", table.id), &body).await?;
            ensure!(answer.status >= 400, "a wrong key opened a seat");
            times.push(began.elapsed());
        }
    }
    let [early, late] = times.map(|times| milliseconds(percentile(&sorted(&times), 50)));
    Ok(late / early)
}
