//! Letting go: what may go goes, what may not stays, and the ratings say the same.

use comptoir_server::care::{Desk, Errand, Prune};
use comptoir_server::metrics::Metrics;
use comptoir_server::protocol::{Problem, Status};
use comptoir_server::storage::{Policy, SpareGuest, SpareTable, Storage, These};
use serde_json::json;
use tempfile::TempDir;

use crate::common::{Person, Server};
use crate::database::database;

async fn tables(desk: &Desk, policy: Policy) -> Vec<(String, Status)> {
    let what = Prune::Tables(These::After(String::new()));
    let found = desk.ask(Errand::Prune { policy, what }).await.unwrap();
    let found: Vec<SpareTable> = serde_json::from_value(found).unwrap();
    found.into_iter().map(|table| (table.id, table.status)).collect()
}

async fn guests(desk: &Desk, policy: Policy) -> Vec<String> {
    let what = Prune::Guests(These::After(String::new()));
    let found = desk.ask(Errand::Prune { policy, what }).await.unwrap();
    let found: Vec<SpareGuest> = serde_json::from_value(found).unwrap();
    found.into_iter().map(|guest| guest.id).collect()
}

async fn go(desk: &Desk, policy: Policy, what: Prune) -> bool {
    desk.ask(Errand::Prune { policy, what }).await.unwrap() == true
}

async fn member(server: &Server, name: &str) -> Person {
    let mut person = server.person(name).await;
    let join = json!({ "handle": name, "passphrase": "a heron on the pier" });
    person.post("/api/me/join", &join).await.ok();
    person
}

async fn finished(person: &mut Person, rated: bool) -> String {
    let new = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }], "rated": rated });
    let table = person.make_as(&new).await;
    person.open(&table.id).await.play_to_the_end().await;
    table.id
}

/// Everything happened long ago.
async fn long_ago(data: &TempDir) {
    let mut open = database(data).await;
    for age in
        ["UPDATE steps SET at = 1000", "UPDATE tables SET touched = 1000", "UPDATE sessions SET used = 1000"]
    {
        sqlx::query(age).execute(&mut open).await.unwrap();
    }
}

const ALL: Policy =
    Policy { finished_before: Some(2000), abandoned_before: Some(2000), guests_unseen_before: Some(2000) };

#[tokio::test]
async fn only_what_nobody_needs_goes_and_ratings_stay_right() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let mut ana = member(&server, "Ana").await;
    let (mut zoe, gone) = (server.person("Zoé").await, server.person("Gone").await);
    let (zoes, gones) = (zoe.id().await, gone.id().await);
    let rated = finished(&mut ana, true).await;
    let unrated = finished(&mut ana, false).await;
    let running = zoe.make(json!(["me", { "bot": "random" }])).await.id;
    let gathering = ana.make(json!(["me", "open"])).await.id;
    // What is in memory is where somebody looks, or did a moment ago.
    server.stop().await;
    long_ago(&data).await;

    let server = Server::start(&data).await;
    let desk = Desk::open(data.path()).await.unwrap();
    let mut expected = vec![(unrated.clone(), Status::Over), (gathering.clone(), Status::Gathering)];
    expected.sort_by(|one, other| one.0.cmp(&other.0));
    assert_eq!(tables(&desk, ALL).await, expected);
    assert_eq!(
        tables(&desk, Policy { finished_before: None, ..ALL }).await,
        [(gathering.clone(), Status::Gathering)]
    );
    assert_eq!(
        tables(&desk, Policy { finished_before: Some(1000), abandoned_before: Some(1000), ..ALL }).await,
        []
    );
    assert_eq!(tables(&desk, Policy::default()).await, []);
    assert_eq!(
        guests(&desk, ALL).await,
        std::slice::from_ref(&gones),
        "Ana is a member, and Zoé has a game to play"
    );
    assert_eq!(guests(&desk, Policy::default()).await, [""; 0]);

    for kept in [&rated, &running] {
        assert!(!go(&desk, ALL, Prune::Table(kept.clone())).await, "{kept}");
    }
    assert!(!go(&desk, ALL, Prune::Guest(zoes.clone())).await);
    // Somebody looks at the open table: it is not abandoned.
    let ana = Person { address: server.address, ..ana };
    assert_eq!(ana.get(&format!("/api/tables/{gathering}")).await.status, 200);
    assert!(!go(&desk, ALL, Prune::Table(gathering.clone())).await);
    assert!(go(&desk, ALL, Prune::Table(unrated.clone())).await);
    assert!(!go(&desk, ALL, Prune::Table(unrated.clone())).await, "it is gone already");
    assert!(go(&desk, ALL, Prune::Guest(gones.clone())).await);
    let gone = Person { address: server.address, ..gone };
    assert_eq!(gone.get("/api/me").await.problem().1, Problem::NoName, "their cookie is nobody’s");
    assert_eq!(ana.get(&format!("/api/tables/{unrated}")).await.status, 404);
    assert_eq!(ana.get(&format!("/api/tables/{rated}")).await.status, 200);
    desk.close().await;
    server.stop().await;

    // And without a server.
    let desk = Desk::open(data.path()).await.unwrap();
    assert!(go(&desk, ALL, Prune::Table(gathering)).await);
    desk.close().await;
    let storage = Storage::open(data.path(), Metrics::new().into()).await.unwrap();
    let again = storage.recompute_ratings().await.unwrap();
    assert_eq!((again.games, again.different), (1, 0));
    storage.close().await;
}

#[tokio::test]
async fn a_game_in_which_nobody_is_left_goes_and_one_with_somebody_away_does_not() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let mut zoe = server.person("Zoé").await;
    let away = zoe.make(json!(["me", { "bot": "random" }])).await.id;
    server.stop().await;
    long_ago(&data).await;
    let desk = Desk::open(data.path()).await.unwrap();
    assert_eq!(tables(&desk, ALL).await, []);
    let mut open = database(&data).await;
    sqlx::query("UPDATE guests SET name = ''").execute(&mut open).await.unwrap();
    assert_eq!(tables(&desk, ALL).await, [(away, Status::Playing)]);
    desk.close().await;
}
