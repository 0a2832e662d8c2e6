//! The project's own commands: `cargo xtask test` is the whole gate, `cargo xtask --help` lists the rest.

mod bugs;
mod crates;
mod install;
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
    /// The whole gate: everything that must be true before a change lands.
    Test {
        /// Run only the steps whose name contains this.
        #[arg(long)]
        only: Option<String>,
    },
    /// Test the tests: let each bug of xtask/bugs into a copy of the last commit, and see that its test fails.
    Bugs {
        /// Only those whose name contains this.
        #[arg(long)]
        only: Option<String>,
    },
    /// Write the page's TypeScript types anew from the Rust ones.
    Types,
}

fn main() -> Result<()> {
    match Xtask::parse().command {
        Command::Test { only } => steps::gate(only.as_deref()),
        Command::Bugs { only } => bugs::find(only.as_deref()),
        Command::Types => steps::types(),
    }
}
