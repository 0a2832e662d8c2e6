//! The conservation laws of the box: everything is somewhere, once.

use comptoir_kernel::{Kind, Seat, Set};

use crate::board::{Reward, board};
use crate::cards::{of_the_box, size};
use crate::data::data;
use crate::ids::{BonusCard, Place, WareCard};
use crate::setup::score_cards;
use crate::{GoldenCity, Phase};

impl GoldenCity {
    pub(crate) fn everything_is_somewhere(&self) -> Result<(), String> {
        self.landscape_cards()?;
        self.coins_and_keys()?;
        self.posts()?;
        self.ware_cards()?;
        self.bonus_and_score_cards()?;
        self.letters()
    }

    fn landscape_cards(&self) -> Result<(), String> {
        let mut all = self.deck + self.discard;
        for player in &self.players {
            all += player.hand;
            if !player.hand.covers(player.known) {
                return Err(format!("{:?} are known of the hand {:?}", player.known, player.hand));
            }
        }
        all = self.groups.iter().fold(all, |all, group| all + group.cards);
        if all != of_the_box() {
            return Err(format!("landscape cards do not add up: {all:?}"));
        }
        let limit = data().limits.landscape_cards;
        let building = !matches!(self.phase, Phase::PlaceHand(_) | Phase::Over);
        match self.players.iter().find(|player| !building && size(player.hand) > limit) {
            Some(player) => Err(format!("too many cards between rounds: {:?}", player.hand)),
            None => Ok(()),
        }
    }

    fn coins_and_keys(&self) -> Result<(), String> {
        let held: u8 = self.players.iter().map(|player| player.coins).sum();
        let on_groups: u8 = self.groups.iter().map(|group| group.coins).sum();
        if held + on_groups + self.reserve != data().supply.coins {
            return Err(format!("{held} coins held, {on_groups} on groups, {} in reserve", self.reserve));
        }
        let keys: u8 = self.players.iter().map(|player| player.keys).sum();
        if keys + self.key_supply + self.keys_spent != data().supply.key_cards {
            return Err(format!(
                "{keys} keys held, {} in supply, {} spent",
                self.key_supply, self.keys_spent
            ));
        }
        Ok(())
    }

    fn posts(&self) -> Result<(), String> {
        let mut taken: Set<Place> = Set::EMPTY;
        for seat in Seat::all(self.seats) {
            let player = self.of(seat);
            if player.posts.len() > *data().setup.posts.with(self.seats) {
                return Err(format!("seat {} has placed {} posts", seat.0, player.posts.len()));
            }
            let sites = player.posts & board().sites;
            if !(taken & sites).is_empty() {
                return Err(format!("two posts on {:?}", taken & sites));
            }
            taken |= sites;
            // Every post hangs on a port of its owner (G-5.3).
            let mut joined = player.posts & board().ports;
            loop {
                let more = joined.iter().fold(joined, |all, post| all | (board().near(post) & player.posts));
                if more == joined {
                    break;
                }
                joined = more;
            }
            if joined != player.posts {
                return Err(format!("posts without a port: {:?}", player.posts - joined));
            }
            let black = player.black;
            let alone = (player.posts & board().city) - self.rivals_posts(seat);
            if black.len() + self.black_left(seat) > data().black_posts.posts || (alone & black) != black {
                return Err(format!("black posts out of place: {black:?}"));
            }
        }
        Ok(())
    }

    fn ware_cards(&self) -> Result<(), String> {
        let shown: Set<WareCard> = self.ware_display.iter().flatten().copied().collect();
        let held = self.players.iter().map(|player| player.ware_cards);
        let parts = held.chain([shown, self.ware_pile, self.wares_removed]);
        let (mut all, mut count) = (Set::EMPTY, 0);
        for part in parts {
            all |= part;
            count += part.len();
        }
        if all != Set::all() || usize::from(count) != WareCard::COUNT {
            return Err(format!("ware cards do not add up: {count}, {all:?}"));
        }
        let limit = data().limits.ware_cards + u8::from(matches!(self.phase, Phase::RemoveWare(_)));
        match self.players.iter().find(|player| player.ware_cards.len() > limit) {
            Some(player) => Err(format!("too many ware cards: {:?}", player.ware_cards)),
            None => Ok(()),
        }
    }

    fn bonus_and_score_cards(&self) -> Result<(), String> {
        let cards: Set<BonusCard> = self.bonus_takes.iter().flatten().map(|take| take.card).collect();
        let takes = self.bonus_takes.iter().flatten().count();
        if usize::from(cards.len()) != takes || (cards & self.bonus_cards()) != cards {
            return Err(format!("bonus cards taken twice or out of nowhere: {cards:?}"));
        }
        let used = score_cards(self.seats) - self.score_deck;
        if !used.contains(self.score_card) || used.len() != self.round {
            return Err(format!("in round {} score cards {used:?} are used", self.round));
        }
        Ok(())
    }

    /// Zones pay their first two players and nobody else. In the Great Drought letters go back from time to time.
    fn letters(&self) -> Result<(), String> {
        let held: u16 = self.players.iter().map(|player| player.letters.zones).sum();
        let mut paid = 0;
        for zone in board().city.iter() {
            let present = self.players.iter().filter(|player| player.posts.contains(zone)).count();
            if let Reward::Zone(gains) = board().spot(zone).reward {
                paid += gains.iter().take(present).map(|gain| gain.letters).sum::<u16>();
            }
        }
        if held == paid || self.drought() && held < paid {
            return Ok(());
        }
        Err(format!("zones have paid {paid} letters, {held} are held"))
    }
}
