//! Simulated games and their records: simulate, verify, replay.

mod common;

use common::{Run, a_record, a_record_of, comptoir, comptoir_with};
use comptoir_games::ugo::cards::{Card, CardSet};
use comptoir_games::ugo::{Action, Event};
use comptoir_games::{GoldenCity, NewEngland, Ugo, Valdora, golden_city, new_england};
use comptoir_kernel::playthrough::{Move, Playthrough};
use comptoir_kernel::record::Record;
use comptoir_kernel::{Game, Kind, Seat, Viewer};
use serde_json::{Value, json};

const SIMULATE: [&str; 8] =
    ["simulate", "ugo", "--games", "60", "--bots", "random,trader,random", "--seed", "5"];

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_cores() {
    let mut args = SIMULATE.to_vec();
    args.push("--json");
    let on = |cores| comptoir_with(&args, "", &[("RAYON_NUM_THREADS", cores)]).code(0).out;
    let one = on("1");
    assert_eq!(one, on("7"));

    let report: Value = serde_json::from_str(&one).unwrap();
    assert_eq!(report["games"], 60);
    let wins: f64 =
        report["seats"].as_array().unwrap().iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!((wins - 60.0).abs() < 1e-9, "every victory belongs to somebody, shared or not: {wins}");
    let counted: u64 = report["seats"][0]["points"]["histogram"]
        .as_object()
        .unwrap()
        .values()
        .map(|n| n.as_u64().unwrap())
        .sum();
    assert_eq!(counted, 60);
    args[7] = "6";
    assert_ne!(comptoir(&args).code(0).out, one, "another seed plays other games");
}

#[test]
fn any_game_of_a_run_can_be_played_again_alone() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().to_str().unwrap();
    comptoir(&["simulate", "ugo", "--games", "3", "--seed", "7", "--seats", "2", "--records", path]).code(0);
    let third = std::fs::read_to_string(directory.path().join("ugo-7-000003.jsonl")).unwrap();
    let number = 7u64.wrapping_add(2u64.wrapping_mul(0x9e37_79b9_7f4a_7c15)).to_string();
    comptoir(&["simulate", "ugo", "--games", "1", "--seed", &number, "--seats", "2", "--records", path])
        .code(0);
    let alone = std::fs::read_to_string(directory.path().join(format!("ugo-{number}-000001.jsonl"))).unwrap();
    assert_eq!(alone, third);
}

#[test]
fn simulated_records_verify_with_their_shuffles() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().to_str().unwrap();
    let runs: [(&str, &[&str]); 12] = [
        ("ugo", &["--seats", "4"]),
        ("ugo", &["--seats", "2", "--option", "variant=duel_12_farmers", "--seed", "9"]),
        ("golden-city", &["--seats", "4"]),
        ("golden-city", &["--seats", "3", "--seed", "9"]),
        ("golden-city", &["--seats", "2", "--option", "black_posts=yes", "--seed", "10"]),
        ("valdora", &["--seats", "4"]),
        ("valdora", &["--seats", "2", "--seed", "9"]),
        ("valdora", &["--seats", "5", "--option", "special_cards=yes", "--seed", "10"]),
        ("new-england", &["--seats", "3"]),
        ("new-england", &["--seats", "4", "--option", "start_layout=preset", "--seed", "9"]),
        ("merchants", &["--seats", "3", "--option", "setup=free"]),
        ("merchants", &["--seats", "4", "--option", "board=expert", "--seed", "9"]),
    ];
    for (game, options) in runs {
        // Random merchants wander about for thousands of steps.
        let bots = if game == "merchants" { "trader" } else { "random" };
        let mut args = vec!["simulate", game, "--games", "4", "--bots", bots, "--records", path];
        args.extend(options);
        comptoir(&args).code(0).says("4 games, every step checked");
    }
    let files: Vec<String> = std::fs::read_dir(path)
        .unwrap()
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    assert_eq!(files.len(), 48);
    let mut args = vec!["verify"];
    args.extend(files.iter().map(String::as_str));
    let run = comptoir(&args).code(0);
    assert_eq!(run.out.matches("all follow from the committed seed").count(), 48, "{run}");
}

#[test]
fn every_setup_of_a_box_is_played_and_a_game_that_a_limit_ends_fails() {
    let run = comptoir(&["simulate", "ugo", "--every-setup", "--games", "2", "--json"]).code(0);
    let lines: Vec<Value> = serde_json::from_str(&run.out).unwrap();
    // With two to four, and the duel; each seat as the first; and as at the table.
    assert_eq!(lines.len(), 3 + 1 + (2 + 3 + 4) + 3, "{run}");
    assert!(lines.iter().all(|line| line["games"] == 2 && line["cut_short"] == 0), "{run}");

    // Whoever plays at random delivers nothing in a hundred rounds.
    let all_chosen = [
        "board=short",
        "start_cities=purple",
        "setup=fixed",
        "robber_start=given",
        "first=lot",
        "memory=open",
    ];
    let mut args = vec![
        "simulate",
        "merchants",
        "--every-setup",
        "--games",
        "1",
        "--bots",
        "random",
        "--seats",
        "3",
        "--json",
    ];
    args.extend(all_chosen.iter().flat_map(|choice| ["--option", choice]));
    let run = comptoir(&args).code(1);
    let lines: Vec<Value> = serde_json::from_str(&run.out).unwrap();
    assert_eq!((lines.len(), &lines[0]["cut_short"]), (1, &1.into()), "{run}");
}

/// Changes one line of a record as JSON.
fn tamper(record: &str, line: usize, change: impl FnOnce(&mut Value)) -> String {
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let mut value = serde_json::from_str(&lines[line]).unwrap();
    change(&mut value);
    lines[line] = value.to_string();
    lines.join("\n")
}

#[test]
fn a_tampered_record_is_refused_with_the_step() {
    let directory = tempfile::tempdir().unwrap();
    let record = a_record(directory.path());
    let last = record.lines().count() - 1;
    let refused = |text: &str, step: &str, why: &str| {
        comptoir_with(&["verify", "-"], text, &[]).code(1).says(step).says(why);
    };

    // Line n is step n; in a game of four, lines 1 and 2 are cards, and nobody holds somebody else's.
    let second_card =
        serde_json::from_str::<Value>(record.lines().nth(2).unwrap()).unwrap()["action"].clone();
    refused(&tamper(&record, 1, |step| step["action"] = second_card), "step 1", "rules refuse it");
    refused(
        &tamper(&record, 3, |step| step["hash"] = "0123456789abcdef".into()),
        "step 3",
        "the state differs",
    );
    refused(&tamper(&record, 3, |step| step["seat"] = 250.into()), "step 3", "rules refuse it");
    let swap = |header: &mut Value| {
        let other = (header["chance"][5][0].as_u64().unwrap() + 1) % header["chance"][5][1].as_u64().unwrap();
        header["chance"][5][0] = other.into();
    };
    // Another deal shows as soon as somebody else has other cards to choose from.
    refused(&tamper(&record, 0, swap), "step", "the state differs");
    refused(&tamper(&record, 0, |header| header["chance"][5][1] = 3.into()), "the set-up", "recorded chance");
    let another_seed = "00".repeat(32);
    refused(
        &tamper(&record, last, |end| end["seed"] = another_seed.clone().into()),
        "the set-up",
        "not the one committed to",
    );
    let fewer = |header: &mut Value| header["fairness"]["seats"] = json!([null]);
    refused(&tamper(&record, 0, fewer), "the set-up", "1 took part");
    let win = |end: &mut Value| end["standings"][0]["points"] = 999.into();
    refused(&tamper(&record, last, win), &format!("step {}", last - 1), "the result differs");
    refused(&record.lines().take(last).collect::<Vec<_>>().join("\n"), "step", "the record ends");
    refused(&tamper(&record, 0, |header| header["edition"] = 99.into()), "the set-up", "edition 99");
    refused(&tamper(&record, 0, |header| header["seats"] = vec!["x"; 260].into()), "the set-up", "not 255");

    let unproved = tamper(&record, last, |end| {
        end.as_object_mut().unwrap().remove("seed");
    });
    comptoir_with(&["verify", "-"], &unproved, &[]).code(0).says("no opened seed");
    let middle: String = record.lines().take(20).collect::<Vec<_>>().join("\n");
    comptoir_with(&["verify", "-"], &middle, &[]).code(0).says("not finished yet");
}

/// Shows the record at some of its steps, to a spectator and to two seats: `look` is given the game, who looks, and what they
/// are shown.
fn at_steps<G: Game>(
    text: &str,
    some: impl Fn(usize) -> bool,
    seats: [u8; 2],
    mut look: impl FnMut(&G, Viewer, Run),
) {
    let record = Record::<G>::parse(text).unwrap();
    let mut playthrough = Playthrough::<G>::begin_again(&record.header).unwrap().playthrough;
    for (number, step) in record.steps.iter().enumerate() {
        if some(number) {
            let at = number.to_string();
            let show = |more: &[&str]| {
                comptoir_with(&[&["replay", "-", "--at", &at], more].concat(), text, &[]).code(0)
            };
            look(playthrough.game(), Viewer::Spectator, show(&[]));
            for seat in seats {
                let shown = show(&["--as", &(seat + 1).to_string()]);
                look(playthrough.game(), Viewer::Seat(Seat(seat)), shown);
            }
        }
        playthrough.repeat(step).unwrap();
    }
}

/// As the terminal writes it in English.
fn written(card: Card) -> String {
    card.to_string().replace('_', " ")
}

#[test]
fn a_replay_shows_no_other_hand_at_any_step() {
    let directory = tempfile::tempdir().unwrap();
    let text = a_record(directory.path());
    at_steps(
        &text,
        |number| number < 45 && number % 4 == 1,
        [0, 3],
        |game: &Ugo, viewer, run| {
            let view = game.view(viewer);
            let open: CardSet = view
                .trick
                .iter()
                .copied()
                .chain(view.players.iter().flat_map(|player| player.cards.iter()))
                .collect();
            let own = view.hand.map_or(CardSet::EMPTY, |hand| hand.cards);
            for card in (CardSet::all() - open - own).iter() {
                assert!(!run.out.contains(&written(card)), "{card} is somebody else's\n{run}");
            }
            for card in own.iter() {
                assert!(run.out.contains(&written(card)), "{card} is in the hand\n{run}");
            }
        },
    );
}

#[test]
fn the_log_tells_every_card_and_only_ones_own_deal() {
    let directory = tempfile::tempdir().unwrap();
    let text = a_record(directory.path());
    let record = Record::<Ugo>::parse(&text).unwrap();
    let log = comptoir_with(&["replay", "-"], &text, &[]).code(0).says("The game is over");
    assert!(!log.out.contains("Your hand"), "{log}");
    for step in &record.steps {
        if let Move::Action(Action::Play(card)) = step.played {
            assert!(log.out.contains(&format!("plays {}", written(card))), "{card}\n{log}");
        }
    }
    let mine = comptoir_with(&["replay", "-", "--as", "2", "--language", "fr"], &text, &[]).code(0);
    assert_eq!(mine.out.matches("Votre main").count(), 4, "{mine}");
    let beginning = Playthrough::<Ugo>::begin_again(&record.header).unwrap();
    let hands = beginning.told.heard_by(Viewer::Seat(Seat(1)));
    assert_eq!(hands.filter(|event| matches!(event, Event::HandDealt { .. })).count(), 1);
}

/// "Hand: port, desert ×2", as the terminal shows it.
fn hand_line(cards: golden_city::cards::Cards) -> String {
    let counted = |kind| match (cards.count(kind), format!("{kind:?}").to_lowercase()) {
        (1, name) => format!("1 {name}"),
        (count, name) => format!("{count} {name}s"),
    };
    let kinds: Vec<String> = cards.kinds().map(counted).collect();
    let all = match kinds.split_last() {
        None => return "You have no landscape cards.".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    };
    format!("Your hand: {all}.")
}

#[test]
fn the_golden_city_is_shown_without_other_hands_and_bonus_cards() {
    const BONUS: [&str; 8] =
        ["Trader", "Money-changer", "Burgher", "Boatman", "Highlander", "Caravaneer", "Forester", "Shepherd"];
    let directory = tempfile::tempdir().unwrap();
    let text = a_record_of("golden-city", directory.path());
    let (mut shown, mut hidden) = (0, 0);
    at_steps(
        &text,
        |number| number % 40 == 0,
        [0, 3],
        |game: &GoldenCity, viewer, run| {
            let view = game.view(viewer);
            let hands: Vec<&str> = run
                .out
                .lines()
                .filter(|line| line.starts_with("Your hand:") || *line == "You have no landscape cards.")
                .collect();
            let own: Vec<String> = view.hand.iter().map(|hand| hand_line(hand.cards)).collect();
            assert_eq!(hands, own, "{run}");
            let known = view.bonus_taken.iter().filter(|taken| taken.one_of.len() == 1);
            let known: Vec<_> = known.flat_map(|taken| taken.one_of.iter()).collect();
            for (card, name) in golden_city::ids::BonusCard::all().zip(BONUS) {
                assert_eq!(run.out.contains(&format!("{name} (")), known.contains(&card), "{name}\n{run}");
            }
            shown += known.len();
            hidden += view.bonus_taken.len() - known.len();
        },
    );
    assert!(shown > 0 && hidden > 0, "the game has bonus cards to show and to hide");

    let log = |args: &[&str]| comptoir_with(args, &text, &[]).code(0).says("The game is over");
    let open = log(&["replay", "-"]);
    for secret in ["Your hand", "You begin with", "You keep"] {
        assert!(!open.out.contains(secret), "{open}");
    }
    let mine = log(&["replay", "-", "--as", "2"]).says("You begin with ").says("You keep ");
    assert_eq!(mine.out.matches("You begin with ").count(), 1, "{mine}");
}

#[test]
fn valdora_is_shown_without_other_special_cards_and_deliveries() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().to_str().unwrap();
    let options = ["--option", "special_cards=yes", "--seats", "3", "--seed", "7"];
    comptoir(&[&["simulate", "valdora", "--games", "1", "--records", path][..], &options].concat()).code(0);
    let text = std::fs::read_to_string(directory.path().join("valdora-7-000001.jsonl")).unwrap();
    let (mut hands, mut deliveries) = (0, 0);
    at_steps(
        &text,
        |number| number % 100 == 0,
        [0, 2],
        |game: &Valdora, viewer, run| {
            let own = game.view(viewer).own.map(|own| own.secret).unwrap_or_default();
            // A card in hand stands there with its number and its price, a card played with its name.
            let priced = |line: &&str| line.contains(" artisan): ") || line.contains(" artisans): ");
            let shown: Vec<&str> = run.out.lines().filter(priced).collect();
            let held: Vec<u8> =
                own.hand.present().map(comptoir_games::valdora::pieces::Special::number).collect();
            let numbers: Vec<u8> =
                shown.iter().map(|line| line.split_whitespace().next().unwrap().parse().unwrap()).collect();
            assert_eq!(numbers, held, "{run}");
            assert_eq!(run.out.contains("\nYour delivered orders"), viewer != Viewer::Spectator, "{run}");
            hands += held.len();
            deliveries += usize::from(own.delivered.total());
        },
    );
    assert!(hands > 0 && deliveries > 0, "the game has cards to hide and orders delivered");

    let log = |args: &[&str]| comptoir_with(args, &text, &[]).code(0).says("The game is over");
    assert!(!log(&["replay", "-"]).out.contains("Your special cards"));
    assert_eq!(log(&["replay", "-", "--as", "2"]).out.matches("Your special cards: ").count(), 1);
}

#[test]
fn the_board_of_new_england_shows_every_tile_and_figure() {
    use new_england::cards::{Figure, Land};
    let directory = tempfile::tempdir().unwrap();
    let text = a_record_of("new-england", directory.path());
    let record = Record::<NewEngland>::parse(&text).unwrap();
    let mut playthrough = Playthrough::<NewEngland>::begin_again(&record.header).unwrap().playthrough;
    for step in &record.steps {
        playthrough.repeat(step).unwrap();
    }
    let view = playthrough.game().view(Viewer::Spectator);
    let last = record.steps.len().to_string();
    let run = comptoir_with(&["replay", "-", "--at", &last], &text, &[]).code(0).says("The game is over");
    let (mut figures, mut used) = (0, 0);
    for (number, player) in (1..).zip(&view.players) {
        for (land, symbol) in Land::ALL.into_iter().zip(["⌂", "≡", "∴"]) {
            let cells = player.lands[land];
            let tile = format!("{number}{symbol}");
            assert_eq!(run.out.matches(&tile).count(), usize::from(cells.len()), "{tile}\n{run}");
            let marked = |mark| run.out.matches(&format!("{tile}{mark}")).count();
            assert_eq!(marked("#"), usize::from((cells & view.used).len()), "{tile} used\n{run}");
            used += marked("#");
            for (figure, mark) in Figure::ALL.into_iter().zip(["p", "b", "s"]) {
                let standing = usize::from((player.figures[figure] & cells).len());
                assert_eq!(marked(mark), standing, "{tile}{mark}\n{run}");
                figures += standing;
            }
        }
    }
    assert!(figures > 0 && used > 0, "{run}");
}

#[test]
fn a_replay_stops_where_the_record_breaks_the_rules() {
    let directory = tempfile::tempdir().unwrap();
    let record = a_record(directory.path());
    let broken = tamper(&record, 9, |step| step["hash"] = "0123456789abcdef".into());
    comptoir_with(&["replay", "-"], &broken, &[]).code(1).says("   8  ").complains("step 9 does not follow");
    comptoir_with(&["replay", "-", "--at", "8"], &broken, &[]).code(0);
    comptoir_with(&["replay", "-", "--at", "9"], &broken, &[]).code(1).complains("step 9");
}

#[test]
fn names_from_a_record_cannot_steer_the_terminal() {
    let directory = tempfile::tempdir().unwrap();
    let record = a_record(directory.path());
    let evil = tamper(&record, 0, |header| header["seats"][0] = "\u{1b}[2J\u{7}evil\nname".into());
    // Where colour is wanted our own styles pass, so theirs must not.
    let run = comptoir_with(&["replay", "-", "--at", "3"], &evil, &[("CLICOLOR_FORCE", "1")]).code(0);
    let run = run.says("evil name");
    assert!(!run.out.contains("\u{1b}[2J") && !run.out.contains('\u{7}'), "{run}");
}
