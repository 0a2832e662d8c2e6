//! What a viewer knows, and the worlds that can be imagined from it.
//!
//! Secret are the cards in other hands and those set aside. Everything else lies, or lay, open on the table: also which
//! player could not follow which colour. As at the table (U-4.5), a view has only what lies open now: of other kingdoms the
//! top cards and how many they cover, and who could not follow in this trick.

use comptoir_kernel::{Chance, Edition, Kind, Memory, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{COLOURS, Card, CardSet, Colour};
use crate::scoring::Sheet;
use crate::{Kingdom, Phase, ROUNDS, SEATS, Ugo, Variant};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The edition of the rules it is played under.
    pub edition: Edition,
    /// Which rules.
    pub variant: Variant,
    /// Whether it keeps in sight what everybody once saw.
    pub memory: Memory,
    /// 1 to 4.
    pub round: u8,
    /// 1 to 10.
    pub trick_number: u8,
    /// Who dealt this round.
    pub dealer: Seat,
    /// Who leads the trick.
    pub leader: Seat,
    /// What the table waits for.
    pub phase: Phase,
    /// The viewer's own hand, if the viewer has a seat.
    pub hand: Option<Hand>,
    /// The trick in playing order, from the leader.
    pub trick: Vec<Card>,
    /// Whose card would win it as it lies.
    pub winning: Option<Seat>,
    /// Everybody's side of the table, by seat.
    pub players: Vec<Player>,
    /// Farmers nobody has yet.
    pub supply: u8,
    /// Cards set aside unseen.
    pub aside: u8,
}

/// A hand and whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// Its owner.
    pub seat: Seat,
    /// Its cards.
    pub cards: CardSet,
}

/// What lies open before a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Cards in the hand.
    pub hand_size: u8,
    /// Farmers won this round.
    pub farmers: u8,
    /// The cards in the kingdom, the covered ones too as far as the viewer may look at them.
    pub cards: CardSet,
    /// How many more each field covers, from the left.
    pub hidden: [u8; COLOURS],
    /// The kingdom field by field, as it would score now.
    pub kingdom: Sheet,
    /// Colours this player has shown not to hold; as at the table, in this trick.
    pub voids: Vec<Colour>,
    /// Points of the rounds already scored.
    pub rounds: Vec<i16>,
    /// Their sum.
    pub total: i16,
}

impl View {
    /// Built field by field from what `viewer` may know.
    pub(crate) fn of(game: &Ugo, viewer: Viewer) -> View {
        let rounds_scored = match game.phase {
            Phase::Over => ROUNDS,
            _ => usize::from(game.round - 1),
        };
        let own = viewer.seat().filter(|seat| seat.0 < game.seats);
        View {
            edition: game.edition,
            variant: game.variant,
            memory: game.memory,
            round: game.round,
            trick_number: game.trick_number,
            dealer: game.dealer,
            leader: game.leader,
            phase: game.phase,
            hand: own.map(|seat| Hand { seat, cards: game.hands[seat.index()] }),
            trick: game.trick.iter().flatten().copied().collect(),
            winning: game.winning(),
            players: Seat::all(game.seats)
                .map(|seat| {
                    let kingdom = &game.kingdoms[seat.index()];
                    let covers = game.memory == Memory::AtTheTable && own != Some(seat);
                    let cards = if covers { kingdom.top_cards() } else { kingdom.cards };
                    let hidden = kingdom.cards - cards;
                    Player {
                        hand_size: game.hands[seat.index()].len(),
                        farmers: kingdom.farmers,
                        cards,
                        hidden: std::array::from_fn(|field| {
                            kingdom.top(field).map_or(0, |top| (hidden & top.colour().cards()).len())
                        }),
                        kingdom: kingdom.sheet(),
                        voids: Colour::ALL
                            .into_iter()
                            .filter(|colour| game.voids[seat.index()][colour.index()])
                            .collect(),
                        rounds: game.points[seat.index()][..rounds_scored].to_vec(),
                        total: game.total(seat),
                    }
                })
                .collect(),
            supply: game.supply,
            aside: game.aside.len(),
        }
    }

    /// Puts cards under the tops of fields that hide some, then deals the rest to the hands and the cards set aside, so that
    /// nobody holds a colour they have shown not to hold.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Ugo {
        let mut game = Ugo {
            edition: self.edition,
            variant: self.variant,
            memory: self.memory,
            seats: self.players.len() as u8,
            round: self.round,
            trick_number: self.trick_number,
            dealer: self.dealer,
            leader: self.leader,
            phase: self.phase,
            hands: [CardSet::EMPTY; SEATS],
            aside: CardSet::EMPTY,
            trick: [None; SEATS],
            kingdoms: [Kingdom::default(); SEATS],
            supply: self.supply,
            voids: [[false; COLOURS]; SEATS],
            points: [[0; ROUNDS]; SEATS],
        };
        for (place, &card) in game.trick.iter_mut().zip(&self.trick) {
            *place = Some(card);
        }
        let mut unseen = CardSet::all() - self.trick.iter().copied().collect();
        for (at, player) in self.players.iter().enumerate().take(SEATS) {
            game.kingdoms[at] = player.kingdom();
            for colour in &player.voids {
                game.voids[at][colour.index()] = true;
            }
            game.points[at][..player.rounds.len()].copy_from_slice(&player.rounds);
            unseen -= player.cards;
        }
        let mut dealing = Dealing::new(&game, self);
        if let Some(hand) = &self.hand {
            game.hands[hand.seat.index()] = hand.cards;
            unseen -= hand.cards;
            dealing.room[hand.seat.index()] = 0;
        }
        for (kingdom, player) in game.kingdoms.iter_mut().zip(&self.players) {
            for (field, &hidden) in player.hidden.iter().enumerate() {
                for _ in 0..hidden {
                    let Some(top) = kingdom.top(field) else { break };
                    let covered = unseen & top.colour().cards();
                    let at = chance.below(u32::from(covered.len()).max(1));
                    if let Some(card) = covered.iter().nth(at as usize) {
                        unseen.remove(card);
                        kingdom.cards.insert(card);
                    }
                }
            }
        }
        let mut cards = Card::BOX;
        let mut count = 0;
        for card in unseen.iter() {
            cards[count] = card;
            count += 1;
        }
        dealing.unseen_by_colour(&cards[..count]);
        chance.shuffle(&mut cards[..count]);
        for &card in &cards[..count] {
            match dealing.place_for(card.colour(), chance) {
                ASIDE => game.aside.insert(card),
                seat => game.hands[seat].insert(card),
            }
        }
        game
    }
}

impl Player {
    /// The kingdom itself.
    pub fn kingdom(&self) -> Kingdom {
        let mut kingdom = Kingdom { cards: self.cards, farmers: self.farmers, ..Kingdom::default() };
        for (field, card) in self.kingdom.fields.iter().map_while(|line| line.top).enumerate() {
            kingdom.fields.push(card.colour());
            kingdom.tops[field] = card.value();
        }
        kingdom
    }
}

/// The place of the cards set aside among those an unseen card may be in: after the seats.
const ASIDE: usize = SEATS;

/// Deals unseen cards so that every place gets its number and no hand a colour it cannot have.
struct Dealing {
    /// Cards each place still takes.
    room: [u8; SEATS + 1],
    /// The colours each place takes, one bit each.
    takes: [u8; SEATS + 1],
    /// Cards still to deal, by colour.
    left: [u8; COLOURS],
}

impl Dealing {
    fn new(game: &Ugo, view: &View) -> Dealing {
        let mut dealing = Dealing { room: [0; SEATS + 1], takes: [u8::MAX; SEATS + 1], left: [0; COLOURS] };
        for (at, player) in view.players.iter().enumerate().take(SEATS) {
            dealing.room[at] = player.hand_size;
            dealing.takes[at] = colours(|colour| !game.voids[at][colour]);
        }
        dealing.room[ASIDE] = view.aside;
        dealing
    }

    fn unseen_by_colour(&mut self, cards: &[Card]) {
        for card in cards {
            self.left[card.colour().index()] += 1;
        }
    }

    /// A place for the next card: drawn among those that take its colour, by the room they have, so that the rest can still
    /// be dealt.
    fn place_for(&mut self, colour: Colour, chance: &mut impl Chance) -> usize {
        self.left[colour.index()] -= 1;
        let mut weights = [0; SEATS + 1];
        for (place, weight) in weights.iter_mut().enumerate() {
            if self.room[place] > 0 && self.takes[place] >> colour.index() & 1 == 1 {
                self.room[place] -= 1;
                if self.rest_can_be_dealt() {
                    *weight = u32::from(self.room[place]) + 1;
                }
                self.room[place] += 1;
            }
        }
        let mut ticket = chance.below(weights.iter().sum::<u32>().max(1));
        let chosen = weights.iter().position(|&weight| {
            let here = ticket < weight;
            ticket = ticket.saturating_sub(weight);
            here
        });
        // A view of a real game always has a place; one made up by hand may not, and then the cards go aside.
        let place = chosen.unwrap_or(ASIDE);
        self.room[place] = self.room[place].saturating_sub(1);
        place
    }

    /// Hall's condition: whatever group of hands one looks at, there are enough cards for it among the colours it takes. A
    /// group with the cards set aside, or with a hand that takes every colour left, always has enough: there is just as
    /// much room as there are cards.
    fn rest_can_be_dealt(&self) -> bool {
        let left = colours(|colour| self.left[colour] > 0);
        let mut picky = [0; SEATS];
        let mut count = 0;
        for place in 0..SEATS {
            if self.room[place] > 0 && left & !self.takes[place] != 0 {
                picky[count] = place;
                count += 1;
            }
        }
        (1..1u8 << count).all(|group| {
            let (mut room, mut takes) = (0, 0);
            for (at, &place) in picky[..count].iter().enumerate() {
                if group >> at & 1 == 1 {
                    room += self.room[place];
                    takes |= self.takes[place];
                }
            }
            let cards: u8 =
                (0..COLOURS).filter(|&colour| takes >> colour & 1 == 1).map(|colour| self.left[colour]).sum();
            room <= cards
        })
    }
}

/// The colours of which `is` holds, one bit each.
fn colours(is: impl Fn(usize) -> bool) -> u8 {
    (0..COLOURS).filter(|&colour| is(colour)).fold(0, |set, colour| set | 1 << colour)
}
