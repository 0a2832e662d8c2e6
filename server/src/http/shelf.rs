//! The shelf: which games there are, and their rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use comptoir_bots::Level;
use comptoir_words::Language;
use serde::Deserialize;

use super::caller::Query;
use crate::house::House;
use crate::protocol::{ClockOffer, Problem, Rules, Shelf};
use crate::time_control::{LONGEST_QUIET, TimeControl, YEARLY_HOLIDAYS};

pub(super) async fn games(State(house): State<Arc<House>>) -> Json<Shelf> {
    let games = comptoir_games::shelf().into_iter().cloned().collect();
    let registration = house.registration();
    let clocks = ClockOffer {
        live: vec![TimeControl::QUICK, TimeControl::USUAL],
        days: TimeControl::DAYS,
        live_bounds: TimeControl::bounds(false),
        days_bounds: TimeControl::bounds(true),
        longest_quiet: LONGEST_QUIET,
        holidays: YEARLY_HOLIDAYS as u16,
    };
    Json(Shelf { games, levels: Level::OFFERED.to_vec(), registration, clocks })
}

#[derive(Deserialize)]
pub(super) struct In {
    #[serde(default)]
    language: Language,
}

pub(super) async fn rules(
    Path(id): Path<String>,
    Query(In { language }): Query<In>,
) -> Result<Json<Rules>, Problem> {
    let text = comptoir_words::rules(&id, language).ok_or(Problem::UnknownGame)?;
    Ok(Json(Rules { text: text.to_owned() }))
}
