//! What a sensible player values (bots use it).
//!
//! Every destination is weighed together with the best that can be done there; what cannot be foreseen, the next page of a
//! book, counts with what it brings on average. Nothing but the view is looked at.

use comptoir_kernel::chance::Recorded;
use comptoir_kernel::{Depth, Game, Heuristic, Kind, List, Memory, Per, Seat, Tally, Tuning};

use crate::board::{Place, SpaceSet, board};
use crate::book::Side;
use crate::career::Career;
use crate::data::data;
use crate::pieces::{Carrier, Equipment, Gem, Gems, Order, Slot, Special};
use crate::{Action, Phase, Player, ROUND_LIMIT, SEATS, Secret, Tabletop, Valdora, View};

impl Heuristic for Valdora {
    const TUNING: Tuning = Tuning { lead: 15.0, slip: 0.8, doubt: 3.0 };
    const MASTER: Depth = Depth { worlds: 1200, horizon: 40, halving: false };
    const LEGEND: Depth = Depth { worlds: 7200, horizon: 40, halving: false };

    fn weigh(view: &View, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let mind = Mind::new(seat, known(view));
        let first = weights.len();
        weights.extend(legal.iter().map(|&action| match action {
            Action::PlaySpecial { .. } => f32::NEG_INFINITY,
            action => mind.value_of(action),
        }));
        // A special card does not replace anything: it is weighed against not playing it.
        let otherwise = weights[first..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (weight, action) in weights[first..].iter_mut().zip(legal) {
            if let Action::PlaySpecial { card, .. } = *action {
                *weight = otherwise + mind.gain_of_special(card, *action);
            }
        }
    }

    fn outlook(&self, points: &mut Vec<f32>) {
        points.extend(Seat::all(self.tabletop.seats()).map(|seat| Mind::new(seat, self.clone()).worth()));
    }
}

/// The game as far as the viewer knows it: nobody else's secrets are in it.
pub(crate) fn known(view: &View) -> Valdora {
    let mut secrets: List<Secret, SEATS> =
        Seat::all(view.tabletop.seats()).map(|_| Secret::default()).collect();
    if let Some(own) = &view.own {
        secrets.as_mut_slice()[own.seat.index()] = own.secret;
    }
    let mut tabletop = view.tabletop.clone();
    if tabletop.memory == Memory::AtTheTable {
        // What lies covered may be any card that is nowhere to be seen.
        let (equipment, orders) = (view.unknown_equipment(), view.unknown_orders());
        let books = tabletop.catalogues.iter_mut().filter(|book| book.covered_right > 0);
        books.for_each(|book| book.unseen = equipment);
        let books = tabletop.order_books.iter_mut().filter(|book| book.covered_right > 0);
        books.for_each(|book| book.unseen = orders);
    }
    Valdora { tabletop, secrets }
}

/// A player thinking: the game as far as they know it. Nobody else's secrets are in it, and nothing they weigh asks for them.
#[derive(Clone)]
struct Mind {
    seat: Seat,
    game: Valdora,
    /// How much of a promise the rest of the game will let come true: nothing in the last turn.
    future: f32,
}

impl Mind {
    fn new(seat: Seat, game: Valdora) -> Mind {
        let disc = &game.tabletop.disc;
        let most = disc.values().iter().max().copied().unwrap_or(0);
        // The game ends with the last artisan but those of one colour.
        let artisans_to_go = f32::from(disc.total() - most);
        let last_round = game.tabletop.ending || game.tabletop.round >= ROUND_LIMIT;
        let future = if last_round { 0.0 } else { (artisans_to_go / 12.0).clamp(0.4, 1.0) };
        Mind { seat, game, future }
    }

    fn table(&self) -> &Tabletop {
        &self.game.tabletop
    }

    fn me(&self) -> &Player {
        self.table().player(self.seat)
    }

    /// The same after an action that needs no chance.
    fn after(&self, action: Action) -> Mind {
        let mut after = self.clone();
        after.game.apply(self.seat, &action, &mut Recorded::new(&[]), &mut ());
        after
    }

    /// What the turn comes to if it goes on with this action.
    fn value_of(&self, action: Action) -> f32 {
        match action {
            Action::EndTurn => self.worth(),
            Action::RemoveArtisan(colour) => {
                let mut after = self.clone();
                after.game.tabletop.remove_artisan(colour, &mut ());
                let others = Seat::all(self.table().seats()).filter(|&other| other != self.seat);
                let rival = |seat| Mind { seat, ..after.clone() }.worth();
                after.worth() - others.map(rival).fold(0.0, f32::max)
            }
            Action::Discard(_) => self.after(action).worth(),
            action if self.shows_new_card(action) => self.value_of_surprise(action),
            action => self.after(action).best_of_turn(),
        }
    }

    /// The best the rest of this turn comes to, taking the most promising step while one is worth it.
    fn best_of_turn(&self) -> f32 {
        let mut mind = self.clone();
        let mut steps = Vec::new();
        loop {
            // Whoever gave an order back cannot stop there.
            let now = if mind.table().turn.must_buy { f32::NEG_INFINITY } else { mind.worth() };
            steps.clear();
            mind.game.legal(mind.seat, &mut steps);
            let mut best: Option<(f32, Option<Mind>)> = None;
            for &step in &steps {
                let (value, after) = match step {
                    Action::EndTurn | Action::PlaySpecial { .. } => continue,
                    step if mind.shows_new_card(step) => (mind.value_of_surprise(step), None),
                    step => {
                        let after = mind.after(step);
                        (after.worth_once_bought(), Some(after))
                    }
                };
                if best.as_ref().is_none_or(|(most, _)| value > *most) {
                    best = Some((value, after));
                }
            }
            match best {
                Some((value, Some(after))) if value > now => mind = after,
                Some((value, None)) if value > now => return value,
                _ => return now,
            }
        }
    }

    /// The same, with the best order on sale if one was given back for it.
    fn worth_once_bought(&self) -> f32 {
        if !self.table().turn.must_buy {
            return self.worth();
        }
        let purchases = Side::BOTH.into_iter().filter(|&side| self.table().can_buy_order(side).is_ok());
        let value = |side| match Action::BuyOrder(side) {
            action if self.shows_new_card(action) => self.value_of_surprise(action),
            action => self.after(action).worth(),
        };
        purchases.map(value).fold(f32::NEG_INFINITY, f32::max)
    }

    /// Whether a card nobody has seen comes to light by this.
    fn shows_new_card(&self, action: Action) -> bool {
        let (Action::Turn(side) | Action::BuyEquipment { side, .. } | Action::BuyOrder(side)) = action else {
            return false;
        };
        match self.table().here() {
            Place::Catalogue(at) => self.table().catalogues[at].hides_next(side),
            Place::OrderBook(at) => self.table().order_books[at].hides_next(side),
            _ => false,
        }
    }

    /// An action that shows a new card: what it does by itself, and what the card will bring on average.
    fn value_of_surprise(&self, action: Action) -> f32 {
        let mut blind = self.clone();
        let table = &mut blind.game.tabletop;
        let place = table.here();
        let (catalogues, order_books) = (table.catalogues, table.order_books);
        // Without unseen cards the action needs no chance; what is then missing comes back below.
        table.catalogues.iter_mut().for_each(|book| book.unseen = Per::default());
        table.order_books.iter_mut().for_each(|book| book.unseen = Per::default());
        let after = blind.after(action);
        let base = after.worth();
        base + match place {
            Place::Catalogue(at) => {
                average(&catalogues[at].unseen, |card| after.gain_of_equipment(card, base))
            }
            Place::OrderBook(at) => average(&order_books[at].unseen, |card| after.gain_of_order(card, base)),
            _ => 0.0,
        }
    }

    /// What this equipment on top of the book would bring, if it could be bought; without it the position is worth `now`.
    fn gain_of_equipment(&self, equipment: Equipment, now: f32) -> f32 {
        let Some(pay) = self.me().carrying(Gem::Gold).iter().next() else { return 0.0 };
        if self.me().owns(equipment) {
            return 0.0;
        }
        let mut after = self.clone();
        let me = after.game.tabletop.player_mut(self.seat);
        me.unload(pay);
        me.slots[equipment.slot()] = Some(Carrier { equipment, gem: None });
        (after.worth() - now).max(0.0)
    }

    /// What this order on top of the book would bring, if it could be bought; without it the position is worth `now`.
    fn gain_of_order(&self, order: Order, now: f32) -> f32 {
        let numbers = &data().constants;
        if self.me().silver < numbers.order_cost_silver || self.me().orders.len() >= numbers.undelivered_limit
        {
            return 0.0;
        }
        let mut after = self.clone();
        let me = after.game.tabletop.player_mut(self.seat);
        me.silver -= numbers.order_cost_silver;
        me.orders.push(order);
        (after.worth() - now).max(0.0)
    }

    /// What the position is worth when the turn ends: points, and what they promise to become. A coin breaks ties.
    fn worth(&self) -> f32 {
        self.points() + self.future * self.promise() + 0.01 * f32::from(self.me().silver)
    }

    /// What everything counts. Before the last round nobody keeps an order or a stone back for a special card: open orders can
    /// still be delivered (V-11.14), stones loaded again (V-11.17).
    fn points(&self) -> f32 {
        let (me, secret) = (self.me(), &self.game.secrets.as_slice()[self.seat.index()]);
        let sheet = self.table().sheet(self.seat, secret);
        let mut points = f32::from(sheet.points);
        if self.future > 0.0 {
            points -= f32::from(sheet.stones);
            points += f32::from(me.loaded().len() * data().constants.stone_points);
            if me.played[Special::PromisesKept] > 0 && !me.orders.is_empty() {
                points += f32::from(data().special(Special::PromisesKept).points);
            }
        }
        points
    }

    /// Orders in hand, equipment, stones, silver, artisans, and where the pawn stands.
    fn promise(&self) -> f32 {
        let me = self.me();
        let mut career = Career::of(self.seat, self.table());
        let mut stones = me.stones(me.loaded());
        let standing = career.standing();
        let mut orders = 0.0;
        let mut open = me.orders;
        // The most valuable order comes first and gets the stones; what the others are worth changes with it.
        while !open.is_empty() {
            let values = open.as_slice().iter().map(|&order| career.clone().deliver(order)).enumerate();
            let (best, _) = values.max_by(|(_, a), (_, b)| a.total_cmp(b)).unwrap_or_default();
            let order = open.remove(best);
            orders += self.promise_of_order(order, career.deliver(order), &mut stones);
        }
        let equipment = f32::from(me.owned().len() - 1);
        let spare: f32 = stones.values().iter().map(|count| 0.7 * f32::from(*count)).sum();
        let nugget = if stones[Gem::Gold] > 0 && equipment < 5.0 { 3.0 * self.future } else { 0.0 };
        // What is kept for later loses its worth when the game drags on; else everybody waits and it never ends. Something
        // remains, or nobody would fetch what the next order needs.
        let patience = ((80.0 - f32::from(self.table().round)) / 30.0).clamp(0.15, 1.0);
        let silver = SILVER[usize::from(me.silver).min(SILVER.len() - 1)];
        let provisions = if me.provisions { 1.0 } else { 0.0 };
        standing
            + orders
            + 5.0 * equipment
            + patience * (spare + nugget + silver + provisions + self.prospects(stones))
    }

    /// The value of an open order, discounted by what is still missing for it.
    fn promise_of_order(&self, order: Order, value: f32, stones: &mut Gems) -> f32 {
        let row = &data().orders[order.index()];
        let mut chance = if self.me().silver < row.silver { 0.6 } else { 0.95 };
        let mut ready = chance > 0.9;
        for gem in row.gems.present() {
            if stones[gem] > 0 {
                stones[gem] -= 1;
                chance *= 0.95;
            } else {
                ready = false;
                chance *= self.chance_of_loading(gem);
            }
        }
        let way = if ready { self.way_to(board().palaces[row.colour]) } else { 0.0 };
        (0.7 * chance + 0.1 * way) * value
    }

    fn chance_of_loading(&self, gem: Gem) -> f32 {
        let free = |carrier: &Carrier| {
            let row = &data().equipment[carrier.equipment.index()];
            row.carries.contains(gem) && (carrier.gem.is_none() || row.can_swap)
        };
        let carriers = self.me().slots.values().iter().flatten().filter(|carrier| free(carrier));
        carriers
            .map(|carrier| if data().equipment[carrier.equipment.index()].load_cost == 0 { 0.7 } else { 0.6 })
            .fold(0.4, f32::max)
    }

    /// What lies within reach of the pawn.
    fn prospects(&self, spare: Gems) -> f32 {
        let me = self.me();
        let mut prospects = 0.0;
        if me.silver <= 2 {
            prospects += 1.5 * self.way_to(board().mines);
        }
        let room = data().constants.undelivered_limit.saturating_sub(me.orders.len());
        if me.silver > 0 {
            prospects += 1.2 * f32::from(room) * self.way_to(board().order_books);
        }
        if spare[Gem::Gold] > 0 {
            prospects += 1.5 * self.way_to(board().catalogues);
        }
        let empty = me.slots.iter().filter(|(slot, carrier)| {
            carrier.is_some_and(|carrier| carrier.gem.is_none()) && *slot != Slot::Spare
        });
        prospects + 0.2 * empty.count() as f32 * self.way_to(board().roads)
    }

    /// How easily one of these spaces is reached from where the pawn stands: 1 is next turn.
    fn way_to(&self, spaces: SpaceSet) -> f32 {
        let me = self.me();
        if board().near(me.position).meets(spaces) {
            1.0
        } else if board().far(me.position).meets(spaces) {
            if me.provisions { 0.9 } else { 0.5 }
        } else {
            0.2
        }
    }

    /// What playing a special card now gains, the artisans it costs deducted.
    fn gain_of_special(&self, card: Special, action: Action) -> f32 {
        let mut after = self.after(action);
        while after.table().phase == Phase::Discard {
            let mut colours = Vec::new();
            after.game.legal(self.seat, &mut colours);
            let cheapest = colours
                .iter()
                .map(|&discard| after.after(discard))
                .max_by(|a, b| a.worth().total_cmp(&b.worth()));
            match cheapest {
                Some(cheapest) => after = cheapest,
                None => break,
            }
        }
        // Dark cards count in the sheet already; light ones help for as long as the game goes on.
        after.worth() - self.worth() + HELP[card.index()] * self.future - 0.5
    }
}

/// What a card drawn from these brings on average.
fn average<K: Kind, const N: usize>(cards: &Tally<K, N>, gain: impl Fn(K) -> f32) -> f32 {
    let gains: f32 = cards.present().map(|card| gain(card) * f32::from(cards[card])).sum();
    gains / f32::from(cards.total()).max(1.0)
}

/// What this many coins are worth.
const SILVER: [f32; 7] = [0.0, 1.6, 2.8, 3.8, 4.6, 5.2, 5.6];

/// What a light card brings over a whole game.
const HELP: [f32; crate::pieces::SPECIALS] =
    [6.0, 5.0, 5.0, 8.0, 6.0, 5.0, 8.0, 10.0, 6.0, 5.0, 8.0, 5.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0];
