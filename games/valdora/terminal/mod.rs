//! Valdora in the terminal.

mod table;

use comptoir_games::Valdora;
use comptoir_games::valdora::board::{Board, Place, board};
use comptoir_games::valdora::book::{Card, Side};
use comptoir_games::valdora::data::data;
use comptoir_games::valdora::pieces::{BookId, DuelCard, ORDERS, Order, Slot, SlotSet, Space, Special};
use comptoir_games::valdora::{Action, Event, Phase, Sheet, Tabletop, View};
use comptoir_kernel::{Kind, Seat};
use comptoir_words::{Catalogue, Value, say, shell, valdora, value};
use serde::de::DeserializeOwned;

use super::{Telling, Terminal, listed};
use crate::table::table as lines;

impl Terminal for Valdora {
    const WORDS: &'static Catalogue = &valdora::CATALOGUE;

    fn parts(family: &str, named: &Value) -> Option<Value> {
        match family {
            "order" => read(named).map(order),
            "card" => Some(match read(named)? {
                Card::Equipment(equipment) => fields([("equipment", value(&equipment))]),
                Card::Order(order) => fields([("order", value(&order))]),
            }),
            "book" => book(read(named)?),
            "duel" => read(named).map(|card| fields([("items", taken(card))])),
            "event" => told(named),
            _ => None,
        }
    }

    fn draw(view: &View, telling: &Telling) -> String {
        table::draw(view, telling)
    }

    fn prompt(view: &View, telling: &Telling) -> String {
        let words = &telling.words;
        let table = &view.tabletop;
        let me = table.me();
        if table.phase == Phase::Act && !table.turn.must_buy {
            return say!(words, valdora::WHAT_NOW, space = me.position);
        }
        let variables = [
            ("seat", value(&table.active)),
            ("provisions", value(&me.provisions)),
            ("space", value(&me.position)),
            ("must_buy", value(&table.turn.must_buy)),
            ("left", value(&table.turn.to_discard)),
            ("deeds", Value::Array(Vec::new())),
        ];
        let prompt = words.of_with("prompt", &table.phase, &variables);
        match table.phase {
            Phase::Move => format!("{prompt} {}", say!(words, valdora::TYPE_A_PLACE)),
            _ => prompt,
        }
    }

    /// Besides what is legal, the visible cards of the book here and the orders of this palace, even if they cannot be had.
    fn offers(view: &View, legal: &[Action]) -> Vec<Action> {
        let mut offers = legal.to_vec();
        let table = &view.tabletop;
        if table.phase == Phase::Act && table.turn.action.is_none() {
            let in_vain = |wish: &Action| !legal.iter().any(|action| same_wish(*action, *wish));
            offers.extend(wishes(table).filter(in_vain));
        }
        offers
    }

    fn menu(offers: &[Action], telling: &Telling) -> String {
        let mut text = String::new();
        for (region, spaces) in regions() {
            let label = say!(telling.words, valdora::LABEL_REGION, region = region);
            text += &destinations(offers, &label, telling, |space| spaces.contains(&space));
        }
        let label = say!(telling.words, valdora::LABEL_CITIES);
        text += &destinations(offers, &label, telling, |space| board().place(space).is_city());
        for (number, offer) in (1..).zip(offers).filter(|(_, offer)| !matches!(offer, Action::Move(_))) {
            let action = telling.words.of_with("action", offer, &price(*offer));
            text += &format!("{number:>4}  {action}\n");
        }
        text
    }

    /// The name of a space: go there.
    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        let text = text.trim().to_lowercase().replace('\'', "’");
        let named = |space: &Space| telling.words.of("space", space).to_lowercase() == text;
        Board::spaces().find(named).map(Action::Move)
    }

    /// The end is drawn line by line.
    fn event(event: &Event, telling: &Telling) -> Option<String> {
        match event {
            Event::GameOver { sheets } => Some(scored(sheets, telling)),
            _ => super::told(telling, event),
        }
    }
}

fn fields<const N: usize>(fields: [(&str, Value); N]) -> Value {
    Value::from_iter(fields)
}

fn read<T: DeserializeOwned>(named: &Value) -> Option<T> {
    serde_json::from_value(named.clone()).ok()
}

/// Its colour, what it asks for, and its points.
fn order(order: Order) -> Value {
    let row = &data().orders[order.index()];
    let gems = row.gems.iter().flat_map(|(gem, count)| (0..count).map(move |_| value(&gem)));
    let needs: Vec<Value> = gems.chain((0..row.silver).map(|_| value(&"silver"))).collect();
    fields([("colour", value(&row.colour)), ("needs", needs.into()), ("points", value(&row.points))])
}

/// The city in which a book lies, and its kind of cards.
fn book(book: BookId) -> Option<Value> {
    let city = Board::spaces().find(|at| board().place(*at).book() == Some(book))?;
    let deck = match board().place(city) {
        Place::Catalogue(_) => "equipment",
        _ => "order",
    };
    Some(fields([("city", value(&city)), ("deck", value(&deck))]))
}

/// What a duel card takes away.
fn taken(card: DuelCard) -> Value {
    let row = &data().duel_cards[card.index()];
    let artisans = row.artisans.iter().map(|colour| fields([("artisan", value(colour))]));
    let workshops = row.workshops.iter().map(|colour| fields([("workshop", value(colour))]));
    artisans.chain(workshops).chain(row.choose.then(|| value(&"choice"))).collect()
}

/// What a sentence needs besides the event: the cards of a hand one by one, the points of a workshop.
fn told(event: &Value) -> Option<Value> {
    let more = match read(event)? {
        Event::SpecialsDealt { hand } => ("hand", value(&table::one_by_one(&hand))),
        Event::WorkshopOpened { colour, .. } => {
            ("points", value(&data().colours[colour.index()].workshop_points))
        }
        _ => return None,
    };
    let mut event = event.clone();
    event[more.0] = more.1;
    Some(event)
}

/// What is known of an action's price without the table.
fn price(action: Action) -> [(&'static str, Value); 3] {
    let silver = match action {
        Action::FetchStone(_) => value(&data().special(Special::HomeDelivery).silver),
        Action::InnProvisions => value(&data().special(Special::GoodInn).silver),
        _ => Value::Null,
    };
    let cost = match action {
        Action::PlaySpecial { card, .. } => value(&data().special(card).cost),
        _ => Value::Null,
    };
    // A special card is named by its action; of a book's card only the side is known.
    let card = match action {
        Action::PlaySpecial { card, .. } => value(&card),
        _ => Value::Null,
    };
    [("silver", silver), ("cost", cost), ("card", card)]
}

/// Each region with its spaces; cities lie between the regions.
fn regions() -> impl Iterator<Item = (&'static str, Vec<Space>)> {
    data().regions.iter().map(|region| {
        let inside = |space: &Space| data().spaces[space.index()].region.as_ref() == Some(&region.id);
        (region.id.as_str(), Board::spaces().filter(inside).collect())
    })
}

/// What one comes here for.
fn wishes(table: &Tabletop) -> impl Iterator<Item = Action> {
    let here = table.here();
    let cards = Side::BOTH.into_iter().filter_map(move |side| match here {
        Place::Catalogue(book) => {
            table.catalogues[book].top(side)?;
            Some(Action::BuyEquipment { side, pay: Slot::GoldPan })
        }
        Place::OrderBook(book) => {
            table.order_books[book].top(side)?;
            Some(Action::BuyOrder(side))
        }
        _ => None,
    });
    let open = table.me().orders.as_slice();
    let orders = (0..ORDERS).map(Order::at).filter(move |order| {
        open.contains(order) && here == Place::Palace(data().orders[order.index()].colour)
    });
    cards.chain(orders.map(|order| Action::Deliver { order, slots: SlotSet::EMPTY }))
}

/// Whether one can have by `action` what `wish` is about.
fn same_wish(action: Action, wish: Action) -> bool {
    match (action, wish) {
        (Action::BuyEquipment { side, .. }, Action::BuyEquipment { side: wished, .. })
        | (Action::BuyOrder(side), Action::BuyOrder(wished)) => side == wished,
        (Action::Deliver { order, .. }, Action::Deliver { order: wished, .. }) => order == wished,
        _ => false,
    }
}

/// The destinations among the offers, each behind its number, many to a line.
fn destinations(offers: &[Action], label: &str, telling: &Telling, wanted: impl Fn(Space) -> bool) -> String {
    let mut items = (1..)
        .zip(offers)
        .filter_map(|(number, offer)| match *offer {
            Action::Move(space) if wanted(space) => {
                Some(format!("{number}: {}", telling.words.of("space", &space)))
            }
            _ => None,
        })
        .peekable();
    if items.peek().is_none() { String::new() } else { listed(&format!("  {label} "), items) }
}

fn scored(sheets: &[Sheet], telling: &Telling) -> String {
    let words = &telling.words;
    let headings = [
        say!(words, shell::GAME_IS_OVER),
        say!(words, valdora::SHEET_ORDERS),
        say!(words, valdora::SHEET_ARTISANS),
        say!(words, valdora::SHEET_WORKSHOPS),
        say!(words, valdora::SHEET_BONUS),
        say!(words, valdora::SHEET_STONES),
        say!(words, valdora::SHEET_SPECIAL),
        say!(words, shell::TOTAL),
    ];
    let mut text = lines(headings.iter().map(String::as_str));
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

#[cfg(test)]
mod tests {
    use comptoir_games::valdora::pieces::DUEL_CARDS;
    use comptoir_words::Language;

    use super::*;

    #[test]
    fn every_space_can_be_typed_in_both_languages() {
        for language in [Language::En, Language::Fr] {
            let telling = Telling::new::<Valdora>(language, None, &[]);
            for space in Board::spaces() {
                let name = telling.words.of("space", &space).to_uppercase();
                for typed in [format!(" {name} "), name.replace('’', "'")] {
                    assert_eq!(Valdora::parse(&typed, &telling), Some(Action::Move(space)));
                }
            }
            for typed in ["", "port", "Atlantis", "Moon", "Mine"] {
                assert_eq!(Valdora::parse(typed, &telling), None, "{typed}");
            }
        }
    }

    #[test]
    fn every_card_has_words_of_its_own() {
        for language in [Language::En, Language::Fr] {
            let words = Telling::new::<Valdora>(language, None, &[]).words;
            let different = |texts: Vec<String>| {
                let all: std::collections::HashSet<&String> = texts.iter().collect();
                assert_eq!(all.len(), texts.len(), "{texts:?}");
            };
            different((0..ORDERS).map(|at| words.of("order", &Order::at(at))).collect());
            different((0..DUEL_CARDS).map(|at| words.of("duel", &DuelCard::at(at))).collect());
            different(Special::ALL.iter().map(|card| words.of("special", card)).collect());
            different(Slot::ALL.iter().map(|slot| words.of("slot", slot)).collect());
            assert_eq!(words.troubles(), Vec::<String>::new());
        }
    }

    /// Every space lies in one region, or is a city between them.
    #[test]
    fn every_space_is_drawn_once() {
        for space in Board::spaces() {
            let regions = regions().filter(|(_, spaces)| spaces.contains(&space)).count();
            let city = usize::from(board().place(space).is_city());
            assert_eq!(regions + city, 1, "{space}");
        }
    }
}
