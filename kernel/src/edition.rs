//! Editions: rules can be corrected for years without anybody losing a game.
//!
//! A table is set up under the newest edition of its game and is played, replayed and verified under it for ever. A state
//! knows its edition, so a corrected rule is one `if` at the line of the rule, or a value that differs [`ByEdition`] in the
//! data file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// An edition of a game's rules: 1, 2, ...
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Edition(pub u16);

impl std::fmt::Display for Edition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// What `CHANGES.md` says about one edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EditionInfo {
    /// Since when tables are set up under it: `2026-11-16`.
    pub since: String,
}

/// What to say about a game that is played under an edition that is not the newest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OlderRules {
    /// Since when tables were set up under its edition.
    pub since: String,
    /// The later editions, whose changes do not hold for it.
    pub later: Vec<Edition>,
}

/// The editions of a `CHANGES.md`, the first one first: headings `## Edition 1, since 2026-11-16`. Everything else is for the
/// reader; what players are told of a later edition stands in the game's words.
pub(crate) fn read(changes: &str) -> Result<Vec<EditionInfo>, String> {
    let mut editions = Vec::new();
    for heading in changes.lines().filter_map(|line| line.strip_prefix("## ")) {
        let since = heading
            .strip_prefix(&format!("Edition {}, since ", editions.len() + 1))
            .filter(|since| since.split('-').map(str::len).eq([4, 2, 2]))
            .ok_or_else(|| format!("this is not the heading of the next edition: {heading}"))?;
        editions.push(EditionInfo { since: since.to_owned() });
    }
    if editions.is_empty() { Err("there is no edition".to_owned()) } else { Ok(editions) }
}

/// A printed value that an edition corrected. In the data file it is the plain value, or a table from the edition that
/// brought it to the value: `cost = { 1 = 3, 2 = 4 }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByEdition<T>(BTreeMap<u16, T>);

impl<T> ByEdition<T> {
    /// The value under this edition.
    ///
    /// # Panics
    /// Never: reading makes sure that edition 1 has a value.
    pub fn get(&self, edition: Edition) -> &T {
        let (_, value) = self.0.range(..=edition.0.max(1)).next_back().expect("edition 1 has a value");
        value
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByEdition<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<ByEdition<T>, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written<T> {
            Always(T),
            Since(BTreeMap<String, T>),
        }
        let since = match Written::deserialize(deserializer)? {
            Written::Always(value) => BTreeMap::from([(1, value)]),
            Written::Since(values) => values
                .into_iter()
                .map(|(edition, value)| {
                    Ok((edition.parse::<u16>().map_err(serde::de::Error::custom)?, value))
                })
                .collect::<Result<_, D::Error>>()?,
        };
        if since.contains_key(&1) && !since.contains_key(&0) {
            Ok(ByEdition(since))
        } else {
            Err(serde::de::Error::custom("the first edition, 1, needs a value"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Data {
        cost: ByEdition<u8>,
    }

    fn read_cost(text: &str) -> Result<Data, serde_json::Error> {
        crate::reading::from_value(&toml::from_str(text).unwrap())
    }

    fn cost(text: &str, edition: u16) -> u8 {
        *read_cost(text).unwrap().cost.get(Edition(edition))
    }

    #[test]
    fn a_value_holds_from_its_edition_on() {
        assert_eq!([1, 2, 9].map(|edition| cost("cost = 3", edition)), [3, 3, 3]);
        let corrected = "cost = { 1 = 3, 3 = 4 }";
        assert_eq!([1, 2, 3, 9].map(|edition| cost(corrected, edition)), [3, 3, 4, 4]);
    }

    #[test]
    fn changes_are_read_edition_by_edition() {
        let first = "# Box\n\n## Edition 1, since 2026-11-16\n\nThe first.\n";
        let second = "\n## Edition 2, since 2027-01-02\n\nBread is dearer.\n";
        let since = |edition: EditionInfo| edition.since;
        let editions = read(&format!("{first}{second}")).unwrap();
        assert_eq!(editions.into_iter().map(since).collect::<Vec<_>>(), ["2026-11-16", "2027-01-02"]);
        let wrong = ["# Box", second, "## Edition 1, since then\n\nThe first."];
        for wrong in wrong {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_first_edition_has_a_value() {
        for wrong in ["cost = { 2 = 3 }", "cost = { 0 = 1, 1 = 2 }", "cost = { one = 1 }", "cost = {}"] {
            assert!(read_cost(wrong).is_err(), "{wrong}");
        }
    }
}
