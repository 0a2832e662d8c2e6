//! What a data directory holds, read as the server reads it; the one place that knows how.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail};
use comptoir_server::adapter;
use comptoir_server::metrics::Metrics;
use comptoir_server::storage::{Storage, StoredStep, StoredTable};
use tempfile::TempDir;

/// A table as it is stored, with its steps.
pub struct Stored {
    pub table: StoredTable,
    pub steps: Vec<StoredStep>,
}

/// Reads tables from a directory whose server is gone. The server that comes next must find it as it was left, so a copy is read.
pub async fn read(data: &Path, tables: &[&str]) -> anyhow::Result<Vec<Stored>> {
    let (storage, _copy) = open(data).await?;
    let mut found = Vec::new();
    for id in tables {
        let table = storage.table(id).await?.with_context(|| format!("the table {id} is lost"))?;
        let steps = storage.steps(id).await?;
        found.push(Stored { table, steps });
    }
    storage.close().await;
    Ok(found)
}

/// How many tables a guest has made that are not over.
pub async fn unfinished(data: &Path, guest: &str) -> anyhow::Result<usize> {
    let (storage, _copy) = open(data).await?;
    let count = storage.unfinished_of(guest).await?;
    storage.close().await;
    Ok(count as usize)
}

async fn open(data: &Path) -> anyhow::Result<(Storage, TempDir)> {
    let copy = TempDir::new()?;
    for entry in std::fs::read_dir(data)? {
        let entry = entry?;
        // The socket of a server that was killed is no file.
        if entry.file_type()?.is_file() {
            std::fs::copy(entry.path(), copy.path().join(entry.file_name()))?;
        }
    }
    Ok((Storage::open(copy.path(), Arc::new(Metrics::new())).await?, copy))
}

impl Stored {
    /// Plays the game again under its rules: every hash, every draw.
    pub fn replays(&self) -> anyhow::Result<()> {
        match adapter::load(&self.table, &self.steps) {
            Ok(_) => Ok(()),
            Err(problem) => bail!("what is stored does not replay: {problem:?}"),
        }
    }
}
