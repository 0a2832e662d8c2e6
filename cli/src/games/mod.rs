//! What each game brings to the terminal: its table, its words.

mod golden_city;
mod merchants;
mod new_england;
mod ugo;
mod valdora;

use anstyle::Style;
use clap::builder::PossibleValuesParser;
use comptoir_kernel::{Heuristic, Info, Language, Seat};

use crate::terminal;

/// A game that can be played and read in the terminal. Texts may carry styles: the output strips them where they are
/// not wanted, so no meaning may rest on them.
pub trait Terminal: Heuristic {
    /// The whole table as `view` shows it.
    fn draw(view: &Self::View, telling: &Telling) -> String;

    /// What must be decided now.
    fn prompt(view: &Self::View, telling: &Telling) -> String;

    /// The choices that get a number to type, in the order shown. Some may be illegal: choosing one explains why.
    fn offers(view: &Self::View, legal: &[Self::Action]) -> Vec<Self::Action>;

    /// Those choices in words, each with its number; empty where the table drawn already numbers them.
    fn menu(offers: &[Self::Action], telling: &Telling) -> String;

    /// An action typed in words instead of its number.
    fn parse(text: &str, telling: &Telling) -> Option<Self::Action>;

    /// What happened, or `None` if it goes without saying.
    fn event(event: &Self::Event, telling: &Telling) -> Option<String>;

    /// What a bot says about a step of its own.
    fn says(remark: &Self::Remark, telling: &Telling) -> String;

    /// Why not.
    fn refusal(refusal: &Self::Refusal, telling: &Telling) -> String;
}

/// Everything a game's words may depend on.
pub struct Telling {
    /// The language spoken.
    pub language: Language,
    /// The reader's seat.
    pub you: Option<Seat>,
    names: Vec<String>,
}

impl Telling {
    /// Names may come from anybody's record. Those who have the same one get the number of their seat as well.
    pub fn new(language: Language, you: Option<Seat>, names: &[String]) -> Telling {
        let short = |name: &String| -> String {
            terminal::plain(name).replace('\n', " ").chars().take(LONGEST_NAME).collect()
        };
        let short: Vec<String> = names.iter().map(short).collect();
        let is_shared = |name: &String| short.iter().filter(|other| *other == name).count() > 1;
        let told_apart = |(seat, name): (usize, &String)| match name {
            name if is_shared(name) => format!("{name} {}", seat + 1),
            name => name.clone(),
        };
        Telling { language, you, names: short.iter().enumerate().map(told_apart).collect() }
    }

    /// The name shown for a seat; "You" where it is the reader's own.
    pub fn name(&self, seat: Seat) -> String {
        match (self.language, self.names.get(seat.index())) {
            (Language::En, _) if self.you == Some(seat) => "You".to_owned(),
            (Language::Fr, _) if self.you == Some(seat) => "Vous".to_owned(),
            (_, Some(name)) => name.clone(),
            (_, None) => format!("#{}", seat.0 + 1),
        }
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        self.names.len()
    }

    /// Who does it: `["play", "plays"]` in English, `["jouez", "joue"]` in French, for the reader and for others.
    pub fn does(&self, seat: Seat, en: [&str; 2], fr: [&str; 2]) -> String {
        let verb = match self.language {
            Language::En => en,
            Language::Fr => fr,
        };
        format!("{} {}", self.name(seat), verb[usize::from(self.you != Some(seat))])
    }
}

const LONGEST_NAME: usize = 16;

/// So many of something, singular or plural. French counts nothing in the singular, English in the plural.
fn counted(count: u16, language: Language, en: [&str; 2], fr: [&str; 2]) -> String {
    let what = match language {
        Language::En => en[usize::from(count != 1)],
        Language::Fr => fr[usize::from(count > 1)],
    };
    format!("{count} {what}")
}

fn points(count: u16, language: Language) -> String {
    counted(count, language, ["point", "points"], ["point", "points"])
}

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// The widest line of a list.
const WIDTH: usize = 110;

/// Items behind a label; where they need more lines, those begin below the first item.
fn listed(label: &str, items: impl IntoIterator<Item = String>) -> String {
    let width = |text: &str| anstream::adapter::strip_str(text).to_string().chars().count();
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
    anyhow::anyhow!("there is no game `{id}` here; there is: {}", known.join(", "))
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
        let names = ["merchant", "Zoé", "merchant"].map(str::to_owned);
        let telling = Telling::new(Language::En, None, &names);
        let shown: Vec<String> = Seat::all(3).map(|seat| telling.name(seat)).collect();
        assert_eq!(shown, ["merchant 1", "Zoé", "merchant 3"]);
    }
}
