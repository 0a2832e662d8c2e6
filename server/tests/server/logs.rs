//! What proves that somebody is somebody stands in no log, no metrics and no error.

use std::io::Write;
use std::sync::{Arc, Mutex};

use comptoir_server::protocol::Problem;
use serde_json::{Value, json};
use tracing_subscriber::filter::LevelFilter;

use crate::common::Server;

/// Everything that was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn no_secret_is_logged_counted_or_part_of_an_error() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .finish();
    // The server of this test runs on its thread.
    let _guard = tracing::subscriber::set_default(subscriber);
    let passphrase = "a heron on the pier";
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let token = |cookie: &Option<String>| cookie.as_ref().unwrap().split_once('=').unwrap().1.to_owned();
    let mut secrets = vec![passphrase.to_owned(), token(&zoe.cookie)];
    zoe.post("/api/me/join", &json!({ "handle": "zoe", "passphrase": passphrase })).await.ok();
    secrets.push(token(&zoe.cookie));
    let words = zoe.post("/api/me/recovery", &Value::Null).await.ok();
    secrets.push(words["words"].as_str().unwrap().to_owned());
    let link = zoe.post("/api/me/link", &Value::Null).await.ok();
    let link = link["address"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let mut phone = server.stranger();
    phone.post("/api/sign-in", &json!({ "link": link })).await.ok();
    secrets.extend([link.clone(), token(&phone.cookie)]);
    let table = zoe.make(json!(["me", "open"])).await;
    secrets.push(table.seats[1].key.clone().unwrap());
    phone.get(&format!("/t/{}?seat=1&key={}", table.id, table.seats[1].key.as_ref().unwrap())).await;

    // What goes wrong does not repeat what was given.
    let mut told = Vec::new();
    let guess = "another heron on the pier";
    secrets.push(guess.to_owned());
    for wrong in [
        json!({ "passphrase": { "handle": "zoe", "passphrase": guess } }),
        json!({ "link": link }),
        json!({ "recovery": guess }),
    ] {
        let answer = phone.post("/api/sign-in", &wrong).await;
        told.push(answer.body.clone());
        assert_eq!(answer.problem(), (401, Problem::WrongSignIn), "{wrong}");
    }
    // Whoever sends what cannot be read hears what it was; nobody else does.
    for wrong in
        [json!({ "passphrase": guess }), json!({ "passphrase": { "handle": "zoe", "passphrase": [guess] } })]
    {
        assert_eq!(phone.post("/api/sign-in", &wrong).await.status, 400);
    }
    told.push(server.operator().get("/metrics").await.body);
    server.stop().await;
    told.push(String::from_utf8(log.0.lock().unwrap().clone()).unwrap());
    let logged = told.last().unwrap();
    assert!(logged.contains("/api/sign-in"), "{logged}");
    for secret in &secrets {
        for text in &told {
            let at = text.find(secret.as_str());
            assert!(
                at.is_none(),
                "{secret} is told: {}",
                &text[at.unwrap_or(0)..].chars().take(200).collect::<String>()
            );
        }
    }
}
