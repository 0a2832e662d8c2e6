//! The rule by which a value finds its message: its own tag. The page has the same one (`web/src/words/tagged.ts`), and
//! `words/tests/cases.json` holds both to it.

use serde_json::{Map, Value};

/// Fields that name the variant of an enum.
const TAGS: [&str; 3] = ["type", "code", "why"];

/// A value taken apart.
#[derive(Debug, PartialEq)]
pub(crate) struct Tagged {
    /// What the message's id ends with, in the catalogue's way of writing: `card-played`.
    pub tag: Option<String>,
    /// The variables it brings.
    pub fields: Map<String, Value>,
}

/// `"pass"`, `{"type": "card_played", "seat": 1}`, `{"play": "red_6"}`, `{"colour": "red", "value": 6}`.
pub(crate) fn tagged(value: &Value) -> Tagged {
    let it = || Map::from_iter([("it".to_owned(), value.clone())]);
    match value {
        Value::Object(fields) => {
            if let Some((name, tag)) =
                TAGS.iter().find_map(|name| Some((*name, fields.get(*name)?.as_str()?)))
            {
                let mut fields = fields.clone();
                fields.remove(name);
                return Tagged { tag: Some(kebab(tag)), fields };
            }
            match fields.iter().next() {
                Some((tag, inner)) if fields.len() == 1 => {
                    let mut fields = inner.as_object().cloned().unwrap_or_default();
                    fields.insert("it".to_owned(), inner.clone());
                    Tagged { tag: Some(kebab(tag)), fields }
                }
                _ => {
                    let mut all = fields.clone();
                    all.insert("it".to_owned(), value.clone());
                    Tagged { tag: None, fields: all }
                }
            }
        }
        Value::String(text) => Tagged { tag: Some(kebab(text)), fields: it() },
        Value::Null => Tagged { tag: Some("none".to_owned()), fields: it() },
        Value::Bool(_) | Value::Number(_) => Tagged { tag: Some(value.to_string()), fields: it() },
        Value::Array(_) => Tagged { tag: None, fields: it() },
    }
}

fn kebab(tag: &str) -> String {
    tag.replace('_', "-")
}
