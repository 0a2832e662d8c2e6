//! A page that is told what is different sees the same as one that is shown everything.

use comptoir_server::protocol::{Frame, Heard, ToPage};
use serde_json::{Value, json};

use crate::common::{Server, Stream};

/// The steps of a stream that shows everything.
fn steps(stream: &Stream) -> Vec<(Heard, Frame)> {
    let steps = stream.heard.iter().filter(|message| message["type"] == "step");
    let read = |of: &Value| {
        (serde_json::from_value(of["heard"].clone()), serde_json::from_value(of["frame"].clone()))
    };
    steps.map(read).map(|(heard, frame)| (heard.unwrap(), frame.unwrap())).collect()
}

#[tokio::test]
async fn a_page_that_is_told_changes_sees_what_others_see() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", { "bot": "trader" }, { "bot": "random" }])).await;
    let (mut whole, mut changes) = (zoe.open(&table.id).await, zoe.open_changes(&table.id).await);
    tokio::join!(changes.play_to_the_end(), whole.watch_to_the_end());
    let steps = steps(&whole);
    assert!(steps.len() > 60 && changes.followed.len() > 60, "a whole game was seen");
    // Bots may have moved before the second page was there.
    let missed = steps.len() - changes.followed.len();
    assert!(changes.followed == steps[missed..], "they were told something else");
    assert!(steps.iter().any(|(heard, _)| heard.remark.is_some()), "nobody said anything");

    let bytes = |stream: &Stream, kind: &str| -> usize {
        let told = stream.heard.iter().filter(|message| message["type"] == kind);
        told.map(|message| message.to_string().len()).sum()
    };
    assert!(bytes(&changes, "moved") * 4 < bytes(&whole, "step"), "it is less");
    server.stop().await;
}

#[tokio::test]
async fn the_step_itself_says_whose_command_it_carried_out_and_says_it_to_that_page_alone() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", { "bot": "random" }])).await;
    let (mut acting, mut other) = (zoe.open_changes(&table.id).await, zoe.open_changes(&table.id).await);
    let frame = acting.turn().await;
    acting.act("mine", frame.version, &frame.legal[0]).await;
    assert_eq!(acting.answer("mine").await, Ok(frame.version + 1));
    let last = acting.heard.last().unwrap();
    assert_eq!((&last["type"], &last["done"]), (&json!("moved"), &json!("mine")));
    // What is asked again is answered by itself.
    acting.act("mine", frame.version, &frame.legal[0]).await;
    assert_eq!(acting.answer("mine").await, Ok(frame.version + 1));
    assert_eq!(acting.heard.last().unwrap()["type"], "done");
    loop {
        match other.next().await {
            ToPage::Step { frame: seen, .. } if seen.version == frame.version + 1 => break,
            ToPage::Done { .. } => panic!("another page is told"),
            _ => {}
        }
    }
    assert!(other.heard.iter().all(|message| message.get("done").is_none()));
    server.stop().await;
}
