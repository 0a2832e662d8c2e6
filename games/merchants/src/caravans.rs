//! Caravans, tolls and deliveries (M-9).
//!
//! A caravan moves route by route, so that it can deliver in passing. Salt is paid with the first of every three steps.

use comptoir_kernel::{Kind, Seat, SeatSet, Tell};

use crate::data::data;
use crate::founding::can_place;
use crate::places::{City, Path, PathSet};
use crate::refusal::{Stock, enough};
use crate::wares::{Resource, Resources};
use crate::{Action, Event, Merchants, Phase, Refusal};

/// What a caravan has for the rest of its way.
#[derive(Clone, Copy)]
pub(crate) struct Means {
    /// Steps paid for.
    steps: u8,
    pub salt: u8,
    gold: u16,
    /// Those who have had their toll.
    pub paid: SeatSet,
    /// Bribery: no more salt, no tolls.
    free: bool,
}

impl Merchants {
    fn caravans_on(&self, path: Path) -> u8 {
        self.caravans.iter().flatten().filter(|&&place| place == Some(path)).count() as u8
    }

    /// Whether two caravans stand on the route.
    pub(crate) fn is_full(&self, path: Path) -> bool {
        self.caravans_on(path) >= data().limits.caravans_per_route
    }

    /// Whether a caravan that comes to this path cannot stop there. It does not stand in its own way.
    pub(crate) fn is_crowded(&self, seat: Seat, caravan: u8, path: Path) -> bool {
        let own = self.caravans[seat.index()][usize::from(caravan)] == Some(path);
        self.caravans_on(path) - u8::from(own) >= data().limits.caravans_per_route
    }

    pub(crate) fn caravan_at(&self, seat: Seat, caravan: u8) -> Result<Path, Refusal> {
        let at = self.caravans[seat.index()].get(usize::from(caravan)).copied().flatten();
        at.ok_or(Refusal::WrongPiece { piece: caravan })
    }

    /// Own routes at own posts.
    pub(crate) fn caravan_places(&self, seat: Seat) -> PathSet {
        let posts = self.posts[seat.index()];
        let at_posts = posts.iter().map(|city| self.board().touching[city.site().index()]);
        at_posts.fold(PathSet::EMPTY, |all, some| all | some) & self.routes[seat.index()]
    }

    pub(crate) fn payable_caravans(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.hands[seat.index()].covers(data().costs.caravan) {
            return;
        }
        let own = self.caravans[seat.index()];
        for caravan in (0..2).filter(|&caravan| can_place(&own, caravan).is_ok()) {
            let paths = self.caravan_places(seat).iter();
            let paths = paths.filter(|&path| own[usize::from(caravan)] != Some(path) && !self.is_full(path));
            out.extend(paths.map(|path| Action::FormCaravan { caravan, path }));
        }
    }

    pub(crate) fn can_form_caravan(&self, seat: Seat, caravan: u8, path: Path) -> Result<(), Refusal> {
        can_place(&self.caravans[seat.index()], caravan)?;
        self.can_pay(seat, data().costs.caravan)?;
        let stays = self.caravans[seat.index()][usize::from(caravan)] == Some(path);
        if stays || !self.caravan_places(seat).contains(path) {
            return Err(Refusal::NoPlaceForCaravan { path });
        }
        if self.is_full(path) { Err(Refusal::RouteFull { path }) } else { Ok(()) }
    }

    pub(crate) fn form_caravan(&mut self, seat: Seat, caravan: u8, path: Path, tell: &mut impl Tell<Event>) {
        self.pay(seat, data().costs.caravan);
        self.caravans[seat.index()][usize::from(caravan)] = Some(path);
        self.arrived[seat.index()][usize::from(caravan)] = false;
        tell.all(|| Event::CaravanFormed { seat, caravan, path, paid: data().costs.caravan });
    }

    /// Steps already paid for, and whether they were free.
    fn steps_paid(&self) -> (u8, bool) {
        match self.phase {
            Phase::Caravan { steps, free, .. } => (steps, free),
            Phase::Bribery => (data().effects.bribery_steps, true),
            _ => (0, false),
        }
    }

    /// What the next step of a caravan costs in cards.
    pub(crate) fn caravan_price(&self) -> Resources {
        match self.steps_paid() {
            (0, false) => data().costs.caravan_move,
            _ => Resources::NONE,
        }
    }

    pub(crate) fn means(&self, seat: Seat, caravan: u8) -> Means {
        let (steps, free) = self.steps_paid();
        Means {
            steps,
            salt: self.hands[seat.index()].count(Resource::Salt),
            gold: self.gold[seat.index()],
            paid: self.this_turn.tolls[usize::from(caravan)],
            free,
        }
    }

    /// Whom a step onto this path owes a toll.
    pub(crate) fn toll(&self, seat: Seat, means: Means, to: Path) -> Option<Seat> {
        let owner = self.owner(to)?;
        (owner != seat && !means.free && !means.paid.contains(owner)).then_some(owner)
    }

    /// What is left after a step onto this path; `None` if it cannot be paid.
    pub(crate) fn after_step(&self, seat: Seat, mut means: Means, to: Path) -> Option<Means> {
        if means.steps == 0 {
            let salt = data().costs.caravan_move.count(Resource::Salt);
            means.salt = if means.free { None } else { means.salt.checked_sub(salt) }?;
            means.steps = data().limits.caravan_steps_per_salt;
        }
        means.steps -= 1;
        if let Some(owner) = self.toll(seat, means, to) {
            means.gold = means.gold.checked_sub(data().limits.toll_gold)?;
            means.paid.insert(owner);
        }
        Some(means)
    }

    /// Whether a caravan on this path can stop there, or come to a path where it can. Seven other caravans fill at most
    /// three routes, so three more steps decide it.
    fn can_come_to_rest(&self, seat: Seat, caravan: u8, at: Path, means: Means, more: u8) -> bool {
        if !self.is_crowded(seat, caravan, at) {
            return true;
        }
        more > 0
            && (self.board().beside[at.index()] & self.net).iter().any(|to| {
                self.after_step(seat, means, to)
                    .is_some_and(|means| self.can_come_to_rest(seat, caravan, to, means, more - 1))
            })
    }

    /// Which caravan may move now: the one on its way, else any.
    fn may_move(&self, caravan: u8) -> bool {
        !matches!(self.phase, Phase::Caravan { caravan: moving, .. } if moving != caravan)
    }

    pub(crate) fn caravan_moves(&self, seat: Seat, out: &mut Vec<Action>) {
        for caravan in (0..2).filter(|&caravan| self.may_move(caravan)) {
            let Ok(from) = self.caravan_at(seat, caravan) else { continue };
            let means = self.means(seat, caravan);
            if means.steps == 0 && (means.free || means.salt == 0) {
                continue;
            }
            for to in (self.board().beside[from.index()] & self.net).iter() {
                if let Some(means) = self.after_step(seat, means, to)
                    && self.can_come_to_rest(seat, caravan, to, means, 3)
                {
                    out.push(Action::MoveCaravan { caravan, to });
                }
            }
        }
    }

    /// Whether any caravan could move as bribery allows.
    pub(crate) fn can_bribe(&self, seat: Seat) -> bool {
        self.caravans[seat.index()].iter().enumerate().any(|(caravan, place)| {
            let Some(from) = place else { return false };
            let means =
                Means { steps: data().effects.bribery_steps, free: true, ..self.means(seat, caravan as u8) };
            (self.board().beside[from.index()] & self.net).iter().any(|to| {
                self.after_step(seat, means, to)
                    .is_some_and(|means| self.can_come_to_rest(seat, caravan as u8, to, means, 3))
            })
        })
    }

    pub(crate) fn can_move_caravan(&self, seat: Seat, caravan: u8, to: Path) -> Result<(), Refusal> {
        let from = self.caravan_at(seat, caravan)?;
        if !self.may_move(caravan) {
            return Err(Refusal::WrongPiece { piece: caravan });
        }
        if !(self.board().beside[from.index()] & self.net).contains(to) {
            return Err(Refusal::NoRouteThere { path: to });
        }
        let means = self.means(seat, caravan);
        if means.free {
            // The steps of a bribery are used up; the caravan may only deliver and halt.
            if means.steps == 0 {
                return Err(Refusal::NotNow { phase: self.phase });
            }
        } else {
            self.can_pay(seat, self.caravan_price())?;
        }
        if self.toll(seat, means, to).is_some() {
            self.can_pay_gold(seat, data().limits.toll_gold)?;
        }
        match self.after_step(seat, means, to) {
            Some(means) if self.can_come_to_rest(seat, caravan, to, means, 3) => Ok(()),
            _ => Err(Refusal::RouteFull { path: to }),
        }
    }

    /// One route on: salt with the first of three steps, and a toll to an owner who had none from this caravan this turn
    /// (M-9.2, M-9.5).
    pub(crate) fn move_caravan(&mut self, seat: Seat, caravan: u8, to: Path, tell: &mut impl Tell<Event>) {
        let means = self.means(seat, caravan);
        let price = self.caravan_price();
        let owner = self.toll(seat, means, to);
        self.pay(seat, price);
        if let Some(owner) = owner {
            self.gold[seat.index()] -= data().limits.toll_gold;
            self.gold[owner.index()] += data().limits.toll_gold;
            self.this_turn.tolls[usize::from(caravan)].insert(owner);
        }
        self.arrived[seat.index()][usize::from(caravan)] = true;
        let place = &mut self.caravans[seat.index()][usize::from(caravan)];
        if let Some(from) = place.replace(to) {
            let salt = price.count(Resource::Salt);
            let gold = if owner.is_some() { data().limits.toll_gold } else { 0 };
            tell.all(|| Event::CaravanMoved { seat, caravan, from, to, salt, toll: owner, gold });
        }
        let steps = if price.is_none() { means.steps } else { data().limits.caravan_steps_per_salt };
        self.go_on(seat, caravan, steps - 1, means.free);
    }

    /// The caravan is on its way as long as it has steps, or has to leave a full route, or (before the roll) something to
    /// deliver; in the action phase it can deliver and start again anyway.
    pub(crate) fn go_on(&mut self, seat: Seat, caravan: u8, steps: u8, free: bool) {
        self.phase = Phase::Caravan { caravan, steps, free };
        let delivers = !self.this_turn.rolled && self.delivery_cities(seat).next().is_some();
        if steps == 0 && !delivers && self.can_halt(seat, caravan).is_ok() {
            self.resume();
        }
    }

    pub(crate) fn can_halt(&self, seat: Seat, caravan: u8) -> Result<(), Refusal> {
        let path = self.caravan_at(seat, caravan)?;
        if self.is_crowded(seat, caravan, path) { Err(Refusal::RouteFull { path }) } else { Ok(()) }
    }

    /// Goods no post covers (M-9.7).
    pub(crate) fn free_goods(&self, seat: Seat) -> u8 {
        self.goods_left[seat.index()] - self.stock[seat.index()]
    }

    /// The routes of the caravans that may deliver now, the one on its way, else both; and whether they came there by moving.
    fn at_hand(&self, seat: Seat) -> impl Iterator<Item = (Path, bool)> {
        let own = self.caravans[seat.index()].into_iter().zip(self.arrived[seat.index()]);
        let may = own.zip(0..).filter(|&(_, caravan)| self.may_move(caravan));
        may.filter_map(|((place, arrived), _)| Some((place?, arrived)))
    }

    /// Those that came to where they are by moving.
    fn delivering(&self, seat: Seat) -> impl Iterator<Item = Path> {
        self.at_hand(seat).filter(|&(_, arrived)| arrived).map(|(path, _)| path)
    }

    /// Where a good could be delivered now; a city between two caravans is named once.
    fn delivery_cities(&self, seat: Seat) -> impl Iterator<Item = City> {
        let board = self.board();
        let mut open = self.open_posts(seat);
        let any = self.free_goods(seat) > 0;
        self.delivering(seat).filter(move |_| any).flat_map(|path| board.cities_at(path)).filter(
            move |&city| {
                let here = open.contains(city);
                open.remove(city);
                here
            },
        )
    }

    pub(crate) fn deliveries(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.delivery_cities(seat).map(Action::Deliver));
    }

    pub(crate) fn can_deliver(&self, seat: Seat, city: City) -> Result<(), Refusal> {
        if !self.open_posts(seat).contains(city) {
            return Err(Refusal::NoDelivery { city });
        }
        let beside = |path| self.board().cities_at(path).any(|end| end == city);
        if !self.delivering(seat).any(beside) {
            let formed = self.at_hand(seat).any(|(path, _)| beside(path));
            return Err(if formed {
                Refusal::NotArrived { city }
            } else {
                Refusal::NoCaravanBeside { city }
            });
        }
        enough(Stock::FreeGoods, 1, u16::from(self.free_goods(seat)))
    }

    /// Whoever has delivered their last good has won (M-11.1).
    pub(crate) fn deliver(&mut self, seat: Seat, city: City, tell: &mut impl Tell<Event>) {
        self.goods.insert(city);
        self.goods_left[seat.index()] -= 1;
        let left = self.goods_left[seat.index()];
        tell.all(|| Event::Delivered { seat, city, left });
        if left == 0 {
            return self.end(Some(seat), tell);
        }
        if let Phase::Caravan { caravan, steps, free } = self.phase {
            self.go_on(seat, caravan, steps, free);
        }
    }
}
