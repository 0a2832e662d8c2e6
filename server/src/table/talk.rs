//! Talk: what people say at a table. Players hear players, and spectators spectators, so that nobody who sees more advises those who play.

use std::collections::HashSet;

use super::commands::COMMAND_ID;
use super::{Failure, LiveTable, may_look};
use crate::protocol::{Line, Problem, Room, Said, ToPage};
use crate::storage::{Guest, StoredLine, StoredTable, TalkChange, Write};
use crate::{clock, plain};

/// The longest id of something the game's own words name.
const WARE: usize = 32;

/// Where somebody hears and is heard.
pub(crate) fn room(table: &StoredTable, guest: Option<&str>) -> Room {
    let belongs = |guest: &str| table.host == guest || table.seat_of(guest).is_some();
    if guest.is_some_and(belongs) { Room::Players } else { Room::Spectators }
}

impl LiveTable {
    /// Says something: stored, then told to those in the same room.
    pub(super) async fn say(&mut self, guest: &Guest, id: String, said: Said) -> Result<(), Failure> {
        if !may_look(&self.table, Some(&guest.id)) {
            return Err(Problem::MayNotWatch.into());
        }
        if id.is_empty() || id.chars().count() > COMMAND_ID {
            return Err(Problem::unreadable(&"an id has 1 to 64 characters").into());
        }
        let said = self.proper(said)?;
        if self.house.storage.was_said(&self.table.id, &guest.id, &id).await? {
            return Ok(());
        }
        let line = StoredLine {
            table: self.table.id.clone(),
            n: self.lines + 1,
            guest: guest.id.clone(),
            command: id,
            seat: self.table.seat_of(&guest.id),
            room: room(&self.table, Some(&guest.id)),
            said,
            at: clock::now(),
        };
        let told = self.of_a_line(guest, &line.said, line.n, line.at).await?;
        self.store(Write::Talk(TalkChange::Line(line.clone())).telling(told)).await?;
        self.lines = line.n;
        let deaf = self.house.storage.blockers_of(&guest.id).await?;
        self.tell_line(guest, line, &deaf);
        Ok(())
    }

    /// Somebody was forgotten: what they said is not shown any longer, and they are not named.
    pub(super) async fn forgotten(&mut self, guest: &str) -> Result<(), Failure> {
        for stream in self.stream_ids() {
            self.send(stream, &ToPage::Unsaid { guest: guest.to_owned() });
        }
        if !self.table.broken_off.is_empty()
            && let Some(stored) = self.house.storage.table(&self.table.id).await?
        {
            self.table.broken_off = stored.broken_off;
        }
        Ok(())
    }

    /// What was said, as it is kept.
    fn proper(&self, said: Said) -> Result<Said, Problem> {
        let id = |text: &str| {
            (1..=WARE).contains(&text.len())
                && text.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'_')
        };
        match said {
            Said::Text(text) => {
                let limit = plain::LONGEST_LINE as u32;
                plain::line(&text).map(Said::Text).ok_or(Problem::BadText { limit })
            }
            Said::Trade { give, want } if !id(&give) || !id(&want) => {
                Err(Problem::unreadable(&"a ware is named by its id"))
            }
            Said::Reaction { step, .. } => {
                let last = self.game.as_ref().ok_or(Problem::NotStarted)?.version();
                if !(1..=last).contains(&step) {
                    return Err(Problem::unreadable(&"there is no such step"));
                }
                Ok(said)
            }
            Said::Phrase(_) | Said::Trade { .. } => Ok(said),
        }
    }

    /// Everybody in the room hears it but those who blocked whoever said it.
    fn tell_line(&mut self, guest: &Guest, line: StoredLine, deaf: &HashSet<String>) {
        let StoredLine { n, seat, room: told, said, at, .. } = line;
        let line = Line { n, guest: guest.id.clone(), name: guest.name.clone(), seat, at, said };
        let message = ToPage::Line { line };
        for stream in self.stream_ids() {
            let reader = self.streams.guest(stream);
            if room(&self.table, reader) == told && !reader.is_some_and(|reader| deaf.contains(reader)) {
                self.send(stream, &message);
            }
        }
    }
}
