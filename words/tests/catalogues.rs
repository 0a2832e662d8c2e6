//! The catalogues of all languages say the same things, and all of them are said somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use comptoir_words::{CATALOGUES, Catalogue, Language, STORIES};
use fluent_syntax::ast::Resource;

#[path = "../src/variables.rs"]
mod variables;

fn parsed(text: &'static str) -> Resource<&'static str> {
    fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"))
}

fn text(catalogue: &Catalogue, language: Language) -> &'static str {
    let (_, text) = catalogue
        .texts
        .iter()
        .find(|(code, _)| *code == language.code())
        .unwrap_or_else(|| panic!("{} has no words in {}", catalogue.id, language.code()));
    text
}

/// What a catalogue may refer to besides its own messages: those of the shell, and in a story those of its game.
fn around(catalogue: &Catalogue) -> impl Iterator<Item = &'static Catalogue> {
    let game = catalogue.id.split_once('/').map(|(game, _)| game);
    CATALOGUES
        .iter()
        .copied()
        .enumerate()
        .filter_map(move |(at, it)| (at == 0 || Some(it.id) == game).then_some(it))
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    for catalogue in CATALOGUES.iter().chain(STORIES) {
        let of = |language| {
            let mut known: BTreeMap<_, _> =
                around(catalogue).flat_map(|it| variables::of(&parsed(text(it, language)))).collect();
            let own = variables::of(&parsed(text(catalogue, language)));
            let ids: BTreeSet<String> = own.keys().cloned().collect();
            known.extend(own);
            let mut taken = variables::closed(&known);
            taken.retain(|id, _| ids.contains(id));
            taken
        };
        let first = of(Language::default());
        for language in Language::ALL {
            let other = of(*language);
            let missing: Vec<_> = first.keys().filter(|id| !other.contains_key(*id)).collect();
            let more: Vec<_> = other.keys().filter(|id| !first.contains_key(*id)).collect();
            let at = format!("{} in {}", catalogue.id, language.code());
            assert!(missing.is_empty() && more.is_empty(), "{at}: missing {missing:?}, too many {more:?}");
            for (id, taken) in &other {
                // A language may do without a variable it has no use for, but knows no others.
                let unknown: Vec<_> = taken.difference(&first[id]).collect();
                assert!(unknown.is_empty(), "{at}: {id} takes {unknown:?}");
            }
        }
    }
}

#[test]
fn whatever_a_message_refers_to_exists() {
    for catalogue in CATALOGUES.iter().chain(STORIES) {
        for language in Language::ALL {
            let mut known: BTreeMap<_, _> =
                around(catalogue).flat_map(|it| variables::of(&parsed(text(it, *language)))).collect();
            known.extend(variables::of(&parsed(text(catalogue, *language))));
            for (id, mentions) in &known {
                let at = format!("{} in {}: {id}", catalogue.id, language.code());
                for other in &mentions.messages {
                    assert!(known.contains_key(other), "{at} refers to {other}");
                }
                for family in mentions.families.iter().filter(|family| *family != "player") {
                    let has = known.keys().any(|id| id == family || id.starts_with(&format!("{family}-")));
                    assert!(has, "{at} names something of `{family}`");
                }
            }
        }
    }
}

/// Families that the shell asks every game for.
const TOLD: [&str; 5] = ["event", "refusal", "remark", "action", "order"];

#[test]
fn every_message_is_said_somewhere() {
    let said = Said::everywhere(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    let mut unsaid = Vec::new();
    for catalogue in CATALOGUES {
        let module = catalogue.id.replace('-', "_");
        let own = variables::of(&parsed(text(catalogue, Language::default())));
        let mut referred: BTreeSet<&str> = BTreeSet::new();
        let mut families: BTreeSet<&str> = TOLD.into();
        // Everybody's sentences may be referred to from any catalogue.
        let all: Vec<_> =
            CATALOGUES.iter().map(|other| variables::of(&parsed(text(other, Language::default())))).collect();
        for mentions in all.iter().flat_map(BTreeMap::values) {
            referred.extend(mentions.messages.iter().map(String::as_str));
            families.extend(mentions.families.iter().map(String::as_str));
        }
        for id in own.keys() {
            let message = id.split('.').next().unwrap_or(id);
            let constant = format!("{module}::{}", message.to_uppercase().replace('-', "_"));
            let begins = |family: &str| {
                message == family || message.strip_prefix(family).is_some_and(|rest| rest.starts_with('-'))
            };
            let by_family = families.iter().copied().any(begins);
            let in_code = said.quoted.contains(message)
                || said.quoted.contains(id)
                || said.constants.contains(&constant)
                || said.families.iter().map(String::as_str).any(begins);
            let joins = message.starts_with("list-") || message == "you";
            if !(referred.contains(id.as_str()) || by_family || in_code || joins) {
                unsaid.push(format!("{}: {id}", catalogue.id));
            }
        }
    }
    assert!(unsaid.is_empty(), "nobody says {unsaid:#?}");
}

/// What the program says, found in its own text.
#[derive(Default)]
struct Said {
    /// `'card-label'`, `"card-label"`
    quoted: BTreeSet<String>,
    /// `ugo::CARD_LABEL`
    constants: BTreeSet<String>,
    /// `say.of('card', ...)`, `words.of("card", ...)`, `card-${what}`
    families: BTreeSet<String>,
}

impl Said {
    fn everywhere(root: &Path) -> Said {
        let mut said = Said::default();
        let mut folders = vec![
            root.join("web/src"),
            root.join("cli/src"),
            root.join("terminal/src"),
            root.join("server/src"),
        ];
        let games =
            fs::read_dir(root.join("games")).unwrap().map(|entry| entry.unwrap().path().join("terminal"));
        folders.extend(games.filter(|terminal| terminal.is_dir()));
        while let Some(folder) = folders.pop() {
            let entries = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
            for path in entries.map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    folders.push(path);
                } else if is_source(&path) {
                    said.read(&fs::read_to_string(&path).unwrap());
                }
            }
        }
        said
    }

    fn read(&mut self, source: &str) {
        let is_id = |text: &str| {
            !text.is_empty()
                && text.chars().all(|letter| {
                    letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-.".contains(letter)
                })
        };
        for piece in source.split(['\'', '"', '`']) {
            match piece.split_once("-${") {
                Some((family, _)) if is_id(family) => self.families.insert(family.to_owned()),
                _ => is_id(piece) && self.quoted.insert(piece.to_owned()),
            };
        }
        for call in [".of('", ".of(\"", "of_with(\""] {
            let asked = source.split(call).skip(1).filter_map(|rest| rest.split(['\'', '"']).next());
            self.families.extend(asked.map(str::to_owned));
        }
        for path in source.split(|letter: char| !letter.is_alphanumeric() && !"_:".contains(letter)) {
            let mut ends = path.rsplit("::");
            if let (Some(name), Some(module)) = (ends.next(), ends.next()) {
                self.constants.insert(format!("{module}::{name}"));
            }
        }
    }
}

fn is_source(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    // A list of all messages, and tests, do not say anything to anybody.
    name != "messages.ts"
        && !name.ends_with(".test.ts")
        && [".ts", ".svelte", ".rs"].iter().any(|end| name.ends_with(end))
}
