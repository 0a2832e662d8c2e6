//! How games ended: stored in the transaction that ends one.

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use comptoir_kernel::standings::Standing;

use super::change::touched;
use super::ratings::{Place, rate_one};
use super::sql::{self, Connection, Row};
use super::{Setup, StorageError, from_word, to_word};

/// Whoever takes longer over a decision has gone away meanwhile: it counts as so many seconds.
const LONGEST_THOUGHT: i64 = 300;

/// Stores the result of a game in the transaction that ends it, and rates it.
pub(super) async fn settle(
    connection: &mut Connection,
    table: &str,
    ended: i64,
    standings: &[Standing],
) -> Result<(), StorageError> {
    let row = sql::query("SELECT game, options, rated, made, setup FROM tables WHERE id = $1")
        .bind(table)
        .fetch_one(&mut *connection)
        .await?;
    let (game, rated): (String, bool) = (row.try_get("game")?, row.try_get("rated")?);
    let setup: Option<Setup> =
        row.try_get::<Option<&str>, _>("setup")?.map(serde_json::from_str).transpose()?;
    let began = setup.map_or(row.try_get("made")?, |setup| setup.at);
    let seats = seats(connection, table).await?;
    let mut own = seats.iter().filter(|seat| seat.guest.is_none()).filter_map(|seat| seat.bot);
    let strongest = own.next().map(|first| own.fold(first, Level::max));

    let numbered =
        sql::query("SELECT COALESCE(MAX(number), 0) + 1 FROM results").fetch_one(&mut *connection).await?;
    let number: i64 = numbered.try_get(0)?;
    let stored = sql::query(
        "INSERT INTO results (number, table_id, game, seats, options, people, strongest, rated, began, ended, steps) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (SELECT COUNT(*) FROM steps WHERE table_id = $2))",
    )
    .bind(number)
    .bind(table)
    .bind(&game)
    .bind(seats.len() as i64)
    .bind(row.try_get::<&str, _>("options")?)
    .bind(seats.iter().filter(|seat| seat.guest.is_some()).count() as i64)
    .bind(strongest.as_ref().map(to_word))
    .bind(rated)
    .bind(began)
    .bind(ended)
    .execute(&mut *connection)
    .await?;
    touched(&stored, 1)?;

    let mut places = Vec::new();
    for (seat, sat) in (0..).map(Seat).zip(&seats) {
        let Some(line) = standings.iter().find(|line| line.seat == seat) else { continue };
        let counts = rated && sat.counts(&seats, seat);
        places.push(Place { guest: sat.guest.clone(), bot: sat.own_bot(), rank: line.rank, counts });
        let stored = sql::query(
            "INSERT INTO places (result, seat, game, guest, bot, rank, points, decisions, thought, bot_steps, counts) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(number)
        .bind(i64::from(seat.0))
        .bind(&game)
        .bind(&sat.guest)
        .bind(sat.own_bot().as_ref().map(to_word))
        .bind(i64::from(line.rank))
        .bind(i64::from(line.points))
        .bind(sat.decisions)
        .bind(sat.thought)
        .bind(if sat.guest.is_some() { sat.bot_steps } else { 0 })
        .bind(counts)
        .execute(&mut *connection)
        .await?;
        touched(&stored, 1)?;
    }
    tally(connection, table, 1).await?;
    if rated { rate_one(connection, number, &game, &places).await } else { Ok(()) }
}

/// Adds what is counted of a game to the tallies; -1 times takes it away again.
pub(super) async fn tally(connection: &mut Connection, table: &str, times: i64) -> Result<(), StorageError> {
    sql::query(
        "INSERT INTO tallies (game, seats, options, what, value, times) \
         SELECT game, seats, options, what, value, $2 * COUNT(*) FROM counted WHERE table_id = $1 GROUP BY 1, 2, 3, 4, 5 \
         ON CONFLICT (game, seats, options, what, value) DO UPDATE SET times = tallies.times + excluded.times",
    )
    .bind(table)
    .bind(times)
    .execute(connection)
    .await?;
    Ok(())
}

/// A seat when its game ends.
struct Sat {
    guest: Option<String>,
    former: bool,
    bot: Option<Level>,
    excused: Vec<Seat>,
    decisions: i64,
    thought: i64,
    bot_steps: i64,
}

impl Sat {
    fn own_bot(&self) -> Option<Level> {
        self.bot.filter(|_| self.guest.is_none())
    }

    /// Whether its place counts at a rated table: a person's does, even if a bot played on for them, unless all others agreed that it
    /// does not, or they are not here any more.
    fn counts(&self, all: &[Sat], seat: Seat) -> bool {
        let mut others = (0..)
            .map(Seat)
            .zip(all)
            .filter(|(other, sat)| *other != seat && sat.guest.is_some() && !sat.former)
            .peekable();
        let excused = others.peek().is_some() && others.all(|(other, _)| self.excused.contains(&other));
        self.guest.is_none() || !self.former && !excused
    }
}

async fn seats(connection: &mut Connection, table: &str) -> Result<Vec<Sat>, StorageError> {
    let rows = sql::query(
        "SELECT s.guest, COALESCE(g.name = '', FALSE) AS former, s.bot, s.excused, \
         COALESCE(decisions, 0) AS decisions, COALESCE(thought, 0) AS thought, COALESCE(bot_steps, 0) AS bot_steps \
         FROM seats s LEFT JOIN guests g ON g.id = s.guest LEFT JOIN \
         (SELECT seat, COUNT(command) AS decisions, COUNT(*) - COUNT(command) AS bot_steps, \
          CAST(SUM(CASE WHEN command IS NULL OR waited < 0 THEN 0 WHEN waited > $2 THEN $2 ELSE waited END) AS BIGINT) AS thought FROM \
          (SELECT seat, command, at - LAG(at, 1, at) OVER (ORDER BY n) AS waited FROM steps WHERE table_id = $1) AS waits \
          GROUP BY seat) AS taken ON taken.seat = s.seat \
         WHERE s.table_id = $1 ORDER BY s.seat",
    )
    .bind(table)
    .bind(LONGEST_THOUGHT)
    .fetch_all(connection)
    .await?;
    rows.iter()
        .map(|row| {
            Ok(Sat {
                guest: row.try_get("guest")?,
                former: row.try_get("former")?,
                bot: level(row, "bot")?,
                excused: serde_json::from_str(row.try_get("excused")?)?,
                decisions: row.try_get("decisions")?,
                thought: row.try_get("thought")?,
                bot_steps: row.try_get("bot_steps")?,
            })
        })
        .collect()
}

pub(super) fn level(row: &Row, column: &str) -> Result<Option<Level>, StorageError> {
    row.try_get::<Option<String>, _>(column)?.map(from_word).transpose()
}
