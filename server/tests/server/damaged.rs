//! Tables that cannot be loaded: their rules are gone, or what is stored of them is not what was played.

use comptoir_games::Ugo;
use comptoir_kernel::record::Record;
use comptoir_server::check::Check;
use comptoir_server::protocol::{Problem, Status};
use serde_json::json;
use sqlx::Connection;
use tempfile::TempDir;

use crate::common::{Server, zoe_alone, zoes_table_in};
use crate::database::database;

/// Changes what is stored, as nothing but a fault of ours or of a disk would.
async fn spoil(data: &TempDir, change: &'static str, table: &str) {
    let mut database = database(data).await;
    let changed = sqlx::query(change).bind(table).execute(&mut database).await.unwrap();
    assert_eq!(changed.rows_affected(), 1);
    database.close().await.unwrap();
}

#[tokio::test]
async fn a_table_that_cannot_be_loaded_says_why_and_takes_nothing_with_it() {
    let (data, server, mut zoe) = zoe_alone().await;
    let bots = json!(["me", { "bot": "random" }]);
    let mut ids = Vec::new();
    for _ in 0..6 {
        let table = zoe.make(bots.clone()).await;
        let mut stream = zoe.open(&table.id).await;
        let frame = stream.turn().await;
        stream.act("first", frame.version, &frame.legal[0]).await;
        stream.answer("first").await.unwrap();
        ids.push(table.id);
    }
    let mut finished = zoe.open(&ids[5]).await;
    finished.play_to_the_end().await;
    server.stop().await;

    // The state that a step led to; a step that nobody can read; options; a seat's level; and a finished game.
    let another_hash = "UPDATE steps SET step = json_set(step, '$.hash', '0123456789abcdef') \
                        WHERE table_id = $1 AND n = 1";
    spoil(&data, another_hash, &ids[0]).await;
    spoil(&data, "UPDATE steps SET step = '{' WHERE table_id = $1 AND n = 1", &ids[1]).await;
    spoil(&data, "UPDATE tables SET options = '{\"variant\":\"none\"}' WHERE id = $1", &ids[2]).await;
    spoil(&data, "UPDATE seats SET bot = 'chess' WHERE table_id = $1 AND seat = 1", &ids[3]).await;
    spoil(&data, another_hash, &ids[5]).await;

    let server = Server::start(&data).await;
    zoe.address = server.address;
    let at = |id: &str| format!("/api/tables/{id}");
    for (id, step) in [(&ids[0], 1), (&ids[1], 1), (&ids[2], 0), (&ids[3], 0)] {
        assert_eq!(zoe.get(&at(id)).await.problem(), (409, Problem::Differs { step }));
        assert!(zoe.try_open(id, None).await.is_err(), "no stream");
    }
    // The others stand in the list and are played.
    let listed: Vec<String> =
        zoe.get("/api/tables").await.tables().into_iter().map(|table| table.id).collect();
    assert_eq!(listed.len(), 5, "only what cannot even be read is missing");
    assert!(
        !listed.contains(&ids[3]) && ids.iter().filter(|id| **id != ids[3]).all(|id| listed.contains(id))
    );
    zoe.open(&ids[4]).await.play_to_the_end().await;
    // The finished game cannot be replayed, but its record can be had, and shows where it differs.
    let replay = zoe.get(&format!("{}/replay", at(&ids[5]))).await.problem();
    assert_eq!(replay, (409, Problem::Differs { step: 1 }));
    let record = zoe.get(&format!("{}/record", at(&ids[5]))).await;
    let (step, _) = Record::<Ugo>::parse(&record.body).unwrap().verify().unwrap_err();
    assert_eq!(step, 1);
    server.stop().await;

    // Whoever runs the server is told all of it, and can have the records.
    let scratch = TempDir::new().unwrap();
    let mut check = Check::open(data.path(), scratch.path()).await.unwrap();
    let mut troubled = Vec::new();
    while let Some(checked) = check.next().await.unwrap() {
        troubled.extend(checked.trouble.map(|trouble| (checked.id, trouble.step)));
    }
    let mut expected = [(0, 1), (1, 1), (2, 0), (3, 0), (5, 1)].map(|(at, step)| (ids[at].clone(), step));
    expected.sort();
    assert_eq!(troubled, expected);
    let record = check.record(&ids[0]).await.unwrap().unwrap();
    assert!(
        Record::<Ugo>::parse(&record).unwrap().closing.is_none(),
        "the seed of a running game stays closed"
    );
    assert_eq!(check.record(&ids[1]).await.unwrap(), None, "a step that is no JSON cannot be written down");
}

#[tokio::test]
async fn a_check_of_nothing_says_so_and_leaves_nothing() {
    let (data, scratch) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let why = Check::open(data.path(), scratch.path()).await.unwrap_err().to_string();
    assert!(why.contains("comptoir.db"), "{why}");
    assert_eq!(std::fs::read_dir(data.path()).unwrap().count(), 0);
}

#[tokio::test]
async fn a_check_goes_on_beside_a_running_server_and_changes_nothing() {
    let data = TempDir::new().unwrap();
    let (server, zoe, table) = zoes_table_in(&data, json!(["me", { "bot": "random" }])).await;
    let scratch = TempDir::new().unwrap();
    let mut check = Check::open(data.path(), scratch.path()).await.unwrap();
    let checked = check.next().await.unwrap().unwrap();
    assert_eq!((checked.id.as_str(), checked.trouble), (table.id.as_str(), None));
    assert_eq!(checked.table, Some(("ugo".to_owned(), Status::Playing)));
    zoe.open(&table.id).await.play_to_the_end().await;
    server.stop().await;
}
