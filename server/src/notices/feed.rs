//! Somebody's turns as a calendar (RFC 5545) and as news (RFC 4287), for programs that look now and then.

use std::fmt::Write;

use comptoir_words::{Language, say, shell};
use jiff::Timestamp;

use super::sentence;
use crate::outbox::letters;
use crate::protocol::{NoticeKind, WaitingTable};

/// In which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Calendar,
    Atom,
}

impl Format {
    pub fn content_type(self) -> &'static str {
        match self {
            Format::Calendar => "text/calendar; charset=utf-8",
            Format::Atom => "application/atom+xml; charset=utf-8",
        }
    }
}

/// The turns of somebody; `origin` is where the page is, if that is known.
pub fn feed(
    format: Format,
    turns: &[WaitingTable],
    language: Language,
    origin: Option<&str>,
    now: i64,
) -> String {
    match format {
        Format::Calendar => calendar(turns, language, origin, now),
        Format::Atom => atom(turns, language, origin, now),
    }
}

fn written(at: i64, form: &str) -> String {
    Timestamp::from_second(at).unwrap_or(Timestamp::UNIX_EPOCH).strftime(form).to_string()
}

fn calendar(turns: &[WaitingTable], language: Language, origin: Option<&str>, now: i64) -> String {
    const STAMP: &str = "%Y%m%dT%H%M%SZ";
    let mut text = String::new();
    let mut line = |name: &str, value: &str| folded(&mut text, &format!("{name}:{value}"));
    line("BEGIN", "VCALENDAR");
    line("VERSION", "2.0");
    line("PRODID", "-//Comptoir//EN");
    line("X-WR-CALNAME", &plain(&title(language)));
    for WaitingTable { table, since, until } in turns {
        // It stands where it has to be done, or where it began.
        let at = written(until.unwrap_or(*since), STAMP);
        line("BEGIN", "VEVENT");
        line("UID", &format!("{}-{since}@comptoir", table.id));
        line("DTSTAMP", &written(now, STAMP));
        line("DTSTART", &at);
        line("DTEND", &at);
        line("SUMMARY", &plain(&sentence(NoticeKind::MyTurn, &table.game, language)));
        if let Some(origin) = origin {
            line("URL", &format!("{origin}/t/{}", table.id));
        }
        line("TRANSP", "TRANSPARENT");
        line("END", "VEVENT");
    }
    line("END", "VCALENDAR");
    text
}

/// Text as a calendar has it.
fn plain(text: &str) -> String {
    text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\n', "\\n")
}

/// A line, in pieces of 75 bytes.
fn folded(text: &mut String, line: &str) {
    let mut length = 0;
    for letter in line.chars() {
        if length + letter.len_utf8() > 75 {
            text.push_str("\r\n ");
            length = 1;
        }
        text.push(letter);
        length += letter.len_utf8();
    }
    text.push_str("\r\n");
}

fn atom(turns: &[WaitingTable], language: Language, origin: Option<&str>, now: i64) -> String {
    const STAMP: &str = "%Y-%m-%dT%H:%M:%SZ";
    let newest = turns.iter().map(|turn| turn.since).max().unwrap_or(now);
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\
         <id>urn:comptoir:turns</id><title>{}</title><updated>{}</updated><author><name>Comptoir</name></author>",
        language.code(),
        escaped(&title(language)),
        written(newest, STAMP),
    );
    for WaitingTable { table, since, .. } in turns {
        let _ = write!(
            text,
            "\n<entry><id>urn:comptoir:turn:{}:{since}</id><title>{}</title><updated>{}</updated>\
             <link href=\"{}/t/{}\"/></entry>",
            table.id,
            escaped(&sentence(NoticeKind::MyTurn, &table.game, language)),
            written(*since, STAMP),
            escaped(origin.unwrap_or_default()),
            table.id,
        );
    }
    text + "\n</feed>\n"
}

fn title(language: Language) -> String {
    say!(letters::speaker(language), shell::FEED_TITLE)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_calendar_are_short_and_whole_letters() {
        let mut text = String::new();
        folded(&mut text, &"é".repeat(100));
        assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
        assert_eq!(text.replace("\r\n ", ""), format!("{}\r\n", "é".repeat(100)));
        assert_eq!(plain("a, b; c\\d"), "a\\, b\\; c\\\\d");
    }
}
