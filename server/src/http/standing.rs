//! Pages of people and games: statistics, ratings, leaderboards.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::caller::{Body, Caller, KnownGuest, Query};
use super::guests::seen_by_themselves;
use crate::house::House;
use crate::protocol::{Me, Problem, Profile, ShowTo};
use crate::statistics::{self, Asker, Wanted};
use crate::storage::{PersonChange, Write};

type Shared = State<Arc<House>>;

/// How the answer is wanted.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum As {
    #[default]
    Json,
    Csv,
}

#[derive(Deserialize)]
pub(super) struct Wants {
    #[serde(default, rename = "as")]
    form: As,
    #[serde(default)]
    page: u32,
}

/// As JSON, or as a file for a spreadsheet.
fn answer(form: As, file: &str, json: &impl Serialize, csv: impl FnOnce() -> String) -> Response {
    match form {
        As::Json => Json(json).into_response(),
        As::Csv => {
            let name = format!("attachment; filename=\"{file}.csv\"");
            let head = [(CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
            (head, csv()).into_response()
        }
    }
}

/// A game of the shelf. Whatever else somebody writes there is neither looked for nor kept.
fn known(game: &str) -> Result<(), Problem> {
    let known = comptoir_games::shelf().iter().any(|info| info.id == game);
    if known { Ok(()) } else { Err(Problem::UnknownGame) }
}

pub(super) async fn show_to(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(ShowTo { seen_by }): Body<ShowTo>,
) -> Result<Json<Me>, Problem> {
    let change = PersonChange::SeenBy { guest: guest.id.clone(), seen_by };
    house.storage.write(Write::Person(change)).await?;
    seen_by_themselves(&house, guest).await.map(Json)
}

pub(super) async fn person(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, client, .. }: Caller,
) -> Result<Json<Profile>, Problem> {
    house.limits.lists.check(client)?;
    let asker = Asker::of(&house.storage, guest.as_ref()).await?;
    statistics::profile(&house.storage, &id, &asker).await.map(Json)
}

pub(super) async fn person_in_game(
    State(house): Shared,
    Path((id, game)): Path<(String, String)>,
    Caller { guest, client, .. }: Caller,
    Query(Wants { form, .. }): Query<Wants>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    house.limits.lists.check(client)?;
    known(&game)?;
    let asker = Asker::of(&house.storage, guest.as_ref()).await?;
    let (found, games) = statistics::statistics(&house.storage, &id, &game, &wanted, &asker).await?;
    Ok(answer(form, &format!("comptoir-{game}"), &found, || statistics::person_as_csv(&games)))
}

pub(super) async fn game(
    State(house): Shared,
    Path(game): Path<String>,
    Caller { client, .. }: Caller,
    Query(Wants { form, .. }): Query<Wants>,
) -> Result<Response, Problem> {
    house.limits.lists.check(client)?;
    known(&game)?;
    let found = house.games.of(&house.storage, &game).await?;
    Ok(answer(form, &format!("comptoir-{game}-statistics"), &*found, || statistics::game_as_csv(&found)))
}

pub(super) async fn leaders(
    State(house): Shared,
    Path(game): Path<String>,
    Caller { client, .. }: Caller,
    Query(Wants { form, page }): Query<Wants>,
) -> Result<Response, Problem> {
    house.limits.lists.check(client)?;
    known(&game)?;
    let board = statistics::leaderboard(&house.storage, &game, page).await?;
    Ok(answer(form, &format!("comptoir-{game}-leaders"), &board, || statistics::leaders_as_csv(&board)))
}
