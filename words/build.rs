//! Reads every catalogue and makes a constant of each message, so that a sentence that does not exist does not compile. Brings the
//! rules of the games along, which are in the same languages.

use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Resource};

#[path = "src/variables.rs"]
mod variables;

/// The language whose messages the others have, too. The gate compares them.
const FIRST: &str = "en.ftl";

/// Folders of a game whose scripts have a catalogue of their own, which is read when one of them is opened.
const STORIES: [&str; 2] = ["lessons", "examples"];

fn main() -> Result<(), String> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo sets CARGO_MANIFEST_DIR")?);
    let mut catalogues = vec![("shell".to_owned(), here.clone())];
    let games = here.join("../games");
    println!("cargo:rerun-if-changed={}", games.display());
    for game in sorted(&games)? {
        let words = game.join("words");
        if words.join(FIRST).is_file() {
            let id =
                game.file_name().and_then(|name| name.to_str()).ok_or("a game's folder is not Unicode")?;
            catalogues.push((id.to_owned(), words));
        }
    }
    let shared = read(&here.join(FIRST))?;
    let mut parts = Vec::new();
    for (id, folder) in &catalogues {
        parts.push(catalogue(id, folder, &shared).map_err(|why| format!("{}: {why}", folder.display()))?);
    }
    let mut stories = Vec::new();
    for (id, folder) in catalogues.iter().skip(1) {
        let own = format!("{shared}\n{}", read(&folder.join(FIRST))?);
        for story in STORIES {
            let folder = folder.with_file_name(story);
            println!("cargo:rerun-if-changed={}", folder.display());
            let words = folder.join("words");
            if words.join(FIRST).is_file() {
                let id = format!("{id}/{story}");
                parts
                    .push(catalogue(&id, &words, &own).map_err(|why| format!("{}: {why}", words.display()))?);
                stories.push(format!("&{}::CATALOGUE", module(&id)));
            }
        }
    }
    parts.push(format!(
        "/// What is said in the games' lessons and examples, each beside the scripts it belongs to.\npub static STORIES: &[&Catalogue] = &[{}];\n",
        stories.join(", ")
    ));
    let all: Vec<String> = catalogues.iter().map(|(id, _)| format!("&{}::CATALOGUE", module(id))).collect();
    parts.push(format!(
        "/// Every catalogue, the shell's first.\npub static CATALOGUES: &[&Catalogue] = &[{}];\n",
        all.join(", ")
    ));
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?).join("catalogues.rs");
    fs::write(&out, parts.concat()).map_err(|why| format!("{}: {why}", out.display()))
}

/// A module with a constant for each message and attribute, and the texts in every language.
fn catalogue(id: &str, folder: &Path, shared: &str) -> Result<String, String> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let texts = by_language(folder, "", ".ftl")?;
    let rules =
        folder.parent().map(|game| by_language(game, "rules.", ".md")).transpose()?.unwrap_or_default();
    let own = read(&folder.join(FIRST))?;
    let own = parsed(&own)?;
    // A game's sentences may refer to those everybody uses.
    let mut known = variables::of(&parsed(shared)?);
    known.extend(variables::of(&own));
    let variables = variables::closed(&known);
    let mut constants = Vec::new();
    let mut names = Vec::new();
    for message in ids(&own) {
        let name = message.to_uppercase().replace(['-', '.'], "_");
        constants.push(format!(
            "    /// `{message}`\n    pub const {name}: Message = Message {{ id: {message:?}, variables: &{:?} }};\n",
            variables[&message].iter().collect::<Vec<_>>()
        ));
        names.push(name);
    }
    let (module, constants, names) = (module(id), constants.concat(), names.join(", "));
    Ok(format!(
        "/// The messages of `{id}`.
pub mod {module} {{
    use crate::catalogue::{{Catalogue, Message}};
{constants}    /// All of them, in the order of the file.
    pub static CATALOGUE: Catalogue =
        Catalogue {{ id: {id:?}, messages: &[{names}], texts: &[{texts}], rules: &[{rules}] }};
}}
"
    ))
}

/// The files whose names are a language's code between `before` and `after`: pairs of the code and the text.
fn by_language(folder: &Path, before: &str, after: &str) -> Result<String, String> {
    let mut texts = Vec::new();
    for file in sorted(folder)? {
        let path = file.to_str().ok_or("a path is not Unicode")?;
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if let Some(code) = name.strip_prefix(before).and_then(|rest| rest.strip_suffix(after)) {
            texts.push(format!("({code:?}, include_str!({path:?}))"));
            println!("cargo:rerun-if-changed={path}");
        }
    }
    Ok(texts.join(", "))
}

fn module(id: &str) -> String {
    id.replace(['-', '/'], "_")
}

/// The messages and attributes in the order of the file: `round`, `round.title`.
fn ids(resource: &Resource<&str>) -> Vec<String> {
    let mut ids = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if message.value.is_some() {
            ids.push(message.id.name.to_owned());
        }
        ids.extend(message.attributes.iter().map(|part| format!("{}.{}", message.id.name, part.id.name)));
    }
    ids
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))
}

fn parsed(text: &str) -> Result<Resource<&str>, String> {
    fluent_syntax::parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}
