//! What nobody in their senses does, however badly they play.

use comptoir_kernel::chance::Recorded;
use comptoir_kernel::{Follies, Game, Kind, Seat, folly};

use crate::data::data;
use crate::heuristic::known;
use crate::load::Source;
use crate::pieces::{Colour, Gem, Slot, Special};
use crate::{Action, ROUND_LIMIT, Tabletop, Valdora, View, Workshop};

impl Follies for Valdora {
    type Folly = Folly;

    fn never(view: &View, seat: Seat, legal: &[Action]) -> Vec<Option<Folly>> {
        let game = known(view);
        let table = &game.tabletop;
        let last_turn = table.ending || table.round >= ROUND_LIMIT;
        let folly = |action: &Action| match *action {
            Action::EndTurn if last_turn => more_points(&game, seat, legal).then_some(Folly::PointsLeftLying),
            Action::EndTurn if legal.contains(&Action::Refill) => Some(Folly::SilverLeftLying),
            Action::EndTurn if legal.contains(&Action::Provisions) => Some(Folly::ProvisionsLeftLying),
            Action::EndTurn => free_loads(table, legal).next().map(|_| Folly::StoneLeftLying),
            Action::Load { gem, slot, from } | Action::Swap { gem, slot, from } => {
                let free = free_loads(table, legal).any(|load| load == (gem, from));
                (free && load_cost(table, slot) > 0).then_some(Folly::PaysForCarriage)
            }
            Action::BuyOrder(_) | Action::GiveBack { .. } if last_turn && !table.turn.must_buy => {
                Some(Folly::BuysTooLate)
            }
            Action::BuyEquipment { .. } if last_turn && !counts_teams(&game, seat) => {
                Some(Folly::BuysTooLate)
            }
            Action::Discard(colour) => {
                let spared = legal.iter().filter(|&&discard| is_spare(table, discard)).count();
                let only = table.me().artisans[colour] == 1;
                (only && spared >= usize::from(table.turn.to_discard))
                    .then_some(Folly::DiscardsTheOnlyArtisan)
            }
            _ => None,
        };
        legal.iter().map(folly).collect()
    }
}

/// A move that another one beats.
#[folly]
pub enum Folly {
    /// Ending one's last turn, though a delivery or a stone would still bring points.
    PointsLeftLying,
    /// Leaving a mine without filling the purse: silver costs nothing there, and there is nothing else to do.
    SilverLeftLying,
    /// Leaving a city without an action and without provisions: they cost nothing and are kept until they are of use.
    ProvisionsLeftLying,
    /// Leaving a stone that pan or tool would carry for nothing: it carries no other, and the stone counts in the end.
    StoneLeftLying,
    /// Paying to load a stone that pan or tool would carry for nothing: what costs silver carries more and is better kept free.
    PaysForCarriage,
    /// Buying in one's last turn: an open order counts nothing, and equipment costs a stone that does.
    BuysTooLate,
    /// Discarding the only artisan of a colour, which counts, though others can be spared: those beyond the first of a colour
    /// whose workshop is not free any more.
    DiscardsTheOnlyArtisan,
}

/// Whether a delivery or a load brings points at once.
fn more_points(game: &Valdora, seat: Seat, legal: &[Action]) -> bool {
    let points = |game: &Valdora| game.tabletop.sheet(seat, &game.secrets.as_slice()[seat.index()]).points;
    let steps = legal.iter().filter(|action| matches!(action, Action::Deliver { .. } | Action::Load { .. }));
    steps.into_iter().any(|step| {
        let mut after = game.clone();
        after.apply(seat, step, &mut Recorded::new(&[]), &mut ());
        points(&after) > points(game)
    })
}

fn load_cost(table: &Tabletop, slot: Slot) -> u8 {
    table.me().slots[slot].map_or(0, |carrier| data().equipment[carrier.equipment.index()].load_cost)
}

/// What can be loaded for nothing, and where from.
fn free_loads(table: &Tabletop, legal: &[Action]) -> impl Iterator<Item = (Gem, Source)> {
    legal.iter().filter_map(|action| match *action {
        Action::Load { gem, slot, from } if load_cost(table, slot) == 0 => Some((gem, from)),
        _ => None,
    })
}

/// Whether a horse or cart may bring points by itself (V-11.18).
fn counts_teams(game: &Valdora, seat: Seat) -> bool {
    let hand = &game.secrets.as_slice()[seat.index()].hand;
    hand[Special::FineTeam] > 0 || game.tabletop.player(seat).played[Special::FineTeam] > 0
}

/// Whether the artisan discarded is of no further use: not the last of a colour, and no workshop is to be had with it.
fn is_spare(table: &Tabletop, discard: Action) -> bool {
    let spare = |colour: Colour| table.me().artisans[colour] > 1 && table.workshops[colour] != Workshop::Free;
    matches!(discard, Action::Discard(colour) if spare(colour))
}
