//! Scenes for tests: a table described by what lies on it, played on from there.
#![allow(dead_code)] // each test file uses its share

use comptoir_kernel::chance::Fast;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Game, Seat, Viewer};
use comptoir_new_england::cards::{ByLand, Cards, Family, Figure, Item, Land, of_the_box};
use comptoir_new_england::cells::{Cells, first_only};
use comptoir_new_england::figures::Trails;
use comptoir_new_england::{Action, Event, NewEngland, Offer, Options, Phase, Player, Refusal, Score, View};

/// `B2-C2` or `B2 C2`: these cells.
pub fn cells(labels: &str) -> Cells {
    labels
        .split([' ', '-'])
        .filter(|label| !label.is_empty())
        .map(|label| label.parse().expect("a cell"))
        .collect()
}

/// `crops` is a tile of that land, anything else a card's id.
pub fn item(name: &str) -> Item {
    match name {
        "settlement" => Item::Tile(Land::Settlement),
        "crops" => Item::Tile(Land::Crops),
        "pasture" => Item::Tile(Land::Pasture),
        card => Item::Card(card.parse().expect("a card")),
    }
}

pub fn buy(name: &str) -> Action {
    Action::Buy(item(name))
}

pub fn place(labels: &str) -> Action {
    Action::Place(cells(labels))
}

/// A table in round 3 where seat 0 has its turn, with marker 1 and 12 shillings. Bag and pile hold what lies nowhere else.
pub struct Scene(View);

impl Scene {
    pub fn new(seats: u8) -> Scene {
        let families = [Family::Annable, Family::Howland, Family::Palmer, Family::Winslow];
        let players: Vec<Player> =
            families[..usize::from(seats)].iter().map(|&family| Player::new(family, 12)).collect();
        let scene = Scene(View {
            edition: NewEngland::info().newest(),
            options: Options::default(),
            round: 3,
            start_player: Seat(0),
            phase: Phase::Turn(Seat(0)),
            scores: vec![Score::default(); players.len()],
            incomes: vec![0; players.len()],
            players,
            used: Cells::EMPTY,
            bag: ByLand::new(|_| 20),
            pile: of_the_box(),
            offer: Offer::default(),
            fillable: Vec::new(),
            offers_left: 0,
            purchases: 0,
            purchases_left: 0,
            can_pay: false,
            extra_draws: 0,
            trails: Trails::default(),
        });
        scene.marker(0, 1)
    }

    pub fn start_tile(mut self, seat: usize, land: Land, labels: &str) -> Scene {
        self.0.players[seat].start_tiles[land] = cells(labels);
        self.0.players[seat].lands[land] |= cells(labels);
        self
    }

    pub fn tiles(mut self, seat: usize, land: Land, labels: &str) -> Scene {
        let tiles = cells(labels);
        self.0.players[seat].lands[land] |= tiles;
        self.0.bag[land] = self.0.bag[land].saturating_sub(tiles.len());
        self
    }

    pub fn used(mut self, labels: &str) -> Scene {
        self.0.used |= cells(labels);
        self
    }

    /// A figure on each of these tiles, with its cards.
    pub fn figures(mut self, seat: usize, figure: Figure, labels: &str) -> Scene {
        for label in labels.split_whitespace() {
            self.0.players[seat].figures[figure] |= first_only(cells(label));
            self = self.played(
                seat,
                match figure {
                    Figure::Pilgrim => "pilgrim",
                    Figure::Barn => "barn",
                    Figure::Ship => "ship",
                },
            );
        }
        self
    }

    pub fn played(mut self, seat: usize, names: &str) -> Scene {
        for name in names.split_whitespace() {
            let card = name.parse().expect("a card");
            self.0.players[seat].played[card] += 1;
            self.0.pile[card] = self.0.pile[card].saturating_sub(1);
        }
        self
    }

    pub fn stored(mut self, seat: usize, names: &str) -> Scene {
        for name in names.split_whitespace() {
            let card = name.parse().expect("a card");
            self.0.players[seat].stored[card] += 1;
            self.0.pile[card] = self.0.pile[card].saturating_sub(1);
        }
        self
    }

    pub fn offer(mut self, names: &str) -> Scene {
        for item in names.split_whitespace().map(item) {
            match item {
                Item::Tile(land) => self.0.bag[land] -= 1,
                Item::Card(card) => self.0.pile[card] -= 1,
            }
            self.0.offer = self.0.offer.spaces().iter().copied().chain([Some(item)]).collect();
        }
        self
    }

    pub fn marker(mut self, seat: usize, marker: u8) -> Scene {
        self.0.players[seat].marker = Some(marker);
        self
    }

    pub fn money(mut self, seat: usize, money: u16) -> Scene {
        self.0.players[seat].money = money;
        self
    }

    pub fn phase(mut self, phase: Phase) -> Scene {
        self.0.phase = phase;
        self
    }

    pub fn left(mut self, tiles: u8, cards: u8) -> Scene {
        self.0.bag = ByLand { settlement: tiles, crops: 0, pasture: 0 };
        let pilgrims = cards.min(13);
        self.0.pile = Cards::default();
        for (name, count) in
            [("pilgrim", pilgrims), ("barn", (cards - pilgrims).min(11)), ("ship", cards.saturating_sub(24))]
        {
            self.0.pile[name.parse().expect("a card")] = count;
        }
        self
    }

    /// The table, whose laws hold.
    pub fn table(self) -> Table {
        let table = self.unlawful_table();
        table.0.audit().expect("the scene is a proper state");
        table
    }

    /// The table, even if play could not lead to it.
    pub fn unlawful_table(self) -> Table {
        Table(NewEngland::imagine(&self.0, &mut Fast::new(1)))
    }
}

/// A game somebody plays.
#[derive(Clone)]
pub struct Table(pub NewEngland);

impl Table {
    pub fn view(&self) -> View {
        self.0.view(Viewer::Spectator)
    }

    pub fn phase(&self) -> Phase {
        self.view().phase
    }

    /// Whose decision the table waits for.
    pub fn acting(&self) -> Seat {
        self.0.to_act().seats().first().expect("somebody acts")
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.0.legal(self.acting(), &mut legal);
        legal
    }

    pub fn allows(&self, action: Action) -> bool {
        let allowed = self.0.check(self.acting(), &action).is_ok();
        assert_eq!(allowed, self.legal().contains(&action), "{action:?}");
        allowed
    }

    pub fn refusal(&self, action: Action) -> Refusal {
        assert!(!self.legal().contains(&action), "{action:?}");
        self.0.check(self.acting(), &action).expect_err("the rules refuse it")
    }

    pub fn act(&mut self, action: Action) -> Vec<Event> {
        let seat = self.acting();
        self.0.check(seat, &action).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        let mut told = Told::default();
        self.0.apply(seat, &action, &mut Fast::new(1), &mut told);
        told.0.into_iter().map(|(_, event)| event).collect()
    }

    /// The same table after these actions.
    pub fn after(&self, actions: &[Action]) -> Table {
        let mut table = self.clone();
        for action in actions {
            table.act(*action);
        }
        table
    }

    /// Where what was taken up can be placed.
    pub fn places(&self) -> Vec<Cells> {
        let place = |action: &Action| match action {
            Action::Place(cells) => Some(*cells),
            _ => None,
        };
        let mut places: Vec<Cells> = self.legal().iter().filter_map(place).collect();
        places.sort_unstable();
        places
    }

    pub fn money(&self, seat: usize) -> u16 {
        self.view().players[seat].money
    }
}

/// `["B2-C2", "D4"]`: these sets of cells, in their order.
pub fn sets(sets: &[&str]) -> Vec<Cells> {
    let mut sets: Vec<Cells> = sets.iter().map(|set| cells(set)).collect();
    sets.sort_unstable();
    sets
}
