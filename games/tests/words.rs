//! Whatever a game tells, and whatever its box says, has its words in every language.

use std::collections::BTreeSet;

use comptoir_games::{shelf, with_game};
use comptoir_kernel::{Game, Info, Named, Remarks};
use comptoir_words::{CATALOGUES, Catalogue, Language, shell};

fn catalogue(info: &Info) -> &'static Catalogue {
    CATALOGUES
        .iter()
        .find(|catalogue| catalogue.id == info.id)
        .unwrap_or_else(|| panic!("{} has no words", info.id))
}

/// A message as code names it: `event-card-played` is `card_played` of `event`.
fn message(family: &str, name: &str) -> String {
    format!("{family}-{}", name.replace('_', "-"))
}

/// The messages of a family, without their attributes.
fn family<'a>(catalogue: &'a Catalogue, family: &'a str) -> impl Iterator<Item = &'a str> {
    let messages = catalogue.messages.iter().map(|message| message.id);
    messages.filter(move |id| {
        !id.contains('.') && id.strip_prefix(family).is_some_and(|rest| rest.starts_with('-'))
    })
}

#[test]
fn every_event_refusal_and_remark_has_its_sentence() {
    for info in shelf() {
        let catalogue = catalogue(info);
        let told = with_game!(info.id.as_str(), G => [
            ("event", <G as Game>::Event::names()),
            ("refusal", <G as Game>::Refusal::names()),
            ("remark", <G as Remarks>::Remark::names()),
        ]);
        for (tag, names) in told.into_iter().flatten() {
            let known: BTreeSet<String> = names.iter().map(|name| message(tag, name)).collect();
            for id in &known {
                assert!(catalogue.position(id).is_some(), "{} has no sentence for {id}", info.id);
            }
            for id in family(catalogue, tag) {
                assert!(known.contains(id), "{}: {id} is told by nobody", info.id);
            }
        }
    }
}

#[test]
fn everything_on_the_box_has_its_words() {
    let mut customs = BTreeSet::new();
    for info in shelf() {
        let catalogue = catalogue(info);
        let mut own = BTreeSet::from(["title".to_owned(), "title.about".to_owned()]);
        for option in &info.options {
            let id = message("option", &option.id);
            let choices = option.choices.iter().map(|choice| message(&id, &choice.id));
            let said = choices.flat_map(|choice| [format!("{choice}.about"), choice]).chain([id.clone()]);
            // What all games offer in the same words, the shell says for them.
            let whose = if shell::CATALOGUE.position(&id).is_some() { &mut customs } else { &mut own };
            whose.extend(said);
        }
        let sorts = info.kinds.iter().map(|kind| message("kind", kind));
        for id in sorts.chain([format!("weight-{}", info.weight)]) {
            assert!(shell::CATALOGUE.position(&id).is_some(), "{}: the house has no words for {id}", info.id);
        }
        // The first edition has changed nothing.
        own.extend((2..=info.editions.len()).map(|edition| format!("edition-{edition}")));
        said(catalogue, &own);
    }
    said(&shell::CATALOGUE, &customs);
}

/// The catalogue says these, and nothing else that boxes say.
fn said(catalogue: &Catalogue, known: &BTreeSet<String>) {
    for id in known {
        assert!(catalogue.position(id).is_some(), "{} has no words for {id}", catalogue.id);
    }
    for id in ["option", "edition"].into_iter().flat_map(|tag| family(catalogue, tag)) {
        assert!(known.contains(id), "{}: {id} is on no box", catalogue.id);
    }
}

#[test]
fn every_language_has_words_and_rules_for_every_game() {
    let languages: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
    for info in shelf() {
        let codes = |texts: &[(&'static str, _)]| texts.iter().map(|(code, _)| *code).collect::<Vec<_>>();
        assert_eq!(codes(catalogue(info).texts), languages, "{}", info.id);
        assert_eq!(codes(catalogue(info).rules), languages, "{}", info.id);
    }
}
