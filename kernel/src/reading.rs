//! JSON into types, in one way: text becomes a [`Value`], and a value becomes the type.
//!
//! `serde_json` reads a type from text, from bytes, from a value and from a reference to one, and takes a list of fields for a struct
//! where an object is meant. Each of these is code of its own for every type there is, and in the page all of it is waited for. Data
//! files, records and the page's questions are therefore read here, and only as they are written: a struct as an object, by its names.

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Value};

/// Reads a type from its text.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    from_value(&serde_json::from_str(text)?)
}

/// Reads a type from a value.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, Error> {
    T::deserialize(Written::Value(value))
}

/// What a type is read from.
#[derive(Clone, Copy)]
enum Written<'a> {
    Value(&'a Value),
    /// The name of a field or of a variant.
    Name(&'a str),
}

impl Written<'_> {
    fn as_str(&self) -> Option<&str> {
        match self {
            Written::Value(value) => value.as_str(),
            Written::Name(name) => Some(name),
        }
    }

    fn value(&self) -> &Value {
        match self {
            Written::Value(value) => value,
            Written::Name(_) => &NOTHING,
        }
    }

    fn as_bool(&self) -> Option<bool> {
        self.value().as_bool()
    }

    /// The names of fields are text, also where they are numbers.
    fn as_u64(&self) -> Option<u64> {
        match self {
            Written::Value(value) => value.as_u64(),
            Written::Name(name) => plain(name).parse().ok(),
        }
    }

    fn as_i64(&self) -> Option<i64> {
        match self {
            Written::Value(value) => value.as_i64(),
            Written::Name(name) => plain(name).parse().ok(),
        }
    }

    fn as_f64(&self) -> Option<f64> {
        self.value().as_f64()
    }

    /// Something else was expected here.
    #[cold]
    #[inline(never)]
    fn not(self, expected: &dyn Expected) -> Error {
        let found = match self {
            Written::Name(name) => Unexpected::Str(name),
            Written::Value(Value::Null) => Unexpected::Unit,
            Written::Value(Value::Bool(truth)) => Unexpected::Bool(*truth),
            Written::Value(Value::Number(_)) => Unexpected::Other("a number"),
            Written::Value(Value::String(text)) => Unexpected::Str(text),
            Written::Value(Value::Array(_)) => Unexpected::Seq,
            Written::Value(Value::Object(_)) => Unexpected::Map,
        };
        Error::invalid_type(found, expected)
    }
}

static NOTHING: Value = Value::Null;

/// The name of a number as JSON writes numbers, without a plus or zeros before it; nothing that is one for any other.
fn plain(name: &str) -> &str {
    let digits = name.strip_prefix('-').unwrap_or(name);
    let padded = digits.len() > 1 && digits.starts_with('0');
    if padded || digits.starts_with('+') { "" } else { name }
}

/// Reads what there is a function for.
macro_rules! read {
    ($as:ident, $visit:ident: $($read:ident)*) => {$(
        fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.$as() {
                Some(found) => visitor.$visit(found),
                None => Err(self.not(&visitor)),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Written<'_> {
    type Error = Error;

    read!(as_str, visit_str: deserialize_str deserialize_string deserialize_identifier deserialize_char);
    read!(as_bool, visit_bool: deserialize_bool);
    read!(as_u64, visit_u64: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);
    read!(as_i64, visit_i64: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);
    read!(as_f64, visit_f64: deserialize_f32 deserialize_f64);

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Written::Value(Value::Null) => visitor.visit_unit(),
            _ => Err(self.not(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Written::Value(Value::Null) => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Written::Value(Value::Array(list)) = self else { return Err(self.not(&visitor)) };
        let mut items = Items(list.iter());
        let read = visitor.visit_seq(&mut items)?;
        if items.0.as_slice().is_empty() { Ok(read) } else { Err(Error::custom("the list is too long")) }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Written::Value(Value::Object(map)) => {
                visitor.visit_map(Fields { rest: map.iter(), value: &NOTHING })
            }
            _ => Err(self.not(&visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if let Some(name) = self.as_str() {
            return visitor.visit_enum(Variant { name, value: &NOTHING });
        }
        let mut fields = self.value().as_object().into_iter().flatten();
        match (fields.next(), fields.next()) {
            (Some((name, value)), None) => visitor.visit_enum(Variant { name, value }),
            _ => Err(self.not(&visitor)),
        }
    }

    /// For a type that looks at what it gets before it knows what it is.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Written::Name(name) => visitor.visit_str(name),
            Written::Value(Value::Null) => visitor.visit_unit(),
            Written::Value(Value::Bool(truth)) => visitor.visit_bool(*truth),
            Written::Value(Value::String(text)) => visitor.visit_str(text),
            Written::Value(Value::Array(_)) => self.deserialize_seq(visitor),
            Written::Value(Value::Object(_)) => self.deserialize_map(visitor),
            Written::Value(Value::Number(number)) => {
                match (number.as_u64(), number.as_i64(), number.as_f64()) {
                    (Some(number), ..) => visitor.visit_u64(number),
                    (_, Some(number), _) => visitor.visit_i64(number),
                    (.., Some(number)) => visitor.visit_f64(number),
                    _ => Err(self.not(&visitor)),
                }
            }
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf unit_struct }
}

/// The items of a list.
struct Items<'a>(std::slice::Iter<'a, Value>);

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        self.0.next().map(|item| seed.deserialize(Written::Value(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The fields of an object.
struct Fields<'a> {
    rest: serde_json::map::Iter<'a>,
    value: &'a Value,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(Written::Name(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        seed.deserialize(Written::Value(self.value))
    }
}

/// One of several: a name alone, or an object of one field.
struct Variant<'a> {
    name: &'a str,
    value: &'a Value,
}

impl<'de, 'a> EnumAccess<'de> for Variant<'a> {
    type Error = Error;
    type Variant = Written<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Written<'a>), Error> {
        Ok((seed.deserialize(Written::Name(self.name))?, Written::Value(self.value)))
    }
}

impl<'de> VariantAccess<'de> for Written<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self {
            Written::Value(Value::Null) => Ok(()),
            _ => Err(self.not(&"nothing more")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Serialize};
    use serde_json::json;

    use super::*;
    use crate::Chance;
    use crate::chance::Fast;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Action {
        Pass,
        Play(u8),
        Move(i8, i16),
        Build {
            at: String,
            #[serde(default)]
            with: Option<char>,
        },
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Everything {
        actions: Vec<Action>,
        by_name: BTreeMap<String, f64>,
        by_number: BTreeMap<u8, BTreeMap<i8, bool>>,
        pair: (bool, [u64; 2]),
        nothing: (),
        anything: Value,
    }

    fn everything() -> Everything {
        let build = |with| Action::Build { at: "hill".to_owned(), with };
        Everything {
            actions: vec![
                Action::Pass,
                Action::Play(7),
                Action::Move(-1, 300),
                build(None),
                build(Some('é')),
            ],
            by_name: BTreeMap::from([("half".to_owned(), 0.5), ("two".to_owned(), 2.0)]),
            by_number: BTreeMap::from([(7, BTreeMap::from([(-7, true)]))]),
            pair: (true, [u64::MAX, 0]),
            nothing: (),
            anything: json!([null, -3, 1.5, { "deep": ["text", false] }]),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let text = serde_json::to_string(&everything()).unwrap();
        assert_eq!(from_text::<Everything>(&text).unwrap(), everything());
    }

    #[test]
    fn what_is_written_otherwise_is_refused() {
        let whole = serde_json::to_value(everything()).unwrap();
        let wrong = [
            ("actions", json!(["fly"])),
            ("actions", json!([{ "play": 256 }])),
            ("actions", json!([{ "play": -1 }])),
            ("actions", json!([{ "play": 1.5 }])),
            ("actions", json!([{ "pass": 1 }])),
            ("actions", json!([{ "play": 1, "pass": null }])),
            ("actions", json!([{}])),
            ("actions", json!([{ "move": [1] }])),
            ("actions", json!([{ "move": [1, 2, 3] }])),
            ("actions", json!([{ "build": ["hill"] }])),
            ("actions", json!([{ "build": { "at": "hill", "by": "me" } }])),
            ("actions", json!([{ "build": {} }])),
            ("actions", json!({})),
            ("by_name", json!({ "half": "0.5" })),
            ("by_name", json!(["half"])),
            ("by_number", json!({ "seven": {} })),
            ("by_number", json!({ "256": {} })),
            ("pair", json!(["1", [1, 2]])),
            ("pair", json!([true, ["1", 2]])),
            ("nothing", json!(0)),
        ];
        for (field, value) in wrong {
            let mut changed = whole.clone();
            changed[field] = value;
            assert!(from_value::<Everything>(&changed).is_err(), "{}", changed[field]);
        }
        assert!(
            from_value::<Everything>(&json!([[], {}, {}, [true, [1, 2]], null, null])).is_err(),
            "by place"
        );
        assert!(from_text::<Everything>("{").is_err());
    }

    /// Any value, more often one that could be meant.
    fn any(chance: &mut Fast, depth: u32) -> Value {
        let names = [
            "at", "with", "pass", "play", "move", "build", "half", "7", "-7", "07", "+7", "seven", "256", "é",
        ];
        let name = names[chance.below(names.len() as u32) as usize];
        match chance.below(if depth == 0 { 8 } else { 11 }) {
            0 => Value::Null,
            1 => json!(chance.below(2) == 0),
            2 => json!(chance.below(300)),
            3 => json!(-i64::from(chance.below(300))),
            4 => json!(f64::from(chance.below(8)) / 4.0),
            5 => json!([0, 1, u64::MAX, i64::MAX as u64][chance.below(4) as usize]),
            6 | 7 => json!(name),
            8 => (0..chance.below(4)).map(|_| any(chance, depth - 1)).collect(),
            _ => (0..chance.below(3))
                .map(|nth| {
                    let name = if nth == 0 { name } else { names[chance.below(names.len() as u32) as usize] };
                    (name.to_owned(), any(chance, depth - 1))
                })
                .collect(),
        }
    }

    /// Puts something else in some place of a value.
    fn changed(value: &mut Value, chance: &mut Fast) {
        let inside: Vec<&mut Value> = match value {
            Value::Array(list) => list.iter_mut().collect(),
            Value::Object(map) => map.iter_mut().map(|(_, value)| value).collect(),
            _ => Vec::new(),
        };
        let count = inside.len() as u32;
        match inside.into_iter().nth(chance.below(count + 1) as usize) {
            Some(one) => changed(one, chance),
            None => *value = any(chance, 3),
        }
    }

    /// `serde_json` is the judge: what is read here, it reads as the same; and it refuses what is refused here, but for lists in the
    /// place of structs.
    #[test]
    fn reads_as_serde_json_does() {
        let mut chance = Fast::new(1);
        let (mut read, mut refused) = (0, 0);
        for _ in 0..20_000 {
            let mut value = serde_json::to_value(everything()).unwrap();
            for _ in 0..=chance.below(2) {
                changed(&mut value, &mut chance);
            }
            let judged = serde_json::from_value::<Everything>(value.clone());
            match (from_value::<Everything>(&value), judged) {
                (Ok(ours), Ok(theirs)) => {
                    assert_eq!(ours, theirs, "{value}");
                    read += 1;
                }
                (Ok(ours), Err(why)) => panic!("{value} is read as {ours:?}: {why}"),
                (Err(_), Err(_)) => refused += 1,
                (Err(why), Ok(theirs)) => {
                    let by_place = value.is_array()
                        || value["actions"]
                            .as_array()
                            .into_iter()
                            .flatten()
                            .any(|action| action["build"].is_array());
                    assert!(by_place, "{value} is refused, but is {theirs:?}: {why}");
                }
            }
        }
        assert!(read > 2_000 && refused > 2_000, "{read} {refused}");
    }

    #[test]
    fn a_refusal_says_what_was_expected() {
        let why = from_value::<Vec<u8>>(&json!(["a"])).unwrap_err().to_string();
        assert_eq!(why, "invalid type: string \"a\", expected u8");
    }
}
