//! Why something cannot be done, in words.

use comptoir_games::merchants::refusal::{Limited, Stock};
use comptoir_games::merchants::{Phase, Refusal};
use comptoir_kernel::Language;

use super::{names, over};
use crate::games::Telling;
use crate::say;

pub fn refusal(refusal: &Refusal, telling: &Telling) -> String {
    let language = telling.language;
    let path = |path| names::path(path, language);
    let city = |city| names::city(city, language);
    let hex = |hex| names::hex(hex, language);
    match *refusal {
        Refusal::GameIsOver => over(language),
        Refusal::NotYourTurn { waiting_for } => {
            let waiting: Vec<String> = waiting_for.iter().map(|seat| telling.name(seat)).collect();
            let waiting = waiting.join(", ");
            say!(
                language,
                "It is not your turn; waiting for: {waiting}."
                    / "Ce n'est pas votre tour ; on attend : {waiting}."
            )
        }
        Refusal::NotNow { phase } => {
            let due = due(phase, language);
            say!(language, "Not now: {due}." / "Pas maintenant : {due}.")
        }
        Refusal::NotEnoughResources { needs, has } => {
            let (needs, has) = (names::resources(needs, language), names::resources(has, language));
            say!(language, "It takes {needs}; you have {has}." / "Il faut {needs} ; vous avez {has}.")
        }
        Refusal::NotEnough { of, needs, has } => not_enough(of, needs, has, language),
        Refusal::TurnLimit { of, limit } => match of {
            Limited::ResourcesBought => say!(
                language,
                "Gold buys no more than {limit} resources in a turn."
                    / "L'or n'achète pas plus de {limit} ressources par tour."
            ),
            Limited::Offers => {
                say!(
                    language,
                    "No more than {limit} offers in a turn." / "Pas plus de {limit} offres par tour."
                )
            }
            Limited::CardsBought => say!(
                language,
                "You have bought your development card of this turn."
                    / "Vous avez acheté votre carte développement de ce tour."
            ),
            Limited::CardsPlayed => say!(
                language,
                "You have played your development card of this turn."
                    / "Vous avez joué votre carte développement de ce tour."
            ),
        },
        Refusal::NoStartingCity { city: place, purple: true } => {
            let place = city(place);
            say!(
                language,
                "This post goes to an empty purple city, and {place} is none."
                    / "Ce comptoir va dans une ville violette vide ; ce n'en est pas une : {place}."
            )
        }
        Refusal::NoStartingCity { city: place, purple: false } => {
            let place = city(place);
            say!(
                language,
                "This post goes to an empty brown city, and {place} is none."
                    / "Ce comptoir va dans une ville marron vide ; ce n'en est pas une : {place}."
            )
        }
        Refusal::NoRobberStart { hex: at } => {
            let at = hex(at);
            say!(
                language,
                "The robber starts on a hex without a number, and {at} has one."
                    / "Le voleur part d'un terrain sans nombre ; celui-ci en a un : {at}."
            )
        }
        Refusal::WouldConnect { path: at } => {
            let at = path(at);
            say!(
                language,
                "The first routes must not link cities: {at} would."
                    / "Les premières routes ne doivent pas relier de villes : {at} en relierait."
            )
        }
        Refusal::WrongDiscard { needs, chosen } => say!(
            language,
            "You must discard {needs} cards, not {chosen}."
                / "Vous devez défausser {needs} cartes, et non {chosen}."
        ),
        Refusal::RobberStaysThere { hex: at } => {
            let at = hex(at);
            say!(language, "The robber must leave {at}." / "Le voleur doit quitter sa place : {at}.")
        }
        Refusal::NoNumber { hex: at } => {
            let at = hex(at);
            say!(
                language,
                "The robber goes to a hex with a number; {at} has none."
                    / "Le voleur va sur un terrain qui a un nombre ; celui-ci n'en a pas : {at}."
            )
        }
        Refusal::CannotBeRobbed { seat } => {
            let name = telling.name(seat);
            say!(
                language,
                "There is nothing to steal from {name} there."
                    / "Il n'y a là rien à voler à ce joueur : {name}."
            )
        }
        Refusal::NotATrade => say!(
            language,
            "In a trade both sides give something, nothing goes both ways, and it is with others."
                / "Dans un échange, chacun donne quelque chose, rien ne va dans les deux sens, et il se fait avec d'autres."
        ),
        Refusal::NoAgreement { seat } => {
            let name = telling.name(seat);
            say!(
                language,
                "{name} has not agreed to a trade." / "Pas d'accord conclu avec ce joueur : {name}."
            )
        }
        Refusal::PathTaken { path: at, owner } => {
            let (at, owner) = (path(at), telling.name(owner));
            say!(
                language,
                "There is a route already: {at} ({owner})." / "Il y a déjà une route : {at} ({owner})."
            )
        }
        Refusal::PathNotReached { path: at } => {
            let at = path(at);
            say!(
                language,
                "{at} touches neither a post nor a route of yours."
                    / "{at} ne touche ni comptoir ni route à vous."
            )
        }
        Refusal::NotBesideArrow { path: at, arrow } => {
            let (at, arrow) = (path(at), path(arrow));
            say!(
                language,
                "The free route lies beside the double arrow {arrow}, unlike {at}."
                    / "La route gratuite touche la double flèche {arrow}, ce que ne fait pas {at}."
            )
        }
        Refusal::NoSuchChain => say!(
            language,
            "That is not one of the shortest chains." / "Ce n'est pas l'une des plus courtes chaînes."
        ),
        Refusal::WrongPiece { .. } => say!(
            language,
            "That piece cannot be used: those in your supply are placed first, those on the board move."
                / "Ce pion ne peut servir : ceux de votre réserve se posent d'abord, ceux du plateau se déplacent."
        ),
        Refusal::NotYourPost { city: at } => {
            let at = city(at);
            say!(language, "You have no post in {at}." / "Vous n'avez pas de comptoir ici : {at}.")
        }
        Refusal::MerchantThere { at } => {
            let at = names::intersection(at, language);
            say!(language, "A merchant stands there: {at}." / "Un marchand s'y trouve : {at}.")
        }
        Refusal::ForeignPost { city: at } => {
            let at = city(at);
            say!(
                language,
                "A merchant cannot stop at a foreign post: {at}."
                    / "Un marchand ne peut s'arrêter à un comptoir étranger : {at}."
            )
        }
        Refusal::TooFar { steps: Some(steps), most } => say!(
            language,
            "That is {steps} intersections away; the card allows {most}."
                / "C'est à {steps} carrefours ; la carte en permet {most}."
        ),
        Refusal::TooFar { steps: None, .. } => {
            say!(language, "No way leads there." / "Aucun chemin n'y mène.")
        }
        Refusal::NoTokenSpace { hex: at } => {
            let at = hex(at);
            say!(
                language,
                "{at} is no empty space beside the new post."
                    / "{at} n'est pas un emplacement vide voisin du nouveau comptoir."
            )
        }
        Refusal::TokensLeft { resource, left: 0 } => {
            let resource = names::resource(resource, language);
            say!(
                language,
                "No token of this colour is left face down ({resource}): one on the board moves."
                    / "Plus de pion face cachée de cette couleur ({resource}) : on en déplace un du plateau."
            )
        }
        Refusal::TokensLeft { resource, left } => {
            let resource = names::resource(resource, language);
            say!(
                language,
                "Face-down tokens of this colour come first ({resource}: {left})."
                    / "Les pions face cachée de cette couleur passent d'abord ({resource} : {left})."
            )
        }
        Refusal::NoTokenThere { hex: at } => {
            let at = hex(at);
            say!(
                language,
                "No token of the right colour lies on {at}."
                    / "Aucun pion de la bonne couleur à cet endroit : {at}."
            )
        }
        Refusal::MustPlaceToken => {
            say!(language, "A token must be placed." / "Il faut poser un pion numéroté.")
        }
        Refusal::NoPlaceForCaravan { path: at } => {
            let at = path(at);
            say!(
                language,
                "A caravan is formed on a route of yours at a post of yours, unlike {at}."
                    / "Une caravane se forme sur une route à vous près d'un comptoir à vous, pas ici : {at}."
            )
        }
        Refusal::RouteFull { path: at } => {
            let at = path(at);
            say!(
                language,
                "Two caravans stand there and it could not go on: {at}."
                    / "Deux caravanes s'y trouvent et elle ne pourrait aller plus loin : {at}."
            )
        }
        Refusal::NoRouteThere { path: at } => {
            let at = path(at);
            say!(
                language,
                "No route leads on to {at} from where the caravan stands."
                    / "Aucune route n'y mène de là où est la caravane : {at}."
            )
        }
        Refusal::NoDelivery { city: at } => {
            let at = city(at);
            say!(
                language,
                "Goods go to posts of others that have none yet, unlike {at}."
                    / "On livre aux comptoirs des autres encore sans marchandise, pas ici : {at}."
            )
        }
        Refusal::NoCaravanBeside { city: at } => {
            let at = city(at);
            say!(language, "No caravan of yours is at {at}." / "Aucune caravane à vous n'est là : {at}.")
        }
        Refusal::NotArrived { city: at } => {
            let at = city(at);
            say!(
                language,
                "A caravan delivers where it has come by moving, and yours was formed at {at}."
                    / "Une caravane livre là où elle est venue ; la vôtre a été formée là : {at}."
            )
        }
        Refusal::CardNotHeld { card } => {
            let card = names::card(card, language);
            say!(language, "You do not hold this card: {card}." / "Vous n'avez pas cette carte : {card}.")
        }
        Refusal::CardJustBought { card } => {
            let card = names::card(card, language);
            say!(
                language,
                "A card bought this turn waits for a later one: {card}."
                    / "Une carte achetée ce tour-ci attend un tour suivant : {card}."
            )
        }
        Refusal::CardUseless { card } => {
            let card = names::card(card, language);
            say!(
                language,
                "Nothing this card allows is possible now: {card}."
                    / "Rien de ce que permet cette carte n'est possible : {card}."
            )
        }
        Refusal::NothingDone => {
            say!(language, "A card once played is used." / "Une carte jouée doit servir.")
        }
    }
}

fn not_enough(of: Stock, needs: u16, has: u16, language: Language) -> String {
    match of {
        Stock::Gold => {
            let needs = names::gold(needs, language);
            say!(language, "It takes {needs}; you have {has}." / "Il faut {needs} ; vous en avez {has}.")
        }
        Stock::Pile(resource) => {
            let resource = names::resource(resource, language);
            say!(language, "The bank has no more {resource}." / "La réserve est épuisée : {resource}.")
        }
        Stock::Routes => {
            say!(language, "All your routes are on the board." / "Toutes vos routes sont sur le plateau.")
        }
        Stock::Posts => say!(
            language,
            "You have no post left to found in an empty city."
                / "Vous n'avez plus de comptoir à fonder dans une ville vide."
        ),
        Stock::FreeGoods => say!(
            language,
            "Your posts still cover all your goods: found one first."
                / "Vos comptoirs couvrent encore toutes vos marchandises : fondez-en un d'abord."
        ),
        Stock::DevelopmentCards => {
            say!(language, "No development card is left." / "Il ne reste aucune carte développement.")
        }
    }
}

/// What must be done in a phase.
fn due(phase: Phase, language: Language) -> String {
    match phase {
        Phase::PlaceRobber => say!(language, "the robber is put down" / "on pose le voleur"),
        Phase::PlacePost(_) => say!(language, "first posts are placed" / "on place les premiers comptoirs"),
        Phase::PlaceNeutral(_) => {
            say!(language, "neutral posts are placed" / "on place les comptoirs neutres")
        }
        Phase::PlaceStartRoute(_) => {
            say!(language, "first routes are placed" / "on place les premières routes")
        }
        Phase::Roll => say!(language, "the dice come first" / "d'abord les dés"),
        Phase::Discard => say!(language, "cards are discarded" / "on défausse des cartes"),
        Phase::MoveRobber => say!(language, "the robber moves" / "le voleur se déplace"),
        Phase::Steal => say!(language, "somebody may be robbed" / "on peut voler quelqu'un"),
        Phase::Act => {
            say!(language, "that is not done in the action phase" / "cela ne se fait pas en phase d'action")
        }
        Phase::Answer => say!(language, "an offer waits for answers" / "une offre attend des réponses"),
        Phase::Trade => say!(language, "an offer has been answered" / "une offre a reçu ses réponses"),
        Phase::ChooseChain(_) => say!(language, "a chain is chosen" / "on choisit une chaîne"),
        Phase::FreeRoute(_) => say!(language, "a free route may be built" / "une route gratuite est à bâtir"),
        Phase::SafeConduct => say!(language, "free routes are built" / "on bâtit des routes gratuites"),
        Phase::TradeAgreement => {
            say!(language, "the trade agreement is used" / "on se sert du traité commercial")
        }
        Phase::Bribery => say!(language, "the bribery is used" / "on se sert de la corruption"),
        Phase::Caravan { .. } => say!(language, "a caravan is on its way" / "une caravane est en chemin"),
        Phase::Token(_) => say!(language, "a number token is laid" / "on pose un pion numéroté"),
        Phase::Over => over(language),
    }
}
