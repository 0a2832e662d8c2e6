//! Writes the sources of the modules, one for each game. The page's build script and `cargo xtask dev` include this file: cargo has to
//! find the sources before it builds anything here.

use std::io::Result;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The folders of the games: those in `games/` that are crates.
pub fn games(root: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(root.join("games"))?;
    let folders = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    Ok(folders.into_iter().filter(|game| game.join("Cargo.toml").is_file()).collect())
}

/// Writes the source of each game's module, and takes away that of a game that is gone.
pub fn write(root: &Path) -> Result<()> {
    let folder = root.join("engine/module/examples");
    let mut wanted = Vec::new();
    for game in games(root)? {
        let id = game.file_name().and_then(|name| name.to_str()).ok_or(io::ErrorKind::InvalidFilename)?;
        // As the shelf calls it: `golden-city` is `GoldenCity`.
        let name: String = id.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        let source = format!(
            "//! {name} as a module. Written by engine/module/sources.rs.\n\ncomptoir_module::module!(comptoir_games::{name});\n\nfn main() {{}}\n"
        );
        wanted.push((folder.join(format!("{id}.rs")), source));
    }
    fs::create_dir_all(&folder)?;
    for old in fs::read_dir(&folder)? {
        let old = old?.path();
        if !wanted.iter().any(|(file, _)| *file == old) {
            fs::remove_file(old)?;
        }
    }
    // One that is rewritten would be built again.
    for (file, source) in &wanted {
        if !fs::read_to_string(file).is_ok_and(|there| there == *source) {
            fs::write(file, source)?;
        }
    }
    Ok(())
}
