//! Records: whole games as JSON lines.
//!
//! A header, a line for each step, a closing line. A record holds the actions *and* what chance answered, so it replays for
//! ever, whatever generator a later version uses. `docs/record-format.md` describes every field.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::{Course, Draw, Live, Recorded};
use crate::fairness::{self, Bytes32, Opening, Terms};
use crate::playthrough::{Beginning, Move, Outcome, Playthrough, StateHash, Step, WrittenStep};
use crate::standings::Standing;
use crate::{Chance, Edition, Game, Seat, SetupError, ToAct, reading};

/// The version of the format of a record in which nothing was taken back by agreement.
pub const FORMAT: u32 = 2;

/// The version of the others: who knows the former alone cannot play a rewind again.
pub const REWINDING: u32 = 3;

/// The lowest version of the format that has these steps.
pub fn format_of<A>(steps: &[Step<A>]) -> u32 {
    let rewinds = steps.iter().any(|step| matches!(step.played, Move::Rewind(_)));
    if rewinds { REWINDING } else { FORMAT }
}

/// The most bytes a record may have: far more than the longest game of the house.
pub const MAX_BYTES: u64 = 64 << 20;

/// The first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the format.
    pub comptoir: u32,
    /// Which game.
    pub game: String,
    /// Which edition of its rules.
    pub edition: Edition,
    /// What was chosen at set-up, as it was written: an option that was added later is not in it, and plays at its default.
    pub options: Value,
    /// Who sat where, in seat order: the names of people and of bots.
    pub seats: Vec<String>,
    /// Whose seats were a bot's, in seat order: its level there, nothing for a person's. Absent where nobody said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<String>>,
    /// In whose seats somebody asked the coach, in seat order; absent where nobody did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub coached: Vec<Seat>,
    /// What makes the shuffles checkable; absent in simulations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// What chance answered during set-up.
    pub chance: Vec<Draw>,
    /// The state after set-up.
    pub hash: StateHash,
}

impl Header {
    /// Somebody in this seat asked the coach.
    pub fn coach(&mut self, seat: Seat) {
        if seat.index() < self.seats.len() && !self.coached.contains(&seat) {
            self.coached.push(seat);
            self.coached.sort_unstable();
        }
    }

    /// What was fixed before the numbers were opened.
    fn terms(&self, fairness: &Fairness) -> Terms<'_> {
        Terms {
            commitment: fairness.commitment,
            game: &self.game,
            edition: self.edition,
            options: self.options.clone(),
            pledges: fairness.seats.iter().map(|share| share.map(|share| share.pledge)).collect(),
        }
    }
}

/// The public half of the fairness scheme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fairness {
    /// SHA-256 of the seed, published before anybody sat down.
    pub commitment: Bytes32,
    /// Who drew the seed.
    #[serde(default, skip_serializing_if = "Dealer::is_server")]
    pub dealer: Dealer,
    /// What each seat's person added, in seat order; nothing for a bot.
    pub seats: Vec<Option<Share>>,
    /// How often everything was fixed and not everybody opened their number, so that all had to pledge anew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broken_off: Vec<BrokenOff>,
}

/// Whose seed the cards are dealt from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Dealer {
    /// The server that kept the table.
    #[default]
    Server,
    /// The device of whoever practised: they could have known, or chosen, everything.
    Device,
}

impl Dealer {
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde asks by reference
    fn is_server(&self) -> bool {
        *self == Dealer::Server
    }
}

/// What a person added to the chance of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// Published when they sat down.
    pub pledge: Bytes32,
    /// Sent when all pledges were fixed.
    pub opening: Opening,
}

/// An attempt to begin that came to nothing, after the first numbers may have been opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BrokenOff {
    /// Who ended it: by leaving, by pledging anew, or by giving somebody's seat away.
    pub by: String,
    /// Who had not opened their number then.
    pub not_opened: Vec<String>,
}

impl Fairness {
    /// Where nobody but the server took part: the chance follows from the seed alone.
    pub fn of_bots(seed: &Bytes32, seats: u8) -> Fairness {
        let (commitment, seats) = (fairness::commitment(seed), vec![None; usize::from(seats)]);
        Fairness { commitment, dealer: Dealer::Server, seats, broken_off: Vec::new() }
    }

    /// Where somebody practises on their own device.
    pub fn of_device(seed: &Bytes32, seats: u8) -> Fairness {
        Fairness { dealer: Dealer::Device, ..Fairness::of_bots(seed, seats) }
    }

    /// The numbers that were opened, in seat order.
    fn numbers(&self) -> Vec<Bytes32> {
        self.seats.iter().flatten().map(|share| share.opening.number).collect()
    }
}

/// The last line of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    /// How it ended, in seat order.
    pub standings: Vec<Standing>,
    /// The seed, opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Bytes32>,
}

/// A game, finished or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// The first line.
    pub header: Header,
    /// One line a step.
    pub steps: Vec<Step<G::Action>>,
    /// The last line, once the game is over.
    pub closing: Option<Closing>,
}

/// What a record says it is, before its game is known.
#[derive(Deserialize)]
struct Label {
    comptoir: u32,
    game: String,
}

/// What is wrong with a record's text.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum Unreadable {
    #[error("the record is empty")]
    Empty,
    #[error("line {line} cannot be read: {why}")]
    Line { line: usize, why: serde_json::Error },
    #[error("this record has format {found}; this version reads formats {FORMAT} and {REWINDING}")]
    Format { found: u32 },
    #[error("this record has format {found}, but a step in it is of format {needed}")]
    Newer { found: u32, needed: u32 },
    #[error("line {line} is numbered {found}, but step {expected} comes next")]
    Order { line: usize, found: usize, expected: usize },
    #[error("line {line} stands after the closing line")]
    AfterClosing { line: usize },
}

/// Where a record and the rules part ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
#[allow(missing_docs)] // the messages say it
pub enum Difference {
    #[error("the record was played under edition {found} of the rules; the newest one here is {newest}")]
    Edition { found: Edition, newest: Edition },
    #[error("its options cannot be read: {why}")]
    Options { why: String },
    #[error("the game cannot be set up so: {0}")]
    Setup(#[from] SetupError),
    #[error("the rules refuse it (rule {rule}): {refusal}")]
    Refused { rule: &'static str, refusal: String },
    #[error("there is nothing this seat could take back")]
    NothingToUndo,
    #[error(
        "the game cannot go back to step {to}: no step of this seat stands there, or that was too long ago"
    )]
    NothingToRewind { to: usize },
    #[error("the recorded chance does not fit what the rules ask for")]
    Chance,
    #[error("the state differs: recorded {recorded}, computed {computed}")]
    State { recorded: String, computed: String },
    #[error("the result differs from the rules'")]
    Standings,
    #[error("the game is not over, but the record is closed")]
    NotOver,
    #[error("the game goes on, but the record ends")]
    Unfinished,
    #[error("the seed is not the one committed to")]
    Commitment,
    #[error("it has {seats} seats, but {shares} took part in the shuffles")]
    Shares { seats: usize, shares: usize },
    #[error("what seat {} opened is not what it pledged, or was not opened for these terms", seat.0 + 1)]
    Opening { seat: Seat },
    #[error("draw {draw} of the game is {recorded}, but the seed gives {computed}")]
    Draw { draw: usize, recorded: u32, computed: u32 },
}

/// What a successful check found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verified {
    /// Steps replayed.
    pub steps: usize,
    /// Draws made in the game.
    pub draws: usize,
    /// What the draws were recomputed from, if the seed is opened.
    pub shuffles: Option<Shuffles>,
    /// Whether the game is over.
    pub finished: bool,
}

/// What the draws of a game were recomputed from, besides the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shuffles {
    /// Whose pledged numbers are in them. If one of these people kept theirs secret until the terms were fixed, nobody
    /// could choose the shuffles; with nobody here the dealer alone did.
    pub people: Vec<String>,
    /// Whose seed it was.
    pub dealer: Dealer,
    /// The key of the draws.
    pub key: Bytes32,
    /// How often the beginning was broken off before.
    pub broken_off: usize,
}

/// The game a record's text is about.
pub fn game_of(text: &str) -> Result<String, Unreadable> {
    let first = text.lines().next().ok_or(Unreadable::Empty)?;
    let label: Label = reading::from_text(first).map_err(|why| Unreadable::Line { line: 1, why })?;
    if !(FORMAT..=REWINDING).contains(&label.comptoir) {
        return Err(Unreadable::Format { found: label.comptoir });
    }
    Ok(label.game)
}

impl<G: Game> Playthrough<G> {
    /// Sets a recorded game up again.
    pub fn begin_again(header: &Header) -> Result<Beginning<G>, Difference> {
        let (found, newest) = (header.edition, G::info().newest());
        if found < Edition(1) || found > newest {
            return Err(Difference::Edition { found, newest });
        }
        let options = reading::from_value(&header.options)
            .map_err(|why| Difference::Options { why: why.to_string() })?;
        let mut chance = Recorded::new(&header.chance);
        let seats = u8::try_from(header.seats.len()).unwrap_or(u8::MAX);
        let beginning = Playthrough::begin_under(found, &options, seats, &mut chance)?;
        if !chance.used_up() {
            return Err(Difference::Chance);
        }
        same_state(&beginning.hash, &header.hash)?;
        Ok(beginning)
    }

    /// Takes a recorded step again and compares.
    pub fn repeat(&mut self, step: &Step<G::Action>) -> Result<Outcome<G>, Difference> {
        let outcome = match &step.played {
            Move::Action(action) => {
                let mut chance = Recorded::new(&step.chance);
                let outcome = self.act(step.seat, step.by, action, &mut chance).map_err(|refusal| {
                    Difference::Refused {
                        rule: crate::Refusal::rule(&refusal),
                        // As JSON, for which there is code anyway: the page waits for every byte of its module.
                        refusal: serde_json::to_string(&refusal).unwrap_or_default(),
                    }
                })?;
                if !chance.used_up() {
                    return Err(Difference::Chance);
                }
                outcome
            }
            Move::Undo => self.undo(step.seat, step.by).ok_or(Difference::NothingToUndo)?,
            Move::Rewind(to) => {
                self.rewind(step.seat, step.by, *to).ok_or(Difference::NothingToRewind { to: *to })?
            }
        };
        same_state(&outcome.step.hash, &step.hash)?;
        Ok(outcome)
    }
}

fn same_state(computed: &StateHash, recorded: &StateHash) -> Result<(), Difference> {
    if computed == recorded {
        return Ok(());
    }
    Err(Difference::State { recorded: recorded.0.chars().take(16).collect(), computed: computed.0.clone() })
}

impl<G: Game> Record<G> {
    /// Reads a record.
    pub fn parse(text: &str) -> Result<Record<G>, Unreadable> {
        game_of(text)?;
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
        let (_, first) = lines.next().ok_or(Unreadable::Empty)?;
        let header: Header = reading::from_text(first).map_err(|why| Unreadable::Line { line: 1, why })?;
        let mut record = Record { header, steps: Vec::new(), closing: None };
        for (line, text) in lines.filter(|(_, text)| !text.trim().is_empty()) {
            if record.closing.is_some() {
                return Err(Unreadable::AfterClosing { line });
            }
            let unreadable = |why| Unreadable::Line { line, why };
            let value: Value = serde_json::from_str(text).map_err(unreadable)?;
            if value.get("standings").is_some() {
                record.closing = Some(reading::from_value(&value).map_err(unreadable)?);
                continue;
            }
            let step: WrittenStep<G::Action> = reading::from_value(&value).map_err(unreadable)?;
            let (found, expected) = (step.n.unwrap_or_default(), record.steps.len() + 1);
            if found != expected {
                return Err(Unreadable::Order { line, found, expected });
            }
            let step = step.try_into().map_err(|why| unreadable(serde::de::Error::custom(why)))?;
            record.steps.push(step);
        }
        let (found, needed) = (record.header.comptoir, format_of(&record.steps));
        if found < needed {
            return Err(Unreadable::Newer { found, needed });
        }
        Ok(record)
    }

    /// Writes it.
    pub fn to_text(&self) -> String {
        self.lines_from(0).into_iter().map(|line| line + "\n").collect()
    }

    /// Its lines from that of step `n` on; the header's counts as step 0.
    ///
    /// # Panics
    /// Never: a record is plain data.
    pub fn lines_from(&self, n: usize) -> Vec<String> {
        fn line(value: &impl Serialize) -> String {
            serde_json::to_string(value).expect("a record is plain data and always serialises")
        }
        let header = (n == 0).then(|| line(&self.header));
        let steps = self.steps.iter().enumerate().skip(n.saturating_sub(1));
        let steps = steps.map(|(at, step)| line(&WrittenStep::numbered(at + 1, step.clone())));
        header.into_iter().chain(steps).chain(self.closing.as_ref().map(line)).collect()
    }

    /// Recomputes everything: every step, every hash, the result, and the shuffles from the opened seed. On a
    /// difference it says at which step (0 is the set-up).
    pub fn verify(&self) -> Result<Verified, (usize, Difference)> {
        let beginning = Playthrough::<G>::begin_again(&self.header).map_err(|why| (0, why))?;
        let mut playthrough = beginning.playthrough;
        for (at, step) in self.steps.iter().enumerate() {
            playthrough.repeat(step).map_err(|why| (at + 1, why))?;
        }
        let last = self.steps.len();
        let finished = match (playthrough.game().to_act(), &self.closing) {
            (ToAct::Over(standings), Some(closing)) => {
                if !standings.lines().eq(closing.standings.iter().copied()) {
                    return Err((last, Difference::Standings));
                }
                true
            }
            (ToAct::Over(_), None) => return Err((last, Difference::Unfinished)),
            (ToAct::Seats(_), Some(_)) => return Err((last, Difference::NotOver)),
            (ToAct::Seats(_), None) => false,
        };
        let shuffles = self.verify_shuffles()?;
        Ok(Verified { steps: last, draws: self.draws().map(<[Draw]>::len).sum(), shuffles, finished })
    }

    /// The draws of the set-up and of every step.
    fn draws(&self) -> impl Iterator<Item = &[Draw]> {
        let steps = self.steps.iter().map(|step| step.chance.as_slice());
        std::iter::once(self.header.chance.as_slice()).chain(steps)
    }

    fn verify_shuffles(&self) -> Result<Option<Shuffles>, (usize, Difference)> {
        let Some(fairness) = &self.header.fairness else { return Ok(None) };
        let people = self.verify_openings(fairness).map_err(|why| (0, why))?;
        let Some(seed) = self.closing.as_ref().and_then(|closing| closing.seed) else { return Ok(None) };
        self.stream_after(&seed)?;
        let key = fairness::key(&seed, &fairness.numbers());
        Ok(Some(Shuffles { people, dealer: fairness.dealer, key, broken_off: fairness.broken_off.len() }))
    }

    /// The chance the game would go on with: what this seed gives after every draw of the record, if the draws are its. Where steps were
    /// taken back by agreement, what comes after them is what came before.
    pub fn stream_after(&self, seed: &Bytes32) -> Result<Live, (usize, Difference)> {
        let fairness = self.header.fairness.as_ref().ok_or((0, Difference::Commitment))?;
        if fairness::commitment(seed) != fairness.commitment {
            return Err((0, Difference::Commitment));
        }
        let mut course = Course::new(fairness::stream(seed, &fairness.numbers()));
        let mut number = 0;
        for (step, draws) in self.draws().enumerate() {
            if let Some(Move::Rewind(to)) = step.checked_sub(1).map(|at| &self.steps[at].played) {
                course.rewind(*to);
            }
            for draw in draws {
                number += 1;
                let computed = course.below(draw.below.max(1));
                if computed != draw.number {
                    return Err((step, Difference::Draw { draw: number, recorded: draw.number, computed }));
                }
            }
            course.mark();
        }
        Ok(course.into_live())
    }

    /// Every person opened what they had pledged, and had all the terms before them when they did. Names them.
    fn verify_openings(&self, fairness: &Fairness) -> Result<Vec<String>, Difference> {
        let (seats, shares) = (self.header.seats.len(), fairness.seats.len());
        if seats != shares {
            return Err(Difference::Shares { seats, shares });
        }
        let terms = self.header.terms(fairness).digest();
        let mut people = Vec::new();
        for (at, (name, share)) in self.header.seats.iter().zip(&fairness.seats).enumerate() {
            let Some(Share { pledge, opening }) = share else { continue };
            if !opening.fits(pledge, &terms) {
                return Err(Difference::Opening { seat: Seat(at as u8) });
            }
            people.push(name.clone());
        }
        Ok(people)
    }
}
