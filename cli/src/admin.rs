//! `comptoir admin`: looking after a house, whether or not its server runs.

use std::io::Write;

use anyhow::bail;
use clap::Subcommand;
use comptoir_server::care::{Desk, DeskError, Errand};
use comptoir_server::protocol::{Deed, LogEntry, Paged, Problem, Report, Resident, Said};
use comptoir_words::{Hooks, Language, Speaker, Table, shell};
use serde::de::DeserializeOwned;

use crate::data::DataArgs;
use comptoir_terminal::{Verdict, terminal};

/// Look after a server: its admins, its people and tables, what was reported, and what was done
///
/// It works on the data directory, and through the server while one has it open. Whoever can write that directory may; nobody else
/// can. WHO is a handle, or an id as `people` lists them.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Let a member look after the server on its page
    Make { who: String },
    /// Let them do so no longer
    Remove { who: String },
    /// Who looks after the server
    Admins,
    /// Who is here, those who came last first
    People {
        /// A part of a name or handle
        #[arg(default_value = "")]
        search: String,
        /// Fifty on each, from 1
        #[arg(long, default_value_t = 1)]
        page: u32,
    },
    /// Give somebody another name
    Rename { who: String, name: String },
    /// Let somebody in no longer: they are signed out, and bots play on for them
    Ban {
        who: String,
        /// For the log
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Let them in again
    Unban { who: String },
    /// Sign somebody out everywhere
    EndSessions { who: String },
    /// Remove a table with its game and what was said there
    RemoveTable { table: String },
    /// Choose who may take a name, in place of what the server was started with
    Registration {
        #[arg(value_parser = ["open", "invitation", "closed", "default"])]
        who: String,
    },
    /// What was reported, open ones first
    Reports {
        /// Fifty on each, from 1
        #[arg(long, default_value_t = 1)]
        page: u32,
    },
    /// Close a report
    Close { report: i64 },
    /// What was done, newest first
    Log {
        /// Fifty on each, from 1
        #[arg(long, default_value_t = 1)]
        page: u32,
    },
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let desk = Desk::at(&args.data.place()?, &args.data.directory()?).await?;
        let done = see_to(&desk, &args.what).await;
        desk.close().await;
        done
    })?;
    Ok(Verdict::Well)
}

async fn see_to(desk: &Desk, what: &What) -> anyhow::Result<()> {
    let who = async |called: &String| ask::<String>(desk, Errand::Who(called.clone())).await;
    let deed = match what {
        What::Make { who: called } => Deed::MakeAdmin { guest: who(called).await? },
        What::Remove { who: called } => Deed::RemoveAdmin { guest: who(called).await? },
        What::Rename { who: called, name } => Deed::Rename { guest: who(called).await?, name: name.clone() },
        What::Ban { who: called, why } => Deed::Ban { guest: who(called).await?, why: why.clone() },
        What::Unban { who: called } => Deed::Unban { guest: who(called).await? },
        What::EndSessions { who: called } => Deed::EndSessions { guest: who(called).await? },
        What::RemoveTable { table } => Deed::RemoveTable { table: table.clone() },
        What::Registration { who } => Deed::Registration {
            // `default` is none of the words.
            registration: serde_json::from_value(who.as_str().into()).ok(),
        },
        What::Close { report } => Deed::CloseReport { report: *report },
        What::Admins => return list(&ask(desk, Errand::Admins).await?, resident),
        What::People { search, page } => {
            let errand = Errand::People { search: search.clone(), page: page.saturating_sub(1) };
            return list(&ask(desk, errand).await?, resident);
        }
        What::Reports { page } => {
            return list(&ask(desk, Errand::Reports(page.saturating_sub(1))).await?, report);
        }
        What::Log { page } => return list(&ask(desk, Errand::Log(page.saturating_sub(1))).await?, entry),
    };
    ask::<()>(desk, Errand::Do(deed)).await?;
    writeln!(terminal::output(), "done")?;
    Ok(())
}

pub async fn ask<T: DeserializeOwned>(desk: &Desk, errand: Errand) -> anyhow::Result<T> {
    match desk.ask(errand).await {
        Ok(answer) => Ok(serde_json::from_value(answer)?),
        Err(DeskError::Refused(problem)) => bail!(sentence(&problem)),
        Err(why) => Err(why.into()),
    }
}

/// The page's own sentence.
fn sentence(problem: &Problem) -> String {
    let speaker = Speaker::new(Language::default(), &shell::CATALOGUE, Table::default(), Hooks::default());
    speaker.of("problem", problem)
}

fn list<T>(page: &Paged<T>, line: impl Fn(&T) -> String) -> anyhow::Result<()> {
    let mut out = terminal::output();
    if page.items.is_empty() {
        writeln!(out, "nothing")?;
    }
    for item in &page.items {
        // Names and words are others': nothing in them steers the terminal.
        writeln!(out, "{}", terminal::plain(&line(item)))?;
    }
    if page.more {
        writeln!(out, "... and more: --page")?;
    }
    Ok(())
}

fn resident(resident: &Resident) -> String {
    let handle = resident.handle.as_deref().unwrap_or("-");
    let marks = [(resident.admin, "admin"), (resident.banned.is_some(), "banned")];
    let marks: Vec<&str> = marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect();
    format!(
        "{}  {}  {}  {}  {} sessions  {}",
        resident.id,
        day(resident.made),
        handle,
        resident.name,
        resident.sessions,
        marks.join(", ")
    )
}

fn report(report: &Report) -> String {
    let said = match &report.said {
        Some(Said::Text(text)) => format!("said: {text}"),
        Some(other) => format!("said: {}", serde_json::to_string(other).unwrap_or_default()),
        None => "the person".to_owned(),
    };
    let state = if report.closed.is_some() { "closed" } else { "open" };
    let reporter = report.reporter.as_deref().unwrap_or("somebody who is gone");
    let table = report.table.as_ref().map(|table| format!(" at table {table}")).unwrap_or_default();
    format!(
        "{}  {}  {state}  {} ({}){table}, by {reporter}  {said}",
        report.id,
        day(report.at),
        report.name,
        report.guest
    )
}

fn entry(entry: &LogEntry) -> String {
    let by = entry.by.as_deref().unwrap_or("(command line)");
    let whom = match entry.whom.as_deref() {
        Some("") => "former player",
        Some(name) => name,
        None => "",
    };
    let table = entry.table.as_deref().unwrap_or_default();
    format!("{}  {by}  {}  {whom} {table}  {}", day(entry.at), entry.what, entry.details)
}

/// A moment as everybody can read it, in UTC.
pub fn day(seconds: i64) -> String {
    // Days since 1970 to a date: Howard Hinnant's `civil_from_days`.
    let (days, time) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, year) = (if month < 10 { month + 3 } else { month - 9 }, year + era * 400);
    let year = if month <= 2 { year + 1 } else { year };
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", time / 3600, time / 60 % 60)
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (1_795_001_520, "2026-11-18 11:32"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(day(seconds), expected);
        }
    }
}
