//! Sitting down, leaving, starting, handing over, coming back.

use std::time::Duration;

use crate::common::{Server, pledge, zoe_and_bob, zoes_table};
use comptoir_bots::Level;
use comptoir_kernel::Seat;
use comptoir_server::Config;
use comptoir_server::protocol::{Problem, Status};
use serde_json::{Value, json};

#[tokio::test]
async fn seats_are_filled_by_link_and_the_host_starts() {
    let server = Server::fresh_with(|usual| Config { grace: Duration::from_hours(1), ..usual }).await;
    let [mut zoe, mut bob, mut eve] =
        [server.person("Zoé").await, server.person("Bob").await, server.person("Eve").await];
    let table = zoe.make(json!(["me", "open", "open"])).await;
    assert_eq!((table.status, table.host), (Status::Gathering, true));
    assert!(table.seats[0].ready && !table.seats[1].ready);
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let sit = |seat: u8, key: Option<&str>| json!({ "seat": seat, "key": key, "pledge": pledge() });
    let key = |seat: usize| table.seats[seat].key.as_deref();

    assert_eq!(zoe.post(&at("start"), &Value::Null).await.problem(), (409, Problem::SeatsOpen));
    assert_eq!(bob.post(&at("sit"), &sit(1, None)).await.problem(), (403, Problem::WrongKey));
    assert_eq!(bob.post(&at("sit"), &sit(1, key(2))).await.problem(), (403, Problem::WrongKey));
    assert_eq!(zoe.post(&at("sit"), &sit(0, None)).await.table().you.unwrap().0, 0, "one may pledge anew");
    assert_eq!(zoe.post(&at("sit"), &sit(1, key(1))).await.problem(), (409, Problem::AlreadySeated));
    assert_eq!(bob.post(&at("sit"), &sit(0, key(1))).await.problem(), (409, Problem::SeatTaken));
    assert_eq!(bob.post(&at("sit"), &sit(3, key(1))).await.problem(), (400, Problem::UnknownSeat));
    assert_eq!(bob.post(&at("sit"), &sit(255, key(1))).await.problem(), (400, Problem::UnknownSeat));
    assert_eq!(bob.sit(&table, 1).await.you.unwrap().0, 1);
    assert_eq!(bob.post(&at("sit"), &sit(2, key(2))).await.problem(), (409, Problem::AlreadySeated));
    assert_eq!(bob.post(&at("start"), &Value::Null).await.problem(), (403, Problem::NotHost));
    assert_eq!(eve.post(&at("leave"), &Value::Null).await.problem(), (403, Problem::NotSeated));

    let left = bob.post(&at("leave"), &Value::Null).await.table();
    assert_eq!((left.you, left.seats[1].name.as_ref()), (None, None));
    bob.sit(&table, 2).await;
    eve.sit(&table, 1).await;
    let started = zoe.start(&table, &mut [&mut bob, &mut eve]).await;
    assert_eq!(started.status, Status::Playing);
    assert_eq!(zoe.post(&at("start"), &Value::Null).await.problem(), (409, Problem::AlreadyStarted));
    let mut late = server.person("Late").await;
    assert_eq!(late.post(&at("sit"), &sit(1, key(1))).await.problem(), (409, Problem::AlreadyStarted));
    server.stop().await;
}

#[tokio::test]
async fn the_makers_pledge_fixes_a_table_that_lacks_nothing_else() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let new = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }] });
    let table = zoe.post("/api/tables", &new).await.table();
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    assert_eq!((table.status, table.seats[0].ready), (Status::Gathering, false));
    assert_eq!(zoe.post(&at("start"), &Value::Null).await.problem(), (409, Problem::SeatsOpen));
    let sit = |pledge: &str| json!({ "seat": 0, "key": null, "pledge": pledge });
    assert_eq!(bob.post(&at("sit"), &sit(&pledge())).await.problem(), (409, Problem::SeatTaken));
    assert_eq!(zoe.post(&at("sit"), &sit("abc")).await.problem().0, 400);
    let fixed = zoe.post(&at("sit"), &sit(&pledge())).await.table();
    assert_eq!((fixed.status, fixed.commitment), (Status::Opening, table.commitment));
    assert_eq!(zoe.open_number(&fixed).await.status, Status::Playing);
    server.stop().await;
}

#[tokio::test]
async fn a_public_table_is_listed_and_needs_no_key() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let new = json!({ "game": "ugo", "seats": ["me", "open"], "visibility": "public" });
    let table = zoe.make_as(&new).await;
    zoe.make(json!(["me", "open"])).await;
    let open = bob.get("/api/tables?list=open").await.tables();
    assert_eq!(open.iter().map(|table| &table.id).collect::<Vec<_>>(), [&table.id]);
    let body = json!({ "seat": 1, "key": null, "pledge": pledge() });
    bob.post(&format!("/api/tables/{}/sit", table.id), &body).await.table();
    assert_eq!(bob.get("/api/tables?list=open").await.tables(), []);
    let mine = bob.get("/api/tables").await.tables();
    assert_eq!(mine.len(), 1);
    assert_eq!(zoe.get("/api/tables").await.tables().len(), 2);
    assert_eq!(server.stranger().get("/api/tables").await.problem(), (401, Problem::NoName));
    server.stop().await;
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    // A bot that waits this long never acts in this test.
    let server = Server::fresh_with(|usual| Config { bot_delay: Duration::from_hours(1), ..usual }).await;
    let (mut zoe, mut bob, table) = zoe_and_bob(&server, json!(["me", "open"])).await;
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let seat = |seat: u8| json!({ "seat": seat });
    assert_eq!(zoe.post(&at("hand-over"), &seat(0)).await.problem(), (409, Problem::NotStarted));
    zoe.start(&table, &mut [&mut bob]).await;

    let handed = zoe.post(&at("hand-over"), &seat(0)).await.table();
    assert_eq!((handed.seats[0].bot, handed.seats[0].name.as_deref()), (Some(Level::Trader), Some("Zoé")));
    let mut stream = zoe.open(&table.id).await;
    let (_, frame, _) = stream.snapshot().await;
    stream.act("mine", 0, frame.unwrap().legal.first().unwrap_or(&Value::Null)).await;
    assert_eq!(stream.answer("mine").await, Err(Problem::NotYourSeat), "the bot plays for it now");

    assert_eq!(bob.post(&at("take-back"), &seat(0)).await.problem(), (403, Problem::NotYourSeat));
    let back = zoe.post(&at("take-back"), &seat(0)).await.table();
    assert_eq!(back.seats[0].bot, None);
    assert_eq!(zoe.post(&at("hand-over"), &seat(7)).await.problem(), (400, Problem::UnknownSeat));
    let mut eve = server.person("Eve").await;
    assert_eq!(eve.post(&at("hand-over"), &seat(0)).await.problem(), (403, Problem::NotSeated));

    // Bob is not there, and there is no grace time in this test.
    let handed = zoe.post(&at("hand-over"), &seat(1)).await.table();
    assert!(handed.seats[1].bot.is_some());
    let left = zoe.post(&at("leave"), &Value::Null).await.table();
    assert!(left.seats[0].bot.is_some());
    server.stop().await;
}

#[tokio::test]
async fn somebody_who_may_come_back_keeps_his_seat() {
    let server = Server::fresh_with(|usual| Config { grace: Duration::from_hours(1), ..usual }).await;
    let (mut zoe, mut bob, table) = zoe_and_bob(&server, json!(["me", "open"])).await;
    zoe.start(&table, &mut [&mut bob]).await;
    let hand_over = format!("/api/tables/{}/hand-over", table.id);

    let mut here = zoe.open(&table.id).await;
    let (seen, ..) = here.snapshot().await;
    assert_eq!(seen.seats.iter().map(|seat| seat.present).collect::<Vec<_>>(), [true, false]);
    assert_eq!(seen.seats.iter().map(|seat| seat.may_hand_over).collect::<Vec<_>>(), [true, false]);
    let stream = bob.open(&table.id).await;
    assert!(here.table().await.seats[1].present);
    assert_eq!(
        zoe.post(&hand_over, &json!({ "seat": 1 })).await.problem(),
        (409, Problem::StillHere { seconds: 3600 })
    );
    drop(stream);
    assert!(!here.table().await.seats[1].present);
    let (status, problem) = zoe.post(&hand_over, &json!({ "seat": 1 })).await.problem();
    assert!(
        status == 409 && matches!(problem, Problem::StillHere { seconds } if seconds > 3500),
        "{problem:?}"
    );

    let mut watching = server.stranger().open(&table.id).await;
    watching.snapshot().await;
    assert_eq!(here.table().await.watching, 1);
    server.stop().await;
}

#[tokio::test]
async fn a_crowd_that_comes_to_watch_is_told_as_one() {
    let server = Server::fresh_with(|usual| Config { watchers: Duration::from_hours(1), ..usual }).await;
    let (mut zoe, mut bob, table) = zoe_and_bob(&server, json!(["me", "open"])).await;
    zoe.start(&table, &mut [&mut bob]).await;
    let mut here = zoe.open(&table.id).await;
    here.snapshot().await;
    let mut crowd = Vec::new();
    for _ in 0..3 {
        let mut stream = server.stranger().open(&table.id).await;
        stream.snapshot().await;
        crowd.push(stream);
    }
    let bobs = bob.open(&table.id).await;
    let seen = here.table().await;
    assert_eq!((seen.watching, seen.seats[1].present), (3, true), "nothing was told before");
    assert_eq!(seen.you.map(|seat| seat.0), Some(0));
    for stream in &mut crowd {
        let seen = stream.table().await;
        assert_eq!((seen.watching, seen.you), (3, None));
    }
    drop(bobs);
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table() {
    let (server, mut zoe, table) = zoes_table(json!(["me", "open"])).await;
    let mut stream = zoe.open(&table.id).await;
    stream.snapshot().await;
    let id = zoe.get("/api/me").await.ok()["id"].clone();
    let me = zoe.post("/api/me", &json!({ "name": " Zoë " })).await.ok();
    assert_eq!((&me["id"], &me["name"]), (&id, &json!("Zoë")));
    assert_eq!(stream.table().await.seats[0].name.as_deref(), Some("Zoë"));
    server.stop().await;
}

#[tokio::test]
async fn the_host_moves_people_and_whoever_is_sent_away_has_no_key_any_more() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let made = zoe.make_as(&json!({ "game": "ugo", "seats": ["me", "open", { "bot": "trader" }] })).await;
    let at = |what: &str| format!("/api/tables/{}/{what}", made.id);
    bob.sit(&made, 1).await;
    let moved = zoe.post(&at("move"), &json!({ "from": 1, "to": 2 })).await.table();
    assert_eq!(moved.seats[1].bot, Some(Level::Trader));
    assert_eq!(
        (moved.seats[2].name.as_deref(), moved.seats[2].ready),
        (Some("Bob"), true),
        "what he pledged is his"
    );
    assert_eq!(bob.get(&format!("/api/tables/{}", made.id)).await.table().you, Some(Seat(2)));
    let nowhere = zoe.post(&at("move"), &json!({ "from": 1, "to": 3 })).await.problem();
    assert_eq!(nowhere, (400, Problem::UnknownSeat));

    // What is stored is what was told.
    let begun = zoe.start(&moved, &mut [&mut bob]).await;
    assert_eq!(begun.status, Status::Playing);
    let other = zoe.make_as(&json!({ "game": "ugo", "seats": ["me", "open"] })).await;
    bob.sit(&other, 1).await;
    let set = format!("/api/tables/{}/set-seat", other.id);
    let opened = zoe.post(&set, &json!({ "seat": 1, "bot": null })).await.table();
    assert!(opened.seats[1].key.is_some() && opened.seats[1].key != other.seats[1].key);
    let sit = json!({ "seat": 1, "key": other.seats[1].key, "pledge": pledge() });
    let back = bob.post(&format!("/api/tables/{}/sit", other.id), &sit).await.problem();
    assert_eq!(back, (403, Problem::WrongKey));
    server.stop().await;
}
