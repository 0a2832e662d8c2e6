//! The terminal itself: one line in, pages out, nothing a file says can steer it.

use std::io::{self, BufRead, IsTerminal, Read, Write};

/// The longest line anybody types.
const LONGEST_LINE: u64 = 1024;

/// Standard output without styles where they are not wanted: files, pipes, `NO_COLOR`.
pub fn output() -> anstream::Stdout {
    anstream::stdout()
}

/// Says on standard error what went wrong.
pub fn complain(what: &str) {
    // Nothing is left to be done if even this cannot be written.
    let _ = writeln!(io::stderr(), "comptoir: {}", plain(what));
}

/// Text from elsewhere without control characters, which could steer the terminal.
pub fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

/// Asks for a line. `None` when the input has ended.
pub fn ask(prompt: &str) -> io::Result<Option<String>> {
    let mut out = output();
    write!(out, "{prompt}")?;
    out.flush()?;
    let mut line = Vec::new();
    let mut input = io::stdin().lock();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        writeln!(out)?;
        return Ok(None);
    }
    let line = plain(String::from_utf8_lossy(&line).trim());
    if !io::stdin().is_terminal() {
        // So that a transcript reads like the game on a screen.
        writeln!(out, "{line}")?;
    }
    Ok(Some(line))
}

/// Whether somebody sits at the keyboard and at the screen.
pub fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Shows a long text, page by page where somebody is looking.
pub fn show_pages(text: &str, more: &str) -> io::Result<()> {
    let height = match crossterm::terminal::size() {
        Ok((_, rows)) if is_interactive() => usize::from(rows).saturating_sub(2).max(5),
        _ => usize::MAX,
    };
    let lines: Vec<&str> = text.lines().collect();
    let mut pages = lines.chunks(height).peekable();
    while let Some(page) = pages.next() {
        for line in page {
            writeln!(output(), "{line}")?;
        }
        if pages.peek().is_some() && ask(more)?.is_none_or(|answer| !answer.is_empty()) {
            break;
        }
    }
    Ok(())
}
