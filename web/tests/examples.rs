//! The record reader in `examples/javascript` reads what this version writes, and notices what was changed.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(record: &Path) -> Output {
    let module = root().join("target/engine/wasm32-unknown-unknown/module/examples/ugo.wasm");
    Command::new("node")
        .arg(root().join("examples/javascript/record.mjs"))
        .args([&module, record])
        .output()
        .expect("the page needs Node, and so does its test")
}

#[test]
fn the_record_reader_in_javascript_checks_a_record() {
    let golden = root().join("games/golden/ugo/1-2-first-seat_1.jsonl");
    let whole = read(&golden);
    let said = String::from_utf8(whole.stdout).unwrap();
    assert!(whole.status.success(), "{said}{}", String::from_utf8_lossy(&whole.stderr));
    assert!(said.starts_with("ugo, edition 1: Ana, Bot 2\n101 steps and 80 draws are right"), "{said}");
    assert!(said.ends_with("1. Ana: 50\n2. Bot 2: -3\n"), "{said}");

    let text = std::fs::read_to_string(golden).unwrap();
    let bent = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bent.jsonl");
    std::fs::write(&bent, text.replace(r#""points":50"#, r#""points":51"#)).unwrap();
    let refused = read(&bent);
    assert!(!refused.status.success());
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(why.contains("the result differs from the rules"), "{why}");
}
