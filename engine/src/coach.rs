//! A coach: what a legend would do in somebody's place, and one line of reason for each of its actions.
//!
//! It knows what its player sees and nothing else: every world it looks at is imagined from their view. A reason is either so in all the worlds
//! looked at for it, or a mean over them, so nothing is said that the player could not know.

use comptoir_bots::{Budget, Tried, counsel};
use comptoir_kernel::chance::{Fast, Recorder};
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Heuristic, Refusal, Remarks, Seat, ToAct, Witnessed};
use serde::Serialize;

use crate::engine::imagined;
use crate::{Advice, Advised, Against, Reason, Trouble, json};

/// Worlds in which something has to be so before it is said.
const WORLDS: u64 = 12;
/// The most decisions until one's own next one.
const HORIZON: u32 = 60;
/// Fewer tenths of a point than this go without a word.
const WORTH_A_WORD: i32 = 5;

pub fn advise<G: Heuristic + Remarks>(
    view: &G::View,
    seat: Seat,
    taken: Option<&G::Action>,
    seed: u64,
    worlds: u32,
) -> Result<Advice, Trouble>
where
    G::Refusal: Refusal + Serialize,
{
    let world = imagined::<G>(view);
    if let Some(Err(why)) = taken.map(|taken| world.check(seat, taken)) {
        return Err(Trouble::Against(Against::new(&why)));
    }
    let mut legal = Vec::new();
    world.legal(seat, &mut legal);
    let budget = Budget { worlds, time: None, threads: 1 };
    let heard = counsel::<G>(view, seat, &legal, taken, budget, seed);
    let only = heard.tried.len() == 1;
    let advised = |tried: &Tried<G::Action>| Advised {
        action: json(&tried.action),
        taken: taken == Some(&tried.action),
        hope: in_hundred(tried.worth),
        surely: in_hundred(tried.surely),
        reason: if only { Some(Reason::Only) } else { reason::<G>(view, seat, tried, &legal) },
    };
    Ok(Advice { actions: heard.tried.iter().map(advised).collect(), worlds: heard.worlds })
}

fn in_hundred(share: f32) -> u8 {
    (share * 100.0 + 0.5) as u8
}

/// What speaks for an action, the plainest first: what a bot would say about it, points, what it makes way for, and what becomes of the points
/// until its player decides again.
fn reason<G: Heuristic + Remarks>(
    view: &G::View,
    seat: Seat,
    tried: &Tried<G::Action>,
    legal: &[G::Action],
) -> Option<Reason> {
    let action = &tried.action;
    let outcomes: Vec<Outcome<G>> =
        (0..WORLDS).map(|world| Outcome::of(view, seat, action, world + 1)).collect();
    let first = outcomes.first()?;
    if let Some(remark) = &first.remark
        && outcomes.iter().all(|other| other.remark.as_ref() == Some(remark))
    {
        return Some(Reason::Remark { remark: json(remark) });
    }
    if first.points != 0 && outcomes.iter().all(|other| other.points == first.points) {
        return Some(Reason::Points { points: first.points });
    }
    if let Some(then) = &tried.then {
        return Some(Reason::Then { action: json(then) });
    }
    if G::forgoes(action, legal) {
        return Some(Reason::Enough);
    }
    let mean = |of: usize| outcomes.iter().map(|outcome| outcome.soon[of]).sum::<i32>() * 10 / WORLDS as i32;
    let own = mean(seat.index());
    let costs =
        (0..first.soon.len()).filter(|&other| other != seat.index()).map(|other| (mean(other), other));
    match costs.min() {
        Some((tenths, other)) if -tenths >= WORTH_A_WORD && -tenths > own.abs() => {
            Some(Reason::Costs { seat: Seat(other as u8), tenths: -tenths })
        }
        _ => (own.abs() >= WORTH_A_WORD).then_some(Reason::Soon { tenths: own }),
    }
}

/// What becomes of an action in one world.
struct Outcome<G: Remarks> {
    remark: Option<G::Remark>,
    /// What it brings its player at once.
    points: i32,
    /// What every seat gains until its player decides again, if all play as the heuristic would.
    soon: Vec<i32>,
}

impl<G: Heuristic + Remarks> Outcome<G> {
    fn of(view: &G::View, seat: Seat, action: &G::Action, seed: u64) -> Outcome<G> {
        let mut dice = Fast::new(seed);
        let before = G::imagine(view, &mut dice);
        let points = |world: &G| world.tally().lines().map(|line| line.points).collect::<Vec<_>>();
        let had = points(&before);
        let gained =
            |world: &G| points(world).iter().zip(&had).map(|(now, had)| now - had).collect::<Vec<_>>();
        let mut world = before.clone();
        let mut told = Told::default();
        // As previews do: the module has no second copy of the rules for it.
        let mut chance = Recorder::new(&mut dice as &mut dyn Chance);
        world.apply(seat, action, &mut chance, &mut told);
        let remark = G::remark(&Witnessed::new(seat, &before, &world, &told));
        let at_once = gained(&world)[seat.index()];
        let (mut legal, mut weights) = (Vec::new(), Vec::new());
        for _ in 0..HORIZON {
            let ToAct::Seats(acting) = world.to_act() else { break };
            let Some(next) = acting.first().filter(|_| !acting.contains(seat) && !world.is_pause()) else {
                break;
            };
            legal.clear();
            weights.clear();
            world.legal(next, &mut legal);
            G::weigh(&world.view(comptoir_kernel::Viewer::Seat(next)), next, &legal, &mut weights);
            let best = (0..legal.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b]));
            let Some(best) = best else { break };
            world.apply(next, &legal[best], &mut dice, &mut ());
        }
        Outcome { remark, points: at_once, soon: gained(&world) }
    }
}
