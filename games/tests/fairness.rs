//! What whoever runs the server could try, knowing seed and numbers, to get a deal that suits them. Each forgery is complete:
//! everything that can be computed again is, and only what an honest person's page alone could make is missing.

use comptoir_games::Ugo;
use comptoir_games::ugo::Options;
use comptoir_kernel::chance::Fast;
use comptoir_kernel::fairness::{self, Bytes, Bytes32, Secret, Terms};
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::record::{Closing, Dealer, Difference, FORMAT, Fairness, Header, Record, Share};
use comptoir_kernel::{Chance, Game, Seat, ToAct};
use serde_json::{Value, json};

fn bytes(byte: u8) -> Bytes32 {
    Bytes([byte; 32])
}

/// The honest person in seat 0, the operator in seat 1; seat 2 is a bot's.
fn honest() -> Secret {
    Secret::new(bytes(1), bytes(11))
}

fn operator(number: u8) -> Secret {
    Secret::new(bytes(number), bytes(12))
}

/// As they stand in the record.
fn options() -> Value {
    serde_json::to_value(Options::default()).unwrap()
}

/// The shares of a table at which these pledged, all opened for the terms they make.
fn shares(seed: &Bytes32, secrets: &[Option<Secret>]) -> Vec<Option<Share>> {
    shares_with(options(), seed, secrets)
}

fn shares_with(options: Value, seed: &Bytes32, secrets: &[Option<Secret>]) -> Vec<Option<Share>> {
    let terms = Terms {
        commitment: fairness::commitment(seed),
        game: "ugo",
        edition: Ugo::info().newest(),
        options,
        pledges: secrets.iter().map(|secret| secret.as_ref().map(Secret::pledge)).collect(),
    };
    let share = |secret: &Secret| Share { pledge: secret.pledge(), opening: secret.open(&terms) };
    secrets.iter().map(|secret| secret.as_ref().map(share)).collect()
}

/// A whole game dealt from this seed and these numbers, everything in it as the rules and the numbers have it.
fn game(seed: Bytes32, seats: Vec<Option<Share>>) -> Record<Ugo> {
    let numbers: Vec<Bytes32> = seats.iter().flatten().map(|share| share.opening.number).collect();
    let mut chance = fairness::stream(&seed, &numbers);
    let beginning = Playthrough::<Ugo>::begin(&Options::default(), seats.len() as u8, &mut chance).unwrap();
    let header = Header {
        comptoir: FORMAT,
        game: "ugo".to_owned(),
        edition: Ugo::info().newest(),
        options: options(),
        seats: vec!["Ana".to_owned(), "Operator".to_owned(), "trader".to_owned()],
        bots: vec![None, None, Some("trader".to_owned())],
        coached: Vec::new(),
        fairness: Some(Fairness {
            commitment: fairness::commitment(&seed),
            dealer: Dealer::Server,
            seats,
            broken_off: Vec::new(),
        }),
        chance: beginning.chance,
        hash: beginning.hash,
    };
    let (mut playthrough, mut dice, mut steps) = (beginning.playthrough, Fast::new(5), Vec::new());
    loop {
        let acting = match playthrough.game().to_act() {
            ToAct::Seats(acting) => acting.first().unwrap(),
            ToAct::Over(standings) => {
                let closing = Some(Closing { standings: standings.lines().collect(), seed: Some(seed) });
                return Record { header, steps, closing };
            }
        };
        let mut legal = Vec::new();
        playthrough.game().legal(acting, &mut legal);
        let action = legal.swap_remove(dice.below(legal.len() as u32) as usize);
        steps.push(playthrough.act(acting, By::Bot, &action, &mut chance).unwrap().step);
    }
}

#[test]
fn an_honest_game_names_whose_numbers_are_in_it() {
    let seed = bytes(9);
    let record = game(seed, shares(&seed, &[Some(honest()), Some(operator(2)), None]));
    assert_eq!(record.verify().unwrap().shuffles.unwrap().people, ["Ana", "Operator"]);
    let record = game(seed, shares(&seed, &[None, None, None]));
    assert_eq!(record.verify().unwrap().shuffles.unwrap().people, [""; 0], "the server dealt alone");
}

/// People signed the options as they were written then.
#[test]
fn a_record_from_before_an_option_was_added_verifies() {
    let seed = bytes(9);
    let mut record = game(seed, shares_with(json!({}), &seed, &[Some(honest()), None, None]));
    record.header.options = json!({});
    let record = Record::<Ugo>::parse(&record.to_text()).unwrap();
    assert_eq!(record.verify().unwrap().shuffles.unwrap().people, ["Ana"]);
}

/// The operator sits in the last seat, waits for everybody's number, and tries their own until the deal suits.
#[test]
fn a_number_chosen_after_the_others_were_opened_is_found_out() {
    let seed = bytes(9);
    let fixed = shares(&seed, &[Some(honest()), Some(operator(2)), None]);
    for chosen in 3..30 {
        // Another number under the pledge that Ana signed.
        let mut seats = fixed.clone();
        seats[1].as_mut().unwrap().opening.number = bytes(chosen);
        let difference = game(seed, seats).verify().unwrap_err();
        assert_eq!(difference, (0, Difference::Opening { seat: Seat(1) }));

        // Or another pledge for it, as if it had been there before; then Ana's signature is for other terms.
        let mut seats = shares(&seed, &[Some(honest()), Some(operator(chosen)), None]);
        seats[0] = fixed[0];
        let difference = game(seed, seats).verify().unwrap_err();
        assert_eq!(difference, (0, Difference::Opening { seat: Seat(0) }));
    }
}

/// Where a bot plays nobody sees where its number comes from, and the seed is the server's own.
#[test]
fn a_seed_or_a_bots_number_chosen_after_the_others_were_opened_is_found_out() {
    let seed = bytes(9);
    let fixed = shares(&seed, &[Some(honest()), None, None]);
    for chosen in 10..30 {
        let difference = game(bytes(chosen), fixed.clone()).verify().unwrap_err();
        assert_eq!(difference, (0, Difference::Opening { seat: Seat(0) }), "another seed, other terms");

        // A bot with a number is a person's seat, and was not one when Ana signed.
        let mut seats = shares(&seed, &[Some(honest()), Some(operator(chosen)), None]);
        seats[0] = fixed[0];
        let difference = game(seed, seats).verify().unwrap_err();
        assert_eq!(difference, (0, Difference::Opening { seat: Seat(0) }));
    }
    // A seat more or less is no way round it.
    let record = game(seed, fixed);
    let mut fewer = record.clone();
    fewer.header.fairness.as_mut().unwrap().seats.pop();
    assert_eq!(fewer.verify().unwrap_err(), (0, Difference::Shares { seats: 3, shares: 2 }));
    // Without Ana's number the draws are others; and if they are computed again nobody vouches for them.
    let mut without = record;
    without.header.fairness.as_mut().unwrap().seats[0] = None;
    assert!(matches!(without.verify().unwrap_err(), (0, Difference::Draw { .. })));
}
