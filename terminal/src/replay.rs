//! `comptoir replay`: any moment of a recorded game, as one viewer saw it.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, ensure};
use comptoir_games::with_game;
use comptoir_kernel::playthrough::{Move, Playthrough};
use comptoir_kernel::record::{Difference, Record, game_of};
use comptoir_kernel::{Seat, Viewer};
use comptoir_words::{Voice, say, shell};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};
use crossterm::{cursor, execute, terminal as screen};

use crate::games::{self, Telling, Terminal};
use crate::language::LanguageArgs;
use crate::{Verdict, record_file, terminal};

/// Step through a recorded game, or show any moment of it
#[derive(clap::Args)]
pub struct Args {
    /// The record; `-` reads it from standard input
    file: PathBuf,
    /// Show the moment after this step (0 is the set-up) and nothing else
    #[arg(long, value_name = "STEP")]
    at: Option<usize>,
    /// See what this seat saw, from 1; otherwise what lies open to everybody
    #[arg(long = "as", value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    #[command(flatten)]
    language: LanguageArgs,
}

/// Carries the command out.
pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let text = record_file::read(&args.file)?;
    let name = || args.file.display().to_string();
    let id = game_of(&text).with_context(name)?;
    with_game!(id.as_str(), G => replay::<G>(&text, args))
        .ok_or_else(|| games::unknown(&id))
        .with_context(name)?
}

fn replay<G: Terminal>(text: &str, args: &Args) -> anyhow::Result<Verdict> {
    let film = Film::<G> {
        record: Record::parse(text).with_context(|| args.file.display().to_string())?,
        voice: args.language.get(),
    };
    let seats = film.record.header.seats.len();
    let viewer = args.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat - 1)));
    if let Viewer::Seat(seat) = viewer {
        ensure!(seat.index() < seats, "there is no seat {} in this game of {seats}", seat.0 + 1);
    }
    if let Some(step) = args.at {
        ensure!(step <= film.steps(), "there is no step {step}: the record has {}", film.steps());
    }
    let shown = match args.at {
        Some(step) => film.moment(step, viewer).map(|text| write!(terminal::output(), "{text}")),
        None if terminal::is_interactive() => film.step_through(viewer),
        None => film.log(viewer),
    };
    match shown {
        Ok(written) => written.map(|()| Verdict::Well).map_err(Into::into),
        Err((step, difference)) => {
            terminal::complain(&format!("step {step} does not follow the rules: {difference}"));
            Ok(Verdict::CheckFailed)
        }
    }
}

struct Film<G: Terminal> {
    record: Record<G>,
    voice: Voice,
}

/// What was shown, unless the record differs from the rules at a step.
type Shown<T> = Result<T, (usize, Difference)>;

impl<G: Terminal> Film<G> {
    fn steps(&self) -> usize {
        self.record.steps.len()
    }

    fn telling(&self, viewer: Viewer) -> Telling {
        Telling::new::<G>(self.voice, viewer.seat(), &self.record.header.seats)
    }

    /// Plays the first `steps` steps and hands what `viewer` hears of each to `tell`.
    fn run(
        &self,
        steps: usize,
        viewer: Viewer,
        mut tell: impl FnMut(usize, &[String]),
    ) -> Shown<Playthrough<G>> {
        let telling = self.telling(viewer);
        let lines = |events: &mut dyn Iterator<Item = &G::Event>| -> Vec<String> {
            events.filter_map(|event| G::event(event, &telling)).collect()
        };
        let beginning = Playthrough::begin_again(&self.record.header).map_err(|why| (0, why))?;
        tell(0, &lines(&mut beginning.told.heard_by(viewer)));
        let mut playthrough = beginning.playthrough;
        for (number, step) in (1..).zip(&self.record.steps).take(steps) {
            let outcome = playthrough.repeat(step).map_err(|why| (number, why))?;
            let mut heard = lines(&mut outcome.told.heard_by(viewer));
            match step.played {
                Move::Action(_) => {}
                Move::Undo => heard.push(say!(telling.words, shell::LOG_UNDONE, seat = step.seat)),
                Move::Rewind(to) => {
                    heard.push(say!(telling.words, shell::LOG_REWOUND, seat = step.seat, step = to));
                }
            }
            tell(number, &heard);
        }
        Ok(playthrough)
    }

    /// The table after a step, and what had just happened.
    fn moment(&self, step: usize, viewer: Viewer) -> Shown<String> {
        let mut last = String::new();
        let playthrough = self.run(step, viewer, |_, lines| last = lines.join("\n"))?;
        let view = playthrough.game().view(viewer);
        let telling = self.telling(viewer);
        let title = say!(telling.words, shell::REPLAY_STEP, step = step, steps = self.steps());
        Ok(format!("{title}\n{last}\n\n{}", G::draw(&view, &telling)))
    }

    /// What happened, line by line.
    fn log(&self, viewer: Viewer) -> Shown<io::Result<()>> {
        let mut out = terminal::output();
        let mut written = Ok(());
        self.run(self.steps(), viewer, |number, lines| {
            for line in lines {
                if written.is_ok() {
                    // What takes several lines stays beside its number.
                    let text = line.trim_start_matches('\n').replace('\n', "\n      ");
                    written = writeln!(out, "{number:>4}  {text}");
                }
            }
        })?;
        Ok(written)
    }

    /// Back and forth with the keys.
    fn step_through(&self, mut viewer: Viewer) -> Shown<io::Result<()>> {
        // Before the screen is taken, so that a broken record is reported on the ordinary one.
        self.run(self.steps(), viewer, |_, _| {})?;
        let keys = say!(self.telling(viewer).words, shell::TERMINAL_REPLAY_KEYS);
        let mut step = 0;
        let raw = match Raw::enter() {
            Ok(raw) => raw,
            Err(error) => return Ok(Err(error)),
        };
        loop {
            let text = self.moment(step, viewer)?;
            if let Err(error) = raw.show(&format!("{text}\n{keys}")) {
                return Ok(Err(error));
            }
            match pressed() {
                Err(error) => return Ok(Err(error)),
                Ok(Key::Quit) => return Ok(Ok(())),
                Ok(Key::By(steps)) => step = step.saturating_add_signed(steps).min(self.steps()),
                Ok(Key::As(seat)) if seat.index() < self.record.header.seats.len() => {
                    viewer =
                        if viewer == Viewer::Seat(seat) { Viewer::Spectator } else { Viewer::Seat(seat) };
                }
                Ok(Key::As(_) | Key::Other) => {}
            }
        }
    }
}

enum Key {
    By(isize),
    As(Seat),
    Quit,
    Other,
}

fn pressed() -> io::Result<Key> {
    let Event::Key(KeyEvent { code, modifiers, kind: KeyEventKind::Press | KeyEventKind::Repeat, .. }) =
        read()?
    else {
        return Ok(Key::Other);
    };
    Ok(match code {
        KeyCode::Char('c' | 'd') if modifiers.contains(KeyModifiers::CONTROL) => Key::Quit,
        KeyCode::Char('q') | KeyCode::Esc => Key::Quit,
        KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ') => Key::By(1),
        KeyCode::Left | KeyCode::Up | KeyCode::Backspace => Key::By(-1),
        KeyCode::PageDown => Key::By(10),
        KeyCode::PageUp => Key::By(-10),
        KeyCode::End => Key::By(isize::MAX),
        KeyCode::Home => Key::By(isize::MIN),
        KeyCode::Char(digit @ '1'..='5') => Key::As(Seat(digit as u8 - b'1')),
        _ => Key::Other,
    })
}

/// The terminal while keys are read one by one; given back whatever happens.
struct Raw;

impl Raw {
    fn enter() -> io::Result<Raw> {
        // Ctrl-C is a key like any other here; this is for being ended from outside.
        ctrlc::set_handler(|| {
            give_back();
            std::process::exit(143);
        })
        .map_err(io::Error::other)?;
        screen::enable_raw_mode()?;
        let raw = Raw;
        execute!(io::stdout(), screen::EnterAlternateScreen, cursor::Hide)?;
        Ok(raw)
    }

    #[allow(clippy::unused_self)] // only whoever holds the raw terminal may draw this way
    fn show(&self, text: &str) -> io::Result<()> {
        execute!(io::stdout(), cursor::MoveTo(0, 0), screen::Clear(screen::ClearType::All))?;
        let mut out = terminal::output();
        write!(out, "{}", text.replace('\n', "\r\n"))?;
        out.flush()
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    // There is nobody left to tell if the terminal is gone.
    let _ = execute!(io::stdout(), cursor::Show, screen::LeaveAlternateScreen);
    let _ = screen::disable_raw_mode();
}
