//! What is known about somebody: they can ask for all of it, and have it forgotten.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use comptoir_server::care::{Desk, Errand};
use comptoir_server::protocol::{Deed, Problem, Status, ToPage};
use comptoir_server::storage::{Mark, SCHEMA};
use serde_json::{Value, json};
use sqlx::Row;
use tempfile::TempDir;

use crate::common::{Person, Server};
use crate::database::database;
use crate::kept::device_game;

#[tokio::test]
async fn every_column_of_the_schema_is_marked() {
    let data = TempDir::new().unwrap();
    Server::start(&data).await.stop().await;
    let rows = sqlx::query(
        "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c \
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'",
    )
    .fetch_all(&mut database(&data).await)
    .await
    .unwrap();
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for row in rows {
        found.entry(row.get(0)).or_default().insert(row.get(1));
    }
    let marked = SCHEMA.iter().map(|marked| {
        let columns = marked.columns.iter().map(|(column, _)| (*column).to_owned()).collect();
        (marked.table.to_owned(), columns)
    });
    assert_eq!(found, marked.collect::<BTreeMap<String, BTreeSet<String>>>());
}

/// Somebody about whom there is something in every column that may hold something personal; the words to look for.
async fn canary(server: &Server, data: &TempDir) -> (Person, Person, Vec<&'static str>, String) {
    let agent = [("User-Agent", "Firefox/1 Canary (CrOS)")];
    let answer = server.stranger().request("POST", "/api/me", &agent, r#"{"name":"Canary \"one\""}"#).await;
    let cookie = answer.header("set-cookie").unwrap().split(';').next().map(str::to_owned);
    let mut canary = Person { cookie, ..server.stranger() };
    let join = json!({ "handle": "canary-two", "passphrase": "a canary in the mine" });
    canary.post("/api/me/join", &join).await.ok();
    canary.post("/api/me/recovery", &Value::Null).await.ok();
    canary.post("/api/me/link", &Value::Null).await.ok();
    let mut bob = server.person("Bob").await;
    // A beginning that was broken off names them.
    let table = bob.make(json!(["me", "open"])).await;
    canary.sit(&table, 1).await;
    bob.post(&format!("/api/tables/{}/start", table.id), &Value::Null).await.ok();
    bob.post(&format!("/api/tables/{}/leave", table.id), &Value::Null).await.ok();
    let again = bob.get(&format!("/api/tables/{}", table.id)).await.table();
    assert_eq!(again.broken_off.len(), 1);
    bob.sit(&again, 0).await;
    canary.sit(&again, 1).await;
    let fixed = bob.get(&format!("/api/tables/{}", table.id)).await.table();
    assert_eq!(bob.open_number(&fixed).await.status, Status::Playing);
    // And they ask for a seat elsewhere.
    let mut ida = server.person("Ida").await;
    let other = ida.make_as(&json!({ "game": "ugo", "seats": ["me", "open"], "visibility": "public" })).await;
    canary.post(&format!("/api/tables/{}/return", other.id), &json!({ "seat": 0, "key": null })).await.ok();
    // They talk, take notes, and do not want to hear Bob.
    let said = json!({ "id": "1", "said": { "text": "the canary sings" } });
    canary.post(&format!("/api/tables/{}/say", table.id), &said).await.ok();
    let note = json!({ "text": "the canary wonders" });
    canary.post(&format!("/api/tables/{}/note", table.id), &note).await.ok();
    // Something is done for them while they do not look.
    let order = json!({ "order": "forced", "stands": true });
    canary.post(&format!("/api/tables/{}/orders", table.id), &order).await.ok();
    // They keep a game of their own device.
    canary.post("/api/me/kept", &device_game("the canary practises", 1, Some(2))).await.ok();
    let bobs = bob.get("/api/me").await.ok()["id"].clone();
    canary.post("/api/me/mute", &json!({ "guest": bobs, "muted": true })).await.ok();
    // They have a friend, who keeps a seat for them, ask another to be one, block a third, and invite somebody to the house.
    canary.befriend(&mut bob).await;
    let kept = bob.make(json!(["me", "open"])).await;
    let invite = json!({ "seat": 1, "guest": canary.id().await });
    bob.post(&format!("/api/tables/{}/invite", kept.id), &invite).await.ok();
    canary.post("/api/me/friends/ask", &json!({ "handle": "canary-three" })).await.ok();
    canary.block(&ida).await;
    canary.post("/api/me/entry-links", &json!({ "uses": 2, "days": 3 })).await.ok();
    canary.post("/api/me/seen-here", &json!({ "seen": true })).await.ok();
    // They sleep at night, and have finished a rated game with a clock.
    let nights = json!({ "zone": "Indian/Mauritius", "quiet": { "from": 1320, "to": 420 }, "holidays": [] });
    canary.post("/api/me/habits", &nights).await.ok();
    let control = json!({ "over_days": false, "bank": 600_000, "increment": 20_000, "cap": 600_000 });
    let clock = json!({ "control": control, "when_up": "others" });
    let rated = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }], "rated": true, "clock": clock });
    let finished = canary.make_as(&rated).await;
    canary.open(&finished.id).await.play_to_the_end().await;
    // Bob reports what they said; they look after the house, and were banned once.
    bob.post(&format!("/api/tables/{}/report", table.id), &json!({ "line": 1 })).await.ok();
    let me = canary.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    let desk = Desk::open(data.path()).await.unwrap();
    desk.ask(Errand::Do(Deed::MakeAdmin { guest: me.clone() })).await.unwrap();
    let name = "Canary \"one\"".to_owned();
    desk.ask(Errand::Do(Deed::Rename { guest: me.clone(), name })).await.unwrap();
    // They choose what they hear of, and over what.
    let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    let endpoint = "https://push.example.org/canary-endpoint";
    let push =
        json!({ "endpoint": endpoint, "p256dh": key, "auth": "BTBZMqHH6r4Tts7J_aSIgg", "language": "fr" });
    canary.post("/api/me/push", &push).await.ok();
    let hook =
        json!({ "address": "https://hooks.example.org/canary-hook", "form": "ntfy", "language": "fr" });
    canary.post("/api/me/webhooks", &hook).await.ok();
    canary.post("/api/me/feed", &json!({ "language": "fr" })).await.ok();
    canary.post("/api/me/channels", &json!({ "events": {}, "digest": 1234 })).await.ok();
    // They have a passkey and a mailbox, and letters are on their way.
    let mut database = database(data).await;
    for put in [
        "INSERT INTO deliveries (notice, channel, target, guest, tries, next) \
         SELECT id, 'mail', '', guest, 0, 9e15 FROM notices WHERE guest = $1 LIMIT 1",
        "INSERT INTO bans (guest, since, why) VALUES ($1, 1, 'the canary bites')",
        "INSERT INTO passkeys (id, guest, key, counter, name, made) VALUES ('ca4a', $1, x'00', 0, 'the canary cage', 1)",
        "INSERT INTO mailboxes (guest, address, look, language, made) \
         VALUES ($1, 'Canary@example.org', 'canary@example.org', 'fr', 1)",
        "INSERT INTO mail_links (token_hash, guest, until) VALUES (x'00', $1, 1)",
        "INSERT INTO outbox (id, kind, guest, payload, made, tries, next) VALUES (1, 'verify', $1, '', 1, 0, 9e15)",
        "INSERT INTO outbox (id, kind, payload, made, tries, next) SELECT 2, 'sign_in', 'CANARY@example.org', 1, 0, 9e15 \
         WHERE $1 = $1",
    ] {
        sqlx::query(put).bind(&me).execute(&mut database).await.unwrap();
    }
    (
        canary,
        bob,
        vec![
            r#"Canary \"one\""#,
            "canary-two",
            "canary-three",
            "Firefox · ChromeOS",
            "the canary sings",
            "Indian/Mauritius",
            "the canary wonders",
            "the canary practises",
            "the canary bites",
            "the canary cage",
            "Canary@example.org",
            "CANARY@example.org",
            r#"\"digest\":1234"#,
        ],
        table.id,
    )
}

#[tokio::test]
async fn somebody_is_told_everything_personal_and_no_secret() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (canary, _, words, table) = canary(&server, &data).await;
    let began = Instant::now();
    let answer = canary.get("/api/me/data").await;
    assert!(began.elapsed() < Duration::from_secs(10));
    assert_eq!(answer.header("content-disposition"), Some("attachment; filename=\"comptoir.json\""));
    let told = answer.body.clone();
    for word in words.iter().chain([&table.as_str()]) {
        assert!(told.contains(word), "{word} is missing: {told}");
    }
    let told = answer.ok();
    for marked in SCHEMA {
        let Some(rows) = told.get(marked.table).and_then(Value::as_array) else { continue };
        assert!(!rows.is_empty(), "nothing about {}", marked.table);
        let expected: BTreeSet<&str> = marked
            .columns
            .iter()
            .filter(|(_, mark)| *mark == Mark::Personal)
            .map(|(column, _)| *column)
            .collect();
        for row in rows {
            let columns: BTreeSet<&str> = row.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(columns, expected, "{}", marked.table);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_goes_leaves_nothing_but_a_former_player() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (mut canary, bob, words, table) = canary(&server, &data).await;
    let mut stream = canary.open(&table).await;
    stream.snapshot().await;
    let mut watching = bob.open(&table).await;
    let before_id = canary.get("/api/me").await.ok()["id"].clone();
    let goodbye = |proof: Value| json!({ "proof": proof });
    let refused = canary.post("/api/me/delete", &goodbye(Value::Null)).await;
    assert_eq!(refused.problem(), (401, Problem::WrongSignIn), "an open browser is not enough");
    let proof = json!({ "passphrase": "a canary in the mine" });
    let before = canary.clone();
    let began = Instant::now();
    let gone = canary.post("/api/me/delete", &goodbye(proof)).await;
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"), "{gone:?}");
    assert!(began.elapsed() < Duration::from_secs(10));
    assert_eq!(before.get("/api/me").await.problem(), (401, Problem::NoName));
    while stream.next_or_close().await.is_ok() {}
    loop {
        if let ToPage::Unsaid { guest } = watching.next().await {
            assert_eq!(json!(guest), before_id, "whoever reads what they said does not any longer");
            break;
        }
    }

    let seen = bob.get(&format!("/api/tables/{table}")).await.table();
    assert_eq!((seen.status, seen.seats[1].name.as_deref()), (Status::Playing, None));
    assert!(seen.seats[1].bot.is_some(), "a bot plays on");
    let mut other = server.person("Somebody else").await;
    let join = json!({ "handle": "canary-two", "passphrase": "a canary in the mine" });
    other.post("/api/me/join", &join).await.ok();
    other.post("/api/me/delete", &goodbye(json!({ "passphrase": "a canary in the mine" }))).await.ok();
    server.stop().await;

    // Neither in a row nor in what is left of one.
    for file in std::fs::read_dir(data.path()).unwrap() {
        let path = file.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        for word in
            words.iter().copied().chain(["Canary \"one\"", "$argon2id$", "canary-endpoint", "canary-hook"])
        {
            let found = bytes.windows(word.len()).any(|window| window == word.as_bytes());
            assert!(!found, "{word} is still in {}", path.display());
        }
    }

    // Of what they played, their places stay for the others, without how they thought; ratings go.
    let mut database = database(&data).await;
    let left = "SELECT (SELECT COUNT(*) FROM ratings), \
        (SELECT COUNT(*) FROM places WHERE guest IS NOT NULL), \
        (SELECT COUNT(*) FROM places WHERE guest IS NOT NULL AND (decisions > 0 OR thought > 0 OR rating IS NOT NULL))";
    let left: (i64, i64, i64) = sqlx::query_as(left).fetch_one(&mut database).await.unwrap();
    assert_eq!(left, (0, 1, 0));
}
