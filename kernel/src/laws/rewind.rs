//! The law of taking back by agreement: it leads back to the very state, and the same steps are answered by the same draws.

use super::Kept;
use crate::chance::{Course, Fast};
use crate::playthrough::{By, Move, Playthrough, StateHash, Step};
use crate::{Chance, Game, Seat};

/// Takes back the last steps of a seat, if it has any that can be, and takes them again. `states` holds the state after each step.
pub(super) fn and_again<G: Game>(
    playthrough: &mut Playthrough<G>,
    course: &mut Course,
    steps: &mut Vec<Step<G::Action>>,
    states: &mut Vec<G>,
    dice: &mut Fast,
) -> Kept {
    let ways = |seat: Seat| playthrough.rewinds(seat).into_iter().map(move |to| (seat, to));
    let ways: Vec<(Seat, usize)> = Seat::all(crate::MAX_SEATS as u8).flat_map(ways).collect();
    if ways.is_empty() {
        return Ok(());
    }
    let (seat, to) = ways[dice.below(ways.len() as u32) as usize];
    let broken = |what: &str| Err(("taking back", format!("seat {}, to step {to}: {what}", seat.0)));
    let last = steps.len();
    let Some(back) = playthrough.rewind(seat, By::Bot, to) else { return broken("offered and refused") };
    if playthrough.game() != &states[to] || back.step.hash != StateHash::of(&states[to]) {
        return broken("it leads to another state");
    }
    if playthrough.rewinds(seat).iter().any(|earlier| *earlier >= to) {
        return broken("what was taken back can be taken back again");
    }
    course.rewind(to);
    course.mark();
    steps.push(back.step);
    states.push(playthrough.game().clone());
    for n in to + 1..=last {
        let again = steps[n - 1].clone();
        // What was taken back and taken again before is not followed a second time.
        let Move::Action(action) = &again.played else { return Ok(()) };
        let Ok(outcome) = playthrough.act(again.seat, By::Bot, action, course) else {
            return broken("the same step is refused");
        };
        if outcome.step != again || playthrough.game() != &states[n] {
            return broken("the same step is answered differently");
        }
        course.mark();
        steps.push(outcome.step);
        states.push(playthrough.game().clone());
    }
    Ok(())
}
