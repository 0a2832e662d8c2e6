//! `comptoir prune`: letting go of what a house can do without, whether or not its server runs.

use std::io::Write;

use anyhow::{Context, ensure};
use comptoir_server::care::{Desk, Errand, Prune};
use comptoir_server::protocol::Status;
use comptoir_server::storage::{Policy, SpareGuest, SpareTable, These};
use serde::de::DeserializeOwned;

use crate::admin::{ask, day};
use crate::data::DataArgs;
use comptoir_terminal::{Verdict, terminal};

/// Let go of finished games, tables that came to nothing, and guests who do not come back
///
/// Without --yes it only says what would go. A rated game stays, because ratings follow from it, and so does every game that a person has
/// a seat in and that is not over: `comptoir admin remove-table` removes one that is named. AGE is a number of days, such as 365d.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    /// Games that ended longer ago than this, but for rated ones
    #[arg(long, value_name = "AGE", value_parser = age)]
    finished_before: Option<i64>,
    /// Tables whose game has not begun, or where nobody is left to play, and nothing has happened for this long
    #[arg(long, value_name = "AGE", value_parser = age)]
    abandoned_before: Option<i64>,
    /// Guests who have nothing but a cookie, were not here for this long, and have no game that is not over
    #[arg(long, value_name = "AGE", value_parser = age)]
    guests_unseen_before: Option<i64>,
    /// Do it; there is no way back but a backup
    #[arg(long)]
    yes: bool,
}

/// A number of days, in seconds.
fn age(text: &str) -> Result<i64, String> {
    let days = text.strip_suffix('d').and_then(|days| days.parse::<u32>().ok());
    days.filter(|days| *days > 0)
        .map(|days| i64::from(days) * 86_400)
        .ok_or("an age is a number of days, such as 365d".into())
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let now =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).context("the clock is wrong")?;
    let before = |age: Option<i64>| age.map(|age| now.as_secs() as i64 - age);
    let policy = Policy {
        finished_before: before(args.finished_before),
        abandoned_before: before(args.abandoned_before),
        guests_unseen_before: before(args.guests_unseen_before),
    };
    ensure!(
        policy != Policy::default(),
        "say what may go: --finished-before, --abandoned-before, --guests-unseen-before"
    );
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let desk = Desk::at(&args.data.place()?, &args.data.directory()?).await?;
        let done = prune(&desk, policy, args.yes).await;
        desk.close().await;
        done
    })?;
    Ok(Verdict::Well)
}

async fn prune(desk: &Desk, policy: Policy, yes: bool) -> anyhow::Result<()> {
    let mut out = terminal::output();
    let tables = each(
        desk,
        policy,
        yes,
        Prune::Tables,
        |table: &SpareTable| (table.id.clone(), Prune::Table(table.id.clone())),
        |table| {
            let status = match table.status {
                Status::Over => "finished",
                Status::Playing => "nobody left",
                Status::Gathering | Status::Opening => "not begun",
            };
            writeln!(terminal::output(), "table {}  {}  {status}, {}", table.id, table.game, day(table.last))
        },
    )
    .await?;
    let guests = each(
        desk,
        policy,
        yes,
        Prune::Guests,
        |guest: &SpareGuest| (guest.id.clone(), Prune::Guest(guest.id.clone())),
        |guest| writeln!(terminal::output(), "guest {}  last here {}", guest.id, day(guest.last)),
    )
    .await?;
    let done = if yes { "gone" } else { "would go: --yes lets go of them" };
    writeln!(out, "{tables} tables and {guests} guests {done}")?;
    Ok(())
}

/// Goes through all that may go, a page at a time; gives how many that were.
async fn each<T: DeserializeOwned>(
    desk: &Desk,
    policy: Policy,
    yes: bool,
    list: impl Fn(These) -> Prune,
    named: impl Fn(&T) -> (String, Prune),
    tell: impl Fn(&T) -> std::io::Result<()>,
) -> anyhow::Result<usize> {
    let (mut count, mut newest) = (0, String::new());
    loop {
        let page: Vec<T> =
            ask(desk, Errand::Prune { policy, what: list(These::After(newest.clone())) }).await?;
        if page.is_empty() {
            return Ok(count);
        }
        for item in page {
            let (id, prune) = named(&item);
            newest = id;
            if !yes || ask::<bool>(desk, Errand::Prune { policy, what: prune }).await? {
                tell(&item)?;
                count += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::age;

    #[test]
    fn an_age_is_a_number_of_days() {
        assert_eq!(age("30d"), Ok(30 * 86_400));
        for wrong in ["", "d", "0d", "-1d", "30", "30h", "99999999999d"] {
            assert!(age(wrong).is_err(), "{wrong}");
        }
    }
}
