//! What any storage must do. PostgreSQL will have to pass the same.

use std::sync::Arc;

use comptoir_bots::Level;
use comptoir_kernel::fairness::Bytes;
use comptoir_kernel::playthrough::StateHash;
use comptoir_kernel::standings::Standing;
use comptoir_kernel::{Edition, Seat};
use comptoir_server::metrics::Metrics;
use comptoir_server::protocol::{Status, Watch};
use comptoir_server::storage::{
    Guest, List, OpenError, Setup, Storage, StorageError, StoredSeat, StoredStep, StoredTable, Write,
};
use futures_util::future::join_all;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

struct Store {
    data: TempDir,
    metrics: Arc<Metrics>,
    storage: Storage,
}

impl Store {
    async fn new() -> Store {
        let (data, metrics) = (TempDir::new().unwrap(), Arc::new(Metrics::new()));
        let storage = Storage::open(data.path(), metrics.clone()).await.unwrap();
        Store { data, metrics, storage }
    }

    async fn again(self) -> Store {
        self.storage.close().await;
        drop(self.storage);
        let storage = Storage::open(self.data.path(), self.metrics.clone()).await.unwrap();
        Store { storage, ..self }
    }

    async fn write(&self, write: Write) {
        self.storage.write(write).await.unwrap();
    }

    async fn guest(&self, id: &str) -> Guest {
        let guest = Guest { id: id.into(), name: format!("name of {id}") };
        let token_hash = [id.as_bytes()[0]; 32];
        self.write(Write::Guest { guest: guest.clone(), token_hash, made: 1 }).await;
        guest
    }

    async fn add(&self, table: &StoredTable) {
        self.write(Write::Table { table: Box::new(table.clone()), rematch_of: None }).await;
    }

    async fn list(&self, list: List<'_>) -> Vec<String> {
        self.storage.list(list, 10).await.unwrap().into_iter().map(|table| table.id).collect()
    }
}

fn table(id: &str, host: &Guest, made: i64) -> StoredTable {
    let seat = |guest: Option<&Guest>, bot| StoredSeat {
        guest: guest.cloned(),
        bot,
        key: format!("key of {id}"),
        pledge: guest.map(|_| Bytes([7; 32])),
        opening: None,
    };
    StoredTable {
        id: id.into(),
        game: "ugo".into(),
        edition: Edition(1),
        options: json!({ "variant": "standard" }),
        host: host.id.clone(),
        watch: Watch::Anyone,
        public: true,
        status: Status::Gathering,
        seed: Bytes([9; 32]),
        broken_off: Vec::new(),
        made,
        touched: made,
        setup: None,
        to_act: Vec::new(),
        standings: None,
        rematch: None,
        seats: vec![seat(Some(host), None), seat(None, Some(Level::Random)), seat(None, None)],
    }
}

fn step(table: &str, n: u32, command: Option<&str>) -> StoredStep {
    StoredStep {
        table: table.into(),
        n,
        seat: Seat(0),
        command: command.map(str::to_owned),
        step: json!({ "n": n }).to_string(),
        at: 100 + i64::from(n),
        to_act: vec![Seat(1)],
    }
}

fn plain(step: StoredStep) -> Write {
    Write::Step { step, over: None }
}

fn setup() -> Setup {
    Setup { chance: vec![(1, 3).into()], hash: StateHash("00".into()), at: 50 }
}

#[tokio::test]
async fn what_was_written_is_read_again_after_a_restart() {
    let store = Store::new().await;
    let zoe = store.guest("zoe").await;
    let mut made = table("a", &zoe, 10);
    store.add(&made).await;
    assert_eq!(store.storage.table("a").await.unwrap().as_ref(), Some(&made));

    let bob = store.guest("bob").await;
    let sat = StoredSeat { guest: Some(bob.clone()), pledge: Some(Bytes([3; 32])), ..made.seats[2].clone() };
    store.write(Write::Seat { table: "a".into(), seat: Seat(2), now: sat.clone(), touched: 20 }).await;
    store.write(Write::Start { table: "a".into(), setup: setup(), to_act: vec![Seat(0)], touched: 30 }).await;
    made.seats[2] = sat;
    made.status = Status::Playing;
    made.setup = Some(setup());
    made.to_act = vec![Seat(0)];
    made.touched = 30;
    let store = store.again().await;
    assert_eq!(store.storage.table("a").await.unwrap().as_ref(), Some(&made));

    let steps = [step("a", 1, Some("x")), step("a", 2, None), step("a", 3, None)];
    for step in &steps[..2] {
        store.write(plain(step.clone())).await;
    }
    let standings = vec![Standing { seat: Seat(0), rank: 1, points: 12 }];
    store.write(Write::Step { step: steps[2].clone(), over: Some(standings.clone()) }).await;
    let renamed = Guest { name: "Robert".into(), ..bob };
    store.write(Write::Rename(renamed.clone())).await;
    made.seats[2].guest = Some(renamed.clone());
    made.status = Status::Over;
    made.standings = Some(standings);
    made.to_act = vec![Seat(1)];
    made.touched = 103;
    let store = store.again().await;
    assert_eq!(store.storage.table("a").await.unwrap(), Some(made));
    assert_eq!(store.storage.steps("a").await.unwrap(), steps);
    assert_eq!(store.storage.guest_by_token([b'b'; 32]).await.unwrap(), Some(renamed));
    assert_eq!(store.storage.guest_by_token([b'x'; 32]).await.unwrap(), None);
    assert_eq!(store.storage.table("b").await.unwrap(), None);
    assert_eq!(store.storage.steps("b").await.unwrap(), []);
}

#[tokio::test]
async fn tables_are_listed_newest_first() {
    let store = Store::new().await;
    let (zoe, bob) = (store.guest("zoe").await, store.guest("bob").await);
    store.add(&table("old", &zoe, 1)).await;
    store.add(&table("new", &zoe, 3)).await;
    store.add(&StoredTable { public: false, ..table("private", &bob, 2) }).await;
    let mut full = table("full", &bob, 4);
    full.seats[2].guest = Some(zoe.clone());
    store.add(&full).await;
    let over = StoredTable { status: Status::Over, ..table("over", &bob, 5) };
    store.add(&over).await;
    store.add(&StoredTable { id: "closed".into(), watch: Watch::Seated, ..over }).await;

    assert_eq!(store.list(List::Of("zoe")).await, ["full", "new", "old"]);
    assert_eq!(store.list(List::Open).await, ["new", "old"]);
    assert_eq!(store.list(List::Over).await, ["over"]);
    assert_eq!(store.storage.list(List::Open, 1).await.unwrap().len(), 1);
    assert_eq!(store.storage.unfinished_of("zoe").await.unwrap(), 2);
    assert_eq!(store.storage.unfinished_of("bob").await.unwrap(), 2);
}

#[tokio::test]
async fn tables_that_wait_for_a_bot_are_found() {
    let store = Store::new().await;
    let zoe = store.guest("zoe").await;
    for (id, status, to_act) in [
        ("bot", Status::Playing, vec![Seat(0), Seat(1)]),
        ("person", Status::Playing, vec![Seat(0)]),
        ("over", Status::Over, vec![Seat(1)]),
        ("stepped", Status::Playing, vec![Seat(0)]),
    ] {
        store.add(&StoredTable { status, to_act, ..table(id, &zoe, 1) }).await;
    }
    store.write(plain(step("stepped", 1, None))).await;
    assert_eq!(store.storage.waiting_for_bots().await.unwrap(), ["bot", "stepped"]);
}

#[tokio::test]
async fn a_rematch_and_its_table_are_one_change() {
    let store = Store::new().await;
    let zoe = store.guest("zoe").await;
    store.add(&table("first", &zoe, 1)).await;
    let again = Box::new(table("again", &zoe, 2));
    store.write(Write::Table { table: again, rematch_of: Some("first".into()) }).await;
    let first = store.storage.table("first").await.unwrap().unwrap();
    assert_eq!(first.rematch.as_deref(), Some("again"));
}

#[tokio::test]
async fn a_step_is_stored_once_and_a_command_too() {
    let store = Store::new().await;
    let zoe = store.guest("zoe").await;
    store.add(&table("a", &zoe, 1)).await;
    store.write(plain(step("a", 1, Some("x")))).await;
    for twice in [step("a", 1, Some("y")), step("a", 2, Some("x")), step("nowhere", 1, None)] {
        let result = store.storage.write(plain(twice.clone())).await;
        assert!(matches!(result, Err(StorageError::Database(_))), "{twice:?}: {result:?}");
    }
    let other_seat = StoredStep { seat: Seat(1), ..step("a", 2, Some("x")) };
    store.write(plain(other_seat)).await;
    assert_eq!(store.storage.steps("a").await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_waits_is_committed_together() {
    let store = Store::new().await;
    let zoe = store.guest("zoe").await;
    store.add(&table("a", &zoe, 1)).await;
    let before = store.metrics.commits.get();
    let writes = (1..=100).map(|n| store.storage.write(plain(step("a", n, None))));
    assert!(join_all(writes).await.into_iter().all(|result| result.is_ok()));
    let commits = store.metrics.commits.get() - before;
    assert!(commits <= 10, "100 writes took {commits} commits");
    assert_eq!(store.storage.steps("a").await.unwrap().len(), 100);
}

#[tokio::test]
async fn one_bad_write_does_not_take_its_group_with_it() {
    let store = Store::new().await;
    let zoe = store.guest("zoe").await;
    store.add(&table("a", &zoe, 1)).await;
    let writes = [1, 2, 2, 3].map(|n| store.storage.write(plain(step("a", n, None))));
    let results: Vec<bool> = join_all(writes).await.into_iter().map(|result| result.is_ok()).collect();
    assert_eq!(results, [true, true, false, true]);
    assert_eq!(store.storage.steps("a").await.unwrap().len(), 3);
}

#[tokio::test]
async fn nothing_is_written_after_the_end() {
    let store = Store::new().await;
    store.storage.close().await;
    let guest = Guest { id: "late".into(), name: "Late".into() };
    let result = store.storage.write(Write::Guest { guest, token_hash: [0; 32], made: 1 }).await;
    assert!(matches!(result, Err(StorageError::Closed)), "{result:?}");
}

#[tokio::test]
async fn a_change_of_something_that_is_not_there_is_a_failure() {
    let store = Store::new().await;
    let zoe = store.guest("zoe").await;
    let made = table("a", &zoe, 1);
    store.add(&made).await;
    let nobody = Guest { id: "nobody".into(), name: "Nobody".into() };
    let start = Write::Start { table: "b".into(), setup: setup(), to_act: Vec::new(), touched: 1 };
    let seat = |table: &str, seat, touched| Write::Seat {
        table: table.into(),
        seat: Seat(seat),
        now: made.seats[0].clone(),
        touched,
    };
    let again = |id| Write::Table { table: Box::new(table(id, &zoe, 2)), rematch_of: Some("a".into()) };
    store.write(again("rematch")).await;
    for lost in [Write::Rename(nobody), start, seat("b", 0, 1), seat("a", 9, 1), again("second rematch")] {
        let result = store.storage.write(lost.clone()).await;
        assert!(matches!(result, Err(StorageError::Rows { wanted: 1, found: 0 })), "{lost:?}: {result:?}");
    }
    assert_eq!(store.storage.table("second rematch").await.unwrap(), None, "none of it is stored");
    assert_eq!(*store.storage.trouble().borrow(), None, "the disk is not to blame");
    store.write(seat("a", 0, 2)).await;
}

#[tokio::test]
async fn a_commit_that_cannot_be_witnessed_is_not_acknowledged() {
    let store = Store::new().await;
    let zoe = store.guest("zoe").await;
    store.add(&table("a", &zoe, 1)).await;
    // Somebody else counts on: what the writer commits next is not what others then find.
    let mut other =
        SqliteConnectOptions::new().filename(store.data.path().join("comptoir.db")).connect().await.unwrap();
    sqlx::query(
        "CREATE TRIGGER other AFTER UPDATE ON commits BEGIN UPDATE commits SET number = number + 7; END",
    )
    .execute(&mut other)
    .await
    .unwrap();
    for _ in 0..2 {
        let result = store.storage.write(plain(step("a", 1, None))).await;
        assert!(matches!(result, Err(StorageError::Unstorable(_))), "{result:?}");
    }
}

#[tokio::test]
async fn one_data_directory_is_one_server() {
    let store = Store::new().await;
    // There is no file whose deletion would let another server in.
    for file in std::fs::read_dir(store.data.path()).unwrap() {
        let file = file.unwrap().file_name().into_string().unwrap();
        assert!(file.starts_with("comptoir.db"), "{file}");
    }
    let second = Storage::open(store.data.path(), Arc::new(Metrics::new())).await;
    let message = second.map(|_| ()).unwrap_err().to_string();
    assert!(message.starts_with("another Comptoir server is using"), "{message}");
}

#[tokio::test]
async fn a_directory_that_cannot_be_used_is_named() {
    let data = TempDir::new().unwrap();
    let file = data.path().join("file");
    std::fs::write(&file, "").unwrap();
    let refused = Storage::open(&file, Arc::new(Metrics::new())).await.map(|_| ());
    assert!(matches!(refused, Err(OpenError::Directory { path, .. }) if path == file));
}

#[tokio::test]
async fn data_of_another_time_is_left_alone_and_called_so() {
    for (schema, words) in [(1, "trial version"), (99, "newer Comptoir (schema 99")] {
        let store = Store::new().await;
        store.storage.close().await;
        drop(store.storage);
        let address = format!("sqlite://{}/comptoir.db", store.data.path().display());
        let mut database = sqlx::SqliteConnection::connect(&address).await.unwrap();
        sqlx::query("UPDATE migrations SET number = $1").bind(schema).execute(&mut database).await.unwrap();
        database.close().await.unwrap();
        let refused = Storage::open(store.data.path(), store.metrics.clone()).await.unwrap_err();
        assert!(refused.to_string().contains(words), "{refused}");
    }
}
