//! The upgrade drill: this build opens what earlier builds left, goes on with every running table, and replays every finished one.
//!
//! `server/tests/data/` holds a data directory for each release whose storage or rules differ from the one before. None is ever
//! written again. `cargo test -p comptoir-server --test server leave_a_data_directory -- --ignored` leaves a new one.

use std::path::{Path, PathBuf};

use comptoir_games::{shelf, with_game};
use comptoir_kernel::record::Record;
use comptoir_server::check::Check;
use comptoir_server::protocol::{Status, Table};
use serde_json::json;
use tempfile::TempDir;

use crate::common::{Person, Server, zoe_alone};
use crate::database::database;

/// So far a running table has come, in turns of the person who sits there; so far they play on.
const TURNS: usize = 6;

fn left() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

#[tokio::test]
#[ignore = "writes the data directory that later builds are tried with"]
async fn leave_a_data_directory() {
    let (data, server, mut zoe) = zoe_alone().await;
    for info in shelf() {
        let bots = vec![json!({ "bot": "trader" }); usize::from(info.seats[0]) - 1];
        let with = |first: &str| {
            let seats = [vec![json!(first)], bots.clone()].concat();
            json!({ "game": info.id, "seats": seats, "visibility": "public" })
        };
        zoe.make_as(&with("open")).await;
        let running = zoe.make_as(&with("me")).await;
        play_on(&zoe, &running.id).await;
        let finished = zoe.make_as(&with("me")).await;
        play_on(&zoe, &finished.id).await;
        finish(&mut zoe, &finished).await;
    }
    server.stop().await;

    let directory =
        left().join(format!("release-{}", std::fs::read_dir(left()).map_or(0, Iterator::count) + 1));
    std::fs::create_dir_all(&directory).unwrap();
    std::fs::copy(data.path().join("comptoir.db"), directory.join("comptoir.db")).unwrap();
    std::fs::write(directory.join("cookie"), zoe.cookie.unwrap()).unwrap();
}

#[tokio::test]
async fn what_earlier_builds_left_is_played_on_and_replayed() {
    for entry in std::fs::read_dir(left()).unwrap() {
        let (directory, data) = (entry.unwrap().path(), TempDir::new().unwrap());
        std::fs::copy(directory.join("comptoir.db"), data.path().join("comptoir.db")).unwrap();
        let cookie = std::fs::read_to_string(directory.join("cookie")).unwrap();
        checks(data.path()).await;

        let server = Server::start(&data).await;
        let mut zoe = Person { address: server.address, cookie: Some(cookie) };
        let tables = zoe.get("/api/tables").await.tables();
        let of = |status| tables.iter().filter(move |table| table.status == status);
        for info in shelf() {
            for status in [Status::Gathering, Status::Playing, Status::Over] {
                assert!(
                    of(status).any(|table| table.game == info.id),
                    "{directory:?} {} {status:?}",
                    info.id
                );
            }
        }
        turns_are_known(&zoe, &data, of(Status::Playing)).await;
        for table in of(Status::Gathering) {
            let seated = zoe.sit(table, 0).await;
            let begun = zoe.start(&seated, &mut []).await;
            assert_eq!(begun.status, Status::Playing, "{begun:?}");
            play_on(&zoe, &table.id).await;
        }
        for table in of(Status::Playing) {
            play_on(&zoe, &table.id).await;
            finish(&mut zoe, table).await;
            replays(&zoe, table).await;
        }
        for table in of(Status::Over) {
            replays(&zoe, table).await;
        }
        server.stop().await;
        checks(data.path()).await;
        bots_are_called_so(&data).await;
        every_end_is_a_result(&data).await;
    }
}

/// Since when it is whose turn was not stored by earlier builds.
async fn turns_are_known(zoe: &Person, data: &TempDir, playing: impl Iterator<Item = &Table>) {
    let waiting = playing.filter(|table| table.you.is_some_and(|you| table.to_act.contains(&you))).count();
    let turns = zoe.get("/api/me/turns").await.ok();
    let playing = turns.as_array().unwrap().iter().filter(|turn| turn["table"]["status"] == "playing");
    assert!(waiting > 0 && playing.count() == waiting, "{turns}");
    let noticed = "SELECT COUNT(*) FROM notices WHERE kind = 'my_turn' AND seen IS NOT NULL AND due IS NULL";
    let (noticed,): (i64,) = sqlx::query_as(noticed).fetch_one(&mut database(data).await).await.unwrap();
    assert_eq!(noticed, waiting as i64, "they know it, and nobody is told now");
}

/// Plays some turns: the middle one of what is allowed, which is neither passing nor the same thing always.
async fn play_on(person: &Person, table: &str) {
    let mut stream = person.open(table).await;
    for _ in 0..TURNS {
        let frame = stream.turn().await;
        if frame.standings.is_some() {
            return;
        }
        let action = &frame.legal[frame.legal.len() / 2];
        stream.act(&format!("c{}", frame.version), frame.version, action).await;
    }
    stream.turn().await;
}

/// Lets a bot play for the person, and sees the end.
async fn finish(person: &mut Person, table: &Table) {
    let mut stream = person.open(&table.id).await;
    person.post(&format!("/api/tables/{}/hand-over", table.id), &json!({ "seat": 0 })).await.ok();
    stream.watch_to_the_end().await;
}

/// The finished game can be read from every seat, and its record verifies.
async fn replays(person: &Person, table: &Table) {
    let path = format!("/api/tables/{}", table.id);
    let replay = person.get(&format!("{path}/replay?seat=0&count=1")).await.ok();
    let record = person.get(&format!("{path}/record")).await.body;
    let verified = with_game!(table.game.as_str(), G => Record::<G>::parse(&record).unwrap().verify());
    let verified = verified.unwrap().unwrap_or_else(|why| panic!("{}: {why:?}", table.game));
    assert!(verified.finished, "{}", table.game);
    assert_eq!(verified.shuffles.unwrap().people, ["Zoé"]);
    assert_eq!(replay["steps"], verified.steps);
}

/// Earlier builds took a step without a command for a bot's; now each step says whose it is.
async fn bots_are_called_so(data: &TempDir) {
    let count = "SELECT COUNT(*), SUM(command IS NULL), SUM((command IS NULL) <> (step ->> 'by' IS 'bot')) FROM steps";
    let (steps, bots, wrong): (i64, i64, i64) =
        sqlx::query_as(count).fetch_one(&mut database(data).await).await.unwrap();
    assert!(0 < bots && bots < steps, "{bots} of {steps}");
    assert_eq!(wrong, 0);
}

/// Games that ended before there were results have one now, with a place for each seat, and so have those that ended since: what was worked
/// out for the former is what would be for the latter.
async fn every_end_is_a_result(data: &TempDir) {
    let count = "SELECT (SELECT COUNT(*) FROM tables WHERE status = 'over'), (SELECT COUNT(*) FROM results), \
        (SELECT SUM(seats) FROM results), (SELECT COUNT(*) FROM places), \
        (SELECT COUNT(DISTINCT result) FROM places WHERE rank = 1), (SELECT COUNT(*) FROM results WHERE people = 1 AND strongest = 'trader'), \
        (SELECT COUNT(*) FROM places WHERE guest IS NOT NULL AND decisions > 0 AND bot_steps > 0)";
    let (over, results, seats, places, won, traders, decided): (i64, i64, i64, i64, i64, i64, i64) =
        sqlx::query_as(count).fetch_one(&mut database(data).await).await.unwrap();
    assert!(over > 5);
    assert_eq!((results, won, traders, decided), (over, over, over, over));
    assert_eq!(places, seats);
    let order =
        "SELECT COUNT(*) FROM results a JOIN results b ON b.number = a.number + 1 WHERE b.ended < a.ended";
    let (wrong,): (i64,) = sqlx::query_as(order).fetch_one(&mut database(data).await).await.unwrap();
    assert_eq!(wrong, 0, "numbered in the order in which they ended");
}

/// What a host does before an upgrade.
async fn checks(data: &Path) {
    let scratch = TempDir::new().unwrap();
    let mut check = Check::open(data, scratch.path()).await.unwrap();
    let mut tables = 0;
    while let Some(checked) = check.next().await.unwrap() {
        assert_eq!(checked.trouble, None, "{checked:?}");
        tables += 1;
    }
    assert_eq!((tables, check.count().await.unwrap()), (3 * shelf().len(), tables as u64));
}
