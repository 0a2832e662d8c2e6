//! Scenes for tests: a game just set up, arranged piece by piece. Whatever is put somewhere is taken from where it does not
//! matter, so that every scene is a proper state.
#![allow(dead_code)] // each test file uses its share

use comptoir_kernel::chance::Fast;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{First, Game, Kind, Seat, Standings, Tally, ToAct, Viewer};
use comptoir_valdora::book::Side;
use comptoir_valdora::data::{Back, data};
use comptoir_valdora::load::Source;
use comptoir_valdora::pieces::{Carrier, Colour, DuelCard, Equipment, Gem, Order, Slot, Space, Special};
use comptoir_valdora::{
    Action, Event, Expense, Options, Phase, Player, Refusal, Tabletop, Turn, Valdora, View, Workshop, YesNo,
};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

pub fn space(id: &str) -> Space {
    id.parse().expect("a space")
}

/// `red` is the red order, `white_3` the third white one.
pub fn order(id: &str) -> Order {
    format!("order_{id}").parse().expect("an order")
}

pub fn orders(ids: &str) -> Vec<Order> {
    ids.split_whitespace().map(order).collect()
}

pub fn card(number: u8) -> Special {
    Special::try_from(number).expect("a special card")
}

/// A game being arranged, then played. Seat 0 is the first player and, unless said otherwise, the active one.
pub struct Scene {
    view: View,
    game: Option<Valdora>,
    pub told: Vec<Event>,
}

impl Scene {
    fn new(special_cards: YesNo, seats: u8) -> Scene {
        let options = Options { special_cards, first: First::Seat1, ..Options::default() };
        let game = Valdora::setup(&options, seats, &mut Fast::new(7), &mut ()).expect("set up");
        let mut scene = Scene { view: game.view(Viewer::Seat(A)), game: None, told: Vec::new() };
        // Of the visible cards there are plenty, so that every scene finds what it needs among the others.
        for book in &mut scene.table().order_books {
            let shown = book.right.pop().expect("a visible card");
            book.unseen[shown] += 1;
            book.unseen[order("grey")] -= 1;
            book.right.push(order("grey"));
        }
        scene
    }

    pub fn base(seats: u8) -> Scene {
        Scene::new(YesNo::No, seats)
    }

    pub fn duel(row: &str) -> Scene {
        let mut scene = Scene::new(YesNo::No, 2);
        let row = row.split_whitespace().map(|id| id.parse::<DuelCard>().expect("a duel card"));
        scene.table().duel_row = row.collect();
        scene
    }

    /// Three players; seat 0 has played these special cards in earlier turns.
    pub fn special(played: &[u8]) -> Scene {
        Scene::special_hand(played, &[])
    }

    /// The same, with these cards in hand; other cards fill the hand up.
    pub fn special_hand(played: &[u8], hand: &[u8]) -> Scene {
        let mut scene = Scene::new(YesNo::Yes, 3);
        let played: Tally<Special, 18> = played.iter().map(|number| card(*number)).collect();
        let mut hand: Tally<Special, 18> = hand.iter().map(|number| card(*number)).collect();
        for (back, dealt) in [(Back::Light, 3), (Back::Dark, 1)] {
            let count = |cards: &Tally<Special, 18>| -> u8 {
                cards
                    .iter()
                    .filter(|(card, _)| data().special(*card).back == back)
                    .map(|(_, count)| count)
                    .sum()
            };
            for row in data().special_cards.iter().filter(|row| row.back == back) {
                let untouched = played[row.number] + hand[row.number] == 0;
                if untouched && count(&played) + count(&hand) < dealt {
                    hand[row.number] += 1;
                }
            }
        }
        scene.view.own.as_mut().expect("seat 0").secret.hand = hand;
        scene.player(A).played = played;
        scene
    }

    fn table(&mut self) -> &mut Tabletop {
        assert!(self.game.is_none(), "the scene is being played");
        &mut self.view.tabletop
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.table().players.as_mut_slice()[seat.index()]
    }

    pub fn active(mut self, seat: Seat) -> Scene {
        self.table().active = seat;
        self
    }

    /// The pawn stands there before moving.
    pub fn at(mut self, seat: Seat, id: &str) -> Scene {
        self.player(seat).position = space(id);
        self
    }

    /// The pawn has just moved there.
    pub fn moved(self, seat: Seat, id: &str) -> Scene {
        let mut scene = self.at(seat, id).active(seat);
        scene.table().phase = Phase::Act;
        scene.table().turn = Turn { moved: true, ..Turn::default() };
        scene
    }

    pub fn silver(mut self, seat: Seat, silver: u8) -> Scene {
        let before = self.player(seat).silver;
        self.player(seat).silver = silver;
        self.table().bank = self.table().bank + before - silver;
        self
    }

    pub fn provisions(mut self, seat: Seat) -> Scene {
        self.player(seat).provisions = true;
        self
    }

    pub fn ending(mut self) -> Scene {
        self.table().ending = true;
        self
    }

    /// Takes stones from the roads, the last ones first.
    fn quarry(&mut self, gem: Gem, not: &[Space]) {
        let all = (0..30).rev().map(Space::at).filter(|space| !not.contains(space));
        let from = all.into_iter().find(|space| self.view.tabletop.stones[*space][gem] > 0);
        self.table().stones[from.expect("the stone lies somewhere")][gem] -= 1;
    }

    /// A space has exactly these stones; the others go to another road.
    pub fn stones(mut self, id: &str, gems: &[(Gem, u8)]) -> Scene {
        let (here, dump) = (space(id), space("road_dunes"));
        let before = std::mem::take(&mut self.table().stones[here]);
        for (gem, count) in before.iter() {
            self.table().stones[dump][gem] += count;
        }
        for &(gem, count) in gems {
            for _ in 0..count {
                self.quarry(gem, &[here]);
                self.table().stones[here][gem] += 1;
            }
        }
        self
    }

    pub fn field(mut self, gems: &[(Gem, u8)]) -> Scene {
        for &(gem, count) in gems {
            for _ in 0..count {
                self.quarry(gem, &[space("road_linden")]);
                self.table().field[gem] += 1;
            }
        }
        self
    }

    /// The player owns this equipment, with or without a stone on it.
    pub fn has(mut self, seat: Seat, equipment: Equipment, gem: Option<Gem>) -> Scene {
        if let Some(gem) = gem {
            self.quarry(gem, &[space("road_linden")]);
        }
        let slot = match self.player(seat).slots[equipment.slot()] {
            Some(_) if equipment != Equipment::GoldPan => Slot::Spare,
            _ => equipment.slot(),
        };
        if data().equipment[equipment.index()].copies > 0 {
            let books = &mut self.table().catalogues;
            let book = books.iter_mut().find(|book| book.unseen[equipment] > 0).expect("a card is left");
            book.unseen[equipment] -= 1;
        }
        self.player(seat).slots[slot] = Some(Carrier { equipment, gem });
        self
    }

    fn take_order(&mut self, order: Order) {
        let books = &mut self.table().order_books;
        let book = books.iter_mut().find(|book| book.unseen[order] > 0).expect("the order is left");
        book.unseen[order] -= 1;
    }

    pub fn open(mut self, seat: Seat, ids: &str) -> Scene {
        for order in orders(ids) {
            self.take_order(order);
            self.player(seat).orders.push(order);
        }
        self
    }

    pub fn delivered(mut self, seat: Seat, ids: &str) -> Scene {
        for order in orders(ids) {
            self.take_order(order);
            self.player(seat).delivered += 1;
            if seat == A {
                self.view.own.as_mut().expect("seat 0").secret.delivered[order] += 1;
            }
        }
        self
    }

    /// The book of orders in this city (`c` or `d`) has exactly these cards, top first; the others go to the other book.
    pub fn orders_in(mut self, city: &str, left: &str, right: &str) -> Scene {
        let (here, there) = if city == "c" { (0, 1) } else { (1, 0) };
        let books = &mut self.table().order_books;
        let mut all = books[here].unseen;
        books[here].right.as_slice().iter().for_each(|order| all[*order] += 1);
        for (order, count) in all.iter() {
            books[there].unseen[order] += count;
        }
        for order in orders(left).into_iter().chain(orders(right)) {
            books[there].unseen[order] -= 1;
        }
        books[here].unseen = Tally::default();
        books[here].left = orders(left).into_iter().rev().collect();
        books[here].right = orders(right).into_iter().rev().collect();
        self
    }

    /// The same for the catalogue in city `a`.
    pub fn catalogue(mut self, left: &[Equipment], right: &[Equipment]) -> Scene {
        let books = &mut self.table().catalogues;
        let mut all = books[0].unseen;
        books[0].right.as_slice().iter().for_each(|equipment| all[*equipment] += 1);
        for (equipment, count) in all.iter() {
            books[1].unseen[equipment] += count;
        }
        for equipment in left.iter().chain(right) {
            books[1].unseen[*equipment] -= 1;
        }
        books[0].unseen = Tally::default();
        books[0].left = left.iter().rev().copied().collect();
        books[0].right = right.iter().rev().copied().collect();
        self
    }

    /// Around the disc stand exactly these artisans.
    pub fn disc(mut self, artisans: &[(Colour, u8)]) -> Scene {
        self.table().disc = tally(artisans);
        self
    }

    pub fn artisans(mut self, seat: Seat, artisans: &[(Colour, u8)]) -> Scene {
        for &(colour, count) in artisans {
            self.player(seat).artisans[colour] += count;
            self.table().disc[colour] = self.table().disc[colour].saturating_sub(count);
        }
        self
    }

    pub fn workshop(mut self, colour: Colour, workshop: Workshop) -> Scene {
        self.table().workshops[colour] = workshop;
        self
    }

    /// This many bonus tokens are left; the others are with the last seat.
    pub fn bonus_left(mut self, left: u8) -> Scene {
        let last = Seat(self.table().seats() - 1);
        self.player(last).bonus += self.view.tabletop.bonus_left - left;
        self.table().bonus_left = left;
        self
    }

    pub fn bonus(mut self, seat: Seat, tokens: u8) -> Scene {
        self.player(seat).bonus += tokens;
        self.table().bonus_left -= tokens;
        self
    }

    /// The arranged scene becomes a game.
    pub fn game(&mut self) -> &mut Valdora {
        if self.game.is_none() {
            let seats = self.view.tabletop.seats();
            let table = self.table();
            // Artisans that stand nowhere have left the game.
            for row in &data().colours {
                let owned: u8 = table.players.as_slice().iter().map(|player| player.artisans[row.id]).sum();
                let gone = data().artisans(row.id, seats).checked_sub(table.disc[row.id] + owned);
                table.removed[row.id] = gone.expect("there are not that many artisans");
            }
            let game = Valdora::imagine(&self.view, &mut Fast::new(1));
            game.audit().expect("the scene is a proper state");
            self.game = Some(game);
        }
        self.game.as_mut().expect("just made")
    }

    /// Plays an action of the active player, which must be legal and listed.
    pub fn play(&mut self, action: Action) -> &mut Scene {
        let game = self.game();
        let seat = game.to_act().seats().first().expect("the game goes on");
        game.check(seat, &action).unwrap_or_else(|why| panic!("{action:?} is refused: {why:?}"));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        assert!(legal.contains(&action), "{action:?} is not listed");
        let mut told = Told::default();
        game.apply(seat, &action, &mut Fast::new(3), &mut told);
        game.audit().unwrap_or_else(|why| panic!("after {action:?}: {why}"));
        self.told.extend(told.0.into_iter().map(|(_, event)| event));
        self
    }

    /// Why the active player may not do this; it must not be listed either.
    pub fn refused(&mut self, action: Action) -> Refusal {
        let game = self.game();
        let seat = game.to_act().seats().first().expect("the game goes on");
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        assert!(!legal.contains(&action), "{action:?} is listed");
        game.check(seat, &action).expect_err("it is not allowed")
    }

    pub fn legal(&mut self) -> Vec<Action> {
        let game = self.game();
        let mut legal = Vec::new();
        for seat in game.to_act().seats().iter() {
            game.legal(seat, &mut legal);
        }
        legal
    }

    /// Every turn until this seat's is one move to a mine or elsewhere, and nothing else.
    pub fn pass_until(&mut self, seat: Seat) -> &mut Scene {
        while self.now().active != seat || self.now().phase != Phase::Move {
            match self.now().phase {
                Phase::Move => {
                    let first = self.legal()[0];
                    self.play(first);
                }
                _ => {
                    self.play(Action::EndTurn);
                }
            }
        }
        self
    }

    pub fn now(&mut self) -> Tabletop {
        self.game().view(Viewer::Spectator).tabletop
    }

    pub fn me(&mut self, seat: Seat) -> Player {
        self.now().players.as_slice()[seat.index()]
    }

    pub fn own(&mut self) -> comptoir_valdora::view::Own {
        self.game().view(Viewer::Seat(A)).own.expect("seat 0")
    }

    /// What the first player sees.
    pub fn view(&mut self) -> View {
        self.game().view(Viewer::Seat(A))
    }

    pub fn standings(&mut self) -> Standings {
        match self.game().to_act() {
            ToAct::Over(standings) => standings,
            ToAct::Seats(_) => panic!("the game goes on"),
        }
    }

    pub fn is_over(&mut self) -> bool {
        matches!(self.game().to_act(), ToAct::Over(_))
    }

    /// Left and right side of the book of orders in this city, top first.
    pub fn book(&mut self, city: &str) -> (Vec<Order>, Vec<Order>) {
        let book = self.now().order_books[usize::from(city == "d")];
        let top_first = |cards: &[Order]| cards.iter().rev().copied().collect();
        (top_first(book.left.as_slice()), top_first(book.right.as_slice()))
    }
}

/// How many of each kind; of the others there are none.
pub fn tally<K: Kind, const N: usize>(counts: &[(K, u8)]) -> Tally<K, N> {
    let mut tally = Tally::default();
    for &(kind, count) in counts {
        tally[kind] = count;
    }
    tally
}

/// The two sides of a book, written top first.
pub fn sides(left: &str, right: &str) -> (Vec<Order>, Vec<Order>) {
    (orders(left), orders(right))
}

pub fn move_to(id: &str) -> Action {
    Action::Move(space(id))
}

pub fn buy(side: Side) -> Action {
    Action::BuyOrder(side)
}

pub fn give_back(id: &str, side: Side) -> Action {
    Action::GiveBack { order: order(id), side }
}

pub fn load(gem: Gem, slot: Slot) -> Action {
    Action::Load { gem, slot, from: Source::Space }
}

pub fn by_boat(gem: Gem, slot: Slot) -> Action {
    Action::Load { gem, slot, from: Source::Field }
}

pub fn deliver(id: &str, slots: &[Slot]) -> Action {
    Action::Deliver { order: order(id), slots: slots.iter().copied().collect() }
}

pub fn play_special(number: u8) -> Action {
    Action::PlaySpecial { card: card(number), slot: None }
}

pub fn not_enough(what: Expense, needs: u8, has: u8) -> Refusal {
    Refusal::NotEnoughSilver { what, needs, has }
}
