//! What is to be sent, until it was.

use comptoir_words::Language;
use serde::{Deserialize, Serialize};

use super::change::touched;
use super::sql::{self, Connection};
use super::{Storage, StorageError, from_word, to_json, to_word};

/// Letters that may wait. Beyond that something is wrong, and nobody's change is refused because of it: it is stored without its letter.
const MOST: i64 = 10_000;

/// What a letter is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Somebody says that an address is theirs, and shows it by the link in it.
    Verify,
    /// Somebody at an address asks to come back in; whether anybody has that address is found out when it is sent.
    SignIn,
    /// An address is not somebody's any more, and whoever reads it hears so: it may not have been them who changed it.
    Replaced,
}

/// What a letter to an address that was replaced has to know: it is stored nowhere else by then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // the fields are those of the table
pub struct Replaced {
    pub address: String,
    pub language: Language,
}

/// Something to be sent. It holds no secret: links are made when it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// What for.
    pub kind: Kind,
    /// To whom, if that is known.
    pub guest: Option<String>,
    /// What else there is to know, as its kind writes it.
    pub payload: String,
    /// Since when, in seconds since 1970.
    pub made: i64,
}

/// A letter that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are those of the table
pub struct Waiting {
    pub id: i64,
    pub letter: Letter,
    pub tries: u32,
}

/// A change of what waits.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the table
pub enum OutboxChange {
    /// Something more.
    Put(Letter),
    /// It was sent, or there is no point in it any more.
    Done { id: i64 },
    /// It could not be sent, and is tried again then.
    Later { id: i64, next: i64 },
}

/// Where somebody gets their mail.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are those of the table
pub struct StoredMailbox {
    pub guest: String,
    pub address: String,
    pub language: Language,
    pub verified: Option<i64>,
}

/// A change of where somebody gets their mail.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the table
pub enum MailChange {
    /// An address, not yet shown to be theirs, in place of the one before; a letter goes there.
    Address { guest: String, address: String, look: String, language: Language, at: i64 },
    /// A link that shows it; earlier ones are void.
    Link { guest: String, token_hash: [u8; 32], now: i64, until: i64 },
    /// Its owner followed it.
    Verified { token_hash: [u8; 32], now: i64 },
    /// They want no mail any more.
    Remove { guest: String, at: i64 },
}

impl Storage {
    /// The letters that are due, oldest first.
    pub async fn due(&self, now: i64, limit: u32) -> Result<Vec<Waiting>, StorageError> {
        let rows = sql::query(
            "SELECT id, kind, guest, payload, made, tries FROM outbox WHERE next <= $1 ORDER BY next, id LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                let letter = Letter {
                    kind: from_word(row.try_get("kind")?)?,
                    guest: row.try_get("guest")?,
                    payload: row.try_get("payload")?,
                    made: row.try_get("made")?,
                };
                Ok(Waiting { id: row.try_get("id")?, letter, tries: row.try_get::<i64, _>("tries")? as u32 })
            })
            .collect()
    }

    /// When the next letter is due, if one waits.
    pub async fn next_due(&self) -> Result<Option<i64>, StorageError> {
        let row = sql::query("SELECT MIN(next) FROM outbox").fetch_one(&self.readers).await?;
        Ok(row.try_get(0)?)
    }

    /// Where somebody gets their mail.
    pub async fn mailbox(&self, guest: &str) -> Result<Option<StoredMailbox>, StorageError> {
        self.mailbox_where("SELECT guest, address, language, verified FROM mailboxes WHERE guest = $1", guest)
            .await
    }

    /// Whose address this is for certain.
    pub async fn mailbox_at(&self, look: &str) -> Result<Option<StoredMailbox>, StorageError> {
        let query = "SELECT guest, address, language, verified FROM mailboxes WHERE look = $1 AND verified IS NOT NULL";
        self.mailbox_where(query, look).await
    }

    async fn mailbox_where(
        &self,
        query: &'static str,
        wanted: &str,
    ) -> Result<Option<StoredMailbox>, StorageError> {
        let row = sql::query(query).bind(wanted).fetch_optional(&self.readers).await?;
        row.map(|row| {
            Ok(StoredMailbox {
                guest: row.try_get("guest")?,
                address: row.try_get("address")?,
                language: from_word(row.try_get("language")?)?,
                verified: row.try_get("verified")?,
            })
        })
        .transpose()
    }

    /// Whether a link still shows something, and whether somebody else has the address it is for already.
    pub async fn mail_link(&self, token_hash: [u8; 32], now: i64) -> Result<Option<bool>, StorageError> {
        let row = sql::query(
            "SELECT EXISTS (SELECT 1 FROM mailboxes other WHERE other.look = mailboxes.look AND other.verified IS NOT NULL \
             AND other.guest <> mailboxes.guest) FROM mail_links JOIN mailboxes ON mailboxes.guest = mail_links.guest \
             WHERE token_hash = $1 AND until > $2",
        )
        .bind(token_hash.as_slice())
        .bind(now)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }
}

/// Puts a letter into the outbox, in the transaction of the change it tells of.
pub(super) async fn put(connection: &mut Connection, letter: &Letter) -> Result<(), StorageError> {
    let put = sql::query(
        "INSERT INTO outbox (id, kind, guest, payload, made, tries, next) \
         SELECT COALESCE(MAX(id), 0) + 1, $1, $2, $3, $4, 0, $4 FROM outbox HAVING COUNT(*) < $5",
    )
    .bind(to_word(&letter.kind))
    .bind(&letter.guest)
    .bind(&letter.payload)
    .bind(letter.made)
    .bind(MOST)
    .execute(connection)
    .await?;
    if put.rows_affected() == 0 {
        tracing::error!("the outbox is full: something was not put into it");
    }
    Ok(())
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(
    connection: &mut Connection,
    change: &OutboxChange,
) -> Result<(), StorageError> {
    match change {
        OutboxChange::Put(letter) => put(connection, letter).await,
        // It may have gone with its person.
        OutboxChange::Done { id } => {
            sql::query("DELETE FROM outbox WHERE id = $1").bind(id).execute(connection).await?;
            Ok(())
        }
        OutboxChange::Later { id, next } => {
            sql::query("UPDATE outbox SET tries = tries + 1, next = $2 WHERE id = $1")
                .bind(id)
                .bind(next)
                .execute(connection)
                .await?;
            Ok(())
        }
    }
}

/// The same for where somebody gets their mail.
pub(super) async fn change_mailbox(
    connection: &mut Connection,
    change: &MailChange,
) -> Result<(), StorageError> {
    match change {
        MailChange::Address { guest, address, look, language, at } => {
            void_links(connection, guest).await?;
            tell_the_old_one(connection, guest, look, *at).await?;
            let stored = sql::query(
                "INSERT INTO mailboxes (guest, address, look, language, made) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (guest) DO UPDATE SET address = $2, look = $3, language = $4, made = $5, verified = NULL",
            )
            .bind(guest)
            .bind(address)
            .bind(look)
            .bind(to_word(language))
            .bind(at)
            .execute(&mut *connection)
            .await?;
            touched(&stored, 1)?;
            // One that was asked for and has not gone yet would go to the same place.
            sql::query("DELETE FROM outbox WHERE guest = $1 AND kind = $2")
                .bind(guest)
                .bind(to_word(&Kind::Verify))
                .execute(&mut *connection)
                .await?;
            let letter =
                Letter { kind: Kind::Verify, guest: Some(guest.clone()), payload: String::new(), made: *at };
            put(connection, &letter).await
        }
        MailChange::Link { guest, token_hash, now, until } => {
            sql::query("DELETE FROM mail_links WHERE guest = $1 OR until <= $2")
                .bind(guest)
                .bind(now)
                .execute(&mut *connection)
                .await?;
            let linked = sql::query("INSERT INTO mail_links (token_hash, guest, until) VALUES ($1, $2, $3)")
                .bind(token_hash.as_slice())
                .bind(guest)
                .bind(until)
                .execute(connection)
                .await?;
            touched(&linked, 1)
        }
        MailChange::Verified { token_hash, now } => {
            let verified = sql::query(
                "UPDATE mailboxes SET verified = $2 WHERE guest = \
                 (SELECT guest FROM mail_links WHERE token_hash = $1 AND until > $2)",
            )
            .bind(token_hash.as_slice())
            .bind(now)
            .execute(&mut *connection)
            .await?;
            touched(&verified, 1)?;
            let served = sql::query("DELETE FROM mail_links WHERE token_hash = $1")
                .bind(token_hash.as_slice())
                .execute(connection)
                .await?;
            touched(&served, 1)
        }
        MailChange::Remove { guest, at } => {
            void_links(connection, guest).await?;
            // What an earlier address is to be told goes all the same.
            sql::query("DELETE FROM outbox WHERE guest = $1 AND kind <> $2")
                .bind(guest)
                .bind(to_word(&Kind::Replaced))
                .execute(&mut *connection)
                .await?;
            tell_the_old_one(connection, guest, "", *at).await?;
            sql::query("DELETE FROM mailboxes WHERE guest = $1").bind(guest).execute(connection).await?;
            Ok(())
        }
    }
}

/// A letter to the address that somebody has for certain, unless it stays the same.
async fn tell_the_old_one(
    connection: &mut Connection,
    guest: &str,
    look: &str,
    at: i64,
) -> Result<(), StorageError> {
    let query =
        "SELECT address, language FROM mailboxes WHERE guest = $1 AND look <> $2 AND verified IS NOT NULL";
    let Some(row) = sql::query(query).bind(guest).bind(look).fetch_optional(&mut *connection).await? else {
        return Ok(());
    };
    let old = Replaced { address: row.try_get(0)?, language: from_word(row.try_get(1)?)? };
    let letter =
        Letter { kind: Kind::Replaced, guest: Some(guest.to_owned()), payload: to_json(&old), made: at };
    put(connection, &letter).await
}

async fn void_links(connection: &mut Connection, guest: &str) -> Result<(), StorageError> {
    sql::query("DELETE FROM mail_links WHERE guest = $1").bind(guest).execute(connection).await?;
    Ok(())
}
