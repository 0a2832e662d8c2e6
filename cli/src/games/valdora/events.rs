//! What happened, in words.

use comptoir_games::valdora::book::Side;
use comptoir_games::valdora::load::Source;
use comptoir_games::valdora::pieces::BookId;
use comptoir_games::valdora::{Event, Sheet};
use comptoir_kernel::{Language, Seat};

use super::{names, over};
use crate::games::{Telling, listed};
use crate::say;
use crate::table::table;

pub fn event(event: &Event, telling: &Telling) -> String {
    let language = telling.language;
    match *event {
        Event::GameBegan { first_player, last_player } => {
            let begins = telling.does(first_player, ["begin", "begins"], ["commencez", "commence"]);
            let last = telling.name(last_player);
            say!(
                language,
                "{begins}; last in every round: {last}." / "{begins} ; dernier de chaque manche : {last}."
            )
        }
        Event::SpecialsDealt { hand } => {
            let cards = names::tally(&hand, |card| names::special(card, language).to_owned());
            say!(language, "Your special cards: {cards}" / "Vos cartes spéciales : {cards}")
        }
        Event::DuelRowLaid { row } => {
            let row = row.as_slice().iter().map(|card| names::duel_card(*card, language));
            let line = listed(&say!(language, "The duel cards: " / "Les cartes duel : "), row);
            line.trim_end().to_owned()
        }
        Event::TurnBegan { seat, round } => {
            let name = telling.name(seat);
            say!(language, "\n— Round {round} — {name}" / "\n— Manche {round} — {name}")
        }
        Event::Moved { seat, to, provisions, .. } => {
            let goes = telling.does(seat, ["go", "goes"], ["allez", "va"]);
            let to = names::space(to, language);
            let with = if provisions {
                say!(language, ", with provisions" / ", avec provisions")
            } else {
                String::new()
            };
            say!(language, "{goes} to {to}{with}" / "{goes} ici : {to}{with}")
        }
        Event::Met { seat, other, paid, received } => met(seat, other, paid, received, telling),
        Event::PageTurned { seat, book, side, card, silver } => {
            let turns =
                telling.does(seat, ["turn a page", "turns a page"], ["tournez une page", "tourne une page"]);
            let (card, city) = (names::card(card, language), names::city(book, language));
            let (to, price) = (side_text(side.other(), language), price_text(silver, language));
            say!(
                language,
                "{turns} in {city}{price}: {card}, now {to}"
                    / "{turns} à {city}{price} : {card}, désormais {to}"
            )
        }
        Event::CardShown { book, side, card } => {
            let (city, card) = (names::city(book, language), names::card(card, language));
            let side = side_text(side, language);
            say!(language, "  Now open in {city}, {side}: {card}" / "  Visible à {city}, {side} : {card}")
        }
        Event::EquipmentBought { seat, book, equipment, pay, .. } => {
            let buys = buys(seat, book, telling);
            let (piece, pay) = (names::a_piece(equipment, language), names::slot(pay, language));
            say!(
                language,
                "{buys}: {piece}, for the nugget ({pay})" / "{buys} : {piece}, contre la pépite ({pay})"
            )
        }
        Event::OrderGivenBack { seat, order, side, .. } => {
            let gives = telling.does(seat, ["give back", "gives back"], ["rendez", "rend"]);
            let (order, side) = (names::order(order, language), side_text(side, language));
            say!(language, "{gives} a card, {side}: {order}" / "{gives} une carte, {side} : {order}")
        }
        Event::OrderBought { seat, book, order, silver, .. } => {
            let buys = buys(seat, book, telling);
            let (order, price) = (names::order(order, language), price_text(silver, language));
            say!(language, "{buys}{price}: {order}" / "{buys}{price} : {order}")
        }
        Event::StoneUnloaded { seat, gem, slot } => {
            let unloads = telling.does(seat, ["unload", "unloads"], ["déchargez", "décharge"]);
            let (gem, slot) = (names::a_gem(gem, language), names::slot(slot, language));
            say!(language, "{unloads} {gem} ({slot}) to the field" / "{unloads} {gem} ({slot}) au champ")
        }
        Event::StoneLoaded { seat, gem, slot, from, silver, .. } => {
            let loads = telling.does(seat, ["load", "loads"], ["chargez", "charge"]);
            let (gem, slot) = (names::a_gem(gem, language), names::slot(slot, language));
            let (boat, price) = (source_text(from, language), price_text(silver, language));
            format!("{loads} {gem} ({slot}){boat}{price}")
        }
        Event::StoneFetched { seat, gem, silver, .. } => {
            let brings = telling.does(seat, ["bring", "brings"], ["faites venir", "fait venir"]);
            let (gem, price) = (names::a_gem(gem, language), price_text(silver, language));
            say!(language, "{brings} {gem} here from the field{price}" / "{brings} {gem} du champ{price}")
        }
        Event::OrderDelivered { seat, order, slots, silver, replaced } => {
            let delivers = telling.does(seat, ["deliver", "delivers"], ["livrez", "livre"]);
            let order = names::order(order, language);
            let mut line = say!(language, "{delivers}: {order}" / "{delivers} : {order}");
            let from = names::slots(slots, language);
            if !slots.is_empty() {
                line += &say!(language, ", from: {from}" / ", pris ici : {from}");
            }
            if let Some(gem) = replaced {
                let gem = names::a_gem(gem, language);
                line += &say!(language, " (a nugget for {gem})" / " (une pépite pour {gem})");
            }
            line + &price_text(silver, language)
        }
        Event::BonusTaken { seat } => {
            gets(seat, &say!(language, "a bonus token" / "un jeton bonus"), telling)
        }
        Event::ArtisanRecruited { seat, colour } => {
            let recruits = telling.does(seat, ["recruit", "recruits"], ["recrutez", "recrute"]);
            let colour = names::colour(colour, language);
            say!(language, "  {recruits} an artisan: {colour}" / "  {recruits} un artisan {colour}")
        }
        Event::WorkshopOpened { seat, colour } => {
            let opens = telling.does(seat, ["open", "opens"], ["ouvrez", "ouvre"]);
            let colour = names::colour(colour, language);
            say!(language, "  {opens} the {colour} workshop" / "  {opens} l'atelier {colour}")
        }
        Event::PurseFilled { seat, silver } => {
            let takes = telling.does(seat, ["take", "takes"], ["prenez", "prend"]);
            let coins = names::coins(silver, language);
            say!(language, "{takes} {coins} from the mine" / "{takes} {coins} à la mine")
        }
        Event::ProvisionsTaken { seat, silver } => {
            let takes = telling.does(seat, ["take", "takes"], ["prenez", "prend"]);
            let price = price_text(silver, language);
            say!(language, "{takes} provisions{price}" / "{takes} des provisions{price}")
        }
        Event::SpecialPlayed { seat, card, .. } => {
            let plays = telling.does(seat, ["play", "plays"], ["jouez", "joue"]);
            let card = names::special_text(card, language);
            say!(language, "{plays} special card {card}" / "{plays} la carte spéciale {card}")
        }
        Event::ArtisanDiscarded { seat, colour } => {
            let discards = telling.does(seat, ["discard", "discards"], ["défaussez", "défausse"]);
            let colour = names::colour(colour, language);
            say!(language, "  {discards} an artisan: {colour}" / "  {discards} un artisan {colour}")
        }
        Event::SilverReceived { seat, card, silver } => {
            let coins = gets(seat, &names::coins(silver, language), telling);
            format!("{coins} ({})", names::special(card, language))
        }
        Event::DuelCardApplied { card } => {
            let card = names::duel_card(card, language);
            say!(language, "Duel card: {card}" / "Carte duel : {card}")
        }
        Event::ArtisanRemoved { colour } => {
            let colour = names::colour(colour, language);
            say!(
                language,
                "  An artisan leaves the disc: {colour}" / "  Un artisan {colour} quitte le disque"
            )
        }
        Event::WorkshopRemoved { colour } => {
            let colour = names::colour(colour, language);
            say!(
                language,
                "  The {colour} workshop leaves the game" / "  L'atelier {colour} quitte la partie"
            )
        }
        Event::EndTriggered { last_player } => {
            let last = telling.name(last_player);
            say!(
                language,
                "Artisans of one colour at most are left: the game ends after the turn of {last}."
                    / "Il ne reste des artisans que d'une couleur au plus : la partie finit avec le tour de {last}."
            )
        }
        Event::GameOver { ref sheets } => scored(sheets, telling),
    }
}

/// Whoever meets others pays them, unless the bank does, and unless a purse is full.
fn met(seat: Seat, other: Seat, paid: u8, received: u8, telling: &Telling) -> String {
    let language = telling.language;
    let meets = telling.does(seat, ["meet", "meets"], ["rencontrez", "rencontre"]);
    let other = telling.name(other);
    let what = match (paid, received) {
        (0, 0) => say!(language, "nothing to pay, the purse is full" / "rien à payer, la bourse est pleine"),
        (0, coins) => {
            let coins = names::coins(coins, language);
            say!(language, "the bank pays {coins}" / "la banque verse {coins}")
        }
        (coins, 0) => {
            let coins = names::coins(coins, language);
            say!(
                language,
                "{coins} to the bank, the purse is full" / "{coins} pour la banque, la bourse est pleine"
            )
        }
        (coins, _) => names::coins(coins, language),
    };
    format!("  {meets} {other} ({what})")
}

fn buys(seat: Seat, book: BookId, telling: &Telling) -> String {
    let buys = telling.does(seat, ["buy", "buys"], ["achetez", "achète"]);
    let city = names::city(book, telling.language);
    say!(telling.language, "{buys} in {city}" / "{buys} à {city}")
}

fn gets(seat: Seat, what: &str, telling: &Telling) -> String {
    format!("  {} {what}", telling.does(seat, ["get", "gets"], ["recevez", "reçoit"]))
}

pub fn side_text(side: Side, language: Language) -> String {
    match side {
        Side::Left => say!(language, "on the left" / "à gauche"),
        Side::Right => say!(language, "on the right" / "à droite"),
    }
}

pub fn source_text(from: Source, language: Language) -> String {
    match from {
        Source::Space => String::new(),
        Source::Field => say!(language, " by boat" / " par bateau"),
    }
}

fn price_text(silver: u8, language: Language) -> String {
    let coins = names::coins(silver, language);
    if silver == 0 { String::new() } else { say!(language, " for {coins}" / " pour {coins}") }
}

fn scored(sheets: &[Sheet], telling: &Telling) -> String {
    let language = telling.language;
    let title = over(language);
    let headings = [
        say!(language, "orders" / "commandes"),
        say!(language, "artisans" / "artisans"),
        say!(language, "workshops" / "ateliers"),
        say!(language, "bonus" / "bonus"),
        say!(language, "stones" / "pierres"),
        say!(language, "special" / "spéciales"),
    ];
    let headings = std::iter::once(title.as_str()).chain(headings.iter().map(String::as_str)).chain(["="]);
    let mut text = table(headings);
    for (seat, sheet) in (0..).map(Seat).zip(sheets) {
        let numbers = [
            sheet.orders,
            sheet.artisans,
            sheet.workshops,
            sheet.bonus,
            sheet.stones,
            sheet.special,
            sheet.points,
        ];
        let mut row = vec![telling.name(seat)];
        row.extend(numbers.iter().map(u16::to_string));
        text.add_row(row);
    }
    format!("\n{text}")
}
