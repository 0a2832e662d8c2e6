//! What a bot says about a step of its own.

use comptoir_games::golden_city::Remark;

use super::names;
use super::table::letters_text;
use crate::games::{Telling, counted};
use crate::say;

pub fn remark(remark: &Remark, telling: &Telling) -> String {
    let language = telling.language;
    match *remark {
        Remark::RoundLetters { letters } => {
            let letters = letters_text(letters, language);
            say!(
                language,
                "{letters} more when this round is scored." / "{letters} de plus au décompte de la manche."
            )
        }
        Remark::RivalLetters { seat, letters } => {
            let (name, letters) = (telling.name(seat), letters_text(letters, language));
            say!(
                language,
                "{name}: {letters} less when this round is scored."
                    / "{name} : {letters} de moins au décompte de la manche."
            )
        }
        Remark::ShutOut { seat, place } => {
            let (name, place) = (telling.name(seat), names::place(place, language));
            say!(language, "{place} is closed to: {name}." / "{place}, fermé à : {name}.")
        }
        Remark::CityInReach { zones } => {
            let zones = counted(zones.into(), language, ["zone", "zones"], ["zone", "zones"]);
            say!(language, "The city is in reach: {zones}." / "La Cité est à portée : {zones}.")
        }
        Remark::NewWares { new, wares } => {
            say!(
                language,
                "New wares: {new}; {wares} in all." / "Nouvelles marchandises : {new} ; {wares} en tout."
            )
        }
        Remark::PaysFor { places } => {
            let places = counted(places.into(), language, ["more place", "more places"], ["lieu", "lieux"]);
            say!(
                language,
                "These cards pay for {places}, as no other group does."
                    / "Ces cartes paient {places} de plus, mieux qu'aucun autre groupe."
            )
        }
        Remark::Leads { letters } => {
            let letters = letters_text(letters, language);
            say!(language, "In front with {letters}." / "En tête avec {letters}.")
        }
    }
}
