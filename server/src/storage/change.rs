//! Making changes: the SQL of every [`Write`].
//!
//! Whatever touches another number of rows than it must is a failure: the transaction is given up.

use comptoir_kernel::Seat;

use super::sql::{self, Builder, Connection, Done};
use super::{
    StorageError, StoredReturn, StoredSeat, StoredStep, StoredTable, Write, care, channels, clocks, friends,
    import, kept, notices, orders, outbox, people, ratings, results, talk, to_json, to_word,
};
use crate::protocol::Status;

/// Makes all changes, in the transaction that is open.
pub(super) async fn carry_out(connection: &mut Connection, writes: &[Write]) -> Result<(), StorageError> {
    insert_steps(connection, &steps(writes)).await?;
    for write in writes {
        let Write::Telling { write, notices } = write else {
            carry_out_one(connection, write).await?;
            continue;
        };
        carry_out_one(connection, write).await?;
        for notice in notices {
            notices::carry_out(connection, notice).await?;
        }
    }
    Ok(())
}

/// The steps among some changes.
pub(super) fn steps(writes: &[Write]) -> Vec<&StoredStep> {
    writes.iter().filter_map(Write::step).collect()
}

/// A statement did what it was for.
pub(super) fn touched(result: &Done, wanted: usize) -> Result<(), StorageError> {
    match result.rows_affected() {
        found if found == wanted as u64 => Ok(()),
        found => Err(StorageError::Rows { wanted, found }),
    }
}

/// Everything of a change but its step: those are inserted together, one statement for all.
async fn carry_out_one(connection: &mut Connection, write: &Write) -> Result<(), StorageError> {
    let done = match write {
        Write::Person(change) => return people::carry_out(connection, change).await,
        Write::Talk(change) => return talk::carry_out(connection, change).await,
        Write::Friend(change) => return friends::carry_out(connection, change).await,
        Write::Order(change) => return orders::carry_out(connection, change).await,
        Write::Kept(change) => return kept::carry_out(connection, change).await,
        Write::Outbox(change) => return outbox::carry_out(connection, change).await,
        Write::Care(change) => return care::carry_out(connection, change).await,
        Write::Time(change) => return clocks::carry_out(connection, change).await,
        Write::Notice(change) => return notices::carry_out(connection, change).await,
        Write::Channel(change) => return channels::carry_out(connection, change).await,
        // `carry_out` takes it apart, and `telling` makes none of another.
        Write::Telling { .. } => return Ok(()),
        Write::Import(change) => return import::carry_out(connection, change).await,
        Write::Table { table, rematch_of: None } => return insert_table(connection, table).await,
        Write::Table { table, rematch_of: Some(first) } => {
            insert_table(connection, table).await?;
            sql::query("UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL")
                .bind(first)
                .bind(&table.id)
                .execute(connection)
                .await?
        }
        Write::Seat { table, seat, now, touched: at } => {
            update_seat(connection, table, *seat, now).await?;
            sql::query("UPDATE tables SET touched = $2 WHERE id = $1")
                .bind(table)
                .bind(at)
                .execute(connection)
                .await?
        }
        Write::Seats { table, seats, touched } => {
            for (seat, now) in (0..).map(Seat).zip(seats) {
                update_seat(connection, table, seat, now).await?;
            }
            sql::query("UPDATE tables SET touched = $2 WHERE id = $1")
                .bind(table)
                .bind(touched)
                .execute(connection)
                .await?
        }
        Write::Fill { table, fill } => {
            sql::query("UPDATE tables SET fill = $2 WHERE id = $1")
                .bind(table)
                .bind(fill.as_ref().map(to_json))
                .execute(connection)
                .await?
        }
        Write::FillUp { table, seats, touched } => {
            for (seat, now) in seats {
                update_seat(connection, table, *seat, now).await?;
            }
            sql::query("UPDATE tables SET fill = NULL, touched = $2 WHERE id = $1")
                .bind(table)
                .bind(touched)
                .execute(connection)
                .await?
        }
        Write::Fix { table, touched } => {
            sql::query("UPDATE tables SET status = $2, touched = $3 WHERE id = $1")
                .bind(table)
                .bind(to_word(&Status::Opening))
                .bind(touched)
                .execute(connection)
                .await?
        }
        Write::BreakOff { table, seats, broken_off, touched } => {
            for (seat, now) in (0..).map(Seat).zip(seats) {
                update_seat(connection, table, seat, now).await?;
            }
            sql::query("UPDATE tables SET status = $2, broken_off = $3, touched = $4 WHERE id = $1")
                .bind(table)
                .bind(to_word(&Status::Gathering))
                .bind(to_json(broken_off))
                .bind(touched)
                .execute(connection)
                .await?
        }
        Write::Forget { table } => return forget_table(connection, table).await,
        Write::Return { table, asked } => return store_return(connection, table, asked).await,
        Write::Refuse { table, seat, guest } => {
            sql::query(
                "DELETE FROM returns WHERE table_id = $1 AND seat = $2 AND guest = $3 AND let_in IS NULL",
            )
            .bind(table)
            .bind(i64::from(seat.0))
            .bind(guest)
            .execute(connection)
            .await?
        }
        Write::LetIn { table, asked, now, host } => {
            store_return(connection, table, asked).await?;
            update_seat(connection, table, asked.seat, now).await?;
            sql::query("UPDATE tables SET host = $2 WHERE id = $1")
                .bind(table)
                .bind(host)
                .execute(connection)
                .await?
        }
        Write::Start { table, setup, to_act, touched } => {
            sql::query("UPDATE tables SET status = $2, setup = $3, to_act = $4, touched = $5 WHERE id = $1")
                .bind(table)
                .bind(to_word(&Status::Playing))
                .bind(to_json(setup))
                .bind(to_json(to_act))
                .bind(touched)
                .execute(connection)
                .await?
        }
        Write::Ratings(recomputed) => return ratings::set_right(connection, recomputed).await,
        Write::Step { step, over, time } => {
            if let Some(time) = time {
                clocks::pass(connection, time).await?;
            }
            let Some(standings) = over else { return Ok(()) };
            sql::query("UPDATE tables SET status = $2, standings = $3 WHERE id = $1")
                .bind(&step.table)
                .bind(to_word(&Status::Over))
                .bind(to_json(standings))
                .execute(&mut *connection)
                .await
                .map_err(StorageError::from)
                .and_then(|done| touched(&done, 1))?;
            return results::settle(connection, &step.table, step.at, standings).await;
        }
    };
    touched(&done, 1)
}

/// A table goes, and everything that hangs on it.
pub(super) async fn forget_table(connection: &mut Connection, table: &str) -> Result<(), StorageError> {
    results::tally(connection, table, -1).await?;
    for forget in notices::OF_TABLE {
        sql::query(forget).bind(table).execute(&mut *connection).await?;
    }
    for forget in [
        "UPDATE tables SET rematch = NULL WHERE rematch = $1",
        "DELETE FROM returns WHERE table_id = $1",
        "DELETE FROM lines WHERE table_id = $1",
        "DELETE FROM readers WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM steps WHERE table_id = $1",
        "DELETE FROM places WHERE result IN (SELECT number FROM results WHERE table_id = $1)",
        "DELETE FROM results WHERE table_id = $1",
    ] {
        sql::query(forget).bind(table).execute(&mut *connection).await?;
    }
    let gone = sql::query("DELETE FROM tables WHERE id = $1").bind(table).execute(connection).await?;
    touched(&gone, 1)
}

async fn store_return(
    connection: &mut Connection,
    table: &str,
    asked: &StoredReturn,
) -> Result<(), StorageError> {
    let stored = sql::query(
        "INSERT INTO returns (table_id, seat, guest, asked, agreed, let_in) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (table_id, seat, guest) DO UPDATE SET asked = $4, agreed = $5, let_in = $6",
    )
    .bind(table)
    .bind(i64::from(asked.seat.0))
    .bind(&asked.guest.id)
    .bind(asked.asked)
    .bind(to_json(&asked.agreed))
    .bind(asked.let_in)
    .execute(connection)
    .await?;
    touched(&stored, 1)
}

pub(super) async fn update_seat(
    connection: &mut Connection,
    table: &str,
    seat: Seat,
    now: &StoredSeat,
) -> Result<(), StorageError> {
    let seated = sql::query(
        "UPDATE seats SET guest = $3, bot = $4, pledge = $5, opening = $6, program = $7, invited = $8, \
         excused = $9, coached = $10 \
         WHERE table_id = $1 AND seat = $2",
    )
    .bind(table)
    .bind(i64::from(seat.0))
    .bind(now.guest.as_ref().map(|guest| &guest.id))
    .bind(now.bot.as_ref().map(to_word))
    .bind(now.pledge.as_ref().map(|pledge| pledge.0.as_slice()))
    .bind(now.opening.as_ref().map(to_json))
    .bind(now.program)
    .bind(now.invited.as_ref().map(|guest| &guest.id))
    .bind(to_json(&now.excused))
    .bind(now.coached)
    .execute(connection)
    .await?;
    touched(&seated, 1)
}

pub(super) async fn insert_table(
    connection: &mut Connection,
    table: &StoredTable,
) -> Result<(), StorageError> {
    let made = sql::query(
        "INSERT INTO tables (id, game, edition, options, host, visibility, language, fill, status, seed, made, touched, \
         setup, to_act, broken_off, rated, clock, coach) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.edition.0))
    .bind(to_json(&table.options))
    .bind(&table.host)
    .bind(to_word(&table.visibility))
    .bind(table.language.as_ref().map(to_word))
    .bind(table.fill.as_ref().map(to_json))
    .bind(to_word(&table.status))
    .bind(table.seed.0.as_slice())
    .bind(table.made)
    .bind(table.touched)
    .bind(table.setup.as_ref().map(to_json))
    .bind(to_json(&table.to_act))
    .bind(to_json(&table.broken_off))
    .bind(table.rated)
    .bind(table.clock.as_ref().map(to_json))
    .bind(table.coach)
    .execute(&mut *connection)
    .await?;
    touched(&made, 1)?;
    let insert = Builder::new("INSERT INTO seats (table_id, seat, guest, bot, link_key, pledge, invited) ")
        .rows(table.seats.iter().enumerate(), |(at, seat)| {
            vec![
                (&table.id).into(),
                (at as i64).into(),
                seat.guest.as_ref().map(|guest| &guest.id).into(),
                seat.bot.as_ref().map(to_word).into(),
                (&seat.key).into(),
                seat.pledge.as_ref().map(|pledge| pledge.0.as_slice()).into(),
                seat.invited.as_ref().map(|guest| &guest.id).into(),
            ]
        });
    touched(&insert.build().execute(connection).await?, table.seats.len())
}

pub(super) async fn insert_steps(
    connection: &mut Connection,
    steps: &[&StoredStep],
) -> Result<(), StorageError> {
    if steps.is_empty() {
        return Ok(());
    }
    let insert = Builder::new("INSERT INTO steps (table_id, n, seat, command, step, at, to_act) ").rows(
        steps,
        |step| {
            vec![
                (&step.table).into(),
                i64::from(step.n).into(),
                i64::from(step.seat.0).into(),
                (&step.command).into(),
                (&step.step).into(),
                step.at.into(),
                to_json(&step.to_act).into(),
            ]
        },
    );
    touched(&insert.build().execute(connection).await?, steps.len())
}
