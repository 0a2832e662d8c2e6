use clap::Parser;
use comptoir_games::Ugo;
use serde_json::Value;

use super::*;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    args: Args,
}

const GAME: &str = include_str!("../../../games/golden/ugo/1-2-variant-duel_12_farmers.jsonl");

/// What a run says, and what it comes to.
fn run(text: &str, more: &[&str]) -> anyhow::Result<(String, Verdict)> {
    let line = ["analyse", "game.jsonl", "--worlds", "8", "--language", "en"];
    let line = Line::try_parse_from(line.iter().chain(more)).unwrap();
    let mut out = Vec::new();
    let verdict = analyse::<Ugo>(text, &line.args, &mut out)?;
    Ok((String::from_utf8(out).unwrap(), verdict))
}

#[test]
fn an_analysis_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let (json, svg) = (folder.path().join("out.json"), folder.path().join("out.svg"));
    let (json_name, svg_name) = (json.to_str().unwrap(), svg.to_str().unwrap());
    let files = ["--json", json_name, "--svg", svg_name];
    let (said, verdict) = run(GAME, &files).unwrap();
    assert_eq!(verdict, Verdict::Well);
    assert!(said.contains("Turning points") && said.contains("8 imagined worlds"), "{said}");
    let whole = fs::read_to_string(&json).unwrap();
    let picture = fs::read_to_string(&svg).unwrap();
    assert_eq!(picture.matches("<polyline").count(), 2, "a curve a seat: {picture:.900}");

    // Half of it, with a mark that looking again would lose.
    let mut half: Value = serde_json::from_str(&whole).unwrap();
    half["summary"] = Value::Null;
    let decisions = half["decisions"].as_array_mut().unwrap();
    decisions.truncate(decisions.len() / 2);
    decisions[0]["worlds"] = 77.into();
    fs::write(&json, half.to_string()).unwrap();
    run(GAME, &files).unwrap();
    let mut again: Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
    assert_eq!(again["decisions"][0]["worlds"], 77, "it was not looked at again");
    let mut whole: Value = serde_json::from_str(&whole).unwrap();
    whole["decisions"][0]["worlds"] = 0.into();
    again["decisions"][0]["worlds"] = 0.into();
    assert_eq!(again, whole, "however often it was left");

    let other = run(GAME, &["--json", json_name, "--seed", "2"]).unwrap_err();
    assert!(other.to_string().contains("another analysis"), "{other}");
    fs::write(&json, "{}").unwrap();
    let other = run(GAME, &["--json", json_name]).unwrap_err();
    assert!(other.to_string().contains("something else"), "{other}");
    assert_eq!(fs::read_to_string(&json).unwrap(), "{}", "what is somebody else's stays");
}

#[test]
fn a_game_that_goes_on_is_not_analysed() {
    let open: Vec<&str> = GAME.lines().take(20).collect();
    let why = run(&open.join("\n"), &[]).unwrap_err();
    assert!(why.to_string().contains("not over"), "{why}");
}

#[test]
fn names_from_anywhere_do_not_break_the_picture() {
    let names = GAME.replacen("\"Ana\"", "\"<script>&\"", 1);
    assert_ne!(names, GAME, "somebody is called Ana there");
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("out.svg");
    run(&names, &["--svg", svg.to_str().unwrap()]).unwrap();
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(picture.contains("&lt;script&gt;&amp;") && !picture.contains("<script>"));
}
