//! What the box says, as ids and numbers: seats, options, credits. Read from the head of the game's data file; what they are
//! called is in the game's words.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::edition::{self, Edition, EditionInfo, OlderRules};
use crate::{customs, reading};

/// What the box says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Info {
    /// The game's id, as in commands and addresses: `golden-city`.
    pub id: String,
    /// Who made it.
    pub designers: Vec<String>,
    /// Who developed it together with them.
    #[serde(default)]
    pub developers: Vec<String>,
    /// Who drew the original.
    pub artists: Vec<String>,
    /// Who published it, with the year.
    pub publishers: Vec<String>,
    /// Who translated the rulebook.
    #[serde(default)]
    pub translators: Vec<String>,
    /// How many can play.
    pub seats: Vec<u8>,
    /// From what age on.
    pub age: u8,
    /// How long it takes.
    pub minutes: u16,
    /// In how many minutes its lessons teach it.
    pub learn: u16,
    /// How much there is to keep in mind: 1, 2 or 3.
    pub weight: u8,
    /// What kinds of game it is, by ids that the house has words for.
    pub kinds: Vec<String>,
    /// The editions of its rules, the first one first.
    #[serde(default)]
    pub editions: Vec<EditionInfo>,
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
    /// Whether it changes little, so that it need not be tried together with every other choice.
    #[serde(default)]
    pub minor: bool,
    /// The choices; the first is the default.
    #[serde(alias = "choice")]
    pub choices: Vec<Choice>,
    /// Where another choice is the default.
    #[serde(default)]
    pub default_with: Vec<DefaultWith>,
}

/// A default that depends on another option, which stands earlier in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DefaultWith {
    /// If this option
    pub option: String,
    /// has this value,
    pub choice: String,
    /// then this is the default.
    pub default: String,
}

/// One choice of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// Its value in the options object.
    pub id: String,
    /// With how many seats it can be played.
    #[serde(default = "any_seats")]
    pub seats: Vec<u8>,
}

fn any_seats() -> Vec<u8> {
    (1..=crate::MAX_SEATS as u8).collect()
}

impl Info {
    /// Reads the `[game]` table of a data file and the editions of `CHANGES.md`, and adds the customs of the house that the
    /// data file names.
    pub fn read(data: &str, changes: &str) -> Result<Info, serde_json::Error> {
        let data: Value = serde_json::from_str(data)?;
        let game = &data["game"];
        let customs: Option<Vec<String>> = reading::from_value(&game["customs"])?;
        let mut info: Info = reading::from_value(game)?;
        info.editions = edition::read(changes).map_err(serde::de::Error::custom)?;
        for name in customs.into_iter().flatten() {
            let option = customs::option(&name)
                .ok_or_else(|| serde::de::Error::custom(format!("the house has no custom `{name}`")))?;
            info.options.push(option);
        }
        for option in &mut info.options {
            for choice in &mut option.choices {
                choice.seats.retain(|seats| info.seats.contains(seats));
            }
            option.choices.retain(|choice| !choice.seats.is_empty());
        }
        Ok(info)
    }

    /// The edition tables are set up under.
    pub fn newest(&self) -> Edition {
        Edition(self.editions.len() as u16)
    }

    /// What to say about a game of this edition, if it is not the newest.
    pub fn older_rules(&self, edition: Edition) -> Option<OlderRules> {
        let known = self.editions.get(usize::from(edition.0).checked_sub(1)?..)?;
        let (own, later) = known.split_first()?;
        let later: Vec<Edition> = (edition.0 + 1..).map(Edition).take(later.len()).collect();
        (!later.is_empty()).then(|| OlderRules { since: own.since.clone(), later })
    }

    /// Every combination of choices, as options objects; `setup` refuses those that do not go together. A choice of a minor
    /// option is tried once, with everything else at its default.
    pub fn combinations(&self) -> Vec<Value> {
        let (minor, major): (Vec<_>, Vec<_>) = self.options.iter().partition(|option| option.minor);
        let mut combinations = vec![Map::new()];
        for option in major {
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
        for option in minor {
            for choice in option.choices.iter().skip(1) {
                combinations.push(Map::from_iter([(option.id.clone(), choice.id.clone().into())]));
            }
        }
        combinations.into_iter().map(|chosen| Value::Object(self.complete(chosen))).collect()
    }

    /// Every option at its default.
    pub fn defaults(&self) -> Value {
        Value::Object(self.complete(Map::new()))
    }

    /// The chosen options, and the default of every other.
    fn complete(&self, mut chosen: Map<String, Value>) -> Map<String, Value> {
        for OptionInfo { id, choices, default_with, .. } in &self.options {
            if chosen.contains_key(id) {
                continue;
            }
            let with = default_with
                .iter()
                .find(|with| chosen.get(&with.option) == Some(&with.choice.clone().into()));
            let default = with.map(|with| &with.default).or(choices.first().map(|first| &first.id));
            chosen.extend(default.map(|default| (id.clone(), default.clone().into())));
        }
        chosen
    }

    /// All the options, from those that were chosen. Refuses what the box does not offer, before it becomes the game's own
    /// type.
    pub fn allow(&self, options: &Value, seats: u8) -> Result<Value, SetupError> {
        self.allow_seats(seats)?;
        let chosen = options.as_object().ok_or(SetupError::NotAnObject)?;
        for (id, value) in chosen {
            match value.as_str() {
                Some(choice) => self.allow_choice(id, choice, seats)?,
                None => return Err(SetupError::unknown_choice(id, &value.to_string())),
            }
        }
        Ok(Value::Object(self.complete(chosen.clone())))
    }

    /// Refuses options the box does not offer with this many seats. `setup` asks this, and then looks at how they go together.
    /// The usual options take no memory to look at: games are set up by the million.
    pub fn allow_options<O: Serialize + Default + PartialEq>(
        &self,
        options: &O,
        seats: u8,
    ) -> Result<(), SetupError> {
        let usual = |option: &OptionInfo| {
            let first = option.choices.first();
            option.default_with.is_empty() && first.is_none_or(|first| first.seats.contains(&seats))
        };
        if *options == O::default() && self.options.iter().all(usual) {
            return self.allow_seats(seats);
        }
        let options = serde_json::to_value(options).map_err(|_| SetupError::NotAnObject)?;
        self.allow(&options, seats).map(|_| ())
    }

    /// Refuses a number of seats the box does not offer.
    pub fn allow_seats(&self, seats: u8) -> Result<(), SetupError> {
        if self.seats.contains(&seats) {
            return Ok(());
        }
        Err(SetupError::Seats { asked: seats, allowed: self.seats.clone() })
    }

    /// Refuses a choice the box does not offer with this many seats.
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const BOX: &str = r#"
        [game]
        id = "box"
        designers = []
        artists = []
        publishers = []
        seats = [2, 3]
        age = 8
        minutes = 10
        learn = 5
        weight = 1
        kinds = ["tricks"]
        [[game.option]]
        id = "board"
        choices = [
            { id = "short", seats = [2, 3] },
            { id = "long", seats = [3] },
        ]
        [[game.option]]
        id = "start"
        default_with = [{ option = "board", choice = "long", default = "free" }]
        choices = [
            { id = "fixed", seats = [2, 3] },
            { id = "free", seats = [2, 3] },
        ]
        [[game.option]]
        id = "memory"
        minor = true
        choices = [
            { id = "open", seats = [2, 3] },
            { id = "hidden", seats = [2, 3] },
        ]
    "#;

    const CHANGES: &str = "## Edition 1, since 2026-11-16\n";

    /// What `printed!` makes of it.
    fn json_of(toml: &str) -> String {
        toml::from_str::<Value>(toml).unwrap().to_string()
    }

    #[test]
    fn a_default_may_depend_on_an_earlier_choice() {
        let info = Info::read(&json_of(BOX), CHANGES).unwrap();
        let all = |chosen: Value| info.allow(&chosen, 3).unwrap();
        assert_eq!(info.defaults(), json!({ "board": "short", "start": "fixed", "memory": "open" }));
        assert_eq!(
            all(json!({ "board": "long" })),
            json!({ "board": "long", "start": "free", "memory": "open" })
        );
        let chosen = json!({ "board": "long", "start": "fixed", "memory": "hidden" });
        assert_eq!(all(chosen.clone()), chosen);
        assert!(info.allow(&json!({ "board": "long" }), 2).is_err());
    }

    #[test]
    fn a_game_of_an_older_edition_is_told_what_does_not_hold_for_it() {
        let second = "## Edition 2, since 2027-01-02\n";
        let info = Info::read(&json_of(BOX), &format!("{CHANGES}{second}")).unwrap();
        let older = info.older_rules(Edition(1)).unwrap();
        assert_eq!((&*older.since, &*older.later), ("2026-11-16", &[Edition(2)][..]));
        for edition in [0, 2, 3] {
            assert_eq!(info.older_rules(Edition(edition)), None);
        }
    }

    #[test]
    fn a_game_names_the_customs_it_has() {
        let with = |customs: &str| {
            Info::read(&json_of(&BOX.replace("seats = [2, 3]\n        age", customs)), CHANGES)
        };
        let info = with("seats = [2, 3]\n customs = [\"first\"]\n age").unwrap();
        let first = info.options.iter().find(|option| option.id == "first").unwrap();
        let offered: Vec<_> = first.choices.iter().map(|choice| (&*choice.id, &*choice.seats)).collect();
        assert_eq!(
            offered,
            [("lot", &[2, 3][..]), ("seat_1", &[2, 3]), ("seat_2", &[2, 3]), ("seat_3", &[3])]
        );
        assert!(info.allow_options(&json!({ "first": "seat_3" }), 3).is_ok());
        assert!(info.allow_options(&json!({ "first": "seat_3" }), 2).is_err());
        assert!(with("seats = [2, 3]\n customs = [\"last\"]\n age").is_err());
    }

    #[test]
    fn minor_choices_are_tried_alone() {
        let combinations = Info::read(&json_of(BOX), CHANGES).unwrap().combinations();
        assert_eq!(combinations.len(), 5);
        assert_eq!(combinations[4], json!({ "board": "short", "start": "fixed", "memory": "hidden" }));
    }
}
