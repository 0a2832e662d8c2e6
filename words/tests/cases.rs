//! The page and the terminal say the same: one table of cases for both.

use comptoir_kernel::Seat;
use comptoir_words::{Catalogue, Hooks, Language, Message, Speaker, Table, Value, Voice};
use serde::Deserialize;
use serde_json::json;

#[derive(Deserialize)]
struct File {
    names: Vec<String>,
    you: u8,
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    language: String,
    family: String,
    value: Value,
    text: String,
    title: Option<String>,
}

const fn in_order(id: &'static str) -> Message {
    Message { id, variables: &[] }
}

static CASES: Catalogue = Catalogue {
    id: "cases",
    messages: &[in_order("ware-wood"), in_order("ware-fine-ore")],
    texts: &[("en", include_str!("cases.en.ftl")), ("fr", include_str!("cases.fr.ftl"))],
    rules: &[],
};

/// `red_6`
fn parts(family: &str, value: &Value) -> Option<Value> {
    let (colour, number) = value.as_str().filter(|_| family == "card")?.split_once('_')?;
    Some(json!({ "colour": colour, "value": number.parse::<u8>().ok()? }))
}

fn speaker(voice: Voice, file: &File) -> Speaker {
    let table = Table { names: file.names.clone(), you: Some(Seat(file.you)) };
    Speaker::new(voice, &CASES, table, Hooks { parts, ..Hooks::default() })
}

#[test]
fn the_terminal_says_what_the_table_of_cases_says() {
    let file: File = serde_json::from_str(include_str!("cases.json")).unwrap();
    for case in &file.cases {
        let language = Language::ALL.iter().find(|language| language.code() == case.language);
        let speaker = speaker(language.map_or(Voice::Pseudo, |language| Voice::Plain(*language)), &file);
        assert_eq!(speaker.of(&case.family, &case.value), case.text, "{}", case.value);
        assert_eq!(speaker.title(&case.family, &case.value), case.title, "{}", case.value);
        assert_eq!(speaker.troubles(), Vec::<String>::new(), "{}", case.value);
    }
}

#[test]
fn what_cannot_be_said_is_reported() {
    let file: File = serde_json::from_str(include_str!("cases.json")).unwrap();
    let speaker = speaker(Language::En.into(), &file);
    let troubled = |family: &str, value: Value| {
        let text = speaker.of(family, &value);
        assert!(!speaker.troubles().is_empty(), "{family} of {value}: {text}");
    };
    troubled("event", json!({ "type": "unknown" }));
    troubled("event", json!({ "type": "card_played", "seat": 0 }));
    troubled("event", json!({ "type": "card_played", "seat": 0, "card": "white_6" }));
    troubled("event", json!({ "type": "passed", "seat": "Ada" }));
}
