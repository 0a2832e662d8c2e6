//! A table, as one viewer sees it.

use comptoir_games::with_game;
use comptoir_kernel::Game;
use comptoir_kernel::fairness::commitment;

use super::back::{self, Question};
use super::coach;
use super::excuse::may_excuse;
use crate::protocol::{Owner, Return, SeatInfo, Status, Table, Visibility};
use crate::storage::{StoredReturn, StoredTable};
use crate::time_control::Moment;

/// Who is at a live table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    /// Whose person has the table open, by seat.
    pub present: Vec<bool>,
    /// Whose person has been gone for the grace time, by seat.
    pub gone: Vec<bool>,
    /// Whether whoever made the table has been gone for the grace time.
    pub host_gone: bool,
    /// How many watch.
    pub watching: u32,
    /// What somebody who is there asks to take back.
    pub back: Option<Question>,
    /// What time it is.
    pub now: Moment,
}

/// Whether somebody may see a table. Until the game begins whoever has its address may, to take a seat; its maker
/// always may.
pub(crate) fn may_look(table: &StoredTable, guest: Option<&str>) -> bool {
    table.visibility != Visibility::Private
        || table.is_beginning()
        || guest.is_some_and(|guest| table.host == guest || table.seat_of(guest).is_some())
}

/// Whether somebody has a say in letting another back in, and has not said it yet: the seat's own person, the host, or without a host
/// whoever else sits there.
pub(super) fn may_answer(
    table: &StoredTable,
    presence: &Presence,
    asked: &StoredReturn,
    guest: &str,
) -> bool {
    let Some(seat) = table.seats.get(asked.seat.index()) else { return false };
    let owner = seat.guest.as_ref().map(|owner| owner.id.as_str());
    let absent_host =
        presence.host_gone || owner == Some(table.host.as_str()) || table.host == asked.guest.id;
    let seated = table.seat_of(guest).is_some_and(|seat| !asked.agreed.contains(&seat));
    asked.let_in.is_none()
        && asked.guest.id != guest
        && (owner == Some(guest) || table.host == guest || absent_host && seated)
}

/// Whether somebody sees more of a table than any passer-by does, or something else.
pub(super) fn is_concerned(table: &StoredTable, guest: &str) -> bool {
    table.host == guest
        || table.seat_of(guest).is_some()
        || table.returns.iter().any(|asked| asked.guest.id == guest)
}

/// The table as `guest` sees it.
pub(crate) fn describe(table: &StoredTable, presence: &Presence, guest: Option<&str>) -> Table {
    let you = guest.and_then(|guest| table.seat_of(guest));
    let host = guest == Some(table.host.as_str());
    Table {
        id: table.id.clone(),
        game: table.game.clone(),
        edition: table.edition,
        older_rules: with_game!(table.game.as_str(), G => G::info().older_rules(table.edition)).flatten(),
        options: table.options.clone(),
        status: table.status,
        seats: table
            .named_seats()
            .map(|(seat, stored, name)| {
                let gone = presence.gone.get(seat.index()).copied().unwrap_or(false);
                let owner = stored.owner();
                let kept = stored.invited.as_ref().filter(|_| owner == Owner::Nobody);
                let kept_for_you = kept.is_some_and(|kept| guest == Some(kept.id.as_str()));
                let played_by_a_person = owner == Owner::Person && stored.bot.is_none();
                SeatInfo {
                    seat,
                    owner,
                    name: name.map(str::to_owned),
                    guest: stored.guest.as_ref().filter(|_| name.is_some()).map(|guest| guest.id.clone()),
                    kept: kept.is_some() || stored.is_awaited(),
                    kept_for: kept.filter(|_| host || kept_for_you).map(|kept| kept.name.clone()),
                    kept_for_you,
                    bot: stored.bot,
                    program: stored.program,
                    ready: stored.is_ready(),
                    pledge: stored.pledge,
                    opened: stored.opening.is_some(),
                    present: presence.present.get(seat.index()).copied().unwrap_or(false),
                    may_hand_over: table.status == Status::Playing
                        && played_by_a_person
                        && (you == Some(seat) || you.is_some() && gone && table.clock.is_none()),
                    excused: stored.excused.clone(),
                    coached: stored.coached,
                    may_excuse: may_excuse(table, seat, you),
                    may_set: table.is_beginning() && (host || you.is_some() && gone && presence.host_gone),
                    key: (host && owner == Owner::Nobody).then(|| stored.key.clone()),
                }
            })
            .collect(),
        visibility: table.visibility,
        language: table.language,
        fill: table.fill.filter(|_| table.is_beginning()),
        rated: table.rated,
        coach: table.coach,
        may_ask_coach: coach::may_ask(table, you),
        clock: table.clock_info(presence.now),
        you,
        host,
        made: table.made,
        began: table.setup.as_ref().map(|setup| setup.at),
        touched: table.touched,
        commitment: commitment(&table.seed),
        broken_off: table.broken_off.clone(),
        to_act: table.to_act.clone(),
        standings: table.standings.clone(),
        rematch: table.rematch.clone().filter(|_| host || you.is_some()),
        watching: presence.watching,
        returns: table
            .returns
            .iter()
            .filter(|asked| {
                // Everybody hears how a seat changed hands; who asks is for those who may have something to say to it.
                asked.let_in.is_some() || host || you.is_some() || guest == Some(asked.guest.id.as_str())
            })
            .map(|asked| Return {
                seat: asked.seat,
                guest: asked.guest.id.clone(),
                name: asked.guest.name.clone(),
                asked: asked.asked,
                agreed: asked.agreed.clone(),
                let_in: asked.let_in,
                you: guest == Some(asked.guest.id.as_str()),
                may_answer: guest.is_some_and(|guest| may_answer(table, presence, asked, guest)),
            })
            .collect(),
        back: back::described(table, presence, you),
        may_ask_back: back::may_ask(table, you),
    }
}
