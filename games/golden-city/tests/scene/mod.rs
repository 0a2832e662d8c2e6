//! Scenes for the test vectors. A scene is a spectator's view in which every hand is known, so that there is nothing left to
//! imagine.
#![allow(dead_code)] // each test file uses its share

use comptoir_golden_city::board::{Reward, board};
use comptoir_golden_city::cards::{Cards, Landscape, of_the_box, size};
use comptoir_golden_city::ids::{BonusCard, Place, ScoreCard, WareCard};
use comptoir_golden_city::view::BonusTaken;
use comptoir_golden_city::{Action, BlackPosts, Event, GoldenCity, Group, Options, Phase, Refusal, View};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Game, Seat, Set, Standings, ToAct, Viewer};

/// `port desert desert`.
pub fn cards(names: &str) -> Cards {
    let landscape = |name: &str| match name {
        "port" => Landscape::Port,
        "mountain" => Landscape::Mountain,
        "desert" => Landscape::Desert,
        "forest" => Landscape::Forest,
        "meadow" => Landscape::Meadow,
        other => panic!("no landscape {other}"),
    };
    names.split_whitespace().map(landscape).collect()
}

pub fn place(name: &str) -> Place {
    name.parse().expect("a place")
}

pub fn places(names: &str) -> Set<Place> {
    names.split_whitespace().map(place).collect()
}

pub fn ware(name: &str) -> WareCard {
    name.parse().expect("a ware card")
}

pub fn wares(names: &str) -> Set<WareCard> {
    names.split_whitespace().map(ware).collect()
}

pub fn bonus(name: &str) -> BonusCard {
    name.parse().expect("a bonus card")
}

pub fn build(at: &str, payment: &str) -> Action {
    Action::Build { place: place(at), payment: cards(payment) }
}

/// What lies on the table before the vector begins.
pub struct Scene {
    pub view: View,
}

impl Scene {
    /// Round 1, seat 0 begins and builds; nobody has a post, a card or a coin.
    pub fn new(seats: u8) -> Scene {
        Scene::with(Options::default(), seats)
    }

    pub fn with_black_posts() -> Scene {
        Scene::with(Options { black_posts: BlackPosts::Yes, ..Options::default() }, 2)
    }

    fn with(options: Options, seats: u8) -> Scene {
        let fresh = GoldenCity::setup(&options, seats, &mut Fast::new(0), &mut ()).expect("set up");
        let mut view = fresh.view(Viewer::Spectator);
        view.first_player = Seat(0);
        view.phase = Phase::Build(Seat(0));
        view.groups = vec![Group::default(); usize::from(seats)];
        for player in &mut view.players {
            (player.known, player.coins, player.drawn) = (Cards::NONE, 0, 0);
        }
        Scene { view }.round(1)
    }

    /// Score cards come in the order of the data file.
    pub fn round(mut self, round: u8) -> Scene {
        let used = if self.view.players.len() == 2 { 12 } else { 16 };
        let all: Vec<ScoreCard> = Set::all().iter().take(used).collect();
        self.view.round = round;
        self.view.score_card = all[usize::from(round) - 1];
        self.view.score_deck = all[usize::from(round)..].iter().copied().collect();
        self
    }

    /// The score card of this round, changed with one of another round.
    pub fn score_card(mut self, name: &str) -> Scene {
        let card = name.parse().expect("a score card");
        if card != self.view.score_card {
            self.view.score_deck.remove(card);
            self.view.score_deck.insert(std::mem::replace(&mut self.view.score_card, card));
        }
        self
    }

    pub fn posts(mut self, seat: u8, names: &str) -> Scene {
        self.view.players[usize::from(seat)].posts = places(names);
        self
    }

    pub fn hand(mut self, seat: u8, names: &str) -> Scene {
        self.view.players[usize::from(seat)].known = cards(names);
        self
    }

    pub fn coins(mut self, coins: &[u8]) -> Scene {
        self.view.players.iter_mut().zip(coins).for_each(|(player, &coins)| player.coins = coins);
        self
    }

    pub fn keys(mut self, seat: u8, keys: u8) -> Scene {
        self.view.players[usize::from(seat)].keys = keys;
        self
    }

    pub fn wares(mut self, seat: u8, names: &str) -> Scene {
        self.view.players[usize::from(seat)].ware_cards = wares(names);
        self
    }

    pub fn bonus_card(mut self, seat: u8, name: &str) -> Scene {
        self.view.bonus_taken.push(BonusTaken { seat: Seat(seat), one_of: Set::only(bonus(name)) });
        self
    }

    /// Letters in all; what the posts in the city have not brought came from wares.
    pub fn letters(mut self, seat: u8, letters: u16) -> Scene {
        self.pay_zones();
        let own = &mut self.view.players[usize::from(seat)].letters;
        own.wares = letters - own.zones;
        self
    }

    pub fn groups(mut self, groups: &[&str]) -> Scene {
        self.view.groups =
            groups.iter().map(|names| Group { cards: cards(names), ..Group::default() }).collect();
        self
    }

    pub fn discard(mut self, names: &str) -> Scene {
        self.view.discard = cards(names);
        self
    }

    pub fn phase(mut self, phase: Phase) -> Scene {
        self.view.phase = phase;
        self
    }

    /// Who stands in a zone built there in seat order.
    fn pay_zones(&mut self) {
        self.view.players.iter_mut().for_each(|player| player.letters.zones = 0);
        for zone in board().city.iter() {
            let Reward::Zone(gains) = board().spot(zone).reward else { continue };
            let present = self.view.players.iter_mut().filter(|player| player.posts.contains(zone));
            present.zip(gains).for_each(|(player, gain)| player.letters.zones += gain.letters);
        }
    }

    /// What is on no table and in no hand lies in deck, reserve and piles.
    pub fn play(mut self) -> Play {
        self.pay_zones();
        let view = &mut self.view;
        let mut deck = of_the_box().beyond(view.discard);
        for player in &mut view.players {
            player.hand_size = size(player.known);
            deck = deck.beyond(player.known);
        }
        deck = view.groups.iter().fold(deck, |deck, group| deck.beyond(group.cards));
        (view.deck.size, view.deck.among) = (size(deck), deck);
        let on_groups: u8 = view.groups.iter().map(|group| group.coins).sum();
        view.reserve = 35 - on_groups - view.players.iter().map(|player| player.coins).sum::<u8>();
        view.key_supply = 6 - view.players.iter().map(|player| player.keys).sum::<u8>();
        let held = view.players.iter().fold(Set::EMPTY, |held, player| held | player.ware_cards);
        let mut rest = (Set::all() - held).iter();
        view.ware_display = [rest.next(), rest.next(), rest.next()];
        let game = GoldenCity::imagine(view, &mut Fast::new(0));
        game.audit().expect("the scene is a proper state");
        Play { game, told: Told::default() }
    }
}

/// A scene being played.
pub struct Play {
    pub game: GoldenCity,
    pub told: Told<Event>,
}

impl Play {
    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// Takes an action that must be allowed.
    pub fn act(&mut self, seat: u8, action: Action) -> &mut Play {
        let seat = Seat(seat);
        assert_eq!(self.game.check(seat, &action), Ok(()), "{action:?}");
        self.game.apply(seat, &action, &mut Fast::new(9), &mut self.told);
        self.game.audit().expect("still a proper state");
        self
    }

    pub fn refusal(&self, seat: u8, action: Action) -> Option<Refusal> {
        self.game.check(Seat(seat), &action).err()
    }

    /// The places `seat` may build on, with whatever payment.
    pub fn buildable(&self, seat: u8) -> Set<Place> {
        let mut legal = Vec::new();
        self.game.legal(Seat(seat), &mut legal);
        let place = |action: &Action| match action {
            Action::Build { place, .. } => Some(*place),
            _ => None,
        };
        legal.iter().filter_map(place).collect()
    }

    pub fn coins(&self) -> Vec<u8> {
        self.view().players.iter().map(|player| player.coins).collect()
    }

    pub fn letters(&self) -> Vec<u16> {
        self.view().players.iter().map(|player| player.letters.total()).collect()
    }

    /// The hand of `seat`, as its owner sees it.
    pub fn hand(&self, seat: u8) -> Cards {
        self.game.view(Viewer::Seat(Seat(seat))).hand.expect("a seat has a hand").cards
    }

    /// The letters of the last scoring: for the ware, for the area.
    pub fn scored(&self) -> Vec<(u16, u16)> {
        let lines = self.told.0.iter().rev().find_map(|(_, event)| match event {
            Event::RoundScored { lines, .. } => Some(lines),
            _ => None,
        });
        lines.expect("a round was scored").iter().map(|line| (line.wares, line.areas)).collect()
    }

    pub fn standings(&self) -> Standings {
        match self.game.to_act() {
            ToAct::Over(standings) => standings,
            ToAct::Seats(_) => panic!("the game is not over"),
        }
    }
}
