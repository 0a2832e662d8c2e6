//! How people fare, worked out from stored results: nothing of a game that goes on.

mod csv;
mod game;
mod person;

use std::collections::HashSet;

use crate::protocol::{Problem, RatingInfo, SeenBy};
use crate::ratings::{POINT, Rating, SETTLED};
use crate::storage::{Guest, Seen, Storage};

pub use csv::{game_as_csv, leaders_as_csv, person_as_csv};
pub use game::{Games, leaderboard};
pub use person::{Wanted, profile, statistics};

/// Whoever asks to see somebody.
#[derive(Debug, Default)]
pub struct Asker {
    /// None for somebody without a name.
    pub id: Option<String>,
    friends: HashSet<String>,
    /// Those who do not want to meet them.
    blockers: HashSet<String>,
}

impl Asker {
    /// Somebody, with those who let them see more or less than others.
    pub async fn of(storage: &Storage, guest: Option<&Guest>) -> Result<Asker, Problem> {
        let Some(Guest { id, .. }) = guest else { return Ok(Asker::default()) };
        let friends = storage.friends(id).await?.into_iter().map(|(friend, _)| friend.id).collect();
        Ok(Asker { id: Some(id.clone()), friends, blockers: storage.blockers_of(id).await? })
    }

    fn is(&self, guest: &str) -> bool {
        self.id.as_deref() == Some(guest)
    }
}

/// Whether somebody may see another's page, their name among opponents, and nothing of it otherwise: the one place that decides it.
pub fn may_see(guest: &Guest, seen_by: SeenBy, asker: &Asker) -> bool {
    let allowed = match seen_by {
        SeenBy::Everybody => true,
        SeenBy::Friends => asker.friends.contains(&guest.id),
        SeenBy::Nobody => false,
    };
    // A former player has no name, and no page.
    !guest.name.is_empty() && (asker.is(&guest.id) || allowed && !asker.blockers.contains(&guest.id))
}

/// Somebody whom the asker may see.
pub async fn found(storage: &Storage, id: &str, asker: &Asker) -> Result<Seen, Problem> {
    let seen = storage.seen(id).await?.filter(|seen| may_see(&seen.guest, seen.seen_by, asker));
    seen.ok_or(Problem::NoProfile)
}

/// A rating as it is shown.
pub fn shown(rating: Rating, games: u32) -> RatingInfo {
    RatingInfo {
        points: points(rating.points),
        within: 2.0 * points(rating.deviation),
        games,
        provisional: games < SETTLED,
    }
}

fn points(kept: i64) -> f64 {
    kept as f64 / POINT as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(id: &str, name: &str) -> Guest {
        Guest { id: id.into(), name: name.into() }
    }

    #[test]
    fn who_may_see_whom() {
        let ana = guest("ana", "Ana");
        let nobody = Asker::default();
        let herself = Asker { id: Some("ana".into()), ..Asker::default() };
        let stranger = Asker { id: Some("bob".into()), ..Asker::default() };
        let friend = Asker { id: Some("bob".into()), friends: ["ana".to_owned()].into(), ..Asker::default() };
        let blocked = Asker { blockers: ["ana".to_owned()].into(), ..Asker::default() };
        let sees =
            |seen_by| [&nobody, &stranger, &friend, &herself].map(|asker| may_see(&ana, seen_by, asker));
        assert_eq!(sees(SeenBy::Everybody), [true, true, true, true]);
        assert_eq!(sees(SeenBy::Friends), [false, false, true, true]);
        assert_eq!(sees(SeenBy::Nobody), [false, false, false, true]);
        assert!(!may_see(&ana, SeenBy::Everybody, &blocked));
        let former = guest("ana", "");
        assert!(
            !may_see(&former, SeenBy::Everybody, &stranger) && !may_see(&former, SeenBy::Everybody, &herself)
        );
    }
}
