//! The people of `comptoir load crowd`, in a process of their own: they sit down, open their streams and move.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use comptoir_engine::change;
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Seat};
use comptoir_server::protocol::{Problem, Table, ToServer};
use comptoir_terminal::Verdict;
use futures_util::stream::{SelectAll, SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::used::Used;
use super::{Counted, Crowd, OfGame, Said};
use crate::load::person::{Person, Stream};
use crate::load::{milliseconds, percentile};

/// Sits people down at tables of a server, and tells what they saw
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    crowd: Crowd,
    /// Where the server is
    #[arg(long)]
    address: SocketAddr,
    #[arg(long, default_value_t = 0)]
    idle: u32,
    #[arg(long)]
    changes: bool,
}

/// Tables that begin at the same time.
const AT_ONCE: usize = 32;
/// A table at which nothing happens for so long is lost.
const PATIENCE: Duration = Duration::from_mins(1);

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Wait,
    Play,
    Count,
    End,
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(play(args))?;
    Ok(Verdict::Well)
}

async fn play(args: &Args) -> anyhow::Result<()> {
    say(&Said::Ready)?;
    let (phase, _) = watch::channel(Phase::Wait);
    let counted = Arc::<Mutex<Counts>>::default();
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let (seated, mut sitting) = watch::channel(0_u32);
    let seated = Arc::new(seated);
    let mut tables = JoinSet::new();
    for number in 0..args.crowd.tables {
        let (phase, counted, doors) = (phase.subscribe(), counted.clone(), doors.clone());
        let (crowd, address, changes, seated) =
            (args.crowd.clone(), args.address, args.changes, seated.clone());
        tables.spawn(async move {
            let permit = doors.acquire_owned().await?;
            let begun = AtTable::begin(&crowd, address, number, changes).await;
            drop(permit);
            seated.send_modify(|many| *many += 1);
            begun?.play(phase, &counted).await
        });
    }
    sitting.wait_for(|many| *many == args.crowd.tables).await?;
    say(&Said::Seated)?;
    let idle = watch_idly(args).await?;
    say(&Said::Watched)?;
    phase.send_replace(Phase::Play);
    tokio::time::sleep(Duration::from_secs(args.crowd.warm_up)).await;
    say(&Said::Playing)?;
    let before = Used::by(std::process::id());
    let began = Instant::now();
    phase.send_replace(Phase::Count);
    tokio::time::sleep(Duration::from_secs(args.crowd.seconds)).await;
    phase.send_replace(Phase::End);
    let seconds = began.elapsed().as_secs_f64();
    let after = Used::by(std::process::id());
    // They were kept open until now.
    drop(idle);
    let (mut lost, mut why) = (0, None);
    while let Some(ended) = tables.join_next().await {
        if let Err(problem) = ended? {
            lost += 1;
            why.get_or_insert_with(|| format!("{problem:#}"));
        }
    }
    let Counts { mut acks, stale, games } =
        std::mem::take(&mut *counted.lock().unwrap_or_else(PoisonError::into_inner));
    acks.sort_unstable();
    let of_1000 = |of: usize| {
        let place = (acks.len() * of).div_ceil(1000).max(1) - 1;
        milliseconds(acks.get(place).copied().unwrap_or_default())
    };
    say(&Said::Played(Box::new(Counted {
        seconds,
        moves: acks.len() as u64,
        stale,
        ack_p50: milliseconds(percentile(&acks, 50)),
        ack_p99: milliseconds(percentile(&acks, 99)),
        ack_p999: of_1000(999),
        ack_max: of_1000(1000),
        games,
        own_seconds: after.zip(before).map_or(0.0, |(after, before)| after.seconds - before.seconds),
        lost,
        why,
    })))
}

/// Says something; and waits for the word to go on, unless it was the last.
fn say(what: &Said) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", serde_json::to_string(what)?)?;
    out.flush()?;
    if !matches!(what, Said::Played(_)) {
        std::io::stdin().lock().read_line(&mut String::new())?;
    }
    Ok(())
}

/// Streams that only watch, all of them the same game, in which nothing happens.
async fn watch_idly(args: &Args) -> anyhow::Result<Vec<Stream>> {
    let mut streams = Vec::new();
    if args.idle == 0 {
        return Ok(streams);
    }
    let host = Person::new(args.address, "Host").await?;
    let table = host.make("ugo", &json!(["me", { "bot": "random" }])).await?;
    let table = host.sit(&table, Seat(0)).await?;
    for number in 0..args.idle {
        let watcher = Person::stranger(args.address).coming_from(from(number));
        let mut stream = watcher.open_changes(&table.id).await?;
        stream.next_text().await?.context("a live stream ended")?;
        streams.push(stream);
    }
    Ok(streams)
}

/// An address of this machine, as if from another house.
fn from(number: u32) -> Ipv4Addr {
    Ipv4Addr::new(127, 1, (number / 200 % 250) as u8, (number % 200 + 1) as u8)
}

#[derive(Default)]
struct Counts {
    acks: Vec<Duration>,
    stale: u64,
    games: BTreeMap<String, OfGame>,
}

/// What is read of a message; the view is passed over.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    frame: Option<Seen>,
    legal: Option<Value>,
    to_act: Option<Value>,
    standings: Option<Value>,
    done: Option<String>,
    problem: Option<Problem>,
}

/// What is read of a frame.
#[derive(Clone, Default, Deserialize)]
struct Seen {
    version: u32,
    legal: Value,
    to_act: Value,
    standings: Value,
}

type Sink = SplitSink<WebSocketStream<TcpStream>, Message>;
type Source = futures_util::stream::Map<
    futures_util::stream::Zip<futures_util::stream::Repeat<usize>, SplitStream<WebSocketStream<TcpStream>>>,
    fn((usize, Result<Message, tokio_tungstenite::tungstenite::Error>)) -> (usize, Option<Message>),
>;

/// A table and its people, who have their streams open.
struct AtTable {
    people: Vec<Person>,
    game: String,
    changes: bool,
    sinks: Vec<Sink>,
    sources: SelectAll<Source>,
    seen: Vec<Seen>,
    /// When each sent a move that was not answered yet.
    sent: Vec<Option<Instant>>,
    chance: Fast,
    /// Between two moves; none if they do not wait.
    pause: Option<Duration>,
}

impl AtTable {
    async fn begin(
        crowd: &Crowd,
        address: SocketAddr,
        number: u32,
        changes: bool,
    ) -> anyhow::Result<AtTable> {
        let shelf = comptoir_games::shelf();
        let fits = |id: &str| crowd.game.as_ref().is_none_or(|game| game == id);
        let games: Vec<_> =
            shelf.iter().filter(|info| fits(&info.id) && info.seats.contains(&crowd.people)).collect();
        let game = games.get(number as usize % games.len().max(1)).context("no game for so many people")?;
        let mut people = Vec::new();
        for seat in 0..crowd.people {
            let person = Person::stranger(address).coming_from(from(number));
            people.push(person.named(&format!("Guest {number} {seat}")).await?);
        }
        let mut table = AtTable {
            people,
            game: game.id.clone(),
            changes,
            sinks: Vec::new(),
            sources: SelectAll::new(),
            seen: Vec::new(),
            sent: Vec::new(),
            chance: Fast::new(u64::from(number)),
            pause: (crowd.rate > 0.0).then(|| Duration::from_secs_f64(1.0 / crowd.rate)),
        };
        table.new_game().await?;
        Ok(table)
    }

    /// They sit down at a new table and open their streams.
    async fn new_game(&mut self) -> anyhow::Result<()> {
        self.sinks.clear();
        self.sources.clear();
        let host = &self.people[0];
        let kept = |seat| if seat == 0 { "me" } else { "open" };
        let seats: Value = (0..self.people.len()).map(kept).collect();
        let table: Table = host.make(&self.game, &seats).await?;
        for (seat, person) in self.people.iter().enumerate().skip(1) {
            person.sit(&table, Seat(seat as u8)).await?;
        }
        let fixed = host.sit(&table, Seat(0)).await?;
        for person in &self.people[1..] {
            person.open_number(&fixed).await?;
        }
        self.seen = vec![Seen::default(); self.people.len()];
        self.sent = vec![None; self.people.len()];
        for (seat, person) in self.people.iter().enumerate() {
            let stream = if self.changes {
                person.open_changes(&table.id).await?
            } else {
                person.open_live(&table.id).await?
            };
            let (sink, source) = stream.socket.split();
            self.sinks.push(sink);
            let named: fn(_) -> _ = |(seat, message): (usize, Result<Message, _>)| (seat, message.ok());
            self.sources.push(futures_util::stream::repeat(seat).zip(source).map(named));
        }
        // Everybody has seen the table before anything counts.
        while self.seen.iter().any(|seen| seen.to_act.is_null()) {
            self.hear(&mut None).await?;
        }
        Ok(())
    }

    async fn play(
        mut self,
        mut phase: watch::Receiver<Phase>,
        counted: &Mutex<Counts>,
    ) -> anyhow::Result<()> {
        let mut counts = Counts::default();
        phase.wait_for(|phase| *phase >= Phase::Play).await?;
        // Not all at the same moment.
        let mut due =
            tokio::time::Instant::now() + self.pause.map_or(Duration::ZERO, |pause| self.a_while(pause));
        loop {
            let now = *phase.borrow_and_update();
            if now == Phase::End {
                break;
            }
            if self.seen.iter().any(|seen| !seen.standings.is_null()) {
                self.new_game().await?;
            }
            let next = self.next_to_move();
            let mut counting = (now == Phase::Count).then_some(&mut counts);
            tokio::select! {
                biased;
                changed = phase.changed() => changed?,
                heard = timeout(PATIENCE, self.hear(&mut counting)) => heard.context("nothing happens")??,
                () = sleep_until(due), if next.is_some() => {
                    let Some(seat) = next else { continue };
                    self.act(seat).await?;
                    if let Some(pause) = self.pause {
                        due = due.max(tokio::time::Instant::now() - pause) + self.a_while(pause);
                    }
                }
            }
        }
        let mut all = counted.lock().unwrap_or_else(PoisonError::into_inner);
        all.acks.extend(counts.acks);
        all.stale += counts.stale;
        for (game, of) in counts.games {
            let sum = all.games.entry(game).or_default();
            sum.moves += of.moves;
            sum.messages += of.messages;
            sum.bytes += of.bytes;
        }
        Ok(())
    }

    /// Between half and one and a half of a pause.
    fn a_while(&mut self, pause: Duration) -> Duration {
        pause / 2 + pause * self.chance.below(1000) / 1000
    }

    /// Who is asked and has not moved yet.
    fn next_to_move(&self) -> Option<usize> {
        (0..self.seen.len()).find(|seat| {
            let asked = self.seen[*seat].to_act.as_array().is_some_and(|asked| asked.contains(&json!(seat)));
            asked && self.sent.iter().all(Option::is_none)
        })
    }

    async fn act(&mut self, seat: usize) -> anyhow::Result<()> {
        let Seen { version, legal, .. } = &self.seen[seat];
        let legal = legal.as_array().filter(|legal| !legal.is_empty()).context("nothing can be done")?;
        let action = legal[self.chance.below(legal.len() as u32) as usize].clone();
        let say = ToServer::Act { id: format!("{seat}-{version}"), version: *version, action };
        self.sent[seat] = Some(Instant::now());
        Ok(self.sinks[seat].send(Message::text(serde_json::to_string(&say)?)).await?)
    }

    /// Hears the next message to anybody.
    async fn hear(&mut self, counts: &mut Option<&mut Counts>) -> anyhow::Result<()> {
        let (seat, message) = self.sources.next().await.context("all streams have ended")?;
        let text = match message.context("a stream ended")? {
            Message::Text(text) => text,
            Message::Close(why) => bail!("a stream was closed: {why:?}"),
            _ => return Ok(()),
        };
        let heard: Heard = serde_json::from_str(&text)?;
        let first = self.seen[seat].to_act.is_null();
        if let Some(counts) = counts.as_mut().filter(|_| heard.kind != "heartbeat" && !first) {
            let of = counts.games.entry(self.game.clone()).or_default();
            of.messages += 1;
            of.bytes += text.len() as u64;
        }
        let mut done = heard.kind == "done";
        match heard.kind.as_str() {
            "snapshot" | "step" => {
                if let Some(frame) = heard.frame {
                    self.seen[seat] = frame;
                }
            }
            "moved" => {
                done |= heard.done.is_some();
                let seen = &mut self.seen[seat];
                seen.version += 1;
                for (field, change) in [
                    (&mut seen.legal, heard.legal),
                    (&mut seen.to_act, heard.to_act),
                    (&mut seen.standings, heard.standings),
                ] {
                    if let Some(change) = change {
                        *field = change::apply(field, &change)?;
                    }
                }
            }
            "refused" => match heard.problem {
                Some(Problem::Stale { .. }) => {
                    self.sent[seat] = None;
                    if let Some(counts) = counts {
                        counts.stale += 1;
                    }
                }
                problem => bail!("a move was refused: {problem:?}"),
            },
            _ => {}
        }
        if done
            && let Some(sent) = self.sent[seat].take()
            && let Some(counts) = counts
        {
            counts.acks.push(sent.elapsed());
            counts.games.entry(self.game.clone()).or_default().moves += 1;
        }
        Ok(())
    }
}
