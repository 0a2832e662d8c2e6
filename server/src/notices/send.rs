//! Sending what is due to one device, mailbox or program.

use std::sync::Arc;

use comptoir_words::{say, shell};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::outside::Trouble;
use super::webhook::{self, Told};
use super::{Reader, push, sentence};
use crate::clock;
use crate::house::House;
use crate::outbox::letters::{self, Link, Notices, Written};
use crate::protocol::{Channel, Notice};
use crate::storage::{ChannelChange, Delivery, StorageError, StoredWebhook, Write};

/// Seconds before each further try; after the last it is given up.
const WAITS: [i64; 8] = [30, 2 * 60, 10 * 60, 30 * 60, 60 * 60, 3 * 60 * 60, 6 * 60 * 60, 12 * 60 * 60];
/// The most notices of one letter; the others are counted.
const LISTED: usize = 30;

/// Where something goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub guest: String,
    pub channel: Channel,
    pub id: String,
}

/// What is due for one target, soonest first.
pub struct Group {
    pub target: Target,
    due: Vec<Delivery>,
}

/// What is due, target by target.
pub fn groups(due: Vec<Delivery>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for delivery in due {
        let target =
            Target { guest: delivery.guest.clone(), channel: delivery.channel, id: delivery.target.clone() };
        match groups.iter_mut().find(|group| group.target == target) {
            Some(group) => group.due.push(delivery),
            None => groups.push(Group { target, due: vec![delivery] }),
        }
    }
    groups
}

/// Why something was not sent.
enum Failure {
    /// It may work later; not before this many seconds, if that was said.
    Later { why: String, pause: Option<i64> },
    /// There is no point in it, now or later.
    Pointless,
    /// Nor is there in anything else for this target.
    Dead,
}

impl From<StorageError> for Failure {
    fn from(why: StorageError) -> Failure {
        Failure::Later { why: why.to_string(), pause: None }
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        match trouble {
            Trouble::Later { code, pause } => {
                let why = code.map_or("no answer".to_owned(), |code| format!("the answer was {code}"));
                Failure::Later { why, pause }
            }
            Trouble::Refused(_) | Trouble::Forbidden | Trouble::Gone => Failure::Dead,
        }
    }
}

/// Sends a group, and notes what came of it.
pub(super) async fn send(house: Arc<House>, Group { target, due }: Group) {
    if let Err(why) = send_all(&house, &target, due).await {
        why.report("what was sent cannot be noted");
    }
}

async fn send_all(house: &House, target: &Target, due: Vec<Delivery>) -> Result<(), StorageError> {
    // They may have chosen otherwise since, or not be let in any more.
    let choices = house.storage.choices(&target.guest).await?;
    let banned = house.storage.is_banned(&target.guest).await?;
    let wanted = |delivery: &Delivery| !banned && choices.wants(delivery.notice.kind.event(), target.channel);
    let (wanted, unwanted): (Vec<Delivery>, Vec<Delivery>) = due.into_iter().partition(wanted);
    note(house, target, &unwanted, Err(Failure::Pointless)).await?;
    // What is tried again wakes nobody either, and quiet hours may have been chosen since.
    let now = clock::now();
    let next = super::may_be_sent_to(house, &target.guest, now).await?;
    if next > now && !wanted.is_empty() {
        let notices = names(&wanted);
        let Target { channel, id, .. } = target.clone();
        let later = ChannelChange::Later { notices, channel, target: id, next, tried: false };
        return house.storage.write(Write::Channel(later)).await;
    }
    if target.channel == Channel::Mail {
        if wanted.is_empty() {
            return Ok(());
        }
        let sent = letter(house, target, &wanted).await;
        return note(house, target, &wanted, sent).await;
    }
    for (at, delivery) in wanted.iter().enumerate() {
        let sent = match target.channel {
            Channel::Push => to_device(house, target, &delivery.notice).await,
            _ => to_program(house, target, &delivery.notice).await,
        };
        if sent.is_err() {
            // The others wait with it.
            return note(house, target, &wanted[at..], sent).await;
        }
        note(house, target, std::slice::from_ref(delivery), sent).await?;
    }
    Ok(())
}

fn names(deliveries: &[Delivery]) -> Vec<String> {
    deliveries.iter().map(|delivery| delivery.notice.id.clone()).collect()
}

/// What becomes of some deliveries.
async fn note(
    house: &House,
    target: &Target,
    deliveries: &[Delivery],
    sent: Result<(), Failure>,
) -> Result<(), StorageError> {
    let Some(tries) = deliveries.iter().map(|delivery| delivery.tries).max() else { return Ok(()) };
    let notices = names(deliveries);
    let Target { channel, id, .. } = target.clone();
    let done = ChannelChange::Done { notices, channel, target: id.clone() };
    let change = match (sent, WAITS.get(tries as usize)) {
        (Err(Failure::Later { why, pause }), Some(wait)) => {
            tracing::warn!(why, ?channel, tries = tries + 1, "a notice could not be sent; it is tried again");
            let next = clock::now() + pause.map_or(*wait, |pause| pause.max(*wait));
            let ChannelChange::Done { notices, channel, target } = done else { return Ok(()) };
            ChannelChange::Later { notices, channel, target, next, tried: true }
        }
        (Err(Failure::Later { why, .. }), None) => {
            tracing::error!(why, ?channel, "a notice could not be sent, and is given up");
            drop_target(house, target).await?;
            done
        }
        (Err(Failure::Dead), _) => {
            tracing::info!(?channel, "nothing is sent any more to where nobody takes it");
            drop_target(house, target).await?;
            done
        }
        (Ok(()) | Err(Failure::Pointless), _) => done,
    };
    house.storage.write(Write::Channel(change)).await
}

/// Nobody answers there any more: a device is forgotten, a program is left alone until its owner tries it again. Mail servers know their
/// mailboxes themselves.
async fn drop_target(house: &House, target: &Target) -> Result<(), StorageError> {
    let Target { guest, channel, id } = target.clone();
    let change = match channel {
        Channel::Push => ChannelChange::NoPush { guest, id },
        Channel::Webhook => ChannelChange::WebhookFailed { id, at: Some(clock::now()) },
        Channel::Mail => return Ok(()),
    };
    house.storage.write(Write::Channel(change)).await
}

async fn to_device(house: &House, target: &Target, notice: &Notice) -> Result<(), Failure> {
    // The device may have been signed out.
    let device = house.storage.push_device(&target.id).await?.ok_or(Failure::Pointless)?;
    let reader = Reader::new(&device.key, &device.auth).ok_or(Failure::Dead)?;
    let text = json!({
        "id": notice.id,
        "kind": notice.kind,
        "table": notice.table,
        "game": notice.game,
        "title": super::name(device.language),
        "text": sentence(notice.kind, &notice.game, device.language),
        "unread": house.storage.unread(&target.guest).await?,
    });
    let (by, notices) = (house.config.origin.as_ref(), &house.notices);
    // What it is called is of 32 letters, which is what push services take as its topic.
    let message = (notice.id.as_str(), text.to_string());
    push::send(&notices.outside, &notices.push, by, &device.endpoint, &reader, message, clock::now()).await?;
    Ok(())
}

async fn to_program(house: &House, target: &Target, notice: &Notice) -> Result<(), Failure> {
    let hook = house.storage.webhook(&target.id).await?.filter(|hook| hook.failed.is_none());
    let hook = hook.ok_or(Failure::Pointless)?;
    let text = sentence(notice.kind, &notice.game, hook.language);
    let link = house.config.origin.as_ref().map(|origin| format!("{origin}/t/{}", notice.table));
    let told = Told { id: &notice.id, notice: Some(notice), text: &text, link: link.as_deref() };
    Ok(tell(house, &hook, &told).await?)
}

/// Tells a program something.
pub async fn tell(house: &House, hook: &StoredWebhook, told: &Told<'_>) -> Result<(), Trouble> {
    let outside = &house.notices.outside;
    let address = outside.address(&hook.address).ok_or(Trouble::Forbidden)?;
    outside.send(webhook::message(&address, hook.form, &hook.secret, told, clock::now())?).await
}

/// One letter with everything that is due.
async fn letter(house: &House, target: &Target, due: &[Delivery]) -> Result<(), Failure> {
    let post = house.post.as_ref().ok_or(Failure::Pointless)?;
    let mailbox = house.storage.mailbox(&target.guest).await?;
    let mailbox = mailbox.filter(|mailbox| mailbox.verified.is_some()).ok_or(Failure::Pointless)?;
    let language = mailbox.language;
    let speaker = letters::speaker(language);
    let origin = letters::origin(house);
    let sentence = |notice: &Notice| sentence(notice.kind, &notice.game, language);
    let links = due.iter().take(LISTED).map(|Delivery { notice, .. }| Link {
        about: Some(sentence(notice)),
        address: format!("{origin}/t/{}", notice.table),
    });
    let token = house.notices.unsubscribe_token(&target.guest);
    let subject = match due {
        [one] => sentence(&one.notice),
        several => say!(speaker, shell::MAIL_NOTICES_SUBJECT, count = several.len()),
    };
    // A letter that is sent again is the same letter.
    let mut id = Sha256::new();
    for delivery in due {
        id.update(&delivery.notice.id);
    }
    let host = letters::host(house);
    let written = Written {
        to: mailbox.address,
        subject,
        before: say!(speaker, shell::MAIL_NOTICES, host = host),
        links: links.collect(),
        after: format!("{}\n{origin}/unsubscribe#{token}", say!(speaker, shell::MAIL_NOTICES_AFTER)),
        language,
        notices: Some(Notices {
            id: hex::encode(&id.finalize()[..16]),
            unsubscribe: format!("{origin}/api/unsubscribe?token={token}"),
        }),
    };
    post.send(&written).await.map_err(|why| Failure::Later { why, pause: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_about_a_day() {
        assert!(WAITS.is_sorted());
        assert!((20 * 60 * 60..30 * 60 * 60).contains(&WAITS.iter().sum::<i64>()));
    }
}
