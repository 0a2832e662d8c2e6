//! A long game's history comes in stretches, and each holds what its viewer heard and nothing else.

use comptoir_bots::Level;
use comptoir_engine::STRETCH;
use comptoir_games::shelf;
use comptoir_kernel::chance::Fast;
use comptoir_kernel::fairness::Bytes;
use comptoir_kernel::playthrough::{By, Move};
use comptoir_kernel::{Chance, Seat, Viewer};
use comptoir_server::adapter::{self, Play};
use comptoir_server::protocol::{Heard, Problem, Replay, Status, Visibility};
use comptoir_server::storage::{StoredSeat, StoredTable};
use serde_json::json;

use crate::common::{Person, Server};

/// What a snapshot tells, and before it everything the server tells when it is asked for.
async fn whole(person: &Person, table: &str) -> Vec<Heard> {
    let (_, frame, mut history) = person.open(table).await.snapshot().await;
    assert!(frame.unwrap().version as usize >= STRETCH, "a game as short as this tests nothing");
    assert_eq!(history.len(), STRETCH);
    while history[0].n > 0 {
        let path = format!("/api/tables/{table}/history?before={}", history[0].n);
        let answer = person.get(&path).await;
        assert_eq!(answer.body.len() % 256, 0, "lengths say little");
        let stretch: Vec<Heard> = serde_json::from_value(answer.ok()).unwrap();
        assert!(stretch.len() <= STRETCH && stretch.last().map(|heard| heard.n + 1) == Some(history[0].n));
        history.splice(0..0, stretch);
    }
    history
}

#[tokio::test]
async fn every_viewer_is_told_again_what_they_heard() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let seats = json!(["me", "open", { "bot": "trader" }]);
    let table = zoe.make_as(&json!({ "game": "merchants", "seats": seats })).await;
    bob.sit(&table, 1).await;
    zoe.start(&table, &mut [&mut bob]).await;
    let mut stream = zoe.open(&table.id).await;
    for (person, seat) in [(&mut zoe, 0), (&mut bob, 1)] {
        let hand_over = format!("/api/tables/{}/hand-over", table.id);
        person.post(&hand_over, &json!({ "seat": seat })).await.ok();
    }
    stream.watch_to_the_end().await;

    let mut told = Vec::new();
    for (person, seat) in [(zoe, "&seat=0"), (bob, "&seat=1"), (server.stranger(), "")] {
        let history = whole(&person, &table.id).await;
        // What the rules tell this viewer, from the replay.
        let mut replayed = Vec::new();
        while replayed.len() < history.len() {
            let path = format!("/api/tables/{}/replay?from={}{seat}", table.id, replayed.len());
            let part: Replay = serde_json::from_value(person.get(&path).await.ok()).unwrap();
            replayed.extend(part.moments.into_iter().map(|moment| moment.heard));
        }
        assert!(history == replayed, "{seat}");
        told.push(history);
    }
    assert!(told[0] != told[1] && told[1] != told[2], "there was nothing to hide in this game");
    server.stop().await;
}

#[tokio::test]
async fn a_history_is_for_those_who_may_look_once_there_is_one() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let new = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }], "visibility": "private" });
    let table = zoe.make_as(&new).await;
    let path = format!("/api/tables/{}/history?before=1", table.id);
    assert_eq!(server.stranger().get(&path).await.problem(), (403, Problem::MayNotWatch));
    let own: Vec<Heard> = serde_json::from_value(zoe.get(&path).await.ok()).unwrap();
    assert_eq!(own.iter().map(|heard| heard.n).collect::<Vec<_>>(), [0]);
    let odd = zoe.get(&path.replace("before=1", "before=x")).await;
    assert!(matches!(odd.problem(), (400, Problem::BadMessage { .. })));
    let gathering = zoe.make(json!(["me", "open"])).await;
    let early = zoe.get(&format!("/api/tables/{}/history?before=1", gathering.id)).await;
    assert_eq!(early.problem(), (409, Problem::NotStarted));
    let unknown = zoe.get("/api/tables/none/history?before=1").await;
    assert_eq!(unknown.problem(), (404, Problem::UnknownTable));
    server.stop().await;
}

/// What a snapshot may have at most: messages up to 64 KB are filled up to a multiple of 8, so that this stays below 60.
const LARGEST: usize = 56 << 10;
/// The part of it that describes the table and its seats.
const TABLE: usize = 4 << 10;
const STEPS: u32 = 1000;

/// A game of bots, without a server around it.
fn begin(game: &str, seats: u8) -> Box<dyn Play> {
    let (options, edition) = adapter::options(game, &json!({}), seats).unwrap();
    let bot = Some(Level::Random);
    let seat = StoredSeat {
        guest: None,
        bot,
        key: String::new(),
        pledge: None,
        opening: None,
        program: false,
        invited: None,
        excused: Vec::new(),
        coached: false,
    };
    let table = StoredTable {
        id: "t".into(),
        game: game.into(),
        edition,
        options,
        host: "host".into(),
        visibility: Visibility::Unlisted,
        language: None,
        fill: None,
        rated: false,
        coach: false,
        clock: None,
        clocks: None,
        status: Status::Gathering,
        seed: Bytes([7; 32]),
        broken_off: Vec::new(),
        made: 0,
        touched: 0,
        setup: None,
        to_act: Vec::new(),
        standings: None,
        rematch: None,
        seats: vec![seat; usize::from(seats)],
        returns: Vec::new(),
    };
    adapter::begin(&table, 1_700_000_000).unwrap().1
}

#[test]
fn a_snapshot_stays_small_however_long_the_game_is() {
    for info in shelf() {
        let seats = *info.seats.last().unwrap();
        let (mut game, mut dice, mut largest, mut whole) = (begin(&info.id, seats), Fast::new(7), 0, 0);
        for n in 0..STEPS {
            let Some(seat) = game.to_act().first().copied() else { break };
            let legal = game.frame(Viewer::Seat(seat)).legal;
            let action = legal[dice.below(legal.len() as u32) as usize].clone();
            game.play(seat, By::Bot, Move::Action(action), 1_700_000_000).unwrap();
            if n % 20 == 19 {
                for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let seen = json!([game.frame(viewer), game.history(viewer, u32::MAX)]);
                    largest = largest.max(seen.to_string().len());
                }
            }
        }
        let mut before = game.version() + 1;
        while before > 0 {
            let stretch = game.history(Viewer::Seat(Seat(0)), before);
            assert!(!stretch.is_empty() && stretch.len() <= STRETCH, "{} {before}", info.id);
            assert!(stretch.iter().map(|heard| heard.n).eq(stretch[0].n..before), "nothing is left out");
            whole += json!(stretch).to_string().len();
            before = stretch[0].n;
        }
        println!("{}: {} steps, {largest} bytes seen, {whole} of history", info.id, game.version());
        assert!(largest + TABLE <= LARGEST, "{}: {largest} bytes", info.id);
    }
}
