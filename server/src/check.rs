//! Whether this build can go on with what another one stored: for a host before an upgrade, and for the gate.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;

use crate::adapter::{self, Trouble};
use crate::metrics::Metrics;
use crate::protocol::Status;
use crate::storage::{OpenError, Place, Storage, StorageError, StoredTable};

/// Tables read at once.
const PAGE: u32 = 100;

/// The tables of a house, read from a copy: what is stored stays as it is, and may be in use.
#[derive(Debug)]
pub struct Check {
    storage: Storage,
    /// The last table that was given.
    last: String,
    page: std::vec::IntoIter<String>,
}

/// What came of one table.
#[derive(Debug)]
pub struct Checked {
    /// Its id.
    pub id: String,
    /// Its game and where it is in its life, if that can be read.
    pub table: Option<(String, Status)>,
    /// What is wrong with it.
    pub trouble: Option<Trouble>,
}

impl Check {
    /// Copies what is stored in a place into the empty directory `scratch` and brings the copy up to date.
    pub async fn open(place: impl Into<Place>, scratch: &Path) -> Result<Check, OpenError> {
        Storage::copy(place, &scratch.join("comptoir.db")).await?;
        let storage = Storage::open(scratch, Arc::new(Metrics::new())).await?;
        Ok(Check { storage, last: String::new(), page: Vec::new().into_iter() })
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<u64, StorageError> {
        self.storage.count().await
    }

    /// The next table, checked.
    pub async fn next(&mut self) -> Result<Option<Checked>, StorageError> {
        let Some(id) = self.next_id().await? else { return Ok(None) };
        let table = match self.storage.table(&id).await {
            Ok(Some(table)) => table,
            Ok(None) => return Ok(Some(Checked { id, table: None, trouble: None })),
            Err(why) => {
                let trouble = Some(Trouble { step: 0, why: why.to_string() });
                return Ok(Some(Checked { id, table: None, trouble }));
            }
        };
        let trouble = self.check(&table).await.err();
        Ok(Some(Checked { id, table: Some((table.game, table.status)), trouble }))
    }

    /// A table as a record, whether or not this build can play it.
    pub async fn record(&self, id: &str) -> Result<Option<String>, StorageError> {
        let Some(table) = self.storage.table(id).await? else { return Ok(None) };
        Ok(adapter::record(&table, &self.storage.steps(id).await?).ok())
    }

    async fn next_id(&mut self) -> Result<Option<String>, StorageError> {
        if self.page.len() == 0 {
            self.page = self.storage.ids_after(&self.last, PAGE).await?.into_iter();
        }
        let next = self.page.next();
        if let Some(id) = &next {
            self.last.clone_from(id);
        }
        Ok(next)
    }

    async fn check(&self, table: &StoredTable) -> Result<(), Trouble> {
        let steps =
            self.storage.steps(&table.id).await.map_err(|why| Trouble { step: 0, why: why.to_string() })?;
        // Rules that fail altogether are what this looks for.
        catch_unwind(AssertUnwindSafe(|| adapter::check(table, &steps))).unwrap_or_else(|_| {
            Err(Trouble { step: steps.last().map_or(0, |step| step.n), why: "the rules panic".to_owned() })
        })
    }
}
