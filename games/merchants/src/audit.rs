//! The conservation laws of the box: every card, coin, token and piece is somewhere, once.

use comptoir_kernel::{Kind, Seat, Viewer};

use crate::data::data;
use crate::known::HOLDERS;
use crate::places::{CitySet, HexSet, Intersection, IntersectionSet, Path, PathSet, sites};
use crate::setup::FIRST_POSTS;
use crate::wares::{Cards, Resource, Resources};
use crate::{COLOURS, Merchants, Phase, SEATS};

impl Merchants {
    pub(crate) fn audit_all(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_coins()?;
        self.audit_tokens()?;
        self.audit_posts_and_goods()?;
        self.audit_routes()?;
        self.audit_figures()
    }

    fn audit_cards(&self) -> Result<(), String> {
        let resources = self.bank + self.hands.iter().copied().sum::<Resources>();
        if resources != data().resources {
            return Err(format!("resource cards in bank and hands: {resources:?}"));
        }
        let cards = self.discard + self.cards.iter().copied().sum::<Cards>();
        if cards != data().cards {
            return Err(format!("development cards in deck, discard and hands: {cards:?}"));
        }
        for viewer in Viewer::all(SEATS as u8) {
            for holder in 0..HOLDERS {
                let hand = self.hands.get(holder).copied().unwrap_or_default();
                let unnamed = self.hand_doubt.of(viewer, holder);
                let unnamed_cards = self.card_doubt.of(viewer, holder);
                if !hand.covers(unnamed) || !self.cards[holder].covers(unnamed_cards) {
                    return Err(format!("{viewer:?} doubts cards that holder {holder} does not have"));
                }
                let own = viewer.seat().map(Seat::index) == Some(holder);
                if own && !(unnamed.is_none() && unnamed_cards.is_none()) {
                    return Err(format!("{viewer:?} cannot name their own cards"));
                }
            }
        }
        Ok(())
    }

    fn audit_coins(&self) -> Result<(), String> {
        let held: u32 = self.gold.iter().copied().map(u32::from).sum();
        if held != self.gold_in_play {
            return Err(format!("{held} gold is held, but the bank paid out {}", self.gold_in_play));
        }
        Ok(())
    }

    fn audit_tokens(&self) -> Result<(), String> {
        let board = self.board();
        let mut taken = board.printed;
        for (places, resource) in self.tokens.iter().zip(Resource::ALL) {
            for hex in places.iter().flatten().copied() {
                if taken.contains(hex) || board.resource[hex.index()] != resource {
                    return Err(format!("a token lies wrongly on {hex}"));
                }
                taken.insert(hex);
            }
        }
        let on_board = board.land.iter().fold(HexSet::EMPTY, |all, &some| all | some);
        if (HexSet::only(self.robber) - on_board).is_empty() { Ok(()) } else { Err("the robber left".into()) }
    }

    fn audit_posts_and_goods(&self) -> Result<(), String> {
        let amounts = data().amounts(self.options.board, self.seats);
        let standing: u8 = self.posts.iter().map(|posts| posts.len()).sum();
        let all = self.all_posts();
        if all.len() != standing || !(all - self.board().cities).is_empty() {
            return Err("two posts in a city, or one beside the board".into());
        }
        let mut delivered = 0;
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            let founded = amounts.posts - FIRST_POSTS - self.stock[at];
            if self.turn > 0 && self.posts[at].len() != FIRST_POSTS + founded {
                return Err(format!("seat {at}: {} posts stand, {founded} founded", self.posts[at].len()));
            }
            if self.goods_left[at] < self.stock[at] {
                return Err(format!("seat {at} delivered a covered good"));
            }
            delivered += self.delivered(seat);
        }
        if self.goods.len() != delivered || !(self.goods - all).is_empty() {
            return Err(format!("{delivered} goods delivered, but they lie in {:?}", self.goods));
        }
        Ok(())
    }

    fn audit_routes(&self) -> Result<(), String> {
        let mut net = PathSet::EMPTY;
        for (colour, &routes) in self.routes.iter().enumerate() {
            if routes.len() > data().components.routes_per_colour || !(routes & net).is_empty() {
                return Err(format!("colour {colour} has too many routes, or one on another's"));
            }
            net |= routes;
        }
        if net != self.net || !(net - self.board().paths).is_empty() {
            return Err("the net of routes is not that of the players".into());
        }
        for seat in 0..usize::from(self.seats) {
            if self.reach[seat] != self.find_reach(seat) {
                return Err(format!("seat {seat} reaches other paths"));
            }
        }
        if self.connected != self.find_connected() {
            return Err(format!("connected are {:?}, not {:?}", self.find_connected(), self.connected));
        }
        Ok(())
    }

    fn audit_figures(&self) -> Result<(), String> {
        let standing: Vec<Intersection> = self.merchants.iter().flatten().flatten().copied().collect();
        let places: IntersectionSet = standing.iter().copied().collect();
        if usize::from(places.len()) != standing.len() {
            return Err("two merchants at an intersection".into());
        }
        for seat in 0..COLOURS {
            let foreign = sites(self.board().cities - self.posts[seat]);
            let own: IntersectionSet = self.merchants[seat].iter().flatten().copied().collect();
            if !(own & foreign).is_empty() {
                return Err(format!("a merchant of seat {seat} stands in a city without founding"));
            }
        }
        let caravans = self.caravans.iter().flatten().flatten().copied();
        if caravans.clone().any(|path| !self.net.contains(path)) {
            return Err("a caravan beside the routes".into());
        }
        // A caravan on its way may cross a full route, and win the game by a delivery there.
        let crossing = matches!(self.phase, Phase::Caravan { .. } | Phase::Over);
        let most = data().limits.caravans_per_route + u8::from(crossing);
        let on = |path: Path| caravans.clone().filter(|&other| other == path).count();
        if caravans.clone().any(|path| on(path) > usize::from(most)) {
            return Err("too many caravans on a route".into());
        }
        Ok(())
    }

    fn find_reach(&self, seat: usize) -> PathSet {
        let board = self.board();
        let at_posts = self.posts[seat].iter().map(|city| board.touching[city.site().index()]);
        let at_routes = self.routes[seat].iter().map(|path| board.beside[path.index()]);
        at_posts.chain(at_routes).fold(PathSet::EMPTY, |all, some| all | some)
    }

    /// The cities from which another can be reached over routes. A route whose chain is still to be chosen does not count yet.
    pub(crate) fn find_connected(&self) -> CitySet {
        let board = self.board();
        let mut net = self.net;
        if let Phase::ChooseChain(path) = self.phase {
            net.remove(path);
        }
        board
            .cities
            .iter()
            .filter(|&city| {
                let mut seen = IntersectionSet::only(city.site());
                let mut edge = seen;
                loop {
                    let ahead: IntersectionSet = edge
                        .iter()
                        .flat_map(|at| (board.touching[at.index()] & net).iter().map(move |path| (at, path)))
                        .map(|(at, path)| board.across(path, at))
                        .collect();
                    edge = ahead - seen;
                    if edge.is_empty() {
                        return false;
                    }
                    if edge.iter().any(|at| board.city(at).is_some()) {
                        return true;
                    }
                    seen |= edge;
                }
            })
            .collect()
    }
}
