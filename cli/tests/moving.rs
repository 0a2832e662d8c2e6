//! Tables go from one house to another, and are played on there.

#[allow(dead_code)] // it needs a part of it
mod common;

#[path = "../../server/tests/server/common.rs"]
#[allow(dead_code)] // it needs a part of it
mod people;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use common::comptoir;
use comptoir_server::protocol::Status;
use people::Person;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A server that ends with the test.
struct House {
    child: Child,
    stranger: Person,
    data: String,
}

impl House {
    fn open(place: &Path, name: &str) -> House {
        let data = text(&place.join(name));
        let mut child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--bot-delay", "0", "--grace", "0"])
            .args(["--registration", "invitation", "--data", &data])
            .env("COMPTOIR_CONFIG", "")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let mut said = String::new();
        let out = child.stdout.take().expect("its output is a pipe");
        BufReader::new(out).read_line(&mut said).expect("it says where it is");
        let address = said.trim().strip_prefix("http://").expect("an address").parse().expect("an address");
        House { child, stranger: Person { address, cookie: None }, data }
    }

    /// Lets everybody in, as an admin can.
    fn open_to_all(&self) {
        comptoir(&["admin", "--data", &self.data, "registration", "open"]).code(0);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn text(path: &Path) -> String {
    path.to_str().expect("a temporary path is UTF-8").to_owned()
}

/// Table, seat and key of every link that was printed.
fn links(out: &str) -> Vec<(String, u8, String)> {
    let lines = out.lines().filter_map(|line| line.split_once("/t/")?.1.split_once("?seat="));
    let parts = lines.filter_map(|(table, rest)| Some((table, rest.split_once("&key=")?)));
    parts
        .map(|(table, (seat, key))| (table.to_owned(), seat.parse().expect("a seat"), key.to_owned()))
        .collect()
}

/// Which of the two people is to act, once the bot has acted.
async fn whose_turn(person: &Person, table: &str) -> usize {
    loop {
        let seen = person.get(&format!("/api/tables/{table}")).await.table();
        match seen.to_act.first() {
            Some(seat) if seat.index() < 2 => return seat.index(),
            _ => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
        }
    }
}

/// Zoé's table with Bob and a bot, some turns into the game.
async fn a_game(house: &House) -> String {
    house.open_to_all();
    let mut zoe = house.stranger.clone();
    let mut bob = house.stranger.clone();
    zoe.post("/api/me", &json!({ "name": "Zoé" })).await.ok();
    bob.post("/api/me", &json!({ "name": "Bob" })).await.ok();
    let table = zoe.make(json!(["me", "open", { "bot": "random" }])).await;
    let table = zoe.get(&format!("/api/tables/{}", table.id)).await.table();
    let seated = bob.sit(&table, 1).await;
    if seated.status != Status::Playing {
        zoe.start(&seated, &mut [&mut bob]).await;
    }
    for turn in 0..6 {
        let person = if whose_turn(&zoe, &table.id).await == 0 { &zoe } else { &bob };
        let mut stream = person.open(&table.id).await;
        let frame = stream.turn().await;
        let id = format!("c{turn}");
        stream.act(&id, frame.version, &frame.legal[0]).await;
        stream.answer(&id).await.expect("a legal move");
    }
    // Where it rests does not matter, as long as it is a person's turn.
    whose_turn(&zoe, &table.id).await;
    table.id
}

/// What Zoé sends.
fn comes(seat: u8, key: Option<&str>) -> Value {
    json!({ "seat": seat, "key": key })
}

#[tokio::test]
async fn a_game_that_goes_on_moves_house_and_its_people_play_it_to_its_end() {
    let place = TempDir::new().expect("a directory");
    let old = House::open(place.path(), "old");
    let id = a_game(&old).await;
    let (out, again) = (text(&place.path().join("out")), text(&place.path().join("again")));
    comptoir(&["export", "--data", &old.data, "--into", &out, &id])
        .code(0)
        .says("ugo, goes on; SECRET")
        .says("0 finished, 1 going on");
    comptoir(&["export", "--data", &old.data, "--into", &again]).code(0);
    let file = PathBuf::from(&out).join(format!("{id}.jsonl"));
    let exported = std::fs::read_to_string(&file).expect("a file");
    assert_eq!(
        exported,
        std::fs::read_to_string(Path::new(&again).join(format!("{id}.jsonl"))).expect("a file")
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(
            file.metadata().expect("a file").permissions().mode() & 0o077,
            0,
            "nobody else reads the seed"
        );
    }
    comptoir(&["export", "--data", &old.data, "--into", &out]).code(2).complains(&id);

    comptoir(&["import", "--data", &old.data, &text(&file)]).code(0).says(&format!("this is table {id}"));
    let new = House::open(place.path(), "new");
    let run =
        comptoir(&["import", "--data", &new.data, "--origin", "https://play.example.org", &text(&file)])
            .code(0);
    let links = links(&run.says("goes on: https://play.example.org/t/").out);
    assert_eq!(links.iter().map(|(_, seat, _)| *seat).collect::<Vec<_>>(), [0, 1]);
    let table = &links[0].0;
    let path = format!("/api/tables/{table}");
    let come = |seat: u8, key: Option<&str>| (format!("{path}/return"), comes(seat, key));

    // The seat's link opens the house, too, where it takes an invitation.
    let mut zoe = new.stranger.clone();
    let entry =
        json!({ "name": "Zoé", "entry": { "seat": { "table": table, "seat": 0, "key": links[0].2 } } });
    zoe.post("/api/me", &entry).await.ok();
    let (address, body) = come(0, None);
    assert_eq!(zoe.post(&address, &body).await.status, 403, "without the link there is no way in");
    let seen = zoe.get(&path).await.table();
    assert!(seen.seats[0].kept && seen.seats[0].name.as_deref() == Some("Zoé") && !seen.seats[2].kept);
    let (address, body) = come(0, Some(&links[0].2));
    let seen = zoe.post(&address, &body).await.table();
    assert!(seen.you == Some(comptoir_kernel::Seat(0)) && seen.host && !seen.seats[0].kept, "{seen:?}");
    let mut eve = new.stranger.clone();
    let entry =
        json!({ "name": "Eve", "entry": { "seat": { "table": table, "seat": 0, "key": links[0].2 } } });
    eve.post("/api/me", &entry).await.ok();
    let seen = eve.post(&address, &body).await.table();
    assert_eq!(seen.you, None, "the link has served: who comes now asks the table");
    let (address, body) = come(1, Some(&links[1].2));
    eve.post(&address, &body).await.ok();

    let (mut first, mut second) = (zoe.open(table).await, eve.open(table).await);
    tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    let record = zoe.get(&format!("{path}/record")).await.body;
    let (_, before) = exported.split_once('\n').expect("the line with the seed");
    let steps: Vec<&str> = before.lines().skip(1).collect();
    assert!(
        steps.len() > 5 && record.lines().skip(1).zip(&steps).all(|(now, then)| now == *then),
        "{record}"
    );
    let whole = text(&place.path().join("whole.jsonl"));
    std::fs::write(&whole, &record).expect("a file");
    comptoir(&["verify", &whole]).code(0).says("all follow from the committed seed");
    comptoir(&["check", "--data", &new.data]).code(0).says("1 passed, 0 failed");
}

#[tokio::test]
async fn what_does_not_keep_to_the_rules_does_not_come_in() {
    let place = TempDir::new().expect("a directory");
    let old = House::open(place.path(), "old");
    let id = a_game(&old).await;
    let out = text(&place.path().join("out"));
    comptoir(&["export", "--data", &old.data, "--into", &out, &id]).code(0);
    let exported = std::fs::read_to_string(Path::new(&out).join(format!("{id}.jsonl"))).expect("a file");
    let new = text(&place.path().join("new"));
    let (going, record) = exported.split_once('\n').expect("the line with the seed");
    let lines: Vec<&str> = record.lines().collect();
    let change = |n: usize, change: &dyn Fn(&mut Value)| {
        let mut line: Value = serde_json::from_str(lines[n]).expect("JSON");
        change(&mut line);
        let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        lines[n] = line.to_string();
        format!("{going}\n{}\n", lines.join("\n"))
    };
    let other_seed = "ab".repeat(32);
    let seed =
        serde_json::from_str::<Value>(going).expect("JSON")["seed"].as_str().expect("a seed").to_owned();
    for (name, text, why) in [
        ("hash", change(2, &|line| line["hash"] = "0123456789abcdef".into()), "step 2: the state differs"),
        ("action", change(1, &|line| line["action"] = json!({ "play": "none" })), "line 2 cannot be read"),
        (
            "seat",
            change(1, &|line| line["seat"] = ((line["seat"].as_u64().expect("a seat") + 1) % 3).into()),
            "step 1: ",
        ),
        ("name", change(0, &|line| line["seats"][0] = "\u{202e}Zoé".into()), "seat 1: its person has a name"),
        (
            "bot",
            change(0, &|line| line["bots"][2] = "wizard".into()),
            "seat 3: there is no bot of that level",
        ),
        ("pledge", change(0, &|line| line["fairness"]["seats"][0] = Value::Null), "the set-up: "),
        ("seed", exported.replace(&seed, &other_seed), "the seed is not the one committed to"),
        ("record", record.to_owned(), "a record alone lacks"),
        ("format", exported.replace("\"table\":1", "\"table\":9"), "format 9"),
        ("cut", exported[..exported.len() / 2].to_owned(), "cannot be read"),
        ("other", "what a day\n".to_owned(), "cannot be read"),
    ] {
        let file = place.path().join(name);
        std::fs::write(&file, text).expect("a file");
        comptoir(&["import", "--data", &new, &file.display().to_string()]).code(1).complains(why);
    }
    comptoir(&["check", "--data", &new]).code(0).says("0 tables");
}

#[test]
fn a_finished_game_is_its_record_and_comes_in_as_one() {
    let place = TempDir::new().expect("a directory");
    let (house, other) = (text(&place.path().join("house")), text(&place.path().join("other")));
    let record = common::a_record(place.path());
    let file = text(&place.path().join("ugo-7-000001.jsonl"));
    comptoir(&["import", "--data", &house, &file]).code(0).says("finished: /t/");
    comptoir(&["check", "--data", &house]).code(0).says("1 passed, 0 failed");
    let out = place.path().join("out");
    comptoir(&["export", "--data", &house, "--into", &text(&out)]).code(0).says("1 finished, 0 going on");
    let files: Vec<_> =
        std::fs::read_dir(&out).expect("a directory").map(|file| file.expect("a file").path()).collect();
    assert_eq!(files.len(), 1);
    let exported = std::fs::read_to_string(&files[0]).expect("a file");
    let hashes = |record: &str| -> Vec<Value> {
        let lines = record.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        lines
            .map(|line| {
                json!([line["hash"], line["action"], line["chance"], line["standings"], line["seed"]])
            })
            .collect()
    };
    assert_eq!(hashes(&exported), hashes(&record));
    comptoir(&["import", "--data", &other, &text(&files[0])]).code(0);
    comptoir(&["import", "--data", &house, &text(&files[0])]).code(0).says("which is here already");
}
