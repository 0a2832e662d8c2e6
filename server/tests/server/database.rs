//! A look behind the server's back.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use tempfile::TempDir;

/// Another connection to the server's database.
pub async fn database(data: &TempDir) -> SqliteConnection {
    SqliteConnectOptions::new().filename(data.path().join("comptoir.db")).connect().await.unwrap()
}
