//! Testing the tests: `bugs/*.patch`, and the `bug.patch` of each game, are bugs, each of which must make a test fail.
//!
//! A patch begins by saying what is wrong with it and, after the word `Test:`, with which arguments `cargo test` notices.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, ensure};

use crate::steps::{root, run};

/// A bug kept as a patch.
struct Bug {
    name: String,
    patch: PathBuf,
    /// The file it breaks.
    broken: String,
    /// What `cargo test` is asked for.
    test: Vec<String>,
}

fn all() -> Result<Vec<Bug>> {
    let mut patches = Vec::new();
    for patch in entries(&root().join("xtask/bugs"))? {
        let name = patch.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        patches.push((name, patch));
    }
    for game in entries(&root().join("games"))? {
        let name = format!("rule-{}", game.file_name().unwrap_or_default().to_string_lossy());
        let patch = game.join("bug.patch");
        if patch.is_file() {
            patches.push((name, patch));
        } else {
            ensure!(!game.join("Cargo.toml").is_file(), "{} has no bug.patch", game.display());
        }
    }
    let mut bugs = Vec::new();
    for (name, patch) in patches {
        let patch = patch.canonicalize()?;
        let whole = std::fs::read_to_string(&patch)?;
        let test = whole.lines().find_map(|line| line.strip_prefix("Test: "));
        let test = test.with_context(|| format!("{name} does not say which test finds it"))?;
        let test = test.split_whitespace().map(str::to_owned).collect();
        let broken = whole.lines().find_map(|line| line.strip_prefix("+++ b/"));
        let broken = broken.with_context(|| format!("{name} breaks no file"))?.to_owned();
        bugs.push(Bug { name, patch, broken, test });
    }
    // The server's first. A bug further down has everything above it compiled again, twice; those come when that is no longer
    // needed.
    bugs.sort_by(|a, b| (&b.broken, &a.name).cmp(&(&a.broken, &b.name)));
    Ok(bugs)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    entries.map(|entry| Ok(entry?.path())).collect()
}

/// The gate's part: every patch still fits the tree.
pub fn still_apply() -> Result<()> {
    let bugs = all()?;
    let stale: Vec<&str> =
        bugs.iter().filter(|bug| !bug.applies(&root())).map(|bug| bug.name.as_str()).collect();
    ensure!(
        stale.is_empty(),
        "these patches no longer fit what they break and must be written anew: {}",
        stale.join(", ")
    );
    println!("{} bugs still apply; `cargo xtask bugs` checks that each is found", bugs.len());
    Ok(())
}

/// Applies each bug in turn to a copy of the last commit, and expects its test, which passes without it, to fail.
pub fn find(only: Option<&str>) -> Result<()> {
    let place = root().canonicalize()?.join("target/bugs");
    let copy = Copy::new(place.join("tree"))?;
    let (mut passed, mut failed) = (0, 0);
    let chosen = |bug: &Bug| only.is_none_or(|only| bug.name.contains(only));
    let bugs: Vec<Bug> = all()?.into_iter().filter(chosen).collect();
    // A test that fails anyway finds nothing.
    let mut without: BTreeMap<&[String], (bool, String)> = BTreeMap::new();
    for bug in &bugs {
        if let Entry::Vacant(untried) = without.entry(&bug.test) {
            untried.insert(bug.cargo(&copy.tree, &place, &[])?);
        }
    }
    for bug in &bugs {
        let found = match &without[bug.test.as_slice()] {
            (true, _) => bug.found(&copy.tree, &place),
            (false, said) => Err(anyhow!("`cargo test {}` fails without it:\n{said}", bug.test.join(" "))),
        };
        match found {
            Ok(()) => {
                passed += 1;
                println!("found   {}", bug.name);
            }
            Err(why) => {
                failed += 1;
                println!("FAILED  {}: {why:#}", bug.name);
            }
        }
    }
    println!("bugs: {passed} passed, {failed} failed");
    ensure!(failed == 0 && passed > 0, "not every bug was found");
    Ok(())
}

impl Bug {
    fn applies(&self, tree: &Path) -> bool {
        let check = Command::new("git")
            .args(["apply", "--check"])
            .arg(&self.patch)
            .current_dir(tree)
            .stderr(Stdio::null())
            .status();
        check.is_ok_and(|status| status.success())
    }

    /// An error says why it was not.
    fn found(&self, tree: &Path, target: &Path) -> Result<()> {
        ensure!(self.applies(tree), "the patch no longer fits what it breaks and must be written anew");
        run(Command::new("git").arg("apply").arg(&self.patch).current_dir(tree))?;
        let found = self.turns_red(tree, target);
        run(Command::new("git").args(["checkout", "--quiet", "--", "."]).current_dir(tree))?;
        found
    }

    fn turns_red(&self, tree: &Path, target: &Path) -> Result<()> {
        // A bug that does not even compile was not found by a test.
        let built = self.cargo(tree, target, &["--no-run"])?;
        ensure!(built.0, "the tree does not compile with it:\n{}", built.1);
        let tested = self.cargo(tree, target, &[])?;
        ensure!(!tested.0, "`cargo test {}` stays green:\n{}", self.test.join(" "), tested.1);
        Ok(())
    }

    /// Whether it went well, and the end of what it said.
    fn cargo(&self, tree: &Path, target: &Path, more: &[&str]) -> Result<(bool, String)> {
        let output = Command::new(env!("CARGO"))
            .args(["test", "--quiet"])
            .args(more)
            .args(&self.test)
            .current_dir(tree)
            .env("CARGO_TARGET_DIR", target.join("target"))
            .output()
            .context("cannot start cargo test")?;
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        let lines: Vec<&str> = said.lines().collect();
        Ok((output.status.success(), lines[lines.len().saturating_sub(15)..].join("\n")))
    }
}

/// A copy of the last commit, deleted when this is dropped. What was compiled for it is kept for the next time.
struct Copy {
    tree: PathBuf,
}

impl Copy {
    fn new(tree: PathBuf) -> Result<Copy> {
        let copy = Copy { tree };
        copy.remove();
        run(Command::new("git")
            .args(["worktree", "add", "--quiet", "--detach"])
            .arg(&copy.tree)
            .arg("HEAD")
            .current_dir(root()))?;
        Ok(copy)
    }

    /// There may be none.
    fn remove(&self) {
        let _ = Command::new("git")
            .args(["worktree", "remove", "--force"])
            .arg(&self.tree)
            .current_dir(root())
            .stderr(Stdio::null())
            .status();
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        self.remove();
    }
}
