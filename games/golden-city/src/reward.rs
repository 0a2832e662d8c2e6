//! Rewards of places (G-6).

use comptoir_kernel::{Chance, Seat, Set, Tell};

use crate::board::{Reward, board};
use crate::cards::Cards;
use crate::data::{Gain, data};
use crate::ids::{BonusCard, Place, WareCard};
use crate::{BonusTake, Event, GoldenCity, Phase};

impl GoldenCity {
    /// What `seat` would get for a post there. A black post brings nothing (G-10.3), nor does a rural desert site in the Great
    /// Drought (G-9.5).
    pub(crate) fn reward_at(&self, seat: Seat, place: Place) -> Option<Reward> {
        let black = self.of(seat).posts.contains(place);
        let dry = self.drought() && board().dry.contains(place);
        (!black && !dry).then(|| board().spot(place).reward)
    }

    /// Takes a reward just earned. If something is left to choose, says what.
    pub(crate) fn take_reward(
        &mut self,
        seat: Seat,
        place: Place,
        reward: Reward,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) -> Option<Phase> {
        match reward {
            Reward::Coins(coins) => self.take_coins(seat, coins, tell),
            Reward::Card => self.draw_card(seat, chance, tell),
            Reward::Key => self.take_key(seat, tell),
            Reward::Bonus => return (!self.bonus_pile().is_empty()).then_some(Phase::ChooseBonus(seat)),
            Reward::Ware => {
                let none = self.ware_display.iter().all(Option::is_none) && self.ware_pile.is_empty();
                return (!none).then_some(Phase::TakeWare(seat));
            }
            Reward::Zone(gains) => self.enter_zone(seat, place, gains, chance, tell),
        }
        None
    }

    /// As many as the reserve has (G-6.1).
    fn take_coins(&mut self, seat: Seat, coins: u8, tell: &mut impl Tell<Event>) {
        let coins = coins.min(self.reserve);
        self.reserve -= coins;
        self.of_mut(seat).coins += coins;
        tell.all(|| Event::CoinsTaken { seat, coins });
    }

    /// A landscape card, unseen by the others (G-6.2).
    fn draw_card(&mut self, seat: Seat, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let Some(card) = self.draw_landscape(chance, tell) else { return };
        self.take_into_hand(seat, Cards::of(card, 1), false);
        tell.all(|| Event::CardDrawn { seat });
        tell.only(seat, || Event::CardSeen { card });
    }

    /// A key card, as long as there are any (G-6.3).
    fn take_key(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        if self.key_supply == 0 {
            return;
        }
        self.key_supply -= 1;
        self.of_mut(seat).keys += 1;
        tell.all(|| Event::KeyTaken { seat });
    }

    /// The first and the second player in a zone get what it says (G-6.7).
    fn enter_zone(
        &mut self,
        seat: Seat,
        place: Place,
        gains: [Gain; 3],
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        let present = self.everybody().iter().filter(|player| player.posts.contains(place)).count();
        let gain = gains[present.clamp(1, gains.len()) - 1];
        if gain == Gain::default() {
            return;
        }
        self.of_mut(seat).letters.zones += gain.letters;
        tell.all(|| Event::ZoneEntered { seat, place, rank: present as u8, letters: gain.letters });
        if gain.coins > 0 {
            self.take_coins(seat, gain.coins, tell);
        }
        for _ in 0..gain.cards {
            self.draw_card(seat, chance, tell);
        }
    }

    /// The bonus cards nobody has shown yet: in the pile, or taken.
    pub(crate) fn bonus_cards(&self) -> Set<BonusCard> {
        self.players.iter().fold(Set::all(), |left, player| left - player.bonus_shown)
    }

    /// The bonus cards nobody has taken.
    pub(crate) fn bonus_pile(&self) -> Set<BonusCard> {
        let taken = self.bonus_takes.iter().flatten().map(|take| take.card);
        self.bonus_cards() - taken.collect()
    }

    /// Keeps one of the pile; the others see that, not which (G-6.4).
    pub(crate) fn choose_bonus(
        &mut self,
        seat: Seat,
        card: BonusCard,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        if let Some(free) = self.bonus_takes.iter_mut().find(|take| take.is_none()) {
            *free = Some(BonusTake { seat, card });
        }
        tell.all(|| Event::BonusTaken { seat });
        tell.only(seat, || Event::BonusKept { card });
        self.go_on_building(seat, chance, tell);
    }

    /// The bonus cards of a player.
    pub(crate) fn bonus_cards_of(&self, seat: Seat) -> Set<BonusCard> {
        self.bonus_takes.iter().flatten().filter(|take| take.seat == seat).map(|take| take.card).collect()
    }

    /// The top card of the ware pile.
    pub(crate) fn turn_ware(&mut self, chance: &mut impl Chance) -> Option<WareCard> {
        let card = self.ware_pile.draw(chance)?;
        self.ware_pile.remove(card);
        Some(card)
    }

    /// A displayed card, replaced from the pile (G-6.5).
    pub(crate) fn take_ware(
        &mut self,
        seat: Seat,
        card: WareCard,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        let turned = self.turn_ware(chance);
        if let Some(slot) = self.ware_display.iter_mut().find(|slot| **slot == Some(card)) {
            *slot = turned;
        }
        tell.all(|| Event::WareTaken { seat, card, from_pile: false, turned });
        self.keep_ware(seat, card, chance, tell);
    }

    /// The top card of the pile; the display stays as it is (G-6.5).
    pub(crate) fn draw_ware(&mut self, seat: Seat, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        if let Some(card) = self.turn_ware(chance) {
            tell.all(|| Event::WareTaken { seat, card, from_pile: true, turned: None });
            self.keep_ware(seat, card, chance, tell);
        }
    }

    fn keep_ware(
        &mut self,
        seat: Seat,
        card: WareCard,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        self.of_mut(seat).ware_cards.insert(card);
        if self.of(seat).ware_cards.len() > data().limits.ware_cards {
            self.phase = Phase::RemoveWare(seat);
        } else {
            self.go_on_building(seat, chance, tell);
        }
    }

    /// One of five leaves the game (G-6.6).
    pub(crate) fn remove_ware(
        &mut self,
        seat: Seat,
        card: WareCard,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        self.of_mut(seat).ware_cards.remove(card);
        self.wares_removed.insert(card);
        tell.all(|| Event::WareRemoved { seat, card });
        self.go_on_building(seat, chance, tell);
    }
}
