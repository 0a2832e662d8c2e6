//! What is stored about people: every column of the schema, with its mark. Telling somebody what is known of them and forgetting it both walk
//! this list, and a test compares it with the schema: a new column is marked, or the gate fails.

use serde_json::{Map, Value};
use sqlx::AssertSqlSafe;

use super::sql::{self, Connection, Row};
use super::{Storage, StorageError, to_json};
use Mark::{Personal, Plain, Secret};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing about anybody, or what the others at a table need in order to keep their game.
    Plain,
    /// Something about somebody, which they may ask for.
    Personal,
    /// What somebody proves with that it is them, or what is made from it: it goes with them, and nobody is told.
    Secret,
}

/// A table of the schema.
#[derive(Debug)]
pub struct Marked {
    /// Its name.
    pub table: &'static str,
    /// Every column.
    pub columns: &'static [(&'static str, Mark)],
    /// Which rows are about somebody, `$1`.
    whose: Option<&'static str>,
    /// What is done to them when that person goes.
    forget: Option<&'static str>,
}

/// Every table. Those that refer to others come first, so that what they refer to can go after them.
pub const SCHEMA: &[Marked] = &[
    Marked {
        table: "deliveries",
        columns: &[
            ("notice", Plain),
            ("channel", Personal),
            ("target", Plain),
            ("guest", Plain),
            ("tries", Plain),
            ("next", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM deliveries WHERE guest = $1"),
    },
    Marked {
        table: "notices",
        columns: &[
            ("id", Plain),
            ("guest", Plain),
            ("kind", Personal),
            ("table_id", Personal),
            ("at", Personal),
            ("seen", Personal),
            ("due", Plain),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM notices WHERE guest = $1"),
    },
    Marked {
        table: "push_devices",
        columns: &[
            ("id", Plain),
            ("guest", Plain),
            ("session", Personal),
            // Whoever knows it could have the push service drop it, and no more; it is told to nobody all the same.
            ("endpoint", Secret),
            ("key", Secret),
            ("auth", Secret),
            ("language", Personal),
            ("made", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM push_devices WHERE guest = $1"),
    },
    Marked {
        table: "webhooks",
        columns: &[
            ("id", Plain),
            ("guest", Plain),
            // Whoever has it can write there.
            ("address", Secret),
            ("form", Personal),
            ("secret", Secret),
            ("language", Personal),
            ("made", Personal),
            ("failed", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM webhooks WHERE guest = $1"),
    },
    Marked {
        table: "feeds",
        columns: &[("guest", Plain), ("token_hash", Secret), ("language", Personal), ("made", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM feeds WHERE guest = $1"),
    },
    Marked {
        table: "notice_choices",
        columns: &[("guest", Plain), ("choices", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM notice_choices WHERE guest = $1"),
    },
    Marked {
        table: "sessions",
        columns: &[
            ("id", Personal),
            ("guest", Plain),
            ("token_hash", Secret),
            ("device", Personal),
            ("made", Personal),
            ("used", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM sessions WHERE guest = $1"),
    },
    Marked {
        table: "device_links",
        columns: &[("token_hash", Secret), ("guest", Plain), ("until", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM device_links WHERE guest = $1"),
    },
    Marked {
        table: "returns",
        columns: &[
            ("table_id", Personal),
            ("seat", Personal),
            ("guest", Plain),
            ("asked", Personal),
            ("agreed", Plain),
            ("let_in", Personal),
        ],
        whose: Some("guest = $1"),
        // That a seat changed hands is part of the table's story, without a name.
        forget: Some("DELETE FROM returns WHERE guest = $1 AND let_in IS NULL"),
    },
    Marked {
        table: "lines",
        columns: &[
            ("table_id", Personal),
            ("n", Plain),
            ("guest", Plain),
            ("command", Plain),
            ("seat", Personal),
            ("room", Personal),
            ("said", Personal),
            ("at", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM lines WHERE guest = $1"),
    },
    Marked {
        table: "readers",
        columns: &[("table_id", Personal), ("guest", Plain), ("read_to", Personal), ("note", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM readers WHERE guest = $1"),
    },
    Marked {
        table: "orders",
        columns: &[
            ("table_id", Personal),
            ("guest", Plain),
            ("what", Personal),
            ("about", Personal),
            ("at", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM orders WHERE guest = $1"),
    },
    Marked {
        table: "mutes",
        columns: &[("guest", Plain), ("muted", Personal), ("at", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM mutes WHERE guest = $1 OR muted = $1"),
    },
    Marked {
        table: "habits",
        columns: &[
            ("guest", Plain),
            ("zone", Personal),
            ("quiet", Personal),
            ("holidays", Personal),
            ("changed", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM habits WHERE guest = $1"),
    },
    Marked {
        table: "reliability",
        columns: &[("guest", Plain), ("in_time", Personal), ("missed", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM reliability WHERE guest = $1"),
    },
    Marked {
        table: "kept",
        columns: &[
            ("guest", Plain),
            ("commitment", Personal),
            ("record", Personal),
            // It is theirs, and deals nobody else's cards.
            ("seed", Personal),
            ("summary", Personal),
            ("at", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM kept WHERE guest = $1"),
    },
    Marked {
        table: "friends",
        columns: &[("guest", Plain), ("friend", Personal), ("since", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM friends WHERE guest = $1 OR friend = $1"),
    },
    Marked {
        table: "friend_asks",
        columns: &[("guest", Plain), ("asked", Plain), ("called", Personal), ("at", Personal)],
        // What somebody asked. Whoever was asked reads it in their list, and it is not about them.
        whose: Some("guest = $1"),
        forget: Some(
            "DELETE FROM friend_asks WHERE guest = $1 OR asked IN ('#' || $1, '@' || (SELECT handle_look FROM guests WHERE id = $1))",
        ),
    },
    Marked {
        table: "blocks",
        columns: &[("guest", Plain), ("blocked", Personal), ("at", Personal)],
        // Whoever is blocked is not told.
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM blocks WHERE guest = $1 OR blocked = $1"),
    },
    Marked {
        table: "entry_links",
        columns: &[
            ("id", Personal),
            ("token_hash", Secret),
            ("guest", Plain),
            ("made", Personal),
            ("until", Personal),
            ("uses", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM entry_links WHERE guest = $1"),
    },
    Marked {
        table: "ratings",
        columns: &[
            ("guest", Plain),
            ("game", Personal),
            ("rating", Personal),
            ("deviation", Personal),
            ("games", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM ratings WHERE guest = $1"),
    },
    Marked {
        table: "places",
        columns: &[
            ("result", Personal),
            ("seat", Personal),
            ("game", Personal),
            ("guest", Plain),
            ("bot", Plain),
            // The end of a game belongs to everybody who played it.
            ("rank", Personal),
            ("points", Personal),
            ("decisions", Personal),
            ("thought", Personal),
            ("bot_steps", Personal),
            ("counts", Personal),
            ("rating", Personal),
            ("deviation", Personal),
        ],
        whose: Some("guest = $1"),
        // The place stays a former player's: the others' ratings came of it.
        forget: Some(
            "UPDATE places SET decisions = 0, thought = 0, bot_steps = 0, rating = NULL, deviation = NULL WHERE guest = $1",
        ),
    },
    Marked {
        table: "results",
        columns: &[
            ("number", Personal),
            ("table_id", Personal),
            ("game", Plain),
            ("seats", Plain),
            ("options", Plain),
            ("people", Plain),
            ("strongest", Plain),
            ("rated", Personal),
            ("began", Personal),
            ("ended", Personal),
            ("steps", Plain),
        ],
        whose: Some("EXISTS (SELECT 1 FROM places WHERE result = number AND guest = $1)"),
        forget: None,
    },
    Marked {
        table: "tallies",
        columns: &[
            ("game", Plain),
            ("seats", Plain),
            ("options", Plain),
            ("what", Plain),
            ("value", Plain),
            ("times", Plain),
        ],
        whose: None,
        forget: None,
    },
    Marked {
        table: "passkeys",
        columns: &[
            ("id", Secret),
            ("guest", Plain),
            ("key", Secret),
            ("counter", Secret),
            ("name", Personal),
            ("made", Personal),
            ("used", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM passkeys WHERE guest = $1"),
    },
    Marked {
        table: "mail_links",
        columns: &[("token_hash", Secret), ("guest", Plain), ("until", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM mail_links WHERE guest = $1"),
    },
    Marked {
        table: "outbox",
        columns: &[
            ("id", Plain),
            ("kind", Personal),
            ("guest", Plain),
            ("payload", Personal),
            ("made", Personal),
            ("tries", Plain),
            ("next", Plain),
        ],
        // A way back in that was asked for, too, for as long as it waits.
        whose: Some("guest = $1 OR lower(payload) = (SELECT look FROM mailboxes WHERE guest = $1)"),
        forget: Some(
            "DELETE FROM outbox WHERE guest = $1 OR lower(payload) = (SELECT look FROM mailboxes WHERE guest = $1)",
        ),
    },
    Marked {
        table: "mailboxes",
        columns: &[
            ("guest", Plain),
            ("address", Personal),
            ("look", Secret),
            ("language", Personal),
            ("made", Personal),
            ("verified", Personal),
        ],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM mailboxes WHERE guest = $1"),
    },
    Marked {
        table: "admins",
        columns: &[("guest", Plain), ("since", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM admins WHERE guest = $1"),
    },
    Marked {
        table: "bans",
        columns: &[("guest", Plain), ("since", Personal), ("why", Personal)],
        whose: Some("guest = $1"),
        forget: Some("DELETE FROM bans WHERE guest = $1"),
    },
    Marked {
        table: "reports",
        columns: &[
            ("id", Plain),
            ("at", Personal),
            // Whoever was reported is not told by whom.
            ("reporter", Plain),
            ("guest", Plain),
            ("table_id", Personal),
            ("line", Plain),
            ("said", Personal),
            ("closed", Personal),
        ],
        whose: Some("guest = $1"),
        // What somebody said goes with them; what they reported of others stays, without them.
        forget: Some("DELETE FROM reports WHERE guest = $1"),
    },
    Marked {
        table: "audit",
        columns: &[
            ("id", Plain),
            ("at", Personal),
            ("by_guest", Plain),
            ("what", Personal),
            ("guest", Plain),
            ("table_id", Plain),
            ("details", Personal),
        ],
        whose: Some("guest = $1"),
        // That something was done stays, and to nobody by name.
        forget: Some("UPDATE audit SET details = '' WHERE guest = $1"),
    },
    Marked { table: "settings", columns: &[("name", Plain), ("value", Plain)], whose: None, forget: None },
    Marked {
        table: "seats",
        columns: &[
            ("table_id", Personal),
            ("seat", Personal),
            ("guest", Plain),
            ("bot", Plain),
            ("link_key", Plain),
            // Others cannot check their shuffles without these; they are random and say nothing about anybody.
            ("pledge", Plain),
            ("opening", Plain),
            ("program", Personal),
            ("invited", Personal),
            ("excused", Plain),
            ("coached", Personal),
        ],
        whose: Some("guest = $1 OR invited = $1"),
        // The seat stays somebody's, of whom nothing else is known; one that is kept opens.
        forget: Some("UPDATE seats SET invited = NULL WHERE invited = $1"),
    },
    Marked {
        table: "tables",
        columns: &[
            ("id", Personal),
            ("game", Personal),
            ("edition", Plain),
            ("options", Plain),
            ("host", Plain),
            ("visibility", Plain),
            ("language", Personal),
            ("fill", Plain),
            ("rated", Plain),
            ("coach", Plain),
            ("clock", Plain),
            // When seats act, as their steps tell as well.
            ("clocks", Plain),
            ("next_due", Plain),
            ("status", Plain),
            ("seed", Plain),
            // With names in it.
            ("broken_off", Personal),
            ("made", Personal),
            ("touched", Plain),
            ("setup", Plain),
            ("to_act", Plain),
            ("standings", Personal),
            ("rematch", Plain),
        ],
        whose: Some("host = $1 OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest = $1)"),
        // The name goes from `broken_off`: see below.
        forget: None,
    },
    Marked {
        table: "steps",
        columns: &[
            ("table_id", Plain),
            ("n", Plain),
            ("seat", Plain),
            ("command", Plain),
            ("step", Plain),
            ("at", Plain),
            ("to_act", Plain),
        ],
        // The moves of a game belong to everybody who played it; its record has them all.
        whose: None,
        forget: None,
    },
    Marked {
        table: "guests",
        columns: &[
            ("id", Personal),
            ("name", Personal),
            ("made", Personal),
            ("handle", Personal),
            ("handle_look", Secret),
            ("handle_written", Secret),
            ("passphrase", Secret),
            ("recovery_hash", Secret),
            ("seen_here", Personal),
            ("seen_by", Personal),
        ],
        whose: Some("id = $1"),
        // Somebody without a name: a former player.
        forget: Some(
            "UPDATE guests SET name = '', made = 0, handle = NULL, handle_look = NULL, handle_written = NULL, \
             passphrase = NULL, recovery_hash = NULL, seen_here = FALSE, seen_by = 'nobody' WHERE id = $1",
        ),
    },
    Marked {
        table: "house_time",
        columns: &[("wall", Plain), ("open", Plain), ("set_back", Plain)],
        whose: None,
        forget: None,
    },
    Marked { table: "commits", columns: &[("number", Plain), ("writer", Plain)], whose: None, forget: None },
    Marked { table: "migrations", columns: &[("number", Plain)], whose: None, forget: None },
];

impl Storage {
    /// Everything personal that is stored about somebody, table by table.
    pub async fn about(&self, guest: &str) -> Result<Value, StorageError> {
        let mut all = Map::new();
        for Marked { table, columns, whose, .. } in SCHEMA {
            let Some(whose) = whose else { continue };
            let told = columns.iter().filter(|(_, mark)| *mark == Personal);
            let told: Vec<&str> = told.map(|(column, _)| *column).collect();
            let query = format!("SELECT {} FROM {table} WHERE {whose}", told.join(", "));
            let rows = sql::query(AssertSqlSafe(query)).bind(guest).fetch_all(&self.readers).await?;
            let rows: Result<Vec<Value>, StorageError> = rows.iter().map(|row| object(&told, row)).collect();
            all.insert((*table).to_owned(), Value::Array(rows?));
        }
        Ok(Value::Object(all))
    }

    /// The tables at which somebody sits, or that they made, whose games are not over.
    pub async fn unfinished_with(&self, guest: &str) -> Result<Vec<String>, StorageError> {
        let rows = sql::query(
            "SELECT id FROM tables WHERE status <> 'over' AND \
             (host = $1 OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest = $1))",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

/// A row as JSON.
fn object(columns: &[&str], row: &Row) -> Result<Value, StorageError> {
    let mut object = Map::new();
    for (at, column) in columns.iter().enumerate() {
        let value = match row.value(at)? {
            sql::Value::Number(number) => number.into(),
            // As SQLite keeps it.
            sql::Value::Truth(truth) => truth.map(i64::from).into(),
            sql::Value::Text(text) => text.into(),
            sql::Value::Bytes(bytes) => bytes.map(hex::encode).into(),
        };
        object.insert((*column).to_owned(), value);
    }
    Ok(Value::Object(object))
}

/// Forgets somebody, in the transaction that is open.
pub(super) async fn forget(connection: &mut Connection, guest: &str) -> Result<(), StorageError> {
    // What they told of others is theirs no longer.
    sql::query("UPDATE reports SET reporter = NULL WHERE reporter = $1")
        .bind(guest)
        .execute(&mut *connection)
        .await?;
    // The name, and nothing else, as it stands in a JSON string.
    let known = sql::query("SELECT name FROM guests WHERE id = $1")
        .bind(guest)
        .fetch_optional(&mut *connection)
        .await?;
    if let Some(known) = known {
        sql::query("UPDATE tables SET broken_off = replace(broken_off, $1, '\"\"') WHERE broken_off <> '[]'")
            .bind(to_json(&known.try_get::<&str, _>("name")?))
            .execute(&mut *connection)
            .await?;
    }
    for forget in SCHEMA.iter().filter_map(|marked| marked.forget) {
        sql::query(forget).bind(guest).execute(&mut *connection).await?;
    }
    Ok(())
}
