//! The rules in our own words: the same rules in every language. Where the rulebook is silent they say so: a quote that begins
//! with `⌂`, inside the rule it belongs to.

use std::collections::BTreeSet;

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
        assert!(english.len() > 20, "{}: {english:?}", info.id);
        assert_eq!(english.iter().collect::<BTreeSet<_>>().len(), english.len(), "{}", info.id);
        for other in every_language(&info.id) {
            assert_eq!(ids(other), english, "{}", info.id);
        }
    }
}

#[test]
fn every_mark_belongs_to_a_rule_and_stands_in_every_language() {
    for info in shelf() {
        let ids = |rules| marked(rules).unwrap_or_else(|why| panic!("{}: {why}", info.id));
        let english = ids(rules(&info.id, Language::En).expect("on the shelf"));
        assert!(!english.is_empty(), "{} has no house ruling", info.id);
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
