//! PostgreSQL beside SQLite: what is only true of the one, and the way from one to the other.

use std::collections::BTreeSet;
use std::path::Path;

use comptoir_server::metrics::Metrics;
use comptoir_server::protocol::Status;
use comptoir_server::storage::{
    Guest, Moved, NewSession, OpenError, PersonChange, Place, Storage, StorageError, Write,
};
use comptoir_server::{Config, ServeError};
use serde_json::json;
use sqlx::{Connection, Row};
use tempfile::TempDir;

use crate::common::{Person, Server, config};
use crate::database::database;
use crate::postgres::Database;

/// Ends every connection to a database but the one that says so.
const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
     WHERE datname = current_database() AND pid <> pg_backend_pid()";

async fn open(place: &Place) -> Result<Storage, OpenError> {
    Storage::open(place, Metrics::new().into()).await
}

fn guest(id: &str) -> Write {
    let guest = Guest { id: id.into(), name: format!("name of {id}") };
    let token_hash = [id.as_bytes()[0]; 32];
    let session = NewSession { id: id.into(), guest: id.into(), token_hash, device: String::new(), at: 1 };
    Write::Person(PersonChange::New { guest, session })
}

/// Data as release 3 left it, in a directory of its own; and a cookie of Zoé's.
fn release() -> (TempDir, String) {
    let left = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/release-3");
    let data = TempDir::new().unwrap();
    std::fs::copy(left.join("comptoir.db"), data.path().join("comptoir.db")).unwrap();
    (data, std::fs::read_to_string(left.join("cookie")).unwrap())
}

/// The columns and indices of a schema, so that both can be compared.
fn schema(rows: impl IntoIterator<Item = (String, String)>) -> BTreeSet<(String, String)> {
    rows.into_iter().collect()
}

#[tokio::test]
async fn both_databases_have_the_same_columns_and_indices() {
    let Some(postgres) = Database::new().await else { return };
    let data = TempDir::new().unwrap();
    for place in [Place::from(data.path()), postgres.place()] {
        open(&place).await.unwrap().close().await;
    }
    let mut sqlite = database(&data).await;
    let columns = "SELECT m.name, c.name || ' ' || replace(replace(c.type, 'BLOB', 'BYTEA'), 'TEXT', 'TEXT C') || \
         CASE WHEN c.\"notnull\" THEN ' NOT NULL' ELSE '' END FROM sqlite_master m JOIN pragma_table_info(m.name) c \
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'";
    let ours: Vec<(String, String)> = sqlx::query_as(columns).fetch_all(&mut sqlite).await.unwrap();
    let columns = "SELECT c.table_name::text, c.column_name || ' ' || upper(data_type) || COALESCE(' ' || collation_name, '') || \
         CASE WHEN is_nullable = 'NO' THEN ' NOT NULL' ELSE '' END FROM information_schema.columns c \
         JOIN information_schema.tables t USING (table_schema, table_name) \
         WHERE table_schema = 'public' AND table_type = 'BASE TABLE'";
    let theirs: Vec<(String, String)> =
        sqlx::query_as(columns).fetch_all(&mut postgres.look().await).await.unwrap();
    assert_eq!(schema(ours), schema(theirs));
    let indices = "SELECT tbl_name, name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL";
    let ours: Vec<(String, String)> = sqlx::query_as(indices).fetch_all(&mut sqlite).await.unwrap();
    let indices = "SELECT tablename::text, indexname::text FROM pg_indexes WHERE schemaname = 'public' \
         AND indexname NOT LIKE '%\\_pkey' AND indexname NOT LIKE '%\\_key'";
    let theirs: Vec<(String, String)> =
        sqlx::query_as(indices).fetch_all(&mut postgres.look().await).await.unwrap();
    assert_eq!(schema(ours), schema(theirs));
}

#[tokio::test]
async fn one_database_is_one_server_and_the_next_takes_over() {
    let Some(postgres) = Database::new().await else { return };
    let first = open(&postgres.place()).await.unwrap();
    let refused = open(&postgres.place()).await.unwrap_err();
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused}");
    assert!(
        refused.to_string().starts_with("another Comptoir server is using postgres://comptoir@%2F"),
        "{refused}"
    );
    // The first loses its connections, and with them its lock, and another one gets it before it notices.
    let mut look = postgres.look().await;
    sqlx::query(CUT).execute(&mut look).await.unwrap();
    let second = open(&postgres.place()).await.unwrap();
    assert!(!*first.overtaken().borrow());
    let refused = first.write(guest("zoe")).await.unwrap_err();
    assert!(
        matches!(&refused, StorageError::Unstorable(why) if why.contains("somebody else has written")),
        "{refused}"
    );
    assert!(*first.overtaken().borrow());
    second.write(guest("bob")).await.unwrap();
    second.close().await;
    // The other has ended, but what this one has in its memory is not what is stored: it stays silent.
    assert!(first.write(guest("eve")).await.is_err());
    let stored: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM guests").fetch_one(&mut look).await.unwrap();
    assert_eq!(stored, 1);
}

#[tokio::test]
async fn a_server_whose_database_is_taken_over_ends_and_its_tables_go_on_there() {
    let Some(postgres) = Database::new().await else { return };
    let Place::Postgres(address) = postgres.place() else { unreachable!() };
    let data = TempDir::new().unwrap();
    let with = || Config { database: Some(address.clone()), ..config(data.path()) };
    let first = Server::start_with(with()).await;
    let mut zoe = first.person("Zoé").await;
    let table = zoe.make(json!(["me", { "bot": "random" }, { "bot": "trader" }])).await;
    let mut stream = zoe.open(&table.id).await;
    let frame = stream.turn().await;
    stream.act("one", frame.version, &frame.legal[0]).await;
    assert!(stream.answer("one").await.is_ok());
    let frame = stream.turn().await;
    assert!(!Storage::is_free(&postgres.place()).await.unwrap());
    // Its connections are cut, as they are when a machine falls off the net, and another one takes its place.
    let mut look = postgres.look().await;
    sqlx::query(CUT).execute(&mut look).await.unwrap();
    let second = Server::start_with(with()).await;
    stream.act("two", frame.version, &frame.legal[0]).await;
    let ended = first.ended().await.unwrap_err();
    assert!(matches!(ended, ServeError::Overtaken), "{ended}");
    zoe.address = second.address;
    let mut stream = zoe.open(&table.id).await;
    // What was acknowledged is there; what was not can be sent again.
    stream.act("one", 0, &serde_json::Value::Null).await;
    assert!(stream.answer("one").await.is_ok());
    stream.say(&json!({ "type": "resync" })).await;
    stream.play_to_the_end().await;
    second.stop().await;
    assert!(Storage::is_free(&postgres.place()).await.unwrap());
}

#[tokio::test]
async fn a_commit_of_another_is_not_taken_for_ones_own() {
    let Some(postgres) = Database::new().await else { return };
    let first = open(&postgres.place()).await.unwrap();
    let mut look = postgres.look().await;
    sqlx::query(CUT).execute(&mut look).await.unwrap();
    // Somebody looks in and goes: one commit, which is as many as the first one misses.
    open(&postgres.place()).await.unwrap().close().await;
    let refused = first.write(guest("zoe")).await.unwrap_err();
    assert!(matches!(refused, StorageError::Unstorable(_)), "{refused}");
    let stored: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM guests").fetch_one(&mut look).await.unwrap();
    assert_eq!(stored, 0);
}

#[tokio::test]
async fn a_lost_connection_is_replaced_and_nothing_is_lost_or_doubled() {
    let Some(postgres) = Database::new().await else { return };
    let storage = open(&postgres.place()).await.unwrap();
    let mut look = postgres.look().await;
    for round in ["a", "b", "c"] {
        sqlx::query(CUT).execute(&mut look).await.unwrap();
        // What is in the way of a commit is noticed there, and it is made again on a fresh connection.
        storage.write(guest(round)).await.unwrap();
        assert!(storage.guest(round).await.unwrap().is_some());
    }
    // Somebody keeps the row that every commit moves, longer than the server waits for it.
    let mut held = look.begin().await.unwrap();
    sqlx::query("UPDATE commits SET number = number").execute(&mut *held).await.unwrap();
    let late = storage.write(guest("d"));
    let free = async {
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        held.rollback().await.unwrap();
    };
    let (late, ()) = tokio::join!(late, free);
    late.unwrap();
    storage.close().await;
}

#[tokio::test]
async fn a_database_that_breaks_promises_is_refused_with_the_reason() {
    let Some(postgres) = Database::new().await else { return };
    open(&postgres.place()).await.unwrap().close().await;
    let mut look = postgres.look().await;
    let name: String =
        sqlx::query_scalar("SELECT current_database()::text").fetch_one(&mut look).await.unwrap();
    for (setting, value, reason) in [
        (
            "synchronous_commit",
            "off",
            "`synchronous_commit` is off, so that a step would be acknowledged before it is on the disk; it must be on",
        ),
        ("default_transaction_read_only", "on", "nothing could be stored"),
    ] {
        for value in [value, "DEFAULT"] {
            let set = format!("ALTER DATABASE {name} SET {setting} = {value}");
            sqlx::raw_sql(sqlx::AssertSqlSafe(format!("SET default_transaction_read_only = off; {set}")))
                .execute(&mut look)
                .await
                .unwrap();
            match open(&postgres.place()).await {
                Ok(storage) => {
                    assert_eq!(value, "DEFAULT");
                    storage.close().await;
                }
                Err(why) => assert!(value != "DEFAULT" && why.to_string().contains(reason), "{why}"),
            }
        }
    }
    let nowhere: Place = "postgres://zoe:hush@127.0.0.1:1/games".parse().unwrap();
    let refused = open(&nowhere).await.unwrap_err().to_string();
    assert!(
        refused.starts_with("the tables in postgres://zoe@127.0.0.1:1/games cannot be used"),
        "{refused}"
    );
    assert!(!refused.contains("hush"), "{refused}");
}

#[tokio::test]
async fn everything_moves_there_and_back_and_is_played_on_in_between() {
    let Some(postgres) = Database::new().await else { return };
    let (data, cookie) = release();
    let (here, there) = (Place::from(data.path()), postgres.place());
    let moved = Storage::migrate(&here, &there, |_, _| {}).await.unwrap();
    let rows = |moved: &[Moved], table: &str| moved.iter().find(|it| it.table == table).unwrap().rows;
    assert_eq!(rows(&moved, "tables"), 15);
    assert!(rows(&moved, "steps") > 500 && rows(&moved, "passkeys") == 1, "{moved:?}");

    let Place::Postgres(address) = there.clone() else { unreachable!() };
    let scratch = TempDir::new().unwrap();
    let server =
        Server::start_with(Config { database: Some(address), ..config(&scratch.path().join("own")) }).await;
    let mut zoe = Person { address: server.address, cookie: Some(cookie) };
    let tables = zoe.get("/api/tables").await.tables();
    let running = tables.iter().find(|table| table.game == "ugo" && table.status == Status::Playing).unwrap();
    let mut stream = zoe.open(&running.id).await;
    stream.play_to_the_end().await;
    let talk = zoe.get(&format!("/api/tables/{}/talk", running.id)).await.ok();
    assert_eq!(talk["lines"][0]["said"], json!({ "text": "Hello!" }));
    assert_eq!(zoe.get(&format!("/api/tables/{}", running.id)).await.table().status, Status::Over);
    let id = zoe.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned();
    // Everything that can be asked for is answered from there.
    for address in comptoir_server::addresses() {
        let Some(asked) = address.strip_prefix("GET ") else { continue };
        let asked =
            asked.replace("/people/{id}", &format!("/people/{id}")).replace("/games/{id}", "/games/ugo");
        let asked =
            asked.replace("/{game}", "/ugo").replace("/tables/{id}", &format!("/tables/{}", running.id));
        let answer = zoe.get(&asked).await;
        assert!(answer.status < 500, "{asked}: {answer:?}");
    }
    // A backup is one moment of it, while the server runs, and is a file like any other.
    let copy = scratch.path().join("copy.db");
    Storage::copy(&there, &copy).await.unwrap();
    comptoir_server::storage::sound(&copy).await.unwrap();
    server.stop().await;

    let back = TempDir::new().unwrap();
    let again = Storage::migrate(&there, &Place::from(back.path()), |_, _| {}).await.unwrap();
    assert!(rows(&again, "steps") > rows(&moved, "steps"), "a game was played on meanwhile");
    let restored = TempDir::new().unwrap();
    Storage::restore(&mut std::fs::File::open(&copy).unwrap(), restored.path()).await.unwrap();
    for directory in [&back, &restored] {
        let steps: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM steps")
            .fetch_one(&mut database(directory).await)
            .await
            .unwrap();
        assert_eq!(steps as u64, rows(&again, "steps"));
    }
    let server = Server::start(&back).await;
    zoe.address = server.address;
    assert_eq!(zoe.get(&format!("/api/tables/{}", running.id)).await.table().status, Status::Over);
    server.stop().await;
    let storage = open(&Place::from(back.path())).await.unwrap();
    assert_eq!(storage.recompute_ratings().await.unwrap().different, 0);
    storage.close().await;
}

#[tokio::test]
async fn a_move_that_was_interrupted_goes_on_and_nobody_opens_what_is_arriving() {
    let Some(postgres) = Database::new().await else { return };
    let (data, _) = release();
    let (here, there) = (Place::from(data.path()), postgres.place());
    // It is given up in the middle of the steps.
    let given_up = {
        let (here, there) = (here.clone(), there.clone());
        let move_it = async move {
            let pull = |table: &str, _| assert_ne!(table, "steps", "the plug is pulled");
            Storage::migrate(&here, &there, pull).await.map(drop)
        };
        let set = tokio::task::LocalSet::new();
        set.run_until(async { tokio::task::spawn_local(move_it).await }).await
    };
    assert!(given_up.unwrap_err().is_panic());
    let refused = open(&there).await.unwrap_err();
    assert!(matches!(refused, OpenError::Arriving { .. }), "{refused}");
    drop(refused);
    let moved = Storage::migrate(&here, &there, |_, _| {}).await.unwrap();
    let full = Storage::migrate(&here, &there, |_, _| {}).await.unwrap_err();
    assert!(full.to_string().contains("has tables already"), "{full}");

    // What has changed on the way is found out.
    let mut look = postgres.look().await;
    sqlx::query("INSERT INTO migrations (number) VALUES (1000000)").execute(&mut look).await.unwrap();
    sqlx::query("UPDATE steps SET at = at + 1 WHERE n = 3").execute(&mut look).await.unwrap();
    let different = Storage::migrate(&here, &there, |_, _| {}).await.unwrap_err();
    assert!(different.to_string().contains("`steps` differs"), "{different}");
    assert!(moved.iter().all(|table| table.hash.len() == 64));
    let same = Storage::migrate(&here, &here, |_, _| {}).await.unwrap_err();
    assert!(same.to_string().contains("or back"), "{same}");
    let empty = TempDir::new().unwrap();
    let nothing = Storage::migrate(&Place::from(empty.path()), &there, |_, _| {}).await.unwrap_err();
    assert!(nothing.to_string().starts_with("nothing is stored in"), "{nothing}");
    let count = sqlx::query("SELECT COUNT(*) FROM guests").fetch_one(&mut look).await.unwrap();
    assert!(count.get::<i64, _>(0) > 0);
}
