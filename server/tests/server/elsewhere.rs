//! Players that are programs of somebody's own: `docs/bots-elsewhere.md`.

use std::path::Path;
use std::process::Command;

use comptoir_server::protocol::{Owner, Status};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::common::{PATIENCE, Server, pledge, zoes_table};

#[tokio::test]
async fn a_program_is_shown_as_one_until_it_leaves() {
    let (server, zoe, table) = zoes_table(json!(["me", "open", { "bot": "apprentice" }])).await;
    let at = |path: &str| format!("/api/tables/{}/{path}", table.id);
    let mut own = server.person("Calculator").await;
    let sit = json!({ "seat": 1, "key": table.seats[1].key, "pledge": pledge(), "program": true });
    let seated = own.post(&at("sit"), &sit).await.table();
    assert_eq!(seated.seats.iter().map(|seat| seat.program).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!((seated.seats[1].owner, seated.seats[1].bot), (Owner::Person, None));
    own.post(&at("leave"), &Value::Null).await.ok();
    assert!(!zoe.get(&format!("/api/tables/{}", table.id)).await.table().seats[1].program);
    server.stop().await;
}

/// The example, as anybody would start it.
#[tokio::test(flavor = "multi_thread")]
async fn the_player_in_python_plays_a_whole_game() {
    let (python, example) = ("python3", "../examples/python/player.py");
    if Command::new(python).arg("--version").output().is_err() {
        eprintln!("SKIPPED: there is no {python} here, so the player in Python was not tried");
        return;
    }
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let seats = json!(["open", { "bot": "apprentice" }, { "bot": "apprentice" }]);
    let table = zoe.post("/api/tables", &json!({ "game": "ugo", "seats": seats })).await.table();
    let path = format!("/api/tables/{}", table.id);
    let key = table.seats[0].key.as_deref().unwrap();
    let link = format!("http://{}/t/{}?seat=0&key={key}", server.address, table.id);
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join(example);
    let playing = tokio::task::spawn_blocking(move || {
        Command::new(python).arg("-B").arg(example).args([&link, "--name", "Snake", "--seed", "1"]).output()
    });
    let seated = async {
        while !zoe.get(&path).await.table().seats[0].ready {
            sleep(PATIENCE / 500).await;
        }
    };
    timeout(PATIENCE, seated).await.expect("the player takes its seat");
    assert!(zoe.get(&path).await.table().seats[0].program);
    zoe.post(&format!("{path}/start"), &Value::Null).await.ok();

    let played = timeout(3 * PATIENCE, playing).await.expect("the game ends").unwrap().unwrap();
    let (said, failed) = (String::from_utf8_lossy(&played.stdout), String::from_utf8_lossy(&played.stderr));
    assert!(played.status.success(), "{said}{failed}");
    let over = zoe.get(&path).await.table();
    assert_eq!(over.status, Status::Over);
    let standings = serde_json::to_value(over.standings).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&said).unwrap(), standings);
    server.stop().await;
}
