//! What wakes tables when time has something to do there, whether or not they are in memory.
//!
//! When that is stands in storage, by the house's own time: a deadline is found again after a restart, and is as far away as before.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Weak};

use tokio::sync::{Notify, oneshot};
use tokio::time::{Duration, sleep};

use crate::house::House;
use crate::protocol::Problem;
use crate::storage::{StorageError, TimeChange, Write};
use crate::table::Message;

/// Tables taken at once.
const AT_ONCE: u32 = 32;
/// How often the house's own time is written down at least, in milliseconds, while a clock runs: after a crash no more than this is
/// forgotten, in people's favour.
const WRITTEN_DOWN: i64 = 30_000;
/// When a table that cannot be loaded is tried again.
const LATER: i64 = 60 * 60 * 1000;
/// After storage could not be read.
const PAUSE: Duration = Duration::from_secs(1);

/// Tells whoever wakes tables that one is due earlier than the others.
#[derive(Debug)]
pub(crate) struct Bell {
    rung: Notify,
    /// Until when nothing is looked at, by the house's own time.
    until: AtomicI64,
}

impl Default for Bell {
    fn default() -> Bell {
        Bell { rung: Notify::new(), until: AtomicI64::new(i64::MAX) }
    }
}

impl Bell {
    /// A table is due then.
    pub fn set(&self, due: i64) {
        if due < self.until.load(Ordering::SeqCst) {
            self.rung.notify_one();
        }
    }
}

/// Wakes tables until the house closes.
pub(crate) async fn keep(house: Weak<House>) {
    let mut written = None;
    loop {
        let Some(open) = house.upgrade() else { return };
        let mut stop = open.stop.subscribe();
        if *stop.borrow() {
            return;
        }
        let now = open.time.now();
        // From here on whoever stores an earlier deadline rings.
        open.bell.until.store(i64::MAX, Ordering::SeqCst);
        let next = match wake(&open, now.open).await {
            Ok(next) => next,
            Err(why) => {
                why.report("the tables whose time is up cannot be listed");
                drop(open);
                sleep(PAUSE).await;
                continue;
            }
        };
        let now = open.time.now();
        if next.is_some() && written.is_none_or(|written| now.open - written >= WRITTEN_DOWN) {
            written = Some(now.open);
            if let Err(why) = open.storage.write(Write::Time(TimeChange::House(now))).await {
                why.report("the house's own time was not written down");
            }
        }
        let until = next.map_or(i64::MAX, |next| next.min(now.open + WRITTEN_DOWN));
        open.bell.until.store(until, Ordering::SeqCst);
        let (bell, time) = (open.bell.clone(), open.time.clone());
        drop(open);
        tokio::select! {
            () = bell.rung.notified() => {}
            () = time.until(until, LATER) => {}
            // An error means that the house is gone.
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

/// Wakes those that are due; gives when the next one is.
async fn wake(house: &Arc<House>, open: i64) -> Result<Option<i64>, StorageError> {
    loop {
        let due = house.storage.due_tables(open, AT_ONCE).await?;
        if due.is_empty() || *house.stop.borrow() {
            return house.storage.next_table_due().await;
        }
        for table in due {
            match house.look_at_time(&table, false).await {
                Ok(()) => {}
                // It is due as before when the house opens again, or when storage works.
                Err(_) if *house.stop.borrow() => return Ok(None),
                Err(Problem::Unstorable) => sleep(PAUSE).await,
                Err(_) => {
                    let due = house.time.now().open + LATER;
                    house.storage.write(Write::Time(TimeChange::PutOff { table, due })).await?;
                }
            }
        }
    }
}

impl House {
    /// Has a table see to its clocks; with `habits`, when somebody's quiet hours or holidays change.
    pub(crate) async fn look_at_time(self: &Arc<House>, table: &str, habits: bool) -> Result<(), Problem> {
        let (answer, answered) = oneshot::channel();
        self.tell(table, Message::Time { habits, answer }).await?;
        answered.await.map_err(|_| Problem::Internal)?
    }
}
