//! New England in the terminal.

mod names;
mod refusals;
mod remarks;
mod table;

use comptoir_games::NewEngland;
use comptoir_games::new_england::cards::{Figure, Item, Land};
use comptoir_games::new_england::cells::{Cell, Cells};
use comptoir_games::new_england::data::data;
use comptoir_games::new_england::{
    Action, Announcement, Event, Phase, Refusal, Remark, Score, Source, Taken, View,
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
            Phase::Family(_) => say!(language, "Which family is yours?" / "Quelle famille prenez-vous ?"),
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
                for buy in view.offer.items().map(Action::Buy) {
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
                Action::ChooseFamily(family) => names::family(family).to_owned(),
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
                    .map(|(seat, family)| format!("{} ({})", telling.name(seat), names::family(*family)))
                    .collect();
                let families = match families.join(", ") {
                    none if none.is_empty() => none,
                    families => say!(language, "Families: {families}. " / "Familles : {families}. "),
                };
                let starts = telling.does(*start_player, ["are", "is"], ["êtes", "est"]);
                say!(language, "{families}{starts} start player." / "{families}{starts} premier joueur.")
            }
            Event::FamilyChosen { seat, family } => {
                let takes = telling.does(*seat, ["take", "takes"], ["prenez", "prend"]);
                let family = names::family(*family);
                say!(language, "{takes} the {family} family" / "{takes} la famille {family}")
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

    fn says(remark: &Remark, telling: &Telling) -> String {
        remarks::remark(remark, telling)
    }

    fn refusal(refusal: &Refusal, telling: &Telling) -> String {
        refusals::refusal(refusal, telling)
    }
}

fn over(language: Language) -> String {
    say!(language, "The game is over." / "La partie est terminée.")
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
