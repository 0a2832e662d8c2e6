//! Commands repeated, late and reordered, with the same and with other ids, from several windows of one person, some of which are
//! closed in the middle: each is carried out at most once, and answered the same however often it is asked.

use std::collections::BTreeMap;

use anyhow::{Context, bail, ensure};
use comptoir_kernel::Chance;
use comptoir_kernel::chance::Fast;
use comptoir_server::protocol::{Frame, Problem, ToPage, ToServer};
use tempfile::TempDir;

use super::Plan;
use super::player::id_of;
use super::report::Figures;
use super::stored;
use super::tables::{any_game, begin, chance_of};
use crate::load::person::{Person, Stream};
use crate::load::server::{HASTY, Server};

const WINDOWS: usize = 3;
/// The most turns of a case.
const TURNS: usize = 40;

pub async fn case(plan: &Plan, number: u32) -> anyhow::Result<Figures> {
    let mut chance = plan.chance(number);
    let data = TempDir::new()?;
    let server = Server::start_on(data.path(), HASTY, &[])?;
    let (game, seats) = any_game(&mut chance);
    let begun = begin(server.address, &game, 1, seats, "random").await?;
    let person = &begun.people[0];
    let mut windows = Windows::open(person, &begun.table.id).await?;
    let (mut turns, mut sent, mut closed) = (0, 0, 0);
    while turns < TURNS && windows.turn().await? {
        let fresh = windows.commands(turns, &mut chance);
        sent += windows.say(fresh, &mut chance).await?;
        if chance.below(4) == 0 {
            // Answers on their way to this window are lost with it.
            let at = chance_of(&mut chance, WINDOWS);
            windows.open[at] = Window::open(person, &begun.table.id).await?;
            closed += 1;
        }
        windows.hear().await?;
        turns += 1;
    }
    drop(server);
    let found = stored::read(data.path(), &[&begun.table.id]).await?.remove(0);
    found.replays()?;
    let mut times: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for step in &found.steps {
        times.entry(step.command.as_deref().unwrap_or_default()).or_default().push(step.n);
    }
    times.remove("");
    for (id, versions) in &times {
        ensure!(versions.len() == 1, "{id} was carried out {} times", versions.len());
    }
    for (id, version) in &windows.done {
        ensure!(times.get(id.as_str()) == Some(&vec![*version]), "{id} led to {version}, stored: {times:?}");
    }
    ensure!(!windows.done.is_empty(), "nothing was carried out");
    let mut figures = Figures::default();
    figures.count("commands sent", sent);
    figures.count("carried out", times.len());
    figures.count("windows closed", closed);
    Ok(figures)
}

struct Window {
    stream: Stream,
    /// Ids that wait for an answer here.
    owed: Vec<String>,
}

impl Window {
    async fn open(person: &Person, table: &str) -> anyhow::Result<Window> {
        Ok(Window { stream: person.open_live(table).await?, owed: Vec::new() })
    }
}

/// One person's windows at one table.
struct Windows {
    open: Vec<Window>,
    /// The newest that any of them showed.
    now: Option<Frame>,
    /// What every command led to that was carried out.
    done: BTreeMap<String, u32>,
    /// Every command so far.
    said: Vec<ToServer>,
}

impl Windows {
    async fn open(person: &Person, table: &str) -> anyhow::Result<Windows> {
        let mut open = Vec::new();
        for _ in 0..WINDOWS {
            open.push(Window::open(person, table).await?);
        }
        Ok(Windows { open, now: None, done: BTreeMap::new(), said: Vec::new() })
    }

    /// Waits until there is something to do; `false` once the game is over.
    async fn turn(&mut self) -> anyhow::Result<bool> {
        loop {
            match &self.now {
                Some(frame) if frame.standings.is_some() => return Ok(false),
                Some(frame) if !frame.legal.is_empty() => return Ok(true),
                _ => self.listen(0).await?,
            }
        }
    }

    /// What somebody in a great hurry would send for one turn.
    fn commands(&mut self, turn: usize, chance: &mut Fast) -> Vec<ToServer> {
        let Some(Frame { version, legal, .. }) = self.now.clone() else { return Vec::new() };
        let mut any = |id: String, version| {
            let action = legal[chance_of(chance, legal.len())].clone();
            ToServer::Act { id, version, action }
        };
        // The same id with, perhaps, another action; another id for the same version; one too late and one too early.
        vec![
            any(format!("turn-{turn}"), version),
            any(format!("turn-{turn}"), version),
            any(format!("rival-{turn}"), version),
            any(format!("late-{turn}"), version.saturating_sub(1)),
            any(format!("early-{turn}"), version + 1_000_000),
        ]
    }

    /// Sends all of them, some twice, and some of long ago, in any order from any window.
    async fn say(&mut self, fresh: Vec<ToServer>, chance: &mut Fast) -> anyhow::Result<usize> {
        let mut all = fresh.clone();
        all.extend(fresh.iter().filter(|_| chance.below(2) == 0).cloned());
        for _ in 0..3.min(self.said.len()) {
            all.push(self.said[chance_of(chance, self.said.len())].clone());
        }
        chance.shuffle(&mut all);
        self.said.extend(fresh);
        for command in &all {
            let window = &mut self.open[chance_of(chance, WINDOWS)];
            window.stream.say(command).await?;
            window.owed.push(id_of(command).to_owned());
        }
        Ok(all.len())
    }

    /// Hears the answers to everything.
    async fn hear(&mut self) -> anyhow::Result<()> {
        for at in 0..WINDOWS {
            while !self.open[at].owed.is_empty() {
                self.listen(at).await?;
            }
        }
        Ok(())
    }

    async fn listen(&mut self, at: usize) -> anyhow::Result<()> {
        let window = &mut self.open[at];
        let mut answered = |id: &str| {
            let place = window.owed.iter().position(|owed| owed == id);
            place.map(|place| window.owed.remove(place)).with_context(|| format!("{id} was not asked here"))
        };
        match window.stream.next().await? {
            ToPage::Snapshot { frame: Some(frame), .. } | ToPage::Step { frame, .. }
                if self.now.as_ref().is_none_or(|now| now.version <= frame.version) =>
            {
                self.now = Some(frame);
            }
            ToPage::Done { id, version } => {
                answered(&id)?;
                let first = *self.done.entry(id.clone()).or_insert(version);
                ensure!(first == version, "{id} led to version {first}, and, sent again, to {version}");
            }
            ToPage::Refused { id: Some(id), problem: Problem::Stale { .. } } => {
                answered(&id)?;
                ensure!(!self.done.contains_key(&id), "{id} was carried out, and, sent again, refused");
            }
            ToPage::Refused { id, problem } => bail!("{id:?} was refused: {problem:?}"),
            _ => {}
        }
        Ok(())
    }
}
