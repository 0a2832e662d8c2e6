//! The rules by example: vectors 1 to 8 are the rulebook's own examples A to H, the others cases it leaves to its rules.
//!
//! A scene is a view: what lies on the table and the hand of whoever plays the last card of the trick. The other hands do not
//! matter to the rule in question and are imagined.

mod scene;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, First, Game, Seat, Viewer};
use comptoir_ugo::cards::{Card, CardSet, Colour, Colours};
use comptoir_ugo::farmers::farmers_on_fields;
use comptoir_ugo::view::Hand;
use comptoir_ugo::{Action, Event, Kingdom, Options, Phase, Refusal, Ugo, Variant, View};
use scene::{card, cards, kingdom, player, table};

const GABRIEL: Seat = Seat(0);
const CAROLE: Seat = Seat(1);
const THEO: Seat = Seat(2);
const SONIA: Seat = Seat(3);

/// What is told when a trick is completed: all its cards but the last lie there, `leader` led, `kingdoms` stand as given.
struct Trick {
    game: Ugo,
    told: Told<Event>,
}

impl Trick {
    fn new(variant: Variant, leader: Seat, plays: &str, kingdoms: &[Kingdom]) -> Trick {
        let seats = kingdoms.len() as u8;
        let plays: Vec<Card> = plays.split_whitespace().map(card).collect();
        let (last, before) = plays.split_last().expect("a trick has cards");
        let last_player = Seat((leader.0 + seats - 1) % seats);
        let led = plays[0].colour();
        let taken: CardSet = kingdoms.iter().fold(plays.iter().copied().collect(), |all, k| all | k.cards);
        // The last player's other cards are not of the led colour, so that they are free to discard.
        let filler = (CardSet::all() - taken).iter().filter(|card| card.colour() != led);
        let mut hand: CardSet = filler.take(7).collect();
        hand.insert(*last);
        let standing: u8 = kingdoms.iter().map(|kingdom| kingdom.farmers).sum();
        let supply = if variant == Variant::Standard { 36 } else { 12 } - standing;
        let placed: u8 = kingdoms.iter().map(|kingdom| kingdom.cards.len()).sum();
        let in_hands = 7 * seats + 1;
        let view = View {
            variant,
            trick_number: 3,
            leader,
            phase: Phase::PlayCard(last_player),
            hand: Some(Hand { seat: last_player, cards: hand }),
            trick: before.to_vec(),
            players: Seat::all(seats)
                .map(|seat| player(&kingdoms[seat.index()], if seat == last_player { 8 } else { 7 }))
                .collect(),
            supply,
            aside: 45 - placed - in_hands - before.len() as u8,
            ..table()
        };
        let mut game = Ugo::imagine(&view, &mut Fast::new(1));
        game.audit().expect("the scene is a proper state");
        let mut told = Told::default();
        game.check(last_player, &Action::Play(*last)).expect("the last card may be played");
        game.apply(last_player, &Action::Play(*last), &mut Fast::new(1), &mut told);
        let mut trick = Trick { game, told };
        if let Phase::PlaceTrick(winner) = trick.view().phase {
            // Where the vector says nothing of placing, any placement will do.
            let mut legal = Vec::new();
            trick.game.legal(winner, &mut legal);
            let mut placed = trick.game.clone();
            let mut told = trick.told.clone();
            placed.apply(winner, &legal[0], &mut Fast::new(1), &mut told);
            trick.told = told;
        }
        trick
    }

    fn four(leader: Seat, plays: &str) -> Trick {
        Trick::new(Variant::Standard, leader, plays, &[Kingdom::default(); 4])
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    fn winner(&self) -> Seat {
        let won = self.told.0.iter().find_map(|(_, event)| match event {
            Event::TrickWon { seat, .. } => Some(*seat),
            _ => None,
        });
        won.expect("the trick is won")
    }

    /// Farmers that came, by seat.
    fn farmers(&self) -> [u8; 4] {
        let mut came = [0; 4];
        for (_, event) in &self.told.0 {
            if let Event::FarmersCame { seat, farmers, .. } = event {
                came[seat.index()] += farmers;
            }
        }
        came
    }

    /// The winner places the trick as said.
    fn place(mut self, order: &[Colour], top: &str) -> Trick {
        let action = Action::Place { order: order.iter().copied().collect::<Colours>(), top: cards(top) };
        let winner = self.winner();
        self.game.check(winner, &action).expect("a legal placement");
        self.game.apply(winner, &action, &mut Fast::new(1), &mut self.told);
        self
    }
}

fn tops_of(view: &View, seat: Seat) -> Vec<Card> {
    view.players[seat.index()].kingdom.fields.iter().filter_map(|line| line.top).collect()
}

fn names(cards: &str) -> Vec<Card> {
    cards.split_whitespace().map(card).collect()
}

#[test]
fn vector_01_example_a_the_winner_places_red_then_blue() {
    let trick = Trick::four(THEO, "R3 B5 R6 R4");
    assert_eq!(trick.winner(), GABRIEL);
    assert_eq!(trick.farmers(), [1, 0, 0, 0]);
    let placed = trick.place(&[Colour::Red, Colour::Blue], "R6").view();
    assert_eq!(tops_of(&placed, GABRIEL), names("R6 B5"));
    assert_eq!(placed.players[0].kingdom.points, 11);
    assert_eq!(placed.players[0].cards, cards("R3 B5 R6 R4"));
}

#[test]
fn vector_02_example_b_the_first_farmer_stands_on_field_three() {
    assert_eq!(farmers_on_fields(0), [1, 1, 0, 0, 0]);
    assert_eq!(farmers_on_fields(1), [1, 1, 1, 0, 0]);
}

#[test]
fn vector_03_example_c_a_zero_covers_a_six() {
    let kingdoms = [kingdom("R6 B5", 1), Kingdom::default(), Kingdom::default(), Kingdom::default()];
    let trick = Trick::new(Variant::Standard, GABRIEL, "B8 G6 B1 R0", &kingdoms);
    assert_eq!(trick.winner(), GABRIEL);
    assert_eq!(trick.farmers(), [0, 0, 1, 0], "Théo's 1 lost to its own colour");
    let placed = trick.place(&[Colour::Green], "B8").view();
    assert_eq!(tops_of(&placed, GABRIEL), names("R0 B8 G6"));
    assert_eq!(placed.players[0].kingdom.points, 3, "0 + 8 - 5");
}

#[test]
fn vector_04_example_d_the_led_colour_breaks_the_tie() {
    let trick = Trick::four(GABRIEL, "B3 G7 R1 B7");
    assert_eq!(trick.winner(), SONIA);
    assert_eq!(trick.farmers(), [0, 0, 2, 1]);
}

#[test]
fn vector_05_example_e_the_first_eight_wins() {
    let trick = Trick::four(GABRIEL, "B2 G8 R2 R8");
    assert_eq!(trick.winner(), CAROLE);
    assert_eq!(trick.farmers(), [1, 0, 1, 0]);
}

#[test]
fn vector_06_example_f_a_two_beaten_by_its_own_colour_gets_nothing() {
    let trick = Trick::four(GABRIEL, "B7 G2 G8 B2");
    assert_eq!(trick.winner(), THEO);
    assert_eq!(trick.farmers(), [0, 0, 0, 1]);
}

#[test]
fn vector_07_example_g_a_missing_farmer_costs_five() {
    assert_eq!(kingdom("R0 B8 G6", 1).sheet().points, 3);
}

#[test]
fn vector_08_example_h_a_farmed_empty_field_counts_its_number() {
    assert_eq!(kingdom("R8 B6 G2", 5).sheet().points, 19);
}

#[test]
fn vector_09_all_zeros_go_to_the_lead() {
    let trick = Trick::four(GABRIEL, "G0 B0 Y0 R0");
    assert_eq!(trick.winner(), GABRIEL);
    assert_eq!(trick.farmers(), [0; 4]);
    let mut legal = Vec::new();
    trick.game.legal(GABRIEL, &mut legal);
    assert_eq!(legal.len(), 24, "the zeros must be placed: four new colours in any order");
}

#[test]
fn vector_10_a_winning_two_earns_nothing_a_losing_one_two() {
    let trick = Trick::new(Variant::Standard, GABRIEL, "G2 R1", &[Kingdom::default(); 2]);
    assert_eq!(trick.winner(), GABRIEL);
    assert_eq!(trick.farmers(), [0, 2, 0, 0]);
}

#[test]
fn vector_11_the_first_of_tied_cards_off_the_led_colour_wins() {
    let trick = Trick::new(Variant::Standard, GABRIEL, "G0 R1 K1", &[Kingdom::default(); 3]);
    assert_eq!(trick.winner(), CAROLE);
    assert_eq!(trick.farmers(), [0, 0, 2, 0]);
}

#[test]
fn vector_12_a_winning_three_earns_two() {
    let trick = Trick::four(GABRIEL, "Y3 Y1 K2 Y2");
    assert_eq!(trick.winner(), GABRIEL);
    assert_eq!(trick.farmers(), [2, 1, 1, 0]);
}

#[test]
fn vector_13_farmers_without_cards() {
    assert_eq!(kingdom("", 9).sheet().points, 9);
    assert_eq!(kingdom("", 0).sheet().points, 0);
}

#[test]
fn vector_14_five_colours_and_no_farmer() {
    assert_eq!(kingdom("R8 B7 G6 Y5 K4", 0).sheet().points, -30);
}

#[test]
fn vector_15_half_farmed_empty_fields_count_nothing() {
    assert_eq!(kingdom("R3", 4).sheet().points, 4);
}

#[test]
fn vector_16_surplus_farmers_are_not_taken() {
    assert_eq!(farmers_on_fields(12), [1, 1, 2, 3, 4]);
    let mut kingdoms = [Kingdom::default(); 4];
    kingdoms[0].farmers = 8;
    let trick = Trick::new(Variant::Standard, GABRIEL, "R5 R4 R3 R0", &kingdoms);
    assert_eq!(trick.winner(), GABRIEL);
    assert_eq!(trick.farmers(), [1, 0, 0, 0], "two icons, one space");
}

#[test]
fn vector_17_a_player_follows_if_he_can() {
    let hand = cards("R3 R8 B1 G0");
    for (led, playable) in [("R5", "R3 R8"), ("Y5", "R3 R8 B1 G0"), ("", "R3 R8 B1 G0")] {
        let view = View {
            trick_number: 7,
            dealer: CAROLE,
            leader: if led.is_empty() { CAROLE } else { GABRIEL },
            phase: Phase::PlayCard(CAROLE),
            hand: Some(Hand { seat: CAROLE, cards: hand }),
            trick: names(led),
            players: vec![
                player(&kingdom("Y8 K8 B8 G8", 0), if led.is_empty() { 4 } else { 3 }),
                player(&Kingdom::default(), 4),
            ],
            aside: 45 - 4 - 8,
            ..table()
        };
        let game = Ugo::imagine(&view, &mut Fast::new(5));
        let mut legal = Vec::new();
        game.legal(CAROLE, &mut legal);
        let expected: Vec<Action> = cards(playable).iter().map(Action::Play).collect();
        assert_eq!(legal, expected, "led: {led}");
        if led == "R5" {
            let refused = game.check(CAROLE, &Action::Play(card("B1")));
            assert_eq!(refused, Err(Refusal::MustFollow { led: Colour::Red, holds: 2 }));
        }
    }
}

/// Beyond the numbered vectors: ruling U-12, the only case in which the supply runs out.
#[test]
fn the_duel_serves_the_winner_first() {
    let mut kingdoms = [Kingdom::default(); 2];
    (kingdoms[0].farmers, kingdoms[1].farmers) = (3, 8);
    let trick = Trick::new(Variant::Duel12Farmers, CAROLE, "R1 G6", &kingdoms);
    assert_eq!(trick.winner(), GABRIEL);
    assert_eq!(trick.farmers(), [1, 0, 0, 0], "one farmer is left, and it is the winner's");
}

#[test]
fn the_host_may_name_who_leads_the_first_trick() {
    for (first, leader, dealer) in [(First::Seat1, 0, 2), (First::Seat3, 2, 1)] {
        let options = Options { first, ..Options::default() };
        let view =
            Ugo::setup(&options, 3, &mut Fast::new(1), &mut ()).expect("set up").view(Viewer::Spectator);
        assert_eq!((view.leader, view.dealer), (Seat(leader), Seat(dealer)));
    }
    let options = Options { first: First::Seat3, ..Options::default() };
    assert!(Ugo::setup(&options, 2, &mut Fast::new(1), &mut ()).is_err());
}

/// What a placement leads to can be looked at before it is made, also where the round ends with it and cards are dealt.
#[test]
fn a_placement_is_foreseen() {
    let (mut foreseen, mut last) = (0, 0);
    for seed in 0..20 {
        let mut chance = Fast::new(seed);
        let mut game = Ugo::setup(&Options::default(), 4, &mut chance, &mut ()).expect("set up");
        while let Some(seat) = game.to_act().seats().first() {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            for action in legal.iter().filter(|action| matches!(action, Action::Place { .. })) {
                let ahead = game.foresee(seat, action).expect("a placement hides nothing");
                let mut told = Told::default();
                game.clone().apply(seat, action, &mut Fast::new(1), &mut told);
                let kingdom = told.0.iter().rev().find_map(|(_, event)| match event {
                    Event::TrickPlaced { seat: to, kingdom, .. }
                    | Event::FarmersCame { seat: to, kingdom, .. } => (*to == seat).then_some(*kingdom),
                    _ => None,
                });
                assert_eq!(Some(ahead.view(Viewer::Seat(seat)).players[seat.index()].kingdom), kingdom);
                foreseen += 1;
                last += u32::from(told.0.iter().any(|(_, event)| matches!(event, Event::RoundScored { .. })));
            }
            let next = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, &next, &mut chance, &mut ());
        }
    }
    assert!(foreseen > 100 && last > 5, "{foreseen} {last}");
}
