//! What developers see of a table, and that nobody else does.

use crate::common::Server;

#[cfg(not(feature = "dev"))]
#[tokio::test]
async fn a_server_for_players_does_not_know_the_developers_addresses() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(serde_json::json!(["me", { "bot": "trader" }])).await;
    for address in [format!("/dev/tables/{}", table.id), format!("/dev/tables/{}/replay", table.id)] {
        let answer = zoe.get(&address).await;
        assert!(answer.body.contains("<title>Comptoir</title>"), "the page, as anywhere else: {answer:?}");
    }
    assert_eq!(zoe.post("/dev/tables", &serde_json::json!({})).await.status, 405);
    server.stop().await;
}

#[cfg(feature = "dev")]
mod with_the_feature {
    use std::path::Path;

    use comptoir_games::{Merchants, Ugo};
    use comptoir_kernel::record::Record;
    use comptoir_kernel::{Game, Seat};
    use comptoir_server::protocol::{Problem, Replay, Status, Table};
    use serde_json::{Value, json};
    use tempfile::TempDir;

    use super::*;
    use crate::common::Person;

    fn golden(name: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/golden").join(name);
        std::fs::read_to_string(path).unwrap()
    }

    async fn set_up(person: &mut Person, past: Value, at: usize, seat: u8) -> Table {
        let wanted = json!({ "past": past, "at": at, "seat": seat, "bots": "trader" });
        person.post("/dev/tables", &wanted).await.table()
    }

    /// A table in the middle of a golden game has the hashes of that game, and what follows can be verified to the end.
    async fn goes_on<G: Game>(name: &str, seat: u8) {
        let data = TempDir::new().unwrap();
        let server = Server::start(&data).await;
        let mut zoe = server.person("Zoé").await;
        let text = golden(name);
        let played = Record::<G>::parse(&text).unwrap();
        let at = played.steps.len() / 2;
        let table = set_up(&mut zoe, json!({ "record": text }), at, seat).await;
        assert_eq!((table.status, table.you), (Status::Playing, Some(Seat(seat))));

        let inside = zoe.get(&format!("/dev/tables/{}", table.id)).await.ok();
        let hashes = std::iter::once(&played.header.hash).chain(played.steps.iter().map(|step| &step.hash));
        for (n, hash) in hashes.take(at + 1).enumerate() {
            assert_eq!(inside["hashes"][n], hash.0, "after step {n}");
        }
        zoe.open(&table.id).await.play_to_the_end().await;
        let record = zoe.get(&format!("/api/tables/{}/record", table.id)).await.body;
        let record = Record::<G>::parse(&record).unwrap();
        assert_eq!(record.steps[..at], played.steps[..at]);
        let verified = record.verify().unwrap();
        assert!(verified.finished && verified.shuffles.is_some(), "{verified:?}");
        server.stop().await;
    }

    #[tokio::test]
    async fn a_golden_game_goes_on_from_its_middle_in_the_seat_of_the_person() {
        goes_on::<Ugo>("ugo/1-4.jsonl", 0).await;
    }

    #[tokio::test]
    async fn a_golden_game_goes_on_from_its_middle_in_a_seat_that_was_a_bots() {
        goes_on::<Merchants>("merchants/1-3.jsonl", 2).await;
    }

    #[tokio::test]
    async fn a_finished_game_is_set_up_as_finished() {
        let server = Server::fresh().await;
        let mut zoe = server.person("Zoé").await;
        let played = Record::<Ugo>::parse(&golden("ugo/1-4.jsonl")).unwrap();
        let table = set_up(&mut zoe, json!({ "record": played.to_text() }), 100_000, 1).await;
        assert_eq!((table.status, table.standings), (Status::Over, played.closing.map(|it| it.standings)));
        server.stop().await;
    }

    #[tokio::test]
    async fn every_seat_of_a_running_game_is_seen_at_every_step_and_any_step_can_be_a_new_table() {
        let server = Server::fresh().await;
        let mut zoe = server.person("Zoé").await;
        let first = set_up(&mut zoe, json!({ "record": golden("ugo/1-4.jsonl") }), 12, 0).await;
        // Seat 0 was the first to act or the bots are on their way to its turn: then the table stands still.
        let waiting = zoe.open(&first.id).await.turn().await;
        for seat in 0..4 {
            let address = format!("/dev/tables/{}/replay?seat={seat}", first.id);
            let replay: Replay = serde_json::from_value(zoe.get(&address).await.ok()).unwrap();
            assert_eq!(replay.steps, waiting.version);
            let at_twelve = &replay.moments[12].frame;
            assert_eq!(at_twelve.view["hand"]["seat"], seat, "its own hand");
            let acts = at_twelve.to_act.contains(&Seat(seat));
            assert_eq!(!at_twelve.legal.is_empty(), acts, "seat {seat}");
        }
        let beyond = zoe.get(&format!("/dev/tables/{}/replay?seat=4", first.id)).await;
        assert_eq!(beyond.problem(), (400, Problem::UnknownSeat));

        let second = set_up(&mut zoe, json!({ "table": first.id }), 7, 3).await;
        let hashes = |inside: Value| inside["hashes"].as_array().unwrap()[..=7].to_vec();
        let inside = zoe.get(&format!("/dev/tables/{}", second.id)).await.ok();
        assert_eq!(hashes(inside), hashes(zoe.get(&format!("/dev/tables/{}", first.id)).await.ok()));
        server.stop().await;
    }

    #[tokio::test]
    async fn what_is_no_record_is_refused() {
        let server = Server::fresh().await;
        let mut zoe = server.person("Zoé").await;
        let wanted = json!({ "past": { "record": "{}" }, "at": 1, "seat": 0, "bots": "trader" });
        assert_eq!(zoe.post("/dev/tables", &wanted).await.status, 400);
        let text = golden("ugo/1-4.jsonl").replacen("\"seat\":1", "\"seat\":2", 1);
        let wanted = json!({ "past": { "record": text }, "at": 100, "seat": 0, "bots": "trader" });
        assert!(matches!(zoe.post("/dev/tables", &wanted).await.problem(), (409, Problem::Differs { .. })));
        let wanted =
            json!({ "past": { "record": golden("ugo/1-4.jsonl") }, "at": 1, "seat": 4, "bots": "trader" });
        assert_eq!(zoe.post("/dev/tables", &wanted).await.problem(), (400, Problem::UnknownSeat));
        server.stop().await;
    }
}
