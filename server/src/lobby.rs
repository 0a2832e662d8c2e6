//! The board in the lobby: what stands on it is worked out once for everybody, and again a moment after something of it changed.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use comptoir_words::Language;
use serde::Deserialize;
use tokio::sync::{broadcast, watch};
use tokio::time::sleep;

use crate::house::House;
use crate::protocol::{OpenTable, Owner, Person, Problem, Timing};
use crate::storage::{Guest, List, StorageError, StoredTable};

/// The most open tables the board has room for.
const TABLES: u32 = 500;
/// The most people it has room for.
const PEOPLE: usize = 200;
/// Those who heard something of their own, as far as a stream that is slow to hear of it may lag behind.
const TOLD: usize = 256;

/// What everybody reads; each reader's own part of it depends on who they are.
#[derive(Debug, Default)]
pub(crate) struct Posted {
    /// Newest first.
    pub tables: Vec<Posting>,
    /// Those who are here and show it, by name.
    pub here: Vec<Guest>,
}

/// An open table, and everybody who has to do with it.
#[derive(Clone, Debug)]
pub(crate) struct Posting {
    pub table: OpenTable,
    people: Vec<String>,
}

impl Posting {
    pub fn of(table: &StoredTable) -> Posting {
        let people = table.seats.iter().filter_map(|seat| seat.guest.as_ref());
        let people =
            people.map(|Guest { id, name }| Person { guest: id.clone(), name: name.clone() }).collect();
        let count = |which: fn(&crate::storage::StoredSeat) -> bool| {
            table.seats.iter().filter(|seat| which(seat)).count() as u8
        };
        Posting {
            people: table.people().map(str::to_owned).collect(),
            table: OpenTable {
                id: table.id.clone(),
                game: table.game.clone(),
                options: table.options.clone(),
                seats: table.seats.len() as u8,
                open: count(crate::storage::StoredSeat::is_free),
                people,
                bots: count(|seat| seat.owner() == Owner::Bot),
                language: table.language,
                rated: table.rated,
                coach: table.coach,
                clock: table.clock,
                made: table.made,
                fill: table.fill,
            },
        }
    }

    /// Whether none of these people has to do with it.
    pub fn is_without(&self, people: &HashSet<String>) -> bool {
        !self.people.iter().any(|person| people.contains(person))
    }
}

/// Which tables somebody looks for.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Wish {
    pub game: Option<String>,
    /// How many there are at the table.
    pub seats: Option<u8>,
    pub language: Option<Language>,
    /// How fast it is.
    timing: Option<Timing>,
    /// Choices of options: `first.lot,memory.open`.
    options: Option<String>,
}

impl Wish {
    pub fn new(game: String, seats: Option<u8>, language: Option<Language>) -> Wish {
        Wish { game: Some(game), seats, language, timing: None, options: None }
    }

    pub fn fits(&self, table: &OpenTable) -> bool {
        let chosen = |choice: &str| {
            let Some((option, choice)) = choice.split_once('.') else { return false };
            table.options.get(option).and_then(|chosen| chosen.as_str()) == Some(choice)
        };
        let mut options =
            self.options.iter().flat_map(|options| options.split(',')).filter(|it| !it.is_empty());
        self.game.as_ref().is_none_or(|game| *game == table.game)
            && self.seats.is_none_or(|seats| seats == table.seats)
            && self.language.is_none_or(|language| table.language == Some(language))
            && self.timing.is_none_or(|timing| timing == Timing::of(table.clock.as_ref()))
            && options.all(chosen)
    }
}

/// The board itself.
#[derive(Debug)]
pub(crate) struct Board {
    posted: watch::Sender<Arc<Posted>>,
    /// Something besides the tables changed: who is here, or that somebody reads.
    looked: watch::Sender<u64>,
    /// Whose own part changed.
    told: broadcast::Sender<String>,
    /// How many streams each person has open.
    here: Mutex<HashMap<String, u32>>,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            posted: watch::Sender::default(),
            looked: watch::Sender::new(0),
            told: broadcast::Sender::new(TOLD),
            here: Mutex::default(),
        }
    }
}

impl Board {
    /// Begins to read it. Nothing is worked out while nobody does.
    pub fn read(&self) -> (watch::Receiver<Arc<Posted>>, broadcast::Receiver<String>) {
        let reading = (self.posted.subscribe(), self.told.subscribe());
        self.looked.send_modify(|number| *number += 1);
        reading
    }

    /// Something changed that only this person reads.
    pub fn tell(&self, guest: &str) {
        // An error means that nobody listens.
        let _ = self.told.send(guest.to_owned());
    }

    /// Whether somebody has the page open.
    pub fn has(&self, guest: &str) -> bool {
        self.register().contains_key(guest)
    }

    fn register(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        // Nothing can panic half-way through a change of the map.
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody has the page open, for as long as this is kept.
pub(crate) struct Arrived {
    house: Arc<House>,
    guest: String,
}

impl Arrived {
    pub fn new(house: &Arc<House>, guest: &Guest) -> Arrived {
        let mut here = house.board.register();
        *here.entry(guest.id.clone()).or_default() += 1;
        drop(here);
        house.board.looked.send_modify(|number| *number += 1);
        Arrived { house: house.clone(), guest: guest.id.clone() }
    }
}

impl Drop for Arrived {
    fn drop(&mut self) {
        let mut here = self.house.board.register();
        if let Some(streams) = here.get_mut(&self.guest) {
            *streams -= 1;
            if *streams == 0 {
                here.remove(&self.guest);
            }
        }
        drop(here);
        self.house.board.looked.send_modify(|number| *number += 1);
    }
}

/// Keeps the board for as long as there is a house.
pub(crate) async fn keep(house: Weak<House>) {
    let (mut stored, mut looked, mut stop, pause) = {
        let Some(house) = house.upgrade() else { return };
        let stop = house.stop.subscribe();
        (house.storage.posted(), house.board.looked.subscribe(), stop, house.config.lobby)
    };
    loop {
        // An error means that the house is gone.
        let changed = tokio::select! {
            changed = stored.changed() => changed.is_ok(),
            changed = looked.changed() => changed.is_ok(),
            _ = stop.wait_for(|stop| *stop) => false,
        };
        let Some(house) = house.upgrade().filter(|_| changed) else { return };
        if house.board.posted.receiver_count() > 0 {
            stored.mark_unchanged();
            looked.mark_unchanged();
            match post(&house).await {
                Ok(posted) => drop(house.board.posted.send_replace(Arc::new(posted))),
                Err(why) => why.report("the open tables cannot be listed"),
            }
        }
        drop(house);
        sleep(pause).await;
    }
}

async fn post(house: &House) -> Result<Posted, StorageError> {
    let tables = house.storage.list(List::Open, TABLES).await?;
    let here: Vec<String> = house.board.register().keys().cloned().collect();
    let mut here = house.storage.seen_here(&here).await?;
    here.truncate(PEOPLE);
    Ok(Posted { tables: tables.iter().map(Posting::of).collect(), here })
}

impl House {
    /// The open tables that fit, oldest first, straight from storage.
    pub(crate) async fn fitting(&self, wish: &Wish) -> Result<Vec<StoredTable>, Problem> {
        let mut tables = self.storage.list(List::Open, TABLES).await?;
        tables.retain(|table| wish.fits(&Posting::of(table).table));
        tables.reverse();
        Ok(tables)
    }
}
