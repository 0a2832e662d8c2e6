//! The auction: bidding hands on groups of landscape cards (G-4).

use comptoir_kernel::{Chance, Seat, Tell};

use crate::data::data;
use crate::{Event, GoldenCity, Group, Phase, Refusal};

impl GoldenCity {
    /// Coins for the next expulsion: one more than hands were expelled (G-4.2).
    pub(crate) fn expulsion_price(&self) -> u8 {
        self.expulsions + 1
    }

    /// What placing the hand on `group` costs: nothing on a free one, else one coin more than hands were expelled (G-4.2).
    pub(crate) fn can_bid(&self, seat: Seat, group: u8) -> Result<u8, Refusal> {
        if group >= self.seats {
            return Err(Refusal::NoSuchGroup { group, groups: self.seats });
        }
        let Some(bidder) = self.groups[usize::from(group)].bidder else { return Ok(0) };
        let (price, coins) = (self.expulsion_price(), self.of(seat).coins);
        if coins < price { Err(Refusal::ExpulsionTooDear { bidder, price, coins }) } else { Ok(price) }
    }

    /// Places the hand, expelling whoever was there. Next is the first player clockwise without a hand on a group (G-4.3).
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        group: u8,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        let expelled = self.groups[usize::from(group)].bidder.replace(seat);
        let mut price = 0;
        if expelled.is_some() {
            self.expulsions += 1;
            price = self.expulsions;
            self.of_mut(seat).coins -= price;
            self.reserve += price;
        }
        tell.all(|| Event::HandPlaced { seat, group, price, expelled });
        let waiting = |seat: &Seat| self.groups.iter().all(|group| group.bidder != Some(*seat));
        let clockwise = std::iter::successors(Some(seat), |seat| Some(seat.next(self.seats)));
        match clockwise.take(usize::from(self.seats)).find(waiting) {
            Some(next) => self.phase = Phase::PlaceHand(next),
            None => self.end_auction(chance, tell),
        }
    }

    /// Everybody takes their group, for all to see. In the Great Drought the coin's group builds first (G-4.4, G-9.4).
    fn end_auction(&mut self, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        for at in 0..self.groups.len() {
            let Group { cards, coins, bidder: Some(seat) } = std::mem::take(&mut self.groups[at]) else {
                continue;
            };
            self.take_into_hand(seat, cards, true);
            self.of_mut(seat).coins += coins;
            let leads = self.drought() && at == data().great_drought.group_with_coin;
            if leads {
                self.first_player = seat;
            }
            tell.all(|| Event::GroupTaken { seat, group: at as u8, cards, coins, leads });
        }
        self.begin_turn(self.first_player, chance, tell);
    }
}
