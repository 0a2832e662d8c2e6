//! Restarts, failures, and the end.

use std::time::Duration;

use crate::common::{Server, config, zoe_alone, zoe_and_bob, zoes_table_in};
use crate::database::database;
use comptoir_games::Ugo;
use comptoir_kernel::Seat;
use comptoir_kernel::fairness::Bytes;
use comptoir_kernel::record::Record;
use comptoir_server::Config;
use comptoir_server::protocol::{Problem, Status, ToPage};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

#[tokio::test]
async fn a_restart_in_the_middle_of_a_game_loses_nothing() {
    let data = TempDir::new().unwrap();
    let (server, mut zoe, table) =
        zoes_table_in(&data, json!(["me", { "bot": "random" }, { "bot": "trader" }])).await;
    let mut stream = zoe.open(&table.id).await;
    for turn in 0..12 {
        let frame = stream.turn().await;
        stream.act(&format!("c{turn}"), frame.version, &frame.legal[0]).await;
    }
    let frame = stream.turn().await;
    stream.say(&json!({ "type": "resync" })).await;
    let before = stream.snapshot().await;
    assert_eq!(before.1.as_ref(), Some(&frame));
    let code = {
        let stopping = tokio::spawn(server.stop());
        let code = loop {
            if let Err(code) = stream.next_or_close().await {
                break code;
            }
        };
        stopping.await.unwrap();
        code
    };
    assert_eq!(code, Some(1001), "the server says that it goes");

    let server = Server::start(&data).await;
    zoe.address = server.address;
    let mut stream = zoe.open(&table.id).await;
    let after = stream.snapshot().await;
    assert_eq!((&after.1, &after.2), (&before.1, &before.2));
    assert_eq!(after.0.touched, before.0.touched);
    // A command of the time before, sent again because its answer was lost.
    stream.act("c3", 0, &Value::Null).await;
    assert!(stream.answer("c3").await.is_ok());
    stream.act("new", frame.version, &frame.legal[0]).await;
    stream.answer("new").await.unwrap();
    stream.say(&json!({ "type": "resync" })).await;
    stream.play_to_the_end().await;
    let record = zoe.get(&format!("/api/tables/{}/record", table.id)).await;
    assert!(
        Record::<Ugo>::parse(&record.body).unwrap().verify().unwrap().shuffles.is_some(),
        "the same stream of chance"
    );
    server.stop().await;
}

#[tokio::test]
async fn bots_that_must_act_go_on_after_a_restart() {
    let data = TempDir::new().unwrap();
    let asleep = Config { bot_delay: Duration::from_hours(1), ..config(data.path()) };
    let server = Server::start_with(asleep).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!([{ "bot": "random" }, { "bot": "trader" }])).await;
    server.stop().await;

    let server = Server::start(&data).await;
    let path = format!("/api/tables/{}/record", table.id);
    // Nobody looks at the table itself: that alone would wake it.
    until(async || server.stranger().get(&path).await.status == 200).await;
    let record = server.stranger().get(&path).await.body;
    Record::<Ugo>::parse(&record).unwrap().verify().unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_table_nobody_needs_leaves_the_memory_and_comes_back() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(Config { idle: Duration::ZERO, ..config(data.path()) }).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", "open"])).await;
    for _ in 0..5 {
        until(async || server.operator().get("/metrics").await.body.contains("comptoir_tables_live 0\n"))
            .await;
        let seen = zoe.get(&format!("/api/tables/{}", table.id)).await.table();
        assert_eq!((seen.status, seen.you), (Status::Gathering, Some(Seat(0))));
    }
    server.stop().await;
}

/// Waits for something that nobody is told of, but not for ever.
async fn until(is_so: impl AsyncFn() -> bool) {
    let wait = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), wait).await.expect("it comes to be so");
}

#[tokio::test]
async fn a_failed_commit_is_not_acknowledged_and_the_table_comes_back_as_it_was() {
    let data = TempDir::new().unwrap();
    let (server, zoe, table) = zoes_table_in(&data, json!(["me", { "bot": "random" }])).await;
    let mut stream = zoe.open(&table.id).await;
    let frame = stream.turn().await;

    let mut database = database(&data).await;
    sqlx::query("CREATE TRIGGER broken BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'disk'); END")
        .execute(&mut database)
        .await
        .unwrap();
    stream.act("lost", frame.version, &frame.legal[0]).await;
    assert_eq!(stream.answer("lost").await, Err(Problem::Internal));
    assert_eq!(stream.next_or_close().await, Err(Some(1012)), "the page is to come again");
    sqlx::query("DROP TRIGGER broken").execute(&mut database).await.unwrap();

    let mut stream = zoe.open(&table.id).await;
    let again = stream.turn().await;
    assert_eq!(again, frame, "nothing happened");
    stream.act("lost", again.version, &again.legal[0]).await;
    assert_eq!(stream.answer("lost").await, Ok(again.version + 1));
    server.stop().await;
}

#[tokio::test]
async fn while_nothing_can_be_stored_nothing_is_acknowledged_and_service_goes_on_by_itself() {
    let data = TempDir::new().unwrap();
    let (server, mut zoe, table) = zoes_table_in(&data, json!(["me", { "bot": "random" }])).await;
    let mut stream = zoe.open(&table.id).await;
    let frame = stream.turn().await;
    assert_eq!(zoe.get("/healthz").await.status, 200);

    // The database rolls back by itself, as it does when the disk fails, and no connection can commit any more.
    let mut database = database(&data).await;
    sqlx::query("CREATE TRIGGER broken BEFORE UPDATE ON commits BEGIN SELECT RAISE(ROLLBACK, 'disk'); END")
        .execute(&mut database)
        .await
        .unwrap();
    for _ in 0..2 {
        stream.act("late", frame.version, &frame.legal[0]).await;
        assert_eq!(stream.answer("late").await, Err(Problem::Unstorable));
        assert_eq!(stream.next_or_close().await, Err(Some(1012)), "the page is to come again");
        stream = zoe.open(&table.id).await;
        assert_eq!(stream.turn().await, frame, "nothing happened, and it can still be seen");
    }
    assert_eq!(zoe.post("/api/me", &json!({ "name": "Eva" })).await.problem(), (503, Problem::Unstorable));
    let health = zoe.get("/healthz").await;
    assert_eq!(health.status, 503);
    assert!(health.body.starts_with("nothing can be stored: "), "{}", health.body);

    sqlx::query("DROP TRIGGER broken").execute(&mut database).await.unwrap();
    until(async || zoe.get("/healthz").await.status == 200).await;
    for _ in 0..2 {
        stream.act("late", frame.version, &frame.legal[0]).await;
        assert_eq!(stream.answer("late").await, Ok(frame.version + 1), "once");
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_nobody_watches_go_on_when_changes_can_be_stored_again() {
    let (data, server, mut zoe) = zoe_alone().await;
    let mut database = database(&data).await;
    sqlx::query(
        "CREATE TRIGGER broken BEFORE UPDATE ON commits \
         WHEN (SELECT COUNT(*) FROM steps) > 5 BEGIN SELECT RAISE(ROLLBACK, 'disk'); END",
    )
    .execute(&mut database)
    .await
    .unwrap();
    let table = zoe.make(json!([{ "bot": "random" }, { "bot": "trader" }])).await;
    until(async || zoe.get("/healthz").await.status == 503).await;
    sqlx::query("DROP TRIGGER broken").execute(&mut database).await.unwrap();
    // A look at the record does not wake the table.
    let record = format!("/api/tables/{}/record", table.id);
    until(async || zoe.get(&record).await.status == 200).await;
    server.stop().await;
}

#[tokio::test]
async fn a_game_stored_under_newer_rules_says_so() {
    let data = TempDir::new().unwrap();
    let (server, mut zoe, table) = zoes_table_in(&data, json!(["me", { "bot": "random" }])).await;
    server.stop().await;
    let mut database = database(&data).await;
    sqlx::query("UPDATE tables SET edition = 999").execute(&mut database).await.unwrap();
    drop(database);
    let server = Server::start(&data).await;
    zoe.address = server.address;
    let answer = zoe.get(&format!("/api/tables/{}", table.id)).await;
    assert_eq!(answer.problem(), (409, Problem::NewerRules));
    server.stop().await;
}

#[tokio::test]
async fn a_stream_with_nothing_to_say_still_says_what_was_last() {
    let server = Server::fresh_with(|usual| Config { heartbeat: Duration::from_millis(5), ..usual }).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", "open"])).await;
    let mut stream = zoe.open(&table.id).await;
    stream.snapshot().await;
    // Heartbeats are passed over; what the table hears in between is that somebody looks in.
    for _ in 0..200 {
        let _watching = server.stranger().open(&table.id).await;
        stream.table().await;
        if stream.heartbeats > 0 {
            break;
        }
    }
    assert!(stream.heartbeats > 0);
    server.stop().await;
}

#[tokio::test]
async fn a_busy_server_ends_within_five_seconds() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let legend = json!({ "bot": "legend" });
    let mut open = Vec::new();
    for _ in 0..10 {
        let table = zoe.make_as(&json!({ "game": "valdora", "seats": [legend, legend, legend] })).await;
        // Nobody reads these.
        open.push(zoe.open(&table.id).await);
    }
    let mut silent = Vec::new();
    let half = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{";
    for beginning in ["", "GET / HT", half].repeat(20) {
        let mut socket = TcpStream::connect(server.address).await.unwrap();
        socket.write_all(beginning.as_bytes()).await.unwrap();
        silent.push(socket);
    }
    let stopped = tokio::time::timeout(Duration::from_secs(5), server.stop()).await;
    stopped.expect("a service manager would kill it");
}

#[tokio::test]
async fn tokens_are_not_stored_in_the_clear() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let zoe = server.person("Zoé").await;
    let token = zoe.cookie.unwrap().strip_prefix("comptoir=").unwrap().to_owned();
    let bytes = Bytes::<32>::try_from(token.clone()).unwrap();
    server.stop().await;
    for file in std::fs::read_dir(data.path()).unwrap() {
        let stored = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!stored.windows(64).any(|window| window == token.as_bytes()));
        assert!(!stored.windows(32).any(|window| window == bytes.0));
    }
}

#[tokio::test]
async fn a_missed_message_is_noticed_and_made_good_by_a_resync() {
    // One message may wait: of two that come at once, here a step and the answer, one is lost. Nobody else tells the numbers.
    let server =
        Server::fresh_with(|usual| Config { unread: 1, heartbeat: Duration::from_hours(1), ..usual }).await;
    let (mut zoe, mut bob, table) = zoe_and_bob(&server, json!(["me", "open"])).await;
    zoe.start(&table, &mut [&mut bob]).await;
    let (mut first, mut second) = (zoe.open(&table.id).await, bob.open(&table.id).await);
    let begins = first.snapshot().await.1.unwrap();
    second.snapshot().await;
    let (mut acting, person) = if begins.legal.is_empty() { (second, &bob) } else { (first, &zoe) };
    acting.say(&json!({ "type": "resync" })).await;
    let before = acting.snapshot().await.1.unwrap();

    acting.act("a", before.version, &before.legal[0]).await;
    assert!(acting.lost().await > 0);
    acting.say(&json!({ "type": "resync" })).await;
    let (_, frame, history) = acting.snapshot().await;
    assert_eq!(frame.as_ref().map(|frame| frame.version), Some(before.version + 1));
    let ToPage::Snapshot { frame: fresh, history: whole, .. } = person.open(&table.id).await.next().await
    else {
        panic!("no snapshot")
    };
    assert_eq!((frame, history), (fresh, whole), "a resync brings all that a first load brings");
    server.stop().await;
}
