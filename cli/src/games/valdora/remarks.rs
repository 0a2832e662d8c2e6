//! What a bot says about a step of its own.

use comptoir_games::valdora::Remark;
use comptoir_kernel::Language;

use super::names;
use crate::games::{Telling, counted, points};
use crate::say;

pub fn remark(remark: &Remark, telling: &Telling) -> String {
    let language = telling.language;
    match *remark {
        Remark::Worth { points: count } => {
            let points = points(count, language);
            say!(language, "Worth {points} all told." / "{points} en tout.")
        }
        Remark::Completes { order, points: count } => {
            let (order, points) = (names::order(order, language), points(count.into(), language));
            say!(
                language,
                "That was the last stone for: {order}, {points}."
                    / "C'était la dernière pierre pour : {order}, {points}."
            )
        }
        Remark::StonesAboard { points: count } => {
            let points = points(count.into(), language);
            say!(
                language,
                "Its stones are aboard already: {points}." / "Ses pierres sont déjà chargées : {points}."
            )
        }
        Remark::Denied { seat, points: count } => {
            let carries = telling.does(seat, ["carry", "carries"], ["portez", "porte"]);
            let points = points(count.into(), language);
            say!(
                language,
                "{carries} the stones for it: {points}." / "{carries} les pierres qu'il y faut : {points}."
            )
        }
        Remark::StonesMissing { stones, points: count } => {
            let (stones, points) = (stones_text(stones, language), points(count.into(), language));
            say!(
                language,
                "{stones} still to find, for {points}." / "Encore {stones} à trouver, pour {points}."
            )
        }
        Remark::Carries { stones } => {
            let stones = stones_text(stones, language);
            say!(language, "Room for {stones} now." / "De la place pour {stones} désormais.")
        }
    }
}

fn stones_text(stones: u8, language: Language) -> String {
    counted(stones.into(), language, ["stone", "stones"], ["pierre", "pierres"])
}
