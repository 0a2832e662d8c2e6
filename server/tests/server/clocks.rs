//! Clocks of tables, with a time that passes when a test says so: nobody sleeps here.

use futures_util::StreamExt;
use std::time::Duration;

use comptoir_server::protocol::{ClockInfo, NoticeKind, Problem, Status, Table, ToPage};
use comptoir_server::{Config, Time};
use serde_json::{Value, json};
use sqlx::Row;
use tempfile::TempDir;

use crate::common::{PATIENCE, Person, Server, Stream, config};
use crate::database::database;
use crate::notices::kinds;

pub const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
pub const HOUR: u64 = 60 * MINUTE;

/// A Wednesday in November, at noon in Paris.
pub const NOON: i64 = 1_794_999_600_000;

/// Five minutes, and twenty seconds a turn.
pub fn live(when_up: &Value) -> Value {
    let control =
        json!({ "over_days": false, "bank": 5 * MINUTE, "increment": 20 * SECOND, "cap": 10 * MINUTE });
    json!({ "control": control, "when_up": when_up })
}

/// A day a turn.
fn days() -> Value {
    let control = json!({ "over_days": true, "bank": 0, "increment": 24 * HOUR, "cap": 48 * HOUR });
    json!({ "control": control, "when_up": { "turn": "trader" } })
}

/// A server whose time stands still.
pub struct House {
    pub data: TempDir,
    time: Time,
    pub server: Server,
    change: fn(Config) -> Config,
}

impl House {
    pub async fn open() -> House {
        House::open_with(|usual| usual).await
    }

    pub async fn open_with(change: fn(Config) -> Config) -> House {
        let (data, time) = (TempDir::new().unwrap(), Time::simulated(NOON));
        let server = Server::start_with(change(House::config(&data, &time))).await;
        House { data, time, server, change }
    }

    fn config(data: &TempDir, time: &Time) -> Config {
        // A table leaves the memory as soon as nobody looks.
        Config { time: time.clone(), idle: Duration::ZERO, ..config(data.path()) }
    }

    pub async fn restart(self, closed_for: u64, people: &mut [&mut Person]) -> House {
        let House { data, time, server, change } = self;
        server.stop().await;
        time.pass(Duration::from_millis(closed_for));
        let server = Server::start_with(change(House::config(&data, &time))).await;
        for person in people {
            person.address = server.address;
        }
        House { data, time, server, change }
    }

    pub fn pass(&self, millis: u64) {
        self.time.pass(Duration::from_millis(millis));
    }

    /// Whoever took the steps that are stored.
    async fn steps(&self) -> Vec<Value> {
        let rows = sqlx::query("SELECT step FROM steps ORDER BY n")
            .fetch_all(&mut database(&self.data).await)
            .await
            .unwrap();
        rows.iter().map(|row| serde_json::from_str(row.get(0)).unwrap()).collect()
    }

    /// Waits for a step without looking at the table.
    async fn step(&self, n: usize) -> Value {
        let steps = async {
            loop {
                let steps = self.steps().await;
                if steps.len() >= n {
                    return steps[n - 1].clone();
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(PATIENCE, steps).await.expect("a step")
    }
}

/// Two people at a table with a clock, the one who is to act first.
pub async fn two(house: &House, clock: Value) -> (Person, Person, Table) {
    let (mut zoe, mut bob) = (house.server.person("Zoé").await, house.server.person("Bob").await);
    let new = json!({ "game": "ugo", "seats": ["me", "open"], "clock": clock });
    let table = zoe.make_as(&new).await;
    bob.sit(&table, 1).await;
    let table = zoe.start(&table, &mut [&mut bob]).await;
    assert_eq!(table.status, Status::Playing);
    if table.to_act[0].0 == 0 { (zoe, bob, table) } else { (bob, zoe, table) }
}

fn clock(table: &Table) -> &ClockInfo {
    table.clock.as_ref().expect("a clock")
}

/// Milliseconds until the time of the seat that is to act is up.
fn left(table: &Table) -> i64 {
    let seat = table.to_act[0].index();
    clock(table).seats[seat].until.expect("it runs") - clock(table).now
}

pub async fn look(person: &Person, table: &Table) -> Table {
    person.get(&format!("/api/tables/{}", table.id)).await.table()
}

/// The next message about clocks or the table of which this holds.
async fn until(stream: &mut Stream, holds: impl Fn(&ClockInfo) -> bool) -> ClockInfo {
    loop {
        match stream.next().await {
            ToPage::Clock { clock } if holds(&clock) => return clock,
            ToPage::Table { table } => {
                if let Some(clock) = table.clock.filter(&holds) {
                    return clock;
                }
            }
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_bot_plays_the_turn_of_somebody_whose_time_is_up_and_the_record_says_so() {
    let house = House::open().await;
    let (late, _, table) = two(&house, live(&json!({ "turn": "trader" }))).await;
    assert_eq!(left(&table), 321_000, "five minutes, twenty seconds, and one for the way");
    house.pass(320 * SECOND);
    assert_eq!(left(&look(&late, &table).await), 1000);
    assert!(house.steps().await.is_empty(), "there is a second left");
    house.pass(SECOND);
    let step = house.step(1).await;
    assert_eq!(step["by"], "bot", "{step}");
    let after = look(&late, &table).await;
    assert_eq!(after.seats[table.to_act[0].index()].bot, None, "the next turn is theirs");
    assert_ne!(after.to_act, table.to_act);
    assert_eq!(left(&after), 321_000, "the other has not lost a second");
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_is_late_finds_that_a_bot_plays() {
    let house = House::open().await;
    let (late, _, table) = two(&house, live(&json!({ "turn": "trader" }))).await;
    let mut stream = late.open(&table.id).await;
    let frame = stream.turn().await;
    house.pass(400 * SECOND);
    stream.act("late", frame.version, &frame.legal[0]).await;
    let refused = stream.answer("late").await.unwrap_err();
    assert!(matches!(refused, Problem::TimeUp | Problem::Stale { .. }), "{refused:?}");
    assert_eq!(house.step(1).await["by"], "bot");
    house.server.stop().await;
}

#[tokio::test]
async fn no_second_is_charged_for_downtime_and_a_deadline_is_kept_without_anybody_looking() {
    let house = House::open().await;
    let (mut late, mut other, table) = two(&house, live(&json!({ "turn": "trader" }))).await;
    house.pass(100 * SECOND);
    let mut house = house.restart(30 * HOUR, &mut [&mut late, &mut other]).await;
    assert_eq!(left(&look(&late, &table).await), 221_000);
    // A clock that is set takes nobody's time, and gives them none.
    house.time.set_wall(HOUR as i64);
    assert_eq!(left(&look(&late, &table).await), 221_000);
    house.time.set_wall(-2 * HOUR as i64);
    assert_eq!(left(&look(&late, &table).await), 221_000);
    house = house.restart(HOUR, &mut [&mut late, &mut other]).await;
    house.pass(220 * SECOND);
    assert_eq!(left(&look(&late, &table).await), 1000);
    assert!(house.steps().await.is_empty());
    house = house.restart(HOUR, &mut [&mut late, &mut other]).await;
    house.pass(SECOND);
    assert_eq!(house.step(1).await["by"], "bot", "nobody had to look at the table");
    house.server.stop().await;
}

#[tokio::test]
async fn after_three_turns_in_a_row_somebody_is_away_and_comes_back_with_a_click() {
    let house = House::open().await;
    let (present, mut absent, table) = two(&house, live(&json!({ "turn": "random" }))).await;
    let mine = table.to_act[0];
    let theirs = 1 - mine.index();
    let mut stream = present.open(&table.id).await;
    let mut missed = 0;
    while missed < 3 {
        let frame = stream.turn().await;
        assert!(frame.standings.is_none(), "a game is longer");
        if frame.to_act.contains(&mine) {
            let id = format!("c{}", frame.version);
            stream.act(&id, frame.version, &frame.legal[0]).await;
            let version = stream.answer(&id).await.unwrap();
            let now = look(&present, &table).await;
            if now.to_act.contains(&mine) || now.status == Status::Over || version < frame.version {
                continue;
            }
            assert!(!clock(&now).seats[theirs].away);
            house.pass(left(&now) as u64);
            missed += 1;
        }
    }
    let told = until(&mut stream, |clock| clock.seats[theirs].away).await;
    assert!(!told.seats[mine.index()].away);
    let seats = look(&absent, &table).await.seats;
    assert!(seats[theirs].bot.is_some(), "a bot plays on");
    assert!(kinds(&absent).await.contains(&(NoticeKind::Away, false)), "and they are told so");
    let body = json!({ "seat": theirs });
    let back = absent.post(&format!("/api/tables/{}/take-back", table.id), &body).await.table();
    assert_eq!(back.seats[theirs].bot, None);
    assert!(!clock(&look(&absent, &table).await).seats[theirs].away);
    house.server.stop().await;
}

#[tokio::test]
async fn a_bot_takes_the_seat_until_its_person_comes_back_where_that_was_chosen() {
    let house = House::open().await;
    let (mut late, _, table) = two(&house, live(&json!({ "seat": "random" }))).await;
    let seat = table.to_act[0];
    house.pass(321 * SECOND);
    assert_eq!(house.step(1).await["by"], "bot");
    let now = look(&late, &table).await;
    assert!(now.seats[seat.index()].bot.is_some() && clock(&now).seats[seat.index()].away);
    let back =
        late.post(&format!("/api/tables/{}/take-back", table.id), &json!({ "seat": seat })).await.table();
    assert_eq!(back.seats[seat.index()].bot, None);
    house.server.stop().await;
}

#[tokio::test]
async fn the_others_decide_where_that_was_chosen() {
    let house = House::open().await;
    let (late, mut other, table) = two(&house, live(&json!("others"))).await;
    let path = format!("/api/tables/{}/time-up", table.id);
    let seat = table.to_act[0];
    let wait = json!({ "seat": seat, "bot": false });
    assert_eq!(other.post(&path, &wait).await.problem().1, Problem::NotUp);
    house.pass(321 * SECOND);
    let mut stream = late.open(&table.id).await;
    let up = look(&other, &table).await;
    if !clock(&up).seats[seat.index()].undecided {
        until(&mut stream, |clock| clock.seats[seat.index()].undecided).await;
    }
    assert!(house.steps().await.is_empty(), "nobody has decided yet");
    let more = other.post(&path, &wait).await.table();
    assert_eq!(left(&more), 20_000, "as much as a turn adds");
    until(&mut stream, |clock| !clock.seats[seat.index()].undecided).await;
    house.pass(20 * SECOND);
    until(&mut stream, |clock| clock.seats[seat.index()].undecided).await;
    other.post(&path, &json!({ "seat": seat, "bot": true })).await.table();
    assert_eq!(house.step(1).await["by"], "bot");
    house.server.stop().await;
}

#[tokio::test]
async fn all_together_stop_the_clocks_and_let_them_go_on() {
    let house = House::open().await;
    let (mut one, mut other, table) = two(&house, live(&json!({ "turn": "trader" }))).await;
    let path = format!("/api/tables/{}/pause", table.id);
    let yes = json!({ "yes": true });
    let asked = one.post(&path, &yes).await.table();
    assert!(!clock(&asked).paused && clock(&asked).agreed == [table.to_act[0]]);
    house.pass(21 * SECOND);
    assert!(clock(&other.post(&path, &yes).await.table()).paused);
    house.pass(10 * HOUR);
    let mut stream = one.open(&table.id).await;
    let frame = stream.turn().await;
    stream.act("paused", frame.version, &frame.legal[0]).await;
    assert_eq!(stream.answer("paused").await, Err(Problem::Paused));
    other.post(&path, &yes).await.table();
    let on = one.post(&path, &yes).await.table();
    assert!(!clock(&on).paused);
    assert_eq!(left(&on), 300_000, "what was left, and not a second less");
    house.server.stop().await;
}

#[tokio::test]
async fn nobodys_time_runs_at_night_and_what_has_passed_stays_charged() {
    let house = House::open().await;
    let (mut late, _, table) = two(&house, days()).await;
    assert_eq!(left(&table), 24 * HOUR as i64 + 1000);
    house.pass(6 * HOUR);
    // It is six in the evening in Paris. From ten to seven nobody waits.
    let nights =
        json!({ "zone": "Europe/Paris", "quiet": { "from": 22 * 60, "to": 7 * 60 }, "holidays": [] });
    late.post("/api/me/habits", &nights).await.ok();
    let now = look(&late, &table).await;
    assert_eq!(left(&now), 27 * HOUR as i64 + 1000, "eighteen hours, and a night");
    house.pass(13 * HOUR);
    // Seven in the morning: four hours more are gone. Nobody moves the night to the day.
    let moved = json!({ "zone": "Europe/Paris", "quiet": { "from": 7 * 60, "to": 19 * 60 }, "holidays": [] });
    assert_eq!(late.post("/api/me/habits", &moved).await.problem().1, Problem::QuietTooSoon { hours: 11 });
    assert_eq!(left(&look(&late, &table).await), 14 * HOUR as i64 + 1000);
    let day = json!([{ "first": "2026-11-10", "last": "2026-11-19" }]);
    let holiday =
        json!({ "zone": "Europe/Paris", "quiet": { "from": 22 * 60, "to": 7 * 60 }, "holidays": day });
    let kept = late.post("/api/me/habits", &holiday).await.ok();
    assert_eq!(
        kept["holidays"],
        json!([{ "first": "2026-11-19", "last": "2026-11-19" }]),
        "none reaches back"
    );
    // Thursday, Thursday night, and fourteen hours of Friday.
    assert_eq!(left(&look(&late, &table).await), (24 + 14) * HOUR as i64 + 1000);
    house.server.stop().await;
}

#[tokio::test]
async fn the_lobby_finds_tables_by_how_fast_they_are_and_nonsense_is_refused() {
    let house = House::open().await;
    let mut zoe = house.server.person("Zoé").await;
    let new = |clock: Value| json!({ "game": "ugo", "seats": ["me", "open"], "visibility": "public", "clock": clock });
    let made = zoe.make_as(&new(days())).await;
    assert_eq!(clock(&made).seats.len(), 0, "none runs before the game");
    let endless = json!({ "over_days": false, "bank": 0, "increment": 24 * HOUR, "cap": 48 * HOUR });
    let bad = new(json!({ "control": endless, "when_up": "others" }));
    assert_eq!(zoe.post("/api/tables", &bad).await.problem(), (400, Problem::BadClock));
    for (timing, found) in [("days", 1), ("live", 0), ("none", 0)] {
        let (mut lobby, _) = zoe.dial(&format!("/api/lobby/live?timing={timing}"), None).await.unwrap();
        // The lobby gathers what is new before it tells it.
        loop {
            let message = tokio::time::timeout(PATIENCE, lobby.next()).await.expect(timing).unwrap().unwrap();
            let lobby: Value = serde_json::from_str(message.to_text().unwrap()).unwrap();
            if lobby["tables"].as_array().unwrap().len() == found {
                break;
            }
        }
    }
    // Somebody who wants to play now is not sent to a game over days.
    let mut bob = house.server.person("Bob").await;
    let quick = json!({ "game": "ugo", "seats": null, "language": null, "speaks": null, "fill": null });
    let found = bob.post("/api/quick-match", &quick).await.ok();
    assert_ne!(found["table"]["id"], json!(made.id));
    house.server.stop().await;
}
