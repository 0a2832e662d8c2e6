//! The board as a grid, the offer and everybody's side of the table.

use anstyle::{AnsiColor, Style};
use comptoir_games::new_england::cards::{Figure, Land};
use comptoir_games::new_england::cells::Cell;
use comptoir_games::new_england::data::data;
use comptoir_games::new_england::{Phase, Player, Score, View};
use comptoir_kernel::{Language, Seat};

use super::names;
use crate::games::{Telling, listed, styled};
use crate::say;

pub fn draw(view: &View, telling: &Telling) -> String {
    let language = telling.language;
    let mut text = grid(view, language) + &stock(view, telling) + "\n";
    for ((seat, player), score) in (0..).map(Seat).zip(&view.players).zip(&view.scores) {
        text += &side(view, seat, player, *score, telling);
    }
    text
}

/// The board with the sea and the forest around it: for each tile its owner's seat, its land, and what stands on it.
fn grid(view: &View, language: Language) -> String {
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
                _ => cell().map_or_else(String::new, |cell| cell_text(view, cell, language)),
            });
        }
        text += cells.concat().trim_end();
        text.push('\n');
    }
    let (settlement, crops, pasture) = (
        names::land(Land::Settlement, language),
        names::land(Land::Crops, language),
        names::land(Land::Pasture, language),
    );
    let [s, c, p] = Land::ALL.map(land_symbol);
    text + &say!(
        language,
        "{s} {settlement}, {c} {crops}, {p} {pasture}; the digit is the owner's seat; # used, p pilgrim, b barn, s ship\n"
            / "{s} {settlement}, {c} {crops}, {p} {pasture} ; le chiffre est le siège du propriétaire ; # utilisée, c colon, é étable, b bateau\n"
    )
}

fn cell_text(view: &View, cell: Cell, language: Language) -> String {
    for (number, player) in (1..).zip(&view.players) {
        let Some(land) = Land::ALL.into_iter().find(|&land| player.lands[land].contains(cell)) else {
            continue;
        };
        let figure = Figure::ALL.into_iter().find(|&figure| player.figures[figure].contains(cell));
        let mark = match (figure, language) {
            _ if view.used.contains(cell) => '#',
            (None, _) => ' ',
            (Some(Figure::Pilgrim), Language::En) => 'p',
            (Some(Figure::Pilgrim), Language::Fr) => 'c',
            (Some(Figure::Barn), Language::En) | (Some(Figure::Ship), Language::Fr) => 'b',
            (Some(Figure::Barn), Language::Fr) => 'é',
            (Some(Figure::Ship), Language::En) => 's',
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
    let language = telling.language;
    let first = telling.name(view.start_player);
    let mut text = if view.round == 0 {
        say!(
            language,
            "\nPreliminary rounds; start player: {first}\n"
                / "\nTours préliminaires ; premier joueur : {first}\n"
        )
    } else {
        say!(
            language,
            "\nRound {}; start player: {first}\n" / "\nTour {} ; premier joueur : {first}\n",
            view.round
        )
    };
    if !view.offer.spaces().is_empty() {
        let items = view.offer.spaces().iter().map(|space| match space {
            Some(item) => names::item(*item, language),
            None => "–".to_owned(),
        });
        text += &listed(&say!(language, "Offer: " / "Offre : "), items);
    }
    let lands = Land::ALL.map(|land| format!("{} {}", names::land(land, language), view.bag[land]));
    let bag = say!(language, "Bag ({} tiles): " / "Sac ({} tuiles) : ", view.bag.values().iter().sum::<u8>());
    let pile = say!(language, "Pile ({} cards): " / "Pile ({} cartes) : ", view.pile.len());
    let kinds = view.pile.iter().map(|(card, count)| format!("{} ×{count}", names::card(card, language)));
    text + &listed(&bag, lands) + &listed(&pile, kinds)
}

fn side(view: &View, seat: Seat, player: &Player, score: Score, telling: &Telling) -> String {
    let language = telling.language;
    let turn = match view.phase {
        Phase::StartTile(active)
        | Phase::Offer(active)
        | Phase::Bid(active)
        | Phase::Turn(active)
        | Phase::Place { seat: active, .. }
            if active == seat =>
        {
            '▸'
        }
        _ => ' ',
    };
    let who = format!("{} {:<16}", seat.0 + 1, telling.name(seat));
    let name = styled(Style::new().bold(), &who);
    let money = names::shillings(player.money, language);
    let family = names::family(player.family);
    let majorities: u8 = score.majorities.values().iter().sum();
    let mut text = say!(
        language,
        "{turn} {name} {family}; {money}; points: {} (cards {}, majorities {majorities})"
            / "{turn} {name} {family} ; {money} ; points : {} (cartes {}, majorités {majorities})",
        score.points,
        score.cards
    );
    if let Some(marker) = player.marker {
        text += &say!(language, "; marker: {marker}" / " ; marqueur : {marker}");
    }
    let tiles: Vec<String> = Land::ALL
        .into_iter()
        .filter(|&land| !player.start_tiles[land].is_empty())
        .map(|land| format!("{} {}", names::land(land, language), names::cells(player.start_tiles[land])))
        .collect();
    text.push('\n');
    if !tiles.is_empty() {
        text += &listed(&say!(language, "    start tiles: " / "    tuiles de départ : "), tiles);
    }
    let figures = Figure::ALL.map(|figure| names::figures(figure, player.figures[figure].len(), language));
    text += "    ";
    text += &figures.join(", ");
    text.push('\n');
    if !player.played.is_empty() {
        let cards = names::cards(&player.played, language);
        text += &say!(language, "    cards: {cards}\n" / "    cartes : {cards}\n");
    }
    if !player.stored.is_empty() {
        let cards = names::cards(&player.stored, language);
        text += &say!(language, "    in barns: {cards}\n" / "    dans les étables : {cards}\n");
    }
    text
}
