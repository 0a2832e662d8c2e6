//! The valley, the books, the disc and everybody's side of the table.

use anstyle::Style;
use comptoir_games::valdora::board::{Board, Place, board};
use comptoir_games::valdora::book::{Book, Card, Side};
use comptoir_games::valdora::data::data;
use comptoir_games::valdora::pieces::{Colour, Space, Special, Specials};
use comptoir_games::valdora::view::Own;
use comptoir_games::valdora::{Phase, Player, Tabletop, View, Workshop};
use comptoir_kernel::{Kind, Seat};
use comptoir_words::{Speaker, say, valdora};

use crate::games::{Telling, listed, styled};

pub fn draw(view: &View, telling: &Telling) -> String {
    let words = &telling.words;
    let table = &view.tabletop;
    let mut text = valley(table, words) + &cities(table, words) + "\n" + &supplies(table, words);
    text.push('\n');
    for (seat, player) in (0..).map(Seat).zip(table.players.as_slice()) {
        text += &side(table, seat, player, telling);
    }
    if let Some(own) = &view.own {
        text += &secrets(own, words);
    }
    text
}

fn heading(text: &str) -> String {
    styled(Style::new().bold(), &text.to_uppercase())
}

/// Region by region, with the cities that lead into it.
fn valley(table: &Tabletop, words: &Speaker) -> String {
    let mut text = String::new();
    for (region, spaces) in super::regions() {
        let near = spaces.first().into_iter().flat_map(|&space| board().near(space).iter());
        let cities: Vec<Space> = near.filter(|&space| board().place(space).is_city()).collect();
        let cities = say!(words, valdora::REGION_CITIES, cities = cities);
        text += &format!("{} {cities}\n", heading(&words.of("region", &region)));
        text += &listed("  ", spaces.into_iter().map(|space| space_text(table, space, words)));
    }
    text
}

/// Its name, what it is for or what lies there, and whose pawns stand there.
fn space_text(table: &Tabletop, space: Space, words: &Speaker) -> String {
    let stones = table.stones[space];
    let line = match board().place(space) {
        Place::Road => say!(words, valdora::ROAD_LINE, space = space, stones = stones),
        Place::Mine => say!(words, valdora::MINE_LINE, space = space),
        Place::Palace(colour) => say!(words, valdora::PALACE_LINE, space = space, colour = colour),
        place => say!(words, valdora::PORT_LINE, space = space, boats = place.boats(), stones = stones),
    };
    line + &pawns(table, space)
}

fn pawns(table: &Tabletop, space: Space) -> String {
    let there = (1..).zip(table.players.as_slice()).filter(|(_, player)| player.position == space);
    there.map(|(number, _)| styled(Style::new().bold(), &format!(" [{number}]"))).collect()
}

/// The cities with their books, each side from its top down as far as it was ever seen.
fn cities(table: &Tabletop, words: &Speaker) -> String {
    let mut text = heading(&say!(words, valdora::CITIES)) + "\n";
    for space in Board::spaces().filter(|space| board().place(*space).is_city()) {
        let place = board().place(space);
        let sides = match place {
            Place::Catalogue(at) => sides(&table.catalogues[at], words),
            Place::OrderBook(at) => sides(&table.order_books[at], words),
            _ => vec![space_text(table, space, words)],
        };
        let label = match place.book() {
            Some(book) => {
                format!("  {}{} ", say!(words, valdora::BOOK_LINE, book = book), pawns(table, space))
            }
            None => "  ".to_owned(),
        };
        text += &listed(&label, sides);
    }
    text
}

fn sides<C, const CARDS: usize, const KINDS: usize>(
    book: &Book<C, CARDS, KINDS>,
    words: &Speaker,
) -> Vec<String>
where
    C: Kind + Default + Into<Card>,
{
    if book.is_exhausted() {
        return vec![say!(words, valdora::BOOK_SOLD_OUT)];
    }
    let side = |side: Side, seen: &[C], covered: u8, unseen: u8| {
        let cards: Vec<Card> = seen.iter().rev().map(|card| (*card).into()).collect();
        say!(words, valdora::SIDE_LINE, side = side, cards = cards, covered = covered, unseen = unseen)
    };
    vec![
        side(Side::Left, book.left.as_slice(), book.covered_left, 0),
        side(Side::Right, book.right.as_slice(), book.covered_right, book.unseen.total()),
    ]
}

/// What lies beside the board: bank, field, disc, workshops, duel row.
fn supplies(table: &Tabletop, words: &Speaker) -> String {
    let round = say!(
        words,
        valdora::SAYS_ROUND,
        round = table.round,
        active = table.active,
        last = table.last_player()
    );
    let bank = say!(words, valdora::IN_THE_BANK, silver = table.bank);
    let bonus = say!(words, valdora::BONUS_LEFT, count = table.bonus_left);
    let mut text = format!("{round}\n{bank} · {bonus}\n");
    if table.ending && table.phase != Phase::Over {
        text += &format!("{}\n", say!(words, valdora::LAST_ROUND));
    }
    text += &format!("{}\n", say!(words, valdora::IN_THE_FIELD, stones = table.field));
    let colours = Colour::ALL.iter().map(|&colour| disc_text(table, colour, words));
    text += &listed(&format!("{} ", say!(words, valdora::LABEL_DISC)), colours);
    if table.duel {
        let row = table.duel_row.as_slice().iter().map(|card| words.of("duel", card));
        text += &listed(&format!("{} ", say!(words, valdora::LABEL_DUEL)), row);
    }
    text
}

/// How many artisans of a colour are left, and what its workshop asks for and counts, or whose it is.
fn disc_text(table: &Tabletop, colour: Colour, words: &Speaker) -> String {
    let row = &data().colours[colour.index()];
    let left = table.disc[colour];
    match table.workshops[colour] {
        Workshop::Free => say!(
            words,
            valdora::DISC_LINE_FREE,
            colour = colour,
            left = left,
            needs = row.workshop_needs,
            points = row.workshop_points
        ),
        workshop => say!(words, valdora::DISC_LINE, colour = colour, left = left, workshop = workshop),
    }
}

fn side(table: &Tabletop, seat: Seat, player: &Player, telling: &Telling) -> String {
    let words = &telling.words;
    let turn = if table.phase != Phase::Over && table.active == seat { '▸' } else { ' ' };
    let name = styled(Style::new().bold(), &format!("{} {:<16}", seat.0 + 1, telling.name(seat)));
    let mut facts = vec![
        words.of("space", &player.position),
        say!(words, valdora::SILVER, count = player.silver),
        say!(words, valdora::DELIVERED, count = player.delivered),
        say!(words, valdora::BONUS_TOKENS, count = player.bonus),
    ];
    if player.provisions {
        facts.push(say!(words, valdora::PROVISIONS));
    }
    let mut text = format!("{turn} {name} {}\n", facts.join(" · "));
    let pieces = player.slots.values().iter().flatten().map(|carrier| words.of("carrier", carrier));
    text += &listed(&format!("    {} ", say!(words, valdora::LABEL_EQUIPMENT)), pieces);
    if !player.orders.is_empty() {
        let orders = player.orders.as_slice().iter();
        let orders = orders.map(|&order| say!(words, valdora::ORDER_LINE, order = order));
        text += &listed(&format!("    {} ", say!(words, valdora::LABEL_ORDERS)), orders);
    }
    if player.artisans.total() > 0 {
        text += &format!("    {}\n", say!(words, valdora::LABEL_ARTISANS, artisans = player.artisans));
    }
    if player.played.total() > 0 {
        let cards = one_by_one(&player.played);
        text += &format!("    {}\n", say!(words, valdora::LABEL_PLAYED, cards = cards));
    }
    text
}

/// Special cards in the order of their numbers.
pub fn one_by_one(cards: &Specials) -> Vec<Special> {
    cards.iter().flat_map(|(card, count)| (0..count).map(move |_| card)).collect()
}

/// What the viewer alone knows.
fn secrets(own: &Own, words: &Speaker) -> String {
    let delivered = say!(words, valdora::DELIVERED_ORDERS, delivered = own.secret.delivered);
    let points = say!(words, valdora::POINTS_NOW, points = own.sheet.points);
    let mut text = format!("\n{delivered}\n{points}\n");
    if own.secret.hand.total() > 0 {
        text += &format!("{}\n", say!(words, valdora::LABEL_HAND));
        for card in one_by_one(&own.secret.hand) {
            let cost = data().special(card).cost;
            text += &format!("  {}\n", say!(words, valdora::SPECIAL_LINE, card = card, cost = cost));
        }
    }
    text
}
