//! The island, the offers and everybody's side of the table.

use anstyle::Style;
use comptoir_games::golden_city::board::{Reward, board};
use comptoir_games::golden_city::cards::{Cards, Landscape};
use comptoir_games::golden_city::data::{Gain, data};
use comptoir_games::golden_city::ids::{BonusCard, Place, ScoreCard, Set};
use comptoir_games::golden_city::view::Player;
use comptoir_games::golden_city::{Phase, View};
use comptoir_kernel::{Language, Seat};

use super::names;
use crate::games::{Telling, counted, listed, styled};
use crate::say;

pub fn draw(view: &View, telling: &Telling) -> String {
    let language = telling.language;
    let mut text = island(view, language) + "\n" + &cards_on_the_table(view, telling) + "\n";
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        text += &side(view, seat, player, telling);
    }
    if matches!(view.phase, Phase::PlaceHand(_)) {
        text += &auction(view, telling);
    }
    if let Some(hand) = &view.hand {
        let cards = cards_text(hand.cards, language);
        text += &say!(language, "\nHand: {cards}\n" / "\nMain : {cards}\n");
    }
    text
}

/// Landscape by landscape from the coast to the city, then river by river.
fn island(view: &View, language: Language) -> String {
    let board = board();
    let mut text = String::new();
    for landscape in Landscape::ALL.into_iter().filter(|&landscape| landscape != Landscape::Port) {
        let sector = names::sector(landscape);
        let rows = [
            (say!(language, "ports" / "ports"), sector.within(board.ports)),
            (say!(language, "sites" / "sites"), sector.within(board.sites).without(board.ports)),
            (say!(language, "zones" / "zones"), sector.within(board.city)),
        ];
        text += &styled(Style::new().bold(), &names::landscape(landscape, language).to_uppercase());
        text.push('\n');
        for (kind, places) in rows {
            let places = places.iter().map(|place| place_text(view, place, language));
            text += &listed(&format!("  {kind}  "), places);
        }
    }
    text += &styled(Style::new().bold(), &say!(language, "RIVERS" / "FLEUVES"));
    text.push('\n');
    for (river, places) in names::rivers(language) {
        let places =
            places.iter().map(|place| format!("{}{}", names::place(place, language), owners(view, place)));
        text += &listed(&format!("  {river:<15} "), places);
    }
    text + &say!(
        language,
        "Zones: letters for the first / second player there; [2] is a post of seat 2.\n"
            / "Zones : lettres du premier / deuxième joueur présent ; [2] est un comptoir du siège 2.\n"
    )
}

/// Its name, then who stands there, or what is to be had.
fn place_text(view: &View, place: Place, language: Language) -> String {
    let owners = owners(view, place);
    let name = names::place(place, language);
    if owners.is_empty() || board().city.contains(place) {
        let reward = reward_text(place, view.players.len(), language);
        format!("{name} ({reward}){owners}")
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

/// What a place gives to whoever builds there first.
pub fn reward_text(place: Place, seats: usize, language: Language) -> String {
    if seats == 2 && board().dry.contains(place) {
        return say!(language, "dry" / "à sec");
    }
    match board().spot(place).reward {
        Reward::Coins(coins) => coins_text(coins, language),
        Reward::Card => say!(language, "card" / "carte"),
        Reward::Key => say!(language, "key" / "clé"),
        Reward::Bonus => say!(language, "bonus" / "bonus"),
        Reward::Ware => say!(language, "ware" / "marchandise"),
        Reward::Zone([first, second, _]) => {
            let key = if board().spot(place).price.keys > 0 {
                say!(language, ", costs a key" / ", coûte une clé")
            } else {
                String::new()
            };
            format!("{}/{}{key}", gain_text(first, language), gain_text(second, language))
        }
    }
}

fn gain_text(gain: Gain, language: Language) -> String {
    let mut text = gain.letters.to_string();
    if gain.coins > 0 {
        text += " + ";
        text += &coins_text(gain.coins, language);
    }
    if gain.cards > 0 {
        text += &say!(language, " + card" / " + carte");
    }
    text
}

fn cards_on_the_table(view: &View, telling: &Telling) -> String {
    let language = telling.language;
    let scoring = &data().scoring;
    // The Great Drought has no mark of the first player (G-9.1).
    let first = if view.players.len() == 2 {
        String::new()
    } else {
        let first = telling.name(view.first_player);
        say!(language, "; first player: {first}" / " ; premier joueur : {first}")
    };
    let coins = coins_text(view.reserve, language);
    let keys = keys_text(view.key_supply, language);
    let mut text = say!(
        language,
        "Round {}{first}. In the reserve: {coins}, {keys}; deck: {}, discard pile: {}; bonus pile: {}\n"
            / "Manche {}{first}. En réserve : {coins}, {keys} ; pioche : {}, défausse : {} ; pile des bonus : {}\n",
        view.round,
        view.deck.size,
        view.discard.len(),
        view.bonus_pile
    );
    let card = styled(Style::new().bold(), &names::score_card(view.score_card, language));
    text += &say!(
        language,
        "Score card: {card} (ware {} letters, alone +{}; area {}, most posts +{})\n"
            / "Carte de score : {card} (marchandise {} lettres, seul +{} ; domaine {}, majorité +{})\n",
        scoring.ware_presence,
        scoring.ware_monopoly,
        scoring.area_presence,
        scoring.area_majority
    );
    if !view.score_deck.is_empty() {
        let back = |card: ScoreCard| board().score(card).back;
        let lowest = view.score_deck.iter().map(back).min();
        let next = view.score_deck.iter().filter(|card| Some(back(*card)) == lowest);
        let label = say!(
            language,
            "{} to come, next one of: " / "{} à venir, la suivante parmi : ",
            view.score_deck.len()
        );
        text += &listed(&label, next.map(|card| names::score_card(card, language)));
    }
    let display = view.ware_display.iter().flatten().map(|card| names::ware_card(*card, language));
    let label = say!(
        language,
        "Ware cards displayed ({} in the pile): " / "Marchandises étalées ({} dans la pile) : ",
        view.ware_pile
    );
    text + &listed(&label, display)
}

fn side(view: &View, seat: Seat, player: &Player, telling: &Telling) -> String {
    let language = telling.language;
    let turn = if view.phase.seat() == Some(seat) { '▸' } else { ' ' };
    let name = styled(Style::new().bold(), &format!("{} {:<16}", seat.0 + 1, telling.name(seat)));
    let letters = letters_text(player.letters.total(), language);
    let coins = coins_text(player.coins, language);
    let keys = keys_text(player.keys, language);
    let mut text = say!(
        language,
        "{turn} {name} {letters}; {coins}, {keys}; posts left: {}; landscape cards: {}"
            / "{turn} {name} {letters} ; {coins}, {keys} ; comptoirs restants : {} ; cartes paysage : {}",
        player.posts_left,
        player.hand_size
    );
    if !player.known.is_empty() && telling.you != Some(seat) {
        let known = cards_text(player.known, language);
        text += &say!(language, " (among them {known})" / " (dont {known})");
    }
    if view.players.len() == 2 {
        text += &say!(language, "; victory points: {}" / " ; points de victoire : {}", player.victory_points);
    }
    if player.black_left > 0 {
        text += &say!(language, "; black posts: {}" / " ; comptoirs noirs : {}", player.black_left);
    }
    if player.blocked {
        text += &say!(language, "; BLOCKED" / " ; BLOQUÉ");
    }
    text.push('\n');
    if !player.ware_cards.is_empty() {
        let wares = names::ware_cards(player.ware_cards, language);
        text += &say!(language, "    wares: {wares}\n" / "    marchandises : {wares}\n");
    }
    let taken = view.bonus_taken.iter().filter(|taken| taken.seat == seat);
    let bonuses: Vec<String> = taken.map(|taken| bonus_taken(taken.one_of, language)).collect();
    if !bonuses.is_empty() {
        let bonuses = bonuses.join(", ");
        text += &say!(language, "    bonus cards: {bonuses}\n" / "    cartes bonus : {bonuses}\n");
    }
    text
}

/// A bonus card taken, if the viewer knows which.
fn bonus_taken(one_of: Set<BonusCard>, language: Language) -> String {
    match one_of.iter().next() {
        Some(card) if one_of.len() == 1 => {
            format!("{} ({})", names::bonus_card(card, language), names::bonus_text(card, language))
        }
        _ => "?".to_owned(),
    }
}

/// The groups, each with the number to type.
fn auction(view: &View, telling: &Telling) -> String {
    let language = telling.language;
    let price = coins_text(view.expulsions + 1, language);
    let mut lines = vec![say!(
        language,
        "\nAuction: a free group costs nothing, an expulsion {price}\n"
            / "\nEnchères : un groupe libre ne coûte rien, une expulsion {price}\n"
    )];
    for (number, group) in (1..).zip(&view.groups) {
        let cards = group_text(group.cards, group.coins, language);
        let whose = match group.bidder {
            Some(bidder) => telling.name(bidder),
            None => say!(language, "free" / "libre"),
        };
        lines.push(format!("{number:>4}  {cards:<30} {whose}\n"));
    }
    lines.concat()
}

/// Landscape cards by kind.
pub fn cards_text(cards: Cards, language: Language) -> String {
    let kinds = cards.kinds().map(|landscape| match cards.count(landscape) {
        1 => names::landscape(landscape, language),
        count => format!("{} ×{count}", names::landscape(landscape, language)),
    });
    let text = kinds.collect::<Vec<_>>().join(", ");
    if text.is_empty() { "–".to_owned() } else { text }
}

/// A group of landscape cards, and the coins that go with it.
pub fn group_text(cards: Cards, coins: u8, language: Language) -> String {
    let cards = cards_text(cards, language);
    if coins == 0 { cards } else { format!("{cards} + {}", coins_text(coins, language)) }
}

pub fn coins_text(coins: u8, language: Language) -> String {
    counted(coins.into(), language, ["coin", "coins"], ["pièce", "pièces"])
}

pub fn keys_text(keys: u8, language: Language) -> String {
    counted(keys.into(), language, ["key", "keys"], ["clé", "clés"])
}

pub fn letters_text(letters: u16, language: Language) -> String {
    counted(letters, language, ["letter", "letters"], ["lettre", "lettres"])
}
