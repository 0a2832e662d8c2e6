//! Letting go of what a house can do without, one after the other: each is a transaction of its own, so that nobody waits for it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::decide;
use crate::house::House;
use crate::protocol::{Deed, Problem, Status};
use crate::storage::{Guest, PersonChange, Policy, Storage, These, Which, Write};

/// What to ask or do about what may go by a policy.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prune {
    /// Which tables may.
    Tables(These),
    /// Whom to forget.
    Guests(These),
    /// Remove a table, if it still may go; answers whether it did.
    Table(String),
    /// Forget somebody, if they still may be; answers whether they were.
    Guest(String),
}

pub(super) async fn see_to(
    storage: &Storage,
    house: Option<&Arc<House>>,
    policy: &Policy,
    what: Prune,
) -> Result<Value, Problem> {
    let told = match what {
        Prune::Tables(these) => serde_json::to_value(storage.spare_tables(policy, &these).await?),
        Prune::Guests(these) => serde_json::to_value(storage.spare_guests(policy, &these).await?),
        Prune::Table(id) => Ok(remove(storage, house, policy, id).await?.into()),
        Prune::Guest(id) => Ok(forget(storage, house, policy, id).await?.into()),
    };
    told.map_err(|_| Problem::Internal)
}

async fn remove(
    storage: &Storage,
    house: Option<&Arc<House>>,
    policy: &Policy,
    id: String,
) -> Result<bool, Problem> {
    let spare = storage.spare_tables(policy, &These::Only(id)).await?;
    let Some(table) = spare.into_iter().next() else { return Ok(false) };
    // Somebody looks at it, or did a moment ago: it is not abandoned.
    if table.status != Status::Over && house.is_some_and(|house| house.is_live(&table.id)) {
        return Ok(false);
    }
    let deed = Deed::RemoveTable { table: table.id };
    match house {
        Some(house) => house.care(None, deed).await?,
        None => decide(storage, None, &deed).await?,
    }
    Ok(true)
}

async fn forget(
    storage: &Storage,
    house: Option<&Arc<House>>,
    policy: &Policy,
    id: String,
) -> Result<bool, Problem> {
    let spare = storage.spare_guests(policy, &These::Only(id)).await?;
    let Some(guest) = spare.into_iter().next() else { return Ok(false) };
    match house {
        Some(house) => house.forget(Guest { id: guest.id, name: String::new() }).await?,
        None => storage.write(Write::Person(PersonChange::Forget { guest: guest.id })).await?,
    }
    Ok(true)
}

impl House {
    /// Forgets somebody for good, who has left their tables.
    pub(crate) async fn forget(self: &Arc<House>, guest: Guest) -> Result<(), Problem> {
        self.storage.write(Write::Person(PersonChange::Forget { guest: guest.id.clone() })).await?;
        self.finished.clear();
        self.sessions_ended(&guest.id, Which::All);
        self.renamed(&Guest { name: String::new(), ..guest }).await;
        Ok(())
    }
}
