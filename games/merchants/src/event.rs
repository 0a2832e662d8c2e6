//! What is told.

use comptoir_kernel::{Seat, SeatSet, told};

use crate::places::{City, CitySet, Hex, Intersection, Path};
use crate::routes::Payout;
use crate::trade::Answer;
use crate::wares::{Bundle, Development, Resource, Resources, Ware};

/// What is told.
#[told]
pub enum Event {
    /// The pieces are out; this seat begins.
    GameBegan {
        seat: Seat,
    },
    RobberPlaced {
        seat: Seat,
        hex: Hex,
    },
    PostPlaced {
        seat: Seat,
        city: City,
    },
    NeutralPlaced {
        seat: Seat,
        city: City,
    },
    StartRoutePlaced {
        seat: Seat,
        path: Path,
    },
    /// The first resources, for the third post.
    StartResources {
        seat: Seat,
        resources: Resources,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    Rolled {
        seat: Seat,
        dice: [u8; 2],
    },
    /// What everybody received, by seat; of the resources in `short` the bank had too few, so nobody got any.
    Produced {
        resources: Vec<Resources>,
        gold: Vec<u16>,
        short: Vec<Resource>,
    },
    /// This seat has chosen what to discard.
    DiscardChosen {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        resources: Resources,
    },
    RobberMoved {
        seat: Seat,
        hex: Hex,
    },
    /// `seat` is the thief's.
    Robbed {
        seat: Seat,
        victim: Seat,
    },
    /// The card taken; told to thief and victim alone.
    CardStolen {
        seat: Seat,
        victim: Seat,
        resource: Resource,
    },
    Offered {
        seat: Seat,
        give: Bundle,
        want: Bundle,
        to: SeatSet,
    },
    Answered {
        seat: Seat,
        answer: Answer,
    },
    /// The active player gave one bundle to `with` and got the other.
    Traded {
        seat: Seat,
        with: Seat,
        gave: Bundle,
        got: Bundle,
    },
    OfferWithdrawn {
        seat: Seat,
    },
    ResourceBought {
        seat: Seat,
        resource: Resource,
        gold: u16,
    },
    BankTraded {
        seat: Seat,
        give: Resource,
        cards: u8,
        take: Ware,
    },
    RouteBuilt {
        seat: Seat,
        path: Path,
        free: bool,
        /// What it cost.
        paid: Resources,
    },
    /// These cities are no longer isolated; the routes of the chain brought gold.
    CityConnected {
        cities: CitySet,
        gold: Payout,
    },
    MerchantRecruited {
        seat: Seat,
        merchant: u8,
        city: City,
        /// What it cost.
        paid: Resources,
    },
    MerchantMoved {
        seat: Seat,
        merchant: u8,
        from: Intersection,
        to: Intersection,
        wheat: u8,
    },
    /// A merchant became a post; the city's gold was paid.
    PostFounded {
        seat: Seat,
        city: City,
        gold: u8,
    },
    TokenPlaced {
        hex: Hex,
        number: u8,
    },
    TokenMoved {
        from: Hex,
        to: Hex,
        number: u8,
    },
    CaravanFormed {
        seat: Seat,
        caravan: u8,
        path: Path,
        /// What it cost.
        paid: Resources,
    },
    /// One route on; `salt` was paid for it, and a toll if somebody is named.
    CaravanMoved {
        seat: Seat,
        caravan: u8,
        from: Path,
        to: Path,
        salt: u8,
        toll: Option<Seat>,
        /// What they got.
        gold: u16,
    },
    Delivered {
        seat: Seat,
        city: City,
        left: u8,
    },
    /// The discards became the deck again if `shuffled`.
    CardBought {
        seat: Seat,
        shuffled: bool,
        /// What it cost.
        paid: Resources,
    },
    /// The card just bought; told to its owner alone.
    CardDrawn {
        card: Development,
    },
    CardPlayed {
        seat: Seat,
        card: Development,
        /// Gold that came with it.
        gold: u16,
    },
    GoldTaken {
        seat: Seat,
        gold: u16,
    },
    /// The winner, or nobody when the last round is over.
    GameOver {
        winner: Option<Seat>,
    },
}
