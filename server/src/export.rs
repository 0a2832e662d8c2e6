//! Tables on their way out of a house, and back into one: `docs/record-format.md` says what they look like.
//!
//! A finished game is its record and nothing else. A game that goes on is its record, and a line before it with what its chance goes on
//! with: whoever reads that line knows what comes.

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use comptoir_bots::Level;
use comptoir_games::with_game;
use comptoir_kernel::fairness::Bytes32;
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::record::{self, Dealer, Header, Record};
use comptoir_kernel::{Game, Seat, ToAct};
use comptoir_words::Language;
use serde::{Deserialize, Serialize};

use crate::house::House;
use crate::metrics::Metrics;
use crate::protocol::{Owner, Problem, Status, Visibility};
use crate::storage::{
    Guest, ImportChange, OpenError, Place, Setup, Storage, StorageError, StoredSeat, StoredStep, StoredTable,
    Write,
};
use crate::{adapter, clock, names, random};

/// The version of the line before a record.
const FORMAT: u32 = 1;
/// The largest table that comes in: several times the longest game that bots have played.
pub const MAX_TABLE: usize = 4 << 20;
/// As many attempts to begin as a table remembers.
const BROKEN_OFF: usize = 20;
/// Tables read at once.
const PAGE: u32 = 100;

/// What a game that goes on needs besides its record.
#[derive(Debug, Serialize, Deserialize)]
struct Going {
    /// [`FORMAT`]
    table: u32,
    /// What this line is, for whoever opens the file.
    #[serde(default)]
    secret: String,
    /// What its chance goes on with.
    seed: Bytes32,
    /// Where whoever made the table sits, if they do.
    #[serde(default)]
    host: Option<Seat>,
    /// Which bots play on for people, in seat order.
    #[serde(default)]
    bots: Vec<Option<Level>>,
    /// What its host speaks.
    #[serde(default)]
    language: Option<Language>,
}

/// What the first line says it is.
#[derive(Deserialize)]
struct Label {
    table: Option<u32>,
}

const SECRET: &str = "the seed of a game that is not over: whoever reads it knows every card to come";

/// A table, written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exported {
    /// The record of a game that is over.
    Over(String),
    /// A game that goes on; it is secret.
    Going(String),
    /// Its game has not begun: there is nothing to write down.
    NotBegun,
}

/// Writes a table down.
pub fn export(table: &StoredTable, steps: &[StoredStep]) -> Result<Exported, Problem> {
    if table.is_beginning() {
        return Ok(Exported::NotBegun);
    }
    let record = adapter::record(table, steps)?;
    if table.status == Status::Over {
        return Ok(Exported::Over(record));
    }
    let standing_in = |seat: &StoredSeat| seat.bot.filter(|_| seat.owner() == Owner::Person);
    let going = Going {
        table: FORMAT,
        secret: SECRET.to_owned(),
        seed: table.seed,
        host: table.seat_of(&table.host),
        bots: table.seats.iter().map(standing_in).collect(),
        language: table.language,
    };
    let first = serde_json::to_string(&going).map_err(|_| Problem::Internal)?;
    Ok(Exported::Going(format!("{first}\n{record}")))
}

/// The tables of a house, read from a copy: what is stored stays as it is, and may be in use.
#[derive(Debug)]
pub struct Tables(Storage);

impl Tables {
    /// Copies what is stored in a place into the empty directory `scratch` and brings the copy up to date.
    pub async fn open(place: impl Into<Place>, scratch: &Path) -> Result<Tables, OpenError> {
        Storage::copy(place, &scratch.join("comptoir.db")).await?;
        Ok(Tables(Storage::open(scratch, Arc::new(Metrics::new())).await?))
    }

    /// The ids of some that come after this one; none at the end.
    pub async fn after(&self, id: &str) -> Result<Vec<String>, StorageError> {
        self.0.ids_after(id, PAGE).await
    }

    /// A table, written down; none if there is no such table. What cannot be read is told, and is no reason to give up.
    pub async fn export(&self, id: &str) -> Result<Option<(String, Exported)>, Problem> {
        let Some(table) = self.0.table(id).await? else { return Ok(None) };
        let steps = self.0.steps(id).await?;
        Ok(Some((table.game.clone(), export(&table, &steps)?)))
    }
}

/// Why a table does not come in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum Refused {
    #[error("it is larger than any game: {MAX_TABLE} bytes are the most")]
    TooLarge,
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    #[error("the line before its record has format {0}; this version reads format {FORMAT}")]
    Format(u32),
    #[error("there is no game `{0}` here")]
    Game(String),
    #[error("{}: {why}", place(*.step))]
    Differs { step: usize, why: String },
    #[error("its record does not say where its shuffles come from")]
    NoFairness,
    #[error("a device dealt it, and a table's cards are dealt by its server")]
    Device,
    #[error("the seed of a game that is over must be open, and here it is not")]
    NoSeed,
    #[error(
        "the game is not over, and a record alone lacks what its chance goes on with: export its table, where it is played"
    )]
    Unfinished,
    #[error("the game is over, and yet its seed stands before the record")]
    Over,
    #[error("seat {}: {why}", .seat.0 + 1)]
    Seat { seat: Seat, why: String },
    #[error("those who broke its beginning off have names that nobody can have")]
    BrokenOff,
}

fn place(step: usize) -> String {
    if step == 0 { "the set-up".to_owned() } else { format!("step {step}") }
}

/// A table that was played again by the rules, step by step, and may come in.
#[derive(Debug)]
pub struct Import {
    header: Header,
    seed: Bytes32,
    going: Option<Going>,
    standings: Option<Vec<comptoir_kernel::standings::Standing>>,
    /// Who had to act first.
    first: Vec<Seat>,
    steps: Vec<Taken>,
    /// The bots whose seats they are.
    bots: Vec<Option<Level>>,
}

#[derive(Debug)]
struct Taken {
    seat: Seat,
    by: By,
    text: String,
    to_act: Vec<Seat>,
}

/// A table that has come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// Its id here.
    pub id: String,
    /// Its game.
    pub game: String,
    /// Steps taken so far.
    pub steps: u32,
    /// Opens the seats of people, where the game goes on.
    pub links: Vec<SeatLink>,
    /// Whether it goes on.
    pub going: bool,
}

/// What lets a person have their seat again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatLink {
    /// Which seat.
    pub seat: Seat,
    /// Who sat there.
    pub name: String,
    /// Opens it, once.
    pub key: String,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrived {
    /// It has come in.
    Now(Imported),
    /// A table here has the same seed: it is this one.
    Before(String),
}

impl Import {
    /// Reads an exported table, or a record, and plays it again: every action, every hash, every draw.
    pub fn read(text: &str) -> Result<Import, Refused> {
        let unreadable =
            |why: &dyn std::fmt::Display| Refused::Unreadable(why.to_string().chars().take(200).collect());
        if text.len() > MAX_TABLE {
            return Err(Refused::TooLarge);
        }
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        let label: Label = serde_json::from_str(first).map_err(|why| unreadable(&why))?;
        let (going, record) = match label.table {
            None => (None, text),
            Some(FORMAT) => (Some(serde_json::from_str(first).map_err(|why| unreadable(&why))?), rest),
            Some(other) => return Err(Refused::Format(other)),
        };
        let game = record::game_of(record).map_err(|why| unreadable(&why))?;
        with_game!(game.as_str(), G => Import::of::<G>(record, going)).ok_or(Refused::Game(game))?
    }

    fn of<G: Game>(text: &str, going: Option<Going>) -> Result<Import, Refused> {
        let differs =
            |step: usize, why: &dyn std::fmt::Display| Refused::Differs { step, why: why.to_string() };
        let record = Record::<G>::parse(text).map_err(|why| Refused::Unreadable(why.to_string()))?;
        let fairness = record.header.fairness.as_ref().ok_or(Refused::NoFairness)?;
        if fairness.dealer != Dealer::Server {
            return Err(Refused::Device);
        }
        record.verify().map_err(|(step, why)| differs(step, &why))?;
        let seed = match (&record.closing, &going) {
            (Some(closing), None) => closing.seed.ok_or(Refused::NoSeed)?,
            (None, Some(going)) => going.seed,
            (None, None) => return Err(Refused::Unfinished),
            (Some(_), Some(_)) => return Err(Refused::Over),
        };
        record.stream_after(&seed).map_err(|(step, why)| differs(step, &why))?;
        let bots = bots(&record.header, going.as_ref())?;
        let Record { header, steps, closing } = record;
        let mut again = Playthrough::<G>::begin_again(&header).map_err(|why| differs(0, &why))?.playthrough;
        let to_act = |to_act: ToAct| -> Vec<Seat> { to_act.seats().into() };
        let first = to_act(again.game().to_act());
        let mut taken = Vec::new();
        for (n, step) in (1..).zip(&steps) {
            again.repeat(step).map_err(|why| differs(n, &why))?;
            let text = comptoir_engine::json(step).to_string();
            taken.push(Taken { seat: step.seat, by: step.by, text, to_act: to_act(again.game().to_act()) });
        }
        let standings = closing.map(|closing| closing.standings);
        Ok(Import { header, seed, going, standings, first, steps: taken, bots })
    }

    /// As it is stored, with those who stand in for its people until they come.
    fn stored(self) -> Result<(ImportChange, Imported), Problem> {
        let Import { header, seed, going, standings, first, steps, bots } = self;
        let (id, now, going_on) = (random::hex::<10>()?, clock::now(), standings.is_none());
        let shares = header.fairness.iter().flat_map(|fairness| fairness.seats.iter().copied());
        let standing_in = |seat: usize| *going.as_ref()?.bots.get(seat)?;
        let (mut guests, mut seats, mut links) = (Vec::new(), Vec::new(), Vec::new());
        for (at, (name, share)) in header.seats.iter().zip(shares).enumerate() {
            let key = random::hex::<16>()?;
            let guest = match bots[at] {
                Some(_) => None,
                None => Some(Guest { id: random::hex::<8>()?, name: name.clone() }),
            };
            if let Some(guest) = guest.as_ref().filter(|_| going_on) {
                let (seat, name) = (Seat(at as u8), guest.name.clone());
                links.push(SeatLink { seat, name, key: key.clone() });
            }
            guests.extend(guest.clone());
            seats.push(StoredSeat {
                // Whoever has the link is who was meant: until they come it is kept for their stand-in.
                invited: guest.clone().filter(|_| going_on),
                bot: bots[at].or_else(|| standing_in(at)),
                guest,
                key,
                pledge: share.map(|share| share.pledge),
                opening: share.map(|share| share.opening),
                program: false,
                excused: Vec::new(),
                coached: header.coached.contains(&Seat(at as u8)),
            });
        }
        let made_it = going.as_ref().and_then(|going| going.host).and_then(|host| seats.get(host.index()));
        let made_it =
            made_it.and_then(|seat: &StoredSeat| seat.guest.clone()).or_else(|| guests.first().cloned());
        let host = if let Some(guest) = made_it {
            guest.id
        } else {
            // Bots alone: somebody who is not here any more had made it.
            let former = Guest { id: random::hex::<8>()?, name: String::new() };
            guests.push(former.clone());
            former.id
        };
        let game = header.game.clone();
        let table = StoredTable {
            id: id.clone(),
            game: header.game,
            edition: header.edition,
            options: header.options,
            host,
            visibility: Visibility::Unlisted,
            language: going.and_then(|going| going.language),
            fill: None,
            rated: false,
            clock: None,
            clocks: None,
            coach: false,
            status: if going_on { Status::Playing } else { Status::Over },
            seed,
            broken_off: header.fairness.map_or_else(Vec::new, |fairness| fairness.broken_off),
            made: now,
            touched: now,
            setup: Some(Setup { chance: header.chance, hash: header.hash, at: now }),
            to_act: first,
            standings,
            rematch: None,
            seats,
            returns: Vec::new(),
        };
        let imported = Imported { id: id.clone(), game, steps: steps.len() as u32, links, going: going_on };
        let steps = (1..).zip(steps).map(|(n, Taken { seat, by, text, to_act })| StoredStep {
            table: id.clone(),
            n,
            seat,
            // A bot's step has none: that is how they are told apart when they are counted.
            command: (by == By::Person).then(|| format!("imported {n}")),
            step: text,
            at: now,
            to_act,
        });
        Ok((ImportChange { table, guests, steps: steps.collect() }, imported))
    }
}

/// Whose seats are bots'; all others are people's, who pledged and have names that people can have.
fn bots(header: &Header, going: Option<&Going>) -> Result<Vec<Option<Level>>, Refused> {
    let fairness = header.fairness.as_ref().ok_or(Refused::NoFairness)?;
    let is_name = |name: &str| name.is_empty() || names::proper(name).is_ok_and(|proper| proper == name);
    let mut bots = Vec::new();
    for (seat, (name, share)) in (0..).map(Seat).zip(header.seats.iter().zip(&fairness.seats)) {
        let refused = |why: &str| Refused::Seat { seat, why: why.to_owned() };
        let level = header.bots.get(seat.index()).and_then(Option::as_deref);
        let level =
            level.map(Level::from_str).transpose().map_err(|_| refused("there is no bot of that level"))?;
        let bot = match (level, share) {
            (Some(_), Some(_)) => return Err(refused("a bot has added nothing to the shuffles")),
            (Some(level), None) => Some(level),
            (None, Some(_)) => None,
            // Nobody said of which level it was, and in a game that is over it does not matter any more.
            (None, None) if header.bots.is_empty() && going.is_none() => Some(Level::Trader),
            (None, None) => return Err(refused("its person added nothing to the shuffles")),
        };
        if bot.is_none() && !is_name(name) {
            return Err(refused("its person has a name that nobody can have"));
        }
        bots.push(bot);
    }
    let mut named =
        fairness.broken_off.iter().flat_map(|broken| broken.not_opened.iter().chain([&broken.by]));
    if fairness.broken_off.len() > BROKEN_OFF || !named.all(|name| is_name(name)) {
        return Err(Refused::BrokenOff);
    }
    Ok(bots)
}

/// Lets a table in that was read before, by whoever asks; it is read again.
pub(crate) async fn import(
    storage: &Storage,
    house: Option<&Arc<House>>,
    text: String,
) -> Result<Arrived, Problem> {
    let read =
        tokio::task::spawn_blocking(move || Import::read(&text)).await.map_err(|_| Problem::Internal)?;
    let import = read.map_err(|why| Problem::unreadable(&why))?;
    if let Some(here) = storage.table_of_seed(&import.seed).await? {
        return Ok(Arrived::Before(here));
    }
    let (change, imported) = import.stored()?;
    storage.write(Write::Import(Box::new(change))).await?;
    // Bots there go on.
    if let Some(house) = house.filter(|_| imported.going) {
        house.wake(&imported.id);
    }
    Ok(Arrived::Now(imported))
}
