//! What people are to hear of, on its way out of the page: it waits in the database, put there by the change it tells of, and goes from
//! here to browsers, mailboxes and programs. No move ever waits for it.
//!
//! Whoever sees something in the page gets it nowhere else. Something may be sent twice if the server ends between sending and noting
//! it, and then under the same name, so that push services and programs can tell; nothing is lost before it was tried for a day.

mod feed;
mod outside;
mod push;
mod send;
mod webhook;

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use comptoir_words::{Hooks, Language, Speaker, Table, say, shell};
use ring::hmac;
use tokio::sync::broadcast;
use tokio::task::{Id, JoinSet};
use tokio::time::{Instant, sleep_until};

use crate::clock;
use crate::house::House;
use crate::outbox::letters;
use crate::protocol::{Channel, NoticeKind, Problem, WaitingTable};
use crate::storage::{
    ChannelChange, List, NewDelivery, NoticeChange, Storage, StorageError, StoredTable, Unsorted, Write,
};
use crate::table::{self, Presence};
use crate::time_control::Moment;

pub(crate) use feed::{Format, feed};
pub(crate) use outside::{LONGEST, Outside};
pub(crate) use push::Reader;
pub(crate) use send::tell;
pub(crate) use webhook::Told;

/// Notices that are sorted, and deliveries that are looked at, at once.
const AT_ONCE: u32 = 200;
/// How many are on their way at the same time: in all, and for one person.
const SENDING: usize = 32;
const SENDING_EACH: usize = 2;
/// How often to look at least: a clock may have been set.
const LONGEST_WAIT: Duration = Duration::from_mins(10);
/// While something is on its way the rest is not looked for all the time.
const BREATH: Duration = Duration::from_millis(200);
/// The most tables of a list of turns.
const TURNS: u32 = 200;

/// What sends, and what it proves itself with.
pub(crate) struct Notices {
    pub outside: Outside,
    pub push: push::Sender,
    /// Signs the links by which somebody says that they want no more letters.
    key: hmac::Key,
}

impl Notices {
    /// With the keys of the house, which are made where there are none yet.
    pub async fn open(storage: &Storage, private_addresses: bool) -> Result<Notices, StorageError> {
        let unusable = || StorageError::Refused("the keys for notices cannot be read".to_owned());
        let secret = own_key(storage, "push_key").await?;
        let push = push::Sender::new(&secret).ok_or_else(unusable)?;
        let key = hmac::Key::new(hmac::HMAC_SHA256, &own_key(storage, "letters_key").await?);
        Ok(Notices { outside: Outside::new(private_addresses), push, key })
    }

    /// What stands in the links of somebody's letters. It opens nothing but the end of such letters.
    pub fn unsubscribe_token(&self, guest: &str) -> String {
        format!("{guest}.{}", hex::encode(hmac::sign(&self.key, guest.as_bytes()).as_ref()))
    }

    /// Whose letters such a link ends.
    pub fn unsubscriber(&self, token: &str) -> Option<String> {
        let (guest, proof) = token.rsplit_once('.')?;
        hmac::verify(&self.key, guest.as_bytes(), &hex::decode(proof).ok()?).ok()?;
        Some(guest.to_owned())
    }
}

/// A key that this house alone has.
async fn own_key(storage: &Storage, name: &'static str) -> Result<Vec<u8>, StorageError> {
    if storage.key(name).await?.is_none() {
        let fresh = push::fresh().map_err(|why| StorageError::Refused(why.to_string()))?;
        let value = hex::encode(fresh.to_bytes());
        storage.write(Write::Channel(ChannelChange::Key { name, value })).await?;
    }
    let key = storage.key(name).await?.unwrap_or_default();
    hex::decode(key).map_err(|_| StorageError::Refused(format!("the {name} of this house cannot be read")))
}

/// What one notice says, in the language of its reader. Nothing in it was written by anybody else, and nothing is of the game's.
pub(crate) fn sentence(kind: NoticeKind, game: &str, language: Language) -> String {
    letters::speaker(language).of_with("notice", &kind, &[("game", title(game, language).into())])
}

/// What a game is called.
pub(crate) fn title(game: &str, language: Language) -> String {
    let catalogue = comptoir_words::CATALOGUES.iter().find(|catalogue| catalogue.id == game);
    let Some(catalogue) = catalogue else { return game.to_owned() };
    Speaker::new(language, catalogue, Table::default(), Hooks::default())
        .of("title", &serde_json::Value::Null)
}

/// When somebody may be sent to what is to be sent at this moment: then, or when it is not quiet where they live any more.
async fn may_be_sent_to(house: &House, guest: &str, now: i64) -> Result<i64, StorageError> {
    let stored = house.storage.habits(guest).await?;
    let habits = stored.and_then(|(habits, _)| table::habits_of(habits));
    Ok(habits.map_or(now, |habits| now.max(habits.after(1000 * now, 1) / 1000)))
}

/// Until when somebody has time at a table.
fn deadline(table: &StoredTable, guest: &str, now: Moment) -> Option<i64> {
    let seat = table.seat_of(guest)?;
    let until = table.clocks.as_ref()?.seats.get(seat.index())?.until?;
    Some((now.wall + (until - now.open)) / 1000)
}

impl House {
    /// The tables that wait for somebody, those that have waited longest first.
    pub(crate) async fn turns(&self, guest: &str) -> Result<Vec<WaitingTable>, Problem> {
        let since: HashMap<String, i64> = self.storage.turns_since(guest).await?.into_iter().collect();
        let tables = self.storage.list(List::GoingOn(guest), TURNS).await?;
        let waiting = tables.into_iter().filter(|table| table.waits_for(guest));
        let now = self.time.now();
        let nobody = Presence { now, ..Presence::default() };
        let mut turns: Vec<WaitingTable> = waiting
            .map(|table| WaitingTable {
                since: since.get(&table.id).copied().unwrap_or(table.touched),
                until: deadline(&table, guest, now),
                table: table::describe(&table, &nobody, Some(guest)),
            })
            .collect();
        turns.sort_by(|one, other| (one.since, &one.table.id).cmp(&(other.since, &other.table.id)));
        Ok(turns)
    }
}

/// Sorts and sends what is due, until the house closes.
pub(crate) async fn run(house: Weak<House>, mut noticed: broadcast::Receiver<Option<String>>) {
    let mut sending = JoinSet::new();
    let mut busy = HashMap::new();
    loop {
        let Some(open) = house.upgrade() else { return };
        let mut stop = open.stop.subscribe();
        if *stop.borrow() {
            return;
        }
        let looked = Instant::now();
        let wait = match look(&open, &mut sending, &mut busy).await {
            Ok(wait) => wait,
            Err(why) => {
                why.report("notices cannot be read");
                LONGEST_WAIT
            }
        };
        let pause = open.config.lobby;
        drop(open);
        let mut due = looked + wait;
        loop {
            tokio::select! {
                () = sleep_until(due) => break,
                // Something new; a lagging listener has missed some. However much there is, it is looked at once a moment.
                new = noticed.recv() => match new {
                    Err(broadcast::error::RecvError::Closed) => return,
                    _ => due = due.min(Instant::now() + pause),
                },
                Some(done) = sending.join_next_with_id(), if !sending.is_empty() => {
                    let ended = done.map_or_else(|why| why.id(), |(task, ())| task);
                    busy.remove(&ended);
                    break;
                }
                _ = stop.wait_for(|stop| *stop) => return,
            }
        }
    }
}

/// Sorts what is due, begins to send what is, and gives how long there is nothing else to do.
async fn look(
    house: &Arc<House>,
    sending: &mut JoinSet<()>,
    busy: &mut HashMap<Id, send::Target>,
) -> Result<Duration, StorageError> {
    loop {
        let unsorted = house.storage.unsorted(clock::now(), AT_ONCE).await?;
        for notice in &unsorted {
            let deliveries = sorted(house, notice).await?;
            let (id, guest) = (notice.id.clone(), notice.guest.clone());
            house.storage.write(Write::Notice(NoticeChange::Sorted { id, guest, deliveries })).await?;
        }
        if unsorted.len() < AT_ONCE as usize {
            break;
        }
    }
    for group in send::groups(house.storage.deliveries(clock::now(), AT_ONCE).await?) {
        let target = group.target.clone();
        let own = busy.values().filter(|other| other.guest == target.guest).count();
        if busy.len() < SENDING && own < SENDING_EACH && !busy.values().any(|other| *other == target) {
            let task = sending.spawn(send::send(house.clone(), group));
            busy.insert(task.id(), target);
        }
    }
    let next = house.storage.next_notice().await?;
    let seconds = next.map_or(i64::MAX, |next| (next - clock::now()).max(0));
    Ok(Duration::from_secs(seconds as u64).clamp(BREATH, LONGEST_WAIT))
}

/// Where a notice goes.
async fn sorted(house: &House, notice: &Unsorted) -> Result<Vec<NewDelivery>, StorageError> {
    let (guest, event) = (notice.guest.as_str(), notice.kind.event());
    let choices = house.storage.choices(guest).await?;
    let now = clock::now();
    let next = may_be_sent_to(house, guest, now).await?;
    let mut deliveries = Vec::new();
    let mut add = |channel, target, next| deliveries.push(NewDelivery { channel, target, next });
    if choices.wants(event, Channel::Push) {
        for (device, _) in house.storage.push_devices(guest).await? {
            add(Channel::Push, device.id, next);
        }
    }
    if choices.wants(event, Channel::Webhook) {
        for hook in house.storage.webhooks(guest).await?.into_iter().filter(|hook| hook.failed.is_none()) {
            add(Channel::Webhook, hook.id, next);
        }
    }
    if choices.wants(event, Channel::Mail) && has_mail(house, guest).await? {
        // What is gathered already goes together with it.
        let gathered = house.storage.next_letter(guest).await?.filter(|next| *next > now);
        let own = may_be_sent_to(house, guest, now + i64::from(choices.digest) * 60).await?;
        add(Channel::Mail, String::new(), gathered.map_or(own, |gathered| gathered.min(own)));
    }
    Ok(deliveries)
}

/// Whether letters reach somebody for certain.
pub(crate) async fn has_mail(house: &House, guest: &str) -> Result<bool, StorageError> {
    let mailbox = house.storage.mailbox(guest).await?;
    Ok(house.post.is_some() && mailbox.is_some_and(|mailbox| mailbox.verified.is_some()))
}

/// What a program is told by which its owner tries it.
pub(crate) fn attempt(language: Language) -> String {
    say!(letters::speaker(language), shell::NOTICE_TRY)
}

/// What stands over a sentence.
pub(crate) fn name(language: Language) -> String {
    say!(letters::speaker(language), shell::NOTICE_TITLE)
}
