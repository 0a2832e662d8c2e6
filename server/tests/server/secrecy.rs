//! What somebody may not know never reaches him.

use crate::common::{Server, Stream};
use comptoir_server::protocol::{Problem, Replay};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Every `Frame` and every heard event of a stream.
fn frames(stream: &Stream) -> Vec<&Value> {
    stream.heard.iter().filter_map(|message| message.get("frame")).filter(|frame| !frame.is_null()).collect()
}

fn events(stream: &Stream) -> Vec<&Value> {
    let steps = stream.heard.iter().filter_map(|message| message.get("heard"));
    let history = stream.heard.iter().filter_map(|message| message["history"].as_array()).flatten();
    steps.chain(history).filter_map(|heard| heard["events"].as_array()).flatten().collect()
}

#[tokio::test]
async fn nobody_is_sent_another_hand() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let table = zoe.make(json!(["me", "open", { "bot": "random" }])).await;
    bob.sit(&table, 1).await;
    let mut spectator = server.stranger().open(&table.id).await;
    let (mut first, mut second) = (zoe.open(&table.id).await, bob.open(&table.id).await);
    zoe.start(&table, &mut [&mut bob]).await;
    tokio::join!(first.play_to_the_end(), second.play_to_the_end(), spectator.watch_to_the_end());
    for stream in [&mut first, &mut second, &mut spectator] {
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
    for (viewer, stream) in [(Some(0), &first), (Some(1), &second), (None, &spectator)] {
        let frames = frames(stream);
        assert!(frames.len() > 100, "a whole game was seen");
        for frame in frames {
            assert_eq!(frame["view"]["hand"]["seat"], json!(viewer), "his own hand, or none");
            let text = frame.to_string();
            let version = frame["version"].as_u64().unwrap() as usize;
            for (_, hands) in hands.iter().enumerate().filter(|(seat, _)| Some(*seat) != viewer) {
                for card in hands[version].as_array().unwrap() {
                    assert!(!text.contains(&card.to_string()), "{viewer:?} sees {card} at {version}: {text}");
                }
            }
        }
        for event in events(stream).into_iter().filter(|event| event["type"] == "hand_dealt") {
            let own = viewer.map(|seat: usize| &hands[seat]);
            assert!(own.is_some_and(|own| own.contains(&event["hand"])), "{viewer:?} heard {event}");
        }
    }
    let seed = "seed";
    for stream in [&first, &second, &spectator] {
        assert!(stream.heard.iter().all(|message| !message.to_string().contains(seed)));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_table_for_those_seated_is_closed_to_others_once_it_begins() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (mut zoe, bob) = (server.person("Zoé").await, server.person("Bob").await);
    let new = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }], "watch": "seated" });
    let table = zoe.make_as(&new).await;
    for what in ["", "/replay", "/record"] {
        let answer = bob.get(&format!("/api/tables/{}{what}", table.id)).await;
        assert_eq!(answer.problem(), (403, Problem::MayNotWatch), "{what}");
    }
    let refused = bob.try_open(&table.id, None).await.err().map(|why| why.to_string());
    assert!(refused.as_ref().is_some_and(|why| why.contains("403")), "{refused:?}");

    let new = json!({ "game": "ugo", "seats": ["me", "open"], "watch": "seated" });
    let gathering = zoe.make_as(&new).await;
    let mut looking = bob.open(&gathering.id).await;
    looking.snapshot().await;
    let mut eve = server.person("Eve").await;
    eve.sit(&gathering, 1).await;
    zoe.start(&gathering, &mut [&mut eve]).await;
    while looking.next_or_close().await.is_ok() {}
    assert!(frames(&looking).is_empty(), "he was shown out before there was anything to see");
    server.stop().await;
}

#[tokio::test]
async fn only_the_host_sees_the_keys_of_open_seats() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (mut zoe, bob) = (server.person("Zoé").await, server.person("Bob").await);
    let table = zoe.make(json!(["me", "open", { "bot": "random" }])).await;
    let keys: Vec<bool> = table.seats.iter().map(|seat| seat.key.is_some()).collect();
    assert_eq!(keys, [false, true, false]);
    let seen = bob.get(&format!("/api/tables/{}", table.id)).await.table();
    assert!(seen.seats.iter().all(|seat| seat.key.is_none()));
    server.stop().await;
}
