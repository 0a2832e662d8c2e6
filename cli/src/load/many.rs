//! `comptoir load crowd`: many tables of people who move, and what that costs the server.
//!
//! The server is a process, and the people are another, so that each has its own processor time and its own open files. This one starts
//! both, tells the people when to go on, and looks meanwhile at what the server uses (on Linux).

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

use comptoir_terminal::{Verdict, terminal};

use super::server::{Server, UNLIMITED};

pub mod people;
mod used;

use used::Used;

/// Measure what many tables of people who move cost a server
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    crowd: Crowd,
    /// Open this many more streams that only watch, to see what memory one takes
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    idle: u32,
    /// How steps are sent: told by what is different, as to the page, as whole frames, or first one and then the other
    #[arg(long, default_value = "changes")]
    frames: Frames,
    /// A further argument for the server, for example `--server-arg=--threads=2`; may be given several times
    #[arg(long, allow_hyphen_values = true)]
    server_arg: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Who is there and what they do.
#[derive(Clone, clap::Args)]
pub struct Crowd {
    /// Tables
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// People at each, who all have its stream open; games with fewer seats are left out
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    people: u8,
    /// How many moves a second are made at each table; 0 is as fast as they are acknowledged
    #[arg(long, default_value_t = 0.0)]
    rate: f64,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How long they play before it counts, in seconds
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(0..=3600))]
    warm_up: u64,
    /// What they play; all games in turn if nothing is said
    #[arg(long)]
    game: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Frames {
    Changes,
    Whole,
    Both,
}

/// What the people say when they have done something, and wait to be told to go on.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// They have come.
    Ready,
    /// All games have begun and all streams are open.
    Seated,
    /// Those who only watch are there too.
    Watched,
    /// They have played for a while, and it counts from now on.
    Playing,
    /// They have played as long as it counts.
    Played(Box<Counted>),
}

/// What the people counted.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Counted {
    pub seconds: f64,
    pub moves: u64,
    /// Moves that came too late, because another at the table had moved.
    pub stale: u64,
    /// From sending a move to the word that it is stored, in milliseconds.
    pub ack_p50: f64,
    pub ack_p99: f64,
    pub ack_p999: f64,
    pub ack_max: f64,
    /// By game.
    pub games: BTreeMap<String, OfGame>,
    /// Processor time that the people themselves used, in seconds.
    pub own_seconds: f64,
    /// What went wrong at tables that were given up, and how many there were.
    pub lost: u32,
    pub why: Option<String>,
}

/// What was counted of a game.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub struct OfGame {
    pub moves: u64,
    /// Messages about moves, to everybody at the table together.
    pub messages: u64,
    /// And their bytes.
    pub bytes: u64,
}

/// A round, as it is reported.
#[derive(Serialize)]
struct Round {
    frames: &'static str,
    moves_per_second: f64,
    /// Processor time of the server, in microseconds.
    cpu_us_per_move: Option<f64>,
    bytes_per_move_and_viewer: f64,
    memory: Memory,
    counted: Counted,
    /// Bytes for a move and a viewer, by game.
    bytes: BTreeMap<String, f64>,
}

/// What the server's own memory was, in KiB.
#[derive(Serialize)]
struct Memory {
    /// With nobody there.
    at_first: Option<f64>,
    /// More, for each table with its open streams.
    a_table_at_first: Option<f64>,
    a_table_at_last: Option<f64>,
    /// More, for each stream that only watches.
    an_idle_stream: Option<f64>,
}

#[derive(Serialize)]
struct Report {
    tables: u32,
    people: u8,
    moves_per_second_and_table: f64,
    cores: usize,
    server: Vec<String>,
    rounds: Vec<Round>,
    /// What changes take of the bytes of whole frames, by game.
    ratio: BTreeMap<String, f64>,
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let rounds: &[bool] = match args.frames {
        Frames::Changes => &[true],
        Frames::Whole => &[false],
        Frames::Both => &[false, true],
    };
    let rounds: Vec<Round> =
        rounds.iter().map(|changes| round(args, *changes)).collect::<anyhow::Result<_>>()?;
    let ratio = match rounds.as_slice() {
        [whole, changes] => {
            let of = |(game, bytes): (&String, &f64)| Some((game.clone(), bytes / whole.bytes.get(game)?));
            changes.bytes.iter().filter_map(of).collect()
        }
        _ => BTreeMap::new(),
    };
    let report = Report {
        tables: args.crowd.tables,
        people: args.crowd.people,
        moves_per_second_and_table: args.crowd.rate,
        cores: std::thread::available_parallelism()?.get(),
        server: args.server_arg.clone(),
        rounds,
        ratio,
    };
    let mut out = terminal::output();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        report.print(&mut out)?;
    }
    let lost: u32 = report.rounds.iter().map(|round| round.counted.lost).sum();
    Ok(if lost == 0 { Verdict::Well } else { Verdict::CheckFailed })
}

fn round(args: &Args, changes: bool) -> anyhow::Result<Round> {
    let data = TempDir::new()?;
    let arguments: Vec<&str> =
        UNLIMITED.iter().copied().chain(args.server_arg.iter().map(String::as_str)).collect();
    let server = Server::start_on(data.path(), &arguments, &[])?;
    let mut people = People::start(&args.crowd, args.idle, changes, &server)?;
    let used = || Used::by(server.id());
    people.until(|said| matches!(said, Said::Ready))?;
    let empty = used();
    people.go_on()?;
    people.until(|said| matches!(said, Said::Seated))?;
    let seated = used();
    people.go_on()?;
    people.until(|said| matches!(said, Said::Watched))?;
    let watched = used();
    people.go_on()?;
    people.until(|said| matches!(said, Said::Playing))?;
    let before = used();
    people.go_on()?;
    let Said::Played(counted) = people.until(|said| matches!(said, Said::Played(_)))? else {
        bail!("the people say nothing of what they counted")
    };
    let after = used();
    if let Some(why) = &counted.why {
        terminal::complain(&format!("{} tables were lost: {why}", counted.lost));
    }

    let more = |now: Option<Used>, before: Option<Used>, of: u32| {
        (of > 0).then_some(())?;
        Some((now?.memory - before?.memory) / f64::from(of))
    };
    let idle = more(watched, seated, args.idle);
    let viewers = f64::from(args.crowd.people);
    let bytes = |of: &OfGame| of.bytes as f64 / of.moves.max(1) as f64 / viewers;
    let all: u64 = counted.games.values().map(|of| of.bytes).sum();
    let moves = counted.moves.max(1) as f64;
    Ok(Round {
        frames: if changes { "changes" } else { "whole" },
        moves_per_second: counted.moves as f64 / counted.seconds,
        cpu_us_per_move: after
            .zip(before)
            .map(|(after, before)| 1e6 * (after.seconds - before.seconds) / moves),
        bytes_per_move_and_viewer: all as f64 / moves / viewers,
        memory: Memory {
            at_first: empty.map(|used| used.memory),
            a_table_at_first: more(seated, empty, args.crowd.tables),
            // Without those who only watch.
            a_table_at_last: more(after, empty, args.crowd.tables)
                .map(|more| more - idle.unwrap_or(0.0) * f64::from(args.idle) / f64::from(args.crowd.tables)),
            an_idle_stream: idle,
        },
        bytes: counted.games.iter().map(|(game, of)| (game.clone(), bytes(of))).collect(),
        counted: *counted,
    })
}

/// The process of the people.
struct People {
    process: Child,
    says: Lines<BufReader<ChildStdout>>,
    hears: ChildStdin,
}

impl People {
    fn start(crowd: &Crowd, idle: u32, changes: bool, server: &Server) -> anyhow::Result<People> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["load", "people", "--address", &server.address.to_string()]);
        for (name, value) in [
            ("--tables", crowd.tables.to_string()),
            ("--people", crowd.people.to_string()),
            ("--rate", crowd.rate.to_string()),
            ("--seconds", crowd.seconds.to_string()),
            ("--warm-up", crowd.warm_up.to_string()),
            ("--idle", idle.to_string()),
        ] {
            command.args([name, &value]);
        }
        command.args(crowd.game.iter().flat_map(|game| ["--game", game]));
        command.args(changes.then_some("--changes"));
        let mut process =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().context("the people do not come")?;
        let says = process.stdout.take().context("what they say is a pipe")?;
        let hears = process.stdin.take().context("what they hear is a pipe")?;
        Ok(People { process, says: BufReader::new(says).lines(), hears })
    }

    fn until(&mut self, said: impl Fn(&Said) -> bool) -> anyhow::Result<Said> {
        let line = self.says.next().context("the people have gone")??;
        let what: Said = serde_json::from_str(&line).with_context(|| line.clone())?;
        if said(&what) { Ok(what) } else { bail!("the people say {line}") }
    }

    fn go_on(&mut self) -> anyhow::Result<()> {
        Ok(writeln!(self.hears)?)
    }
}

impl Drop for People {
    fn drop(&mut self) {
        // They may have gone by themselves.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Report {
    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        let rate = self.moves_per_second_and_table;
        let pace =
            if rate > 0.0 { format!("{rate} moves a second at each") } else { "as fast as they can".into() };
        writeln!(out, "{} tables of {} people, {pace}, on {} cores", self.tables, self.people, self.cores)?;
        let known =
            |number: Option<f64>| number.map_or("unknown".to_owned(), |number| format!("{number:.1}"));
        for Round {
            frames,
            moves_per_second,
            cpu_us_per_move,
            bytes_per_move_and_viewer,
            memory,
            counted,
            bytes,
        } in &self.rounds
        {
            writeln!(out, "\n{frames}")?;
            writeln!(
                out,
                "  {moves_per_second:.0} moves/s, {} us of processor time each",
                known(*cpu_us_per_move)
            )?;
            writeln!(
                out,
                "  stored after {:.2} ms (median), {:.2} ms (99 of 100), {:.2} ms (999 of 1,000)",
                counted.ack_p50, counted.ack_p99, counted.ack_p999
            )?;
            writeln!(
                out,
                "  memory: {} KiB a table when it begins, {} KiB at last, {} KiB an idle stream",
                known(memory.a_table_at_first),
                known(memory.a_table_at_last),
                known(memory.an_idle_stream)
            )?;
            writeln!(out, "  {bytes_per_move_and_viewer:.0} bytes for a move and a viewer")?;
            for (game, bytes) in bytes {
                let moves = counted.games.get(game).map_or(0, |of| of.moves);
                let ratio = self.ratio.get(game).filter(|_| *frames == "changes");
                let ratio = ratio.map_or(String::new(), |ratio| format!(", {ratio:.3} of whole frames"));
                writeln!(out, "    {game}: {bytes:.0} ({moves} moves{ratio})")?;
            }
        }
        Ok(())
    }
}
