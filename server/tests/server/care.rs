//! Care for the house: what admins do, what they are told, and that everything they do is written down.

use std::path::Path;

use comptoir_server::care::{Desk, DeskError, Errand};
use comptoir_server::protocol::{Deed, LogEntry, Paged, Problem, Registration, Report, Resident, Said};
use comptoir_server::{Config, RateLimit, Rates};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Person, Server, config, zoe_and_bob};
use crate::database::database;

const PASSPHRASE: &str = "a heron on the pier";

/// Makes a member an admin, as whoever runs the server does.
pub async fn make_admin(data: &Path, handle: &str) {
    let desk = Desk::open(data).await.unwrap();
    let guest = desk.ask(Errand::Who(handle.to_owned())).await.unwrap();
    let guest = guest.as_str().unwrap().to_owned();
    desk.ask(Errand::Do(Deed::MakeAdmin { guest })).await.unwrap();
    desk.close().await;
}

async fn member(server: &Server, name: &str, handle: &str) -> (Person, String) {
    let mut person = server.person(name).await;
    let me = person.post("/api/me/join", &json!({ "handle": handle, "passphrase": PASSPHRASE })).await.ok();
    (person, me["id"].as_str().unwrap().to_owned())
}

/// A server with Ines, who looks after it.
async fn with_ines(data: &TempDir) -> (Server, Person) {
    let server = Server::start(data).await;
    let (ines, _) = member(&server, "Ines", "ines").await;
    make_admin(data.path(), "ines").await;
    (server, ines)
}

async fn does(admin: &mut Person, deed: &Deed) -> Result<(), Problem> {
    let answer = admin.post("/api/admin/do", &serde_json::to_value(deed).unwrap()).await;
    if answer.status == 200 { Ok(()) } else { Err(answer.problem().1) }
}

async fn log(admin: &Person) -> Vec<(Option<String>, String, String)> {
    let log: Paged<LogEntry> = serde_json::from_value(admin.get("/api/admin/log").await.ok()).unwrap();
    log.items.into_iter().map(|entry| (entry.by, entry.what, entry.whom.unwrap_or_default())).collect()
}

async fn reports(admin: &Person) -> Vec<Report> {
    let page: Paged<Report> = serde_json::from_value(admin.get("/api/admin/reports").await.ok()).unwrap();
    page.items
}

#[tokio::test]
async fn the_command_line_makes_admins_who_make_and_remove_others_and_the_log_tells_it() {
    let data = TempDir::new().unwrap();
    let (server, mut ines) = with_ines(&data).await;
    assert_eq!(ines.get("/api/me").await.ok()["admin"], true);
    let (bob, bobs) = member(&server, "Bob", "bob").await;
    assert_eq!(bob.get("/api/admin/people").await.problem(), (403, Problem::NotAdmin));
    does(&mut ines, &Deed::MakeAdmin { guest: bobs.clone() }).await.unwrap();
    assert_eq!(bob.get("/api/admin/people").await.status, 200);
    does(&mut ines, &Deed::RemoveAdmin { guest: bobs }).await.unwrap();
    assert_eq!(bob.get("/api/admin/people").await.problem(), (403, Problem::NotAdmin));
    let carla = server.person("Carla").await.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    assert_eq!(does(&mut ines, &Deed::MakeAdmin { guest: carla.clone() }).await, Err(Problem::NotMember));
    let nobody = Deed::Ban { guest: "nobody".into(), why: String::new() };
    assert_eq!(does(&mut ines, &nobody).await, Err(Problem::UnknownPerson));
    does(&mut ines, &Deed::Rename { guest: carla, name: "Clara".into() }).await.unwrap();
    let found = ines.get("/api/admin/people?search=clar").await.ok();
    let found: Paged<Resident> = serde_json::from_value(found).unwrap();
    assert_eq!(found.items.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["Clara"]);
    let by = |who: Option<&str>, what: &str, whom: &str| (who.map(str::to_owned), what.into(), whom.into());
    assert_eq!(
        log(&ines).await,
        [
            by(Some("Ines"), "rename", "Clara"),
            by(Some("Ines"), "remove_admin", "Bob"),
            by(Some("Ines"), "make_admin", "Bob"),
            by(None, "make_admin", "Ines"),
        ],
        "and nothing of what was refused"
    );
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_banned_is_out_and_stays_out() {
    let data = TempDir::new().unwrap();
    let (server, mut ines) = with_ines(&data).await;
    let (mut zoe, mut bob, table) = zoe_and_bob(&server, json!(["me", "open"])).await;
    let join = json!({ "handle": "bob-7", "passphrase": PASSPHRASE });
    let bobs = bob.post("/api/me/join", &join).await.ok()["id"].as_str().unwrap().to_owned();
    zoe.start(&table, &mut [&mut bob]).await;
    let mut stream = bob.open(&table.id).await;
    stream.snapshot().await;
    let ban = Deed::Ban { guest: bobs.clone(), why: "  shouts\nat people ".into() };
    does(&mut ines, &ban).await.unwrap();
    let closed = loop {
        if let Err(code) = stream.next_or_close().await {
            break code;
        }
    };
    assert_eq!(closed, Some(1008));
    let said = json!({ "id": "1", "said": { "text": "Still here!" } });
    let speaks = bob.post(&format!("/api/tables/{}/say", table.id), &said).await;
    assert_eq!(speaks.problem(), (401, Problem::NoName));
    let seen = zoe.get(&format!("/api/tables/{}", table.id)).await.table();
    assert!(seen.seats[1].bot.is_some(), "a bot plays on");
    let sign_in = |passphrase: &str| json!({ "passphrase": { "handle": "bob-7", "passphrase": passphrase } });
    let mut again = server.stranger();
    assert_eq!(again.post("/api/sign-in", &sign_in(PASSPHRASE)).await.problem(), (403, Problem::Banned));
    let guess = again.post("/api/sign-in", &sign_in("a guess at somebody's")).await;
    assert_eq!(guess.problem(), (401, Problem::WrongSignIn), "nobody else learns it");
    let details = ines.get("/api/admin/log").await.ok()["items"][0]["details"].clone();
    assert_eq!(details, "shouts at people");
    does(&mut ines, &Deed::Unban { guest: bobs }).await.unwrap();
    again.post("/api/sign-in", &sign_in(PASSPHRASE)).await.ok();
    let own_id = ines.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    let own = Deed::Ban { guest: own_id, why: String::new() };
    assert_eq!(does(&mut ines, &own).await, Err(Problem::NotYourself));
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_banned_while_no_server_runs_is_out_at_the_next_start() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (_zoe, mut bob, gathering) = zoe_and_bob(&server, json!(["me", "open"])).await;
    let running = bob.make(json!(["me", { "bot": "random" }])).await;
    let guest = bob.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    server.stop().await;
    let desk = Desk::open(data.path()).await.unwrap();
    desk.ask(Errand::Do(Deed::Ban { guest, why: String::new() })).await.unwrap();
    desk.close().await;
    let server = Server::start(&data).await;
    let seats =
        async |table: &str| server.stranger().get(&format!("/api/tables/{table}")).await.table().seats;
    let left = async {
        while seats(&gathering.id).await[1].guest.is_some() || seats(&running.id).await[0].bot.is_none() {
            tokio::task::yield_now().await;
        }
    };
    let patience = std::time::Duration::from_secs(10);
    tokio::time::timeout(patience, left).await.expect("one seat is open again, and a bot plays in the other");
    server.stop().await;
}

#[tokio::test]
async fn sessions_end_and_names_change_at_once() {
    let data = TempDir::new().unwrap();
    let (server, mut ines) = with_ines(&data).await;
    let (zoe, bob, table) = zoe_and_bob(&server, json!(["me", "open"])).await;
    let bobs = bob.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    let mut stream = zoe.open(&table.id).await;
    stream.snapshot().await;
    does(&mut ines, &Deed::Rename { guest: bobs.clone(), name: "Robert".into() }).await.unwrap();
    assert_eq!(stream.table().await.seats[1].name.as_deref(), Some("Robert"));
    let like = Deed::Rename { guest: bobs.clone(), name: "zoe".into() };
    assert_eq!(does(&mut ines, &like).await, Err(Problem::NameTaken));
    does(&mut ines, &Deed::EndSessions { guest: bobs }).await.unwrap();
    assert_eq!(bob.get("/api/me").await.problem(), (401, Problem::NoName));
    server.stop().await;
}

#[tokio::test]
async fn a_table_goes_with_everything_at_whatever_point_it_is() {
    let data = TempDir::new().unwrap();
    let (server, mut ines) = with_ines(&data).await;
    let mut zoe = server.person("Zoé").await;
    let bot = json!({ "bot": "random" });
    let finished = zoe.make(json!([bot, bot])).await;
    zoe.open(&finished.id).await.watch_to_the_end().await;
    let running = zoe.make(json!(["me", bot])).await;
    let said = json!({ "id": "1", "said": { "phrase": "hello" } });
    zoe.post(&format!("/api/tables/{}/say", running.id), &said).await.ok();
    let mut stream = zoe.open(&running.id).await;
    let turn = stream.turn().await;
    for table in [&finished, &running] {
        does(&mut ines, &Deed::RemoveTable { table: table.id.clone() }).await.unwrap();
        let gone = zoe.get(&format!("/api/tables/{}", table.id)).await;
        assert_eq!(gone.problem(), (404, Problem::UnknownTable));
    }
    // Whoever was about to move hears of it, and nothing is stored.
    let _ = stream
        .try_say(&json!({ "type": "act", "id": "a", "version": turn.version, "action": turn.legal[0] }))
        .await;
    while stream.next_or_close().await.is_ok() {}
    let again = Deed::RemoveTable { table: running.id.clone() };
    assert_eq!(does(&mut ines, &again).await, Err(Problem::UnknownTable));
    assert_eq!(zoe.get("/api/tables").await.tables(), []);
    server.stop().await;
    for table in ["steps", "lines", "seats", "places", "results", "tables"] {
        let count = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
        let (left,): (i64,) = sqlx::query_as(count).fetch_one(&mut database(&data).await).await.unwrap();
        assert_eq!(left, 0, "{table}");
    }
}

#[tokio::test]
async fn a_report_keeps_the_words_for_as_long_as_their_author_is_known() {
    let data = TempDir::new().unwrap();
    let (server, mut ines) = with_ines(&data).await;
    let (mut zoe, mut bob, table) = zoe_and_bob(&server, json!(["me", "open"])).await;
    let mut carla = server.person("Carla").await;
    let path = format!("/api/tables/{}/report", table.id);
    let said = json!({ "id": "1", "said": { "text": "something unkind" } });
    bob.post(&format!("/api/tables/{}/say", table.id), &said).await.ok();
    for _ in 0..2 {
        zoe.post(&path, &json!({ "line": 1 })).await.ok();
    }
    zoe.post(&path, &json!({ "seat": 1 })).await.ok();
    let other_room = carla.post(&path, &json!({ "line": 1 })).await;
    assert_eq!(other_room.problem(), (404, Problem::UnknownPerson), "spectators did not hear it");
    assert_eq!(bob.post(&path, &json!({ "line": 1 })).await.problem(), (409, Problem::NotYourself));
    let found = reports(&ines).await;
    assert_eq!(found.len(), 2, "twice is once");
    assert_eq!(found[0].table.as_ref(), Some(&table.id));
    assert_eq!((found[1].reporter.as_deref(), found[1].name.as_str()), (Some("Zoé"), "Bob"));
    assert_eq!(found[1].said, Some(Said::Text("something unkind".into())));

    does(&mut ines, &Deed::RemoveTable { table: table.id.clone() }).await.unwrap();
    zoe.post("/api/me/delete", &json!({ "proof": null })).await.ok();
    does(&mut ines, &Deed::CloseReport { report: found[0].id }).await.unwrap();
    let found = reports(&ines).await;
    assert_eq!((found[0].reporter.as_deref(), found[0].closed), (None, None), "the open one comes first");
    assert_eq!(
        found[0].said,
        Some(Said::Text("something unkind".into())),
        "the table is gone, the words are not"
    );
    assert!(found[1].closed.is_some());
    let closed = Deed::CloseReport { report: found[1].id };
    assert!(does(&mut ines, &closed).await.is_err());
    bob.post("/api/me/delete", &json!({ "proof": null })).await.ok();
    assert_eq!(reports(&ines).await, [], "they go with their author");
    server.stop().await;
}

#[tokio::test]
async fn somebody_can_be_reported_wherever_their_name_stands() {
    let data = TempDir::new().unwrap();
    let (server, mut ines) = with_ines(&data).await;
    let (mut zoe, bob) = (server.person("Zoé").await, server.person("Bob").await);
    let bobs = bob.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    for _ in 0..2 {
        zoe.post(&format!("/api/people/{bobs}/report"), &Value::Null).await.ok();
    }
    let found = reports(&ines).await;
    assert_eq!(found.len(), 1, "twice is once");
    assert_eq!((&found[0].guest, &found[0].table, &found[0].said), (&bobs, &None, &None));
    does(&mut ines, &Deed::CloseReport { report: found[0].id }).await.unwrap();
    assert_eq!(log(&ines).await[0], (Some("Ines".into()), "close_report".into(), "Bob".into()));
    server.stop().await;
}

#[tokio::test]
async fn reports_are_limited() {
    let data = TempDir::new().unwrap();
    let rates = Rates { reports: RateLimit { burst: 2, per_minute: 1 }, ..Rates::default() };
    let server = Server::start_with(Config { rates: Some(rates), ..config(data.path()) }).await;
    let (mut zoe, _bob, table) = zoe_and_bob(&server, json!(["me", "open"])).await;
    let mut heard = Vec::new();
    for _ in 0..3 {
        heard.push(zoe.post(&format!("/api/tables/{}/report", table.id), &json!({ "seat": 1 })).await.status);
    }
    assert_eq!(heard, [200, 200, 429]);
    server.stop().await;
}

#[tokio::test]
async fn an_admin_closes_the_house_to_new_people_and_opens_it_again() {
    let data = TempDir::new().unwrap();
    let (server, mut ines) = with_ines(&data).await;
    let comes =
        async |server: &Server| server.stranger().post("/api/me", &json!({ "name": "Zoé" })).await.status;
    assert_eq!(comes(&server).await, 200);
    let close = Deed::Registration { registration: Some(Registration::Closed) };
    does(&mut ines, &close).await.unwrap();
    assert_eq!(comes(&server).await, 403);
    assert_eq!(server.stranger().get("/api/games").await.ok()["registration"], "closed");
    let cookie = ines.cookie.clone();
    server.stop().await;
    let server = Server::start(&data).await;
    assert_eq!(comes(&server).await, 403, "it is kept");
    let mut ines = Person { cookie, ..server.stranger() };
    does(&mut ines, &Deed::Registration { registration: None }).await.unwrap();
    assert_eq!(comes(&server).await, 200);
    server.stop().await;
}

#[tokio::test]
async fn lists_have_pages() {
    let data = TempDir::new().unwrap();
    let (server, ines) = with_ines(&data).await;
    for n in 0..51 {
        server.person(&format!("Guest number {n}")).await;
    }
    let page = async |n: u32| {
        let page = ines.get(&format!("/api/admin/people?page={n}")).await.ok();
        serde_json::from_value::<Paged<Resident>>(page).unwrap()
    };
    let (first, second) = (page(0).await, page(1).await);
    assert_eq!((first.items.len(), first.more), (50, true));
    assert_eq!((second.items.len(), second.more), (2, false));
    let office = ines.get("/api/admin").await.ok();
    assert_eq!(
        (&office["people"], &office["tables"], &office["reports"]),
        (&json!(52), &json!(0), &json!(0))
    );
    server.stop().await;
}

#[tokio::test]
async fn the_desk_works_without_a_server_too() {
    let data = TempDir::new().unwrap();
    assert!(matches!(Desk::open(data.path()).await, Err(DeskError::Nothing(_))));
    let server = Server::start(&data).await;
    let (bob, bobs) = member(&server, "Bob", "bob").await;
    server.stop().await;
    assert!(!data.path().join("comptoir.sock").exists(), "the socket goes with the server");
    let desk = Desk::open(data.path()).await.unwrap();
    let guest = desk.ask(Errand::Who("BOB".into())).await.unwrap();
    assert_eq!(guest, Value::String(bobs.clone()));
    desk.ask(Errand::Do(Deed::Ban { guest: bobs, why: String::new() })).await.unwrap();
    let unknown = desk.ask(Errand::Who("nobody".into())).await;
    assert!(matches!(unknown, Err(DeskError::Refused(Problem::UnknownPerson))));
    desk.close().await;
    let server = Server::start(&data).await;
    let bob = Person { address: server.address, ..bob };
    assert_eq!(bob.get("/api/me").await.problem(), (401, Problem::NoName));
    server.stop().await;
}
