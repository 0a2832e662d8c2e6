//! The guides of the rules pages (`games/<id>/guide/`): the same figures in every language, examples that exist, and every rule within reach of a lesson, an
//! example or a picture.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use comptoir_engine::Script;
use comptoir_games::{shelf, stories};
use comptoir_kernel::reading;
use comptoir_words::{Language, rules};

/// A figure as a text names it: `![Caption](name "U-3.3 U-3.4")`, alone on its line.
#[derive(Debug, PartialEq)]
struct Figure<'a> {
    name: &'a str,
    rules: Vec<&'a str>,
}

fn figures(text: &str) -> Vec<Figure<'_>> {
    let shown =
        text.lines().filter_map(|line| line.strip_prefix("![")?.rsplit_once("](")?.1.strip_suffix(')'));
    let parts = shown.map(|within| within.split_once(" \"").unwrap_or((within, "")));
    parts
        .map(|(name, ids)| Figure { name, rules: ids.trim_end_matches('"').split_whitespace().collect() })
        .collect()
}

fn guide(game: &str, text: &str, language: Language) -> String {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("{game}/guide/{text}.{}.md", language.code()));
    std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

/// The ids of the rules of a game, in their order.
fn ids(game: &str) -> Vec<&'static str> {
    let text = rules(game, Language::default()).expect("on the shelf");
    let items = text.lines().filter_map(|line| line.strip_prefix("- **"));
    items.filter_map(|item| Some(item.split_once("** ")?.0)).collect()
}

#[test]
fn every_language_shows_the_same_figures_and_names_rules_that_exist() {
    for info in shelf() {
        let (game, known) = (info.id.as_str(), ids(&info.id));
        for text in ["guide", "aid"] {
            let english = guide(game, text, Language::default());
            let expected = figures(&english);
            for language in Language::ALL {
                let other = guide(game, text, *language);
                assert_eq!(figures(&other), expected, "{game}: {text} in {}", language.code());
                let mentioned = |text: &str| -> Vec<String> {
                    let prefix = &known[0][..=known[0].find('-').expect("an id like U-3.2")];
                    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.');
                    let found = words.map(|word| word.trim_end_matches('.'));
                    found
                        .filter(|word| word.starts_with(prefix) && word.contains('.'))
                        .map(str::to_owned)
                        .collect()
                };
                for id in mentioned(&other) {
                    assert!(known.contains(&id.as_str()), "{game}: {text} mentions {id}, which there is not");
                }
            }
        }
    }
}

#[test]
fn every_example_is_shown_once_and_exists() {
    for info in shelf() {
        let text = guide(&info.id, "guide", Language::default());
        let shown: Vec<&str> =
            figures(&text).iter().filter_map(|figure| figure.name.strip_prefix("example:")).collect();
        let there: BTreeSet<&str> = stories(&info.id, "examples").iter().map(|(name, _)| *name).collect();
        assert_eq!(shown.len(), shown.iter().collect::<BTreeSet<_>>().len(), "{}: {shown:?}", info.id);
        assert_eq!(shown.into_iter().collect::<BTreeSet<_>>(), there, "{}", info.id);
    }
}

/// Where each rule can be seen: `lesson trick`, `example a`, `picture opening`.
fn reached(game: &str) -> BTreeMap<String, Vec<String>> {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut at = |rule: &str, place: String| places.entry(rule.to_owned()).or_default().push(place);
    for (kind, word) in [("lessons", "lesson"), ("examples", "example")] {
        for (name, text) in stories(game, kind) {
            let script: Script =
                reading::from_text(text).unwrap_or_else(|why| panic!("{game}: {name}: {why}"));
            for rule in script.step.iter().flat_map(|step| &step.rules) {
                at(rule, format!("{word} {name}"));
            }
        }
    }
    for figure in figures(&guide(game, "guide", Language::default())) {
        for rule in figure.rules {
            at(rule, format!("picture {}", figure.name));
        }
    }
    places
}

/// Every rule is shown somewhere: a new one comes with a lesson, an example or a picture.
/// `cargo nextest run -p comptoir-games guides --no-capture` says where.
#[test]
fn every_rule_is_shown() {
    for info in shelf() {
        let places = reached(&info.id);
        for id in ids(&info.id) {
            let shown = places.get(id).map(|places| places.join(", "));
            println!("{id}: {}", shown.as_deref().unwrap_or("in words alone"));
            assert!(shown.is_some(), "{}: nothing shows {id}", info.id);
        }
    }
}

#[test]
fn figures_are_found_in_a_text() {
    let text = "![Two sevens.](example:d \"U-3.3 U-3.4\")\n- ![](card:red_6) a card\n![A map](map)";
    let expected = [
        Figure { name: "example:d", rules: vec!["U-3.3", "U-3.4"] },
        Figure { name: "map", rules: Vec::new() },
    ];
    assert_eq!(figures(text), expected);
}
