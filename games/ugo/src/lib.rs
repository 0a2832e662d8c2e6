//! UGO!, by Ronald Hoekstra: a trick-taking game of kingdoms and farmers for two to four players.
//!
//! The whole game on one page: its state, what a player may do, what is told, and how the rules hang together. Each
//! chapter of the rulebook has its file: [`setup`], [`trick`], [`place`], [`farmers`], [`scoring`].

pub mod cards;
pub mod data;
pub mod farmers;
pub mod heuristic;
pub mod never;
pub mod place;
pub mod remark;
pub mod scoring;
pub mod setup;
pub mod trick;
pub mod view;

use comptoir_kernel::{
    Chance, Edition, Facts, First, Game, Memory, Orders, Seat, SeatSet, Standings, Tell, ToAct, action,
    choice, game, options, refusal, told,
};
use serde::{Deserialize, Serialize};

use cards::{COLOURS, Card, CardSet, Colour, Colours};
use data::data;
pub use place::Kingdom;
pub use remark::Remark;
pub use scoring::{FieldLine, Sheet};
pub use view::View;

/// The most players.
pub const SEATS: usize = 4;
/// Rounds in a game.
pub const ROUNDS: usize = 4;

/// What is chosen when the table is set up.
#[options]
pub struct Options {
    /// Which rules.
    pub variant: Variant,
    /// Who leads the first trick (U-2.3).
    pub first: First,
    /// Whether covered cards, and who could not follow, stay in sight (U-4.5).
    pub memory: Memory,
}

/// Which rules (U-8).
#[choice]
pub enum Variant {
    /// The rules of the box.
    #[default]
    Standard,
    /// Two players and twelve farmers.
    #[serde(rename = "duel_12_farmers")]
    Duel12Farmers,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ugo {
    /// The edition of the rules it is played under.
    edition: Edition,
    variant: Variant,
    memory: Memory,
    seats: u8,
    /// 1 to 4.
    round: u8,
    /// 1 to 10.
    trick_number: u8,
    dealer: Seat,
    /// Who plays, or played, the first card of the trick.
    leader: Seat,
    phase: Phase,
    hands: [CardSet; SEATS],
    /// Dealt to nobody this round; nobody has seen them.
    aside: CardSet,
    /// The cards of the trick by the order they were played in, from the leader clockwise.
    trick: [Option<Card>; SEATS],
    kingdoms: [Kingdom; SEATS],
    /// Farmers nobody has yet.
    supply: u8,
    /// Colours a player has shown not to hold this round. Everybody saw it.
    voids: [[bool; cards::COLOURS]; SEATS],
    /// Points by round, of the rounds already scored.
    points: [[i16; ROUNDS]; SEATS],
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat plays a card.
    PlayCard(Seat),
    /// This seat won the trick and places it.
    PlaceTrick(Seat),
    /// Nobody: four rounds are over.
    Over,
}

/// What a player may do.
#[action]
pub enum Action {
    /// Play a card from the hand (U-3).
    Play(Card),
    /// Place the trick just won (U-4).
    Place {
        /// The colours new to the kingdom, in the order in which they take the next free fields.
        order: Colours,
        /// For each colour with several cards in the trick, the one that comes to lie on top.
        top: CardSet,
    },
}

/// What is told.
#[told]
pub enum Event {
    /// The cards were dealt.
    RoundBegan {
        round: u8,
        dealer: Seat,
        leader: Seat,
        /// Cards in each hand.
        hand_size: u8,
        /// Cards set aside unseen.
        aside: u8,
        /// Farmers to be won.
        supply: u8,
        /// What an empty kingdom counts.
        kingdom: Sheet,
    },
    /// Your hand of the new round; told to its owner alone.
    HandDealt {
        hand: CardSet,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
        /// Whose card would win the trick as it lies now.
        winning: Seat,
        /// Who plays next; nobody once the trick is complete.
        next: Option<Seat>,
        /// The colour this player has shown not to hold.
        lacks: Option<Colour>,
    },
    TrickWon {
        seat: Seat,
        card: Card,
    },
    /// The winner's colours in the order of their fields, with what came to lie on top of each.
    TrickPlaced {
        seat: Seat,
        opened: Colours,
        tops: CardSet,
        /// The kingdom with the trick in it.
        kingdom: Sheet,
        /// The number of the trick that follows; after the last one of a round, its own.
        trick_number: u8,
    },
    /// `farmers` came, of `icons` earned: spaces or supply may have run out.
    FarmersCame {
        seat: Seat,
        card: Card,
        farmers: u8,
        icons: u8,
        /// The kingdom with them in it.
        kingdom: Sheet,
    },
    RoundScored {
        round: u8,
        sheets: Vec<Sheet>,
    },
    GameOver {
        totals: Vec<i16>,
    },
}

/// Why not.
#[refusal]
pub enum Refusal {
    /// The four rounds are over.
    GameIsOver,
    NotYourTurn {
        waiting_for: Seat,
    },
    NotInHand {
        card: Card,
    },
    /// A card of the led colour must be played; the hand has `holds` of them.
    MustFollow {
        led: Colour,
        holds: u8,
    },
    /// The trick must be placed before the next card.
    TrickToPlace,
    /// There is no trick to place now.
    NoTrickToPlace,
    /// The colours to open are exactly these, each once.
    WrongNewColours {
        new: Colours,
    },
    /// Of this colour's cards in the trick exactly one comes on top, if there are several; else none is chosen.
    WrongTop {
        colour: Colour,
    },
}

impl comptoir_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameIsOver => "U-7.1",
            Refusal::NotYourTurn { .. } | Refusal::NotInHand { .. } => "U-3.1",
            Refusal::MustFollow { .. } => "U-3.2",
            Refusal::TrickToPlace | Refusal::NoTrickToPlace => "U-3.5",
            Refusal::WrongNewColours { .. } => "U-4.1",
            Refusal::WrongTop { .. } => "U-4.3",
        }
    }
}

#[game]
impl Game for Ugo {
    /// Four rounds of ten tricks: a card from each player and a placement.
    const LONGEST: usize = ROUNDS * 10 * (SEATS + 1);

    fn to_act(&self) -> ToAct {
        match self.phase {
            Phase::PlayCard(seat) | Phase::PlaceTrick(seat) => ToAct::Seats(SeatSet::only(seat)),
            Phase::Over => ToAct::Over(self.standings()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::PlayCard(active) if active == seat => {
                out.extend(self.playable(seat).iter().map(Action::Play));
            }
            Phase::PlaceTrick(winner) if winner == seat => self.placements(seat, out),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::GameIsOver),
            (Phase::PlayCard(active) | Phase::PlaceTrick(active), _) if active != seat => {
                Err(Refusal::NotYourTurn { waiting_for: active })
            }
            (Phase::PlayCard(_), Action::Play(card)) => self.can_play(seat, *card),
            (Phase::PlayCard(_), Action::Place { .. }) => Err(Refusal::NoTrickToPlace),
            (Phase::PlaceTrick(_), Action::Place { order, top }) => self.can_place(seat, *order, *top),
            (Phase::PlaceTrick(_), Action::Play(_)) => Err(Refusal::TrickToPlace),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        match *action {
            Action::Play(card) => {
                self.play(seat, card, tell);
                if !self.trick_is_complete() {
                    return;
                }
                let winner = self.winner_of_trick();
                tell.all(|| Event::TrickWon { seat: winner, card: self.card_of(winner) });
                match self.only_placement(winner) {
                    Some((order, top)) => self.place(winner, order, top, tell),
                    None => return self.phase = Phase::PlaceTrick(winner),
                }
                self.finish_trick(winner, chance, tell);
            }
            Action::Place { order, top } => {
                self.place(seat, order, top, tell);
                self.finish_trick(seat, chance, tell);
            }
        }
    }

    /// A played card shows what was in the hand. Placing shows nothing: the trick lies open.
    fn reveals(&self, _seat: Seat, action: &Action) -> bool {
        matches!(action, Action::Play(_))
    }

    fn foresee(&self, seat: Seat, action: &Action) -> Option<Ugo> {
        let Action::Place { order, top } = *action else { return None };
        let mut after = self.clone();
        after.place(seat, order, top, &mut ());
        after.farmers_come(seat, &mut ());
        Some(after)
    }

    fn tally(&self) -> Standings {
        self.as_if_scored()
    }

    fn counted(&self) -> Vec<i64> {
        let mut counted = vec![i64::from(self.round), i64::from(self.trick_number), i64::from(self.supply)];
        for seat in Seat::all(self.seats) {
            let Kingdom { cards, farmers, .. } = self.kingdoms[seat.index()];
            counted.extend([self.hands[seat.index()].len(), cards.len(), farmers].map(i64::from));
            counted.extend(self.points[seat.index()].map(i64::from));
        }
        counted
    }

    fn audit(&self) -> Result<(), String> {
        self.every_card_is_somewhere_once()?;
        self.every_farmer_is_somewhere()
    }

    fn landmarks() -> Vec<String> {
        Card::BOX.iter().map(Card::to_string).collect()
    }

    fn landmark(event: &Event) -> Option<String> {
        match event {
            Event::CardPlayed { card, .. } => Some(card.to_string()),
            _ => None,
        }
    }
}

/// Whatever is forced is an order in every game; nothing else could be decided before it is known.
impl Orders for Ugo {
    type Order = ();
}

/// Views and previews say everything.
impl Facts for Ugo {
    type Facts = ();
    type Kind = ();
    fn facts(&self, _seat: Seat) {}
}

impl Ugo {
    /// The winner gets farmers, then leads the next trick; after the last one the round is scored (U-3.5, U-6).
    fn finish_trick(&mut self, winner: Seat, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        self.farmers_come(winner, tell);
        self.trick = [None; SEATS];
        if self.memory == Memory::AtTheTable {
            self.voids = [[false; COLOURS]; SEATS];
        }
        self.leader = winner;
        self.phase = Phase::PlayCard(winner);
        if self.trick_number < data().rules.hand_size {
            self.trick_number += 1;
            return;
        }
        self.score_round(tell);
        if self.round < data().rules.rounds {
            self.round += 1;
            self.dealer = self.dealer.next(self.seats);
            self.deal(chance, tell);
        } else {
            self.phase = Phase::Over;
            tell.all(|| Event::GameOver {
                totals: Seat::all(self.seats).map(|seat| self.total(seat)).collect(),
            });
        }
    }

    /// With the kingdoms as they lie, unless the last of them is scored already.
    fn as_if_scored(&self) -> Standings {
        let mut totals = [0; SEATS];
        for seat in Seat::all(self.seats) {
            let kingdom =
                if self.phase == Phase::Over { 0 } else { self.kingdoms[seat.index()].sheet().points };
            totals[seat.index()] = i32::from(self.total(seat) + kingdom);
        }
        Standings::by_points(&totals[..usize::from(self.seats)])
    }

    fn standings(&self) -> Standings {
        let mut totals = [0; SEATS];
        for seat in Seat::all(self.seats) {
            totals[seat.index()] = i32::from(self.total(seat));
        }
        Standings::by_points(&totals[..usize::from(self.seats)])
    }

    /// Cards in hands, trick, kingdoms and aside make up the box (U-1.3).
    fn every_card_is_somewhere_once(&self) -> Result<(), String> {
        let trick: CardSet = self.trick.iter().flatten().copied().collect();
        let places = self
            .hands
            .iter()
            .copied()
            .chain(self.kingdoms.iter().map(|kingdom| kingdom.cards))
            .chain([self.aside, trick]);
        let mut seen = CardSet::EMPTY;
        for place in places {
            if seen.meets(place) {
                return Err(format!("a card lies in two places: {place:?}"));
            }
            seen |= place;
        }
        if seen != CardSet::all() {
            return Err(format!("cards are missing: {:?}", CardSet::all() - seen));
        }
        let sizes: Vec<u8> = Seat::all(self.seats).map(|seat| self.hands[seat.index()].len()).collect();
        if self.trick[0].is_none() && sizes.iter().any(|size| *size != sizes[0]) {
            return Err(format!("hands differ between tricks: {sizes:?}"));
        }
        Ok(())
    }

    fn every_farmer_is_somewhere(&self) -> Result<(), String> {
        let standing: u8 = self.kingdoms.iter().map(|kingdom| kingdom.farmers).sum();
        if standing + self.supply != data().farmer_supply(self.variant) {
            return Err(format!("{standing} farmers stand and {} wait", self.supply));
        }
        match self.kingdoms.iter().find(|kingdom| kingdom.farmers > data().spaces()) {
            Some(kingdom) => Err(format!("{} farmers in one kingdom", kingdom.farmers)),
            None => Ok(()),
        }
    }
}
