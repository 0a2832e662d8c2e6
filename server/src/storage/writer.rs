//! The one writer: group commit.
//!
//! It takes everything that is waiting, commits it in one transaction, then answers all. There is no timer: while one
//! commit is on its way to the disk the next group gathers by itself, so the busier the server, the larger the groups.
//!
//! When a commit fails it goes on with a fresh connection. When that cannot write either, it is in trouble: whatever comes is
//! refused at once, until a try now and then finds that the disk works again.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::ledger::Ledger;
use super::{StorageError, Write, change};
use crate::metrics::Metrics;

/// The most writes of one transaction; its steps fit into one statement.
const GROUP: usize = 512;
/// How long it waits in trouble before it tries again.
const RETRY: Duration = Duration::from_millis(500);

#[derive(Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    trouble: watch::Receiver<Option<String>>,
    overtaken: watch::Receiver<bool>,
}

enum Job {
    Write(Box<Write>, oneshot::Sender<Result<(), StorageError>>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    pub(super) fn start(ledger: Ledger, metrics: Arc<Metrics>) -> Writer {
        let (jobs, waiting) = mpsc::channel(GROUP);
        let (sender, trouble) = watch::channel(None);
        let (overtaking, overtaken) = watch::channel(false);
        let next_try = Instant::now();
        tokio::spawn(Desk { ledger, metrics, trouble: sender, overtaken: overtaking, next_try }.run(waiting));
        Writer { jobs, trouble, overtaken }
    }

    pub(super) fn trouble(&self) -> watch::Receiver<Option<String>> {
        self.trouble.clone()
    }

    /// Whether somebody else has written.
    pub(super) fn overtaken(&self) -> watch::Receiver<bool> {
        self.overtaken.clone()
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

/// Where the writer works.
struct Desk {
    ledger: Ledger,
    metrics: Arc<Metrics>,
    /// Why nothing can be stored; nothing is even tried then, but by [`Desk::try_again`].
    trouble: watch::Sender<Option<String>>,
    overtaken: watch::Sender<bool>,
    /// When to look whether it is over.
    next_try: Instant,
}

impl Desk {
    async fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        let mut jobs = Vec::new();
        loop {
            let troubled = self.trouble.borrow().is_some();
            tokio::select! {
                biased;
                () = sleep_until(self.next_try), if troubled => self.try_again().await,
                received = waiting.recv_many(&mut jobs, GROUP) => {
                    if received == 0 {
                        return;
                    }
                    if let Some(closed) = self.work(&mut jobs).await {
                        if let Err(why) = self.ledger.close().await {
                            tracing::error!(%why, "the database did not close well");
                        }
                        let _ = closed.send(());
                        return;
                    }
                }
            }
        }
    }

    /// Carries jobs out and answers them. If the end is among them gives whom to tell when all is closed.
    async fn work(&mut self, jobs: &mut Vec<Job>) -> Option<oneshot::Sender<()>> {
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
        let results = self.store(&writes).await;
        for (answer, result) in answers.into_iter().zip(results) {
            // Whoever asked may be gone; the change is made all the same.
            let _ = answer.send(result);
        }
        close
    }

    /// Stores all of `writes` at once. If that fails each is tried alone, so that one that cannot be stored does not take the
    /// others with it.
    async fn store(&mut self, writes: &[Write]) -> Vec<Result<(), StorageError>> {
        match self.attempt(writes).await {
            Ok(()) => writes.iter().map(|_| Ok(())).collect(),
            Err(why) if writes.len() == 1 && why.is_of_the_change() => vec![Err(why)],
            Err(why) => {
                if self.trouble.borrow().is_none() {
                    tracing::warn!(%why, writes = writes.len(), "changes were not stored; trying one by one");
                }
                let mut results = Vec::new();
                for write in writes {
                    results.push(self.attempt(std::slice::from_ref(write)).await);
                }
                results
            }
        }
    }

    /// One transaction, unless there is trouble. If it fails its connection is given up, and a fresh one tells what
    /// became of it.
    async fn attempt(&mut self, writes: &[Write]) -> Result<(), StorageError> {
        if let Some(why) = self.trouble.borrow().clone() {
            return Err(StorageError::Unstorable(why));
        }
        if writes.is_empty() {
            return Ok(());
        }
        let began = Instant::now();
        let why = match self.ledger.commit(writes).await {
            Ok(witness) => {
                let steps = change::steps(writes).len();
                self.metrics.committed(writes.len(), steps, began.elapsed(), witness);
                return Ok(());
            }
            Err(why) => why,
        };
        self.metrics.failed_commits.inc();
        match self.ledger.reopen().await {
            Ok(true) => {
                tracing::warn!(%why, "a commit failed, but what it was for is stored");
                Ok(())
            }
            Ok(false) if why.is_of_the_change() => Err(why),
            Ok(false) => Err(StorageError::Unstorable(why.to_string())),
            Err(still) => {
                self.notice(&still);
                let still = still.to_string();
                tracing::error!(
                    why = still,
                    "nothing can be stored; service goes on by itself when that is mended"
                );
                self.trouble.send_replace(Some(still.clone()));
                self.next_try = Instant::now() + RETRY;
                Err(StorageError::Unstorable(still))
            }
        }
    }

    /// Whether this trouble is one that never ends.
    fn notice(&self, why: &StorageError) {
        if matches!(why, StorageError::Number { .. }) {
            self.overtaken.send_replace(true);
        }
    }

    /// Looks whether the trouble is over.
    async fn try_again(&mut self) {
        let now = self.ledger.reopen().await.err().map(|why| {
            self.notice(&why);
            why.to_string()
        });
        self.next_try = Instant::now() + RETRY;
        self.trouble.send_if_modified(|known| {
            if *known == now {
                return false;
            }
            if let Some(why) = &now {
                tracing::error!(why, "still nothing can be stored");
            } else {
                tracing::info!("changes are stored again");
            }
            *known = now;
            true
        });
    }
}
