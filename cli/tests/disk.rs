//! A disk that is full or read-only: clear words, nothing lost, and service again without a restart. And one that is lost: backups.

#[allow(dead_code)] // it needs a part of it
mod common;

#[path = "../../server/tests/server/common.rs"]
#[allow(dead_code)] // it needs a part of it
mod people;

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use common::{Run, comptoir};
use comptoir_server::protocol::Problem;
use people::Person;
use serde_json::json;
use tempfile::TempDir;

/// A file system of its own; it goes when this is dropped.
struct Disk(TempDir);

impl Disk {
    /// None, loudly, where one may not be made.
    fn new() -> Option<Disk> {
        let disk = Disk(TempDir::new().expect("a directory"));
        let made =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"]).arg(disk.path()).output();
        if made.is_ok_and(|made| made.status.success()) {
            return Some(disk);
        }
        eprintln!("SKIPPED: no small disk can be mounted here (that takes Linux and root)");
        None
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn data(&self) -> String {
        self.path().join("data").to_str().expect("a temporary path is UTF-8").to_owned()
    }

    /// Writes until nothing more fits.
    fn fill(&self) {
        let mut file = File::create(self.path().join("filler")).expect("a file");
        for size in [4096, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn free(&self) {
        std::fs::remove_file(self.path().join("filler")).expect("the file goes");
    }

    fn make_read_only(&self) {
        let done = Command::new("mount").args(["-o", "remount,ro"]).arg(self.path()).status();
        assert!(done.is_ok_and(|done| done.success()), "the disk becomes read-only");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Nothing can be done about a failure but leave it to whoever looks.
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

struct Server {
    process: Child,
    person: Person,
}

impl Server {
    fn start(data: &str) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_comptoir"))
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--bot-delay", "0", "--data", data])
            .env("RUST_LOG", "info")
            .env("NO_COLOR", "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut said = String::new();
        let out = process.stdout.take().expect("its output is a pipe");
        BufReader::new(out).read_line(&mut said).expect("it says where it is");
        let address = said.trim().strip_prefix("http://").expect("an address").parse().expect("an address");
        Server { process, person: Person { address, cookie: None } }
    }

    /// Kills it; what it had logged.
    fn kill(mut self) -> String {
        self.process.kill().expect("the server is killed");
        let mut log = String::new();
        self.process.stderr.take().expect("a pipe").read_to_string(&mut log).expect("its log is UTF-8");
        self.process.wait().expect("the server is gone");
        log
    }
}

/// A start that fails: exit code 2 and one sentence; nobody was told that Comptoir is open.
fn refused(data: &str, why: &str) -> Run {
    let run = comptoir(&["serve", "--listen", "127.0.0.1:0", "--data", data]).code(2).complains(why);
    assert_eq!((run.out.as_str(), run.err.lines().count()), ("", 1), "{run}");
    run
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_service_goes_on_when_there_is_space_again() {
    let Some(disk) = Disk::new() else { return };
    let mut server = Server::start(&disk.data());
    let person = &mut server.person;
    person.post("/api/me", &json!({ "name": "Ana" })).await.ok();
    let table = person.make(json!(["me", { "bot": "random" }])).await;
    let mut stream = person.open(&table.id).await;

    disk.fill();
    let (mut done, mut version) = (0, 0);
    // If it is the bot's move that cannot be stored, the stream is closed: its table will be loaded anew.
    while let Ok(frame) = stream.turn_or_close().await {
        version = frame.version;
        let id = format!("c{version}");
        stream.act(&id, version, &frame.legal[0]).await;
        match stream.answer(&id).await {
            Ok(_) => done += 1,
            Err(problem) => {
                assert_eq!(problem, Problem::Unstorable);
                break;
            }
        }
    }
    let health = person.get("/healthz").await;
    assert_eq!(health.status, 503);
    assert!(
        health.body.starts_with("nothing can be stored: the disk is full; free some space"),
        "{health:?}"
    );
    let answer = person.post("/api/me", &json!({ "name": "Eva" })).await;
    assert_eq!(answer.problem(), (503, Problem::Unstorable));

    disk.free();
    let well = async {
        while person.get("/healthz").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), well).await.expect("service goes on by itself");
    let mut stream = person.open(&table.id).await;
    let again = stream.turn().await;
    // The bot may have moved where the person could not.
    assert!(again.version >= version && again.standings.is_none());
    let id = format!("c{}", again.version);
    stream.act(&id, again.version, &again.legal[0]).await;
    assert_eq!(stream.answer(&id).await, Ok(again.version + 1));
    let person = person.clone();
    let log = server.kill();
    assert!(log.contains("the disk is full; free some space"), "{log}");
    assert!(log.contains("changes are stored again"), "{log}");

    let server = Server::start(&disk.data());
    let mut stream = Person { address: server.person.address, ..person }.open(&table.id).await;
    let (_, _, history) = stream.snapshot().await;
    let own = history.iter().filter(|heard| heard.seat.is_some_and(|seat| seat.0 == 0)).count();
    assert_eq!(own, done + 1, "every acknowledged move, once");
    server.kill();
}

#[tokio::test]
async fn a_backup_of_a_running_server_brings_everything_back() {
    let place = TempDir::new().expect("a directory");
    let at = |name: &str| place.path().join(name).to_str().expect("a temporary path is UTF-8").to_owned();
    let (data, backup, again) = (at("data"), at("backup"), at("again"));
    let mut server = Server::start(&data);
    let person = &mut server.person;
    person.post("/api/me", &json!({ "name": "Ana" })).await.ok();
    let table = person.make(json!(["me", { "bot": "random" }])).await;
    let mut stream = person.open(&table.id).await;
    for id in ["first", "second", "third"] {
        let frame = stream.turn().await;
        stream.act(id, frame.version, &frame.legal[0]).await;
        stream.answer(id).await.expect("a legal move");
    }
    stream.turn().await;
    let before = seen(person, &table.id).await;
    let hashes = exported(&data, &at("out"));
    comptoir(&["backup", "--data", &data, &backup]).code(0).says("read through and whole");
    let piped = File::create(at("piped")).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_comptoir"));
    let sent = command.args(["backup", "--data", &data, "-"]).stdout(piped).status().expect("it runs");
    assert!(sent.success());
    comptoir(&["backup", "--data", &data, &backup]).code(2).complains("is there already");
    comptoir(&["restore", "--data", &data, &backup]).code(2).complains("another Comptoir server is using");
    let person = person.clone();
    server.kill();

    comptoir(&["restore", "--data", &data, &backup]).code(2).complains("has tables already");
    for copy in [backup, at("piped")] {
        comptoir(&["restore", "--data", &again, &copy]).code(0);
        comptoir(&["check", "--data", &again]).code(0).says("1 passed, 0 failed");
        assert_eq!(
            exported(&again, &format!("{copy}-out")),
            hashes,
            "every step with its hash, and the seed"
        );
        let server = Server::start(&again);
        let person = Person { address: server.person.address, ..person.clone() };
        assert_eq!(seen(&person, &table.id).await, before);
        let mut stream = person.open(&table.id).await;
        let frame = stream.turn().await;
        stream.act("fourth", frame.version, &frame.legal[0]).await;
        assert_eq!(stream.answer("fourth").await, Ok(frame.version + 1), "the game goes on");
        server.kill();
        std::fs::remove_dir_all(&again).expect("it goes");
    }
}

/// Everything that is stored of the games in a data directory.
fn exported(data: &str, into: &str) -> Vec<String> {
    comptoir(&["export", "--data", data, "--into", into]).code(0);
    let files = std::fs::read_dir(into).expect("a directory").map(|file| file.expect("a file").path());
    let mut texts: Vec<_> = files.map(|file| std::fs::read_to_string(file).expect("text")).collect();
    texts.sort();
    assert!(texts.iter().map(|text| text.matches("\"hash\"").count()).sum::<usize>() > 3, "{texts:?}");
    texts
}

/// What somebody sees at a table, and all that happened there.
async fn seen(person: &Person, table: &str) -> serde_json::Value {
    let (_, frame, history) = person.open(table).await.snapshot().await;
    json!([frame, history])
}

#[test]
fn a_damaged_backup_is_not_restored() {
    let place = TempDir::new().expect("a directory");
    let at = |name: &str| place.path().join(name).to_str().expect("a temporary path is UTF-8").to_owned();
    let (data, backup, again) = (at("data"), at("backup"), at("again"));
    comptoir(&["backup", "--data", &data, &backup]).code(2).complains("comptoir.db");
    Server::start(&data).kill();
    comptoir(&["backup", "--data", &data, &backup]).code(0);
    let whole = std::fs::read(&backup).expect("it can be read");
    let mut scratched = whole.clone();
    let at_half = scratched.len() / 2;
    scratched[at_half..at_half + 64].fill(0xa5);
    for (damaged, name) in
        [(&whole[..at_half], "cut"), (&scratched[..], "scratched"), (&b"not a database"[..], "other")]
    {
        let copy = at(name);
        std::fs::write(&copy, damaged).expect("a file");
        comptoir(&["restore", "--data", &again, &copy]).code(2).complains("not a whole backup");
        let left: Vec<_> = std::fs::read_dir(&again).expect("a directory").collect();
        assert!(left.is_empty(), "{name} leaves {left:?}");
    }
    comptoir(&["restore", "--data", &again, &backup]).code(0);
}

#[test]
fn a_start_on_a_full_disk_says_so() {
    let Some(disk) = Disk::new() else { return };
    std::fs::create_dir(disk.data()).expect("a directory");
    disk.fill();
    refused(&disk.data(), "the disk is full; free some space");
    disk.free();
    Server::start(&disk.data()).kill();
}

#[test]
fn a_start_in_a_read_only_directory_says_so() {
    for stored in [false, true] {
        let Some(disk) = Disk::new() else { return };
        std::fs::create_dir(disk.data()).expect("a directory");
        if stored {
            Server::start(&disk.data()).kill();
        }
        disk.make_read_only();
        refused(&disk.data(), "the data directory is read-only; make it writable");
    }
}

#[test]
fn no_deleted_file_lets_a_second_server_in() {
    let data = TempDir::new().expect("a directory");
    let path = data.path().to_str().expect("a temporary path is UTF-8");
    let first = Server::start(path);
    // As earlier versions had it.
    File::create(data.path().join("comptoir.lock")).expect("a file");
    std::fs::remove_file(data.path().join("comptoir.lock")).expect("it goes");
    refused(path, "another Comptoir server is using");
    // Not even if everything goes.
    for file in std::fs::read_dir(data.path()).expect("files") {
        std::fs::remove_file(file.expect("a file").path()).expect("it goes");
    }
    refused(path, "another Comptoir server is using");
    first.kill();
    Server::start(path).kill();
}
