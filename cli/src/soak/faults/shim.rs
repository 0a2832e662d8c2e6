//! What fails calls of a server: a small library that is loaded before it, and the file that tells it which.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

/// The kinds of calls, in the order of `faults.c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Call {
    Write,
    Sync,
    Open,
    Truncate,
    Read,
}

/// What a failing call says: the numbers of Linux.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
pub enum Error {
    #[strum(to_string = "EIO")]
    Io = 5,
    #[strum(to_string = "EMFILE")]
    TooManyFiles = 24,
    #[strum(to_string = "ENOSPC")]
    Full = 28,
    #[strum(to_string = "EROFS")]
    ReadOnly = 30,
    /// Nothing, but half of the bytes are written.
    #[strum(to_string = "short")]
    Short = 1000,
}

/// How long a fault lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "snake_case")]
pub enum Last {
    Once,
    Lasting,
}

/// Something that goes wrong from the n-th call on.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    pub call: Call,
    pub error: Error,
    pub last: Last,
    /// From 1 on.
    pub n: u32,
}

/// The library, and the file that controls it.
pub struct Shim {
    pub library: PathBuf,
    pub control: PathBuf,
    file: File,
}

/// Bytes for each kind of call: error, calls to skip, calls to fail, calls that have failed.
const SLOT: u64 = 4 * 8;
const FIRED: u64 = 3 * 8;

impl Shim {
    /// Compiles the library into a directory.
    pub fn new(directory: &Path) -> anyhow::Result<Shim> {
        ensure!(cfg!(target_os = "linux"), "faults can be injected on Linux only");
        let (source, library) = (directory.join("faults.c"), directory.join("faults.so"));
        std::fs::write(&source, include_str!("../faults.c"))?;
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .args([&library, &source])
            .arg("-ldl")
            .output()
            .context("faults need a C compiler: `cc` cannot be run")?;
        ensure!(compiled.status.success(), "cc: {}", String::from_utf8_lossy(&compiled.stderr));
        let control = directory.join("control");
        let file = File::options().read(true).write(true).create(true).truncate(true).open(&control)?;
        file.set_len(SLOT * <Call as strum::VariantArray>::VARIANTS.len() as u64)?;
        Ok(Shim { library, control, file })
    }

    /// From now on this goes wrong.
    pub fn arm(&self, fault: Fault) -> anyhow::Result<()> {
        let slot = SLOT * fault.call as u64;
        let fail = match fault.last {
            Last::Once => 1,
            Last::Lasting => i64::MAX,
        };
        // The error last: with it the others count.
        self.put(slot, 0)?;
        self.put(slot + 8, i64::from(fault.n) - 1)?;
        self.put(slot + 16, fail)?;
        self.put(slot, fault.error as i64)
    }

    /// Nothing goes wrong any more.
    pub fn clear(&self) -> anyhow::Result<()> {
        for call in <Call as strum::VariantArray>::VARIANTS {
            self.put(SLOT * *call as u64, 0)?;
        }
        Ok(())
    }

    /// How many calls of a kind have failed so far.
    pub fn fired(&self, call: Call) -> anyhow::Result<u64> {
        let mut word = [0; 8];
        self.file.read_exact_at(&mut word, SLOT * call as u64 + FIRED)?;
        Ok(u64::from_ne_bytes(word))
    }

    fn put(&self, at: u64, word: i64) -> anyhow::Result<()> {
        Ok(self.file.write_all_at(&word.to_ne_bytes(), at)?)
    }
}
