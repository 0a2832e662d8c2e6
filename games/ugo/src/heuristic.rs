//! What a sensible player values (bots use it).

use comptoir_kernel::{Heuristic, Seat};

use crate::{Action, Ugo, View};

impl Heuristic for Ugo {
    fn weigh(_view: &View, _seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().map(|action| match action {
            Action::Play(card) => f32::from(card.value()),
            Action::Place { top, .. } => top.iter().map(|card| f32::from(card.value())).sum(),
        }));
    }
}
