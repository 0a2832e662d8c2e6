//! Bounds on what one client may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::config::RateLimit;

/// Addresses remembered at most; when there are more, those that have all their turns again are forgotten.
const ADDRESSES: usize = 10_000;

/// A token bucket for each client address.
#[derive(Debug)]
pub struct Rate {
    limit: Option<RateLimit>,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Debug)]
struct Bucket {
    turns: f64,
    at: Instant,
}

impl Rate {
    /// Nobody has asked for anything yet.
    pub fn new(limit: Option<RateLimit>) -> Rate {
        Rate { limit, buckets: Mutex::default() }
    }

    /// Takes a turn of this address; `false` if it has none left.
    pub fn take(&self, address: IpAddr, now: Instant) -> bool {
        let Some(limit) = self.limit else { return true };
        let burst = f64::from(limit.burst);
        let filled = |bucket: &Bucket| {
            let minutes = now.saturating_duration_since(bucket.at).as_secs_f64() / 60.0;
            burst.min(bucket.turns + minutes * f64::from(limit.per_minute))
        };
        let mut buckets = unpoisoned(&self.buckets);
        if buckets.len() >= ADDRESSES {
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        let address = network(address);
        if buckets.len() >= ADDRESSES && !buckets.contains_key(&address) {
            return false;
        }
        let bucket = buckets.entry(address).or_insert(Bucket { turns: burst, at: now });
        bucket.turns = filled(bucket);
        bucket.at = now;
        if bucket.turns < 1.0 {
            return false;
        }
        bucket.turns -= 1.0;
        true
    }
}

/// One household has one IPv4 address, but a whole /64 of IPv6 ones.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into(),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// So many places for each key, so many in all.
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
    use std::time::Duration;

    use super::*;

    #[test]
    fn turns_run_out_and_come_back() {
        let rate = Rate::new(Some(RateLimit { burst: 2, per_minute: 1 }));
        let start = Instant::now();
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        assert!(rate.take(one, start) && rate.take(one, start));
        assert!(!rate.take(one, start), "the burst is used up");
        assert!(rate.take(other, start), "another address has its own turns");
        let later = start + Duration::from_secs(61);
        assert!(rate.take(one, later) && !rate.take(one, later));
    }

    #[test]
    fn one_household_shares_its_turns() {
        let rate = Rate::new(Some(RateLimit { burst: 1, per_minute: 1 }));
        let now = Instant::now();
        let [one, same, other]: [IpAddr; 3] =
            ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map(|text| text.parse().unwrap());
        assert!(rate.take(one, now) && !rate.take(same, now) && rate.take(other, now));
    }

    #[test]
    fn addresses_remembered_are_bounded() {
        let rate = Rate::new(Some(RateLimit { burst: 1, per_minute: 1 }));
        let now = Instant::now();
        for n in 0..ADDRESSES as u32 + 50 {
            rate.take(IpAddr::from(n.to_be_bytes()), now);
        }
        assert_eq!(unpoisoned(&rate.buckets).len(), ADDRESSES);
        rate.take(IpAddr::from([192, 0, 2, 1]), now + Duration::from_mins(2));
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
