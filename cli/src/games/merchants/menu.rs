//! The choices in words: those that are many of a sort stand together in lines.

use comptoir_games::merchants::Action;
use comptoir_games::merchants::tally::{Resource, Ware};
use comptoir_kernel::Language;

use super::{names, payout};
use crate::games::{Telling, listed};
use crate::say;

/// Choices of one sort share a line with a label; the others have one each.
pub fn menu(offers: &[Action], telling: &Telling) -> String {
    let mut text = String::new();
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for (number, &offer) in (1..).zip(offers) {
        match grouped(offer, telling.language) {
            Some((label, item)) => {
                let item = say!(telling.language, "{number}: {item}" / "{number} : {item}");
                match groups.iter_mut().find(|(known, _)| *known == label) {
                    Some((_, items)) => items.push(item),
                    None => groups.push((label, vec![item])),
                }
            }
            None => text.extend([&format!("{number:>4}  "), &single(offer, telling), "\n"]),
        }
    }
    for (label, items) in groups {
        let label = say!(telling.language, "      {label}: " / "      {label} : ");
        text += &listed(&label, items);
    }
    text
}

/// Where choices of this sort stand together, and what tells them apart.
fn grouped(action: Action, language: Language) -> Option<(String, String)> {
    let path = |path| names::path(path, language);
    let city = |city| names::city(city, language).to_owned();
    let hex = |hex| names::hex(hex, language);
    let number = |piece: u8| piece + 1;
    Some(match action {
        Action::PlacePost(at) | Action::PlaceNeutral(at) => (say!(language, "cities" / "villes"), city(at)),
        Action::PlaceStartRoute(at) => (say!(language, "paths" / "chemins"), path(at)),
        Action::Discard(cards) => {
            (say!(language, "discard" / "défausser"), names::resources(cards, language))
        }
        Action::PlaceRobber(at) | Action::MoveRobber(at) => (say!(language, "hexes" / "terrains"), hex(at)),
        Action::BuyResource(resource) => {
            (say!(language, "buy with gold" / "acheter avec de l'or"), names::resource(resource, language))
        }
        Action::BankTrade { give, take } => (
            say!(language, "trade with the bank" / "échanger avec la réserve"),
            bank_trade(give, take, language),
        ),
        Action::Offer { give, want, .. } => {
            let (give, want) = (names::bundle(give, language), names::bundle(want, language));
            (
                say!(language, "offer the others" / "offrir aux autres"),
                say!(language, "{give} for {want}" / "{give} contre {want}"),
            )
        }
        Action::BuildRoute(at) => (say!(language, "build a route" / "établir une route"), path(at)),
        Action::RecruitMerchant { merchant, city: at } => {
            let merchant = number(merchant);
            (say!(language, "recruit merchant {merchant}" / "recruter le marchand {merchant}"), city(at))
        }
        Action::MoveMerchant { merchant, to } => {
            let merchant = number(merchant);
            (
                say!(language, "move merchant {merchant}" / "déplacer le marchand {merchant}"),
                names::intersection(to, language),
            )
        }
        Action::PlaceToken(at) => (say!(language, "draw a token for" / "piocher un pion pour"), hex(at)),
        Action::MoveToken { from, to } => {
            let to = hex(to);
            (say!(language, "move a token to {to} from" / "déplacer un pion vers {to} depuis"), hex(from))
        }
        Action::FormCaravan { caravan, path: at } => {
            let caravan = number(caravan);
            (say!(language, "form caravan {caravan}" / "former la caravane {caravan}"), path(at))
        }
        Action::MoveCaravan { caravan, to } => {
            let caravan = number(caravan);
            (say!(language, "move caravan {caravan}" / "déplacer la caravane {caravan}"), path(to))
        }
        Action::Deliver(at) => (say!(language, "deliver a good" / "livrer une marchandise"), city(at)),
        _ => return None,
    })
}

fn bank_trade(give: Resource, take: Ware, language: Language) -> String {
    let (give, take) = (names::resource(give, language), names::ware(take, language));
    format!("{give} → {take}")
}

fn single(action: Action, telling: &Telling) -> String {
    let language = telling.language;
    match action {
        Action::Roll => say!(language, "roll the dice" / "lancer les dés"),
        Action::PlayCard(card) => {
            let card = names::card(card, language);
            say!(language, "play a card: {card}" / "jouer une carte : {card}")
        }
        Action::Steal(seat) | Action::TradeWith(seat) => telling.name(seat),
        Action::Accept => say!(language, "accept" / "accepter"),
        Action::Decline => say!(language, "decline" / "refuser"),
        Action::Counter { give, want } => {
            let (give, want) = (names::bundle(give, language), names::bundle(want, language));
            say!(language, "propose instead: {give} for {want}" / "proposer plutôt : {give} contre {want}")
        }
        Action::Withdraw => say!(language, "with nobody" / "avec personne"),
        Action::ChooseChain(gold) => payout(gold, telling),
        Action::BuyCard => say!(language, "buy a development card" / "acheter une carte développement"),
        Action::TakeGold => say!(language, "take the gold" / "prendre l'or"),
        Action::Done => say!(language, "that is all" / "c'est tout"),
        _ => say!(language, "end the turn" / "finir le tour"),
    }
}
