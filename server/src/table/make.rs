//! Making a table.

use std::sync::Arc;

use comptoir_kernel::MAX_SEATS;
use serde_json::{Map, Value};

use crate::house::House;
use crate::protocol::{NewSeat, NewTable, Problem, Status};
use crate::storage::{Guest, StoredSeat, StoredTable, Write};
use crate::{adapter, clock, random};

/// Makes a table for `maker` and gives its id. The maker's seat is kept until their page has
/// pledged a number for it. Where only bots play the game begins at once.
pub(crate) async fn make(house: &Arc<House>, maker: Guest, new: NewTable) -> Result<String, Problem> {
    if new.seats.len() > MAX_SEATS || new.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(Problem::BadSeats);
    }
    let chosen = if new.options.is_null() { Value::Object(Map::new()) } else { new.options };
    let (options, edition) = adapter::options(&new.game, &chosen, new.seats.len() as u8)?;
    let now = clock::now();
    let mut table = StoredTable {
        id: random::hex::<10>()?,
        game: new.game,
        edition,
        options,
        host: maker.id.clone(),
        watch: new.watch,
        public: new.public,
        status: Status::Gathering,
        seed: random::bytes32()?,
        broken_off: Vec::new(),
        made: now,
        touched: now,
        setup: None,
        to_act: Vec::new(),
        standings: None,
        rematch: None,
        seats: Vec::new(),
    };
    for seat in new.seats {
        let (guest, bot) = match seat {
            NewSeat::Me => (Some(maker.clone()), None),
            NewSeat::Open => (None, None),
            NewSeat::Bot(level) => (None, Some(level)),
        };
        table.seats.push(StoredSeat { guest, bot, key: random::hex::<16>()?, pledge: None, opening: None });
    }
    store_new(house, table, None).await
}

/// The same people and bots at a new table, with a new seed. Everybody's seat is kept until their page has come and
/// pledged; bots that played on for somebody stay behind.
pub(super) async fn make_rematch(
    house: &Arc<House>,
    first: &StoredTable,
    asker: &Guest,
) -> Result<String, Problem> {
    let (options, edition) = adapter::options(&first.game, &first.options, first.seats.len() as u8)?;
    let now = clock::now();
    let mut table = StoredTable {
        id: random::hex::<10>()?,
        edition,
        options,
        host: asker.id.clone(),
        status: Status::Gathering,
        seed: random::bytes32()?,
        broken_off: Vec::new(),
        made: now,
        touched: now,
        setup: None,
        to_act: Vec::new(),
        standings: None,
        rematch: None,
        ..first.clone()
    };
    for seat in &mut table.seats {
        let bot = if seat.guest.is_some() { None } else { seat.bot };
        *seat = StoredSeat {
            guest: seat.guest.take(),
            bot,
            key: random::hex::<16>()?,
            pledge: None,
            opening: None,
        };
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
    if table.seats.iter().all(StoredSeat::is_opened) {
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
