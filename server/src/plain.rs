//! What people write to each other and for themselves, made plain: nothing in it hides, turns the text around it, or towers above its line.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// The longest line, in characters.
pub const LONGEST_LINE: usize = 500;
/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 4000;
/// Marks above and below one letter; more are left out.
const MARKS: usize = 4;

/// A text on one line, every stretch of white space a single space; none if nothing shows, or it is too long.
pub fn line(text: &str) -> Option<String> {
    let line = shown(text).split_whitespace().collect::<Vec<_>>().join(" ");
    (!line.is_empty() && line.chars().count() <= LONGEST_LINE).then_some(line)
}

/// A text of several lines, which may be empty; none if it is too long.
pub fn note(text: &str) -> Option<String> {
    let lines: Vec<String> =
        text.lines().map(|line| shown(&line.replace('\t', " ")).trim_end().to_owned()).collect();
    let note = lines.join("\n").trim_end().to_owned();
    (note.chars().count() <= LONGEST_NOTE).then_some(note)
}

/// The text without what does not show. Joiners stay: scripts and composed pictures need them.
fn shown(text: &str) -> String {
    let mut marks = 0;
    let mut kept = String::new();
    for letter in text.nfc() {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        let hidden = match letter.general_category() {
            GeneralCategory::Control => !letter.is_whitespace(),
            GeneralCategory::Format => !matches!(letter, '\u{200c}' | '\u{200d}'),
            GeneralCategory::Surrogate | GeneralCategory::PrivateUse | GeneralCategory::Unassigned => true,
            _ => matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'),
        };
        if !hidden && marks <= MARKS {
            kept.push(letter);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line_of_what_shows() {
        for (given, kept) in [
            ("  Bonjour,\n à tous\t! ", Some("Bonjour, à tous !")),
            ("a\u{202e}b\u{2066}c", Some("abc")),
            ("e\u{301}", Some("é")),
            ("👩\u{200d}🌾 👍🏽 ❤\u{fe0f}", Some("👩\u{200d}🌾 👍🏽 ❤\u{fe0f}")),
            ("क्षेत्र", Some("क्षेत्र")),
            ("<b>https://example.org</b>", Some("<b>https://example.org</b>")),
            ("", None),
            (" \u{200b}\u{3164}\u{2800} ", None),
        ] {
            assert_eq!(line(given).as_deref(), kept, "{given:?}");
        }
        let tower = format!("z{}", "\u{335}".repeat(60));
        assert_eq!(line(&tower).unwrap().chars().count(), 1 + MARKS);
        assert!(line(&"é".repeat(500)).is_some() && line(&"é".repeat(501)).is_none());
    }

    #[test]
    fn a_note_keeps_its_lines() {
        assert_eq!(note("one\n\n\ttwo \u{202e}\nthree\n\n").as_deref(), Some("one\n\n two\nthree"));
        assert_eq!(note("").as_deref(), Some(""));
        assert!(note(&"x\n".repeat(2000)).is_some() && note(&"x".repeat(4001)).is_none());
    }
}
