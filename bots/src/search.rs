//! Information-set Monte Carlo tree search, over any game.
//!
//! One tree for the player who searches (single observer). Each round of the search imagines a world from their view, walks down the tree
//! along actions that are legal in that world, plays on for a while beyond its edge, and guesses the rest. A node counts how
//! often it could have been chosen, because in some worlds it could not. Every seat looks for its own best; the heuristic says what is
//! worth trying first.
//!
//! After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.

mod appraisal;
mod counsel;
mod halving;
mod tree;

use std::time::Instant;

pub use appraisal::{Appraisal, Appraised, End, appraise};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Depth, Heuristic, Seat};
pub use counsel::{Counsel, Tried, counsel};
use tree::Tree;

use crate::Budget;

/// What a seat is asked.
pub struct Decision<'a, G: Heuristic> {
    /// What the seat sees.
    pub view: &'a G::View,
    /// Who decides.
    pub seat: Seat,
    /// What may be chosen. The list may leave out what is not to be thought of.
    pub legal: &'a [G::Action],
    /// When the time is up, if it ever is.
    pub until: Option<Instant>,
}

impl<G: Heuristic> Decision<'_, G> {
    /// Whether the time is up.
    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// The trees of one seat, one for each thread. They keep their memory from one decision to the next.
pub struct Search<G: Heuristic> {
    /// How far it thinks; the worlds are for the budget to say.
    pub depth: Depth,
    trees: Vec<Tree<G>>,
}

impl<G: Heuristic> Search<G> {
    /// A search without memories.
    pub fn new(depth: Depth) -> Search<G> {
        Search { depth, trees: Vec::new() }
    }

    /// Whether it expects to be asked again at once.
    pub fn remembers(&self) -> bool {
        self.trees.iter().any(|tree| tree.expected.is_some())
    }

    /// Worlds thought through so far.
    pub fn worlds(&self) -> u64 {
        self.trees.iter().map(|tree| tree.worlds).sum()
    }

    /// The place in the list of the action to take.
    pub fn choose(&mut self, decision: &Decision<'_, G>, budget: Budget, chance: &mut Fast) -> usize {
        let threads = usize::from(budget.threads.max(1));
        let depth = self.depth;
        self.trees.resize_with(threads, || Tree::new(depth));
        let worlds = budget.worlds / threads as u32;
        let seeds: Vec<u64> = self.trees.iter().map(|_| chance.next_seed()).collect();
        let mut jobs: Vec<_> = self.trees.iter_mut().zip(seeds).collect();
        let think = |(tree, seed): &mut (&mut Tree<G>, u64)| {
            tree.think(decision, worlds, &mut Fast::new(*seed));
        };
        if let [only] = jobs.as_mut_slice() {
            think(only);
        } else {
            std::thread::scope(|scope| {
                for job in &mut jobs {
                    scope.spawn(move || think(job));
                }
            });
        }

        let votes = |action: &G::Action| self.trees.iter().map(|tree| tree.votes(action)).sum::<u32>();
        let legal = decision.legal;
        let best = (0..legal.len()).max_by_key(|&place| votes(&legal[place])).unwrap_or(0);
        self.trees.iter_mut().for_each(|tree| tree.go(decision, best, chance));
        best
    }
}
