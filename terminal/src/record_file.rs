//! Records from files and from standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, ensure};
use comptoir_kernel::record::MAX_BYTES;

/// The text of a record; `-` is standard input. Reads no more than a record may have.
pub fn read(path: &Path) -> anyhow::Result<String> {
    let bytes = if path == Path::new("-") {
        read_bounded(io::stdin().lock())
    } else {
        File::open(path).and_then(read_bounded)
    };
    let bytes = bytes.with_context(|| path.display().to_string())?;
    ensure!(bytes.len() as u64 <= MAX_BYTES, "{} is larger than any record", path.display());
    String::from_utf8(bytes).with_context(|| format!("{} is not text", path.display()))
}

fn read_bounded(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
