//! Two people at a table of their own, who move one after the other; each move is timed.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{bail, ensure};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Seat};
use comptoir_server::protocol::{Frame, ToPage};
use serde_json::json;

use tokio::time::sleep;

use super::person::{Person, Stream};

/// What they play: quick, and for two.
const GAME: &str = "ugo";

/// Two people at a table.
pub struct Pair {
    people: [Person; 2],
    streams: [Stream; 2],
    /// What each sees.
    frames: [Frame; 2],
    /// Before each move.
    pause: Duration,
    chance: Fast,
}

impl Pair {
    /// They come from one address of this machine, sit down, and pause this long before each move.
    pub async fn new(address: SocketAddr, from: Ipv4Addr, pause: Duration) -> anyhow::Result<Pair> {
        let person = Person::stranger(address).coming_from(from);
        let people = [person.clone().named("Ana").await?, person.named("Ben").await?];
        let (streams, frames) = begin(&people).await?;
        Ok(Pair { people, streams, frames, pause, chance: Fast::new(1) })
    }

    /// Moves for a while: how long each move took, from its sending to the word that it is done.
    pub async fn moves(&mut self, time: Duration) -> anyhow::Result<Vec<Duration>> {
        let mut moves = Vec::new();
        let end = Instant::now() + time;
        while Instant::now() < end {
            if self.frames[0].standings.is_some() {
                (self.streams, self.frames) = begin(&self.people).await?;
            }
            sleep(self.pause).await;
            moves.push(self.one_move().await?);
        }
        Ok(moves)
    }

    async fn one_move(&mut self) -> anyhow::Result<Duration> {
        let who = usize::from(self.frames[0].legal.is_empty());
        let Frame { version, legal, .. } = &self.frames[who];
        ensure!(!legal.is_empty(), "nobody can move");
        let action = legal[self.chance.below(legal.len() as u32) as usize].clone();
        let began = Instant::now();
        self.streams[who].act(*version, action).await?;
        loop {
            match self.streams[who].next().await? {
                ToPage::Step { frame, .. } => self.frames[who] = frame,
                ToPage::Done { .. } => break,
                ToPage::Refused { problem, .. } => bail!("a move was refused: {problem:?}"),
                ToPage::Snapshot { .. }
                | ToPage::Table { .. }
                | ToPage::Line { .. }
                | ToPage::Unsaid { .. }
                | ToPage::Orders { .. }
                | ToPage::Moved(_)
                | ToPage::Clock { .. }
                | ToPage::Heartbeat => {}
            }
        }
        let took = began.elapsed();
        self.frames[1 - who] = self.streams[1 - who].next_frame().await?;
        Ok(took)
    }
}

/// A new game of the two.
async fn begin(people: &[Person; 2]) -> anyhow::Result<([Stream; 2], [Frame; 2])> {
    let [ana, ben] = people;
    let table = ana.make(GAME, &json!(["me", "open"])).await?;
    ben.sit(&table, Seat(1)).await?;
    // Everything is fixed when its maker has sat down, and the game begins when both have opened their numbers.
    let fixed = ana.sit(&table, Seat(0)).await?;
    ben.open_number(&fixed).await?;
    let mut streams = [ana.open(&table).await?, ben.open(&table).await?];
    let frames = [streams[0].next_frame().await?, streams[1].next_frame().await?];
    Ok((streams, frames))
}
