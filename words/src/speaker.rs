//! Who says the sentences: a language, the catalogues, and the table they are about.

use std::borrow::Cow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use comptoir_kernel::Seat;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::Serialize;
use serde_json::{Map, Value};
use unic_langid::LanguageIdentifier;

use crate::catalogue::{Catalogue, Message};
use crate::functions;
use crate::pseudo::{Voice, distorted};
use crate::tagged::{Tagged, tagged};

/// Whom the sentences are about.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The name shown for each seat.
    pub names: Vec<String>,
    /// The reader's seat.
    pub you: Option<Seat>,
}

/// What a game adds to its catalogue.
#[derive(Clone, Copy)]
pub struct Hooks {
    /// Takes a value of a family apart where the catalogue needs more than its id: the card `red_6` is `{ colour, value }`.
    pub parts: fn(family: &str, value: &Value) -> Option<Value>,
    /// Styles the name of a value. The text must be complete without it.
    pub paint: fn(family: &str, value: &Value, text: String) -> String,
}

impl Default for Hooks {
    fn default() -> Hooks {
        Hooks { parts: |_, _| None, paint: |_, _, text| text }
    }
}

/// Says sentences in one language to one reader at one table.
#[derive(Clone)]
pub struct Speaker(Arc<Speaking>);

pub(crate) struct Speaking {
    bundle: FluentBundle<Arc<FluentResource>>,
    game: &'static Catalogue,
    table: Table,
    hooks: Hooks,
    /// What went wrong in functions: they have no other way to say it.
    troubles: Mutex<Vec<String>>,
}

impl Speaker {
    /// A speaker of a game's sentences, and of those everybody uses.
    pub fn new(voice: impl Into<Voice>, game: &'static Catalogue, table: Table, hooks: Hooks) -> Speaker {
        Speaker::of_story(voice, game, None, table, hooks)
    }

    /// The same, who tells a story of that game as well.
    pub fn of_story(
        voice: impl Into<Voice>,
        game: &'static Catalogue,
        story: Option<&'static Catalogue>,
        table: Table,
        hooks: Hooks,
    ) -> Speaker {
        let voice = voice.into();
        let code = voice.language().code();
        let language: LanguageIdentifier = code.parse().unwrap_or_default();
        Speaker(Arc::new_cyclic(|speaking: &Weak<Speaking>| {
            let mut bundle = FluentBundle::new_concurrent(vec![language]);
            bundle.set_use_isolating(false);
            if voice == Voice::Pseudo {
                bundle.set_transform(Some(distorted));
            }
            let mut troubles = Vec::new();
            let shared = &crate::shell::CATALOGUE;
            let catalogues = if game.id == shared.id { vec![shared] } else { vec![shared, game] };
            for catalogue in catalogues.into_iter().chain(story) {
                let added = catalogue.resource(code).map(|resource| bundle.add_resource(resource));
                if added.is_none_or(|added| added.is_err()) {
                    troubles.push(format!("{} in {code}: the catalogue cannot be used", catalogue.id));
                }
            }
            functions::add(&mut bundle, speaking, &mut troubles);
            Speaking { bundle, game, table, hooks, troubles: Mutex::new(troubles) }
        }))
    }

    /// Says a message of a catalogue; [`crate::say!`] checks its variables.
    pub fn say(&self, message: &Message, variables: &[(&str, Value)]) -> String {
        let fields = variables.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        self.spoken(self.0.message(message.id, fields))
    }

    /// Says a message by its id: a step of a story, whose ids are in its script. `None` if nobody wrote it.
    pub fn tell(&self, id: &str) -> Option<String> {
        let (message, attribute) = id.split_once('.').map_or((id, None), |(id, part)| (id, Some(part)));
        self.0.has(message, attribute).then(|| self.spoken(self.0.message(id, Map::new())))
    }

    /// Says a value of a family by its own tag: an event, a refusal, the name of a card.
    pub fn of(&self, family: &str, value: &impl Serialize) -> String {
        self.of_with(family, value, &[])
    }

    /// The same, with variables the value does not bring itself.
    pub fn of_with(&self, family: &str, value: &impl Serialize, more: &[(&str, Value)]) -> String {
        let more = more.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        self.spoken(self.0.name(family, &crate::value(value), None, more))
    }

    /// The title that opens a chapter with this value, if it does.
    pub fn title(&self, family: &str, value: &impl Serialize) -> Option<String> {
        let value = crate::value(value);
        let has = self.0.id_of(family, &value).is_some_and(|(id, _)| self.0.has(&id, Some("title")));
        has.then(|| self.spoken(self.0.name(family, &value, Some("title"), Map::new())))
    }

    /// What went wrong since this was last asked.
    pub fn troubles(&self) -> Vec<String> {
        std::mem::take(&mut self.0.troubles())
    }

    /// The text, whatever went wrong: a sentence with a gap says more than none. The gate finds the gaps.
    fn spoken(&self, text: Result<String, String>) -> String {
        text.unwrap_or_else(|trouble| {
            self.0.troubles().push(trouble);
            String::new()
        })
    }
}

impl Speaking {
    pub fn table(&self) -> &Table {
        &self.table
    }

    pub fn troubles(&self) -> MutexGuard<'_, Vec<String>> {
        self.troubles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn has(&self, id: &str, attribute: Option<&str>) -> bool {
        let message = self.bundle.get_message(id);
        message.is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    /// Where a message stands, to list things in the order of the catalogue.
    pub fn position(&self, id: &str) -> Option<usize> {
        self.game.position(id)
    }

    /// The message for a value, and the variables it brings. `None` if the catalogue has none.
    fn id_of(&self, family: &str, value: &Value) -> Option<(String, Map<String, Value>)> {
        let taken_apart = (self.hooks.parts)(family, value);
        let Tagged { tag, fields } = tagged(taken_apart.as_ref().unwrap_or(value));
        let own = tag.map(|tag| format!("{family}-{tag}")).filter(|id| self.bundle.has_message(id));
        let id = own.or_else(|| self.bundle.has_message(family).then(|| family.to_owned()))?;
        Some((id, fields))
    }

    /// What a value of a family is called.
    pub fn name(
        &self,
        family: &str,
        value: &Value,
        form: Option<&str>,
        more: Map<String, Value>,
    ) -> Result<String, String> {
        if family == "player" {
            return functions::who(self, value);
        }
        let (id, mut fields) =
            self.id_of(family, value).ok_or_else(|| format!("no message for `{family}` of {value}"))?;
        fields.extend(more);
        let text = match form {
            Some(form) => self.message(&format!("{id}.{form}"), fields)?,
            None => self.message(&id, fields)?,
        };
        Ok((self.hooks.paint)(family, value, text))
    }

    /// A message (`id`) or an attribute (`id.attribute`).
    pub fn message(&self, id: &str, fields: Map<String, Value>) -> Result<String, String> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let pattern = pattern.ok_or_else(|| format!("there is no message `{id}`"))?;
        let mut arguments = FluentArgs::new();
        for (name, value) in fields {
            arguments.set(name, argument(value));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        self.troubles().extend(errors.iter().map(|error| format!("{id}: {error}")));
        Ok(text)
    }
}

/// A value as Fluent knows it. What is neither text nor number is for our functions.
fn argument(value: Value) -> FluentValue<'static> {
    match value {
        Value::String(text) => text.into(),
        Value::Number(number) => number.as_f64().unwrap_or_default().into(),
        Value::Bool(is) => (if is { "true" } else { "false" }).into(),
        Value::Null => "none".into(),
        Value::Array(_) | Value::Object(_) => FluentValue::Custom(Box::new(Json(value))),
    }
}

/// A list or a bag on its way to a function.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Json(pub Value);

impl FluentType for Json {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }
    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.to_string().into()
    }
    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.to_string().into()
    }
}
