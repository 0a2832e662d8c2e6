//! The Golden City in the terminal.

mod names;
mod refusals;
mod remarks;
mod table;

use comptoir_games::GoldenCity;
use comptoir_games::golden_city::board::board;
use comptoir_games::golden_city::cards::{Cards, Landscape};
use comptoir_games::golden_city::data::data;
use comptoir_games::golden_city::ids::{Place, Set};
use comptoir_games::golden_city::{Action, BonusLine, Event, Phase, Refusal, Remark, RoundLine, View};
use comptoir_kernel::{Language, Seat};

use self::table::{cards_text, coins_text, group_text, keys_text, letters_text, reward_text};
use super::{Telling, Terminal};
use crate::say;
use crate::table::table;

impl Terminal for GoldenCity {
    fn draw(view: &View, telling: &Telling) -> String {
        table::draw(view, telling)
    }

    fn prompt(view: &View, telling: &Telling) -> String {
        let language = telling.language;
        match view.phase {
            Phase::PlaceHand(_) => say!(
                language,
                "Your bidding hand: on which group?" / "Votre main d'enchères : sur quel groupe ?"
            ),
            Phase::Build(_) => {
                let post = view.built + 1;
                say!(
                    language,
                    "Post {post} of this turn: where? (a place's name tells why not)"
                        / "Comptoir {post} de ce tour : où ? (le nom d'un lieu dit pourquoi non)"
                )
            }
            Phase::ChooseBonus(_) => {
                say!(language, "Which bonus card do you keep?" / "Quelle carte bonus gardez-vous ?")
            }
            Phase::TakeWare(_) => {
                say!(language, "Which ware card do you take?" / "Quelle carte marchandise prenez-vous ?")
            }
            Phase::RemoveWare(_) => say!(
                language,
                "One ware card too many: which one leaves the game?"
                    / "Une carte marchandise de trop : laquelle quitte le jeu ?"
            ),
            Phase::Discard(_) => {
                let limit = data().limits.landscape_cards;
                say!(
                    language,
                    "Only {limit} landscape cards may stay: which one do you discard?"
                        / "Seules {limit} cartes paysage peuvent rester : laquelle défaussez-vous ?"
                )
            }
            Phase::Over => over(language),
        }
    }

    /// In the auction every group, even one that is too dear.
    fn offers(view: &View, legal: &[Action]) -> Vec<Action> {
        match view.phase {
            Phase::PlaceHand(_) => (0..view.groups.len() as u8).map(Action::PlaceHand).collect(),
            _ => legal.to_vec(),
        }
    }

    fn menu(offers: &[Action], telling: &Telling) -> String {
        let language = telling.language;
        let mut lines = Vec::new();
        let mut above = None;
        for (number, offer) in (1..).zip(offers) {
            let label = match *offer {
                Action::PlaceHand(_) => continue,
                Action::Build { place, payment } => {
                    if above.replace(place) != Some(place) {
                        lines.push(site(place, telling));
                    }
                    let keys = board().spot(place).price.keys;
                    let key =
                        if keys > 0 { format!(" + {}", keys_text(keys, language)) } else { String::new() };
                    format!("  {}{key}", cards_text(payment, language))
                }
                Action::EndTurn => say!(language, "end the turn" / "finir le tour"),
                Action::ChooseBonus(card) => {
                    format!("{}: {}", names::bonus_card(card, language), names::bonus_text(card, language))
                }
                Action::TakeWare(card) | Action::RemoveWare(card) => names::ware_card(card, language),
                Action::DrawWare => {
                    say!(
                        language,
                        "the top card of the pile, unseen" / "la première carte de la pile, sans la voir"
                    )
                }
                Action::Discard(card) => names::landscape(card, language),
            };
            lines.push(format!("{number:>4}  {label}\n"));
        }
        lines.concat()
    }

    /// A place and what pays for it: `Toll Pass mountain mountain`.
    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        let language = telling.language;
        let text = text.to_lowercase();
        let after =
            |place: Place| Some((place, text.strip_prefix(&names::place(place, language).to_lowercase())?));
        let (place, cards) = Set::<Place>::ALL.iter().find_map(after)?;
        let named =
            |word: &str| Landscape::ALL.into_iter().find(|kind| names::landscape(*kind, language) == word);
        let cards: Option<Vec<Landscape>> =
            cards.split([' ', ',']).filter(|word| !word.is_empty()).map(named).collect();
        Some(Action::Build { place, payment: Cards::try_from(cards?).ok()? })
    }

    fn event(event: &Event, telling: &Telling) -> Option<String> {
        let language = telling.language;
        Some(match event {
            Event::HandDealt { cards } => {
                let cards = cards_text(*cards, language);
                say!(language, "Your hand: {cards}" / "Votre main : {cards}")
            }
            Event::RoundBegan { round, first_player, score_card } => {
                let begins = telling.does(*first_player, ["begin", "begins"], ["commencez", "commence"]);
                let card = names::score_card(*score_card, language);
                say!(
                    language,
                    "\n— Round {round} — {begins}. Score card: {card}."
                        / "\n— Manche {round} — {begins}. Carte de score : {card}."
                )
            }
            Event::GroupsLaidOut { groups } => {
                let groups: Vec<String> =
                    groups.iter().map(|group| group_text(group.cards, group.coins, language)).collect();
                let groups = groups.join(" │ ");
                say!(language, "On offer: {groups}" / "Sont étalés : {groups}")
            }
            Event::DeckShuffled { cards } => say!(
                language,
                "The discard pile is shuffled: a new deck of {cards} cards."
                    / "La défausse est mélangée : nouvelle pioche de {cards} cartes."
            ),
            Event::HandPlaced { seat, group, price, expelled } => {
                let bids = telling.does(*seat, ["bid", "bids"], ["misez", "mise"]);
                let number = group + 1;
                let mut line = say!(language, "{bids} on group {number}" / "{bids} sur le groupe {number}");
                if let Some(expelled) = expelled {
                    let (name, coins) = (telling.name(*expelled), coins_text(*price, language));
                    line += &say!(
                        language,
                        " for {coins}; expelled: {name}" / " pour {coins} ; expulsion : {name}"
                    );
                }
                line
            }
            Event::GroupTaken { seat, group: _, cards, coins } => {
                let takes = telling.does(*seat, ["take", "takes"], ["prenez", "prend"]);
                format!("{takes} {}", group_text(*cards, *coins, language))
            }
            Event::PostBuilt { seat, place, payment, keys, black } => {
                let builds = telling.does(*seat, ["build", "builds"], ["bâtissez", "bâtit"]);
                let (place, cards) = (names::place(*place, language), cards_text(*payment, language));
                let mut line = if *black {
                    say!(
                        language,
                        "{builds} a black post: {place}, with {cards}"
                            / "{builds} un comptoir noir : {place}, avec {cards}"
                    )
                } else {
                    say!(language, "{builds}: {place}, with {cards}" / "{builds} : {place}, avec {cards}")
                };
                if *keys > 0 {
                    line += " + ";
                    line += &keys_text(*keys, language);
                }
                line
            }
            Event::CoinsTaken { seat, coins } => gets(*seat, &coins_text(*coins, language), telling),
            Event::CardDrawn { seat } => {
                gets(*seat, &say!(language, "a landscape card" / "une carte paysage"), telling)
            }
            Event::CardSeen { card } => {
                let card = names::landscape(*card, language);
                say!(language, "  It is: {card}" / "  C'est : {card}")
            }
            Event::KeyTaken { seat } => gets(*seat, &keys_text(1, language), telling),
            Event::BonusTaken { seat } => {
                gets(*seat, &say!(language, "a bonus card" / "une carte bonus"), telling)
            }
            Event::BonusKept { card } => {
                let (card, text) = (names::bonus_card(*card, language), names::bonus_text(*card, language));
                say!(language, "  You keep {card}: {text}" / "  Vous gardez {card} : {text}")
            }
            Event::WareTaken { seat, card, from_pile, turned } => {
                let card = names::ware_card(*card, language);
                let mut line = gets(*seat, &card, telling);
                if *from_pile {
                    line += &say!(language, " from the pile" / " de la pile");
                }
                if let Some(turned) = turned {
                    let turned = names::ware_card(*turned, language);
                    line += &say!(language, "; turned up: {turned}" / " ; retournée : {turned}");
                }
                line
            }
            Event::WareRemoved { seat, card } => {
                let removes = telling.does(*seat, ["remove", "removes"], ["retirez", "retire"]);
                let card = names::ware_card(*card, language);
                say!(language, "  {removes} {card} from the game" / "  {removes} {card} du jeu")
            }
            Event::ZoneEntered { seat, place: _, rank, letters } => {
                let letters = letters_text(*letters, language);
                let rank = if *rank == 1 {
                    say!(language, "first in the zone" / "arrivée en premier dans la zone")
                } else {
                    say!(language, "second in the zone" / "arrivée en deuxième dans la zone")
                };
                format!("{} ({rank})", gets(*seat, &letters, telling))
            }
            Event::CardDiscarded { seat, card } => {
                let discards = telling.does(*seat, ["discard", "discards"], ["défaussez", "défausse"]);
                format!("{discards} {}", names::landscape(*card, language))
            }
            Event::TurnEnded { seat, built: 0 } => telling.does(
                *seat,
                ["build nothing", "builds nothing"],
                ["ne bâtissez rien", "ne bâtit rien"],
            ),
            Event::TurnEnded { .. } => return None,
            Event::PlayerBlocked { seat } => {
                let is = telling.does(*seat, ["are", "is"], ["êtes", "est"]);
                say!(
                    language,
                    "{is} blocked: no place is open any more" / "{is} bloqué : plus aucun lieu n'est ouvert"
                )
            }
            Event::RoundScored { round, score_card, lines } => {
                let card = names::score_card(*score_card, language);
                scored(&say!(language, "Round {round}: {card}" / "Manche {round} : {card}"), lines, telling)
            }
            Event::BonusCardsShown { seat: _, lines } if lines.is_empty() => return None,
            Event::BonusCardsShown { seat, lines } => {
                let shows = telling.does(*seat, ["show", "shows"], ["montrez", "montre"]);
                let lines: Vec<String> = lines.iter().map(|line| bonus_line(*line, language)).collect();
                format!("{shows} {}", lines.join(", "))
            }
            Event::SpecialScored { letters, winner, victory_points } => {
                let letters = letters.iter().map(u16::to_string).collect::<Vec<_>>().join(" : ");
                match winner {
                    Some(winner) => {
                        let gets = telling.does(*winner, ["get", "gets"], ["recevez", "reçoit"]);
                        say!(
                            language,
                            "Special scoring, letters {letters}: {gets} victory points: {victory_points}"
                                / "Décompte spécial, lettres {letters} : {gets} des points de victoire : {victory_points}"
                        )
                    }
                    None => say!(
                        language,
                        "Special scoring, letters {letters}: all is equal, nobody gets victory points"
                            / "Décompte spécial, lettres {letters} : tout est égal, personne ne reçoit de points de victoire"
                    ),
                }
            }
            Event::GameOver { .. } => over(language),
        })
    }

    fn says(remark: &Remark, telling: &Telling) -> String {
        remarks::remark(remark, telling)
    }

    fn refusal(refusal: &Refusal, telling: &Telling) -> String {
        refusals::refusal(refusal, telling)
    }
}

fn over(language: Language) -> String {
    say!(language, "The game is over." / "La partie est terminée.")
}

/// A place above the ways to pay for it: what it gives and where it leads.
fn site(place: Place, telling: &Telling) -> String {
    let language = telling.language;
    let name = names::place(place, language);
    let reward = reward_text(place, telling.seats(), language);
    let roads = names::places(board().near(place), language);
    say!(
        language,
        "      {name} ({reward}), roads to {roads}\n" / "      {name} ({reward}), routes vers {roads}\n"
    )
}

fn gets(seat: Seat, what: &str, telling: &Telling) -> String {
    format!("  {} {what}", telling.does(seat, ["get", "gets"], ["recevez", "reçoit"]))
}

fn bonus_line(line: BonusLine, language: Language) -> String {
    let card = names::bonus_card(line.card, language);
    let letters = letters_text(line.letters, language);
    say!(language, "{card} (counts {}: {letters})" / "{card} (compte {} : {letters})", line.count)
}

fn scored(title: &str, lines: &[RoundLine], telling: &Telling) -> String {
    let language = telling.language;
    let ware = say!(language, "ware" / "marchandise");
    let area = say!(language, "area" / "domaine");
    let mut text = table([title, ware.as_str(), area.as_str()]);
    for (seat, line) in (0..).map(Seat).zip(lines) {
        text.add_row([telling.name(seat), line.wares.to_string(), line.areas.to_string()]);
    }
    format!("\n{text}")
}

#[cfg(test)]
mod tests {
    use comptoir_games::golden_city::ids::{BonusCard, ScoreCard, WareCard};

    use super::*;

    #[test]
    fn every_place_can_be_typed_in_both_languages() {
        for language in [Language::En, Language::Fr] {
            let telling = Telling::new(language, None, &[]);
            for place in Set::<Place>::ALL.iter() {
                let name = names::place(place, language);
                for kind in Landscape::ALL {
                    let card = names::landscape(kind, language);
                    let typed = format!("{} {card}, {card}", name.to_uppercase());
                    let (payment, nothing) = (Cards::of_kind(kind, 2), Cards::EMPTY);
                    let with = |payment| Some(Action::Build { place, payment });
                    assert_eq!(GoldenCity::parse(&typed, &telling), with(payment), "{typed}");
                    assert_eq!(GoldenCity::parse(name, &telling), with(nothing), "{name}");
                }
            }
            for typed in
                ["", "port", "Atlantis", "Salt Cove gold", &format!("Salt Cove {}", "port ".repeat(150))]
            {
                assert_eq!(GoldenCity::parse(typed, &telling), None, "{typed}");
            }
        }
    }

    #[test]
    fn every_card_has_its_words() {
        for language in [Language::En, Language::Fr] {
            let wares = Set::<WareCard>::ALL.iter().map(|card| names::ware_card(card, language));
            let bonuses = Set::<BonusCard>::ALL.iter().map(|card| names::bonus_text(card, language));
            let scores = Set::<ScoreCard>::ALL.iter().map(|card| names::score_card(card, language));
            for text in wares.chain(scores) {
                assert!(!text.contains('?'), "{text}");
            }
            let different: std::collections::HashSet<String> = bonuses.collect();
            assert_eq!(different.len(), usize::from(Set::<BonusCard>::ALL.len()), "{different:?}");
        }
    }
}
