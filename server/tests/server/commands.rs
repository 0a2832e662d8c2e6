//! A command is carried out once, whatever is repeated, late or reordered, and only for one's own seat.

use crate::common::{Server, Stream, zoe_and_bob, zoes_table};
use comptoir_server::protocol::{Against, Problem, Status};
use futures_util::SinkExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

/// Zoé and Bob at one table, both with a stream; UGO! has decided whose turn it is.
async fn two_people(server: &Server) -> (Stream, Stream, u8, String) {
    let (mut zoe, mut bob, table) = zoe_and_bob(server, json!(["me", "open"])).await;
    let started = zoe.start(&table, &mut [&mut bob]).await;
    let (zoe, bob) = (zoe.open(&table.id).await, bob.open(&table.id).await);
    let first = started.to_act[0].0;
    let (active, other) = if first == 0 { (zoe, bob) } else { (bob, zoe) };
    (active, other, first, table.id)
}

#[tokio::test]
async fn a_repeated_command_is_done_once_and_answered_each_time() {
    let server = Server::fresh().await;
    let (mut active, mut other, ..) = two_people(&server).await;
    let frame = active.turn().await;
    for _ in 0..3 {
        active.act("same", frame.version, &frame.legal[0]).await;
    }
    for _ in 0..3 {
        assert_eq!(active.answer("same").await, Ok(1));
    }
    let steps = active.heard.iter().filter(|message| message["type"] == "step").count();
    assert_eq!(steps, 1);

    // Another seat's commands have ids of their own.
    let frame = other.turn().await;
    assert_eq!(frame.version, 1);
    other.act("same", 1, &frame.legal[0]).await;
    assert_eq!(other.answer("same").await, Ok(2));
    server.stop().await;
}

#[tokio::test]
async fn a_late_command_is_stale_and_a_snapshot_follows() {
    let server = Server::fresh().await;
    let (mut active, ..) = two_people(&server).await;
    let frame = active.turn().await;
    active.act("first", 0, &frame.legal[0]).await;
    assert_eq!(active.answer("first").await, Ok(1));
    for (id, version) in [("late", 0), ("early", 2)] {
        active.act(id, version, &frame.legal[1]).await;
        assert_eq!(active.answer(id).await, Err(Problem::Stale { version: 1 }));
        let (_, frame, history) = active.snapshot().await;
        assert_eq!((frame.unwrap().version, history.len()), (1, 2));
    }
    server.stop().await;
}

#[tokio::test]
async fn two_windows_of_one_person_share_seat_and_commands() {
    let (server, zoe, table) = zoes_table(json!(["me", { "bot": "random" }])).await;
    let (mut left, mut right) = (zoe.open(&table.id).await, zoe.open(&table.id).await);
    let frame = left.turn().await;
    assert_eq!(right.turn().await, frame);
    left.act("once", frame.version, &frame.legal[0]).await;
    right.act("once", frame.version, &frame.legal[0]).await;
    let done = frame.version + 1;
    assert_eq!((left.answer("once").await, right.answer("once").await), (Ok(done), Ok(done)));

    // The other window acts on a version that is gone: whichever comes first is done.
    let frame = left.turn().await;
    left.act("left", frame.version, &frame.legal[0]).await;
    left.answer("left").await.unwrap();
    right.act("right", frame.version, &frame.legal[0]).await;
    assert!(matches!(right.answer("right").await, Err(Problem::Stale { .. })));
    server.stop().await;
}

#[tokio::test]
async fn only_the_seat_that_must_act_can_and_the_rules_say_why_not() {
    let server = Server::fresh().await;
    let (mut active, mut other, first, id) = two_people(&server).await;
    let frame = active.turn().await;
    let not_your_turn = json!({ "why": "not_your_turn", "waiting_for": first });

    other.act("mine", 0, &frame.legal[0]).await;
    let against = Problem::Against(Against { rule: "U-3.1".into(), refusal: not_your_turn });
    assert_eq!(other.answer("mine").await, Err(against));

    let mut eve = server.person("Eve").await.open(&id).await;
    eve.snapshot().await;
    eve.act("eve", 0, &frame.legal[0]).await;
    assert_eq!(eve.answer("eve").await, Err(Problem::NotSeated));
    let mut stranger = server.stranger().open(&id).await;
    stranger.act("nobody", 0, &frame.legal[0]).await;
    assert_eq!(stranger.answer("nobody").await, Err(Problem::NotSeated));

    active.act("odd", 0, &json!({ "fly": "away" })).await;
    assert!(matches!(active.answer("odd").await, Err(Problem::BadMessage { .. })));
    active.say(&json!({ "type": "undo", "id": "undo", "version": 0 })).await;
    assert_eq!(active.answer("undo").await, Err(Problem::NothingToUndo));

    active.say(&json!({ "type": "resync" })).await;
    let (_, now, history) = active.snapshot().await;
    assert_eq!((now.unwrap(), history.len()), (frame, 1), "nothing changed");
    server.stop().await;
}

#[tokio::test]
async fn a_message_that_cannot_be_read_is_refused_and_the_stream_goes_on() {
    let server = Server::fresh().await;
    let (mut active, ..) = two_people(&server).await;
    let frame = active.turn().await;
    let long = "x".repeat(65);
    for broken in [
        json!("act"),
        json!({ "type": "fly" }),
        json!({ "type": "act", "id": "a" }),
        json!({ "type": "act", "id": "", "version": 0, "action": frame.legal[0] }),
        json!({ "type": "act", "id": long, "version": 0, "action": frame.legal[0] }),
        json!({ "type": "act", "id": "a", "version": -1, "action": frame.legal[0] }),
    ] {
        active.say(&broken).await;
        assert!(matches!(active.refusal().await, Problem::BadMessage { .. }), "{broken}");
    }
    for broken in [Message::text("{"), Message::binary(vec![0, 1])] {
        active.socket.send(broken).await.unwrap();
        assert!(matches!(active.refusal().await, Problem::BadMessage { .. }));
    }
    active.act("good", 0, &frame.legal[0]).await;
    assert_eq!(active.answer("good").await, Ok(1));
    server.stop().await;
}

#[tokio::test]
async fn a_message_over_four_kilobytes_closes_the_stream() {
    let server = Server::fresh().await;
    let (mut active, _other, _, id) = two_people(&server).await;
    active.turn().await;
    let mut codes = Vec::new();
    for size in [5_000, 1_000_000] {
        let mut stream = server.stranger().open(&id).await;
        stream.snapshot().await;
        // The server may be gone before all of it is sent.
        let _ = stream.socket.send(Message::text("x".repeat(size))).await;
        let code = loop {
            if let Err(code) = stream.next_or_close().await {
                break code;
            }
        };
        codes.push(code);
    }
    assert_eq!(codes[0], Some(1009));
    assert!(matches!(codes[1], Some(1009) | None), "{codes:?}");
    let table = server.stranger().get(&format!("/api/tables/{id}")).await.table();
    assert_eq!(table.status, Status::Playing);
    server.stop().await;
}
