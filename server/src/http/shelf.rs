//! The shelf: which games there are, and their rules.

use axum::Json;
use axum::extract::Path;
use comptoir_bots::Level;
use comptoir_kernel::Language;
use serde::Deserialize;
use strum::VariantArray;

use super::caller::Asked;
use crate::adapter;
use crate::protocol::{Problem, Rules, Shelf};

pub(super) async fn games() -> Json<Shelf> {
    let games = comptoir_games::shelf().into_iter().cloned().collect();
    Json(Shelf { games, levels: Level::VARIANTS.to_vec() })
}

#[derive(Deserialize)]
pub(super) struct In {
    #[serde(default)]
    language: Language,
}

pub(super) async fn rules(
    Path(id): Path<String>,
    Asked(In { language }): Asked<In>,
) -> Result<Json<Rules>, Problem> {
    let text = adapter::rules(&id, language)?.to_owned();
    Ok(Json(Rules { language, text }))
}
