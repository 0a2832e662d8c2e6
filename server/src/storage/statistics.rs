//! What statistics are made of.

use std::collections::BTreeMap;

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row};

use super::ratings::rating;
use super::results::level;
use super::{Guest, Storage, StorageError, from_word};
use crate::protocol::{SeenBy, Visibility};
use crate::ratings::{Rating, SETTLED};

/// A game that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredResult {
    /// In the order in which games ended.
    pub number: i64,
    /// Where it was played.
    pub table: String,
    /// Whether that table is in the public lists.
    pub open: bool,
    /// Who made the table.
    pub host: String,
    /// The game's options.
    pub options: Value,
    /// The strongest bot that had a seat of its own.
    pub strongest: Option<Level>,
    /// Whether it was rated.
    pub rated: bool,
    /// Seconds since 1970.
    pub began: i64,
    /// Seconds since 1970.
    pub ended: i64,
    /// How many steps it took.
    pub steps: u32,
    /// In seat order.
    pub places: Vec<StoredPlace>,
}

/// What one seat came to.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredPlace {
    /// Which.
    pub seat: Seat,
    /// Whose; a former player has no name.
    pub guest: Option<(Guest, SeenBy)>,
    /// If it was a bot's own: its level.
    pub bot: Option<Level>,
    /// 1 for a winner.
    pub rank: u8,
    /// The points shown.
    pub points: i32,
    /// How often its person decided something.
    pub decisions: u32,
    /// In how many seconds.
    pub thought: u32,
    /// How often a bot decided for them.
    pub bot_steps: u32,
    /// Whether it counted for the rating, at a rated table.
    pub counts: bool,
    /// What the rating was after it.
    pub rating: Option<Rating>,
}

/// How often somebody played a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The game's id.
    pub game: String,
    /// Games that are over.
    pub games: u32,
    /// Those they won, alone or with others.
    pub wins: u32,
    /// When the last one ended, in seconds since 1970.
    pub last: i64,
    /// Their rating, with the number of rated games.
    pub rating: Option<(Rating, u32)>,
}

/// Somebody, as far as it is decided who may see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Who.
    pub guest: Guest,
    /// Who may see their page.
    pub seen_by: SeenBy,
}

/// How often something happened at tables with the same number of seats and the same options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u32,
    /// Wins of each seat.
    pub wins: BTreeMap<u8, u32>,
    /// How often somebody had so many points.
    pub points: BTreeMap<i32, u32>,
    /// How often a game took so many steps, in tens.
    pub steps: BTreeMap<u32, u32>,
    /// How often a game took so many minutes, in fives.
    pub minutes: BTreeMap<u32, u32>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLeader {
    /// 1, 2, 3, ...; equals share the better one.
    pub rank: u32,
    /// Who.
    pub guest: Guest,
    /// How strong.
    pub rating: Rating,
    /// After how many rated games.
    pub games: u32,
}

impl Storage {
    /// Somebody who is here; a former player is not.
    pub async fn seen(&self, guest: &str) -> Result<Option<Seen>, StorageError> {
        let row = sqlx::query("SELECT id, name, seen_by FROM guests WHERE id = $1 AND name <> ''")
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            let guest = Guest { id: row.try_get("id")?, name: row.try_get("name")? };
            Ok(Seen { guest, seen_by: from_word(row.try_get("seen_by")?)? })
        })
        .transpose()
    }

    /// Every game of this kind that people played, by seats and options.
    pub async fn tallies(&self, game: &str) -> Result<BTreeMap<(u8, String), Tally>, StorageError> {
        let mut tallies: BTreeMap<(u8, String), Tally> = BTreeMap::new();
        let mut of = |row: &SqliteRow, change: &dyn Fn(&mut Tally, u32) -> Result<(), StorageError>| {
            let key = (row.try_get::<i64, _>("seats")? as u8, row.try_get("options")?);
            change(tallies.entry(key).or_default(), row.try_get::<i64, _>("counted")? as u32)
        };
        let places = sqlx::query(
            "SELECT r.seats, r.options, p.seat, p.rank = 1 AS won, p.points, COUNT(*) AS counted \
             FROM results r JOIN places p ON p.result = r.number WHERE r.game = $1 AND r.people > 0 GROUP BY 1, 2, 3, 4, 5",
        )
        .bind(game)
        .fetch_all(&self.readers)
        .await?;
        for row in &places {
            let (seat, won) = (row.try_get::<i64, _>("seat")? as u8, row.try_get::<bool, _>("won")?);
            let points = row.try_get::<i64, _>("points")? as i32;
            of(row, &|tally, counted| {
                *tally.wins.entry(seat).or_default() += if won { counted } else { 0 };
                *tally.points.entry(points).or_default() += counted;
                Ok(())
            })?;
        }
        let lengths = sqlx::query(
            "SELECT seats, options, steps / 10 * 10 AS steps, \
             CASE WHEN ended - began < 0 THEN 0 WHEN ended - began >= 14400 THEN 240 ELSE (ended - began) / 300 * 5 END AS minutes, \
             COUNT(*) AS counted FROM results WHERE game = $1 AND people > 0 GROUP BY 1, 2, 3, 4",
        )
        .bind(game)
        .fetch_all(&self.readers)
        .await?;
        for row in &lengths {
            let steps = row.try_get::<i64, _>("steps")? as u32;
            let minutes = row.try_get::<i64, _>("minutes")? as u32;
            of(row, &|tally, counted| {
                tally.games += counted;
                *tally.steps.entry(steps).or_default() += counted;
                *tally.minutes.entry(minutes).or_default() += counted;
                Ok(())
            })?;
        }
        Ok(tallies)
    }

    /// A page of those whom everybody may see and who have played enough rated games, the strongest first; and how many they are.
    pub async fn leaders(
        &self,
        game: &str,
        skip: u32,
        limit: u32,
    ) -> Result<(Vec<StoredLeader>, u32), StorageError> {
        const WHO: &str = "FROM ratings t JOIN guests g ON g.id = t.guest \
             WHERE t.game = $1 AND t.games >= $2 AND g.seen_by = 'everybody' AND g.handle IS NOT NULL";
        let counted = sqlx::query(AssertSqlSafe(format!("SELECT COUNT(*) {WHO}")))
            .bind(game)
            .bind(i64::from(SETTLED))
            .fetch_one(&self.readers)
            .await?;
        let rows = sqlx::query(AssertSqlSafe(format!(
            "SELECT RANK() OVER (ORDER BY t.rating DESC) AS place, g.id, g.name, t.rating, t.deviation, t.games {WHO} \
             ORDER BY t.rating DESC, g.id LIMIT $3 OFFSET $4"
        )))
        .bind(game)
        .bind(i64::from(SETTLED))
        .bind(i64::from(limit))
        .bind(i64::from(skip))
        .fetch_all(&self.readers)
        .await?;
        let leaders: Result<Vec<StoredLeader>, StorageError> = rows
            .iter()
            .map(|row| {
                Ok(StoredLeader {
                    rank: row.try_get::<i64, _>("place")? as u32,
                    guest: Guest { id: row.try_get("id")?, name: row.try_get("name")? },
                    rating: rating(row)?,
                    games: row.try_get::<i64, _>("games")? as u32,
                })
            })
            .collect();
        Ok((leaders?, counted.try_get::<i64, _>(0)? as u32))
    }

    /// How often somebody played each game, the one played most first.
    pub async fn played_by(&self, guest: &str) -> Result<Vec<Played>, StorageError> {
        let rows = sqlx::query(
            "SELECT p.game, COUNT(*) AS played, SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS wins, MAX(r.ended) AS last, \
             t.rating, t.deviation, t.games FROM places p JOIN results r ON r.number = p.result \
             LEFT JOIN ratings t ON t.guest = p.guest AND t.game = p.game \
             WHERE p.guest = $1 GROUP BY p.game, t.rating, t.deviation, t.games ORDER BY played DESC, p.game",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                let games: Option<i64> = row.try_get("games")?;
                Ok(Played {
                    game: row.try_get("game")?,
                    games: row.try_get::<i64, _>("played")? as u32,
                    wins: row.try_get::<i64, _>("wins")? as u32,
                    last: row.try_get("last")?,
                    rating: games
                        .map(|games| Ok::<_, StorageError>((rating(row)?, games as u32)))
                        .transpose()?,
                })
            })
            .collect()
    }

    /// The newest results of somebody in a game, `limit` at most, the newest first.
    pub async fn results_of(
        &self,
        guest: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<StoredResult>, StorageError> {
        let rows = sqlx::query(
            "SELECT r.number, r.table_id, t.visibility, t.host, r.options, r.strongest, r.rated, r.began, r.ended, r.steps, \
             p.seat, p.guest, g.name, g.seen_by, p.bot, p.rank, p.points, p.decisions, p.thought, p.bot_steps, p.counts, \
             p.rating, p.deviation FROM \
             (SELECT result FROM places WHERE guest = $1 AND game = $2 ORDER BY result DESC LIMIT $3) AS mine \
             JOIN results r ON r.number = mine.result JOIN tables t ON t.id = r.table_id \
             JOIN places p ON p.result = r.number LEFT JOIN guests g ON g.id = p.guest \
             ORDER BY r.number DESC, p.seat",
        )
        .bind(guest)
        .bind(game)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let mut results: Vec<StoredResult> = Vec::new();
        for row in &rows {
            let number: i64 = row.try_get("number")?;
            if results.last().is_none_or(|last| last.number != number) {
                let visibility: Visibility = from_word(row.try_get("visibility")?)?;
                results.push(StoredResult {
                    number,
                    table: row.try_get("table_id")?,
                    open: visibility == Visibility::Public,
                    host: row.try_get("host")?,
                    options: serde_json::from_str(row.try_get("options")?)?,
                    strongest: level(row, "strongest")?,
                    rated: row.try_get("rated")?,
                    began: row.try_get("began")?,
                    ended: row.try_get("ended")?,
                    steps: row.try_get::<i64, _>("steps")? as u32,
                    places: Vec::new(),
                });
            }
            if let Some(result) = results.last_mut() {
                result.places.push(place(row)?);
            }
        }
        Ok(results)
    }
}

fn place(row: &SqliteRow) -> Result<StoredPlace, StorageError> {
    let guest = match row.try_get::<Option<String>, _>("guest")? {
        Some(id) => Some((Guest { id, name: row.try_get("name")? }, from_word(row.try_get("seen_by")?)?)),
        None => None,
    };
    Ok(StoredPlace {
        seat: Seat(row.try_get::<i64, _>("seat")? as u8),
        guest,
        bot: level(row, "bot")?,
        rank: row.try_get::<i64, _>("rank")? as u8,
        points: row.try_get::<i64, _>("points")? as i32,
        decisions: row.try_get::<i64, _>("decisions")? as u32,
        thought: row.try_get::<i64, _>("thought")? as u32,
        bot_steps: row.try_get::<i64, _>("bot_steps")? as u32,
        counts: row.try_get("counts")?,
        rating: row.try_get::<Option<i64>, _>("rating")?.map(|_| rating(row)).transpose()?,
    })
}
