//! What a bot says about a step: what the trick did to the kingdoms.

use comptoir_kernel::{Remarks, Seat, Witnessed, told};

use crate::heuristic::winning;
use crate::scoring::{FieldLine, Sheet};
use crate::{Event, Ugo};

/// A kingdom that gains fewer points than this goes without a word.
const WORTH_A_WORD: i16 = 3;

/// What a bot says about a step.
#[told]
pub enum Remark {
    /// A field of the bot's has all its farmers now, and counts this much.
    FieldFed { field: u8, points: i16 },
    /// The bot's kingdom counts this much more.
    KingdomGrew { by: i16, points: i16 },
    /// The trick this card completed costs its winner this much.
    Spoilt { seat: Seat, points: i16 },
    /// The lost card brought farmers all the same; this many spaces are still empty.
    FarmersAnyway { farmers: u8, empty: u8 },
    /// Until this card the trick was another player's.
    TrickSnatched { from: Seat },
}

impl Remarks for Ugo {
    type Remark = Remark;

    fn remark(step: &Witnessed<'_, Ugo>) -> Option<Remark> {
        let seat = step.seat();
        let (before, after) = (kingdom_before(step, seat), kingdom_after(step, seat)?);
        if let Some((field, line)) = newly_fed(before, after) {
            return Some(Remark::FieldFed { field: field as u8 + 1, points: line.points });
        }
        let by = after.points - before.points;
        if by >= WORTH_A_WORD {
            return Some(Remark::KingdomGrew { by, points: after.points });
        }
        let winner = winner(step)?;
        if winner == seat {
            return Some(Remark::TrickSnatched { from: winning_before(step) });
        }
        let loss = kingdom_before(step, winner).points - kingdom_after(step, winner)?.points;
        if loss > 0 {
            return Some(Remark::Spoilt { seat: winner, points: loss });
        }
        step.told().find_map(|event| match *event {
            Event::FarmersCame { seat: to, farmers, .. } if to == seat && farmers > 0 => {
                let empty = after.fields.iter().map(|field| field.needed - field.farmers).sum();
                Some(Remark::FarmersAnyway { farmers, empty })
            }
            _ => None,
        })
    }
}

fn kingdom_before<'a>(step: &'a Witnessed<'_, Ugo>, seat: Seat) -> &'a Sheet {
    &step.before().players[seat.index()].kingdom
}

/// A round that was scored has cleared the table: then the sheets told say how it stood.
fn kingdom_after<'a>(step: &'a Witnessed<'_, Ugo>, seat: Seat) -> Option<&'a Sheet> {
    let scored = step.told().find_map(|event| match event {
        Event::RoundScored { sheets, .. } => Some(sheets),
        _ => None,
    });
    match scored {
        Some(sheets) => sheets.get(seat.index()),
        None => step.after().players.get(seat.index()).map(|player| &player.kingdom),
    }
}

/// The most valuable field with cards whose last farmer has come.
fn newly_fed(before: &Sheet, after: &Sheet) -> Option<(usize, FieldLine)> {
    let fed = |field: &FieldLine| field.farmers == field.needed;
    (after.fields.into_iter().enumerate())
        .filter(|(at, field)| fed(field) && !fed(&before.fields[*at]) && field.top.is_some())
        .max_by_key(|(_, field)| field.points)
}

fn winner(step: &Witnessed<'_, Ugo>) -> Option<Seat> {
    step.told().find_map(|event| match *event {
        Event::TrickWon { seat, .. } => Some(seat),
        _ => None,
    })
}

/// Whose card was the best of the trick before this one.
fn winning_before(step: &Witnessed<'_, Ugo>) -> Seat {
    let view = step.before();
    let place = winning(&view.trick) as u8;
    Seat((view.leader.0 + place) % view.players.len() as u8)
}
