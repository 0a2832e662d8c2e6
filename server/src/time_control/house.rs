//! What time it is: the one clock of a house, and for how long it has been open.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use super::Moment;

/// Two readings of two clocks are never of the same instant; a wall clock that goes back by less was not set.
const SLACK: i64 = 1000;

/// Where time comes from. Tests have one that passes when they say so.
#[derive(Clone, Debug)]
pub struct Time(Source);

#[derive(Clone, Debug)]
enum Source {
    /// That of the machine.
    Machine(Instant),
    /// One that stands still until it is moved.
    Simulated(Arc<watch::Sender<Reading>>),
}

/// What two clocks show, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Reading {
    /// Since 1970.
    wall: i64,
    /// Since some moment; it never goes back.
    steady: i64,
}

impl Time {
    /// That of the machine.
    pub fn of_the_machine() -> Time {
        Time(Source::Machine(Instant::now()))
    }

    /// One that stands still at this moment, in milliseconds since 1970, until it is moved.
    pub fn simulated(wall: i64) -> Time {
        Time(Source::Simulated(Arc::new(watch::Sender::new(Reading { wall, steady: 0 }))))
    }

    /// Lets simulated time pass.
    pub fn pass(&self, time: Duration) {
        let millis = time.as_millis() as i64;
        self.change(|reading| {
            (reading.wall, reading.steady) = (reading.wall + millis, reading.steady + millis);
        });
    }

    /// Sets the simulated wall clock forward or back, while no time passes.
    pub fn set_wall(&self, by: i64) {
        self.change(|reading| reading.wall += by);
    }

    fn change(&self, change: impl FnOnce(&mut Reading)) {
        if let Source::Simulated(reading) = &self.0 {
            reading.send_modify(change);
        }
    }

    fn read(&self) -> Reading {
        match &self.0 {
            Source::Machine(start) => Reading {
                wall: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64),
                steady: start.elapsed().as_millis() as i64,
            },
            Source::Simulated(reading) => *reading.borrow(),
        }
    }

    /// Waits until the steady clock shows this.
    async fn until(&self, steady: i64) {
        match &self.0 {
            Source::Machine(_) => {
                let left = steady.saturating_sub(self.read().steady);
                tokio::time::sleep(Duration::from_millis(left.max(0) as u64)).await;
            }
            Source::Simulated(reading) => {
                // An error means that nobody moves it any more.
                let _ = reading.subscribe().wait_for(|reading| reading.steady >= steady).await;
            }
        }
    }
}

/// For how long the house has been open and could store what people did.
#[derive(Debug)]
pub struct HouseTime {
    time: Time,
    counted: Mutex<Counted>,
}

#[derive(Debug)]
struct Counted {
    open: i64,
    set_back: i64,
    /// What the steady clock showed when it was last read.
    steady: i64,
    /// By how much the wall clock was ahead of it, at most since it was last set back.
    ahead: i64,
    /// Why nothing can be stored, if so.
    trouble: watch::Receiver<Option<String>>,
}

impl HouseTime {
    /// Goes on from what was written down last.
    pub fn new(time: Time, last: Moment, trouble: watch::Receiver<Option<String>>) -> HouseTime {
        let Reading { wall, steady } = time.read();
        let Moment { open, set_back, .. } = last;
        let set_back = set_back + (last.wall - wall).max(0);
        let counted = Counted { open, set_back, steady, ahead: wall - steady, trouble };
        HouseTime { time, counted: Mutex::new(counted) }
    }

    /// Now.
    pub fn now(&self) -> Moment {
        // Nothing can panic half-way through a change of it.
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        let Reading { wall, steady } = self.time.read();
        // In trouble, and also if it came and went since the last look, nothing is counted. An error means that storage is closed.
        let changed = counted.trouble.has_changed().unwrap_or(true);
        let troubled = counted.trouble.borrow_and_update().is_some();
        if !changed && !troubled {
            counted.open += (steady - counted.steady).max(0);
        }
        counted.steady = steady;
        let ahead = wall - steady;
        if ahead < counted.ahead - SLACK {
            counted.set_back += counted.ahead - ahead;
            counted.ahead = ahead;
        }
        counted.ahead = counted.ahead.max(ahead);
        Moment { wall, open: counted.open, set_back: counted.set_back }
    }

    /// Waits until the house has been open for so long, or could have been, but not for longer than this.
    pub(crate) async fn until(&self, open: i64, longest: i64) {
        let steady = {
            let counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
            counted.steady + open.saturating_sub(counted.open).clamp(0, longest)
        };
        self.time.until(steady).await;
    }
}
