//! What can be read of finished games: worked out once, kept while there is room.
//!
//! A finished game never changes, but to show it the whole game is played again. So a game is played once for however many
//! readers ask at the same time, in few games at once, and what came of it is kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use comptoir_kernel::Viewer;
use tokio::sync::{OnceCell, Semaphore};

use crate::protocol::Problem;

/// What is read of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Its moments, as one viewer sees them.
    Replay(String, Viewer),
    /// The moments of a game that goes on, as one viewer saw them, after so many steps.
    Past(String, Viewer, usize),
    /// Its record.
    Record(String),
}

/// Pieces of JSON: the moments of a replay, or a record alone.
pub type Pieces = Arc<[String]>;

/// What has been worked out.
#[derive(Debug)]
pub struct Finished {
    room: usize,
    places: Arc<Semaphore>,
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    bytes: usize,
    turn: u64,
    readings: HashMap<Reading, Slot>,
}

#[derive(Debug, Default)]
struct Slot {
    pieces: Arc<OnceCell<Pieces>>,
    /// None while it is being worked out.
    bytes: Option<usize>,
    /// When it was last asked for.
    turn: u64,
}

impl Finished {
    /// Room for this many bytes; at most this many games are replayed at once.
    pub fn new(room: usize, places: usize) -> Finished {
        Finished { room, places: Arc::new(Semaphore::new(places.max(1))), kept: Mutex::default() }
    }

    /// What is kept, or what `work` gives.
    pub async fn read<F>(&self, reading: Reading, load: F) -> Result<Pieces, Problem>
    where
        F: AsyncFnOnce() -> Result<Box<dyn FnOnce() -> Result<Vec<String>, Problem> + Send>, Problem>,
    {
        let cell = self.cell(&reading);
        let pieces = cell
            .get_or_try_init(async || {
                let pieces = self.placed(load).await?;
                Ok::<Pieces, Problem>(pieces.into())
            })
            .await?
            .clone();
        self.keep(&reading, &pieces);
        Ok(pieces)
    }

    /// Plays a whole game again, when there is a place for it.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.placed(async || Ok(work)).await
    }

    async fn placed<T, W>(&self, load: impl AsyncFnOnce() -> Result<W, Problem>) -> Result<T, Problem>
    where
        T: Send + 'static,
        W: FnOnce() -> Result<T, Problem> + Send + 'static,
    {
        let place = self.places.clone().acquire_owned().await.map_err(|_| Problem::Internal)?;
        let work = load().await?;
        // Playing a whole game again takes milliseconds, which belong to no task that others wait for. The place is
        // taken until it is done, even if nobody waits any more.
        let asked = tracing::Span::current();
        let worked = tokio::task::spawn_blocking(move || {
            let _place = place;
            asked.in_scope(work)
        });
        worked.await.map_err(|why| {
            tracing::error!(%why, "a replay failed");
            Problem::Internal
        })?
    }

    /// Lets go of everything: somebody who is named in it is to be forgotten.
    pub fn clear(&self) {
        *self.kept() = Kept::default();
    }

    fn cell(&self, reading: &Reading) -> Arc<OnceCell<Pieces>> {
        let mut kept = self.kept();
        // What failed, or was given up, leaves an empty slot.
        kept.readings.retain(|_, slot| slot.bytes.is_some() || Arc::strong_count(&slot.pieces) > 1);
        kept.turn += 1;
        let turn = kept.turn;
        let slot = kept.readings.entry(reading.clone()).or_default();
        slot.turn = turn;
        slot.pieces.clone()
    }

    /// Counts what was worked out, and lets go of what nobody has asked for the longest.
    fn keep(&self, reading: &Reading, pieces: &Pieces) {
        let mut kept = self.kept();
        let Some(slot) = kept.readings.get_mut(reading) else { return };
        if slot.bytes.is_some() {
            return;
        }
        let bytes = pieces.iter().map(String::len).sum();
        slot.bytes = Some(bytes);
        kept.bytes += bytes;
        while kept.bytes > self.room {
            let known = kept.readings.iter().filter(|(_, slot)| slot.bytes.is_some());
            let Some(oldest) = known.min_by_key(|(_, slot)| slot.turn).map(|(reading, _)| reading.clone())
            else {
                return;
            };
            let gone = kept.readings.remove(&oldest).and_then(|slot| slot.bytes);
            kept.bytes -= gone.unwrap_or(0);
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Nothing can panic half-way through a change.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    fn record(id: &str) -> Reading {
        Reading::Record(id.into())
    }

    async fn read(finished: &Finished, id: &str, played: &Arc<AtomicU32>) -> String {
        let played = played.clone();
        let load = async || {
            let work = move || {
                played.fetch_add(1, Ordering::SeqCst);
                Ok(vec!["x".repeat(10)])
            };
            Ok(Box::new(work) as Box<dyn FnOnce() -> _ + Send>)
        };
        finished.read(record(id), load).await.unwrap()[0].clone()
    }

    #[tokio::test]
    async fn a_game_is_played_once_for_all_who_read_it_and_kept_while_there_is_room() {
        let (finished, played) = (Finished::new(25, 1), Arc::default());
        let both = tokio::join!(read(&finished, "a", &played), read(&finished, "a", &played));
        assert_eq!((both.0.len(), both.1.len()), (10, 10));
        assert_eq!(played.load(Ordering::SeqCst), 1, "once for both");
        read(&finished, "b", &played).await;
        read(&finished, "a", &played).await;
        read(&finished, "c", &played).await;
        assert_eq!((played.load(Ordering::SeqCst), finished.kept().bytes), (3, 20));
        read(&finished, "a", &played).await;
        assert_eq!(played.load(Ordering::SeqCst), 3, "b was asked for the longest ago");
        read(&finished, "b", &played).await;
        assert_eq!(played.load(Ordering::SeqCst), 4);
    }

    #[tokio::test]
    async fn what_fails_is_tried_again_and_leaves_nothing() {
        let (finished, played) = (Finished::new(25, 1), Arc::default());
        let failed = finished.read(record("a"), async || Err(Problem::Internal)).await;
        assert_eq!(failed, Err(Problem::Internal));
        read(&finished, "b", &played).await;
        assert_eq!(finished.kept().readings.len(), 1);
        read(&finished, "a", &played).await;
        assert_eq!(played.load(Ordering::SeqCst), 2);
    }
}
