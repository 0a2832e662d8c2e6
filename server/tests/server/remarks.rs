//! What bots say about their steps: theirs alone, the same for everybody, and not forgotten.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Server, Stream, zoes_table_in};
use comptoir_server::protocol::{Heard, Replay, ToPage};
use serde_json::{Value, json};
use tempfile::TempDir;

/// What was said in each step.
type Said = BTreeMap<u32, Value>;

fn said(history: impl IntoIterator<Item = Heard>) -> Said {
    history.into_iter().filter_map(|heard| Some((heard.n, heard.remark?))).collect()
}

/// What a stream was told step by step, after what it was told at first.
fn said_live(stream: &Stream) -> Said {
    let messages = stream.heard.iter().map(|message| serde_json::from_value(message.clone()).unwrap());
    said(messages.flat_map(|message| match message {
        ToPage::Snapshot { history, .. } => history,
        ToPage::Step { heard, .. } => vec![heard],
        _ => Vec::new(),
    }))
}

#[tokio::test]
async fn only_a_bots_steps_have_remarks_the_same_for_every_viewer_and_after_a_restart() {
    let data = TempDir::new().unwrap();
    let (server, mut zoe, table) =
        zoes_table_in(&data, json!(["me", { "bot": "trader" }, { "bot": "random" }])).await;
    let mut stream = zoe.open(&table.id).await;
    let mut spectator = server.stranger().open(&table.id).await;
    let mut own = BTreeSet::new();
    // Few: the bot that takes over needs time to have something to say.
    for turn in 0..5 {
        let frame = stream.turn().await;
        own.insert(frame.version + 1);
        stream.act(&format!("c{turn}"), frame.version, &frame.legal[0]).await;
    }
    stream.turn().await;
    zoe.post(&format!("/api/tables/{}/hand-over", table.id), &json!({ "seat": 0 })).await.table();
    let last = stream.watch_to_the_end().await;
    spectator.watch_to_the_end().await;

    let live = said_live(&stream);
    assert!(live.keys().all(|n| !own.contains(n)), "{own:?} were taken by a person: {live:?}");
    assert_eq!(said_live(&spectator), live);
    server.stop().await;

    let server = Server::start(&data).await;
    zoe.address = server.address;
    let (_, _, history) = zoe.open(&table.id).await.snapshot().await;
    let of_own_seat = history.iter().filter(|heard| heard.seat.is_some_and(|seat| seat.0 == 0));
    let handed_over = of_own_seat.filter(|heard| heard.remark.is_some()).count();
    assert!(handed_over > 0, "the bot that took over has nothing to say: {live:?}");
    assert!(live.len() > handed_over, "the bots that sat there have nothing to say: {live:?}");
    // A snapshot holds the newest steps only.
    let newest: Said = live.range(history[0].n..).map(|(n, remark)| (*n, remark.clone())).collect();
    assert_eq!(said(history), newest);
    let mut replayed = Said::new();
    for from in (0..=last.version).step_by(100) {
        let path = format!("/api/tables/{}/replay?from={from}&count=100&seat=1", table.id);
        let part: Replay = serde_json::from_value(zoe.get(&path).await.ok()).unwrap();
        replayed.extend(said(part.moments.into_iter().map(|moment| moment.heard)));
    }
    assert_eq!(replayed, live);
    server.stop().await;
}
