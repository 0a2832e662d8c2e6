//! Why something cannot be done, in words.

use comptoir_games::golden_city::board::board;
use comptoir_games::golden_city::cards::Cards;
use comptoir_games::golden_city::ids::Place;
use comptoir_games::golden_city::{Phase, Refusal};
use comptoir_kernel::Language;

use super::table::{cards_text, coins_text, keys_text};
use super::{names, over};
use crate::games::Telling;
use crate::say;

pub fn refusal(refusal: &Refusal, telling: &Telling) -> String {
    let language = telling.language;
    let name = |place: &Place| names::place(*place, language);
    match refusal {
        Refusal::GameIsOver => over(language),
        Refusal::NotYourTurn { waiting_for } => {
            let name = telling.name(*waiting_for);
            say!(
                language,
                "It is not your turn; waiting for: {name}." / "Ce n'est pas votre tour ; on attend : {name}."
            )
        }
        Refusal::NotNow { phase } => {
            let what = due(*phase, language);
            say!(language, "First, {what}." / "D'abord, {what}.")
        }
        Refusal::NotAmongThese { phase } => {
            let what = due(*phase, language);
            say!(
                language,
                "That one is not among those you can choose from: {what}."
                    / "Ce n'est pas l'un de ceux que vous pouvez choisir : {what}."
            )
        }
        Refusal::NoSuchGroup { groups, .. } => {
            say!(language, "There are only {groups} groups." / "Il n'y a que {groups} groupes.")
        }
        Refusal::ExpulsionTooDear { bidder, price, coins } => {
            let (name, price, coins) =
                (telling.name(*bidder), coins_text(*price, language), coins_text(*coins, language));
            say!(
                language,
                "To expel {name} costs {price}; you have {coins}."
                    / "L'expulsion ({name}) coûte {price} ; vous avez {coins}."
            )
        }
        Refusal::NoPostLeft { posts } => {
            say!(language, "All your {posts} posts are placed." / "Vos {posts} comptoirs sont tous posés.")
        }
        Refusal::SiteTaken { place, owner } => {
            let (place, owner) = (name(place), telling.name(*owner));
            say!(
                language,
                "{place} has room for one post, and it is taken: {owner}."
                    / "{place} : un seul comptoir y tient, et la place est prise : {owner}."
            )
        }
        Refusal::AlreadyThere { place } => {
            let place = name(place);
            say!(
                language,
                "You already have a post there: {place}." / "Vous y avez déjà un comptoir : {place}."
            )
        }
        Refusal::NotConnected { place } => {
            let near = names::places(board().near(*place), language);
            let place = name(place);
            say!(
                language,
                "No road leads from a post of yours to {place}; roads come from {near}."
                    / "Aucune route ne mène d'un de vos comptoirs ici : {place} ; les routes viennent de {near}."
            )
        }
        Refusal::ZoneFull { place } => {
            let place = name(place);
            say!(language, "The zone is full: {place}." / "La zone est pleine : {place}.")
        }
        Refusal::KeyMissing { place, needs, has } => {
            let (place, needs) = (name(place), keys_text(*needs, language));
            say!(
                language,
                "{place} also costs {needs}; you have {has}."
                    / "{place} coûte aussi {needs} ; vous en avez {has}."
            )
        }
        Refusal::WrongPayment { landscape, cards, holds, .. } => {
            let price = cards_text(Cards::of_kind(*landscape, *cards), language);
            let holds = cards_text(*holds, language);
            say!(
                language,
                "The price is {price}; two alike of another kind replace one. You hold: {holds}."
                    / "Le prix est {price} ; deux semblables d'une autre sorte en remplacent une. Vous avez : {holds}."
            )
        }
    }
}

/// What must be done in a phase.
fn due(phase: Phase, language: Language) -> String {
    match phase {
        Phase::PlaceHand(_) => say!(language, "the bidding hand is placed" / "on place la main d'enchères"),
        Phase::Build(_) => say!(language, "posts are built" / "on bâtit des comptoirs"),
        Phase::ChooseBonus(_) => say!(language, "a bonus card is chosen" / "on choisit une carte bonus"),
        Phase::TakeWare(_) => say!(language, "a ware card is taken" / "on prend une carte marchandise"),
        Phase::RemoveWare(_) => {
            say!(language, "a ware card leaves the game" / "une carte marchandise quitte le jeu")
        }
        Phase::Discard(_) => {
            say!(language, "a landscape card is discarded" / "on défausse une carte paysage")
        }
        Phase::Over => over(language),
    }
}
