//! The outbox: what is to be sent waits in the database, put there by the change it tells of, and goes from here. Nobody waits for it.
//!
//! Something may be sent twice, if the server ends between sending and noting it; nothing is lost before it was tried for a day.

pub(crate) mod letters;
mod post;

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::sleep;

pub(crate) use post::Post;
pub use post::{Mail, MailError};

use crate::clock;
use crate::house::House;
use crate::protocol::Problem;
use crate::storage::{OutboxChange, StorageError, Waiting, Write};

/// Letters taken at once.
const AT_ONCE: u32 = 20;
/// Seconds before each further try; after the last it is given up.
const WAITS: [i64; 7] = [60, 5 * 60, 15 * 60, 60 * 60, 4 * 60 * 60, 8 * 60 * 60, 12 * 60 * 60];
/// How often to look at least: a clock may have been set.
const LONGEST: Duration = Duration::from_mins(10);

/// Tells whoever sends that there is something to send.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    waiting: Notify,
}

impl Outbox {
    /// Something was put into it.
    pub fn wake(&self) {
        self.waiting.notify_one();
    }
}

/// Why something was not sent.
enum Failure {
    /// It may work later.
    Later(String),
    /// There is no point in it, now or later.
    Pointless,
}

impl From<StorageError> for Failure {
    fn from(why: StorageError) -> Failure {
        Failure::Later(why.to_string())
    }
}

impl From<getrandom::Error> for Failure {
    fn from(why: getrandom::Error) -> Failure {
        Failure::Later(why.to_string())
    }
}

/// Sends what is due, until the house closes.
pub(crate) async fn run(house: Weak<House>) {
    loop {
        let Some(open) = house.upgrade() else { return };
        let mut stop = open.stop.subscribe();
        if *stop.borrow() {
            return;
        }
        let pause = match send_due(&open).await {
            Ok(pause) => pause,
            Err(problem) => {
                tracing::warn!(?problem, "the outbox cannot be read");
                LONGEST
            }
        };
        // While it waits it does not keep the house: it holds on to nothing but the bell.
        let outbox: Arc<Outbox> = open.outbox.clone();
        drop(open);
        tokio::select! {
            () = outbox.waiting.notified() => {}
            () = sleep(pause) => {}
            // An error means that the house is gone.
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

/// Sends what is due; gives how long nothing else will be.
async fn send_due(house: &Arc<House>) -> Result<Duration, Problem> {
    let Some(post) = &house.post else { return Ok(LONGEST) };
    loop {
        let due = house.storage.due(clock::now(), AT_ONCE).await?;
        if due.is_empty() {
            break;
        }
        for waiting in due {
            if *house.stop.borrow() {
                return Ok(LONGEST);
            }
            let sent = letters::send(house, post, &waiting.letter).await;
            house.storage.write(Write::Outbox(noted(&waiting, sent))).await?;
        }
    }
    let next = house.storage.next_due().await?;
    let seconds = next.map_or(i64::MAX, |next| (next - clock::now()).max(1));
    Ok(LONGEST.min(Duration::from_secs(seconds as u64)))
}

/// What becomes of a letter.
fn noted(waiting: &Waiting, sent: Result<(), Failure>) -> OutboxChange {
    let Waiting { id, letter, tries } = waiting;
    match (sent, WAITS.get(*tries as usize)) {
        (Err(Failure::Later(why)), Some(wait)) => {
            tracing::warn!(why, kind = ?letter.kind, tries = tries + 1, "something could not be sent; it is tried again");
            OutboxChange::Later { id: *id, next: clock::now() + wait }
        }
        (Err(Failure::Later(why)), None) => {
            tracing::error!(why, kind = ?letter.kind, "something could not be sent, and is given up");
            OutboxChange::Done { id: *id }
        }
        (Ok(()) | Err(Failure::Pointless), _) => OutboxChange::Done { id: *id },
    }
}
