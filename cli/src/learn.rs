//! `comptoir learn`: the lessons of a game in the terminal.

use std::io::Write;

use anyhow::{Context, bail};
use comptoir_engine::{Lesson, Opened, Reached, Script, Shown, Tried, Trouble};
use comptoir_games::{stories, with_game};
use comptoir_kernel::{Seat, reading};
use comptoir_words::{say, shell, story};

use crate::Verdict;
use crate::games::{self, Telling, Terminal, game_id};
use crate::language::LanguageArgs;
use crate::terminal::{self, ask};

/// Learn a game in the terminal, chapter by chapter
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_id())]
    game: String,
    /// The chapter, by its number or its name; without one, all of them are listed
    chapter: Option<String>,
    #[command(flatten)]
    language: LanguageArgs,
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    with_game!(args.game.as_str(), G => learn::<G>(args)).ok_or_else(|| games::unknown(&args.game))?
}

fn learn<G: Terminal>(args: &Args) -> anyhow::Result<Verdict> {
    let chapters = stories(&args.game, "lessons");
    let words = story(&args.game, "lessons");
    let names = |seats: u8, you: Seat| -> Vec<String> {
        let name = |seat| if seat == you { "" } else { comptoir_bots::name(seat) };
        Seat::all(seats).map(|seat| name(seat).to_owned()).collect()
    };
    let voice = args.language.get();
    let Some(chosen) = &args.chapter else {
        let telling = Telling::of_story::<G>(voice, None, &names(1, Seat(0)), words);
        let mut out = terminal::output();
        for (nth, (name, _)) in chapters.iter().enumerate() {
            let told = |part: &str| telling.words.tell(&format!("lesson-{name}{part}")).unwrap_or_default();
            writeln!(out, "{:>3}  {name:<12} {} – {}", nth + 1, told(""), told(".about"))?;
        }
        return Ok(Verdict::Well);
    };
    let by_number = chosen.parse::<usize>().ok().and_then(|number| chapters.get(number.checked_sub(1)?));
    let by_name = chapters.iter().find(|(name, _)| name == chosen);
    let Some((name, text)) = by_number.or(by_name) else {
        let known: Vec<&str> = chapters.iter().map(|(name, _)| *name).collect();
        bail!("{} has no chapter `{chosen}`; its chapters are: {}", args.game, known.join(", "));
    };
    let script: Script = reading::from_text(text).context("the script of the chapter")?;
    let you = script.start.you;
    let telling = Telling::of_story::<G>(voice, Some(you), &names(script.start.seats, you), words);
    let (lesson, Opened { shown, .. }) =
        Lesson::<G>::open(script, &Reached::default()).map_err(|why| broken(&why))?;
    Reader { lesson, telling, name }.read(shown)?;
    Ok(Verdict::Well)
}

/// Whoever reads a chapter.
struct Reader<'a, G: Terminal> {
    lesson: Lesson<G>,
    telling: Telling,
    name: &'a str,
}

impl<G: Terminal> Reader<'_, G> {
    /// Until the chapter is over, or its reader leaves.
    fn read(&mut self, mut shown: Shown) -> anyhow::Result<()> {
        let mut out = terminal::output();
        let chapter = format!("lesson-{}", self.name);
        writeln!(out, "— {} —", self.tell(&chapter))?;
        loop {
            for moment in &shown.moments {
                for event in &moment.heard.events {
                    let event: G::Event = reading::from_value(event).context("an event")?;
                    if let Some(line) = G::event(&event, &self.telling) {
                        writeln!(out, "{line}")?;
                    }
                }
            }
            let Some(step) = self.lesson.here().cloned() else {
                writeln!(out, "{}", say!(self.telling.words, shell::LEARN_OVER))?;
                return Ok(());
            };
            let id = format!("{chapter}-{}", step.id);
            let view = self.lesson.game().view(self.lesson.viewer());
            writeln!(out, "\n{}", G::draw(&view, &self.telling))?;
            writeln!(out, "{}", self.tell(&id))?;
            let next =
                if step.right.is_empty() { self.turn_page()? } else { self.task(&id, &step.right[0])? };
            let Some(next) = next else { return Ok(()) };
            shown = next;
        }
    }

    fn turn_page(&mut self) -> anyhow::Result<Option<Shown>> {
        let Some(line) = ask(&format!("[{}] ", say!(self.telling.words, shell::LEARN_KEYS_NEXT)))? else {
            return Ok(None);
        };
        if line == "q" {
            return Ok(None);
        }
        self.lesson.read_on().map(Some).map_err(|why| broken(&why))
    }

    /// Asks until what is meant is done.
    fn task(&mut self, id: &str, right: &comptoir_words::Value) -> anyhow::Result<Option<Shown>> {
        let mut out = terminal::output();
        let view = self.lesson.game().view(self.lesson.viewer());
        let mut legal = Vec::new();
        if let Some(you) = self.lesson.viewer().seat() {
            self.lesson.game().legal(you, &mut legal);
        }
        let offers = G::offers(&view, &legal);
        write!(out, "{}", G::menu(&offers, &self.telling))?;
        writeln!(out, "{}", self.tell(&format!("{id}.do")))?;
        let prompt = format!("[{}] ", say!(self.telling.words, shell::LEARN_KEYS_DO));
        loop {
            let Some(line) = ask(&prompt)? else { return Ok(None) };
            let action = match line.as_str() {
                "q" => return Ok(None),
                "s" => Some(reading::from_value(right).context("what is meant")?),
                _ => match line.parse::<usize>() {
                    Ok(number) => number.checked_sub(1).and_then(|at| offers.get(at)).cloned(),
                    Err(_) => G::parse(&line, &self.telling),
                },
            };
            let Some(action) = action else {
                writeln!(out, "{}", say!(self.telling.words, shell::TERMINAL_WHAT, count = offers.len()))?;
                continue;
            };
            match self.lesson.act(&action).map_err(|why| broken(&why))? {
                Tried::Right(shown) => return Ok(Some(shown)),
                Tried::Other => writeln!(out, "{}", self.tell(&format!("{id}.wrong")))?,
                Tried::Against(against) => {
                    let why = self.telling.words.of("refusal", &against.refusal);
                    writeln!(out, "{why} ({})", against.rule)?;
                    writeln!(out, "{}", say!(self.telling.words, shell::LEARN_AGAINST))?;
                }
            }
        }
    }

    fn tell(&self, id: &str) -> String {
        self.telling.words.tell(id).unwrap_or_default()
    }
}

fn broken(why: &Trouble) -> anyhow::Error {
    anyhow::anyhow!("the lesson does not fit the rules: {why:?}")
}
