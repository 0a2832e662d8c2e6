//! Positions for the tests: laid out as everybody sees them, then played.
#![allow(dead_code)] // each test file uses its part

use comptoir_kernel::chance::Fast;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Counts, Game, Kind, Seat, ToAct, Viewer};
use comptoir_merchants::board::board;
use comptoir_merchants::data::data;
use comptoir_merchants::places::{City, CitySet, Hex, Intersection, Path, PathSet};
use comptoir_merchants::view::{Token, View};
use comptoir_merchants::wares::{Bundle, Cards, Development, Resource, Resources, Ware};
use comptoir_merchants::{Action, Event, Merchants, Options, Phase, Refusal, Side, Start};

pub const RED: u8 = 0;
pub const BLUE: u8 = 1;
pub const WHITE: u8 = 2;
pub const ORANGE: u8 = 3;

pub fn city(name: &str) -> City {
    name.parse().unwrap_or_else(|_| panic!("no city {name}"))
}

pub fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|_| panic!("no hex {name}"))
}

/// A city, or an intersection by its coordinates.
pub fn at(name: &str) -> Intersection {
    name.parse::<City>()
        .map(City::site)
        .or_else(|_| name.parse())
        .unwrap_or_else(|_| panic!("no place {name}"))
}

/// The path between two places.
pub fn path(ends: &str) -> Path {
    let (a, b) = ends.split_once(' ').expect("two places");
    let (a, b) = (at(a), at(b));
    let board = board(Side::Expert);
    let joins = |path: &Path| board.across(*path, a) == b && board.touching[a.index()].contains(*path);
    board.paths.iter().find(joins).unwrap_or_else(|| panic!("no path {ends}"))
}

fn tally<K: Kind + std::str::FromStr>(text: &str) -> Counts<K> {
    let mut words = text.split(' ').filter(|word| !word.is_empty());
    let mut found = Counts::NONE;
    while let (Some(count), Some(kind)) = (words.next(), words.next()) {
        let kind: K = kind.parse().unwrap_or_else(|_| panic!("no {kind}"));
        found += Counts::of(kind, count.parse().expect("a count"));
    }
    found
}

/// `2 wood 1 ore`.
pub fn cards(text: &str) -> Resources {
    tally(text)
}

/// `2 wood 1 gold`.
pub fn bundle(text: &str) -> Bundle {
    tally(text)
}

/// Chance that brings what is written down, then anything.
pub struct Script(pub Vec<u32>);

impl Chance for Script {
    fn below(&mut self, n: u32) -> u32 {
        if self.0.is_empty() { 0 } else { self.0.remove(0).min(n - 1) }
    }
}

/// Dice that show this sum.
pub fn dice(sum: u32) -> Vec<u32> {
    let first = (sum - 1).min(6);
    vec![first - 1, sum - first - 1]
}

/// A position as everybody sees it.
pub struct Scene {
    pub view: View,
    bank: Option<Resources>,
}

impl Scene {
    /// The given positions, before the first roll of red.
    pub fn given(board: Side, seats: u8) -> Scene {
        let options = Options { setup: Start::Fixed, board, ..Options::default() };
        let game = Merchants::setup(&options, seats, &mut Fast::new(7), &mut ()).expect("set up");
        let mut view = game.view(Viewer::Spectator);
        (view.first, view.active) = (Seat(RED), Seat(RED));
        Scene { view, bank: None }
    }

    /// An empty board in the action phase of red.
    pub fn empty(board: Side, seats: u8) -> Scene {
        let mut scene = Scene::given(board, seats);
        for player in &mut scene.view.players {
            player.posts = CitySet::EMPTY;
            player.routes = PathSet::EMPTY;
            player.caravans = [None; 2];
            player.resources = Resources::NONE;
            player.gold = 0;
        }
        scene.view.neutral = CitySet::EMPTY;
        scene.active(RED)
    }

    /// In the action phase of this player.
    pub fn active(mut self, seat: u8) -> Scene {
        self.view.active = Seat(seat);
        self.view.this_turn.rolled = true;
        self.view.phase = Phase::Act;
        self
    }

    pub fn phase(mut self, phase: Phase) -> Scene {
        self.view.phase = phase;
        self.view.this_turn.rolled &= phase != Phase::Roll;
        self
    }

    pub fn hand(mut self, seat: u8, text: &str) -> Scene {
        self.view.players[usize::from(seat)].resources = cards(text);
        self
    }

    pub fn gold(mut self, seat: u8, gold: u16) -> Scene {
        self.view.players[usize::from(seat)].gold = gold;
        self
    }

    pub fn posts(mut self, seat: u8, cities: &str) -> Scene {
        for name in cities.split(' ') {
            self.view.players[usize::from(seat)].posts.insert(city(name));
        }
        self
    }

    pub fn routes(mut self, seat: u8, paths: &[&str]) -> Scene {
        for ends in paths {
            self.view.players[usize::from(seat)].routes.insert(path(ends));
        }
        self
    }

    pub fn merchant(mut self, seat: u8, merchant: usize, place: &str) -> Scene {
        self.view.players[usize::from(seat)].merchants[merchant] = Some(at(place));
        self
    }

    /// A caravan that has come there.
    pub fn caravan(mut self, seat: u8, caravan: usize, ends: &str) -> Scene {
        self = self.formed(seat, caravan, ends);
        self.view.players[usize::from(seat)].arrived[caravan] = true;
        self
    }

    /// A caravan that was formed there.
    pub fn formed(mut self, seat: u8, caravan: usize, ends: &str) -> Scene {
        self.view.players[usize::from(seat)].caravans[caravan] = Some(path(ends));
        self
    }

    /// Goods to deliver, and posts that cover them.
    pub fn goods(mut self, seat: u8, goods: u8, stock: u8) -> Scene {
        let player = &mut self.view.players[usize::from(seat)];
        (player.goods_left, player.stock) = (goods, stock);
        self
    }

    pub fn cards(mut self, seat: u8, card: Development, count: u8) -> Scene {
        let taken = Counts::of(card, count);
        self.view.players[usize::from(seat)].cards += taken;
        self.view.deck -= taken;
        self
    }

    pub fn robber(mut self, place: &str) -> Scene {
        self.view.robber = hex(place);
        self
    }

    pub fn tokens(mut self, tokens: &[(&str, u8)]) -> Scene {
        self.view.tokens = tokens.iter().map(|&(at, number)| Token { hex: hex(at), number }).collect();
        self
    }

    /// The rest of the cards is lost.
    pub fn bank(mut self, text: &str) -> Scene {
        self.bank = Some(cards(text));
        self
    }

    pub fn play(mut self) -> Play {
        let held: Resources = self.view.players.iter().map(|player| player.resources).sum();
        self.view.bank = self.bank.unwrap_or(data().resources - held);
        Play { game: Merchants::imagine(&self.view, &mut Fast::new(0)), told: Vec::new() }
    }
}

/// A game being played.
pub struct Play {
    pub game: Merchants,
    /// What was told with the last action.
    pub told: Vec<Event>,
}

impl Play {
    pub fn act(&mut self, seat: u8, action: Action) -> &mut Play {
        self.act_with(seat, action, &[])
    }

    /// Acts, with these outcomes of chance.
    pub fn act_with(&mut self, seat: u8, action: Action, outcomes: &[u32]) -> &mut Play {
        let seat = Seat(seat);
        assert_eq!(self.game.check(seat, &action), Ok(()), "{action:?}");
        if self.game.lists_all(seat) {
            assert!(self.legal(seat.0).contains(&action), "{action:?} is not listed");
        }
        let mut told = Told::default();
        self.game.apply(seat, &action, &mut Script(outcomes.to_vec()), &mut told);
        self.told = told.0.into_iter().map(|(_, event)| event).collect();
        self
    }

    pub fn roll(&mut self, seat: u8, sum: u32) -> &mut Play {
        self.act_with(seat, Action::Roll, &dice(sum))
    }

    pub fn refusal(&self, seat: u8, action: Action) -> Option<Refusal> {
        self.game.check(Seat(seat), &action).err()
    }

    pub fn legal(&self, seat: u8) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(Seat(seat), &mut legal);
        legal
    }

    pub fn acting(&self) -> Vec<u8> {
        self.game.to_act().seats().iter().map(|seat| seat.0).collect()
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// The view of a seat, which shows its hand.
    pub fn of(&self, seat: u8) -> comptoir_merchants::view::Player {
        self.game.view(Viewer::Seat(Seat(seat))).players[usize::from(seat)].clone()
    }

    pub fn hand(&self, seat: u8) -> Resources {
        self.of(seat).resources
    }

    pub fn gold(&self) -> Vec<u16> {
        self.view().players.iter().map(|player| player.gold).collect()
    }

    pub fn winner(&self) -> Option<u8> {
        match self.game.to_act() {
            ToAct::Over(standings) => standings.winners().next().map(|seat| seat.0),
            ToAct::Seats(_) => None,
        }
    }

    pub fn number_on(&self, place: &str) -> Option<u8> {
        self.view().tokens.iter().find(|token| token.hex == hex(place)).map(|token| token.number)
    }
}

/// One of each, for short.
pub fn ware(resource: Resource) -> Ware {
    resource.into()
}

/// Development cards.
pub fn development(card: Development, count: u8) -> Cards {
    Counts::of(card, count)
}
