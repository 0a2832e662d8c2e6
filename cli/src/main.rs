//! `comptoir`: play, host, simulate, replay and verify the games of the house, from one binary.

mod admin;
mod backup;
mod check;
mod data;
mod doctor;
mod export;
mod load;
mod manual;
mod migrate;
mod prune;
mod ratings;
mod serve;
mod settings;
mod soak;

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use comptoir_terminal::{
    Verdict, analyse, arena, bench, laws, learn, play, replay, simulate, terminal, verify,
};

/// Five Euro board games: played in the browser or here, with friends or against computer players that do not cheat.
///
/// Without a command, Comptoir serves the games on this machine and opens the page.
#[derive(Parser)]
#[command(name = "comptoir", version, override_usage = "comptoir [COMMAND]", after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 all is well, 1 a check failed, 2 wrong usage or input.";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Config(settings::Args),
    Doctor(doctor::Args),
    Play(play::Args),
    Learn(learn::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Verify(verify::Args),
    Check(check::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Export(export::ExportArgs),
    Import(export::ImportArgs),
    Migrate(migrate::Args),
    Prune(prune::Args),
    Ratings(ratings::Args),
    Admin(admin::Args),
    Laws(laws::Args),
    Bench(bench::Args),
    Load(load::Args),
    Soak(soak::Args),
    Manual(manual::Args),
}

fn main() -> ExitCode {
    match run() {
        Ok(Verdict::Well) => ExitCode::SUCCESS,
        Ok(Verdict::CheckFailed) => ExitCode::FAILURE,
        Ok(Verdict::Interrupted) => ExitCode::from(130),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            terminal::complain(&format!("{error:#}"));
            ExitCode::from(2)
        }
    }
}

fn run() -> anyhow::Result<Verdict> {
    let mut line: Vec<OsString> = std::env::args_os().collect();
    if line.len() < 2 {
        line.extend(["serve", "--open"].map(OsString::from));
    }
    let cli = Cli::command();
    let (matches, file) = settings::read(&cli, &line)?;
    settings::proper(&matches)?;
    match Cli::from_arg_matches(&matches)?.command {
        Command::Serve(args) => serve::run(&args),
        Command::Config(args) => settings::run(&args, &cli, &matches, file.as_ref()),
        Command::Doctor(args) => doctor::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Backup(args) => backup::back_up(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Export(args) => export::export(&args),
        Command::Import(args) => export::import(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Prune(args) => prune::run(&args),
        Command::Ratings(args) => ratings::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Laws(args) => laws::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Soak(args) => soak::run(&args),
        Command::Manual(args) => manual::run(&args, &cli),
    }
}

/// Whoever read our output has seen enough (`comptoir replay game.jsonl | head`).
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
