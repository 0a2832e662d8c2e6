//! People: their sessions, and the ways they come back without one.

use super::change::touched;
use super::sql::{self, Connection, Row};
use super::{
    Guest, MailChange, PasskeyChange, PasskeyUse, Storage, StorageError, from_word, outbox, passkeys,
    personal, to_word,
};
use crate::names::Looks;
use crate::protocol::SeenBy;

/// Sessions one person may have; the one unused for longest makes room.
const SESSIONS: i64 = 20;

/// A browser that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Which.
    pub id: String,
    /// What it calls itself.
    pub device: String,
    /// Since when, in seconds since 1970.
    pub made: i64,
    /// When it was last heard of, in seconds since 1970.
    pub used: i64,
}

/// A session that begins; only the hash of its token is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are those of a session
pub struct NewSession {
    pub id: String,
    pub guest: String,
    pub token_hash: [u8; 32],
    pub device: String,
    pub at: i64,
}

/// Which sessions of a person end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// This one.
    One(String),
    /// All but this one.
    Others(String),
    /// Every one.
    All,
}

impl Which {
    /// Whether a session is among them.
    pub fn includes(&self, session: &str) -> bool {
        match self {
            Which::One(one) => one == session,
            Which::Others(one) => one != session,
            Which::All => true,
        }
    }
}

/// How somebody can come back without a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WaysBack {
    /// What they sign in with.
    pub handle: Option<String>,
    /// The PHC string of their passphrase.
    pub passphrase: Option<String>,
    /// Of their recovery code.
    pub recovery_hash: Option<Vec<u8>>,
    /// Who may see their page.
    pub seen_by: SeenBy,
}

/// A change of who somebody is, or how they prove it.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the stored types
pub enum PersonChange {
    /// Somebody new took a name.
    New { guest: Guest, session: NewSession },
    /// The same, by a member's invitation, which lets one less in then.
    NewBy { guest: Guest, session: NewSession, link: [u8; 32] },
    /// They took another one.
    Rename(Guest),
    /// Others see that they are here, or do not.
    SeenHere { guest: String, seen: bool },
    /// An invitation to the house; those that have served go.
    Entry { id: String, guest: String, token_hash: [u8; 32], made: i64, until: i64, uses: u32 },
    /// It is void.
    EndEntry { guest: String, id: String },
    /// They came in on a device, perhaps by a link, which has served then, or with a key. The session that device had before ends.
    SignIn {
        session: NewSession,
        link: Option<[u8; 32]>,
        passkey: Option<PasskeyUse>,
        before: Option<String>,
    },
    /// A session was heard of.
    Used { session: String, at: i64 },
    /// Sessions end.
    End { guest: String, which: Which },
    /// A link for another device; earlier ones are void.
    Link { guest: String, token_hash: [u8; 32], now: i64, until: i64 },
    /// A recovery code; the earlier one is void.
    Recovery { guest: String, hash: [u8; 32] },
    /// They became a member.
    Join { guest: String, handle: String, passphrase: Option<String> },
    /// Another passphrase: every session ends, and one begins.
    Passphrase { passphrase: String, session: NewSession },
    /// Others may see their page, or may not.
    SeenBy { guest: String, seen_by: SeenBy },
    /// Their keys.
    Passkey(PasskeyChange),
    /// Where they get their mail.
    Mail(MailChange),
    /// They go, and nothing personal stays.
    Forget { guest: String },
}

impl Storage {
    /// Whose session this is, if it was heard of since.
    pub async fn session(
        &self,
        token_hash: [u8; 32],
        since: i64,
    ) -> Result<Option<(Guest, Session)>, StorageError> {
        let row = sql::query(
            "SELECT sessions.id AS session, device, sessions.made, used, guests.id, name FROM sessions \
             JOIN guests ON guests.id = guest WHERE token_hash = $1 AND used >= $2",
        )
        .bind(token_hash.as_slice())
        .bind(since)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| Ok((guest(&row)?, session(&row)?))).transpose()
    }

    /// The sessions of somebody, those heard of last first.
    pub async fn sessions(&self, guest: &str) -> Result<Vec<Session>, StorageError> {
        let rows = sql::query(
            "SELECT id AS session, device, made, used FROM sessions WHERE guest = $1 ORDER BY used DESC, id",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(session).collect()
    }

    /// How somebody can come back without one.
    pub async fn ways_back(&self, guest: &str) -> Result<WaysBack, StorageError> {
        let row = sql::query("SELECT handle, passphrase, recovery_hash, seen_by FROM guests WHERE id = $1")
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(WaysBack::default()) };
        Ok(WaysBack {
            handle: row.try_get("handle")?,
            passphrase: row.try_get("passphrase")?,
            recovery_hash: row.try_get("recovery_hash")?,
            seen_by: from_word(row.try_get("seen_by")?)?,
        })
    }

    /// Whose handle looks like this.
    pub async fn member(&self, look: &str) -> Result<Option<Guest>, StorageError> {
        let row = sql::query("SELECT id, name FROM guests WHERE handle_look = $1")
            .bind(look)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(guest).transpose()
    }

    /// Somebody, by their id, as long as they are here.
    pub async fn guest(&self, id: &str) -> Result<Option<Guest>, StorageError> {
        let row = sql::query("SELECT id, name FROM guests WHERE id = $1 AND name <> ''")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(guest).transpose()
    }

    /// Whose handle can be taken for this name, in either of its looks.
    pub async fn member_like(&self, name: &str) -> Result<Option<Guest>, StorageError> {
        let Looks { any, written } = Looks::of(name);
        let row = sql::query(
            "SELECT id, name FROM guests WHERE handle_look IN ($1, $2) OR handle_written IN ($1, $2) LIMIT 1",
        )
        .bind(any)
        .bind(written)
        .fetch_optional(&self.readers)
        .await?;
        row.as_ref().map(guest).transpose()
    }

    /// Whose recovery code this is.
    pub async fn guest_by_recovery(&self, hash: [u8; 32]) -> Result<Option<Guest>, StorageError> {
        let row = sql::query("SELECT id, name FROM guests WHERE recovery_hash = $1")
            .bind(hash.as_slice())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(guest).transpose()
    }

    /// Whose link for another device this is, if it still serves.
    pub async fn guest_by_link(&self, token_hash: [u8; 32], now: i64) -> Result<Option<Guest>, StorageError> {
        let row = sql::query(
            "SELECT id, name FROM device_links JOIN guests ON guests.id = guest WHERE token_hash = $1 AND until > $2",
        )
        .bind(token_hash.as_slice())
        .bind(now)
        .fetch_optional(&self.readers)
        .await?;
        row.as_ref().map(guest).transpose()
    }
}

fn guest(row: &Row) -> Result<Guest, StorageError> {
    Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")? })
}

fn session(row: &Row) -> Result<Session, StorageError> {
    Ok(Session {
        id: row.try_get("session")?,
        device: row.try_get("device")?,
        made: row.try_get("made")?,
        used: row.try_get("used")?,
    })
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(
    connection: &mut Connection,
    change: &PersonChange,
) -> Result<(), StorageError> {
    let done = match change {
        PersonChange::New { guest, session } => return enter(connection, guest, session).await,
        PersonChange::NewBy { guest, session, link } => {
            let used = sql::query(
                "UPDATE entry_links SET uses = uses - 1 WHERE token_hash = $1 AND uses > 0 AND until > $2",
            )
            .bind(link.as_slice())
            .bind(session.at)
            .execute(&mut *connection)
            .await?;
            touched(&used, 1)?;
            return enter(connection, guest, session).await;
        }
        PersonChange::SeenHere { guest, seen } => {
            sql::query("UPDATE guests SET seen_here = $2 WHERE id = $1")
                .bind(guest)
                .bind(seen)
                .execute(connection)
                .await?
        }
        PersonChange::Entry { id, guest, token_hash, made, until, uses } => {
            sql::query("DELETE FROM entry_links WHERE until <= $1 OR uses = 0")
                .bind(made)
                .execute(&mut *connection)
                .await?;
            sql::query(
                "INSERT INTO entry_links (id, token_hash, guest, made, until, uses) VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(id)
            .bind(token_hash.as_slice())
            .bind(guest)
            .bind(made)
            .bind(until)
            .bind(i64::from(*uses))
            .execute(connection)
            .await?
        }
        PersonChange::EndEntry { guest, id } => {
            // It may have served meanwhile.
            sql::query("DELETE FROM entry_links WHERE guest = $1 AND id = $2")
                .bind(guest)
                .bind(id)
                .execute(connection)
                .await?;
            return Ok(());
        }
        PersonChange::Rename(guest) => {
            sql::query("UPDATE guests SET name = $2 WHERE id = $1")
                .bind(&guest.id)
                .bind(&guest.name)
                .execute(connection)
                .await?
        }
        PersonChange::SignIn { session, link, passkey, before } => {
            if let Some(used) = passkey {
                // Nobody else has used it meanwhile, or this is given up.
                passkeys::carry_out(connection, &PasskeyChange::Used(used.clone())).await?;
            }
            if let Some(link) = link {
                // Nobody else has used it meanwhile, or this is given up.
                let served = sql::query("DELETE FROM device_links WHERE token_hash = $1")
                    .bind(link.as_slice())
                    .execute(&mut *connection)
                    .await?;
                touched(&served, 1)?;
            }
            if let Some(before) = before {
                sql::query("DELETE FROM sessions WHERE id = $1")
                    .bind(before)
                    .execute(&mut *connection)
                    .await?;
            }
            return begin(connection, session).await;
        }
        PersonChange::Used { session, at } => {
            // It may have ended meanwhile.
            sql::query("UPDATE sessions SET used = $2 WHERE id = $1")
                .bind(session)
                .bind(at)
                .execute(connection)
                .await?;
            return Ok(());
        }
        PersonChange::SeenBy { guest, seen_by } => {
            sql::query("UPDATE guests SET seen_by = $2 WHERE id = $1")
                .bind(guest)
                .bind(to_word(seen_by))
                .execute(connection)
                .await?
        }
        PersonChange::Passkey(change) => return passkeys::carry_out(connection, change).await,
        PersonChange::Mail(change) => return outbox::change_mailbox(connection, change).await,
        PersonChange::Forget { guest } => return personal::forget(connection, guest).await,
        PersonChange::End { guest, which } => {
            let (query, session) = match which {
                Which::One(session) => {
                    ("DELETE FROM sessions WHERE guest = $1 AND id = $2", session.as_str())
                }
                Which::Others(session) => {
                    ("DELETE FROM sessions WHERE guest = $1 AND id <> $2", session.as_str())
                }
                Which::All => ("DELETE FROM sessions WHERE guest = $1 AND id <> $2", ""),
            };
            sql::query(query).bind(guest).bind(session).execute(connection).await?;
            return Ok(());
        }
        PersonChange::Link { guest, token_hash, now, until } => {
            sql::query("DELETE FROM device_links WHERE guest = $1 OR until <= $2")
                .bind(guest)
                .bind(now)
                .execute(&mut *connection)
                .await?;
            sql::query("INSERT INTO device_links (token_hash, guest, until) VALUES ($1, $2, $3)")
                .bind(token_hash.as_slice())
                .bind(guest)
                .bind(until)
                .execute(connection)
                .await?
        }
        PersonChange::Recovery { guest, hash } => {
            sql::query("UPDATE guests SET recovery_hash = $2 WHERE id = $1")
                .bind(guest)
                .bind(hash.as_slice())
                .execute(connection)
                .await?
        }
        PersonChange::Join { guest, handle, passphrase } => {
            let Looks { any, written } = Looks::of(handle);
            // Nobody has one meanwhile that could be taken for it, or this is given up.
            sql::query(
                "UPDATE guests SET handle = $2, handle_look = $3, handle_written = $4, passphrase = $5 \
                 WHERE id = $1 AND handle IS NULL AND NOT EXISTS \
                 (SELECT 1 FROM guests WHERE handle_look IN ($3, $4) OR handle_written IN ($3, $4))",
            )
            .bind(guest)
            .bind(handle)
            .bind(any)
            .bind(written)
            .bind(passphrase)
            .execute(connection)
            .await?
        }
        PersonChange::Passphrase { passphrase, session } => {
            let changed =
                sql::query("UPDATE guests SET passphrase = $2 WHERE id = $1 AND handle IS NOT NULL")
                    .bind(&session.guest)
                    .bind(passphrase)
                    .execute(&mut *connection)
                    .await?;
            touched(&changed, 1)?;
            sql::query("DELETE FROM sessions WHERE guest = $1")
                .bind(&session.guest)
                .execute(&mut *connection)
                .await?;
            return begin(connection, session).await;
        }
    };
    touched(&done, 1)
}

/// Somebody new, with their first session.
async fn enter(connection: &mut Connection, guest: &Guest, session: &NewSession) -> Result<(), StorageError> {
    let made = sql::query("INSERT INTO guests (id, name, made) VALUES ($1, $2, $3)")
        .bind(&guest.id)
        .bind(&guest.name)
        .bind(session.at)
        .execute(&mut *connection)
        .await?;
    touched(&made, 1)?;
    begin(connection, session).await
}

/// Fills in what earlier versions did not store of handles. Where two could already be taken for each other, both stay.
pub(super) async fn look_at_handles(connection: &mut Connection) -> Result<(), StorageError> {
    let rows =
        sql::query("SELECT id, handle FROM guests WHERE handle IS NOT NULL AND handle_written IS NULL")
            .fetch_all(&mut *connection)
            .await?;
    for row in rows {
        sql::query("UPDATE OR IGNORE guests SET handle_written = $2 WHERE id = $1")
            .bind(row.try_get::<&str, _>("id")?)
            .bind(Looks::of(row.try_get("handle")?).written)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn begin(connection: &mut Connection, session: &NewSession) -> Result<(), StorageError> {
    sql::query(
        "DELETE FROM sessions WHERE guest = $1 AND id NOT IN \
         (SELECT id FROM sessions WHERE guest = $1 ORDER BY used DESC, id LIMIT $2)",
    )
    .bind(&session.guest)
    .bind(SESSIONS - 1)
    .execute(&mut *connection)
    .await?;
    let begun = sql::query(
        "INSERT INTO sessions (id, guest, token_hash, device, made, used) VALUES ($1, $2, $3, $4, $5, $5)",
    )
    .bind(&session.id)
    .bind(&session.guest)
    .bind(session.token_hash.as_slice())
    .bind(&session.device)
    .bind(session.at)
    .execute(connection)
    .await?;
    touched(&begun, 1)
}
