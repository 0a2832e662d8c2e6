//! What a viewer knows, and the worlds they can imagine from it.
//!
//! Secret are the landscape cards a player drew unseen, until they leave the hand, and bonus cards until they are shown. Groups
//! taken, cards paid and discarded were seen by all, and nobody forgets: a view says which cards of a hand everybody knows,
//! among which cards the deck's are, and which bonus cards a take may have been. As at the table (the option `memory`) a view
//! has what lies open now and no more.

use comptoir_kernel::{Chance, Edition, Kind, Memory, Seat, SeatSet, Set, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{Cards, draw_many, of_the_box, size};
use crate::ids::{BonusCard, Place, ScoreCard, WareCard};
use crate::reckoned::Reckoned;
use crate::scoring::Letters;
use crate::{BlackPosts, BonusTake, DISPLAY, GoldenCity, Group, Holdings, Phase, SEATS};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The edition of the rules it is played under.
    pub edition: Edition,
    /// Whether each of two players has black posts.
    pub black_posts: BlackPosts,
    /// Whether it keeps in sight what everybody once saw.
    pub memory: Memory,
    /// From 1.
    pub round: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// Who begins: the auction, and building.
    pub first_player: Seat,
    /// Posts placed so far by the player whose building turn it is.
    pub built: u8,
    /// The one turned up this round.
    pub score_card: ScoreCard,
    /// Those still to come, in no order.
    pub score_deck: Set<ScoreCard>,
    /// The viewer's own hand, if the viewer has a seat.
    pub hand: Option<Hand>,
    /// The deck of landscape cards.
    pub deck: Deck,
    /// Landscape cards paid and discarded.
    pub discard: Cards,
    /// The groups on offer, one a player.
    pub groups: Vec<Group>,
    /// Hands expelled in this auction; the next expulsion costs a coin more.
    pub expulsions: u8,
    /// Coins nobody has.
    pub reserve: u8,
    /// Key cards nobody has.
    pub key_supply: u8,
    /// Key cards out of the game.
    pub keys_spent: u8,
    /// The ware cards to choose from.
    pub ware_display: [Option<WareCard>; DISPLAY],
    /// Ware cards in the pile.
    pub ware_pile: u8,
    /// Ware cards out of the game.
    pub wares_removed: Set<WareCard>,
    /// Bonus cards in the pile.
    pub bonus_pile: u8,
    /// Who took a bonus card and has not shown it yet, in order.
    pub bonus_taken: Vec<BonusTaken>,
    /// Everybody's side of the table, by seat.
    pub players: Vec<Player>,
    /// What the rules make of it.
    pub reckoned: Reckoned,
}

/// A hand and whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// Its owner.
    pub seat: Seat,
    /// Its cards.
    pub cards: Cards,
    /// What its owner drew unseen since the deck was shuffled, whether still in hand or not.
    pub drawn: Cards,
}

/// The deck, as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deck {
    /// How many cards it has.
    pub size: u8,
    /// They are among these: what it had when it was last shuffled, without what the viewer saw drawn from it; as at the table,
    /// whatever the viewer does not see now.
    pub among: Cards,
}

/// A bonus card somebody took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BonusTaken {
    /// Who took it.
    pub seat: Seat,
    /// For all the viewer knows it is one of these.
    pub one_of: Set<BonusCard>,
}

/// What lies open before a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Cards in the hand.
    pub hand_size: u8,
    /// Those of them that everybody saw come; as at the table, none.
    pub known: Cards,
    /// How many cards the player drew unseen since the deck was shuffled.
    pub drawn: u8,
    /// Coins.
    pub coins: u8,
    /// Key cards.
    pub keys: u8,
    /// Where posts in the player's colour stand.
    pub posts: Set<Place>,
    /// How many are left.
    pub posts_left: u8,
    /// Where the player's black posts stand.
    pub black: Set<Place>,
    /// How many are left.
    pub black_left: u8,
    /// Ware cards.
    pub ware_cards: Set<WareCard>,
    /// Bonus cards shown and paid, and out of the game.
    pub bonus_shown: Set<BonusCard>,
    /// Letters, by where they came from.
    pub letters: Letters,
    /// Victory points of the Great Drought.
    pub victory_points: u8,
    /// Whether the player cannot build any more, though there are posts left.
    pub blocked: bool,
}

impl View {
    /// Built field by field from what `viewer` may know.
    pub(crate) fn of(game: &GoldenCity, viewer: Viewer) -> View {
        let own = viewer.seat().filter(|seat| seat.0 < game.seats);
        let unseen = Seat::all(game.seats).filter(|&seat| Some(seat) != own).map(|seat| game.of(seat));
        let from_the_deck = |player: &Holdings| match game.memory {
            Memory::Open => player.drawn,
            Memory::AtTheTable => player.hand,
        };
        View {
            edition: game.edition,
            black_posts: game.black_posts,
            memory: game.memory,
            round: game.round,
            phase: game.phase,
            first_player: game.first_player,
            built: game.built,
            score_card: game.score_card,
            score_deck: game.score_deck,
            hand: own.map(|seat| Hand { seat, cards: game.of(seat).hand, drawn: game.of(seat).drawn }),
            deck: Deck {
                size: size(game.deck),
                among: unseen.fold(game.deck, |all, player| all + from_the_deck(player)),
            },
            discard: game.discard,
            groups: game.groups[..usize::from(game.seats)].to_vec(),
            expulsions: game.expulsions,
            reserve: game.reserve,
            key_supply: game.key_supply,
            keys_spent: game.keys_spent,
            ware_display: game.ware_display,
            ware_pile: game.ware_pile.len(),
            wares_removed: game.wares_removed,
            bonus_pile: game.bonus_pile().len(),
            bonus_taken: game.bonus_taken(viewer),
            players: Seat::all(game.seats)
                .map(|seat| {
                    let player = game.of(seat);
                    Player {
                        hand_size: size(player.hand),
                        known: player.known,
                        drawn: size(player.drawn),
                        coins: player.coins,
                        keys: player.keys,
                        posts: player.posts,
                        posts_left: game.posts_left(seat),
                        black: player.black,
                        black_left: game.black_left(seat),
                        ware_cards: player.ware_cards,
                        bonus_shown: player.bonus_shown,
                        letters: player.letters,
                        victory_points: player.victory_points,
                        blocked: game.blocked.contains(seat),
                    }
                })
                .collect(),
            reckoned: game.reckoned(own),
        }
    }

    /// A world this viewer cannot tell from the real one: the deck's cards are drawn from those it may have, what is left over
    /// is dealt to the hands, and so are the bonus cards to those who took them.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> GoldenCity {
        let mut groups = [Group::default(); SEATS];
        groups.iter_mut().zip(&self.groups).for_each(|(to, from)| *to = *from);
        let mut game = GoldenCity {
            edition: self.edition,
            seats: self.players.len().min(SEATS) as u8,
            black_posts: self.black_posts,
            memory: self.memory,
            round: self.round,
            phase: self.phase,
            first_player: self.first_player,
            built: self.built,
            score_card: self.score_card,
            score_deck: self.score_deck,
            deck: Cards::NONE,
            discard: self.discard,
            groups,
            expulsions: self.expulsions,
            reserve: self.reserve,
            key_supply: self.key_supply,
            keys_spent: self.keys_spent,
            ware_display: self.ware_display,
            ware_pile: self.unseen_wares(),
            wares_removed: self.wares_removed,
            bonus_takes: self.imagine_bonus_takes(chance),
            blocked: SeatSet::EMPTY,
            players: [Holdings::default(); SEATS],
        };
        for (at, player) in self.players.iter().enumerate().take(SEATS) {
            game.players[at] = player.holdings();
            if player.blocked {
                game.blocked.insert(Seat(at as u8));
            }
        }
        self.imagine_landscape_cards(&mut game, chance);
        game
    }

    /// Those neither displayed nor held nor removed: everybody can work that out.
    fn unseen_wares(&self) -> Set<WareCard> {
        let shown: Set<WareCard> = self.ware_display.iter().flatten().copied().collect();
        let held = self.players.iter().fold(shown, |all, player| all | player.ware_cards);
        Set::all() - held - self.wares_removed
    }

    fn imagine_landscape_cards(&self, game: &mut GoldenCity, chance: &mut impl Chance) {
        let own = self.hand.as_ref().map(|hand| hand.seat.index());
        if let Some(hand) = &self.hand
            && let Some(player) = game.players.get_mut(hand.seat.index())
        {
            (player.hand, player.drawn) = (hand.cards, hand.drawn);
        }
        let mut unseen = of_the_box().beyond(game.discard);
        unseen = game.groups.iter().fold(unseen, |rest, group| rest.beyond(group.cards));
        unseen = game.players.iter().fold(unseen, |rest, player| rest.beyond(player.hand));

        let mut among = self.deck.among.min(unseen);
        game.deck = draw_many(&mut among, self.deck.size, chance);
        unseen = unseen.beyond(game.deck);
        let mut drawn = self.deck.among.beyond(game.deck);
        for (at, player) in self.players.iter().enumerate().take(SEATS) {
            if Some(at) == own {
                continue;
            }
            let unknown = player.hand_size.saturating_sub(size(player.known));
            let imagined = &mut game.players[at];
            imagined.hand += draw_many(&mut unseen, unknown, chance);
            imagined.drawn = draw_many(&mut drawn, player.drawn, chance);
        }
    }

    /// Takes among the same cards were seen by the viewer together; any order of them will do.
    fn imagine_bonus_takes(&self, chance: &mut impl Chance) -> [Option<BonusTake>; BonusCard::COUNT] {
        let mut takes = [None; BonusCard::COUNT];
        let mut gone = Set::EMPTY;
        for (take, known) in takes.iter_mut().zip(&self.bonus_taken) {
            if let Some(card) = (known.one_of - gone).draw(chance) {
                gone.insert(card);
                *take = Some(BonusTake { seat: known.seat, card });
            }
        }
        takes
    }
}

impl Player {
    /// What everybody can see of it.
    fn holdings(&self) -> Holdings {
        Holdings {
            hand: self.known,
            known: self.known,
            drawn: Cards::NONE,
            coins: self.coins,
            keys: self.keys,
            posts: self.posts,
            black: self.black,
            ware_cards: self.ware_cards,
            bonus_shown: self.bonus_shown,
            letters: self.letters,
            victory_points: self.victory_points,
        }
    }
}

impl GoldenCity {
    /// The takes of bonus cards, as far as `viewer` knows them. Whoever takes a bonus card sees the pile, and so which cards went
    /// since the last look, though not to whom each; as at the table, only while looking.
    fn bonus_taken(&self, viewer: Viewer) -> Vec<BonusTaken> {
        let takes: Vec<BonusTake> = self.bonus_takes.iter().flatten().copied().collect();
        let cards = |takes: &[BonusTake]| takes.iter().map(|take| take.card).collect::<Set<BonusCard>>();
        let own = |take: &BonusTake| viewer == Viewer::Seat(take.seat);
        let looking = matches!(self.phase, Phase::ChooseBonus(seat) if viewer == Viewer::Seat(seat));
        let one_of = |at: usize| {
            if own(&takes[at]) {
                return Set::only(takes[at].card);
            }
            if self.memory == Memory::AtTheTable {
                let gone = if looking { cards(&takes) } else { self.bonus_cards() };
                return gone - takes.iter().filter(|take| own(take)).map(|take| take.card).collect();
            }
            let last_look = takes[..at].iter().rposition(own).map_or(0, |look| look + 1);
            let next_look = takes[at..].iter().position(own).map(|look| at + look);
            match next_look.or(looking.then_some(takes.len())) {
                Some(next) => cards(&takes[last_look..next]),
                None => self.bonus_cards() - cards(&takes[..last_look]),
            }
        };
        takes
            .iter()
            .enumerate()
            .map(|(at, take)| BonusTaken { seat: take.seat, one_of: one_of(at) })
            .collect()
    }
}
