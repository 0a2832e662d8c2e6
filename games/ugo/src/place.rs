//! Placing a trick in the winner's kingdom (U-4).

use comptoir_kernel::{Seat, Tell};
use serde::{Deserialize, Serialize};

use crate::cards::{COLOURS, Card, CardSet, Colour, Colours};
use crate::data::data;
use crate::{Action, Event, Refusal, Ugo};

/// A player's board of five fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kingdom {
    /// The colours of its fields from the left; the others are still free.
    pub fields: Colours,
    /// The value on top of each of these fields.
    pub tops: [u8; COLOURS],
    /// Every card in it, the covered ones too.
    pub cards: CardSet,
    /// Farmers won this round; they fill the open spaces from the left.
    pub farmers: u8,
}

impl Kingdom {
    /// The card on top of a field.
    pub fn top(&self, field: usize) -> Option<Card> {
        self.fields.as_slice().get(field).map(|&colour| Card::new(colour, self.tops[field]))
    }

    /// The cards on top of its fields.
    pub fn top_cards(&self) -> CardSet {
        (0..usize::from(self.fields.len())).filter_map(|field| self.top(field)).collect()
    }
}

impl Ugo {
    fn trick_cards(&self) -> CardSet {
        self.trick.iter().flatten().copied().collect()
    }

    /// The colours of the trick that have no field in the winner's kingdom yet, in the order they were played.
    fn new_colours(&self, winner: Seat) -> Colours {
        let mut kingdom = self.kingdoms[winner.index()].cards;
        let mut new = Colours::default();
        for &card in self.trick.iter().flatten() {
            if (kingdom & card.colour().cards()).is_empty() {
                new.push(card.colour());
            }
            kingdom.insert(card);
        }
        new
    }

    /// The placement, if the winner has nothing to choose.
    pub(crate) fn only_placement(&self, winner: Seat) -> Option<(Colours, CardSet)> {
        let new = self.new_colours(winner);
        let cards = self.trick_cards();
        let choice =
            new.len() > 1 || Colour::ALL.iter().any(|&colour| (cards & colour.cards()).has_several());
        (!choice).then_some((new, CardSet::EMPTY))
    }

    /// Every way to place the trick: each order of the new colours with each choice of top cards.
    pub(crate) fn placements(&self, winner: Seat, out: &mut Vec<Action>) {
        let cards = self.trick_cards();
        orders(self.new_colours(winner), 0, &mut |order| tops(cards, 0, CardSet::EMPTY, order, out));
    }

    pub(crate) fn can_place(&self, winner: Seat, order: Colours, top: CardSet) -> Result<(), Refusal> {
        let new = self.new_colours(winner);
        if order.len() != new.len()
            || new.as_slice().iter().any(|&colour| !order.as_slice().contains(&colour))
        {
            return Err(Refusal::WrongNewColours { new });
        }
        let cards = self.trick_cards();
        for colour in Colour::ALL {
            let (lying, chosen) = (cards & colour.cards(), top & colour.cards());
            let needed = u8::from(lying.has_several());
            if chosen.len() != needed || !(chosen - lying).is_empty() {
                return Err(Refusal::WrongTop { colour });
            }
        }
        Ok(())
    }

    /// New colours take the next free fields; every colour's chosen card, or its only one, comes to lie on top.
    pub(crate) fn place(&mut self, winner: Seat, order: Colours, top: CardSet, tell: &mut impl Tell<Event>) {
        let cards = self.trick_cards();
        let kingdom = &mut self.kingdoms[winner.index()];
        for &colour in order.as_slice() {
            kingdom.fields.push(colour);
        }
        let mut tops = CardSet::EMPTY;
        for (field, &colour) in kingdom.fields.as_slice().iter().enumerate() {
            let lying = cards & colour.cards();
            let chosen = if lying.has_several() { top & colour.cards() } else { lying };
            if let Some(card) = chosen.iter().next() {
                kingdom.tops[field] = card.value();
                tops.insert(card);
            }
        }
        kingdom.cards |= cards;
        tell.all(|| Event::TrickPlaced {
            seat: winner,
            opened: order,
            tops,
            kingdom: self.kingdoms[winner.index()].sheet(),
            trick_number: (self.trick_number + 1).min(data().rules.hand_size),
        });
    }
}

/// Every order of the colours from `fixed` on.
fn orders(colours: Colours, fixed: usize, each: &mut impl FnMut(Colours)) {
    let len = usize::from(colours.len());
    if fixed + 1 >= len {
        return each(colours);
    }
    for place in fixed..len {
        let mut order = colours;
        order.as_mut_slice().swap(fixed, place);
        orders(order, fixed + 1, each);
    }
}

/// Every choice of one top card for each colour from `from` on that has several cards in the trick.
fn tops(cards: CardSet, from: usize, chosen: CardSet, order: Colours, out: &mut Vec<Action>) {
    let several = |&colour: &Colour| (cards & colour.cards()).has_several();
    match Colour::ALL[from..].iter().position(several) {
        None => out.push(Action::Place { order, top: chosen }),
        Some(skip) => {
            for card in (cards & Colour::ALL[from + skip].cards()).iter() {
                let mut chosen = chosen;
                chosen.insert(card);
                tops(cards, from + skip + 1, chosen, order, out);
            }
        }
    }
}
