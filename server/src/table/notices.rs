//! What people are to hear of because of what happens at a table: stored with it, whoever it is for and wherever they are.

use comptoir_kernel::Seat;

use super::{Failure, LiveTable};
use crate::clock;
use crate::names;
use crate::protocol::{NoticeKind, Said};
use crate::storage::{Guest, Notice, NoticeChange, StoredSeat, Write};
use crate::time_control::{Clocks, Happened, Mark, SeatTime};

/// What is about somebody's turn, and true no longer when it is over.
pub(super) const OF_A_TURN: &[NoticeKind] = &[NoticeKind::MyTurn, NoticeKind::Half, NoticeKind::Most];
/// What is about a game that has not begun.
const BEFORE: &[NoticeKind] = &[NoticeKind::Invitation, NoticeKind::SatDown, NoticeKind::Ready];
/// What is about somebody who belongs to a table.
const OF_THOSE_HERE: &[NoticeKind] = &[
    NoticeKind::MyTurn,
    NoticeKind::Half,
    NoticeKind::Most,
    NoticeKind::TimeUp,
    NoticeKind::Away,
    NoticeKind::SatDown,
    NoticeKind::Ready,
];

impl LiveTable {
    /// Something for somebody to hear of. Whoever looks at the table sees it there, and it goes nowhere else.
    pub(super) fn notice(&self, guest: &str, kind: NoticeKind, key: &str, at: i64) -> NoticeChange {
        let wait = self.house.config.notices.as_secs() as i64;
        NoticeChange::Put(Notice {
            guest: guest.to_owned(),
            kind,
            table: self.table.id.clone(),
            key: key.to_owned(),
            at,
            seen: self.streams.is_looked_at_by(guest),
            due: at + wait,
        })
    }

    fn clear(&self, guest: &str, kinds: &'static [NoticeKind]) -> NoticeChange {
        NoticeChange::Clear { table: self.table.id.clone(), guest: Some(guest.to_owned()), kinds }
    }

    /// Those for whom nobody else acts, each with their seat.
    fn acting(&self) -> impl Iterator<Item = (Seat, &Guest)> {
        (0..)
            .map(Seat)
            .zip(&self.table.seats)
            .filter_map(|(seat, stored)| acts_there(stored).map(|it| (seat, it)))
    }

    /// Whose turn begins and whose is over, when the step of this number leads from these who must act to those.
    pub(super) fn of_a_step(&self, n: u32, after: &[Seat], over: bool, at: i64) -> Vec<NoticeChange> {
        let mut told = Vec::new();
        for (seat, guest) in self.acting() {
            match (self.table.to_act.contains(&seat), after.contains(&seat)) {
                (true, false) => told.push(self.clear(&guest.id, OF_A_TURN)),
                (false, true) => told.push(self.notice(&guest.id, NoticeKind::MyTurn, &n.to_string(), at)),
                _ => {}
            }
        }
        if over {
            let people = self.table.seats.iter().filter_map(|seat| seat.guest.as_ref());
            told.extend(people.map(|guest| self.notice(&guest.id, NoticeKind::GameOver, "", at)));
        }
        told
    }

    /// Somebody's time goes by, or is up.
    pub(super) fn of_time(&self, clocks: &Clocks, happened: &Happened, at: i64) -> Vec<NoticeChange> {
        let whose = |seat: Seat| self.table.seats.get(seat.index())?.guest.as_ref();
        let mut told = Vec::new();
        let hears_more = |seat: &Seat| happened.bots.iter().any(|(other, _)| other == seat);
        for (seat, mark) in &happened.said {
            let kind = match mark {
                Mark::Began => continue,
                Mark::Half => NoticeKind::Half,
                Mark::Most => NoticeKind::Most,
                // The others have yet to say what then.
                // That they are taken for away says it as well.
                Mark::Up if hears_more(seat) => continue,
                Mark::Up if clocks.seats.get(seat.index()).is_some_and(|time| time.undecided) => continue,
                Mark::Up => NoticeKind::TimeUp,
            };
            // A turn is known by when it began.
            let began = clocks.seats.get(seat.index()).and_then(SeatTime::turn_began);
            let key = began.unwrap_or_default().to_string();
            told.extend(whose(*seat).map(|guest| self.notice(&guest.id, kind, &key, at)));
        }
        for guest in happened.bots.iter().filter_map(|(seat, _)| whose(*seat)) {
            told.push(self.clear(&guest.id, OF_A_TURN));
            told.push(self.notice(&guest.id, NoticeKind::Away, &at.to_string(), at));
        }
        told
    }

    /// The game begins.
    pub(super) fn of_the_start(&self, to_act: &[Seat], at: i64) -> Vec<NoticeChange> {
        let people = self.table.people().map(|guest| self.clear(guest, BEFORE));
        let mut told: Vec<NoticeChange> = people.collect();
        let turns = self.acting().filter(|(seat, _)| to_act.contains(seat));
        told.extend(turns.map(|(_, guest)| self.notice(&guest.id, NoticeKind::MyTurn, "0", at)));
        told
    }

    /// All pledges are fixed: whoever does not look has to come and open theirs.
    pub(super) fn of_the_fixing(&self, at: i64) -> Vec<NoticeChange> {
        let missing =
            self.table.seats.iter().filter(|seat| !seat.is_opened()).filter_map(|seat| seat.guest.as_ref());
        let away = missing.filter(|guest| !self.streams.is_looked_at_by(&guest.id));
        away.map(|guest| self.notice(&guest.id, NoticeKind::Ready, &at.to_string(), at)).collect()
    }

    /// They are not any more.
    pub(super) fn of_breaking_off(&self) -> Vec<NoticeChange> {
        let people = self.table.seats.iter().filter_map(|seat| seat.guest.as_ref());
        people.map(|guest| self.clear(&guest.id, &[NoticeKind::Ready])).collect()
    }

    /// A seat changes: somebody sits down, goes, is invited, hands it over or comes back.
    pub(super) fn of_a_seat(&self, seat: Seat, now: &StoredSeat, at: i64) -> Vec<NoticeChange> {
        let before = &self.table.seats[seat.index()];
        let mut told = Vec::new();
        let (former, owner) = (id_of(before.guest.as_ref()), id_of(now.guest.as_ref()));
        if let Some(former) = former.filter(|former| Some(*former) != owner) {
            told.push(self.clear(former, OF_THOSE_HERE));
        }
        if let Some(owner) = owner.filter(|_| now.pledge.is_some() && !before.is_opened()) {
            told.push(self.clear(owner, &[NoticeKind::Invitation]));
        }
        if let Some(owner) = owner.filter(|_| now.opening.is_some() && before.opening.is_none()) {
            told.push(self.clear(owner, &[NoticeKind::Ready]));
        }
        if let Some(owner) = owner.filter(|owner| Some(*owner) != former && *owner != self.table.host) {
            told.push(self.notice(&self.table.host, NoticeKind::SatDown, owner, at));
        }
        let (uninvited, invited) = (id_of(before.invited.as_ref()), id_of(now.invited.as_ref()));
        if uninvited != invited {
            let key = seat.0.to_string();
            told.extend(uninvited.map(|guest| self.clear(guest, &[NoticeKind::Invitation])));
            told.extend(invited.map(|guest| self.notice(guest, NoticeKind::Invitation, &key, at)));
        }
        let (acted, acts) = (id_of(acts_there(before)), id_of(acts_there(now)));
        if self.table.to_act.contains(&seat) && acted != acts {
            told.extend(acted.map(|guest| self.clear(guest, OF_A_TURN)));
            let key = format!("{} {at}", self.game.as_ref().map_or(0, |game| game.version()));
            told.extend(acts.map(|guest| self.notice(guest, NoticeKind::MyTurn, &key, at)));
        }
        told
    }

    /// Those of the same room whom a line names.
    pub(super) async fn of_a_line(
        &self,
        speaker: &Guest,
        said: &Said,
        n: u32,
        at: i64,
    ) -> Result<Vec<NoticeChange>, Failure> {
        let Said::Text(text) = said else { return Ok(Vec::new()) };
        // Spectators are not told to anybody outside of the page.
        if !text.contains('@')
            || super::room(&self.table, Some(&speaker.id)) != crate::protocol::Room::Players
        {
            return Ok(Vec::new());
        }
        let deaf = self.house.storage.blockers_of(&speaker.id).await?;
        let mut told = Vec::new();
        let others = self.table.seats.iter().filter_map(|seat| seat.guest.as_ref());
        for other in others.filter(|other| other.id != speaker.id && names::is_named_in(&other.name, text)) {
            let muted = self.house.storage.muted(&other.id).await?;
            if !deaf.contains(&other.id) && !muted.iter().any(|muted| muted.guest == speaker.id) {
                told.push(self.notice(&other.id, NoticeKind::Mention, &n.to_string(), at));
            }
        }
        Ok(told)
    }

    /// Somebody looks at the table, and has seen whatever there is to hear of it.
    pub(super) async fn looked(&self, guest: Option<&str>) {
        let Some(guest) = guest else { return };
        let seen = async {
            if self.house.storage.unread_at(&self.table.id, guest).await? {
                let (table, guest) = (self.table.id.clone(), guest.to_owned());
                let looked = NoticeChange::Looked { table, guest, at: clock::now() };
                self.house.storage.write(Write::Notice(looked)).await?;
            }
            Ok::<_, crate::storage::StorageError>(())
        };
        if let Err(why) = seen.await {
            why.report("what somebody has seen was not noted");
        }
    }

    /// The connection of somebody was lost, and with it whatever came while nobody knew that.
    pub(super) async fn missed(&self, guest: &str, unanswered: i64) {
        let waits = self.table.seat_of(guest).is_some_and(|seat| self.table.to_act.contains(&seat));
        if !waits || self.streams.is_looked_at_by(guest) {
            return;
        }
        let now = clock::now();
        let missed = NoticeChange::Missed {
            table: self.table.id.clone(),
            guest: guest.to_owned(),
            kind: NoticeKind::MyTurn,
            since: now - unanswered,
            due: now,
        };
        if let Err(why) = self.house.storage.write(Write::Notice(missed)).await {
            why.report("what somebody missed was not noted");
        }
    }
}

fn id_of(guest: Option<&Guest>) -> Option<&str> {
    guest.map(|guest| guest.id.as_str())
}

/// Whoever acts there themselves.
fn acts_there(seat: &StoredSeat) -> Option<&Guest> {
    seat.guest.as_ref().filter(|_| seat.bot.is_none())
}
