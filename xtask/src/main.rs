//! The project's own commands: `cargo xtask test` is the whole gate, `cargo xtask --help` lists the rest.

mod bugs;
mod crates;
#[cfg(unix)]
mod deb;
mod dev;
mod install;
mod sbom;
mod steps;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Comptoir's own commands.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Xtask {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Work on Comptoir: builds and serves everything, and does so again whenever a file changes. Ctrl-C ends it.
    Dev(dev::Dev),
    /// The whole gate: everything that must be true before a change lands.
    Test {
        /// Run only the steps whose name contains this.
        #[arg(long)]
        only: Option<String>,
    },
    /// Test the tests: apply each bug kept as a patch to a copy of the last commit, and expect its test to fail.
    Bugs {
        /// Only those whose name contains this.
        #[arg(long)]
        only: Option<String>,
    },
    /// Pack Comptoir for Debian, and try the package.
    #[cfg(unix)]
    Deb(deb::Deb),
    /// Generate the page's TypeScript types from the Rust ones.
    Types,
    /// List what a release is made of, as CycloneDX, to standard output.
    Sbom,
}

fn main() -> Result<()> {
    match Xtask::parse().command {
        Command::Dev(dev) => dev::run(&dev),
        Command::Test { only } => steps::gate(only.as_deref()),
        Command::Bugs { only } => bugs::find(only.as_deref()),
        #[cfg(unix)]
        Command::Deb(deb) => deb::run_deb(&deb),
        Command::Types => steps::types(),
        Command::Sbom => sbom::print(),
    }
}
