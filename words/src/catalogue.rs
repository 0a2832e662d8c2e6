//! A catalogue: the messages of the shell or of a game, in every language.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use fluent_bundle::FluentResource;

use crate::language::Language;

/// A message of a catalogue, or an attribute of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// `you-follow`, `event-round-began.title`
    pub id: &'static str,
    /// The variables it takes, by their names.
    pub variables: &'static [&'static str],
}

impl Message {
    /// Stops the compiler unless these are the variables the message takes.
    ///
    /// # Panics
    /// If they are not; `say!` asks before the program runs.
    pub const fn must_take(&self, given: &[&str]) {
        assert!(self.variables.len() == given.len(), "the message takes other variables");
        let mut at = 0;
        while at < given.len() {
            assert!(self.takes(given[at]), "the message has no such variable");
            at += 1;
        }
    }

    const fn takes(&self, name: &str) -> bool {
        let mut at = 0;
        while at < self.variables.len() {
            if same(self.variables[at], name) {
                return true;
            }
            at += 1;
        }
        false
    }
}

/// `==` cannot be asked before the program runs.
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// The title of a game: every game's catalogue has one.
pub const TITLE: Message = Message { id: "title", variables: &[] };

/// The messages of the shell, or of a game.
#[derive(Debug)]
pub struct Catalogue {
    /// The game's id, or `shell`.
    pub id: &'static str,
    /// The messages and attributes in the order of the English file.
    pub messages: &'static [Message],
    /// The text of each language, by its code.
    pub texts: &'static [(&'static str, &'static str)],
    /// The rules of the game in each language, by its code.
    pub rules: &'static [(&'static str, &'static str)],
}

impl Catalogue {
    /// Where a message stands in the file: things of a kind are listed in this order.
    pub fn position(&self, id: &str) -> Option<usize> {
        self.messages.iter().position(|message| message.id == id)
    }

    /// The rules of the game in a language.
    pub fn rules_in(&self, language: Language) -> Option<&'static str> {
        self.rules.iter().find(|(code, _)| *code == language.code()).map(|(_, text)| *text)
    }

    /// The parsed text of a language. Each is read once.
    pub(crate) fn resource(&self, code: &str) -> Option<Arc<FluentResource>> {
        type Read = HashMap<(&'static str, &'static str), Arc<FluentResource>>;
        static READ: LazyLock<Mutex<Read>> = LazyLock::new(Mutex::default);
        let (code, text) = self.texts.iter().find(|(known, _)| *known == code)?;
        let mut read = READ.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let resource = read.entry((self.id, code)).or_insert_with(|| {
            // What cannot be read is left out, and the gate says so.
            Arc::new(FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource))
        });
        Some(Arc::clone(resource))
    }
}
