//! The functions sentences may use. The page has the same ones (`web/src/words/functions.ts`); `words/tests/cases.json` holds both
//! to the same answers.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use comptoir_kernel::Seat;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentNumberType};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::{Map, Value};

use crate::speaker::{Json, Speaking};

/// What a function answers with.
enum Answer {
    Text(String),
    Number(f64),
    /// A number that selects by its rank: first, second.
    Nth(f64),
}

type Function = fn(&Speaking, &Asked) -> Result<Answer, String>;

/// Every function, by its name in the catalogues.
const ALL: &[(&str, Function)] = &[
    ("PLAYER", |speaking, asked| player(speaking, asked.first()?).map(Answer::Text)),
    ("WHO", |speaking, asked| who(speaking, asked.first()?).map(Answer::Text)),
    ("YOU", |speaking, asked| {
        let yes = is_reader(speaking, asked.first()?);
        Ok(Answer::Text(if yes { "yes" } else { "no" }.to_owned()))
    }),
    ("NAME", |speaking, asked| {
        speaking.name(asked.family()?, asked.first()?, asked.option("form"), Map::new()).map(Answer::Text)
    }),
    ("COUNT", |speaking, asked| {
        let family = asked.family()?;
        match asked.positional.as_slice() {
            [count] => counted(speaking, family, count).map(Answer::Text),
            [count, what] => counted_of(speaking, family, count, what).map(Answer::Text),
            _ => Err("COUNT takes a number, or a number and what is counted".to_owned()),
        }
    }),
    ("COUNTS", |speaking, asked| {
        let family = asked.family()?;
        let named = kinds(speaking, family, asked.first()?)?
            .into_iter()
            .map(|(what, count)| counted_of(speaking, family, &count.into(), &what.into()))
            .collect::<Result<_, _>>()?;
        joined(speaking, asked, named).map(Answer::Text)
    }),
    ("LIST", |speaking, asked| {
        let family = asked.family()?;
        let items = match asked.first()? {
            Value::Array(items) => items.clone(),
            bag => {
                let kinds = kinds(speaking, family, bag)?.into_iter();
                kinds.flat_map(|(what, count)| (0..count).map(move |_| Value::from(what.clone()))).collect()
            }
        };
        let nth = |index: usize| Map::from_iter([("index".to_owned(), index.into())]);
        let named = items
            .iter()
            .enumerate()
            .map(|(index, item)| speaking.name(family, item, asked.option("form"), nth(index)))
            .filter(|name| name.as_ref().map_or(true, |name| !name.is_empty()))
            .collect::<Result<_, _>>()?;
        joined(speaking, asked, named).map(Answer::Text)
    }),
    ("SIZE", |_, asked| match asked.first()? {
        Value::Array(items) => Ok(Answer::Number(items.len() as f64)),
        bag @ Value::Object(_) => Ok(Answer::Number(self::bag(bag)?.values().sum::<i64>() as f64)),
        other => Err(format!("SIZE takes a list or a bag, not {other}")),
    }),
    ("AT", |_, asked| match (asked.first()?, asked.positional.get(1)) {
        (Value::Array(items), Some(at)) => answer(at.as_u64().and_then(|at| items.get(at as usize))),
        (Value::Object(fields), Some(Value::String(at))) => answer(fields.get(at)),
        _ => Err("AT takes a list and a number, or an object and a name".to_owned()),
    }),
    ("SUM", |_, asked| {
        let numbers: Result<Vec<f64>, _> = asked.positional.iter().map(number).collect();
        Ok(Answer::Number(numbers?.iter().sum()))
    }),
    ("MINUS", |_, asked| match asked.positional.as_slice() {
        [from, less] => Ok(Answer::Number(number(from)? - number(less)?)),
        _ => Err("MINUS takes two numbers".to_owned()),
    }),
    ("SIGNED", |_, asked| {
        let number = number(asked.first()?)?;
        let plus = if number > 0.0 && asked.option("plus").is_some() { "+" } else { "" };
        let minus = if number < 0.0 { "−" } else { plus };
        Ok(Answer::Text(format!("{minus}{}", number.abs())))
    }),
    ("ORDINAL", |_, asked| Ok(Answer::Nth(number(asked.first()?)?))),
    ("CAPITAL", |_, asked| Ok(Answer::Text(capital(&text(asked.first()?))))),
    ("DE", |_, asked| Ok(Answer::Text(de(&text(asked.first()?))))),
];

/// Makes the functions known to a bundle.
pub(crate) fn add(
    bundle: &mut FluentBundle<Arc<FluentResource>>,
    speaking: &Weak<Speaking>,
    troubles: &mut Vec<String>,
) {
    for (name, function) in ALL {
        let speaking = Weak::clone(speaking);
        let added = bundle.add_function(name, move |positional, named| {
            let Some(speaking) = speaking.upgrade() else { return FluentValue::Error };
            match asked(positional, named).and_then(|asked| function(&speaking, &asked)) {
                Ok(answer) => fluent(answer),
                Err(trouble) => {
                    speaking.troubles().push(format!("{name}: {trouble}"));
                    FluentValue::Error
                }
            }
        });
        if let Err(error) = added {
            troubles.push(error.to_string());
        }
    }
}

/// What a function is asked.
struct Asked {
    positional: Vec<Value>,
    named: BTreeMap<String, String>,
}

impl Asked {
    fn first(&self) -> Result<&Value, String> {
        self.positional.first().ok_or_else(|| "something is missing between the brackets".to_owned())
    }

    fn option(&self, name: &str) -> Option<&str> {
        self.named.get(name).map(String::as_str)
    }

    fn family(&self) -> Result<&str, String> {
        self.option("of").ok_or_else(|| "`of:` is missing".to_owned())
    }
}

fn asked(positional: &[FluentValue<'_>], named: &FluentArgs<'_>) -> Result<Asked, String> {
    let positional = positional.iter().map(unwrapped).collect::<Result<_, _>>()?;
    let named = named.iter().map(|(name, value)| Ok((name.to_owned(), text(&unwrapped(value)?))));
    Ok(Asked { positional, named: named.collect::<Result<_, String>>()? })
}

fn unwrapped(value: &FluentValue<'_>) -> Result<Value, String> {
    match value {
        FluentValue::String(text) => Ok(Value::String(text.clone().into_owned())),
        FluentValue::Number(number) if number.value.fract() == 0.0 => Ok((number.value as i64).into()),
        FluentValue::Number(number) => Ok(number.value.into()),
        FluentValue::Custom(custom) => {
            let json = (**custom).as_any().downcast_ref::<Json>();
            json.map(|json| json.0.clone()).ok_or_else(|| "a value of a strange kind".to_owned())
        }
        FluentValue::None | FluentValue::Error => Err("a variable has no value".to_owned()),
    }
}

fn fluent<'a>(answer: Answer) -> FluentValue<'a> {
    match answer {
        Answer::Text(text) => text.into(),
        Answer::Number(number) => number.into(),
        Answer::Nth(value) => {
            let options = FluentNumberOptions { r#type: FluentNumberType::Ordinal, ..Default::default() };
            FluentValue::Number(FluentNumber::new(value, options))
        }
    }
}

fn answer(value: Option<&Value>) -> Result<Answer, String> {
    match value {
        Some(Value::Number(number)) => Ok(Answer::Number(number.as_f64().unwrap_or_default())),
        Some(Value::Null) => Ok(Answer::Text("none".to_owned())),
        Some(Value::Array(_) | Value::Object(_)) | None => Err("nothing to be said stands there".to_owned()),
        Some(value) => Ok(Answer::Text(text(value))),
    }
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn number(value: &Value) -> Result<f64, String> {
    value.as_f64().ok_or_else(|| format!("{value} is not a number"))
}

fn seat(value: &Value) -> Option<Seat> {
    value.as_u64().and_then(|seat| u8::try_from(seat).ok()).map(Seat)
}

fn is_reader(speaking: &Speaking, value: &Value) -> bool {
    seat(value).is_some_and(|seat| speaking.table().you == Some(seat))
}

/// The name shown for a seat.
fn player(speaking: &Speaking, value: &Value) -> Result<String, String> {
    let seat = seat(value).ok_or_else(|| format!("{value} is not a seat"))?;
    let name = speaking.table().names.get(seat.index());
    Ok(name.cloned().unwrap_or_else(|| format!("#{}", seat.0 + 1)))
}

/// The same, and "you" for the reader.
pub(crate) fn who(speaking: &Speaking, value: &Value) -> Result<String, String> {
    if is_reader(speaking, value) { speaking.message("you", Map::new()) } else { player(speaking, value) }
}

/// "3 farmers": the message says how, from `$count`.
fn counted(speaking: &Speaking, id: &str, count: &Value) -> Result<String, String> {
    speaking.message(id, Map::from_iter([("count".to_owned(), count.clone())]))
}

/// "2 rubies": the attribute `.count` of what is counted says how.
fn counted_of(speaking: &Speaking, family: &str, count: &Value, what: &Value) -> Result<String, String> {
    let count = Map::from_iter([("count".to_owned(), count.clone())]);
    speaking.name(family, what, Some("count"), count)
}

/// What a bag holds, in the catalogue's order.
fn kinds(speaking: &Speaking, family: &str, value: &Value) -> Result<Vec<(String, i64)>, String> {
    let at = |what: &str| speaking.position(&format!("{family}-{}", what.replace('_', "-")));
    let mut kinds: Vec<_> = bag(value)?.into_iter().filter(|(_, count)| *count > 0).collect();
    kinds.sort_by_key(|(what, _)| at(what));
    Ok(kinds)
}

/// How many of each kind: `{ "wood": 2 }`, or `["wood", "wood"]`.
fn bag(value: &Value) -> Result<BTreeMap<String, i64>, String> {
    let mut bag = BTreeMap::new();
    match value {
        Value::Object(kinds) => {
            for (kind, count) in kinds {
                let count = count.as_i64().ok_or_else(|| format!("{count} is not a number of things"))?;
                bag.insert(kind.clone(), count);
            }
        }
        Value::Array(items) => {
            for item in items {
                *bag.entry(text(item)).or_default() += 1;
            }
        }
        other => return Err(format!("{other} is not a bag")),
    }
    Ok(bag)
}

/// Joined as the language does: `join` is `and` (the default), `or` or `comma`; `none` names the message for an empty list.
fn joined(speaking: &Speaking, asked: &Asked, items: Vec<String>) -> Result<String, String> {
    let join = format!("list-{}", asked.option("join").unwrap_or("and"));
    let last = items.len().saturating_sub(1);
    let mut items = items.into_iter().enumerate();
    let Some((_, mut text)) = items.next() else {
        return asked.option("none").map_or(Ok(String::new()), |none| speaking.message(none, Map::new()));
    };
    for (at, item) in items {
        let how = if at == last { &join } else { "list-comma" };
        let sides = [("left".to_owned(), text.into()), ("right".to_owned(), item.into())];
        text = speaking.message(how, Map::from_iter(sides))?;
    }
    Ok(text)
}

/// With a capital, behind the styles a terminal may have put before it.
fn capital(text: &str) -> String {
    let mut begins = 0;
    while text[begins..].starts_with('\u{1b}') {
        begins += text[begins..].find('m').map_or(text.len() - begins, |end| end + 1);
    }
    let mut rest = text[begins..].chars();
    let first: String = rest.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    format!("{}{first}{}", &text[..begins], rest.as_str())
}

/// French "de" before a name: "d’Ada", "de Bruno". Before an h nobody can know, and "de" is never wrong.
fn de(name: &str) -> String {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let is_vowel = |letter: char| "aeiouàâäéèêëîïôöùûü".contains(letter);
    let elided = match letters.next() {
        Some('y') => !letters.next().is_some_and(|next| "aeiou".contains(next)),
        first => first.is_some_and(is_vowel),
    };
    if elided { format!("d’{name}") } else { format!("de {name}") }
}
