//! Bots sit in seats like people and go through the same door.

use std::time::Duration;

use comptoir_kernel::Seat;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::commands::Wish;
use super::{Failure, LiveTable, Message};

impl LiveTable {
    /// Lets a bot think if one must act. It thinks outside of this task; its thought comes back through the mailbox.
    pub(super) fn wake_bot(&mut self) {
        let Some(game) = &self.game else { return };
        let version = game.version();
        let waiting = game.to_act().into_iter().find_map(|seat| Some((seat, self.bot(seat)?)));
        let Some((seat, level)) = waiting else { return };
        if self.thinking == Some((version, seat)) {
            return;
        }
        self.thinking = Some((version, seat));

        let seed = seed(&self.table.id, version, seat);
        let thought = game.thought(seat, level, seed);
        let delay = varied(self.house.config.bot_delay, seed);
        let (mailbox, thinkers) = (self.mailbox.clone(), self.house.thinkers.clone());
        tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            // The semaphore is never closed; without a permit the bot would only think in a larger crowd.
            let permit = thinkers.acquire_owned().await;
            let action = tokio::task::spawn_blocking(thought).await.unwrap_or_else(|why| {
                tracing::error!(%why, "a bot failed");
                None
            });
            drop(permit);
            // If the table is gone nobody waits for the thought.
            let _ = mailbox.send(Message::Thought { version, seat, action }).await;
        });
    }

    /// A bot acts, if it is still asked to: nothing has happened since it began to think, and no person took over.
    pub(super) async fn thought(
        &mut self,
        version: u32,
        seat: Seat,
        action: Option<Value>,
    ) -> Result<(), Failure> {
        if self.thinking == Some((version, seat)) {
            self.thinking = None;
        }
        let still_asked = self.game.as_ref().is_some_and(|game| game.version() == version);
        if still_asked && self.bot(seat).is_some() {
            let Some(action) = action else {
                tracing::error!(table = self.table.id, version, "a bot found nothing to do");
                return Ok(());
            };
            match self.take_step(seat, None, Wish::Act(action)).await {
                Ok(_) => self.house.metrics.bot_steps.inc(),
                Err(Failure::Refused(problem)) => {
                    tracing::error!(table = self.table.id, version, ?problem, "a bot's action was refused");
                    return Ok(());
                }
                Err(Failure::Lost) => return Err(Failure::Lost),
            };
        }
        self.wake_bot();
        Ok(())
    }

    fn bot(&self, seat: Seat) -> Option<comptoir_bots::Level> {
        self.table.seats.get(seat.index())?.bot
    }
}

/// A bot's own chance follows from what everybody knows, and so tells nothing about the chance of the game.
fn seed(table: &str, version: u32, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update(table);
    hash.update(version.to_be_bytes());
    hash.update([seat.0]);
    let digest: [u8; 32] = hash.finalize().into();
    digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

/// Four to six fifths of `delay`, so that a row of bots does not tick like a clock.
fn varied(delay: Duration, seed: u64) -> Duration {
    delay * (80 + (seed % 41) as u32) / 100
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use comptoir_bots::Level;
    use comptoir_kernel::Viewer;
    use tokio::sync::mpsc;

    use super::*;
    use crate::config::Config;
    use crate::house::House;
    use crate::protocol::{NewSeat, NewTable, Watch};
    use crate::storage::{Guest, Write};

    /// A table of two bots that will not think of anything by themselves.
    async fn two_bots(house: &Arc<House>) -> LiveTable {
        let host = Guest { id: "host".into(), name: "Host".into() };
        let new = Write::Guest { guest: host.clone(), token_hash: [0; 32], made: 0 };
        house.storage.write(new).await.unwrap();
        let new = NewTable {
            game: "ugo".into(),
            options: Value::Null,
            seats: vec![NewSeat::Bot(Level::Random); 2],
            watch: Watch::Anyone,
            public: false,
        };
        let id = crate::table::make(house, host, new).await.unwrap();
        let (mailbox, _) = mpsc::channel(1);
        LiveTable::load(house.clone(), &id, mailbox).await.unwrap()
    }

    #[tokio::test]
    async fn a_bot_acts_once_on_the_version_it_thought_about_and_never_for_a_person() {
        let data = tempfile::TempDir::new().unwrap();
        let config = Config { bot_delay: Duration::from_hours(1), ..Config::new(data.path()) };
        let house = House::open(config, Arc::new(|_: &str| None)).await.unwrap();
        let mut table = two_bots(&house).await;
        let version = |table: &LiveTable| table.game.as_ref().unwrap().version();
        let seat = table.game.as_ref().unwrap().to_act()[0];
        let legal = table.game.as_ref().unwrap().frame(Viewer::Seat(seat)).legal;
        let action = || Some(legal[0].clone());

        assert!(table.thought(7, seat, action()).await.is_ok());
        assert_eq!(version(&table), 0, "another version than this one");
        let bot = table.table.seats[seat.index()].bot.take();
        assert!(table.thought(0, seat, action()).await.is_ok());
        assert_eq!(version(&table), 0, "a person has taken over");
        table.table.seats[seat.index()].bot = bot;
        for _ in 0..2 {
            assert!(table.thought(0, seat, action()).await.is_ok());
            assert_eq!(version(&table), 1, "once");
        }
        house.close().await;
    }

    #[test]
    fn a_bot_takes_about_as_long_as_it_was_told_to() {
        let told = Duration::from_millis(750);
        for seed in 0..100 {
            let taken = varied(told, seed);
            assert!((600..=900).contains(&taken.as_millis()), "{taken:?}");
        }
    }
}
