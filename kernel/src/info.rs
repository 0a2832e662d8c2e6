//! What the box says: titles, seats, options, credits. Read from the head of the game's data file.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A language of the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

/// The same name in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Names {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

impl Names {
    /// The name in `language`.
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Fr => &self.fr,
        }
    }
}

/// What the box says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Info {
    /// The game's id, as in commands and addresses: `golden-city`.
    pub id: String,
    /// Its title.
    pub names: Names,
    /// One sentence that makes one want to play.
    pub about: Names,
    /// Who made it.
    pub designers: Vec<String>,
    /// Who drew the original.
    pub artists: Vec<String>,
    /// Who published it, with the year.
    pub publishers: Vec<String>,
    /// How many can play.
    pub seats: Vec<u8>,
    /// From what age on.
    pub age: u8,
    /// How long it takes.
    pub minutes: u16,
    /// Changes whenever a stored game would play differently.
    pub rules_version: u32,
    /// What can be chosen when a table is set up.
    #[serde(alias = "option", default)]
    pub options: Vec<OptionInfo>,
}

/// Something to choose when a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its key in the options object.
    pub id: String,
    /// Its name.
    pub names: Names,
    /// The choices; the first is the default.
    #[serde(alias = "choice")]
    pub choices: Vec<Choice>,
}

/// One choice of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// Its value in the options object.
    pub id: String,
    /// Its name.
    pub names: Names,
    /// What it changes, in a sentence.
    pub about: Names,
    /// With how many seats it can be played.
    pub seats: Vec<u8>,
}

impl Info {
    /// Reads the `[game]` table of a data file.
    pub fn from_toml(data: &str) -> Result<Info, toml::de::Error> {
        #[derive(Deserialize)]
        struct Head {
            game: Info,
        }
        toml::from_str::<Head>(data).map(|head| head.game)
    }

    /// Every combination of choices, as options objects; `setup` refuses those that do not go together.
    pub fn combinations(&self) -> Vec<Value> {
        let mut combinations = vec![Map::new()];
        for option in &self.options {
            combinations = combinations
                .iter()
                .flat_map(|chosen| {
                    option.choices.iter().map(|choice| {
                        let mut chosen = chosen.clone();
                        chosen.insert(option.id.clone(), Value::String(choice.id.clone()));
                        chosen
                    })
                })
                .collect();
        }
        combinations.into_iter().map(Value::Object).collect()
    }

    /// Refuses options the box does not offer, before they become the game's own type.
    pub fn allow(&self, options: &Value, seats: u8) -> Result<(), SetupError> {
        self.allow_seats(seats)?;
        for (id, value) in options.as_object().ok_or(SetupError::NotAnObject)? {
            match value.as_str() {
                Some(choice) => self.allow_choice(id, choice, seats)?,
                None => return Err(SetupError::unknown_choice(id, &value.to_string())),
            }
        }
        Ok(())
    }

    /// Refuses a number of seats the box does not offer.
    pub fn allow_seats(&self, seats: u8) -> Result<(), SetupError> {
        if self.seats.contains(&seats) {
            return Ok(());
        }
        Err(SetupError::Seats { asked: seats, allowed: self.seats.clone() })
    }

    /// Refuses a choice the box does not offer with so many seats. `setup` asks this for each of its options and then
    /// looks at how they go together.
    pub fn allow_choice(&self, option: &str, choice: &str, seats: u8) -> Result<(), SetupError> {
        self.allow_seats(seats)?;
        let found = self
            .options
            .iter()
            .find(|known| known.id == option)
            .ok_or_else(|| SetupError::UnknownOption { option: short(option) })?
            .choices
            .iter()
            .find(|known| known.id == choice)
            .ok_or_else(|| SetupError::unknown_choice(option, choice))?;
        if found.seats.contains(&seats) {
            return Ok(());
        }
        Err(SetupError::ChoiceSeats {
            option: option.to_owned(),
            choice: choice.to_owned(),
            asked: seats,
            allowed: found.seats.clone(),
        })
    }
}

impl SetupError {
    fn unknown_choice(option: &str, choice: &str) -> SetupError {
        SetupError::UnknownChoice { option: short(option), choice: short(choice) }
    }
}

/// Enough of somebody's input to recognise it in an error message.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Why a table cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[allow(missing_docs)] // the messages say it
pub enum SetupError {
    #[error("this game is played with {allowed:?} seats, not {asked}")]
    Seats { asked: u8, allowed: Vec<u8> },
    #[error("options must be an object")]
    NotAnObject,
    #[error("there is no option `{option}`")]
    UnknownOption { option: String },
    #[error("the option `{option}` has no choice `{choice}`")]
    UnknownChoice { option: String, choice: String },
    #[error("`{option}` can be `{choice}` with {allowed:?} seats, not with {asked}")]
    ChoiceSeats { option: String, choice: String, asked: u8, allowed: Vec<u8> },
    #[error("`{option}` = `{choice}` does not go with `{with}`")]
    Together { option: String, choice: String, with: String },
}
