//! Information-set Monte Carlo tree search, over any game.
//!
//! One tree for the player who searches (single observer). Each round of the search imagines a world from his view, walks down the tree
//! along actions that are legal in that world, plays on for a while beyond its edge, and guesses the rest. A node counts how
//! often it could have been chosen, because in some worlds it could not. Every seat looks for its own best; the heuristic says what is
//! worth trying first.
//!
//! After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.
//!
//! Where a deal's luck drowns what one card is worth, all actions are tried in the same worlds, and the worse half of them drops out
//! again and again ([`Depth::halving`]): what the deal does to all of them then cancels out. After Karnin, Koren and Somekh, "Almost
//! Optimal Exploration in Multi-Armed Bandits", 2013.

use std::time::Instant;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Depth, Heuristic, MAX_SEATS, Seat, ToAct, Tuning, Viewer};

use crate::Budget;
use crate::worth::{self, Worth};

/// Worlds between two looks at the clock.
const GLANCE: u32 = 16;
/// A node gets children when it is visited this often: most are visited once.
const RIPE: u32 = 2;
/// Nodes a tree may have; beyond, it only plays on from its edge.
const MOST_NODES: usize = 1 << 18;
/// How often, in a hundred, a decision beyond the tree's edge is any legal one instead of the heuristic's.
const WHIM: u32 = 10;

/// The trees of one seat, one a thread. They keep their memory from one decision to the next.
pub struct Search<G: Heuristic> {
    tuning: Tuning,
    /// How far it thinks; the worlds are for the budget to say.
    pub depth: Depth,
    trees: Vec<Tree<G>>,
}

impl<G: Heuristic> Search<G> {
    /// A search without memories.
    pub fn new(tuning: Tuning, depth: Depth) -> Search<G> {
        Search { tuning, depth, trees: Vec::new() }
    }

    /// Whether it expects to be asked again at once.
    pub fn remembers(&self) -> bool {
        self.trees.iter().any(|tree| tree.expected.is_some())
    }

    /// Worlds thought through so far.
    pub fn worlds(&self) -> u64 {
        self.trees.iter().map(|tree| tree.worlds).sum()
    }

    /// The place in `legal` of the action to take. The list may leave out what is not to be thought of.
    pub fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        budget: Budget,
        until: Instant,
        chance: &mut Fast,
    ) -> usize {
        let threads = usize::from(budget.threads.max(1));
        let (tuning, depth) = (self.tuning, self.depth);
        self.trees.resize_with(threads, || Tree::new(tuning, depth));
        let worlds = budget.worlds / threads as u32;
        let seeds: Vec<u64> = self.trees.iter().map(|_| chance.next_seed()).collect();
        let mut jobs: Vec<_> = self.trees.iter_mut().zip(seeds).collect();
        let think = |(tree, seed): &mut (&mut Tree<G>, u64)| {
            tree.think(view, seat, legal, worlds, until, &mut Fast::new(*seed));
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
        let best = (0..legal.len()).max_by_key(|&place| votes(&legal[place])).unwrap_or(0);
        self.trees.iter_mut().for_each(|tree| tree.go(view, seat, &legal[best], chance));
        best
    }
}

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

struct Node<A> {
    /// The action that leads here; the first node has none.
    action: Option<A>,
    first_child: u32,
    next_sibling: u32,
    visits: u32,
    /// How often it could have been chosen.
    chances: u32,
    /// The sum of what came of it for the seat that chose it.
    sum: f32,
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

struct Tree<G: Heuristic> {
    tuning: Tuning,
    depth: Depth,
    nodes: Vec<Node<G::Action>>,
    root: u32,
    /// Thought through so far.
    worlds: u64,
    /// What the seat will see if it is asked again at once and nothing new became known: then the tree below is still good.
    expected: Option<G::View>,
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
    fn new(tuning: Tuning, depth: Depth) -> Tree<G> {
        Tree {
            tuning,
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
    fn think(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        worlds: u32,
        until: Instant,
        chance: &mut Fast,
    ) {
        if self.depth.halving {
            self.forget();
            return self.halve(view, seat, legal, worlds, until, chance);
        }
        if self.expected.as_ref() != Some(view) || self.root == NONE || self.nodes.len() > MOST_NODES / 2 {
            self.forget();
        }
        let known = self.nodes[self.root as usize].onward;
        for world in known..worlds.max(known + 1) {
            self.think_through(G::imagine(view, chance), seat, legal, chance);
            self.worlds += 1;
            if world % GLANCE == GLANCE - 1
                && (Instant::now() >= until || self.is_decided(legal, worlds.saturating_sub(world)))
            {
                break;
            }
        }
    }

    fn forget(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, 1.0));
        self.root = ROOT;
    }

    /// Thinks every action through in the same worlds and drops the worse half, until one is left. Each time as much thought is
    /// shared out among fewer.
    fn halve(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        worlds: u32,
        until: Instant,
        chance: &mut Fast,
    ) {
        let mut left: Vec<&[G::Action]> = legal.chunks(1).collect();
        let halvings = legal.len().next_power_of_two().trailing_zeros();
        while left.len() > 1 {
            for world in 0..(worlds / halvings / left.len() as u32).max(1) {
                if world > 0 && Instant::now() >= until {
                    break;
                }
                let imagined = G::imagine(view, chance);
                let seed = chance.next_seed();
                for only in &left {
                    self.think_through(imagined.clone(), seat, only, &mut Fast::new(seed));
                    self.worlds += 1;
                }
            }
            left.sort_by(|a, b| self.mean(&b[0]).total_cmp(&self.mean(&a[0])));
            left.truncate(left.len().div_ceil(2));
        }
        // The last two were tried equally often: one world more, and the better one has the most votes.
        if let [best, ..] = left[..] {
            self.think_through(G::imagine(view, chance), seat, best, chance);
            self.worlds += 1;
        }
    }

    /// What came of this action at the root.
    fn mean(&self, action: &G::Action) -> f32 {
        let child = self.child(self.root, action).map(|child| &self.nodes[child as usize]);
        child.map_or(0.0, |child| child.sum / child.visits.max(1) as f32)
    }

    /// How often this action was chosen at the root.
    fn votes(&self, action: &G::Action) -> u32 {
        self.child(self.root, action).map_or(0, |child| self.nodes[child as usize].visits)
    }

    /// Follows the action taken, so that what was thought about afterwards is not lost. Halving begins anew each time: what it would
    /// find was not tried equally often.
    fn go(&mut self, view: &G::View, seat: Seat, action: &G::Action, chance: &mut Fast) {
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

    /// One world, from the root, where only the actions of the list are thought of, to a guess at its end.
    fn think_through(&mut self, mut world: G, thinker: Seat, legal: &[G::Action], chance: &mut Fast) {
        self.path.clear();
        let mut at = self.root;
        let worth = loop {
            let seats = match world.to_act() {
                ToAct::Over(standings) => break worth::of_end(&standings, self.tuning.lead),
                ToAct::Seats(seats) => seats,
            };
            if at != self.root && world.is_pause() {
                break self.guess(&world);
            }
            let node = &self.nodes[at as usize];
            let unripe = at != self.root && node.first_child == NONE && node.visits < RIPE;
            if unripe || (node.first_child == NONE && self.nodes.len() >= MOST_NODES) {
                break self.play_on(&mut world, chance);
            }
            // Where several decide at once, the order is of no account, but the thinker decides for himself.
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
                self.add_children(at, &world, seat);
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
    }

    fn children(&self, at: u32) -> impl Iterator<Item = u32> {
        let some = |child: u32| (child != NONE).then_some(child);
        let first = self.nodes.get(at as usize).and_then(|node| some(node.first_child));
        std::iter::successors(first, move |&child| some(self.nodes[child as usize].next_sibling))
    }

    fn child(&self, at: u32, action: &G::Action) -> Option<u32> {
        self.children(at).find(|&child| self.nodes[child as usize].action.as_ref() == Some(action))
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
        let doubt = self.tuning.doubt;
        self.weights.iter_mut().for_each(|weight| *weight = ((*weight - best) / doubt).exp());
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
            let score =
                so_far + self.tuning.curiosity * node.prior * (node.chances as f32).sqrt() / (1.0 + visits);
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

    /// What the world is worth to each seat, as it is.
    fn guess(&mut self, world: &G) -> Worth {
        if let ToAct::Over(standings) = world.to_act() {
            return worth::of_end(&standings, self.tuning.lead);
        }
        self.points.clear();
        world.outlook(&mut self.points);
        worth::of_points(&self.points, self.tuning.lead)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use comptoir_games::ugo::{Action, Options};
    use comptoir_games::{Ugo, shelf, with_game};
    use comptoir_kernel::Game;

    use super::*;

    /// A decision between at least three actions, early in a game.
    fn choice_of_three<G: Heuristic>() -> (G, Seat, Vec<G::Action>) {
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

    /// A tree after some thought.
    fn thought<G: Heuristic>(game: &G, seat: Seat, legal: &[G::Action], depth: Depth) -> Tree<G> {
        let mut tree = Tree::<G>::new(G::TUNING, depth);
        let until = Instant::now() + Duration::from_hours(1);
        tree.think(&game.view(Viewer::Seat(seat)), seat, legal, depth.worlds, until, &mut Fast::new(2));
        tree
    }

    fn thinks_only_of<G: Heuristic>() {
        let (game, seat, legal) = choice_of_three::<G>();
        let two = &legal[1..3];
        for halving in [false, true] {
            let tree = thought(&game, seat, two, Depth { worlds: 40, halving, ..G::TUNING.master });
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

    fn halves<G: Heuristic>() {
        let (game, seat, legal) = choice_of_three::<G>();
        let actions = &legal[..3];
        let mut tree =
            thought(&game, seat, actions, Depth { worlds: 120, halving: true, ..G::TUNING.master });
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
        tree.go(&game.view(Viewer::Seat(seat)), seat, &actions[0], &mut Fast::new(3));
        assert!(tree.expected.is_none(), "{}: nothing of it is of use again", G::info().id);
    }

    #[test]
    fn halving_tries_all_equally_often_and_drops_the_worse_half() {
        for info in shelf() {
            with_game!(info.id.as_str(), G => halves::<G>()).unwrap();
        }
    }

    #[test]
    fn nobody_plays_on_beyond_a_pause() {
        let mut chance = Fast::new(3);
        let mut tree = Tree::new(Ugo::TUNING, Depth { horizon: 1000, ..Ugo::TUNING.legend });
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
        let tree = thought(&world, seat, &legal, Depth { worlds: 100, ..Ugo::TUNING.master });
        let cards = tree.nodes.iter().filter(|node| matches!(node.action, Some(Action::Play(_)))).count();
        assert_eq!(cards, 1, "the next deal is luck");
    }
}
