//! Who may come in: anybody, those who are invited, or nobody new.

use comptoir_server::Config;
use comptoir_server::protocol::{Problem, Registration};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Person, Server, config};
use crate::database::database;

async fn member(server: &Server) -> Person {
    let mut zoe = server.person("Zoé").await;
    let join = json!({ "handle": "countess", "passphrase": "a heron on the pier" });
    zoe.post("/api/me/join", &join).await.ok();
    zoe
}

/// The same data directory, under another rule.
async fn under(data: &TempDir, registration: Registration) -> Server {
    Server::start_with(Config { registration, ..config(data.path()) }).await
}

async fn comes(server: &Server, name: &str, entry: Value) -> Result<(), Problem> {
    let answer = server.stranger().post("/api/me", &json!({ "name": name, "entry": entry })).await;
    if answer.status == 200 { Ok(()) } else { Err(answer.problem().1) }
}

#[tokio::test]
async fn by_invitation_a_name_is_taken_with_a_members_link_or_the_link_to_a_seat() {
    let data = TempDir::new().unwrap();
    let server = under(&data, Registration::Open).await;
    let mut zoe = member(&server).await;
    let mut bob = server.person("Bob").await;
    server.stop().await;

    let server = under(&data, Registration::Invitation).await;
    (zoe.address, bob.address) = (server.address, server.address);
    assert_eq!(server.stranger().get("/api/games").await.ok()["registration"], "invitation");
    assert_eq!(comes(&server, "Eve", Value::Null).await, Err(Problem::InvitationNeeded));
    assert_eq!(comes(&server, "Eve", json!({ "link": "guessed" })).await, Err(Problem::WrongInvitation));
    bob.post("/api/me", &json!({ "name": "Robert" })).await.ok();

    let new = json!({ "uses": 2, "days": 1 });
    assert_eq!(bob.post("/api/me/entry-links", &new).await.problem(), (409, Problem::NotMember));
    let made = zoe.post("/api/me/entry-links", &new).await.ok();
    let token = made["address"].as_str().unwrap().split_once("/come#").unwrap().1.to_owned();
    let link = json!({ "link": token });
    assert_eq!(comes(&server, "Eve", link.clone()).await, Ok(()));
    assert_eq!(comes(&server, "Ida", link.clone()).await, Ok(()));
    assert_eq!(comes(&server, "Late", link).await, Err(Problem::WrongInvitation), "it was for two");

    // What is over, or taken back, lets nobody in; and only its hash is known.
    let made = zoe.post("/api/me/entry-links", &new).await.ok();
    let link = |made: &Value| json!({ "link": made["address"].as_str().unwrap().split_once('#').unwrap().1 });
    let id = made["links"][0]["id"].clone();
    bob.post("/api/me/entry-links/end", &json!({ "id": id })).await.ok();
    assert_eq!(zoe.get("/api/me/entry-links").await.ok().as_array().unwrap().len(), 1, "it is not his");
    zoe.post("/api/me/entry-links/end", &json!({ "id": id })).await.ok();
    assert_eq!(comes(&server, "Late", link(&made)).await, Err(Problem::WrongInvitation));
    let made = zoe.post("/api/me/entry-links", &new).await.ok();
    let mut database = database(&data).await;
    sqlx::query("UPDATE entry_links SET until = 1").execute(&mut database).await.unwrap();
    assert_eq!(comes(&server, "Late", link(&made)).await, Err(Problem::WrongInvitation));
    for (uses, days) in [(0, 1), (51, 1), (1, 0), (1, 31)] {
        let wrong = json!({ "uses": uses, "days": days });
        assert_eq!(zoe.post("/api/me/entry-links", &wrong).await.status, 400);
    }
    for _ in 0..20 {
        zoe.post("/api/me/entry-links", &new).await.ok();
    }
    let refused = zoe.post("/api/me/entry-links", &new).await.problem();
    assert_eq!(refused, (429, Problem::TooManyEntryLinks { limit: 20 }));

    let table = zoe.make(json!(["me", "open"])).await;
    let seat = |seat: u8, key: Option<&String>| json!({ "seat": { "table": table.id, "seat": seat, "key": key.unwrap_or(&"no".into()) } });
    let key = table.seats[1].key.as_ref();
    assert_eq!(comes(&server, "Late", seat(1, None)).await, Err(Problem::WrongInvitation));
    assert_eq!(comes(&server, "Late", seat(0, key)).await, Err(Problem::WrongInvitation));
    assert_eq!(comes(&server, "Late", seat(1, key)).await, Ok(()));
    bob.sit(&table, 1).await;
    assert_eq!(comes(&server, "Lost", seat(1, key)).await, Ok(()), "they may ask for it, if it was theirs");
    zoe.post(&format!("/api/tables/{}/set-seat", table.id), &json!({ "seat": 1, "bot": "random" }))
        .await
        .ok();
    assert_eq!(comes(&server, "Later", seat(1, key)).await, Err(Problem::WrongInvitation), "it is a bot's");
    server.stop().await;
}

#[tokio::test]
async fn a_closed_house_lets_nobody_new_in_and_those_who_are_known_stay() {
    let data = TempDir::new().unwrap();
    let server = under(&data, Registration::Open).await;
    let mut zoe = member(&server).await;
    let token = zoe.post("/api/me/entry-links", &json!({ "uses": 1, "days": 1 })).await.ok();
    let token = token["address"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    server.stop().await;

    let server = under(&data, Registration::Closed).await;
    zoe.address = server.address;
    assert_eq!(comes(&server, "Eve", Value::Null).await, Err(Problem::RegistrationClosed));
    assert_eq!(comes(&server, "Eve", json!({ "link": token })).await, Err(Problem::RegistrationClosed));
    let link = zoe.post("/api/me/entry-links", &json!({ "uses": 1, "days": 1 })).await.problem();
    assert_eq!(link, (403, Problem::RegistrationClosed));
    zoe.make(json!(["me", "open"])).await;
    let way = json!({ "passphrase": { "handle": "countess", "passphrase": "a heron on the pier" } });
    server.stranger().post("/api/sign-in", &way).await.ok();
    assert_eq!(server.stranger().get("/api/tables?list=open").await.status, 200, "anybody may look");
    server.stop().await;
}
