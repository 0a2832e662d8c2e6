//! Making a table.

use std::sync::Arc;

use comptoir_bots::Level;
use comptoir_kernel::MAX_SEATS;
use serde_json::{Map, Value};

use crate::house::House;
use crate::protocol::{NewSeat, NewTable, Owner, Problem, Status, Watch};
use crate::storage::{Guest, StoredSeat, StoredTable, Write};
use crate::{adapter, clock, random};

/// Makes a table for `maker` and gives its id. The maker's seat is kept until their page has
/// pledged a number for it. Where only bots play the game begins at once.
pub(crate) async fn make(house: &Arc<House>, maker: Guest, new: NewTable) -> Result<String, Problem> {
    if new.seats.len() > MAX_SEATS || new.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(Problem::BadSeats);
    }
    let chosen = if new.options.is_null() { Value::Object(Map::new()) } else { new.options };
    let seats = new.seats.into_iter().map(|seat| match seat {
        NewSeat::Me => unpledged(Some(maker.clone()), None),
        NewSeat::Open => unpledged(None, None),
        NewSeat::Bot(level) => unpledged(None, Some(level)),
    });
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    let table =
        StoredTable { watch: new.watch, public: new.public, ..gathering(&maker, new.game, &chosen, seats)? };
    store_new(house, table, None).await
}

/// The same people and bots at a new table, with a new seed. Everybody's seat is kept until their page has come and
/// pledged; bots that played on for somebody stay behind.
pub(super) async fn make_rematch(
    house: &Arc<House>,
    first: &StoredTable,
    asker: &Guest,
) -> Result<String, Problem> {
    let seats = first.seats.iter().map(|seat| {
        let bot = if seat.owner() == Owner::Bot { seat.bot } else { None };
        unpledged(seat.guest.clone(), bot)
    });
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    let table = gathering(asker, first.game.clone(), &first.options, seats)?;
    let table = StoredTable { watch: first.watch, public: first.public, ..table };
    store_new(house, table, Some(first.id.clone())).await
}

/// A seat for this guest or this bot, or for whoever comes.
fn unpledged(guest: Option<Guest>, bot: Option<Level>) -> Result<StoredSeat, Problem> {
    Ok(StoredSeat { guest, bot, key: random::hex::<16>()?, pledge: None, opening: None, program: false })
}

/// A private table under the newest rules, whose game has yet to begin.
fn gathering(
    host: &Guest,
    game: String,
    options: &Value,
    seats: Vec<StoredSeat>,
) -> Result<StoredTable, Problem> {
    let (options, edition) = adapter::options(&game, options, seats.len() as u8)?;
    let now = clock::now();
    Ok(StoredTable {
        id: random::hex::<10>()?,
        game,
        edition,
        options,
        host: host.id.clone(),
        watch: Watch::default(),
        public: false,
        status: Status::Gathering,
        seed: random::bytes32()?,
        broken_off: Vec::new(),
        made: now,
        touched: now,
        setup: None,
        to_act: Vec::new(),
        standings: None,
        rematch: None,
        seats,
        returns: Vec::new(),
    })
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
