//! What a bot says about the card that completes a trick.

mod scene;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::laws::said;
use comptoir_kernel::{Game, Seat};
use comptoir_ugo::cards::CardSet;
use comptoir_ugo::view::Hand;
use comptoir_ugo::{Action, Phase, Remark, Ugo, View};
use scene::{card, kingdom, player, table};

const BOT: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

/// The rival has led; the bot, who cannot follow, completes the trick of two.
fn remark(led: &str, played: &str, own: &str, rivals: &str) -> Option<Remark> {
    let (led, played) = (card(led), card(played));
    let kingdoms = [kingdom(own, 0), kingdom(rivals, 0)];
    let in_kingdoms = kingdoms[0].cards | kingdoms[1].cards;
    let free = CardSet::all() - in_kingdoms - [led, played].into_iter().collect();
    let others = free.iter().filter(|card| card.colour() != led.colour()).take(7);
    let view = View {
        trick_number: 3,
        dealer: BOT,
        leader: RIVAL,
        phase: Phase::PlayCard(BOT),
        hand: Some(Hand { seat: BOT, cards: others.chain([played]).collect() }),
        trick: vec![led],
        players: (kingdoms.iter().zip([8, 7]))
            .map(|(kingdom, hand_size)| player(kingdom, hand_size))
            .collect(),
        aside: 45 - 16 - in_kingdoms.len(),
        ..table()
    };
    let game = Ugo::imagine(&view, &mut Fast::new(1));
    game.audit().expect("a proper state");
    game.check(BOT, &Action::Play(played)).expect("it may be played");
    said(&game, BOT, &Action::Play(played))
}

#[test]
fn farmers_that_make_a_field_count() {
    // The 4 wins and brings the two farmers the third field lacked.
    let fed = Remark::FieldFed { field: 3, points: 4 };
    assert_eq!(remark("R3", "G4", "R6 B4 G5", ""), Some(fed));
}

#[test]
fn a_kingdom_that_gains() {
    // From 1 + 1 to 3 + 8; an 8 brings no farmers.
    assert_eq!(remark("R3", "B8", "R1 B1", ""), Some(Remark::KingdomGrew { by: 9, points: 11 }));
}

#[test]
fn a_trick_its_winner_would_rather_not_have() {
    // From 8 + 7 to 5 + 0, and two farmers that make the third field worth 1.
    assert_eq!(remark("R5", "B0", "", "R8 B7"), Some(Remark::Spoilt { seat: RIVAL, points: 9 }));
}

#[test]
fn farmers_for_a_lost_card() {
    assert_eq!(remark("R5", "B2", "", "R1 B1"), Some(Remark::FarmersAnyway { farmers: 1, empty: 8 }));
}

#[test]
fn a_trick_that_would_have_been_anothers() {
    assert_eq!(remark("R3", "B4", "R8 B8", ""), Some(Remark::TrickSnatched { from: RIVAL }));
    assert_eq!(remark("R5", "B0", "", "R1 B1"), None, "nothing to boast of");
}
