//! Actions to try where they are not listed.

use std::mem::{Discriminant, discriminant};

use crate::Chance;
use crate::chance::Fast;

/// Actions that were legal somewhere, by kind, so that kinds that are rarely legal are not crowded out.
pub(super) struct Pool<A>(Vec<(Discriminant<A>, Vec<A>)>);

impl<A> Pool<A> {
    /// Actions kept of each kind.
    const EACH: usize = 64;

    pub(super) fn new() -> Pool<A> {
        Pool(Vec::new())
    }

    /// Keeps one, in the place of another when there are enough of its kind.
    pub(super) fn keep(&mut self, action: A, chance: &mut Fast) {
        let kind = discriminant(&action);
        let Some((_, kept)) = self.0.iter_mut().find(|(known, _)| *known == kind) else {
            return self.0.push((kind, vec![action]));
        };
        if kept.len() < Self::EACH {
            kept.push(action);
        } else if chance.below(16) == 0 {
            let place = chance.below(Self::EACH as u32) as usize;
            kept[place] = action;
        }
    }

    /// One of them: half of the time of a kind that is legal now, a near miss; else of any kind.
    pub(super) fn draw(&self, legal: &[A], chance: &mut Fast) -> Option<&A> {
        let near = !legal.is_empty() && chance.below(2) == 0;
        let kind =
            if near { legal.get(chance.below(legal.len() as u32) as usize).map(discriminant) } else { None };
        let (_, kept) = match kind.and_then(|kind| self.0.iter().find(|(known, _)| *known == kind)) {
            Some(found) => found,
            None if self.0.is_empty() => return None,
            None => &self.0[chance.below(self.0.len() as u32) as usize],
        };
        kept.get(chance.below(kept.len() as u32) as usize)
    }
}
