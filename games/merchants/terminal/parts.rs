//! What the catalogue needs besides ids: where places lie, and what comes of events. The page says the same.

use comptoir_games::merchants::board::board;
use comptoir_games::merchants::data::data;
use comptoir_games::merchants::places::{City, Intersection, Path};
use comptoir_games::merchants::wares::Resources;
use comptoir_games::merchants::{Answer, Event, Side};
use comptoir_kernel::{Kind, Seat};
use comptoir_words::{Value, value};

pub fn parts(family: &str, named: &Value) -> Option<Value> {
    match family {
        "hex" => Some(value(&hex(named.as_str()?))),
        "cross" => Some(crossing(named.as_str()?.parse().ok()?)),
        "path" => Some(border(named.as_str()?.parse().ok()?)),
        "corner" => {
            city(named.as_str()?.parse().ok()?).map(|city| Value::from_iter([("city", value(&city))]))
        }
        "ends" => {
            let [one, other] = ends(named.as_str()?.parse().ok()?);
            Some(Value::from_iter([("one", value(&one)), ("other", value(&other))]))
        }
        "event" => event(named),
        "refusal" => refusal(named),
        _ => None,
    }
}

/// The name of a hex: the whole sea has one, even where its parts have none.
fn hex(id: &str) -> &'static str {
    let found = data().map.hexes.iter().find(|hex| format!("{}:{}", hex.q, hex.r) == id);
    found.and_then(|hex| hex.name.as_deref()).unwrap_or("sea")
}

/// Every city lies on the expert side.
fn city(at: Intersection) -> Option<City> {
    board(Side::Expert).city(at)
}

fn ends(path: Path) -> [Intersection; 2] {
    board(Side::Expert).ends[path.index()]
}

/// A crossing is called after its city, or the hexes that meet there.
fn crossing(at: Intersection) -> Value {
    if let Some(city) = city(at) {
        return Value::from_iter([("city", value(&city))]);
    }
    let mut hexes: Vec<&str> = Vec::new();
    for id in at.hexes() {
        if !hexes.iter().any(|known| hex(known) == hex(id)) {
            hexes.push(id);
        }
    }
    Value::from_iter([("hexes", value(&hexes))])
}

/// A path is called after the two hexes it lies between, and the cities it touches.
fn border(path: Path) -> Value {
    let [a, b] = ends(path);
    let mut beside = a.hexes().iter().filter(|hex| b.hexes().contains(hex));
    let cities: Vec<City> = board(Side::Expert).cities_at(path).collect();
    Value::from_iter([
        ("one", value(&beside.next())),
        ("other", value(&beside.next())),
        ("cities", value(&cities)),
    ])
}

/// A counter-offer with its terms; a production with the share of everybody who gets anything.
fn event(named: &Value) -> Option<Value> {
    let mut parts = named.clone();
    match serde_json::from_value(named.clone()).ok()? {
        Event::Answered { answer: Answer::Counter { give, want }, .. } => {
            parts["answer"] = "counter".into();
            parts["give"] = value(&give);
            parts["want"] = value(&want);
        }
        Event::Produced { resources, gold, .. } => {
            let all = (0..).map(Seat).zip(resources.iter().zip(&gold));
            let got = all.filter(|(_, (resources, gold))| !resources.is_none() || **gold > 0);
            let share = |(seat, (resources, gold)): (Seat, (&Resources, &u16))| {
                let mut cards = value(resources);
                cards["gold"] = (*gold).into();
                Value::from_iter([("seat", value(&seat)), ("cards", cards)])
            };
            parts["shares"] = got.map(share).collect();
        }
        _ => return None,
    }
    Some(parts)
}

/// Which resources are missing.
fn refusal(named: &Value) -> Option<Value> {
    let cards = |field: &str| serde_json::from_value::<Resources>(named.get(field)?.clone()).ok();
    let lacks = cards("needs")?.beyond(cards("has")?);
    let mut parts = named.clone();
    parts["lacks"] = value(&lacks);
    Some(parts)
}
