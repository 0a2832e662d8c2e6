//! Halving: all actions are tried in the same worlds, and the worse half of them drops out again and again.
//!
//! It is for games in which a deal's luck drowns what one card is worth ([`Depth::halving`](comptoir_kernel::Depth)): what the deal
//! does to all of them then cancels out. After Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013.

use comptoir_kernel::Heuristic;
use comptoir_kernel::chance::Fast;

use super::Decision;
use super::tree::Tree;

impl<G: Heuristic> Tree<G> {
    /// Thinks every action through in the same worlds and drops the worse half, until one is left. Each time as much thought is
    /// shared out among fewer.
    pub(super) fn halve(&mut self, decision: &Decision<'_, G>, worlds: u32, chance: &mut Fast) {
        let &Decision { view, seat, legal, .. } = decision;
        let mut left: Vec<&[G::Action]> = legal.chunks(1).collect();
        let halvings = legal.len().next_power_of_two().trailing_zeros();
        while left.len() > 1 {
            for world in 0..(worlds / halvings / left.len() as u32).max(1) {
                if world > 0 && decision.is_late() {
                    break;
                }
                let imagined = G::imagine(view, chance);
                let seed = chance.next_seed();
                for only in &left {
                    self.think_through(&mut imagined.clone(), seat, only, &mut Fast::new(seed));
                    self.worlds += 1;
                }
            }
            left.sort_by(|a, b| self.mean(&b[0]).total_cmp(&self.mean(&a[0])));
            left.truncate(left.len().div_ceil(2));
        }
        // The last two were tried equally often: one world more, and the better one has the most votes.
        if let [best, ..] = left[..] {
            self.think_through(&mut G::imagine(view, chance), seat, best, chance);
            self.worlds += 1;
        }
    }

    /// What came of this action at the root.
    fn mean(&self, action: &G::Action) -> f32 {
        let child = self.child(self.root, action).map(|child| &self.nodes[child as usize]);
        child.map_or(0.0, |child| child.sum / child.visits.max(1) as f32)
    }
}

#[cfg(test)]
mod tests {
    use comptoir_games::{shelf, with_game};
    use comptoir_kernel::{Depth, Viewer};

    use super::super::tree::tests::{choice_of_three, decision, thought};
    use super::*;

    fn halves<G: Heuristic>() {
        let (game, seat, legal) = choice_of_three::<G>();
        let actions = &legal[..3];
        let mut tree = thought(&game, seat, actions, Depth { worlds: 120, halving: true, ..G::MASTER });
        let mut tried: Vec<(u32, f32)> =
            actions.iter().map(|action| (tree.votes(action), tree.mean(action))).collect();
        tried.sort_by_key(|(votes, _)| *votes);
        let [(first_out, _), (second, second_mean), (best, best_mean)] = tried[..] else { unreachable!() };
        // Sixty worlds for three of them, sixty for two, and one for the last.
        assert_eq!([first_out, second, best], [20, 50, 51], "{}", G::info().id);
        assert_eq!(tree.worlds, 121);
        assert!(
            best_mean + 1.0 / 51.0 >= second_mean,
            "{}: but for its last world the best is better",
            G::info().id
        );
        let view = game.view(Viewer::Seat(seat));
        tree.go(&decision(&view, seat, actions), 0, &mut Fast::new(3));
        assert!(tree.expected.is_none(), "{}: nothing of it is of use again", G::info().id);
    }

    #[test]
    fn halving_tries_all_equally_often_and_drops_the_worse_half() {
        for info in shelf() {
            with_game!(info.id.as_str(), G => halves::<G>()).unwrap();
        }
    }
}
