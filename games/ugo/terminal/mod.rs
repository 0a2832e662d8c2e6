//! UGO! in the terminal.

use anstyle::{AnsiColor, Style};
use comptoir_games::ugo::cards::{Card, Colour};
use comptoir_games::ugo::data::data;
use comptoir_games::ugo::view::Player;
use comptoir_games::ugo::{Action, Event, FieldLine, Phase, Sheet, Ugo, View};
use comptoir_kernel::Seat;
use comptoir_words::{Catalogue, Value, say, ugo, value};

use super::{Telling, Terminal, padded, styled, unstyled};
use crate::table::table;

impl Terminal for Ugo {
    const WORDS: &'static Catalogue = &ugo::CATALOGUE;

    /// A card is its colour and its value.
    fn parts(family: &str, named: &Value) -> Option<Value> {
        let card = card(family, named)?;
        Some(Value::from_iter([("colour", value(&card.colour())), ("value", value(&card.value()))]))
    }

    /// Like a small card: the colour behind, the ink before.
    fn paint(family: &str, named: &Value, name: String) -> String {
        let Some(card) = card(family, named) else { return name };
        let (paper, ink) = match card.colour() {
            Colour::Yellow => (AnsiColor::Yellow, AnsiColor::Black),
            Colour::Black => (AnsiColor::BrightBlack, AnsiColor::BrightWhite),
            Colour::Red => (AnsiColor::Red, AnsiColor::BrightWhite),
            Colour::Blue => (AnsiColor::Blue, AnsiColor::BrightWhite),
            Colour::Green => (AnsiColor::Green, AnsiColor::Black),
        };
        styled(Style::new().bg_color(Some(paper.into())).fg_color(Some(ink.into())), &name)
    }

    fn draw(view: &View, telling: &Telling) -> String {
        let words = &telling.words;
        let rules = &data().rules;
        let round = say!(words, ugo::ROUND_NUMBER, round = view.round, rounds = rules.rounds);
        let trick = say!(words, ugo::TRICK_NUMBER, trick = view.trick_number, tricks = rules.hand_size);
        let supply = say!(words, ugo::SUPPLY, count = view.supply);
        let mut text = format!("{round} · {trick} · {supply}\n");
        for (seat, player) in (0..).map(Seat).zip(&view.players) {
            text += &kingdom(view, seat, player, telling);
        }
        let mut seat = view.leader;
        let mut trick = Vec::new();
        for card in &view.trick {
            trick.push(Value::from_iter([("card", value(card)), ("seat", value(&seat))]));
            seat = seat.next(view.players.len() as u8);
        }
        text + &format!("\n{}\n", say!(words, ugo::IN_THE_TRICK, cards = trick)) + &hand(view, telling)
    }

    fn prompt(view: &View, telling: &Telling) -> String {
        let led = view.trick.first().map(|card| card.colour());
        let hand = view.hand.as_ref().map(|hand| hand.cards).unwrap_or_default();
        let follows = led.is_some_and(|led| !(hand & led.cards()).is_empty());
        telling.words.of_with("prompt", &view.phase, &[("led", value(&led)), ("follows", value(&follows))])
    }

    /// While cards are played, the whole hand.
    fn offers(view: &View, legal: &[Action]) -> Vec<Action> {
        match (view.phase, &view.hand) {
            (Phase::PlayCard(_), Some(hand)) => hand.cards.iter().map(Action::Play).collect(),
            _ => legal.to_vec(),
        }
    }

    /// The hand drawn has numbers of its own.
    fn menu(offers: &[Action], telling: &Telling) -> String {
        let placements = (1..).zip(offers).filter(|(_, offer)| matches!(offer, Action::Place { .. }));
        super::numbered(placements, telling)
    }

    /// A card: its colour, or the beginning of its name, and its value: `red 6`, `r6`.
    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        let text = text.to_lowercase();
        let value = text.chars().next_back()?.to_digit(10).filter(|value| *value <= 8)?;
        let typed = text[..text.len() - 1].trim_end_matches(['_', ' ']);
        let mut meant = Colour::ALL
            .into_iter()
            .filter(|colour| !typed.is_empty() && telling.words.of("colour", colour).starts_with(typed));
        match (meant.next(), meant.next()) {
            (Some(colour), None) => Some(Action::Play(Card::new(colour, value as u8))),
            _ => None,
        }
    }

    /// A round that is scored is drawn field by field.
    fn event(event: &Event, telling: &Telling) -> Option<String> {
        match event {
            Event::RoundScored { round, sheets } => Some(scoring(*round, sheets, telling)),
            _ => super::told(telling, event),
        }
    }
}

fn card(family: &str, named: &Value) -> Option<Card> {
    named.as_str().filter(|_| family == "card")?.parse().ok()
}

/// One player's side of the table: who, the numbers, then the five fields.
fn kingdom(view: &View, seat: Seat, player: &Player, telling: &Telling) -> String {
    let words = &telling.words;
    let turn = match view.phase {
        Phase::PlayCard(active) | Phase::PlaceTrick(active) if active == seat => '▸',
        _ => ' ',
    };
    let name = styled(Style::new().bold(), &format!("{:<16}", telling.name(seat)));
    let mut facts = vec![
        say!(words, ugo::SO_FAR, total = player.total, now = player.kingdom.points),
        say!(words, ugo::FARMERS, count = player.farmers),
        say!(words, ugo::CARDS, count = player.hand_size),
    ];
    if view.dealer == seat {
        facts.push(say!(words, ugo::DEALER));
    }
    if !player.voids.is_empty() {
        facts.push(say!(words, ugo::LACKS, colours = player.voids));
    }
    let fields: Vec<String> = player.kingdom.fields.iter().map(|line| field(*line, telling)).collect();
    format!("\n{turn} {name} {}\n  {}\n", facts.join(" · "), fields.join(" │ "))
}

/// The top card, and a spot for each farmer space: filled or open.
fn field(line: FieldLine, telling: &Telling) -> String {
    let top = line.top.map_or("–".to_owned(), |card| telling.words.of("card", &card));
    let farmers = "●".repeat(line.farmers.into());
    let open = "○".repeat(line.needed.saturating_sub(line.farmers).into());
    format!("{} {farmers}{open}", padded(&top, 8))
}

/// The viewer's hand, a line for each colour. While cards are played each has the number to type, dim if it may not be
/// played now.
fn hand(view: &View, telling: &Telling) -> String {
    let Some(hand) = view.hand.as_ref().filter(|hand| !hand.cards.is_empty()) else { return String::new() };
    let led =
        view.trick.first().map(|card| card.colour()).filter(|led| !(hand.cards & led.cards()).is_empty());
    let mut lines = vec![say!(telling.words, ugo::YOUR_HAND)];
    let mut number = 0;
    for colour in Colour::ALL {
        let style =
            if led.is_none_or(|led| colour == led) { Style::new().bold() } else { Style::new().dimmed() };
        let cards: Vec<String> = (hand.cards & colour.cards())
            .iter()
            .map(|card| {
                number += 1;
                let card = telling.words.of("card", &card);
                match view.phase {
                    Phase::PlayCard(_) => format!("{} {card}", styled(style, &format!("{number:>3}:"))),
                    _ => format!("  {card}"),
                }
            })
            .collect();
        if !cards.is_empty() {
            lines.push(cards.concat());
        }
    }
    lines.join("\n") + "\n"
}

fn scoring(round: u8, sheets: &[Sheet], telling: &Telling) -> String {
    let title = say!(telling.words, ugo::ROUND_IS_SCORED, round = round);
    let mut lines = table([title.as_str(), "1", "2", "3", "4", "5", "="]);
    for (seat, sheet) in (0..).map(Seat).zip(sheets) {
        let mut row = vec![telling.name(seat)];
        row.extend(sheet.fields.iter().map(|line| match line.top {
            Some(card) => format!("{}: {}", unstyled(&telling.words.of("card", &card)), line.points),
            None => line.points.to_string(),
        }));
        row.push(sheet.points.to_string());
        lines.add_row(row);
    }
    format!("\n{lines}")
}
