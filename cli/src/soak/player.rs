//! A player who keeps what was acknowledged, sends again what was not, and notices when the two do not fit.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{bail, ensure};
use comptoir_kernel::Seat;
use comptoir_kernel::chance::Fast;
use comptoir_server::protocol::{Frame, Problem, ToPage, ToServer};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::stored::Stored;
use super::tables::{Begun, chance_of};
use crate::load::person::{Person, Stream};
use crate::load::server::Server;

/// How many of the last commands are asked for again.
const LAST: usize = 3;

/// A command that was carried out, as its sender was told.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    pub command: ToServer,
    /// The version it led to.
    pub version: u32,
    /// What the mark stood at when the word came.
    pub mark: u64,
}

/// How a stretch of play ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With the game.
    Over,
    /// The server is gone.
    Gone,
}

/// Something that only grows, read whenever a word comes: what had happened by then.
pub type Mark = Arc<dyn Fn() -> u64 + Send + Sync>;

/// A person in a seat, from one life of the server to the next.
pub struct Player {
    pub person: Person,
    pub table: String,
    pub seat: Seat,
    pub acknowledged: Vec<Acknowledged>,
    pub over: bool,
    /// Sent, and not yet answered.
    pending: Option<ToServer>,
    /// Commands sent so far, for their ids.
    sent: u32,
    chance: Fast,
    mark: Mark,
    /// Acknowledgements of everybody together.
    count: Arc<AtomicU64>,
    /// How long to think before a move.
    pause: Duration,
}

/// Lets everybody whose game is not over play until this many moves are acknowledged; a little later the server is killed, and everybody
/// notices.
pub async fn play_until(
    count: &AtomicU64,
    enough: u64,
    players: Vec<Player>,
    server: Server,
    later: Duration,
) -> anyhow::Result<Vec<Player>> {
    let address = server.address;
    let (mut players, going): (Vec<Player>, Vec<Player>) =
        players.into_iter().partition(|player| player.over);
    let mut playing = JoinSet::new();
    for mut player in going {
        playing.spawn(async move { player.play(address).await.map(|_| player) });
    }
    // Somebody may end before the server does: with the game, or with a complaint.
    while count.load(Ordering::Relaxed) < enough && !playing.is_empty() {
        tokio::select! {
            Some(ended) = playing.join_next() => players.push(ended??),
            () = sleep(Duration::from_millis(1)) => {}
        }
    }
    sleep(later).await;
    drop(server);
    while let Some(ended) = playing.join_next().await {
        players.push(ended??);
    }
    Ok(players)
}

impl Player {
    /// The people of a table that has begun.
    pub fn all(
        begun: Begun,
        chance: &mut Fast,
        mark: &Mark,
        count: &Arc<AtomicU64>,
        pause: Duration,
    ) -> Vec<Player> {
        let seats = (0u8..).map(Seat);
        seats
            .zip(begun.people)
            .map(|(seat, person)| Player {
                person,
                table: begun.table.id.clone(),
                seat,
                acknowledged: Vec::new(),
                over: false,
                pending: None,
                sent: 0,
                chance: Fast::new(chance.next_seed()),
                mark: mark.clone(),
                count: count.clone(),
                pause,
            })
            .collect()
    }

    /// Plays any legal action, sometimes takes one back, until the game is over or the server gone. What was asked for and not answered
    /// is asked for again first, and so is something that was answered long ago.
    pub async fn play(&mut self, address: SocketAddr) -> anyhow::Result<Ended> {
        self.person.address = address;
        let Ok(mut stream) = self.person.open_live(&self.table).await else { return Ok(Ended::Gone) };
        let mut now: Option<Frame> = None;
        loop {
            let Some(text) = stream.next_text().await? else { return Ok(Ended::Gone) };
            match serde_json::from_str(&text)? {
                ToPage::Snapshot { frame, .. } => {
                    let first = now.is_none();
                    now = frame;
                    if first && !self.say_again(&mut stream).await {
                        return Ok(Ended::Gone);
                    }
                }
                ToPage::Step { frame, .. } => now = Some(frame),
                ToPage::Done { id, version } => self.done(&id, version)?,
                ToPage::Refused { id, problem } => self.refused(id.as_deref(), &problem)?,
                ToPage::Table { .. }
                | ToPage::Line { .. }
                | ToPage::Unsaid { .. }
                | ToPage::Orders { .. }
                | ToPage::Moved(_)
                | ToPage::Clock { .. }
                | ToPage::Heartbeat => {}
            }
            let Some(frame) = &now else { continue };
            if self.pending.is_some() {
                continue;
            }
            if frame.standings.is_some() {
                self.over = true;
                return Ok(Ended::Over);
            }
            if let Some(command) = self.choose(frame) {
                tokio::time::sleep(self.pause).await;
                let sent = stream.say(&command).await;
                self.pending = Some(command);
                if sent.is_err() {
                    return Ok(Ended::Gone);
                }
            }
        }
    }

    fn choose(&mut self, frame: &Frame) -> Option<ToServer> {
        if frame.legal.is_empty() {
            return None;
        }
        self.sent += 1;
        let (id, version) = (format!("{}-{}", self.seat.0, self.sent), frame.version);
        if frame.can_undo && chance_of(&mut self.chance, 8) == 0 {
            return Some(ToServer::Undo { id, version });
        }
        let action = frame.legal[chance_of(&mut self.chance, frame.legal.len())].clone();
        Some(ToServer::Act { id, version, action })
    }

    /// `false` if nobody is there to hear it.
    async fn say_again(&mut self, stream: &mut Stream) -> bool {
        let known = chance_of(&mut self.chance, self.acknowledged.len());
        let old = self.acknowledged.get(known).map(|it| &it.command);
        for command in old.into_iter().chain(&self.pending) {
            if stream.say(command).await.is_err() {
                return false;
            }
        }
        true
    }

    fn done(&mut self, id: &str, version: u32) -> anyhow::Result<()> {
        if let Some(known) = self.acknowledged.iter().find(|it| id_of(&it.command) == id) {
            let first = known.version;
            ensure!(first == version, "{id} led to version {first}, and later, sent again, to {version}");
            return Ok(());
        }
        let Some(command) = self.pending.take_if(|it| id_of(it) == id) else {
            bail!("{id} was answered, but never sent");
        };
        self.acknowledged.push(Acknowledged { command, version, mark: (self.mark)() });
        self.count.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    fn refused(&mut self, id: Option<&str>, problem: &Problem) -> anyhow::Result<()> {
        // Where several may act at once another can be quicker; a snapshot follows, and another choice.
        let mine = self.pending.take_if(|it| Some(id_of(it)) == id).is_some();
        ensure!(mine && matches!(problem, Problem::Stale { .. }), "{id:?} was refused: {problem:?}");
        Ok(())
    }

    /// Sends the last commands that were acknowledged up to a mark again; the answers are the same.
    pub async fn asks_again(&mut self, address: SocketAddr, mark: u64) -> anyhow::Result<()> {
        self.person.address = address;
        let mut stream = self.person.open_live(&self.table).await?;
        let known = self.acknowledged.iter().filter(|it| it.mark <= mark);
        let last: Vec<Acknowledged> = known.rev().take(LAST).cloned().collect();
        for it in last {
            stream.say(&it.command).await?;
            let id = id_of(&it.command);
            loop {
                match stream.next().await? {
                    ToPage::Done { id: done, version } if done == id => {
                        ensure!(version == it.version, "{id} led to {}, and later to {version}", it.version);
                        break;
                    }
                    ToPage::Refused { problem, .. } => {
                        bail!("{id} was acknowledged as step {} and is lost: {problem:?}", it.version)
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// Whether everything acknowledged up to a mark is stored as it was asked for, and nothing twice.
    pub fn check(&self, stored: &Stored, mark: u64) -> anyhow::Result<()> {
        let mine: Vec<_> = stored.steps.iter().filter(|step| step.seat == self.seat).collect();
        for it in self.acknowledged.iter().filter(|it| it.mark <= mark) {
            let id = id_of(&it.command);
            let found: Vec<_> = mine.iter().filter(|step| step.command.as_deref() == Some(id)).collect();
            ensure!(!found.is_empty(), "{id} was acknowledged as step {} and is lost", it.version);
            ensure!(found.len() == 1, "{id} was carried out {} times", found.len());
            ensure!(found[0].n == it.version, "{id} is step {}, not {}", found[0].n, it.version);
            let step: serde_json::Value = serde_json::from_str(&found[0].step)?;
            let same = match &it.command {
                ToServer::Act { action, .. } => step.get("action") == Some(action),
                _ => step.get("undo").is_some(),
            };
            ensure!(same, "{id} asked for something else than step {} holds", it.version);
        }
        // What is stored and was not acknowledged can only be what was on its way.
        let known = |id: &str| self.acknowledged.iter().any(|it| id_of(&it.command) == id);
        let pending = self.pending.as_ref().map(id_of);
        for step in mine {
            match step.command.as_deref() {
                Some(id) if known(id) || pending == Some(id) => {}
                other => bail!("step {} was carried out for {other:?}, which nobody waits for", step.n),
            }
        }
        Ok(())
    }
}

/// The id of a command; what is none has none.
pub fn id_of(command: &ToServer) -> &str {
    match command {
        ToServer::Act { id, .. } | ToServer::Undo { id, .. } => id,
        ToServer::Resync | ToServer::Pace { .. } | ToServer::Look { .. } => "",
    }
}
