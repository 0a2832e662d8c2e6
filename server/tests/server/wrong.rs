//! Every wrong request gets its problem and changes nothing.

use crate::common::{Server, config, pledge, zoes_table};
use comptoir_kernel::SetupError;
use comptoir_server::protocol::Problem;
use comptoir_server::{Config, RateLimit};
use serde_json::{Value, json};
use tempfile::TempDir;

#[tokio::test]
async fn names_are_checked() {
    let server = Server::fresh().await;
    let mut nobody = server.stranger();
    for name in ["", "   ", "a\u{0}b", "x\ny", &"x".repeat(25)] {
        let answer = nobody.post("/api/me", &json!({ "name": name })).await;
        assert_eq!(answer.problem(), (400, Problem::BadName), "{name:?}");
    }
    for name in ["Legend", "maitre", "\u{3164}", "a\u{ad}b"] {
        let answer = nobody.post("/api/me", &json!({ "name": name })).await;
        assert_eq!(answer.problem(), (400, Problem::BadName), "{name:?}");
    }
    assert!(nobody.cookie.is_none());
    assert_eq!(nobody.get("/api/me").await.problem(), (401, Problem::NoName));
    let marked = server.person("<b>Bob</b>").await;
    assert_eq!(marked.get("/api/me").await.ok()["name"], "<b>Bob</b>");
    let mut forged = server.stranger();
    forged.cookie = Some(format!("comptoir={}", "0".repeat(64)));
    assert_eq!(forged.get("/api/me").await.problem(), (401, Problem::NoName));
    server.stop().await;
}

#[tokio::test]
async fn tables_that_cannot_be_are_refused_with_the_reason() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let new = |game: &str, options: Value, seats: Value| json!({ "game": game, "options": options, "seats": seats });
    let two = json!(["me", "open"]);
    let cases = [
        (new("chess", json!({}), two.clone()), 404, Problem::UnknownGame),
        (new("ugo", json!({}), json!(["me", "me"])), 400, Problem::BadSeats),
        (new("ugo", json!({}), json!(vec!["open"; 300])), 400, Problem::BadSeats),
    ];
    for (body, status, problem) in cases {
        assert_eq!(zoe.post("/api/tables", &body).await.problem(), (status, problem), "{body}");
    }
    for (options, seats) in [
        (json!({}), json!([])),
        (json!({}), json!(["me"])),
        (json!({}), json!(["me", "open", "open", "open", "open"])),
        (json!([]), two.clone()),
        (json!({ "variant": "chess" }), two.clone()),
        (json!({ "variant": 1 }), two.clone()),
        (json!({ "speed": "fast" }), two.clone()),
        (json!({ "variant": "duel_12_farmers" }), json!(["me", "open", "open"])),
    ] {
        let body = new("ugo", options, seats);
        let (status, problem) = zoe.post("/api/tables", &body).await.problem();
        assert!(status == 400 && matches!(problem, Problem::Setup { .. }), "{body}: {problem:?}");
    }
    let wrong = zoe.post("/api/tables", &new("ugo", json!({ "variant": "x" }), two.clone())).await.problem();
    let setup = SetupError::UnknownChoice { option: "variant".into(), choice: "x".into() };
    assert_eq!(wrong.1, Problem::Setup { setup });

    for body in [
        Value::Null,
        json!([]),
        json!({ "game": "ugo", "seats": ["you"] }),
        json!({ "game": "ugo", "seats": [{ "bot": "genius" }] }),
        json!({ "game": "ugo", "seats": two, "more": 1 }),
    ] {
        let (status, problem) = zoe.post("/api/tables", &body).await.problem();
        assert!(status == 400 && matches!(problem, Problem::BadMessage { .. }), "{body}: {problem:?}");
    }
    let nameless = server.stranger().post("/api/tables", &new("ugo", json!({}), two)).await;
    assert_eq!(nameless.problem(), (401, Problem::NoName));
    assert_eq!(zoe.get("/api/tables").await.tables(), [], "nothing was made");
    server.stop().await;
}

#[tokio::test]
async fn unknown_addresses_and_tables_are_problems_too() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/a/b", "/api/me/x"] {
        assert_eq!(zoe.get(path).await.problem(), (404, Problem::UnknownAddress), "{path}");
    }
    assert_eq!(zoe.request("DELETE", "/api/me", &[], "").await.problem(), (404, Problem::UnknownAddress));
    for path in ["", "/replay", "/record"] {
        let answer = zoe.get(&format!("/api/tables/nowhere{path}")).await;
        assert_eq!(answer.problem(), (404, Problem::UnknownTable), "{path}");
    }
    for what in ["leave", "start", "rematch"] {
        let answer = zoe.post(&format!("/api/tables/nowhere/{what}"), &Value::Null).await;
        assert_eq!(answer.problem(), (404, Problem::UnknownTable), "{what}");
    }
    let refused = zoe.try_open("nowhere", None).await.err().map(|why| why.to_string());
    assert!(refused.as_ref().is_some_and(|why| why.contains("404")), "{refused:?}");
    let plain = zoe.get("/api/tables/nowhere/live").await.problem();
    assert!(matches!(plain, (400, Problem::BadMessage { .. })), "{plain:?}");
    assert_eq!(zoe.get("/api/games/chess/rules").await.problem(), (404, Problem::UnknownGame));
    let language = zoe.get("/api/games/ugo/rules?language=xx").await.problem();
    assert!(matches!(language, (400, Problem::BadMessage { .. })));
    assert!(matches!(zoe.get("/api/tables?list=x").await.problem(), (400, Problem::BadMessage { .. })));
    server.stop().await;
}

#[tokio::test]
async fn bodies_are_bounded_and_must_be_json() {
    let server = Server::fresh().await;
    let zoe = server.person("Zoé").await;
    let large = zoe.request("POST", "/api/me", &[], &"x".repeat(20_000)).await;
    assert_eq!(large.problem(), (413, Problem::TooLarge { limit: 16 << 10 }));
    let broken = zoe.request("POST", "/api/me", &[], "{\"name\":").await.problem();
    assert!(matches!(broken, (400, Problem::BadMessage { .. })), "{broken:?}");
    assert_eq!(zoe.get("/api/me").await.ok()["name"], "Zoé");
    server.stop().await;
}

#[tokio::test]
async fn changes_come_from_the_pages_own_origin() {
    let (server, zoe, table) = zoes_table(json!(["me", "open"])).await;
    let own = format!("http://{}", server.address);
    let name = "{\"name\":\"Eve\"}";
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1", ""] {
        let answer = zoe.request("POST", "/api/me", &[("Origin", origin)], name).await;
        assert_eq!(answer.problem(), (403, Problem::WrongOrigin), "{origin}");
        let refused = zoe.try_open(&table.id, Some(origin)).await.err().map(|why| why.to_string());
        assert!(refused.as_ref().is_some_and(|why| why.contains("403")), "{origin}: {refused:?}");
    }
    assert_eq!(zoe.get("/api/me").await.ok()["name"], "Zoé");
    zoe.request("POST", "/api/me", &[("Origin", &own)], name).await.ok();
    assert!(zoe.try_open(&table.id, Some(&own)).await.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn what_one_client_may_have_is_bounded() {
    let data = TempDir::new().unwrap();
    let tight = Config {
        rate: Some(RateLimit { burst: 6, per_minute: 0 }),
        tables_per_guest: 2,
        sockets_per_guest: 1,
        ..config(data.path())
    };
    let server = Server::start_with(tight).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", "open"])).await;
    zoe.make(json!(["me", "open"])).await;
    let new = json!({ "game": "ugo", "seats": ["me", "open"] });
    assert_eq!(zoe.post("/api/tables", &new).await.problem(), (429, Problem::TooManyTables { limit: 2 }));
    let other = zoe.get("/api/tables").await.tables().into_iter().find(|it| it.id != table.id).unwrap();
    zoe.post(&format!("/api/tables/{}/leave", other.id), &Value::Null).await.table();
    zoe.make(json!(["me", "open"])).await;
    let first = zoe.open(&table.id).await;
    let refused = zoe.try_open(&table.id, None).await.err().map(|why| why.to_string());
    assert!(refused.as_ref().is_some_and(|why| why.contains("429")), "{refused:?}");
    drop(first);
    server.person("Bob").await;
    let answer = server.stranger().post("/api/me", &json!({ "name": "Eve" })).await;
    assert_eq!(answer.problem(), (429, Problem::TooFast { seconds: 60 }));
    server.stop().await;
}

#[tokio::test]
async fn nobody_takes_the_name_of_somebody_at_the_table() {
    let server = Server::fresh().await;
    let (mut zoe, mut other, mut bob) =
        (server.person("Zoé").await, server.person("ZOE").await, server.person("Bob").await);
    let table = zoe.make(json!(["me", "open", "open"])).await;
    let sit = |seat: u8| {
        let key = &table.seats[usize::from(seat)].key;
        json!({ "seat": seat, "key": key, "pledge": pledge() })
    };
    let path = format!("/api/tables/{}/sit", table.id);
    assert_eq!(other.post(&path, &sit(1)).await.problem(), (409, Problem::NameTaken));
    bob.post(&path, &sit(1)).await.table();
    let renamed = bob.post("/api/me", &json!({ "name": "Zoè" })).await;
    assert_eq!(renamed.problem(), (409, Problem::NameTaken));
    bob.post("/api/me", &json!({ "name": "BOB" })).await.ok();
    other.post("/api/me", &json!({ "name": "Anna" })).await.ok();
    other.post(&path, &sit(2)).await.table();
    server.stop().await;
}
