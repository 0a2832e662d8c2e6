//! What `comptoir doctor` finds: on a server that runs and one that does not, and when something is wrong.

#[allow(dead_code)] // it needs a part of it
mod common;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use common::{comptoir, comptoir_with};
use serde_json::Value;
use tempfile::TempDir;

/// What was found about something, verdict and words together; and what it came to.
fn doctor(data: &Path, arguments: &[&str]) -> impl Fn(&str) -> String + use<> {
    let data = data.to_str().expect("a temporary path is UTF-8");
    let run = comptoir_with(
        &[&["doctor", "--json", "--data", data], arguments].concat(),
        "",
        &[("COMPTOIR_CONFIG", "")],
    );
    let all: Vec<Value> = serde_json::from_str(&run.out).unwrap_or_else(|why| panic!("{why}: {run}"));
    let wrong = all.iter().any(|finding| finding["verdict"] == "wrong");
    let run = run.code(i32::from(wrong));
    move |about| {
        let those = all.iter().filter(|finding| finding["about"] == about);
        let those: Vec<String> = those
            .map(|finding| {
                let text = |field: &str| finding[field].as_str().unwrap_or_default().to_owned();
                assert!(finding["verdict"] == "well" || !text("advice").is_empty(), "there is advice: {run}");
                format!("{}: {}", text("verdict"), text("found"))
            })
            .collect();
        those.join("; ")
    }
}

#[test]
fn a_server_is_looked_at_while_it_runs_and_when_it_does_not() {
    let place = TempDir::new().expect("a directory");
    let data = place.path().join("data");
    let found = doctor(&data, &["--listen", "127.0.0.1:0"]);
    assert!(
        found("data").starts_with("well: ") && found("data").contains("is not there yet"),
        "{}",
        found("data")
    );
    assert_eq!(found("settings"), "well: they go together");

    let mut child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .env("COMPTOIR_CONFIG", "")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary starts");
    let mut said = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut said).expect("it says where it is");
    let address = said.trim().strip_prefix("http://").expect("an address");
    let found = doctor(&data, &["--listen", address]);
    assert_eq!(found("server"), "well: one runs on this data, and answers");
    assert_eq!(found("listen"), format!("well: the server answers at {address}"));
    assert!(found("database").starts_with("well: 0 tables, whole, SQLite 3."), "{}", found("database"));
    assert!(
        found("clock").starts_with("well: ") && found("disk").contains("a sync takes"),
        "{}",
        found("disk")
    );
    if cfg!(target_os = "linux") {
        assert!(found("files").contains("the server may have "), "{}", found("files"));
        assert!(found("data").contains("others on this machine may look into"), "{}", found("data"));
    }
    child.kill().expect("it is killed");
    child.wait().expect("it is gone");

    let files = || {
        let files =
            std::fs::read_dir(&data).expect("a directory").map(|file| file.expect("a file").file_name());
        let mut files: Vec<_> = files.collect();
        files.sort();
        files
    };
    let before = files();
    let found = doctor(&data, &["--listen", address]);
    assert!(found("server").starts_with("well: none runs; the last one was killed"), "{}", found("server"));
    assert_eq!(found("listen"), format!("well: {address} is free"));
    assert_eq!(files(), before, "it leaves nothing behind");
}

#[test]
fn what_is_wrong_is_told_with_what_to_do_about_it() {
    let place = TempDir::new().expect("a directory");
    let data = place.path().join("data");
    std::fs::create_dir(&data).expect("a directory");
    std::fs::write(data.join("comptoir.db"), "not a database").expect("a file");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let listen = taken.local_addr().expect("an address").to_string();
    let none = place.path().join("none.pem");
    let none = none.to_str().expect("a temporary path is UTF-8");
    let found = doctor(
        &data,
        &[
            "--listen",
            &listen,
            "--tls-cert",
            none,
            "--tls-key",
            none,
            "--origin",
            "https://play.example.org",
            "--smtp-url",
            "smtp://127.0.0.1:1",
            "--mail-from",
            "games@example.org",
        ],
    );
    assert!(
        found("database").starts_with("wrong: ") && found("database").contains("cannot be used"),
        "{}",
        found("database")
    );
    assert!(
        found("listen").starts_with("wrong: ") && found("listen").contains("cannot be listened at"),
        "{}",
        found("listen")
    );
    assert!(found("tls").contains("none.pem cannot be read"), "{}", found("tls"));
    assert!(found("mail").starts_with("wrong: the mail server cannot be used"), "{}", found("mail"));
    let data = data.to_str().expect("a temporary path is UTF-8");
    comptoir(&["doctor", "--config", "", "--data", data])
        .code(1)
        .says("WRONG     database")
        .says(" doubtful\n");
    comptoir(&["doctor", "--config", "", "--tls-key", none]).code(2).complains("--tls-key needs --tls-cert");
}

#[test]
fn every_command_has_its_page_and_every_shell_its_completions() {
    let place = TempDir::new().expect("a directory");
    comptoir(&["manual", place.path().to_str().expect("a temporary path is UTF-8")]).code(0);
    let read = |path: &str| std::fs::read_to_string(place.path().join(path)).expect(path);
    assert!(read("man1/comptoir.1").contains("comptoir\\-serve"), "{}", read("man1/comptoir.1"));
    assert!(read("man1/comptoir-serve.1").contains("\\-\\-behind\\-proxy"));
    assert!(read("man1/comptoir-admin-make.1").contains("look after the server"));
    assert!(!read("man1/comptoir-serve.1").contains("smtp\\-password"), "what is hidden stays so");
    for (shell, file) in [("bash", "comptoir.bash"), ("fish", "comptoir.fish"), ("zsh", "_comptoir")] {
        assert!(read(&format!("completions/{file}")).contains("backup"), "{shell}");
    }
}
