//! For developers only: the inside of any table at any step, and new tables that begin in the middle of a recorded game.
//!
//! This lays open what the rest of the server keeps secret, so it exists only with the feature `dev`, which
//! `cargo xtask dev` switches on. This file is all there is of it, and the gate checks that a server built without the
//! feature does not contain it.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Json, Router};
use comptoir_bots::Level;
use comptoir_games::with_game;
use comptoir_kernel::fairness::Bytes32;
use comptoir_kernel::playthrough::Playthrough;
use comptoir_kernel::record::{Header, Record, game_of};
use comptoir_kernel::{Game, Seat, ToAct};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::caller::{Body, KnownGuest, Query};
use super::tables::Stretch;
use crate::house::House;
use crate::protocol::{Problem, Status, Table, Visibility};
use crate::storage::{Guest, Setup, StoredSeat, StoredStep, StoredTable, Write};
use crate::table::Ask;
use crate::{adapter, clock, random};

/// A record is larger than anything else a page sends.
const MAX_RECORD: usize = 4 << 20;

/// What is stored of a table's game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Inside {
    /// The state hash after the set-up and after each step.
    pub hashes: Vec<String>,
    /// Each step as it stands in the record.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub steps: Vec<Value>,
}

/// A game that has been played before.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Past {
    /// The game of another table.
    Table(String),
    /// The text of a record.
    Record(String),
}

/// A new table that begins in the middle of such a game.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The game.
    pub past: Past,
    /// How many of its steps have been taken.
    pub at: u32,
    /// Where you sit; bots have the other seats.
    pub seat: Seat,
    /// How well they play.
    pub bots: Level,
}

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/tables", post(set_up))
        .route("/tables/{id}", get(inside))
        .route("/tables/{id}/replay", get(replay))
        .layer(DefaultBodyLimit::max(MAX_RECORD))
}

async fn inside(State(house): State<Arc<House>>, Path(id): Path<String>) -> Result<Json<Inside>, Problem> {
    let (table, steps) = stored(&house, &id).await?;
    let setup = table.setup.ok_or(Problem::NotStarted)?;
    let steps = steps.iter().map(|stored| serde_json::from_str(&stored.step));
    let steps: Vec<Value> = steps.collect::<Result<_, _>>().map_err(|why| Problem::unreadable(&why))?;
    let taken = steps.iter().map(|step| step["hash"].as_str().unwrap_or_default().to_owned());
    Ok(Json(Inside { hashes: std::iter::once(setup.hash.0).chain(taken).collect(), steps }))
}

/// Like the replay of a finished game, but of any table.
async fn replay(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(stretch): Query<Stretch>,
) -> Result<Response, Problem> {
    let (table, steps) = stored(&house, &id).await?;
    let moments = adapter::replay(&table, &steps, stretch.viewer(&table)?)?;
    Ok(stretch.of(&moments))
}

async fn stored(house: &House, id: &str) -> Result<(StoredTable, Vec<StoredStep>), Problem> {
    let table = house.storage.table(id).await?.ok_or(Problem::UnknownTable)?;
    Ok((table, house.storage.steps(id).await?))
}

async fn set_up(
    State(house): State<Arc<House>>,
    KnownGuest(guest): KnownGuest,
    Body(SetUp { past, at, seat, bots }): Body<SetUp>,
) -> Result<Json<Table>, Problem> {
    let (text, seed) = match past {
        Past::Table(id) => {
            let (table, steps) = stored(&house, &id).await?;
            (adapter::record(&table, &steps)?, Some(table.seed))
        }
        Past::Record(text) => (text, None),
    };
    let game = game_of(&text).map_err(|why| Problem::unreadable(&why))?;
    let played =
        with_game!(game.as_str(), G => Played::read::<G>(&text, at)).ok_or(Problem::UnknownGame)??;
    let seed = match seed.or(played.seed) {
        Some(seed) => seed,
        // Nobody knows how this game was shuffled: it goes on with shuffles that cannot be verified later.
        None => random::bytes32()?,
    };
    let id = played.store(&house, &guest, seed, seat, bots).await?;
    house.ask(&id, Some(guest), Ask::Look).await.map(Json)
}

/// The first steps of a game, checked against the rules.
struct Played {
    header: Header,
    /// Known if the game was finished.
    seed: Option<Bytes32>,
    /// Who had to act first.
    first: Vec<Seat>,
    steps: Vec<Step>,
}

struct Step {
    seat: Seat,
    text: String,
    to_act: ToAct,
}

impl Played {
    fn read<G: Game>(text: &str, at: u32) -> Result<Played, Problem> {
        let Record { header, steps, closing } =
            Record::<G>::parse(text).map_err(|why| Problem::unreadable(&why))?;
        let mut game =
            Playthrough::<G>::begin_again(&header).map_err(|_| Problem::Differs { step: 0 })?.playthrough;
        let first = game.game().to_act().seats().into();
        let mut taken = Vec::new();
        for (n, step) in (1..=at).zip(&steps) {
            game.repeat(step).map_err(|_| Problem::Differs { step: n })?;
            let text = serde_json::to_string(step).map_err(|why| Problem::unreadable(&why))?;
            taken.push(Step { seat: step.seat, text, to_act: game.game().to_act() });
        }
        Ok(Played { header, seed: closing.and_then(|closing| closing.seed), first, steps: taken })
    }

    /// Stores it as the table of `guest`, who sits at `seat`.
    async fn store(
        self,
        house: &Arc<House>,
        guest: &Guest,
        seed: Bytes32,
        seat: Seat,
        bots: Level,
    ) -> Result<String, Problem> {
        let Played { header, first, steps, .. } = self;
        if seat.index() >= header.seats.len() {
            return Err(Problem::UnknownSeat);
        }
        let (id, now) = (random::hex::<10>()?, clock::now());
        let fairness = header.fairness.as_ref();
        let mut seats = Vec::new();
        for at in 0..header.seats.len() {
            let share = fairness.and_then(|fairness| *fairness.seats.get(at)?);
            let yours = at == seat.index();
            seats.push(StoredSeat {
                guest: yours.then(|| guest.clone()),
                bot: (!yours).then_some(bots),
                key: random::hex::<16>()?,
                pledge: share.map(|share| share.pledge),
                opening: share.map(|share| share.opening),
                program: false,
                invited: None,
                excused: Vec::new(),
                coached: false,
            });
        }
        let table = StoredTable {
            id: id.clone(),
            game: header.game,
            edition: header.edition,
            options: header.options,
            host: guest.id.clone(),
            visibility: Visibility::Unlisted,
            language: None,
            fill: None,
            rated: false,
            coach: false,
            clock: None,
            clocks: None,
            status: Status::Playing,
            seed,
            broken_off: fairness.map_or_else(Vec::new, |fairness| fairness.broken_off.clone()),
            made: now,
            touched: now,
            setup: Some(Setup { chance: header.chance, hash: header.hash, at: now }),
            to_act: first,
            standings: None,
            rematch: None,
            seats: seats.clone(),
            returns: Vec::new(),
        };
        house.storage.write(Write::Table { table: Box::new(table), rematch_of: None }).await?;
        for (seat, seated) in (0..).map(Seat).zip(seats) {
            // A new table has no opened numbers yet, so they come afterwards.
            house.storage.write(Write::Seat { table: id.clone(), seat, now: seated, touched: now }).await?;
        }
        for (n, Step { seat, text: step, to_act }) in (1..).zip(steps) {
            let over = match &to_act {
                ToAct::Over(standings) => Some(standings.lines().collect()),
                ToAct::Seats(_) => None,
            };
            let to_act = to_act.seats().into();
            let step = StoredStep { table: id.clone(), n, seat, command: None, step, at: now, to_act };
            house.storage.write(Write::Step { step, over, time: None }).await?;
        }
        Ok(id)
    }
}
