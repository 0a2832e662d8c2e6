//! What the server counts: `/metrics`.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Metric, Registry};

/// Everything counted, by one server: nothing here is global, so that several can live in one process.
#[derive(Debug)]
#[allow(missing_docs)] // the help texts say it
pub struct Metrics {
    registry: Registry,
    pub tables_live: Gauge,
    pub sockets: Gauge,
    pub steps: Counter,
    pub commits: Counter,
    pub failed_commits: Counter,
    pub refused: Counter,
    pub lost: Counter,
    pub bot_steps: Counter,
    pub requests: Counter,
    pub failures: Counter,
    pub thought_seconds: Histogram,
    batch: Histogram,
    commit_seconds: Histogram,
    witness_seconds: Histogram,
}

impl Metrics {
    /// All at zero.
    pub fn new() -> Metrics {
        fn add<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
            registry.register(name, help, metric.clone());
            metric
        }
        let doubling = |first, buckets| Histogram::new(exponential_buckets(first, 2.0, buckets));
        let mut registry = Registry::with_prefix("comptoir");
        let r = &mut registry;
        Metrics {
            tables_live: add(r, "tables_live", "Tables in memory", Gauge::default()),
            sockets: add(r, "sockets", "Open live streams", Gauge::default()),
            steps: add(r, "steps", "Steps committed", Counter::default()),
            commits: add(r, "commits", "Transactions committed", Counter::default()),
            failed_commits: add(r, "failed_commits", "Transactions that failed", Counter::default()),
            refused: add(r, "refused_commands", "Commands and messages refused", Counter::default()),
            lost: add(r, "lost_messages", "Messages a slow reader lost", Counter::default()),
            bot_steps: add(r, "bot_steps", "Steps taken by bots", Counter::default()),
            requests: add(r, "http_requests", "HTTP requests answered", Counter::default()),
            failures: add(r, "http_failures", "HTTP requests answered with 5xx", Counter::default()),
            thought_seconds: add(
                r,
                "thought_seconds",
                "Time a bot thought about one decision",
                doubling(0.001, 13),
            ),
            batch: add(r, "commit_writes", "Writes in one transaction", doubling(1.0, 10)),
            commit_seconds: add(
                r,
                "commit_seconds",
                "Time of one transaction, with its witness",
                doubling(0.000_25, 14),
            ),
            witness_seconds: add(
                r,
                "witness_seconds",
                "Time in which a second connection saw that a transaction is stored",
                doubling(0.000_01, 14),
            ),
            registry,
        }
    }

    /// A transaction was committed in this time, of which its witness took a part.
    pub fn committed(&self, writes: usize, steps: usize, time: Duration, witness: Duration) {
        self.commits.inc();
        self.steps.inc_by(steps as u64);
        self.batch.observe(writes as f64);
        self.commit_seconds.observe(time.as_secs_f64());
        self.witness_seconds.observe(witness.as_secs_f64());
    }

    /// In the text format of OpenMetrics, which Prometheus reads.
    pub fn text(&self) -> Result<String, std::fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}
