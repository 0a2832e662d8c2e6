//! How people fare: their pages, statistics, ratings and leaderboards.

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::Reliability;

/// Who may see somebody's page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum SeenBy {
    /// Anybody who visits; they may stand on leaderboards then.
    Everybody,
    /// Their friends.
    #[default]
    Friends,
    /// Only themselves.
    Nobody,
}

/// `POST /api/me/visibility`: who may see one's page.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct ShowTo {
    /// Who.
    pub seen_by: SeenBy,
}

/// `POST /api/tables/{id}/excuse`: agrees that a rated game does not count for somebody for whom a bot plays on, or does not agree any
/// more. It does not if everybody else who plays has agreed when it ends.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Excuse {
    /// Whose seat.
    pub seat: Seat,
    /// Whether you agree.
    pub yes: bool,
}

/// A rating, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct RatingInfo {
    /// How strong.
    pub points: f64,
    /// How far the truth may be from that, either way: twice the standard deviation, which holds 19 times out of 20.
    pub within: f64,
    /// After how many rated games.
    pub games: u32,
    /// Whether these are too few to say.
    pub provisional: bool,
}

/// `GET /api/people/{id}`: somebody's page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Profile {
    /// Who.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Whether it is yours.
    pub you: bool,
    /// Who may see it; told to yourself only.
    pub seen_by: Option<SeenBy>,
    /// How they keep to the time they have; none before there is enough to tell.
    pub reliability: Option<Reliability>,
    /// The games they played, the one played most first.
    pub games: Vec<PlayedGame>,
}

/// How often somebody played a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PlayedGame {
    /// The game's id.
    pub game: String,
    /// Games that are over.
    pub games: u32,
    /// Those they won, alone or with others.
    pub wins: u32,
    /// When the last one ended, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub last: i64,
    /// Their rating, if they played rated.
    pub rating: Option<RatingInfo>,
}

/// `GET /api/people/{id}/games/{game}?seats=4&option=memory&choice=open&bots=master`: how somebody fares in a game. What is left out of the
/// question does not matter; `bots` is the strongest at the table, or `none`. With `&as=csv` the games themselves come as a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PersonStatistics {
    /// Whose.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// Their rating, if they played rated.
    pub rating: Option<RatingInfo>,
    /// The games that were looked at: those asked for, among the newest.
    pub games: u32,
    /// How many of the newest games were looked through.
    pub newest: u32,
    /// How often they came first, second, third, ...: a number for each place.
    pub places: Vec<u32>,
    /// How often they had how many points, fewest first.
    pub points: Vec<(i32, u32)>,
    /// How often they decided something themselves.
    pub decisions: u32,
    /// In how many seconds altogether; a decision that took more than five minutes counts as five.
    pub thought: u32,
    /// Games in which a bot played for them for a while.
    pub handed_over: u32,
    /// The last games, oldest first.
    pub trend: Vec<PlayedOnce>,
    /// The games with the most points.
    pub best: Vec<PlayedOnce>,
    /// The games with the most steps.
    pub longest: Vec<PlayedOnce>,
    /// The same by the number of seats, by what was chosen, and by the strongest bot at the table.
    pub shares: Vec<Share>,
    /// Against whom, most often first.
    pub opponents: Vec<Opponent>,
}

/// One game of somebody's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PlayedOnce {
    /// Where it was played, if you may look at that table.
    pub table: Option<String>,
    /// When it ended, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: i64,
    /// From its beginning to its end.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seconds: i64,
    /// How many steps it took.
    pub steps: u32,
    /// How many played.
    pub seats: u8,
    /// Where they sat.
    pub seat: Seat,
    /// Their place; 1 for a winner.
    pub place: u8,
    /// Their points.
    pub points: i32,
    /// Choices by option id.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: Value,
    /// The strongest bot at the table.
    pub bots: Option<Level>,
    /// How often they decided something themselves.
    pub decisions: u32,
    /// In how many seconds.
    pub thought: u32,
    /// Whether a bot played for them for a while.
    pub handed_over: bool,
    /// Whether they asked the coach.
    pub coached: bool,
    /// Whether it was rated, and counted for them.
    pub rated: bool,
    /// Their rating after it.
    pub rating: Option<f64>,
    /// How far the truth may be from that, either way.
    pub within: Option<f64>,
}

/// Some of the games: those with one thing in common.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Share {
    /// Which.
    pub of: ShareOf,
    /// How many.
    pub games: u32,
    /// How many were won.
    pub wins: u32,
    /// The sum of the places.
    pub places: u32,
    /// The sum of the points.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub points: i64,
}

/// What some games have in common.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ShareOf {
    /// So many played.
    Seats(u8),
    /// This was chosen.
    Option {
        /// Of what.
        option: String,
        /// What.
        choice: String,
    },
    /// The strongest bot at the table; none if people were among themselves.
    Bots(Option<Level>),
}

/// Against whom somebody played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Opponent {
    /// Who.
    pub who: OpponentWho,
    /// How often; a game counts once for each such opponent.
    pub games: u32,
    /// How often they came before that opponent.
    pub before: u32,
    /// How often they came after.
    pub after: u32,
}

/// An opponent.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum OpponentWho {
    /// Somebody who lets you see their page, or yourself.
    Person {
        /// Who.
        id: String,
        /// What they are called.
        name: String,
    },
    /// A computer player.
    Bot(Level),
    /// All others.
    Others,
}

/// `GET /api/games/{id}/statistics`: a game, as it is played on the whole server. Only games with people in them; with `?as=csv` as a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct GameStatistics {
    /// The game's id.
    pub game: String,
    /// The games by seats and options, most played first.
    pub groups: Vec<PlayedGroup>,
}

/// Games with the same number of seats and the same options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PlayedGroup {
    /// How many played.
    pub seats: u8,
    /// Choices by option id.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string>"))]
    pub options: Value,
    /// How many games.
    pub games: u32,
    /// How often each seat won, alone or with others.
    pub wins: Vec<u32>,
    /// How often somebody had how many points, fewest first.
    pub points: Vec<(i32, u32)>,
    /// How often a game took so many steps, in tens.
    pub steps: Vec<(u32, u32)>,
    /// How often a game took so many minutes, in fives; 240 stands for everything from four hours on.
    pub minutes: Vec<(u32, u32)>,
}

/// `GET /api/games/{id}/leaderboard?page=0`: who is strongest, of those whom everybody may see and who have played enough.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Leaderboard {
    /// The game's id.
    pub game: String,
    /// Which page this is, from 0.
    pub page: u32,
    /// How many there are.
    pub pages: u32,
    /// The strongest first.
    pub leaders: Vec<Leader>,
    /// Where the bots stand, the strongest first.
    pub bots: Vec<(Level, i32)>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Leader {
    /// 1, 2, 3, ...; equals share the better one.
    pub rank: u32,
    /// Who.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// How strong.
    pub rating: RatingInfo,
}
