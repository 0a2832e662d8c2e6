//! Writes down in Rust what `Cargo.toml` has on the shelf: the games' names, and the macros that go through them.

use std::path::PathBuf;
use std::{env, fs};

/// A game as Rust names it.
struct Boxed {
    /// `golden-city`
    id: String,
    /// `golden_city`: its module here, and the name of its tests.
    module: String,
    /// `GoldenCity`: the type that implements `Game`.
    game: String,
}

fn main() -> Result<(), String> {
    println!("cargo:rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").map_err(|why| format!("Cargo.toml: {why}"))?;
    let list = manifest.split_once("\nshelf = [").and_then(|(_, rest)| rest.split_once(']'));
    let (list, _) = list.ok_or("Cargo.toml has no list `shelf = [...]`")?;
    let ids = list.split(',').map(|id| id.trim().trim_matches('"')).filter(|id| !id.is_empty());
    let boxes: Vec<Boxed> = ids.map(named).collect();
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?).join("shelf.rs");
    let stories = stories_of(&boxes).map_err(|why| format!("the games' stories: {why}"))?;
    fs::write(&out, shelf_of(&boxes) + &stories).map_err(|why| format!("{}: {why}", out.display()))
}

fn named(id: &str) -> Boxed {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    Boxed { id: id.to_owned(), module: id.replace('-', "_"), game: id.split('-').map(capital).collect() }
}

/// Folders of a game that hold scripts. `words/build.rs` reads their catalogues.
const STORIES: [&str; 2] = ["lessons", "examples"];

/// The scripts of every game, in the order of their files' names; what is before the first `-` is there for the order alone.
fn stories_of(boxes: &[Boxed]) -> std::io::Result<String> {
    let mut arms = Vec::new();
    for (Boxed { id, .. }, kind) in boxes.iter().flat_map(|game| STORIES.map(|kind| (game, kind))) {
        let folder = format!("{id}/{kind}");
        println!("cargo:rerun-if-changed={folder}");
        if !PathBuf::from(&folder).is_dir() {
            continue;
        }
        let entries = fs::read_dir(&folder)?.collect::<std::io::Result<Vec<_>>>()?;
        let mut files: Vec<String> =
            entries.iter().filter_map(|entry| entry.file_name().into_string().ok()).collect();
        files.sort();
        let scripts = files.iter().filter_map(|file| Some((file, file.strip_suffix(".toml")?)));
        let scripts: Vec<String> = scripts
            .map(|(file, name)| {
                let name = name.split_once('-').map_or(name, |(_, name)| name);
                format!("({name:?}, comptoir_kernel::printed!(\"{folder}/{file}\"))")
            })
            .collect();
        arms.push(format!("        ({id:?}, {kind:?}) => &[{}],\n", scripts.join(", ")));
    }
    let arms = arms.concat();
    Ok(format!(
        "
/// The scripts of a game's stories of a kind, `lessons` or `examples`: each one's name, and its file as JSON.
pub fn stories(game: &str, kind: &str) -> &'static [(&'static str, &'static str)] {{
    match (game, kind) {{
{arms}        _ => &[],
    }}
}}
"
    ))
}

fn shelf_of(boxes: &[Boxed]) -> String {
    let each = |line: fn(&Boxed) -> String| boxes.iter().map(line).collect::<Vec<_>>().concat();
    let names = each(|Boxed { module, game, .. }| {
        format!("pub use comptoir_{module} as {module};\npub use {module}::{game};\n")
    });
    let arms = each(|Boxed { id, game, .. }| {
        format!("            {id:?} => {{ type $G = $crate::{game}; Some($body) }}\n")
    });
    let tests = each(|Boxed { module, game, .. }| {
        format!("        #[test]\n        fn {module}() {{ $check::<$crate::{game}>() }}\n")
    });
    let infos = each(|Boxed { game, .. }| format!("<{game} as comptoir_kernel::Game>::info(), "));
    format!(
        "{names}
/// Runs `$body` with `$G` standing for the type of the game whose id is `$id`; `None` for an id the shelf does not
/// have.
///
/// ```
/// use comptoir_games::with_game;
/// use comptoir_kernel::Game;
/// let seats = with_game!(\"ugo\", G => G::info().seats.clone());
/// assert_eq!(seats.as_deref(), Some(&[2, 3, 4][..]));
/// ```
#[macro_export]
macro_rules! with_game {{
    ($id:expr, $G:ident => $body:expr) => {{
        match $id {{
{arms}            _ => None,
        }}
    }};
}}

/// A test for each game on the shelf, named after it: `test_each_game!(replays)` calls `replays::<Ugo>()` in the first.
#[macro_export]
macro_rules! test_each_game {{
    ($check:ident) => {{
{tests}    }};
}}

/// What every box on the shelf says, in the order they stand there.
pub fn shelf() -> Vec<&'static comptoir_kernel::Info> {{
    vec![{infos}]
}}
"
    )
}
