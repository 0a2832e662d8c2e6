//! The types a game hands to the kernel are written alike in every game: what they derive, and how they look in JSON and on
//! the page. Each attribute says that once, and a reader of a game sees what a type is for.
//!
//! They only put other attributes before the type, so that everything those allow inside it (`#[serde(default)]`,
//! `#[default]`) is allowed here. A game that uses them depends on `serde` and `strum`, and has a feature `ts`.
//! `#[game]` does the same for the rules: a game writes down only what is its own.

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// `impl Game`: fills in what nearly every game writes alike. The types are `Options`, `Action`, `Event`, `View` and `Refusal`, and
/// `begin`, `info`, `view`, `imagine` and `tally` ask `Self::new`, `data::info`, `View::of`, `View::imagine` and
/// `Self::standings`. Those of these functions that a game writes itself are left alone.
#[proc_macro_attribute]
pub fn game(_: TokenStream, item: TokenStream) -> TokenStream {
    const TYPES: &str = "type Options = Options;
        type Action = Action;
        type Event = Event;
        type View = View;
        type Refusal = Refusal;";
    const FUNCTIONS: [(&str, &str); 5] = [
        ("info", "fn info() -> &'static ::comptoir_kernel::Info { crate::data::info() }"),
        (
            "begin",
            "fn begin(
                setup: &::comptoir_kernel::Setup<Options>,
                chance: &mut impl ::comptoir_kernel::Chance,
                tell: &mut impl ::comptoir_kernel::Tell<Event>,
            ) -> Self { Self::new(*setup, chance, tell) }",
        ),
        ("view", "fn view(&self, viewer: ::comptoir_kernel::Viewer) -> View { View::of(self, viewer) }"),
        (
            "imagine",
            "fn imagine(view: &View, chance: &mut impl ::comptoir_kernel::Chance) -> Self { view.imagine(chance) }",
        ),
        ("tally", "fn tally(&self) -> ::comptoir_kernel::Standings { self.standings() }"),
    ];
    let mut tokens: Vec<TokenTree> = item.into_iter().collect();
    let Some(TokenTree::Group(body)) = tokens.pop() else { return tokens.into_iter().collect() };
    let written = names(body.stream());
    let mut whole = parsed(TYPES);
    for (name, function) in FUNCTIONS {
        if !written.iter().any(|own| own == name) {
            whole.extend(parsed(function));
        }
    }
    whole.extend(body.stream());
    tokens.push(TokenTree::Group(Group::new(Delimiter::Brace, whole)));
    tokens.into_iter().collect()
}

/// The functions of a body, by name.
fn names(body: TokenStream) -> Vec<String> {
    let words = body.into_iter().map(|token| match token {
        TokenTree::Ident(word) => word.to_string(),
        _ => String::new(),
    });
    let words: Vec<String> = words.collect();
    words.windows(2).filter(|pair| pair[0] == "fn").map(|pair| pair[1].clone()).collect()
}

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
    let mut whole = parsed(attributes);
    whole.extend(item);
    whole
}

/// What stands in this file.
fn parsed(written: &str) -> TokenStream {
    written.parse().expect("it is part of this file")
}
