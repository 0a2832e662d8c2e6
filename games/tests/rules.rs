//! The rules in our own words: the same rules in every language, and every rule that code cites stands in them. Where the rulebook is silent they say so: a quote that begins
//! with `⌂`, inside the rule it belongs to.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use comptoir_games::shelf;
use comptoir_words::{Language, rules};

const SIGN: char = '⌂';

/// The ids of the rules that are marked, in their order.
fn marked(rules: &str) -> Result<Vec<&str>, String> {
    let mut marked = Vec::new();
    let mut rule = None;
    for line in rules.lines() {
        if let Some(item) = line.strip_prefix("- ") {
            rule = item.strip_prefix("**").and_then(|item| item.split_once("**")).map(|(id, _)| id);
        } else if !line.starts_with("  ") {
            rule = None;
        }
        if !line.contains(SIGN) {
            continue;
        }
        match (rule, line.strip_prefix("  > ⌂ ")) {
            (Some(id), Some(sentence)) if !sentence.contains(SIGN) => marked.push(id),
            _ => return Err(format!("this mark belongs to no rule: {line}")),
        }
    }
    Ok(marked)
}

/// The ids of the rules, in their order: list items that begin with the id in bold.
fn ids(rules: &str) -> Vec<&str> {
    let items = rules.lines().filter_map(|line| line.strip_prefix("- **"));
    items.map(|item| item.split_once("** ").expect("an id in bold, then the rule").0).collect()
}

/// The rules of a game, in every language.
fn every_language(game: &str) -> impl Iterator<Item = &'static str> {
    Language::ALL.iter().map(move |language| rules(game, *language).expect("on the shelf"))
}

#[test]
fn every_language_has_the_same_rules_each_once() {
    for info in shelf() {
        let english = ids(rules(&info.id, Language::En).expect("on the shelf"));
        assert!(english.len() >= 10, "{}: {english:?}", info.id);
        assert_eq!(english.iter().collect::<BTreeSet<_>>().len(), english.len(), "{}", info.id);
        for other in every_language(&info.id) {
            assert_eq!(ids(other), english, "{}", info.id);
        }
    }
}

/// The Rust sources below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let inside = |path: PathBuf| if path.is_dir() { sources(&path) } else { vec![path] };
    entries.flat_map(inside).filter(|path| path.extension().is_some_and(|kind| kind == "rs")).collect()
}

/// The ids a text cites, which begin with `prefix`: `U-3.2`, and not `U-3`, which is a chapter.
fn cited<'a>(text: &'a str, prefix: &str) -> Vec<&'a str> {
    let from = |(at, _): (usize, &str)| {
        let end = |c: char| !c.is_ascii_digit() && c != '.';
        let length = text[at + prefix.len()..].find(end).map_or(text.len() - at, |end| prefix.len() + end);
        text[at..at + length].trim_end_matches('.')
    };
    let starts = text.match_indices(prefix).filter(|(at, _)| !text[..*at].ends_with(char::is_alphanumeric));
    starts.map(from).filter(|id| id.contains('.')).collect()
}

/// Refusals name their rules, and comments cite them.
#[test]
fn every_rule_that_code_cites_exists() {
    for info in shelf() {
        let rules = ids(rules(&info.id, Language::En).expect("on the shelf"));
        let prefix = &rules[0][..=rules[0].find('-').expect("an id like U-3.2")];
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(&info.id).join("src");
        let mut all = BTreeSet::new();
        for source in sources(&folder) {
            let text = std::fs::read_to_string(&source).unwrap();
            for id in cited(&text, prefix) {
                assert!(rules.contains(&id), "{} cites {id}, which there is not", source.display());
                all.insert(id.to_owned());
            }
        }
        assert!(all.len() * 3 > rules.len(), "{} cites {} of {} rules", info.id, all.len(), rules.len());
    }
}

#[test]
fn what_is_cited_is_found() {
    assert_eq!(cited("U-3.2, (U-7.1). \"U-10.12\" BU-1.2 U-4", "U-"), ["U-3.2", "U-7.1", "U-10.12"]);
}

#[test]
fn every_mark_belongs_to_a_rule_and_stands_in_every_language() {
    for info in shelf() {
        let ids = |rules| marked(rules).unwrap_or_else(|why| panic!("{}: {why}", info.id));
        let english = ids(rules(&info.id, Language::En).expect("on the shelf"));
        for other in every_language(&info.id) {
            assert_eq!(ids(other), english, "{}", info.id);
        }
    }
}

#[test]
fn a_mark_outside_a_rule_is_found() {
    assert_eq!(
        marked("- **X-1** A rule,\n  of two lines.\n  > ⌂ We play it.\n- **X-2** Plain."),
        Ok(vec!["X-1"])
    );
    for wrong in [
        "> ⌂ We play it.",
        "- no id\n  > ⌂ We play it.",
        "- **X-1** A rule. ⌂",
        "- **X-1** A rule.\n\n## X-2\n  > ⌂ So.",
    ] {
        assert!(marked(wrong).is_err(), "{wrong}");
    }
}
