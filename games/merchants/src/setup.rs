//! Setting up: the board, the pieces, and the first posts and routes (M-2).

use comptoir_kernel::{Chance, Counts, Edition, Kind, Seat, Setup, Tell};

use crate::board::board;
use crate::data::data;
use crate::known::{DECK, Doubt, HOLDERS};
use crate::places::{City, CitySet, Hex, HexSet, Path, PathSet};
use crate::wares::{Cards, Resources};
use crate::{
    Action, COLOURS, Event, Merchants, Options, Phase, Refusal, RobberStart, SEATS, Start, StartCities, Turn,
};

/// Posts every colour has on the board when the game begins.
pub(crate) const FIRST_POSTS: u8 = 3;

impl Merchants {
    /// Lays everything out. The first player begins by putting the robber down, by placing a post, or with the first turn.
    ///
    /// At the table two dice decide who begins, ties rolling again; that is as fair as drawing a seat by lot.
    pub(crate) fn new(setup: Setup<Options>, chance: &mut impl Chance, tell: &mut impl Tell<Event>) -> Self {
        let Setup { edition, options, seats } = setup;
        let first = options.first.seat(seats, chance);
        let mut game = Merchants::laid_out(edition, options, seats, first);
        tell.all(|| Event::GameBegan { seat: first });
        if options.setup == Start::Fixed {
            game.take_given_positions();
        }
        match options.robber_start {
            RobberStart::Given => game.next_placement(tell),
            RobberStart::Chosen => game.phase = Phase::PlaceRobber,
        }
        game
    }

    /// Every land hex without a number.
    pub(crate) fn robber_starts(&self) -> HexSet {
        self.board().land.iter().fold(HexSet::EMPTY, |all, &some| all | some) - self.numbered_hexes()
    }

    pub(crate) fn can_place_robber(&self, hex: Hex) -> Result<(), Refusal> {
        if self.robber_starts().contains(hex) { Ok(()) } else { Err(Refusal::NoRobberStart { hex }) }
    }

    pub(crate) fn place_robber(&mut self, hex: Hex, tell: &mut impl Tell<Event>) {
        self.robber = hex;
        tell.all(|| Event::RobberPlaced { seat: self.active, hex });
        self.next_placement(tell);
    }

    /// The board with its tokens and the robber, the bank, and everybody's pieces beside it.
    pub(crate) fn laid_out(edition: Edition, options: Options, seats: u8, first: Seat) -> Merchants {
        let board = board(options.board);
        let amounts = data().amounts(options.board, seats);
        let start_gold = data().components.start_gold;
        let for_seats = |amount| std::array::from_fn(|at| if at < usize::from(seats) { amount } else { 0 });
        let mut cards = [Cards::NONE; HOLDERS];
        cards[DECK] = data().cards;
        Merchants {
            edition,
            options,
            seats,
            first,
            active: first,
            turn: 0,
            phase: Phase::PlacePost(first),
            this_turn: Turn::default(),
            robber: board.robber_start,
            tokens: std::array::from_fn(|kind| {
                let dotted = data().dotted_value[kind];
                data().token_values[kind].map(|value| (value == dotted).then_some(board.dotted[kind]))
            }),
            posts: [CitySet::EMPTY; COLOURS],
            goods: CitySet::EMPTY,
            routes: [PathSet::EMPTY; COLOURS],
            merchants: [[None; 2]; SEATS],
            caravans: [[None; 2]; SEATS],
            arrived: [[false; 2]; SEATS],
            stock: for_seats(amounts.posts - FIRST_POSTS),
            goods_left: for_seats(amounts.goods),
            gold: for_seats(start_gold as u8).map(u16::from),
            gold_in_play: u32::from(start_gold) * u32::from(seats),
            hands: [Resources::NONE; SEATS],
            bank: data().resources,
            hand_doubt: Doubt::NONE,
            cards,
            discard: Cards::NONE,
            card_doubt: Doubt::NONE,
            discards: [None; SEATS],
            trade: None,
            safe_conduct: 0,
            arrow: None,
            waiting: None,
            net: PathSet::EMPTY,
            reach: [PathSet::EMPTY; SEATS],
            connected: CitySet::EMPTY,
        }
    }

    /// The given positions (M-2.8). The colour nobody has gets its posts too, without route and caravan.
    fn take_given_positions(&mut self) {
        for (colour, start) in self.board().given.iter().enumerate() {
            for &city in &start.posts {
                self.put_post(colour, city);
            }
            if colour < usize::from(self.seats) {
                self.put_route(Seat(colour as u8), start.route);
                self.caravans[colour][0] = Some(start.route);
                self.take(Seat(colour as u8), data().fixed_start[colour].resources);
            }
        }
    }

    /// Puts a post of this colour on the board.
    pub(crate) fn put_post(&mut self, colour: usize, city: City) {
        self.posts[colour].insert(city);
        if colour < usize::from(self.seats) {
            self.reach[colour] |= self.board().touching[city.site().index()];
        }
    }

    /// Puts a route on the board.
    pub(crate) fn put_route(&mut self, seat: Seat, path: Path) {
        self.routes[seat.index()].insert(path);
        self.net.insert(path);
        self.reach[seat.index()] |= self.board().beside[path.index()];
    }

    /// Every post on the board.
    pub(crate) fn all_posts(&self) -> CitySet {
        self.posts.iter().fold(CitySet::EMPTY, |all, &some| all | some)
    }

    /// The seat that is `place` places after the first player.
    fn seat_after_first(&self, place: u8) -> Seat {
        Seat((self.first.0 + place) % self.seats)
    }

    /// Posts are placed clockwise, back, and clockwise again; then the neutral posts of a table of three, and the routes, both
    /// from the last player back (M-2.10 to M-2.12). Where all of them stand, the first turn begins.
    fn next_placement(&mut self, tell: &mut impl Tell<Event>) {
        let last = self.seats - 1;
        let (players, neutral) = self.posts.split_at(usize::from(self.seats));
        let placed: u8 = players.iter().map(|posts| posts.len()).sum();
        let neutral: u8 = neutral.iter().map(|posts| posts.len()).sum();
        let routes: u8 = self.routes.iter().map(|routes| routes.len()).sum();
        self.phase = if placed < FIRST_POSTS * self.seats {
            let (round, place) = (placed / self.seats, placed % self.seats);
            Phase::PlacePost(self.seat_after_first(if round == 1 { last - place } else { place }))
        } else if usize::from(self.seats) < COLOURS && neutral < FIRST_POSTS {
            Phase::PlaceNeutral(self.seat_after_first(last - neutral))
        } else if routes < self.seats {
            Phase::PlaceStartRoute(self.seat_after_first(last - routes))
        } else {
            return self.begin_turn(tell);
        };
    }

    /// The empty cities for what is placed now.
    pub(crate) fn starting_cities(&self) -> CitySet {
        let board = self.board();
        let cities = match (self.options.start_cities, self.phase) {
            (StartCities::AsPrinted, Phase::PlacePost(_)) => board.cities - board.purple,
            _ => board.purple,
        };
        cities - self.all_posts()
    }

    pub(crate) fn can_start_in(&self, city: City) -> Result<(), Refusal> {
        let open = self.starting_cities();
        let purple = (open - self.board().purple).is_empty();
        if open.contains(city) { Ok(()) } else { Err(Refusal::NoStartingCity { city, purple }) }
    }

    /// The third post brings a card for each land hex beside it (M-2.10).
    pub(crate) fn place_post(&mut self, seat: Seat, city: City, tell: &mut impl Tell<Event>) {
        self.put_post(seat.index(), city);
        tell.all(|| Event::PostPlaced { seat, city });
        if self.posts[seat.index()].len() == FIRST_POSTS {
            let board = self.board();
            let hexes = board.land[city.site().index()];
            let resources = hexes.iter().map(|hex| Counts::of(board.resource[hex.index()], 1)).sum();
            self.take(seat, resources);
            tell.all(|| Event::StartResources { seat, resources });
        }
        self.next_placement(tell);
    }

    pub(crate) fn place_neutral(&mut self, seat: Seat, city: City, tell: &mut impl Tell<Event>) {
        self.put_post(COLOURS - 1, city);
        tell.all(|| Event::NeutralPlaced { seat, city });
        self.next_placement(tell);
    }

    /// Paths at an own post whose route would leave every city isolated.
    pub(crate) fn start_routes(&self, seat: Seat, out: &mut Vec<Action>) {
        let open = self.open_paths(seat).iter().filter(|&path| !self.would_connect(path));
        out.extend(open.map(Action::PlaceStartRoute));
    }

    pub(crate) fn can_start_on(&self, seat: Seat, path: Path) -> Result<(), Refusal> {
        if !self.net.contains(path) && self.would_connect(path) {
            return Err(Refusal::WouldConnect { path });
        }
        self.can_extend_to(seat, path)
    }

    pub(crate) fn place_start_route(&mut self, seat: Seat, path: Path, tell: &mut impl Tell<Event>) {
        self.put_route(seat, path);
        self.caravans[seat.index()][0] = Some(path);
        tell.all(|| Event::StartRoutePlaced { seat, path });
        self.next_placement(tell);
    }
}
