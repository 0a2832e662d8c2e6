//! What nobody in their senses does, however badly they play.

use comptoir_kernel::{Follies, Seat, folly};

use crate::cards::Item;
use crate::data::data;
use crate::offer::Announcement;
use crate::{Action, NewEngland, View};

impl Follies for NewEngland {
    type Folly = Folly;

    fn never(view: &View, seat: Seat, legal: &[Action]) -> Vec<Option<Folly>> {
        let game = view.table();
        let last_round = !Announcement::all().any(|announcement| game.can_fill(announcement));
        let folly = |action: &Action| match *action {
            Action::Announce(announcement) => announcing(&game, seat, announcement),
            Action::Bid(marker) if seat.next(game.seats) == game.start_player => {
                last_bid(&game, seat, marker)
            }
            Action::EndTurn if last_round => {
                let brings_points = |action: &Action| match *action {
                    Action::PlayStored(_) => true,
                    Action::Buy(Item::Card(card)) => game.is_playable(seat, card),
                    _ => false,
                };
                legal.iter().any(brings_points).then_some(Folly::PointsLeftLying)
            }
            Action::Buy(Item::Tile(_)) if last_round => {
                is_last_purchase_of_all(&game, seat).then_some(Folly::TileForNothing)
            }
            _ => None,
        };
        legal.iter().map(folly).collect()
    }
}

/// A move that another one beats.
#[folly]
pub enum Folly {
    /// Announcing what cannot be filled, which ends the game, by somebody who has not won it.
    EndsALostGame,
    /// Letting the game go on, though announcing what cannot be filled would win it at once, alone.
    LetsTheVictoryGo,
    /// The last to bid takes a higher marker than they need for the same place in the order of turns: it only makes things dearer.
    BidsMoreForTheSameTurn,
    /// The last to bid takes a marker they cannot pay a single thing with, though there is one they can pay.
    BidsBeyondHisPurse,
    /// Ending the turn in the last round, though a card could be played or bought and played: money only breaks ties in the end.
    PointsLeftLying,
    /// A land tile as the last purchase of the game's last turn, with no stored card to play on it: nobody else wants it any
    /// more, and land by itself counts nothing.
    TileForNothing,
}

fn announcing(game: &NewEngland, seat: Seat, announcement: Announcement) -> Option<Folly> {
    let standings = game.standings();
    let wins = standings.rank(seat) == 1;
    let wins_alone = wins && standings.winners().count() == 1;
    let can_end = Announcement::all().any(|other| !game.can_fill(other));
    if !game.can_fill(announcement) {
        return (!wins).then_some(Folly::EndsALostGame);
    }
    (can_end && wins_alone).then_some(Folly::LetsTheVictoryGo)
}

/// All others have their markers, so it is clear which place in the order this one brings.
fn last_bid(game: &NewEngland, seat: Seat, marker: u8) -> Option<Folly> {
    let money = game.player(seat).money;
    let later = |marker: u8| {
        game.in_play().iter().filter(|player| player.marker.is_some_and(|other| other < marker)).count()
    };
    if game.markers_left().any(|other| other < marker && later(other) == later(marker)) {
        return Some(Folly::BidsMoreForTheSameTurn);
    }
    let payable = |marker: u8| u16::from(marker) <= money;
    (!payable(marker) && game.markers_left().any(payable)).then_some(Folly::BidsBeyondHisPurse)
}

/// Whether nobody buys anything after this purchase, nor has this player a card to play.
fn is_last_purchase_of_all(game: &NewEngland, seat: Seat) -> bool {
    let own = game.player(seat);
    let price = own.marker.map_or(0, u16::from);
    let others_wait = Seat::all(game.seats).any(|other| other != seat && game.player(other).marker.is_some());
    let buys_again = game.purchases + 1 < data().offer.purchases && own.money >= 2 * price;
    !others_wait && !buys_again && own.stored.total() == 0
}
