//! `comptoir play`: a game in the terminal against bots.

use std::io::Write;

use anyhow::ensure;
use comptoir_bots::{Bot, Level};
use comptoir_games::with_game;
use comptoir_kernel::chance::Live;
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Refusal, Seat, Standings, ToAct, Viewer, Witnessed};
use comptoir_words::{say, shell};

use crate::Verdict;
use crate::games::{self, Telling, Terminal, game_id, most_seats};
use crate::language::LanguageArgs;
use crate::lot::{Lot, fresh_number};
use crate::setup::{OptionArgs, level, one_each};
use crate::table::table;
use crate::terminal::{self, ask};

/// Play a game in the terminal against bots
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_id())]
    game: String,
    /// Players at the table, you included; otherwise the most the game takes
    #[arg(long)]
    seats: Option<u8>,
    /// Your seat, from 1
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    seat: u8,
    /// The others, seat by seat: one for all, or one each
    #[arg(long, value_delimiter = ',', default_value = "trader", value_parser = level())]
    bots: Vec<Level>,
    #[command(flatten)]
    options: OptionArgs,
    /// The same seed shuffles the same way; otherwise drawn by lot
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    language: LanguageArgs,
}

/// Carries the command out.
pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    with_game!(args.game.as_str(), G => play::<G>(args)).ok_or_else(|| games::unknown(&args.game))?
}

fn play<G: Terminal>(args: &Args) -> anyhow::Result<Verdict> {
    let voice = args.language.get();
    let seats = args.seats.unwrap_or_else(|| most_seats(G::info()));
    let options = args.options.resolve::<G>(seats)?;
    ensure!(args.seat <= seats, "there is no seat {} at a table of {seats}", args.seat);
    let me = Seat(args.seat - 1);
    let mut levels = one_each(&args.bots, usize::from(seats) - 1)?;
    // My place in the list; whoever sits there is me.
    levels.insert(me.index(), Level::Random);
    let name = |seat| if seat == me { "" } else { comptoir_bots::name(seat) };
    let names: Vec<String> = Seat::all(seats).map(|seat| name(seat).to_owned()).collect();

    let number = args.seed.map_or_else(fresh_number, Ok)?;
    let lot = Lot::new(number, seats);
    let mut chance = lot.shuffles();
    let beginning = Playthrough::begin(&options, seats, &mut chance)?;
    let mut game = Session::<G> {
        playthrough: beginning.playthrough,
        chance,
        bots: lot.bots(&levels),
        me,
        telling: Telling::new::<G>(voice, Some(me), &names),
        news: Vec::new(),
    };
    game.hear(&beginning.told);
    let goodbye = say!(game.telling.words, shell::TERMINAL_GOODBYE);
    let farewell = format!("\n{goodbye}");
    ctrlc::set_handler(move || {
        // Lines are read as they are, so the terminal needs no restoring.
        let _ = writeln!(terminal::output(), "{farewell}");
        std::process::exit(130);
    })?;
    let mut out = terminal::output();
    writeln!(out, "{} (--seed {number})", say!(game.telling.words, comptoir_words::TITLE))?;
    match game.play()? {
        Some(standings) => game.show_end(&standings)?,
        None => writeln!(out, "{goodbye}")?,
    }
    Ok(Verdict::Well)
}

/// A game that goes on, at my seat.
struct Session<G: Terminal> {
    playthrough: Playthrough<G>,
    chance: Live,
    bots: Vec<Bot<G>>,
    me: Seat,
    telling: Telling,
    /// What happened since I last looked.
    news: Vec<String>,
}

/// What the player typed.
enum Typed<A> {
    Action(A),
    Undo,
    Rules,
    Quit,
    Nonsense,
}

impl<G: Terminal> Session<G> {
    /// Until the game is over, or the player leaves.
    fn play(&mut self) -> anyhow::Result<Option<Standings>> {
        loop {
            match self.playthrough.game().to_act() {
                ToAct::Over(standings) => return Ok(Some(standings)),
                ToAct::Seats(seats) if seats.contains(self.me) => {
                    if !self.my_turn()? {
                        return Ok(None);
                    }
                }
                ToAct::Seats(seats) => {
                    let seat = seats.first().ok_or_else(|| anyhow::anyhow!("nobody is to act"))?;
                    self.bot_turn(seat)?;
                }
            }
        }
    }

    fn bot_turn(&mut self, seat: Seat) -> anyhow::Result<()> {
        let game = self.playthrough.game();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let chosen = self.bots.get_mut(seat.index()).and_then(|bot| bot.choose(&view, seat, &legal));
        let action = chosen.and_then(|at| legal.get(at));
        let action = action.ok_or_else(|| anyhow::anyhow!("{} cannot go on", self.telling.name(seat)))?;
        match self.playthrough.act(seat, By::Bot, action, &mut self.chance) {
            Ok(outcome) => {
                self.hear(&outcome.told);
                let step = Witnessed::<G>::new(seat, &outcome.before, self.playthrough.game(), &outcome.told);
                let remark = G::remark(&step).map(|remark| G::says(&remark, &self.telling));
                self.news.extend(remark.map(|remark| format!("  » {remark}")));
            }
            Err(refusal) => anyhow::bail!("the rules refuse a listed action: {refusal:?}"),
        }
        Ok(())
    }

    /// Shows the table and asks until something is done. `false` when the player leaves.
    fn my_turn(&mut self) -> anyhow::Result<bool> {
        let view = self.playthrough.game().view(Viewer::Seat(self.me));
        let mut legal = Vec::new();
        self.playthrough.game().legal(self.me, &mut legal);
        let offers = G::offers(&view, &legal);
        self.show_news()?;
        let mut out = terminal::output();
        writeln!(out, "\n{}", G::draw(&view, &self.telling))?;
        write!(out, "{}", G::menu(&offers, &self.telling))?;
        let keys = say!(self.telling.words, shell::TERMINAL_KEYS, undo = self.playthrough.can_undo(self.me));
        let prompt = format!("{} [{keys}] ", G::prompt(&view, &self.telling));
        loop {
            let Some(line) = ask(&prompt)? else { return Ok(false) };
            match self.understand(&line, &offers) {
                Typed::Action(action) => {
                    match self.playthrough.act(self.me, By::Person, &action, &mut self.chance) {
                        Ok(outcome) => {
                            self.hear(&outcome.told);
                            return Ok(true);
                        }
                        Err(refusal) => {
                            writeln!(out, "{} ({})", G::refusal(&refusal, &self.telling), refusal.rule())?;
                        }
                    }
                }
                Typed::Undo => {
                    if self.playthrough.undo(self.me, By::Person).is_some() {
                        self.news.push(say!(self.telling.words, shell::LOG_UNDONE, seat = self.me));
                        return Ok(true);
                    }
                    writeln!(out, "{}", say!(self.telling.words, shell::PROBLEM_NOTHING_TO_UNDO))?;
                }
                Typed::Rules => {
                    let more = say!(self.telling.words, shell::TERMINAL_MORE);
                    let rules = G::WORDS.rules_in(self.telling.language).unwrap_or_default();
                    terminal::show_pages(rules, &format!("{more} "))?;
                }
                Typed::Quit => {
                    if self.is_sure()? {
                        return Ok(false);
                    }
                }
                Typed::Nonsense => {
                    let what = say!(self.telling.words, shell::TERMINAL_WHAT, count = offers.len());
                    writeln!(out, "{what}")?;
                }
            }
        }
    }

    fn understand(&self, line: &str, offers: &[G::Action]) -> Typed<G::Action> {
        match line {
            "?" => return Typed::Rules,
            "u" => return Typed::Undo,
            "q" => return Typed::Quit,
            _ => {}
        }
        let chosen = match line.parse::<usize>() {
            Ok(number) => number.checked_sub(1).and_then(|at| offers.get(at)).cloned(),
            Err(_) => G::parse(line, &self.telling),
        };
        chosen.map_or(Typed::Nonsense, Typed::Action)
    }

    fn is_sure(&self) -> anyhow::Result<bool> {
        let question = say!(self.telling.words, shell::TERMINAL_SURE);
        let yes = say!(self.telling.words, shell::TERMINAL_SURE_YES);
        // Whoever ends the input has left.
        Ok(ask(&format!("{question} "))?.is_none_or(|answer| answer.to_lowercase().starts_with(&yes)))
    }

    fn hear(&mut self, told: &Told<G::Event>) {
        let lines = told.heard_by(Viewer::Seat(self.me)).filter_map(|event| G::event(event, &self.telling));
        self.news.extend(lines);
    }

    fn show_news(&mut self) -> anyhow::Result<()> {
        let mut out = terminal::output();
        for line in self.news.drain(..) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn show_end(&mut self, standings: &Standings) -> anyhow::Result<()> {
        self.show_news()?;
        let title = say!(self.telling.words, shell::END_RANKING);
        let points = say!(self.telling.words, shell::END_POINTS);
        let mut ranking = table([title.as_str(), points.as_str()]);
        let mut lines: Vec<_> = standings.lines().collect();
        lines.sort_by_key(|line| line.rank);
        for line in lines {
            ranking.add_row([
                format!("{}. {}", line.rank, self.telling.name(line.seat)),
                line.points.to_string(),
            ]);
        }
        writeln!(terminal::output(), "\n{ranking}")?;
        Ok(())
    }
}
