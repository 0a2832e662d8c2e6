//! How fast bots play. Everybody knows the grid of moments at which their steps are shown, so that how long a bot thought tells
//! nothing; where one person plays against bots, that person says how fine the grid is (`docs/decisions/pace.md`).

use std::time::Duration;

use comptoir_bots::Level;

use super::LiveTable;
use crate::protocol::{Owner, Pace};

/// What the page of a live stream has asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wish {
    pub pace: Pace,
    /// Whether the game is to be watched where nobody is left to act.
    pub watch: bool,
}

/// How fast the bots of a table play now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tempo {
    pace: Pace,
    /// Nobody is left who could make use of how long a bot thought.
    rest: bool,
}

impl Tempo {
    /// What everybody gets who does not play alone.
    pub const USUAL: Tempo = Tempo { pace: Pace::Normal, rest: false };

    /// After how long a thought that `took` so long is shown, where the house's shortest delay is `shortest` and a bot waits for
    /// others for `patience`.
    pub fn shown_after(
        self,
        (shortest, patience): (Duration, Duration),
        level: Level,
        seed: u64,
        took: Duration,
    ) -> Duration {
        let (delay, slot) = self.grid(shortest, level, seed);
        released(patience + delay, slot, took)
    }

    /// The delay of a step, and the grid on which it is shown if the thought took longer. A quick step always takes equally long; and
    /// who thinks long takes long at any pace, or else it would tell a hard choice from an easy one.
    fn grid(self, shortest: Duration, level: Level, seed: u64) -> (Duration, Duration) {
        let searches = level >= Level::Master;
        match self.pace {
            Pace::Calm => (natural(shortest * 3 / 2, level, seed), shortest),
            Pace::Normal => (natural(shortest, level, seed), shortest),
            Pace::Quick | Pace::AtOnce if searches && !self.rest => (natural(shortest, level, 0), shortest),
            Pace::Quick => (shortest / 12, shortest / 12),
            Pace::AtOnce => (shortest / 30, shortest / 30),
        }
    }
}

impl LiveTable {
    /// Bots that wait with their step hear at once that they need not, or should.
    pub(super) fn retime(&mut self) {
        let tempo = self.wanted();
        self.tempo.send_if_modified(|known| std::mem::replace(known, tempo) != tempo);
    }

    fn wanted(&self) -> Tempo {
        let asked = |guest: &str| self.streams.wish(guest);
        let people: Vec<_> = self.table.seats.iter().filter(|seat| seat.owner() == Owner::Person).collect();
        let acting = people.iter().filter(|seat| seat.bot.is_none()).count();
        let wishes = || people.iter().filter_map(|seat| asked(&seat.guest.as_ref()?.id));
        match (people.len(), acting) {
            // A table of bots alone was made to be watched.
            (0, _) => match asked(&self.table.host) {
                Some(Wish { watch: false, .. }) => Tempo { pace: Pace::AtOnce, rest: true },
                Some(Wish { pace, .. }) => Tempo { pace, rest: true },
                None => Tempo::USUAL,
            },
            // Everybody has handed over: the rest is played at once, unless somebody wants to see it.
            (_, 0) => {
                let slowest = wishes().filter(|wish| wish.watch).map(|wish| wish.pace).min();
                Tempo { pace: slowest.unwrap_or(Pace::AtOnce), rest: true }
            }
            (1, 1) => wishes().next().map_or(Tempo::USUAL, |wish| Tempo { pace: wish.pace, rest: false }),
            _ => Tempo::USUAL,
        }
    }
}

/// Up to three times the shortest delay and a third, mostly near the shortest, so that a row of bots does not tick like a clock. Who
/// thinks long always takes long.
fn natural(shortest: Duration, level: Level, seed: u64) -> Duration {
    let lot = (seed % 1024) as u32;
    let slower = shortest * 7 / 3 * (lot * lot / 1024) / 1024;
    let pace = if level == Level::Legend { 5 } else { 1 };
    (shortest + slower).max(shortest * pace)
}

/// After how long a thought that `took` so long is shown: after the delay, or a whole number of slots later if it took longer. Everybody
/// can work these moments out; which one it is says only roughly how long the bot thought.
fn released(delay: Duration, slot: Duration, took: Duration) -> Duration {
    if slot.is_zero() {
        return took;
    }
    let slots = took.saturating_sub(delay).as_nanos().div_ceil(slot.as_nanos());
    delay + slot * slots as u32
}

#[cfg(test)]
mod tests {
    use super::super::bots::tests::two_bots;
    use super::super::queue::queue;
    use super::super::streams::{Listening, StreamId};
    use super::*;
    use crate::storage::Guest;

    fn guest(id: &str) -> Guest {
        Guest { id: id.into(), name: id.into() }
    }

    /// Somebody's page is open and asks for this.
    fn asks(table: &mut LiveTable, stream: u64, who: &str, pace: Pace, watch: bool) {
        let (queue, _) = queue(usize::MAX);
        let how = Listening { looking: true, changes: false };
        table.opened(StreamId(stream), Some(guest(who)), queue, how);
        table.streams.wishes(StreamId(stream), Wish { pace, watch });
        table.retime();
    }

    fn tempo(table: &LiveTable) -> (Pace, bool) {
        let tempo = *table.tempo.borrow();
        (tempo.pace, tempo.rest)
    }

    #[tokio::test]
    async fn bots_hurry_for_one_person_who_plays_alone_and_for_nobody_else() {
        let (_data, house, mut table) = two_bots(Level::Trader).await;
        table.table.seats[0].guest = Some(guest("ann"));
        table.table.seats[0].bot = None;
        asks(&mut table, 1, "zoe", Pace::AtOnce, false);
        assert_eq!(tempo(&table), (Pace::Normal, false), "whoever watches has no say");
        asks(&mut table, 2, "ann", Pace::Quick, false);
        assert_eq!(tempo(&table), (Pace::Quick, false));
        asks(&mut table, 3, "ann", Pace::Calm, false);
        assert_eq!(tempo(&table), (Pace::Calm, false), "the newest page");
        table.closed(StreamId(3));
        table.retime();
        assert_eq!(tempo(&table), (Pace::Quick, false));

        table.table.seats[1].guest = Some(guest("ben"));
        table.retime();
        assert_eq!(tempo(&table), (Pace::Normal, false), "a bot plays for the other, who may come back");
        table.table.seats[1].bot = None;
        table.retime();
        assert_eq!(tempo(&table), (Pace::Normal, false));
        house.close().await;
    }

    #[tokio::test]
    async fn the_rest_of_a_game_is_played_at_once_unless_somebody_wants_to_watch() {
        let (_data, house, mut table) = two_bots(Level::Trader).await;
        assert_eq!(tempo(&table), (Pace::Normal, false), "bots alone are there to be watched");
        asks(&mut table, 1, "host", Pace::Normal, true);
        assert_eq!(tempo(&table), (Pace::Normal, true));
        asks(&mut table, 2, "host", Pace::Normal, false);
        assert_eq!(tempo(&table), (Pace::AtOnce, true));

        for (seat, who) in ["ann", "ben"].into_iter().enumerate() {
            table.table.seats[seat].guest = Some(guest(who));
        }
        table.retime();
        assert_eq!(tempo(&table), (Pace::AtOnce, true), "both have handed over");
        asks(&mut table, 3, "ann", Pace::Quick, true);
        asks(&mut table, 4, "ben", Pace::Calm, true);
        assert_eq!(tempo(&table), (Pace::Calm, true), "the slower one follows too");
        asks(&mut table, 5, "ann", Pace::Quick, false);
        asks(&mut table, 6, "ben", Pace::Calm, false);
        assert_eq!(tempo(&table), (Pace::AtOnce, true));
        house.close().await;
    }

    #[test]
    fn a_thought_is_shown_at_a_moment_that_says_little_about_it() {
        let [delay, slot] = [700, 600].map(Duration::from_millis);
        let shown = |took| released(delay, slot, Duration::from_millis(took)).as_millis();
        assert_eq!([0, 1, 699, 700].map(shown), [700; 4]);
        assert_eq!([701, 1299, 1300].map(shown), [1300; 3]);
        assert_eq!(shown(1301), 1900);
        let took = Duration::from_millis(3);
        assert_eq!(released(Duration::ZERO, Duration::ZERO, took), took, "tests do not wait");
    }

    #[test]
    fn a_bot_takes_as_long_as_a_person_in_no_hurry_whatever_it_holds() {
        let shortest = Duration::from_millis(600);
        let taken = |level| (0..2000).map(move |seed| natural(shortest, level, seed).as_millis());
        assert_eq!((taken(Level::Master).min(), taken(Level::Master).max()), (Some(600), Some(1997)));
        assert_eq!((taken(Level::Legend).min(), taken(Level::Legend).max()), (Some(3000), Some(3000)));
        assert_eq!(natural(Duration::ZERO, Level::Legend, 7), Duration::ZERO, "tests do not wait");
    }

    #[test]
    fn a_quick_bot_takes_equally_long_whatever_it_holds_and_one_that_searches_as_long_as_ever() {
        let shortest = Duration::from_millis(600);
        let shown = |pace, rest, level, seed, took| {
            let tempo = Tempo { pace, rest };
            tempo
                .shown_after((shortest, Duration::ZERO), level, seed, Duration::from_millis(took))
                .as_millis()
        };
        for seed in 0..50 {
            assert_eq!(shown(Pace::Quick, false, Level::Trader, seed, 3), 50);
            assert_eq!(shown(Pace::AtOnce, false, Level::Trader, seed, 3), 20);
            for took in [0, 700, 2999] {
                assert_eq!(shown(Pace::AtOnce, false, Level::Legend, seed, took), 3000);
            }
        }
        assert_eq!(shown(Pace::AtOnce, true, Level::Legend, 0, 701), 720, "nobody is left to act");
    }
}
