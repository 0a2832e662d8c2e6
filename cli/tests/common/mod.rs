//! Runs the real command; a failure shows everything it said.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What a run of the command came to.
pub struct Run {
    /// Its exit code.
    pub code: Option<i32>,
    /// Its standard output.
    pub out: String,
    /// Its standard error.
    pub err: String,
    what: String,
}

/// Runs `comptoir` in English, with nothing to read.
pub fn comptoir(args: &[&str]) -> Run {
    comptoir_with(args, "", &[])
}

/// Runs `comptoir` with `input` to read and `environment` added.
pub fn comptoir_with(args: &[&str], input: &str, environment: &[(&str, &str)]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_comptoir"))
        .args(args)
        .env_clear()
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command is built");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A command that has seen enough closes its end.
        let _ = stdin.write_all(input.as_bytes());
    });
    let Output { status, stdout, stderr } = child.wait_with_output().expect("it ends");
    writer.join().expect("writing does not panic");
    Run {
        code: status.code(),
        out: String::from_utf8(stdout).expect("output is UTF-8"),
        err: String::from_utf8(stderr).expect("errors are UTF-8"),
        what: format!("comptoir {}", args.join(" ")),
    }
}

impl Run {
    /// Expects this exit code.
    #[track_caller]
    pub fn code(self, code: i32) -> Run {
        assert_eq!(self.code, Some(code), "{self}");
        self
    }

    /// Expects this text on standard output.
    #[track_caller]
    pub fn says(self, text: &str) -> Run {
        assert!(self.out.contains(text), "expected `{text}` in the output of\n{self}");
        self
    }

    /// Expects this text on standard error, and no sign of a panic.
    #[track_caller]
    pub fn complains(self, text: &str) -> Run {
        assert!(self.err.contains(text), "expected `{text}` among the errors of\n{self}");
        assert!(!self.err.contains("panicked"), "{self}");
        self
    }
}

impl std::fmt::Display for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} (exit code {:?})\n--- output\n{}\n--- errors\n{}",
            self.what, self.code, self.out, self.err
        )
    }
}

/// The record of one simulated game of UGO!, written into `directory`.
pub fn a_record(directory: &Path) -> String {
    a_record_of("ugo", directory)
}

/// The record of one simulated game of four, written into `directory`.
pub fn a_record_of(game: &str, directory: &Path) -> String {
    let directory = directory.to_str().expect("a temporary path is UTF-8");
    comptoir(&[
        "simulate",
        game,
        "--games",
        "1",
        "--seed",
        "7",
        "--bots",
        "random,trader,random,trader",
        "--records",
        directory,
    ])
    .code(0);
    std::fs::read_to_string(format!("{directory}/{game}-7-000001.jsonl")).expect("the record is there")
}
