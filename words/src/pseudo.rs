//! How a language is spoken: as it is, or, for developers, stretched and accented, to see what is not in a catalogue and what does
//! not fit.

use std::borrow::Cow;

use crate::language::Language;

/// A language, and whether to distort it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// A language of the house.
    Plain(Language),
    /// English, 40 % longer and with accents.
    Pseudo,
}

impl Voice {
    /// The language of rules and other texts outside the catalogues.
    pub fn language(self) -> Language {
        match self {
            Voice::Plain(language) => language,
            Voice::Pseudo => Language::default(),
        }
    }
}

impl From<Language> for Voice {
    fn from(language: Language) -> Voice {
        Voice::Plain(language)
    }
}

/// Vowels twice and with an accent, the rest as it was. `web/src/words/pseudo.ts` does the same.
pub(crate) fn distorted(text: &str) -> Cow<'_, str> {
    let twice = |letter: char| match letter {
        'a' => "áa",
        'e' => "ée",
        'i' => "íi",
        'o' => "óo",
        'u' => "úu",
        'A' => "ÁA",
        'E' => "ÉE",
        'I' => "ÍI",
        'O' => "ÓO",
        'U' => "ÚU",
        _ => "",
    };
    let mut longer = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        match twice(letter) {
            "" => longer.push(letter),
            vowel => longer += vowel,
        }
    }
    longer.into()
}
