//! What a viewer knows, and the worlds they can imagine from it (V-1.3, V-1.4).
//!
//! Secret are the orders a player has delivered and their special cards. Everything else lies open or was seen by everybody who
//! watched; the order of the cards never seen is not even decided ([`crate::book`]). With the memory of the table the covered
//! cards of the books are not known either.

use comptoir_kernel::{Chance, Kind, List, Memory, Seat, SeatSet, Tally, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{CATALOGUES, ORDER_BOOKS};
use crate::book::Book;
use crate::data::{Back, data};
use crate::pieces::{Artisans, Carrier, EQUIPMENT, Equipment, Orders, Specials};
use crate::setup::special_cards;
use crate::tabletop::Player;
use crate::{Phase, SEATS, Secret, Sheet, Tabletop, Valdora};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What everybody sees.
    pub tabletop: Tabletop,
    /// What they alone know, if they have a seat.
    pub own: Option<Own>,
    /// Who plays last in every round.
    pub last_player: Seat,
    /// How many more colours have to run out around the disc before the end comes.
    pub colours_to_end: u8,
    /// The special cards that everybody still holds, by seat: their backs can be told apart (V-10.1).
    pub backs: List<Backs, SEATS>,
    /// The end, when all show what they delivered; by seat.
    pub results: Option<Vec<Final>>,
}

/// What is seen of special cards in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Backs {
    pub light: u8,
    pub dark: u8,
}

/// A player's own secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Own {
    /// Whose they are.
    pub seat: Seat,
    /// Orders and special cards.
    pub secret: Secret,
    /// What they would count if the game ended now.
    pub sheet: Sheet,
}

/// What a player shows at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Final {
    /// The orders delivered.
    pub delivered: Orders,
    /// What everything counts.
    pub sheet: Sheet,
}

impl View {
    /// Built from what `viewer` may know.
    pub(crate) fn of(game: &Valdora, viewer: Viewer) -> View {
        let table = &game.tabletop;
        let secrets = game.secrets.as_slice();
        View {
            tabletop: match table.memory {
                Memory::Open => table.clone(),
                Memory::AtTheTable => Tabletop {
                    catalogues: table.catalogues.each_ref().map(Book::at_the_table),
                    order_books: table.order_books.each_ref().map(Book::at_the_table),
                    ..table.clone()
                },
            },
            own: viewer.seat().and_then(|seat| {
                let secret = *secrets.get(seat.index())?;
                Some(Own { seat, secret, sheet: table.sheet(seat, &secret) })
            }),
            last_player: table.last_player(),
            colours_to_end: table.colours_to_end(),
            backs: table.players.as_slice().iter().map(|player| table.backs(player)).collect(),
            results: (table.phase == Phase::Over).then(|| {
                let shown = secrets.iter().zip(game.sheets());
                shown.map(|(secret, sheet)| Final { delivered: secret.delivered, sheet }).collect()
            }),
        }
    }

    /// Gives everybody else as many special cards as they hold and as many orders as they delivered, from those that are
    /// nowhere to be seen.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Valdora {
        let mut secrets: List<Secret, SEATS> =
            Seat::all(self.tabletop.seats()).map(|_| Secret::default()).collect();
        if let Some(own) = &self.own {
            secrets.as_mut_slice()[own.seat.index()] = own.secret;
        }
        for (secret, result) in secrets.as_mut_slice().iter_mut().zip(self.results.iter().flatten()) {
            secret.delivered = result.delivered;
        }
        let mut tabletop = self.tabletop.clone();
        if tabletop.memory == Memory::AtTheTable {
            let mut equipment = self.unknown_equipment();
            tabletop.catalogues = tabletop.catalogues.map(|book| book.imagine(&mut equipment, chance));
            let mut orders = self.unknown_orders();
            tabletop.order_books = tabletop.order_books.map(|book| book.imagine(&mut orders, chance));
        }
        if self.results.is_none() {
            self.imagine_deliveries(&tabletop, &mut secrets, chance);
        }
        if tabletop.special_cards {
            self.imagine_hands(&mut secrets, chance);
        }
        Valdora { tabletop, secrets }
    }

    /// The equipment nobody has and no book shows.
    pub(crate) fn unknown_equipment(&self) -> Tally<Equipment, EQUIPMENT> {
        let all = Tally::new(data().equipment.each_ref().map(|row| row.copies * CATALOGUES as u8));
        let shown = self.tabletop.catalogues.iter().flat_map(|book| [book.left.last(), book.right.last()]);
        let owned = self.tabletop.players.as_slice().iter().flat_map(|player| player.slots.values());
        // A fine cart stands for the cart that left the game for it.
        let card = |carrier: &Carrier| {
            Equipment::ALL.into_iter().find(|card| card.slot() == carrier.equipment.slot())
        };
        minus(&all, &shown.flatten().chain(owned.flatten().filter_map(card)).collect())
    }

    /// The orders that lie covered in the books, and those that others have delivered in secret.
    pub(crate) fn unknown_orders(&self) -> Orders {
        let unknown = minus(&all_orders(), &self.tabletop.orders_not_delivered());
        let shown: Vec<Orders> = match &self.results {
            Some(results) => results.iter().map(|result| result.delivered).collect(),
            None => self.own.iter().map(|own| own.secret.delivered).collect(),
        };
        shown.iter().fold(unknown, |unknown, delivered| minus(&unknown, delivered))
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let own = self.own.as_ref().map(|own| own.seat);
        Seat::all(self.tabletop.seats()).filter(move |&seat| Some(seat) != own)
    }

    /// Whoever delivered an order has an artisan for it, as a rule of its colour: an order goes by lot to one of those whose
    /// artisans of that colour are not accounted for yet, and only if there is none to anybody.
    fn imagine_deliveries(
        &self,
        tabletop: &Tabletop,
        secrets: &mut List<Secret, SEATS>,
        chance: &mut impl Chance,
    ) {
        let mut orders = minus(&all_orders(), &tabletop.orders_not_delivered());
        if let Some(own) = &self.own {
            orders = minus(&orders, &own.secret.delivered);
        }
        let mut missing = [0; SEATS];
        let mut artisans = [Artisans::default(); SEATS];
        for seat in self.others() {
            missing[seat.index()] = self.tabletop.player(seat).delivered;
            artisans[seat.index()] = self.tabletop.player(seat).artisans;
        }
        while let Some(order) = orders.draw(chance) {
            let colour = data().orders[order.index()].colour;
            let possible: SeatSet = self.others().filter(|seat| missing[seat.index()] > 0).collect();
            let likely: SeatSet = possible.iter().filter(|seat| artisans[seat.index()][colour] > 0).collect();
            let drawn = by_lot(if likely.is_empty() { possible } else { likely }, chance);
            // A view of a real game always has somebody left; one made up by hand may not.
            let Some(seat) = drawn else { return };
            missing[seat.index()] -= 1;
            artisans[seat.index()][colour] = artisans[seat.index()][colour].saturating_sub(1);
            secrets.as_mut_slice()[seat.index()].delivered[order] += 1;
        }
    }

    /// The backs tell how many dark and light cards everybody still holds.
    fn imagine_hands(&self, secrets: &mut List<Secret, SEATS>, chance: &mut impl Chance) {
        for back in [Back::Light, Back::Dark] {
            let mut unseen = special_cards(back);
            for player in self.tabletop.players.as_slice() {
                unseen = minus(&unseen, &player.played);
            }
            if let Some(own) = &self.own {
                unseen = minus(&unseen, &own.secret.hand);
            }
            for seat in self.others() {
                let Backs { light, dark } = self.backs.as_slice()[seat.index()];
                for _ in 0..if back == Back::Light { light } else { dark } {
                    if let Some(card) = unseen.draw(chance) {
                        secrets.as_mut_slice()[seat.index()].hand[card] += 1;
                    }
                }
            }
        }
    }
}

/// All orders of the box.
pub(crate) fn all_orders() -> Orders {
    Orders::new(data().orders.each_ref().map(|row| row.copies * ORDER_BOOKS as u8))
}

impl Tabletop {
    /// Everybody was dealt as many of each back, and what was played lies open.
    fn backs(&self, player: &Player) -> Backs {
        if !self.special_cards {
            return Backs::default();
        }
        let numbers = &data().constants;
        let held = |dealt: u8, back| dealt.saturating_sub(count_of(&player.played, back));
        Backs {
            light: held(numbers.special_light_dealt, Back::Light),
            dark: held(numbers.special_dark_dealt, Back::Dark),
        }
    }

    /// The orders in the books and open before the players. All others have been delivered.
    pub(crate) fn orders_not_delivered(&self) -> Orders {
        let mut orders = Orders::default();
        for book in &self.order_books {
            book.unseen.iter().for_each(|(order, count)| orders[order] += count);
            book.left.as_slice().iter().chain(book.right.as_slice()).for_each(|order| orders[*order] += 1);
        }
        for player in self.players.as_slice() {
            player.orders.as_slice().iter().for_each(|order| orders[*order] += 1);
        }
        orders
    }
}

/// How many of these cards have this back.
pub(crate) fn count_of(cards: &Specials, back: Back) -> u8 {
    cards.iter().filter(|(card, _)| data().special(*card).back == back).map(|(_, count)| count).sum()
}

fn minus<K: Kind, const N: usize>(all: &Tally<K, N>, some: &Tally<K, N>) -> Tally<K, N> {
    let mut rest = *all;
    for (kind, count) in some.iter() {
        rest[kind] = rest[kind].saturating_sub(count);
    }
    rest
}

fn by_lot(seats: SeatSet, chance: &mut impl Chance) -> Option<Seat> {
    let drawn = chance.below(seats.len().max(1) as u32);
    seats.iter().nth(drawn as usize)
}
