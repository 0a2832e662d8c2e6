//! What is printed in a game's box, and how its rules changed: two files that are part of the program.

use std::sync::OnceLock;

use serde::de::DeserializeOwned;

use crate::Info;

/// A game's data file and its `CHANGES.md`, each read when it is first asked for.
#[derive(Debug)]
pub struct Printed<D> {
    file: &'static str,
    changes: &'static str,
    data: OnceLock<D>,
    info: OnceLock<Info>,
}

impl<D: DeserializeOwned> Printed<D> {
    /// The two texts.
    pub const fn new(file: &'static str, changes: &'static str) -> Printed<D> {
        Printed { file, changes, data: OnceLock::new(), info: OnceLock::new() }
    }

    /// The data file as the game's own type.
    ///
    /// # Panics
    /// If it is not of that type, which a test of the game would have found.
    #[inline]
    pub fn data(&self) -> &D {
        self.data.get_or_init(|| {
            toml::from_str(self.file).expect("the data file is part of the program and tested")
        })
    }

    /// What the box says.
    ///
    /// # Panics
    /// If the files do not say it, which a test of the game would have found.
    pub fn info(&self) -> &Info {
        self.info.get_or_init(|| {
            Info::read(self.file, self.changes)
                .expect("the data file and CHANGES.md are part of the program and tested")
        })
    }
}
