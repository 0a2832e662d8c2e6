//! What people hear of: exactly once, nowhere while they look, and nothing that is not for them to know.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use comptoir_server::Config;
use comptoir_server::protocol::{Bell, NoticeKind, Notices, Problem, Table, WaitingTable};
use futures_util::StreamExt;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::{hkdf, hmac};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{PATIENCE, Person, Server, config, zoe_and_bob};
use crate::database::database;
use crate::mail::{MailServer, ORIGIN, verified};

/// So long nothing must come, where nothing is to come: far longer than what comes takes here.
const SILENCE: Duration = Duration::from_millis(400);

/// Where browsers and programs have messages sent to: it takes them all, and answers as it is told.
pub struct Elsewhere {
    pub address: SocketAddr,
    status: Arc<AtomicU16>,
    received: mpsc::UnboundedReceiver<Received>,
}

#[derive(Debug)]
pub struct Received {
    pub path: String,
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

impl Elsewhere {
    pub async fn open() -> Elsewhere {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (tell, received) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let answers = status.clone();
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                tokio::spawn(take(socket, tell.clone(), answers.clone()));
            }
        });
        Elsewhere { address, status, received }
    }

    fn answers(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    pub async fn next(&mut self) -> Received {
        timeout(PATIENCE, self.received.recv()).await.expect("a message").unwrap()
    }

    pub async fn nothing(&mut self) {
        sleep(SILENCE).await;
        let found = self.received.try_recv();
        assert!(found.is_err(), "{found:?}");
    }
}

async fn take(socket: TcpStream, tell: mpsc::UnboundedSender<Received>, answers: Arc<AtomicU16>) {
    let mut socket = BufReader::new(socket);
    let mut line = String::new();
    socket.read_line(&mut line).await.unwrap();
    let path = line.split(' ').nth(1).unwrap().to_owned();
    let mut headers = HashMap::new();
    loop {
        line.clear();
        socket.read_line(&mut line).await.unwrap();
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.insert(name.to_ascii_lowercase(), value.to_owned());
    }
    let mut body = vec![0; headers["content-length"].parse().unwrap()];
    socket.read_exact(&mut body).await.unwrap();
    tell.send(Received { path, headers, body }).unwrap();
    let status = answers.load(Ordering::SeqCst);
    let answer = format!("HTTP/1.1 {status} As told\r\nContent-Length: 0\r\n\r\n");
    socket.write_all(answer.as_bytes()).await.unwrap();
}

/// A browser that takes messages, and reads what was encrypted for it: RFC 8291 from the other side.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new(n: u8) -> Browser {
        Browser { secret: SecretKey::from_slice(&[n; 32]).unwrap(), auth: [n; 16] }
    }

    fn key(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    async fn subscribe(&self, person: &mut Person, endpoint: &str) -> Value {
        let (p256dh, auth) =
            (BASE64_URL_SAFE_NO_PAD.encode(self.key()), BASE64_URL_SAFE_NO_PAD.encode(self.auth));
        let push = json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "language": "fr" });
        person.post("/api/me/push", &push).await.ok()
    }

    /// What a message says; none if it is not for this browser.
    fn read(&self, body: &[u8]) -> Option<Value> {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= rest.len() - 66);
        let (length, rest) = rest.split_first().unwrap();
        let (theirs, sealed) = rest.split_at(usize::from(*length));
        let sender = PublicKey::from_sec1_bytes(theirs).unwrap();
        let shared = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), sender.as_affine());
        let key = hkdf::Salt::new(hkdf::HKDF_SHA256, &self.auth).extract(shared.raw_secret_bytes());
        let info = [b"WebPush: info\0".as_slice(), &self.key(), theirs];
        let material: [u8; 32] = expanded(&key, &info);
        let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(&material);
        let content: [u8; 16] = expanded(&key, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = expanded(&key, &[b"Content-Encoding: nonce\0"]);
        let opening = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content).unwrap());
        let mut text = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let text = opening.open_in_place(nonce, Aad::empty(), &mut text).ok()?;
        let end = text.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(text[end], 2, "the last record");
        Some(serde_json::from_slice(&text[..end]).unwrap())
    }
}

struct Bytes(usize);

impl hkdf::KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expanded<const LENGTH: usize>(key: &hkdf::Prk, info: &[&[u8]]) -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    key.expand(info, Bytes(LENGTH)).unwrap().fill(&mut bytes).unwrap();
    bytes
}

/// Nothing waits, and messages may go to this machine.
pub fn at_once(usual: Config) -> Config {
    Config { notices: Duration::ZERO, private_addresses: true, ..usual }
}

async fn bell(person: &Person) -> Bell {
    let turns: Vec<WaitingTable> = serde_json::from_value(person.get("/api/me/turns").await.ok()).unwrap();
    let notices = notices(person).await;
    Bell {
        unread: notices.notices.iter().filter(|notice| !notice.seen).count() as u32,
        turns: turns.len() as u32,
    }
}

async fn notices(person: &Person) -> Notices {
    serde_json::from_value(person.get("/api/me/notices").await.ok()).unwrap()
}

pub async fn kinds(person: &Person) -> Vec<(NoticeKind, bool)> {
    notices(person).await.notices.iter().map(|notice| (notice.kind, notice.seen)).collect()
}

/// Whoever is to act at a table of the two, and the other.
fn by_turn(zoe: Person, bob: Person, table: &Table) -> (Person, Person) {
    if table.to_act[0].0 == 0 { (zoe, bob) } else { (bob, zoe) }
}

/// Zoé and Bob at a game that has begun; whoever is to act comes first.
async fn playing(server: &Server) -> (Table, Person, Person) {
    let (mut zoe, mut bob, table) = zoe_and_bob(server, json!(["me", "open"])).await;
    let table = zoe.start(&table, &mut [&mut bob]).await;
    let (first, second) = by_turn(zoe, bob, &table);
    (table, first, second)
}

#[tokio::test]
async fn a_turn_reaches_a_browser_encrypted_and_says_nothing_of_the_game() {
    let server = Server::fresh_with(at_once).await;
    let mut elsewhere = Elsewhere::open().await;
    let (table, first, mut second) = playing(&server).await;
    let browser = Browser::new(3);
    let endpoint = format!("http://{}/send/second", elsewhere.address);
    let channels = browser.subscribe(&mut second, &endpoint).await;
    assert_eq!(channels["devices"][0]["here"], true);

    let mut stream = first.open(&table.id).await;
    let turn = stream.turn().await;
    stream.act("a", turn.version, &turn.legal[0]).await;
    let mut turns = stream.answer("a").await.map(|_| 1).unwrap();
    // Some decisions are followed by another of the same person.
    while bell(&second).await.turns == 0 {
        let turn = stream.turn().await;
        stream.act(&format!("b{turns}"), turn.version, &turn.legal[0]).await;
        stream.answer(&format!("b{turns}")).await.unwrap();
        turns += 1;
    }
    let sent = elsewhere.next().await;
    assert_eq!(sent.path, "/send/second");
    assert_eq!(sent.headers["content-encoding"], "aes128gcm");
    assert!(sent.headers["ttl"].parse::<u32>().unwrap() > 0);
    assert!(sent.headers["topic"].len() <= 32);
    let token = sent.headers["authorization"].strip_prefix("vapid t=").unwrap();
    assert!(token.ends_with(&format!("k={}", channels["push_key"].as_str().unwrap())), "{token}");
    let said = browser.read(&sent.body).expect("it is for this browser");
    assert!(Browser::new(4).read(&sent.body).is_none(), "and for no other");
    let own = notices(&second).await.notices[0].clone();
    let expected = json!({
        "id": own.id, "kind": "my_turn", "table": table.id, "game": "ugo", "title": "Comptoir",
        "text": "UGO!\u{a0}: c’est à vous de jouer.", "unread": 1,
    });
    assert_eq!(said, expected, "in the language of the device, and nothing more");
    assert_eq!(sent.body.len(), 16 + 4 + 1 + 65 + 1024 + 16, "its length says nothing");
    elsewhere.nothing().await;

    // A device that is not there any more is forgotten.
    elsewhere.answers(410);
    let mut first = first;
    let say = json!({ "id": "1", "said": { "text": format!("@{} well?", name(&second).await) } });
    first.post(&format!("/api/tables/{}/say", table.id), &say).await.ok();
    elsewhere.next().await;
    timeout(PATIENCE, async {
        while second.get("/api/me/channels").await.ok()["devices"] != json!([]) {
            sleep(Duration::from_millis(10)).await;
        }
    })
    .await
    .expect("it is dropped");
    server.stop().await;
}

async fn name(person: &Person) -> String {
    person.get("/api/me").await.ok()["name"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn whoever_looks_is_told_nowhere_else_and_what_is_over_is_taken_back() {
    let server = Server::fresh_with(at_once).await;
    let mut elsewhere = Elsewhere::open().await;
    let (table, mut first, mut second) = playing(&server).await;
    let browser = Browser::new(5);
    browser.subscribe(&mut second, &format!("http://{}/second", elsewhere.address)).await;
    assert_eq!(kinds(&first).await, [(NoticeKind::MyTurn, false)], "nobody looks: it is news");
    let mut watching = second.open(&table.id).await;
    watching.snapshot().await;

    let mut stream = first.open(&table.id).await;
    stream.snapshot().await;
    // What is asked for later is answered later.
    stream.say(&json!({ "type": "resync" })).await;
    stream.snapshot().await;
    assert_eq!(bell(&first).await, Bell { unread: 0, turns: 1 }, "whoever comes has seen it");
    let say = |n: u32, text: String| json!({ "id": n.to_string(), "said": { "text": text } });
    let path = format!("/api/tables/{}/say", table.id);
    let second_name = name(&second).await;
    first.post(&path, &say(1, format!("hello @{second_name}"))).await.ok();
    elsewhere.nothing().await;
    assert_eq!(kinds(&second).await, [(NoticeKind::Mention, true)]);

    // A page that is opened out of sight has shown nothing to anybody.
    let live = format!("/api/tables/{}/live?looking=false", table.id);
    let (hidden, _) = second.dial(&live, None).await.unwrap();
    // The page is there, and nobody looks at it.
    watching.say(&json!({ "type": "look", "looking": false })).await;
    watching.say(&json!({ "type": "resync" })).await;
    watching.snapshot().await;
    first.post(&path, &say(2, format!("still there, @{second_name}?"))).await.ok();
    let said = browser.read(&elsewhere.next().await.body).unwrap();
    assert_eq!(said["kind"], "mention");
    drop(hidden);
    assert!(!said.to_string().contains("still there"), "what was said is not sent");
    watching.say(&json!({ "type": "look", "looking": true })).await;
    watching.say(&json!({ "type": "resync" })).await;
    watching.snapshot().await;
    assert_eq!(bell(&second).await.unread, 0);

    // Somebody whom they do not want to hear does not reach them, nor does a line that names nobody.
    let speaker = first.id().await;
    second.post("/api/me/mute", &json!({ "guest": speaker, "muted": true })).await.ok();
    watching.say(&json!({ "type": "look", "looking": false })).await;
    first.post(&path, &say(3, format!("@{second_name}!"))).await.ok();
    first.post(&path, &say(4, second_name.clone())).await.ok();
    elsewhere.nothing().await;

    // A turn that is over is not news any more, and neither is one that a bot takes.
    assert_eq!(bell(&first).await.turns, 1);
    let seat = table.to_act[0].0;
    first.post(&format!("/api/tables/{}/hand-over", table.id), &json!({ "seat": seat })).await.ok();
    assert_eq!(bell(&first).await.turns, 0);
    assert!(!kinds(&first).await.iter().any(|(kind, _)| *kind == NoticeKind::MyTurn));
    server.stop().await;
}

#[tokio::test]
async fn a_program_is_told_in_a_message_that_is_signed_and_tried_again() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(at_once(config(data.path()))).await;
    let mut elsewhere = Elsewhere::open().await;
    let (table, mut first, mut second) = playing(&server).await;
    for wrong in ["ftp://example.org/", "nonsense", "https://user:password@example.org/"] {
        let hook = json!({ "address": wrong, "form": "plain", "language": "en" });
        assert_eq!(second.post("/api/me/webhooks", &hook).await.problem(), (400, Problem::BadEndpoint));
    }
    let address = format!("http://{}/hook?token=canary", elsewhere.address);
    let hook = json!({ "address": address, "form": "plain", "language": "en" });
    let made = second.post("/api/me/webhooks", &hook).await;
    assert!(!made.body.contains("canary"), "the address is not told again: {made:?}");
    let made = made.ok();
    let (secret, id) = (made["secret"].as_str().unwrap().to_owned(), made["webhooks"][0]["id"].clone());
    second.post("/api/me/webhooks/test", &json!({ "id": id })).await.ok();
    let tried = elsewhere.next().await;
    assert_eq!(tried.path, "/hook?token=canary");

    elsewhere.answers(503);
    let say = json!({ "id": "1", "said": { "text": format!("@{} well?", name(&second).await) } });
    first.post(&format!("/api/tables/{}/say", table.id), &say).await.ok();
    let refused = elsewhere.next().await;
    let (t, v1) = refused.headers["comptoir-signature"].split_once(',').unwrap();
    let mut signed = format!("{}.", t.strip_prefix("t=").unwrap()).into_bytes();
    signed.extend(&refused.body);
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signature = hex::decode(v1.strip_prefix("v1=").unwrap()).unwrap();
    hmac::verify(&key, &signed, &signature).expect("it is signed");
    let own = notices(&second).await.notices[0].clone();
    let said: Value = serde_json::from_slice(&refused.body).unwrap();
    let text = "UGO!: somebody named you in the talk.";
    let expected = json!({
        "id": own.id, "kind": "mention", "table": table.id, "game": "ugo", "at": own.at, "text": text, "link": null,
    });
    assert_eq!(said, expected);

    // It is tried again later, under the same name, also by the next server.
    let waits = "SELECT tries, next - n.at FROM deliveries JOIN notices n ON n.id = notice";
    let (times, wait): (i64, i64) = timeout(PATIENCE, async {
        loop {
            let found: Option<(i64, i64)> =
                sqlx::query_as(waits).fetch_optional(&mut database(&data).await).await.unwrap();
            if let Some(found) = found.filter(|(times, _)| *times > 0) {
                return found;
            }
            sleep(Duration::from_millis(10)).await;
        }
    })
    .await
    .expect("a try");
    assert!(times == 1 && (25..=40).contains(&wait), "{times} {wait}");
    elsewhere.nothing().await;
    server.stop().await;
    sqlx::query("UPDATE deliveries SET next = 0").execute(&mut database(&data).await).await.unwrap();
    elsewhere.answers(200);
    let server = Server::start_with(at_once(config(data.path()))).await;
    let again = elsewhere.next().await;
    assert_eq!(again.headers["comptoir-notice"], refused.headers["comptoir-notice"]);
    elsewhere.nothing().await;

    // A program that is gone is left alone until its owner tries it.
    let mut second = Person { address: server.address, ..second };
    let mut first = Person { address: server.address, ..first };
    elsewhere.answers(404);
    let say = json!({ "id": "2", "said": { "text": format!("@{} again?", name(&second).await) } });
    first.post(&format!("/api/tables/{}/say", table.id), &say).await.ok();
    elsewhere.next().await;
    timeout(PATIENCE, async {
        while second.get("/api/me/channels").await.ok()["webhooks"][0]["failed"].is_null() {
            sleep(Duration::from_millis(10)).await;
        }
    })
    .await
    .expect("it is left alone");
    let refused = second.post("/api/me/webhooks/test", &json!({ "id": id })).await;
    assert_eq!(refused.problem(), (409, Problem::NotDelivered));
    elsewhere.answers(200);
    let tried = second.post("/api/me/webhooks/test", &json!({ "id": id })).await.ok();
    assert!(tried[0]["failed"].is_null());
    server.stop().await;
}

#[tokio::test]
async fn nobody_looks_through_the_server_at_what_it_alone_can_reach() {
    let elsewhere = Elsewhere::open().await;
    let server = Server::fresh_with(|usual| Config { private_addresses: false, ..at_once(usual) }).await;
    let server_config_is_strict = server;
    let mut zoe = server_config_is_strict.person("Zoé").await;
    let browser = Browser::new(6);
    for host in [elsewhere.address.to_string(), format!("localhost:{}", elsewhere.address.port())] {
        for address in [format!("http://{host}/"), format!("https://{host}/")] {
            let hook = json!({ "address": address, "form": "plain", "language": "en" });
            let answer = zoe.post("/api/me/webhooks", &hook).await;
            if answer.status == 200 {
                // What a name leads to is looked at when something is sent.
                let id = answer.ok()["webhooks"][0]["id"].clone();
                let tried = zoe.post("/api/me/webhooks/test", &json!({ "id": id })).await;
                assert_eq!(tried.problem(), (409, Problem::NotDelivered), "{address}");
            } else {
                assert_eq!(answer.problem(), (400, Problem::BadEndpoint), "{address}");
            }
        }
        let (p256dh, auth) =
            (BASE64_URL_SAFE_NO_PAD.encode(browser.key()), BASE64_URL_SAFE_NO_PAD.encode(browser.auth));
        let push = json!({ "endpoint": format!("http://{host}/"), "p256dh": p256dh, "auth": auth, "language": "en" });
        assert_eq!(zoe.post("/api/me/push", &push).await.problem(), (400, Problem::BadEndpoint));
    }
    let mut elsewhere = elsewhere;
    elsewhere.nothing().await;
    server_config_is_strict.stop().await;
}

#[tokio::test]
async fn letters_are_gathered_and_end_with_one_click() {
    let data = TempDir::new().unwrap();
    let mut post = MailServer::open(0).await;
    let server = Server::start_with(at_once(post.sends(&data))).await;
    let mut zoe = verified(&server, &mut post, "zoe@example.org").await;
    let mut bob = server.person("Bob").await;
    let tables = [zoe.make(json!(["me", "open"])).await, zoe.make(json!(["me", "open"])).await];
    // Nobody gets letters they did not ask for.
    bob.sit(&tables[0], 1).await;
    sleep(SILENCE).await;
    assert!(post.letters.try_recv().is_err());
    let choices = json!({ "events": { "sat_down": ["mail"], "mention": ["mail"] }, "digest": 60 });
    zoe.post("/api/me/channels", &choices).await.ok();
    let say = json!({ "id": "1", "said": { "text": "@Zoé the canary sings" } });
    bob.post(&format!("/api/tables/{}/say", tables[0].id), &say).await.ok();
    bob.sit(&tables[1], 1).await;
    let mut database = database(&data).await;
    let gathered = "SELECT COUNT(*), COUNT(DISTINCT next), MIN(next) - MIN(n.at) FROM deliveries \
        JOIN notices n ON n.id = notice";
    timeout(PATIENCE, async {
        loop {
            let (count, moments, wait): (i64, i64, Option<i64>) =
                sqlx::query_as(gathered).fetch_one(&mut database).await.unwrap();
            if count == 2 {
                assert_eq!(moments, 1, "both go together");
                assert!((3500..=3700).contains(&wait.unwrap()), "{wait:?}");
                return;
            }
            sleep(Duration::from_millis(10)).await;
        }
    })
    .await
    .expect("two wait");
    assert!(post.letters.try_recv().is_err());
    server.stop().await;
    sqlx::query("UPDATE deliveries SET next = 0").execute(&mut database).await.unwrap();
    let server = Server::start_with(at_once(post.sends(&data))).await;
    let letter = post.next().await.text;
    for table in &tables {
        assert!(letter.contains(&format!("{ORIGIN}/t/{}", table.id)), "{letter}");
    }
    assert!(letter.contains("multipart/alternative") && letter.contains("lang=\"en\""), "{letter}");
    assert!(
        !letter.contains("canary") && !letter.contains("Bob"),
        "nothing that anybody else wrote: {letter}"
    );
    assert!(letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{letter}");
    let unfolded = letter.replace("\r\n ", "");
    let start =
        unfolded.find("List-Unsubscribe: <").expect("a way to end them") + "List-Unsubscribe: <".len();
    let address = unfolded[start..].split('>').next().unwrap().trim();
    let path = address.strip_prefix(ORIGIN).unwrap();
    sleep(SILENCE).await;
    assert!(post.letters.try_recv().is_err(), "one letter");

    // Looking at the address changes nothing; a mail program that posts to it does.
    let looked = server.stranger().get(path).await;
    assert_eq!(looked.status, 303);
    assert!(looked.header("location").unwrap().starts_with("/unsubscribe#"));
    let zoe = Person { address: server.address, ..zoe };
    assert_eq!(zoe.get("/api/me/channels").await.ok()["choices"]["events"]["mention"], json!(["mail"]));
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    server.stranger().request("POST", path, &form, "List-Unsubscribe=One-Click").await.ok();
    assert_eq!(zoe.get("/api/me/channels").await.ok()["choices"]["events"]["mention"], json!([]));
    let wrong = format!("{}0", &path[..path.len() - 1]);
    let wrong = if wrong == path { format!("{}1", &path[..path.len() - 1]) } else { wrong };
    assert_eq!(server.stranger().request("POST", &wrong, &[], "").await.problem().0, 404);
    let mut bob = Person { address: server.address, ..bob };
    let say = json!({ "id": "2", "said": { "text": "@Zoé?" } });
    bob.post(&format!("/api/tables/{}/say", tables[0].id), &say).await.ok();
    sleep(SILENCE).await;
    assert!(post.letters.try_recv().is_err(), "no more");
    server.stop().await;
}

#[tokio::test]
async fn what_was_stored_and_not_sent_when_the_server_ends_is_sent_once_by_the_next() {
    let data = TempDir::new().unwrap();
    let mut elsewhere = Elsewhere::open().await;
    // It ends after the change was stored, and before anything was sorted or sent.
    let slow = Config { notices: Duration::from_hours(1), private_addresses: true, ..config(data.path()) };
    let server = Server::start_with(slow).await;
    let (table, mut first, mut second) = playing(&server).await;
    let browser = Browser::new(7);
    browser.subscribe(&mut second, &format!("http://{}/second", elsewhere.address)).await;
    let hook =
        json!({ "address": format!("http://{}/hook", elsewhere.address), "form": "plain", "language": "en" });
    second.post("/api/me/webhooks", &hook).await.ok();
    let say = json!({ "id": "1", "said": { "text": format!("@{}", name(&second).await) } });
    for _ in 0..2 {
        // The page says it again, as it does when it has not heard the answer.
        first.post(&format!("/api/tables/{}/say", table.id), &say).await.ok();
    }
    server.stop().await;
    sqlx::query("UPDATE notices SET due = 0 WHERE due IS NOT NULL")
        .execute(&mut database(&data).await)
        .await
        .unwrap();
    let mut paths = Vec::new();
    for _ in 0..2 {
        let server = Server::start_with(at_once(config(data.path()))).await;
        if paths.is_empty() {
            for _ in 0..2 {
                paths.push(elsewhere.next().await.path);
            }
            paths.sort();
            assert_eq!(paths, ["/hook", "/second"]);
        }
        elsewhere.nothing().await;
        server.stop().await;
    }
}

#[tokio::test]
async fn turns_are_a_calendar_at_an_address_that_nobody_else_knows() {
    let server = Server::fresh_with(at_once).await;
    let (table, mut first, second) = playing(&server).await;
    let made = first.post("/api/me/feed", &json!({ "language": "fr" })).await.ok();
    let (calendar, atom) = (made["calendar"].as_str().unwrap(), made["atom"].as_str().unwrap());
    let answer = server.stranger().get(calendar).await;
    assert_eq!(answer.header("content-type"), Some("text/calendar; charset=utf-8"));
    assert!(answer.body.contains("SUMMARY:UGO!\u{a0}: c’est à vous de jouer."), "{answer:?}");
    assert!(answer.body.contains(&format!("UID:{}-", table.id)));
    let news = server.stranger().get(atom).await;
    assert!(news.body.contains(&format!("/t/{}\"", table.id)), "{news:?}");
    for name in [name(&first).await, name(&second).await] {
        assert!(!answer.body.contains(&name) && !news.body.contains(&name), "nobody is named");
    }
    // What is somebody else's turn is not in it.
    let mut second = second;
    let others = second.post("/api/me/feed", &json!({ "language": "en" })).await.ok();
    let empty = server.stranger().get(others["calendar"].as_str().unwrap()).await;
    assert!(empty.status == 200 && !empty.body.contains("VEVENT"), "{empty:?}");
    // A new address ends the old one, and can be ended itself.
    let renewed = first.post("/api/me/feed", &json!({ "language": "fr" })).await.ok();
    assert_eq!(server.stranger().get(calendar).await.problem(), (404, Problem::UnknownAddress));
    let renewed = renewed["calendar"].as_str().unwrap();
    assert_eq!(server.stranger().get(renewed).await.status, 200);
    first.post("/api/me/feed/end", &Value::Null).await.ok();
    assert_eq!(server.stranger().get(renewed).await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn invitations_and_endings_are_news_and_the_bell_rings() {
    let server = Server::fresh_with(at_once).await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    zoe.befriend(&mut bob).await;
    let (mut ringing, _) = bob.dial("/api/me/notices/live", None).await.unwrap();
    let mut ring = async || loop {
        let message = timeout(PATIENCE, ringing.next()).await.expect("it rings").unwrap().unwrap();
        if let Message::Text(text) = message {
            return serde_json::from_str::<Bell>(&text).unwrap();
        }
    };
    assert_eq!(ring().await, Bell { unread: 0, turns: 0 });
    let table = zoe.make(json!(["me", "open"])).await;
    let invite = |who: Value| json!({ "seat": 1, "guest": who });
    let path = format!("/api/tables/{}/invite", table.id);
    zoe.post(&path, &invite(json!(bob.id().await))).await.ok();
    assert_eq!(ring().await, Bell { unread: 1, turns: 0 });
    assert_eq!(kinds(&bob).await, [(NoticeKind::Invitation, false)]);
    zoe.post(&path, &invite(Value::Null)).await.ok();
    assert_eq!(ring().await, Bell { unread: 0, turns: 0 }, "it is true no longer");
    zoe.post(&path, &invite(json!(bob.id().await))).await.ok();
    ring().await;
    bob.sit(&table, 1).await;
    assert_eq!(kinds(&bob).await, [], "they came");
    assert_eq!(kinds(&zoe).await, [(NoticeKind::SatDown, false)]);
    // Everybody is there: whoever does not look has to come.
    zoe.post(&format!("/api/tables/{}/start", table.id), &Value::Null).await.ok();
    assert_eq!(kinds(&bob).await, [(NoticeKind::Ready, false)]);
    let fixed = zoe.get(&format!("/api/tables/{}", table.id)).await.table();
    assert_eq!(bell(&bob).await.turns, 1, "it waits for them");
    zoe.open_number(&fixed).await;
    bob.open_number(&fixed).await;
    for person in [&zoe, &bob] {
        assert!(kinds(person).await.iter().all(|(kind, _)| *kind == NoticeKind::MyTurn));
    }
    // Both leave it to bots, and the end is news for both, once.
    for (person, seat) in [(&mut zoe, 0), (&mut bob, 1)] {
        person.post(&format!("/api/tables/{}/hand-over", table.id), &json!({ "seat": seat })).await.ok();
    }
    server.stranger().open(&table.id).await.watch_to_the_end().await;
    for person in [&mut zoe, &mut bob] {
        assert_eq!(kinds(person).await, [(NoticeKind::GameOver, false)]);
        let read = person.post("/api/me/notices/read", &json!({ "id": null })).await.ok();
        assert_eq!(read, json!({ "unread": 0, "turns": 0 }));
        assert_eq!(kinds(person).await, [(NoticeKind::GameOver, true)]);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_device_that_is_signed_out_is_told_nothing_more() {
    let server = Server::fresh_with(at_once).await;
    let mut elsewhere = Elsewhere::open().await;
    let (table, mut first, mut second) = playing(&server).await;
    second.post("/api/me/recovery", &Value::Null).await.ok();
    Browser::new(8).subscribe(&mut second, &format!("http://{}/second", elsewhere.address)).await;
    let called = name(&second).await;
    second.post("/api/me/sign-out", &Value::Null).await.ok();
    let say = json!({ "id": "1", "said": { "text": format!("@{called}") } });
    first.post(&format!("/api/tables/{}/say", table.id), &say).await.ok();
    elsewhere.nothing().await;
    server.stop().await;
}
