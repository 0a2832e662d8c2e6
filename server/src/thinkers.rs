//! Where bots think: on threads of their own, a few at a time, shorter the more of them wait, and only when nobody else needs
//! the machine.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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
    waiting: Arc<Mutex<Waiting>>,
    /// How long each thought.
    seconds: Histogram,
}

/// The bots that wait for a place, by the person whose table they sit at: everybody gets a turn before anybody gets a second one.
#[derive(Default)]
struct Waiting {
    turns: VecDeque<String>,
    jobs: HashMap<String, VecDeque<Job>>,
    /// Of each person, those that think or wait.
    busy: HashMap<String, u32>,
}

/// A bot that waits for a place, and the table that waits for the bot.
struct Job {
    thought: Thought,
    answer: oneshot::Sender<Option<Value>>,
}

impl Waiting {
    fn add(&mut self, owner: &str, job: Job) {
        let jobs = self.jobs.entry(owner.to_owned()).or_default();
        if jobs.is_empty() {
            self.turns.push_back(owner.to_owned());
        }
        jobs.push_back(job);
        *self.busy.entry(owner.to_owned()).or_default() += 1;
    }

    /// The next bot, with whose it is and how long it may think.
    fn next(&mut self, places: u32) -> Option<(String, Duration, Job)> {
        let owner = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&owner)?;
        let job = jobs.pop_front()?;
        if jobs.is_empty() {
            self.jobs.remove(&owner);
        } else {
            self.turns.push_back(owner.clone());
        }
        let mine = self.busy.get(&owner).copied().unwrap_or(1);
        Some((owner, share(places, self.busy.len() as u32, mine), job))
    }

    fn done(&mut self, owner: &str) {
        if let Some(mine) = self.busy.get_mut(owner) {
            *mine -= 1;
            if *mine == 0 {
                self.busy.remove(owner);
            }
        }
    }
}

impl Thinkers {
    /// So many places to think, at least one.
    pub fn new(places: usize, seconds: Histogram) -> Result<Arc<Thinkers>, ThreadPoolBuildError> {
        let pool = ThreadPoolBuilder::new()
            .num_threads(places.max(1))
            .thread_name(|place| format!("thinker-{place}"))
            .start_handler(|_| step_aside())
            .build()?;
        Ok(Arc::new(Thinkers { pool, waiting: Arc::default(), seconds }))
    }

    /// Thinks for `owner`'s table as soon as it is its turn, for no longer than its share. `None` if the bot failed.
    pub async fn think(&self, owner: &str, thought: Thought) -> Option<Value> {
        let (answer, answered) = oneshot::channel();
        unpoisoned(&self.waiting).add(owner, Job { thought, answer });
        let (waiting, seconds) = (self.waiting.clone(), self.seconds.clone());
        let places = self.pool.current_num_threads() as u32;
        // There is a place for every bot that waits, though not one of its own: whose turn it is is found when the place is free.
        self.pool.spawn_fifo(move || {
            let next = unpoisoned(&waiting).next(places);
            let Some((owner, share, job)) = next else { return };
            let began = Instant::now();
            // Whatever the thought was working on is dropped with it.
            let action = catch_unwind(AssertUnwindSafe(|| (job.thought)(share))).unwrap_or(None);
            seconds.observe(began.elapsed().as_secs_f64());
            unpoisoned(&waiting).done(&owner);
            // The table may be gone.
            let _ = job.answer.send(action);
        });
        answered.await.unwrap_or(None)
    }
}

/// What each of a person's `mine` bots may think in one of `places` while this many `owners` wait: the patience is shared out among people,
/// and each one's part among their bots, so that all have thought when it ends.
fn share(places: u32, owners: u32, mine: u32) -> Duration {
    (PATIENCE * places / owners.max(1) / mine.max(1)).min(PATIENCE)
}

/// Nothing here can panic half-way through a change.
fn unpoisoned(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    fn thinkers(places: usize) -> Arc<Thinkers> {
        Thinkers::new(places, Histogram::new([])).unwrap()
    }

    #[test]
    fn a_crowd_shares_the_time_and_a_few_have_all_of_it() {
        assert_eq!(share(2, 1, 1), PATIENCE);
        assert_eq!(share(2, 2, 1), PATIENCE);
        assert_eq!(share(2, 8, 1), PATIENCE / 4);
        assert_eq!(share(1, 400, 1), Duration::from_millis(10));
        assert_eq!(
            (share(1, 2, 1), share(1, 2, 50)),
            (PATIENCE / 2, PATIENCE / 100),
            "people share, not tables"
        );
    }

    #[tokio::test]
    async fn every_bot_gets_its_turn_and_is_forgotten_afterwards() {
        let thinkers = thinkers(1);
        let thoughts = (0..20).map(|number| {
            let thought: Thought = Box::new(move |_| Some(Value::from(number)));
            let thinkers = thinkers.clone();
            tokio::spawn(async move { thinkers.think("zoe", thought).await })
        });
        for (number, thought) in thoughts.collect::<Vec<_>>().into_iter().enumerate() {
            assert_eq!(thought.await.unwrap(), Some(Value::from(number)));
        }
        let failing: Thought = Box::new(|_| panic!("on purpose"));
        assert_eq!(thinkers.think("zoe", failing).await, None);
        let waiting = unpoisoned(&thinkers.waiting);
        assert!(waiting.busy.is_empty() && waiting.jobs.is_empty() && waiting.turns.is_empty());
    }

    fn busy(thinkers: &Thinkers) -> u32 {
        unpoisoned(&thinkers.waiting).busy.values().sum()
    }

    #[tokio::test]
    async fn somebody_with_many_tables_keeps_nobody_waiting() {
        let thinkers = thinkers(1);
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let order: Arc<Mutex<Vec<&str>>> = Arc::default();
        let gate = Arc::new(Mutex::new(Some(gate)));
        let held = gate.clone();
        let mut thoughts = Vec::new();
        for (number, owner) in ["many", "many", "many", "many", "one", "other"].into_iter().enumerate() {
            let (order, gate, thinkers) = (order.clone(), gate.clone(), thinkers.clone());
            let shared = thinkers.clone();
            let thought: Thought = Box::new(move |_| {
                // The first one holds the only place until everybody waits.
                let first = gate.lock().unwrap().take();
                if let Some(gate) = first {
                    gate.recv().unwrap();
                }
                order.lock().unwrap().push(owner);
                None
            });
            thoughts.push(tokio::spawn(async move { shared.think(owner, thought).await }));
            while busy(&thinkers) <= number as u32 || held.lock().unwrap().is_some() {
                tokio::task::yield_now().await;
            }
        }
        open.send(()).unwrap();
        for thought in thoughts {
            thought.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["many", "many", "one", "other", "many", "many"]);
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
                tokio::spawn(async move { thinkers.think("zoe", thought).await })
            })
            .collect();
        while busy(&thinkers) < 12 || now.load(Ordering::SeqCst) < 2 {
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
        assert_eq!(thinkers(1).think("zoe", thought).await, Some(Value::from(LAST)));
        assert_eq!(rank(), before, "only those that think step aside");
    }
}
