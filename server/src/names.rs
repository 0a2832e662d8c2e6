//! Names people give themselves: they show, they stay on their line, and they are nobody else's at the table.

use std::sync::LazyLock;

use comptoir_bots::Level;
use comptoir_kernel::{MAX_SEATS, Seat};
use comptoir_words::{Hooks, Language, Speaker, Table, shell};
use strum::VariantArray;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;

use crate::protocol::Problem;
use crate::storage::Storage;

/// The longest name, in characters.
const LONGEST: usize = 24;
/// The shortest handle, in characters.
const SHORTEST_HANDLE: usize = 3;
/// Marks above and below one letter: Vietnamese needs two.
const MARKS: usize = 2;

/// What computer players are called, and their levels in every language: nobody else is.
static OF_BOTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut names: Vec<String> =
        Seat::all(MAX_SEATS as u8).map(|seat| comptoir_bots::name(seat).to_owned()).collect();
    for language in Language::ALL {
        let speaker = Speaker::new(*language, &shell::CATALOGUE, Table::default(), Hooks::default());
        names.extend(Level::VARIANTS.iter().map(|level| speaker.of("level", level)));
    }
    names
});

/// A name as it will be shown: in its plainest form, every stretch of white space a single space.
pub fn proper(name: &str) -> Result<String, Problem> {
    let plain: String = name.nfkc().collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if plain.chars().any(is_odd)
        || is_overloaded(&name)
        || length == 0
        || length > LONGEST
        || OF_BOTS.iter().any(|bot| are_alike(bot, &name))
    {
        return Err(Problem::BadName);
    }
    Ok(name)
}

/// A name as it will be shown, for somebody new or somebody known: nobody else's handle looks like it, and nobody's name with whom they sit.
pub async fn free(storage: &Storage, of: Option<&str>, name: &str) -> Result<String, Problem> {
    let name = proper(name)?;
    // A member is known by their handle, too.
    if let Some(member) = storage.member_like(&name).await?
        && of != Some(member.id.as_str())
    {
        return Err(Problem::NameTaken);
    }
    if let Some(of) = of {
        let companions = storage.companions_of(of).await?;
        if companions.iter().any(|companion| are_alike(companion, &name)) {
            return Err(Problem::NameTaken);
        }
    }
    Ok(name)
}

/// Whether a letter carries more marks than any language needs, or marks stand on nothing: at the beginning, or after a space.
fn is_overloaded(name: &str) -> bool {
    let mut marks = MARKS;
    // Taken apart, or a letter that brings marks of its own would count as a bare one.
    name.nfd().any(|letter| {
        marks = match letter {
            ' ' => MARKS,
            letter if is_combining_mark(letter) => marks + 1,
            _ => 0,
        };
        marks > MARKS
    })
}

/// A name to sign in with: shorter than a name may be, and in one word, so that it can be told on the telephone.
pub fn handle(given: &str) -> Result<String, Problem> {
    let handle = proper(given).map_err(|_| Problem::BadHandle)?;
    let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '.');
    if handle.chars().count() < SHORTEST_HANDLE || !handle.chars().all(fits) {
        return Err(Problem::BadHandle);
    }
    Ok(handle)
}

/// Whether two names can be taken for each other: by their letters, whatever their case, accents and alphabet.
pub fn are_alike(one: &str, other: &str) -> bool {
    look(one) == look(other) || look_as_written(one) == look_as_written(other)
}

/// Whether a text names somebody: their name stands in it behind an `@`, in whatever case and with or without its accents, and is
/// not the beginning of a longer word.
pub fn is_named_in(name: &str, text: &str) -> bool {
    let plain = |text: &str| bare(text).to_lowercase();
    let name = plain(name);
    let text = plain(text);
    !name.is_empty()
        && text.split('@').skip(1).any(|rest| {
            rest.strip_prefix(&name).is_some_and(|after| !after.starts_with(char::is_alphanumeric))
        })
}

/// Both looks of a name. Two handles that share one can be taken for each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looks {
    /// In whatever case.
    pub any: String,
    /// In the case it is written in.
    pub written: String,
}

impl Looks {
    /// Of a name.
    pub fn of(name: &str) -> Looks {
        Looks { any: look(name), written: look_as_written(name) }
    }
}

/// What a name looks like, whatever it is written with and in whatever case.
pub fn look(name: &str) -> String {
    look_as_written(&bare(name).to_lowercase())
}

/// What a name looks like in the case it is written in: a capital I is a small l there, and no i.
fn look_as_written(name: &str) -> String {
    let seen: String = skeleton(&bare(name)).collect();
    bare(&seen).to_lowercase().split_whitespace().collect()
}

/// A name without its marks.
fn bare(name: &str) -> String {
    name.nfkd().filter(|letter| !is_combining_mark(*letter)).collect()
}

/// Whether a character does not show, turns or breaks the text around it, or means nothing to everybody.
fn is_odd(letter: char) -> bool {
    let category = matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    // Fillers, joiners, variation selectors, and the blanks of Braille, hieroglyphs and music: letters, marks and signs that show
    // nothing, or stand for something that is not there.
    let blank = matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}' | '\u{1107f}' | '\u{13440}'..='\u{13442}' | '\u{16fe4}'
            | '\u{1d159}' | '\u{e0000}'..='\u{e0fff}'
    );
    category || blank
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_plain_and_bounded() {
        for (given, shown) in [
            ("  Zoé ", "Zoé"),
            ("Zoe\u{301}", "Zoé"),
            ("<b>Bob</b>", "<b>Bob</b>"),
            ("Ana\u{a0}\u{3000} Maria", "Ana Maria"),
            ("Ｎｏｒａ", "Nora"),
            ("Nguyễn Thị", "Nguyễn Thị"),
            ("Ольга", "Ольга"),
            ("小林さん", "小林さん"),
            ("दीपक", "दीपक"),
            ("Mastering", "Mastering"),
        ] {
            assert_eq!(proper(given).ok().as_deref(), Some(shown), "{given:?}");
        }
        assert!(proper(&"é".repeat(24)).is_ok() && proper(&"é".repeat(25)).is_err());
    }

    #[test]
    fn names_that_do_not_show_or_trouble_others_are_refused() {
        let tags = "\u{e0041}\u{e0042}";
        let stack = "Z\u{334}\u{335}\u{336}algo";
        for wrong in [
            "",
            "   ",
            "\u{a0}\u{2003}",
            "a\nb",
            "a\u{202e}b",
            "a\u{0}",
            "\u{3164}",
            "A\u{ad}na",
            "\u{2800}",
            "\u{61c}Ana",
            "a\u{200b}",
            "a\u{2028}b",
            "\u{feff}",
            "\u{301}Ana",
            "\u{e000}",
            "\u{378}",
            "\u{ffa0}",
            "A\u{fe0f}",
            "\u{fffc}",
            "A\u{13440}",
            "\u{13441}",
            "A\u{16fe4}",
            "\u{1d159}",
            // Three marks, one of which the plainest form hides in the letter; and marks on a space.
            "ê\u{301}\u{330}",
            "Ana \u{301}",
            tags,
            stack,
        ] {
            assert_eq!(proper(wrong), Err(Problem::BadName), "{wrong:?}");
        }
    }

    #[test]
    fn a_text_names_those_whose_whole_name_stands_behind_the_sign() {
        for (name, text) in [
            ("Zoé", "your turn, @zoe!"),
            ("Ana Maria", "@Ana Maria: well played"),
            ("小林さん", "@小林さん"),
            ("Bob", "@@bob"),
        ] {
            assert!(is_named_in(name, text), "{name} in {text}");
        }
        for (name, text) in
            [("Bob", "bob"), ("Bob", "@Bobby"), ("Ana Maria", "@Ana"), ("", "@"), ("Bob", "me@ Bob")]
        {
            assert!(!is_named_in(name, text), "{name} in {text}");
        }
    }

    #[test]
    fn a_handle_is_one_word() {
        for (given, kept) in [("Zoé", "Zoé"), (" heron-7 ", "heron-7"), ("小林さん", "小林さん")] {
            assert_eq!(handle(given).ok().as_deref(), Some(kept), "{given:?}");
        }
        for wrong in ["Zo", "Zoé B", "a/b", "zoe@home", "Master", "a\u{200b}bc", "", "<b>x</b>"] {
            assert_eq!(handle(wrong), Err(Problem::BadHandle), "{wrong:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_computer_player() {
        for wrong in [
            "Legend",
            "MASTER",
            "legende",
            "Maitre",
            "Negociant",
            "les  dés",
            "Lеgend",
            "Ｍａｓｔｅｒ",
            "Máster",
            "clio",
            "CIio",
            "Brùno",
        ] {
            assert_eq!(proper(wrong), Err(Problem::BadName), "{wrong:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Zoé", "zoe"),
            ("Ana", "Аna"),
            ("Bill", "Bi1l"),
            ("Zelda", "ZeIda"),
            ("Ida", "ida"),
            ("Marc", "rnarc"),
            ("Ana Maria", "AnaMaria"),
        ] {
            assert!(are_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ana", "Anna"), ("Guest 1", "Guest 2"), ("Elia", "Ella")] {
            assert!(!are_alike(one, other), "{one} {other}");
        }
    }
}
