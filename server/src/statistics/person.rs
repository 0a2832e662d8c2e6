//! Somebody's page.

use std::collections::{BTreeMap, HashMap};

use comptoir_bots::Level;
use serde::Deserialize;

use super::{Asker, found, may_see, points, shown};
use crate::protocol::{
    Opponent, OpponentWho, PersonStatistics, PlayedGame, PlayedOnce, Problem, Profile, Share, ShareOf,
};
use crate::storage::{Met, Storage, StoredResult};

/// The newest games that are looked through: more would make a page slow, and tell of somebody who has changed since.
const NEWEST: u32 = 2000;
/// Games of a trend.
const TREND: usize = 100;
/// Games among the best and the longest.
const LISTED: usize = 5;
/// Turns with a clock from which on it is told how many were played in time.
const TELLING: u32 = 10;
/// Opponents that are named.
const OPPONENTS: usize = 30;

/// Which games are looked at.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Wanted {
    /// With so many seats.
    seats: Option<u8>,
    /// Where of this option
    option: Option<String>,
    /// this was chosen.
    choice: Option<String>,
    /// With this bot as the strongest; `none` for people among themselves.
    bots: Option<String>,
}

impl Wanted {
    fn fits(&self, result: &StoredResult) -> bool {
        let chosen = |option: &str| result.options.get(option).and_then(|choice| choice.as_str());
        let bots = || result.strongest.map_or_else(|| "none".to_owned(), |level| level.to_string());
        self.seats.is_none_or(|seats| seats == result.seats)
            && self.option.as_deref().is_none_or(|option| chosen(option) == self.choice.as_deref())
            && self.bots.as_ref().is_none_or(|wanted| *wanted == bots())
    }
}

/// Somebody's page, if the asker may see it.
pub async fn profile(storage: &Storage, id: &str, asker: &Asker) -> Result<Profile, Problem> {
    let seen = found(storage, id, asker).await?;
    let you = asker.is(id);
    let games = storage.played_by(id).await?.into_iter().map(|played| PlayedGame {
        game: played.game,
        games: played.games,
        wins: played.wins,
        last: played.last,
        rating: played.rating.map(|(rating, games)| shown(rating, games)),
    });
    Ok(Profile {
        id: seen.guest.id,
        name: seen.guest.name,
        you,
        seen_by: you.then_some(seen.seen_by),
        reliability: Some(storage.reliability(id).await?).filter(|found| found.turns >= TELLING),
        games: games.collect(),
    })
}

/// How somebody fares in a game, if the asker may see it; and every game that was looked at, newest first.
pub async fn statistics(
    storage: &Storage,
    id: &str,
    game: &str,
    wanted: &Wanted,
    asker: &Asker,
) -> Result<(PersonStatistics, Vec<PlayedOnce>), Problem> {
    let seen = found(storage, id, asker).await?;
    let rating = storage.played_by(id).await?.into_iter().find(|played| played.game == game);
    let results = storage.results_of(id, game, NEWEST, asker.id.as_deref()).await?;
    let newest = results.len() as u32;
    let looked_at: Vec<&StoredResult> = results.iter().filter(|result| wanted.fits(result)).collect();
    let numbers: Vec<i64> = looked_at.iter().map(|result| result.number).collect();
    let met = storage.met_by(id, game, &numbers).await?;
    let games: Vec<PlayedOnce> = looked_at.into_iter().map(|result| played_once(result, asker)).collect();

    let mut places = Vec::new();
    let mut points: BTreeMap<i32, u32> = BTreeMap::new();
    for game in &games {
        let place = usize::from(game.place.max(1));
        if places.len() < place {
            places.resize(place, 0);
        }
        places[place - 1] += 1;
        *points.entry(game.points).or_default() += 1;
    }
    let most = |by: fn(&PlayedOnce) -> i64| {
        let mut sorted: Vec<&PlayedOnce> = games.iter().collect();
        // The newest of equals first.
        sorted.sort_by_key(|game| std::cmp::Reverse(by(game)));
        sorted.into_iter().take(LISTED).cloned().collect::<Vec<_>>()
    };
    let statistics = PersonStatistics {
        id: seen.guest.id,
        name: seen.guest.name,
        game: game.to_owned(),
        rating: rating.and_then(|played| played.rating).map(|(rating, games)| shown(rating, games)),
        games: games.len() as u32,
        newest,
        places,
        points: points.into_iter().collect(),
        decisions: games.iter().map(|game| game.decisions).sum(),
        thought: games.iter().map(|game| game.thought).sum(),
        handed_over: games.iter().filter(|game| game.handed_over).count() as u32,
        trend: games.iter().take(TREND).rev().cloned().collect(),
        best: most(|game| i64::from(game.points)),
        longest: most(|game| i64::from(game.steps)),
        shares: shares(&games),
        opponents: opponents(met, asker),
    };
    Ok((statistics, games))
}

/// A game. The address of a table that is in no public list is known only to those it was given to: here it is told to whoever sat
/// there, or made it.
fn played_once(result: &StoredResult, asker: &Asker) -> PlayedOnce {
    let inside = result.met || asker.is(&result.host);
    let place = result.place;
    let rating = place.rating.as_ref();
    PlayedOnce {
        table: (result.open || inside).then(|| result.table.clone()),
        ended: result.ended,
        seconds: (result.ended - result.began).max(0),
        steps: result.steps,
        seats: result.seats,
        seat: place.seat,
        place: place.rank,
        points: place.points,
        options: result.options.clone(),
        bots: result.strongest,
        decisions: place.decisions,
        thought: place.thought,
        handed_over: place.bot_steps > 0,
        coached: place.coached,
        rated: result.rated && place.counts,
        rating: rating.map(|rating| points(rating.points)),
        within: rating.map(|rating| 2.0 * points(rating.deviation)),
    }
}

fn shares(games: &[PlayedOnce]) -> Vec<Share> {
    let mut shares: BTreeMap<ShareOf, Share> = BTreeMap::new();
    for game in games {
        let chosen = game.options.as_object().into_iter().flatten().filter_map(|(option, choice)| {
            Some(ShareOf::Option { option: option.clone(), choice: choice.as_str()?.to_owned() })
        });
        for of in [ShareOf::Seats(game.seats), ShareOf::Bots(game.bots)].into_iter().chain(chosen) {
            let share = shares.entry(of.clone()).or_insert_with(|| Share {
                of,
                games: 0,
                wins: 0,
                places: 0,
                points: 0,
            });
            share.games += 1;
            share.wins += u32::from(game.place == 1);
            share.places += u32::from(game.place);
            share.points += i64::from(game.points);
        }
    }
    shares.into_values().collect()
}

/// Against whom. Whoever does not let the asker see their page is one of the others.
fn opponents(others: Vec<Met>, asker: &Asker) -> Vec<Opponent> {
    let mut met: HashMap<OpponentWho, Opponent> = HashMap::new();
    for other in others {
        let who = match (other.guest, other.bot) {
            (Some((guest, seen_by)), _) if may_see(&guest, seen_by, asker) => {
                OpponentWho::Person { id: guest.id, name: guest.name }
            }
            (None, Some(level)) => OpponentWho::Bot(level),
            _ => OpponentWho::Others,
        };
        let opponent =
            met.entry(who.clone()).or_insert_with(|| Opponent { who, games: 0, before: 0, after: 0 });
        opponent.games += other.games;
        opponent.before += other.before;
        opponent.after += other.after;
    }
    let mut met: Vec<Opponent> = met.into_values().collect();
    let order = |who: &OpponentWho| match who {
        OpponentWho::Person { id, .. } => (0, id.clone()),
        OpponentWho::Bot(level) => (1, format!("{}", Level::Legend as u8 - *level as u8)),
        OpponentWho::Others => (2, String::new()),
    };
    met.sort_by_cached_key(|opponent| (std::cmp::Reverse(opponent.games), order(&opponent.who)));
    met.truncate(OPPONENTS);
    met
}
