//! Letters as somebody else's programs take and read them: Debian's `aiosmtpd` takes them, and Python's `email` reads what it put into the
//! mailbox. `cargo xtask test` installs it; where it is missing this says so and tests nothing.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use comptoir_server::{Config, Mail};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

use crate::common::{PATIENCE, Server, config};
use crate::mail::ORIGIN;
use crate::notices::at_once;

/// Debian's, which has Debian's packages.
const PYTHON: &str = "/usr/bin/python3";

/// What a mail program shows of the letters of a mailbox, oldest first.
const READ: &str = r#"
import email, email.policy, json, os, sys
letters = []
for name in os.listdir(sys.argv[1]):
    path = os.path.join(sys.argv[1], name)
    with open(path, "rb") as file:
        letter = email.message_from_binary_file(file, policy=email.policy.default)
    letters.append((os.path.getmtime(path), name, {
        "defects": [str(defect) for part in letter.walk() for defect in part.defects],
        "to": letter["X-RcptTo"], "from": letter["From"], "subject": letter["Subject"], "id": letter["Message-ID"],
        "date": letter["Date"], "automatic": letter["Auto-Submitted"],
        "unsubscribe": letter["List-Unsubscribe"], "one_click": letter["List-Unsubscribe-Post"],
        "plain": letter.get_body(("plain",)).get_content(), "html": letter.get_body(("html",)).get_content(),
    }))
print(json.dumps([letter for _, _, letter in sorted(letters, key=lambda it: it[:2])]))
"#;

struct MailServer {
    process: Child,
    address: SocketAddr,
    mailbox: TempDir,
}

impl Drop for MailServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl MailServer {
    /// None where it is not installed.
    async fn open() -> Option<MailServer> {
        let found = Command::new(PYTHON).args(["-c", "import aiosmtpd"]).stderr(Stdio::null()).status();
        if !found.is_ok_and(|status| status.success()) {
            return None;
        }
        let free = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = free.local_addr().unwrap();
        drop(free);
        let mailbox = TempDir::new().unwrap();
        let process = Command::new(PYTHON)
            .args(["-m", "aiosmtpd", "--nosetuid", "--listen", &address.to_string()])
            .args(["--class", "aiosmtpd.handlers.Mailbox"])
            .arg(mailbox.path().join("mail"))
            .spawn()
            .unwrap();
        let listens = async {
            while TcpStream::connect(address).await.is_err() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        let server = MailServer { process, address, mailbox };
        timeout(PATIENCE, listens).await.expect("the mail server listens");
        Some(server)
    }

    fn new_letters(&self) -> PathBuf {
        self.mailbox.path().join("mail/new")
    }

    /// All letters, as soon as there are so many.
    async fn letters(&self, many: usize) -> Vec<Value> {
        let there = async {
            while std::fs::read_dir(self.new_letters()).map_or(0, Iterator::count) < many {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, there).await.expect("a letter");
        let read = Command::new(PYTHON).args(["-c", READ]).arg(self.new_letters()).output().unwrap();
        assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
        let letters: Vec<Value> = serde_json::from_slice(&read.stdout).unwrap();
        assert_eq!(letters.len(), many, "each is sent once");
        letters
    }
}

#[tokio::test]
async fn a_real_mail_server_takes_letters_that_mail_programs_can_read() {
    let Some(post) = MailServer::open().await else {
        eprintln!("SKIPPED: Debian's package python3-aiosmtpd is not installed");
        return;
    };
    let data = TempDir::new().unwrap();
    let mail = Mail {
        url: format!("smtp://{}", post.address),
        password: None,
        from: "Comptoir <games@example.org>".to_owned(),
    };
    let usual = Config { origin: Some(ORIGIN.parse().unwrap()), mail: Some(mail), ..config(data.path()) };
    let server = Server::start_with(at_once(usual)).await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    zoe.post("/api/me/mail", &json!({ "address": "zoe@example.org", "language": "fr" })).await.ok();
    let letter = post.letters(1).await.remove(0);
    assert_eq!(letter["defects"], json!([]));
    assert_eq!(
        (&letter["to"], &letter["from"]),
        (&json!("zoe@example.org"), &json!("Comptoir <games@example.org>"))
    );
    assert_eq!(letter["subject"], "Votre adresse à play.example.org");
    assert_eq!((&letter["automatic"], &letter["one_click"]), (&json!("auto-generated"), &Value::Null));
    let plain = letter["plain"].as_str().unwrap();
    assert!(plain.contains("Quelqu’un, vous sans doute") && letter["date"].is_string(), "{letter}");
    let link = plain.lines().find(|line| line.starts_with(ORIGIN)).expect("a link on a line of its own");
    assert!(letter["html"].as_str().unwrap().contains(&format!("href=\"{link}\"")), "{letter}");
    let token = link.split_once('#').unwrap().1;
    server.stranger().post("/api/mail/verify", &json!({ "token": token })).await.ok();

    // What she chose to hear of by mail, once, and with a way to end it.
    let table = zoe.make(json!(["me", "open"])).await;
    bob.sit(&table, 1).await;
    let choices = json!({ "events": { "mention": ["mail"] }, "digest": 0 });
    zoe.post("/api/me/channels", &choices).await.ok();
    let say = json!({ "id": "1", "said": { "text": "@Zoé ?" } });
    for _ in 0..2 {
        bob.post(&format!("/api/tables/{}/say", table.id), &say).await.ok();
    }
    let letter = post.letters(2).await.remove(1);
    assert_eq!(letter["defects"], json!([]));
    assert_eq!(letter["subject"], "UGO!\u{a0}: on parle de vous à la table.");
    assert!(letter["plain"].as_str().unwrap().contains(&format!("{ORIGIN}/t/{}", table.id)), "{letter}");
    assert_eq!(letter["one_click"], "List-Unsubscribe=One-Click");
    let address = letter["unsubscribe"].as_str().unwrap().trim_matches(['<', '>']);
    let path = address.strip_prefix(ORIGIN).unwrap();
    server.stranger().request("POST", path, &[], "List-Unsubscribe=One-Click").await.ok();
    bob.post(&format!("/api/tables/{}/say", table.id), &json!({ "id": "2", "said": { "text": "@Zoé ?" } }))
        .await
        .ok();
    sleep(Duration::from_millis(400)).await;
    post.letters(2).await;
    server.stop().await;
}
