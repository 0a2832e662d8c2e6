//! Who stands in the door: every open connection, by the address it comes from, and who must go when another one comes.
//!
//! Whoever means to ask something does so within milliseconds. So those that have not asked yet, and those that have been answered and
//! stay on, are let go first, the one that has waited longest before the others: a crowd that only stands there keeps nobody out, not
//! even somebody who comes from the same address.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::config::Config;
use crate::limits::network;

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// In all.
    pub all: u32,
    /// From one address.
    pub each: u32,
    /// From one address, of those that have not asked yet; and as many again that were answered.
    pub waiting: u32,
}

impl Room {
    /// What the configuration allows where `all` connections fit. Nobody gets more than half of the door, and a proxy, which speaks for
    /// everybody, all of it.
    pub fn new(config: &Config, all: u32) -> Room {
        if config.behind_proxy {
            return Room { all, each: all, waiting: all };
        }
        Room {
            all,
            each: config.connections_per_address.min(all / 2).max(1),
            waiting: config.waiting_per_address.min(all / 8).max(1),
        }
    }
}

/// What a connection is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Its request has not come yet, or not all of it.
    Waiting,
    /// It is being answered, or has become a live stream.
    Busy,
    /// It was answered and may ask again.
    Idle,
}

/// So many that were let go may still be on their way out when the next one comes in. Each of them holds a file, and the reserve must not
/// be used up by a crowd that comes faster than it goes.
const LEAVING: u32 = 16;

/// All open connections of one listener.
#[derive(Debug)]
pub struct Connections {
    room: Room,
    state: Mutex<State>,
    /// Told whenever one has gone.
    gone: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// Those that may stay.
    all: u32,
    /// The same, and those on their way out.
    open: u32,
    /// Grows with every change: the smallest has waited longest.
    turn: u64,
    households: HashMap<IpAddr, Household>,
}

#[derive(Debug, Default)]
struct Household {
    waiting: BTreeMap<u64, Arc<Notify>>,
    idle: BTreeMap<u64, Arc<Notify>>,
    busy: u32,
}

impl Household {
    fn count(&self) -> u32 {
        self.busy + self.dispensable()
    }

    fn dispensable(&self) -> u32 {
        (self.waiting.len() + self.idle.len()) as u32
    }

    /// Lets the one go that has waited longest, if there is one.
    fn dismiss(&mut self) -> bool {
        let oldest = self.waiting.pop_first().or_else(|| self.idle.pop_first());
        oldest.is_some_and(|(_, close)| {
            close.notify_one();
            true
        })
    }

    fn remove(&mut self, phase: Phase, turn: u64) -> bool {
        match phase {
            Phase::Waiting => self.waiting.remove(&turn).is_some(),
            Phase::Idle => self.idle.remove(&turn).is_some(),
            Phase::Busy => {
                self.busy -= 1;
                true
            }
        }
    }
}

impl Connections {
    pub fn new(room: Room) -> Arc<Connections> {
        Arc::new(Connections { room, state: Mutex::default(), gone: Notify::new() })
    }

    /// Returns when nearly all that were let go have gone.
    pub async fn settled(&self) {
        while self.state().open > self.room.all.saturating_add(LEAVING) {
            self.gone.notified().await;
        }
    }

    /// Lets one more in, if need be by letting another go. `None` if all that are here are being answered.
    pub fn admit(self: &Arc<Connections>, address: IpAddr) -> Option<Arc<Connection>> {
        let address = network(address);
        let mut state = self.state();
        if state.all >= self.room.all && !state.dismiss() {
            return None;
        }
        let household = state.households.entry(address).or_default();
        let full = household.count() >= self.room.each;
        if full && !household.dismiss() {
            return None;
        }
        state.all -= u32::from(full);
        state.all += 1;
        state.open += 1;
        let close = Arc::new(Notify::new());
        let turn = state.enter(address, Phase::Waiting, &close, self.room.waiting);
        drop(state);
        let now = Mutex::new((Phase::Waiting, turn));
        Some(Arc::new(Connection { connections: self.clone(), address, close, now }))
    }

    /// Lets one go, of the address that has most that can.
    pub fn dismiss(&self) {
        self.state().dismiss();
    }

    /// Lets all go whose request has not come: nobody will answer it any more.
    pub fn dismiss_waiting(&self) {
        let mut state = self.state();
        let State { all, households, .. } = &mut *state;
        for household in households.values_mut() {
            for (_, close) in std::mem::take(&mut household.waiting) {
                close.notify_one();
                *all -= 1;
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        unpoisoned(&self.state)
    }
}

impl State {
    fn dismiss(&mut self) -> bool {
        let crowded = self.households.values_mut().max_by_key(|household| household.dispensable());
        let gone = crowded.is_some_and(Household::dismiss);
        self.all -= u32::from(gone);
        gone
    }

    /// Puts a connection into a phase; gives its turn there.
    fn enter(&mut self, address: IpAddr, phase: Phase, close: &Arc<Notify>, room: u32) -> u64 {
        self.turn += 1;
        let household = self.households.entry(address).or_default();
        let those = match phase {
            Phase::Waiting => &mut household.waiting,
            Phase::Idle => &mut household.idle,
            Phase::Busy => {
                household.busy += 1;
                return self.turn;
            }
        };
        those.insert(self.turn, close.clone());
        if those.len() > room as usize
            && let Some((_, oldest)) = those.pop_first()
        {
            oldest.notify_one();
            self.all -= 1;
        }
        self.turn
    }

    /// Takes a connection out of its phase; `false` if it was let go already.
    fn leave(&mut self, address: IpAddr, (phase, turn): (Phase, u64)) -> bool {
        self.households.get_mut(&address).is_some_and(|household| household.remove(phase, turn))
    }
}

/// One open connection; dropping it gives its place back.
#[derive(Debug)]
pub struct Connection {
    connections: Arc<Connections>,
    address: IpAddr,
    close: Arc<Notify>,
    /// Its phase, and its turn in it.
    now: Mutex<(Phase, u64)>,
}

impl Connection {
    /// Returns when it must go.
    pub async fn dismissed(&self) {
        self.close.notified().await;
    }

    /// It is about something else now.
    pub fn enter(&self, phase: Phase) {
        let mut now = unpoisoned(&self.now);
        let mut state = self.connections.state();
        if now.0 != phase && state.leave(self.address, *now) {
            let turn = state.enter(self.address, phase, &self.close, self.connections.room.waiting);
            *now = (phase, turn);
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let now = *unpoisoned(&self.now);
        let mut state = self.connections.state();
        if state.leave(self.address, now) {
            state.all -= 1;
        }
        state.open -= 1;
        self.connections.gone.notify_one();
        if state.households.get(&self.address).is_some_and(|household| household.count() == 0) {
            state.households.remove(&self.address);
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

    use tokio::time::timeout;

    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn elsewhere(n: u8) -> IpAddr {
        [192, 0, 2, n].into()
    }

    async fn is_dismissed(connection: &Connection) -> bool {
        timeout(Duration::ZERO, connection.dismissed()).await.is_ok()
    }

    fn counted(connections: &Connections) -> (u32, usize) {
        let state = connections.state();
        (state.all, state.households.len())
    }

    #[tokio::test]
    async fn the_one_that_waits_longest_makes_room_for_the_next() {
        let connections = Connections::new(Room { all: 10, each: 10, waiting: 2 });
        let first = connections.admit(HOME).unwrap();
        let second = connections.admit(HOME).unwrap();
        second.enter(Phase::Busy);
        let third = connections.admit(HOME).unwrap();
        assert!(!is_dismissed(&first).await);
        let fourth = connections.admit(HOME).unwrap();
        assert!(is_dismissed(&first).await && !is_dismissed(&third).await && !is_dismissed(&second).await);
        first.enter(Phase::Busy);
        assert_eq!(counted(&connections), (3, 1), "who must go does not come back");
        second.enter(Phase::Idle);
        third.enter(Phase::Busy);
        third.enter(Phase::Idle);
        fourth.enter(Phase::Busy);
        fourth.enter(Phase::Idle);
        assert!(
            is_dismissed(&second).await && !is_dismissed(&third).await,
            "the same for those that stay on"
        );
        drop((first, second, third, fourth));
        assert_eq!(counted(&connections), (0, 0));
    }

    #[tokio::test]
    async fn a_full_door_lets_those_go_of_whom_most_stand_there() {
        let connections = Connections::new(Room { all: 4, each: 3, waiting: 3 });
        let crowd: Vec<_> = (0..3).map(|_| connections.admit(HOME).unwrap()).collect();
        let alone = connections.admit(elsewhere(1)).unwrap();
        let other = connections.admit(elsewhere(2)).unwrap();
        assert!(is_dismissed(&crowd[0]).await && !is_dismissed(&alone).await);
        for one in [&alone, &other, &crowd[1], &crowd[2]] {
            one.enter(Phase::Busy);
        }
        assert!(connections.admit(elsewhere(3)).is_none(), "all of them are being answered");
        drop(other);
        assert!(connections.admit(elsewhere(3)).is_some());
    }

    #[tokio::test]
    async fn a_crowd_that_comes_faster_than_it_goes_has_to_wait() {
        let connections = Connections::new(Room { all: 2, each: 2, waiting: 2 });
        let settled = async || timeout(Duration::ZERO, connections.settled()).await.is_ok();
        let mut crowd: Vec<_> = (0..2 + LEAVING).map(|_| connections.admit(HOME).unwrap()).collect();
        assert!(settled().await, "a few are on their way out");
        crowd.push(connections.admit(HOME).unwrap());
        assert!(!settled().await, "one more");
        drop(crowd.remove(0));
        assert!(settled().await);
        drop(crowd);
        assert_eq!((counted(&connections), connections.state().open), ((0, 0), 0));
    }

    #[tokio::test]
    async fn when_the_door_closes_nobody_stands_in_it() {
        let connections = Connections::new(Room { all: 9, each: 9, waiting: 9 });
        let [silent, busy] = [(); 2].map(|()| connections.admit(HOME).unwrap());
        busy.enter(Phase::Busy);
        connections.dismiss_waiting();
        assert!(is_dismissed(&silent).await && !is_dismissed(&busy).await);
        drop(silent);
        assert_eq!(counted(&connections), (1, 1));
    }

    #[tokio::test]
    async fn one_address_has_its_own_room_and_a_household_is_one() {
        let connections = Connections::new(Room { all: 9, each: 2, waiting: 9 });
        let [one, same]: [IpAddr; 2] = ["2001:db8::1", "2001:db8::2"].map(|text| text.parse().unwrap());
        let busy: Vec<_> = [one, same].map(|address| connections.admit(address).unwrap()).into();
        for connection in &busy {
            connection.enter(Phase::Busy);
        }
        assert!(connections.admit(one).is_none());
        assert!(connections.admit(HOME).is_some());
        busy[0].enter(Phase::Idle);
        assert!(connections.admit(same).is_some(), "one that was answered makes room");
        assert!(is_dismissed(&busy[0]).await);
    }

    #[test]
    fn a_proxy_may_have_the_whole_door_and_nobody_else_more_than_half() {
        let config = Config { behind_proxy: true, ..Config::new("") };
        assert_eq!(Room::new(&config, 300).each, 300);
        let Room { each, waiting, .. } = Room::new(&Config::new(""), 300);
        assert_eq!((each, waiting), (150, 37));
    }
}
