//! What a player may do.

use comptoir_kernel::{Seat, SeatSet, action};

use crate::places::{City, Hex, Intersection, Path};
use crate::routes::Payout;
use crate::wares::{Bundle, Development, Resource, Resources, Ware};

/// What a player may do. The two merchants of a player, and the two caravans, are 0 and 1.
#[action]
#[allow(missing_docs)] // the fields are named after the rulebook
pub enum Action {
    /// Put the robber on its first hex (M-2.6).
    PlaceRobber(Hex),
    /// Place one of the three first posts (M-2.10).
    PlacePost(City),
    /// Place a neutral post (M-2.11).
    PlaceNeutral(City),
    /// Place the first route, with a caravan (M-2.12).
    PlaceStartRoute(Path),
    /// Roll the dice (M-3.2).
    Roll,
    /// Play a development card (M-10.2).
    PlayCard(Development),
    /// Return half of the hand to the bank (M-5.1).
    Discard(Resources),
    /// Move the robber (M-5.2).
    MoveRobber(Hex),
    /// Rob this player (M-5.3).
    Steal(Seat),
    /// Offer a trade to these players (M-6.1).
    Offer { give: Bundle, want: Bundle, to: SeatSet },
    /// Take the offer as it is (M-6.2).
    Accept,
    /// Turn it down (M-6.2).
    Decline,
    /// Propose another trade to the active player (M-6.2).
    Counter { give: Bundle, want: Bundle },
    /// Trade with this player as they accepted or proposed (M-6.3).
    TradeWith(Seat),
    /// Trade with nobody (M-6.3).
    Withdraw,
    /// Buy a resource with gold (M-6.4).
    BuyResource(Resource),
    /// Give equal cards to the bank for another card or for gold (M-6.5).
    BankTrade { give: Resource, take: Ware },
    /// Build a route (M-7.1).
    BuildRoute(Path),
    /// Choose the chain that counts, by the gold it brings each seat (M-7.5).
    ChooseChain(Payout),
    /// Place a merchant on an own post (M-8.1).
    RecruitMerchant { merchant: u8, city: City },
    /// Move a merchant (M-8.2); in an empty city it founds a post (M-8.5).
    MoveMerchant { merchant: u8, to: Intersection },
    /// Lay a face-down token on this hex (M-8.7).
    PlaceToken(Hex),
    /// Move a token between hexes of its colour (M-8.8).
    MoveToken { from: Hex, to: Hex },
    /// Place a caravan on an own route at an own post (M-9.1).
    FormCaravan { caravan: u8, path: Path },
    /// Move a caravan one route on (M-9.2).
    MoveCaravan { caravan: u8, to: Path },
    /// Deliver a good (M-9.6).
    Deliver(City),
    /// Buy a development card (M-10.1).
    BuyCard,
    /// Take the gold of a trade agreement (M-10.4).
    TakeGold,
    /// Do without the rest of what may be done now.
    Done,
    /// End the turn (M-3.4).
    EndTurn,
}
