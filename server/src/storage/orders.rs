//! Standing orders.

use super::change::touched;
use super::sql::{self, Connection};
use super::{Storage, StorageError, to_json};
use crate::protocol::StandingOrder;

/// An order that stands.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredOrder {
    /// Who gave it.
    pub guest: String,
    /// What is to be done.
    pub what: StandingOrder,
    /// What it is about, in the game's numbers.
    pub about: Vec<i64>,
    /// Seconds since 1970.
    pub at: i64,
}

/// A change of the orders of a table.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the fields are those of the stored types
pub enum OrderChange {
    /// It stands from now on.
    Give { table: String, order: StoredOrder },
    /// These do not any more.
    End { table: String, orders: Vec<StoredOrder> },
}

impl Storage {
    /// The orders of a table, in the order in which they were given.
    pub async fn orders(&self, table: &str) -> Result<Vec<StoredOrder>, StorageError> {
        let rows =
            sql::query("SELECT guest, what, about, at FROM orders WHERE table_id = $1 ORDER BY at, what")
                .bind(table)
                .fetch_all(&self.readers)
                .await?;
        rows.iter()
            .map(|row| {
                Ok(StoredOrder {
                    guest: row.try_get("guest")?,
                    what: serde_json::from_str(row.try_get("what")?)?,
                    about: serde_json::from_str(row.try_get("about")?)?,
                    at: row.try_get("at")?,
                })
            })
            .collect()
    }

    /// The tables at which an order stands.
    pub async fn under_orders(&self) -> Result<Vec<String>, StorageError> {
        let rows = sql::query("SELECT DISTINCT table_id FROM orders ORDER BY table_id")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("table_id")?)).collect()
    }
}

/// Makes a change, in the transaction that is open.
pub(super) async fn carry_out(connection: &mut Connection, change: &OrderChange) -> Result<(), StorageError> {
    match change {
        OrderChange::Give { table, order } => {
            let done = sql::query(
                "INSERT INTO orders (table_id, guest, what, about, at) VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(table)
            .bind(&order.guest)
            .bind(to_json(&order.what))
            .bind(to_json(&order.about))
            .bind(order.at)
            .execute(connection)
            .await?;
            touched(&done, 1)
        }
        OrderChange::End { table, orders } => {
            for order in orders {
                // They go with whoever gave them as well.
                sql::query("DELETE FROM orders WHERE table_id = $1 AND guest = $2 AND what = $3")
                    .bind(table)
                    .bind(&order.guest)
                    .bind(to_json(&order.what))
                    .execute(&mut *connection)
                    .await?;
            }
            Ok(())
        }
    }
}
