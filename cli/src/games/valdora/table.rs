//! The valley, the books, the disc and everybody's side of the table.

use anstyle::Style;
use comptoir_games::valdora::board::{Board, Place, board};
use comptoir_games::valdora::book::{Book, Card};
use comptoir_games::valdora::data::data;
use comptoir_games::valdora::kinds::Kind;
use comptoir_games::valdora::pieces::{Colour, Order, Space};
use comptoir_games::valdora::view::Own;
use comptoir_games::valdora::{Phase, Player, Tabletop, View, Workshop};
use comptoir_kernel::{Language, Seat};
use strum::VariantArray;

use super::names;
use crate::games::{Telling, counted, listed, styled};
use crate::say;

pub fn draw(view: &View, telling: &Telling) -> String {
    let language = telling.language;
    let table = &view.tabletop;
    let mut text = valley(table, language) + &cities(table, language) + "\n" + &supplies(table, telling);
    text.push('\n');
    for (seat, player) in (0..).map(Seat).zip(table.players.as_slice()) {
        text += &side(table, seat, player, telling);
    }
    if let Some(own) = &view.own {
        text += &secrets(own, language);
    }
    text
}

fn heading(text: &str) -> String {
    styled(Style::new().bold(), &text.to_uppercase())
}

/// Region by region, with the cities that lead into it.
fn valley(table: &Tabletop, language: Language) -> String {
    let mut text = String::new();
    for (name, spaces) in names::regions(language) {
        let cities = spaces.first().into_iter().flat_map(|&space| board().near(space).iter());
        let cities: Vec<&str> = cities
            .filter(|&space| board().place(space).is_city())
            .map(|city| names::space(city, language))
            .collect();
        let (name, cities) = (heading(name), cities.join(", "));
        text += &say!(language, "{name} (cities: {cities})\n" / "{name} (cités : {cities})\n");
        text += &listed("  ", spaces.into_iter().map(|space| space_text(table, space, language)));
    }
    text
}

/// Its name, what it is for or what lies there, and whose pawns stand there.
fn space_text(table: &Tabletop, space: Space, language: Language) -> String {
    let name = names::space(space, language);
    let stones = names::gems(table.stones[space], language);
    let what = match board().place(space) {
        Place::Road => stones,
        Place::Mine => say!(language, "silver mine" / "mine d'argent"),
        Place::Palace(colour) => {
            let colour = names::colour(colour, language);
            say!(language, "{colour} palace" / "palais {colour}")
        }
        place => {
            let mut what = boats_text(place.boats(), language);
            if table.stones[space].total() > 0 {
                what += &say!(language, "; lying there: {stones}" / " ; y restent : {stones}");
            }
            what
        }
    };
    format!("{name} ({what}){}", pawns(table, space))
}

pub fn boats_text(boats: u8, language: Language) -> String {
    counted(boats.into(), language, ["boat", "boats"], ["bateau", "bateaux"])
}

fn pawns(table: &Tabletop, space: Space) -> String {
    let there = (1..).zip(table.players.as_slice()).filter(|(_, player)| player.position == space);
    there.map(|(number, _)| styled(Style::new().bold(), &format!(" [{number}]"))).collect()
}

/// The cities with their books, each side from its top down as far as it was ever seen.
fn cities(table: &Tabletop, language: Language) -> String {
    let mut text = heading(&say!(language, "cities" / "cités")) + "\n";
    for space in Board::spaces().filter(|space| board().place(*space).is_city()) {
        let (name, pawns) = (names::space(space, language), pawns(table, space));
        text += &match board().place(space) {
            Place::Catalogue(at) => {
                let label =
                    say!(language, "  {name}{pawns}, equipment: " / "  {name}{pawns}, équipements : ");
                book_text(&label, &table.catalogues[at], language)
            }
            Place::OrderBook(at) => {
                let label = say!(language, "  {name}{pawns}, orders: " / "  {name}{pawns}, commandes : ");
                book_text(&label, &table.order_books[at], language)
            }
            _ => ["  ", &space_text(table, space, language), "\n"].concat(),
        };
    }
    text
}

fn book_text<C, const CARDS: usize, const KINDS: usize>(
    label: &str,
    book: &Book<C, CARDS, KINDS>,
    language: Language,
) -> String
where
    C: Kind + Default + Into<Card>,
{
    if book.is_exhausted() {
        return say!(language, "{label}used up\n" / "{label}épuisé\n");
    }
    let stack = |cards: &[C]| {
        let cards = cards.iter().rev().map(|card| names::card((*card).into(), language));
        let text = cards.collect::<Vec<_>>().join(", ");
        if text.is_empty() { "–".to_owned() } else { text }
    };
    let covered = |count: u8| match count {
        0 => String::new(),
        count => {
            let cards = counted(
                count.into(),
                language,
                ["covered card", "covered cards"],
                ["carte couverte", "cartes couvertes"],
            );
            say!(language, ", then {cards}" / ", puis {cards}")
        }
    };
    let left = stack(book.left.as_slice()) + &covered(book.covered_left);
    let mut right = stack(book.right.as_slice()) + &covered(book.covered_right);
    let unseen = u16::from(book.unseen.total());
    if unseen > 0 {
        let unseen = counted(
            unseen,
            language,
            ["card never seen", "cards never seen"],
            ["carte jamais vue", "cartes jamais vues"],
        );
        right += &say!(language, ", then {unseen}" / ", puis {unseen}");
    }
    listed(
        label,
        [say!(language, "left {left}" / "gauche {left}"), say!(language, "right {right}" / "droite {right}")],
    )
}

/// What lies beside the board: bank, field, disc, workshops, duel row.
fn supplies(table: &Tabletop, telling: &Telling) -> String {
    let language = telling.language;
    let (last, bank) = (telling.name(table.last_player()), names::coins(table.bank, language));
    let mut text = say!(
        language,
        "Round {}; last in a round: {last}. In the bank: {bank}; bonus tokens: {}\n"
            / "Manche {} ; dernier de la manche : {last}. En banque : {bank} ; jetons bonus : {}\n",
        table.round,
        table.bonus_left
    );
    if table.ending && table.phase != Phase::Over {
        text += &say!(language, "This is the last round.\n" / "C'est la dernière manche.\n");
    }
    let field = names::gems(table.field, language);
    text += &say!(language, "Field: {field}\n" / "Champ : {field}\n");
    let label =
        say!(language, "Artisans and workshops, clockwise: " / "Artisans et ateliers, sens horaire : ");
    let colours = Colour::VARIANTS.iter().map(|&colour| disc_text(table, colour, telling));
    text += &listed(&label, colours);
    if table.duel {
        let row = table.duel_row.as_slice().iter().map(|card| names::duel_card(*card, language));
        text += &listed(&say!(language, "Duel cards: " / "Cartes duel : "), row);
    }
    text
}

/// How many artisans of a colour are left, and what its workshop asks for and counts, or whose it is.
fn disc_text(table: &Tabletop, colour: Colour, telling: &Telling) -> String {
    let language = telling.language;
    let row = &data().colours[colour.index()];
    let workshop = match table.workshops[colour] {
        Workshop::Free => {
            let points = names::points(row.workshop_points.into(), language);
            say!(language, "{} open it: {points}" / "il en faut {} : {points}", row.workshop_needs)
        }
        Workshop::Of(seat) => telling.name(seat),
        Workshop::Removed => say!(language, "gone" / "retiré"),
    };
    format!("{} {} ({workshop})", names::colour(colour, language), table.disc[colour])
}

fn side(table: &Tabletop, seat: Seat, player: &Player, telling: &Telling) -> String {
    let language = telling.language;
    let turn = if table.phase != Phase::Over && table.active == seat { '▸' } else { ' ' };
    let name = styled(Style::new().bold(), &format!("{} {:<16}", seat.0 + 1, telling.name(seat)));
    let (place, coins) = (names::space(player.position, language), names::coins(player.silver, language));
    let mut text = say!(
        language,
        "{turn} {name} {place}; {coins}; orders delivered: {}; bonus tokens: {}"
            / "{turn} {name} {place} ; {coins} ; commandes livrées : {} ; jetons bonus : {}",
        player.delivered,
        player.bonus
    );
    if player.provisions {
        text += &say!(language, "; provisions" / " ; provisions");
    }
    text.push('\n');
    let pieces = player.slots.values().iter().flatten().map(|carrier| {
        let name = names::equipment(carrier.equipment, language);
        match carrier.gem {
            Some(gem) => format!("{name} ({})", names::gem(gem, language)),
            None => name,
        }
    });
    text += &listed(&say!(language, "    equipment: " / "    équipement : "), pieces);
    if !player.orders.is_empty() {
        let orders = player.orders.as_slice().iter().map(|order| order_text(*order, language));
        text += &listed(&say!(language, "    open orders: " / "    à livrer : "), orders);
    }
    if player.artisans.total() > 0 {
        let artisans = names::tally(&player.artisans, |colour| names::colour(colour, language));
        text += &say!(language, "    artisans: {artisans}\n" / "    artisans : {artisans}\n");
    }
    if player.played.total() > 0 {
        let cards = names::tally(&player.played, |card| names::special(card, language).to_owned());
        text += &say!(language, "    special cards: {cards}\n" / "    cartes spéciales : {cards}\n");
    }
    text
}

/// An order with what it counts.
pub fn order_text(order: Order, language: Language) -> String {
    let points = names::points(data().orders[order.index()].points.into(), language);
    let order = names::order(order, language);
    say!(language, "{order}: {points}" / "{order} : {points}")
}

/// What the viewer alone knows.
fn secrets(own: &Own, language: Language) -> String {
    let points = names::points(own.sheet.points, language);
    let delivered = names::tally(&own.secret.delivered, |order| names::order(order, language));
    let mut text = say!(
        language,
        "\nDelivered: {delivered}; you would count {points} now\n"
            / "\nLivrées : {delivered} ; vous compteriez {points} maintenant\n"
    );
    if own.secret.hand.total() > 0 {
        text += &say!(language, "Special cards in your hand:\n" / "Cartes spéciales de votre main :\n");
        for (card, count) in own.secret.hand.iter().filter(|(_, count)| *count > 0) {
            let card = names::special_text(card, language);
            let times = if count > 1 { format!(" (×{count})") } else { String::new() };
            text.extend(["  ", &card, &times, "\n"]);
        }
    }
    text
}
