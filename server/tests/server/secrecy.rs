//! What somebody may not know never reaches them.

use crate::common::{Person, Server, Stream, zoe_and_bob};
use crate::database::database;
use comptoir_server::protocol::{Problem, Replay, Status};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Every `Frame` and every heard event of a stream.
fn frames(stream: &Stream) -> Vec<Value> {
    let whole = stream.heard.iter().filter_map(|message| message.get("frame")).filter(|it| !it.is_null());
    whole.cloned().chain(stream.followed.iter().map(|(_, frame)| json!(frame))).collect()
}

fn events(stream: &Stream) -> Vec<Value> {
    let steps = stream.heard.iter().filter_map(|message| message.get("heard"));
    let history = stream.heard.iter().filter_map(|message| message["history"].as_array()).flatten();
    let whole = steps.chain(history).filter_map(|heard| heard["events"].as_array()).flatten();
    whole.chain(stream.followed.iter().flat_map(|(heard, _)| &heard.events)).cloned().collect()
}

/// Steps as they were told by what is different.
fn moved(stream: &Stream) -> Vec<&Value> {
    stream.heard.iter().filter(|message| message["type"] == "moved").collect()
}

#[tokio::test]
async fn nobody_is_sent_another_hand() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob, table) = zoe_and_bob(&server, json!(["me", "open", { "bot": "random" }])).await;
    let mut spectator = server.stranger().open(&table.id).await;
    let (mut first, mut second) = (zoe.open(&table.id).await, bob.open_changes(&table.id).await);
    let mut onlooker = server.stranger().open_changes(&table.id).await;
    zoe.start(&table, &mut [&mut bob]).await;
    tokio::join!(
        first.play_to_the_end(),
        second.play_to_the_end(),
        spectator.watch_to_the_end(),
        onlooker.watch_to_the_end()
    );
    assert!(moved(&second).len() > 100 && moved(&onlooker).len() > 100 && moved(&first).is_empty());
    for stream in [&mut first, &mut second, &mut spectator, &mut onlooker] {
        stream.say(&json!({ "type": "resync" })).await;
        stream.snapshot().await;
    }

    // The truth, from the replay: what each seat held at each version.
    let mut hands = Vec::new();
    for seat in 0..3 {
        let mut moments = Vec::new();
        loop {
            let path = format!("/api/tables/{}/replay?from={}&seat={seat}", table.id, moments.len());
            let part: Replay = serde_json::from_value(zoe.get(&path).await.ok()).unwrap();
            if part.moments.is_empty() {
                break;
            }
            moments.extend(part.moments.into_iter().map(|moment| moment.frame.view["hand"]["cards"].clone()));
        }
        hands.push(moments);
    }
    for (viewer, stream) in [(Some(0), &first), (Some(1), &second), (None, &spectator), (None, &onlooker)] {
        let frames = frames(stream);
        assert!(frames.len() > 100, "a whole game was seen");
        // A change is made of what this viewer saw before and sees now, and says nothing that is in neither.
        for (message, (_, frame)) in moved(stream).into_iter().zip(&stream.followed) {
            // Events may tell of the round before, whose cards are dealt anew.
            let mut message = message.clone();
            message.as_object_mut().unwrap().remove("events");
            let text = message.to_string();
            for (_, hands) in hands.iter().enumerate().filter(|(seat, _)| Some(*seat) != viewer) {
                for card in hands[frame.version as usize].as_array().unwrap() {
                    assert!(!text.contains(&card.to_string()), "{viewer:?} hears of {card}: {text}");
                }
            }
        }
        for frame in frames {
            assert_eq!(frame["view"]["hand"]["seat"], json!(viewer), "their own hand, or none");
            let text = frame.to_string();
            let version = frame["version"].as_u64().unwrap() as usize;
            for (_, hands) in hands.iter().enumerate().filter(|(seat, _)| Some(*seat) != viewer) {
                for card in hands[version].as_array().unwrap() {
                    assert!(!text.contains(&card.to_string()), "{viewer:?} sees {card} at {version}: {text}");
                }
            }
        }
        for event in events(stream).iter().filter(|event| event["type"] == "hand_dealt") {
            let own = viewer.map(|seat: usize| &hands[seat]);
            assert!(own.is_some_and(|own| own.contains(&event["hand"])), "{viewer:?} heard {event}");
        }
    }
    server.stop().await;
}

/// The ways in which bytes could be sent: as the record writes them, and as a list of numbers.
fn written(bytes: &[u8]) -> [String; 2] {
    let hex = hex::encode(bytes);
    let list = bytes.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    [hex, list]
}

#[tokio::test]
async fn nobody_is_sent_the_seed_before_the_end_nor_the_key_of_another_seat() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let new = json!({ "game": "ugo", "seats": ["me", "open", "open", { "bot": "random" }], "visibility": "public" });
    let table = zoe.make_as(&new).await;
    let mut database = database(&data).await;
    let seed: Vec<u8> = sqlx::query_scalar("SELECT seed FROM tables").fetch_one(&mut database).await.unwrap();
    let keys: Vec<String> =
        sqlx::query_scalar("SELECT link_key FROM seats").fetch_all(&mut database).await.unwrap();
    assert!(seed.len() == 32 && keys.len() == 4 && keys.iter().all(|key| key.len() > 8), "{keys:?}");

    let stranger = server.stranger();
    let mut spectator = stranger.open(&table.id).await;
    bob.sit(&table, 1).await;
    let (mut first, mut second) = (zoe.open(&table.id).await, bob.open(&table.id).await);
    let paths = ["/api/tables?list=open", "/api/me"].map(str::to_owned);
    let of_table = ["", "/replay", "/record"].map(|what| format!("/api/tables/{}{what}", table.id));
    let mut answers = Vec::new();
    let mut look = async |person: &Person| {
        for path in paths.iter().chain(&of_table) {
            answers.push(person.get(path).await.body);
        }
    };
    for person in [&stranger, &bob] {
        look(person).await;
    }
    let mut eve = server.person("Eve").await;
    eve.sit(&table, 2).await;
    let begun = zoe.start(&table, &mut [&mut bob, &mut eve]).await;
    assert_eq!(begun.status, Status::Playing);
    for person in [&stranger, &bob, &zoe] {
        look(person).await;
    }
    let mut third = eve.open(&table.id).await;
    tokio::join!(
        first.play_to_the_end(),
        second.play_to_the_end(),
        third.play_to_the_end(),
        spectator.watch_to_the_end()
    );

    let others = [&second, &spectator, &third].into_iter().flat_map(|stream| &stream.heard);
    let to_others: Vec<String> = others.map(Value::to_string).chain(answers).collect();
    let to_the_host = first.heard.iter().map(Value::to_string);
    for secret in written(&seed) {
        for text in to_the_host.clone().chain(to_others.iter().cloned()) {
            assert!(!text.contains(&secret), "the seed was sent: {text}");
        }
    }
    for (key, text) in keys.iter().flat_map(|key| to_others.iter().map(move |text| (key, text))) {
        assert!(!text.contains(key.as_str()), "the key of a seat was sent: {text}");
    }
    let record = stranger.get(&of_table[2]).await.body;
    assert!(record.contains(&written(&seed)[0]), "the record of a game that is over tells it");
    server.stop().await;
}

#[tokio::test]
async fn a_table_for_those_seated_is_closed_to_others_once_it_begins() {
    let server = Server::fresh().await;
    let (mut zoe, bob) = (server.person("Zoé").await, server.person("Bob").await);
    let new = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }], "visibility": "private" });
    let table = zoe.make_as(&new).await;
    for what in ["", "/replay", "/record"] {
        let answer = bob.get(&format!("/api/tables/{}{what}", table.id)).await;
        assert_eq!(answer.problem(), (403, Problem::MayNotWatch), "{what}");
    }
    let refused = bob.try_open(&table.id, None).await.err().map(|why| why.to_string());
    assert!(refused.as_ref().is_some_and(|why| why.contains("403")), "{refused:?}");

    let new = json!({ "game": "ugo", "seats": ["me", "open"], "visibility": "private" });
    let gathering = zoe.make_as(&new).await;
    let mut looking = bob.open(&gathering.id).await;
    looking.snapshot().await;
    let mut eve = server.person("Eve").await;
    eve.sit(&gathering, 1).await;
    zoe.start(&gathering, &mut [&mut eve]).await;
    while looking.next_or_close().await.is_ok() {}
    assert!(frames(&looking).is_empty(), "they were shown out before there was anything to see");
    server.stop().await;
}

#[tokio::test]
async fn only_the_host_sees_the_keys_of_open_seats() {
    let server = Server::fresh().await;
    let (mut zoe, bob) = (server.person("Zoé").await, server.person("Bob").await);
    let table = zoe.make(json!(["me", "open", { "bot": "random" }])).await;
    let keys: Vec<bool> = table.seats.iter().map(|seat| seat.key.is_some()).collect();
    assert_eq!(keys, [false, true, false]);
    let seen = bob.get(&format!("/api/tables/{}", table.id)).await.table();
    assert!(seen.seats.iter().all(|seat| seat.key.is_none()));
    server.stop().await;
}
