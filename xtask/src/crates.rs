//! What may come in with a dependency: crates from the registry, under licences that go with ours, and our own arrows pointing
//! one way.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use spdx::{Expression, ParseMode};

use crate::steps::root;

/// Licences that go with MIT OR Apache-2.0.
const LICENCES: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "MIT-0",
    "CC0-1.0",
    "0BSD",
    "Unlicense",
    "MPL-2.0",
    "CDLA-Permissive-2.0",
    "BSL-1.0",
    // Fonts and drawings of the page; whose they are is said there.
    "OFL-1.1",
    "CC-BY-3.0",
];

/// Which of our crates a crate of ours may use. Games know the kernel; a bot knows no game, so it cannot name a state; nobody but
/// the server knows sockets and SQL.
const ARROWS: &[(&str, &[&str])] = &[
    ("comptoir-attributes", &[]),
    ("comptoir-printed", &[]),
    ("comptoir-kernel", &["comptoir-attributes", "comptoir-printed"]),
    ("comptoir-words", &["comptoir-kernel"]),
    ("comptoir-bots", &["comptoir-kernel"]),
    ("comptoir-web", &[]),
    ("comptoir-engine", &["comptoir-kernel", "comptoir-bots"]),
    ("comptoir-module", &["comptoir-engine"]),
    (
        "comptoir-terminal",
        &["comptoir-kernel", "comptoir-words", "comptoir-games", "comptoir-bots", "comptoir-engine"],
    ),
    (
        "comptoir-server",
        &["comptoir-kernel", "comptoir-words", "comptoir-games", "comptoir-bots", "comptoir-engine"],
    ),
];

/// Crates that only the server, and the binary through it, may use directly.
const SERVER_ONLY: &[&str] = &["axum", "sqlx", "tower-http"];

/// What cargo knows of the tree.
pub fn metadata(arguments: &[&str]) -> Result<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .args(arguments)
        .current_dir(root())
        .output()
        .context("cannot start cargo metadata")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Every package there is.
fn packages() -> Result<Vec<Value>> {
    match metadata(&["--all-features"])?["packages"].take() {
        Value::Array(packages) => Ok(packages),
        _ => bail!("cargo metadata lists no packages"),
    }
}

/// The folders of our own crates that the server is made of. The page is not among them: Vite watches over that.
pub fn of_the_server() -> Result<Vec<PathBuf>> {
    let ours = packages()?.into_iter().filter(|package| package["source"].is_null());
    let folder = |package: Value| {
        let manifest = Path::new(package["manifest_path"].as_str()?);
        let built = !["comptoir-web", "xtask"].contains(&package["name"].as_str()?);
        built.then(|| manifest.parent().map(Path::to_owned)).flatten()
    };
    Ok(ours.filter_map(folder).collect())
}

/// Checks the whole tree of dependencies.
pub fn check() -> Result<()> {
    let packages = packages()?;
    for package in &packages {
        let name = package["name"].as_str().unwrap_or_default();
        match package["source"].as_str() {
            None => arrows(name, package)?,
            Some(source) => {
                ensure!(source.starts_with("registry+"), "{name} does not come from the registry: {source}");
                let licence = package["license"].as_str().unwrap_or_default();
                ensure!(goes_with_ours(licence), "{name} is under `{licence}`");
            }
        }
    }
    println!("{} crates: sources, licences and arrows are as they should be", packages.len());
    Ok(())
}

/// Whether a licence expression can be met with allowed licences only. An exception only ever allows more.
pub fn goes_with_ours(expression: &str) -> bool {
    // Old crates write `MIT/Apache-2.0`.
    let expression = Expression::parse_mode(expression, ParseMode::LAX);
    expression.is_ok_and(|expression| {
        expression
            .evaluate(|wanted| wanted.license.id().is_some_and(|licence| LICENCES.contains(&licence.name)))
    })
}

fn arrows(name: &str, package: &Value) -> Result<()> {
    let used = package["dependencies"].as_array().into_iter().flatten();
    let used = used.filter(|dependency| dependency["kind"].is_null()).filter_map(|d| d["name"].as_str());
    let game = package["manifest_path"].as_str().is_some_and(|path| path.contains("/games/"));
    for other in used {
        if SERVER_ONLY.contains(&other) {
            ensure!(name == "comptoir-server", "{name} uses {other}: only the server knows sockets and SQL");
        }
        if !other.starts_with("comptoir-") {
            continue;
        }
        if game && name != "comptoir-games" {
            ensure!(other == "comptoir-kernel", "{name} is a game and uses {other}");
        }
        if let Some((_, may)) = ARROWS.iter().find(|(crate_name, _)| *crate_name == name) {
            ensure!(may.contains(&other), "{name} uses {other}: arrows point the other way");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::goes_with_ours;

    #[test]
    fn a_licence_passes_if_one_way_of_reading_it_does() {
        assert!(goes_with_ours("MIT OR Apache-2.0"));
        assert!(goes_with_ours("GPL-3.0 OR MIT"));
        assert!(goes_with_ours("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(!goes_with_ours("GPL-3.0"));
        assert!(goes_with_ours("MIT/Apache-2.0"));
        assert!(!goes_with_ours("MIT AND GPL-3.0"));
        assert!(!goes_with_ours("(MIT OR Apache-2.0) AND GPL-3.0"));
        assert!(!goes_with_ours(""));
    }
}
