//! Data files are written in TOML, for people. A program that read them itself would carry a TOML reader into every page, where it would be
//! the largest part of a game's module; so they are read while the game is compiled, and are JSON in the program.

use std::path::Path;

use proc_macro::{TokenStream, TokenTree};

/// The data file at this path, from the folder of the crate's `Cargo.toml`, as JSON text: `printed!("data/ugo.toml")`.
///
/// # Panics
/// Never: text in quotes is a Rust expression.
#[proc_macro]
pub fn printed(input: TokenStream) -> TokenStream {
    let code = match read(input) {
        // The file is named as well, so that cargo compiles the game again when it changes.
        Ok((path, json)) => format!("{{ const _: &[u8] = include_bytes!({path:?}); {json:?} }}"),
        Err(why) => format!("compile_error!({why:?})"),
    };
    code.parse().expect("text in quotes is a Rust expression")
}

/// The whole path of the file, and what is in it.
fn read(input: TokenStream) -> Result<(String, String), String> {
    let name = one_text(input).ok_or("the name of a data file, in quotes")?;
    let folder = std::env::var("CARGO_MANIFEST_DIR").map_err(|_| "cargo says where the crate is")?;
    let path = Path::new(&folder).join(&name);
    let text = std::fs::read_to_string(&path).map_err(|why| format!("{name}: {why}"))?;
    let data: serde_json::Value = toml::from_str(&text).map_err(|why| format!("{name}: {why}"))?;
    let path = path.to_str().ok_or("the path of a data file is Unicode")?;
    Ok((path.to_owned(), data.to_string()))
}

fn one_text(input: TokenStream) -> Option<String> {
    let mut tokens = input.into_iter();
    let (Some(TokenTree::Literal(literal)), None) = (tokens.next(), tokens.next()) else { return None };
    Some(literal.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}
