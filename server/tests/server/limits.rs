//! What one person may ask for, and how often: floods are refused and then closed, and cost nobody else anything.

use std::time::Duration;

use comptoir_server::protocol::{Problem, Table, ToPage};
use comptoir_server::{Config, RateLimit, Rates};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::common::{Server, config, zoes_table};

fn limited(data: &TempDir, change: impl FnOnce(&mut Rates)) -> Config {
    let mut rates = Rates::default();
    change(&mut rates);
    Config { rates: Some(rates), ..config(data.path()) }
}

fn only(burst: u32) -> RateLimit {
    RateLimit { burst, per_minute: 0 }
}

#[tokio::test]
async fn commands_that_come_too_fast_are_refused_and_a_flood_is_closed() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(limited(&data, |rates| rates.undos = only(3))).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", { "bot": "random" }])).await;
    let mut stream = zoe.open(&table.id).await;
    let frame = stream.turn().await;
    let undo = |id: &str| json!({ "type": "undo", "id": id, "version": frame.version });
    for id in ["1", "2", "3"] {
        stream.say(&undo(id)).await;
        assert_eq!(stream.answer(id).await, Err(Problem::NothingToUndo));
    }
    let mut second = zoe.open(&table.id).await;
    second.say(&undo("4")).await;
    let refused = second.answer("4").await;
    assert_eq!(refused, Err(Problem::TooFast { seconds: 60 }), "the limit is the person's");
    stream.act("5", frame.version, &frame.legal[0]).await;
    assert!(stream.answer("5").await.is_ok(), "something else is not too fast");
    let mut closed = None;
    for _ in 0..100 {
        // It is closed while more is still being said.
        let _ = second.try_say(&undo("6")).await;
        if let Err(code) = second.next_or_close().await {
            closed = code;
            break;
        }
    }
    assert_eq!(closed, Some(1008));
    server.stop().await;
}

#[tokio::test]
async fn resyncs_that_come_too_fast_are_one() {
    let data = TempDir::new().unwrap();
    let resyncs = RateLimit { burst: 2, per_minute: 120 };
    let server = Server::start_with(limited(&data, |rates| rates.resyncs = resyncs)).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", "open"])).await;
    let mut stream = zoe.open(&table.id).await;
    stream.snapshot().await;
    for _ in 0..50 {
        stream.say(&json!({ "type": "resync" })).await;
    }
    for _ in 0..3 {
        assert!(matches!(stream.next().await, ToPage::Snapshot { .. }));
    }
    stream.say(&json!({ "type": "undo", "id": "a", "version": 0 })).await;
    let next = stream.next().await;
    assert!(matches!(next, ToPage::Refused { .. }), "two at once and one for all the others: {next:?}");
    server.stop().await;
}

#[tokio::test]
async fn strangers_who_read_too_much_are_refused_and_people_with_a_name_are_not() {
    let data = TempDir::new().unwrap();
    let change = |rates: &mut Rates| (rates.replays, rates.lists, rates.looks) = (only(2), only(1), only(5));
    let server = Server::start_with(limited(&data, change)).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!([{ "bot": "random" }, { "bot": "random" }])).await;
    zoe.open(&table.id).await.watch_to_the_end().await;
    let stranger = server.stranger();
    let record = format!("/api/tables/{}/record", table.id);
    let replay = format!("/api/tables/{}/replay", table.id);
    let too_fast = (429, Problem::TooFast { seconds: 60 });
    assert_eq!((stranger.get(&record).await.status, stranger.get(&replay).await.status), (200, 200));
    assert_eq!(stranger.get(&replay).await.problem(), too_fast);
    assert_eq!(stranger.get("/api/tables?list=over").await.status, 200);
    assert_eq!(stranger.get("/api/tables?list=over").await.problem(), too_fast);
    assert_eq!(stranger.get(&format!("/api/tables/{}", table.id)).await.problem(), too_fast);
    assert_eq!(zoe.get(&replay).await.status, 200, "their own turns are left");
    assert_eq!(stranger.get("/healthz").await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_too_often_waits_for_the_refusal_and_nobody_else_does() {
    let data = TempDir::new().unwrap();
    let change = |rates: &mut Rates| rates.lists = only(1);
    let patient = Config { damper: Duration::from_hours(1), ..limited(&data, change) };
    let server = Server::start_with(patient).await;
    let (stranger, zoe) = (server.stranger(), server.person("Zoé").await);
    let list = "/api/tables?list=over";
    assert_eq!(stranger.get(list).await.status, 200);
    let refused = stranger.get(list);
    let others = async {
        assert_eq!(zoe.get(list).await.status, 200);
        for _ in 0..20 {
            assert_eq!(stranger.get("/healthz").await.status, 200);
        }
    };
    tokio::select! {
        biased;
        answer = refused => panic!("answered at once: {answer:?}"),
        () = others => {}
    }
}

#[tokio::test]
async fn those_who_wait_for_a_refusal_do_not_fill_the_door() {
    let data = TempDir::new().unwrap();
    let change = |rates: &mut Rates| rates.lists = only(1);
    // There is room for eight connections, and one of them may wait.
    let small = Config {
        damper: Duration::from_hours(1),
        connections: 8,
        behind_proxy: true,
        ..limited(&data, change)
    };
    let server = Server::start_with(small).await;
    let (first, second) = (server.stranger(), server.stranger());
    let list = "/api/tables?list=over";
    assert_eq!(first.get(list).await.status, 200);
    let answered = tokio::select! {
        answer = first.get(list) => answer,
        answer = second.get(list) => answer,
    };
    assert_eq!(answered.status, 429, "the other one waits");
}

#[tokio::test]
async fn the_number_of_tables_holds_for_whoever_asks_for_many_at_once() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(Config { tables_per_guest: 3, ..config(data.path()) }).await;
    let zoe = server.person("Zoé").await;
    let new = json!({ "game": "ugo", "seats": ["open", "open"], "visibility": "public" });
    let mut asking = JoinSet::new();
    for _ in 0..20 {
        let (mut zoe, new) = (zoe.clone(), new.clone());
        asking.spawn(async move { zoe.post("/api/tables", &new).await.status });
    }
    let made = asking.join_all().await;
    assert_eq!(made.iter().filter(|status| **status == 200).count(), 3, "{made:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_table_its_host_abandons_is_forgotten() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(Config { tables_per_guest: 1, ..config(data.path()) }).await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let leave = |table: &Table| format!("/api/tables/{}/leave", table.id);
    let table = zoe.make(json!(["open", "open"])).await;
    bob.sit(&table, 1).await;
    assert_eq!(zoe.post(&leave(&table), &Value::Null).await.problem(), (403, Problem::NotSeated));
    bob.post(&leave(&table), &Value::Null).await.table();
    assert_eq!(zoe.get(&format!("/api/tables/{}", table.id)).await.status, 200, "its host is still there");
    let mut stream = bob.open(&table.id).await;
    zoe.post(&leave(&table), &Value::Null).await.table();
    while stream.next_or_close().await.is_ok() {}
    let gone = zoe.get(&format!("/api/tables/{}", table.id)).await;
    assert_eq!(gone.problem(), (404, Problem::UnknownTable));
    assert_eq!(zoe.get("/api/tables").await.tables(), []);
    zoe.make(json!(["me", "open"])).await;
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_that_was_abandoned_can_be_asked_for_again() {
    let (server, mut zoe, table) = zoes_table(json!(["me", { "bot": "random" }])).await;
    zoe.open(&table.id).await.play_to_the_end().await;
    let rematch = format!("/api/tables/{}/rematch", table.id);
    let first = zoe.post(&rematch, &Value::Null).await.table();
    zoe.post(&format!("/api/tables/{}/leave", first.id), &Value::Null).await.table();
    let second = zoe.post(&rematch, &Value::Null).await.table();
    assert_ne!(first.id, second.id);
    server.stop().await;
}

#[tokio::test]
async fn what_was_taken_back_a_while_ago_is_not_told_again() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let bot = json!({ "bot": "random" });
    let table = zoe.make_as(&json!({ "game": "new-england", "seats": ["me", bot, bot] })).await;
    let mut stream = zoe.open(&table.id).await;
    let mut frame = stream.turn().await;
    // The first step that can be taken back is taken back again and again.
    loop {
        stream.act(&format!("a{}", frame.version), frame.version, &frame.legal[0]).await;
        let acted = stream.step().await.1;
        if acted.can_undo {
            break;
        }
        frame = if acted.legal.is_empty() { stream.turn().await } else { acted };
    }
    let first = frame.version;
    for turn in 0..30 {
        let version = first + 1 + 2 * turn;
        stream.say(&json!({ "type": "undo", "id": format!("u{turn}"), "version": version })).await;
        assert_eq!(stream.answer(&format!("u{turn}")).await, Ok(version + 1));
        stream.act(&format!("b{turn}"), version + 1, &frame.legal[0]).await;
        assert_eq!(stream.answer(&format!("b{turn}")).await, Ok(version + 2));
    }
    stream.say(&json!({ "type": "resync" })).await;
    let (_, now, history) = stream.snapshot().await;
    let last = now.unwrap().version;
    assert_eq!(last, first + 61);
    let told: Vec<u32> = history.iter().map(|heard| heard.n).collect();
    // Everything is told about the last twenty steps, and of those before them only what was not taken back; the step
    // before them was taken back within them.
    let expected: Vec<u32> = (0..=first).chain(last - 20..=last).collect();
    assert_eq!(told, expected);
    assert!(!history[first as usize].undo && history[first as usize + 1].n == last - 20);
    let undone = history.iter().filter(|heard| heard.undo).count();
    assert_eq!(undone, 10, "every one has its step");
    server.stop().await;
}
