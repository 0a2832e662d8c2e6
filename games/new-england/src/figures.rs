//! Figures: where they stand, how they move, and what barns and ships are good for (N-8).

use comptoir_kernel::{Chance, Seat, Tell};
use serde::{Deserialize, Serialize};

use crate::board::board;
use crate::cards::{Card, Figure, Item};
use crate::cells::{Cell, Cells, first_only};
use crate::data::{FigureData, data};
use crate::offer::Source;
use crate::{Action, Event, NewEngland, Phase, Refusal, Taken};

/// The most figures of one player that can move.
pub(crate) const MOVERS: usize = 32;

/// Where a figure stands that was moved, and every tile it has stood on; tiles by their first cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trail {
    /// Where it stands.
    pub at: Cell,
    /// Where it has stood.
    pub stood: Cells,
}

/// The trails since the last draw, purchase or stored card, so that nobody moves in circles (N-8.5). Written as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Trail>", into = "Vec<Trail>")]
pub struct Trails {
    len: u8,
    trails: [Option<Trail>; MOVERS],
}

impl Trails {
    fn iter(&self) -> impl Iterator<Item = Trail> {
        self.trails[..usize::from(self.len)].iter().flatten().copied()
    }

    /// Where the figure on this tile has stood.
    fn stood(&self, at: Cell) -> Cells {
        self.iter().find(|trail| trail.at == at).map_or(Cells::EMPTY, |trail| trail.stood)
    }

    fn follow(&mut self, from: Cell, to: Cell) {
        let step = Cells::only(from) | Cells::only(to);
        match self.trails.iter_mut().flatten().find(|trail| trail.at == from) {
            Some(trail) => *trail = Trail { at: to, stood: trail.stood | step },
            None => self.push(Trail { at: to, stood: step }),
        }
    }

    fn push(&mut self, trail: Trail) {
        if let Some(next) = self.trails.get_mut(usize::from(self.len)) {
            *next = Some(trail);
            self.len += 1;
        }
    }
}

impl TryFrom<Vec<Trail>> for Trails {
    type Error = &'static str;
    fn try_from(list: Vec<Trail>) -> Result<Trails, Self::Error> {
        if list.len() > MOVERS {
            return Err("more trails than figures can move");
        }
        let mut trails = Trails::default();
        for trail in list {
            trails.push(trail);
        }
        Ok(trails)
    }
}

impl From<Trails> for Vec<Trail> {
    fn from(trails: Trails) -> Vec<Trail> {
        trails.iter().collect()
    }
}

fn printed(figure: Figure) -> &'static FigureData {
    &data().figures[figure as usize]
}

impl NewEngland {
    /// Figures of a kind nobody has set up yet.
    pub(crate) fn reserve(&self, figure: Figure) -> u8 {
        let standing: u8 = self.in_play().iter().map(|player| player.count(figure)).sum();
        printed(figure).count.saturating_sub(standing)
    }

    /// The player's unused tiles without a figure on which this one may stand, each by its first cell.
    fn tiles_for(&self, seat: Seat, figure: Figure) -> Cells {
        let player = self.player(seat);
        let open = player.open(self.used);
        player.tiles(if printed(figure).needs_sea { open & board().sea } else { open })
    }

    /// Where a new figure of this kind may be set up.
    pub(crate) fn figure_tiles(&self, seat: Seat, figure: Figure) -> Cells {
        if self.reserve(figure) == 0 { Cells::EMPTY } else { self.tiles_for(seat, figure) }
    }

    pub(crate) fn can_stand(&self, seat: Seat, figure: Figure, tile: Cells) -> Result<(), Refusal> {
        let player = self.player(seat);
        let first = tile.first().filter(|&first| player.tile(first) == tile).ok_or(Refusal::NotYourTile)?;
        if !player.land().covers(tile) {
            return Err(Refusal::NotYourTile);
        }
        if self.used.contains(first) {
            return Err(Refusal::TileIsUsed { cell: first });
        }
        if player.figure_on(tile).is_some() {
            return Err(Refusal::FigureStandsThere { cell: first });
        }
        if printed(figure).needs_sea && !tile.meets(board().sea) {
            return Err(Refusal::NotAtTheSea);
        }
        Ok(())
    }

    pub(crate) fn place_figure(
        &mut self,
        seat: Seat,
        figure: Figure,
        cells: Cells,
        tell: &mut impl Tell<Event>,
    ) {
        self.player_mut(seat).figures[figure] |= first_only(cells);
        tell.all(|| Event::FigurePlaced { seat, figure, cells });
    }

    /// The tiles the figure on `tile` may go to, each by its first cell (N-8.4, N-8.5).
    pub(crate) fn destinations(&self, seat: Seat, tile: Cells) -> Cells {
        match (self.player(seat).figure_on(tile), tile.first()) {
            (Some(figure), Some(at)) if printed(figure).movable => {
                self.tiles_for(seat, figure) - self.trails.stood(at)
            }
            _ => Cells::EMPTY,
        }
    }

    pub(crate) fn figures_to_move(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        for figure in Figure::ALL.into_iter().filter(|&figure| printed(figure).movable) {
            if player.figures[figure].is_empty() {
                continue;
            }
            let tiles = self.tiles_for(seat, figure);
            for at in player.figures[figure].iter() {
                if !(tiles - self.trails.stood(at)).is_empty() {
                    out.push(Action::Move(player.tile(at)));
                }
            }
        }
    }

    pub(crate) fn can_move(&self, seat: Seat, tile: Cells) -> Result<(), Refusal> {
        let player = self.player(seat);
        let whole = tile.first().is_some_and(|first| player.tile(first) == tile);
        let figure =
            player.figure_on(tile).filter(|_| whole).ok_or(Refusal::NoFigureThere { cells: tile })?;
        if !printed(figure).movable {
            return Err(Refusal::FigureStays { figure });
        }
        if self.destinations(seat, tile).is_empty() {
            return Err(Refusal::NowhereToGo { figure });
        }
        Ok(())
    }

    pub(crate) fn can_move_to(&self, seat: Seat, from: Cells, to: Cells) -> Result<(), Refusal> {
        let figure = self.player(seat).figure_on(from).ok_or(Refusal::NoFigureThere { cells: from })?;
        self.can_stand(seat, figure, to)?;
        match (from.first(), to.first()) {
            (Some(from), Some(to)) if self.trails.stood(from).contains(to) => Err(Refusal::StoodThere),
            _ => Ok(()),
        }
    }

    pub(crate) fn move_figure(&mut self, seat: Seat, from: Cells, to: Cells, tell: &mut impl Tell<Event>) {
        let player = self.player_mut(seat);
        let (Some(figure), Some(start), Some(end)) = (player.figure_on(from), from.first(), to.first())
        else {
            return;
        };
        player.figures[figure] -= Cells::only(start);
        player.figures[figure] |= Cells::only(end);
        self.trails.follow(start, end);
        tell.all(|| Event::FigureMoved { seat, figure, from, to });
    }

    /// Only a card just bought goes into a barn, and only into an empty one (N-8.6).
    pub(crate) fn can_store(&self, seat: Seat, taken: Taken) -> Result<(), Refusal> {
        let player = self.player(seat);
        match taken {
            Taken::Bought(Item::Card(_)) if player.has_empty_barn() => Ok(()),
            Taken::Bought(Item::Card(_)) => Err(Refusal::NoEmptyBarn { barns: player.count(Figure::Barn) }),
            _ => Err(Refusal::NothingToStore),
        }
    }

    pub(crate) fn store(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let Phase::Place { taken: Taken::Bought(Item::Card(card)), .. } = self.phase else { return };
        self.player_mut(seat).stored[card] += 1;
        self.phase = Phase::Turn(seat);
        tell.all(|| Event::CardStored { seat, card });
    }

    pub(crate) fn stored_to_play(&self, seat: Seat, out: &mut Vec<Action>) {
        let stored = self.player(seat).stored.present();
        out.extend(stored.filter(|&card| self.is_playable(seat, card)).map(Action::PlayStored));
    }

    pub(crate) fn can_play_stored(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.player(seat).stored[card] == 0 {
            return Err(Refusal::NotStored { card });
        }
        if !self.is_playable(seat, card) {
            return Err(Refusal::NotPlayable { card });
        }
        Ok(())
    }

    /// Playing a stored card is no purchase and costs nothing (N-8.7).
    pub(crate) fn take_stored(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        self.player_mut(seat).stored[card] -= 1;
        self.trails = Trails::default();
        self.phase = Phase::Place { seat, taken: Taken::Stored(card) };
        tell.all(|| Event::StoredCardTaken { seat, card });
    }

    /// Whether the player may draw at all: before their first purchase, once, with a ship and no rival with more (N-8.9).
    fn may_draw_extra(&self, seat: Seat) -> Result<(), Refusal> {
        if self.purchases > 0 {
            return Err(Refusal::DrawBeforeBuying);
        }
        if self.extra_draws >= data().offer.extra_draws {
            return Err(Refusal::ExtraIsDrawn { limit: data().offer.extra_draws });
        }
        let own = self.player(seat).count(Figure::Ship);
        let most = self.in_play().iter().map(|player| player.count(Figure::Ship)).max().unwrap_or(0);
        if own == 0 || own < most {
            return Err(Refusal::NotMostShips { own, most });
        }
        Ok(())
    }

    pub(crate) fn extras_to_draw(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.may_draw_extra(seat).is_ok() {
            let sources = [Source::Tile, Source::Card].into_iter();
            out.extend(sources.filter(|&source| self.left_in(source) > 0).map(Action::DrawExtra));
        }
    }

    pub(crate) fn can_draw_extra(&self, seat: Seat, source: Source) -> Result<(), Refusal> {
        if self.left_in(source) == 0 {
            return Err(Refusal::NothingToDraw { source });
        }
        self.may_draw_extra(seat)
    }

    pub(crate) fn draw_extra(
        &mut self,
        seat: Seat,
        source: Source,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        self.extra_draws += 1;
        self.trails = Trails::default();
        if let Some(item) = self.draw(source, chance) {
            tell.all(|| Event::ExtraDrawn { seat, item });
        }
    }
}
