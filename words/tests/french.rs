//! French is set as French is, in every catalogue and in the rules of every game.

use std::fs;
use std::path::Path;

use comptoir_words::{CATALOGUES, Language};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// A no-break space stands before `:` and `»` and after `«`, a narrow one before `;`, `!` and `?`. Apostrophes are curved, and
/// articles contracted.
fn wrong(text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    // This is how a game is called, not a cry.
    let text = text.replace("UGO!", "UGO");
    for line in text.lines() {
        let letters: Vec<char> = line.chars().collect();
        for (at, letter) in letters.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| letters[at]);
            let misplaced = match letter {
                ':' | '»' => before != Some('\u{a0}'),
                ';' | '!' | '?' => before != Some('\u{202f}'),
                '«' => letters.get(at + 1) != Some(&'\u{a0}'),
                '\'' => true,
                _ => false,
            };
            if misplaced {
                wrong.push(format!("`{letter}` in: {line}"));
            }
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        for triple in words.windows(3).filter(|triple| is_uncontracted(triple)) {
            wrong.push(format!("`{}` in: {line}", triple.join(" ")));
        }
    }
    wrong
}

/// "de le port", "à Les Colons"; but "de le poser", where "le" is not an article.
fn is_uncontracted(words: &[&str]) -> bool {
    let [preposition, article, noun] = words else { return false };
    let is_infinitive =
        ["er", "ir", "re"].iter().any(|end| noun.trim_matches(|c: char| !c.is_alphabetic()).ends_with(end));
    let article_stays = is_infinitive && article.chars().all(char::is_lowercase);
    ["de", "à"].contains(&preposition.to_lowercase().as_str())
        && ["le", "les"].contains(&article.to_lowercase().as_str())
        && !article_stays
}

/// What a catalogue says between its placeables.
fn texts(pattern: &Pattern<&str>, all: &mut Vec<String>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text += value,
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) if value.trim().is_empty() => {
                    text += value;
                }
                // Something stands here, but nobody knows what it begins and ends with.
                _ => {
                    text.push('…');
                    inner(expression, all);
                }
            },
        }
    }
    all.push(text);
}

fn inner(expression: &Expression<&str>, all: &mut Vec<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter().for_each(|variant| texts(&variant.value, all)),
        Expression::Inline(InlineExpression::Placeable { expression }) => inner(expression, all),
        Expression::Inline(_) => {}
    }
}

#[test]
fn french_is_set_as_french_is() {
    let code = Language::Fr.code();
    let mut found = Vec::new();
    for catalogue in CATALOGUES {
        let of = |texts: &[(&str, &'static str)]| {
            texts.iter().find(|(known, _)| *known == code).map(|(_, text)| *text)
        };
        let words =
            fluent_syntax::parser::parse(of(catalogue.texts).expect("words in French")).expect("a catalogue");
        let mut said = Vec::from_iter(of(catalogue.rules).map(str::to_owned));
        for entry in &words.body {
            let Entry::Message(message) = entry else { continue };
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            message.value.iter().chain(attributes).for_each(|pattern| texts(pattern, &mut said));
        }
        found
            .extend(said.iter().flat_map(|text| wrong(text)).map(|what| format!("{}: {what}", catalogue.id)));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A text of the rules pages, without where its pictures come from.
fn without_pictures(text: &str) -> String {
    let mut parts = text.split("](");
    let mut read = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        read += part.split_once(')').map_or(part, |(_, after)| after);
    }
    read.replace("![", "")
}

#[test]
fn french_guides_are_set_as_french_is() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut found = Vec::new();
    let mut read = 0;
    for catalogue in CATALOGUES {
        for text in ["guide", "aid"] {
            let file = games.join(catalogue.id).join(format!("guide/{text}.{}.md", Language::Fr.code()));
            let Ok(written) = fs::read_to_string(&file) else { continue };
            read += 1;
            found.extend(
                wrong(&without_pictures(&written)).iter().map(|what| format!("{}: {what}", file.display())),
            );
        }
    }
    assert!(read > 1, "there are guides");
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(without_pictures("![Un pli.](example:a \"U-1.1\") et ![](card:red_6) fin"), "Un pli. et  fin");
}

#[test]
fn what_is_wrong_is_found() {
    for text in [
        "Quoi ?",
        "Quoi?",
        "l'eau",
        "Fin:",
        "« Fin\u{a0}»",
        "«\u{a0}Fin »",
        "la rive de le fleuve",
        "près de Les Colons",
    ] {
        assert_eq!(wrong(text).len(), 1, "{text}");
    }
    for text in ["Quoi\u{202f}? L’eau\u{a0}: «\u{a0}UGO!\u{a0}»", "avant de le placer, à les suivre"] {
        assert_eq!(wrong(text), Vec::<String>::new());
    }
}
