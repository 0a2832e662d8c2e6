//! Guessing at secrets: after a few wrong ones, whoever guesses waits longer and longer.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::limits::too_fast;
use crate::protocol::Problem;

/// Wrong tries that cost nothing but the try: everybody mistypes.
const FREE: u32 = 4;
/// For how long a wrong try counts.
const REMEMBERED: Duration = Duration::from_hours(1);
/// What is remembered at most; then whatever was tried longest ago is forgotten.
const MOST: usize = 10_000;

/// What tries are counted for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Tried {
    /// A handle, whether or not anybody has it, by its look.
    Handle(String),
    /// All at one address, whatever they try.
    Address(IpAddr),
    /// A mailbox that is written to, by its look: each letter is one that its owner may not have asked for.
    Mailbox(String),
}

impl Tried {
    /// The longest wait. It is short for a handle: somebody else's guesses must not lock its owner out.
    fn longest(&self) -> Duration {
        match self {
            Tried::Handle(_) => Duration::from_mins(1),
            Tried::Address(_) => Duration::from_mins(15),
            Tried::Mailbox(_) => Duration::from_mins(30),
        }
    }

    fn wait(&self, wrong: u32) -> Duration {
        match wrong.checked_sub(FREE) {
            None => Duration::ZERO,
            Some(more) => Duration::from_secs(1 << more.min(20)).min(self.longest()),
        }
    }
}

/// The wrong tries of the last hour.
#[derive(Debug, Default)]
pub struct Tries {
    wrong: Mutex<HashMap<Tried, (u32, Instant)>>,
}

impl Tries {
    /// Begins a try, which counts as wrong until it is known to be right: many at once are no way around it.
    pub fn begin(&self, tried: &[Tried], now: Instant) -> Result<(), Problem> {
        let mut wrong = self.wrong();
        wrong.retain(|_, (_, last)| now.saturating_duration_since(*last) < REMEMBERED);
        for tried in tried {
            if let Some((count, last)) = wrong.get(tried)
                && let left = tried.wait(*count).saturating_sub(now.saturating_duration_since(*last))
                && left > Duration::ZERO
            {
                return Err(too_fast(left));
            }
        }
        for tried in tried {
            if wrong.len() >= MOST
                && !wrong.contains_key(tried)
                && let Some(oldest) =
                    wrong.iter().min_by_key(|(_, (_, last))| *last).map(|(tried, _)| tried.clone())
            {
                wrong.remove(&oldest);
            }
            let (count, last) = wrong.entry(tried.clone()).or_insert((0, now));
            (*count, *last) = (*count + 1, now);
        }
        Ok(())
    }

    /// It was right. That clears the handle, but takes only this one try off an address: somebody's own handle is no
    /// way to go on guessing at others.
    pub fn right(&self, tried: &[Tried]) {
        let mut wrong = self.wrong();
        for tried in tried {
            match tried {
                Tried::Handle(_) => drop(wrong.remove(tried)),
                Tried::Address(_) | Tried::Mailbox(_) => {
                    if let Some((count, _)) = wrong.get_mut(tried) {
                        *count = count.saturating_sub(1);
                    }
                }
            }
        }
    }

    fn wrong(&self) -> MutexGuard<'_, HashMap<Tried, (u32, Instant)>> {
        // Nothing here can panic half-way through a change.
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(result: Result<(), Problem>) -> u32 {
        match result {
            Ok(()) => 0,
            Err(Problem::TooFast { seconds }) => seconds,
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn waits_grow_with_every_wrong_try_and_end_with_a_right_one() {
        let tries = Tries::default();
        let zoe = [Tried::Handle("zoe".into())];
        let mut now = Instant::now();
        let mut waits = Vec::new();
        for _ in 0..14 {
            let wait = seconds(tries.begin(&zoe, now));
            waits.push(wait);
            now += Duration::from_secs(wait.into());
            if wait > 0 {
                tries.begin(&zoe, now).unwrap();
            }
        }
        assert_eq!(waits, [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
        assert_eq!(seconds(tries.begin(&[Tried::Handle("bob".into())], now)), 0, "others are not concerned");
        tries.right(&zoe);
        assert_eq!(seconds(tries.begin(&zoe, now)), 0);
    }

    #[test]
    fn ones_own_handle_does_not_make_an_address_forget() {
        let tries = Tries::default();
        let here = Tried::Address([127, 0, 0, 1].into());
        let now = Instant::now();
        for n in 0..FREE {
            tries.begin(&[Tried::Handle(n.to_string()), here.clone()], now).unwrap();
        }
        let own = [Tried::Handle("own".into()), here.clone()];
        let later = now + Duration::from_secs(1);
        tries.begin(&own, later).unwrap();
        tries.right(&own);
        assert_eq!(seconds(tries.begin(&own, later)), 1);
        assert_eq!(seconds(tries.begin(&own, later + REMEMBERED)), 0, "an hour later it is forgotten");
    }
}
