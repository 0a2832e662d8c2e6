//! What a sensible player values: a kingdom's worth now and what it may still become, and how likely a card is to win.
//!
//! High cards win the early tricks, when nothing can be spoilt yet; late in the round the low ones left over lose, which is what one
//! wants then. So a card's own value counts early, and what the trick does to the kingdoms counts more and more.

use comptoir_kernel::{Depth, Heuristic, Seat, Tuning};

use crate::cards::{Card, CardSet, Colour, highest};
use crate::data::data;
use crate::farmers::farmers_on_fields;
use crate::view::Player;
use crate::{Action, Kingdom, Ugo, View};

// Found by a random search over 4 seats against three players of the highest legal card and against three random ones.

/// What playing a high card is worth at the first trick, a point of value; it falls to nothing by the last.
const TEMPO: f32 = 3.75;
/// How slowly it falls.
const TEMPO_FALL: f32 = 0.25;
/// How much an opponent's gain hurts, shared among the opponents.
const ENVY: f32 = 1.5;
/// How willing the players still to come are to overtake when they can.
const EAGER: f32 = 0.25;
/// How much of a card counts early while its field lacks farmers.
const HOPE: f32 = 0.2;
/// How much of a penalty is forgiven early in the round.
const PATIENCE: f32 = 0.7;
/// What a farmer on a field without cards is worth early.
const FARMER: f32 = 1.5;

impl Heuristic for Ugo {
    const TUNING: Tuning = Tuning { lead: 10.0, slip: 7.0, doubt: 6.0 };
    const MASTER: Depth = Depth { worlds: 10_000, horizon: 40, halving: false };
    const LEGEND: Depth = Depth { worlds: 60_000, horizon: 60, halving: true };

    fn weigh(view: &View, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let table = Table::of(view, seat);
        weights.extend(legal.iter().map(|action| match action {
            Action::Play(card) => table.play(*card),
            Action::Place { order, top } => table.place(order.as_slice(), *top),
        }));
    }

    fn outlook(&self, points: &mut Vec<f32>) {
        let late = late(self.trick_number);
        points.extend(
            Seat::all(self.seats)
                .map(|seat| f32::from(self.total(seat)) + worth(&self.kingdoms[seat.index()], late)),
        );
    }

    /// A new round is dealt.
    fn is_pause(&self) -> bool {
        self.round > 1 && self.trick_number == 1 && self.trick[0].is_none()
    }
}

/// A whole power by multiplying: the same everywhere, and several times as fast as a power of any number.
fn power(mut base: f32, mut exponent: usize) -> f32 {
    let mut power = 1.0;
    while exponent > 0 {
        if exponent & 1 == 1 {
            power *= base;
        }
        base *= base;
        exponent >>= 1;
    }
    power
}

/// The view, ready for weighing.
struct Table<'a> {
    view: &'a View,
    seat: Seat,
    kingdoms: Vec<Kingdom>,
    /// How much of the round is over, 0 to 1.
    late: f32,
    /// What a point of a card is worth to whoever gets to lead with it. It is the same for every card, and a power is dear.
    tempo: f32,
    /// Cards that may be in another hand.
    unseen: CardSet,
}

impl<'a> Table<'a> {
    fn of(view: &'a View, seat: Seat) -> Table<'a> {
        let mut unseen = CardSet::all() - view.trick.iter().copied().collect();
        for player in &view.players {
            unseen -= player.cards;
        }
        if let Some(hand) = &view.hand {
            unseen -= hand.cards;
        }
        let late = late(view.trick_number);
        Table {
            view,
            seat,
            kingdoms: view.players.iter().map(Player::kingdom).collect(),
            late,
            tempo: TEMPO * libm::powf(1.0 - late, TEMPO_FALL),
            unseen,
        }
    }

    fn seats(&self) -> u8 {
        self.view.players.len() as u8
    }

    /// Highest on top, highest to the left: the fields on the left will have their farmers.
    fn place(&self, order: &[Colour], top: CardSet) -> f32 {
        self.worth(&placed(self.kingdoms[self.seat.index()], &self.view.trick, order, top))
    }

    /// What is to be expected of playing a card.
    fn play(&self, card: Card) -> f32 {
        let mut trick = self.view.trick.clone();
        trick.push(card);
        let mine = trick.len() - 1;
        let best = winning(&trick);
        let stands = self.nobody_overtakes(&trick, trick[best]);
        let tempo = self.tempo * f32::from(card.value());

        let if_it_stands = self.after(&trick, best);
        // Overtaken by a card nobody knows yet: the 1s and 2s still bring their farmers, most likely those of another colour.
        let rank = &data().ranks[usize::from(trick[mine].value())];
        let farmers = rank.lose_diff.max(rank.lose_same);
        let if_overtaken =
            self.with_farmers(self.seat, farmers) - self.worth(&self.kingdoms[self.seat.index()]);
        stands * if_it_stands + (1.0 - stands) * if_overtaken + tempo
    }

    /// What the trick changes, if it ends with these cards and `best` wins: for me, less what it brings the others.
    fn after(&self, trick: &[Card], best: usize) -> f32 {
        let (mut mine, mut theirs) = (0.0, 0.0);
        let winner = self.player_of(best);
        for (place, card) in trick.iter().enumerate() {
            let seat = self.player_of(place);
            let rank = &data().ranks[usize::from(card.value())];
            let farmers = if place == best {
                rank.win
            } else if card.colour() == trick[best].colour() {
                rank.lose_same
            } else {
                rank.lose_diff
            };
            let mut kingdom = self.kingdoms[seat.index()];
            let before = self.worth(&kingdom);
            if seat == winner {
                take(&mut kingdom, trick);
            }
            kingdom.farmers = (kingdom.farmers + farmers).min(data().spaces());
            let change = self.worth(&kingdom) - before;
            if seat == self.seat {
                mine += change;
            } else {
                theirs += change;
            }
        }
        mine - ENVY * theirs / f32::from(self.seats() - 1)
    }

    fn player_of(&self, place: usize) -> Seat {
        Seat((self.view.leader.0 + place as u8) % self.seats())
    }

    fn with_farmers(&self, seat: Seat, farmers: u8) -> f32 {
        let mut kingdom = self.kingdoms[seat.index()];
        kingdom.farmers = (kingdom.farmers + farmers).min(data().spaces());
        self.worth(&kingdom)
    }

    /// How likely the players still to come leave `best` on top.
    fn nobody_overtakes(&self, trick: &[Card], best: Card) -> f32 {
        let led = trick[0].colour();
        let beats = |card: &Card| strength(*card, led) > strength(best, led);
        let unseen = f32::from(self.unseen.len().max(1));
        let following = usize::from((self.unseen & led.cards()).len());
        let beating_led = (self.unseen & led.cards()).iter().filter(beats).count();
        let beating_any = self.unseen.iter().filter(beats).count();
        (trick.len()..usize::from(self.seats()))
            .map(|place| {
                let player = &self.view.players[self.player_of(place).index()];
                let share = f32::from(player.hand_size) / unseen;
                let holds_one_of = |cards: usize| 1.0 - power((1.0 - share).max(0.0), cards);
                let follows = if player.voids.contains(&led) { 0.0 } else { holds_one_of(following) };
                let overtakes =
                    follows * holds_one_of(beating_led) + (1.0 - follows) * holds_one_of(beating_any);
                1.0 - EAGER * overtakes
            })
            .product()
    }

    fn worth(&self, kingdom: &Kingdom) -> f32 {
        worth(kingdom, self.late)
    }
}

/// How much of the round is over, 0 to 1.
fn late(trick_number: u8) -> f32 {
    f32::from(trick_number - 1) / f32::from(data().rules.hand_size - 1)
}

/// What a kingdom counts, with an eye on what is still to come: early in the round missing farmers cost less.
fn worth(kingdom: &Kingdom, late: f32) -> f32 {
    let standing = farmers_on_fields(kingdom.farmers);
    let early = 1.0 - late;
    let fields = data().fields.iter().zip(standing).enumerate();
    fields
        .map(|(at, (field, farmers))| {
            let missing = f32::from(field.needed - farmers);
            match kingdom.top(at) {
                Some(card) if missing == 0.0 => f32::from(card.value()),
                Some(card) => {
                    let penalty = f32::from(data().rules.penalty_per_missing_farmer) * missing;
                    early * HOPE * f32::from(card.value()) - penalty * (1.0 - PATIENCE * early)
                }
                None if missing == 0.0 => f32::from(field.points_if_empty) + early,
                None => FARMER * f32::from(farmers) * early,
            }
        })
        .sum()
}

fn strength(card: Card, led: Colour) -> u8 {
    card.value() * 2 + u8::from(card.colour() == led)
}

/// The place of the winning card.
pub(crate) fn winning(trick: &[Card]) -> usize {
    let led = trick[0].colour();
    let mut best = 0;
    for place in 1..trick.len() {
        if strength(trick[place], led) > strength(trick[best], led) {
            best = place;
        }
    }
    best
}

/// The trick goes into a kingdom in the sensible way: new colours by their highest card, the highest card of each on top.
fn take(kingdom: &mut Kingdom, trick: &[Card]) {
    let cards: CardSet = trick.iter().copied().collect();
    for value in (0..=8).rev() {
        for card in trick.iter().filter(|card| card.value() == value) {
            if !kingdom.fields.as_slice().contains(&card.colour()) {
                kingdom.fields.push(card.colour());
            }
        }
    }
    cover(kingdom, |colour| highest(cards & colour.cards()));
}

/// The kingdom with the trick placed as chosen.
pub(crate) fn placed(mut kingdom: Kingdom, trick: &[Card], order: &[Colour], top: CardSet) -> Kingdom {
    let trick: CardSet = trick.iter().copied().collect();
    for &colour in order {
        kingdom.fields.push(colour);
    }
    cover(&mut kingdom, |colour| {
        let lying = trick & colour.cards();
        if lying.len() > 1 { highest(top & colour.cards()) } else { highest(lying) }
    });
    kingdom
}

/// Puts the given card of each colour on top of its field.
fn cover(kingdom: &mut Kingdom, top: impl Fn(Colour) -> Option<Card>) {
    for field in 0..usize::from(kingdom.fields.len()) {
        if let Some(card) = top(kingdom.fields.as_slice()[field]) {
            kingdom.tops[field] = card.value();
        }
    }
}
