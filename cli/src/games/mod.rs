//! What each game brings to the terminal: its table, its words. They stand in the games' own folders, beside the texts.

// A table is drawn once a turn: a sentence that is added reads better than one that is written with a result nobody needs.
#![allow(clippy::format_push_string)]

#[path = "../../../games/golden-city/terminal/mod.rs"]
mod golden_city;
#[path = "../../../games/merchants/terminal/mod.rs"]
mod merchants;
#[path = "../../../games/new-england/terminal/mod.rs"]
mod new_england;
#[cfg(test)]
mod refusals;
#[cfg(test)]
mod sentences;
#[path = "../../../games/ugo/terminal/mod.rs"]
mod ugo;
#[path = "../../../games/valdora/terminal/mod.rs"]
mod valdora;

use anstyle::Style;
use clap::builder::PossibleValuesParser;
use comptoir_kernel::{Heuristic, Info, Remarks, Seat};
use comptoir_words::{Catalogue, Hooks, Language, Speaker, Table, Value, Voice, say, shell};

use serde::Serialize;

use crate::terminal;

/// A game that can be played and read in the terminal. Texts may carry styles: the output strips them where they are
/// not wanted, so no meaning may rest on them.
pub trait Terminal: Heuristic + Remarks {
    /// The whole table as `view` shows it.
    fn draw(view: &Self::View, telling: &Telling) -> String;

    /// What must be decided now.
    fn prompt(view: &Self::View, telling: &Telling) -> String;

    /// The choices that get a number to type, in the order shown. Some may be illegal: choosing one explains why.
    fn offers(view: &Self::View, legal: &[Self::Action]) -> Vec<Self::Action>;

    /// Those choices in words, each with its number; empty where the table drawn already numbers them.
    fn menu(offers: &[Self::Action], telling: &Telling) -> String {
        numbered((1..).zip(offers), telling)
    }

    /// An action typed in words instead of its number.
    fn parse(text: &str, telling: &Telling) -> Option<Self::Action>;

    /// The game's catalogue of sentences.
    const WORDS: &'static Catalogue;

    /// Takes a value apart where the catalogue needs more than its id; the page does the same.
    fn parts(_family: &str, _value: &Value) -> Option<Value> {
        None
    }

    /// Styles the name of a value.
    fn paint(_family: &str, _value: &Value, name: String) -> String {
        name
    }

    /// What happened, or `None` if it goes without saying.
    fn event(event: &Self::Event, telling: &Telling) -> Option<String> {
        told(telling, event)
    }

    /// What a bot says about a step of its own.
    fn says(remark: &Self::Remark, telling: &Telling) -> String {
        telling.words.of("remark", remark)
    }

    /// Why not.
    fn refusal(refusal: &Self::Refusal, telling: &Telling) -> String {
        telling.words.of("refusal", refusal)
    }
}

/// Actions in words, each behind its number.
fn numbered<'a, A: Serialize + 'a>(
    offers: impl Iterator<Item = (usize, &'a A)>,
    telling: &Telling,
) -> String {
    let line = |(number, offer)| format!("{number:>4}  {}\n", telling.words.of("action", offer));
    offers.map(line).collect::<Vec<_>>().concat()
}

/// The line for an event: what the catalogue says, after a title if it opens a chapter.
fn told(telling: &Telling, event: &impl Serialize) -> Option<String> {
    let text = telling.words.of("event", event);
    let text = match telling.words.title("event", event) {
        Some(title) => format!("\n— {title} — {text}"),
        None => text,
    };
    (!text.is_empty()).then_some(text)
}

/// Everything a game's words may depend on.
pub struct Telling {
    /// The language spoken.
    pub language: Language,
    /// The reader's seat.
    pub you: Option<Seat>,
    /// Whoever says the sentences of the game.
    pub words: Speaker,
    names: Vec<String>,
}

impl Telling {
    /// Names may come from anybody's record. Those who have the same one get the number of their seat as well.
    pub fn new<G: Terminal>(voice: impl Into<Voice>, you: Option<Seat>, names: &[String]) -> Telling {
        Telling::of_story::<G>(voice, you, names, None)
    }

    /// The same, with the words of a story of the game.
    pub fn of_story<G: Terminal>(
        voice: impl Into<Voice>,
        you: Option<Seat>,
        names: &[String],
        story: Option<&'static Catalogue>,
    ) -> Telling {
        let voice = voice.into();
        let short = |name: &String| -> String {
            terminal::plain(name).replace('\n', " ").chars().take(LONGEST_NAME).collect()
        };
        let short: Vec<String> = names.iter().map(short).collect();
        let is_shared = |name: &String| short.iter().filter(|other| *other == name).count() > 1;
        let told_apart = |(seat, name): (usize, &String)| match name {
            name if is_shared(name) => format!("{name} {}", seat + 1),
            name => name.clone(),
        };
        let mut names: Vec<String> = short.iter().enumerate().map(told_apart).collect();
        let hooks = || Hooks { parts: G::parts, paint: G::paint };
        // Whoever plays here needs no name: where a list has one all the same, it is "You".
        if let Some(seat) = you
            && let Some(name) = names.get_mut(seat.index())
            && name.is_empty()
        {
            let nameless = Table { names: Vec::new(), you };
            let speaker = Speaker::new(voice, &shell::CATALOGUE, nameless, hooks());
            *name = say!(speaker, shell::TERMINAL_PLAYER, seat = seat);
        }
        let table = Table { names: names.clone(), you };
        let words = Speaker::of_story(voice, G::WORDS, story, table, hooks());
        Telling { language: voice.language(), you, words, names }
    }

    /// The name shown for a seat; "You" where it is the reader's own.
    pub fn name(&self, seat: Seat) -> String {
        say!(self.words, shell::TERMINAL_PLAYER, seat = seat)
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        self.names.len()
    }
}

const LONGEST_NAME: usize = 16;

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A text without its styles, for tables that count letters.
fn unstyled(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

/// With blanks behind it, so that it is as wide as others.
fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(unstyled(text).chars().count())))
}

/// The widest line of a list.
const WIDTH: usize = 110;

/// Items behind a label; where they need more lines, those begin below the first item.
fn listed(label: &str, items: impl IntoIterator<Item = String>) -> String {
    let width = |text: &str| unstyled(text).chars().count();
    let indent = width(label);
    let (mut text, mut column) = (label.to_owned(), indent);
    for item in items {
        let needed = width(&item) + 3;
        if column > indent && column + needed > WIDTH {
            text += " ·\n";
            text += &" ".repeat(indent);
            column = indent;
        }
        text += if column > indent { " · " } else { "" };
        text += &item;
        column += needed;
    }
    text + "\n"
}

/// Accepts the id of a game on the shelf.
pub fn game_id() -> PossibleValuesParser {
    PossibleValuesParser::new(comptoir_games::shelf().iter().map(|info| info.id.as_str()))
}

/// Why an id that is not on the shelf is refused.
pub fn unknown(id: &str) -> anyhow::Error {
    let known: Vec<&str> = comptoir_games::shelf().iter().map(|info| info.id.as_str()).collect();
    let id: String = id.chars().take(40).collect();
    anyhow::anyhow!("there is no game `{id}` here; the games are: {}", known.join(", "))
}

/// The largest table of a game.
pub fn most_seats(info: &Info) -> u8 {
    info.seats.iter().copied().max().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_of_the_same_name_are_told_apart() {
        let names = ["trader", "Zoé", "trader"].map(str::to_owned);
        let telling = Telling::new::<comptoir_games::Ugo>(Language::En, None, &names);
        let shown: Vec<String> = Seat::all(3).map(|seat| telling.name(seat)).collect();
        assert_eq!(shown, ["trader 1", "Zoé", "trader 3"]);
    }
}
