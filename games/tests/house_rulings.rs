//! Where the rulebook is silent the rules say so: a quote that begins with `⌂`, inside the rule it belongs to.

use comptoir_games::{shelf, with_game};
use comptoir_kernel::{Game, Language};

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

#[test]
fn every_mark_belongs_to_a_rule_and_stands_in_both_languages() {
    for info in shelf() {
        let ids = |language| {
            let rules = with_game!(info.id.as_str(), G => G::rules(language)).expect("on the shelf");
            marked(rules).unwrap_or_else(|why| panic!("{}: {why}", info.id))
        };
        assert_eq!(ids(Language::En), ids(Language::Fr), "{}", info.id);
    }
}

#[test]
fn every_game_marks_its_rulings() {
    for info in shelf() {
        let rules = with_game!(info.id.as_str(), G => G::rules(Language::En)).expect("on the shelf");
        assert!(!marked(rules).expect("in rules").is_empty(), "{} has no house ruling", info.id);
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
