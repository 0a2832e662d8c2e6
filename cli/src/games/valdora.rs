//! Valdora in the terminal.

mod events;
mod names;
mod refusals;
mod remarks;
mod table;

use comptoir_games::Valdora;
use comptoir_games::valdora::board::{Board, Place};
use comptoir_games::valdora::book::Side;
use comptoir_games::valdora::data::data;
use comptoir_games::valdora::kinds::Kind;
use comptoir_games::valdora::pieces::{ORDERS, Order, Slot, SlotSet, Space};
use comptoir_games::valdora::{Action, Event, Phase, Refusal, Remark, Tabletop, View};
use comptoir_kernel::Language;

use self::events::{side_text, source_text};
use super::{Telling, Terminal, listed};
use crate::say;

impl Terminal for Valdora {
    fn draw(view: &View, telling: &Telling) -> String {
        table::draw(view, telling)
    }

    fn prompt(view: &View, telling: &Telling) -> String {
        let language = telling.language;
        let table = &view.tabletop;
        match table.phase {
            Phase::Move => say!(
                language,
                "Where do you go? (a number or a name; a name tells why not)"
                    / "Où allez-vous ? (un nombre ou un nom ; un nom dit pourquoi non)"
            ),
            Phase::Act if table.turn.must_buy => say!(
                language,
                "Which order do you buy for the one you gave back?"
                    / "Quelle commande achetez-vous à la place de celle que vous avez rendue ?"
            ),
            Phase::Act => {
                let space = names::space(table.me().position, language);
                say!(language, "What do you do in {space}?" / "Que faites-vous ici ({space}) ?")
            }
            Phase::Discard => {
                let left = table.turn.to_discard;
                say!(
                    language,
                    "Which artisan do you discard for the special card (still to pay: {left})?"
                        / "Quel artisan défaussez-vous pour la carte spéciale (reste à payer : {left}) ?"
                )
            }
            Phase::RemoveArtisan => say!(
                language,
                "Which artisan does the duel card take away?" / "Quel artisan la carte duel retire-t-elle ?"
            ),
            Phase::Over => over(language),
        }
    }

    /// Besides what is legal, the visible cards of the book here and the orders of this palace, even if they cannot be had.
    fn offers(view: &View, legal: &[Action]) -> Vec<Action> {
        let mut offers = legal.to_vec();
        let table = &view.tabletop;
        if table.phase == Phase::Act && table.turn.action.is_none() {
            let in_vain = |wish: &Action| !legal.iter().any(|action| same_wish(*action, *wish));
            offers.extend(wishes(table).filter(in_vain));
        }
        offers
    }

    fn menu(offers: &[Action], telling: &Telling) -> String {
        let language = telling.language;
        let mut text = String::new();
        for (region, spaces) in names::regions(language) {
            let region = say!(language, "  {region}: " / "  {region} : ");
            text += &destinations(offers, &region, language, |space| spaces.contains(&space));
        }
        let inside: Vec<Space> = names::regions(language).flat_map(|(_, spaces)| spaces).collect();
        let cities = say!(language, "  Cities: " / "  Cités : ");
        text += &destinations(offers, &cities, language, |space| !inside.contains(&space));
        for (number, offer) in (1..).zip(offers) {
            if let Some(label) = label(*offer, language) {
                text.extend([format!("{number:>4}  "), label, "\n".to_owned()]);
            }
        }
        text
    }

    /// The name of a space: go there.
    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        let text = text.trim().to_lowercase();
        let named = |space: &_| names::space(*space, telling.language).to_lowercase() == text;
        Board::spaces().find(named).map(Action::Move)
    }

    fn event(event: &Event, telling: &Telling) -> Option<String> {
        Some(events::event(event, telling))
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

/// What one comes here for.
fn wishes(table: &Tabletop) -> impl Iterator<Item = Action> {
    let here = table.here();
    let cards = Side::BOTH.into_iter().filter_map(move |side| match here {
        Place::Catalogue(book) => {
            table.catalogues[book].top(side)?;
            Some(Action::BuyEquipment { side, pay: Slot::GoldPan })
        }
        Place::OrderBook(book) => {
            table.order_books[book].top(side)?;
            Some(Action::BuyOrder(side))
        }
        _ => None,
    });
    let open = table.me().orders.as_slice();
    let orders = (0..ORDERS).map(Order::at).filter(move |order| {
        open.contains(order) && here == Place::Palace(data().orders[order.index()].colour)
    });
    cards.chain(orders.map(|order| Action::Deliver { order, slots: SlotSet::EMPTY }))
}

/// Whether one can have by `action` what `wish` is about.
fn same_wish(action: Action, wish: Action) -> bool {
    match (action, wish) {
        (Action::BuyEquipment { side, .. }, Action::BuyEquipment { side: wished, .. })
        | (Action::BuyOrder(side), Action::BuyOrder(wished)) => side == wished,
        (Action::Deliver { order, .. }, Action::Deliver { order: wished, .. }) => order == wished,
        _ => false,
    }
}

/// The destinations among the offers, each behind its number, many to a line.
fn destinations(
    offers: &[Action],
    label: &str,
    language: Language,
    wanted: impl Fn(Space) -> bool,
) -> String {
    let mut items = (1..)
        .zip(offers)
        .filter_map(|(number, offer)| match *offer {
            Action::Move(space) if wanted(space) => {
                Some(format!("{number}: {}", names::space(space, language)))
            }
            _ => None,
        })
        .peekable();
    if items.peek().is_none() { String::new() } else { listed(label, items) }
}

/// What is done by an action; destinations are listed on their own.
fn label(action: Action, language: Language) -> Option<String> {
    Some(match action {
        Action::Move(_) => return None,
        Action::Turn(side) => {
            let side = side_text(side, language);
            say!(language, "turn the page {side}" / "tourner la page {side}")
        }
        Action::BuyEquipment { side, pay } => {
            let (side, pay) = (side_text(side, language), names::slot(pay, language));
            say!(
                language,
                "buy the equipment {side} with the nugget: {pay}"
                    / "acheter l'équipement {side} avec la pépite : {pay}"
            )
        }
        Action::BuyOrder(side) => {
            let side = side_text(side, language);
            say!(language, "buy the order {side}" / "acheter la commande {side}")
        }
        Action::GiveBack { order, side } => {
            let (side, order) = (side_text(side, language), names::order(order, language));
            say!(
                language,
                "give back {side}, to buy another: {order}"
                    / "rendre {side}, pour en acheter une autre : {order}"
            )
        }
        Action::Load { gem, slot, from } => {
            let (gem, slot) = (names::a_gem(gem, language), names::slot(slot, language));
            let boat = source_text(from, language);
            say!(language, "load {gem}{boat}: {slot}" / "charger {gem}{boat} : {slot}")
        }
        Action::Swap { gem, slot, from } => {
            let (gem, slot) = (names::a_gem(gem, language), names::slot(slot, language));
            let boat = source_text(from, language);
            say!(
                language,
                "unload, then load {gem}{boat}: {slot}" / "décharger, puis charger {gem}{boat} : {slot}"
            )
        }
        Action::FetchStone(gem) => {
            let gem = names::a_gem(gem, language);
            say!(language, "bring {gem} here from the field" / "faire venir {gem} du champ")
        }
        Action::Deliver { order, slots } => {
            let mut text = table::order_text(order, language);
            if !slots.is_empty() {
                let from = names::slots(slots, language);
                text += &say!(language, " (from: {from})" / " (pris ici : {from})");
            }
            say!(language, "deliver: {text}" / "livrer : {text}")
        }
        Action::Refill => say!(language, "fill your purse" / "remplir votre bourse"),
        Action::Provisions => say!(language, "take provisions" / "prendre des provisions"),
        Action::InnProvisions => {
            say!(
                language,
                "pay the inn for provisions, besides another action"
                    / "payer l'auberge pour des provisions, en plus d'une autre action"
            )
        }
        Action::PlaySpecial { card, slot } => {
            let card = names::special_text(card, language);
            let mut text = say!(language, "play special card {card}" / "jouer la carte spéciale {card}");
            if let Some(slot) = slot {
                text.extend([" (", &names::slot(slot, language), ")"]);
            }
            text
        }
        Action::Discard(colour) | Action::RemoveArtisan(colour) => names::colour(colour, language),
        Action::EndTurn => say!(language, "end the turn" / "finir le tour"),
    })
}

#[cfg(test)]
mod tests {
    use comptoir_games::valdora::pieces::{DUEL_CARDS, DuelCard, Special};
    use strum::VariantArray;

    use super::*;

    #[test]
    fn every_space_can_be_typed_in_both_languages() {
        for language in [Language::En, Language::Fr] {
            let telling = Telling::new(language, None, &[]);
            for space in Board::spaces() {
                let name = names::space(space, language).to_uppercase();
                assert_eq!(Valdora::parse(&format!(" {name} "), &telling), Some(Action::Move(space)));
            }
            for typed in ["", "port", "Atlantis", "Moon", "Mine"] {
                assert_eq!(Valdora::parse(typed, &telling), None, "{typed}");
            }
        }
    }

    #[test]
    fn every_card_has_words_of_its_own() {
        for language in [Language::En, Language::Fr] {
            let different = |texts: Vec<String>| {
                let all: std::collections::HashSet<&String> = texts.iter().collect();
                assert_eq!(all.len(), texts.len(), "{texts:?}");
            };
            different((0..ORDERS).map(|at| names::order(Order::at(at), language)).collect());
            different((0..DUEL_CARDS).map(|at| names::duel_card(DuelCard::at(at), language)).collect());
            different(Special::VARIANTS.iter().map(|card| names::special_text(*card, language)).collect());
            different(Slot::VARIANTS.iter().map(|slot| names::slot(*slot, language)).collect());
        }
    }

    /// Every space lies in one region, or is a city between them.
    #[test]
    fn every_space_is_drawn_once() {
        for space in Board::spaces() {
            let regions = names::regions(Language::En).filter(|(_, spaces)| spaces.contains(&space)).count();
            let city = usize::from(comptoir_games::valdora::board::board().place(space).is_city());
            assert_eq!(regions + city, 1, "{space}");
        }
    }
}
