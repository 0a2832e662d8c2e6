//! New England in the terminal.

mod names;
mod table;

use comptoir_games::NewEngland;
use comptoir_games::new_england::cards::{Figure, Item, Land};
use comptoir_games::new_england::cells::{Cell, Cells};
use comptoir_games::new_england::data::data;
use comptoir_games::new_england::{
    Action, Announcement, Contact, Event, Phase, Refusal, Score, Source, Taken, View,
};
use comptoir_kernel::{Language, Seat};

use super::{Telling, Terminal, counted, listed};
use crate::say;
use crate::table::table;

impl Terminal for NewEngland {
    fn draw(view: &View, telling: &Telling) -> String {
        table::draw(view, telling)
    }

    fn prompt(view: &View, telling: &Telling) -> String {
        let language = telling.language;
        match view.phase {
            Phase::StartTile(_) => say!(
                language,
                "Your start tile? (a number, or in words: crops E5 F5)"
                    / "Votre tuile de départ ? (un nombre, ou en mots : cultures E5 F5)"
            ),
            Phase::Offer(_) => say!(
                language,
                "How many tiles? (if bag or pile has too few, the game ends)"
                    / "Combien de tuiles ? (s'il en manque dans le sac ou la pile, la partie s'arrête)"
            ),
            Phase::Bid(_) => say!(language, "Which bid marker?" / "Quel marqueur de mise ?"),
            Phase::Turn(seat) => {
                let price =
                    view.players.get(seat.index()).and_then(|player| player.marker).unwrap_or_default();
                let price = names::shillings(price.into(), language);
                let left = data().offer.purchases.saturating_sub(view.purchases);
                say!(
                    language,
                    "Your turn ({price} a purchase, {left} left)?"
                        / "À vous d'agir ({price} par achat, encore {left}) ?"
                )
            }
            Phase::Place { taken, .. } => {
                let what = taken_text(taken, language);
                say!(language, "Where to ({what})?" / "Où ({what}) ?")
            }
            Phase::Over => over(language),
        }
    }

    /// Every marker by its own number, and everything for sale, even what cannot be had.
    fn offers(view: &View, legal: &[Action]) -> Vec<Action> {
        match view.phase {
            Phase::Bid(_) => data().bids.markers.iter().copied().map(Action::Bid).collect(),
            Phase::Turn(_) => {
                let mut offers = Vec::new();
                for buy in view.offer.iter().flatten().copied().map(Action::Buy) {
                    if !offers.contains(&buy) {
                        offers.push(buy);
                    }
                }
                offers.extend(legal.iter().filter(|action| !matches!(action, Action::Buy(_))).copied());
                offers
            }
            _ => legal.to_vec(),
        }
    }

    fn menu(offers: &[Action], telling: &Telling) -> String {
        let language = telling.language;
        let mut lines = Vec::new();
        for land in Land::ALL {
            lines.push(numbered(
                offers,
                &format!("  {}: ", names::land(land, language)),
                language,
                |offer| match offer {
                    Action::StartTile { land: of, cells } if of == land => Some(names::cells(cells)),
                    _ => None,
                },
            ));
        }
        lines.push(numbered(offers, "  ", language, |offer| match offer {
            Action::Bid(marker) => Some(marker.to_string()),
            Action::Place(cells) => Some(names::cells(cells)),
            _ => None,
        }));
        for (number, offer) in (1..).zip(offers) {
            let label = match *offer {
                Action::StartTile { .. } | Action::Bid(_) | Action::Place(_) => continue,
                Action::Announce(announcement) => announcement_text(announcement, language),
                Action::DrawExtra(Source::Tile) => {
                    say!(
                        language,
                        "draw an extra tile from the bag" / "piocher une tuile supplémentaire dans le sac"
                    )
                }
                Action::DrawExtra(Source::Card) => {
                    say!(
                        language,
                        "draw an extra card from the pile" / "piocher une carte supplémentaire de la pile"
                    )
                }
                Action::Buy(item) => {
                    let item = names::item(item, language);
                    say!(language, "buy: {item}" / "acheter : {item}")
                }
                Action::PlayStored(card) => {
                    let card = names::card(card, language);
                    say!(language, "play from a barn: {card}" / "jouer d'une étable : {card}")
                }
                Action::Move(tile) => {
                    let cells = names::cells(tile);
                    say!(language, "move the figure on {cells}" / "déplacer la figurine de {cells}")
                }
                Action::Store => {
                    say!(language, "store the card in a barn" / "stocker la carte dans une étable")
                }
                Action::EndTurn => say!(language, "end the turn" / "finir d'agir"),
            };
            lines.push(format!("{number:>4}  {label}\n"));
        }
        lines.concat()
    }

    /// Cells to place on: `E5`, `E5 F5`; after the name of a land those of a start tile: `crops E5 F5`.
    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        let text = text.to_uppercase();
        let named = |land: &Land| text.starts_with(&names::land(*land, telling.language).to_uppercase());
        let land = Land::ALL.into_iter().find(named);
        let words =
            text.split([' ', ',', '-']).filter(|word| !word.is_empty()).skip(usize::from(land.is_some()));
        let cells: Cells = words.map(|word| word.parse::<Cell>().ok()).collect::<Option<Vec<_>>>()?.into();
        match land {
            _ if cells.is_empty() => None,
            Some(land) => Some(Action::StartTile { land, cells }),
            None => Some(Action::Place(cells)),
        }
    }

    fn event(event: &Event, telling: &Telling) -> Option<String> {
        let language = telling.language;
        Some(match event {
            Event::GameBegan { families, start_player } => {
                let families: Vec<String> = (0..)
                    .map(Seat)
                    .zip(families)
                    .map(|(seat, family)| format!("{}: {}", telling.name(seat), names::family(*family)))
                    .collect();
                let families = families.join(", ");
                let starts = telling.does(*start_player, ["are", "is"], ["êtes", "est"]);
                say!(
                    language,
                    "Families: {families}. {starts} start player."
                        / "Familles : {families}. {starts} premier joueur."
                )
            }
            Event::StartTilePlaced { seat, land, cells } => {
                let places = telling.does(*seat, ["place", "places"], ["placez", "place"]);
                let (land, cells) = (names::land(*land, language), names::cells(*cells));
                say!(
                    language,
                    "{places} a start tile: {land} on {cells}"
                        / "{places} une tuile de départ : {land} en {cells}"
                )
            }
            Event::RoundBegan { round, start_player } => {
                let begins = telling.does(*start_player, ["begin", "begins"], ["commencez", "commence"]);
                say!(language, "\n— Round {round} — {begins}." / "\n— Tour {round} — {begins}.")
            }
            Event::Announced { seat, tiles } => {
                let announces = telling.does(*seat, ["announce", "announces"], ["annoncez", "annonce"]);
                format!("{announces} {}", announcement_text(*tiles, language))
            }
            Event::OfferDrawn { offer } => {
                let offer = items_text(offer, language);
                say!(language, "Offer: {offer}" / "Offre : {offer}")
            }
            Event::MarkerTaken { seat, marker } => {
                let takes = telling.does(*seat, ["take", "takes"], ["prenez", "prend"]);
                say!(language, "{takes} marker {marker}" / "{takes} le marqueur {marker}")
            }
            Event::TurnBegan { seat, marker } => {
                let acts = telling.does(*seat, ["act", "acts"], ["agissez", "agit"]);
                say!(language, "→ {acts} with marker {marker}" / "→ {acts} avec le marqueur {marker}")
            }
            Event::ExtraDrawn { seat, item } => {
                let draws = telling.does(*seat, ["draw", "draws"], ["piochez", "pioche"]);
                let item = names::item(*item, language);
                say!(
                    language,
                    "  {draws} an extra item: {item}" / "  {draws} un objet supplémentaire : {item}"
                )
            }
            Event::Bought { seat, item, price } => {
                let buys = telling.does(*seat, ["buy", "buys"], ["achetez", "achète"]);
                let (item, price) =
                    (names::item(*item, language), names::shillings((*price).into(), language));
                say!(language, "  {buys} for {price}: {item}" / "  {buys} pour {price} : {item}")
            }
            Event::TilePlaced { seat, land, cells } => {
                let places = telling.does(*seat, ["place", "places"], ["placez", "place"]);
                let (land, cells) = (names::land(*land, language), names::cells(*cells));
                say!(language, "  {places} {land} on {cells}" / "  {places} {land} en {cells}")
            }
            Event::LandUsed { seat, card, cells, points: _ } => {
                let uses = telling.does(*seat, ["use", "uses"], ["utilisez", "utilise"]);
                let (card, cells) = (names::card(*card, language), names::cells(*cells));
                format!("  {uses} {cells}: {card}")
            }
            Event::FigurePlaced { seat, figure, cells } => {
                let places = telling.does(*seat, ["place", "places"], ["placez", "place"]);
                let (figure, cells) = (names::a_figure(*figure, language), names::cells(*cells));
                say!(language, "  {places} {figure} on {cells}" / "  {places} {figure} en {cells}")
            }
            Event::CardStored { seat, card } => {
                let stores = telling.does(*seat, ["store", "stores"], ["stockez", "stocke"]);
                format!("  {stores} {}", names::card(*card, language))
            }
            Event::StoredCardTaken { seat, card } => {
                let takes = telling.does(*seat, ["take", "takes"], ["sortez", "sort"]);
                let card = names::card(*card, language);
                say!(language, "  {takes} out of a barn: {card}" / "  {takes} d'une étable : {card}")
            }
            Event::FigureMoved { seat, figure, from, to } => {
                let moves = telling.does(*seat, ["move", "moves"], ["déplacez", "déplace"]);
                let figure = names::a_figure(*figure, language);
                let (from, to) = (names::cells(*from), names::cells(*to));
                say!(
                    language,
                    "  {moves} {figure} from {from} to {to}" / "  {moves} {figure} de {from} à {to}"
                )
            }
            Event::TurnEnded { seat, income } => {
                let gets = telling.does(*seat, ["get", "gets"], ["recevez", "reçoit"]);
                let income = names::shillings(*income, language);
                say!(language, "  {gets} an income of {income}" / "  {gets} un revenu de {income}")
            }
            Event::OfferCleared { unsold } if unsold.is_empty() => return None,
            Event::OfferCleared { unsold } => {
                let unsold = items_text(unsold, language);
                say!(language, "Unsold, and out of the game: {unsold}" / "Invendus, hors du jeu : {unsold}")
            }
            Event::OfferNotFilled { tiles, cards } => say!(
                language,
                "The offer cannot be filled: tiles left {tiles}, cards left {cards}."
                    / "L'offre ne peut être remplie : tuiles restantes {tiles}, cartes restantes {cards}."
            ),
            Event::GameOver { scores } => scored(scores, telling),
        })
    }

    fn refusal(refusal: &Refusal, telling: &Telling) -> String {
        let language = telling.language;
        match refusal {
            Refusal::GameIsOver => over(language),
            Refusal::NotYourTurn { waiting_for } => {
                let name = telling.name(*waiting_for);
                say!(
                    language,
                    "It is not your turn; waiting for: {name}."
                        / "Ce n'est pas votre tour ; on attend : {name}."
                )
            }
            Refusal::NotNow { phase } => {
                let due = due(*phase, language);
                say!(language, "Not now: {due}." / "Pas maintenant : {due}.")
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
                say!(
                    language,
                    "It costs {price}; you have {money}." / "Cela coûte {price} ; vous avez {money}."
                )
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
                    "It is in none of your barns: {card}."
                        / "Elle n'est dans aucune de vos étables : {card}."
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
                say!(
                    language,
                    "No tile is open to it: {figure}." / "Aucune tuile ne s'offre à elle : {figure}."
                )
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
                    "All cells must be your own {land}."
                        / "Toutes les parcelles doivent être à vous : {land}."
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
                "The figure has stood there in this turn."
                    / "La figurine s'y est déjà trouvée pendant cette action."
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
}

fn over(language: Language) -> String {
    say!(language, "The game is over." / "La partie est terminée.")
}

/// What must be done in a phase.
fn due(phase: Phase, language: Language) -> String {
    match phase {
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

fn taken_text(taken: Taken, language: Language) -> String {
    match taken {
        Taken::Bought(item) => names::item(item, language),
        Taken::Stored(card) => names::card(card, language),
        Taken::Figure(tile) => {
            let cells = names::cells(tile);
            say!(language, "the figure from {cells}" / "la figurine de {cells}")
        }
    }
}

fn announcement_text(announcement: Announcement, language: Language) -> String {
    let tiles = counted(announcement.tiles().into(), language, ["tile", "tiles"], ["tuile", "tuiles"]);
    let cards = counted(announcement.cards().into(), language, ["card", "cards"], ["carte", "cartes"]);
    format!("{tiles}, {cards}")
}

fn items_text(items: &[Item], language: Language) -> String {
    items.iter().map(|item| names::item(*item, language)).collect::<Vec<_>>().join(", ")
}

/// The offers that have a short text, each behind its number, many to a line; of very many only how many there are.
fn numbered(
    offers: &[Action],
    label: &str,
    language: Language,
    short: impl Fn(Action) -> Option<String>,
) -> String {
    let items: Vec<(usize, String)> =
        (1..).zip(offers).filter_map(|(number, offer)| Some((number, short(*offer)?))).collect();
    match items.as_slice() {
        [] => String::new(),
        [(first, _), .., (last, _)] if items.len() > LISTED => say!(
            language,
            "{label}{} places, numbers {first} to {last}; easier in words\n"
                / "{label}{} endroits, nombres {first} à {last} ; plus simple en mots\n",
            items.len()
        ),
        _ => listed(label, items.into_iter().map(|(number, text)| format!("{number}: {text}"))),
    }
}

/// More places than this are not listed one by one: whoever knows where he wants to go types the cells.
const LISTED: usize = 60;

fn scored(scores: &[Score], telling: &Telling) -> String {
    let language = telling.language;
    let title = over(language);
    let cards = say!(language, "cards" / "cartes");
    let [pilgrims, barns, ships] = Figure::ALL.map(|figure| match figure {
        Figure::Pilgrim => say!(language, "pilgrims" / "colons"),
        Figure::Barn => say!(language, "barns" / "étables"),
        Figure::Ship => say!(language, "ships" / "bateaux"),
    });
    let mut text = table([title.as_str(), &cards, &pilgrims, &barns, &ships, "="]);
    for (seat, score) in (0..).map(Seat).zip(scores) {
        let mut row = vec![telling.name(seat), score.cards.to_string()];
        row.extend(score.majorities.values().iter().map(u8::to_string));
        row.push(score.points.to_string());
        text.add_row(row);
    }
    format!("\n{text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Cells {
        text.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn cells_and_start_tiles_can_be_typed() {
        let parse = |language, text: &str| NewEngland::parse(text, &Telling::new(language, None, &[]));
        let tile = |land| Some(Action::StartTile { land, cells: cells("E5 F5") });
        assert_eq!(parse(Language::En, "e5"), Some(Action::Place(cells("E5"))));
        assert_eq!(parse(Language::En, "F5-E5"), Some(Action::Place(cells("E5 F5"))));
        assert_eq!(parse(Language::En, "crops e5, f5"), tile(Land::Crops));
        assert_eq!(parse(Language::Fr, "élevage E5 F5"), tile(Land::Pasture));
        assert_eq!(parse(Language::Fr, "HABITATIONS E5 F5"), tile(Land::Settlement));
        for nonsense in ["", "crops", "crops É5", "E", "E55", "L1", "E0", "élevage", "E5 crops", "E999999999"]
        {
            assert_eq!(parse(Language::En, nonsense), None, "{nonsense}");
        }
    }
}
