//! Why something cannot be done, in words.

use comptoir_games::valdora::load::Source;
use comptoir_games::valdora::{Expense, Refusal, TurnAction};
use comptoir_kernel::Language;

use super::table::boats_text;
use super::{names, over};
use crate::games::{Telling, counted};
use crate::say;

pub fn refusal(refusal: &Refusal, telling: &Telling) -> String {
    let language = telling.language;
    match *refusal {
        Refusal::GameIsOver => over(language),
        Refusal::NotYourTurn { waiting_for } => {
            let name = telling.name(waiting_for);
            say!(
                language,
                "It is not your turn; waiting for: {name}." / "Ce n'est pas votre tour ; on attend : {name}."
            )
        }
        Refusal::MoveFirst => say!(language, "First you move." / "D'abord, déplacez-vous."),
        Refusal::AlreadyMoved => {
            say!(language, "You have already moved in this turn." / "Vous vous êtes déjà déplacé ce tour-ci.")
        }
        Refusal::SameSpace { space } => {
            let space = names::space(space, language);
            say!(
                language,
                "You are there already ({space}) and must end somewhere else."
                    / "Vous y êtes déjà ({space}) et devez finir ailleurs."
            )
        }
        Refusal::NeedsProvisions { space } => {
            let space = names::space(space, language);
            say!(
                language,
                "A city lies on the way to {space}: to cross it you need provisions."
                    / "Une cité barre la route ({space}) : pour la traverser, il faut des provisions."
            )
        }
        Refusal::OutOfReach { space } => {
            let space = names::space(space, language);
            say!(
                language,
                "More than one city lies on the way to {space}."
                    / "Plus d'une cité barre la route ({space})."
            )
        }
        Refusal::NotHere { space, action } => {
            let (space, what) = (names::space(space, language), action_text(action, language));
            say!(language, "Here you cannot {what} ({space})." / "Ici ({space}), on ne peut pas {what}.")
        }
        Refusal::OneAction { done } => {
            let done = action_text(done, language);
            say!(
                language,
                "You take one action in a turn, and chose to {done}."
                    / "Une seule action par tour, et vous avez choisi de {done}."
            )
        }
        Refusal::NotEnoughSilver { what, needs, has } => {
            let (what, needs, has) =
                (expense_text(what, language), names::coins(needs, language), names::coins(has, language));
            say!(
                language,
                "{what} costs {needs}; you have {has}." / "{what} coûte {needs} ; vous avez {has}."
            )
        }
        Refusal::SideEmpty => {
            say!(language, "No card lies on that side." / "Il n'y a pas de carte de ce côté.")
        }
        Refusal::AlreadyOwned { equipment } => {
            let piece = names::a_piece(equipment, language);
            say!(language, "You already own {piece}." / "Vous avez déjà {piece}.")
        }
        Refusal::NoNuggetThere { slot } => {
            let slot = names::slot(slot, language);
            say!(
                language,
                "Equipment is paid with a gold nugget, and there is none there: {slot}."
                    / "Un équipement se paie d'une pépite d'or, et il n'y en a pas là : {slot}."
            )
        }
        Refusal::TooManyOrders { limit } => say!(
            language,
            "{limit} open orders are the limit: one must be given back first."
                / "{limit} commandes à livrer sont la limite : il faut d'abord en rendre une."
        ),
        Refusal::NoNeedToGiveBack { open, limit } => {
            let open = counted(
                open.into(),
                language,
                ["open order", "open orders"],
                ["commande à livrer", "commandes à livrer"],
            );
            say!(
                language,
                "An order is given back only by whoever has {limit}; you have {open}."
                    / "On ne rend une commande que si l'on en a {limit} ; vous avez {open}."
            )
        }
        Refusal::BuyOrderFirst => say!(
            language,
            "You gave an order back: buy another before anything else."
                / "Vous avez rendu une commande : achetez-en d'abord une autre."
        ),
        Refusal::OrderNotOpen { order } => {
            let order = names::order(order, language);
            say!(
                language,
                "It is not among your open orders: {order}."
                    / "Elle n'est pas parmi vos commandes à livrer : {order}."
            )
        }
        Refusal::CannotCarry { slot, equipment: None, .. } => {
            let slot = names::slot(slot, language);
            say!(language, "You do not own it: {slot}." / "Vous ne l'avez pas : {slot}.")
        }
        Refusal::CannotCarry { equipment: Some(equipment), gem, .. } => {
            let (piece, gem) = (names::equipment(equipment, language), names::a_gem(gem, language));
            say!(language, "It cannot carry {gem}: {piece}." / "Cela ne porte pas {gem} : {piece}.")
        }
        Refusal::SlotFull { slot, gem } => {
            let (slot, gem) = (names::slot(slot, language), names::a_gem(gem, language));
            say!(language, "It already carries {gem}: {slot}." / "Cela porte déjà {gem} : {slot}.")
        }
        Refusal::NothingToUnload { slot } => {
            let slot = names::slot(slot, language);
            say!(
                language,
                "Only a loaded cart or horse can be unloaded, not this: {slot}."
                    / "Seuls une charrette ou un cheval chargés se déchargent, pas ceci : {slot}."
            )
        }
        Refusal::SameGem { gem } => {
            let gem = names::a_gem(gem, language);
            say!(
                language,
                "It already carries {gem}: unload it for another kind only."
                    / "Cela porte déjà {gem} : on ne décharge que pour un autre type de pierre."
            )
        }
        Refusal::NoSuchStone { gem, from } => {
            let gem = names::gem(gem, language);
            match from {
                Source::Space => {
                    say!(language, "There is none here: {gem}." / "Il n'y en a pas ici : {gem}.")
                }
                Source::Field => {
                    say!(language, "There is none on the field: {gem}." / "Il n'y en a pas au champ : {gem}.")
                }
            }
        }
        Refusal::NoBoatLeft { boats } => {
            let boats = boats_text(boats, language);
            say!(
                language,
                "No boat is left to load from the field (here: {boats})."
                    / "Plus de bateau pour charger depuis le champ (ici : {boats})."
            )
        }
        Refusal::WrongPalace { order, colour } => {
            let (order, colour) = (names::order(order, language), names::colour(colour, language));
            say!(
                language,
                "It is delivered in the {colour} palace: {order}."
                    / "Elle se livre au palais {colour} : {order}."
            )
        }
        Refusal::WrongStones { needs, chosen } => {
            let (needs, chosen) = (names::gems(needs, language), names::gems(chosen, language));
            say!(
                language,
                "The order asks for {needs}; chosen: {chosen}."
                    / "La commande demande {needs} ; choisi : {chosen}."
            )
        }
        Refusal::PurseFull => say!(language, "Your purse is full." / "Votre bourse est pleine."),
        Refusal::AlreadyProvisioned => {
            say!(language, "You already have provisions." / "Vous avez déjà des provisions.")
        }
        Refusal::NotInHand { card } => {
            let card = names::special(card, language);
            say!(language, "It is not in your hand: {card}." / "Elle n'est pas dans votre main : {card}.")
        }
        Refusal::TooFewColours { needs, has } => say!(
            language,
            "It costs artisans of different colours: {needs}; you have {has}."
                / "Elle coûte des artisans de couleurs différentes : {needs} ; vous en avez {has}."
        ),
        Refusal::NothingToReplace { card } => {
            let card = names::special(card, language);
            say!(
                language,
                "There is nothing there that it could replace: {card}."
                    / "Il n'y a rien là qu'elle puisse remplacer : {card}."
            )
        }
        Refusal::DiscardFirst { left } => {
            let left = counted(left.into(), language, ["artisan", "artisans"], ["artisan", "artisans"]);
            say!(
                language,
                "First the special card is paid: {left} more."
                    / "D'abord, on paie la carte spéciale : encore {left}."
            )
        }
        Refusal::NothingToDiscard { colour } => {
            let colour = names::colour(colour, language);
            say!(
                language,
                "No {colour} artisan can be discarded now: a special card takes one of each colour you own."
                    / "Aucun artisan {colour} à défausser : une carte spéciale en prend un par couleur que vous avez."
            )
        }
        Refusal::NotInPlay { card } => {
            let card = names::special(card, language);
            say!(
                language,
                "You would have to have played it in an earlier turn: {card}."
                    / "Il faudrait l'avoir jouée à un tour précédent : {card}."
            )
        }
        Refusal::OncePerTurn { card } => {
            let card = names::special(card, language);
            say!(language, "It works once in a turn: {card}." / "Elle ne sert qu'une fois par tour : {card}.")
        }
        Refusal::RemoveArtisanFirst => say!(
            language,
            "First you choose the artisan the duel card takes away."
                / "D'abord, choisissez l'artisan que retire la carte duel."
        ),
        Refusal::NothingToRemove { colour } => {
            let colour = names::colour(colour, language);
            say!(
                language,
                "No {colour} artisan can be taken away now." / "Aucun artisan {colour} à retirer à présent."
            )
        }
    }
}

fn action_text(action: TurnAction, language: Language) -> String {
    match action {
        TurnAction::Buy => say!(language, "buy" / "acheter"),
        TurnAction::Load => say!(language, "load" / "charger"),
        TurnAction::Deliver => say!(language, "deliver" / "livrer"),
        TurnAction::Refill => say!(language, "fill your purse" / "remplir votre bourse"),
        TurnAction::Provisions => say!(language, "take provisions" / "prendre des provisions"),
    }
}

fn expense_text(what: Expense, language: Language) -> String {
    match what {
        Expense::Encounter => {
            say!(language, "Meeting the players there" / "La rencontre des joueurs présents")
        }
        Expense::Page => say!(language, "Another page" / "Une page de plus"),
        Expense::Order => say!(language, "An order" / "Une commande"),
        Expense::FourthOrder => say!(language, "A fourth order" / "Une quatrième commande"),
        Expense::Load => say!(language, "Loading it" / "Ce chargement"),
        Expense::Delivery => say!(language, "This delivery" / "Cette livraison"),
        Expense::Inn => say!(language, "The inn" / "L'auberge"),
        Expense::Fetch => say!(language, "Bringing a stone" / "Faire venir une pierre"),
        Expense::Alchemy => say!(language, "Alchemy" / "L'alchimie"),
    }
}
