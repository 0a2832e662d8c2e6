//! The rules as WebAssembly, in other programs.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use comptoir_kernel::Heuristic;

/// A program in JavaScript that answers with a game's module, a line each.
pub struct Elsewhere {
    pub name: &'static str,
    program: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Elsewhere {
    /// Node and Chromium, with the module of a game.
    pub fn all<G: Heuristic>() -> [Elsewhere; 2] {
        let module = module::<G>();
        ["ask.mjs", "ask-chromium.mjs"].map(|name| Elsewhere::new(name, &module))
    }

    fn new(name: &'static str, module: &Path) -> Elsewhere {
        let mut program = Command::new("node")
            .args([&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name), module])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the page needs Node, and so does its test");
        let questions = program.stdin.take().unwrap();
        let answers = BufReader::new(program.stdout.take().unwrap());
        Elsewhere { name, program, questions, answers }
    }

    pub fn ask(&mut self, question: &str) {
        writeln!(self.questions, "{question}").unwrap_or_else(|why| panic!("{} has ended: {why}", self.name));
    }

    /// The answer, and how long it took there, in milliseconds.
    pub fn answer(&mut self) -> (String, f64) {
        let mut line = String::new();
        self.answers.read_line(&mut line).unwrap();
        let (time, answer) =
            line.trim_end().split_once(' ').unwrap_or_else(|| panic!("{} has ended", self.name));
        (answer.to_owned(), time.parse().unwrap())
    }
}

impl Drop for Elsewhere {
    fn drop(&mut self) {
        // Without questions it ends by itself, and Chromium with it; one that hangs is not waited for.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn module<G: Heuristic>() -> PathBuf {
    let name = format!("{}.wasm", G::info().id);
    let folder = "../target/engine/wasm32-unknown-unknown/module/examples";
    let module = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(name);
    assert!(module.is_file(), "{} is missing: was the page built elsewhere?", module.display());
    module
}
