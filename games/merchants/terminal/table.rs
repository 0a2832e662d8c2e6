//! The board and everybody's side of the table.

use anstyle::Style;
use comptoir_games::merchants::board::board;
use comptoir_games::merchants::places::{City, Hex};
use comptoir_games::merchants::view::{Player, View};
use comptoir_games::merchants::wares::Resource;
use comptoir_kernel::{Kind, Seat};
use comptoir_words::{Speaker, merchants, say};

use crate::games::{Telling, listed, padded, styled};

pub fn draw(view: &View, telling: &Telling) -> String {
    let words = &telling.words;
    let mut text = terrains(view, words) + &empty_cities(view, words) + "\n";
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        text += &side(view, seat, player, telling);
    }
    if !view.neutral.is_empty() {
        let posts = view.neutral.iter().map(|city| post(view, city, words));
        text += &listed(&format!("  {} ", say!(words, merchants::TABLE_NEUTRAL)), posts);
    }
    let deck = view.deck.total() + u16::from(view.hidden_deck);
    text += &say!(words, merchants::TABLE_BANK, bank = view.bank, deck = deck);
    text += "\n";
    if let Some(trade) = view.trade {
        text +=
            &say!(words, merchants::TABLE_OFFER, give = trade.give, want = trade.want, seat = view.active);
        text += "\n";
    }
    if let Some(you) = view.you.and_then(|seat| view.players.get(seat.index())) {
        let hand = say!(words, merchants::TABLE_HAND, resources = you.resources, cards = you.cards);
        text += &format!("\n{hand}\n");
    }
    text
}

/// The hexes with a number, resource by resource, and where the robber is.
fn terrains(view: &View, words: &Speaker) -> String {
    let board = board(view.options.board);
    let token = |hex: Hex| view.tokens.iter().find(|token| token.hex == hex).map(|token| token.number);
    let printed =
        |hex: Hex| (2..).zip(&board.numbered[2..]).find(|(_, set)| set.contains(hex)).map(|(n, _)| n);
    let land = board.land.iter().fold(board.printed, |all, &some| all | some);
    let mut text = String::new();
    for resource in Resource::ALL {
        let hexes = land.iter().filter(|hex| board.resource[hex.index()] == resource);
        let numbered = hexes.filter_map(|hex| {
            let number: u8 = token(hex).or_else(|| printed(hex))?;
            let cities = board.around[hex.index()];
            let robber = hex == view.robber;
            Some(say!(
                words,
                merchants::TABLE_HEX,
                number = number,
                hex = hex,
                cities = cities,
                robber = robber
            ))
        });
        text += &listed(&padded(&words.of("ware", &resource), 8), numbered);
    }
    text
}

/// The cities without a post, with the coins some of them pay.
fn empty_cities(view: &View, words: &Speaker) -> String {
    let board = board(view.options.board);
    let taken = view.players.iter().fold(view.neutral, |all, player| all | player.posts);
    let cities = (board.cities - taken)
        .iter()
        .map(|city| say!(words, merchants::TABLE_CITY, city = city, gold = board.gold[city.index()]));
    listed(&format!("{} ", say!(words, merchants::TABLE_EMPTY)), cities)
}

/// A post; the dot is a good.
fn post(view: &View, city: City, words: &Speaker) -> String {
    let good = if view.goods.contains(city) { " ●" } else { "" };
    format!("{}{good}", words.of("city", &city))
}

fn side(view: &View, seat: Seat, player: &Player, telling: &Telling) -> String {
    let words = &telling.words;
    let turn = if view.active == seat { '▸' } else { ' ' };
    let name = styled(Style::new().bold(), &format!("{} {:<16}", seat.0 + 1, telling.name(seat)));
    let facts = say!(
        words,
        merchants::TABLE_SIDE,
        goods = player.goods_left,
        free = player.goods_left.saturating_sub(player.stock),
        gold = player.gold,
        hand = player.resources.total() + u16::from(player.hidden_resources),
        cards = player.cards.total() + u16::from(player.hidden_cards)
    );
    let row = |label: String, items: Vec<String>| listed(&format!("    {label} "), items);
    let mut text = format!("{turn} {name} {facts}\n");
    let posts = player.posts.iter().map(|city| post(view, city, words)).collect();
    text += &row(say!(words, merchants::TABLE_POSTS), posts);
    let routes = player.routes.iter().map(|path| words.of("ends", &path)).collect();
    text += &row(say!(words, merchants::TABLE_ROUTES), routes);
    let caravans: Vec<String> = player.caravans.iter().flatten().map(|path| words.of("ends", path)).collect();
    if !caravans.is_empty() {
        text += &row(say!(words, merchants::TABLE_CARAVANS), caravans);
    }
    let merchants: Vec<String> = player.merchants.iter().flatten().map(|at| words.of("corner", at)).collect();
    if !merchants.is_empty() {
        text += &row(say!(words, merchants::TABLE_MERCHANTS), merchants);
    }
    text
}
