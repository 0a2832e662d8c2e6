//! Making a table.

use std::sync::Arc;

use comptoir_kernel::MAX_SEATS;
use serde_json::{Map, Value};

use crate::house::House;
use crate::protocol::{NewSeat, NewTable, Problem, Status};
use crate::storage::{Guest, StoredSeat, StoredTable, Write};
use crate::{adapter, clock, random};

/// Makes a table for `maker` and gives its id. The maker's seat waits for its number: he draws it when he has seen the
/// commitment, so that the seed cannot follow from it. Where only bots play the game begins at once.
pub(crate) async fn make(house: &Arc<House>, maker: Guest, new: NewTable) -> Result<String, Problem> {
    if new.seats.len() > MAX_SEATS || new.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(Problem::BadSeats);
    }
    let chosen = if new.options.is_null() { Value::Object(Map::new()) } else { new.options };
    let (options, rules_version) = adapter::options(&new.game, &chosen, new.seats.len() as u8)?;
    let now = clock::now();
    let mut table = StoredTable {
        id: random::hex::<10>()?,
        game: new.game,
        rules_version,
        options,
        host: maker.id.clone(),
        watch: new.watch,
        public: new.public,
        status: Status::Gathering,
        seed: random::bytes32()?,
        made: now,
        touched: now,
        setup: None,
        to_act: Vec::new(),
        standings: None,
        rematch: None,
        seats: Vec::new(),
    };
    for seat in new.seats {
        let (guest, bot, number) = match seat {
            NewSeat::Me => (Some(maker.clone()), None, None),
            NewSeat::Open => (None, None, None),
            NewSeat::Bot(level) => (None, Some(level), Some(random::bytes32()?)),
        };
        table.seats.push(StoredSeat { guest, bot, key: random::hex::<16>()?, number });
    }
    store_new(house, table, None).await
}

/// The same people and bots at a new table, with a new seed. The asker's seat waits for its number; for the others, who may
/// not be there, the server draws one, as it does for bots.
pub(super) async fn make_rematch(
    house: &Arc<House>,
    first: &StoredTable,
    asker: &Guest,
) -> Result<String, Problem> {
    let (options, rules_version) = adapter::options(&first.game, &first.options, first.seats.len() as u8)?;
    let now = clock::now();
    let mut table = StoredTable {
        id: random::hex::<10>()?,
        rules_version,
        options,
        host: asker.id.clone(),
        status: Status::Gathering,
        seed: random::bytes32()?,
        made: now,
        touched: now,
        setup: None,
        to_act: Vec::new(),
        standings: None,
        rematch: None,
        ..first.clone()
    };
    let asking = table.seat_of(&asker.id);
    for (at, seat) in table.seats.iter_mut().enumerate() {
        let asks = asking.is_some_and(|asking| asking.index() == at);
        seat.number = if asks { None } else { Some(random::bytes32()?) };
        seat.key = random::hex::<16>()?;
    }
    store_new(house, table, Some(first.id.clone())).await
}

async fn store_new(
    house: &Arc<House>,
    mut table: StoredTable,
    rematch_of: Option<String>,
) -> Result<String, Problem> {
    let limit = house.config.tables_per_guest;
    let _making = house.making(&table.host).await;
    if house.storage.unfinished_of(&table.host).await? >= limit {
        return Err(Problem::TooManyTables { limit });
    }
    if table.seats.iter().all(StoredSeat::is_ready) {
        let (setup, game) = adapter::begin(&table, table.made)?;
        table.status = Status::Playing;
        table.to_act = game.to_act();
        table.setup = Some(setup);
    }
    let id = table.id.clone();
    house.storage.write(Write::Table { table: Box::new(table), rematch_of }).await?;
    house.wake(&id);
    Ok(id)
}
