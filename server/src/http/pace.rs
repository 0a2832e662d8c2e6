//! How fast one live stream may speak.

use tokio::time::Instant;

use crate::config::{RateLimit, Rates};
use crate::house::House;
use crate::limits::{Bucket, too_fast};
use crate::protocol::{Problem, ToServer};
use crate::storage::Guest;

/// How often a stream may be told that it is too fast before it is closed.
const WARNINGS: RateLimit = RateLimit { burst: 20, per_minute: 20 };

/// What is to be done about a message.
#[derive(Debug, PartialEq)]
pub(super) enum Verdict {
    Pass,
    /// It is refused.
    Refuse(Problem),
    /// It will be done, with all the others like it, at `Pace::due`.
    Later,
    /// It keeps on in spite of the refusals.
    Close,
}

/// What a stream has sent lately.
pub(super) struct Pace {
    rates: Option<Rates>,
    messages: Bucket,
    resyncs: Bucket,
    warnings: Bucket,
    /// When the resync it asked for is its turn.
    pub due: Option<Instant>,
}

impl Pace {
    pub fn new(rates: Option<Rates>) -> Pace {
        let full = |limit: fn(&Rates) -> RateLimit| Bucket::full(rates.as_ref().map_or(WARNINGS, limit));
        Pace {
            messages: full(|rates| rates.messages),
            resyncs: full(|rates| rates.resyncs),
            warnings: Bucket::full(WARNINGS),
            rates,
            due: None,
        }
    }

    /// Weighs what a stream sent, if it could be read. Commands count for the person, over all streams.
    pub fn weigh(&mut self, received: Option<&ToServer>, guest: Option<&Guest>, house: &House) -> Verdict {
        let Some(rates) = self.rates else { return Verdict::Pass };
        let now = std::time::Instant::now();
        let mut allowed = self.messages.take(rates.messages, now);
        if allowed.is_ok()
            && let (Some(command), Some(guest)) = (received, guest)
        {
            allowed = match command {
                ToServer::Act { .. } => house.limits.acts.take(guest.id.clone(), now),
                ToServer::Undo { .. } => house.limits.undos.take(guest.id.clone(), now),
                ToServer::Resync | ToServer::Pace { .. } | ToServer::Look { .. } => Ok(()),
            };
        }
        match allowed {
            Ok(()) if received == Some(&ToServer::Resync) => self.resync(rates, now),
            Ok(()) => Verdict::Pass,
            Err(_) if self.warnings.take(WARNINGS, now).is_err() => Verdict::Close,
            Err(wait) => Verdict::Refuse(too_fast(wait)),
        }
    }

    fn resync(&mut self, rates: Rates, now: std::time::Instant) -> Verdict {
        if self.due.is_some() {
            return Verdict::Later;
        }
        match self.resyncs.take(rates.resyncs, now) {
            Ok(()) => Verdict::Pass,
            Err(wait) => {
                self.due = Some(Instant::now() + wait);
                Verdict::Later
            }
        }
    }

    /// The resync that had to wait is done now.
    pub fn resynced(&mut self) {
        self.due = None;
        if let Some(rates) = self.rates {
            // It has waited for exactly this one.
            let _ = self.resyncs.take(rates.resyncs, std::time::Instant::now());
        }
    }
}
