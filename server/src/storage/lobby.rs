//! What the lobby shows besides tables: seats kept for somebody, and who is here. And who may come in.

use comptoir_kernel::Seat;

use super::sql::{self, Builder};
use super::{Guest, Storage, StorageError, to_word};
use crate::protocol::{EntryLink, Invitation, Status};

/// Invitations that are shown; older ones wait.
const SHOWN: i64 = 20;

impl Storage {
    /// The seats that are kept for somebody, at the newest tables first. Nobody hears of those between whom and them there is a block.
    pub async fn invitations(&self, guest: &str) -> Result<Vec<Invitation>, StorageError> {
        let rows = sql::query(
            "SELECT t.id, game, seat, host, guests.name, t.made FROM seats JOIN tables t ON t.id = table_id \
             JOIN guests ON guests.id = host WHERE invited = $1 AND seats.guest IS NULL AND bot IS NULL \
             AND status = $2 AND NOT EXISTS (SELECT 1 FROM blocks b \
             WHERE b.guest = $1 AND b.blocked = host OR b.guest = host AND b.blocked = $1) \
             ORDER BY t.made DESC, t.id LIMIT $3",
        )
        .bind(guest)
        .bind(to_word(&Status::Gathering))
        .bind(SHOWN)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Invitation {
                    table: row.try_get("id")?,
                    game: row.try_get("game")?,
                    seat: Seat(row.try_get::<i64, _>("seat")? as u8),
                    by: row.try_get("host")?,
                    name: row.try_get("name")?,
                    made: row.try_get("made")?,
                })
            })
            .collect()
    }

    /// Those among some people who show that they are here, by name.
    pub async fn seen_here(&self, among: &[String]) -> Result<Vec<Guest>, StorageError> {
        if among.is_empty() {
            return Ok(Vec::new());
        }
        let query = Builder::new("SELECT id, name FROM guests WHERE seen_here AND id IN (").list(among);
        let rows = query.push(") ORDER BY name, id").build().fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")? })).collect()
    }

    /// Whether somebody shows that they are here.
    pub async fn shows_here(&self, guest: &str) -> Result<bool, StorageError> {
        let row = sql::query("SELECT seen_here FROM guests WHERE id = $1")
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        row.map_or(Ok(false), |row| Ok(row.try_get("seen_here")?))
    }

    /// The invitations to the house that a member made and that still serve, newest first.
    pub async fn entry_links(&self, guest: &str, now: i64) -> Result<Vec<EntryLink>, StorageError> {
        let rows = sql::query(
            "SELECT id, until, uses FROM entry_links WHERE guest = $1 AND until > $2 AND uses > 0 \
             ORDER BY made DESC, id",
        )
        .bind(guest)
        .bind(now)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(EntryLink {
                    id: row.try_get("id")?,
                    until: row.try_get("until")?,
                    uses: row.try_get::<i64, _>("uses")? as u32,
                })
            })
            .collect()
    }
}
