//! E-mail, sent to a mail server that speaks SMTP on a socket of this machine.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use comptoir_server::house::House;
use comptoir_server::protocol::Problem;
use comptoir_server::{Config, Mail, Rates};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::common::{PATIENCE, Person, Server, config};
use crate::database::database;

pub const ORIGIN: &str = "https://play.example.org";

/// A mail server. It takes every letter but the first few, which it is too busy for.
pub struct MailServer {
    address: SocketAddr,
    pub letters: mpsc::UnboundedReceiver<Letter>,
    refused: Arc<AtomicU32>,
}

#[derive(Debug)]
pub struct Letter {
    to: String,
    pub text: String,
}

impl Letter {
    /// The secret in its link, behind this page.
    fn token(&self, page: &str) -> String {
        let link = format!("{ORIGIN}/{page}#");
        let at = self.text.find(&link).unwrap_or_else(|| panic!("no link to {page} in {}", self.text));
        self.text[at + link.len()..].chars().take_while(char::is_ascii_hexdigit).collect()
    }
}

impl MailServer {
    pub async fn open(busy: u32) -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (tell, letters) = mpsc::unbounded_channel();
        let refused = Arc::new(AtomicU32::new(0));
        let counted = refused.clone();
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                tokio::spawn(attend(socket, tell.clone(), counted.clone(), busy));
            }
        });
        MailServer { address, letters, refused }
    }

    pub async fn next(&mut self) -> Letter {
        timeout(PATIENCE, self.letters.recv()).await.expect("a letter").unwrap()
    }

    pub fn sends(&self, data: &TempDir) -> Config {
        let mail = Mail {
            url: format!("smtp://{}", self.address),
            password: None,
            from: "Comptoir <games@example.org>".to_owned(),
        };
        Config { origin: Some(ORIGIN.parse().unwrap()), mail: Some(mail), ..config(data.path()) }
    }
}

/// One conversation, as RFC 5321 has it.
async fn attend(socket: TcpStream, tell: mpsc::UnboundedSender<Letter>, refused: Arc<AtomicU32>, busy: u32) {
    let mut socket = BufReader::new(socket);
    let mut to = String::new();
    let mut answer = "220 mail.example.org";
    loop {
        socket.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
        let mut line = String::new();
        if socket.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let verb = line.trim().to_ascii_uppercase();
        answer = if verb.starts_with("EHLO") {
            "250 mail.example.org"
        } else if verb.starts_with("MAIL FROM") && refused.load(Ordering::SeqCst) < busy {
            refused.fetch_add(1, Ordering::SeqCst);
            "451 come back later"
        } else if verb.starts_with("RCPT TO") {
            line.trim().split(['<', '>']).nth(1).unwrap().clone_into(&mut to);
            "250 OK"
        } else if verb == "DATA" {
            socket.write_all(b"354 go on\r\n").await.unwrap();
            let mut text = String::new();
            while !text.ends_with("\r\n.\r\n") {
                assert!(socket.read_line(&mut text).await.unwrap() > 0);
            }
            // Long lines are wrapped, and some signs are written as numbers.
            let text = text.replace("=\r\n", "").replace("=3D", "=");
            tell.send(Letter { to: to.clone(), text }).unwrap();
            "250 taken"
        } else if verb == "QUIT" {
            "221 bye"
        } else {
            "250 OK"
        };
    }
}

/// Zoé, whose address this is.
pub async fn verified(server: &Server, post: &mut MailServer, address: &str) -> Person {
    let mut zoe = server.person("Zoé").await;
    let added = zoe.post("/api/me/mail", &json!({ "address": address, "language": "en" })).await.ok();
    assert_eq!(added, json!({ "address": address, "verified": false }));
    let token = post.next().await.token("mail");
    server.stranger().post("/api/mail/verify", &json!({ "token": token })).await.ok();
    assert_eq!(zoe.get("/api/me/mail").await.ok()["verified"], true);
    zoe
}

/// Returns when nothing is left in the outbox: a letter is noted as sent a moment after it was.
async fn nothing_waits(data: &TempDir) {
    let mut database = database(data).await;
    let empty = async {
        loop {
            let count = sqlx::query_as("SELECT COUNT(*) FROM outbox").fetch_one(&mut database);
            let (left,): (i64,) = count.await.unwrap();
            if left == 0 {
                return;
            }
        }
    };
    timeout(PATIENCE, empty).await.expect("nothing is left");
}

#[tokio::test]
async fn an_address_is_somebodys_once_they_followed_the_link() {
    let data = TempDir::new().unwrap();
    let mut post = MailServer::open(0).await;
    let server = Server::start_with(post.sends(&data)).await;
    assert_eq!(server.stranger().get("/api/ways").await.ok()["mail"], true);
    let mut zoe = server.person("Zoé").await;
    for wrong in ["zoe", "zoe@localhost", "zoe@example.org\r\nBcc: all@example.org"] {
        let refused = zoe.post("/api/me/mail", &json!({ "address": wrong, "language": "fr" })).await;
        assert_eq!(refused.problem(), (400, Problem::BadAddress), "{wrong}");
    }
    zoe.post("/api/me/mail", &json!({ "address": "Zoe@example.org", "language": "fr" })).await.ok();
    let letter = post.next().await;
    assert_eq!(letter.to, "Zoe@example.org");
    assert!(
        letter.text.contains("play.example.org") && letter.text.contains("multipart/alternative"),
        "{letter:?}"
    );
    assert!(letter.text.contains("lang=\"fr\""), "in the reader's language: {letter:?}");
    let token = letter.token("mail");
    let mut elsewhere = server.stranger();
    elsewhere.post("/api/mail/verify", &json!({ "token": token })).await.ok();
    let again = elsewhere.post("/api/mail/verify", &json!({ "token": token })).await;
    assert_eq!(again.problem(), (401, Problem::WrongSignIn), "once");

    // Another address takes its place, and is not hers yet; the link to it is void when it is a day old.
    zoe.post("/api/me/mail", &json!({ "address": "zoe@example.net", "language": "en" })).await.ok();
    let told = post.next().await;
    assert_eq!(told.to, "Zoe@example.org", "whoever reads the old one hears of it");
    assert!(told.text.contains(&format!("{ORIGIN}/you")) && !told.text.contains("example.net"), "{told:?}");
    assert!(told.text.contains("lang=\"fr\""), "{told:?}");
    let token = post.next().await.token("mail");
    sqlx::query("UPDATE mail_links SET until = until - 86400")
        .execute(&mut database(&data).await)
        .await
        .unwrap();
    let late = elsewhere.post("/api/mail/verify", &json!({ "token": token })).await;
    assert_eq!(late.problem(), (401, Problem::WrongSignIn));
    assert_eq!(zoe.get("/api/me/mail").await.ok()["verified"], false);
    zoe.post("/api/me/mail/remove", &Value::Null).await.ok();
    assert_eq!(zoe.get("/api/me/mail").await.ok(), Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn a_letter_brings_somebody_back_in_and_nobody_learns_who_has_an_address() {
    let data = TempDir::new().unwrap();
    let mut post = MailServer::open(0).await;
    let server = Server::start_with(post.sends(&data)).await;
    let zoe = verified(&server, &mut post, "zoe@example.org").await;
    let mut stranger = server.stranger();
    let ask = |address: &str| json!({ "address": address, "language": "en" });
    let unknown = stranger.post("/api/sign-in/mail", &ask("nobody@example.org")).await;
    let known = stranger.post("/api/sign-in/mail", &ask("ZOE@example.org")).await;
    assert_eq!((unknown.status, &unknown.body), (known.status, &known.body), "the same answer");
    let letter = post.next().await;
    assert_eq!(letter.to, "zoe@example.org", "as she wrote it, and nobody else gets one");
    let token = letter.token("device");
    let me = stranger.post("/api/sign-in", &json!({ "link": token })).await.ok();
    assert_eq!(me["id"], zoe.get("/api/me").await.ok()["id"]);
    let again = server.stranger().post("/api/sign-in", &json!({ "link": token })).await;
    assert_eq!(again.problem(), (401, Problem::WrongSignIn));
    nothing_waits(&data).await;
    // Whoever follows a link for an address that is another's by now is told: it is their own mailbox.
    let mut bob = server.person("Bob").await;
    bob.post("/api/me/mail", &ask("zoe@example.org")).await.ok();
    let token = post.next().await.token("mail");
    let answer = bob.post("/api/mail/verify", &json!({ "token": token })).await;
    assert_eq!(answer.problem(), (409, Problem::AddressTaken));
    server.stop().await;
    let files = std::fs::read(data.path().join("comptoir.db")).unwrap();
    assert!(!files.windows(token.len()).any(|window| window == token.as_bytes()), "secrets are not stored");
}

#[tokio::test]
async fn an_address_that_is_removed_hears_of_it_if_it_was_somebodys() {
    let data = TempDir::new().unwrap();
    let mut post = MailServer::open(0).await;
    let server = Server::start_with(post.sends(&data)).await;
    let mut zoe = verified(&server, &mut post, "zoe@example.org").await;
    zoe.post("/api/me/mail/remove", &Value::Null).await.ok();
    let told = post.next().await;
    assert!(told.to == "zoe@example.org" && told.text.contains(&format!("{ORIGIN}/you")), "{told:?}");
    // One that was never shown to be hers may be anybody's.
    zoe.post("/api/me/mail", &json!({ "address": "zoe@example.net", "language": "en" })).await.ok();
    post.next().await.token("mail");
    zoe.post("/api/me/mail/remove", &Value::Null).await.ok();
    nothing_waits(&data).await;
    assert!(post.letters.try_recv().is_err(), "nobody else is written to");
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_sent_waits_and_is_tried_again() {
    let data = TempDir::new().unwrap();
    let mut post = MailServer::open(1).await;
    let server = Server::start_with(post.sends(&data)).await;
    let mut zoe = server.person("Zoé").await;
    let asked = json!({ "address": "zoe@example.org", "language": "en" });
    zoe.post("/api/me/mail", &asked).await.ok();
    let row = timeout(PATIENCE, async {
        loop {
            let found: (i64, i64) = sqlx::query_as("SELECT tries, next - made FROM outbox")
                .fetch_one(&mut database(&data).await)
                .await
                .unwrap();
            if found.0 > 0 {
                return found;
            }
            tokio::task::yield_now().await;
        }
    });
    let (tries, wait) = row.await.expect("a try");
    assert!(tries == 1 && (55..=70).contains(&wait), "{tries} {wait}");
    assert_eq!(post.refused.load(Ordering::SeqCst), 1);
    server.stop().await;
    // Another server finds it waiting, and the time has come.
    sqlx::query("UPDATE outbox SET next = 0").execute(&mut database(&data).await).await.unwrap();
    let server = Server::start_with(post.sends(&data)).await;
    assert_eq!(post.next().await.to, "zoe@example.org");
    nothing_waits(&data).await;
    server.stop().await;
}

#[tokio::test]
async fn nobodys_mailbox_is_flooded() {
    let data = TempDir::new().unwrap();
    let post = MailServer::open(0).await;
    let limited = Config { rates: Some(Rates::default()), behind_proxy: true, ..post.sends(&data) };
    let server = Server::start_with(limited).await;
    let mut statuses = Vec::new();
    for n in 0..6 {
        let from = format!("10.0.0.{n}");
        let body = json!({ "address": "zoe@example.org" }).to_string();
        let headers = [("X-Forwarded-For", from.as_str())];
        statuses.push(server.stranger().request("POST", "/api/sign-in/mail", &headers, &body).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429, 429], "from wherever it is asked");
    server.stop().await;
}

#[tokio::test]
async fn without_a_mail_server_there_is_no_mail() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    assert_eq!(zoe.get("/api/ways").await.ok()["mail"], false);
    for path in ["/api/me/mail", "/api/sign-in/mail"] {
        let refused = zoe.post(path, &json!({ "address": "zoe@example.org" })).await;
        assert_eq!(refused.problem(), (409, Problem::NoMail));
    }
    server.stop().await;
    let data = TempDir::new().unwrap();
    let post = MailServer::open(0).await;
    let nowhere = Config { origin: None, ..post.sends(&data) };
    let why = House::open(nowhere, Arc::new(|_: &str| None)).await.err().unwrap().to_string();
    assert!(why.contains("--origin"), "{why}");
}
