//! A trick: playing cards, and who wins (U-3).

use comptoir_kernel::{Kind, Seat, Tell};

use crate::cards::{Card, CardSet, Colour};
use crate::{Event, Phase, Refusal, Ugo};

impl Ugo {
    /// How many cards lie in the trick.
    fn played(&self) -> usize {
        self.trick.iter().take_while(|card| card.is_some()).count()
    }

    pub(crate) fn trick_is_complete(&self) -> bool {
        self.played() == usize::from(self.seats)
    }

    /// The colour of the first card.
    fn led(&self) -> Option<Colour> {
        self.trick[0].map(Card::colour)
    }

    /// The cards `seat` may play: those of the led colour if it holds any, else all (U-3.2).
    pub(crate) fn playable(&self, seat: Seat) -> CardSet {
        let hand = self.hands[seat.index()];
        match self.led().map(|led| hand & led.cards()) {
            Some(following) if !following.is_empty() => following,
            _ => hand,
        }
    }

    pub(crate) fn can_play(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if !self.hands[seat.index()].contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        match self.led() {
            Some(led) if !self.playable(seat).contains(card) => {
                Err(Refusal::MustFollow { led, holds: (self.hands[seat.index()] & led.cards()).len() })
            }
            _ => Ok(()),
        }
    }

    /// Puts the card into the trick; the left neighbour is next.
    pub(crate) fn play(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        let lacks = self.led().filter(|&led| led != card.colour());
        if let Some(led) = lacks {
            self.voids[seat.index()][led.index()] = true;
        }
        self.hands[seat.index()].remove(card);
        let place = self.played();
        self.trick[place] = Some(card);
        self.phase = Phase::PlayCard(seat.next(self.seats));
        tell.all(|| Event::CardPlayed {
            seat,
            card,
            winning: self.winner_of_trick(),
            next: (!self.trick_is_complete()).then(|| seat.next(self.seats)),
            lacks,
        });
    }

    /// Who played the card in this place of the trick.
    pub(crate) fn player_of(&self, place: usize) -> Seat {
        let seat = self.leader.0 + place as u8;
        Seat(if seat < self.seats { seat } else { seat - self.seats })
    }

    /// The place of this player's card in the trick.
    pub(crate) fn place_of(&self, seat: Seat) -> usize {
        let before_leader = if seat < self.leader { self.seats } else { 0 };
        usize::from(seat.0 + before_leader - self.leader.0)
    }

    /// The card `seat` has in the complete trick.
    pub(crate) fn card_of(&self, seat: Seat) -> Card {
        self.trick[self.place_of(seat)].expect("the trick is complete")
    }

    /// Whose card would win the trick as it lies.
    pub(crate) fn winning(&self) -> Option<Seat> {
        self.led().map(|_| self.winner_of_trick())
    }

    /// The highest value wins, whatever its colour; a tie goes to the led colour, else to the card played first (U-3.3,
    /// U-3.4).
    pub(crate) fn winner_of_trick(&self) -> Seat {
        let led = self.led();
        let mut best = (0, 0);
        for (place, card) in self.trick.iter().flatten().enumerate() {
            let strength = card.value() * 2 + u8::from(Some(card.colour()) == led);
            if place == 0 || strength > best.1 {
                best = (place, strength);
            }
        }
        self.player_of(best.0)
    }
}
