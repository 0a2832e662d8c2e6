//! What nobody in their senses does, however badly they play. All of it is in placing a trick: which card to play depends on hands
//! nobody sees.

use comptoir_kernel::{Follies, Seat, folly};

use crate::cards::{Card, CardSet, Colour, highest};
use crate::data::data;
use crate::farmers::farmers_on_fields;
use crate::heuristic::placed;
use crate::{Action, Kingdom, Ugo, View};

impl Follies for Ugo {
    type Folly = Folly;

    fn never(view: &View, seat: Seat, legal: &[Action]) -> Vec<Option<Folly>> {
        let placing = Placing::new(view, seat);
        let most = legal.iter().filter_map(|action| Some(placing.placed(action)?.sheet().points)).max();
        let folly = |action: &Action| {
            let Action::Place { order, top } = action else { return None };
            let kingdom = placing.placed(action)?;
            if placing.covers_a_higher(*top) {
                Some(Folly::LowerOnTop)
            } else if placing.is_last() {
                (Some(kingdom.sheet().points) < most).then_some(Folly::LastTrickForLess)
            } else {
                placing.puts_a_higher_right(&kingdom, order.as_slice()).then_some(Folly::HigherToTheRight)
            }
        };
        legal.iter().map(folly).collect()
    }
}

/// A placement that another one beats.
#[folly]
pub enum Folly {
    /// A card on top that is lower than another of its colour in the trick: only the top card counts.
    LowerOnTop,
    /// A colour to the left of one that will end higher, whatever is still covered: the left field has its farmers first, and
    /// one without them costs the same whatever lies on it.
    HigherToTheRight,
    /// The last trick of the round for fewer points than another placement gives: nothing changes any more.
    LastTrickForLess,
}

/// A trick about to be placed.
struct Placing<'a> {
    view: &'a View,
    trick: CardSet,
    /// The winner's, with the farmers this trick brings.
    kingdom: Kingdom,
    /// Cards that may still be played: in the winner's hand, or where nobody sees them.
    to_come: CardSet,
}

impl Placing<'_> {
    fn new(view: &View, winner: Seat) -> Placing<'_> {
        let trick: CardSet = view.trick.iter().copied().collect();
        let seats = view.players.len();
        let mut kingdom = view.players[winner.index()].kingdom();
        let place = (winner.index() + seats - view.leader.index()) % seats;
        if let Some(card) = view.trick.get(place) {
            let room = data().spaces() - kingdom.farmers;
            kingdom.farmers += data().ranks[usize::from(card.value())].win.min(room).min(view.supply);
        }
        let to_come =
            view.players.iter().fold(CardSet::all() - trick, |to_come, player| to_come - player.cards);
        Placing { view, trick, kingdom, to_come }
    }

    fn is_last(&self) -> bool {
        self.view.trick_number == data().rules.hand_size
    }

    fn placed(&self, action: &Action) -> Option<Kingdom> {
        let Action::Place { order, top } = action else { return None };
        Some(placed(self.kingdom, &self.view.trick, order.as_slice(), *top))
    }

    fn covers_a_higher(&self, top: CardSet) -> bool {
        top.iter().any(|card| highest(self.trick & card.colour().cards()) != Some(card))
    }

    /// Whether a field that still waits for farmers gets a colour that cannot end as low as another new one further left may end
    /// high.
    fn puts_a_higher_right(&self, placed: &Kingdom, order: &[Colour]) -> bool {
        let standing = farmers_on_fields(placed.farmers);
        let ends = |colour: Colour| {
            let field = placed.fields.as_slice().iter().position(|&other| other == colour)?;
            let values = (self.to_come & colour.cards()).iter().map(Card::value).chain([placed.tops[field]]);
            Some((field, values.clone().min()?, values.max()?))
        };
        let ends: Vec<_> = order.iter().filter_map(|&colour| ends(colour)).collect();
        ends.iter().enumerate().any(|(at, &(field, lowest, _))| {
            standing[field] < data().fields[field].needed
                && ends[..at].iter().any(|&(.., highest)| highest < lowest)
        })
    }
}
