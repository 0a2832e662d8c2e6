//! Bounds on what one client may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::config::{Config, RateLimit, Rates};
use crate::protocol::Problem;
use crate::storage::Guest;

/// Clients remembered at most by one limit; when there are more, those that have all their turns again are forgotten, and then
/// whoever has not asked for longest.
const REMEMBERED: usize = 10_000;

/// All limits on how often.
#[derive(Debug)]
pub struct Limits {
    pub making: Rate<IpAddr>,
    pub looks: Rate<Client>,
    pub lists: Rate<Client>,
    pub replays: Rate<Client>,
    pub changes: Rate<Client>,
    pub acts: Rate<String>,
    pub undos: Rate<String>,
    pub lines: Rate<String>,
    pub friends: Rate<String>,
    pub keeps: Rate<String>,
    pub reports: Rate<String>,
    pub channels: Rate<String>,
}

impl Limits {
    /// As configured.
    pub fn new(config: &Config) -> Limits {
        fn rate<K: Eq + Hash + Clone>(config: &Config, which: fn(&Rates) -> RateLimit) -> Rate<K> {
            Rate::new(config.rates.as_ref().map(which))
        }
        Limits {
            making: Rate::new(config.rate),
            looks: rate(config, |rates| rates.looks),
            lists: rate(config, |rates| rates.lists),
            replays: rate(config, |rates| rates.replays),
            changes: rate(config, |rates| rates.changes),
            acts: rate(config, |rates| rates.acts),
            undos: rate(config, |rates| rates.undos),
            lines: rate(config, |rates| rates.lines),
            friends: rate(config, |rates| rates.friends),
            keeps: rate(config, |rates| rates.keeps),
            reports: rate(config, |rates| rates.reports),
            channels: rate(config, |rates| rates.channels),
        }
    }
}

/// Whose requests are counted together: a guest's, or those of all at one address who have no name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Client {
    Guest(String),
    Address(IpAddr),
}

impl Client {
    /// Somebody at an address.
    pub fn new(guest: Option<&Guest>, address: IpAddr) -> Client {
        guest.map_or(Client::Address(network(address)), |guest| Client::Guest(guest.id.clone()))
    }
}

/// A token bucket for each client.
#[derive(Debug)]
pub struct Rate<K> {
    limit: Option<RateLimit>,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// The turns one client has left.
#[derive(Debug)]
pub struct Bucket {
    turns: f64,
    at: Instant,
}

impl Bucket {
    /// All of them.
    pub fn full(limit: RateLimit) -> Bucket {
        Bucket { turns: f64::from(limit.burst), at: Instant::now() }
    }

    fn filled(&self, limit: RateLimit, now: Instant) -> f64 {
        let minutes = now.saturating_duration_since(self.at).as_secs_f64() / 60.0;
        f64::from(limit.burst).min(self.turns + minutes * f64::from(limit.per_minute))
    }

    /// Takes a turn; otherwise says after how long there will be one.
    pub fn take(&mut self, limit: RateLimit, now: Instant) -> Result<(), Duration> {
        self.turns = self.filled(limit, now);
        self.at = now;
        if self.turns < 1.0 {
            let minutes = (1.0 - self.turns) / f64::from(limit.per_minute).max(1.0);
            return Err(Duration::from_secs_f64(60.0 * minutes));
        }
        self.turns -= 1.0;
        Ok(())
    }
}

/// What somebody hears who must wait so long.
pub fn too_fast(wait: Duration) -> Problem {
    Problem::TooFast { seconds: wait.as_millis().div_ceil(1000).max(1) as u32 }
}

impl<K: Eq + Hash + Clone> Rate<K> {
    /// Nobody has asked for anything yet.
    pub fn new(limit: Option<RateLimit>) -> Rate<K> {
        Rate { limit, buckets: Mutex::default() }
    }

    /// Takes a turn of this client; otherwise says after how long it will have one.
    pub fn take(&self, client: K, now: Instant) -> Result<(), Duration> {
        let Some(limit) = self.limit else { return Ok(()) };
        let mut buckets = unpoisoned(&self.buckets);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&client) {
            buckets.retain(|_, bucket| bucket.filled(limit, now) < f64::from(limit.burst));
            if buckets.len() >= REMEMBERED
                && let Some(oldest) =
                    buckets.iter().min_by_key(|(_, bucket)| bucket.at).map(|(client, _)| client.clone())
            {
                buckets.remove(&oldest);
            }
        }
        let full = || Bucket { turns: f64::from(limit.burst), at: now };
        buckets.entry(client).or_insert_with(full).take(limit, now)
    }

    /// Takes a turn now, or says that it was too fast.
    pub fn check(&self, client: K) -> Result<(), Problem> {
        self.take(client, Instant::now()).map_err(too_fast)
    }
}

/// One household has one IPv4 address, but a whole /64 of IPv6 ones.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into(),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// This many places for each key, and this many in all.
#[derive(Debug)]
pub struct Places<K: Eq + Hash> {
    each: u32,
    all: u32,
    taken: Arc<Mutex<Taken<K>>>,
}

#[derive(Debug)]
struct Taken<K> {
    all: u32,
    each: HashMap<K, u32>,
}

/// A place taken; dropping it gives it back.
#[derive(Debug)]
pub struct Place<K: Eq + Hash> {
    key: K,
    taken: Arc<Mutex<Taken<K>>>,
}

impl<K: Eq + Hash + Clone> Places<K> {
    /// All are free.
    pub fn new(each: u32, all: u32) -> Places<K> {
        let taken = Taken { all: 0, each: HashMap::new() };
        Places { each, all, taken: Arc::new(Mutex::new(taken)) }
    }

    /// Takes a place, if there is one.
    pub fn take(&self, key: K) -> Option<Place<K>> {
        let mut taken = unpoisoned(&self.taken);
        if taken.all >= self.all || taken.each.get(&key).is_some_and(|mine| *mine >= self.each) {
            return None;
        }
        *taken.each.entry(key.clone()).or_default() += 1;
        taken.all += 1;
        Some(Place { key, taken: self.taken.clone() })
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = unpoisoned(&self.taken);
        taken.all -= 1;
        if let Some(mine) = taken.each.get_mut(&self.key) {
            *mine -= 1;
            if *mine == 0 {
                taken.each.remove(&self.key);
            }
        }
    }
}

/// Nothing here can panic half-way through a change.
fn unpoisoned<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE_A_MINUTE: RateLimit = RateLimit { burst: 1, per_minute: 1 };

    #[test]
    fn turns_run_out_and_come_back() {
        let rate = Rate::new(Some(RateLimit { burst: 2, per_minute: 1 }));
        let start = Instant::now();
        assert!(rate.take("one", start).is_ok() && rate.take("one", start).is_ok());
        assert_eq!(rate.take("one", start), Err(Duration::from_mins(1)), "the burst is used up");
        assert!(rate.take("other", start).is_ok(), "another client has its own turns");
        let later = start + Duration::from_secs(61);
        assert!(rate.take("one", later).is_ok() && rate.take("one", later).is_err());
        assert_eq!(too_fast(Duration::from_millis(1001)), Problem::TooFast { seconds: 2 });
    }

    #[test]
    fn one_household_shares_its_turns_and_somebody_with_a_name_has_their_own() {
        let [one, same, other]: [IpAddr; 3] =
            ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map(|text| text.parse().unwrap());
        let guest = Guest { id: "a".into(), name: "Ana".into() };
        assert_eq!(Client::new(None, one), Client::new(None, same));
        assert_ne!(Client::new(None, one), Client::new(None, other));
        assert_eq!(Client::new(Some(&guest), one), Client::new(Some(&guest), other));
    }

    #[test]
    fn clients_remembered_are_bounded_and_a_crowd_of_them_keeps_nobody_out() {
        let rate = Rate::new(Some(ONE_A_MINUTE));
        let now = Instant::now();
        for n in 0..REMEMBERED as u64 + 50 {
            assert!(rate.take(n, now + Duration::from_millis(n / 1000)).is_ok());
        }
        assert_eq!(unpoisoned(&rate.buckets).len(), REMEMBERED);
        assert!(rate.take(REMEMBERED as u64 + 49, now).is_err(), "who came last is remembered");
        assert!(rate.take(u64::MAX, now + Duration::from_mins(2)).is_ok());
        assert_eq!(unpoisoned(&rate.buckets).len(), 1);
    }

    #[test]
    fn places_are_counted_and_given_back() {
        let places = Places::new(2, 3);
        let (first, _second) = (places.take("a"), places.take("a"));
        assert!(first.is_some() && places.take("a").is_none(), "two for each");
        let _third = places.take("b");
        assert!(places.take("c").is_none(), "three in all");
        drop(first);
        assert!(places.take("c").is_some());
    }
}
