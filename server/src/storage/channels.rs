//! Where people hear of things outside of the page, what they chose, and what is still to be sent.

use comptoir_words::Language;

use super::change::touched;
use super::sql::{self, Connection, Row};
use super::{Storage, StorageError, from_word, notices, to_json, to_word};
use crate::protocol::{Channel, Choices, Notice, WebhookForm};

/// The most devices of one person that are sent to; the one that has been there longest goes.
const DEVICES: i64 = 10;

/// A device whose browser takes messages.
#[derive(Clone, PartialEq, Eq)]
#[allow(missing_docs, missing_debug_implementations)] // the fields are those of the table; a secret is not printed
pub struct StoredPush {
    pub id: String,
    pub guest: String,
    pub session: String,
    pub endpoint: String,
    pub key: Vec<u8>,
    pub auth: Vec<u8>,
    pub language: Language,
    pub made: i64,
}

/// A program that is told.
#[derive(Clone, PartialEq, Eq)]
#[allow(missing_docs, missing_debug_implementations)] // the fields are those of the table; a secret is not printed
pub struct StoredWebhook {
    pub id: String,
    pub guest: String,
    pub address: String,
    pub form: WebhookForm,
    pub secret: String,
    pub language: Language,
    pub made: i64,
    pub failed: Option<i64>,
}

/// Whose calendar and news are at a secret address.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are those of the table
pub struct StoredFeed {
    pub guest: String,
    pub language: Language,
    pub made: i64,
}

/// Something that is to be sent to one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDelivery {
    /// Over which channel.
    pub channel: Channel,
    /// To which device or program; nothing for mail.
    pub target: String,
    /// When, in seconds since 1970.
    pub next: i64,
}

/// The same, with what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are those of the tables
pub struct Delivery {
    pub guest: String,
    pub channel: Channel,
    pub target: String,
    pub tries: u32,
    pub notice: Notice,
}

/// A change of where somebody hears of things.
#[derive(Clone)]
#[allow(missing_docs)] // the fields are those of the tables
pub enum ChannelChange {
    Choose {
        guest: String,
        choices: Choices,
    },
    /// A device takes messages from now on, in place of what its browser took before.
    Push(StoredPush),
    NoPush {
        guest: String,
        id: String,
    },
    Webhook(StoredWebhook),
    NoWebhook {
        guest: String,
        id: String,
    },
    /// A program does not answer, or does again.
    WebhookFailed {
        id: String,
        at: Option<i64>,
    },
    Feed {
        guest: String,
        token_hash: [u8; 32],
        language: Language,
        made: i64,
    },
    NoFeed {
        guest: String,
    },
    /// These were sent, or there is no point in it any more.
    Done {
        notices: Vec<String>,
        channel: Channel,
        target: String,
    },
    /// They could not be sent, and are tried again then; or it is quiet where they go, and nothing was tried.
    Later {
        notices: Vec<String>,
        channel: Channel,
        target: String,
        next: i64,
        tried: bool,
    },
    /// What the house keeps for itself, if it has none yet.
    Key {
        name: &'static str,
        value: String,
    },
}

impl std::fmt::Debug for ChannelChange {
    // There are secrets in it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ChannelChange")
    }
}

const PUSH: &str = "SELECT p.id, p.guest, session, endpoint, key, auth, language, p.made, device FROM push_devices p \
     JOIN sessions ON sessions.id = session AND sessions.guest = p.guest";
const WEBHOOK: &str = "SELECT id, guest, address, form, secret, language, made, failed FROM webhooks";

impl Storage {
    /// What somebody chose, if they chose anything.
    pub async fn choices(&self, guest: &str) -> Result<Choices, StorageError> {
        let row = sql::query("SELECT choices FROM notice_choices WHERE guest = $1")
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        row.map_or_else(|| Ok(Choices::default()), |row| Ok(serde_json::from_str(row.try_get("choices")?)?))
    }

    /// The devices of somebody that are sent to, each with what its browser calls itself; not those that were signed out.
    pub async fn push_devices(&self, guest: &str) -> Result<Vec<(StoredPush, String)>, StorageError> {
        let query = format!("{PUSH} WHERE p.guest = $1 ORDER BY p.made, p.id");
        let rows = sql::query(sqlx::AssertSqlSafe(query)).bind(guest).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((push(row)?, row.try_get("device")?))).collect()
    }

    /// One of them.
    pub async fn push_device(&self, id: &str) -> Result<Option<StoredPush>, StorageError> {
        let query = format!("{PUSH} WHERE p.id = $1");
        let row = sql::query(sqlx::AssertSqlSafe(query)).bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(push).transpose()
    }

    /// The programs of somebody that are told.
    pub async fn webhooks(&self, guest: &str) -> Result<Vec<StoredWebhook>, StorageError> {
        let query = format!("{WEBHOOK} WHERE guest = $1 ORDER BY made, id");
        let rows = sql::query(sqlx::AssertSqlSafe(query)).bind(guest).fetch_all(&self.readers).await?;
        rows.iter().map(webhook).collect()
    }

    /// One of them.
    pub async fn webhook(&self, id: &str) -> Result<Option<StoredWebhook>, StorageError> {
        let query = format!("{WEBHOOK} WHERE id = $1");
        let row = sql::query(sqlx::AssertSqlSafe(query)).bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(webhook).transpose()
    }

    /// Somebody's calendar and news.
    pub async fn feed(&self, guest: &str) -> Result<Option<StoredFeed>, StorageError> {
        self.feed_where(sql::query("SELECT guest, language, made FROM feeds WHERE guest = $1").bind(guest))
            .await
    }

    /// The same by its secret.
    pub async fn feed_at(&self, token_hash: [u8; 32]) -> Result<Option<StoredFeed>, StorageError> {
        let query = sql::query("SELECT guest, language, made FROM feeds WHERE token_hash = $1");
        self.feed_where(query.bind(token_hash.to_vec())).await
    }

    async fn feed_where(&self, query: sql::Query) -> Result<Option<StoredFeed>, StorageError> {
        let row = query.fetch_optional(&self.readers).await?;
        row.map(|row| {
            Ok(StoredFeed {
                guest: row.try_get("guest")?,
                language: from_word(row.try_get("language")?)?,
                made: row.try_get("made")?,
            })
        })
        .transpose()
    }

    /// What is to be sent by now, soonest first.
    pub async fn deliveries(&self, now: i64, limit: u32) -> Result<Vec<Delivery>, StorageError> {
        let rows = sql::query(
            "SELECT d.guest, channel, target, tries, n.id, kind, table_id, game, at, seen FROM deliveries d \
             JOIN notices n ON n.id = notice JOIN tables ON tables.id = table_id WHERE next <= $1 \
             ORDER BY next, at, notice, target LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Delivery {
                    guest: row.try_get("guest")?,
                    channel: from_word(row.try_get("channel")?)?,
                    target: row.try_get("target")?,
                    tries: row.try_get::<i64, _>("tries")? as u32,
                    notice: notices::notice(row)?,
                })
            })
            .collect()
    }

    /// When the letter of somebody that is gathered already goes.
    pub async fn next_letter(&self, guest: &str) -> Result<Option<i64>, StorageError> {
        let row = sql::query("SELECT MIN(next) FROM deliveries WHERE guest = $1 AND channel = $2")
            .bind(guest)
            .bind(to_word(&Channel::Mail))
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// What the house keeps for itself.
    pub async fn key(&self, name: &str) -> Result<Option<String>, StorageError> {
        let row = sql::query("SELECT value FROM settings WHERE name = $1")
            .bind(name)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok(row.try_get("value")?)).transpose()
    }
}

fn push(row: &Row) -> Result<StoredPush, StorageError> {
    Ok(StoredPush {
        id: row.try_get("id")?,
        guest: row.try_get("guest")?,
        session: row.try_get("session")?,
        endpoint: row.try_get("endpoint")?,
        key: row.try_get("key")?,
        auth: row.try_get("auth")?,
        language: from_word(row.try_get("language")?)?,
        made: row.try_get("made")?,
    })
}

fn webhook(row: &Row) -> Result<StoredWebhook, StorageError> {
    Ok(StoredWebhook {
        id: row.try_get("id")?,
        guest: row.try_get("guest")?,
        address: row.try_get("address")?,
        form: from_word(row.try_get("form")?)?,
        secret: row.try_get("secret")?,
        language: from_word(row.try_get("language")?)?,
        made: row.try_get("made")?,
        failed: row.try_get("failed")?,
    })
}

/// Puts what a notice is sent as, in the transaction that is open.
pub(super) async fn put(
    connection: &mut Connection,
    notice: &str,
    guest: &str,
    deliveries: &[NewDelivery],
) -> Result<(), StorageError> {
    for NewDelivery { channel, target, next } in deliveries {
        sql::query(
            "INSERT INTO deliveries (notice, channel, target, guest, tries, next) VALUES ($1, $2, $3, $4, 0, $5) \
             ON CONFLICT (notice, channel, target) DO NOTHING",
        )
        .bind(notice)
        .bind(to_word(channel))
        .bind(target)
        .bind(guest)
        .bind(next)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(
    connection: &mut Connection,
    change: &ChannelChange,
) -> Result<(), StorageError> {
    match change {
        ChannelChange::Choose { guest, choices } => {
            let chosen = sql::query(
                "INSERT INTO notice_choices (guest, choices) VALUES ($1, $2) \
                 ON CONFLICT (guest) DO UPDATE SET choices = excluded.choices",
            )
            .bind(guest)
            .bind(to_json(choices))
            .execute(connection)
            .await?;
            touched(&chosen, 1)
        }
        ChannelChange::Push(push) => add_push(connection, push).await,
        ChannelChange::NoPush { guest, id } => {
            remove(connection, "push_devices", Channel::Push, guest, id).await
        }
        ChannelChange::Webhook(hook) => {
            let added = sql::query(
                "INSERT INTO webhooks (id, guest, address, form, secret, language, made) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(&hook.id)
            .bind(&hook.guest)
            .bind(&hook.address)
            .bind(to_word(&hook.form))
            .bind(&hook.secret)
            .bind(to_word(&hook.language))
            .bind(hook.made)
            .execute(connection)
            .await?;
            touched(&added, 1)
        }
        ChannelChange::NoWebhook { guest, id } => {
            remove(connection, "webhooks", Channel::Webhook, guest, id).await
        }
        ChannelChange::WebhookFailed { id, at } => {
            // It may have been removed meanwhile.
            sql::query("UPDATE webhooks SET failed = $2 WHERE id = $1")
                .bind(id)
                .bind(at)
                .execute(connection)
                .await?;
            Ok(())
        }
        ChannelChange::Feed { guest, token_hash, language, made } => {
            let made = sql::query(
                "INSERT INTO feeds (guest, token_hash, language, made) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (guest) DO UPDATE SET token_hash = $2, language = $3, made = $4",
            )
            .bind(guest)
            .bind(token_hash.as_slice())
            .bind(to_word(language))
            .bind(made)
            .execute(connection)
            .await?;
            touched(&made, 1)
        }
        ChannelChange::NoFeed { guest } => {
            sql::query("DELETE FROM feeds WHERE guest = $1").bind(guest).execute(connection).await?;
            Ok(())
        }
        ChannelChange::Done { notices, channel, target } => {
            for notice in notices {
                // It may have gone: seen meanwhile, or true no longer.
                sql::query("DELETE FROM deliveries WHERE notice = $1 AND channel = $2 AND target = $3")
                    .bind(notice)
                    .bind(to_word(channel))
                    .bind(target)
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        }
        ChannelChange::Later { notices, channel, target, next, tried } => {
            for notice in notices {
                sql::query(
                    "UPDATE deliveries SET tries = tries + $5, next = $4 WHERE notice = $1 AND channel = $2 AND target = $3",
                )
                .bind(notice)
                .bind(to_word(channel))
                .bind(target)
                .bind(next)
                .bind(i64::from(*tried))
                .execute(&mut *connection)
                .await?;
            }
            Ok(())
        }
        ChannelChange::Key { name, value } => {
            sql::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                .bind(*name)
                .bind(value)
                .execute(connection)
                .await?;
            Ok(())
        }
    }
}

async fn add_push(connection: &mut Connection, push: &StoredPush) -> Result<(), StorageError> {
    // One browser sends for one person: whoever is signed in there now. And a device has one browser.
    sql::query("DELETE FROM push_devices WHERE endpoint = $1 OR session = $2")
        .bind(&push.endpoint)
        .bind(&push.session)
        .execute(&mut *connection)
        .await?;
    let added = sql::query(
        "INSERT INTO push_devices (id, guest, session, endpoint, key, auth, language, made) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(&push.id)
    .bind(&push.guest)
    .bind(&push.session)
    .bind(&push.endpoint)
    .bind(&push.key)
    .bind(&push.auth)
    .bind(to_word(&push.language))
    .bind(push.made)
    .execute(&mut *connection)
    .await?;
    touched(&added, 1)?;
    sql::query(
        "DELETE FROM push_devices WHERE guest = $1 AND (session NOT IN (SELECT id FROM sessions WHERE guest = $1) \
         OR id NOT IN (SELECT id FROM push_devices WHERE guest = $1 ORDER BY made DESC, id LIMIT $2))",
    )
    .bind(&push.guest)
    .bind(DEVICES)
    .execute(connection)
    .await?;
    Ok(())
}

/// A device or a program is sent to no longer, nor is what waited for it.
async fn remove(
    connection: &mut Connection,
    table: &'static str,
    channel: Channel,
    guest: &str,
    id: &str,
) -> Result<(), StorageError> {
    sql::query("DELETE FROM deliveries WHERE guest = $1 AND channel = $2 AND target = $3")
        .bind(guest)
        .bind(to_word(&channel))
        .bind(id)
        .execute(&mut *connection)
        .await?;
    let gone = format!("DELETE FROM {table} WHERE guest = $1 AND id = $2");
    sql::query(sqlx::AssertSqlSafe(gone)).bind(guest).bind(id).execute(connection).await?;
    Ok(())
}
