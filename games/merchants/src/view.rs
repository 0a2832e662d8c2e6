//! What a viewer knows, and the worlds they can imagine from it (M-12).
//!
//! Secret are the resource cards others hold and the development cards in hands and deck, as far as nobody saw where they
//! went ([`crate::known`]); discards until all have chosen; and which card was bought this turn. Everything else lies open.
//! Face-down tokens need no secret: which values are left everybody knows, and one is drawn when it is laid.

use comptoir_kernel::{Chance, Counts, Edition, Kind, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::data;
use crate::known::{DECK, Doubt, HOLDERS};
use crate::places::{CitySet, Hex, Intersection, Path, PathSet};
use crate::wares::{Cards, Development, RESOURCES, Resources};
use crate::{COLOURS, Merchants, Options, Phase, SEATS, Terms, Trade, Turn, Waiting};

/// What one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The edition of the rules it is played under.
    pub edition: Edition,
    /// What was chosen when the table was set up.
    pub options: Options,
    /// The viewer's seat, if the viewer has one.
    pub you: Option<Seat>,
    /// Who has the first turn.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun, from 1; 0 while the pieces are placed.
    pub turn: u16,
    /// What the table waits for.
    pub phase: Phase,
    /// What the active player did this turn, as far as it is limited.
    pub this_turn: ThisTurn,
    /// The hex the robber is on.
    pub robber: Hex,
    /// The number tokens that lie face up.
    pub tokens: Vec<Token>,
    /// The neutral posts.
    pub neutral: CitySet,
    /// Posts with a good.
    pub goods: CitySet,
    /// Everybody's side of the table, by seat.
    pub players: Vec<Player>,
    /// The open piles of resource cards.
    pub bank: Resources,
    /// Cards the viewer knows to be in the deck.
    pub deck: Cards,
    /// How many more there are.
    pub hidden_deck: u8,
    /// The development cards played.
    pub discard: Cards,
    /// Who has chosen their discards; what they are is shown when all have.
    pub discarded: SeatSet,
    /// How many cards the viewer would have to discard now.
    pub to_discard: u16,
    /// What the viewer has chosen to discard.
    pub your_discard: Option<Resources>,
    /// The offer on the table.
    pub trade: Option<Trade>,
    /// Free routes a safe conduct still gives.
    pub safe_conduct: u8,
    /// A double arrow just built on, whose free route is still to come.
    pub arrow: Option<Path>,
    /// A caravan that waits on its way until a card is played out.
    pub waiting: Option<Waiting>,
}

/// What the active player did this turn, as far as it is limited.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThisTurn {
    /// Whether the dice were rolled.
    pub rolled: bool,
    /// Resources bought with gold.
    pub resources_bought: u8,
    /// Resources that may still be bought.
    pub purchases_left: u8,
    /// Whether a development card was bought.
    pub card_bought: bool,
    /// Which one, if the viewer bought it.
    pub your_new_card: Option<Development>,
    /// Whether a development card was played.
    pub card_played: bool,
    /// Offers made.
    pub offers: u8,
    /// Offers that may still be made.
    pub offers_left: u8,
    /// The last offer that nobody wanted.
    pub refused: Option<Terms>,
    /// To whom each caravan has paid its toll.
    pub tolls: [SeatSet; 2],
}

/// A number token on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Token {
    /// Where it lies.
    pub hex: Hex,
    /// Its number.
    pub number: u8,
}

/// A player's side of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Gold.
    pub gold: u16,
    /// The resource cards the viewer knows them to have: all of them, if they are the viewer's own.
    pub resources: Resources,
    /// How many more they have.
    pub hidden_resources: u8,
    /// The development cards the viewer knows them to have: all of them, if they are the viewer's own.
    pub cards: Cards,
    /// How many more they have.
    pub hidden_cards: u8,
    /// Posts not yet founded; each covers a good.
    pub stock: u8,
    /// Goods not yet delivered.
    pub goods_left: u8,
    /// Posts on the board.
    pub posts: CitySet,
    /// Routes on the board.
    pub routes: PathSet,
    /// Where their merchants stand; `null` is in the supply.
    pub merchants: [Option<Intersection>; 2],
    /// Where their caravans stand; `null` is in the supply.
    pub caravans: [Option<Path>; 2],
    /// Which caravans have come to where they are by moving.
    pub arrived: [bool; 2],
}

impl View {
    /// Built field by field from what `viewer` may know.
    pub(crate) fn of(game: &Merchants, viewer: Viewer) -> View {
        let you = viewer.seat().filter(|seat| seat.0 < game.seats);
        let unnamed_cards = |holder: usize| game.unnamed_cards(viewer, holder);
        let tokens = game.tokens.iter().zip(&data().token_values).flat_map(|(places, values)| {
            let both = places.iter().zip(values);
            both.filter_map(|(place, &number)| place.map(|hex| Token { hex, number }))
        });
        let turn = &game.this_turn;
        View {
            edition: game.edition,
            options: game.options,
            you,
            first: game.first,
            active: game.active,
            turn: game.turn,
            phase: game.phase,
            this_turn: ThisTurn {
                rolled: turn.rolled,
                resources_bought: turn.resources_bought,
                purchases_left: data().limits.gold_purchases_per_turn.saturating_sub(turn.resources_bought),
                card_bought: turn.card_bought.is_some(),
                your_new_card: turn.card_bought.filter(|_| you == Some(game.active)),
                card_played: turn.card_played,
                offers: turn.offers,
                offers_left: data().limits.offers_per_turn.saturating_sub(turn.offers),
                refused: turn.refused,
                tolls: turn.tolls,
            },
            robber: game.robber,
            tokens: tokens.collect(),
            neutral: game.posts[usize::from(game.seats)..].first().copied().unwrap_or_default(),
            goods: game.goods,
            players: Seat::all(game.seats)
                .map(|seat| {
                    let at = seat.index();
                    let unnamed = game.unnamed(viewer, seat);
                    Player {
                        gold: game.gold[at],
                        resources: game.hands[at].beyond(unnamed),
                        hidden_resources: unnamed.total() as u8,
                        cards: game.cards[at].beyond(unnamed_cards(at)),
                        hidden_cards: unnamed_cards(at).total() as u8,
                        stock: game.stock[at],
                        goods_left: game.goods_left[at],
                        posts: game.posts[at],
                        routes: game.routes[at],
                        merchants: game.merchants[at],
                        caravans: game.caravans[at],
                        arrived: game.arrived[at],
                    }
                })
                .collect(),
            bank: game.bank,
            deck: game.cards[DECK].beyond(unnamed_cards(DECK)),
            hidden_deck: unnamed_cards(DECK).total() as u8,
            discard: game.discard,
            discarded: game.discarders(),
            to_discard: you.map_or(0, |seat| game.discard_size(seat)),
            your_discard: you.and_then(|seat| game.discards[seat.index()]),
            trade: game.trade,
            safe_conduct: game.safe_conduct,
            arrow: game.arrow,
            waiting: game.waiting,
        }
    }

    /// Deals the cards the viewer cannot name to the hands and the deck they may be in.
    pub(crate) fn imagine(&self, chance: &mut impl Chance) -> Merchants {
        let seats = self.players.len().min(SEATS) as u8;
        let mut game = Merchants::laid_out(self.edition, self.options, seats, self.first);
        self.lay_pieces(&mut game);
        let viewer = self.you.map_or(Viewer::Spectator, Viewer::Seat);

        let mut hands = Deal { named: [Resources::NONE; HOLDERS], unnamed: [0; HOLDERS] };
        let mut cards = Deal { named: [Cards::NONE; HOLDERS], unnamed: [0; HOLDERS] };
        for (at, player) in self.players.iter().enumerate().take(SEATS) {
            (hands.named[at], hands.unnamed[at]) = (player.resources, player.hidden_resources);
            (cards.named[at], cards.unnamed[at]) = (player.cards, player.hidden_cards);
        }
        (cards.named[DECK], cards.unnamed[DECK]) = (self.deck, self.hidden_deck);

        game.bank = self.bank;
        let (dealt, doubt) = hands.deal(data().resources.beyond(self.bank), viewer, chance);
        game.hands.copy_from_slice(&dealt[..SEATS]);
        game.hand_doubt = doubt;
        game.discard = self.discard;
        (game.cards, game.card_doubt) = cards.deal(data().cards.beyond(self.discard), viewer, chance);

        let turn = &self.this_turn;
        let hand = game.cards[self.active.index().min(SEATS - 1)];
        game.this_turn = Turn {
            rolled: turn.rolled,
            resources_bought: turn.resources_bought,
            card_bought: turn.your_new_card.or_else(|| {
                let place = if turn.card_bought { chance.below(u32::from(hand.total().max(1))) } else { 0 };
                hand.nth(place as u16).filter(|_| turn.card_bought)
            }),
            card_played: turn.card_played,
            offers: turn.offers,
            refused: turn.refused,
            tolls: turn.tolls,
        };
        for seat in self.discarded.iter().filter(|seat| seat.0 < seats) {
            match self.your_discard.filter(|_| self.you == Some(seat)) {
                Some(own) => game.discards[seat.index()] = Some(own),
                None => game.imagine_discard(seat, chance),
            }
        }
        game
    }

    /// Everything that lies open.
    fn lay_pieces(&self, game: &mut Merchants) {
        game.active = self.active;
        game.turn = self.turn;
        game.phase = self.phase;
        game.robber = self.robber;
        game.tokens = [[None; 3]; RESOURCES];
        for token in &self.tokens {
            let resource = game.board().resource[token.hex.index()];
            let values = data().token_values[resource.index()];
            if let Some(at) = values.iter().position(|&value| value == token.number) {
                game.tokens[resource.index()][at] = Some(token.hex);
            }
        }
        for (at, player) in self.players.iter().enumerate().take(SEATS) {
            player.posts.iter().for_each(|city| game.put_post(at, city));
            player.routes.iter().for_each(|path| game.put_route(Seat(at as u8), path));
            game.stock[at] = player.stock;
            game.goods_left[at] = player.goods_left;
            game.gold[at] = player.gold;
            game.merchants[at] = player.merchants;
            game.caravans[at] = player.caravans;
            game.arrived[at] = player.arrived;
        }
        if self.players.len() < COLOURS {
            self.neutral.iter().for_each(|city| game.put_post(COLOURS - 1, city));
        }
        game.connected = game.find_connected();
        game.gold_in_play = game.gold.iter().copied().map(u32::from).sum();
        game.goods = self.goods;
        game.trade = self.trade;
        game.safe_conduct = self.safe_conduct;
        game.arrow = self.arrow;
        game.waiting = self.waiting;
    }
}

/// What is known of the hands, and of the deck where there is one.
struct Deal<K: Kind> {
    named: [Counts<K>; HOLDERS],
    unnamed: [u8; HOLDERS],
}

impl<K: Kind> Deal<K> {
    /// Deals the rest of `all` to the unnamed places: the holdings, and what stays in doubt.
    ///
    /// A card went unseen from a large hand (or the deck) to a small one, so those with the fewest unnamed cards are served
    /// first, each kind as likely as there are cards of it that may have come from elsewhere; whoever is left keeps the rest.
    fn deal(
        self,
        all: Counts<K>,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> ([Counts<K>; HOLDERS], Doubt<K>) {
        let mut pool = all.beyond(self.named.iter().copied().sum());
        let mut dealt = [Counts::NONE; HOLDERS];
        let mut order: [usize; HOLDERS] = std::array::from_fn(|at| at);
        order.sort_by_key(|&holder| self.unnamed[holder]);
        for &holder in &order {
            let others = (0..HOLDERS).filter(|&other| other != holder && self.unnamed[other] > 0);
            let elsewhere: Counts<K> = others.map(|other| self.named[other]).sum();
            for _ in 0..self.unnamed[holder] {
                let possible = pool + elsewhere.without_kinds(elsewhere.without_kinds(pool));
                let ticket = chance.below(u32::from(possible.total().max(1))) as u16;
                if let Some(kind) = possible.nth(ticket) {
                    dealt[holder] += Counts::of(kind, 1);
                    pool = pool.beyond(Counts::of(kind, 1));
                }
            }
        }
        let mut doubt = Doubt::NONE;
        for watching in Viewer::all(SEATS as u8) {
            for (holder, &cards) in dealt.iter().enumerate() {
                // What the others cannot name is not known; it is taken to be what this viewer cannot name.
                if watching == viewer || watching.seat().map(Seat::index) != Some(holder) {
                    doubt.set(watching, holder, cards);
                }
            }
        }
        (std::array::from_fn(|holder| self.named[holder] + dealt[holder]), doubt)
    }
}
