//! The island, the offers and everybody's side of the table.

use anstyle::Style;
use comptoir_games::golden_city::board::board;
use comptoir_games::golden_city::cards::Landscape;
use comptoir_games::golden_city::data::data;
use comptoir_games::golden_city::ids::{BonusCard, Place, ScoreCard};
use comptoir_games::golden_city::view::Player;
use comptoir_games::golden_city::{Phase, View};
use comptoir_kernel::{Kind, Seat, Set};
use comptoir_words::{Value, golden_city, say, value};

use super::fact;
use crate::games::{Telling, listed, padded, styled};

pub fn draw(view: &View, telling: &Telling) -> String {
    let mut text = island(view, telling) + "\n" + &cards_on_the_table(view, telling) + "\n";
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        text += &side(view, seat, player, telling);
    }
    if matches!(view.phase, Phase::PlaceHand(_)) {
        text += &auction(view, telling);
    }
    if let Some(hand) = &view.hand {
        text += &format!("\n{}\n", say!(telling.words, golden_city::SAYS_HAND, cards = hand.cards));
    }
    text
}

/// Landscape by landscape from the coast to the city, then river by river.
fn island(view: &View, telling: &Telling) -> String {
    let words = &telling.words;
    let board = board();
    let heading = |text: &str| styled(Style::new().bold(), &text.to_uppercase()) + "\n";
    let mut text = String::new();
    for landscape in Landscape::ALL.into_iter().filter(|&landscape| landscape != Landscape::Port) {
        let id = value(&landscape);
        let sector = places_where(|place| id == data().places[place.index()].sector);
        let rows = [
            (say!(words, golden_city::PORTS), sector & board.ports),
            (say!(words, golden_city::SITES), (sector & board.sites) - board.ports),
            (say!(words, golden_city::ZONES), sector & board.city),
        ];
        text += &heading(&words.of("landscape", &landscape));
        for (kind, places) in rows {
            let places = places.iter().map(|place| place_text(view, place, telling));
            text += &listed(&format!("  {kind}  "), places);
        }
    }
    text += &heading(&say!(words, golden_city::RIVERS));
    for river in &data().rivers {
        let places = places_where(|place| data().places[place.index()].river == river.id);
        let places =
            places.iter().map(|place| format!("{}{}", words.of("place", &place), owners(view, place)));
        let label = say!(words, golden_city::RIVER_LABEL, river = river.id);
        text += &listed(&format!("  {label:<15} "), places);
    }
    text + &say!(words, golden_city::LEGEND) + "\n"
}

fn places_where(wanted: impl Fn(Place) -> bool) -> Set<Place> {
    Place::all().filter(|place| wanted(*place)).collect()
}

/// Its name, then who stands there, or what is to be had.
fn place_text(view: &View, place: Place, telling: &Telling) -> String {
    let owners = owners(view, place);
    let name = telling.words.of("place", &place);
    if owners.is_empty() || board().city.contains(place) {
        format!("{name} ({}){owners}", reward(place, telling))
    } else {
        format!("{name}{owners}")
    }
}

fn owners(view: &View, place: Place) -> String {
    let mut text = String::new();
    for (number, player) in (1..).zip(&view.players) {
        let mark = if player.black.contains(place) { "■" } else { "" };
        if player.posts.contains(place) {
            text += &styled(Style::new().bold(), &format!(" [{number}{mark}]"));
        }
    }
    text
}

/// What a place gives to whoever builds there.
pub fn reward(place: Place, telling: &Telling) -> String {
    let words = &telling.words;
    let printed = &data().places[place.index()];
    if telling.seats() == 2 && board().dry.contains(place) {
        say!(words, golden_city::DRY)
    } else if board().city.contains(place) {
        let keys = board().spot(place).price.keys;
        say!(words, golden_city::ZONE_GAINS, first = printed.first, second = printed.second, keys = keys)
    } else {
        words.of("reward", &printed.reward)
    }
}

fn cards_on_the_table(view: &View, telling: &Telling) -> String {
    let words = &telling.words;
    let scoring = &data().scoring;
    let to_come = view.score_deck.len();
    let mut text = say!(
        words,
        golden_city::SAYS_ROUND,
        round = view.round,
        rounds = view.round + to_come,
        score_card = view.score_card,
    );
    // The Great Drought has no mark of the first player (G-9.1).
    if view.players.len() > 2 {
        text += " ";
        text += &say!(words, golden_city::SAYS_FIRST, seat = view.first_player);
    }
    let pays = say!(
        words,
        golden_city::SCORE_PAYS,
        ware = scoring.ware_presence,
        alone = scoring.ware_monopoly,
        area = scoring.area_presence,
        most = scoring.area_majority,
    );
    text += &format!("\n{pays}\n");
    if to_come > 0 {
        let back = |card: ScoreCard| board().score(card).back;
        let lowest = view.score_deck.iter().map(back).min();
        let next = view.score_deck.iter().filter(|card| Some(back(*card)) == lowest);
        let label = say!(words, golden_city::NEXT_SCORE_CARD, count = to_come);
        text += &listed(&format!("{label} "), next.map(|card| words.of("score-card", &card)));
    }
    let display: Vec<Value> = view.ware_display.iter().flatten().map(value).collect();
    let display = say!(words, golden_city::SAYS_DISPLAY, cards = display, pile = view.ware_pile);
    let supplies = say!(
        words,
        golden_city::SAYS_SUPPLIES,
        deck = view.deck.size,
        discard = view.discard.total(),
        reserve = view.reserve,
        keys = view.key_supply,
        bonus = view.bonus_pile,
    );
    text + &format!("{display}\n{supplies}\n")
}

fn side(view: &View, seat: Seat, player: &Player, telling: &Telling) -> String {
    let words = &telling.words;
    let turn = if view.phase.seat() == Some(seat) { '▸' } else { ' ' };
    let name = styled(Style::new().bold(), &format!("{} {:<16}", seat.0 + 1, telling.name(seat)));
    let mut facts = Vec::new();
    if view.players.len() == 2 {
        facts.push(fact("points", &player.victory_points));
    }
    facts.extend([
        fact("letters", &player.letters.total()),
        fact("coins", &player.coins),
        fact("keys", &player.keys),
        fact("posts_left", &player.posts_left),
    ]);
    if player.black_left > 0 {
        facts.push(fact("black_left", &player.black_left));
    }
    facts.push(fact("cards", &player.hand_size));
    if !player.known.is_none() && telling.you != Some(seat) {
        facts.push(fact("known", &player.known));
    }
    if player.blocked {
        facts.push("blocked".into());
    }
    let mut text = format!("{turn} {name} {}\n", say!(words, golden_city::FACTS, facts = facts));
    if !player.ware_cards.is_empty() {
        text += &format!("    {}\n", words.of("fact", &fact("wares", &player.ware_cards)));
    }
    let taken = view.bonus_taken.iter().filter(|taken| taken.seat == seat);
    let held: Vec<Value> = taken.map(|taken| value(&known(taken.one_of))).collect();
    if !held.is_empty() {
        text += &format!("    {}\n", say!(words, golden_city::BONUS_HELD, cards = held));
    }
    text
}

/// A bonus card taken, if the viewer knows which.
fn known(one_of: Set<BonusCard>) -> Option<BonusCard> {
    one_of.iter().next().filter(|_| one_of.len() == 1)
}

/// The groups, each with the number to type.
fn auction(view: &View, telling: &Telling) -> String {
    let words = &telling.words;
    let mut lines =
        vec![format!("\n{}\n", say!(words, golden_city::SAYS_PRICE, price = view.expulsions + 1))];
    for (number, group) in (1..).zip(&view.groups) {
        let cards = padded(&words.of("group", group), 34);
        lines.push(format!("{number:>4}  {cards} {}\n", words.of("bidder", &group.bidder)));
    }
    lines.concat()
}
