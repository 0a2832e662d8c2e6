//! Settings from flags, the environment and a file; and the log, in both of its forms.

#[allow(dead_code)] // it needs a part of it
mod common;
#[path = "../../server/tests/server/common.rs"]
#[allow(dead_code)] // it needs a part of it
mod people;

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

use common::{Run, comptoir_with};
use people::Person;
use serde_json::{Value, json};
use tempfile::TempDir;

/// `comptoir config` with these settings in a file.
fn config(directory: &Path, settings: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Run {
    let file = directory.join("comptoir.toml");
    std::fs::write(&file, settings).expect("it can be written");
    private(&file);
    let file = file.to_str().expect("a temporary path is UTF-8");
    comptoir_with(&[&["config", "--config", file], arguments].concat(), "", environment)
}

fn private(file: &Path) {
    #[cfg(unix)]
    std::fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o640)).expect("ours");
}

const SETTINGS: &str = "\
# For the cellar.
listen = '127.0.0.1:8001'
grace = 90
rate = 5
behind-proxy = true
secure-cookies = true
data = '/srv/games'
smtp-password = 'hush-hush'
";

#[test]
fn a_flag_comes_before_the_environment_and_that_before_the_file() {
    let place = TempDir::new().expect("a directory");
    let environment = [("COMPTOIR_RATE", "6"), ("COMPTOIR_GRACE", "91"), ("COMPTOIR_BEHIND_PROXY", "false")];
    let run = config(place.path(), SETTINGS, &["--grace", "92", "--secure-cookies=false"], &environment)
        .code(0)
        .says("bot-delay = 600 # default\n")
        .says("rate = 6 # COMPTOIR_RATE\n")
        .says("grace = 92 # --grace\n")
        .says("behind-proxy = false # COMPTOIR_BEHIND_PROXY\n")
        .says("secure-cookies = false # --secure-cookies\n")
        .says("# admin-listen is not set\n")
        .says("# smtp-password is set # ");
    let listen = format!("listen = \"127.0.0.1:8001\" # {}/comptoir.toml, line 2\n", place.path().display());
    assert!(run.out.contains(&listen), "{run}");
    assert!(!run.out.contains("hush"), "{run}");

    let values = |run: &Run| -> Vec<String> {
        let lines = run.out.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| line.split(" # ").next().unwrap_or_default().to_owned()).collect()
    };
    let again = config(place.path(), &run.out, &[], &[]).code(0);
    assert_eq!(values(&run), values(&again), "what is printed is a file that says the same");
    assert!(values(&run).len() > 8, "{run}");
}

#[test]
fn the_password_of_a_database_is_told_to_nobody() {
    let place = TempDir::new().expect("a directory");
    let secret = "database = 'postgres://zoe:hush@db.example.org/games'\n";
    let run = config(place.path(), secret, &[], &[]).code(0).says("# database is set, with its password # ");
    assert!(!run.out.contains("hush"), "{run}");
    let plain = "database = 'postgres://zoe@db.example.org/games'";
    config(place.path(), plain, &[], &[])
        .code(0)
        .says("database = \"postgres://zoe@db.example.org/games\" # ");
    let address = "postgres://zoe:hush@db.example.org/games";
    let run = config(place.path(), "", &["--database", address], &[]).code(2).complains("COMPTOIR_DATABASE");
    assert!(!run.err.contains("hush"), "{run}");
    for (from, to) in [("sqlite:///x", address), (address, "sqlite:///x")] {
        let run = comptoir_with(&["migrate", "--from", from, "--to", to], "", &[]);
        let run = run.code(2).complains("everybody on this machine can read a password");
        assert!(!run.err.contains("hush"), "{run}");
    }
    comptoir_with(&["migrate", "--from", "sqlite:///x", "--to", "sqlite:///y"], "", &[])
        .code(2)
        .complains("a move goes from `sqlite://` to `postgres://` or back");
    comptoir_with(&["migrate", "--from", "mysql://x", "--to", "sqlite:///y"], "", &[])
        .code(2)
        .complains("a database is named as");
}

#[test]
fn a_file_that_is_wrong_is_explained_and_nothing_runs() {
    let place = TempDir::new().expect("a directory");
    config(place.path(), "\nlisen = 'x'", &[], &[])
        .code(2)
        .complains("comptoir.toml, line 2: there is no setting `lisen`");
    config(place.path(), "rate = -1", &[], &[])
        .code(2)
        .complains("comptoir.toml, line 1: `rate` cannot be read");
    config(place.path(), "", &["--smtp-password", "hush"], &[]).code(2).complains("COMPTOIR_SMTP_PASSWORD");
    comptoir_with(&["config", "--config", "/nowhere.toml"], "", &[])
        .code(2)
        .complains("/nowhere.toml cannot be read");
    #[cfg(unix)]
    {
        let open = place.path().join("open.toml");
        std::fs::write(&open, "smtp-password = 'hush'").expect("it can be written");
        std::fs::set_permissions(&open, std::os::unix::fs::PermissionsExt::from_mode(0o644)).expect("ours");
        let run = comptoir_with(&["config"], "", &[("COMPTOIR_CONFIG", open.to_str().expect("UTF-8"))]);
        let run = run.code(2).complains("everybody on this machine may read it");
        assert!(!run.err.contains("hush"), "{run}");
    }
    // The data directory of other commands comes from the same file.
    let file = place.path().join("elsewhere.toml");
    std::fs::write(&file, "data = '/nowhere/games'\nrate = 3").expect("it can be written");
    let named = [("COMPTOIR_CONFIG", file.to_str().expect("UTF-8"))];
    comptoir_with(&["admin", "admins"], "", &named)
        .code(2)
        .complains("there are no tables in /nowhere/games");
    comptoir_with(&["ratings", "recompute"], "", &named)
        .code(2)
        .complains("there are no tables in /nowhere/games");
}

/// A game is begun and played a little; gives the log, and what nobody may read there.
async fn logged(format: &str) -> (String, String, Vec<String>) {
    let data = TempDir::new().expect("a directory");
    let mut child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log-format", format, "--data"])
        .arg(data.path())
        .env("RUST_LOG", "trace,hyper=info,mio=info")
        .env("COMPTOIR_CONFIG", "")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut errors = child.stderr.take().expect("a pipe");
    let log = std::thread::spawn(move || {
        let mut log = String::new();
        errors.read_to_string(&mut log).map(|_| log)
    });
    let line =
        BufReader::new(child.stdout.take().expect("a pipe")).lines().next().expect("a line").expect("text");
    let address = line.trim_start_matches("http://").parse().expect("an address");
    let mut zoe = Person { address, cookie: None };
    zoe.post("/api/me", &json!({ "name": "Zoé" })).await.ok();
    let table = zoe.make(json!(["me", { "bot": "random" }, "open"])).await;
    let key = table.seats[2].key.clone().expect("the host may give it away");
    assert_eq!(zoe.get(&format!("/api/tables/{}?seat={key}", table.id)).await.status, 200);
    zoe.post(&format!("/api/tables/{}/set-seat", table.id), &json!({ "seat": 2, "bot": "random" }))
        .await
        .ok();
    let cookie = zoe.cookie.clone().expect("a name comes with a cookie");
    let token = cookie.split(['=', ';']).nth(1).expect("it has a value").to_owned();
    // It ends as a service does.
    #[cfg(unix)]
    assert!(Command::new("kill").arg(child.id().to_string()).status().is_ok_and(|it| it.success()));
    #[cfg(not(unix))]
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    (log.join().expect("no panic").expect("the log is text"), table.id, vec![key, token])
}

#[tokio::test]
async fn every_line_about_a_request_names_it_and_its_table_and_no_secret() {
    let (log, table, secrets) = logged("json").await;
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let requests: Vec<&Value> = lines.iter().filter(|line| line["message"] == "request").collect();
    assert!(requests.len() >= 4, "{log}");
    for line in &requests {
        let span = &line["spans"][0];
        assert!(span["request"].is_u64(), "{line}");
        let path = line["path"].as_str().expect("a path");
        assert_eq!(span["table"] == table.as_str(), path.contains(&table), "{line}");
    }
    let (text, table, more) = logged("text").await;
    assert!(text.contains(&format!("table=\"{table}\"")), "{text}");
    for secret in secrets.iter().chain(&more) {
        assert!(
            secret.len() > 8 && !log.contains(secret.as_str()) && !text.contains(secret.as_str()),
            "{secret}"
        );
    }
}
