//! What nobody in their senses does: each folly is recognised, and what is right close by is not.

mod scene;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Follies, Game, Seat, Viewer};
use comptoir_ugo::cards::{CardSet, Colour};
use comptoir_ugo::never::Folly;
use comptoir_ugo::view::Hand;
use comptoir_ugo::{Action, Kingdom, Phase, Ugo, View};
use scene::{card, cards, kingdom, player, table};

const WINNER: Seat = Seat(0);

/// Seat 0 led and won this trick. What lies neither in it nor in seat 0's kingdom nor among `unseen` is in seat 1's kingdom.
fn won(trick_number: u8, trick: &str, own: Kingdom, unseen: CardSet) -> View {
    let on_the_table = cards(trick);
    let mut other = Kingdom::default();
    for card in (CardSet::all() - on_the_table - own.cards - unseen).iter() {
        if !other.fields.as_slice().contains(&card.colour()) {
            other.fields.push(card.colour());
        }
        other.cards.insert(card);
    }
    let in_hands = 10 - trick_number;
    let kingdoms = [own, other, Kingdom::default(), Kingdom::default()];
    let hand: CardSet = unseen.iter().take(usize::from(in_hands)).collect();
    View {
        trick_number,
        dealer: Seat(3),
        leader: WINNER,
        phase: Phase::PlaceTrick(WINNER),
        hand: Some(Hand { seat: WINNER, cards: hand }),
        trick: trick.split_whitespace().map(card).collect(),
        players: kingdoms.iter().map(|kingdom| player(kingdom, in_hands)).collect(),
        supply: 36 - own.farmers,
        aside: unseen.len().saturating_sub(4 * in_hands),
        ..table()
    }
}

/// The folly of placing the trick like this, which must be possible.
fn folly(view: &View, order: &[Colour], top: &str) -> Option<Folly> {
    let game = Ugo::imagine(view, &mut Fast::new(1));
    let mut legal = Vec::new();
    game.legal(WINNER, &mut legal);
    let action = Action::Place { order: order.iter().copied().collect(), top: cards(top) };
    let place = legal.iter().position(|listed| *listed == action).expect("a legal placement");
    Ugo::never(&game.view(Viewer::Seat(WINNER)), WINNER, &legal)[place]
}

#[test]
fn the_highest_card_of_a_colour_comes_on_top() {
    let unseen = CardSet::all() - cards("R8 R3 B2 B5");
    let view = won(1, "R8 R3 B2 B5", Kingdom::default(), unseen);
    let order = [Colour::Red, Colour::Blue];
    assert_eq!(folly(&view, &order, "R3 B5"), Some(Folly::LowerOnTop));
    assert_eq!(folly(&view, &order, "R8 B2"), Some(Folly::LowerOnTop));
    assert_eq!(folly(&view, &order, "R8 B5"), None);
    assert_eq!(folly(&view, &[Colour::Blue, Colour::Red], "R8 B5"), None, "early on, either may end higher");
}

#[test]
fn what_must_end_higher_does_not_come_to_the_right() {
    let (red_first, blue_first) = ([Colour::Red, Colour::Blue], [Colour::Blue, Colour::Red]);
    let trick = "B7 R1 Y0 Y1";
    let with = |unseen: &str, farmers| won(8, trick, kingdom("Y5", farmers), cards(unseen));
    // Blue can end with 7 or 8, red with 1 or 2.
    let view = with("B8 R2 K0 K1 K2 K3 K4 G0 G1 G2 G3 G4 G5", 0);
    assert_eq!(folly(&view, &red_first, "Y1"), Some(Folly::HigherToTheRight));
    assert_eq!(folly(&view, &blue_first, "Y1"), None);

    let red_8_to_come = with("B8 R8 K0 K1 K2 K3 K4 G0 G1 G2 G3 G4 G5", 0);
    assert_eq!(folly(&red_8_to_come, &red_first, "Y1"), None);
    let blue_0_to_come = with("B0 R2 K0 K1 K2 K3 K4 G0 G1 G2 G3 G4 G5", 0);
    assert_eq!(folly(&blue_0_to_come, &red_first, "Y1"), None);
    let both_farmed = with("B8 R2 K0 K1 K2 K3 K4 G0 G1 G2 G3 G4 G5", 1);
    assert_eq!(folly(&both_farmed, &red_first, "Y1"), None, "the 7 brings field three its second farmer");
}

#[test]
fn the_last_trick_is_placed_for_the_most_points() {
    let (red_first, blue_first) = ([Colour::Red, Colour::Blue], [Colour::Blue, Colour::Red]);
    let with = |farmers| won(10, "B7 R1 Y0 Y1", kingdom("Y5", farmers), cards("B8 R8 K0 K1 K2"));
    assert_eq!(folly(&with(0), &red_first, "Y1"), Some(Folly::LastTrickForLess), "the 7 would lack a farmer");
    assert_eq!(folly(&with(0), &blue_first, "Y1"), None);
    assert_eq!(folly(&with(1), &red_first, "Y1"), None, "with all farmers the order is of no account");
    let earlier = won(9, "B7 R1 Y0 Y1", kingdom("Y5", 0), cards("B8 R8 K0 K1 K2 K3 K4 K5 K6"));
    assert_eq!(folly(&earlier, &red_first, "Y1"), None, "the red 8 may still come");
}
