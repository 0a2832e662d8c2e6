//! The coach: where it may be asked, and that a game says so afterwards.

use comptoir_games::Ugo;
use comptoir_kernel::Seat;
use comptoir_kernel::record::Record;
use comptoir_server::protocol::{PersonStatistics, Problem, Table};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Person, Server};

async fn ask(person: &mut Person, table: &Table) -> Result<Table, (u16, Problem)> {
    let answer = person.post(&format!("/api/tables/{}/coach", table.id), &Value::Null).await;
    if answer.status == 200 { Ok(answer.table()) } else { Err(answer.problem()) }
}

async fn record(person: &Person, table: &Table) -> Record<Ugo> {
    let text = person.get(&format!("/api/tables/{}/record", table.id)).await.body;
    let record = Record::<Ugo>::parse(&text).unwrap();
    assert!(record.verify().unwrap().finished);
    record
}

#[tokio::test]
async fn whoever_plays_with_bots_may_ask_and_the_game_says_so_for_ever() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let mut zoe = server.person("Zoe").await;
    let new = json!({ "game": "ugo", "seats": [{ "bot": "random" }, "me"] });
    let (plain, table) = (zoe.make_as(&new).await, zoe.make_as(&new).await);
    let table = zoe.get(&format!("/api/tables/{}", table.id)).await.table();
    assert!(table.may_ask_coach && !table.coach && table.seats.iter().all(|seat| !seat.coached));
    for _ in 0..2 {
        let asked = ask(&mut zoe, &table).await.unwrap();
        assert_eq!(asked.seats.iter().map(|seat| seat.coached).collect::<Vec<_>>(), [false, true]);
    }
    server.stop().await;

    let server = Server::start(&data).await;
    zoe.address = server.address;
    for table in [&table, &plain] {
        zoe.open(&table.id).await.play_to_the_end().await;
    }
    assert_eq!(record(&zoe, &table).await.header.coached, [Seat(1)]);
    assert_eq!(record(&zoe, &plain).await.header.coached, []);
    assert_eq!(ask(&mut zoe, &plain).await.unwrap_err(), (409, Problem::AlreadyOver));
    let listed = zoe.get("/api/tables").await.tables();
    assert_eq!(
        listed.iter().filter(|it| it.seats[1].coached).map(|it| &it.id).collect::<Vec<_>>(),
        [&table.id]
    );
    let me = zoe.id().await;
    let games = zoe.get(&format!("/api/people/{me}/games/ugo")).await.ok();
    let games: PersonStatistics = serde_json::from_value(games).unwrap();
    assert_eq!(games.trend.iter().map(|game| game.coached).collect::<Vec<_>>(), [true, false]);
    server.stop().await;
}

#[tokio::test]
async fn with_others_there_is_a_coach_where_all_were_told_of_it_and_at_no_rated_table() {
    let server = Server::fresh().await;
    let (mut ana, mut bob) = (server.person("Ana").await, server.person("Bob").await);
    for agreed in [false, true] {
        let new = json!({ "game": "ugo", "seats": ["me", "open"], "visibility": "public", "coach": agreed });
        let table = ana.make_as(&new).await;
        // Whoever comes is told before they sit down.
        assert_eq!(bob.get(&format!("/api/tables/{}", table.id)).await.table().coach, agreed);
        bob.sit(&table, 1).await;
        let table = ana.start(&table, &mut [&mut bob]).await;
        assert_eq!(table.may_ask_coach, agreed);
        let asked = ask(&mut bob, &table).await;
        if !agreed {
            assert_eq!(asked.unwrap_err(), (409, Problem::NoCoach));
            continue;
        }
        assert!(asked.unwrap().seats[1].coached);
        let (mut one, mut other) = (ana.open(&table.id).await, bob.open(&table.id).await);
        tokio::join!(one.play_to_the_end(), other.play_to_the_end());
        assert_eq!(record(&ana, &table).await.header.coached, [Seat(1)], "not of whoever did not ask");
        let rematch = ana.post(&format!("/api/tables/{}/rematch", table.id), &Value::Null).await.table();
        assert!(rematch.coach, "a rematch is as the first game was");
    }
    let join = json!({ "handle": "ana", "passphrase": "a heron on the pier" });
    ana.post("/api/me/join", &join).await.ok();
    let both = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }], "rated": true, "coach": true });
    assert_eq!(ana.post("/api/tables", &both).await.problem(), (409, Problem::NoCoach));
    let rated = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }], "rated": true });
    let table = ana.make_as(&rated).await;
    assert!(!ana.get(&format!("/api/tables/{}", table.id)).await.table().may_ask_coach);
    assert_eq!(ask(&mut ana, &table).await.unwrap_err(), (409, Problem::NoCoach));
    server.stop().await;
}
