//! The one writer: group commit.
//!
//! It takes everything that is waiting, commits it in one transaction, then answers all. There is no timer: while one
//! commit is on its way to the disk the next group gathers by itself, so the busier the server, the larger the groups.

use std::sync::Arc;
use std::time::Instant;

use sqlx::{Connection, QueryBuilder, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{StorageError, StoredSeat, StoredStep, StoredTable, Write, to_json, to_word};
use crate::metrics::Metrics;
use crate::protocol::Status;

/// The most writes of one transaction; its steps fit into one statement.
const GROUP: usize = 512;

#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

enum Job {
    Write(Box<Write>, oneshot::Sender<Result<(), StorageError>>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    pub(super) fn start(connection: SqliteConnection, metrics: Arc<Metrics>) -> Writer {
        let (jobs, waiting) = mpsc::channel(GROUP);
        tokio::spawn(run(connection, waiting, metrics));
        Writer { jobs }
    }

    pub(super) async fn write(&self, write: Write) -> Result<(), StorageError> {
        let (answer, answered) = oneshot::channel();
        let job = Job::Write(Box::new(write), answer);
        self.jobs.send(job).await.map_err(|_| StorageError::Closed)?;
        answered.await.map_err(|_| StorageError::Closed)?
    }

    pub(super) async fn close(&self) {
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_ok() {
            // An error means that the writer is gone, which is what was asked for.
            let _ = answered.await;
        }
    }
}

async fn run(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Job>, metrics: Arc<Metrics>) {
    let mut jobs = Vec::new();
    while waiting.recv_many(&mut jobs, GROUP).await > 0 {
        let mut writes = Vec::new();
        let mut answers = Vec::new();
        let mut close = None;
        for job in jobs.drain(..) {
            match job {
                Job::Write(write, answer) if close.is_none() => {
                    writes.push(*write);
                    answers.push(answer);
                }
                Job::Write(..) => {} // came after the end: its answer is dropped, which says so
                Job::Close(answer) => close = Some(answer),
            }
        }
        let results = commit_group(&mut connection, &writes, &metrics).await;
        for (answer, result) in answers.into_iter().zip(results) {
            // Whoever asked may be gone; the change is made all the same.
            let _ = answer.send(result);
        }
        if let Some(closed) = close {
            if let Err(why) = connection.close().await {
                tracing::error!(%why, "the database did not close well");
            }
            let _ = closed.send(());
            return;
        }
    }
}

/// Commits all of `writes` at once. If that fails each is tried alone, so that one that cannot be does not take the
/// others with it.
async fn commit_group(
    connection: &mut SqliteConnection,
    writes: &[Write],
    metrics: &Metrics,
) -> Vec<Result<(), StorageError>> {
    if writes.is_empty() {
        return Vec::new();
    }
    match commit(connection, writes, metrics).await {
        Ok(()) => writes.iter().map(|_| Ok(())).collect(),
        Err(why) if writes.len() == 1 => vec![Err(why.into())],
        Err(why) => {
            tracing::warn!(%why, writes = writes.len(), "a group could not be committed; trying one by one");
            let mut results = Vec::new();
            for write in writes {
                results
                    .push(commit(connection, std::slice::from_ref(write), metrics).await.map_err(Into::into));
            }
            results
        }
    }
}

async fn commit(
    connection: &mut SqliteConnection,
    writes: &[Write],
    metrics: &Metrics,
) -> Result<(), sqlx::Error> {
    let began = Instant::now();
    let mut transaction = connection.begin().await?;
    let steps: Vec<&StoredStep> = writes
        .iter()
        .filter_map(|write| match write {
            Write::Step { step, .. } => Some(step),
            _ => None,
        })
        .collect();
    insert_steps(&mut transaction, &steps).await?;
    for write in writes {
        carry_out(&mut transaction, write).await?;
    }
    transaction.commit().await?;
    metrics.committed(writes.len(), steps.len(), began.elapsed());
    Ok(())
}

/// Everything of a change but its step: those are inserted together, one statement for all.
async fn carry_out(connection: &mut SqliteConnection, write: &Write) -> Result<(), sqlx::Error> {
    match write {
        Write::Guest { guest, token_hash, made } => {
            sqlx::query("INSERT INTO guests (id, name, token_hash, made) VALUES ($1, $2, $3, $4)")
                .bind(&guest.id)
                .bind(&guest.name)
                .bind(token_hash.as_slice())
                .bind(made)
                .execute(connection)
                .await?;
        }
        Write::Rename(guest) => {
            sqlx::query("UPDATE guests SET name = $2 WHERE id = $1")
                .bind(&guest.id)
                .bind(&guest.name)
                .execute(connection)
                .await?;
        }
        Write::Table { table, rematch_of } => {
            insert_table(connection, table).await?;
            if let Some(first) = rematch_of {
                sqlx::query("UPDATE tables SET rematch = $2 WHERE id = $1")
                    .bind(first)
                    .bind(&table.id)
                    .execute(connection)
                    .await?;
            }
        }
        Write::Seat { table, seat, now, touched } => {
            sqlx::query(
                "UPDATE seats SET guest = $3, bot = $4, number = $5 WHERE table_id = $1 AND seat = $2",
            )
            .bind(table)
            .bind(i64::from(seat.0))
            .bind(now.guest.as_ref().map(|guest| &guest.id))
            .bind(now.bot.as_ref().map(to_word))
            .bind(now.number.as_ref().map(|number| number.0.as_slice()))
            .execute(&mut *connection)
            .await?;
            sqlx::query("UPDATE tables SET touched = $2 WHERE id = $1")
                .bind(table)
                .bind(touched)
                .execute(connection)
                .await?;
        }
        Write::Forget { table } => {
            for forget in [
                "UPDATE tables SET rematch = NULL WHERE rematch = $1",
                "DELETE FROM seats WHERE table_id = $1",
                "DELETE FROM tables WHERE id = $1",
            ] {
                sqlx::query(forget).bind(table).execute(&mut *connection).await?;
            }
        }
        Write::Start { table, setup, to_act, touched } => {
            sqlx::query("UPDATE tables SET status = $2, setup = $3, to_act = $4, touched = $5 WHERE id = $1")
                .bind(table)
                .bind(to_word(&Status::Playing))
                .bind(to_json(setup))
                .bind(to_json(to_act))
                .bind(touched)
                .execute(connection)
                .await?;
        }
        Write::Step { over: None, .. } => {}
        Write::Step { step, over: Some(standings) } => {
            sqlx::query("UPDATE tables SET status = $2, standings = $3 WHERE id = $1")
                .bind(&step.table)
                .bind(to_word(&Status::Over))
                .bind(to_json(standings))
                .execute(connection)
                .await?;
        }
    }
    Ok(())
}

async fn insert_table(connection: &mut SqliteConnection, table: &StoredTable) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, options, host, watch, public, status, seed, made, touched, \
         setup, to_act) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.rules_version))
    .bind(to_json(&table.options))
    .bind(&table.host)
    .bind(to_word(&table.watch))
    .bind(table.public)
    .bind(to_word(&table.status))
    .bind(table.seed.0.as_slice())
    .bind(table.made)
    .bind(table.touched)
    .bind(table.setup.as_ref().map(to_json))
    .bind(to_json(&table.to_act))
    .execute(&mut *connection)
    .await?;
    let mut insert =
        QueryBuilder::<Sqlite>::new("INSERT INTO seats (table_id, seat, guest, bot, link_key, number) ");
    insert.push_values(table.seats.iter().enumerate(), |mut row, (at, seat): (usize, &StoredSeat)| {
        row.push_bind(&table.id)
            .push_bind(at as i64)
            .push_bind(seat.guest.as_ref().map(|guest| &guest.id))
            .push_bind(seat.bot.as_ref().map(to_word))
            .push_bind(&seat.key)
            .push_bind(seat.number.as_ref().map(|number| number.0.as_slice()));
    });
    insert.build().execute(connection).await?;
    Ok(())
}

async fn insert_steps(connection: &mut SqliteConnection, steps: &[&StoredStep]) -> Result<(), sqlx::Error> {
    if steps.is_empty() {
        return Ok(());
    }
    let mut insert =
        QueryBuilder::<Sqlite>::new("INSERT INTO steps (table_id, n, seat, command, step, at, to_act) ");
    insert.push_values(steps, |mut row, step| {
        row.push_bind(&step.table)
            .push_bind(i64::from(step.n))
            .push_bind(i64::from(step.seat.0))
            .push_bind(&step.command)
            .push_bind(&step.step)
            .push_bind(step.at)
            .push_bind(to_json(&step.to_act));
    });
    insert.build().execute(connection).await?;
    Ok(())
}
