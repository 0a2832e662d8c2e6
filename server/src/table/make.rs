//! Making a table.

use std::sync::Arc;

use comptoir_bots::Level;
use comptoir_kernel::MAX_SEATS;
use serde_json::{Map, Value};

use super::excuse;
use crate::house::House;
use crate::protocol::{NewSeat, NewTable, NoticeKind, Owner, Problem, Status, Visibility};
use crate::storage::{Guest, Notice, NoticeChange, StoredSeat, StoredTable, Write};
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
    let table = gathering(&maker, new.game, &chosen, seats)?;
    let fill = new.fill.map(|fill| fill.from(table.made)).transpose()?;
    let (visibility, language, rated, clock) = (new.visibility, new.language, new.rated, new.clock);
    let coach = new.coach;
    if rated && coach {
        return Err(Problem::NoCoach);
    }
    if clock.is_some_and(|clock| !clock.control.is_sound()) {
        return Err(Problem::BadClock);
    }
    let table = StoredTable { visibility, language, fill, rated, coach, clock, ..table };
    if table.rated {
        excuse::may_be_rated(house, &table).await?;
    }
    store_new(house, table, None).await
}

/// The same game with the same people, some time later: whoever asks sits down, and the seats of the others are kept for them.
pub(crate) async fn make_again(
    house: &Arc<House>,
    first: &StoredTable,
    asker: &Guest,
) -> Result<String, Problem> {
    let together = together(house, first, asker).await?;
    let mut seats = Vec::new();
    for seat in &first.seats {
        let person = seat.guest.clone().filter(|guest| together.contains(&guest.id));
        let me = person.clone().filter(|guest| guest.id == asker.id);
        let bot = if seat.owner() == Owner::Bot { seat.bot } else { None };
        let invited = person.filter(|guest| guest.id != asker.id);
        seats.push(StoredSeat { invited, ..unpledged(me, bot)? });
    }
    store_new(house, like(first, asker, seats)?, None).await
}

/// Those of a finished game who may sit together again: not a former player, and nobody between whom and another there is a block.
async fn together(house: &House, first: &StoredTable, asker: &Guest) -> Result<Vec<String>, Problem> {
    let mut together = vec![asker.id.clone()];
    for guest in first.seats.iter().filter_map(|seat| seat.guest.as_ref()) {
        if guest.id == asker.id || guest.name.is_empty() {
            continue;
        }
        let apart = house.storage.apart_from(&guest.id).await?;
        if !together.iter().any(|other| apart.contains(other)) {
            together.push(guest.id.clone());
        }
    }
    Ok(together)
}

/// A new table like another, with other seats.
fn like(first: &StoredTable, host: &Guest, seats: Vec<StoredSeat>) -> Result<StoredTable, Problem> {
    let table = gathering(host, first.game.clone(), &first.options, seats)?;
    let StoredTable { visibility, language, rated, coach, clock, .. } = *first;
    Ok(StoredTable { visibility, language, rated, coach, clock, ..table })
}

/// The same people and bots at a new table, with a new seed. Everybody's seat is kept until their page has come and
/// pledged; bots that played on for somebody stay behind.
pub(super) async fn make_rematch(
    house: &Arc<House>,
    first: &StoredTable,
    asker: &Guest,
) -> Result<String, Problem> {
    let together = together(house, first, asker).await?;
    let seats = first.seats.iter().map(|seat| {
        let bot = if seat.owner() == Owner::Bot { seat.bot } else { None };
        unpledged(seat.guest.clone().filter(|guest| together.contains(&guest.id)), bot)
    });
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    store_new(house, like(first, asker, seats)?, Some(first.id.clone())).await
}

/// A seat for this guest or this bot, or for whoever comes.
fn unpledged(guest: Option<Guest>, bot: Option<Level>) -> Result<StoredSeat, Problem> {
    let key = random::hex::<16>()?;
    Ok(StoredSeat {
        guest,
        bot,
        key,
        pledge: None,
        opening: None,
        program: false,
        invited: None,
        excused: Vec::new(),
        coached: false,
    })
}

/// A table under the newest rules, whose game has yet to begin.
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
        visibility: Visibility::default(),
        language: None,
        fill: None,
        rated: false,
        coach: false,
        clock: None,
        clocks: None,
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

/// Whoever has a seat at a new table, or one that is kept for them, and did not make it.
fn invitations(house: &House, table: &StoredTable) -> Vec<NoticeChange> {
    let due = table.made + house.config.notices.as_secs() as i64;
    let others = table.seats.iter().enumerate().filter_map(|(seat, stored)| {
        let guest = stored.guest.as_ref().or(stored.invited.as_ref())?;
        Some((seat, guest.id.clone())).filter(|(_, guest)| *guest != table.host)
    });
    let at = table.made;
    let put = others.map(|(seat, guest)| {
        let (table, kind, key) = (table.id.clone(), NoticeKind::Invitation, seat.to_string());
        NoticeChange::Put(Notice { guest, kind, table, key, at, seen: false, due })
    });
    put.collect()
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
    let invited: Vec<String> =
        table.seats.iter().filter_map(|seat| Some(seat.invited.as_ref()?.id.clone())).collect();
    let told = invitations(house, &table);
    let write = Write::Table { table: Box::new(table), rematch_of };
    house.storage.write(write.telling(told)).await?;
    for guest in invited {
        house.board.tell(&guest);
    }
    house.wake(&id);
    Ok(id)
}
