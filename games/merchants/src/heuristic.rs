//! What a sensible player values (bots use it). Everything is in goods delivered.
//!
//! An action is worth what it changes: the table after it is compared with the table before. A table is worth the goods
//! delivered, the posts founded, what the terrains will bring, and how near the next delivery and the next founding are. Every
//! card a plan still needs makes it less worth, a missing one much more than one in hand, so that cards are gathered for a plan,
//! then spent on it.

use std::borrow::Cow;
use std::cell::RefCell;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Depth, Game, Heuristic, Kind, Seat, Tuning};

use crate::data::data;
use crate::places::{City, CitySet, HEXES, Hex, Path};
use crate::runs::{Run, runs};
use crate::wares::{Bundle, Development, RESOURCES, Resources, Ware, resources};
use crate::{Action, Merchants, Phase, SEATS, View};

/// Having won.
const VICTORY: f32 = 10.0;
/// A post founded, whatever it produces: it frees a good.
const POST: f32 = 0.6;
/// A delivery that nothing stands in the way of, short of being done; each further one is worth this much less.
const DELIVERY: f32 = 0.7;
const FURTHER_DELIVERY: f32 = 0.7;
/// A good that a post still covers, while it waits to be freed.
const COVERED: f32 = 0.4;
/// What a quarter of a card leaves of a plan that needs it. A missing card counts as four quarters, one in hand as one.
const QUARTER: f32 = 0.945;
/// What one step of a caravan leaves, salt aside.
const STEP: f32 = 0.997;
/// What a step is to bring at least, when it is paid for already.
const LEG: f32 = 1e-4;
/// A card no plan needs, and one that only feeds the robber.
const SPARE_CARD: f32 = 0.02;
const EXCESS_CARD: f32 = 0.004;
/// A coin, as long as it is one of the first, and any other.
const COIN: f32 = 0.025;
const FURTHER_COIN: f32 = 0.012;
const FIRST_COINS: u16 = 8;
/// A development card in hand.
const DEVELOPMENT: f32 = 0.07;
/// What the terrains bring until the end, by the square root of the chances in 36 for each resource: the first ones matter most.
const INCOME: f32 = 0.13;
/// Chances in 36 of a token still to be drawn.
const TOKEN_CHANCES: u8 = 3;
/// A hex under the robber is not lost for ever.
const ROBBED: f32 = 0.4;
/// How much of a rival's gain is one's own loss, and of the leader's.
const RIVAL: f32 = 0.15;
const LEADER: f32 = 0.3;
/// Only trades that bring this much are worth the talk, each further offer of a turn more; this many are made at most.
const TALK: f32 = 0.03;
const OFFERS: u8 = 2;
/// Whoever has so few goods left is about to win.
const ABOUT_TO_WIN: u8 = 1;

impl Heuristic for Merchants {
    const TUNING: Tuning = Tuning { lead: 1.0, slip: 0.04, doubt: 0.2 };
    const MASTER: Depth = Depth { worlds: 300, horizon: 60, halving: false };
    const LEGEND: Depth = Depth { worlds: 1800, horizon: 60, halving: false };

    fn weigh(view: &View, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        // Any world will do: only its open part and the player's own cards are looked at.
        let world = view.imagine(&mut Fast::new(0));
        let mind = Mind::of(&world, seat);
        let now = mind.worth_of(&world);
        let gain = |after: f32| after - now;
        weights.extend(legal.iter().map(|action| match *action {
            Action::Roll | Action::EndTurn | Action::Decline | Action::Withdraw => 0.0,
            Action::Discard(cards) => {
                let mut after = world.clone();
                after.pay(seat, cards);
                gain(mind.worth_of(&after))
            }
            Action::Offer { give, want, .. } => offer(&world, gain(mind.exchanged(give, want))),
            Action::Accept => world.trade.map_or(0.0, |trade| {
                talked_over(&world, world.active, gain(mind.exchanged(trade.want, trade.give)))
            }),
            // Whether the active player agrees is not sure.
            Action::Counter { give, want } => {
                talked_over(&world, world.active, gain(mind.exchanged(give, want))) * 0.7
            }
            Action::TradeWith(other) => talked_over(&world, other, gain(mind.after(&world, action))),
            Action::PlayCard(card) => gain(mind.play(card)),
            Action::PlaceNeutral(city) => -nearest_own_post(&world, seat, city),
            _ => gain(mind.after(&world, action)),
        }));
    }

    fn outlook(&self, points: &mut Vec<f32>) {
        points.extend(Seat::all(self.seats).map(|seat| Mind::of(self, seat).worth_of(self)));
    }
}

/// A player thinking about what to do. Most actions leave most of their plans as they are: those are made once.
struct Mind<'a> {
    world: &'a Merchants,
    seat: Seat,
    yields: Yields,
    runs: Vec<Run>,
    ways: Vec<Way>,
    /// Where ways of caravans can end, and what that is worth: many ways lead there.
    ends: RefCell<Vec<(End, f32)>>,
}

/// Where a caravan has been on its way, with how many steps and goods left.
type Been = (Option<Path>, u8, u8);

/// Where a caravan's way ends, with what is left and delivered.
type End = ([Option<Path>; 2], Resources, [u16; SEATS], CitySet);

impl<'a> Mind<'a> {
    fn of(world: &'a Merchants, seat: Seat) -> Mind<'a> {
        let yields = yields(world);
        let ways = ways_to_found(world, seat, &yields);
        Mind { world, seat, yields, runs: runs(world, seat), ways, ends: RefCell::default() }
    }

    fn yields_in(&self, after: &Merchants) -> Yields {
        let same = after.tokens == self.world.tokens && after.robber == self.world.robber;
        if same { self.yields } else { yields(after) }
    }

    fn runs_in(&self, after: &Merchants) -> Cow<'_, [Run]> {
        let (before, at) = (self.world, self.seat.index());
        let same = after.routes == before.routes
            && after.posts == before.posts
            && after.goods == before.goods
            && after.caravans[at] == before.caravans[at]
            && after.arrived[at] == before.arrived[at];
        if same { Cow::Borrowed(&self.runs) } else { Cow::Owned(runs(after, self.seat)) }
    }

    fn ways_in(&self, after: &Merchants, yields: &Yields) -> Cow<'_, [Way]> {
        let (before, at) = (self.world, self.seat.index());
        let same = after.posts == before.posts
            && after.tokens == before.tokens
            && after.robber == before.robber
            && after.merchants[at] == before.merchants[at]
            && after.goods_left[at] == before.goods_left[at]
            && (after.phase == Phase::TradeAgreement) == (before.phase == Phase::TradeAgreement);
        if same { Cow::Borrowed(&self.ways) } else { Cow::Owned(ways_to_found(after, self.seat, yields)) }
    }

    /// What a table that came of this one is worth: one's own side, less a part of the others'.
    fn worth_of(&self, world: &Merchants) -> f32 {
        let yields = self.yields_in(world);
        let rivals = Seat::all(world.seats).filter(|&rival| rival != self.seat);
        let fewest = rivals.clone().map(|rival| world.goods_left[rival.index()]).min();
        let against: f32 = rivals
            .map(|rival| {
                let leads = Some(world.goods_left[rival.index()]) == fewest;
                let side = income(world, rival, &yields)
                    + coins(world.gold[rival.index()])
                    + SPARE_CARD * f32::from(world.hands[rival.index()].total());
                side * if leads { LEADER } else { RIVAL }
            })
            .sum();
        self.own(world, &yields) - against
    }

    fn own(&self, world: &Merchants, yields: &Yields) -> f32 {
        let (seat, at) = (self.seat, self.seat.index());
        let delivered = f32::from(world.delivered(seat));
        if world.goods_left[at] == 0 {
            return delivered + VICTORY;
        }
        let founded = f32::from(world.posts[at].len());
        let hand = world.hands[at];
        let runs = self.runs_in(world);
        let ways = self.ways_in(world, yields);
        // The cards go to one plan first, then to the other: whichever way is better.
        let (first_delivery, needs) = delivery(world, seat, &runs, hand);
        let (then_founding, rest) = founding(&ways, hand.beyond(needs));
        let spared = hand.beyond(needs).beyond(rest);
        let first = first_delivery + then_founding + cards(spared, hand);
        let (first_founding, needs) = founding(&ways, hand);
        let (then_delivery, rest) = delivery(world, seat, &runs, hand.beyond(needs));
        let spared = hand.beyond(needs).beyond(rest);
        let second = first_founding + then_delivery + cards(spared, hand);
        delivered
            + POST * founded
            + income(world, seat, yields)
            + first.max(second)
            + coins(world.gold[at])
            + DEVELOPMENT * f32::from(world.cards[at].total())
    }

    /// What the table is worth after an action; what is drawn by lot is drawn any way.
    fn after(&self, world: &Merchants, action: &Action) -> f32 {
        let mut after = world.clone();
        after.apply(self.seat, action, &mut Fast::new(1), &mut ());
        match action {
            Action::MoveCaravan { .. } => self.at_the_end_of_the_way(after, &mut Vec::new()) - LEG,
            // There is still time to go elsewhere.
            Action::Deliver(_) => self.worth_of(&after).max(self.elsewhere(&after, &mut Vec::new())),
            _ => self.worth_of(&after),
        }
    }

    /// What the table is worth when a caravan on its way has used its steps as well as it can, and delivered what it can in passing.
    /// `been` says where it has been with how many steps and goods left.
    fn at_the_end_of_the_way(&self, mut world: Merchants, been: &mut Vec<Been>) -> f32 {
        let mut deliveries = Vec::new();
        world.deliveries(self.seat, &mut deliveries);
        for delivery in &deliveries {
            if world.check(self.seat, delivery).is_ok() {
                world.apply(self.seat, delivery, &mut Fast::new(1), &mut ());
            }
        }
        let Phase::Caravan { caravan, steps, .. } = world.phase else { return self.worth_of_end(&world) };
        let at = world.caravans[self.seat.index()][usize::from(caravan)];
        let goods = world.goods_left[self.seat.index()];
        if been.iter().any(|&(place, left, rest)| place == at && left >= steps && rest <= goods) {
            return f32::MIN;
        }
        been.push((at, steps, goods));
        let further = if steps == 0 { f32::MIN } else { self.elsewhere(&world, been) };
        let rests = world.can_halt(self.seat, caravan).is_ok();
        if rests { further.max(self.worth_of_end(&world)) } else { further }
    }

    fn worth_of_end(&self, world: &Merchants) -> f32 {
        let at = self.seat.index();
        let end = (world.caravans[at], world.hands[at], world.gold, world.goods);
        let known = self.ends.borrow().iter().find(|(other, _)| *other == end).map(|&(_, worth)| worth);
        known.unwrap_or_else(|| {
            let worth = self.worth_of(world);
            self.ends.borrow_mut().push((end, worth));
            worth
        })
    }

    /// The same after another step.
    fn elsewhere(&self, world: &Merchants, been: &mut Vec<Been>) -> f32 {
        let mut steps = Vec::new();
        if world.goods_left[self.seat.index()] > 0 {
            world.caravan_moves(self.seat, &mut steps);
        }
        let ends = steps.iter().map(|step| {
            let mut next = world.clone();
            next.apply(self.seat, step, &mut Fast::new(1), &mut ());
            self.at_the_end_of_the_way(next, been) - LEG
        });
        ends.fold(f32::MIN, f32::max)
    }

    /// A card is played for what it lets one do next.
    fn play(&self, card: Development) -> f32 {
        let mut played = self.world.clone();
        played.apply(self.seat, &Action::PlayCard(card), &mut Fast::new(1), &mut ());
        let mut next = Vec::new();
        played.legal(self.seat, &mut next);
        next.iter().map(|action| self.after(&played, action)).fold(f32::MIN, f32::max)
    }

    /// What the table is worth after a trade.
    fn exchanged(&self, give: Bundle, get: Bundle) -> f32 {
        let mut after = self.world.clone();
        let at = self.seat.index();
        after.hands[at] = after.hands[at].beyond(resources(give)) + resources(get);
        after.gold[at] = after.gold[at].saturating_sub(u16::from(give.count(Ware::Gold)))
            + u16::from(get.count(Ware::Gold));
        self.worth_of(&after)
    }
}

/// An offer is accepted half of the time, if that; after a few of them the others have heard enough.
fn offer(world: &Merchants, gain: f32) -> f32 {
    let made = world.this_turn.offers;
    if made < OFFERS { gain / 2.0 - TALK * f32::from(made + 1) } else { -VICTORY }
}

/// What is left of the gain from a trade with this player; nobody trades with whoever is about to win.
fn talked_over(world: &Merchants, other: Seat, gain: f32) -> f32 {
    if world.goods_left[other.index()] <= ABOUT_TO_WIN { -VICTORY } else { gain - TALK }
}

/// A neutral post is best close to one's own.
fn nearest_own_post(world: &Merchants, seat: Seat, city: City) -> f32 {
    let own = world.posts[seat.index()].iter();
    let steps = own.filter_map(|post| world.board().steps(post.site(), city.site())).min();
    f32::from(steps.unwrap_or(u8::MAX))
}

/// Cards no plan needs; of a hand that is too large they may be lost.
fn cards(spare: Resources, hand: Resources) -> f32 {
    let excess = hand.total().saturating_sub(data().limits.hand_limit_on_seven).min(spare.total());
    SPARE_CARD * f32::from(spare.total() - excess) + EXCESS_CARD * f32::from(excess)
}

fn coins(gold: u16) -> f32 {
    let first = gold.min(FIRST_COINS);
    COIN * f32::from(first) + FURTHER_COIN * f32::from(gold - first)
}

/// What is left of a plan that needs these cards, of which this many are missing.
fn effort(needs: Resources, hand: Resources, missing_gold: u16) -> f32 {
    let missing = needs.beyond(hand).total() + missing_gold;
    power(&QUARTER_LEFT, needs.total() + 3 * missing)
}

const POWERS: usize = 128;
static QUARTER_LEFT: [f32; POWERS] = powers(QUARTER);
static STEP_LEFT: [f32; POWERS] = powers(STEP);

/// Looked up, because plans are weighed by the million.
const fn powers(base: f32) -> [f32; POWERS] {
    let mut powers = [1.0; POWERS];
    let mut at = 1;
    while at < POWERS {
        powers[at] = powers[at - 1] * base;
        at += 1;
    }
    powers
}

fn power(powers: &[f32; POWERS], exponent: u16) -> f32 {
    powers[usize::from(exponent).min(POWERS - 1)]
}

/// Rolls in 36 that show the number.
pub(crate) fn chances(number: u8) -> u8 {
    6 - number.abs_diff(7).min(6)
}

/// What each hex brings in 36 rolls.
type Yields = [f32; HEXES];

fn yields(world: &Merchants) -> Yields {
    let mut yields = [0.0; HEXES];
    for number in (2..=12).filter(|&number| number != 7) {
        for hex in world.hexes_with(number).iter() {
            let robbed = if hex == world.robber { ROBBED } else { 1.0 };
            yields[hex.index()] = f32::from(chances(number)) * robbed;
        }
    }
    yields
}

fn yields_of(world: &Merchants, seat: Seat, yields: &Yields) -> [f32; RESOURCES] {
    let board = world.board();
    let mut by_resource = [0.0; RESOURCES];
    for city in world.posts[seat.index()].iter() {
        for hex in board.land[city.site().index()].iter() {
            by_resource[board.resource[hex.index()].index()] += yields[hex.index()];
        }
    }
    by_resource
}

fn income_of(yields: [f32; RESOURCES], world: &Merchants, seat: Seat) -> f32 {
    let goods = data().amounts(world.options.board, world.seats).goods;
    let left = f32::from(world.goods_left[seat.index()]) / f32::from(goods);
    INCOME * left * yields.iter().map(|chances| chances.sqrt()).sum::<f32>()
}

fn income(world: &Merchants, seat: Seat, yields: &Yields) -> f32 {
    income_of(yields_of(world, seat, yields), world, seat)
}

/// A way to found a post: with the nearest merchant, or with one recruited at the nearest post.
#[derive(Clone, Copy)]
struct Way {
    /// What the post would be worth.
    worth: f32,
    steps: u8,
    needs: Resources,
}

fn ways_to_found(world: &Merchants, seat: Seat, yields: &Yields) -> Vec<Way> {
    if world.stock[seat.index()] == 0 {
        return Vec::new();
    }
    let board = world.board();
    let own = yields_of(world, seat, yields);
    let before = income_of(own, world, seat);
    let numbered = world.numbered_hexes();
    let mut ways = Vec::new();
    for city in (board.cities - world.all_posts()).iter() {
        let mut after = own;
        let mut token: Option<Hex> = None;
        for hex in board.land[city.site().index()].iter() {
            let resource = board.resource[hex.index()].index();
            if numbered.contains(hex) {
                after[resource] += yields[hex.index()];
            } else if token.is_none_or(|other| own[resource] < own[board.resource[other.index()].index()]) {
                token = Some(hex);
            }
        }
        if let Some(hex) = token {
            after[board.resource[hex.index()].index()] += f32::from(TOKEN_CHANCES);
        }
        let gold = f32::from(board.gold[city.index()]) * COIN;
        let worth = POST + income_of(after, world, seat) - before + gold;
        let merchants = world.merchants[seat.index()].iter().flatten();
        let by_merchant = merchants.filter_map(|&from| board.steps(from, city.site())).min();
        let posts = world.posts[seat.index()].iter();
        let by_recruit = posts.filter_map(|post| board.steps(post.site(), city.site())).min();
        for (steps, price) in [(by_merchant, Resources::NONE), (by_recruit, data().costs.merchant)] {
            let Some(steps) = steps else { continue };
            let wheat = match world.phase {
                Phase::TradeAgreement if steps <= data().effects.trade_agreement_steps => 0,
                _ => steps.div_ceil(data().limits.merchant_steps_per_wheat),
            };
            ways.push(Way { worth, steps, needs: price + data().costs.merchant_move.times(wheat) });
        }
    }
    ways
}

/// The best post to found next: what it is worth now, and the cards it needs.
fn founding(ways: &[Way], hand: Resources) -> (f32, Resources) {
    let mut best = (0.0, Resources::NONE);
    for way in ways {
        let now = way.worth * effort(way.needs, hand, 0) * power(&STEP_LEFT, u16::from(way.steps));
        if now > best.0 {
            best = (now, way.needs);
        }
    }
    best
}

/// The deliveries in sight: what they are worth now, and the cards the best of them needs. Goods that are still covered count
/// for something, so that routes are built and caravans set out in time.
fn delivery(world: &Merchants, seat: Seat, runs: &[Run], hand: Resources) -> (f32, Resources) {
    let at = seat.index();
    let free = usize::from(world.free_goods(seat));
    let goods = usize::from(world.goods_left[at]);
    let ease = |run: &Run, hand: Resources| {
        let tolls = (run.tolls.len() as u16).saturating_sub(world.gold[at]);
        effort(run.needs(), hand, tolls) * power(&STEP_LEFT, u16::from(run.steps))
    };
    let nearest = runs.iter().map(|run| (ease(run, hand), run)).max_by(|(a, _), (b, _)| a.total_cmp(b));
    let Some((first, nearest)) = nearest else { return (0.0, Resources::NONE) };
    let mut others: Vec<f32> =
        runs.iter().filter(|run| run.city != nearest.city).map(|run| ease(run, Resources::NONE)).collect();
    others.sort_by(|a, b| b.total_cmp(a));
    let mut worth = DELIVERY;
    let mut total = 0.0;
    for (place, ease) in std::iter::once(first).chain(others).take(goods).enumerate() {
        total += worth * ease * if place < free { 1.0 } else { COVERED };
        worth *= FURTHER_DELIVERY;
    }
    (total, nearest.needs())
}
