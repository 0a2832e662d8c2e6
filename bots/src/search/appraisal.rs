//! Appraisal: how a game may end after what somebody did, and after the best of what they could have done instead.
//!
//! What comes out is not an opinion but ends: the actions that are compared are played on to the end of the game in the same imagined
//! worlds, through a search while it has something to say and as the heuristic would from there. What they tell, and what they cannot
//! tell, is for whoever counts them.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Heuristic, MAX_SEATS, Seat, Standings};

use super::counsel::shortlist;
use super::tree::Tree;

/// However little time there is, so many ends of each action are looked at.
const LEAST: u32 = 8;
/// The most actions that are looked at: what was taken, and two others.
const MOST: usize = 3;
/// Where there is nothing to compare, fewer worlds tell as much.
const ALONE: u32 = 2;

/// What came of looking at a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal<A> {
    /// What was taken, then what it was compared with, in the order in which the search named it.
    pub tried: Vec<Appraised<A>>,
    /// Worlds thought through.
    pub worlds: u64,
}

/// How the game may end after an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraised<A> {
    /// What is done.
    pub action: A,
    /// An end in each world; the worlds are the same for all that is compared, and in the same order.
    pub ends: Vec<End>,
}

/// An end, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct End {
    /// What the search takes it for, from 0 to 1.
    pub worth: [f32; MAX_SEATS],
    /// Which part of the victory it is.
    pub won: [f32; MAX_SEATS],
    /// The place.
    pub place: [f32; MAX_SEATS],
    /// The points.
    pub points: [f32; MAX_SEATS],
}

impl End {
    fn of(standings: &Standings, worth: [f32; MAX_SEATS]) -> End {
        let winners = standings.winners().count() as f32;
        let mut end = End { worth, ..End::default() };
        for line in standings.lines() {
            let seat = line.seat.index();
            end.won[seat] = if line.rank == 1 { 1.0 / winners } else { 0.0 };
            end.place[seat] = f32::from(line.rank);
            end.points[seat] = line.points as f32;
        }
        end
    }
}

/// Looks at what `seat` took, with what its view shows and nothing else, in about so many worlds. What nobody in their senses does is only
/// looked at where it was taken.
pub fn appraise<G: Heuristic>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    taken: &G::Action,
    worlds: u32,
    seed: u64,
) -> Appraisal<G::Action> {
    let mut chance = Fast::new(seed);
    let mut tree = Tree::<G>::new(G::LEGEND);
    let mut compared = if legal.len() < 2 {
        tree.forget();
        vec![taken.clone()]
    } else {
        shortlist(&mut tree, view, seat, legal, Some(taken), worlds / 4, &mut chance)
    };
    compared.sort_by_key(|action| action != taken);
    compared.truncate(MOST);
    let parts = if compared.len() == 1 { ALONE } else { compared.len() as u32 };
    let rounds = (worlds.saturating_sub(tree.worlds as u32) / parts).max(LEAST);
    let mut tried: Vec<Appraised<G::Action>> =
        compared.into_iter().map(|action| Appraised { action, ends: Vec::new() }).collect();
    for _ in 0..rounds {
        let world = G::imagine(view, &mut chance);
        let seed = chance.next_seed();
        for Appraised { action, ends } in &mut tried {
            let (mut world, mut chance) = (world.clone(), Fast::new(seed));
            let only = std::slice::from_ref(&*action);
            let worth = tree.think_through(&mut world, seat, only, &mut chance);
            ends.push(End::of(&tree.finish(&mut world, &mut chance), worth));
            tree.worlds += 1;
        }
    }
    Appraisal { tried, worlds: tree.worlds }
}

#[cfg(test)]
mod tests {
    use comptoir_games::{shelf, with_game};
    use comptoir_kernel::{Chance, ToAct, Viewer};

    use super::super::tree::tests::choice_of_three;
    use super::*;
    use crate::{Bot, Level, worth};

    fn looks_at_whole_games<G: Heuristic>() {
        let (game, seat, legal) = choice_of_three::<G>();
        let (view, name) = (game.view(Viewer::Seat(seat)), &G::info().id);
        let taken = &legal[legal.len() - 1];
        let looked = appraise::<G>(&view, seat, &legal, taken, 40, 1);
        assert_eq!(looked, appraise::<G>(&view, seat, &legal, taken, 40, 1), "{name}: the same seed");
        let other = G::imagine(&view, &mut Fast::new(9)).view(Viewer::Seat(seat));
        assert_eq!(
            looked,
            appraise::<G>(&other, seat, &legal, taken, 40, 1),
            "{name}: it knows the view only"
        );
        assert_eq!(looked.tried[0].action, *taken, "{name}");
        assert!((2..=MOST).contains(&looked.tried.len()), "{name}");
        let seats = game.tally().lines().count();
        for tried in &looked.tried {
            assert_eq!(tried.ends.len(), looked.tried[0].ends.len(), "{name}: the same worlds");
            assert!(tried.ends.len() >= 8, "{name}");
            for end in &tried.ends {
                assert!((end.won.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{name}: somebody wins {end:?}");
                assert!(end.place[..seats].iter().all(|place| (1.0..=seats as f32).contains(place)));
                assert!(end.worth.iter().all(|worth| (0.0..=1.0).contains(worth)), "{name}: {end:?}");
            }
        }
        let only = appraise::<G>(&view, seat, &legal[..1], &legal[0], 40, 1);
        assert_eq!(only.tried.len(), 1, "{name}: there is nothing to compare");
    }

    #[test]
    fn what_was_taken_is_played_to_the_end_beside_what_could_have_been() {
        for info in shelf() {
            with_game!(info.id.as_str(), G => looks_at_whole_games::<G>()).unwrap();
        }
    }

    /// Chance that answers as it is told, then with the first there is, and remembers what it was asked.
    struct Told<'a> {
        answers: &'a [u32],
        asked: Vec<u32>,
    }

    impl Chance for Told<'_> {
        fn below(&mut self, n: u32) -> u32 {
            let answer = self.answers.get(self.asked.len()).copied().unwrap_or(0);
            self.asked.push(n);
            answer
        }
    }

    /// The truth about an end of a game, by trying everything: every action, and every answer of chance. It looks at no more than so many
    /// states, and no more than so many decisions ahead.
    struct Exhaustive {
        left: u32,
        deep: u32,
    }

    impl Exhaustive {
        /// What the state is worth to each seat if all do the best for themselves; nothing where there is too much to try.
        fn value<G: Heuristic>(&mut self, game: &G) -> Option<worth::Worth> {
            let seats = match game.to_act() {
                ToAct::Over(standings) => return Some(worth::of_end(&standings, G::TUNING.lead)),
                ToAct::Seats(seats) => seats,
            };
            let seat = seats.first()?;
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let mut best: Option<worth::Worth> = None;
            for action in &legal {
                let value = self.after(game, seat, action)?;
                if best.is_none_or(|best| value[seat.index()] > best[seat.index()]) {
                    best = Some(value);
                }
            }
            best
        }

        /// What an action is worth, over all that chance may answer.
        fn after<G: Heuristic>(&mut self, game: &G, seat: Seat, action: &G::Action) -> Option<worth::Worth> {
            let mut sum = [0.0; MAX_SEATS];
            let mut answers: Vec<u32> = Vec::new();
            loop {
                self.left = self.left.checked_sub(1)?;
                self.deep = self.deep.checked_sub(1)?;
                let mut world = game.clone();
                let mut chance = Told { answers: &answers, asked: Vec::new() };
                world.apply(seat, action, &mut chance, &mut ());
                let asked = chance.asked;
                let likely: f32 = asked.iter().map(|&n| 1.0 / n as f32).product();
                let value = self.value(&world)?;
                self.deep += 1;
                sum.iter_mut().zip(value).for_each(|(sum, value)| *sum += likely * value);
                // The next answers, like a counter whose places have the bounds that were asked.
                answers.resize(asked.len(), 0);
                while let Some(last) = answers.pop() {
                    if last + 1 < asked[answers.len()] {
                        answers.push(last + 1);
                        break;
                    }
                }
                if answers.is_empty() {
                    return Some(sum);
                }
            }
        }
    }

    /// What each action is worth to whoever takes it; nothing where there is too much to try.
    fn truth<G: Heuristic>(game: &G, seat: Seat, legal: &[G::Action]) -> Option<Vec<f32>> {
        let mut trying = Exhaustive { left: STATES, deep: AHEAD };
        legal.iter().map(|action| Some(trying.after(game, seat, action)?[seat.index()])).collect()
    }

    /// Whether an action leads to a victory that nobody shares before anybody else has a word, whatever chance answers: nothing can be
    /// better. What would take too long to find out does not.
    fn wins<G: Heuristic>(game: &G, seat: Seat, action: &G::Action, ahead: u32, left: &mut u32) -> bool {
        let mut all_win = |seed| {
            let Some(rest) = left.checked_sub(1) else { return false };
            *left = rest;
            let mut world = game.clone();
            world.apply(seat, action, &mut Fast::new(seed), &mut ());
            match world.to_act() {
                ToAct::Over(standings) => standings.winners().eq([seat]),
                ToAct::Seats(seats) => {
                    let mut legal = Vec::new();
                    world.legal(seat, &mut legal);
                    ahead > 0
                        && seats.first() == Some(seat)
                        && legal.iter().any(|action| wins(&world, seat, action, ahead - 1, left))
                }
            }
        };
        (0..4).all(&mut all_win)
    }

    /// Which actions are the best there are, as far as that can be known; nothing where it cannot, or where all of them are.
    fn best<G: Heuristic>(game: &G, seat: Seat, legal: &[G::Action]) -> Option<Vec<bool>> {
        let best: Vec<bool> = match truth(game, seat, legal) {
            Some(values) => {
                let most = values.iter().copied().fold(0.0, f32::max);
                values.iter().map(|value| value + AS_GOOD > most).collect()
            }
            // Dice are thrown all the time there, so that nothing can be tried to the end but what wins.
            None if G::info().id != "merchants" => return None,
            None if !legal.iter().any(|action| wins(game, seat, action, 0, &mut 1_000)) => return None,
            None => legal.iter().map(|action| wins(game, seat, action, 3, &mut { STATES })).collect(),
        };
        (best.contains(&true) && best.contains(&false)).then_some(best)
    }

    /// States that may be looked at for one truth.
    const STATES: u32 = 4_000;
    const AHEAD: u32 = 24;
    /// Decisions of a game that are tried, from its end.
    const LAST: usize = 6;
    /// What is worth less than this more is as good.
    const AS_GOOD: f32 = 0.01;
    /// Worlds for each decision: what an analysis has by default.
    const WORLDS: u32 = 800;

    /// How many of the last decisions of games among traders, wherever it makes a difference, a search finds the best action for, and of
    /// how many. What is still hidden makes no difference there.
    fn right<G: Heuristic>(wanted: usize) -> (usize, usize) {
        let (mut right, mut asked) = (0, 0);
        let seats = G::info().seats.clone();
        for seed in 0..2_000 {
            if asked >= wanted {
                break;
            }
            let mut chance = Fast::new(seed);
            let count = seats[seed as usize % seats.len()];
            let mut game = G::setup(&G::Options::default(), count, &mut chance, &mut ()).unwrap();
            let mut bot = Bot::<G>::new(Level::Trader, seed);
            let mut past = Vec::new();
            while let ToAct::Seats(acting) = game.to_act() {
                let seat = acting.first().unwrap();
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let place = bot.choose(&game.view(Viewer::Seat(seat)), seat, &legal).unwrap();
                let next = legal[place].clone();
                past.push((game.clone(), seat, legal));
                game.apply(seat, &next, &mut chance, &mut ());
            }
            // Two of a game at most, so that they are of many games.
            let mut of_this = 0;
            for (game, seat, legal) in past.into_iter().rev().take(LAST) {
                if legal.len() < 2 || asked >= wanted || of_this == 2 {
                    continue;
                }
                let Some(best) = best(&game, seat, &legal) else { continue };
                // Where what is hidden makes a difference, nobody can know what is best.
                let view = game.view(Viewer::Seat(seat));
                let other = |seed| G::imagine(&view, &mut Fast::new(seed));
                if !(0..5).all(|seed| self::best(&other(seed), seat, &legal).as_ref() == Some(&best)) {
                    continue;
                }
                (asked, of_this) = (asked + 1, of_this + 1);
                // What somebody did must not help to find what they should have done.
                let taken = best.iter().position(|best| !best).unwrap();
                let looked = appraise::<G>(&view, seat, &legal, &legal[taken], WORLDS, seed);
                let worth = |tried: &Appraised<G::Action>| {
                    tried.ends.iter().map(|end| end.worth[seat.index()]).sum::<f32>()
                };
                let found =
                    looked.tried.iter().max_by(|one, other| worth(one).total_cmp(&worth(other))).unwrap();
                let place = legal.iter().position(|action| *action == found.action).unwrap();
                right += usize::from(best[place]);
                if !best[place] && std::env::var("COMPTOIR_ENDS").is_ok() {
                    println!("{} seed {seed}: {:?} of {legal:?}, best {best:?}", G::info().id, found.action);
                }
            }
        }
        (right, asked)
    }

    /// More of them: `COMPTOIR_ENDS=400 cargo nextest run -p comptoir-bots the_best_end --no-capture`.
    #[test]
    fn the_best_end_is_found_where_it_can_be_known() {
        let wanted = std::env::var("COMPTOIR_ENDS").ok().and_then(|ends| ends.parse().ok()).unwrap_or(12);
        for info in shelf() {
            let (right, asked) = with_game!(info.id.as_str(), G => right::<G>(wanted)).unwrap();
            println!("{}: {right} of {asked}", info.id);
            assert_eq!(asked, wanted, "{}: there are enough ends to be known", info.id);
            assert!(right * 100 >= asked * 95, "{}: {right} of {asked}", info.id);
        }
    }
}
