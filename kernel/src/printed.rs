//! What is printed in a game's box, and how its rules changed: two files that are part of the program. The data file is TOML for people, and
//! JSON here: [`printed!`](crate::printed) reads it while the game is compiled.

use std::sync::OnceLock;

use serde::de::DeserializeOwned;

use crate::{Info, reading};

/// A game's data file and its `CHANGES.md`, each read when it is first asked for.
#[derive(Debug)]
pub struct Printed<D> {
    file: &'static str,
    changes: &'static str,
    data: OnceLock<D>,
    info: OnceLock<Info>,
}

impl<D: DeserializeOwned> Printed<D> {
    /// The data file as [`printed!`](crate::printed) gives it, and the text of `CHANGES.md`.
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
            reading::from_text(self.file).expect("the data file is part of the program and tested")
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
