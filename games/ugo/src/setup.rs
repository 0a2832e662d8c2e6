//! Setting up and dealing (U-2).

use comptoir_kernel::{Chance, First, Seat, Setup, Tell};

use crate::cards::{COLOURS, Card, CardSet};
use crate::data::data;
use crate::{Event, Kingdom, Options, Phase, ROUNDS, SEATS, Ugo};

impl Ugo {
    /// Everybody takes a kingdom. The first dealer is drawn by lot, or sits before whoever the host lets begin.
    pub(crate) fn new(setup: Setup<Options>, chance: &mut impl Chance, tell: &mut impl Tell<Event>) -> Self {
        let Setup { edition, options, seats } = setup;
        let drawn_or_named = options.first.seat(seats, chance);
        let dealer = match options.first {
            First::Lot => drawn_or_named,
            _ => drawn_or_named.previous(seats),
        };
        let mut game = Ugo {
            edition,
            variant: options.variant,
            memory: options.memory,
            seats,
            round: 1,
            trick_number: 1,
            dealer,
            leader: Seat(0),
            phase: Phase::Over,
            hands: [CardSet::EMPTY; SEATS],
            aside: CardSet::EMPTY,
            trick: [None; SEATS],
            kingdoms: [Kingdom::default(); SEATS],
            supply: 0,
            voids: [[false; COLOURS]; SEATS],
            points: [[0; ROUNDS]; SEATS],
        };
        game.deal(chance, tell);
        game
    }

    /// A round begins: kingdoms are cleared, farmers go back, ten cards are dealt to each. The dealer's left neighbour
    /// leads.
    ///
    /// The cards of the box, in their order in the data file, are shuffled just as far as they are dealt: for each hand in
    /// seat order ten cards, one draw each. The rest is set aside unseen.
    pub(crate) fn deal(&mut self, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let hand_size = data().rules.hand_size;
        let dealt = usize::from(hand_size * self.seats);
        let mut deck = Card::BOX;
        chance.shuffle_first(&mut deck, dealt);

        self.hands = [CardSet::EMPTY; SEATS];
        for (hand, cards) in self.hands.iter_mut().zip(deck[..dealt].chunks_exact(usize::from(hand_size))) {
            *hand = cards.iter().copied().collect();
        }
        self.aside = deck[dealt..].iter().copied().collect();
        self.kingdoms = [Kingdom::default(); SEATS];
        self.voids = [[false; COLOURS]; SEATS];
        self.supply = data().farmer_supply(self.variant);
        self.trick_number = 1;
        self.leader = self.dealer.next(self.seats);
        self.phase = Phase::PlayCard(self.leader);

        tell.all(|| Event::RoundBegan {
            round: self.round,
            dealer: self.dealer,
            leader: self.leader,
            hand_size,
            aside: self.aside.len(),
            supply: self.supply,
            kingdom: Kingdom::default().sheet(),
        });
        for seat in Seat::all(self.seats) {
            tell.only(seat, || Event::HandDealt { hand: self.hands[seat.index()] });
        }
    }
}
