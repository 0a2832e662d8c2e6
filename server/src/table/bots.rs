//! Bots sit in seats like people and go through the same door.

use std::time::Duration;

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use comptoir_kernel::playthrough::{By, Move};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::time::{Instant, sleep_until};

use super::{Failure, LiveTable, Message};
use crate::protocol::Problem;

impl LiveTable {
    /// Lets a bot think if one must act. It thinks outside of this task; its thought comes back through the mailbox.
    pub(super) fn wake_bot(&mut self) {
        self.wake_order();
        if self.held_until().is_some() {
            return;
        }
        let Some(game) = self.game.as_ref().filter(|_| !self.table.is_paused()) else { return };
        let version = game.version();
        let bot = |seat| Some((seat, self.level(version, seat)?));
        let asked = game.to_act().into_iter().find_map(bot).map(|bot| (bot, Duration::ZERO));
        // Nobody who stays silent holds a bot up for ever. It does not search, for that begins with those who are asked.
        let tired = || {
            let (seat, level) = game.meanwhile().into_iter().find_map(bot)?;
            Some(((seat, level.min(Level::Trader)), self.house.config.bot_patience))
        };
        // Where those who are asked have a clock, it is what ends the wait.
        let has_clocks = self.table.clocks.is_some() && !game.to_act().is_empty();
        let Some(((seat, level), patience)) = asked.or_else(|| if has_clocks { None } else { tired() })
        else {
            return;
        };
        if self.thinking == Some((version, seat)) {
            return;
        }
        self.thinking = Some((version, seat));

        let seed = seed(&self.table.id, version, seat);
        let thought = game.thought(seat, level, seed);
        let delays = (self.house.config.bot_delay, patience);
        let mut tempo = self.tempo.subscribe();
        let (mailbox, thinkers, owner) =
            (self.mailbox.clone(), self.house.thinkers.clone(), self.table.host.clone());
        tokio::spawn(async move {
            // It thinks meanwhile: how long it takes says nothing about its cards or how hard the choice was.
            let began = Instant::now();
            let action = thinkers.think(&owner, thought).await;
            let took = began.elapsed();
            loop {
                let shown_after = tempo.borrow_and_update().shown_after(delays, level, seed, took);
                tokio::select! {
                    () = sleep_until(began + shown_after) => break,
                    Ok(()) = tempo.changed() => {}
                }
            }
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
        // It is asked again when people have settled what they talk about, or go on.
        if self.held_until().is_some() || self.table.is_paused() {
            return Ok(());
        }
        let still_asked = self.game.as_ref().is_some_and(|game| game.version() == version);
        if still_asked && let Some(level) = self.level(version, seat) {
            let taken = match action {
                Some(action) => self.take_step(seat, By::Bot, None, Move::Action(action)).await,
                None => Err(Problem::Internal.into()),
            };
            match (taken, simpler(level)) {
                (Ok(_), _) => {
                    self.house.metrics.bot_steps.inc();
                }
                (Err(failure @ (Failure::Lost(_) | Failure::Gone)), _) => return Err(failure),
                (Err(Failure::Refused(problem)), Some(simpler)) => {
                    tracing::error!(table = self.table.id, version, %level, ?problem, "a bot failed: {simpler} decides");
                    self.stumbled = Some((version, seat, simpler));
                }
                (Err(Failure::Refused(problem)), None) => {
                    tracing::error!(
                        table = self.table.id,
                        version,
                        ?problem,
                        "nothing a bot could do is allowed"
                    );
                    return Ok(());
                }
            }
        }
        self.wake_bot();
        Ok(())
    }

    /// The level at which a bot decides: its own, or a simpler one if it has failed at this very decision.
    fn level(&self, version: u32, seat: Seat) -> Option<Level> {
        let own = self.table.seats.get(seat.index())?.bot.or_else(|| self.table.stand_in(seat))?;
        match self.stumbled {
            Some((at, who, simpler)) if (at, who) == (version, seat) => Some(simpler),
            _ => Some(own),
        }
    }
}

/// Who decides if a bot of this level fails, so that a table never waits for nobody.
fn simpler(level: Level) -> Option<Level> {
    match level {
        Level::Legend | Level::Master => Some(Level::Trader),
        Level::Trader | Level::Apprentice => Some(Level::Random),
        Level::Random => None,
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

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Arc;

    use comptoir_kernel::Viewer;
    use tokio::sync::mpsc;

    use super::super::queue::queue;
    use super::super::streams::{Listening, StreamId};
    use super::*;
    use crate::config::Config;
    use crate::house::House;
    use crate::protocol::{NewSeat, NewTable, Visibility};
    use crate::storage::{Guest, NewSession, PersonChange, Write};

    /// A table of two bots, which will not think of anything by themselves.
    pub(in crate::table) async fn two_bots(level: Level) -> (tempfile::TempDir, Arc<House>, LiveTable) {
        let data = tempfile::TempDir::new().unwrap();
        let config = Config { bot_delay: Duration::from_hours(1), ..Config::new(data.path()) };
        let house = House::open(config, Arc::new(|_: &str| None)).await.unwrap();
        let host = Guest { id: "host".into(), name: "Host".into() };
        let session = NewSession {
            id: "session".into(),
            guest: host.id.clone(),
            token_hash: [0; 32],
            device: String::new(),
            at: 0,
        };
        let new = PersonChange::New { guest: host.clone(), session };
        house.storage.write(Write::Person(new)).await.unwrap();
        let new = NewTable {
            game: "ugo".into(),
            options: Value::Null,
            seats: vec![NewSeat::Bot(level); 2],
            visibility: Visibility::Unlisted,
            language: None,
            fill: None,
            rated: false,
            coach: false,
            clock: None,
        };
        let id = crate::table::make(&house, host, new).await.unwrap();
        let (mailbox, _) = mpsc::channel(1);
        let table = LiveTable::load(house.clone(), &id, mailbox).await.unwrap();
        (data, house, table)
    }

    fn version(table: &LiveTable) -> u32 {
        table.game.as_ref().unwrap().version()
    }

    #[tokio::test]
    async fn a_bot_acts_once_on_the_version_it_thought_about_and_never_for_a_person() {
        let (_data, house, mut table) = two_bots(Level::Random).await;
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

    #[tokio::test]
    async fn what_a_viewer_sees_is_written_once_a_version() {
        let (_data, house, mut table) = two_bots(Level::Random).await;
        let before = table.seen_by(Viewer::Spectator);
        assert!(Arc::ptr_eq(&before, &table.seen_by(Viewer::Spectator)));
        let seat = table.game.as_ref().unwrap().to_act()[0];
        assert_ne!(before, table.seen_by(Viewer::Seat(seat)), "everybody sees their own");
        let action = table.game.as_ref().unwrap().thought(seat, Level::Random, 7)(Duration::ZERO);
        assert!(table.thought(0, seat, action).await.is_ok());
        assert_ne!(before, table.seen_by(Viewer::Spectator));
        house.close().await;
    }

    #[tokio::test]
    async fn whoever_was_let_in_while_seats_were_open_is_shown_nothing_of_the_game() {
        let (_data, house, mut table) = two_bots(Level::Random).await;
        let open = |table: &mut LiveTable| {
            let (queue, messages) = queue(usize::MAX);
            let late = Guest { id: "late".into(), name: "Late".into() };
            table.opened(StreamId(1), Some(late), queue, Listening { looking: true, changes: false });
            messages
        };
        assert!(open(&mut table).next().await.is_some(), "anybody may watch this one");
        table.table.visibility = Visibility::Private;
        assert!(open(&mut table).next().await.is_none(), "the stream was opened");
        house.close().await;
    }

    #[tokio::test]
    async fn a_table_goes_on_when_a_bot_fails() {
        let (_data, house, mut table) = two_bots(Level::Legend).await;
        let seat = table.game.as_ref().unwrap().to_act()[0];
        let refused = Some(Value::from("no action of any game"));
        for (failure, next) in [(None, Level::Trader), (refused, Level::Random)] {
            assert!(table.thought(0, seat, failure).await.is_ok());
            assert_eq!((version(&table), table.thinking), (0, Some((0, seat))), "it thinks again");
            assert_eq!(table.level(0, seat), Some(next));
        }
        let action = table.game.as_ref().unwrap().thought(seat, Level::Random, 7)(Duration::ZERO);
        assert!(table.thought(0, seat, action).await.is_ok());
        assert_eq!(version(&table), 1);
        let next = table.game.as_ref().unwrap().to_act()[0];
        assert_eq!(table.thinking, Some((1, next)));
        assert_eq!(table.level(1, next), Some(Level::Legend), "the next decision is its own again");
        house.close().await;
    }
}
