//! `comptoir manual`: the pages for `man`, and what shells complete, for whoever packs or installs the binary.

use std::fs::File;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Command;
use clap_complete::{Shell, generate_to};
use comptoir_terminal::Verdict;

/// Write the manual pages, and completions for bash, fish and zsh, into a directory
#[derive(clap::Args)]
pub struct Args {
    /// The directory: it gets `man1`, with a page for every command, and `completions`
    into: PathBuf,
}

pub fn run(args: &Args, command: &Command) -> anyhow::Result<Verdict> {
    let [pages, completions] = ["man1", "completions"].map(|name| args.into.join(name));
    for folder in [&pages, &completions] {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let mut command = command.clone();
    command.build();
    page(&command, "comptoir", &pages)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut command, "comptoir", &completions)?;
    }
    Ok(Verdict::Well)
}

/// `comptoir.1`, `comptoir-serve.1`, `comptoir-admin-make.1`.
fn page(command: &Command, name: &str, into: &Path) -> anyhow::Result<()> {
    let path = into.join(format!("{name}.1"));
    let mut file = File::create(&path).with_context(|| path.display().to_string())?;
    let titled = command.clone().name(name.to_owned());
    clap_mangen::Man::new(titled).render(&mut file)?;
    let shown = |inner: &&Command| !inner.is_hide_set() && inner.get_name() != "help";
    for inner in command.get_subcommands().filter(shown) {
        page(inner, &format!("{name}-{}", inner.get_name()), into)?;
    }
    Ok(())
}
