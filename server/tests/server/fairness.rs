//! Pledging, fixing, opening: what the server takes, in which order, and what it remembers when it is broken off.

use crate::common::{Person, Server, pledge, secret, zoe_alone};
use crate::database::database;
use comptoir_bots::Level;
use comptoir_games::Ugo;
use comptoir_kernel::fairness::{Bytes, Secret};
use comptoir_kernel::record::{BrokenOff, Record};
use comptoir_server::Config;
use comptoir_server::protocol::{Problem, Status, Table};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::TempDir;

async fn opened_with(person: &mut Person, table: &Table, secret: &Secret) -> (u16, Problem) {
    let opening = serde_json::to_value(secret.open(&table.terms())).unwrap();
    person.post(&format!("/api/tables/{}/open", table.id), &opening).await.problem()
}

/// Zoé, who made the table, and Bob, both seated and pledged.
async fn two_pledged(server: &Server) -> (Person, Person, Table) {
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let table = zoe.make(json!(["me", "open", { "bot": "random" }])).await;
    let full = bob.sit(&table, 1).await;
    (zoe, bob, full)
}

#[tokio::test]
async fn a_number_is_opened_only_for_fixed_terms_and_only_as_it_was_pledged() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob, full) = two_pledged(&server).await;
    assert_eq!(opened_with(&mut bob, &full, &secret()).await, (409, Problem::NotFixed));
    let fixed = zoe.post(&format!("/api/tables/{}/start", full.id), &Value::Null).await.table();
    assert_eq!(fixed.status, Status::Opening);
    assert_eq!(bob.open_number(&fixed).await.status, Status::Opening);

    // Whoever is last, and knows every other number, tries others of their own until the deal suits them.
    for byte in 0..20 {
        let another = Secret::new(Bytes([byte; 32]), Bytes([7; 32]));
        assert_eq!(opened_with(&mut zoe, &fixed, &another).await, (409, Problem::WrongOpening));
    }
    let mut other_terms = fixed.clone();
    other_terms.seats[1].pledge = Some(Bytes([1; 32]));
    assert_eq!(opened_with(&mut zoe, &other_terms, &secret()).await, (409, Problem::WrongOpening));
    let mut eve = server.person("Eve").await;
    assert_eq!(opened_with(&mut eve, &fixed, &secret()).await, (403, Problem::NotSeated));

    let begun = zoe.open_number(&fixed).await;
    assert_eq!((begun.status, begun.broken_off), (Status::Playing, vec![]));
    assert_eq!(opened_with(&mut zoe, &fixed, &secret()).await, (409, Problem::AlreadyStarted));
    server.stop().await;
}

#[tokio::test]
async fn what_is_fixed_is_seen_by_everybody_and_survives_a_restart() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (mut zoe, mut bob, full) = two_pledged(&server).await;
    let mut stream = bob.open(&full.id).await;
    stream.snapshot().await;
    zoe.post(&format!("/api/tables/{}/start", full.id), &Value::Null).await.table();
    let told = stream.table().await;
    assert_eq!(told.status, Status::Opening);
    let zoes = Some(secret().pledge());
    assert_eq!(told.seats.iter().map(|seat| seat.pledge).collect::<Vec<_>>(), [zoes, zoes, None]);
    bob.open_number(&told).await;
    server.stop().await;

    let server = Server::start(&data).await;
    (zoe.address, bob.address) = (server.address, server.address);
    let again = zoe.get(&format!("/api/tables/{}", full.id)).await.table();
    assert_eq!(again.terms(), told.terms());
    assert_eq!(again.seats.iter().map(|seat| seat.opened).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(zoe.open_number(&again).await.status, Status::Playing);
    server.stop().await;
}

#[tokio::test]
async fn whoever_breaks_off_and_whoever_did_not_open_is_named_in_table_and_record() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob, full) = two_pledged(&server).await;
    let at = |what: &str| format!("/api/tables/{}/{what}", full.id);
    let fixed = zoe.post(&at("start"), &Value::Null).await.table();
    bob.open_number(&fixed).await;
    // Zoé has seen enough: she pledges anew. Bob's number is open, so his pledge is worth nothing any more either.
    let sit = json!({ "seat": 0, "key": null, "pledge": pledge() });
    let broken = zoe.post(&at("sit"), &sit).await.table();
    assert_eq!((broken.status, broken.seats[1].ready), (Status::Gathering, false));
    let told = BrokenOff { by: "Zoé".to_owned(), not_opened: vec!["Zoé".to_owned()] };
    assert_eq!(broken.broken_off, std::slice::from_ref(&told));

    let fixed = bob.sit(&broken, 1).await;
    assert_eq!(fixed.status, Status::Opening, "the seat was kept: nothing else is missing");
    assert_eq!(zoe.open_number(&fixed).await.status, Status::Playing);
    let mut stream = zoe.open(&full.id).await;
    for (person, seat) in [(&mut zoe, 0), (&mut bob, 1)] {
        person.post(&at("hand-over"), &json!({ "seat": seat })).await.table();
    }
    stream.watch_to_the_end().await;
    let record = Record::<Ugo>::parse(&zoe.get(&at("record")).await.body).unwrap();
    let shuffles = record.verify().unwrap().shuffles.unwrap();
    assert_eq!((shuffles.people, shuffles.broken_off), (vec!["Zoé".to_owned(), "Bob".to_owned()], 1));
    assert_eq!(record.header.fairness.unwrap().broken_off, [told]);
    server.stop().await;
}

#[tokio::test]
async fn the_host_can_give_away_the_seat_of_somebody_who_does_not_open() {
    let server = Server::fresh_with(|usual| Config { grace: Duration::from_hours(1), ..usual }).await;
    let (mut zoe, mut bob, full) = two_pledged(&server).await;
    let at = |what: &str| format!("/api/tables/{}/{what}", full.id);
    let fixed = zoe.post(&at("start"), &Value::Null).await.table();
    zoe.open_number(&fixed).await;
    let give = |seat: u8, bot: Value| json!({ "seat": seat, "bot": bot });
    let (status, problem) = bob.post(&at("set-seat"), &give(0, Value::Null)).await.problem();
    assert!(status == 409 && matches!(problem, Problem::StillHere { .. }), "{problem:?}");
    assert_eq!(
        server.person("Eve").await.post(&at("set-seat"), &give(1, Value::Null)).await.problem(),
        (403, Problem::NotHost)
    );
    let given = zoe.post(&at("set-seat"), &give(1, json!("trader"))).await.table();
    assert_eq!((given.status, given.seats[1].bot), (Status::Gathering, Some(Level::Trader)));
    assert_eq!(given.broken_off, [BrokenOff { by: "Zoé".to_owned(), not_opened: vec!["Bob".to_owned()] }]);
    assert_eq!(zoe.sit(&given, 0).await.status, Status::Playing);
    assert_eq!(
        zoe.post(&at("set-seat"), &give(1, Value::Null)).await.problem(),
        (409, Problem::AlreadyStarted)
    );
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_stuck_with_a_host_who_went() {
    let server = Server::fresh().await;
    let (_, mut bob, full) = two_pledged(&server).await;
    // There is no grace time in this test, and Zoé is not there.
    let at = |what: &str| format!("/api/tables/{}/{what}", full.id);
    assert!(full.seats[0].may_set);
    bob.post(&at("set-seat"), &json!({ "seat": 0, "bot": "random" })).await.table();
    let fixed = bob.post(&at("start"), &Value::Null).await.table();
    assert_eq!(bob.open_number(&fixed).await.status, Status::Playing);
    server.stop().await;
}

#[tokio::test]
async fn a_beginning_that_could_not_be_stored_is_made_good() {
    let (data, server, mut zoe) = zoe_alone().await;
    let new = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }] });
    let table = zoe.post("/api/tables", &new).await.table();
    let sit = json!({ "seat": 0, "key": null, "pledge": pledge() });
    let fixed = zoe.post(&format!("/api/tables/{}/sit", table.id), &sit).await.table();
    let mut database = database(&data).await;
    let broken =
        "CREATE TRIGGER broken BEFORE UPDATE OF setup ON tables BEGIN SELECT RAISE(ABORT, 'disk'); END";
    sqlx::query(broken).execute(&mut database).await.unwrap();
    let opening = serde_json::to_value(secret().open(&fixed.terms())).unwrap();
    let answer = zoe.post(&format!("/api/tables/{}/open", table.id), &opening).await;
    assert!(answer.status >= 500, "the number is open, but the game has not begun: {answer:?}");
    sqlx::query("DROP TRIGGER broken").execute(&mut database).await.unwrap();
    let mut stream = zoe.open(&table.id).await;
    stream.turn().await;
    server.stop().await;
}
