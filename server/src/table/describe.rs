//! A table, as one viewer sees it.

use comptoir_games::with_game;
use comptoir_kernel::fairness::commitment;
use comptoir_kernel::{Game, Seat};

use crate::protocol::{SeatInfo, Status, Table, Watch};
use crate::storage::StoredTable;

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
}

/// Whether somebody may see a table. Until the game begins whoever has its address may, to take a seat; its maker
/// always may.
pub(crate) fn may_look(table: &StoredTable, guest: Option<&str>) -> bool {
    table.watch == Watch::Anyone
        || table.is_beginning()
        || guest.is_some_and(|guest| table.host == guest || table.seat_of(guest).is_some())
}

/// The table as `guest` sees it.
pub(crate) fn describe(table: &StoredTable, presence: &Presence, guest: Option<&str>) -> Table {
    let you = guest.and_then(|guest| table.seat_of(guest));
    let host = guest == Some(table.host.as_str());
    let seats = (0u8..).map(Seat).zip(&table.seats);
    Table {
        id: table.id.clone(),
        game: table.game.clone(),
        edition: table.edition,
        older_rules: with_game!(table.game.as_str(), G => G::info().older_rules(table.edition)).flatten(),
        options: table.options.clone(),
        status: table.status,
        seats: seats
            .map(|(seat, stored)| {
                let gone = presence.gone.get(seat.index()).copied().unwrap_or(false);
                let played_by_a_person = stored.guest.is_some() && stored.bot.is_none();
                SeatInfo {
                    seat,
                    name: stored.guest.as_ref().map(|guest| guest.name.clone()),
                    bot: stored.bot,
                    ready: stored.is_ready(),
                    pledge: stored.pledge,
                    opened: stored.opening.is_some(),
                    present: presence.present.get(seat.index()).copied().unwrap_or(false),
                    may_hand_over: table.status == Status::Playing
                        && played_by_a_person
                        && (you == Some(seat) || you.is_some() && gone),
                    may_set: table.is_beginning() && (host || you.is_some() && gone && presence.host_gone),
                    key: (host && stored.is_open()).then(|| stored.key.clone()),
                }
            })
            .collect(),
        watch: table.watch,
        public: table.public,
        you,
        host,
        made: table.made,
        touched: table.touched,
        commitment: commitment(&table.seed),
        broken_off: table.broken_off.clone(),
        to_act: table.to_act.clone(),
        standings: table.standings.clone(),
        rematch: table.rematch.clone().filter(|_| host || you.is_some()),
        watching: presence.watching,
    }
}
