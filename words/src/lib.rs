//! What Comptoir says, in every language.
//!
//! The sentences are in catalogues (Project Fluent): `words/<language>.ftl` for what is around the games, and
//! `games/<id>/words/<language>.ftl` for each game, whose rules are beside it. The page reads the same files. A [`Speaker`] says them: a message of its own
//! with [`say!`], and whatever games tell (events, refusals, remarks, actions) by the value's own tag with [`Speaker::of`].

mod catalogue;
mod functions;
mod language;
mod pseudo;
mod speaker;
mod tagged;

pub use catalogue::{Catalogue, Message, TITLE};
pub use language::Language;
pub use pseudo::Voice;
pub use serde_json::Value;
pub use speaker::{Hooks, Speaker, Table};

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The rules of a game in our own words (Markdown), each beginning with its id. `None` for a game there is not.
pub fn rules(game: &str, language: Language) -> Option<&'static str> {
    CATALOGUES.iter().find(|catalogue| catalogue.id == game)?.rules_in(language)
}

/// What is said in a game's stories of a kind, `lessons` or `examples`.
pub fn story(game: &str, kind: &str) -> Option<&'static Catalogue> {
    STORIES.iter().copied().find(|story| story.id.split_once('/') == Some((game, kind)))
}

/// What a variable of a sentence stands for.
pub fn value(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

/// Says a message: `say!(speaker, ugo::TRICK_NUMBER, trick = 3, tricks = 10)`. A message that does not exist, or one that takes
/// other variables, does not compile.
#[macro_export]
macro_rules! say {
    ($speaker:expr, $message:path $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = $message.must_take(&[$(stringify!($name)),*]);
        $speaker.say(&$message, &[$((stringify!($name), $crate::value(&$value))),*])
    }};
}
