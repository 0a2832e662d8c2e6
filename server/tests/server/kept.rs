//! Games of people's own devices that they keep at the server.

use comptoir_engine::Engine;
use comptoir_games::Ugo;
use comptoir_server::protocol::{Kept, KeptGame, Problem};
use comptoir_server::{Config, RateLimit, Rates};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Person, Server, config};

/// A game that a device deals and its bots play: the text of its record after this many steps, or to its end, and its seed.
pub fn device_game(name: &str, number: u8, steps: Option<usize>) -> Value {
    let mut engine = Engine::<Ugo>::default();
    let seed = format!("{number:064x}");
    ask(
        &mut engine,
        &json!({ "begin": { "options": {}, "seats": [name, ""], "bots": [null, "trader"], "seed": seed, "at": 5 } }),
    );
    for step in 0.. {
        let to_act = ask(&mut engine, &json!({ "now": { "viewer": null } }))["frame"]["to_act"].clone();
        if to_act.as_array().unwrap().is_empty() || steps.is_some_and(|steps| step >= steps) {
            break;
        }
        let think = json!({ "seat": to_act[0], "level": "trader", "seed": step, "at": 6 });
        ask(&mut engine, &json!({ "think": think }));
    }
    json!({ "record": ask(&mut engine, &json!("record")), "seed": seed })
}

fn ask(engine: &mut Engine<Ugo>, question: &Value) -> Value {
    let reply: Value = serde_json::from_str(&engine.ask(question.to_string().as_bytes())).unwrap();
    assert!(reply.get("trouble").is_none(), "{question}: {reply}");
    reply["answer"].clone()
}

impl Person {
    async fn keeps(&mut self, game: &Value) -> Result<Kept, Problem> {
        let answer = self.post("/api/me/kept", game).await;
        if answer.status == 200 {
            Ok(serde_json::from_value(answer.ok()).unwrap())
        } else {
            Err(answer.problem().1)
        }
    }

    async fn kept(&self) -> Vec<Kept> {
        serde_json::from_value(self.get("/api/me/kept").await.ok()).unwrap()
    }
}

#[tokio::test]
async fn a_game_of_a_device_is_kept_for_its_owner_alone_and_goes_on_elsewhere() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let mut zoe = server.person("Zoe").await;
    assert_eq!(zoe.kept().await, []);
    let begun = device_game("Zoe", 1, Some(3));
    let kept = zoe.keeps(&begun).await.unwrap();
    assert_eq!(
        (kept.game.as_str(), kept.seats.as_slice(), kept.steps),
        ("ugo", &["Zoe".into(), "Bruno".into()][..], 3)
    );
    assert_eq!((kept.bots.as_slice(), &kept.standings), (&[None, Some("trader".into())][..], &None));
    assert_eq!(zoe.keeps(&begun).await.unwrap(), kept, "the same record again changes nothing");

    // Its newer state takes its place, another game a place of its own.
    let whole = device_game("Zoe", 1, None);
    let newer = zoe.keeps(&whole).await.unwrap();
    assert_eq!(newer.commitment, kept.commitment);
    assert!(newer.standings.is_some() && newer.steps > 3 && newer.hash != kept.hash);
    zoe.keeps(&device_game("Zoe", 2, Some(0))).await.unwrap();
    assert_eq!(zoe.kept().await.len(), 2);

    // A server that starts again has it.
    server.stop().await;
    let server = Server::start(&data).await;
    let mut zoe = Person { cookie: zoe.cookie.clone(), ..server.stranger() };
    let path = format!("/api/me/kept/{}", kept.commitment);
    let game: KeptGame = serde_json::from_value(zoe.get(&path).await.ok()).unwrap();
    assert_eq!((json!(game.record), json!(game.seed)), (whole["record"].clone(), whole["seed"].clone()));
    assert_eq!(game.kept, newer);

    // Nobody else has it, in no list.
    let mut bob = server.person("Bob").await;
    assert_eq!(bob.kept().await, []);
    assert_eq!(bob.get(&path).await.problem(), (404, Problem::UnknownKept));
    assert_eq!(bob.post(&format!("{path}/drop"), &Value::Null).await.ok(), json!([]));
    for list in ["/api/tables", "/api/tables?list=open", "/api/tables?list=over"] {
        assert_eq!(bob.get(list).await.ok(), json!([]), "{list}");
        assert_eq!(zoe.get(list).await.ok(), json!([]), "{list}");
    }
    assert_eq!(zoe.post(&format!("{path}/drop"), &Value::Null).await.ok().as_array().unwrap().len(), 1);
    assert_eq!(zoe.get(&path).await.problem(), (404, Problem::UnknownKept));
    server.stop().await;
}

#[tokio::test]
async fn only_what_a_device_dealt_by_the_rules_is_kept() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoe").await;
    let game = device_game("Zoe", 1, Some(4));
    let record = game["record"].as_str().unwrap();
    let with = |record: &str| json!({ "record": record, "seed": game["seed"] });

    let by_the_server = record.replace("\"dealer\":\"device\",", "");
    assert_ne!(by_the_server, record);
    assert_eq!(zoe.keeps(&with(&by_the_server)).await, Err(Problem::NotOfDevice));
    assert_eq!(zoe.keeps(&json!({ "record": record, "seed": null })).await, Err(Problem::NotOfDevice));
    let other = json!({ "record": record, "seed": "0".repeat(64) });
    assert!(matches!(zoe.keeps(&other).await, Err(Problem::BadRecord { .. })), "another seed");
    let mut lines: Vec<&str> = record.lines().collect();
    let forged = lines[2].replace("\"hash\":\"", "\"hash\":\"0");
    lines[2] = &forged;
    assert_eq!(zoe.keeps(&with(&lines.join("\n"))).await, Err(Problem::BadRecord { step: 2 }));
    assert_eq!(
        zoe.keeps(&with(&record.replace("\"game\":\"ugo\"", "\"game\":\"chess\""))).await,
        Err(Problem::UnknownGame)
    );
    for nonsense in ["", "{}", "[1,2]", "\u{0}"] {
        assert!(matches!(zoe.keeps(&with(nonsense)).await, Err(Problem::BadMessage { .. })), "{nonsense}");
    }
    assert_eq!(zoe.kept().await, [], "nothing of it was kept");
    server.stop().await;
}

#[tokio::test]
async fn keeping_is_bounded() {
    let slow = |config: Config| {
        let rates = Rates { keeps: RateLimit { burst: 2, per_minute: 1 }, ..Rates::default() };
        Config { rates: Some(rates), damper: std::time::Duration::ZERO, ..config }
    };
    let data = TempDir::new().unwrap();
    let server = Server::start_with(slow(config(data.path()))).await;
    let mut zoe = server.person("Zoe").await;
    let game = device_game("Zoe", 1, Some(0));
    zoe.keeps(&game).await.unwrap();
    zoe.keeps(&game).await.unwrap();
    assert!(matches!(zoe.keeps(&game).await, Err(Problem::TooFast { .. })));
    server.stop().await;

    let server = Server::fresh().await;
    let mut ida = server.person("Ida").await;
    for number in 0..200 {
        ida.keeps(&device_game("Ida", number, Some(0))).await.unwrap();
    }
    assert_eq!(ida.keeps(&device_game("Ida", 200, Some(0))).await, Err(Problem::TooManyKept { limit: 200 }));
    ida.keeps(&device_game("Ida", 7, Some(1))).await.expect("a newer state takes no further place");
    server.stop().await;
}

/// Blank lines mean nothing to a reader of records, so a record of any length can be made of a good one: what is refused is its
/// length alone.
#[tokio::test]
async fn a_record_beyond_a_mebibyte_is_not_kept() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoe").await;
    let game = device_game("Zoe", 1, Some(2));
    let limit = 1 << 20;
    let short = game.to_string().len();
    // A line break is two bytes of JSON.
    let padded = |bytes: usize| {
        let record = game["record"].as_str().unwrap();
        let blank = bytes - short;
        json!({ "record": format!("{record}{}{}", "\n".repeat(blank / 2), " ".repeat(blank % 2)), "seed": game["seed"] })
    };
    let (fits, too_long) = (padded(limit), padded(limit + 1));
    assert_eq!((fits.to_string().len(), too_long.to_string().len()), (limit, limit + 1));
    assert_eq!(zoe.keeps(&too_long).await, Err(Problem::TooLarge { limit: limit as u32 }));
    assert_eq!(zoe.kept().await, [], "nothing of it was kept");
    let kept = zoe.keeps(&fits).await.expect("as long as may be");
    assert_eq!(zoe.kept().await, [kept]);
    server.stop().await;
}
