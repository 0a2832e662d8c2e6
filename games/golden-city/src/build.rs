//! Building posts (G-5).

use comptoir_kernel::{Chance, Memory, Seat, Set, Tell};

use crate::board::board;
use crate::cards::{Cards, Landscape, size};
use crate::data::data;
use crate::ids::Place;
use crate::{Action, BlackPosts, Event, GoldenCity, Holdings, Phase, Refusal};

impl GoldenCity {
    /// The posts of its colour a seat has not placed yet.
    pub(crate) fn posts_left(&self, seat: Seat) -> u8 {
        data().setup.posts.with(self.seats).saturating_sub(self.of(seat).posts.len())
    }

    /// The black posts a seat has not placed yet (G-10.1).
    pub(crate) fn black_left(&self, seat: Seat) -> u8 {
        match self.black_posts {
            BlackPosts::No => 0,
            BlackPosts::Yes => data().black_posts.posts.saturating_sub(self.of(seat).black.len()),
        }
    }

    /// Where other players have posts.
    pub(crate) fn rivals_posts(&self, seat: Seat) -> Set<Place> {
        let rivals = Seat::all(self.seats).filter(|&other| other != seat);
        rivals.fold(Set::EMPTY, |all, other| all | self.of(other).posts)
    }

    /// Zones with a black post: they are full (G-10.2).
    fn full_zones(&self) -> Set<Place> {
        self.players.iter().fold(Set::EMPTY, |all, player| all | player.black)
    }

    /// The zones with an own post that a black one may join: no rival stands there, nor a black post yet (G-10.2).
    pub(crate) fn open_to_black(&self, seat: Seat) -> Set<Place> {
        if self.black_left(seat) == 0 {
            return Set::EMPTY;
        }
        let own = self.of(seat);
        (own.posts & board().city) - self.rivals_posts(seat) - own.black
    }

    /// The places `seat` may build on now, if only it can pay the landscape cards. Everybody can see that.
    pub(crate) fn open_places(&self, seat: Seat) -> Set<Place> {
        let (board, own) = (board(), self.of(seat));
        let mut open = self.open_to_black(seat);
        if self.posts_left(seat) > 0 {
            let joined = own.posts.iter().fold(board.ports, |all, post| all | board.near(post));
            let taken = (self.rivals_posts(seat) & board.sites) | own.posts;
            open |= joined - taken - self.full_zones();
        }
        if own.keys < data().cost.inner.keys { open - board.inner } else { open }
    }

    /// Every open place with every payment, landscape by landscape.
    pub(crate) fn builds(&self, seat: Seat, out: &mut Vec<Action>) {
        let (board, open) = (board(), self.open_places(seat));
        let hand = self.of(seat).hand;
        for landscape in Landscape::ALL {
            let (mut priced, mut listed) = (None, out.len()..out.len());
            for place in (open & board.of_landscape(landscape)).iter() {
                let (cards, start) = (board.spot(place).price.cards, out.len());
                if priced == Some(cards) {
                    // The same price as the place before has, so the same payments.
                    for at in listed {
                        if let Action::Build { payment, .. } = out[at] {
                            out.push(Action::Build { place, payment });
                        }
                    }
                } else {
                    payments(hand, landscape, cards, &mut |payment| {
                        out.push(Action::Build { place, payment });
                    });
                }
                (priced, listed) = (Some(cards), start..out.len());
            }
        }
    }

    pub(crate) fn can_build(&self, seat: Seat, place: Place, payment: Cards) -> Result<(), Refusal> {
        let (spot, own) = (board().spot(place), self.of(seat));
        self.can_stand(seat, place)?;
        if own.keys < spot.price.keys {
            return Err(Refusal::KeyMissing { place, needs: spot.price.keys, has: own.keys });
        }
        if !own.hand.covers(payment) || !pays(payment, spot.landscape, spot.price.cards) {
            return Err(Refusal::WrongPayment {
                landscape: spot.landscape,
                cards: spot.price.cards,
                offered: payment,
                holds: own.hand,
            });
        }
        Ok(())
    }

    /// Whether a post may be placed there, whatever it costs.
    fn can_stand(&self, seat: Seat, place: Place) -> Result<(), Refusal> {
        if self.open_to_black(seat).contains(place) {
            return Ok(());
        }
        let (board, own) = (board(), self.of(seat));
        if board.sites.contains(place) {
            let stands = |other: &Seat| self.of(*other).posts.contains(place);
            if let Some(owner) = Seat::all(self.seats).find(stands) {
                return Err(Refusal::SiteTaken { place, owner });
            }
        } else if own.posts.contains(place) && self.black_left(seat) == 0 {
            return Err(Refusal::AlreadyThere { place });
        } else if (own.posts | self.full_zones()).contains(place) {
            return Err(Refusal::ZoneFull { place });
        }
        if self.posts_left(seat) == 0 {
            return Err(Refusal::NoPostLeft { posts: own.posts.len() });
        }
        if !board.ports.contains(place) && (board.near(place) & own.posts).is_empty() {
            return Err(Refusal::NotConnected { place });
        }
        Ok(())
    }

    /// The player's building turn. It is over at once for whoever, as everybody can see, cannot build: without cards, without
    /// posts or blocked. Whoever merely holds the wrong cards has to end the turn in words, or it would show (G-5.1).
    pub(crate) fn begin_turn(&mut self, seat: Seat, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        self.built = 0;
        self.go_on_building(seat, chance, tell);
    }

    /// The next post of the turn, if there may be one.
    pub(crate) fn go_on_building(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        let may_build = self.built < data().limits.builds_per_turn
            && !self.of(seat).hand.is_none()
            && !self.open_places(seat).is_empty();
        if may_build {
            self.phase = Phase::Build(seat);
        } else {
            self.end_turn(seat, chance, tell);
        }
    }

    /// Pays, places the post and takes its reward (G-5.7).
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        place: Place,
        payment: Cards,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        let keys = board().spot(place).price.keys;
        let reward = self.reward_at(seat, place);
        self.leave_hand(seat, payment);
        self.keys_spent += keys;
        self.built += 1;
        let player = self.of_mut(seat);
        player.keys -= keys;
        let black = player.posts.contains(place);
        if black {
            player.black.insert(place);
        } else {
            player.posts.insert(place);
        }
        tell.all(|| Event::PostBuilt { seat, place, payment, keys, black });
        let choice = reward.and_then(|reward| self.take_reward(seat, place, reward, chance, tell));
        self.find_the_blocked(tell);
        match choice {
            Some(phase) => self.phase = phase,
            None => self.go_on_building(seat, chance, tell),
        }
    }

    /// Cards come into a hand, before all eyes or drawn unseen. As at the table, nobody keeps an account of them (G-3.5).
    pub(crate) fn take_into_hand(&mut self, seat: Seat, cards: Cards, seen: bool) {
        let kept = if self.memory == Memory::Open { cards } else { Cards::NONE };
        let player = self.of_mut(seat);
        player.hand += cards;
        let account = if seen { &mut player.known } else { &mut player.drawn };
        *account += kept;
    }

    /// Cards go face up from the hand to the discard pile.
    fn leave_hand(&mut self, seat: Seat, cards: Cards) {
        let player = self.of_mut(seat);
        player.hand = player.hand.beyond(cards);
        player.known = player.known.beyond(cards);
        self.discard += cards;
    }

    /// Cards in hand above the limit.
    pub(crate) fn cards_too_many(&self, seat: Seat) -> u8 {
        size(self.of(seat).hand).saturating_sub(data().limits.landscape_cards)
    }

    /// Whoever has too many cards in hand discards before the next player's turn (G-5.8). After the last turn the round is
    /// scored.
    pub(crate) fn end_turn(&mut self, seat: Seat, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        if self.cards_too_many(seat) > 0 {
            return self.phase = Phase::Discard(seat);
        }
        tell.all(|| Event::TurnEnded { seat, built: self.built });
        match seat.next(self.seats) {
            next if next == self.first_player => self.end_round(chance, tell),
            next => self.begin_turn(next, chance, tell),
        }
    }

    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        card: Landscape,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        self.leave_hand(seat, Cards::of(card, 1));
        tell.all(|| Event::CardDiscarded { seat, card });
        self.end_turn(seat, chance, tell);
    }
}

impl Holdings {
    /// Posts in an area, black ones included (G-10.4).
    #[inline]
    pub(crate) fn posts_in(&self, area: Set<Place>) -> u8 {
        (self.posts & area).len() + (self.black & area).len()
    }
}

/// The jokers these cards make up: one for every two alike, but not of the landscape to be paid (G-5.6).
#[inline]
fn jokers(cards: Cards, landscape: Landscape) -> Cards {
    cards.halves().without_kind(landscape)
}

/// Whether these cards are exactly `cards` of `landscape`, or jokers for them.
pub fn pays(payment: Cards, landscape: Landscape, cards: u8) -> bool {
    let jokers = jokers(payment, landscape);
    payment.count(landscape) + size(jokers) == cards
        && payment.count(landscape) + 2 * size(jokers) == size(payment)
}

/// Every way to pay `cards` of `landscape` from `hand`, those with the fewest jokers first.
pub(crate) fn payments(hand: Cards, landscape: Landscape, cards: u8, each: &mut impl FnMut(Cards)) {
    let jokers = jokers(hand, landscape);
    for direct in (0..=cards.min(hand.count(landscape))).rev() {
        replace(cards - direct, jokers, Cards::of(landscape, direct), each);
    }
}

/// Every way to replace `missing` cards by some of the jokers.
fn replace(missing: u8, jokers: Cards, paid: Cards, each: &mut impl FnMut(Cards)) {
    if missing == 0 {
        return each(paid);
    }
    if size(jokers) < missing {
        return;
    }
    let Some(kind) = jokers.kinds().next() else { return };
    let others = jokers.without_kind(kind);
    for count in (0..=missing.min(jokers.count(kind))).rev() {
        let paid = paid + Cards::of(kind, 2 * count);
        replace(missing - count, others, paid, each);
    }
}
