//! New England in the terminal.

mod table;

use comptoir_games::NewEngland;
use comptoir_games::new_england::cards::{Card, Figure, Item, Land};
use comptoir_games::new_england::cells::{Cell, Cells};
use comptoir_games::new_england::data::data;
use comptoir_games::new_england::{Action, Event, Phase, Score, Taken, View};
use comptoir_kernel::{Game, Kind, Seat};
use comptoir_words::{Catalogue, Value, new_england, say, value};

use super::{Telling, Terminal, listed};
use crate::table::table;

impl Terminal for NewEngland {
    const WORDS: &'static Catalogue = &new_england::CATALOGUE;

    /// Items and cards by kind, a card's points for its label, and the cards that fill the offer announced.
    fn parts(family: &str, named: &Value) -> Option<Value> {
        match family {
            "items" => Some(lots(named)),
            "label" => {
                let card: Card = named.get("card")?.as_str()?.parse().ok()?;
                let label = Value::from_iter([("card", value(&card)), ("points", card.points().into())]);
                Some(Value::from_iter([("card", label)]))
            }
            "action" => {
                let tiles = named.get("announce")?.as_u64()?;
                let cards = u64::from(data().offer.size()).saturating_sub(tiles);
                let both = Value::from_iter([("tiles", tiles), ("cards", cards)]);
                Some(Value::from_iter([("announce", both)]))
            }
            _ => None,
        }
    }

    fn draw(view: &View, telling: &Telling) -> String {
        table::draw(view, telling)
    }

    fn prompt(view: &View, telling: &Telling) -> String {
        let words = &telling.words;
        let Some(seat) = view.phase.seat() else { return words.of("prompt", &view.phase) };
        let mut legal = Vec::new();
        view.table().legal(seat, &mut legal);
        if let Phase::Place { taken, .. } = view.phase {
            return words.of_with("placing", &placing(view, seat, taken, &legal), &[("seat", value(&seat))]);
        }
        let player = &view.players[seat.index()];
        let price = player.marker.unwrap_or_default();
        let limit = data().offer.purchases;
        let is_legal = |wanted: fn(&Action) -> bool| value(&legal.iter().any(wanted));
        let prompt = words.of_with(
            "prompt",
            &view.phase,
            &[
                ("price", price.into()),
                ("buys", is_legal(|action| matches!(action, Action::Buy(_)))),
                ("plays", is_legal(|action| matches!(action, Action::PlayStored(_)))),
                ("left", limit.saturating_sub(view.purchases).into()),
                ("limit", limit.into()),
                ("poor", (player.money < price.into()).into()),
                ("income", table::income(player).into()),
            ],
        );
        match view.phase {
            Phase::StartTile(_) => format!("{prompt} {}", say!(words, new_england::TYPE_START_TILE)),
            Phase::Offer(_) => format!("{prompt} {}", say!(words, new_england::TIP_OFFER)),
            _ => prompt,
        }
    }

    /// Every marker by its own number, and everything for sale, even what cannot be had.
    fn offers(view: &View, legal: &[Action]) -> Vec<Action> {
        match view.phase {
            Phase::Bid(_) => data().bids.markers.iter().copied().map(Action::Bid).collect(),
            Phase::Turn(_) => {
                let mut offers = Vec::new();
                for buy in view.offer.items().map(Action::Buy) {
                    if !offers.contains(&buy) {
                        offers.push(buy);
                    }
                }
                offers.extend(legal.iter().filter(|action| !matches!(action, Action::Buy(_))).copied());
                offers
            }
            _ => legal.to_vec(),
        }
    }

    fn menu(offers: &[Action], telling: &Telling) -> String {
        let words = &telling.words;
        let mut lines = Vec::new();
        for land in Land::ALL {
            let heading = format!("  {} ", say!(words, new_england::LAND_HEADING, land = land));
            lines.push(numbered(offers, &heading, telling, |offer| match offer {
                Action::StartTile { land: of, cells } if of == land => Some(cells_text(cells)),
                _ => None,
            }));
        }
        lines.push(numbered(offers, "  ", telling, |offer| match offer {
            Action::Bid(marker) => Some(marker.to_string()),
            Action::Place(cells) => Some(cells_text(cells)),
            _ => None,
        }));
        // The offers do not know the board.
        let unknown = [("ends", false.into()), ("figure", Value::Null), ("income", Value::Null)];
        for (number, offer) in (1..).zip(offers) {
            if !matches!(offer, Action::StartTile { .. } | Action::Bid(_) | Action::Place(_)) {
                lines.push(format!("{number:>4}  {}\n", words.of_with("action", offer, &unknown)));
            }
        }
        lines.concat()
    }

    /// Cells to place on: `E5`, `E5 F5`; after the name of a land those of a start tile: `crops E5 F5`.
    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        let text = text.to_uppercase();
        let named = |land: &Land| text.starts_with(&telling.words.of("land", land).to_uppercase());
        let land = Land::ALL.into_iter().find(named);
        let words =
            text.split([' ', ',', '-']).filter(|word| !word.is_empty()).skip(usize::from(land.is_some()));
        let cells: Cells = words.map(|word| word.parse::<Cell>().ok()).collect::<Option<Cells>>()?;
        match land {
            _ if cells.is_empty() => None,
            Some(land) => Some(Action::StartTile { land, cells }),
            None => Some(Action::Place(cells)),
        }
    }

    /// The end is drawn as a table.
    fn event(event: &Event, telling: &Telling) -> Option<String> {
        match event {
            Event::GameOver { scores } => Some(scored(event, scores, telling)),
            _ => super::told(telling, event),
        }
    }
}

/// Items one by one, or a bag of cards, by kind and in the order of the data file.
fn lots(given: &Value) -> Value {
    let count = |item: &Item| match given {
        Value::Array(items) => {
            let item = value(item);
            items.iter().filter(|other| **other == item).count() as u64
        }
        bag => match item {
            Item::Card(card) => value(card).as_str().and_then(|id| bag.get(id)?.as_u64()).unwrap_or_default(),
            Item::Tile(_) => 0,
        },
    };
    let kinds = Land::ALL.into_iter().map(Item::Tile).chain(Card::all().map(Item::Card));
    kinds.map(|item| (item, count(&item))).filter(|(_, count)| *count > 0).map(lot).collect()
}

fn lot((item, count): (Item, u64)) -> Value {
    Value::from_iter([("item", value(&item)), ("count", count.into())])
}

/// What is to be done with what was taken up.
fn placing(view: &View, seat: Seat, taken: Taken, legal: &[Action]) -> Value {
    let (kind, what) = match taken {
        Taken::Bought(Item::Tile(land)) => ("tile", value(&land)),
        Taken::Bought(Item::Card(card)) | Taken::Stored(card) => {
            let kind = &data().cards[card.index()];
            match kind.figure {
                _ if legal.iter().all(|action| matches!(action, Action::Store)) => ("store", value(&card)),
                Some(figure) => ("figure", value(&figure)),
                None => {
                    let land = [("card", value(&card)), ("points", kind.points.into())];
                    ("land", Value::from_iter(land))
                }
            }
        }
        Taken::Figure(tile) => {
            let figures = view.players[seat.index()].figures;
            let moved = Figure::ALL
                .into_iter()
                .find(|figure| tile.iter().any(|cell| figures[*figure].contains(cell)));
            ("move", value(&moved))
        }
    };
    Value::from_iter([(kind, what)])
}

fn cells_text(cells: Cells) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// The offers that have a short text, each behind its number, many to a line; of very many only how many there are.
fn numbered(
    offers: &[Action],
    label: &str,
    telling: &Telling,
    short: impl Fn(Action) -> Option<String>,
) -> String {
    let items: Vec<(usize, String)> =
        (1..).zip(offers).filter_map(|(number, offer)| Some((number, short(*offer)?))).collect();
    match items.as_slice() {
        [] => String::new(),
        [(first, _), .., (last, _)] if items.len() > LISTED => {
            let count = items.len();
            let many =
                say!(telling.words, new_england::MANY_PLACES, count = count, first = first, last = last);
            format!("{label}{many}\n")
        }
        _ => listed(label, items.into_iter().map(|(number, text)| format!("{number}: {text}"))),
    }
}

/// More places than this are not listed one by one: whoever knows where to go types the cells.
const LISTED: usize = 60;

fn scored(event: &Event, scores: &[Score], telling: &Telling) -> String {
    let words = &telling.words;
    let mut heads = vec![words.title("event", event).unwrap_or_default()];
    heads.push(say!(words, new_england::CARDS_PLAYED));
    heads.extend(Figure::ALL.map(|figure| words.of("most", &figure)));
    heads.push("=".to_owned());
    let mut text = table(heads.iter().map(String::as_str));
    for (seat, score) in (0..).map(Seat).zip(scores) {
        let mut row = vec![telling.name(seat), score.cards.to_string()];
        row.extend(score.majorities.values().iter().map(u8::to_string));
        row.push(score.points.to_string());
        text.add_row(row);
    }
    format!("\n{text}")
}

#[cfg(test)]
mod tests {
    use comptoir_words::Language;

    use super::*;

    fn cells(text: &str) -> Cells {
        text.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn cells_and_start_tiles_can_be_typed() {
        let parse =
            |language, text: &str| NewEngland::parse(text, &Telling::new::<NewEngland>(language, None, &[]));
        let tile = |land| Some(Action::StartTile { land, cells: cells("E5 F5") });
        assert_eq!(parse(Language::En, "e5"), Some(Action::Place(cells("E5"))));
        assert_eq!(parse(Language::En, "F5-E5"), Some(Action::Place(cells("E5 F5"))));
        assert_eq!(parse(Language::En, "crops e5, f5"), tile(Land::Crops));
        assert_eq!(parse(Language::Fr, "élevage E5 F5"), tile(Land::Pasture));
        assert_eq!(parse(Language::Fr, "HABITATIONS E5 F5"), tile(Land::Settlement));
        for nonsense in ["", "crops", "crops É5", "E", "E55", "L1", "E0", "élevage", "E5 crops", "E999999999"]
        {
            assert_eq!(parse(Language::En, nonsense), None, "{nonsense}");
        }
    }
}
