//! Playing through pipes, and what the command answers to bad input.

mod common;

use common::{a_record, comptoir, comptoir_with};

/// Tries every number at every decision: what is illegal is refused and the next one tried.
fn any_numbers() -> String {
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n".repeat(400)
}

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    for (seats, language, ranking) in
        [("2", "en", "Final ranking"), ("3", "fr", "Classement final"), ("4", "en", "Final ranking")]
    {
        let args = ["play", "ugo", "--seats", seats, "--seat", "2", "--seed", "11", "--language", language];
        let run = comptoir_with(&args, &any_numbers(), &[]).code(0).says(ranking).says("(U-3.2)");
        let scored = if language == "en" { " scored" } else { "Décompte de la manche" };
        assert_eq!(run.out.matches(scored).count(), 4, "{run}");
        assert_eq!(run.out.matches('\u{1b}').count(), 0, "no colour in a pipe");
        let again = comptoir_with(&args, &any_numbers(), &[]);
        assert_eq!(run.out, again.out, "the same seed and the same answers play the same game");
    }
}

#[test]
fn the_other_games_are_played_through_a_pipe_as_well() {
    for (game, seats, language, ranking, over, said) in [
        ("golden-city", "2", "en", "Final ranking", "The game is over", "— Round 2"),
        ("golden-city", "3", "fr", "Classement final", "La partie est terminée", "— Manche 2"),
        ("golden-city", "4", "en", "Final ranking", "The game is over", "— Round 2"),
        ("valdora", "2", "en", "Final ranking", "The game is over", "Duel card: "),
        ("valdora", "3", "fr", "Classement final", "La partie est terminée", "— Manche 2 — "),
        ("valdora", "5", "en", "Final ranking", "The game is over", "workshops"),
        ("new-england", "3", "en", "Final ranking", "The game is over", "(N-5.3)"),
        ("new-england", "4", "fr", "Classement final", "La partie est terminée", "(N-5.3)"),
        ("merchants", "3", "en", "Final ranking", "The game is over", "delivers the last good"),
        (
            "merchants",
            "4",
            "fr",
            "Classement final",
            "La partie est terminée",
            "livre sa dernière marchandise",
        ),
    ] {
        let args = ["play", game, "--seats", seats, "--seed", "11", "--language", language];
        let run = comptoir_with(&args, &any_numbers(), &[]).code(0).says(ranking).says(over).says(said);
        assert_eq!(run.out.matches('\u{1b}').count(), 0, "no colour in a pipe");
    }
}

#[test]
fn what_cannot_be_done_is_explained_in_words() {
    let play = |args: &[&str], input: &str| comptoir_with(args, input, &[]).code(0);
    // Bots that stay the same when the better ones learn.
    let city = ["play", "golden-city", "--seats", "2", "--seed", "11", "--bots", "random"];
    play(&city, "Sun Palace\n")
        .says("The auction comes first: place your bidding hand on a group of cards. (G-4.1)");
    // With two players either group is free for whoever begins, and the other one for the other.
    let input = "1\n2\nSun Palace\nSalt Cove\nAtlantis\n";
    play(&city, input)
        .says("No road leads to Sun Palace from any of your posts. Roads come from")
        .says("The price is 1 port; two cards of a kind replace one that is missing. You have ")
        .says("Type a number");
    let valley = ["play", "valdora", "--seats", "3", "--seed", "11", "--bots", "random"];
    play(&valley, "Sun Palace\nbrighthaven\nMoon Mine\nGoat Pass\nAtlantis\n")
        .says("A city lies on the way to Sun Palace: only provisions take you across. (V-3.4)")
        .says("You must go to another space. (V-3.5)")
        .says("You travel to Moon Mine.")
        .says("You have already moved. (V-3.2)")
        .says("Type a number");
    let french = [&valley[..], &["--language", "fr"]].concat();
    play(&french, "Palais du Soleil\nMine de la Lune\n").says("(V-3.4)").says("Vous allez ");
    let land = ["play", "new-england", "--seats", "3", "--seed", "3", "--bots", "random"];
    play(&land, "E5\ncrops E5 G5\nB2 B3\ncrops G5 G6\npasture F4 F5\n")
        .says("The start tiles have to be placed first.")
        .says("A start tile needs two free cells side by side. (N-2.4)")
        .says("Start tiles must not touch, not even at a corner. (N-2.5)")
        .says("on G5 and G6.");
    let french = [&land[..], &["--language", "fr"]].concat();
    play(&french, "cultures E5 G5\ncultures G5 G6\n").says("(N-2.4)").says("Vous placez votre");
}

#[test]
fn a_placement_can_be_taken_back_until_the_next_card() {
    let lines =
        comptoir_with(&["play", "ugo", "--seats", "2", "--seed", "11"], &any_numbers(), &[]).code(0).out;
    let answers_until_undo: Vec<&str> = lines
        .lines()
        .take_while(|line| !line.contains("u undo"))
        .filter(|line| line.contains("[? rules"))
        .filter_map(|line| line.split("] ").nth(1))
        .collect();
    assert!(lines.contains("u undo"), "the winner of a trick leads, so they may take their placement back");
    let input = answers_until_undo.join("\n") + "\nu\nu\n";
    let run = comptoir_with(&["play", "ugo", "--seats", "2", "--seed", "11"], &input, &[]).code(0);
    let run = run.says("You take your last step back.").says("There is nothing you can take back now.");
    let (_, after) = run.out.split_once("You take your last step back.").unwrap();
    assert!(after.contains("place it in your kingdom"), "{run}");
}

#[test]
fn leaving_is_asked_for_and_the_end_of_input_leaves() {
    let play = |input: &str| comptoir_with(&["play", "ugo", "--seed", "1"], input, &[]).code(0);
    let run = play("q\nn\nq\ny\n").says("Goodbye.");
    assert_eq!(run.out.matches("Leave the game?").count(), 2, "{run}");
    play("").says("Goodbye.");
    play("q").says("Leave the game?").says("Goodbye.");
    play("x\n0\n-1\n99999999999999999999\né6\n").says("Type a number from 1 to 10");
    play(&"9".repeat(100_000)).says("Goodbye.");
    play("red 9\nzzz 6\n").says("Type a number");
}

#[test]
fn the_language_is_that_of_the_terminal() {
    let play = |environment: &[(&str, &str)]| {
        comptoir_with(&["play", "ugo", "--seed", "1"], "", environment).code(0)
    };
    play(&[("LANG", "fr_FR.UTF-8")]).says("À bientôt.");
    play(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")]).says("Goodbye.");
    play(&[("LC_MESSAGES", "en_GB"), ("LC_ALL", "fr_FR")]).says("À bientôt.");
    play(&[("LANG", "de_DE"), ("LC_MESSAGES", "fr_BE")]).says("À bientôt.");
    let args = ["play", "ugo", "--language", "en"];
    comptoir_with(&args, "", &[("LANG", "fr_FR.UTF-8")]).code(0).says("Goodbye.");
}

#[test]
fn colour_is_for_terminals_and_not_against_ones_will() {
    let directory = tempfile::tempdir().unwrap();
    let record = a_record(directory.path());
    let replay = |environment: &[(&str, &str)]| {
        comptoir_with(&["replay", "-", "--at", "9", "--as", "1"], &record, environment).code(0).out
    };
    let plain = replay(&[]);
    assert!(!plain.contains('\u{1b}'), "{plain}");
    let forced = replay(&[("CLICOLOR_FORCE", "1")]);
    assert!(forced.contains('\u{1b}'), "{forced}");
    assert_eq!(replay(&[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")]), plain);
}

#[test]
fn bad_usage_is_explained() {
    for (args, why) in [
        (&["play", "chess"][..], "possible values: ugo"),
        (&["play"], "<GAME>"),
        (&["dance"], "unrecognized subcommand"),
        (&["play", "ugo", "--seats", "9"], "not 9"),
        (&["play", "ugo", "--seats", "0"], "not 0"),
        (&["play", "ugo", "--seats", "2", "--seat", "3"], "there is no seat 3 at a table of 2"),
        (&["play", "ugo", "--seat", "0"], "0 is not in"),
        (&["play", "ugo", "--bots", "genius"], "possible values: random, apprentice, trader, master, legend"),
        (&["play", "ugo", "--bots", "random,random"], "2 players for 3 seats"),
        (&["play", "ugo", "--option", "variant"], "OPTION=CHOICE"),
        (&["play", "ugo", "--option", "weather=rain"], "no option `weather`"),
        (&["play", "ugo", "--option", "variant=rain"], "no choice `rain`"),
        (&["play", "ugo", "--option", "variant=duel_12_farmers"], "not with 4"),
        (&["play", "ugo", "--option", "variant=standard", "--option", "variant=standard"], "given twice"),
        (&["play", "ugo", "--language", "de"], "possible values: en, fr"),
        (&["simulate", "ugo", "--games", "0"], "0 is not in"),
        (&["simulate", "ugo", "--seed", "x"], "invalid digit"),
        (&["simulate", "ugo", "--records", "/dev/null/here"], "/dev/null/here"),
        (&["bench", "ugo", "--seconds", "nan"], "expected 0.01 to 3600"),
        (&["bench", "ugo", "--compare", "/nowhere"], "/nowhere"),
        (&["verify"], "<FILE>"),
        (&["verify", "/nowhere"], "/nowhere"),
        (&["replay", "/nowhere"], "/nowhere"),
        (&["serve", "--listen", "here"], "invalid socket address"),
        (&["serve", "--origin", "play.example.org"], "an origin is `https://` and a host"),
        (&["serve", "--smtp-url", "smtp://localhost"], "--mail-from"),
        (&["admin", "--data", "/nowhere", "people"], "there are no tables in /nowhere"),
    ] {
        comptoir(args).code(2).complains(why);
    }
}

#[test]
fn bad_records_are_explained() {
    let directory = tempfile::tempdir().unwrap();
    let record = a_record(directory.path());
    let twice = format!("{record}{record}");
    let mut lines: Vec<&str> = record.lines().collect();
    lines.remove(5);
    let skipped = lines.join("\n");
    for (text, why) in [
        ("", "the record is empty"),
        ("hello", "line 1 cannot be read"),
        ("{}", "line 1 cannot be read"),
        (r#"{"comptoir":9,"game":"ugo"}"#, "format 9"),
        (r#"{"comptoir":2,"game":"chess"}"#, "there is no game `chess`"),
        (r#"{"comptoir":2,"game":"ugo"}"#, "line 1 cannot be read"),
        (&twice, "after the closing line"),
        (&skipped, "step 5 comes next"),
        (&record.replacen("\"n\":3", "\"n\":\"three\"", 1), "line 4 cannot be read"),
    ] {
        for command in ["verify", "replay"] {
            comptoir_with(&[command, "-"], text, &[]).code(2).complains(why);
        }
    }
    let bytes = directory.path().join("bytes");
    std::fs::write(&bytes, [0xff, 0xfe]).unwrap();
    comptoir(&["verify", bytes.to_str().unwrap()]).code(2).complains("is not text");
    let huge = directory.path().join("huge");
    std::fs::File::create(&huge).unwrap().set_len(65 << 20).unwrap();
    comptoir(&["verify", huge.to_str().unwrap()]).code(2).complains("larger than any record");

    for args in [["--at", "9999"], ["--as", "9"]] {
        let mut all = vec!["replay", "-"];
        all.extend(args);
        comptoir_with(&all, &record, &[]).code(2).complains("there is no");
    }
}

#[test]
fn one_bad_record_does_not_hide_the_others() {
    let directory = tempfile::tempdir().unwrap();
    a_record(directory.path());
    let good = directory.path().join("ugo-7-000001.jsonl");
    comptoir(&["verify", "/nowhere", good.to_str().unwrap()]).code(2).says("ok ").complains("1 of 2 records");
}

#[test]
fn a_bench_report_can_be_compared_with() {
    let directory = tempfile::tempdir().unwrap();
    let before = directory.path().join("before.json");
    let run = comptoir(&["bench", "ugo", "--seconds", "0.05", "--json"]).code(0);
    let mut report: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(report[0]["game"], "ugo");
    assert_eq!(report[0]["allocations_per_playout"], 0, "{run}");
    assert!(report[0]["state_bytes"].as_u64().unwrap() <= 512, "{run}");

    // Times of a debug build on a busy machine mean nothing: be generous with them, and strict with what is counted.
    for time in report[0]["times"].as_object_mut().unwrap().values_mut() {
        time["ratio"] = 1e9.into();
    }
    std::fs::write(&before, report.to_string()).unwrap();
    let compare = ["bench", "ugo", "--seconds", "0.05", "--compare", before.to_str().unwrap()];
    comptoir(&compare).code(0).says("million decisions/s");
    report[0]["state_bytes"] = 1.into();
    std::fs::write(&before, report.to_string()).unwrap();
    comptoir(&compare).code(1).complains("bytes of state: 1 before");
}

#[test]
fn ratings_are_worked_out_again_from_what_is_stored() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().to_str().unwrap();
    comptoir(&["ratings", "recompute", "--data", path]).code(2).complains("there are no tables in");
    let left = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/data/release-2");
    std::fs::copy(left.join("comptoir.db"), data.path().join("comptoir.db")).unwrap();
    for args in [&["--dry-run"][..], &[]] {
        let args = [&["ratings", "recompute", "--data", path], args].concat();
        comptoir(&args).code(0).says("0 ratings from 0 rated games: nothing differs");
    }
}
