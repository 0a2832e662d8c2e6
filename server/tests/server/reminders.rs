//! What people hear of their time: as it goes by, once, and not at night.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use comptoir_server::protocol::{NoticeKind, Status, WaitingTable};
use serde_json::{Value, json};
use sqlx::SqliteConnection;
use tempfile::TempDir;
use tokio::time::sleep;

use crate::clocks::{HOUR, House, NOON, SECOND, live, look, two};
use crate::common::{PATIENCE, Person, Server};
use crate::database::database;
use crate::mail::{MailServer, verified};
use crate::notices::{Elsewhere, at_once, kinds};
use crate::standing::{id, member, ugo_of};

/// A program of somebody's is told from now on.
async fn tells(person: &mut Person, elsewhere: &Elsewhere) {
    let address = format!("http://{}/hook", elsewhere.address);
    let hook = json!({ "address": address, "form": "plain", "language": "en" });
    person.post("/api/me/webhooks", &hook).await.ok();
}

async fn kind(elsewhere: &mut Elsewhere) -> Value {
    let told: Value = serde_json::from_slice(&elsewhere.next().await.body).unwrap();
    told["kind"].clone()
}

#[tokio::test]
async fn whoever_is_elsewhere_hears_of_their_time_as_it_goes_by_each_thing_once() {
    let mut house = House::open_with(at_once).await;
    let mut elsewhere = Elsewhere::open().await;
    let (mut late, mut other, _) = two(&house, live(&json!({ "turn": "trader" }))).await;
    tells(&mut late, &elsewhere).await;
    // Until when they have time stands in their list of turns, and in their calendar.
    let turns: Vec<WaitingTable> = serde_json::from_value(late.get("/api/me/turns").await.ok()).unwrap();
    assert_eq!(turns[0].until, Some(NOON / 1000 + 321));
    let feed = late.post("/api/me/feed", &json!({ "language": "en" })).await.ok();
    let calendar = house.server.stranger().get(feed["calendar"].as_str().unwrap()).await;
    assert!(calendar.body.contains("DTSTART:20261118T110521Z"), "{calendar:?}");

    for (seconds, expected) in [(161, "half"), (96, "most"), (64, "time_up")] {
        house.pass((seconds - 1) * SECOND);
        elsewhere.nothing().await;
        house = house.restart(HOUR, &mut [&mut late, &mut other]).await;
        house.pass(SECOND);
        assert_eq!(kind(&mut elsewhere).await, expected);
    }
    house = house.restart(HOUR, &mut [&mut late, &mut other]).await;
    elsewhere.nothing().await;
    assert_eq!(kinds(&late).await, [(NoticeKind::TimeUp, false)], "what is over is no news");
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_is_taken_for_away_is_told_so_in_one_message() {
    let house = House::open_with(at_once).await;
    let mut elsewhere = Elsewhere::open().await;
    let (mut late, _, _) = two(&house, live(&json!({ "seat": "random" }))).await;
    tells(&mut late, &elsewhere).await;
    house.pass(HOUR);
    assert_eq!(kind(&mut elsewhere).await, "away");
    elsewhere.nothing().await;
    assert_eq!(kinds(&late).await, [(NoticeKind::Away, false)]);
    house.server.stop().await;
}

/// Returns when just this waits to be sent: over which channel, when, and how often it was tried.
async fn waits(database: &mut SqliteConnection, expected: &[(&str, i64, i64)]) {
    let mut found: Vec<(String, i64, i64)> = Vec::new();
    let same = |found: &[(String, i64, i64)]| {
        found
            .iter()
            .map(|(channel, next, tries)| (channel.as_str(), *next, *tries))
            .eq(expected.iter().copied())
    };
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let query = sqlx::query_as("SELECT channel, next, tries FROM deliveries ORDER BY channel, notice");
        found = query.fetch_all(&mut *database).await.unwrap();
        if same(&found) {
            return;
        }
        sleep(Duration::from_millis(10)).await;
    }
    panic!("{found:?} waits, and not {expected:?}");
}

#[tokio::test]
async fn nothing_is_sent_at_night_neither_what_was_gathered_nor_what_is_tried_again() {
    let data = TempDir::new().unwrap();
    let mut post = MailServer::open(0).await;
    let mut elsewhere = Elsewhere::open().await;
    let server = Server::start_with(at_once(post.sends(&data))).await;
    let mut zoe = verified(&server, &mut post, "zoe@example.org").await;
    let mut bob = server.person("Bob").await;
    let table = zoe.make(json!(["me", "open"])).await;
    bob.sit(&table, 1).await;
    let choices = json!({ "events": { "mention": ["webhook", "mail"] }, "digest": 60 });
    zoe.post("/api/me/channels", &choices).await.ok();
    tells(&mut zoe, &elsewhere).await;
    // The night begins in half an hour, and ends after the letter would go.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64 / 60;
    let night = |from: i64, to: i64| json!({ "from": (now + from) % 1440, "to": (now + to) % 1440 });
    let habits = json!({ "zone": "UTC", "quiet": night(30, 120), "holidays": [] });
    zoe.post("/api/me/habits", &habits).await.ok();
    let path = format!("/api/tables/{}/say", table.id);
    let say = |n: u32| json!({ "id": n.to_string(), "said": { "text": "@Zoé?" } });
    bob.post(&path, &say(1)).await.ok();
    assert_eq!(kind(&mut elsewhere).await, "mention", "it is day");
    let mut stored = database(&data).await;
    let morning = (now + 120) * 60;
    waits(&mut stored, &[("mail", morning, 0)]).await;
    server.stop().await;

    // Now it is night: what was about to go waits, and so does what is new.
    let put = format!("UPDATE habits SET quiet = '{}'", night(-30, 120));
    sqlx::query(sqlx::AssertSqlSafe(put)).execute(&mut stored).await.unwrap();
    sqlx::query("UPDATE deliveries SET next = 0").execute(&mut stored).await.unwrap();
    let server = Server::start_with(at_once(post.sends(&data))).await;
    waits(&mut stored, &[("mail", morning, 0)]).await;
    let mut bob = Person { address: server.address, ..bob };
    bob.post(&path, &say(2)).await.ok();
    // Nothing was tried.
    waits(&mut stored, &[("mail", morning, 0), ("mail", morning, 0), ("webhook", morning, 0)]).await;
    elsewhere.nothing().await;
    assert!(post.letters.try_recv().is_err());
    server.stop().await;

    // The morning comes.
    sqlx::query("DELETE FROM habits").execute(&mut stored).await.unwrap();
    sqlx::query("UPDATE deliveries SET next = 0").execute(&mut stored).await.unwrap();
    let server = Server::start_with(at_once(post.sends(&data))).await;
    assert_eq!(kind(&mut elsewhere).await, "mention");
    post.next().await;
    elsewhere.nothing().await;
    assert!(post.letters.try_recv().is_err(), "one letter for both");
    server.stop().await;
}

#[tokio::test]
async fn what_a_bot_finishes_because_time_was_up_counts_for_its_person() {
    let house = House::open().await;
    let (mut ana, mut bob) = (member(&house.server, "Ana").await, member(&house.server, "Bob").await);
    let clock = live(&json!({ "seat": "random" }));
    let new = json!({ "game": "ugo", "seats": ["me", "open"], "rated": true, "clock": clock });
    let table = ana.make_as(&new).await;
    bob.sit(&table, 1).await;
    let table = ana.start(&table, &mut [&mut bob]).await;
    let (late, present) = if table.to_act[0].0 == 0 { (ana, bob) } else { (bob, ana) };
    house.pass(321 * SECOND);
    let mut stream = present.open(&table.id).await;
    stream.play_to_the_end().await;
    assert_eq!(look(&present, &table).await.status, Status::Over);
    let last = ugo_of(&late, &id(&late).await, "").await.trend.pop().unwrap();
    assert_eq!((last.rated, last.rating.is_some(), last.handed_over), (true, true, true));
    // They let a turn go by, and the other none, who had enough of them for it to tell something.
    let stored = "SELECT in_time, missed FROM reliability WHERE guest = $1";
    let query = sqlx::query_as(stored).bind(id(&late).await);
    let missed: (i64, i64) = query.fetch_one(&mut database(&house.data).await).await.unwrap();
    assert_eq!(missed, (0, 1));
    let page = |of: String| format!("/api/people/{of}");
    assert_eq!(late.get(&page(id(&late).await)).await.ok()["reliability"], Value::Null);
    let told = present.get(&page(id(&present).await)).await.ok()["reliability"].clone();
    assert!(told["in_time"] == told["turns"] && told["turns"].as_u64().unwrap() > 10, "{told}");
    house.server.stop().await;
}
