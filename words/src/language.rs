//! The languages of the house.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A language of the house, by its code in ISO 639.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[allow(missing_docs)] // the code says it
pub enum Language {
    #[default]
    En,
    Fr,
}

impl Language {
    /// Every language of the house.
    pub const ALL: &[Language] = Language::VARIANTS;

    /// Its code, as in the names of files: `fr`.
    pub fn code(self) -> &'static str {
        self.into()
    }
}
