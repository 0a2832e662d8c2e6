//! What a sensible player values (bots use it). The unit is victory points.
//!
//! An item is worth its points and what it makes possible, less its price. Land is worth the cards that could still be
//! played on it: see [`Sense::prospect`].

use comptoir_kernel::{Depth, Heuristic, Kind, Seat, Tuning};

use crate::board::{Face, board};
use crate::cards::{Card, Figure, Item, KINDS, Land};
use crate::cells::{Cells, first_only};
use crate::data::data;
use crate::offer::{Announcement, SPACES, Source};
use crate::player::Player;
use crate::{Action, NewEngland, Phase, Taken, View};

/// What a pilgrim's income is worth, a round.
const PILGRIM: f32 = 0.15;
/// The shillings one round can make good use of.
const PURSE: f32 = 10.0;

impl Heuristic for NewEngland {
    const TUNING: Tuning = Tuning { lead: 6.0, slip: 0.7, doubt: 1.0 };
    const MASTER: Depth = Depth { worlds: 400, horizon: 160, halving: false };
    const LEGEND: Depth = Depth { worlds: 2400, horizon: 160, halving: false };

    fn weigh(view: &View, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let game = view.table();
        let sense = Sense::new(&game, seat);
        weights.extend(legal.iter().map(|action| sense.weigh(action)));
    }

    /// What everybody's things count now, what their land and pilgrims promise, and their money, as far as it can be spent.
    fn outlook(&self, points: &mut Vec<f32>) {
        points.extend(Seat::all(self.seats).map(|seat| {
            let sense = Sense::new(self, seat);
            let stored: f32 = sense.own.stored.present().map(|card| 0.5 * f32::from(card.points())).sum();
            let pilgrims = PILGRIM * sense.rounds * f32::from(sense.own.count(Figure::Pilgrim));
            let spent = PURSE * (1.0 - libm::expf(-f32::from(sense.own.money) / PURSE));
            f32::from(self.score(seat).points)
                + (sense.promised + stored) * (sense.rounds / 2.0).min(1.0)
                + pilgrims
                + sense.shilling * spent
        }));
    }
}

/// One player's judgement of one table.
struct Sense<'a> {
    game: &'a NewEngland,
    seat: Seat,
    own: Player,
    /// Rounds after this one.
    rounds: f32,
    /// What a shilling is worth.
    shilling: f32,
    /// How likely each kind of card is still to be played by the player.
    chances: [f32; KINDS],
    /// What the player's land promises now.
    promised: f32,
    /// What the items of the offer are worth to the player, best first.
    hopes: [f32; SPACES],
}

impl Sense<'_> {
    fn new(game: &NewEngland, seat: Seat) -> Sense<'_> {
        let own = *game.player(seat);
        let left = f32::from(game.left_in(Source::Tile) + game.left_in(Source::Card));
        let rounds = left / f32::from(data().offer.size());
        let mut chances = [0.0; KINDS];
        for card in Card::all() {
            let seen = game.offer.items().filter(|&item| item == Item::Card(card)).count() as f32;
            let to_come = f32::from(game.pile[card]) * (rounds / 2.0).min(1.0);
            chances[card.index()] = (f32::from(own.stored[card]) + 0.2 * seen + 0.3 * to_come).min(1.0);
        }
        // Money left in the end breaks ties only.
        let shilling = 0.3 * ((rounds - 2.25) / 2.0).clamp(0.0, 1.0);
        let mut sense =
            Sense { game, seat, own, rounds, shilling, chances, promised: 0.0, hopes: [0.0; SPACES] };
        sense.promised = sense.prospects(&own, game.used);
        if let Phase::Bid(_) = game.phase {
            let mut hopes = [0.0; SPACES];
            for (hope, item) in hopes.iter_mut().zip(game.offer.items()) {
                *hope = sense.item(item).max(0.0);
            }
            hopes.sort_by(|a, b| b.total_cmp(a));
            sense.hopes = hopes;
        }
        sense
    }

    fn weigh(&self, action: &Action) -> f32 {
        match (*action, self.game.phase) {
            // All families are alike; the first one left is as good as any.
            (Action::ChooseFamily(family), _) => -f32::from(family as u8),
            (Action::StartTile { land, cells }, _) => self.start_tile(land, cells),
            (Action::Announce(announcement), _) => self.announcement(announcement),
            (Action::Bid(marker), _) => self.bid(marker),
            (Action::DrawExtra(source), _) => self.extra_draw(source),
            (Action::Buy(item), _) => self.purchase(item),
            (Action::PlayStored(card), _) => 1.0 + self.item(Item::Card(card)),
            (Action::Move(tile), _) => self.best_move(tile),
            (Action::Place(cells), Phase::Place { taken, .. }) => self.placement(taken, cells),
            (Action::Place(_) | Action::Store | Action::EndTurn, _) => 0.0,
        }
    }

    /// What this player's land of a kind promises: the cards they could play there now, by how likely they come, and a
    /// little for every open cell.
    fn prospect(&self, player: &Player, used: Cells, land: Land) -> f32 {
        let mut best = 0.0_f32;
        let mut all = 0.0;
        for card in Card::all() {
            if let Face::Land { land: shown, forms } = board().face(card)
                && *shown == land
                && self.chances[card.index()] > 0.0
                && player.usable(land, forms, used).next().is_some()
            {
                let worth = f32::from(card.points()) * self.chances[card.index()];
                best = best.max(worth);
                all += worth;
            }
        }
        let cells = f32::from(player.open_land(land, used).len().min(4));
        0.5 * best + 0.22 * all + 0.15 * cells * (self.rounds / 2.0).min(1.0)
    }

    fn prospects(&self, player: &Player, used: Cells) -> f32 {
        Land::ALL.into_iter().map(|land| self.prospect(player, used, land)).sum()
    }

    /// How much better the player stands with `player` and `used` than now.
    fn gain(&self, player: &Player, used: Cells) -> f32 {
        self.prospects(player, used) - self.promised
    }

    fn with_tile(&self, land: Land, cells: Cells) -> f32 {
        let mut player = self.own;
        player.lands[land] |= cells;
        let elbow_room = board().beside(player.lands[land]) - self.game.covered() - player.lands[land];
        self.gain(&player, self.game.used) + 0.06 * f32::from(elbow_room.len())
    }

    fn with_figure(&self, figure: Figure, tile: Cells) -> f32 {
        let mut player = self.own;
        player.figures[figure] |= first_only(tile);
        let printed = &data().figures[figure as usize];
        let in_the_way = self.gain(&player, self.game.used) * if printed.movable { 0.65 } else { 1.0 };
        let coast = if tile.meets(board().sea) && !printed.needs_sea { 0.2 } else { 0.0 };
        in_the_way - coast
    }

    fn with_use(&self, cells: Cells) -> f32 {
        self.gain(&self.own, self.game.used | cells)
    }

    /// What an item is worth, placed as well as can be, whatever it costs; below zero if it is of no use.
    fn item(&self, item: Item) -> f32 {
        const USELESS: f32 = -5.0;
        match item {
            Item::Tile(land) => {
                let cells = self.game.tile_cells(self.seat, land).iter().map(Cells::only);
                let best = cells.map(|cells| self.with_tile(land, cells)).reduce(f32::max);
                best.map_or(USELESS, |gain| gain + 1.2 * ((self.rounds - 1.5) / 2.0).clamp(0.0, 1.0))
            }
            Item::Card(card) => {
                let points = f32::from(card.points());
                let played = match board().face(card) {
                    Face::Figure(figure) => {
                        let tiles = self.game.figure_tiles(self.seat, *figure).iter();
                        tiles
                            .map(|first| self.with_figure(*figure, self.own.tile(first)))
                            .reduce(f32::max)
                            .map(|gain| gain + self.figure(*figure))
                    }
                    Face::Land { land, forms } => self
                        .own
                        .usable(*land, forms, self.game.used)
                        .map(|cells| self.with_use(cells))
                        .reduce(f32::max),
                };
                match played {
                    Some(gain) => points + gain,
                    None if self.own.has_empty_barn() => self.storing(card),
                    None => USELESS,
                }
            }
        }
    }

    /// What a figure is good for, its card's points apart.
    fn figure(&self, figure: Figure) -> f32 {
        let own = self.own.count(figure);
        let rivals = Seat::all(self.game.seats).filter(|&seat| seat != self.seat);
        let most = rivals.map(|seat| self.game.player(seat).count(figure)).max().unwrap_or(0);
        let share = match own + 1 {
            next if next < most => 0.06,
            next if next == most => 0.24,
            _ if own <= most => 0.3,
            _ => 0.09,
        };
        let effect = match figure {
            Figure::Pilgrim => PILGRIM * self.rounds,
            Figure::Ship if own < most + 1 && own + 1 >= most => 0.07 * self.rounds,
            Figure::Barn if own == 0 => 0.1 * self.rounds,
            Figure::Ship | Figure::Barn => 0.0,
        };
        effect + share * f32::from(data().figures[figure as usize].majority_points)
    }

    /// What a card is worth that waits in a barn: something if one more tile makes it playable.
    fn storing(&self, card: Card) -> f32 {
        let Face::Land { land, forms } = board().face(card) else { return 0.0 };
        let one_short = self.game.tile_cells(self.seat, *land).iter().any(|cell| {
            let mut player = self.own;
            player.lands[*land] |= Cells::only(cell);
            player.usable(*land, forms, self.game.used).next().is_some()
        });
        let hope = if one_short { 0.5 } else { 0.1 };
        hope * f32::from(card.points()) * self.rounds.min(1.0) - 0.5
    }

    fn purchase(&self, item: Item) -> f32 {
        self.item(item) - self.shilling * f32::from(self.own.marker.unwrap_or_default())
    }

    /// The best purchase the player can make now; nothing if none is worth it.
    fn best_purchase(&self) -> f32 {
        let bought = self.game.offer.items().filter(|&item| self.game.can_buy(self.seat, item).is_ok());
        bought.map(|item| self.purchase(item)).fold(0.0, f32::max)
    }

    /// Comes before the first purchase, if there is money for one.
    fn extra_draw(&self, source: Source) -> f32 {
        if self.own.money < u16::from(self.own.marker.unwrap_or_default()) {
            return -0.5;
        }
        let wants_tile = self.rounds > 1.0 && self.own.open(self.game.used).len() < 5;
        let wanted = if wants_tile == (source == Source::Tile) { 0.5 } else { 0.3 };
        wanted + self.best_purchase()
    }

    /// The cards the player could play in this turn if only they fitted.
    fn cards_at_hand(&self) -> impl Iterator<Item = Card> {
        let stored = self.own.stored.present();
        let offered = self.game.offer.items().filter_map(|item| match item {
            Item::Card(card) if self.game.can_pay(self.seat).is_ok() => Some(card),
            _ => None,
        });
        stored.chain(offered)
    }

    /// What becomes playable when the figure goes from one tile to another; moving for its own sake is worth nothing.
    fn move_to(&self, from: Cells, to: Cells) -> f32 {
        let Some(figure) = self.own.figure_on(from) else { return -1.0 };
        let mut player = self.own;
        player.figures[figure] -= first_only(from);
        player.figures[figure] |= first_only(to);
        let freed = self.cards_at_hand().filter_map(|card| match board().face(card) {
            Face::Land { land, forms } if !self.game.is_playable(self.seat, card) => {
                let uses = player.usable(*land, forms, self.game.used);
                uses.map(|cells| self.gain(&player, self.game.used | cells))
                    .reduce(f32::max)
                    .map(|gain| f32::from(card.points()) + gain)
            }
            _ => None,
        });
        freed.fold(-1.0, f32::max)
    }

    fn best_move(&self, from: Cells) -> f32 {
        let tiles = self.game.destinations(self.seat, from).iter().map(|first| self.own.tile(first));
        tiles.map(|to| self.move_to(from, to)).fold(-1.0, f32::max)
    }

    fn placement(&self, taken: Taken, cells: Cells) -> f32 {
        match taken {
            Taken::Bought(Item::Tile(land)) => self.with_tile(land, cells),
            Taken::Bought(Item::Card(card)) | Taken::Stored(card) => {
                let points = f32::from(card.points());
                points
                    + match board().face(card) {
                        Face::Figure(figure) => self.with_figure(*figure, cells),
                        Face::Land { .. } => self.with_use(cells),
                    }
            }
            Taken::Figure(from) => self.move_to(from, cells),
        }
    }

    /// Far from rivals' land of the same kind, with room around it, and one of them at the sea.
    fn start_tile(&self, land: Land, cells: Cells) -> f32 {
        let mut distance = 0;
        let mut reached = cells;
        let rivals = Seat::all(self.game.seats).filter(|&seat| seat != self.seat);
        let rival_land = rivals.fold(Cells::EMPTY, |all, seat| all | self.game.player(seat).lands[land]);
        while distance < 6 && !reached.meets(rival_land) {
            reached |= board().beside(reached);
            distance += 1;
        }
        let covered = self.game.covered();
        let near = board().around(board().around(cells)) - covered;
        let harbour = cells.meets(board().sea) && !self.own.land().meets(board().sea);
        let crowded = board().around(board().around(cells)).meets(self.own.land());
        0.6 * distance as f32 + 0.12 * f32::from(near.len()) + if harbour { 2.0 } else { 0.0 }
            - if crowded { 0.5 } else { 0.0 }
    }

    /// Tiles when land is short, else cards. Ending the game is for whoever has won it.
    fn announcement(&self, announcement: Announcement) -> f32 {
        if !self.game.can_fill(announcement) {
            let standings = self.game.standings();
            return if standings.rank(self.seat) == 1 { 20.0 } else { -20.0 };
        }
        let tiles = self.own.tiles(self.own.open(self.game.used)).len();
        let wanted: u8 = match tiles {
            0..4 => 5,
            4..6 => 4,
            _ => 3,
        };
        -0.5 * f32::from(announcement.tiles().abs_diff(wanted))
    }

    /// The two best items the player can still hope for and pay, less their price: whoever acts earlier takes some from the top of the
    /// list.
    fn bid(&self, marker: u8) -> f32 {
        let undecided = match marker {
            0..=2 => 0.75,
            3..=4 => 0.45,
            _ => 0.15,
        };
        let earlier: f32 = Seat::all(self.game.seats)
            .filter(|&seat| seat != self.seat)
            .map(|seat| match self.game.player(seat).marker {
                Some(other) if other > marker => 1.0,
                Some(_) => 0.0,
                None => undecided,
            })
            .sum();
        let price = f32::from(marker);
        let affordable = (self.own.money / u16::from(marker.max(1))).min(u16::from(data().offer.purchases));
        let gone = 2.0 * earlier;
        (0..affordable)
            .map(|purchase| {
                // Between two items of the list one gets something between them.
                let place = gone + f32::from(purchase);
                let at = |place: f32| self.hopes.get(place as usize).copied().unwrap_or(0.0);
                let hoped = at(place) + (at(place + 1.0) - at(place)) * place.fract();
                (hoped - self.shilling * price).max(0.0)
            })
            .sum::<f32>()
            - 0.03 * price
    }
}
