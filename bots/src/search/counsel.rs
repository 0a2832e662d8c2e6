//! Counsel: not what a bot does, but what it would have somebody do, what it thought of besides, and how sure it is.
//!
//! A tree says which actions are worth a closer look; its votes say little about how much better the first one is. So the few it names are
//! thought through again, all of them in the same worlds, and what is told of them are the means and the spread of those comparisons.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Heuristic, Seat, ToAct};

use super::Decision;
use super::tree::Tree;
use crate::Budget;

/// The most actions that are compared.
const COMPARED: usize = 3;
/// However little time there is, they are compared in so many worlds.
const LEAST: u32 = 8;
/// A follow-up is told where it was chosen this often after its action, in a hundred.
const FIRM: u32 = 50;

/// What came of thinking about a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Counsel<A> {
    /// The best of what was compared, best first.
    pub tried: Vec<Tried<A>>,
    /// Worlds thought through.
    pub worlds: u64,
}

/// An action that was compared with others.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried<A> {
    /// What would be done.
    pub action: A,
    /// How likely whoever does it is to come first, as the search judges it: from 0 to 1.
    pub worth: f32,
    /// How likely it is, as far as the worlds compared can tell, that the first of the list is better than this: from 0 to 1. Of the first
    /// itself: that it is better than the second.
    pub surely: f32,
    /// What the same player would mostly do right after it.
    pub then: Option<A>,
}

/// Thinks about a decision as a legend does, as long as the budget allows. What a bot never does is only thought of where it was `taken`,
/// and what was taken is always among what is compared.
pub fn counsel<G: Heuristic>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    taken: Option<&G::Action>,
    budget: Budget,
    seed: u64,
) -> Counsel<G::Action> {
    if legal.is_empty() && taken.is_none() {
        return Counsel { tried: Vec::new(), worlds: 0 };
    }
    let mut chance = Fast::new(seed);
    let mut tree = Tree::<G>::new(G::LEGEND);
    let compared = shortlist(&mut tree, view, seat, legal, taken, budget.worlds / 2, &mut chance);
    let rounds = (budget.worlds.saturating_sub(tree.worlds as u32) / compared.len().max(1) as u32).max(LEAST);
    let mut came: Vec<(usize, Vec<f32>)> = (0..compared.len()).map(|place| (place, Vec::new())).collect();
    for _ in 0..rounds {
        let world = G::imagine(view, &mut chance);
        let seed = chance.next_seed();
        for (place, worths) in &mut came {
            let only = std::slice::from_ref(&compared[*place]);
            let worth = tree.think_through(&mut world.clone(), seat, only, &mut Fast::new(seed));
            worths.push(worth[seat.index()]);
            tree.worlds += 1;
        }
    }
    came.sort_by(|one, other| mean(&other.1).total_cmp(&mean(&one.1)));
    let told = |(nth, (place, worths)): (usize, &(usize, Vec<f32>))| {
        let action = compared[*place].clone();
        // The first is compared with the second, every other with the first.
        let other = &came[if nth == 0 { 1.min(came.len() - 1) } else { 0 }].1;
        let (better, worse) = if nth == 0 { (worths, other) } else { (other, worths) };
        let then = follow_up(&tree, view, seat, &action, &mut Fast::new(seed));
        Tried { action, worth: mean(worths), surely: surely(better, worse), then }
    };
    Counsel { tried: came.iter().enumerate().map(told).collect(), worlds: tree.worlds }
}

/// What is worth a closer look: all there is, or what a search in so many worlds names first; and what was taken.
pub(super) fn shortlist<G: Heuristic>(
    tree: &mut Tree<G>,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    taken: Option<&G::Action>,
    worlds: u32,
    chance: &mut Fast,
) -> Vec<G::Action> {
    let follies = G::never(view, seat, legal);
    let folly = |place: usize| follies.get(place).is_some_and(Option::is_some);
    let mut open: Vec<G::Action> =
        (0..legal.len()).filter(|&place| !folly(place)).map(|place| legal[place].clone()).collect();
    if open.is_empty() {
        open = legal.to_vec();
    }
    // The list of a game may leave out what its rules allow.
    if let Some(taken) = taken.filter(|taken| !open.contains(taken)) {
        open.push(taken.clone());
    }
    if open.len() <= COMPARED {
        tree.forget();
        return open;
    }
    tree.think(&Decision { view, seat, legal: &open, until: None }, worlds, chance);
    open.sort_by_cached_key(|action| std::cmp::Reverse(tree.votes(action)));
    let kept = taken.filter(|taken| !open[..COMPARED].contains(taken)).cloned();
    open.truncate(COMPARED);
    open.extend(kept);
    open
}

fn mean(of: &[f32]) -> f32 {
    of.iter().sum::<f32>() / of.len().max(1) as f32
}

/// How likely one action is to be better than another, from what came of both in the same worlds: the logistic curve that lies closest to
/// the normal distribution's.
fn surely(better: &[f32], worse: &[f32]) -> f32 {
    let differences: Vec<f32> = better.iter().zip(worse).map(|(better, worse)| better - worse).collect();
    let by = mean(&differences);
    let spread = differences.iter().map(|difference| (difference - by) * (difference - by)).sum::<f32>();
    let count = differences.len().max(2) as f32;
    let doubt = (spread / (count - 1.0) / count).sqrt();
    if doubt < 1e-6 {
        return if by > 1e-6 { 1.0 } else { 0.5 };
    }
    1.0 / (1.0 + libm::expf(-1.702 * by / doubt))
}

/// What the same player goes on with, if they are asked again at once and mostly do the same then.
fn follow_up<G: Heuristic>(
    tree: &Tree<G>,
    view: &G::View,
    seat: Seat,
    action: &G::Action,
    chance: &mut Fast,
) -> Option<G::Action> {
    let mut world = G::imagine(view, chance);
    world.apply(seat, action, chance, &mut ());
    let goes_on = matches!(world.to_act(), ToAct::Seats(seats) if seats.contains(seat));
    if !goes_on || world.is_pause() {
        return None;
    }
    let then = tree.mostly(tree.child(tree.root, action)?, FIRM)?;
    world.check(seat, then).is_ok().then(|| then.clone())
}

#[cfg(test)]
mod tests {
    use comptoir_games::{Ugo, shelf, with_game};
    use comptoir_kernel::{Game, Viewer};

    use super::super::tree::tests::choice_of_three;
    use super::*;

    const BUDGET: Budget = Budget { worlds: 30, time: None, threads: 1 };

    fn advises<G: Heuristic>() {
        let (game, seat, legal) = choice_of_three::<G>();
        let view = game.view(Viewer::Seat(seat));
        let name = &G::info().id;
        let heard = counsel::<G>(&view, seat, &legal, None, BUDGET, 1);
        assert_eq!(heard, counsel::<G>(&view, seat, &legal, None, BUDGET, 1), "{name}: the same seed");
        assert!(heard.tried.len() == 3 || heard.tried.len() == legal.len().min(3), "{name}");
        assert!(
            heard.worlds >= 24 && heard.worlds <= u64::from(BUDGET.worlds) + 60,
            "{name}: {}",
            heard.worlds
        );
        let follies = G::never(&view, seat, &legal);
        for tried in &heard.tried {
            let place = legal.iter().position(|action| *action == tried.action).expect("a legal action");
            assert!(follies[place].is_none() || follies.iter().all(Option::is_some), "{name}");
            assert!((0.0..=1.0).contains(&tried.worth) && (0.0..=1.0).contains(&tried.surely), "{name}");
        }
        assert!(heard.tried.windows(2).all(|pair| pair[0].worth >= pair[1].worth), "{name}: best first");
        assert!(heard.tried.iter().all(|tried| tried.surely >= 0.5), "{name}: the first is the best");
        for taken in legal.iter().rev().take(1) {
            let heard = counsel::<G>(&view, seat, &legal, Some(taken), BUDGET, 1);
            assert!(
                heard.tried.iter().any(|tried| tried.action == *taken),
                "{name}: what was taken is compared"
            );
        }
    }

    #[test]
    fn counsel_compares_what_is_best_and_what_was_taken() {
        for info in shelf() {
            with_game!(info.id.as_str(), G => advises::<G>()).unwrap();
        }
    }

    #[test]
    fn a_decision_without_a_choice_needs_no_thought() {
        let (game, seat, legal) = choice_of_three::<Ugo>();
        let view = game.view(Viewer::Seat(seat));
        let heard = counsel::<Ugo>(&view, seat, &legal[..1], None, BUDGET, 1);
        assert_eq!(heard.tried.len(), 1);
        assert!((heard.tried[0].surely - 0.5).abs() < 1e-6, "there is nothing it is better than");
        assert!(counsel::<Ugo>(&view, seat, &[], None, BUDGET, 1).tried.is_empty());
    }

    #[test]
    fn more_worlds_that_say_the_same_make_surer() {
        let few = surely(&[0.6, 0.5, 0.7, 0.4], &[0.5, 0.5, 0.5, 0.5]);
        let many = surely(&[0.6, 0.5, 0.7, 0.4].repeat(9), &[0.5; 36]);
        assert!((0.5..0.9).contains(&few) && many > few && many < 1.0, "{few} {many}");
        assert!((surely(&[0.5; 4], &[0.5; 4]) - 0.5).abs() < 1e-6);
        assert!((surely(&[0.6; 4], &[0.5; 4]) - 1.0).abs() < 1e-6);
        assert!(surely(&[0.4, 0.5], &[0.6, 0.5]) < 0.5);
    }
}
