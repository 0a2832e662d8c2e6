//! What must not be seen, checked without the help of `imagine`; then that `imagine` respects what was seen.

use comptoir_golden_city::cards::{Cards, Landscape, of_the_box, size};
use comptoir_golden_city::view::BonusTaken;
use comptoir_golden_city::{Action, Event, GoldenCity, Options, Phase, View};
use comptoir_kernel::chance::{Draw, Fast, Recorded, Recorder};
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Game, Memory, Seat, Set, ToAct, Viewer};

fn new_game(seats: u8, chance: &mut Fast) -> GoldenCity {
    GoldenCity::setup(&Options::default(), seats, chance, &mut ()).expect("set up")
}

fn hand_of(game: &GoldenCity, seat: Seat) -> Cards {
    game.view(Viewer::Seat(seat)).hand.expect("a seat has a hand").cards
}

/// Whoever must act, and one of the things they may do.
fn any_action(game: &GoldenCity, chance: &mut Fast) -> Option<(Seat, Action)> {
    let ToAct::Seats(acting) = game.to_act() else { return None };
    let seat = acting.first()?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    Some((seat, legal[chance.below(legal.len() as u32) as usize]))
}

/// All that `viewer` gets to see and hear of a step: the very bytes that would be sent to them.
fn sent(game: &GoldenCity, seat: Seat, action: &Action, draws: &[Draw], viewer: Viewer) -> String {
    let (mut after, mut told) = (game.clone(), Told::default());
    after.apply(seat, action, &mut Recorded::new(draws), &mut told);
    let heard: Vec<_> = told.heard_by(viewer).collect();
    serde_json::to_string(&(after.view(viewer), heard)).expect("views and events are JSON")
}

#[test]
fn nobody_else_can_tell_which_card_was_drawn_or_which_bonus_card_was_kept() {
    let (mut cards, mut bonus_cards) = (0, 0);
    for game_seed in 0..60 {
        let seats = 2 + (game_seed % 3) as u8;
        let mut chance = Fast::new(game_seed);
        let mut game = new_game(seats, &mut chance);
        while let Some((seat, action)) = any_action(&game, &mut chance) {
            let before = game.clone();
            let mut recorder = Recorder::new(&mut chance);
            game.apply(seat, &action, &mut recorder, &mut ());
            let draws = recorder.draws;
            // Once the game is over, bonus cards lie open.
            if matches!(game.to_act(), ToAct::Over(_)) {
                break;
            }
            let others = || Viewer::all(seats).filter(|&viewer| viewer != Viewer::Seat(seat));
            let same_for_others = |other: &Action, draws: &[Draw], real: &[Draw]| {
                for viewer in others() {
                    let (seen, real) = (
                        sent(&before, seat, other, draws, viewer),
                        sent(&before, seat, &action, real, viewer),
                    );
                    assert_eq!(seen, real, "{viewer:?} sees what {seat:?} got by {action:?}");
                }
            };
            match action {
                // One draw and the turn goes on: it was the card of the reward.
                Action::Build { .. } if draws.len() == 1 => {
                    let mut hands = vec![];
                    for number in 0..draws[0].below {
                        let other = [Draw { number, ..draws[0] }];
                        same_for_others(&action, &other, &draws);
                        hands.push(sent(&before, seat, &action, &other, Viewer::Seat(seat)));
                    }
                    hands.dedup();
                    cards += usize::from(hands.len() > 1);
                }
                Action::ChooseBonus(_) if draws.is_empty() => {
                    let mut legal = Vec::new();
                    before.legal(seat, &mut legal);
                    for other in &legal {
                        same_for_others(other, &draws, &draws);
                    }
                    bonus_cards += usize::from(legal.len() > 1);
                }
                _ => {}
            }
        }
    }
    assert!(cards > 50 && bonus_cards > 50, "{cards} cards drawn, {bonus_cards} bonus cards kept");
}

/// Which cards of another hand are known, the next test looks at.
#[test]
fn a_view_has_the_own_hand_alone_and_counts_the_others() {
    for game_seed in 0..60 {
        let seats = 2 + (game_seed % 3) as u8;
        let mut chance = Fast::new(game_seed);
        let mut game = new_game(seats, &mut chance);
        while let Some((seat, action)) = any_action(&game, &mut chance) {
            for viewer in Viewer::all(seats) {
                let view = game.view(viewer);
                assert_eq!(view.hand.as_ref().map(|hand| hand.seat), viewer.seat());
                for (other, player) in Seat::all(seats).zip(&view.players) {
                    let hand = hand_of(&game, other);
                    assert!(hand.covers(player.known), "{:?} known of {hand:?}", player.known);
                    assert_eq!(size(hand), player.hand_size);
                }
                // A spectator never looks into the pile: to one a bonus card can be any that was not shown.
                let shown = view.players.iter().fold(Set::EMPTY, |all, player| all | player.bonus_shown);
                for take in view.bonus_taken.iter().filter(|_| viewer == Viewer::Spectator) {
                    assert_eq!(take.one_of, Set::all() - shown);
                }
            }
            game.apply(seat, &action, &mut chance, &mut ());
        }
    }
}

#[test]
fn cards_taken_openly_are_remembered_until_they_are_paid() {
    let mut chance = Fast::new(5);
    let mut game = new_game(4, &mut chance);
    let mut seen = [Cards::of(Landscape::Port, 1); 4];
    let mut told = Told::default();
    while let Some((seat, action)) = any_action(&game, &mut chance) {
        game.apply(seat, &action, &mut chance, &mut told);
        for (_, event) in told.0.drain(..) {
            match event {
                Event::GroupTaken { seat: owner, cards, .. } => {
                    seen[owner.index()] += cards;
                }
                Event::PostBuilt { seat: owner, payment, .. } => {
                    seen[owner.index()] = seen[owner.index()].beyond(payment);
                }
                Event::CardDiscarded { seat: owner, card } => {
                    seen[owner.index()] = seen[owner.index()].beyond(Cards::of(card, 1));
                }
                _ => {}
            }
        }
        let view = game.view(Viewer::Spectator);
        assert_eq!(view.players.iter().map(|player| player.known).collect::<Vec<_>>(), seen);
    }
}

/// At the table everybody sees the discard pile, the groups and the own hand, and nothing tells what went where.
#[test]
fn as_at_the_table_a_view_has_what_lies_open_and_no_more() {
    let options = Options { memory: Memory::AtTheTable, ..Options::default() };
    let mut forgotten = 0;
    for game_seed in 0..20 {
        let seats = 2 + (game_seed % 3) as u8;
        let mut chance = Fast::new(game_seed);
        let mut game = GoldenCity::setup(&options, seats, &mut chance, &mut ()).expect("set up");
        while let Some((seat, action)) = any_action(&game, &mut chance) {
            for viewer in Viewer::all(seats) {
                let view = game.view(viewer);
                assert!(view.players.iter().all(|player| player.known.is_none() && player.drawn == 0));
                let own = view.hand.as_ref().map_or(Cards::NONE, |hand| hand.cards);
                let open = view.groups.iter().fold(own + view.discard, |all, group| all + group.cards);
                assert_eq!(view.deck.among, of_the_box().beyond(open));
                let is_own = |take: &&BonusTaken| viewer == Viewer::Seat(take.seat);
                let kept =
                    view.bonus_taken.iter().filter(is_own).fold(Set::EMPTY, |all, take| all | take.one_of);
                let shown = view.players.iter().fold(kept, |all, player| all | player.bonus_shown);
                let looking = view.phase == Phase::ChooseBonus(seat) && viewer == Viewer::Seat(seat);
                for take in view.bonus_taken.iter().filter(|take| !is_own(take) && !looking) {
                    assert_eq!(take.one_of, Set::all() - shown, "who looked into the pile is not reminded");
                    forgotten += usize::from(!kept.is_empty());
                }
            }
            game.apply(seat, &action, &mut chance, &mut ());
        }
    }
    assert!(forgotten > 100, "{forgotten}");
}

/// A state in the middle of a game in which others hold cards and bonus cards that seat 0 has not seen and, so early, has no
/// way to guess.
fn mysterious() -> GoldenCity {
    let mut chance = Fast::new(17);
    loop {
        let mut game = new_game(4, &mut chance);
        while let Some((seat, action)) = any_action(&game, &mut chance) {
            game.apply(seat, &action, &mut chance, &mut ());
            let view = game.view(Viewer::Seat(Seat(0)));
            let hidden = |player: &comptoir_golden_city::view::Player| player.hand_size > size(player.known);
            let guessed = view.bonus_taken.iter().filter(|take| take.one_of.len() > 1).count();
            let hands = view.players[1..].iter().filter(|player| hidden(player)).count();
            if hands >= 2 && guessed >= 2 && unseen(&view) == view.deck.among {
                return game;
            }
        }
    }
}

/// The landscape cards `view` does not show.
fn unseen(view: &View) -> Cards {
    let own = view.hand.as_ref().expect("a hand");
    let mut rest = of_the_box().beyond(view.discard).beyond(own.cards);
    rest = view.groups.iter().fold(rest, |rest, group| rest.beyond(group.cards));
    let others = Seat::all(view.players.len() as u8).zip(&view.players).filter(|(seat, _)| *seat != own.seat);
    others.fold(rest, |rest, (_, player)| rest.beyond(player.known))
}

#[test]
fn imagined_hands_and_bonus_cards_are_any_that_seat_0_cannot_exclude() {
    let game = mysterious();
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut hidden_kinds = [Cards::NONE; 4];
    let mut bonus_cards = vec![Set::EMPTY; view.bonus_taken.len()];
    for seed in 0..2_000 {
        let world = GoldenCity::imagine(&view, &mut Fast::new(seed));
        for (at, player) in view.players.iter().enumerate().skip(1) {
            let hand = hand_of(&world, Seat(at as u8));
            assert!(hand.covers(player.known));
            for kind in hand.beyond(player.known).kinds() {
                if hidden_kinds[at].count(kind) == 0 {
                    hidden_kinds[at] += Cards::of(kind, 1);
                }
            }
        }
        for (at, take) in view.bonus_taken.iter().enumerate() {
            let owner = world.view(Viewer::Seat(take.seat)).bonus_taken[at].one_of;
            assert_eq!(owner.len(), 1, "whoever took it knows it");
            bonus_cards[at] |= owner;
        }
    }
    let possible: Cards = unseen(&view).kinds().collect();
    for (at, player) in view.players.iter().enumerate().skip(1) {
        let any = if player.hand_size > size(player.known) { possible } else { Cards::NONE };
        assert_eq!(hidden_kinds[at], any, "seat {at} may hold any of these unseen");
    }
    let one_of: Vec<_> = view.bonus_taken.iter().map(|take| take.one_of).collect();
    assert_eq!(bonus_cards, one_of);
}

/// After a shuffle everybody knows what the deck has; a card that cannot be in it is in somebody's hand.
#[test]
fn nobody_imagines_a_card_in_the_deck_that_was_in_a_hand_when_it_was_shuffled() {
    let mut met = 0;
    for game_seed in 0..100 {
        let mut chance = Fast::new(game_seed);
        let mut game = new_game(4, &mut chance);
        while let Some((seat, action)) = any_action(&game, &mut chance) {
            game.apply(seat, &action, &mut chance, &mut ());
            let view = game.view(Viewer::Seat(Seat(0)));
            let must_be_in_hands = unseen(&view).beyond(view.deck.among);
            met += usize::from(!must_be_in_hands.is_none());
            let world = GoldenCity::imagine(&view, &mut chance);
            let unknown = Seat::all(4).skip(1).fold(Cards::NONE, |all, other| {
                all + hand_of(&world, other).beyond(view.players[other.index()].known)
            });
            assert!(unknown.covers(must_be_in_hands), "{must_be_in_hands:?} are in hands");
        }
    }
    assert!(met > 100, "{met}");
}
