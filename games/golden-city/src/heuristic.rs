//! What a sensible player values (bots use it). Everything is in letters.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Depth, Heuristic, Kind, Seat, Set, Tuning};

use crate::board::{Counted, Reward, board};
use crate::build::payments;
use crate::cards::{Cards, Landscape, size};
use crate::data::data;
use crate::ids::{BonusCard, Place, ScoreCard, WareCard};
use crate::{Action, GoldenCity, SEATS, View};

/// A coin, which expels a rival or is counted by a bonus card.
const COIN: f32 = 0.9;
/// A landscape card drawn unseen.
const CARD: f32 = 1.6;
/// The first card of a kind in hand, the second, which makes a pair, and so on.
const CARDS_OF_A_KIND: [f32; 4] = [0.9, 1.7, 1.0, 1.5];
/// A bonus card of one's choice.
const BONUS: f32 = 4.0;
/// A key, while there is time to use it, and how much less each further one is worth.
const KEY: f32 = 5.5;
const FURTHER_KEY: f32 = 2.5;
/// Rounds a key needs to be of use.
const KEY_ROUNDS: f32 = 3.0;
/// How sure letters of later rounds are.
const LATER: f32 = 0.8;
/// Posts a player places in a round, more or less.
const POSTS_A_ROUND: f32 = 1.3;
/// A place that comes into reach, at most this much for all of them, and more for the first zones and the first port.
const IN_REACH: f32 = 0.35;
const MOST_IN_REACH: f32 = 1.2;
const CITY_IN_REACH: f32 = 1.5;
const FIRST_PORT: f32 = 2.0;
/// A victory point of the Great Drought, in letters.
const VICTORY_POINT: f32 = 20.0;
/// Shutting a rival out of a zone.
const SHUT_OUT: f32 = 1.5;

impl Heuristic for GoldenCity {
    const TUNING: Tuning = Tuning { lead: 12.0, slip: 2.0, doubt: 2.0 };
    const MASTER: Depth = Depth { worlds: 7500, horizon: 30, halving: false };
    const LEGEND: Depth = Depth { worlds: 30_000, horizon: 80, halving: false };

    fn weigh(view: &View, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        // Any world will do: only its open part and the player's own cards are looked at.
        let world = view.imagine(&mut Fast::new(0));
        let prospects = Prospects::new(&world, seat);
        let hand = world.of(seat).hand;
        weights.extend(legal.iter().map(|action| match *action {
            Action::PlaceHand(group) => {
                let price = world.can_bid(seat, group).unwrap_or(0);
                let group = &world.groups[usize::from(group)];
                prospects.turn(hand + group.cards) + COIN * (f32::from(group.coins) - f32::from(price))
            }
            Action::Build { place, payment } => {
                prospects.place(place) + prospects.hand(hand.beyond(payment)) - prospects.hand(hand)
            }
            Action::EndTurn => 0.0,
            Action::ChooseBonus(card) => prospects.bonus(card),
            Action::TakeWare(card) => prospects.ware(card),
            // The pile holds what is not in sight; a card that can be chosen is better than one just as good on average.
            Action::DrawWare => prospects.average_ware(world.ware_pile),
            Action::RemoveWare(card) => -prospects.ware(card),
            Action::Discard(card) => prospects.hand(hand.beyond(Cards::of(card, 1))),
        }));
    }

    /// Letters and victory points won, what the score cards to come would bring as things stand, and what is still in hand.
    fn outlook(&self, points: &mut Vec<f32>) {
        let prospects = Prospects::without_places(self, Seat(0));
        let mut coming = [0.0; SEATS];
        for (card, sure) in prospects.score_cards() {
            for (coming, line) in coming.iter_mut().zip(self.round_lines(card)) {
                *coming += sure * f32::from(line.wares + line.areas);
            }
        }
        points.extend(Seat::all(self.seats).map(|seat| {
            let own = self.of(seat);
            let prospects = Prospects::without_places(self, seat);
            let bonus: f32 = prospects.own_bonus_cards().map(|card| prospects.bonus(card)).sum();
            let keys: f32 = (0..own.keys).map(|held| prospects.key(held)).sum();
            let time = (prospects.rounds / KEY_ROUNDS).min(1.0);
            f32::from(own.letters.total())
                + VICTORY_POINT * f32::from(own.victory_points)
                + coming[seat.index()]
                + bonus
                + keys
                + prospects.hand(own.hand)
                + time * COIN * f32::from(own.coins)
        }));
    }
}

/// What a player can hope for.
struct Prospects<'a> {
    world: &'a GoldenCity,
    seat: Seat,
    /// Rounds still to be scored, this one included.
    rounds: f32,
    /// What a post on each open place is worth, without what it costs.
    places: [f32; Place::COUNT],
}

impl Prospects<'_> {
    fn new(world: &GoldenCity, seat: Seat) -> Prospects<'_> {
        let mut prospects = Prospects::without_places(world, seat);
        for place in world.open_places(seat).iter() {
            prospects.places[place.index()] = prospects.post(place);
        }
        prospects
    }

    fn without_places(world: &GoldenCity, seat: Seat) -> Prospects<'_> {
        let cards = f32::from(world.score_deck.len());
        let fewest = Seat::all(world.seats).map(|seat| world.posts_left(seat)).min().unwrap_or(0);
        let by_posts = f32::from(fewest) / POSTS_A_ROUND;
        let rounds = 1.0 + if world.drought() { cards } else { cards.min(by_posts) };
        Prospects { world, seat, rounds, places: [0.0; Place::COUNT] }
    }

    fn place(&self, place: Place) -> f32 {
        self.places[place.index()]
    }

    fn post(&self, place: Place) -> f32 {
        let own = self.world.of(self.seat);
        let keys = board().spot(place).price.keys;
        let shut_out = if own.posts.contains(place) { SHUT_OUT } else { 0.0 };
        let reward =
            self.world.reward_at(self.seat, place).map_or(shut_out, |reward| self.reward(place, reward));
        let bonus: f32 = (self.own_bonus_cards())
            .map(|card| match board().bonus(card).of {
                Counted::Posts(places) if places.contains(place) => {
                    f32::from(board().bonus(card).letters_each)
                }
                _ => 0.0,
            })
            .sum();
        let key = if keys > 0 { self.key(own.keys.saturating_sub(keys)) } else { 0.0 };
        reward + bonus + self.area(place) + self.position(place) - key
    }

    fn reward(&self, place: Place, reward: Reward) -> f32 {
        match reward {
            Reward::Coins(coins) => self.coins(coins),
            Reward::Card => CARD,
            Reward::Key => self.key(self.world.of(self.seat).keys),
            Reward::Bonus => BONUS,
            Reward::Ware => {
                let shown = self.world.ware_display.iter().flatten().map(|&card| self.ware(card));
                shown.fold(self.average_ware(self.world.ware_pile), f32::max)
            }
            Reward::Zone(gains) => {
                let stands = |player: &&crate::Holdings| player.posts.contains(place);
                let present = self.world.everybody().iter().filter(stands).count();
                let gain = gains[present.min(gains.len() - 1)];
                f32::from(gain.letters) + self.coins(gain.coins) + CARD * f32::from(gain.cards)
            }
        }
    }

    fn coins(&self, coins: u8) -> f32 {
        let counted: u16 =
            self.own_bonus_cards().filter(|&card| board().bonus(card).of == Counted::Coins).count() as u16;
        f32::from(coins) * (COIN + f32::from(counted))
    }

    /// One more key, with this many already held.
    fn key(&self, held: u8) -> f32 {
        if self.rounds <= KEY_ROUNDS { 0.0 } else { (KEY - FURTHER_KEY * f32::from(held)).max(0.5) }
    }

    fn own_bonus_cards(&self) -> impl Iterator<Item = BonusCard> {
        self.world.bonus_cards_of(self.seat).iter()
    }

    /// The score cards from now on, each with how sure it is to be scored.
    fn score_cards(&self) -> impl Iterator<Item = (ScoreCard, f32)> {
        let left = f32::from(self.world.score_deck.len()).max(1.0);
        let later = LATER * ((self.rounds - 1.0) / left).min(1.0);
        let coming = self.world.score_deck.iter().map(move |card| (card, later));
        std::iter::once((self.world.score_card, 1.0)).chain(coming)
    }

    /// How much of a rival's loss is one's own gain.
    fn spite(&self) -> f32 {
        1.0 / f32::from(self.world.seats - 1)
    }

    /// Letters for being in the area of score cards, and for having or breaking majorities there.
    fn area(&self, place: Place) -> f32 {
        let scoring = &data().scoring;
        let (presence, majority) = (f32::from(scoring.area_presence), f32::from(scoring.area_majority));
        let mut letters = 0.0;
        for (card, sure) in self.score_cards() {
            let area = board().score(card).area;
            if !area.contains(place) {
                continue;
            }
            let own = self.world.of(self.seat).posts_in(area);
            let (mut most, mut leaders) = (0, 0);
            for seat in Seat::all(self.world.seats).filter(|&seat| seat != self.seat) {
                let theirs = self.world.of(seat).posts_in(area);
                match theirs.cmp(&most) {
                    std::cmp::Ordering::Greater => (most, leaders) = (theirs, 1),
                    std::cmp::Ordering::Equal => leaders += 1,
                    std::cmp::Ordering::Less => {}
                }
            }
            if own == 0 {
                letters += sure * presence;
            }
            if own == most {
                letters += sure * majority;
            } else if own + 1 == most && leaders == 1 {
                letters += sure * majority * self.spite();
            }
        }
        letters
    }

    /// Where one could go on from there.
    fn position(&self, place: Place) -> f32 {
        let (board, own) = (board(), self.world.of(self.seat));
        let reached = own.posts.iter().fold(own.posts, |all, post| all | board.near(post));
        let taken = self.world.players.iter().fold(Set::EMPTY, |all, player| all | player.posts);
        let new = board.near(place) - reached - (taken & board.sites);
        let city = !(new & board.outer).is_empty() && (reached & board.outer).is_empty();
        let first_port = if own.posts.is_empty() { FIRST_PORT } else { 0.0 };
        let reach = (IN_REACH * f32::from(new.len())).min(MOST_IN_REACH);
        (reach + if city { CITY_IN_REACH } else { 0.0 } + first_port) * ((self.rounds - 1.0) / 3.0).min(1.0)
    }

    /// Letters a ware card brings to whoever does not own its wares by other cards, and the monopolies it breaks.
    fn ware(&self, card: WareCard) -> f32 {
        let scoring = &data().scoring;
        let (presence, monopoly) = (f32::from(scoring.ware_presence), f32::from(scoring.ware_monopoly));
        let others = self.world.of(self.seat).ware_cards - Set::only(card);
        let new = board().wares(Set::only(card)) & !board().wares(others);
        let mut letters = 0.0;
        for (score_card, sure) in self.score_cards() {
            let ware = board().score(score_card).ware;
            if new & ware == 0 {
                continue;
            }
            let owns = |seat: &Seat| board().wares(self.world.of(*seat).ware_cards) & ware != 0;
            let owners = Seat::all(self.world.seats).filter(|&seat| seat != self.seat).filter(owns).count();
            letters += sure
                * match owners {
                    0 => presence + monopoly * 0.6,
                    1 => presence + monopoly * self.spite(),
                    _ => presence,
                };
        }
        let counted = self.own_bonus_cards().find(|&card| board().bonus(card).of == Counted::WareCards);
        letters + counted.map_or(0.0, |card| f32::from(board().bonus(card).letters_each))
    }

    fn average_ware(&self, pile: Set<WareCard>) -> f32 {
        pile.iter().map(|card| self.ware(card)).sum::<f32>() / f32::from(pile.len()).max(1.0)
    }

    /// What a bonus card counts now, and what it may come to count.
    fn bonus(&self, card: BonusCard) -> f32 {
        let line = self.world.bonus_line(self.seat, card);
        let growth = match board().bonus(card).of {
            Counted::WareCards => {
                (0.2 * self.rounds).min(f32::from(data().limits.ware_cards - line.count.min(4)))
            }
            // Coins are there to be spent.
            Counted::Coins => -0.5 * f32::from(line.count),
            Counted::Posts(places) => {
                let share = f32::from(places.len()) / Place::COUNT as f32;
                POSTS_A_ROUND * 1.5 * share * self.rounds
            }
        };
        f32::from(line.letters) + growth * f32::from(board().bonus(card).letters_each)
    }

    /// What cards in hand are worth when no more than the limit can be kept: pairs before single cards.
    fn hand(&self, hand: Cards) -> f32 {
        let worth = |count: u8| CARDS_OF_A_KIND.iter().take(usize::from(count)).sum::<f32>();
        let scale = (self.rounds / KEY_ROUNDS).min(1.0);
        let mut kept = hand;
        while size(kept) > data().limits.landscape_cards {
            let last = |kind: &Landscape| worth(kept.count(*kind)) - worth(kept.count(*kind) - 1);
            let Some(weakest) = kept.kinds().min_by(|a, b| last(a).total_cmp(&last(b))) else { break };
            kept -= Cards::of(weakest, 1);
        }
        scale * kept.kinds().map(|kind| worth(kept.count(kind))).sum::<f32>()
    }

    /// What a building turn with this hand is worth: the best post it pays for, the best second one, and what is left.
    fn turn(&self, hand: Cards) -> f32 {
        let open = self.world.open_places(self.seat);
        let (first, paid, place) = self.best_build(hand, open);
        let Some(place) = place else { return self.hand(hand) };
        let rest = hand.beyond(paid);
        let (second, paid, _) = self.best_build(rest, open - Set::only(place));
        first + second + self.hand(rest.beyond(paid))
    }

    /// The build that pays best, its price and its place; nothing if none is worth its price.
    fn best_build(&self, hand: Cards, open: Set<Place>) -> (f32, Cards, Option<Place>) {
        let mut best = (0.0, Cards::NONE, None);
        let keep = self.hand(hand);
        let mut most = keep;
        for landscape in Landscape::ALL {
            let places = open & board().of_landscape(landscape);
            let Some(place) = places.iter().max_by(|&a, &b| self.place(a).total_cmp(&self.place(b))) else {
                continue;
            };
            payments(hand, landscape, board().spot(place).price.cards, &mut |payment| {
                let worth = self.place(place) + self.hand(hand.beyond(payment));
                if worth > most {
                    most = worth;
                    best = (self.place(place), payment, Some(place));
                }
            });
        }
        best
    }
}
