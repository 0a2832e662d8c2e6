//! Where bots think: on threads beside those that serve people, a few at a time, and shorter the more of them wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::Semaphore;

/// A bot at work: it holds its seat's view and what it may do, and gives the action it chose within the time it is given.
pub type Thought = Box<dyn FnOnce(Duration) -> Option<Value> + Send>;

/// Nobody waits much longer than this for bots to think, however many want to.
const PATIENCE: Duration = Duration::from_secs(4);

/// The bots that think.
pub struct Thinkers {
    places: Semaphore,
    count: u32,
    /// Those that think or wait for a place.
    busy: AtomicU32,
}

impl Thinkers {
    /// So many places to think, at least one.
    pub fn new(count: usize) -> Arc<Thinkers> {
        let count = count.max(1);
        let places = Semaphore::new(count);
        Arc::new(Thinkers { places, count: count as u32, busy: AtomicU32::new(0) })
    }

    /// Thinks as soon as there is a place, for no longer than its share.
    pub async fn think(&self, thought: Thought) -> Option<Value> {
        let _busy = Busy::new(&self.busy);
        // The semaphore is never closed; without a permit the bot would only think in a larger crowd.
        let _place = self.places.acquire().await;
        let share = share(self.count, self.busy.load(Ordering::Relaxed));
        tokio::task::spawn_blocking(move || thought(share)).await.unwrap_or_else(|why| {
            tracing::error!(%why, "a bot failed");
            None
        })
    }
}

/// What each of `busy` bots may think in one of `count` places, so that all have thought when the patience ends.
fn share(count: u32, busy: u32) -> Duration {
    (PATIENCE * count / busy.max(1)).min(PATIENCE)
}

/// Counts one bot for as long as it lives, also if nobody waits for its thought to end.
struct Busy<'a>(&'a AtomicU32);

impl Busy<'_> {
    fn new(count: &AtomicU32) -> Busy<'_> {
        count.fetch_add(1, Ordering::Relaxed);
        Busy(count)
    }
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_shares_the_time_and_a_few_have_all_of_it() {
        assert_eq!(share(2, 1), PATIENCE);
        assert_eq!(share(2, 2), PATIENCE);
        assert_eq!(share(2, 8), PATIENCE / 4);
        assert_eq!(share(1, 400), Duration::from_millis(10));
    }

    #[tokio::test]
    async fn every_bot_gets_its_turn_and_is_forgotten_afterwards() {
        let thinkers = Thinkers::new(1);
        let thoughts = (0..20).map(|number| {
            let thought: Thought = Box::new(move |_| Some(Value::from(number)));
            let thinkers = thinkers.clone();
            tokio::spawn(async move { thinkers.think(thought).await })
        });
        for (number, thought) in thoughts.collect::<Vec<_>>().into_iter().enumerate() {
            assert_eq!(thought.await.unwrap(), Some(Value::from(number)));
        }
        let failing: Thought = Box::new(|_| panic!("on purpose"));
        assert_eq!(thinkers.think(failing).await, None);
        assert_eq!(thinkers.busy.load(Ordering::Relaxed), 0);
    }
}
