//! UGO! in the terminal.

use anstyle::{AnsiColor, Style};
use comptoir_games::ugo::cards::{Card, CardSet, Colour};
use comptoir_games::ugo::view::Player;
use comptoir_games::ugo::{Action, Event, FieldLine, Phase, ROUNDS, Refusal, Remark, Sheet, Ugo, View};
use comptoir_kernel::{Language, Seat};

use super::{Telling, Terminal, counted, styled};
use crate::say;
use crate::table::table;

impl Terminal for Ugo {
    fn draw(view: &View, telling: &Telling) -> String {
        let language = telling.language;
        let farmers = farmers_text(view.supply, language);
        let mut text = say!(
            language,
            "Round {} of {ROUNDS}, trick {}; {farmers} in the supply\n"
                / "Manche {} sur {ROUNDS}, pli {} ; {farmers} en réserve\n",
            view.round,
            view.trick_number,
        );
        for (seat, player) in (0..).map(Seat).zip(&view.players) {
            text += &kingdom(view, seat, player, telling);
        }
        let players = view.players.len() as u8;
        let mut trick = Vec::new();
        let mut seat = view.leader;
        for card in &view.trick {
            trick.push(format!("{} {}", telling.name(seat), card_text(*card, language)));
            seat = seat.next(players);
        }
        let trick = if trick.is_empty() { "–".to_owned() } else { trick.join(", ") };
        text += &say!(language, "\nTrick: {trick}\n" / "\nPli : {trick}\n");
        text + &hand(view, language)
    }

    fn prompt(view: &View, telling: &Telling) -> String {
        let language = telling.language;
        match (view.phase, view.trick.first()) {
            (Phase::PlaceTrick(_), _) => {
                say!(
                    language,
                    "You won the trick: how do you place it?" / "Le pli est à vous : comment le placer ?"
                )
            }
            (_, Some(led)) => {
                let led = colour_name(led.colour(), language);
                say!(language, "Your card ({led} was led)?" / "Votre carte (couleur demandée : {led}) ?")
            }
            (_, None) => say!(language, "You lead: which card?" / "À vous d'entamer : quelle carte ?"),
        }
    }

    /// While cards are played, the whole hand.
    fn offers(view: &View, legal: &[Action]) -> Vec<Action> {
        match (view.phase, &view.hand) {
            (Phase::PlayCard(_), Some(hand)) => hand.cards.iter().map(Action::Play).collect(),
            _ => legal.to_vec(),
        }
    }

    fn menu(offers: &[Action], telling: &Telling) -> String {
        let language = telling.language;
        let mut lines = Vec::new();
        for (number, offer) in (1..).zip(offers) {
            let Action::Place { order, top } = offer else { continue };
            let mut parts = Vec::new();
            if !order.is_empty() {
                let colours = names(order.as_slice(), language);
                parts.push(say!(language, "new fields: {colours}" / "nouveaux domaines : {colours}"));
            }
            if !top.is_empty() {
                let cards = cards_text(*top, language);
                parts.push(say!(language, "on top: {cards}" / "au-dessus : {cards}"));
            }
            lines.push(format!("{number:>4}  {}\n", parts.join("; ")));
        }
        lines.concat()
    }

    /// A card: its colour, or the beginning of its name, and its value: `red 6`, `r6`.
    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        let text = text.to_lowercase();
        let value = text.chars().next_back()?.to_digit(10).filter(|value| *value <= 8)?;
        let typed = text[..text.len() - 1].trim_end_matches(['_', ' ']);
        let mut meant = Colour::ALL
            .into_iter()
            .filter(|colour| !typed.is_empty() && colour_name(*colour, telling.language).starts_with(typed));
        match (meant.next(), meant.next()) {
            (Some(colour), None) => Some(Action::Play(Card::new(colour, value as u8))),
            _ => None,
        }
    }

    fn event(event: &Event, telling: &Telling) -> Option<String> {
        let language = telling.language;
        Some(match event {
            Event::RoundBegan { round, dealer, leader } => {
                let deals = telling.does(*dealer, ["deal", "deals"], ["distribuez", "distribue"]);
                let leads = telling.does(*leader, ["lead", "leads"], ["entamez", "entame"]);
                say!(
                    language,
                    "\n— Round {round} — {deals}. {leads}." / "\n— Manche {round} — {deals}. {leads}."
                )
            }
            Event::HandDealt { hand } => {
                let cards = cards_text(*hand, language);
                say!(language, "Your hand: {cards}" / "Votre main : {cards}")
            }
            Event::CardPlayed { seat, card } => {
                let plays = telling.does(*seat, ["play", "plays"], ["jouez", "joue"]);
                format!("{plays} {}", card_text(*card, language))
            }
            Event::TrickWon { seat, card } => {
                let wins = telling.does(*seat, ["win", "wins"], ["remportez", "remporte"]);
                let card = card_text(*card, language);
                say!(language, "→ {wins} the trick with {card}" / "→ {wins} le pli avec {card}")
            }
            Event::TrickPlaced { seat, opened, tops } => {
                let places = telling.does(*seat, ["place", "places"], ["placez", "place"]);
                let cards = cards_text(*tops, language);
                let mut line =
                    say!(language, "  {places} on top: {cards}" / "  {places} au-dessus : {cards}");
                if !opened.is_empty() {
                    let colours = names(opened.as_slice(), language);
                    line += &say!(language, " (new fields: {colours})" / " (nouveaux domaines : {colours})");
                }
                line
            }
            Event::FarmersCame { seat, card, farmers, icons } => {
                let gets = telling.does(*seat, ["get", "gets"], ["recevez", "reçoit"]);
                let card = card_text(*card, language);
                let come = farmers_text(*farmers, language);
                let mut line = say!(language, "  {gets} {come} for {card}" / "  {gets} {come} pour {card}");
                if farmers < icons {
                    line += &say!(
                        language,
                        " instead of {icons}: no room, or none left"
                            / " au lieu de {icons} : plus de place, ou réserve vide"
                    );
                }
                line
            }
            Event::RoundScored { round, sheets } => scoring(*round, sheets, telling),
            Event::GameOver { .. } => say!(language, "The game is over." / "La partie est terminée."),
        })
    }

    fn says(remark: &Remark, telling: &Telling) -> String {
        let language = telling.language;
        match *remark {
            Remark::FieldFed { field, points } => say!(
                language,
                "Field {field} has all its farmers: {points} points."
                    / "Le domaine {field} a tous ses agriculteurs : {points} points."
            ),
            Remark::KingdomGrew { by, points } => say!(
                language,
                "{by} points more: the kingdom counts {points}."
                    / "{by} points de plus : le royaume en compte {points}."
            ),
            Remark::Spoilt { seat, points } => {
                let name = telling.name(seat);
                say!(language, "{name}: {points} points less." / "{name} : {points} points de moins.")
            }
            Remark::FarmersAnyway { farmers, empty } => {
                let farmers = farmers_text(farmers, language);
                say!(
                    language,
                    "Lost, but worth {farmers}; spaces left empty: {empty}."
                        / "Perdu, mais rapporte {farmers} ; places encore libres : {empty}."
                )
            }
            Remark::TrickSnatched { from } => {
                let name = telling.name(from);
                say!(
                    language,
                    "The trick was nearly won by: {name}." / "Le pli allait être gagné par : {name}."
                )
            }
        }
    }

    fn refusal(refusal: &Refusal, telling: &Telling) -> String {
        let language = telling.language;
        match refusal {
            Refusal::GameIsOver => say!(language, "The game is over." / "La partie est terminée."),
            Refusal::NotYourTurn { waiting_for } => {
                let name = telling.name(*waiting_for);
                say!(
                    language,
                    "It is not your turn; waiting for: {name}."
                        / "Ce n'est pas votre tour ; on attend : {name}."
                )
            }
            Refusal::NotInHand { card } => {
                let card = card_text(*card, language);
                say!(language, "You do not hold {card}." / "Vous n'avez pas {card} en main.")
            }
            Refusal::MustFollow { led, holds } => {
                let led = colour_name(*led, language);
                say!(
                    language,
                    "You must follow {led}: you hold {holds} of it."
                        / "Vous devez fournir du {led} : vous en avez {holds}."
                )
            }
            Refusal::TrickToPlace => {
                say!(language, "The trick must be placed first." / "Le pli doit d'abord être placé.")
            }
            Refusal::NoTrickToPlace => {
                say!(language, "There is no trick to place." / "Il n'y a pas de pli à placer.")
            }
            Refusal::WrongNewColours { new } => {
                let colours = names(new.as_slice(), language);
                say!(
                    language,
                    "The new fields are exactly: {colours}."
                        / "Les nouveaux domaines sont exactement : {colours}."
                )
            }
            Refusal::WrongTop { colour } => {
                let colour = colour_name(*colour, language);
                say!(
                    language,
                    "Of several {colour} cards one comes on top; of a single one there is nothing to choose."
                        / "De plusieurs cartes de couleur {colour}, une vient au-dessus ; s'il n'y en a qu'une, rien à choisir."
                )
            }
        }
    }
}

fn colour_name(colour: Colour, language: Language) -> &'static str {
    let (en, fr) = match colour {
        Colour::Yellow => ("yellow", "jaune"),
        Colour::Black => ("black", "noir"),
        Colour::Red => ("red", "rouge"),
        Colour::Blue => ("blue", "bleu"),
        Colour::Green => ("green", "vert"),
    };
    match language {
        Language::En => en,
        Language::Fr => fr,
    }
}

fn names(colours: &[Colour], language: Language) -> String {
    let names: Vec<&str> = colours.iter().map(|colour| colour_name(*colour, language)).collect();
    names.join(", ")
}

fn card_name(card: Card, language: Language) -> String {
    format!("{} {}", colour_name(card.colour(), language), card.value())
}

fn card_text(card: Card, language: Language) -> String {
    painted(card, &card_name(card, language))
}

fn cards_text(cards: CardSet, language: Language) -> String {
    let cards: Vec<String> = cards.iter().map(|card| card_text(card, language)).collect();
    cards.join(", ")
}

fn farmers_text(farmers: u8, language: Language) -> String {
    counted(farmers.into(), language, ["farmer", "farmers"], ["agriculteur", "agriculteurs"])
}

/// Like a small card: the colour behind, the ink before.
fn painted(card: Card, text: &str) -> String {
    let (paper, ink) = match card.colour() {
        Colour::Yellow => (AnsiColor::Yellow, AnsiColor::Black),
        Colour::Black => (AnsiColor::BrightBlack, AnsiColor::BrightWhite),
        Colour::Red => (AnsiColor::Red, AnsiColor::BrightWhite),
        Colour::Blue => (AnsiColor::Blue, AnsiColor::BrightWhite),
        Colour::Green => (AnsiColor::Green, AnsiColor::Black),
    };
    styled(Style::new().bg_color(Some(paper.into())).fg_color(Some(ink.into())), text)
}

/// One player's side of the table: who, the numbers, then the five fields.
fn kingdom(view: &View, seat: Seat, player: &Player, telling: &Telling) -> String {
    let language = telling.language;
    let turn = match view.phase {
        Phase::PlayCard(active) | Phase::PlaceTrick(active) if active == seat => '▸',
        _ => ' ',
    };
    let name = styled(Style::new().bold(), &format!("{:<16}", telling.name(seat)));
    let farmers = farmers_text(player.farmers, language);
    let mut text = say!(
        language,
        "\n{turn} {name} {} points, {} this round; {farmers}; cards: {}"
            / "\n{turn} {name} {} points, {} cette manche ; {farmers} ; cartes : {}",
        player.total,
        player.kingdom.points,
        player.hand_size
    );
    if view.dealer == seat {
        text += &say!(language, "; dealer" / " ; donneur");
    }
    if !player.voids.is_empty() {
        let colours = names(&player.voids, language);
        text += &say!(language, "; shown to lack {colours}" / " ; couleurs épuisées : {colours}");
    }
    let fields: Vec<String> = player.kingdom.fields.iter().map(|line| field(*line, language)).collect();
    text + "\n  " + &fields.join(" │ ") + "\n"
}

/// The top card, and a spot for each farmer space: filled or open.
fn field(line: FieldLine, language: Language) -> String {
    let top = match line.top {
        Some(card) => painted(card, &format!("{:<8}", card_name(card, language))),
        None => format!("{:<8}", "–"),
    };
    let farmers = "●".repeat(line.farmers.into());
    let open = "○".repeat(line.needed.saturating_sub(line.farmers).into());
    format!("{top} {farmers}{open}")
}

/// The viewer's hand, a line for each colour. While cards are played each has the number to type, dim if it may not be
/// played now.
fn hand(view: &View, language: Language) -> String {
    let Some(hand) = view.hand.as_ref().filter(|hand| !hand.cards.is_empty()) else { return String::new() };
    let led = view.trick.first().map(|card| card.colour()).filter(|led| !hand.cards.of(*led).is_empty());
    let mut lines = vec![say!(language, "Hand:" / "Main :")];
    let mut number = 0;
    for colour in Colour::ALL {
        let style =
            if led.is_none_or(|led| colour == led) { Style::new().bold() } else { Style::new().dimmed() };
        let cards: Vec<String> = hand
            .cards
            .of(colour)
            .iter()
            .map(|card| {
                number += 1;
                let card = card_text(card, language);
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
    let language = telling.language;
    let title = say!(language, "Round {round} scored" / "Décompte de la manche {round}");
    let mut lines = table([title.as_str(), "1", "2", "3", "4", "5", "="]);
    for (seat, sheet) in (0..).map(Seat).zip(sheets) {
        let mut row = vec![telling.name(seat)];
        row.extend(sheet.fields.iter().map(|line| match line.top {
            Some(card) => format!("{}: {}", card_name(card, language), line.points),
            None => line.points.to_string(),
        }));
        row.push(sheet.points.to_string());
        lines.add_row(row);
    }
    format!("\n{lines}")
}
