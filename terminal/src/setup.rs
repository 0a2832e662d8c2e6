//! The arguments that set a game up, and the bots that sit down.

use anyhow::{Context, bail, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use comptoir_bots::Level;
use comptoir_kernel::Game;
use comptoir_kernel::chance::Fast;
use serde_json::{Map, Value};
use strum::VariantArray;

/// `--option`, as often as the box has options.
#[derive(clap::Args)]
pub struct OptionArgs {
    /// A choice the box offers, such as `variant=duel_12_farmers`; may be given several times
    #[arg(long = "option", value_name = "OPTION=CHOICE", value_parser = option)]
    options: Vec<(String, String)>,
}

fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((option, choice)) => Ok((option.to_owned(), choice.to_owned())),
        None => Err("expected OPTION=CHOICE".to_owned()),
    }
}

impl std::fmt::Display for OptionArgs {
    /// As typed.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.options.iter().try_for_each(|(option, choice)| write!(f, " --option {option}={choice}"))
    }
}

impl OptionArgs {
    /// The choices made.
    pub fn chosen(&self) -> anyhow::Result<Map<String, Value>> {
        let mut chosen = Map::new();
        for (option, choice) in &self.options {
            if chosen.insert(option.clone(), Value::String(choice.clone())).is_some() {
                bail!("the option `{option}` is given twice");
            }
        }
        Ok(chosen)
    }

    /// The game's options, if the box offers these choices for this many seats.
    pub fn resolve<G: Game>(&self, seats: u8) -> anyhow::Result<G::Options> {
        let all = G::info().allow(&Value::Object(self.chosen()?), seats)?;
        let options = serde_json::from_value(all).context("these options cannot be read")?;
        // Only the game knows which choices go together.
        G::setup(&options, seats, &mut Fast::new(0), &mut ())?;
        Ok(options)
    }
}

/// Accepts the name of a computer player's level.
pub fn level() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::VARIANTS.iter().map(Level::to_string))
        .try_map(|name| name.parse::<Level>())
}

/// One level for each of `count` bots: one for all of them, or one each.
pub fn one_each(levels: &[Level], count: usize) -> anyhow::Result<Vec<Level>> {
    if let [level] = levels {
        return Ok(vec![*level; count]);
    }
    ensure!(
        levels.len() == count,
        "--bots names {} players for {count} seats; name one for all or one each",
        levels.len()
    );
    Ok(levels.to_vec())
}
