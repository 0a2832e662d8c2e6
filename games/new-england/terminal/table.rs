//! The board as a grid, the offer and everybody's side of the table.

use anstyle::{AnsiColor, Style};
use comptoir_games::new_england::cards::{Figure, Item, Land};
use comptoir_games::new_england::cells::Cell;
use comptoir_games::new_england::data::data;
use comptoir_games::new_england::{Phase, Player, Score, View};
use comptoir_kernel::Seat;
use comptoir_words::{Value, new_england, say, value};

use super::{lot, lots};
use crate::games::{Telling, listed, styled};

pub fn draw(view: &View, telling: &Telling) -> String {
    let mut text = grid(view, telling) + &stock(view, telling) + "\n";
    for ((seat, player), score) in (0..).map(Seat).zip(&view.players).zip(&view.scores) {
        text += &side(view, seat, player, *score, telling);
    }
    text
}

/// What the end of the turn brings.
pub fn income(player: &Player) -> u16 {
    let money = &data().money;
    money.income + money.income_per_pilgrim * u16::from(player.figures[Figure::Pilgrim].len())
}

/// The board with the sea and the forest around it: for each tile its owner's seat, its land, and what stands on it.
fn grid(view: &View, telling: &Telling) -> String {
    let frame = &data().board.frame;
    let columns = frame.first().map_or(0, String::len).saturating_sub(2);
    let letters = (b'A'..).take(columns).map(|letter| format!(" {}  ", char::from(letter)));
    let mut text = format!("        {}\n", letters.collect::<String>());
    for (y, row) in frame.iter().enumerate() {
        let label = if (1..frame.len() - 1).contains(&y) { y.to_string() } else { String::new() };
        let mut cells = vec![format!("{label:>3} ")];
        for (x, place) in row.bytes().enumerate() {
            let cell = || format!("{}{y}", char::from(b'A' + x as u8 - 1)).parse::<Cell>().ok();
            cells.push(match place {
                b'S' => styled(Style::new().fg_color(Some(AnsiColor::Blue.into())), " ~~ "),
                b'F' => styled(Style::new().fg_color(Some(AnsiColor::Green.into())), " ^^ "),
                _ => cell().map_or_else(String::new, |cell| cell_text(view, cell, telling)),
            });
        }
        text += cells.concat().trim_end();
        text.push('\n');
    }
    let lands = Land::ALL.map(|land| {
        Value::from_iter([("land", value(&land)), ("symbol", land_symbol(land).to_string().into())])
    });
    text + &say!(telling.words, new_england::LEGEND, lands = lands, figures = Figure::ALL) + "\n"
}

fn cell_text(view: &View, cell: Cell, telling: &Telling) -> String {
    for (number, player) in (1..).zip(&view.players) {
        let Some(land) = Land::ALL.into_iter().find(|&land| player.lands[land].contains(cell)) else {
            continue;
        };
        let figure = Figure::ALL.into_iter().find(|&figure| player.figures[figure].contains(cell));
        let mark = match figure {
            _ if view.used.contains(cell) => "#".to_owned(),
            None => " ".to_owned(),
            Some(figure) => telling.words.of("mark", &figure),
        };
        return format!("{} ", styled(land_style(land), &format!("{number}{}{mark}", land_symbol(land))));
    }
    " ·  ".to_owned()
}

fn land_symbol(land: Land) -> char {
    match land {
        Land::Settlement => '⌂',
        Land::Crops => '≡',
        Land::Pasture => '∴',
    }
}

fn land_style(land: Land) -> Style {
    let (paper, ink) = match land {
        Land::Settlement => (AnsiColor::Yellow, AnsiColor::Black),
        Land::Crops => (AnsiColor::BrightBlack, AnsiColor::BrightWhite),
        Land::Pasture => (AnsiColor::Green, AnsiColor::Black),
    };
    Style::new().bg_color(Some(paper.into())).fg_color(Some(ink.into()))
}

/// The round, the offer, and what bag and pile still hold.
fn stock(view: &View, telling: &Telling) -> String {
    let words = &telling.words;
    let seat = view.start_player;
    let round = match view.round {
        0 => say!(words, new_england::SAYS_BEGINNING, seat = seat),
        round => say!(words, new_england::SAYS_ROUND, round = round, seat = seat),
    };
    let mut text = format!("\n{round}\n");
    if !view.offer.spaces().is_empty() {
        let items = view.offer.spaces().iter().map(|space| match space {
            Some(item) => words.of("label", item),
            None => "–".to_owned(),
        });
        text += &listed(&format!("{} ", say!(words, new_england::ON_OFFER)), items);
    }
    let bag = say!(words, new_england::BAG, count = view.bag.values().iter().sum::<u8>());
    let tiles = Land::ALL.map(|land| words.of("lot", &lot((Item::Tile(land), view.bag[land].into()))));
    let pile = say!(words, new_england::PILE, count = view.pile.total());
    let cards = lots(&value(&view.pile));
    let cards = cards.as_array().into_iter().flatten().map(|lot| words.of("lot", lot));
    text + &listed(&format!("{bag} · "), tiles) + &listed(&format!("{pile} · "), cards)
}

fn side(view: &View, seat: Seat, player: &Player, score: Score, telling: &Telling) -> String {
    let words = &telling.words;
    let turn = if view.phase.seat() == Some(seat) { '▸' } else { ' ' };
    let who = format!("{} {:<16}", seat.0 + 1, telling.name(seat));
    let name = styled(Style::new().bold(), &who);
    let majorities: u8 = score.majorities.values().iter().sum();
    let mut facts = vec![
        // Whoever has yet to choose has a family for the time being only.
        match view.phase {
            Phase::Family(choosing) if seat >= choosing => say!(words, new_england::NO_FAMILY),
            _ => words.of("family", &player.family),
        },
        say!(words, new_england::SHILLINGS, count = player.money),
        say!(
            words,
            new_england::SCORED_NOW,
            points = score.points,
            cards = score.cards,
            majorities = majorities
        ),
    ];
    if let Some(marker) = player.marker {
        facts.push(say!(words, new_england::MARKER, marker = marker));
    }
    let mut lines = vec![format!("{turn} {name} {}", facts.join(" · "))];
    let tiles: Vec<Value> = Land::ALL
        .into_iter()
        .filter(|&land| !player.start_tiles[land].is_empty())
        .map(|land| Value::from_iter([("land", value(&land)), ("cells", value(&player.start_tiles[land]))]))
        .collect();
    if !tiles.is_empty() {
        lines.push(format!("    {}", say!(words, new_england::START_TILES_ON, tiles = tiles)));
    }
    let figures = Figure::ALL.map(|figure| {
        let count = player.figures[figure].len().into();
        words.of("figures", &Value::from_iter([("figure", value(&figure)), ("count", count)]))
    });
    lines.push(format!("    {}", figures.join(" · ")));
    if player.played.total() > 0 {
        lines.push(format!("    {}", say!(words, new_england::HAS_PLAYED, cards = player.played)));
    }
    if player.stored.total() > 0 {
        lines.push(format!("    {}", say!(words, new_england::HAS_STORED, cards = player.stored)));
    }
    lines.join("\n") + "\n"
}
