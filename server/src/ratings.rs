//! Ratings: how strong somebody is at a game, by the places they took at rated tables.
//!
//! Weng-Lin (`skillratings`) on Elo's scale: whoever is 400 points ahead of another comes before them ten times out of eleven. Bots are
//! fixed points of that scale ([`ladder`]). `docs/decisions/ratings.md` tells the whole of it.

pub mod ladder;

use comptoir_bots::Level;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Rated games after which a rating is not provisional any more.
pub const SETTLED: u32 = 10;

/// A point, as ratings are kept. Whole thousandths are the same on every machine, however it rounds its last digits.
pub const POINT: i64 = 1000;

/// Elo's scale: a difference of c in Weng-Lin's model means e to 1, and c is √2 β for two whose ratings are certain. 400 / ln 10 / √2.
const BETA: f64 = 122.837_029_274_275_08;

/// How strong somebody is, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// How many points.
    pub points: i64,
    /// The standard deviation: how far the truth may be from them.
    pub deviation: i64,
}

impl Rating {
    /// Somebody of whom nothing is known: a trader, give or take what separates an apprentice from a master. Weng and Lin begin with a
    /// deviation of twice β.
    pub const FIRST: Rating = Rating { points: ladder::TRADER * POINT, deviation: 245_674 };

    /// However many games somebody has played, they may have become better or worse since.
    const CLOSEST: i64 = 45 * POINT;

    fn model(self) -> WengLinRating {
        let points = |kept: i64| kept as f64 / POINT as f64;
        WengLinRating { rating: points(self.points), uncertainty: points(self.deviation) }
    }

    fn kept(model: WengLinRating) -> Rating {
        // What is not a number becomes 0, and what is too large the largest: it cannot be, but nothing would break.
        let kept = |points: f64| (points * POINT as f64).round() as i64;
        Rating { points: kept(model.rating), deviation: kept(model.uncertainty).max(Rating::CLOSEST) }
    }
}

/// Who took a place at a rated table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A member, with the rating they had before.
    Member(Rating),
    /// A computer player, whose strength is known and does not change.
    Bot(Level),
}

/// The ratings after a game: one for each member, in their order; none for bots. Alone against nobody nothing changes.
pub fn rate(game: &str, places: &[(Player, u8)]) -> Vec<Option<Rating>> {
    let before: Vec<(usize, WengLinRating)> = places
        .iter()
        .enumerate()
        .filter_map(|(at, (player, _))| match player {
            Player::Member(rating) => Some((at, rating.model())),
            Player::Bot(level) => {
                let points = ladder::anchor(game, *level)? * POINT;
                Some((at, Rating { points, deviation: Rating::CLOSEST }.model()))
            }
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .map(|(at, one)| (std::slice::from_ref(one), MultiTeamOutcome::new(usize::from(places[*at].1))))
        .collect();
    let model = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let mut after = vec![None; places.len()];
    for ((at, _), team) in before.iter().zip(weng_lin_multi_team(&teams, &model)) {
        if matches!(places[*at].0, Player::Member(_)) {
            after[*at] = team.first().map(|one| Rating::kept(*one));
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Player = Player::Member(Rating::FIRST);

    fn of(points: i64, deviation: i64) -> Player {
        Player::Member(Rating { points: points * POINT, deviation: deviation * POINT })
    }

    #[test]
    fn the_first_of_two_newcomers_gains_what_the_other_loses() {
        let after = rate("ugo", &[(FIRST, 1), (FIRST, 2)]);
        let [Some(first), Some(second)] = after[..] else { panic!("{after:?}") };
        assert_eq!(first.points + second.points, 2 * Rating::FIRST.points);
        // By hand: c = √(2β² + 2·4β²) = √10 β, and half a win more than expected is worth σ²/c · ½ = 2β/√10.
        assert!((first.points - Rating::FIRST.points - 77_689).abs() <= 1, "{first:?}");
        assert!(first.deviation < Rating::FIRST.deviation && first.deviation == second.deviation);
    }

    #[test]
    fn a_tie_of_equals_changes_nothing_but_the_deviation() {
        let after = rate("ugo", &[(FIRST, 1), (FIRST, 1), (FIRST, 1)]);
        assert!(after.iter().flatten().all(|rating| rating.points == Rating::FIRST.points));
        assert!(after.iter().flatten().all(|rating| rating.deviation < Rating::FIRST.deviation));
    }

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        // Somebody certain of their rating who comes first ten times out of eleven against a bot 400 points below stays where they are.
        let trader = Player::Bot(Level::Trader);
        let change = |rank, other| {
            let after = rate("ugo", &[(of(1900, 45), rank), (trader, other)]);
            after[0].unwrap().points - 1900 * POINT
        };
        let (won, lost) = (change(1, 2), change(2, 1));
        // A little less, because neither rating is quite certain.
        assert!((8 * won..10 * won).contains(&-lost), "{won} {lost}");
    }

    #[test]
    fn bots_have_no_rating_and_a_game_without_a_ladder_leaves_them_out() {
        assert_eq!(rate("ugo", &[(Player::Bot(Level::Legend), 1), (FIRST, 2)])[0], None);
        let alone = rate("chess", &[(Player::Bot(Level::Legend), 1), (FIRST, 2)]);
        assert_eq!(alone, [None, Some(Rating::FIRST)]);
        assert_eq!(rate("ugo", &[]), []);
    }

    #[test]
    fn no_rating_becomes_certain_or_breaks() {
        let mut player = Rating::FIRST;
        for game in 0..2000 {
            let won = u8::from(game % 2 == 0);
            let places = [(Player::Member(player), 2 - won), (Player::Bot(Level::Trader), 1 + won)];
            player = rate("ugo", &places)[0].unwrap();
        }
        assert_eq!(player.deviation, Rating::CLOSEST);
        assert!((1450 * POINT..1550 * POINT).contains(&player.points), "{player:?}");
        for _ in 0..2000 {
            player = rate("ugo", &[(Player::Member(player), 1), (Player::Bot(Level::Random), 2)])[0].unwrap();
        }
        assert!((1550 * POINT..4000 * POINT).contains(&player.points), "however often one wins: {player:?}");
    }
}
