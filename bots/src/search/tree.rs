//! The tree of a search.

use std::cmp::Ordering;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Depth, Heuristic, MAX_SEATS, Seat, Standings, ToAct, Viewer};

use super::Decision;
use crate::worth::{self, Worth};

/// Worlds between two looks at the clock.
const GLANCE: u32 = 16;
/// A node gets children when it is visited this often: most are visited once.
const RIPE: u32 = 2;
/// Nodes a tree may have; beyond, it only plays on from its edge.
const MOST_NODES: usize = 1 << 18;
/// How often, in a hundred, a decision beyond the tree's edge is any legal one instead of the heuristic's.
const WHIM: u32 = 10;

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

pub(super) struct Node<A> {
    /// The action that leads here; the first node has none.
    action: Option<A>,
    first_child: u32,
    next_sibling: u32,
    pub(super) visits: u32,
    /// How often it could have been chosen.
    chances: u32,
    /// The sum of what came of it for the seat that chose it.
    pub(super) sum: f32,
    /// How likely the heuristic is to choose it.
    prior: f32,
    /// How often one went on from here, and the sum of what came of that for whoever chose.
    onward: u32,
    onward_sum: f32,
}

impl<A> Node<A> {
    fn new(action: Option<A>, prior: f32) -> Node<A> {
        Node {
            action,
            first_child: NONE,
            next_sibling: NONE,
            visits: 0,
            chances: 0,
            sum: 0.0,
            prior,
            onward: 0,
            onward_sum: 0.0,
        }
    }
}

pub(super) struct Tree<G: Heuristic> {
    depth: Depth,
    pub(super) nodes: Vec<Node<G::Action>>,
    pub(super) root: u32,
    /// Thought through so far.
    pub(super) worlds: u64,
    /// What the seat will see if it is asked again at once and nothing new became known: then the tree below is still good.
    pub(super) expected: Option<G::View>,
    // Kept for their memory.
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    points: Vec<f32>,
    /// The node of each legal action.
    here: Vec<u32>,
    /// Where one chose, what, and who.
    path: Vec<(u32, u32, Seat)>,
}

impl<G: Heuristic> Tree<G> {
    pub(super) fn new(depth: Depth) -> Tree<G> {
        Tree {
            depth,
            nodes: Vec::new(),
            root: ROOT,
            worlds: 0,
            expected: None,
            legal: Vec::new(),
            weights: Vec::new(),
            points: Vec::new(),
            here: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Thinks the decision through in `worlds` worlds, those of the decision before included where they still hold.
    pub(super) fn think(&mut self, decision: &Decision<'_, G>, worlds: u32, chance: &mut Fast) {
        if self.depth.halving {
            self.forget();
            return self.halve(decision, worlds, chance);
        }
        let &Decision { view, seat, legal, .. } = decision;
        if self.expected.as_ref() != Some(view) || self.root == NONE || self.nodes.len() > MOST_NODES / 2 {
            self.forget();
        }
        let known = self.nodes[self.root as usize].onward;
        for world in known..worlds.max(known + 1) {
            self.think_through(&mut G::imagine(view, chance), seat, legal, chance);
            self.worlds += 1;
            if world % GLANCE == GLANCE - 1
                && (decision.is_late() || self.is_decided(legal, worlds.saturating_sub(world)))
            {
                break;
            }
        }
    }

    pub(super) fn forget(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, 1.0));
        self.root = ROOT;
    }

    /// How often this action was chosen at the root.
    pub(super) fn votes(&self, action: &G::Action) -> u32 {
        self.child(self.root, action).map_or(0, |child| self.nodes[child as usize].visits)
    }

    /// Follows the action taken, by its place in the list, so that what was thought about afterwards is not lost. Halving begins anew each time: what it would
    /// find was not tried equally often.
    pub(super) fn go(&mut self, decision: &Decision<'_, G>, taken: usize, chance: &mut Fast) {
        let &Decision { view, seat, legal, .. } = decision;
        let action = &legal[taken];
        let mut world = G::imagine(view, chance);
        world.apply(seat, action, chance, &mut ());
        let again = !self.depth.halving && world.to_act().seats().contains(seat);
        self.expected = again.then(|| world.view(Viewer::Seat(seat)));
        self.root = self.child(self.root, action).unwrap_or(NONE);
    }

    /// Whether no other action can still catch up with the most visited.
    fn is_decided(&self, legal: &[G::Action], worlds_left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for visits in legal.iter().map(|action| self.votes(action)) {
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        first > second + worlds_left
    }

    /// One world, from the root, where only the actions of the list are thought of, to a guess at its end; what that is worth. The world
    /// is left where the guess was made.
    pub(super) fn think_through(
        &mut self,
        world: &mut G,
        thinker: Seat,
        legal: &[G::Action],
        chance: &mut Fast,
    ) -> Worth {
        self.path.clear();
        let mut at = self.root;
        let worth = loop {
            let seats = match world.to_act() {
                ToAct::Over(standings) => break worth::of_end(&standings, G::TUNING.lead),
                ToAct::Seats(seats) => seats,
            };
            if at != self.root && world.is_pause() {
                break self.guess(world);
            }
            let node = &self.nodes[at as usize];
            let unripe = at != self.root && node.first_child == NONE && node.visits < RIPE;
            if unripe || (node.first_child == NONE && self.nodes.len() >= MOST_NODES) {
                break self.play_on(world, chance);
            }
            // Where several decide at once, the order is of no account, but the thinker decides first.
            let Some(seat) = (if seats.contains(thinker) { Some(thinker) } else { seats.first() }) else {
                break [0.0; MAX_SEATS];
            };
            self.legal.clear();
            if at == self.root {
                self.legal.extend_from_slice(legal);
            } else {
                world.legal(seat, &mut self.legal);
            }
            self.find_children(at);
            if self.here.contains(&NONE) {
                self.add_children(at, world, seat);
            }
            let Some((child, place)) = self.select(at) else { break [0.0; MAX_SEATS] };
            world.apply(seat, &self.legal[place], chance, &mut ());
            self.path.push((at, child, seat));
            at = child;
        };
        for &(from, to, seat) in &self.path {
            let worth = worth[seat.index()];
            let from = &mut self.nodes[from as usize];
            from.onward += 1;
            from.onward_sum += worth;
            let to = &mut self.nodes[to as usize];
            to.visits += 1;
            to.sum += worth;
        }
        worth
    }

    fn children(&self, at: u32) -> impl Iterator<Item = u32> {
        let some = |child: u32| (child != NONE).then_some(child);
        let first = self.nodes.get(at as usize).and_then(|node| some(node.first_child));
        std::iter::successors(first, move |&child| some(self.nodes[child as usize].next_sibling))
    }

    pub(super) fn child(&self, at: u32, action: &G::Action) -> Option<u32> {
        self.children(at).find(|&child| self.nodes[child as usize].action.as_ref() == Some(action))
    }

    /// What was chosen most often after a node, if that was at least this often in a hundred.
    pub(super) fn mostly(&self, at: u32, often: u32) -> Option<&G::Action> {
        let best = self.children(at).max_by_key(|&child| self.nodes[child as usize].visits)?;
        let (onward, best) = (self.nodes[at as usize].onward, &self.nodes[best as usize]);
        (best.visits * 100 >= onward * often).then_some(best.action.as_ref()).flatten()
    }

    /// Finds the node of each legal action of this world. They mostly stand in the order of the list.
    fn find_children(&mut self, at: u32) {
        self.here.clear();
        let mut next = self.nodes[at as usize].first_child;
        for place in 0..self.legal.len() {
            let action = &self.legal[place];
            let as_expected = next != NONE && self.nodes[next as usize].action.as_ref() == Some(action);
            let child = if as_expected { next } else { self.child(at, action).unwrap_or(NONE) };
            if child != NONE {
                next = self.nodes[child as usize].next_sibling;
            }
            self.here.push(child);
        }
    }

    /// Gives every legal action of this world a node, with the heuristic's opinion of it.
    fn add_children(&mut self, at: u32, world: &G, seat: Seat) {
        self.weigh(world, seat);
        let best = self.weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let doubt = G::TUNING.doubt;
        self.weights.iter_mut().for_each(|weight| *weight = libm::expf((*weight - best) / doubt));
        let all: f32 = self.weights.iter().sum();
        let mut last = self.children(at).last();
        for place in 0..self.legal.len() {
            if self.here[place] != NONE {
                continue;
            }
            let child = self.nodes.len() as u32;
            self.nodes.push(Node::new(Some(self.legal[place].clone()), self.weights[place] / all));
            match last {
                None => self.nodes[at as usize].first_child = child,
                Some(last) => self.nodes[last as usize].next_sibling = child,
            }
            last = Some(child);
            self.here[place] = child;
        }
    }

    fn weigh(&mut self, world: &G, seat: Seat) {
        self.weights.clear();
        G::weigh(&world.view(Viewer::Seat(seat)), seat, &self.legal, &mut self.weights);
    }

    /// The child to try in this world, and its place in the list: good so far, rarely tried, or well thought of. What was never tried is
    /// taken to be a little worse than what was.
    fn select(&mut self, at: u32) -> Option<(u32, usize)> {
        const UNTRIED: f32 = 0.1;
        let node = &self.nodes[at as usize];
        let usual = if node.onward == 0 { 0.5 } else { node.onward_sum / node.onward as f32 };
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for (place, &child) in self.here.iter().enumerate() {
            let node = &mut self.nodes[child as usize];
            node.chances += 1;
            let visits = node.visits as f32;
            let so_far = if node.visits == 0 { usual - UNTRIED } else { node.sum / visits };
            let score = so_far + node.prior * (node.chances as f32).sqrt() / (1.0 + visits);
            if score > most {
                most = score;
                best = Some((child, place));
            }
        }
        best
    }

    /// Plays a while beyond the tree's edge as the heuristic would, mostly, then guesses.
    fn play_on(&mut self, world: &mut G, chance: &mut Fast) -> Worth {
        for _ in 0..self.depth.horizon {
            let ToAct::Seats(seats) = world.to_act() else { break };
            let Some(seat) = seats.first().filter(|_| !world.is_pause()) else { break };
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let place = match self.legal.len() {
                0 => break,
                1 => 0,
                many if chance.below(100) < WHIM => chance.below(many as u32) as usize,
                many => {
                    self.weigh(world, seat);
                    (0..many).max_by(|&a, &b| self.weights[a].total_cmp(&self.weights[b])).unwrap_or(0)
                }
            };
            world.apply(seat, &self.legal[place], chance, &mut ());
        }
        self.guess(world)
    }

    /// Plays a world on to its end, as the heuristic would; what is as good as the best is drawn by lot. How it would stand if it were over
    /// now, should it ever get stuck.
    pub(super) fn finish(&mut self, world: &mut G, chance: &mut Fast) -> Standings {
        for _ in 0..G::LONGEST {
            let seats = match world.to_act() {
                ToAct::Over(standings) => return standings,
                ToAct::Seats(seats) => seats,
            };
            let Some(seat) = seats.first() else { break };
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            if self.legal.len() > 1 {
                self.weigh(world, seat);
            }
            let (mut best, mut equals) = (0, 1);
            for place in 1..self.legal.len() {
                match self.weights[place].total_cmp(&self.weights[best]) {
                    Ordering::Greater => (best, equals) = (place, 1),
                    Ordering::Equal => {
                        equals += 1;
                        if chance.below(equals) == 0 {
                            best = place;
                        }
                    }
                    Ordering::Less => {}
                }
            }
            let Some(action) = self.legal.get(best) else { break };
            world.apply(seat, action, chance, &mut ());
        }
        world.tally()
    }

    /// What the world is worth to each seat, as it is.
    fn guess(&mut self, world: &G) -> Worth {
        if let ToAct::Over(standings) = world.to_act() {
            return worth::of_end(&standings, G::TUNING.lead);
        }
        self.points.clear();
        world.outlook(&mut self.points);
        worth::of_points(&self.points, G::TUNING.lead)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use comptoir_games::ugo::{Action, Options};
    use comptoir_games::{Ugo, shelf, with_game};
    use comptoir_kernel::Game;

    use super::*;

    /// A decision between at least three actions, early in a game.
    pub(in crate::search) fn choice_of_three<G: Heuristic>() -> (G, Seat, Vec<G::Action>) {
        let mut chance = Fast::new(1);
        let seats = G::info().seats[0];
        let mut game = G::setup(&G::Options::default(), seats, &mut chance, &mut ()).unwrap();
        let mut legal = Vec::new();
        loop {
            let ToAct::Seats(acting) = game.to_act() else { panic!("nobody ever had a choice of three") };
            let seat = acting.first().unwrap();
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.len() >= 3 {
                return (game, seat, legal);
            }
            game.apply(seat, &legal[0], &mut chance, &mut ());
        }
    }

    /// With all the time in the world.
    pub(in crate::search) fn decision<'a, G: Heuristic>(
        view: &'a G::View,
        seat: Seat,
        legal: &'a [G::Action],
    ) -> Decision<'a, G> {
        Decision { view, seat, legal, until: None }
    }

    /// A tree after some thought.
    pub(in crate::search) fn thought<G: Heuristic>(
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        depth: Depth,
    ) -> Tree<G> {
        let mut tree = Tree::<G>::new(depth);
        let view = game.view(Viewer::Seat(seat));
        tree.think(&decision(&view, seat, legal), depth.worlds, &mut Fast::new(2));
        tree
    }

    fn thinks_only_of<G: Heuristic>() {
        let (game, seat, legal) = choice_of_three::<G>();
        let two = &legal[1..3];
        for halving in [false, true] {
            let tree = thought(&game, seat, two, Depth { worlds: 40, halving, ..G::MASTER });
            let tried: Vec<_> =
                tree.children(ROOT).map(|child| tree.nodes[child as usize].action.clone()).collect();
            assert!(tried.iter().all(|action| two.contains(action.as_ref().unwrap())), "{tried:?}");
        }
    }

    #[test]
    fn only_what_may_be_chosen_is_thought_of() {
        for info in shelf() {
            with_game!(info.id.as_str(), G => thinks_only_of::<G>()).unwrap();
        }
    }

    #[test]
    fn nobody_plays_on_beyond_a_pause() {
        let mut chance = Fast::new(3);
        let mut tree = Tree::<Ugo>::new(Depth { horizon: 1000, ..Ugo::LEGEND });
        let mut world = Ugo::setup(&Options::default(), 4, &mut chance, &mut ()).unwrap();
        let mut legal = Vec::new();
        for round in 1..=4 {
            let ToAct::Seats(seats) = world.to_act() else { panic!("there are four rounds") };
            let seat = seats.first().unwrap();
            legal.clear();
            world.legal(seat, &mut legal);
            world.apply(seat, &legal[0], &mut chance, &mut ());
            tree.play_on(&mut world, &mut chance);
            assert_eq!(world.is_pause(), round < 4, "a new round is dealt");
        }
        assert!(matches!(world.to_act(), ToAct::Over(_)));
    }

    #[test]
    fn no_tree_grows_beyond_a_pause() {
        let mut chance = Fast::new(3);
        let mut world = Ugo::setup(&Options::default(), 4, &mut chance, &mut ()).unwrap();
        let mut legal = Vec::new();
        let seat = loop {
            let ToAct::Seats(seats) = world.to_act() else { panic!("nobody is ever the last of a round") };
            let seat = seats.first().unwrap();
            legal.clear();
            world.legal(seat, &mut legal);
            let view = world.view(Viewer::Spectator);
            if view.trick_number == 10 && view.trick.len() == 3 {
                break seat;
            }
            world.apply(seat, &legal[0], &mut chance, &mut ());
        };
        let tree = thought(&world, seat, &legal, Depth { worlds: 100, ..Ugo::MASTER });
        let cards = tree.nodes.iter().filter(|node| matches!(node.action, Some(Action::Play(_)))).count();
        assert_eq!(cards, 1, "the next deal is luck");
    }
}
