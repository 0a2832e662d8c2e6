//! What somebody is to hear of: in the page, and over which other channels.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade, close_code};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use tokio::sync::broadcast;
use tokio::time::Instant;

use super::caller::{Body, Caller, Known, KnownGuest, Query};
use super::live::{self, Pulse};
use crate::house::House;
use crate::limits::{Client, Place, too_fast};
use crate::notices::{self, Format, LONGEST, Reader, Told};
use crate::protocol::{
    Bell, Channel, Channels, Choices, MadeFeed, MadeWebhook, NewFeed, NewPush, NewWebhook, Notices, OneOf,
    Problem, PushDevice, ReadNotices, WaitingTable, Webhook,
};
use crate::storage::{ChannelChange, Guest, NoticeChange, StorageError, StoredPush, StoredWebhook, Write};
use crate::{clock, random, secrets};

/// The most notices of one page.
const PAGE: u32 = 30;
/// Programs of one person.
const WEBHOOKS: usize = 5;
/// The longest time that letters are gathered, in minutes: a week.
const LONGEST_DIGEST: u32 = 7 * 24 * 60;

type Shared = State<Arc<House>>;

/// A secret behind the question mark: the path alone is written into the log.
#[derive(Deserialize)]
pub(super) struct Token {
    token: String,
}

#[derive(Deserialize)]
pub(super) struct Before {
    before: Option<String>,
}

pub(super) async fn list(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Query(Before { before }): Query<Before>,
) -> Result<Json<Notices>, Problem> {
    let mut notices = house.storage.notices(&guest.id, before.as_deref(), PAGE).await?;
    let more = notices.len() > PAGE as usize;
    notices.truncate(PAGE as usize);
    Ok(Json(Notices { notices, more }))
}

pub(super) async fn read(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(ReadNotices { id }): Body<ReadNotices>,
) -> Result<Json<Bell>, Problem> {
    let read = NoticeChange::Read { guest: guest.id.clone(), id, at: clock::now() };
    house.storage.write(Write::Notice(read)).await?;
    Ok(Json(bell(&house, &guest.id).await?))
}

pub(super) async fn turns(
    State(house): Shared,
    Caller { guest, client, .. }: Caller,
) -> Result<Json<Vec<WaitingTable>>, Problem> {
    house.limits.lists.check(client)?;
    let guest = guest.ok_or(Problem::NoName)?;
    Ok(Json(house.turns(&guest.id).await?))
}

async fn bell(house: &House, guest: &str) -> Result<Bell, StorageError> {
    Ok(Bell { unread: house.storage.unread(guest).await?, turns: house.storage.turns(guest).await? })
}

pub(super) async fn open(
    State(house): Shared,
    Caller { guest, session, client }: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let guest = guest.ok_or(Problem::NoName)?;
    let upgrade = upgrade.map_err(|why| Problem::unreadable(&why.body_text()))?;
    let place = house.sockets.take(client).ok_or_else(|| too_fast(house.config.ping))?;
    Ok(live::narrow(upgrade).on_upgrade(move |socket| stream(house, guest, session, socket, place)))
}

async fn stream(
    house: Arc<House>,
    guest: Guest,
    session: Option<String>,
    mut socket: WebSocket,
    _place: Place<Client>,
) {
    let rung = ring(&house, &guest.id, &mut socket);
    let code = live::until_ended(&house, Some(&guest), session.as_deref(), rung).await;
    live::close(&house, &mut socket, code).await;
}

/// Rings the bell until one side goes; gives the code to close with.
async fn ring(house: &House, guest: &str, socket: &mut WebSocket) -> u16 {
    let mut noticed = house.storage.noticed();
    let patience = house.config.ping;
    let mut pulse = Pulse::new(patience);
    let mut due = Some(Instant::now());
    let mut rung = None;
    loop {
        let outgoing = tokio::select! {
            () = live::until(due) => {
                due = None;
                let Ok(now) = bell(house, guest).await else { return close_code::RESTART };
                if rung == Some(now) {
                    continue;
                }
                rung = Some(now);
                Frame::Text(serde_json::to_string(&now).expect("plain data").into())
            }
            whose = noticed.recv() => {
                let mine = match whose {
                    Ok(whose) => whose.is_none_or(|whose| whose == guest),
                    // Whoever missed some may be among them.
                    Err(broadcast::error::RecvError::Lagged(_)) => true,
                    Err(broadcast::error::RecvError::Closed) => return close_code::AWAY,
                };
                if mine {
                    // At most one message a moment, however much happens.
                    due = due.or(Some(Instant::now() + house.config.lobby));
                }
                continue;
            }
            beat = pulse.beat(socket) => match beat {
                Ok(ping) => ping,
                Err(code) => return code,
            },
        };
        if !live::sent(socket, outgoing, patience).await {
            return close_code::AWAY;
        }
    }
}

pub(super) async fn channels(
    State(house): Shared,
    Known { guest, session }: Known,
) -> Result<Json<Channels>, Problem> {
    channels_of(&house, &guest, &session).await
}

async fn channels_of(house: &House, guest: &Guest, session: &str) -> Result<Json<Channels>, Problem> {
    let storage = &house.storage;
    let devices = storage.push_devices(&guest.id).await?.into_iter().map(|(stored, device)| PushDevice {
        id: stored.id,
        device,
        language: stored.language,
        made: stored.made,
        here: stored.session == session,
    });
    Ok(Json(Channels {
        choices: storage.choices(&guest.id).await?,
        push_key: house.notices.push.public.clone(),
        devices: devices.collect(),
        mail: notices::has_mail(house, &guest.id).await?,
        webhooks: webhooks_of(house, &guest.id).await?,
        feed: storage.feed(&guest.id).await?.map(|feed| feed.made),
    }))
}

pub(super) async fn choose(
    State(house): Shared,
    Known { guest, session }: Known,
    Body(mut choices): Body<Choices>,
) -> Result<Json<Channels>, Problem> {
    for channels in choices.events.values_mut() {
        channels.sort_unstable();
        channels.dedup();
    }
    choices.digest = choices.digest.min(LONGEST_DIGEST);
    change(&house, ChannelChange::Choose { guest: guest.id.clone(), choices }).await?;
    channels_of(&house, &guest, &session).await
}

pub(super) async fn add_push(
    State(house): Shared,
    Known { guest, session }: Known,
    Body(NewPush { endpoint, p256dh, auth, language }): Body<NewPush>,
) -> Result<Json<Channels>, Problem> {
    house.limits.channels.check(guest.id.clone())?;
    house.notices.outside.address(&endpoint).ok_or(Problem::BadEndpoint)?;
    let (key, auth) = Reader::decoded(&p256dh, &auth).ok_or(Problem::BadEndpoint)?;
    let (id, made) = (random::hex::<8>()?, clock::now());
    let push = StoredPush {
        id,
        guest: guest.id.clone(),
        session: session.clone(),
        endpoint,
        key,
        auth,
        language,
        made,
    };
    change(&house, ChannelChange::Push(push)).await?;
    channels_of(&house, &guest, &session).await
}

pub(super) async fn remove_push(
    State(house): Shared,
    Known { guest, session }: Known,
    Body(OneOf { id }): Body<OneOf>,
) -> Result<Json<Channels>, Problem> {
    change(&house, ChannelChange::NoPush { guest: guest.id.clone(), id }).await?;
    channels_of(&house, &guest, &session).await
}

async fn webhooks_of(house: &House, guest: &str) -> Result<Vec<Webhook>, Problem> {
    let stored = house.storage.webhooks(guest).await?.into_iter();
    let told = stored.map(|StoredWebhook { id, address, form, failed, .. }| {
        let address = address.parse().ok();
        let host = address.as_ref().and_then(axum::http::Uri::host).unwrap_or_default().to_owned();
        Webhook { id, host, form, failed }
    });
    Ok(told.collect())
}

/// A program that is told from now on. What messages to it are signed with is told once.
pub(super) async fn add_webhook(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(NewWebhook { address, form, language }): Body<NewWebhook>,
) -> Result<Json<MadeWebhook>, Problem> {
    house.limits.channels.check(guest.id.clone())?;
    if address.len() > LONGEST {
        return Err(Problem::BadEndpoint);
    }
    house.notices.outside.address(&address).ok_or(Problem::BadEndpoint)?;
    if house.storage.webhooks(&guest.id).await?.len() >= WEBHOOKS {
        return Err(Problem::TooManyWebhooks { limit: WEBHOOKS as u32 });
    }
    let (id, secret, made) = (random::hex::<8>()?, secrets::token()?, clock::now());
    let hook = StoredWebhook {
        id,
        guest: guest.id.clone(),
        address,
        form,
        secret: secret.clone(),
        language,
        made,
        failed: None,
    };
    change(&house, ChannelChange::Webhook(hook)).await?;
    Ok(Json(MadeWebhook { secret, webhooks: webhooks_of(&house, &guest.id).await? }))
}

/// Tells a program something now. Whether it took it is all that is said of its answer.
pub(super) async fn test_webhook(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(OneOf { id }): Body<OneOf>,
) -> Result<Json<Vec<Webhook>>, Problem> {
    house.limits.channels.check(guest.id.clone())?;
    let hook = house.storage.webhook(&id).await?.filter(|hook| hook.guest == guest.id);
    let hook = hook.ok_or(Problem::UnknownWebhook)?;
    let try_id = random::hex::<16>()?;
    let text = notices::attempt(hook.language);
    let link = house.config.origin.as_ref().map(ToString::to_string);
    let told = Told { id: &try_id, notice: None, text: &text, link: link.as_deref() };
    let sent = notices::tell(&house, &hook, &told).await;
    if sent.is_ok() && hook.failed.is_some() {
        change(&house, ChannelChange::WebhookFailed { id, at: None }).await?;
    }
    sent.map_err(|_| Problem::NotDelivered)?;
    Ok(Json(webhooks_of(&house, &guest.id).await?))
}

pub(super) async fn remove_webhook(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(OneOf { id }): Body<OneOf>,
) -> Result<Json<Vec<Webhook>>, Problem> {
    change(&house, ChannelChange::NoWebhook { guest: guest.id.clone(), id }).await?;
    Ok(Json(webhooks_of(&house, &guest.id).await?))
}

pub(super) async fn make_feed(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(NewFeed { language }): Body<NewFeed>,
) -> Result<Json<MadeFeed>, Problem> {
    house.limits.channels.check(guest.id.clone())?;
    let token = secrets::token()?;
    let (token_hash, made) = (secrets::hash(&token), clock::now());
    change(&house, ChannelChange::Feed { guest: guest.id, token_hash, language, made }).await?;
    let origin = house.config.origin.as_ref().map(ToString::to_string).unwrap_or_default();
    let address = |file| format!("{origin}/api/feeds/{file}?token={token}");
    Ok(Json(MadeFeed { calendar: address("turns.ics"), atom: address("turns.atom") }))
}

pub(super) async fn end_feed(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<()>, Problem> {
    change(&house, ChannelChange::NoFeed { guest: guest.id }).await?;
    Ok(Json(()))
}

pub(super) async fn calendar(
    house: Shared,
    token: Query<Token>,
    caller: Caller,
) -> Result<Response, Problem> {
    feed(house, token, caller, Format::Calendar).await
}

pub(super) async fn atom(house: Shared, token: Query<Token>, caller: Caller) -> Result<Response, Problem> {
    feed(house, token, caller, Format::Atom).await
}

async fn feed(
    State(house): Shared,
    Query(Token { token }): Query<Token>,
    Caller { client, .. }: Caller,
    format: Format,
) -> Result<Response, Problem> {
    house.limits.lists.check(client)?;
    let feed = house.storage.feed_at(secrets::hash(&token)).await?.ok_or(Problem::UnknownAddress)?;
    if house.storage.is_banned(&feed.guest).await? {
        return Err(Problem::UnknownAddress);
    }
    let turns = house.turns(&feed.guest).await?;
    let origin = house.config.origin.as_ref().map(ToString::to_string);
    let text = notices::feed(format, &turns, feed.language, origin.as_deref(), clock::now());
    Ok(([(CONTENT_TYPE, format.content_type())], text).into_response())
}

/// A mail program says that its reader wants no more letters (RFC 8058). They may have no account, or be signed in as somebody else.
pub(super) async fn unsubscribe(
    State(house): Shared,
    Query(Token { token }): Query<Token>,
    _: Caller,
) -> Result<Json<()>, Problem> {
    let guest = house.notices.unsubscriber(&token).ok_or(Problem::UnknownAddress)?;
    let mut choices = house.storage.choices(&guest).await?;
    for channels in choices.events.values_mut() {
        channels.retain(|channel| *channel != Channel::Mail);
    }
    change(&house, ChannelChange::Choose { guest, choices }).await?;
    Ok(Json(()))
}

/// Somebody opens the same address: a page asks first, since programs that look at letters follow links.
pub(super) async fn ask_to_unsubscribe(Query(Token { token }): Query<Token>, _: Caller) -> Redirect {
    let plain: String = token.chars().filter(|it| it.is_ascii_alphanumeric() || *it == '.').collect();
    Redirect::to(&format!("/unsubscribe#{plain}"))
}

async fn change(house: &House, change: ChannelChange) -> Result<(), Problem> {
    Ok(house.storage.write(Write::Channel(change)).await?)
}
