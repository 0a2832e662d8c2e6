//! What a bot says about a step: goods, ways to posts, and what the dice bring or no longer bring.

use comptoir_kernel::{Kind, Remarks, Seat, Witnessed, told};

use crate::board::board;
use crate::heuristic::chances;
use crate::places::{City, CitySet, Hex, Path, PathSet};
use crate::wares::Resource;
use crate::{Event, Merchants, View};

/// What a bot says about a step.
#[told]
pub enum Remark {
    /// The bot has fewer goods left than anybody else, by this many.
    InFront { by: u8 },
    /// This many goods are free to be delivered now.
    GoodsFree { goods: u8 },
    /// This many of 36 rolls bring this resource now.
    Yields { resource: Resource, chances: u8 },
    /// This many of 36 rolls no longer bring a rival anything for this many posts.
    Blocks { seat: Seat, posts: u8, chances: u8 },
    /// The caravan stands beside a post that takes a good.
    AtPost { city: City },
    /// No route led to this post, which takes a good, until now.
    FirstRoute { city: City },
}

impl Remarks for Merchants {
    type Remark = Remark;

    fn remark(step: &Witnessed<'_, Merchants>) -> Option<Remark> {
        step.told().find_map(|event| match *event {
            Event::Delivered { .. } => in_front(step),
            Event::PostFounded { .. } => {
                Some(Remark::GoodsFree { goods: free_goods(step.after(), step.seat()) })
            }
            Event::TokenPlaced { hex, number } | Event::TokenMoved { to: hex, number, .. } => {
                let resource = board(step.after().options.board).resource[hex.index()];
                Some(Remark::Yields { resource, chances: chances(number) })
            }
            Event::RobberMoved { hex, .. } => blocks(step, hex),
            Event::CaravanMoved { from, to, .. } => at_post(step, from, to),
            Event::RouteBuilt { path, .. } => first_route(step, path),
            _ => None,
        })
    }
}

fn in_front(step: &Witnessed<'_, Merchants>) -> Option<Remark> {
    let players = &step.after().players;
    let own = players[step.seat().index()].goods_left;
    let others = players.iter().enumerate().filter(|(at, _)| *at != step.seat().index());
    let fewest = others.map(|(_, other)| other.goods_left).min()?;
    let by = fewest.saturating_sub(own);
    (by > 0).then_some(Remark::InFront { by })
}

/// Goods no post covers (M-9.7).
fn free_goods(view: &View, seat: Seat) -> u8 {
    let player = &view.players[seat.index()];
    player.goods_left.saturating_sub(player.stock)
}

/// The rival who loses most by it.
fn blocks(step: &Witnessed<'_, Merchants>, hex: Hex) -> Option<Remark> {
    let view = step.after();
    let around = board(view.options.board).around[hex.index()];
    let chances = chances(number(view, hex)?);
    Seat::all(view.players.len() as u8)
        .filter(|&seat| seat != step.seat())
        .map(|seat| ((view.players[seat.index()].posts & around).len(), seat))
        .filter(|&(posts, _)| posts > 0)
        .max_by_key(|&(posts, _)| posts)
        .map(|(posts, seat)| Remark::Blocks { seat, posts, chances })
}

/// The number of a hex, printed or on a token.
fn number(view: &View, hex: Hex) -> Option<u8> {
    let token = view.tokens.iter().find(|token| token.hex == hex).map(|token| token.number);
    token.or_else(|| {
        (2..=12).find(|&number| board(view.options.board).numbered[usize::from(number)].contains(hex))
    })
}

/// Posts of others and neutral ones that have no good yet.
fn open_posts(view: &View, seat: Seat) -> CitySet {
    let all = view.players.iter().fold(view.neutral, |all, player| all | player.posts);
    all - view.players[seat.index()].posts - view.goods
}

fn at_post(step: &Witnessed<'_, Merchants>, from: Path, to: Path) -> Option<Remark> {
    let (view, board) = (step.after(), board(step.after().options.board));
    let open = open_posts(view, step.seat());
    let passed: CitySet = board.cities_at(from).collect();
    let city = board.cities_at(to).find(|&city| open.contains(city) && !passed.contains(city))?;
    (free_goods(view, step.seat()) > 0).then_some(Remark::AtPost { city })
}

fn first_route(step: &Witnessed<'_, Merchants>, path: Path) -> Option<Remark> {
    let (view, board) = (step.before(), board(step.before().options.board));
    let net = view.players.iter().fold(PathSet::EMPTY, |all, player| all | player.routes);
    let open = open_posts(view, step.seat());
    let is_new = |city: &City| open.contains(*city) && (board.touching[city.site().index()] & net).is_empty();
    board.cities_at(path).find(is_new).map(|city| Remark::FirstRoute { city })
}
