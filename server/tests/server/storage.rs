//! What any storage must do: SQLite and PostgreSQL do the same.

use std::path::Path;
use std::sync::Arc;

use comptoir_bots::Level;
use comptoir_kernel::fairness::Bytes;
use comptoir_kernel::playthrough::StateHash;
use comptoir_kernel::standings::Standing;
use comptoir_kernel::{Edition, Seat};
use comptoir_server::check::Check;
use comptoir_server::metrics::Metrics;
use comptoir_server::protocol::{Channel, NoticeKind, Status, Visibility};
use comptoir_server::storage::{
    Guest, List, NewDelivery, NewSession, Notice, NoticeChange, OpenError, PersonChange, Place, Setup,
    Storage, StorageError, StoredReturn, StoredSeat, StoredStep, StoredTable, Which, Write,
};
use comptoir_words::Language;
use futures_util::future::join_all;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

#[cfg(unix)]
use crate::postgres;

struct Store {
    place: Place,
    metrics: Arc<Metrics>,
    storage: Storage,
    /// Goes when this does.
    _data: Option<TempDir>,
    #[cfg(unix)]
    database: Option<postgres::Database>,
}

impl Store {
    async fn sqlite() -> Store {
        let data = TempDir::new().unwrap();
        let place = Place::from(data.path());
        let store = Store::open(place).await;
        Store { _data: Some(data), ..store }
    }

    /// None where there is no PostgreSQL.
    #[cfg(unix)]
    async fn postgres() -> Option<Store> {
        let database = postgres::Database::new().await?;
        let store = Store::open(database.place()).await;
        Some(Store { database: Some(database), ..store })
    }

    async fn open(place: Place) -> Store {
        let metrics = Arc::new(Metrics::new());
        let storage = Storage::open(&place, metrics.clone()).await.unwrap();
        Store {
            place,
            metrics,
            storage,
            _data: None,
            #[cfg(unix)]
            database: None,
        }
    }

    async fn again(self) -> Store {
        self.storage.close().await;
        drop(self.storage);
        let storage = Storage::open(&self.place, self.metrics.clone()).await.unwrap();
        Store { storage, ..self }
    }

    fn directory(&self) -> &Path {
        let Place::Directory(directory) = &self.place else { panic!("it is in a database of its own") };
        directory
    }

    /// Does something behind the storage's back.
    async fn meddle(&self, sqlite: &'static str, postgres: &'static str) {
        #[cfg(unix)]
        if let Some(database) = &self.database {
            sqlx::raw_sql(postgres).execute(&mut database.look().await).await.unwrap();
            return;
        }
        let _ = postgres;
        let file = self.directory().join("comptoir.db");
        let mut other = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
        sqlx::raw_sql(sqlite).execute(&mut other).await.unwrap();
        other.close().await.unwrap();
    }

    async fn write(&self, write: Write) {
        self.storage.write(write).await.unwrap();
    }

    async fn guest(&self, id: &str) -> Guest {
        let guest = Guest { id: id.into(), name: format!("name of {id}") };
        self.write(Write::Person(new(&guest))).await;
        guest
    }

    async fn add(&self, table: &StoredTable) {
        self.write(Write::Table { table: Box::new(table.clone()), rematch_of: None }).await;
    }

    async fn list(&self, list: List<'_>) -> Vec<String> {
        self.storage.list(list, 10).await.unwrap().into_iter().map(|table| table.id).collect()
    }
}

/// Each of these is a test with either database.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test(super::Store::sqlite().await).await;
            })+
        }

        #[cfg(unix)]
        mod postgres_too {
            $(#[tokio::test]
            async fn $test() {
                if let Some(store) = super::Store::postgres().await {
                    super::$test(store).await;
                }
            })+
        }
    };
}

on_both! {
    what_was_written_is_read_again_after_a_restart,
    tables_are_listed_newest_first,
    tables_that_wait_for_a_bot_are_found,
    a_rematch_and_its_table_are_one_change,
    a_step_is_stored_once_and_a_command_too,
    what_waits_is_committed_together,
    one_bad_write_does_not_take_its_group_with_it,
    nothing_is_written_after_the_end,
    a_change_of_something_that_is_not_there_is_a_failure,
    a_commit_that_cannot_be_witnessed_is_not_acknowledged,
    data_of_a_newer_time_is_left_alone_and_called_so,
    a_person_has_a_bounded_number_of_sessions_and_each_can_end,
    a_link_for_another_device_serves_once_and_for_a_while,
    whoever_asked_for_a_seat_and_got_it_is_remembered,
    a_notice_comes_with_its_change_once_and_goes_when_it_is_true_no_longer,
}

/// Somebody new, whose session and token are named after them.
fn new(guest: &Guest) -> PersonChange {
    PersonChange::New { guest: guest.clone(), session: session(guest, &guest.id, 1) }
}

fn session(guest: &Guest, id: &str, at: i64) -> NewSession {
    let token_hash = [id.as_bytes()[0]; 32];
    NewSession { id: id.into(), guest: guest.id.clone(), token_hash, device: "Firefox".into(), at }
}

fn table(id: &str, host: &Guest, made: i64) -> StoredTable {
    let seat = |guest: Option<&Guest>, bot| StoredSeat {
        guest: guest.cloned(),
        bot,
        key: format!("key of {id}"),
        pledge: guest.map(|_| Bytes([7; 32])),
        opening: None,
        program: false,
        invited: None,
        excused: Vec::new(),
        coached: false,
    };
    StoredTable {
        id: id.into(),
        game: "ugo".into(),
        edition: Edition(1),
        options: json!({ "variant": "standard" }),
        host: host.id.clone(),
        visibility: Visibility::Public,
        language: Some(Language::Fr),
        fill: None,
        rated: false,
        coach: false,
        clock: None,
        clocks: None,
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
        returns: Vec::new(),
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
    Write::Step { step, over: None, time: None }
}

fn setup() -> Setup {
    Setup { chance: vec![(1, 3).into()], hash: StateHash("00".into()), at: 50 }
}

async fn what_was_written_is_read_again_after_a_restart(store: Store) {
    let zoe = store.guest("zoe").await;
    let mut made = table("a", &zoe, 10);
    store.add(&made).await;
    assert_eq!(store.storage.table("a").await.unwrap().as_ref(), Some(&made));

    let bob = store.guest("bob").await;
    let pledge = Some(Bytes([3; 32]));
    let sat = StoredSeat { guest: Some(bob.clone()), pledge, program: true, ..made.seats[2].clone() };
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
    store.write(Write::Step { step: steps[2].clone(), over: Some(standings.clone()), time: None }).await;
    let renamed = Guest { name: "Robert".into(), ..bob };
    store.write(Write::Person(PersonChange::Rename(renamed.clone()))).await;
    made.seats[2].guest = Some(renamed.clone());
    made.status = Status::Over;
    made.standings = Some(standings);
    made.to_act = vec![Seat(1)];
    made.touched = 103;
    let store = store.again().await;
    assert_eq!(store.storage.table("a").await.unwrap(), Some(made));
    assert_eq!(store.storage.steps("a").await.unwrap(), steps);
    let known = store.storage.session([b'b'; 32], 1).await.unwrap().map(|(guest, _)| guest);
    assert_eq!(known, Some(renamed));
    assert_eq!(store.storage.session([b'b'; 32], 2).await.unwrap(), None, "not heard of since");
    assert_eq!(store.storage.session([b'x'; 32], 1).await.unwrap(), None);
    assert_eq!(store.storage.table("b").await.unwrap(), None);
    assert_eq!(store.storage.steps("b").await.unwrap(), []);
}

async fn tables_are_listed_newest_first(store: Store) {
    let (zoe, bob) = (store.guest("zoe").await, store.guest("bob").await);
    store.add(&table("old", &zoe, 1)).await;
    store.add(&table("new", &zoe, 3)).await;
    store.add(&StoredTable { visibility: Visibility::Unlisted, ..table("private", &bob, 2) }).await;
    let mut full = table("full", &bob, 4);
    full.seats[2].guest = Some(zoe.clone());
    store.add(&full).await;
    let over = StoredTable { status: Status::Over, ..table("over", &bob, 5) };
    store.add(&over).await;
    store.add(&StoredTable { id: "closed".into(), visibility: Visibility::Private, ..over }).await;

    assert_eq!(store.list(List::Of("zoe")).await, ["full", "new", "old"]);
    assert_eq!(store.list(List::Open).await, ["new", "old"]);
    assert_eq!(store.list(List::Over).await, ["over"]);
    assert_eq!(store.storage.list(List::Open, 1).await.unwrap().len(), 1);
    assert_eq!(store.storage.unfinished_of("zoe").await.unwrap(), 2);
    assert_eq!(store.storage.unfinished_of("bob").await.unwrap(), 2);
}

async fn tables_that_wait_for_a_bot_are_found(store: Store) {
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

async fn a_rematch_and_its_table_are_one_change(store: Store) {
    let zoe = store.guest("zoe").await;
    store.add(&table("first", &zoe, 1)).await;
    let again = Box::new(table("again", &zoe, 2));
    store.write(Write::Table { table: again, rematch_of: Some("first".into()) }).await;
    let first = store.storage.table("first").await.unwrap().unwrap();
    assert_eq!(first.rematch.as_deref(), Some("again"));
}

async fn a_step_is_stored_once_and_a_command_too(store: Store) {
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

async fn what_waits_is_committed_together(store: Store) {
    let zoe = store.guest("zoe").await;
    store.add(&table("a", &zoe, 1)).await;
    let before = store.metrics.commits.get();
    let writes = (1..=100).map(|n| store.storage.write(plain(step("a", n, None))));
    assert!(join_all(writes).await.into_iter().all(|result| result.is_ok()));
    let commits = store.metrics.commits.get() - before;
    assert!(commits <= 10, "100 writes took {commits} commits");
    assert_eq!(store.storage.steps("a").await.unwrap().len(), 100);
}

async fn one_bad_write_does_not_take_its_group_with_it(store: Store) {
    let zoe = store.guest("zoe").await;
    store.add(&table("a", &zoe, 1)).await;
    let writes = [1, 2, 2, 3].map(|n| store.storage.write(plain(step("a", n, None))));
    let results: Vec<bool> = join_all(writes).await.into_iter().map(|result| result.is_ok()).collect();
    assert_eq!(results, [true, true, false, true]);
    assert_eq!(store.storage.steps("a").await.unwrap().len(), 3);
}

async fn nothing_is_written_after_the_end(store: Store) {
    store.storage.close().await;
    let guest = Guest { id: "late".into(), name: "Late".into() };
    let result = store.storage.write(Write::Person(new(&guest))).await;
    assert!(matches!(result, Err(StorageError::Closed)), "{result:?}");
}

async fn a_change_of_something_that_is_not_there_is_a_failure(store: Store) {
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
    for lost in [
        Write::Person(PersonChange::Rename(nobody)),
        start,
        seat("b", 0, 1),
        seat("a", 9, 1),
        again("second rematch"),
    ] {
        let result = store.storage.write(lost.clone()).await;
        assert!(matches!(result, Err(StorageError::Rows { wanted: 1, found: 0 })), "{lost:?}: {result:?}");
    }
    assert_eq!(store.storage.table("second rematch").await.unwrap(), None, "none of it is stored");
    assert_eq!(*store.storage.trouble().borrow(), None, "the disk is not to blame");
    store.write(seat("a", 0, 2)).await;
}

async fn a_commit_that_cannot_be_witnessed_is_not_acknowledged(store: Store) {
    let zoe = store.guest("zoe").await;
    store.add(&table("a", &zoe, 1)).await;
    // Somebody else counts on: what the writer commits next is not what others then find.
    store
        .meddle(
            "CREATE TRIGGER other AFTER UPDATE ON commits BEGIN UPDATE commits SET number = number + 7; END",
            "CREATE FUNCTION other() RETURNS TRIGGER LANGUAGE plpgsql AS \
             $$ BEGIN NEW.number := NEW.number + 7; RETURN NEW; END $$; \
             CREATE TRIGGER other BEFORE UPDATE ON commits FOR EACH ROW EXECUTE FUNCTION other()",
        )
        .await;
    for _ in 0..2 {
        let result = store.storage.write(plain(step("a", 1, None))).await;
        assert!(matches!(result, Err(StorageError::Unstorable(_))), "{result:?}");
    }
}

#[tokio::test]
async fn one_data_directory_is_one_server() {
    let store = Store::sqlite().await;
    // There is no file whose deletion would let another server in.
    let data = store.directory();
    for file in std::fs::read_dir(data).unwrap() {
        let file = file.unwrap().file_name().into_string().unwrap();
        assert!(file.starts_with("comptoir.db"), "{file}");
    }
    let second = Storage::open(data, Arc::new(Metrics::new())).await;
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

async fn data_of_a_newer_time_is_left_alone_and_called_so(store: Store) {
    let newer = "INSERT INTO migrations (number) VALUES (99)";
    store.meddle(newer, newer).await;
    store.storage.close().await;
    drop(store.storage);
    let refused = Storage::open(&store.place, store.metrics.clone()).await.unwrap_err();
    assert!(refused.to_string().contains("newer Comptoir (schema 99"), "{refused}");
}

/// What trial versions made: the first one, and one that had counted its commits since.
const TRIALS: [&str; 2] = [
    "CREATE TABLE migrations (number BIGINT PRIMARY KEY NOT NULL); \
     CREATE TABLE guests (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, token_hash BLOB NOT NULL UNIQUE, made BIGINT NOT NULL); \
     CREATE TABLE tables (id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL, rules_version BIGINT NOT NULL, status TEXT NOT NULL); \
     CREATE TABLE seats (table_id TEXT NOT NULL, seat BIGINT NOT NULL, guest TEXT, bot TEXT, link_key TEXT NOT NULL, number BLOB); \
     INSERT INTO migrations (number) VALUES (1)",
    "CREATE TABLE commits (number BIGINT NOT NULL); INSERT INTO commits (number) VALUES (0); \
     INSERT INTO migrations (number) VALUES (2)",
];

#[tokio::test]
async fn data_of_a_trial_version_is_refused_in_one_sentence_that_says_what_to_do() {
    let (data, metrics) = (TempDir::new().unwrap(), Arc::new(Metrics::new()));
    let file = data.path().join("comptoir.db");
    for trial in TRIALS {
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut database = options.connect().await.unwrap();
        sqlx::raw_sql(trial).execute(&mut database).await.unwrap();
        database.close().await.unwrap();
        let sentence = format!(
            "the tables in {} were written by a trial version of Comptoir, whose games cannot be kept: \
             move that directory away, or give --data another one",
            data.path().display()
        );
        let refused = Storage::open(data.path(), metrics.clone()).await.unwrap_err();
        assert_eq!(refused.to_string(), sentence);
        let scratch = TempDir::new().unwrap();
        let unchecked = Check::open(data.path(), scratch.path()).await.unwrap_err();
        assert!(matches!(unchecked, OpenError::TrialData { .. }), "{unchecked}");
        let mut database = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
        let seats = "SELECT COUNT(*) FROM pragma_table_info('seats') WHERE name = 'number'";
        let kept: i64 = sqlx::query_scalar(seats).fetch_one(&mut database).await.unwrap();
        assert_eq!(kept, 1, "what is there stays as it was");
        database.close().await.unwrap();
    }
}

async fn a_person_has_a_bounded_number_of_sessions_and_each_can_end(store: Store) {
    let zoe = store.guest("zoe").await;
    for n in 0..25 {
        let begin = NewSession { token_hash: [n; 32], ..session(&zoe, &format!("{n}"), i64::from(n) + 2) };
        store
            .write(Write::Person(PersonChange::SignIn {
                session: begin,
                link: None,
                passkey: None,
                before: None,
            }))
            .await;
    }
    let ids = async || -> Vec<String> {
        store.storage.sessions("zoe").await.unwrap().into_iter().map(|session| session.id).collect()
    };
    let newest: Vec<String> = (5..25).rev().map(|n| n.to_string()).collect();
    assert_eq!(ids().await, newest, "the ones unused for longest made room");
    store.write(Write::Person(PersonChange::Used { session: "5".into(), at: 99 })).await;
    assert_eq!(ids().await[0], "5");
    let end = |which| Write::Person(PersonChange::End { guest: "zoe".into(), which });
    store.write(end(Which::One("5".into()))).await;
    assert_eq!(ids().await.len(), 19);
    store.write(end(Which::Others("24".into()))).await;
    assert_eq!(ids().await, ["24"]);
    let other = Write::Person(PersonChange::End { guest: "bob".into(), which: Which::One("24".into()) });
    store.write(other).await;
    assert_eq!(ids().await, ["24"], "nobody ends another's");
}

async fn a_link_for_another_device_serves_once_and_for_a_while(store: Store) {
    let zoe = store.guest("zoe").await;
    let link =
        |hash: u8| PersonChange::Link { guest: "zoe".into(), token_hash: [hash; 32], now: 10, until: 20 };
    store.write(Write::Person(link(1))).await;
    store.write(Write::Person(link(2))).await;
    let whose = async |hash: u8, now| store.storage.guest_by_link([hash; 32], now).await.unwrap();
    assert_eq!(whose(1, 11).await, None, "the newest one counts");
    assert_eq!((whose(2, 19).await, whose(2, 20).await), (Some(zoe.clone()), None));
    let come = |id: &str| {
        let session = session(&zoe, id, 11);
        Write::Person(PersonChange::SignIn {
            session,
            link: Some([2; 32]),
            passkey: None,
            before: Some("zoe".into()),
        })
    };
    let (one, other) = tokio::join!(store.storage.write(come("phone")), store.storage.write(come("thief")));
    assert!(one.is_ok() && other.is_err(), "{one:?} {other:?}");
    let sessions = store.storage.sessions("zoe").await.unwrap();
    assert_eq!(sessions.iter().map(|session| session.id.as_str()).collect::<Vec<_>>(), ["phone"]);
}

async fn whoever_asked_for_a_seat_and_got_it_is_remembered(store: Store) {
    let (zoe, eve) = (store.guest("zoe").await, store.guest("eve").await);
    let mut made = table("a", &zoe, 1);
    store.add(&made).await;
    let mut asked =
        StoredReturn { seat: Seat(0), guest: eve.clone(), asked: 5, agreed: Vec::new(), let_in: None };
    let table = || "a".to_owned();
    store.write(Write::Return { table: table(), asked: asked.clone() }).await;
    store.write(Write::Refuse { table: table(), seat: Seat(0), guest: "eve".into() }).await;
    assert_eq!(store.storage.table("a").await.unwrap(), Some(made.clone()));
    store.write(Write::Return { table: table(), asked: asked.clone() }).await;
    asked.agreed.push(Seat(2));
    asked.let_in = Some(7);
    let now = StoredSeat { guest: Some(eve.clone()), ..made.seats[0].clone() };
    let let_in = Write::LetIn { table: table(), asked: asked.clone(), now: now.clone(), host: "eve".into() };
    store.write(let_in).await;
    made.host = "eve".into();
    made.seats[0] = now;
    made.returns.push(asked);
    assert_eq!(store.storage.table("a").await.unwrap(), Some(made));
    store.write(Write::Forget { table: table() }).await;
    assert_eq!(store.storage.table("a").await.unwrap(), None);
}

/// Something for a guest to hear of at a table.
fn notice(guest: &Guest, kind: NoticeKind, key: &str) -> Notice {
    let (guest, table, key) = (guest.id.clone(), "t".to_owned(), key.to_owned());
    Notice { guest, kind, table, key, at: 5, seen: false, due: 5 }
}

async fn a_notice_comes_with_its_change_once_and_goes_when_it_is_true_no_longer(store: Store) {
    let ana = store.guest("ana").await;
    store.add(&table("t", &ana, 1)).await;
    let turn = || NoticeChange::Put(notice(&ana, NoticeKind::MyTurn, "1"));
    let mut heard = store.storage.noticed();
    let with = |step: StoredStep, told| Write::Step { step, over: None, time: None }.telling(told);
    store.write(with(step("t", 1, Some("a")), vec![turn()])).await;
    assert_eq!(heard.recv().await.unwrap().as_deref(), Some("ana"), "whoever listens is told whose they are");
    store.write(with(step("t", 2, Some("b")), vec![turn(), turn()])).await;
    assert_eq!(store.storage.unread("ana").await.unwrap(), 1, "once");
    assert_eq!(store.storage.steps("t").await.unwrap().len(), 2, "their changes are made all the same");
    // A change that is not made tells nobody anything.
    let other = NoticeChange::Put(notice(&ana, NoticeKind::Half, "1"));
    assert!(store.storage.write(with(step("t", 2, Some("c")), vec![other])).await.is_err());
    assert_eq!(store.storage.unread("ana").await.unwrap(), 1);

    // It is sorted; then it is true no longer, before it was sent.
    let id = notice(&ana, NoticeKind::MyTurn, "1").id();
    assert_eq!(store.storage.unsorted(5, 9).await.unwrap().len(), 1);
    assert!(store.storage.unsorted(4, 9).await.unwrap().is_empty(), "it is not due yet");
    let delivery = NewDelivery { channel: Channel::Mail, target: String::new(), next: 7 };
    let sorted = NoticeChange::Sorted { id, guest: "ana".into(), deliveries: vec![delivery] };
    store.write(Write::Notice(sorted)).await;
    assert!(store.storage.unsorted(9, 9).await.unwrap().is_empty());
    assert_eq!(store.storage.deliveries(7, 9).await.unwrap().len(), 1);
    let store = store.again().await;
    assert_eq!(store.storage.next_notice().await.unwrap(), Some(7), "and nothing is lost in between");
    let over =
        NoticeChange::Clear { table: "t".into(), guest: Some("ana".into()), kinds: &[NoticeKind::MyTurn] };
    store
        .write(Write::Step { step: step("t", 3, Some("d")), over: None, time: None }.telling(vec![over]))
        .await;
    assert!(store.storage.deliveries(7, 9).await.unwrap().is_empty());
    assert_eq!(store.storage.next_notice().await.unwrap(), None);
}
