//! What a bot says about a step of its own.

use comptoir_games::new_england::Remark;
use comptoir_games::new_england::cards::Figure;
use comptoir_kernel::Language;

use super::names;
use crate::games::{Telling, points};
use crate::say;

pub fn remark(remark: &Remark, telling: &Telling) -> String {
    let language = telling.language;
    match *remark {
        Remark::MajorityTaken { figure, points: count } => {
            let (most, points) = (most(figure, language), points(count.into(), language));
            say!(language, "{most}: {points}." / "{most} : {points}.")
        }
        Remark::MajorityBroken { seat, figure, points: count } => {
            let (name, most) = (telling.name(seat), most(figure, language).to_lowercase());
            let points = points(count.into(), language);
            say!(
                language,
                "{name}: no longer {most}, {points} less." / "{name} : plus de {most}, {points} de moins."
            )
        }
        Remark::Leads { points: count } => {
            let points = points(count, language);
            say!(language, "In front with {points}." / "En tête avec {points}.")
        }
        Remark::Income { shillings } => {
            let shillings = names::shillings(shillings, language);
            say!(
                language,
                "Every turn brings {shillings} now." / "Chaque tour rapporte désormais {shillings}."
            )
        }
        Remark::MakesRoom { card, points: count } => {
            let (card, points) = (names::card(card, language), points(count.into(), language));
            say!(language, "Makes room for {card}: {points}." / "Fait de la place pour {card} : {points}.")
        }
        Remark::Narrowed { seat, cells } => {
            let name = telling.name(seat);
            say!(
                language,
                "{name}: {cells} cells fewer to place tiles on."
                    / "{name} : {cells} parcelles de moins où poser des tuiles."
            )
        }
        Remark::BuysFirst { price } => {
            let price = names::shillings(price.into(), language);
            say!(language, "First to choose, at {price} a purchase." / "Premier choix, à {price} l'achat.")
        }
    }
}

fn most(figure: Figure, language: Language) -> String {
    match figure {
        Figure::Pilgrim => say!(language, "Most pilgrims" / "Majorité de colons"),
        Figure::Barn => say!(language, "Most barns" / "Majorité d'étables"),
        Figure::Ship => say!(language, "Most ships" / "Majorité de bateaux"),
    }
}
