//! Passkeys, with an authenticator made here: what it signs, the server believes, and nothing else.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use comptoir_server::house::House;
use comptoir_server::protocol::{PasskeyOffer, PasskeyQuestion, Problem, Ways};
use comptoir_server::{Config, Origin, app};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::common::{Person, Server, config};

pub const ORIGIN: &str = "https://play.example.org";
const HOST: &str = "play.example.org";

async fn secure(data: &TempDir) -> Server {
    let origin: Origin = ORIGIN.parse().unwrap();
    Server::start_with(Config { origin: Some(origin), ..config(data.path()) }).await
}

/// Either kind of key.
#[derive(Clone)]
enum Key {
    Es256(SigningKey),
    EdDsa(ed25519_dalek::SigningKey),
}

/// Something that keeps a key for somebody.
#[derive(Clone)]
pub struct Authenticator {
    key: Key,
    id: u8,
    counter: u32,
    user: String,
    origin: &'static str,
    host: &'static str,
    flags: u8,
}

impl Authenticator {
    pub fn new(id: u8) -> Authenticator {
        let key = Key::Es256(SigningKey::from_slice(&[id; 32]).unwrap());
        Authenticator { key, id, counter: 1, user: String::new(), origin: ORIGIN, host: HOST, flags: 0b101 }
    }

    fn client_data(&self, kind: &str, challenge: &str) -> Vec<u8> {
        let challenge = BASE64_URL_SAFE_NO_PAD.encode(hex::decode(challenge).unwrap());
        let data =
            json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false });
        data.to_string().into_bytes()
    }

    fn head(&self, flags: u8) -> Vec<u8> {
        [Sha256::digest(self.host).as_slice(), &[flags], &self.counter.to_be_bytes()].concat()
    }

    fn public_key(&self) -> Vec<u8> {
        match &self.key {
            Key::Es256(key) => {
                let point = key.verifying_key().to_sec1_point(false);
                let (x, y) = (point.x().unwrap(), point.y().unwrap());
                let head: &[u8] = &[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20];
                [head, x.as_slice(), &[0x22, 0x58, 0x20], y.as_slice()].concat()
            }
            Key::EdDsa(key) => {
                let head: &[u8] = &[0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 0x20];
                [head, key.verifying_key().as_bytes()].concat()
            }
        }
    }

    /// Makes a key for somebody, as asked.
    fn create(&mut self, offer: &PasskeyOffer) -> Value {
        self.user.clone_from(&offer.user);
        let made =
            [self.head(self.flags | 0x40).as_slice(), &[0; 16], &[0, 1], &[self.id], &self.public_key()]
                .concat();
        json!({
            "name": null,
            "client_data": hex::encode(self.client_data("webauthn.create", &offer.challenge)),
            "authenticator_data": hex::encode(made),
        })
    }

    /// Counts, and signs what is asked.
    fn sign(&mut self, challenge: &str) -> Value {
        self.counter += 1;
        self.answer(challenge)
    }

    /// Signs what is asked.
    fn answer(&self, challenge: &str) -> Value {
        let (client_data, data) = (self.client_data("webauthn.get", challenge), self.head(self.flags));
        let signed = [data.as_slice(), Sha256::digest(&client_data).as_slice()].concat();
        let signature = match &self.key {
            Key::Es256(key) => Signer::<Signature>::sign(key, &signed).to_der().as_bytes().to_vec(),
            Key::EdDsa(key) => ed25519_dalek::Signer::sign(key, &signed).to_bytes().to_vec(),
        };
        json!({
            "id": hex::encode([self.id]),
            "user": self.user,
            "client_data": hex::encode(client_data),
            "authenticator_data": hex::encode(data),
            "signature": hex::encode(signature),
        })
    }
}

async fn offer(person: &mut Person) -> PasskeyOffer {
    serde_json::from_value(person.post("/api/me/passkeys/begin", &Value::Null).await.ok()).unwrap()
}

async fn question(person: &mut Person) -> String {
    let question = person.post("/api/sign-in/passkey", &Value::Null).await.ok();
    serde_json::from_value::<PasskeyQuestion>(question).unwrap().challenge
}

/// Adds a key to somebody's.
pub async fn add(person: &mut Person, authenticator: &mut Authenticator) {
    let offer = offer(person).await;
    person.post("/api/me/passkeys", &authenticator.create(&offer)).await.ok();
}

async fn signs_in(server: &Server, asserted: &Value) -> Result<String, Problem> {
    let answer = server.stranger().post("/api/sign-in", &json!({ "passkey": asserted })).await;
    if answer.status == 200 {
        return Ok(answer.ok()["name"].as_str().unwrap().to_owned());
    }
    Err(answer.problem().1)
}

#[tokio::test]
async fn a_member_may_have_a_passkey_and_no_passphrase() {
    let data = TempDir::new().unwrap();
    let server = secure(&data).await;
    let mut zoe = server.person("Zoé").await;
    let join = json!({ "handle": "heron", "passphrase": null });
    assert_eq!(zoe.post("/api/me/join", &join).await.problem(), (409, Problem::NoWayBack));
    let mut authenticator = Authenticator::new(1);
    add(&mut zoe, &mut authenticator).await;
    let me = zoe.post("/api/me/join", &join).await.ok();
    assert_eq!((&me["passkey"], &me["passphrase"]), (&json!(true), &json!(false)));
    let challenge = question(&mut server.stranger()).await;
    assert_eq!(signs_in(&server, &authenticator.sign(&challenge)).await.as_deref(), Ok("Zoé"));

    let listed = zoe.get("/api/me/passkeys").await.ok();
    assert!(listed[0]["used"].is_number(), "{listed}");
    let id = listed[0]["id"].clone();
    let named = zoe.post("/api/me/passkeys/rename", &json!({ "id": id, "name": " My  phone" })).await.ok();
    assert_eq!(named[0]["name"], "My phone");
    let last = zoe.post("/api/me/passkeys/remove", &json!({ "id": id })).await;
    assert_eq!(last.problem(), (409, Problem::LastWay));
    let challenge = question(&mut zoe).await;
    let proof = json!({ "passkey": authenticator.sign(&challenge) });
    let set = json!({ "proof": proof, "passphrase": "two herons on the pier" });
    zoe.post("/api/me/passphrase", &set).await.ok();
    assert_eq!(zoe.post("/api/me/passkeys/remove", &json!({ "id": id })).await.ok(), json!([]));
    let challenge = question(&mut server.stranger()).await;
    assert_eq!(signs_in(&server, &authenticator.sign(&challenge)).await, Err(Problem::WrongSignIn));
    server.stop().await;
}

#[tokio::test]
async fn ed25519_serves_as_well_and_proves_a_goodbye() {
    let data = TempDir::new().unwrap();
    let server = secure(&data).await;
    let mut zoe = server.person("Zoé").await;
    let key = Key::EdDsa(ed25519_dalek::SigningKey::from_bytes(&[9; 32]));
    // Many keys do not count.
    let mut authenticator = Authenticator { key, counter: 0, ..Authenticator::new(7) };
    add(&mut zoe, &mut authenticator).await;
    zoe.post("/api/me/join", &json!({ "handle": "heron", "passphrase": null })).await.ok();
    for _ in 0..2 {
        let challenge = question(&mut server.stranger()).await;
        assert_eq!(signs_in(&server, &authenticator.answer(&challenge)).await.as_deref(), Ok("Zoé"));
    }
    let challenge = question(&mut zoe).await;
    let proof = json!({ "passkey": authenticator.answer(&challenge) });
    let goodbye = zoe.post("/api/me/delete", &json!({ "proof": proof })).await;
    assert_eq!(goodbye.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn what_was_not_asked_here_and_now_is_not_believed() {
    let data = TempDir::new().unwrap();
    let server = secure(&data).await;
    let (mut zoe, mut eve) = (server.person("Zoé").await, server.person("Eve").await);
    let (mut hers, mut eves) = (Authenticator::new(1), Authenticator::new(2));
    add(&mut zoe, &mut hers).await;
    add(&mut eve, &mut eves).await;
    let ask = async || question(&mut server.stranger()).await;
    let wrong = Err(Problem::WrongSignIn);

    let challenge = ask().await;
    let asserted = hers.sign(&challenge);
    assert_eq!(signs_in(&server, &asserted).await.as_deref(), Ok("Zoé"));
    assert_eq!(signs_in(&server, &asserted).await, wrong, "a challenge serves once");
    assert_eq!(signs_in(&server, &hers.sign(&challenge)).await, wrong, "signed anew or not");
    assert_eq!(signs_in(&server, &hers.sign(&"00".repeat(32))).await, wrong, "nobody asked that");
    let registering = offer(&mut zoe).await.challenge;
    assert_eq!(signs_in(&server, &hers.sign(&registering)).await, wrong, "it was for something else");

    let mut elsewhere = Authenticator { origin: "https://play.example.net", ..hers.clone() };
    assert_eq!(signs_in(&server, &elsewhere.sign(&ask().await)).await, wrong, "another page");
    let mut elsewhere = Authenticator { host: "example.net", ..hers.clone() };
    assert_eq!(signs_in(&server, &elsewhere.sign(&ask().await)).await, wrong, "another host");
    let mut unattended = Authenticator { flags: 0b001, ..hers.clone() };
    assert_eq!(signs_in(&server, &unattended.sign(&ask().await)).await, wrong, "nobody proved to be there");
    let mut copied = Authenticator { counter: 1, ..hers.clone() };
    assert_eq!(signs_in(&server, &copied.sign(&ask().await)).await, wrong, "its counter stands still");
    let mut unknown = Authenticator { user: hers.user.clone(), ..Authenticator::new(3) };
    assert_eq!(signs_in(&server, &unknown.sign(&ask().await)).await, wrong, "a key nobody has");
    let mut forged = Authenticator { key: eves.key.clone(), ..hers.clone() };
    assert_eq!(signs_in(&server, &forged.sign(&ask().await)).await, wrong, "signed with another key");
    let mut posing = Authenticator { user: hers.user.clone(), ..eves.clone() };
    assert_eq!(signs_in(&server, &posing.sign(&ask().await)).await, wrong, "her own key, for somebody else");

    // Eve's key proves nothing about Zoé, and Eve may neither rename nor remove hers.
    zoe.post("/api/me/join", &json!({ "handle": "heron", "passphrase": null })).await.ok();
    let eves_answer = eves.sign(&question(&mut zoe).await);
    let goodbye = zoe.post("/api/me/delete", &json!({ "proof": { "passkey": eves_answer } })).await;
    assert_eq!(goodbye.problem(), (401, Problem::WrongSignIn));
    let id = hex::encode([1]);
    let rename = eve.post("/api/me/passkeys/rename", &json!({ "id": id, "name": "mine" })).await;
    assert_eq!(rename.problem(), (400, Problem::WrongPasskey));
    let remove = eve.post("/api/me/passkeys/remove", &json!({ "id": id })).await;
    assert_eq!(remove.problem(), (400, Problem::WrongPasskey));
    assert_eq!(signs_in(&server, &hers.sign(&ask().await)).await.as_deref(), Ok("Zoé"), "hers still serves");
    server.stop().await;
}

#[tokio::test]
async fn only_a_key_that_was_asked_for_is_added() {
    let data = TempDir::new().unwrap();
    let server = secure(&data).await;
    let (mut zoe, mut eve) = (server.person("Zoé").await, server.person("Eve").await);
    let wrong = (400, Problem::WrongPasskey);
    let eves = offer(&mut eve).await;
    let made = Authenticator::new(1).create(&eves);
    assert_eq!(zoe.post("/api/me/passkeys", &made).await.problem(), wrong, "that was asked of Eve");
    for mut authenticator in [
        Authenticator { origin: "https://play.example.net", ..Authenticator::new(1) },
        Authenticator { host: "example.net", ..Authenticator::new(1) },
        Authenticator { flags: 0, ..Authenticator::new(1) },
    ] {
        let made = authenticator.create(&offer(&mut zoe).await);
        assert_eq!(zoe.post("/api/me/passkeys", &made).await.problem(), wrong);
    }
    for broken in ["", "zz", "00", &"00".repeat(200)] {
        let mut made = Authenticator::new(1).create(&offer(&mut zoe).await);
        made["authenticator_data"] = json!(broken);
        assert_eq!(zoe.post("/api/me/passkeys", &made).await.status, 400, "{broken}");
    }
    let asked = offer(&mut zoe).await;
    let made = Authenticator::new(1).create(&asked);
    zoe.post("/api/me/passkeys", &made).await.ok();
    assert_eq!(zoe.post("/api/me/passkeys", &made).await.problem(), wrong, "once");
    let again = Authenticator::new(1).create(&offer(&mut eve).await);
    assert_eq!(eve.post("/api/me/passkeys", &again).await.problem(), wrong, "it is Zoé's");
    for id in 2..=20 {
        add(&mut zoe, &mut Authenticator::new(id)).await;
    }
    let more = zoe.post("/api/me/passkeys/begin", &Value::Null).await;
    assert_eq!(more.problem(), (429, Problem::TooManyPasskeys { limit: 20 }));
    server.stop().await;
}

#[tokio::test]
async fn passkeys_are_offered_where_browsers_keep_them() {
    let data = TempDir::new().unwrap();
    let house = House::open(config(data.path()), Arc::new(|_: &str| None)).await.unwrap();
    for (host, offered) in [
        ("localhost:8080", true),
        ("localhost", true),
        ("127.0.0.1:8080", false),
        ("localhost.example.org", false),
    ] {
        let asked = Request::get("/api/ways").header("host", host).body(Body::empty()).unwrap();
        let answer = app(house.clone()).oneshot(asked).await.unwrap().into_body();
        let ways: Ways =
            serde_json::from_slice(&axum::body::to_bytes(answer, 1 << 10).await.unwrap()).unwrap();
        assert_eq!((ways.passkeys, ways.mail), (offered, false), "{host}");
    }
    house.close().await;
    let server = Server::fresh().await;
    let refused = server.person("Zoé").await.post("/api/me/passkeys/begin", &Value::Null).await;
    assert_eq!(refused.problem(), (409, Problem::NoPasskeys));
    server.stop().await;
}
