//! What somebody has seen of a game that goes on can be looked at again, from their own seat and from no other.

use comptoir_server::protocol::{Problem, Replay};
use serde_json::json;

use crate::common::{Person, Server};

async fn past(person: &Person, table: &str, query: &str) -> Replay {
    let answer = person.get(&format!("/api/tables/{table}/past?{query}")).await;
    assert_eq!(answer.body.len() % 256, 0, "lengths say little");
    serde_json::from_value(answer.ok()).unwrap()
}

async fn play_a_little(zoe: &Person, bob: &Person, table: &str) {
    let mut streams = [zoe.open(table).await, bob.open(table).await];
    for step in 0..8 {
        let now = zoe.get(&format!("/api/tables/{table}")).await.table();
        let stream = &mut streams[now.to_act[0].index()];
        let frame = stream.turn().await;
        let id = format!("step {step}");
        stream.act(&id, frame.version, &frame.legal[0]).await;
        stream.answer(&id).await.unwrap();
    }
}

#[tokio::test]
async fn everybody_looks_back_from_their_own_seat() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let table = zoe.make_as(&json!({ "game": "ugo", "seats": ["me", "open"] })).await;
    bob.sit(&table, 1).await;
    let early = zoe.get(&format!("/api/tables/{}/past", table.id)).await.problem();
    assert_eq!(early, (409, Problem::NotStarted));
    zoe.start(&table, &mut [&mut bob]).await;
    play_a_little(&zoe, &bob, &table.id).await;
    for (seat, person) in [(Some(0), &zoe), (Some(1), &bob), (None, &server.stranger())] {
        let seen = past(person, &table.id, "").await;
        assert!(seen.steps > 4);
        assert_eq!(seen.moments.len() as u32, seen.steps + 1);
        let hands = seen.moments.iter().map(|moment| &moment.frame.view["hand"]["seat"]);
        assert!(hands.clone().all(|hand| *hand == json!(seat)), "{seat:?}: their own hand, or none");
        let later = past(person, &table.id, "from=3&count=2").await;
        assert_eq!(later.moments, seen.moments[3..5]);
        // Nobody can ask for another seat.
        let asked =
            person.get(&format!("/api/tables/{}/past?seat={}", table.id, 1 - seat.unwrap_or(0))).await;
        let other: Replay = serde_json::from_value(asked.ok()).unwrap();
        assert_eq!(other.moments, seen.moments);
    }
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_looked_up_where_the_table_was_set_up_so() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let new = json!({ "game": "ugo", "seats": ["me", "open"], "options": { "memory": "at_the_table" } });
    let table = zoe.make_as(&new).await;
    bob.sit(&table, 1).await;
    zoe.start(&table, &mut [&mut bob]).await;
    play_a_little(&zoe, &bob, &table.id).await;
    for (seat, person) in [(Some(0), &zoe), (Some(1), &bob), (None, &server.stranger())] {
        let seen = past(person, &table.id, "from=0").await;
        let first = &seen.moments[0];
        assert!(first.frame.version > 0 && first.frame.version + 3 > seen.steps);
        assert!(seat.is_none() || first.heard.seat.map(|seat| seat.0) == seat, "their own last step");
    }
    server.stop().await;
}
