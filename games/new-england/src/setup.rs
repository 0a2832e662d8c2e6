//! Setting up, and the preliminary rounds in which start tiles are placed (N-2).

use comptoir_kernel::{Chance, Seat, Setup, Tell};
use serde::Serialize;

use crate::board::board;
use crate::cards::{ByLand, Cards, Family, Land, of_the_box};
use crate::cells::Cells;
use crate::data::data;
use crate::figures::Trails;
use crate::offer::Offer;
use crate::player::Player;
use crate::{Action, Event, Families, NewEngland, Options, Phase, Refusal, StartContact, StartLayout};

/// What start tiles must keep apart from when they are placed, strictest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Contact {
    /// No start tile at an edge or a corner.
    Corner,
    /// No start tile at an edge.
    Edge,
    /// No start tile of the same land at an edge.
    SameLand,
}

impl NewEngland {
    /// Unless the table has chosen otherwise, families and the start player are drawn by lot.
    pub(crate) fn new(setup: Setup<Options>, chance: &mut impl Chance, tell: &mut impl Tell<Event>) -> Self {
        let Setup { edition, options, seats } = setup;
        let mut families = [0, 1, 2, 3].map(|at: usize| data().families[at].id);
        if options.families == Families::Lot {
            chance.shuffle(&mut families);
        }
        let start_player = options.first.seat(seats, chance);
        let mut game = NewEngland {
            edition,
            options,
            seats,
            round: 0,
            start_player,
            phase: Phase::Over,
            players: families.map(|family| Player::new(family, data().money.start)),
            used: Cells::EMPTY,
            bag: ByLand::new(|land| data().lands[land as usize].tiles),
            pile: of_the_box(),
            offer: Offer::default(),
            purchases: 0,
            extra_draws: 0,
            trails: Trails::default(),
            unsold_tiles: ByLand::default(),
            unsold_cards: Cards::default(),
        };
        match options.families {
            Families::Lot => {
                let families = families[..usize::from(seats)].to_vec();
                tell.all(|| Event::GameBegan { families, start_player });
                game.begin_settling(tell);
            }
            Families::Chosen => {
                tell.all(|| Event::GameBegan { families: Vec::new(), start_player });
                game.phase = Phase::Family(Seat(0));
            }
        }
        game
    }

    /// The families nobody has chosen yet.
    pub(crate) fn families_left(&self, seat: Seat) -> impl Iterator<Item = Family> {
        let chosen = &self.players[..seat.index()];
        let families = data().families.iter().map(|family| family.id);
        families.filter(move |&family| chosen.iter().all(|player| player.family != family))
    }

    pub(crate) fn can_choose_family(&self, seat: Seat, family: Family) -> Result<(), Refusal> {
        match Seat::all(seat.0).find(|&other| self.player(other).family == family) {
            Some(owner) => Err(Refusal::FamilyIsTaken { family, owner }),
            None => Ok(()),
        }
    }

    /// Whoever had the family for the time being gets the chooser's. What is left at the end is not asked about (N-2.1).
    pub(crate) fn choose_family(&mut self, seat: Seat, family: Family, tell: &mut impl Tell<Event>) {
        let before = self.player(seat).family;
        if let Some(other) = self.players.iter_mut().find(|player| player.family == family) {
            other.family = before;
        }
        self.player_mut(seat).family = family;
        tell.all(|| Event::FamilyChosen { seat, family });
        let next = Seat(seat.0 + 1);
        if next.0 == self.seats {
            return self.begin_settling(tell);
        }
        self.phase = Phase::Family(next);
        let mut left = self.families_left(next);
        if let (Some(last), None) = (left.next(), left.next()) {
            drop(left);
            self.choose_family(next, last, tell);
        }
    }

    /// The start tiles lie there, or the preliminary rounds begin (N-2.3).
    fn begin_settling(&mut self, tell: &mut impl Tell<Event>) {
        match self.options.start_layout {
            StartLayout::Free => self.phase = Phase::StartTile(self.right_of(self.start_player)),
            StartLayout::Preset => {
                for &(family, land, cells) in &board().preset {
                    let owner = Seat::all(self.seats).find(|&seat| self.player(seat).family == family);
                    if let Some(seat) = owner {
                        self.lay_start_tile(seat, land, cells, tell);
                    }
                }
                self.begin_round(tell);
            }
        }
    }

    /// The cells a start tile of this land may cover, if it must keep apart from `contact`.
    fn cells_apart(&self, contact: Contact, land: Land) -> Cells {
        let covered = self.covered();
        let too_near = match contact {
            Contact::Corner => board().around(covered),
            Contact::Edge => board().beside(covered),
            Contact::SameLand => {
                let same_land = |cells, seat| cells | self.player(seat).lands[land];
                board().beside(Seat::all(self.seats).fold(Cells::EMPTY, same_land))
            }
        };
        board().land - covered - too_near
    }

    /// What this placement must keep apart from: what the table has chosen, or less where that leaves no place (N-2.6).
    fn contact(&self, seat: Seat) -> Contact {
        let chosen = match self.options.start_contact {
            StartContact::Rulebook => Contact::Corner,
            StartContact::Designer => Contact::Edge,
        };
        let has_place = |contact: &Contact| {
            self.start_tiles_in_hand(seat)
                .any(|land| board().pairs(self.cells_apart(*contact, land)).next().is_some())
        };
        [Contact::Corner, Contact::Edge]
            .into_iter()
            .filter(|contact| *contact >= chosen)
            .find(has_place)
            .unwrap_or(Contact::SameLand)
    }

    fn start_tiles_in_hand(&self, seat: Seat) -> impl Iterator<Item = Land> {
        Land::ALL.into_iter().filter(move |&land| self.player(seat).start_tiles[land].is_empty())
    }

    pub(crate) fn start_tile_placements(&self, seat: Seat, out: &mut Vec<Action>) {
        let contact = self.contact(seat);
        for land in self.start_tiles_in_hand(seat) {
            let pairs = board().pairs(self.cells_apart(contact, land));
            out.extend(pairs.map(|cells| Action::StartTile { land, cells }));
        }
    }

    pub(crate) fn can_place_start_tile(&self, seat: Seat, land: Land, cells: Cells) -> Result<(), Refusal> {
        if !self.player(seat).start_tiles[land].is_empty() {
            return Err(Refusal::StartTileIsPlaced { land });
        }
        if !board().pairs(cells - self.covered()).any(|pair| pair == cells) {
            return Err(Refusal::NeedsTwoFreeCells);
        }
        let contact = self.contact(seat);
        if !self.cells_apart(contact, land).covers(cells) {
            return Err(Refusal::StartTilesTouch { contact });
        }
        Ok(())
    }

    fn lay_start_tile(&mut self, seat: Seat, land: Land, cells: Cells, tell: &mut impl Tell<Event>) {
        let player = self.player_mut(seat);
        player.start_tiles[land] = cells;
        player.lands[land] = cells;
        tell.all(|| Event::StartTilePlaced { seat, land, cells });
    }

    /// Placing goes counter-clockwise and ends with the start player, who opens round 1 when nobody has a start tile left
    /// (N-2.3).
    pub(crate) fn place_start_tile(
        &mut self,
        seat: Seat,
        land: Land,
        cells: Cells,
        tell: &mut impl Tell<Event>,
    ) {
        self.lay_start_tile(seat, land, cells, tell);
        let next = self.right_of(seat);
        if self.start_tiles_in_hand(next).next().is_some() {
            self.phase = Phase::StartTile(next);
        } else {
            self.begin_round(tell);
        }
    }
}
