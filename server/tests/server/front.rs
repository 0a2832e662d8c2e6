//! The page, the headers, and what an operator asks for.

use std::sync::Arc;

use crate::common::{Server, config};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use comptoir_server::house::House;
use comptoir_server::{admin, app};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

#[tokio::test]
async fn the_page_answers_everywhere_and_its_assets_are_kept() {
    let server = Server::fresh().await;
    let visitor = server.stranger();
    for path in ["/", "/t/abc?seat=1&key=2", "/index.html", "/rules/ugo"] {
        let answer = visitor.get(path).await;
        assert_eq!(answer.status, 200);
        assert!(answer.body.contains("<title>Comptoir</title>"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
    }
    let asset = visitor.get("/assets/main-1a2b.js").await;
    assert_eq!(asset.header("content-type"), Some("text/javascript"));
    assert_eq!(asset.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let small = visitor.request("GET", "/", &[("Accept-Encoding", "gzip")], "").await;
    assert_eq!(small.header("content-encoding"), Some("gzip"));
    for (takes, coding) in
        [("gzip, br", Some("br")), ("br;q=0.5", Some("br")), ("br;q=0, identity", None), ("", None)]
    {
        let headers = [("Accept-Encoding", takes)];
        let asset = visitor.request("GET", "/assets/main-1a2b.js", &headers, "").await;
        assert_eq!(asset.header("content-encoding"), coding, "{takes}");
        let text =
            if coding.is_some() { "compressed when the page was built" } else { "console.log('Comptoir')" };
        assert_eq!(asset.body, text, "{takes}");
        assert_eq!(asset.header("vary").is_some(), coding.is_some(), "{takes}");
    }
    assert_eq!(visitor.get("/api/games").await.header("cache-control"), Some("no-store"));
    server.stop().await;
}

#[tokio::test]
async fn every_answer_carries_the_strict_headers() {
    let server = Server::fresh().await;
    let visitor = server.stranger();
    for path in ["/", "/assets/main-1a2b.js", "/api/games", "/api/nothing", "/healthz", "/metrics"] {
        let answer = visitor.get(path).await;
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{path}: {answer:?}"));
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        // Text is never evaluated, inline or otherwise; `'wasm-unsafe-eval'` lets the rules run as WebAssembly and nothing else.
        assert!(!policy.contains("'unsafe-"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
        assert!(answer.header("permissions-policy").is_some());
    }
    server.stop().await;
}

#[tokio::test]
async fn the_cookie_is_for_the_server_alone() {
    for (secure_cookies, end) in [(false, "SameSite=Lax"), (true, "SameSite=Lax; Secure")] {
        let data = TempDir::new().unwrap();
        let server =
            Server::start_with(comptoir_server::Config { secure_cookies, ..config(data.path()) }).await;
        let answer = server.stranger().post("/api/me", &json!({ "name": "Zoé" })).await;
        let cookie = answer.header("set-cookie").unwrap();
        let (name, other) = ("comptoir=", "__Host-comptoir=");
        let (name, other) = if secure_cookies { (other, name) } else { (name, other) };
        assert!(cookie.starts_with(name) && cookie.ends_with(end), "{cookie}");
        let strict = answer.header("strict-transport-security");
        assert_eq!(strict, secure_cookies.then_some("max-age=31536000"));
        let mut zoe = server.stranger();
        let token = cookie.split(['=', ';']).nth(1).unwrap();
        for (sent, known) in [(name, true), (other, false)] {
            zoe.cookie = Some(format!("{sent}{token}"));
            assert_eq!(zoe.get("/api/me").await.status == 200, known, "{sent}");
        }
        assert!(cookie.contains("; Path=/; Max-Age=31536000; HttpOnly; "), "{cookie}");
        server.stop().await;
    }
}

#[tokio::test]
async fn an_origin_with_https_makes_cookies_secure_by_itself() {
    for (origin, secure) in [("https://play.example.org", true), ("http://localhost:8080", false)] {
        let origin = Some(origin.parse().unwrap());
        let server = Server::fresh_with(|usual| comptoir_server::Config { origin, ..usual }).await;
        let mut zoe = server.stranger();
        let answer = zoe.post("/api/me", &json!({ "name": "Zoé" })).await;
        assert_eq!(answer.header("set-cookie").unwrap().ends_with("; Secure"), secure);
        assert_eq!(answer.header("strict-transport-security").is_some(), secure);
        let link = zoe.post("/api/me/link", &serde_json::Value::Null).await.ok();
        let start = if secure { "https://play.example.org/device#" } else { "http://localhost:8080/device#" };
        assert!(link["address"].as_str().unwrap().starts_with(start), "{link}");
        server.stop().await;
    }
}

#[tokio::test]
async fn no_answer_sends_anybody_elsewhere_and_no_page_can_be_framed() {
    let server = Server::fresh().await;
    let visitor = server.stranger();
    for path in [
        "//evil.example",
        "/\\evil.example",
        "/?next=https://evil.example",
        "/sign-in?return=//evil.example",
        "/device?to=https://evil.example",
        "/api//evil.example",
        "/api/tables/https:%2F%2Fevil.example",
        "/t/..%2F..%2Fetc%2Fpasswd",
    ] {
        let answer = visitor.get(path).await;
        assert!(!(300..400).contains(&answer.status), "{path}: {answer:?}");
        assert_eq!(answer.header("location"), None, "{path}");
        assert_eq!(answer.header("refresh"), None, "{path}");
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(policy.contains("form-action 'none'") && policy.contains("base-uri 'none'"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_shelf_and_the_rules_are_there() {
    let server = Server::fresh().await;
    let visitor = server.stranger();
    let shelf = visitor.get("/api/games").await.ok();
    assert_eq!(shelf["games"][0]["id"], "ugo");
    assert_eq!(shelf["levels"], json!(["apprentice", "trader", "master", "legend"]));
    let rules = visitor.get("/api/games/ugo/rules?language=fr").await.ok();
    assert!(rules["text"].as_str().unwrap().contains("agriculteurs"));
    server.stop().await;
}

/// The dashboard that hosts load into Grafana asks for nothing that is not there.
fn every_number_of_the_dashboard_is_told(numbers: &str) {
    let dashboard: Value = serde_json::from_str(include_str!("../../../docs/grafana/comptoir.json")).unwrap();
    let mut asked = 0;
    for panel in dashboard["panels"].as_array().unwrap() {
        for target in panel["targets"].as_array().unwrap() {
            let expression = target["expr"].as_str().unwrap();
            let words = expression.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            for name in words.filter(|word| word.starts_with("comptoir_")) {
                let is_told =
                    |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '{']));
                assert!(numbers.lines().any(is_told), "{name} of `{expression}` in {numbers}");
                asked += 1;
            }
        }
    }
    assert!(asked >= 12, "{asked}");
}

#[tokio::test]
async fn health_and_numbers_without_a_socket() {
    let data = TempDir::new().unwrap();
    let house = House::open(config(data.path()), Arc::new(|_: &str| None)).await.unwrap();
    let get = |path: &str| app(house.clone()).oneshot(Request::get(path).body(Body::empty()).unwrap());
    assert_eq!(get("/healthz").await.unwrap().status(), StatusCode::OK);
    assert_eq!(get("/readyz").await.unwrap().status(), StatusCode::OK);
    assert_eq!(get("/").await.unwrap().status(), StatusCode::NOT_FOUND, "this server has no page");
    assert_eq!(get("/metrics").await.unwrap().status(), StatusCode::NOT_FOUND, "not for everybody");
    let ask = |path: &str| admin(house.clone()).oneshot(Request::get(path).body(Body::empty()).unwrap());
    assert_eq!(ask("/healthz").await.unwrap().status(), StatusCode::OK);
    assert_eq!(ask("/readyz").await.unwrap().status(), StatusCode::OK);
    for path in ["/", "/api/games", "/api/tables"] {
        assert_eq!(
            ask(path).await.unwrap().status(),
            StatusCode::NOT_FOUND,
            "{path}: health and numbers alone"
        );
    }
    let numbers = ask("/metrics").await.unwrap().into_body();
    let numbers = axum::body::to_bytes(numbers, 1 << 20).await.unwrap();
    let numbers = String::from_utf8_lossy(&numbers);
    every_number_of_the_dashboard_is_told(&numbers);
    for name in [
        "tables_live",
        "sockets",
        "steps_total",
        "commit_seconds_bucket",
        "commit_writes_bucket",
        "refused_commands_total",
    ] {
        assert!(numbers.contains(&format!("comptoir_{name}")), "{name} in {numbers}");
    }
    house.close().await;
    assert_eq!(get("/healthz").await.unwrap().status(), StatusCode::SERVICE_UNAVAILABLE);
}
