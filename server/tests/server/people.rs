//! Somebody who comes back: on another device, with a code, with a passphrase, by leave of the table.

use std::time::{Duration, Instant};

use comptoir_server::protocol::{Problem, Status, Table};
use comptoir_server::{Config, Rates};
use serde_json::{Value, json};
use sqlx::Row;
use tempfile::TempDir;

use crate::common::{Person, Server, config, pledge, zoe_alone};
use crate::database::database;

const PASSPHRASE: &str = "a heron on the pier";

async fn join(person: &mut Person, handle: &str) -> Value {
    person.post("/api/me/join", &json!({ "handle": handle, "passphrase": PASSPHRASE })).await.ok()
}

fn by_passphrase(handle: &str, passphrase: &str) -> Value {
    json!({ "passphrase": { "handle": handle, "passphrase": passphrase } })
}

#[tokio::test]
async fn a_link_brings_another_device_in_once() {
    let (data, server, mut zoe) = zoe_alone().await;
    let table = zoe.make(json!(["me", "open"])).await;
    let link = zoe.post("/api/me/link", &Value::Null).await.ok();
    let (page, token) = link["address"].as_str().unwrap().split_once('#').unwrap();
    assert_eq!(page, format!("http://{}/device", server.address));
    assert!(
        link["size"].as_u64().unwrap() >= 21 && link["path"].as_str().unwrap().starts_with("M0 0h7v1h-7z")
    );

    let mut phone = server.stranger();
    let me = phone.post("/api/sign-in", &json!({ "link": token })).await.ok();
    assert_eq!(me, zoe.get("/api/me").await.ok(), "the same person");
    assert_ne!(phone.cookie, zoe.cookie);
    assert_eq!(phone.get(&format!("/api/tables/{}", table.id)).await.table().you, table.you);
    let mut thief = server.stranger();
    let again = thief.post("/api/sign-in", &json!({ "link": token })).await;
    assert_eq!(again.problem(), (401, Problem::WrongSignIn));

    let link = zoe.post("/api/me/link", &Value::Null).await.ok();
    let token = link["address"].as_str().unwrap().split_once('#').unwrap().1;
    sqlx::query("UPDATE device_links SET until = until - 600")
        .execute(&mut database(&data).await)
        .await
        .unwrap();
    let late = thief.post("/api/sign-in", &json!({ "link": token })).await;
    assert_eq!(late.problem(), (401, Problem::WrongSignIn), "ten minutes later");
    server.stop().await;
}

#[tokio::test]
async fn a_recovery_code_brings_somebody_back_and_the_newest_one_counts() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let code = async |zoe: &mut Person| {
        let code = zoe.post("/api/me/recovery", &Value::Null).await.ok();
        code["words"].as_str().unwrap().to_owned()
    };
    let first = code(&mut zoe).await;
    let typed = first.to_uppercase().replace(' ', " - ");
    let mut back = server.stranger();
    let me = back.post("/api/sign-in", &json!({ "recovery": typed })).await.ok();
    assert_eq!((&me["name"], &me["recovery"]), (&json!("Zoé"), &json!(true)));
    let second = code(&mut back).await;
    assert_ne!(first, second);
    let mut stranger = server.stranger();
    let old = stranger.post("/api/sign-in", &json!({ "recovery": first })).await;
    assert_eq!(old.problem(), (401, Problem::WrongSignIn));
    stranger.post("/api/sign-in", &json!({ "recovery": second })).await.ok();
    server.stop().await;
}

#[tokio::test]
async fn a_guest_becomes_a_member_and_keeps_everything() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (mut zoe, mut eve) = (server.person("Zoé").await, server.person("Eve").await);
    let table = zoe.make(json!(["me", "open"])).await;
    join(&mut server.person("Lou").await, "little").await;
    let me = join(&mut zoe, "Heron-7").await;
    assert_eq!((&me["handle"], &me["name"]), (&json!("Heron-7"), &json!("Zoé")));
    let ask = |handle: &str, passphrase: &str| json!({ "handle": handle, "passphrase": passphrase });
    for (asked, problem) in [
        (ask("heron-7", PASSPHRASE), (409, Problem::HandleTaken)),
        (ask("hеron-7", PASSPHRASE), (409, Problem::HandleTaken)),
        (ask("IittIe", PASSPHRASE), (409, Problem::HandleTaken)),
        (ask("heron 8", PASSPHRASE), (400, Problem::BadHandle)),
        (ask("heron-8", "too short"), (400, Problem::WeakPassphrase)),
    ] {
        assert_eq!(eve.post("/api/me/join", &asked).await.problem(), problem, "{asked}");
    }
    for name in ["HERON-7", "IittIe"] {
        let pretends = eve.post("/api/me", &json!({ "name": name })).await;
        assert_eq!(pretends.problem(), (409, Problem::NameTaken), "a member is known by their handle");
    }
    assert_eq!(zoe.post("/api/me", &json!({ "name": "Heron-7" })).await.status, 200);

    // The cookie is lost; a new guest's comes first.
    let mut back = server.person("Curious Heron").await;
    let before = back.clone();
    let me = back.post("/api/sign-in", &by_passphrase("HERON-7", PASSPHRASE)).await.ok();
    assert_eq!(me["handle"], "Heron-7");
    assert_eq!(back.get(&format!("/api/tables/{}", table.id)).await.table().you, table.you);
    assert_eq!(before.get("/api/me").await.problem(), (401, Problem::NoName), "its token is void");

    let wrong = eve.post("/api/sign-in", &by_passphrase("heron-7", "a heron on the pies")).await;
    let unknown = eve.post("/api/sign-in", &by_passphrase("nobody-7", PASSPHRASE)).await;
    assert_eq!((wrong.status, &wrong.body), (unknown.status, &unknown.body), "nobody learns who is a member");
    assert_eq!(wrong.problem(), (401, Problem::WrongSignIn));
    assert_eq!(eve.get("/api/me").await.ok()["name"], "Eve", "they stay who they were");
    server.stop().await;
}

#[tokio::test]
async fn sessions_are_listed_and_end_with_their_live_streams() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let agent = [("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")];
    let answer = server.stranger().request("POST", "/api/me", &agent, r#"{"name":"Zoé"}"#).await;
    let cookie = answer.header("set-cookie").unwrap().split(';').next().map(str::to_owned);
    let mut zoe = Person { cookie, ..server.stranger() };
    let token = zoe.post("/api/me/link", &Value::Null).await.ok();
    let token = token["address"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let mut phone = server.stranger();
    phone.post("/api/sign-in", &json!({ "link": token })).await.ok();
    let table = zoe.make(json!(["me", "open"])).await;
    let (mut here, mut there) = (zoe.open(&table.id).await, phone.open(&table.id).await);
    here.snapshot().await;
    there.snapshot().await;

    let listed = zoe.get("/api/me/sessions").await.ok();
    let sessions = listed.as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    let mine = sessions.iter().find(|session| session["current"] == true).unwrap();
    let other = sessions.iter().find(|session| session["current"] == false).unwrap();
    assert_eq!((&mine["device"], &other["device"]), (&json!("Firefox · Linux"), &json!("")));
    let mut eve = server.person("Eve").await;
    eve.post("/api/me/sessions/end", &json!({ "id": other["id"] })).await.ok();
    assert_eq!(phone.get("/api/me").await.status, 200, "nobody ends another's");
    let left = zoe.post("/api/me/sessions/end", &json!({ "id": other["id"] })).await.ok();
    assert_eq!(left.as_array().unwrap().len(), 1);
    assert_eq!(phone.get("/api/me").await.problem(), (401, Problem::NoName));
    assert_eq!(there.next_or_close().await.err(), Some(Some(1008)), "its stream is closed, too");

    let out = zoe.post("/api/me/sign-out", &Value::Null).await;
    assert!(
        out.header("set-cookie").unwrap().starts_with("comptoir=; Path=/; Max-Age=0; HttpOnly"),
        "{out:?}"
    );
    assert_eq!(zoe.get("/api/me").await.problem(), (401, Problem::NoName));
    assert_eq!(here.next_or_close().await.err(), Some(Some(1008)));
    server.stop().await;
}

#[tokio::test]
async fn another_passphrase_ends_every_other_session() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    join(&mut zoe, "heron").await;
    let mut elsewhere = server.stranger();
    elsewhere.post("/api/sign-in", &by_passphrase("heron", PASSPHRASE)).await.ok();
    let before = zoe.clone();
    let change = |proof: Value, passphrase: &str| json!({ "proof": proof, "passphrase": passphrase });
    let (wrong, right) = (json!({ "passphrase": "not the one I had" }), json!({ "passphrase": PASSPHRASE }));
    let new = "two herons on the pier";
    let refused = zoe.post("/api/me/passphrase", &change(wrong, new)).await;
    assert_eq!(refused.problem(), (401, Problem::WrongSignIn));
    let weak = zoe.post("/api/me/passphrase", &change(right.clone(), "1qaz2wsx3edc")).await;
    assert_eq!(weak.problem(), (400, Problem::WeakPassphrase));
    zoe.post("/api/me/passphrase", &change(right, new)).await.ok();
    for gone in [&elsewhere, &before] {
        assert_eq!(gone.get("/api/me").await.problem(), (401, Problem::NoName));
    }
    assert_eq!(zoe.get("/api/me").await.status, 200);
    let old = elsewhere.post("/api/sign-in", &by_passphrase("heron", PASSPHRASE)).await;
    assert_eq!(old.problem(), (401, Problem::WrongSignIn));
    elsewhere.post("/api/sign-in", &by_passphrase("heron", new)).await.ok();

    let words = zoe.post("/api/me/recovery", &Value::Null).await.ok()["words"].clone();
    zoe.post("/api/me/passphrase", &change(json!({ "recovery": words }), "three herons, no pier")).await.ok();
    assert_eq!(
        elsewhere.get("/api/me").await.problem(),
        (401, Problem::NoName),
        "whoever forgot it may, too"
    );
    server.stop().await;
}

#[tokio::test]
async fn only_hashes_of_secrets_are_stored() {
    let (data, server, mut zoe) = zoe_alone().await;
    join(&mut zoe, "heron").await;
    let words = zoe.post("/api/me/recovery", &Value::Null).await.ok()["words"].as_str().unwrap().to_owned();
    let link = zoe.post("/api/me/link", &Value::Null).await.ok()["address"].as_str().unwrap().to_owned();
    let token = zoe.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
    server.stop().await;
    let secrets = [PASSPHRASE, &words, &words.replace(' ', ""), link.split_once('#').unwrap().1, &token];
    for file in std::fs::read_dir(data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for secret in secrets {
            let stored = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
            assert!(!stored, "{secret} is stored");
        }
    }
    let row =
        sqlx::query("SELECT passphrase FROM guests").fetch_one(&mut database(&data).await).await.unwrap();
    assert!(row.get::<String, _>(0).starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
}

#[tokio::test]
async fn whoever_guesses_waits_longer_and_longer_whether_or_not_there_is_such_a_member() {
    let data = TempDir::new().unwrap();
    let limited = Config { rates: Some(Rates::default()), ..config(data.path()) };
    let server = Server::start_with(limited).await;
    let mut zoe = server.person("Zoé").await;
    join(&mut zoe, "heron").await;
    for handle in ["heron", "nobody"] {
        // Behind a proxy each guess could come from another address; here all come from one, which has its own count.
        let data = TempDir::new().unwrap();
        let rates = Some(Rates::default());
        let server = Server::start_with(Config { rates, behind_proxy: true, ..config(data.path()) }).await;
        let mut member = server.person("Zoé").await;
        join(&mut member, "heron").await;
        let mut statuses = Vec::new();
        for guess in 0..6 {
            let from = format!("10.0.0.{guess}");
            let body = by_passphrase(handle, "a guess at somebody's").to_string();
            let headers = [("X-Forwarded-For", from.as_str())];
            statuses.push(server.stranger().request("POST", "/api/sign-in", &headers, &body).await.status);
        }
        assert_eq!(statuses, [401, 401, 401, 401, 429, 429], "{handle}");
        server.stop().await;
    }
    let mut guesser = server.stranger();
    let mut statuses = Vec::new();
    for guess in 0..5 {
        let asked = json!({ "recovery": format!("babab {guess}") });
        statuses.push(guesser.post("/api/sign-in", &asked).await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 401, 429], "at one address");
    server.stop().await;
}

#[tokio::test]
async fn it_takes_as_long_to_hear_no_whether_or_not_there_is_such_a_member() {
    let server = Server::fresh().await;
    join(&mut server.person("Zoé").await, "heron").await;
    // The quickest of several: whatever else the machine does only makes one slower.
    let quickest = async |handle: &str| {
        let mut times = Vec::new();
        for _ in 0..5 {
            let began = Instant::now();
            let refused = server.stranger().post("/api/sign-in", &by_passphrase(handle, "a guess")).await;
            assert_eq!(refused.status, 401);
            times.push(began.elapsed());
        }
        times.into_iter().min().unwrap()
    };
    let (known, unknown) = (quickest("heron").await, quickest("nobody").await);
    assert!(known < unknown * 3 && unknown < known * 3, "{known:?} {unknown:?}");
    server.stop().await;
}

/// Zoé, Bob and Ida at a table that Zoé made, its game begun; the table as it was made, with its keys.
async fn three(server: &Server) -> (Table, [Person; 3]) {
    let [mut zoe, mut bob, mut ida] =
        [server.person("Zoé").await, server.person("Bob").await, server.person("Ida").await];
    let table = zoe.make(json!(["me", "open", "open"])).await;
    bob.sit(&table, 1).await;
    ida.sit(&table, 2).await;
    assert_eq!(zoe.start(&table, &mut [&mut bob, &mut ida]).await.status, Status::Playing);
    (table, [zoe, bob, ida])
}

#[tokio::test]
async fn a_link_alone_opens_no_taken_seat_but_the_host_may() {
    let data = TempDir::new().unwrap();
    let patient = Config { grace: Duration::from_hours(1), ..config(data.path()) };
    let server = Server::start_with(patient).await;
    let (table, [mut zoe, bob, mut ida]) = three(&server).await;
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let key = table.seats[1].key.clone();
    let mut back = server.person("Bobby").await;
    let sit = json!({ "seat": 1, "key": key, "pledge": pledge() });
    assert_eq!(back.post(&at("sit"), &sit).await.problem(), (409, Problem::AlreadyStarted));
    let ask = json!({ "seat": 1, "key": key });
    let (mut stream, mut watching) = (zoe.open(&table.id).await, back.open(&table.id).await);
    stream.snapshot().await;
    let (seen, frame, _) = watching.snapshot().await;
    assert_eq!((seen.you, frame.unwrap().view["hand"]["seat"].clone()), (None, Value::Null));

    let here = bob.open(&table.id).await;
    stream.table().await;
    assert_eq!(back.post(&at("return"), &ask).await.problem(), (409, Problem::SeatTaken), "Bob is there");
    drop(here);
    while stream.table().await.seats[1].present {}
    let asked = back.post(&at("return"), &ask).await.table();
    assert!(asked.returns[0].you && !asked.returns[0].may_answer);
    let told = stream.table().await;
    assert_eq!((told.returns[0].name.as_str(), told.returns[0].may_answer), ("Bobby", true));
    let stranger = server.stranger().get(&format!("/api/tables/{}", table.id)).await.table();
    assert_eq!(stranger.returns, [], "that is between them");

    let answer = json!({ "seat": 1, "guest": told.returns[0].guest, "yes": true });
    assert_eq!(ida.post(&at("let-in"), &answer).await.problem(), (403, Problem::NotHost));
    let let_in = zoe.post(&at("let-in"), &answer).await.table();
    assert_eq!(let_in.seats[1].name.as_deref(), Some("Bobby"));
    assert!(let_in.returns[0].let_in.is_some());
    let (seen, frame, _) = watching.snapshot().await;
    assert_eq!((seen.you.map(|seat| seat.0), &frame.unwrap().view["hand"]["seat"]), (Some(1), &json!(1)));
    let former = bob.get(&format!("/api/tables/{}", table.id)).await.table();
    assert_eq!((former.you, former.returns.len()), (None, 1), "everybody is told");
    server.stop().await;
}

#[tokio::test]
async fn without_a_host_all_others_must_agree_and_one_no_is_enough() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (table, [_, mut bob, mut ida]) = three(&server).await;
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    // Zoé made the table and has lost what she was known by; the seat that was kept for her has a link all the same.
    let mut database = database(&data).await;
    let key: String = sqlx::query_scalar("SELECT link_key FROM seats WHERE seat = 0")
        .fetch_one(&mut database)
        .await
        .unwrap();
    let mut back = server.person("Zoé again").await;
    let ask = json!({ "seat": 0, "key": key });
    let asked = back.post(&at("return"), &ask).await.table();
    let answer = |yes: bool| json!({ "seat": 0, "guest": asked.returns[0].guest, "yes": yes });
    assert_eq!(bob.post(&at("let-in"), &answer(false)).await.table().returns, []);
    assert_eq!(ida.post(&at("let-in"), &answer(true)).await.problem(), (409, Problem::NotAsked));

    back.post(&at("return"), &ask).await.ok();
    let half = bob.post(&at("let-in"), &answer(true)).await.table();
    assert_eq!((half.returns[0].let_in, half.seats[0].name.as_deref()), (None, Some("Zoé")));
    assert_eq!(bob.post(&at("let-in"), &answer(true)).await.table().returns[0].let_in, None, "twice is once");
    let whole = ida.post(&at("let-in"), &answer(true)).await.table();
    assert_eq!(whole.seats[0].name.as_deref(), Some("Zoé again"));
    let mine = back.get(&format!("/api/tables/{}", table.id)).await.table();
    assert!(mine.host, "the table is theirs again, too");
    server.stop().await;
}
