//! What people were told, compared with what is stored.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use comptoir_kernel::Seat;
use comptoir_server::metrics::Metrics;
use comptoir_server::storage::{Storage, StoredStep};
use serde_json::Value;

use super::people::{Command, Told};

/// What is wrong.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Acknowledged and not stored.
    pub missing: Vec<String>,
    /// Stored twice, or never asked for.
    pub doubled: Vec<String>,
    /// What the database itself complains about.
    pub corrupted: Vec<String>,
}

/// Opens the data of a server that has ended and looks.
pub async fn compare(data: &Path, told: &Told) -> anyhow::Result<Found> {
    let storage = Storage::open(data, Arc::new(Metrics::new())).await?;
    let mut found = Found { corrupted: storage.damage().await?, ..Found::default() };
    let mut steps: BTreeMap<&str, Vec<StoredStep>> = BTreeMap::new();
    for id in &told.tables {
        let Some(table) = storage.table(id).await? else {
            found.missing.push(format!("table {id}"));
            continue;
        };
        for (_, seat) in told.seats.range((id.clone(), Seat(0))..=(id.clone(), Seat(u8::MAX))) {
            if table.seats[seat.index()].guest.is_none() || table.seats[seat.index()].pledge.is_none() {
                found.missing.push(format!("seat {} of table {id}", seat.0));
            }
        }
        if let Some(rematch) = told.rematches.get(id)
            && table.rematch.as_ref() != Some(rematch)
        {
            found.missing.push(format!("rematch of table {id}"));
        }
        steps.insert(id, storage.steps(id).await?);
    }
    storage.close().await;

    for ((table, seat, id), (version, action)) in &told.done {
        let step = steps.get(table.as_str()).and_then(|steps| steps.get(*version as usize - 1));
        if !step.is_some_and(|step| is(step, *seat, id, action.as_ref())) {
            found.missing.push(format!("step {version} of table {table}"));
        }
    }
    for (table, seen) in &told.seen {
        let stored = steps.get(table.as_str()).map_or(0, Vec::len);
        for step in stored + 1..=*seen as usize {
            found.missing.push(format!("step {step} of table {table}"));
        }
    }
    for (table, steps) in &steps {
        let mut commands: Vec<Command> = steps
            .iter()
            .filter_map(|step| Some(((*table).to_owned(), step.seat, step.command.clone()?)))
            .collect();
        let stored = commands.len();
        commands.sort();
        commands.dedup();
        for _ in commands.len()..stored {
            found.doubled.push(format!("a command of table {table}"));
        }
        for command in commands.iter().filter(|command| !told.sent.contains(command)) {
            found.doubled.push(format!("{command:?}, which nobody sent"));
        }
        if steps.iter().zip(1..).any(|(step, n)| step.n != n) {
            found.missing.push(format!("a step in the middle of table {table}"));
        }
    }
    Ok(found)
}

/// Whether a stored step is the one that was acknowledged.
fn is(step: &StoredStep, seat: Seat, command: &str, action: Option<&Value>) -> bool {
    let played: Value = serde_json::from_str(&step.step).unwrap_or_default();
    step.seat == seat && step.command.as_deref() == Some(command) && played.get("action") == action
}
