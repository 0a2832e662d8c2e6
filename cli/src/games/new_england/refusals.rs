//! Why something cannot be done, in words.

use comptoir_games::new_england::cards::Figure;
use comptoir_games::new_england::{Contact, Phase, Refusal, Source};
use comptoir_kernel::Language;

use super::{names, over, taken_text};
use crate::games::Telling;
use crate::say;

pub fn refusal(refusal: &Refusal, telling: &Telling) -> String {
    let language = telling.language;
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
            let due = due(*phase, language);
            say!(language, "Not now: {due}." / "Pas maintenant : {due}.")
        }
        Refusal::FamilyIsTaken { family, owner } => {
            let (family, owner) = (names::family(*family), telling.name(*owner));
            say!(
                language,
                "The {family} family is taken: {owner}." / "La famille {family} est déjà prise : {owner}."
            )
        }
        Refusal::StartTileIsPlaced { land } => {
            let land = names::land(*land, language);
            say!(
                language,
                "This start tile is placed already: {land}."
                    / "Cette tuile de départ est déjà placée : {land}."
            )
        }
        Refusal::NeedsTwoFreeCells => say!(
            language,
            "A start tile needs two free cells side by side."
                / "Une tuile de départ demande deux parcelles libres voisines."
        ),
        Refusal::StartTilesTouch { contact: Contact::Corner } => say!(
            language,
            "Start tiles must not touch, not even by a corner."
                / "Les tuiles de départ ne doivent pas se toucher, pas même par un coin."
        ),
        Refusal::StartTilesTouch { contact: Contact::Edge } => say!(
            language,
            "Start tiles must not touch by an edge."
                / "Les tuiles de départ ne doivent pas se toucher par un côté."
        ),
        Refusal::StartTilesTouch { contact: Contact::SameLand } => say!(
            language,
            "Start tiles of the same land must not touch by an edge."
                / "Les tuiles de départ d'un même terrain ne doivent pas se toucher par un côté."
        ),
        Refusal::MarkerNotThere { marker } => {
            say!(language, "Marker {marker} is taken." / "Le marqueur {marker} n'est plus là.")
        }
        Refusal::DrawBeforeBuying => say!(
            language,
            "An extra item is drawn before the first purchase."
                / "Un objet supplémentaire se pioche avant le premier achat."
        ),
        Refusal::ExtraIsDrawn { limit } => say!(
            language,
            "No more than {limit} extra item in a turn."
                / "Pas plus de {limit} objet supplémentaire par action."
        ),
        Refusal::NotMostShips { own, most } => {
            let own = names::figures(Figure::Ship, *own, language);
            say!(
                language,
                "Only whoever has the most ships draws: you have {own}, the most is {most}."
                    / "Seul celui qui a le plus de bateaux pioche : vous avez {own}, le maximum est {most}."
            )
        }
        Refusal::NothingToDraw { source: Source::Tile } => {
            say!(language, "The bag is empty." / "Le sac est vide.")
        }
        Refusal::NothingToDraw { source: Source::Card } => {
            say!(language, "The pile is empty." / "La pile est vide.")
        }
        Refusal::NotInOffer { item } => {
            let item = names::item(*item, language);
            say!(language, "The offer has no such item: {item}." / "L'offre n'a pas cet objet : {item}.")
        }
        Refusal::NoPurchaseLeft { limit } => {
            say!(
                language,
                "No more than {limit} purchases in a turn." / "Pas plus de {limit} achats par action."
            )
        }
        Refusal::TooExpensive { price, money } => {
            let (price, money) =
                (names::shillings((*price).into(), language), names::shillings(*money, language));
            say!(language, "It costs {price}; you have {money}." / "Cela coûte {price} ; vous avez {money}.")
        }
        Refusal::NoCellForTile { land } => {
            let land = names::land(*land, language);
            say!(
                language,
                "No cell is left where your {land} could grow."
                    / "Votre domaine ne peut plus grandir : {land}."
            )
        }
        Refusal::NeitherPlayableNorStorable { card, barns, stored } => {
            let (card, barns) =
                (names::card(*card, language), names::figures(Figure::Barn, *barns, language));
            say!(
                language,
                "It cannot be played now, and no barn is empty: {card}; {barns}, {stored} in use."
                    / "Injouable pour l'instant, et aucune étable n'est vide : {card} ; {barns}, dont {stored} en service."
            )
        }
        Refusal::NotStored { card } => {
            let card = names::card(*card, language);
            say!(
                language,
                "It is in none of your barns: {card}." / "Elle n'est dans aucune de vos étables : {card}."
            )
        }
        Refusal::NotPlayable { card } => {
            let card = names::card(*card, language);
            say!(language, "It cannot be played now: {card}." / "Injouable pour l'instant : {card}.")
        }
        Refusal::NoFigureThere { cells } => {
            let cells = names::cells(*cells);
            say!(
                language,
                "No figure of yours stands there: {cells}."
                    / "Aucune de vos figurines ne s'y trouve : {cells}."
            )
        }
        Refusal::FigureStays { figure } => {
            let figure = names::a_figure(*figure, language);
            say!(language, "It stays where it is: {figure}." / "Elle reste où elle est : {figure}.")
        }
        Refusal::NowhereToGo { figure } => {
            let figure = names::a_figure(*figure, language);
            say!(language, "No tile is open to it: {figure}." / "Aucune tuile ne s'offre à elle : {figure}.")
        }
        Refusal::NeedsOneCell => {
            say!(language, "A land tile covers one cell." / "Une tuile de terrain couvre une parcelle.")
        }
        Refusal::CellIsTaken { cell } => say!(language, "{cell} is taken." / "{cell} est occupée."),
        Refusal::NoOwnLandBeside { land } => {
            let land = names::land(*land, language);
            say!(
                language,
                "The cell is not beside your own {land}."
                    / "La parcelle n'est pas voisine de votre terrain : {land}."
            )
        }
        Refusal::RivalLandBeside { land, rival } => {
            let (land, rival) = (names::land(*land, language), telling.name(*rival));
            say!(
                language,
                "The cell is beside somebody else's {land}: {rival}."
                    / "La parcelle est voisine du même terrain d'un autre ({land}) : {rival}."
            )
        }
        Refusal::WrongShape { card } => {
            let card = names::card(*card, language);
            say!(
                language,
                "The cells are not arranged as on the card: {card}."
                    / "Les parcelles ne sont pas disposées comme sur la carte : {card}."
            )
        }
        Refusal::NotYourLand { land } => {
            let land = names::land(*land, language);
            say!(
                language,
                "All cells must be your own {land}." / "Toutes les parcelles doivent être à vous : {land}."
            )
        }
        Refusal::NotYourTile => say!(
            language,
            "That is not one whole tile of yours." / "Ce n'est pas une de vos tuiles entières."
        ),
        Refusal::TileIsUsed { cell } => {
            say!(language, "The tile on {cell} is used." / "La tuile en {cell} est utilisée.")
        }
        Refusal::FigureStandsThere { cell } => {
            say!(language, "A figure stands on {cell}." / "Une figurine occupe {cell}.")
        }
        Refusal::SplitsStartTile { cells } => {
            let cells = names::cells(*cells);
            say!(
                language,
                "Both cells of a start tile are used together: {cells}."
                    / "Les deux parcelles d'une tuile de départ s'utilisent ensemble : {cells}."
            )
        }
        Refusal::NotAtTheSea => say!(
            language,
            "A ship needs a tile at the sea." / "Un bateau demande une tuile au bord de la mer."
        ),
        Refusal::StoodThere => say!(
            language,
            "The figure has just come from there: buy, draw or play a card before it goes back."
                / "La figurine en vient : achetez, piochez ou jouez une carte avant qu'elle y retourne."
        ),
        Refusal::NothingToStore => say!(
            language,
            "Only a card just bought can be stored." / "Seule une carte qu'on vient d'acheter se stocke."
        ),
        Refusal::NoEmptyBarn { barns } => {
            let barns = names::figures(Figure::Barn, *barns, language);
            say!(
                language,
                "No barn is empty: you have {barns}." / "Aucune étable n'est vide : vous avez {barns}."
            )
        }
    }
}

/// What must be done in a phase.
fn due(phase: Phase, language: Language) -> String {
    match phase {
        Phase::Family(_) => say!(language, "families are chosen" / "on choisit les familles"),
        Phase::StartTile(_) => say!(language, "start tiles are placed" / "on place les tuiles de départ"),
        Phase::Offer(_) => say!(language, "the offer is announced" / "on annonce l'offre"),
        Phase::Bid(_) => say!(language, "bid markers are taken" / "on prend les marqueurs de mise"),
        Phase::Turn(_) => {
            say!(language, "nothing has been taken up to be placed" / "rien n'a été pris qui serait à placer")
        }
        Phase::Place { taken, .. } => {
            let what = taken_text(taken, language);
            say!(language, "what was taken up is placed ({what})" / "on place ce qui a été pris ({what})")
        }
        Phase::Over => over(language),
    }
}
