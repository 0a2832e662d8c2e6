//! Ratings: worked out when a rated game ends, or anew from the results.

use std::collections::{HashMap, HashSet};

use comptoir_bots::Level;

use super::change::touched;
use super::results::level;
use super::sql::{self, Connection, Row};
use super::{Storage, StorageError};
use crate::ratings::{Player, Rating, rate};

/// A place, as far as ratings are concerned.
pub(super) struct Place {
    pub guest: Option<String>,
    pub bot: Option<Level>,
    pub rank: u8,
    /// Whether it is compared with the others.
    pub counts: bool,
}

/// Who came before whom in a game, with the ratings they had; and the guests who get a new one.
fn rated_players(
    places: &[Place],
    before: impl Fn(&str) -> Rating,
) -> (Vec<(Player, u8)>, Vec<Option<&str>>) {
    let counting = places.iter().filter(|place| place.counts);
    counting
        .filter_map(|place| {
            let player = match (&place.guest, place.bot) {
                (Some(guest), _) => Player::Member(before(guest)),
                (None, Some(level)) => Player::Bot(level),
                (None, None) => return None,
            };
            Some(((player, place.rank), place.guest.as_deref()))
        })
        .unzip()
}

/// Rates a game that ends, in the transaction that is open.
pub(super) async fn rate_one(
    connection: &mut Connection,
    number: i64,
    game: &str,
    places: &[Place],
) -> Result<(), StorageError> {
    let mut before: HashMap<&str, (Rating, i64)> = HashMap::new();
    for guest in places.iter().filter_map(|place| place.guest.as_deref()) {
        let row = sql::query("SELECT rating, deviation, games FROM ratings WHERE guest = $1 AND game = $2")
            .bind(guest)
            .bind(game)
            .fetch_optional(&mut *connection)
            .await?;
        if let Some(row) = row {
            before.insert(guest, (rating(&row)?, row.try_get("games")?));
        }
    }
    let known = |guest: &str| before.get(guest).copied().unwrap_or((Rating::FIRST, 0));
    let (players, guests) = rated_players(places, |guest| known(guest).0);
    for (guest, after) in guests.into_iter().zip(rate(game, &players)) {
        let (Some(guest), Some(after)) = (guest, after) else { continue };
        store_rating(connection, guest, game, after, known(guest).1 + 1).await?;
        store_after(connection, number, guest, Some(after)).await?;
    }
    Ok(())
}

async fn store_rating(
    connection: &mut Connection,
    guest: &str,
    game: &str,
    rating: Rating,
    games: i64,
) -> Result<(), StorageError> {
    let stored = sql::query(
        "INSERT INTO ratings (guest, game, rating, deviation, games) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (guest, game) DO UPDATE SET rating = $3, deviation = $4, games = $5",
    )
    .bind(guest)
    .bind(game)
    .bind(rating.points)
    .bind(rating.deviation)
    .bind(games)
    .execute(connection)
    .await?;
    touched(&stored, 1)
}

async fn store_after(
    connection: &mut Connection,
    number: i64,
    guest: &str,
    after: Option<Rating>,
) -> Result<(), StorageError> {
    let stored = sql::query("UPDATE places SET rating = $3, deviation = $4 WHERE result = $1 AND guest = $2")
        .bind(number)
        .bind(guest)
        .bind(after.map(|after| after.points))
        .bind(after.map(|after| after.deviation))
        .execute(connection)
        .await?;
    touched(&stored, 1)
}

/// All ratings, worked out anew from the results.
#[derive(Clone, Debug, Default)]
pub struct Recomputed {
    /// Rated games.
    pub games: u64,
    /// Everybody's rating in every game they played rated, with the number of games.
    pub ratings: HashMap<(String, String), (Rating, i64)>,
    /// The rating after a game, where another one is stored.
    after: Vec<(i64, String, Option<Rating>)>,
    /// How many stored ratings differ from these, are missing, or should not be there.
    pub different: u64,
}

impl Storage {
    /// Works all ratings out anew, from the stored results and nothing else. Whoever is not here any more counts for the others, and has no
    /// rating of their own.
    pub async fn recompute_ratings(&self) -> Result<Recomputed, StorageError> {
        let rows = sql::query(
            "SELECT number, r.game, p.guest, p.bot, p.rank, p.counts, p.rating, p.deviation, \
             COALESCE(g.name = '', FALSE) AS former \
             FROM results r JOIN places p ON p.result = r.number LEFT JOIN guests g ON g.id = p.guest \
             WHERE rated ORDER BY number, p.seat",
        )
        .fetch_all(&self.readers)
        .await?;
        let mut all = Recomputed::default();
        let mut former: HashSet<String> = HashSet::new();
        for game in rows.chunk_by(|one, next| {
            let number = |row: &Row| row.try_get::<i64, _>("number").unwrap_or_default();
            number(one) == number(next)
        }) {
            all.games += 1;
            let (number, id): (i64, String) = (game[0].try_get("number")?, game[0].try_get("game")?);
            let mut places = Vec::new();
            let mut stored = HashMap::new();
            for row in game {
                let guest: Option<String> = row.try_get("guest")?;
                if let Some(guest) = &guest {
                    let after = row.try_get::<Option<i64>, _>("rating")?.map(|_| rating(row)).transpose()?;
                    stored.insert(guest.clone(), after);
                    if row.try_get("former")? {
                        former.insert(guest.clone());
                    }
                }
                let (rank, counts) = (row.try_get::<i64, _>("rank")? as u8, row.try_get("counts")?);
                places.push(Place { guest, bot: level(row, "bot")?, rank, counts });
            }
            let known = |guest: &str| {
                let key = (guest.to_owned(), id.clone());
                all.ratings.get(&key).copied().unwrap_or((Rating::FIRST, 0))
            };
            let (players, guests) = rated_players(&places, |guest| known(guest).0);
            let after: Vec<(String, Rating, i64)> = guests
                .into_iter()
                .zip(rate(&id, &players))
                .filter_map(|(guest, after)| Some((guest?.to_owned(), after?, known(guest?).1 + 1)))
                .collect();
            for (guest, after, games) in &after {
                all.ratings.insert((guest.clone(), id.clone()), (*after, *games));
            }
            for (guest, stored) in stored {
                let found = after.iter().find(|(who, ..)| *who == guest).map(|(_, after, _)| *after);
                let due = found.filter(|_| !former.contains(&guest));
                if due != stored {
                    all.different += 1;
                    all.after.push((number, guest, due));
                }
            }
        }
        all.ratings.retain(|(guest, _), _| !former.contains(guest));
        let mut stored: HashMap<(String, String), (Rating, i64)> = HashMap::new();
        for row in sql::query("SELECT guest, game, rating, deviation, games FROM ratings")
            .fetch_all(&self.readers)
            .await?
        {
            stored.insert(
                (row.try_get("guest")?, row.try_get("game")?),
                (rating(&row)?, row.try_get("games")?),
            );
        }
        let missing = all.ratings.iter().filter(|(key, rating)| stored.get(key) != Some(rating)).count();
        let spare = stored.keys().filter(|key| !all.ratings.contains_key(key)).count();
        all.different += (missing + spare) as u64;
        Ok(all)
    }
}

/// Sets right what differs from what was recomputed, in the transaction that is open.
pub(super) async fn set_right(
    connection: &mut Connection,
    recomputed: &Recomputed,
) -> Result<(), StorageError> {
    sql::query("DELETE FROM ratings").execute(&mut *connection).await?;
    for ((guest, game), (rating, games)) in &recomputed.ratings {
        store_rating(connection, guest, game, *rating, *games).await?;
    }
    for (number, guest, after) in &recomputed.after {
        store_after(connection, *number, guest, *after).await?;
    }
    Ok(())
}

pub(super) fn rating(row: &Row) -> Result<Rating, StorageError> {
    Ok(Rating { points: row.try_get("rating")?, deviation: row.try_get("deviation")? })
}
