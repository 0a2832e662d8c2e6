//! What is easier said in words than found in a list: trades and discards, and what one asks to be told why not.

use comptoir_games::merchants::Action;
use comptoir_games::merchants::places::City;
use comptoir_games::merchants::wares::Bundle;
use comptoir_kernel::{Counts, Kind, Seat, SeatSet};
use comptoir_words::{Speaker, merchants, say};
use serde::Serialize;

use crate::games::Telling;

/// `offer 1 wood for 1 ore`, `counter 2 salt for 3 gold`, `discard 2 wood, 1 ore`, `route 4:2:E/5:1:W`, `deliver Paris`.
pub fn parse(text: &str, telling: &Telling) -> Option<Action> {
    let words = &telling.words;
    let text = text.to_lowercase();
    let (verb, rest) = text.trim().split_once(' ')?;
    let sides = || -> Option<(Bundle, Bundle)> {
        let (give, want) = rest.split_once(&format!(" {} ", say!(words, merchants::TYPED_FOR)))?;
        Some((tally(give, words)?, tally(want, words)?))
    };
    if verb == say!(words, merchants::TYPED_OFFER) {
        let (give, want) = sides()?;
        let others = Seat::all(telling.seats() as u8).filter(|&seat| Some(seat) != telling.you);
        Some(Action::Offer { give, want, to: others.collect::<SeatSet>() })
    } else if verb == say!(words, merchants::TYPED_COUNTER) {
        let (give, want) = sides()?;
        Some(Action::Counter { give, want })
    } else if verb == say!(words, merchants::TYPED_DISCARD) {
        Some(Action::Discard(tally(rest, words)?))
    } else if verb == say!(words, merchants::TYPED_ROUTE) {
        Some(Action::BuildRoute(rest.trim().to_uppercase().parse().ok()?))
    } else if verb == say!(words, merchants::TYPED_DELIVER) {
        let named = |city: &City| words.of("city", city).to_lowercase() == rest.trim();
        City::all().find(named).map(Action::Deliver)
    } else {
        None
    }
}

/// `2 wood, 1 ore`: counts before names; a name alone is one.
fn tally<K: Kind + Serialize>(text: &str, words: &Speaker) -> Option<Counts<K>> {
    let mut found = Counts::<K>::NONE;
    let mut count = None;
    for word in text.split([' ', ',', '+']).filter(|word| !word.is_empty()) {
        match word.parse::<u8>() {
            Ok(number) if count.is_none() && number <= 99 => count = Some(number),
            Ok(_) => return None,
            Err(_) => {
                let kind = K::all().find(|kind| words.of("ware", kind) == word)?;
                if found.count(kind) > 0 {
                    return None;
                }
                found += Counts::of(kind, count.take().unwrap_or(1));
            }
        }
    }
    count.is_none().then_some(found)
}

#[cfg(test)]
mod tests {
    use comptoir_games::merchants::wares::{Resource, Resources, Ware};
    use comptoir_words::Language;

    use super::*;

    fn telling(language: Language) -> Telling {
        let names = ["", "Ada", "Bruno"].map(str::to_owned);
        Telling::new::<comptoir_games::Merchants>(language, Some(Seat(0)), &names)
    }

    #[test]
    fn trades_and_discards_can_be_typed() {
        let (wood, ore, gold) =
            (Bundle::of(Ware::Wood, 2), Bundle::of(Ware::Ore, 1), Bundle::of(Ware::Gold, 3));
        let to: SeatSet = [Seat(1), Seat(2)].into_iter().collect();
        let english = |text: &str| parse(text, &telling(Language::En));
        let french = |text: &str| parse(text, &telling(Language::Fr));
        let offer = Some(Action::Offer { give: wood + gold, want: ore, to });
        assert_eq!(english("offer 2 wood, 3 gold for ore"), offer);
        assert_eq!(french("Offre 2 bois 3 or contre 1 minerai"), offer);
        let counter = Some(Action::Counter { give: ore, want: gold });
        assert_eq!(english("counter 1 ore for 3 gold"), counter);
        assert_eq!(french("contre-offre minerai contre 3 or"), counter);
        let discard = Resources::of(Resource::Wood, 2) + Resources::of(Resource::Salt, 1);
        assert_eq!(english("discard 2 wood, salt"), Some(Action::Discard(discard)));
        assert_eq!(french("défausse 2 bois + 1 sel"), Some(Action::Discard(discard)));
        for nonsense in [
            "",
            "offer",
            "offer wood",
            "offer 2 for 1 ore",
            "offer 2 3 wood for ore",
            "discard 1 gold",
            "offer 300 wood for ore",
        ] {
            assert_eq!(english(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn routes_and_cities_can_be_typed() {
        let path = "4:2:E/5:1:W".parse().expect("a path");
        assert_eq!(parse("route 4:2:e/5:1:w", &telling(Language::En)), Some(Action::BuildRoute(path)));
        for (language, words) in [(Language::En, "deliver london"), (Language::Fr, "livre Londres")] {
            let london = "london".parse().expect("a city");
            assert_eq!(parse(words, &telling(language)), Some(Action::Deliver(london)));
        }
        assert_eq!(parse("route 9:9:e", &telling(Language::En)), None);
    }
}
