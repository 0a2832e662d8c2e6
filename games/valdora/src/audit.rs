//! The conservation laws: every stone, coin, card and token is somewhere, once.

use comptoir_kernel::{Kind, Seat, Set};

use crate::board::CATALOGUES;
use crate::data::{Back, data};
use crate::pieces::{Artisans, DuelCard, Equipment, Gems, Special, Specials};
use crate::view::{all_orders, count_of};
use crate::{Phase, Tabletop, Valdora, Workshop};

type Kept = Result<(), String>;

fn equal<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, expected: &T) -> Kept {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found:?} instead of {expected:?}")) }
}

impl Valdora {
    pub(crate) fn everything_is_somewhere(&self) -> Kept {
        let table = &self.tabletop;
        table.stones_are_somewhere()?;
        table.silver_is_somewhere()?;
        table.equipment_is_somewhere()?;
        table.artisans_are_somewhere()?;
        table.tokens_are_somewhere()?;
        table.books_show_what_they_must()?;
        self.orders_are_somewhere()?;
        self.special_cards_are_somewhere()
    }

    fn orders_are_somewhere(&self) -> Kept {
        let mut orders = self.tabletop.orders_not_delivered();
        for (seat, secret) in Seat::all(self.tabletop.seats()).zip(self.secrets.as_slice()) {
            let player = self.tabletop.player(seat);
            equal("orders delivered", &player.delivered, &secret.delivered.total())?;
            let limit = data().constants.undelivered_limit + player.played[Special::LargeNotebook];
            if player.orders.len() > limit {
                return Err(format!("{} open orders", player.orders.len()));
            }
            for (order, count) in secret.delivered.iter() {
                orders[order] += count;
            }
        }
        equal("orders", &orders, &all_orders())
    }

    fn special_cards_are_somewhere(&self) -> Kept {
        let mut cards = Specials::default();
        for (seat, secret) in Seat::all(self.tabletop.seats()).zip(self.secrets.as_slice()) {
            let mut dealt = self.tabletop.player(seat).played;
            for (card, count) in secret.hand.iter() {
                dealt[card] += count;
            }
            let numbers = &data().constants;
            let expected = if self.tabletop.special_cards {
                (numbers.special_light_dealt, numbers.special_dark_dealt)
            } else {
                (0, 0)
            };
            equal(
                "special cards",
                &(count_of(&dealt, Back::Light), count_of(&dealt, Back::Dark)),
                &expected,
            )?;
            for (card, count) in dealt.iter() {
                cards[card] += count;
            }
        }
        match cards.iter().find(|(card, count)| *count > data().special(*card).copies) {
            Some((card, count)) => Err(format!("{count} copies of special card {}", card.number())),
            None => Ok(()),
        }
    }
}

impl Tabletop {
    fn stones_are_somewhere(&self) -> Kept {
        let mut stones = self.field;
        let mut add = |more: &Gems| more.iter().for_each(|(gem, count)| stones[gem] += count);
        self.stones.values().iter().for_each(&mut add);
        for player in self.players.as_slice() {
            add(&player.stones(player.loaded()));
            for carrier in player.slots.values().iter().flatten() {
                let carries = data().equipment[carrier.equipment.index()].carries;
                if carrier.gem.is_some_and(|gem| !carries.contains(gem)) {
                    return Err(format!("{carrier:?}"));
                }
            }
        }
        equal("stones", &stones, &Gems::new(data().gems.each_ref().map(|row| row.count)))
    }

    fn silver_is_somewhere(&self) -> Kept {
        let purses = self.players.as_slice().iter().map(|player| player.silver);
        if let Some(silver) = purses.clone().find(|silver| *silver > data().constants.silver_cap) {
            return Err(format!("{silver} coins in one purse"));
        }
        equal("silver", &(self.bank + purses.sum::<u8>()), &data().constants.silver_total)
    }

    /// A fine cart stands for the cart that left the game for it.
    fn equipment_is_somewhere(&self) -> Kept {
        for row in data().equipment.iter().filter(|row| row.copies > 0) {
            let in_books: u8 = self
                .catalogues
                .iter()
                .map(|book| {
                    let seen = book.left.as_slice().iter().chain(book.right.as_slice());
                    book.unseen[row.id] + seen.filter(|card| **card == row.id).count() as u8
                })
                .sum();
            let carriers =
                self.players.as_slice().iter().flat_map(|player| player.slots.values().iter().flatten());
            let owned = carriers.filter(|carrier| carrier.equipment.slot() == row.id.slot()).count() as u8;
            equal(&format!("{:?}", row.id), &(in_books + owned), &(row.copies * CATALOGUES as u8))?;
        }
        for player in self.players.as_slice() {
            for (slot, carrier) in player.slots.iter() {
                let Some(carrier) = carrier else { continue };
                let in_place = carrier.equipment.slot() == slot;
                let spare = player.played[Special::SpareSet] > 0
                    && player.owned().contains(carrier.equipment.slot())
                    && carrier.equipment != Equipment::GoldPan;
                let card = carrier.equipment.special_card();
                if !(in_place || spare) || card.is_some_and(|card| player.played[card] == 0) {
                    return Err(format!("{:?} in slot {slot:?}", carrier.equipment));
                }
            }
            if !player.owns(Equipment::GoldPan) {
                return Err("a gold pan is missing".to_owned());
            }
        }
        Ok(())
    }

    fn artisans_are_somewhere(&self) -> Kept {
        let mut artisans = self.disc;
        for (colour, count) in self.removed.iter() {
            artisans[colour] += count;
        }
        for player in self.players.as_slice() {
            for (colour, count) in player.artisans.iter() {
                artisans[colour] += count;
            }
        }
        let expected = data().colours.each_ref().map(|row| data().artisans(row.id, self.seats()));
        equal("artisans", &artisans, &Artisans::new(expected))
    }

    fn tokens_are_somewhere(&self) -> Kept {
        let bonus = self.bonus_left + self.players.as_slice().iter().map(|player| player.bonus).sum::<u8>();
        equal("bonus tokens", &bonus, &data().constants.bonus_tokens)?;
        for (colour, workshop) in self.workshops.iter() {
            let possible = match workshop {
                Workshop::Free => true,
                Workshop::Of(seat) => seat.0 < self.seats(),
                Workshop::Removed => self.duel,
            };
            if !possible {
                return Err(format!("the {colour:?} workshop is {workshop:?}"));
            }
        }
        let row: Set<DuelCard> = self.duel_row.as_slice().iter().copied().collect();
        equal("duel cards in the row", &self.duel_row.len(), &row.len())?;
        // A new row is laid when the turn is over: it may lack its last card while that one wants a choice.
        let row_missing = self.duel_row.is_empty() && self.phase != Phase::RemoveArtisan;
        if self.duel == row_missing {
            Err(format!("duel: {}, row: {:?}", self.duel, self.duel_row))
        } else {
            Ok(())
        }
    }

    /// Cards nobody has seen lie below a visible one.
    fn books_show_what_they_must(&self) -> Kept {
        let hidden = |unseen: u8, visible: u8| unseen > 0 && visible == 0;
        let catalogues = self.catalogues.iter().any(|book| hidden(book.unseen.total(), book.right.len()));
        let orders = self.order_books.iter().any(|book| hidden(book.unseen.total(), book.right.len()));
        if catalogues || orders { Err("a book hides its top card".to_owned()) } else { Ok(()) }
    }
}
