//! The types a game hands to the kernel are written alike in every game: what they derive, and how they look in JSON and on
//! the page. Each attribute says that once, and a reader of a game sees what a type is for.
//!
//! They only put other attributes before the type, so that everything those allow inside it (`#[serde(default)]`,
//! `#[default]`) is allowed here. A game that uses them depends on `serde` and `strum`, and has a feature `ts`.

use proc_macro::TokenStream;

/// [`Game::Options`](../comptoir_kernel/trait.Game.html): what is chosen when a table is set up. What is not said is at its default,
/// and what does not exist is an error.
#[proc_macro_attribute]
pub fn options(_: TokenStream, item: TokenStream) -> TokenStream {
    before(
        "#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
         #[cfg_attr(feature = \"ts\", derive(::ts_rs::TS))]
         #[serde(deny_unknown_fields, default)]",
        item,
    )
}

/// The choices of one option; the default is marked.
#[proc_macro_attribute]
pub fn choice(_: TokenStream, item: TokenStream) -> TokenStream {
    before(
        "#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::strum::IntoStaticStr)]
         #[cfg_attr(feature = \"ts\", derive(::ts_rs::TS))]
         #[serde(rename_all = \"snake_case\")]
         #[strum(serialize_all = \"snake_case\")]",
        item,
    )
}

/// [`Game::Action`](../comptoir_kernel/trait.Game.html): what a player may do, in the form that records promise to keep.
#[proc_macro_attribute]
pub fn action(_: TokenStream, item: TokenStream) -> TokenStream {
    before(
        "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
         #[cfg_attr(feature = \"ts\", derive(::ts_rs::TS))]
         #[serde(rename_all = \"snake_case\", deny_unknown_fields)]",
        item,
    )
}

/// Facts that are told: [`Game::Event`](../comptoir_kernel/trait.Game.html) and `Remarks::Remark`. Each has a `type` in JSON, and its
/// fields are named after the rulebook.
#[proc_macro_attribute]
pub fn told(_: TokenStream, item: TokenStream) -> TokenStream {
    before(
        "#[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::strum::VariantNames, ::strum::IntoStaticStr)]
         #[cfg_attr(feature = \"ts\", derive(::ts_rs::TS))]
         #[serde(tag = \"type\", rename_all = \"snake_case\")]
         #[allow(missing_docs)]",
        item,
    )
}

/// [`Game::Refusal`](../comptoir_kernel/trait.Game.html): why something is not allowed. Each says `why` in JSON, and its fields are
/// named after the rulebook.
#[proc_macro_attribute]
pub fn refusal(_: TokenStream, item: TokenStream) -> TokenStream {
    before(
        "#[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::strum::VariantNames, ::strum::IntoStaticStr)]
         #[cfg_attr(feature = \"ts\", derive(::ts_rs::TS))]
         #[serde(tag = \"why\", rename_all = \"snake_case\")]
         #[allow(missing_docs)]",
        item,
    )
}

/// `Follies::Folly`: a move that nobody in their senses makes.
#[proc_macro_attribute]
pub fn folly(_: TokenStream, item: TokenStream) -> TokenStream {
    before(
        "#[derive(Clone, Copy, Debug, PartialEq, Eq, ::strum::VariantNames, ::strum::IntoStaticStr)]",
        item,
    )
}

fn before(attributes: &str, item: TokenStream) -> TokenStream {
    let mut whole: TokenStream = attributes.parse().expect("the attributes are part of this file");
    whole.extend(item);
    whole
}
