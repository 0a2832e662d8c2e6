//! Tables that were played elsewhere until now.

use comptoir_kernel::Seat;
use comptoir_kernel::fairness::Bytes32;

use super::change::{insert_steps, insert_table, touched, update_seat};
use super::sql::{self, Connection};
use super::{Guest, Storage, StorageError, StoredStep, StoredTable, to_json};

/// A table with its past.
#[derive(Clone, Debug)]
pub struct ImportChange {
    /// As it stands.
    pub table: StoredTable,
    /// Who stand in for its people, until those come.
    pub guests: Vec<Guest>,
    /// How it came to that.
    pub steps: Vec<StoredStep>,
}

/// Steps that are inserted at once: a statement has room for some thousands.
const AT_ONCE: usize = 512;

impl Storage {
    /// The table whose chance comes from this seed, if one does.
    pub async fn table_of_seed(&self, seed: &Bytes32) -> Result<Option<String>, StorageError> {
        let row = sql::query("SELECT id FROM tables WHERE seed = $1")
            .bind(seed.0.as_slice())
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok(row.try_get("id")?)).transpose()
    }
}

/// Makes the change, in the transaction that is open. What is over counts in no statistics: it was not played here.
pub(super) async fn carry_out(
    connection: &mut Connection,
    ImportChange { table, guests, steps }: &ImportChange,
) -> Result<(), StorageError> {
    for guest in guests {
        let made = sql::query("INSERT INTO guests (id, name, made) VALUES ($1, $2, $3)")
            .bind(&guest.id)
            .bind(&guest.name)
            .bind(table.made)
            .execute(&mut *connection)
            .await?;
        touched(&made, 1)?;
    }
    insert_table(connection, table).await?;
    for (seat, stored) in (0..).map(Seat).zip(&table.seats) {
        // A new table has no opened numbers yet, so they come afterwards.
        update_seat(connection, &table.id, seat, stored).await?;
    }
    let steps: Vec<&StoredStep> = steps.iter().collect();
    for steps in steps.chunks(AT_ONCE) {
        insert_steps(connection, steps).await?;
    }
    let Some(standings) = &table.standings else { return Ok(()) };
    let closed = sql::query("UPDATE tables SET standings = $2 WHERE id = $1")
        .bind(&table.id)
        .bind(to_json(standings))
        .execute(connection)
        .await?;
    touched(&closed, 1)
}
