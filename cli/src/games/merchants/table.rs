//! The board and everybody's side of the table.

use anstyle::Style;
use comptoir_games::merchants::board::board;
use comptoir_games::merchants::places::{City, Hex, Place};
use comptoir_games::merchants::tally::{Kind, Resource};
use comptoir_games::merchants::view::{Player, View};
use comptoir_kernel::{Language, Seat};

use super::names;
use crate::games::{Telling, listed, styled};
use crate::say;

pub fn draw(view: &View, telling: &Telling) -> String {
    let language = telling.language;
    let mut text = terrains(view, language) + &empty_cities(view, language) + "\n";
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        text += &side(view, seat, player, telling);
    }
    if !view.neutral.is_empty() {
        let posts = view.neutral.iter().map(|city| post(view, city, language));
        text += &listed(&say!(language, "  neutral posts: " / "  comptoirs neutres : "), posts);
    }
    let bank = names::resources(view.bank, language);
    let deck = view.deck.total() + u16::from(view.hidden_deck);
    text += &say!(
        language,
        "Bank: {bank}; development cards in the deck: {deck}\n"
            / "Réserve : {bank} ; cartes développement dans la pioche : {deck}\n"
    );
    if let Some(trade) = view.trade {
        let (give, want) = (names::bundle(trade.give, language), names::bundle(trade.want, language));
        let name = telling.name(view.active);
        text += &say!(
            language,
            "On offer: {give} for {want} ({name})\n" / "Offre : {give} contre {want} ({name})\n"
        );
    }
    if let Some(you) = view.you.and_then(|seat| view.players.get(seat.index())) {
        let hand = names::resources(you.resources, language);
        let cards = names::cards(you.cards, language);
        text += &say!(
            language,
            "\nHand: {hand}; development cards: {cards}\n"
                / "\nMain : {hand} ; cartes développement : {cards}\n"
        );
    }
    text
}

/// The hexes with a number, resource by resource, and where the robber is.
fn terrains(view: &View, language: Language) -> String {
    let board = board(view.options.board);
    let token = |hex: Hex| view.tokens.iter().find(|token| token.hex == hex).map(|token| token.number);
    let printed =
        |hex: Hex| (2..).zip(&board.numbered[2..]).find(|(_, set)| set.contains(hex)).map(|(n, _)| n);
    let land = board.land.iter().fold(board.printed, |all, &some| all | some);
    let mut text = String::new();
    for &resource in Resource::ALL {
        let hexes = land.iter().filter(|hex| board.resource[hex.index()] == resource);
        let numbered = hexes.filter_map(|hex| {
            let number: u8 = token(hex).or_else(|| printed(hex))?;
            let cities = board.around[hex.index()].iter().map(|city| names::city(city, language));
            let cities = cities.collect::<Vec<_>>().join(", ");
            let robber =
                if hex == view.robber { say!(language, " ROBBER" / " VOLEUR") } else { String::new() };
            Some(format!("{number} {} [{cities}]{robber}", names::hex(hex, language)))
        });
        text += &listed(&format!("{:<8}", names::resource(resource, language)), numbered);
    }
    text
}

/// The cities without a post, with the coins some of them pay.
fn empty_cities(view: &View, language: Language) -> String {
    let board = board(view.options.board);
    let taken = view.players.iter().fold(view.neutral, |all, player| all | player.posts);
    let cities = (board.cities - taken).iter().map(|city| {
        let gold = board.gold[city.index()];
        let name = names::city(city, language);
        if gold > 0 { format!("{name} +{gold}") } else { name.to_owned() }
    });
    listed(&say!(language, "Empty cities (+gold): " / "Villes vides (+or) : "), cities)
}

/// A post; the dot is a good.
fn post(view: &View, city: City, language: Language) -> String {
    let good = if view.goods.contains(city) { " ●" } else { "" };
    format!("{}{good}", names::city(city, language))
}

fn side(view: &View, seat: Seat, player: &Player, telling: &Telling) -> String {
    let language = telling.language;
    let turn = if view.active == seat { '▸' } else { ' ' };
    let name = styled(Style::new().bold(), &format!("{} {:<16}", seat.0 + 1, telling.name(seat)));
    let gold = names::gold(player.gold, language);
    let goods = names::goods(player.goods_left, language);
    let mut text = say!(
        language,
        "{turn} {name} {goods} to deliver, {} of them free; {gold}; resource cards: {}, development cards: {}\n"
            / "{turn} {name} {goods} à livrer, dont disponibles : {} ; {gold} ; cartes ressource : {}, développement : {}\n",
        player.goods_left.saturating_sub(player.stock),
        player.resources.total() + u16::from(player.hidden_resources),
        player.cards.total() + u16::from(player.hidden_cards)
    );
    let posts = player.posts.iter().map(|city| post(view, city, language));
    text += &listed(&say!(language, "    posts: " / "    comptoirs : "), posts);
    let routes = player.routes.iter().map(|path| names::path(path, language));
    text += &listed(&say!(language, "    routes: " / "    routes : "), routes);
    let caravans: Vec<String> =
        player.caravans.iter().flatten().map(|&path| names::path(path, language)).collect();
    let merchants: Vec<String> =
        player.merchants.iter().flatten().map(|&at| names::intersection(at, language)).collect();
    if !caravans.is_empty() {
        text += &listed(&say!(language, "    caravans: " / "    caravanes : "), caravans);
    }
    if !merchants.is_empty() {
        text += &listed(&say!(language, "    merchants: " / "    marchands : "), merchants);
    }
    text
}
