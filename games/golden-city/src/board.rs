//! The island and the cards' faces, as tables computed once from the data file.

use std::sync::LazyLock;

use crate::cards::{LANDSCAPES, Landscape};
use crate::data::{AreaKind, BonusKind, Data, Gain, Kind, PlaceEntry, Price, Symbol, data};
use crate::ids::{BonusCard, Place, ScoreCard, WareCard};
use comptoir_kernel::{Kind as _, Set};

/// The island and the cards' faces.
#[derive(Debug)]
pub struct Board {
    spots: [Spot; Place::COUNT],
    near: [Set<Place>; Place::COUNT],
    /// The ports.
    pub ports: Set<Place>,
    /// Ports and rural sites: one post each.
    pub sites: Set<Place>,
    /// The outer zones.
    pub outer: Set<Place>,
    /// The inner zones.
    pub inner: Set<Place>,
    /// All zones.
    pub city: Set<Place>,
    /// Places without a reward in the Great Drought.
    pub dry: Set<Place>,
    landscapes: [Set<Place>; LANDSCAPES],
    wares: [u8; WareCard::COUNT],
    bonuses: [Bonus; BonusCard::COUNT],
    scores: [Score; ScoreCard::COUNT],
}

/// What is printed at a place.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// The landscape to pay with.
    pub landscape: Landscape,
    /// What it costs.
    pub price: Price,
    /// What whoever builds here gets.
    pub reward: Reward,
}

/// What a place gives (G-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// This many coins.
    Coins(u8),
    /// A landscape card from the deck.
    Card,
    /// A key card.
    Key,
    /// A bonus card of one's choice.
    Bonus,
    /// A ware card.
    Ware,
    /// A zone: for its first, its second and every further player.
    Zone([Gain; 3]),
}

/// What a bonus card counts.
#[derive(Clone, Copy, Debug)]
pub struct Bonus {
    /// Of what it counts the number.
    pub of: Counted,
    /// Letters for each.
    pub letters_each: u16,
}

/// What a bonus card counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// One's ware cards.
    WareCards,
    /// One's coins.
    Coins,
    /// One's posts on these places.
    Posts(Set<Place>),
}

/// The face and back of a score card.
#[derive(Clone, Copy, Debug)]
pub struct Score {
    /// 1, 2 or 3: the ones are played first.
    pub back: u8,
    /// The ware, as the bit [`Board::wares`] uses.
    pub ware: u8,
    /// The sites of the river or the zones of the quarter.
    pub area: Set<Place>,
}

impl Board {
    /// What is printed at `place`.
    #[inline]
    pub fn spot(&self, place: Place) -> &Spot {
        &self.spots[place.index()]
    }

    /// The places a road joins with `place`.
    #[inline]
    pub fn near(&self, place: Place) -> Set<Place> {
        self.near[place.index()]
    }

    /// The places paid with this landscape. Ports are their own landscape, whatever the coast.
    pub fn of_landscape(&self, landscape: Landscape) -> Set<Place> {
        self.landscapes[landscape.index()]
    }

    /// The wares on some cards, a bit each.
    #[inline]
    pub fn wares(&self, cards: Set<WareCard>) -> u8 {
        cards.iter().fold(0, |wares, card| wares | self.wares[card.index()])
    }

    /// What a bonus card counts.
    pub fn bonus(&self, card: BonusCard) -> &Bonus {
        &self.bonuses[card.index()]
    }

    /// What a score card shows.
    #[inline]
    pub fn score(&self, card: ScoreCard) -> &Score {
        &self.scores[card.index()]
    }

    /// Reads the tables off the data file; `None` if its lists do not fit together.
    fn new(data: &Data) -> Option<Board> {
        let places_with = |wanted: &dyn Fn(&PlaceEntry) -> bool| -> Set<Place> {
            let all = data.places.iter().enumerate();
            all.filter(|(_, place)| wanted(place)).map(|(at, _)| Place::at(at)).collect()
        };
        let of_kind = |kind: Kind| places_with(&|place| place.kind == kind);
        let ware = |id: &String| data.wares.iter().position(|known| known.id == *id).map(|at| 1 << at);
        let (ports, outer, inner) = (of_kind(Kind::Port), of_kind(Kind::Outer), of_kind(Kind::Inner));
        let city = outer | inner;

        let mut near = [Set::EMPTY; Place::COUNT];
        for road in &data.roads {
            let (a, b): (Place, Place) = (road.a.parse().ok()?, road.b.parse().ok()?);
            near[a.index()].insert(b);
            near[b.index()].insert(a);
        }
        let spots: Vec<Spot> = data.places.iter().map(spot).collect::<Option<_>>()?;
        let wares: Vec<u8> = (data.ware_cards.iter())
            .map(|card| card.wares.iter().map(ware).sum::<Option<u8>>())
            .collect::<Option<_>>()?;
        let bonuses: Vec<Bonus> = (data.bonus_cards.iter())
            .map(|card| {
                let of = match card.kind {
                    BonusKind::WareCards => Counted::WareCards,
                    BonusKind::Coins => Counted::Coins,
                    BonusKind::City => Counted::Posts(city),
                    BonusKind::River => Counted::Posts(places_with(&|place| !place.river.is_empty())),
                    // A port's landscape is the port, so the coast does not count.
                    BonusKind::Landscape => Counted::Posts(places_with(&|place| {
                        place.kind != Kind::Port && place.sector == card.landscape
                    })),
                };
                Bonus { of, letters_each: card.letters_each }
            })
            .collect();
        let scores: Vec<Score> = (data.score_cards.iter())
            .map(|card| {
                let area = match card.area_kind {
                    AreaKind::River if data.rivers.iter().any(|river| river.id == card.area) => {
                        places_with(&|place| place.river == card.area)
                    }
                    AreaKind::River => return None,
                    AreaKind::Quarter => places_with(&|place| place.sector == card.area) & city,
                };
                Some(Score { back: card.back, ware: ware(&card.ware)?, area })
            })
            .collect::<Option<_>>()?;
        let drought = &data.great_drought;
        Some(Board {
            spots: spots.try_into().ok()?,
            near,
            ports,
            sites: ports | of_kind(Kind::Rural),
            outer,
            inner,
            city,
            dry: places_with(&|place| {
                place.landscape == drought.no_reward_landscape
                    && drought.no_reward_kinds.contains(&place.kind)
            }),
            landscapes: Landscape::ALL.map(|landscape| places_with(&|place| place.landscape == landscape)),
            wares: wares.try_into().ok()?,
            bonuses: bonuses.try_into().ok()?,
            scores: scores.try_into().ok()?,
        })
    }
}

fn spot(place: &PlaceEntry) -> Option<Spot> {
    let reward = match (place.reward, place.first, place.second) {
        (Some(Symbol::Coin1), ..) => Reward::Coins(1),
        (Some(Symbol::Coin2), ..) => Reward::Coins(2),
        (Some(Symbol::Card), ..) => Reward::Card,
        (Some(Symbol::Key), ..) => Reward::Key,
        (Some(Symbol::Bonus), ..) => Reward::Bonus,
        (Some(Symbol::Ware), ..) => Reward::Ware,
        (None, Some(first), Some(second)) => Reward::Zone([first, second, Gain::default()]),
        _ => return None,
    };
    let cost = &data().cost;
    let price = match place.kind {
        Kind::Port => cost.port,
        Kind::Rural => cost.rural,
        Kind::Outer => cost.outer,
        Kind::Inner => cost.inner,
    };
    Some(Spot { landscape: place.landscape, price, reward })
}

/// The island and the cards' faces.
#[inline]
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| {
        Board::new(data()).expect("data/golden_city.toml is part of the program and tested")
    });
    &BOARD
}
