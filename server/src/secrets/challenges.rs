//! Challenges: numbers that a passkey signs, each once and within minutes.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long somebody may take to find their key and their finger.
const VALID: Duration = Duration::from_mins(5);
/// Challenges that wait at most; the oldest makes room.
const MOST: usize = 10_000;

/// What a challenge was made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// This person adds a key.
    Register(String),
    /// Somebody proves who they are.
    Prove,
}

/// Those that wait to be signed.
#[derive(Debug, Default)]
pub struct Challenges {
    waiting: Mutex<HashMap<[u8; 32], (Purpose, Instant)>>,
}

impl Challenges {
    /// A new one.
    pub fn make(&self, purpose: Purpose, now: Instant) -> Result<[u8; 32], getrandom::Error> {
        let mut challenge = [0; 32];
        getrandom::fill(&mut challenge)?;
        // Nothing here can panic half-way through a change.
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() >= MOST {
            waiting.retain(|_, (_, made)| now.saturating_duration_since(*made) < VALID);
            if waiting.len() >= MOST
                && let Some(oldest) = waiting.iter().min_by_key(|(_, (_, made))| *made).map(|(it, _)| *it)
            {
                waiting.remove(&oldest);
            }
        }
        waiting.insert(challenge, (purpose, now));
        Ok(challenge)
    }

    /// Whether one was made for this, and still serves. It does not again.
    pub fn redeem(&self, challenge: &[u8; 32], purpose: &Purpose, now: Instant) -> bool {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((made_for, made)) = waiting.remove(challenge) else { return false };
        made_for == *purpose && now.saturating_duration_since(made) < VALID
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_serves_once_for_its_purpose_and_for_minutes() {
        let challenges = Challenges::default();
        let now = Instant::now();
        let make = |purpose| challenges.make(purpose, now).unwrap();
        let first = make(Purpose::Prove);
        assert!(challenges.redeem(&first, &Purpose::Prove, now));
        assert!(!challenges.redeem(&first, &Purpose::Prove, now), "once");
        let other = make(Purpose::Register("ann".into()));
        assert!(!challenges.redeem(&other, &Purpose::Register("bob".into()), now));
        assert!(!challenges.redeem(&make(Purpose::Prove), &Purpose::Prove, now + VALID), "too late");
        assert!(!challenges.redeem(&[0; 32], &Purpose::Prove, now));
    }

    #[test]
    fn those_that_wait_are_bounded() {
        let challenges = Challenges::default();
        let now = Instant::now();
        let first = challenges.make(Purpose::Prove, now).unwrap();
        for n in 0..MOST as u64 {
            challenges.make(Purpose::Prove, now + Duration::from_nanos(n + 1)).unwrap();
        }
        assert_eq!(challenges.waiting.lock().unwrap().len(), MOST);
        assert!(!challenges.redeem(&first, &Purpose::Prove, now));
    }
}
