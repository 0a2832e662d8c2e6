//! Standing orders: they are followed through the same door as a move, and nobody else is told.

use std::time::Duration;

use comptoir_server::Config;
use comptoir_server::protocol::{Frame, Problem, StandingOrder, Status, Table, ToPage};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Person, Server, Stream, config};
use crate::database::database;

const QUICK: Duration = Duration::from_millis(30);

fn quick(config: Config) -> Config {
    Config { order_delay: QUICK, ..config }
}

/// Zoé, Bob and Eve at a table of a game.
async fn three(server: &Server, game: &str) -> ([Person; 3], Table) {
    let mut people = [server.person("Zoé").await, server.person("Bob").await, server.person("Eve").await];
    let [zoe, bob, eve] = &mut people;
    let new = json!({ "game": game, "seats": ["me", "open", "open"], "options": { "first": "seat1" } });
    let answer = zoe.post("/api/tables", &new).await;
    let table = if answer.status == 200 {
        let made = answer.table();
        zoe.sit(&made, 0).await
    } else {
        zoe.make_as(&json!({ "game": game, "seats": ["me", "open", "open"] })).await
    };
    bob.sit(&table, 1).await;
    eve.sit(&table, 2).await;
    let table = zoe.start(&table, &mut [bob, eve]).await;
    assert_eq!(table.status, Status::Playing);
    (people, table)
}

fn orders_at(table: &Table) -> String {
    format!("/api/tables/{}/orders", table.id)
}

async fn given(person: &Person, table: &Table) -> Vec<StandingOrder> {
    serde_json::from_value(person.get(&orders_at(table)).await.ok()).unwrap()
}

/// What a page sees when it asks for everything, but for the number of the message.
async fn seen(page: &mut Stream) -> Value {
    page.say(&json!({ "type": "resync" })).await;
    let (table, frame, history) = page.snapshot().await;
    json!([table, frame, history])
}

async fn frame(page: &mut Stream) -> Frame {
    page.snapshot().await.1.unwrap()
}

#[tokio::test]
async fn an_order_bids_up_to_its_limit_and_nobody_else_hears_of_it() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(quick(config(data.path()))).await;
    let (mut people, table) = three(&server, "golden-city").await;
    let mut pages =
        [people[0].open(&table.id).await, people[1].open(&table.id).await, people[2].open(&table.id).await];
    let now = frame(&mut pages[0]).await;
    let first = now.to_act[0].index();
    let (second, third) = ((first + 1) % 3, (first + 2) % 3);
    frame(&mut pages[1]).await;
    frame(&mut pages[2]).await;

    let before = seen(&mut pages[third]).await;
    let order = json!({ "order": { "game": { "hold": { "group": 0, "limit": 1 } } }, "stands": true });
    people[second].post(&orders_at(&table), &order).await.ok();
    people[second].post(&orders_at(&table), &json!({ "order": "forced", "stands": true })).await.ok();
    assert_eq!(given(&people[second], &table).await.len(), 2);
    assert_eq!(given(&people[third], &table).await, [], "everybody sees their own");
    assert_eq!(seen(&mut pages[third]).await, before, "not a byte tells of it");
    let stream = &pages[third].heard;
    assert!(!stream.iter().any(|message| message["type"] == "orders"), "{stream:?}");
    let orders = loop {
        if let ToPage::Orders { orders } = pages[second].next().await {
            break orders;
        }
    };
    assert_eq!(orders.len(), 1, "its owner is told");

    // The first takes the group; the order takes it back for a coin.
    let action = json!({ "place_hand": 0 });
    pages[first].act("bid", now.version, &action).await;
    pages[first].answer("bid").await.unwrap();
    let (mine, frame_of_first) = pages[third].step().await;
    let (theirs, _) = pages[third].step().await;
    assert_eq!(theirs.seat.map(comptoir_kernel::Seat::index), Some(second));
    assert_eq!(theirs.events[0]["group"], 0);
    assert_eq!(theirs.events[0]["price"], 1);
    assert_eq!(frame_of_first.version, now.version + 1);
    // Both steps have the same form, for those who hear them and in the record.
    let keys = |heard: &comptoir_server::protocol::Heard| -> Vec<String> {
        serde_json::to_value(heard).unwrap().as_object().unwrap().keys().cloned().collect()
    };
    assert_eq!(keys(&mine), keys(&theirs));
    let mut database = database(&data).await;
    let steps: Vec<String> =
        sqlx::query_scalar("SELECT step FROM steps ORDER BY n").fetch_all(&mut database).await.unwrap();
    let fields = |step: &String| -> Vec<String> {
        serde_json::from_str::<Value>(step).unwrap().as_object().unwrap().keys().cloned().collect()
    };
    assert_eq!(fields(&steps[0]), fields(&steps[1]), "a person's step is a person's step");
    let commands: Vec<Option<String>> =
        sqlx::query_scalar("SELECT command FROM steps ORDER BY n").fetch_all(&mut database).await.unwrap();
    assert!(commands.iter().all(Option::is_some), "whoever counts the decisions of people counts it");
    server.stop().await;
}

#[tokio::test]
async fn an_order_ends_with_what_it_is_about_or_by_surprise() {
    let server = Server::fresh_with(quick).await;
    let (mut people, table) = three(&server, "golden-city").await;
    let mut pages =
        [people[0].open(&table.id).await, people[1].open(&table.id).await, people[2].open(&table.id).await];
    let now = frame(&mut pages[0]).await;
    let first = now.to_act[0].index();
    let (second, third) = ((first + 1) % 3, (first + 2) % 3);
    let path = orders_at(&table);
    let hold = |group: u8, limit: u8| json!({ "game": { "hold": { "group": group, "limit": limit } } });
    let give = |order: Value| json!({ "order": order, "stands": true });
    for wrong in [hold(7, 1), hold(0, 200), json!({ "game": { "nothing": 1 } })] {
        let refused = people[second].post(&path, &give(wrong)).await.problem();
        assert_eq!(refused, (409, Problem::OrderNotNow));
    }
    let refused = people[first].post(&path, &give(hold(0, 1))).await.problem();
    assert_eq!(refused, (409, Problem::OrderNotNow), "whoever must decide decides");
    people[second].post(&path, &give(hold(0, 0))).await.ok();
    for (group, limit) in [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)] {
        people[third].post(&path, &give(hold(group, limit))).await.ok();
    }
    let refused = people[third].post(&path, &give(json!("forced"))).await.problem();
    assert_eq!(refused, (429, Problem::TooManyOrders { limit: 6 }));
    people[third].post(&path, &give(hold(1, 1))).await.ok();
    assert_eq!(given(&people[third], &table).await.len(), 6, "given twice is given once");

    // The group costs more than nothing now, and two are free: its owner is asked, and the order is over.
    pages[first].act("bid", now.version, &json!({ "place_hand": 0 })).await;
    pages[first].answer("bid").await.unwrap();
    assert_eq!(given(&people[second], &table).await, []);
    tokio::time::sleep(QUICK * 8).await;
    let version = seen(&mut pages[first]).await[1]["version"].as_u64();
    assert_eq!(version, Some(u64::from(now.version) + 1), "nothing was done for them");

    // Whoever hands over leaves it to the bot.
    people[third].post(&format!("/api/tables/{}/hand-over", table.id), &json!({ "seat": third })).await.ok();
    assert_eq!(given(&people[third], &table).await, []);
    let refused = people[third].post(&path, &give(json!("forced"))).await.problem();
    assert_eq!(refused, (403, Problem::NotYourSeat));
    server.stop().await;
}

#[tokio::test]
async fn an_order_is_followed_after_a_restart_though_nobody_looks() {
    let data = TempDir::new().unwrap();
    // As slow as days: only the next server follows it.
    let slow = Config { order_delay: Duration::from_hours(1), ..config(data.path()) };
    let server = Server::start_with(slow).await;
    let (mut people, table) = three(&server, "golden-city").await;
    let mut page = people[0].open(&table.id).await;
    let now = frame(&mut page).await;
    let (first, second) = (now.to_act[0].index(), (now.to_act[0].index() + 1) % 3);
    let order = json!({ "order": { "game": { "hold": { "group": 1, "limit": 0 } } }, "stands": true });
    people[second].post(&orders_at(&table), &order).await.ok();
    let mut acting = people[first].open(&table.id).await;
    acting.snapshot().await;
    acting.act("bid", now.version, &json!({ "place_hand": 0 })).await;
    acting.answer("bid").await.unwrap();
    drop((page, acting));
    server.stop().await;

    let server = Server::start_with(quick(config(data.path()))).await;
    let mut database = database(&data).await;
    let stepped = async {
        loop {
            let steps: i64 =
                sqlx::query_scalar("SELECT count(*) FROM steps").fetch_one(&mut database).await.unwrap();
            if steps == 2 {
                break;
            }
            tokio::time::sleep(QUICK).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), stepped).await.expect("the table woke and followed it");
    let second = Person { address: server.address, ..people[second].clone() };
    assert_eq!(given(&second, &table).await.len(), 1, "it stands while the auction goes on");
    server.stop().await;
}

#[tokio::test]
async fn what_everybody_knows_to_be_forced_is_played_by_order() {
    let server = Server::fresh_with(quick).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", { "bot": "random" }])).await;
    zoe.post(&orders_at(&table), &json!({ "order": "forced", "stands": true })).await.ok();
    let mut page = zoe.open(&table.id).await;
    let forced = loop {
        let frame = page.turn().await;
        assert!(frame.standings.is_none(), "a game in which nothing was forced tests nothing");
        if frame.forced {
            break frame;
        }
        page.act(&format!("a{}", frame.version), frame.version, &frame.legal[0]).await;
    };
    let (heard, _) = page.step().await;
    assert_eq!((heard.n, heard.seat.map(comptoir_kernel::Seat::index)), (forced.version + 1, Some(0)));
    let mut given = given(&zoe, &table).await;
    assert_eq!(given.pop(), Some(StandingOrder::Forced), "it stands until the game is over");
    server.stop().await;
}
