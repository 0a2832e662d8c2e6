//! Where bots think: on threads of their own, a few at a time, shorter the more of them wait, and only when nobody else needs
//! the machine.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use prometheus_client::metrics::histogram::Histogram;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use serde_json::Value;
use tokio::sync::oneshot;

/// A bot at work: it holds its seat's view and what it may do, and gives the action it chose within the time it is given.
pub type Thought = Box<dyn FnOnce(Duration) -> Option<Value> + Send>;

/// Nobody waits much longer than this for bots to think, however many want to.
const PATIENCE: Duration = Duration::from_secs(4);

/// The bots that think.
pub struct Thinkers {
    pool: ThreadPool,
    /// Those that think or wait for a place.
    busy: Arc<AtomicU32>,
    /// How long each thought.
    seconds: Histogram,
}

impl Thinkers {
    /// So many places to think, at least one.
    pub fn new(places: usize, seconds: Histogram) -> Result<Arc<Thinkers>, ThreadPoolBuildError> {
        let pool = ThreadPoolBuilder::new()
            .num_threads(places.max(1))
            .thread_name(|place| format!("thinker-{place}"))
            .start_handler(|_| step_aside())
            .build()?;
        Ok(Arc::new(Thinkers { pool, busy: Arc::default(), seconds }))
    }

    /// Thinks as soon as there is a place, for no longer than its share. `None` if the bot failed.
    pub async fn think(&self, thought: Thought) -> Option<Value> {
        let (answer, answered) = oneshot::channel();
        let (busy, seconds) = (Busy::new(&self.busy), self.seconds.clone());
        let places = self.pool.current_num_threads() as u32;
        self.pool.spawn_fifo(move || {
            let share = share(places, busy.count());
            let began = Instant::now();
            // Whatever the thought was working on is dropped with it.
            let action = catch_unwind(AssertUnwindSafe(|| thought(share))).unwrap_or(None);
            seconds.observe(began.elapsed().as_secs_f64());
            drop(busy);
            // The table may be gone.
            let _ = answer.send(action);
        });
        answered.await.unwrap_or(None)
    }
}

/// What each of `busy` bots may think in one of `places`, so that all have thought when the patience ends.
fn share(places: u32, busy: u32) -> Duration {
    (PATIENCE * places / busy.max(1)).min(PATIENCE)
}

/// Lets every other thread of the server go first: a person's move is carried out at once, a thought is only shorter by it.
/// Elsewhere than on Linux a thread has no such rank of its own and shares the cores as all do.
fn step_aside() {
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::process::setpriority_process(None, LAST) {
        tracing::warn!(%why, "bots think with the rank of everybody else");
    }
}

/// The lowest rank there is.
#[cfg(target_os = "linux")]
const LAST: i32 = 19;

/// Counts one bot for as long as it lives.
struct Busy(Arc<AtomicU32>);

impl Busy {
    fn new(count: &Arc<AtomicU32>) -> Busy {
        count.fetch_add(1, Ordering::Relaxed);
        Busy(count.clone())
    }

    fn count(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thinkers(places: usize) -> Arc<Thinkers> {
        Thinkers::new(places, Histogram::new([])).unwrap()
    }

    #[test]
    fn a_crowd_shares_the_time_and_a_few_have_all_of_it() {
        assert_eq!(share(2, 1), PATIENCE);
        assert_eq!(share(2, 2), PATIENCE);
        assert_eq!(share(2, 8), PATIENCE / 4);
        assert_eq!(share(1, 400), Duration::from_millis(10));
    }

    #[tokio::test]
    async fn every_bot_gets_its_turn_and_is_forgotten_afterwards() {
        let thinkers = thinkers(1);
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

    #[tokio::test]
    async fn no_more_think_at_once_than_there_are_places_and_each_has_its_share() {
        let thinkers = thinkers(2);
        let (now, most) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let gate = Arc::new(std::sync::Mutex::new(gate));
        let thoughts: Vec<_> = (0..12)
            .map(|_| {
                let (now, most, gate, thinkers) = (now.clone(), most.clone(), gate.clone(), thinkers.clone());
                let thought: Thought = Box::new(move |share| {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    // Nobody gets past here before all have asked for a place and two have one.
                    gate.lock().unwrap().recv().unwrap();
                    now.fetch_sub(1, Ordering::SeqCst);
                    Some(Value::from(share.as_millis() as u64))
                });
                tokio::spawn(async move { thinkers.think(thought).await })
            })
            .collect();
        while thinkers.busy.load(Ordering::Relaxed) < 12 || now.load(Ordering::SeqCst) < 2 {
            tokio::task::yield_now().await;
        }
        for _ in 0..12 {
            open.send(()).unwrap();
        }
        let mut shares = Vec::new();
        for thought in thoughts {
            shares.push(thought.await.unwrap().unwrap().as_u64().unwrap());
        }
        assert_eq!(most.load(Ordering::SeqCst), 2);
        assert_eq!(shares[11], PATIENCE.as_millis() as u64, "the last has nobody to share with");
        assert!(shares[2] < PATIENCE.as_millis() as u64, "the third still has to");
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn bots_let_everybody_else_go_first() {
        let rank = || rustix::process::getpriority_process(None).unwrap();
        let before = rank();
        let thought: Thought = Box::new(move |_| Some(Value::from(rank())));
        assert_eq!(thinkers(1).think(thought).await, Some(Value::from(LAST)));
        assert_eq!(rank(), before, "only those that think step aside");
    }
}
