//! The language of the terminal, for the commands people play with.

use std::env;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use comptoir_kernel::Language;

/// `--language`.
#[derive(clap::Args)]
pub struct LanguageArgs {
    /// The language spoken; otherwise that of the terminal (`LC_ALL`, `LC_MESSAGES`, `LANG`)
    #[arg(long, value_parser = PossibleValuesParser::new(["en", "fr"]).map(|code| from_code(&code)))]
    language: Option<Language>,
}

impl LanguageArgs {
    /// The language asked for, or that of the terminal.
    pub fn get(&self) -> Language {
        self.language.unwrap_or_else(of_terminal)
    }
}

fn of_terminal() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty())
        .map_or(Language::En, |value| from_code(&value))
}

/// `fr`, `fr_FR.UTF-8` and the like are French; the house speaks English otherwise.
fn from_code(code: &str) -> Language {
    if code.starts_with("fr") { Language::Fr } else { Language::En }
}

/// The same sentence in every language: `say!(language, "{name} leads" / "{name} entame")`.
#[macro_export]
macro_rules! say {
    ($language:expr, $en:literal / $fr:literal $(, $value:expr)* $(,)?) => {
        match $language {
            comptoir_kernel::Language::En => format!($en $(, $value)*),
            comptoir_kernel::Language::Fr => format!($fr $(, $value)*),
        }
    };
}
