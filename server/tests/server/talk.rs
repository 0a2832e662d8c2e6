//! What people say at a table, and what they note for themselves.

use comptoir_server::protocol::{Line, Note, Problem, Said, Table, Talk, ToPage};
use comptoir_server::{Config, RateLimit, Rates};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Person, Server, Stream, config, zoes_table, zoes_table_in};

impl Person {
    async fn says(&mut self, table: &Table, id: &str, said: Value) -> Result<(), Problem> {
        let answer =
            self.post(&format!("/api/tables/{}/say", table.id), &json!({ "id": id, "said": said })).await;
        if answer.status == 200 { Ok(()) } else { Err(answer.problem().1) }
    }

    async fn talk(&self, table: &Table) -> Talk {
        serde_json::from_value(self.get(&format!("/api/tables/{}/talk", table.id)).await.ok()).unwrap()
    }

    async fn note(&self, table: &Table) -> String {
        let note = self.get(&format!("/api/tables/{}/note", table.id)).await.ok();
        serde_json::from_value::<Note>(note).unwrap().text
    }
}

/// The next line that is said; other messages are passed over.
async fn line(stream: &mut Stream) -> Line {
    loop {
        if let ToPage::Line { line } = stream.next().await {
            return line;
        }
    }
}

fn texts(talk: &Talk) -> Vec<(u32, &str, &str)> {
    talk.lines
        .iter()
        .map(|line| match &line.said {
            Said::Text(text) => (line.n, line.name.as_str(), text.as_str()),
            other => panic!("{other:?}"),
        })
        .collect()
}

#[tokio::test]
async fn players_hear_players_and_spectators_hear_spectators() {
    let (server, mut zoe, table) = zoes_table(json!(["me", "open"])).await;
    let mut bob = server.person("Bob").await;
    bob.sit(&table, 1).await;
    let mut carla = server.person("Carla").await;
    let mut streams = [
        zoe.open(&table.id).await,
        bob.open(&table.id).await,
        carla.open(&table.id).await,
        server.stranger().open(&table.id).await,
    ];
    zoe.says(&table, "1", json!({ "text": "  for players\n only " })).await.unwrap();
    carla.says(&table, "1", json!({ "text": "for spectators only" })).await.unwrap();
    bob.says(&table, "1", json!({ "phrase": "well_played" })).await.unwrap();
    let heard: Vec<Line> = {
        let mut heard = Vec::new();
        for stream in &mut streams {
            heard.push(line(stream).await);
        }
        heard
    };
    let said: Vec<&Said> = heard.iter().map(|line| &line.said).collect();
    let (players, spectators) =
        (Said::Text("for players only".into()), Said::Text("for spectators only".into()));
    assert_eq!(said, [&players, &players, &spectators, &spectators]);
    assert_eq!(
        heard.iter().map(|line| line.seat.map(|seat| seat.0)).collect::<Vec<_>>(),
        [Some(0), Some(0), None, None]
    );
    assert!(matches!(line(&mut streams[0]).await.said, Said::Phrase(_)), "and nothing between");

    let whole: Vec<usize> = vec![
        zoe.talk(&table).await.lines.len(),
        bob.talk(&table).await.lines.len(),
        carla.talk(&table).await.lines.len(),
        server.stranger().talk(&table).await.lines.len(),
    ];
    assert_eq!(whole, [2, 2, 1, 1]);
    assert!(zoe.talk(&table).await.you.is_some() && server.stranger().talk(&table).await.you.is_none());
    server.stop().await;
}

#[tokio::test]
async fn what_was_said_stays_and_is_said_once() {
    let data = TempDir::new().unwrap();
    let (server, mut zoe, table) = zoes_table_in(&data, json!(["me", "open"])).await;
    for (id, text) in [("a", "one"), ("b", "two"), ("a", "one"), ("a", "another")] {
        zoe.says(&table, id, json!({ "text": text })).await.unwrap();
    }
    zoe.post(&format!("/api/tables/{}/read", table.id), &json!({ "n": 99 })).await.ok();
    zoe.post(&format!("/api/tables/{}/read", table.id), &json!({ "n": 1 })).await.ok();
    server.stop().await;

    let server = Server::start(&data).await;
    zoe.address = server.address;
    zoe.says(&table, "b", json!({ "text": "two" })).await.unwrap();
    zoe.says(&table, "c", json!({ "text": "three" })).await.unwrap();
    let talk = zoe.talk(&table).await;
    assert_eq!(texts(&talk), [(1, "Zoé", "one"), (2, "Zoé", "two"), (3, "Zoé", "three")]);
    assert_eq!((talk.read_to, talk.earlier), (2, false), "nobody reads ahead, or back");
    server.stop().await;
}

#[tokio::test]
async fn long_talk_is_told_in_stretches() {
    let (server, mut zoe, table) = zoes_table(json!(["me", "open"])).await;
    for n in 1..=103 {
        zoe.says(&table, &n.to_string(), json!({ "text": n.to_string() })).await.unwrap();
    }
    let talk = zoe.talk(&table).await;
    assert_eq!((talk.lines.len(), talk.lines[0].n, talk.earlier), (100, 4, true));
    let before = zoe.get(&format!("/api/tables/{}/talk?before=4", table.id)).await.ok();
    let before: Talk = serde_json::from_value(before).unwrap();
    assert_eq!((before.lines.len(), before.lines[0].n, before.earlier), (3, 1, false));
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_said_is_refused_and_loses_nothing() {
    let (server, mut zoe, table) = zoes_table(json!(["me", "open"])).await;
    let limit = Problem::BadText { limit: 500 };
    for (said, why) in [
        (json!({ "text": " \u{200b}\n" }), limit.clone()),
        (json!({ "text": "é".repeat(501) }), limit),
        (json!({ "reaction": { "step": 1, "sign": "bravo" } }), Problem::NotStarted),
    ] {
        assert_eq!(zoe.says(&table, "1", said).await, Err(why));
    }
    for said in [json!({ "trade": { "give": "<b>", "want": "ore" } }), json!({ "phrase": "nonsense" })] {
        assert!(matches!(zoe.says(&table, "1", said).await, Err(Problem::BadMessage { .. })));
    }
    assert!(matches!(zoe.says(&table, "", json!({ "text": "x" })).await, Err(Problem::BadMessage { .. })));
    assert_eq!(zoe.says(&table, "1", json!({ "trade": { "give": "ore", "want": "wheat" } })).await, Ok(()));
    assert_eq!(zoe.talk(&table).await.lines.len(), 1);
    server.stop().await;
}

#[tokio::test]
async fn nobody_talks_without_end() {
    let data = TempDir::new().unwrap();
    let rates = Rates { lines: RateLimit { burst: 3, per_minute: 0 }, ..Rates::default() };
    let server = Server::start_with(Config { rates: Some(rates), ..config(data.path()) }).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", "open"])).await;
    for id in ["1", "2", "3"] {
        zoe.says(&table, id, json!({ "phrase": "hello" })).await.unwrap();
    }
    assert!(matches!(
        zoe.says(&table, "4", json!({ "phrase": "hello" })).await,
        Err(Problem::TooFast { .. })
    ));
    assert_eq!(zoe.talk(&table).await.lines.len(), 3);
    server.stop().await;
}

#[tokio::test]
async fn notes_are_one_s_own() {
    let data = TempDir::new().unwrap();
    let (server, mut zoe, table) = zoes_table_in(&data, json!(["me", "open"])).await;
    let mut bob = server.person("Bob").await;
    bob.sit(&table, 1).await;
    let address = format!("/api/tables/{}/note", table.id);
    zoe.post(&address, &json!({ "text": "blue: no ore\nred: 2 left" })).await.ok();
    bob.post(&address, &json!({ "text": "mine" })).await.ok();
    let long = bob.post(&address, &json!({ "text": "x".repeat(4001) })).await.problem();
    assert_eq!(long, (400, Problem::BadText { limit: 4000 }));
    server.stop().await;
    let server = Server::start(&data).await;
    (zoe.address, bob.address) = (server.address, server.address);
    assert_eq!(zoe.note(&table).await, "blue: no ore\nred: 2 left");
    assert_eq!(bob.note(&table).await, "mine");
    server.stop().await;
}

#[tokio::test]
async fn somebody_can_be_muted_and_heard_again() {
    let (server, mut zoe, table) = zoes_table(json!(["me", "open"])).await;
    let mut bob = server.person("Bob").await;
    bob.sit(&table, 1).await;
    bob.says(&table, "1", json!({ "phrase": "hello" })).await.unwrap();
    let who = zoe.talk(&table).await.lines[0].guest.clone();
    for _ in 0..2 {
        let muted = zoe.post("/api/me/mute", &json!({ "guest": who, "muted": true })).await.ok();
        assert_eq!(muted, json!([{ "guest": who, "name": "Bob" }]));
    }
    assert_eq!(zoe.get("/api/me/muted").await.ok().as_array().unwrap().len(), 1);
    assert_eq!(bob.get("/api/me/muted").await.ok(), json!([]), "and nobody else knows");
    for _ in 0..2 {
        let muted = zoe.post("/api/me/mute", &json!({ "guest": who, "muted": false })).await.ok();
        assert_eq!(muted, json!([]));
    }
    server.stop().await;
}

#[tokio::test]
async fn talk_is_no_part_of_a_game() {
    let (server, mut zoe, table) = zoes_table(json!(["me", { "bot": "random" }])).await;
    zoe.says(&table, "1", json!({ "text": "canary before" })).await.unwrap();
    let mut stream = zoe.open(&table.id).await;
    stream.play_to_the_end().await;
    zoe.says(&table, "2", json!({ "text": "canary after" })).await.unwrap();
    zoe.says(&table, "3", json!({ "reaction": { "step": 1, "sign": "smile" } })).await.unwrap();
    let beyond = zoe.says(&table, "4", json!({ "reaction": { "step": 100_000, "sign": "smile" } })).await;
    assert!(matches!(beyond, Err(Problem::BadMessage { .. })));
    for what in ["record", "replay", "history?before=100000"] {
        let answer = zoe.get(&format!("/api/tables/{}/{what}", table.id)).await;
        assert!(answer.status == 200 && !answer.body.contains("canary"), "{what}");
    }
    server.stop().await;
}
