//! Care for the house: what admins do, through the page, and whoever runs the server, from the command line.

mod desk;
mod prune;
#[cfg(unix)]
pub(crate) mod socket;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use desk::{Desk, DeskError};
pub use prune::Prune;

use crate::house::House;
use crate::protocol::{Deed, Problem};
use crate::storage::{CareChange, Guest, Policy, Storage, Which, Write};
use crate::table::Ask;
use crate::{clock, export, names, plain};

/// What whoever runs the server may ask for from the command line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// Do something.
    Do(Deed),
    /// Whose handle or id this is.
    Who(String),
    /// Those who look after the house.
    Admins,
    /// People.
    People {
        /// A part of a name.
        search: String,
        /// From 0.
        page: u32,
    },
    /// Reports, from page 0.
    Reports(u32),
    /// What was done, from page 0.
    Log(u32),
    /// Let go of what the house can do without.
    Prune {
        /// What may go.
        policy: Policy,
        /// What to do about it.
        what: Prune,
    },
    /// Let a table in that was exported: what it says.
    Import(String),
}

/// Sees to an errand; of a house that is open, live tables and streams hear of it.
async fn see_to(storage: &Storage, house: Option<&Arc<House>>, errand: Errand) -> Result<Value, Problem> {
    fn told(value: &impl Serialize) -> Result<Value, Problem> {
        serde_json::to_value(value).map_err(|_| Problem::Internal)
    }
    match errand {
        Errand::Do(deed) => {
            match house {
                Some(house) => house.care(None, deed).await?,
                None => decide(storage, None, &deed).await?,
            }
            Ok(Value::Null)
        }
        Errand::Who(called) => {
            told(&storage.who(&called).await?.map(|guest| guest.id).ok_or(Problem::UnknownPerson)?)
        }
        Errand::Admins => told(&storage.admins().await?),
        Errand::People { search, page } => told(&storage.people(&search, page).await?),
        Errand::Reports(page) => told(&storage.reports(page).await?),
        Errand::Log(page) => told(&storage.audit(page).await?),
        Errand::Import(text) => told(&export::import(storage, house, text).await?),
        Errand::Prune { policy, what } => prune::see_to(storage, house, &policy, what).await,
    }
}

/// Does something, if it may be done, and writes it down; both or neither.
async fn decide(storage: &Storage, by: Option<&str>, deed: &Deed) -> Result<(), Problem> {
    let deed = proper(storage, by, deed).await?;
    let change = CareChange::Deed { by: by.map(str::to_owned), deed, at: clock::now() };
    Ok(storage.write(Write::Care(change)).await?)
}

/// The deed as it is done.
async fn proper(storage: &Storage, by: Option<&str>, deed: &Deed) -> Result<Deed, Problem> {
    let whom = match deed {
        Deed::MakeAdmin { guest }
        | Deed::RemoveAdmin { guest }
        | Deed::Rename { guest, .. }
        | Deed::Ban { guest, .. }
        | Deed::Unban { guest }
        | Deed::EndSessions { guest } => Some(storage.person(guest).await?.ok_or(Problem::UnknownPerson)?),
        Deed::RemoveTable { .. } | Deed::Registration { .. } | Deed::CloseReport { .. } => None,
    };
    match (deed, whom) {
        (Deed::MakeAdmin { .. }, Some(whom)) if whom.handle.is_none() => Err(Problem::NotMember),
        (Deed::MakeAdmin { .. }, Some(whom)) if whom.banned.is_some() => Err(Problem::Banned),
        (Deed::Ban { .. }, Some(whom)) if by == Some(whom.id.as_str()) => Err(Problem::NotYourself),
        (Deed::Ban { guest, why }, _) => {
            // A reason may be empty, and is one line.
            Ok(Deed::Ban { guest: guest.clone(), why: plain::line(why).unwrap_or_default() })
        }
        (Deed::Rename { guest, name }, _) => {
            Ok(Deed::Rename { guest: guest.clone(), name: names::free(storage, Some(guest), name).await? })
        }
        (Deed::RemoveTable { table }, _) if !storage.is_table(table).await? => Err(Problem::UnknownTable),
        (deed, _) => Ok(deed.clone()),
    }
}

impl House {
    /// Does something on behalf of an admin, or of whoever runs the server, and tells those who are here.
    pub(crate) async fn care(self: &Arc<House>, by: Option<&Guest>, deed: Deed) -> Result<(), Problem> {
        decide(&self.storage, by.map(|by| by.id.as_str()), &deed).await?;
        match deed {
            Deed::Ban { guest, .. } => {
                self.sessions_ended(&guest, Which::All);
                if let Some(banned) = self.storage.guest(&guest).await? {
                    self.leave_all(&banned).await?;
                }
            }
            Deed::EndSessions { guest } => self.sessions_ended(&guest, Which::All),
            Deed::Rename { guest, .. } => {
                if let Some(renamed) = self.storage.guest(&guest).await? {
                    self.renamed(&renamed).await;
                }
            }
            Deed::RemoveTable { table } => {
                self.finished.clear();
                self.removed(&table).await;
            }
            Deed::Registration { registration } => self.set_registration(registration),
            Deed::MakeAdmin { .. }
            | Deed::RemoveAdmin { .. }
            | Deed::Unban { .. }
            | Deed::CloseReport { .. } => {}
        }
        Ok(())
    }

    /// Whoever was banned while no server ran leaves their tables now.
    pub(crate) async fn see_the_banned_out(self: &Arc<House>) -> Result<(), Problem> {
        for banned in self.storage.banned_at_tables().await? {
            self.leave_all(&banned).await?;
        }
        Ok(())
    }

    /// Leaves every table somebody sits at whose game is not over: bots play on for them.
    pub(crate) async fn leave_all(self: &Arc<House>, guest: &Guest) -> Result<(), Problem> {
        for table in self.storage.unfinished_with(&guest.id).await? {
            match self.ask(&table, Some(guest.clone()), Ask::Leave).await {
                // They made it and do not sit there, or it is gone, or its rules are: there is nothing to leave.
                Ok(_)
                | Err(
                    Problem::NotSeated
                    | Problem::UnknownTable
                    | Problem::NewerRules
                    | Problem::Differs { .. },
                ) => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(())
    }
}
