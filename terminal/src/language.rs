//! The language of the terminal, for the commands people play with.

use std::env;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use comptoir_words::{Language, Voice};

/// `--language`.
#[derive(clap::Args)]
pub struct LanguageArgs {
    /// The language to speak; otherwise that of the terminal (`LC_ALL`, `LC_MESSAGES`, `LANG`)
    #[arg(long, value_parser = PossibleValuesParser::new(codes()).map(|code| from_code(&code)))]
    language: Option<Voice>,
}

impl LanguageArgs {
    /// The language asked for, or that of the terminal.
    pub fn get(&self) -> Voice {
        self.language.unwrap_or_else(of_terminal)
    }
}

/// For developers: English, stretched and accented.
const PSEUDO: &str = "pseudo";

fn codes() -> impl Iterator<Item = PossibleValue> {
    let known = Language::ALL.iter().map(|language| PossibleValue::new(language.code()));
    known.chain([PossibleValue::new(PSEUDO).hide(true)])
}

fn of_terminal() -> Voice {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty())
        .map_or_else(|| Language::default().into(), |value| from_code(&value))
}

/// `fr`, `fr_FR.UTF-8` and the like are French; the house speaks English where it does not know a language.
fn from_code(code: &str) -> Voice {
    let meant = Language::ALL.iter().copied().find(|language| code.starts_with(language.code()));
    if code == PSEUDO { Voice::Pseudo } else { meant.unwrap_or_default().into() }
}
