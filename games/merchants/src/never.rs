//! What nobody in their senses does, however badly they play.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Follies, Kind, Seat, folly};

use crate::data::data;
use crate::places::Hex;
use crate::routes::Payout;
use crate::runs::runs;
use crate::wares::{Bundle, Ware, resources};
use crate::{Action, Merchants, Phase, View};

impl Follies for Merchants {
    type Folly = Folly;

    fn never(view: &View, seat: Seat, legal: &[Action]) -> Vec<Option<Folly>> {
        // Any world will do: only its open part and the player's own cards are looked at.
        let world = view.imagine(&mut Fast::new(0));
        let delivers = legal.iter().any(|action| matches!(action, Action::Deliver(_)));
        let wins = delivers && world.goods_left[seat.index()] == 1;
        let folly = |action: &Action| match *action {
            Action::Deliver(_) => None,
            _ if wins => Some(Folly::LetsTheVictoryGo),
            Action::EndTurn if delivers => Some(Folly::DeliveryLeftLying),
            Action::Accept => {
                let trade = world.trade?;
                wins_with(view, &world, trade.want, trade.give).then_some(Folly::HandsOverTheVictory)
            }
            Action::Counter { give, want } => {
                wins_with(view, &world, give, want).then_some(Folly::HandsOverTheVictory)
            }
            Action::TradeWith(other) => {
                let cheaper = |action: &Action| matches!(*action, Action::TradeWith(than) if asks_less(&world, than, other));
                legal.iter().any(cheaper).then_some(Folly::PaysMoreThanAsked)
            }
            Action::MoveRobber(hex) => {
                let own = |hex: Hex| has_post(&world, seat, hex);
                let rivals =
                    Seat::all(world.seats).any(|rival| rival != seat && has_post(&world, rival, hex));
                let spares = |action: &Action| matches!(*action, Action::MoveRobber(other) if !own(other));
                (own(hex) && !rivals && legal.iter().any(spares)).then_some(Folly::RobsHimself)
            }
            Action::Done if world.phase == Phase::Steal => {
                let room = world.hands[seat.index()].total() < data().limits.hand_limit_on_seven;
                room.then_some(Folly::LeavesTheLoot)
            }
            Action::ChooseChain(payout) => {
                let better = |action: &Action| matches!(*action, Action::ChooseChain(other) if is_better(other, payout, seat));
                legal.iter().any(better).then_some(Folly::ChainForTheOthers)
            }
            Action::RecruitMerchant { .. } | Action::MoveMerchant { .. } => {
                let safe = world.hands[seat.index()].total() <= data().limits.hand_limit_on_seven;
                let costs_nothing_else = safe || world.phase == Phase::TradeAgreement;
                (world.stock[seat.index()] == 0 && costs_nothing_else).then_some(Folly::MerchantForNothing)
            }
            _ => None,
        };
        legal.iter().map(folly).collect()
    }
}

/// A move that another one beats.
#[folly]
pub enum Folly {
    /// Anything else, though the last good can be delivered now: that wins.
    LetsTheVictoryGo,
    /// Ending the turn, though a good can be delivered: it costs nothing, and all of them have to be.
    DeliveryLeftLying,
    /// Giving the active player the cards with which their last good comes to a post in this very turn.
    HandsOverTheVictory,
    /// Trading with one who asks more for the same than another who is no closer to victory.
    PaysMoreThanAsked,
    /// The robber on a hex where oneself alone has posts, though there are hexes where one has none.
    RobsHimself,
    /// Robbing nobody, though a card more would not make the hand too large.
    LeavesTheLoot,
    /// The chain that brings oneself no more gold and others more than another one would.
    ChainForTheOthers,
    /// Cards, or a trade agreement, for a merchant when no post is left to found. (A hand the robber would halve may be worth
    /// shortening even so.)
    MerchantForNothing,
}

/// Whether the active player is sure to have what their last delivery needs when they get this and give that. Of their cards only
/// those count that are known.
fn wins_with(view: &View, world: &Merchants, gets: Bundle, gives: Bundle) -> bool {
    let (active, rival) = (world.active, &view.players[world.active.index()]);
    let cards = rival.resources.beyond(resources(gives)) + resources(gets);
    let gold =
        (rival.gold + u16::from(gets.count(Ware::Gold))).saturating_sub(u16::from(gives.count(Ware::Gold)));
    rival.goods_left == 1
        && world.free_goods(active) == 1
        && runs(world, active).iter().any(|run| cards.covers(run.needs()) && run.tolls.len() as u16 <= gold)
}

/// Whether `cheap` gives as much as `dear` for less, and is no closer to victory.
fn asks_less(world: &Merchants, cheap: Seat, dear: Seat) -> bool {
    let (Some((less, as_much)), Some((more, got))) = (world.agreed(cheap), world.agreed(dear)) else {
        return false;
    };
    let no_closer = world.goods_left[cheap.index()] >= world.goods_left[dear.index()];
    no_closer && less != more && more.covers(less) && as_much.covers(got)
}

fn has_post(world: &Merchants, seat: Seat, hex: Hex) -> bool {
    !(world.posts[seat.index()] & world.board().around[hex.index()]).is_empty()
}

/// Whether a chain brings this player as much as another and nobody else more, but not the same.
fn is_better(chain: Payout, than: Payout, seat: Seat) -> bool {
    let gold = chain.0.iter().zip(than.0).enumerate();
    let fine = |(at, (&here, there))| if at == seat.index() { here >= there } else { here <= there };
    chain != than && gold.into_iter().all(fine)
}
