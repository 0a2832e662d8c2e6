//! Thousands of stored tables, a restart, the first visitor, and then everybody comes back at once.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use comptoir_server::protocol::ToPage;
use tempfile::TempDir;
use tokio::task::JoinSet;

use super::report::Figures;
use super::tables::begin;
use super::{Plan, measure};
use crate::load::person::{Person, Stream, get};
use crate::load::server::{HASTY, Server};
use crate::load::{milliseconds, percentile, sorted};

/// People who make tables at the same time.
const AT_ONCE: u32 = 8;
/// The first visitor after a restart sees the page and their table within this, however many tables there are.
const FIRST: Duration = Duration::from_secs(5);
/// Everybody is back within this.
const ALL: Duration = Duration::from_mins(2);

pub async fn case(plan: &Plan) -> anyhow::Result<Figures> {
    let data = TempDir::new()?;
    let server = Server::start_on(data.path(), HASTY, &[])?;
    let people = sit_down(plan, &server).await?;
    drop(server);

    let restarted = Instant::now();
    let server = Server::start_on(data.path(), HASTY, &[])?;
    get(server.address, "/").await?;
    let (person, table) = people.first().context("nobody sat down")?;
    come_back(Person { address: server.address, ..person.clone() }, table).await?;
    let first = restarted.elapsed();

    let again = Instant::now();
    let mut coming = JoinSet::new();
    for (number, (person, table)) in (0..).zip(people) {
        let person = Person { address: server.address, from: home(number), ..person };
        coming.spawn(async move {
            let began = Instant::now();
            Ok::<_, anyhow::Error>((come_back(person, &table).await?, began.elapsed()))
        });
    }
    let mut streams = Vec::new();
    while let Some(came) = coming.join_next().await {
        streams.push(came?.context("somebody could not come back")?);
    }
    let all = again.elapsed();
    let times = sorted(streams.iter().map(|(_, time)| time));
    let mut figures = Figures::default();
    figures.count("tables", streams.len());
    figures.worst("first visitor ms", milliseconds(first));
    figures.worst("all back ms", milliseconds(all));
    figures.worst("back p50 ms", milliseconds(percentile(&times, 50)));
    figures.worst("back p99 ms", milliseconds(percentile(&times, 99)));
    figures.worst("memory MB", measure::memory(&server)?);
    ensure!(plan.untimed || first <= FIRST, "the first visitor waited {:.1} s", first.as_secs_f64());
    ensure!(plan.untimed || all <= ALL, "it took {:.1} s until all were back", all.as_secs_f64());
    Ok(figures)
}

/// Somebody sees their game again.
async fn come_back(person: Person, table: &str) -> anyhow::Result<Stream> {
    let mut stream = person.open_live(table).await?;
    match stream.next().await? {
        ToPage::Snapshot { frame: Some(_), .. } => Ok(stream),
        other => bail!("a stream begins with {other:?}"),
    }
}

/// Where somebody comes from: everybody lives at an address of their own.
fn home(number: u32) -> Ipv4Addr {
    Ipv4Addr::from_bits(Ipv4Addr::new(127, 1, 0, 1).to_bits() + number)
}

/// So many tables with a person and bots each; the games of the shelf in turn.
async fn sit_down(plan: &Plan, server: &Server) -> anyhow::Result<Vec<(Person, String)>> {
    let address = server.address;
    let mut sitting = JoinSet::new();
    for first in 0..AT_ONCE.min(plan.count) {
        let (count, step) = (plan.count, AT_ONCE as usize);
        sitting.spawn(async move {
            let shelf = comptoir_games::shelf();
            let mut people = Vec::new();
            for number in (first..count).step_by(step) {
                let game = &shelf[number as usize % shelf.len()].id;
                let mut begun = begin(address, game, 1, 3, "random").await?;
                people.push((begun.people.remove(0), begun.table.id));
            }
            anyhow::Ok(people)
        });
    }
    let mut people = Vec::new();
    while let Some(sat) = sitting.join_next().await {
        people.extend(sat??);
    }
    Ok(people)
}
