//! The Golden City in the terminal.

mod table;

use comptoir_games::GoldenCity;
use comptoir_games::golden_city::board::board;
use comptoir_games::golden_city::cards::{Landscape, of_the_box};
use comptoir_games::golden_city::data::data;
use comptoir_games::golden_city::ids::{BonusCard, Place, ScoreCard, WareCard};
use comptoir_games::golden_city::{Action, Phase, View};
use comptoir_kernel::Kind;
use comptoir_words::{Catalogue, Value, golden_city, say, value};
use serde::Serialize;

use self::table::reward;
use super::{Telling, Terminal};

impl Terminal for GoldenCity {
    const WORDS: &'static Catalogue = &golden_city::CATALOGUE;

    /// What is printed on cards, and where roads lead.
    fn parts(family: &str, named: &Value) -> Option<Value> {
        let id = named.as_str()?;
        match family {
            "ware-card" => Some(value(&data().ware_cards[id.parse::<WareCard>().ok()?.index()].wares)),
            "score-card" => {
                let card = &data().score_cards[id.parse::<ScoreCard>().ok()?.index()];
                let area = fact(card.area_kind.into(), &card.area);
                Some(Value::from_iter([("ware", value(&card.ware)), ("area", area)]))
            }
            "pays" => {
                let card = &data().bonus_cards[id.parse::<BonusCard>().ok()?.index()];
                let pays = [("each", value(&card.letters_each)), ("landscape", value(&card.landscape))];
                Some(fact(card.kind.into(), &Value::from_iter(pays)))
            }
            "near" => Some(value(&board().near(id.parse().ok()?))),
            _ => None,
        }
    }

    fn draw(view: &View, telling: &Telling) -> String {
        table::draw(view, telling)
    }

    fn prompt(view: &View, telling: &Telling) -> String {
        let prompt = telling.words.of_with(
            "prompt",
            &view.phase,
            &[
                ("taken", value(&view.groups.iter().any(|group| group.bidder.is_some()))),
                ("price", value(&view.reckoned.expulsion_price)),
                // The menu below shows what can be paid for.
                ("payable", value(&true)),
                ("built", value(&view.built)),
                ("limit", value(&data().limits.ware_cards)),
                ("over", value(&view.reckoned.to_discard)),
            ],
        );
        match view.phase {
            Phase::Build(_) => format!("{prompt} {}", say!(telling.words, golden_city::ASK_ABOUT_A_PLACE)),
            _ => prompt,
        }
    }

    /// In the auction every group, even one that is too dear.
    fn offers(view: &View, legal: &[Action]) -> Vec<Action> {
        match view.phase {
            Phase::PlaceHand(_) => (0..view.groups.len() as u8).map(Action::PlaceHand).collect(),
            _ => legal.to_vec(),
        }
    }

    /// The groups drawn have numbers of their own. The ways to pay for a place stand below it.
    fn menu(offers: &[Action], telling: &Telling) -> String {
        let words = &telling.words;
        let mut lines = Vec::new();
        let mut above = None;
        for (number, offer) in (1..).zip(offers) {
            let label = match offer {
                Action::PlaceHand(_) => continue,
                Action::Build { place, payment } => {
                    if above.replace(*place) != Some(*place) {
                        let reward = reward(*place, telling);
                        let site = say!(words, golden_city::SITE_OFFER, place = place, reward = reward);
                        lines.push(format!("      {site}\n"));
                    }
                    let keys = board().spot(*place).price.keys;
                    format!("  {}", say!(words, golden_city::PAYMENT, payment = payment, keys = keys))
                }
                Action::ChooseBonus(card) => words.of("held", card),
                _ => words.of("action", offer),
            };
            lines.push(format!("{number:>4}  {label}\n"));
        }
        lines.concat()
    }

    /// A place and what pays for it: `Toll Pass mountain mountain`.
    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        let text = typed(text);
        let after = |place: Place| {
            let name = typed(&telling.words.of("place", &place));
            Some((place, text.strip_prefix(&name)?))
        };
        let (place, cards) = Place::all().find_map(after)?;
        let named = |word: &str| {
            Landscape::ALL.into_iter().find(|kind| typed(&telling.words.of("landscape", kind)) == word)
        };
        let cards: Option<Vec<Landscape>> =
            cards.split([' ', ',']).filter(|word| !word.is_empty()).map(named).collect();
        let cards = cards?;
        let is_possible = cards.len() <= usize::from(of_the_box().total());
        is_possible.then(|| Action::Build { place, payment: cards.into_iter().collect() })
    }
}

/// Something by its name in the catalogue.
fn fact(name: &str, what: &impl Serialize) -> Value {
    Value::from_iter([(name, value(what))])
}

/// As keyboards write it.
fn typed(text: &str) -> String {
    text.to_lowercase().replace('’', "'")
}

#[cfg(test)]
mod tests {
    use comptoir_games::golden_city::cards::Cards;
    use comptoir_words::Language;

    use super::*;

    #[test]
    fn every_place_can_be_typed_in_both_languages() {
        for language in [Language::En, Language::Fr] {
            let telling = Telling::new::<GoldenCity>(language, None, &[]);
            for place in Place::all() {
                let name = telling.words.of("place", &place);
                for kind in Landscape::ALL {
                    let card = telling.words.of("landscape", &kind);
                    let typed = format!("{} {card}, {card}", name.to_uppercase().replace('’', "'"));
                    let (payment, nothing) = (Cards::of(kind, 2), Cards::NONE);
                    let with = |payment| Some(Action::Build { place, payment });
                    assert_eq!(GoldenCity::parse(&typed, &telling), with(payment), "{typed}");
                    assert_eq!(GoldenCity::parse(&name, &telling), with(nothing), "{name}");
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
            let words = Telling::new::<GoldenCity>(language, None, &[]).words;
            let wares = WareCard::all().map(|card| words.of("ware-card", &card));
            let scores = ScoreCard::all().map(|card| words.of("score-card", &card));
            for text in wares.chain(scores) {
                assert!(!text.is_empty());
            }
            let bonuses = BonusCard::all().map(|card| words.of("held", &card));
            let different: std::collections::HashSet<String> = bonuses.collect();
            assert_eq!(different.len(), BonusCard::COUNT, "{different:?}");
            assert_eq!(words.troubles(), Vec::<String>::new());
        }
    }
}
