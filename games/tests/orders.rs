//! Standing orders of every game: they follow from what their owner sees, and do what the rules allow.

use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::orders::Follow;
use comptoir_kernel::{Chance, Orders, Seat, ToAct, Viewer};

const GAMES: u64 = 6;
/// Orders that a game remembers to have offered, and is asked about later.
const GIVEN: usize = 12;

/// How many orders were offered, and how many steps came of them.
#[derive(Debug, Default)]
struct Seen {
    offered: usize,
    followed: usize,
}

fn plays<G: Orders>(options: &G::Options, seats: u8, number: u64, seen: &mut Seen) {
    let mut dice = Fast::new(number);
    let Ok(mut game) = G::setup(options, seats, &mut dice, &mut ()) else { return };
    let mut given: Vec<(Seat, G::Order)> = Vec::new();
    let (mut legal, mut orders, mut imagined) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..800 {
        let ToAct::Seats(acting) = game.to_act() else { break };
        for seat in Seat::all(seats) {
            let worlds = [0, 1].map(|seed| G::imagine(&game.view(Viewer::Seat(seat)), &mut Fast::new(seed)));
            orders.clear();
            game.orders(seat, &mut orders);
            for world in &worlds {
                imagined.clear();
                world.orders(seat, &mut imagined);
                assert_eq!(orders, imagined, "seat {} is offered what it cannot know", seat.0);
            }
            if !orders.is_empty() {
                seen.offered += orders.len();
                let order = orders.swap_remove(dice.below(orders.len() as u32) as usize);
                assert_eq!(game.follow(seat, &order), Follow::Wait, "{order:?} is about a decision to come");
                if given.len() == GIVEN {
                    given.remove(0);
                }
                given.push((seat, order));
            }
            for (_, order) in given.iter().filter(|(owner, _)| *owner == seat) {
                let follows = (game.about(seat, order), game.follow(seat, order));
                for world in &worlds {
                    let other = (world.about(seat, order), world.follow(seat, order));
                    assert_eq!(follows, other, "{order:?} knows more than its owner");
                }
                if let Follow::Act(action) = follows.1 {
                    seen.followed += 1;
                    assert_eq!(game.check(seat, &action), Ok(()), "{order:?}");
                }
            }
        }
        let seat = acting.iter().nth(dice.below(acting.len() as u32) as usize).unwrap();
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal.swap_remove(dice.below(legal.len() as u32) as usize);
        game.apply(seat, &action, &mut dice, &mut ());
    }
}

fn seen<G: Orders>() -> Seen {
    let mut seen = Seen::default();
    for &seats in &G::info().seats {
        (0..GAMES).for_each(|seed| plays::<G>(&G::Options::default(), seats, seed, &mut seen));
    }
    seen
}

#[test]
fn an_order_knows_what_its_owner_sees_and_does_what_the_rules_allow() {
    for info in shelf() {
        let seen = with_game!(info.id.as_str(), G => seen::<G>()).unwrap();
        let offers = !matches!(info.id.as_str(), "ugo" | "valdora");
        assert_eq!((seen.offered > 0, seen.followed > 0), (offers, offers), "{}: {seen:?}", info.id);
    }
}
