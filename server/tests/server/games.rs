//! Whole games through the front door.

use std::time::Duration;

use crate::common::{NUMBER, Person, Server, Stream, config, zoe_and_bob, zoes_table};
use comptoir_bots::Level;
use comptoir_games::Ugo;
use comptoir_kernel::record::{Dealer, Record};
use comptoir_server::Config;
use comptoir_server::protocol::{Frame, Problem, Replay, Status, ToPage};
use serde_json::{Value, json};
use tempfile::TempDir;

#[tokio::test]
async fn one_person_and_three_bots_play_to_the_end_and_the_record_verifies() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", { "bot": "trader" }, { "bot": "random" }, { "bot": "trader" }])).await;
    assert_eq!((table.status, table.you.map(|seat| seat.0)), (Status::Playing, Some(0)));

    let early = zoe.get(&format!("/api/tables/{}/record", table.id)).await;
    assert_eq!(early.problem(), (409, Problem::NotOver));

    let last = zoe.open(&table.id).await.play_to_the_end().await;
    let standings = last.standings.unwrap();
    assert_eq!(standings.len(), 4);

    let over = zoe.get(&format!("/api/tables/{}", table.id)).await.table();
    assert_eq!((over.status, over.standings), (Status::Over, Some(standings)));
    assert!(over.to_act.is_empty());

    let answer = server.stranger().get(&format!("/api/tables/{}/record", table.id)).await;
    let record = Record::<Ugo>::parse(&answer.body).unwrap();
    let verified = record.verify().unwrap();
    assert!(verified.finished, "{verified:?}");
    let shuffles = verified.shuffles.unwrap();
    assert_eq!((shuffles.people, shuffles.broken_off), (vec!["Zoé".to_owned()], 0));
    assert_eq!(shuffles.dealer, Dealer::Server);
    assert_eq!(verified.steps as u32, last.version);
    let fairness = record.header.fairness.unwrap();
    assert_eq!(fairness.commitment, table.commitment);
    assert_eq!(fairness.seats[0].unwrap().opening.number.to_string(), NUMBER);
    assert!(fairness.seats[1..].iter().all(Option::is_none), "bots add nothing");
    assert_eq!(record.header.seats, ["Zoé", "Bruno", "Clio", "Diego"]);
    let levels = ["trader", "random", "trader"].map(|level| Some(level.to_owned()));
    assert_eq!(record.header.bots, [vec![None], levels.to_vec()].concat());
    server.stop().await;
}

impl Person {
    /// Plays Merchants of Europe with two bots until one of them offers something. Which game that happens in is left to the
    /// deal: about one in six ends without an offer.
    async fn offered_something(&mut self) -> (Stream, Frame) {
        let bot = json!({ "bot": "trader" });
        for _ in 0..20 {
            let table = self.make_as(&json!({ "game": "merchants", "seats": ["me", bot, bot] })).await;
            let mut stream = self.open(&table.id).await;
            loop {
                let frame = stream.turn().await;
                if frame.view["phase"] == "answer" {
                    return (stream, frame);
                }
                if frame.standings.is_some() {
                    break;
                }
                let action = &frame.legal[frame.legal.len() / 2];
                stream.act(&format!("c{}", frame.version), frame.version, action).await;
            }
        }
        panic!("bots make no offers");
    }
}

#[tokio::test]
async fn a_bot_goes_on_though_nobody_answers_its_offer() {
    let data = TempDir::new().unwrap();
    let server =
        Server::start_with(Config { bot_patience: Duration::from_millis(20), ..config(data.path()) }).await;
    let mut zoe = server.person("Zoé").await;
    let (mut stream, offer) = zoe.offered_something().await;
    // Zoé says nothing. The other bot may answer; then the one that made the offer goes on by itself.
    let ends = |event: &Value| event["type"] == "offer_withdrawn" || event["type"] == "traded";
    let end = loop {
        let (heard, _) = stream.step().await;
        if heard.events.iter().any(ends) {
            break heard;
        }
    };
    assert_eq!(json!(end.seat), offer.view["active"], "{end:?}");
    server.stop().await;
}

#[tokio::test]
async fn four_bots_play_alone_and_the_game_can_be_replayed_from_every_seat() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let table =
        zoe.make(json!(["trader", "random", "random", "trader"].map(|bot| json!({ "bot": bot })))).await;
    let mut stream = server.stranger().open(&table.id).await;
    let last = stream.watch_to_the_end().await;

    let replay = |query: String| {
        let (id, person) = (table.id.clone(), server.stranger());
        async move { person.get(&format!("/api/tables/{id}/replay?{query}")).await }
    };
    let mut whole: Vec<Replay> = Vec::new();
    // A game of UGO! has at most 200 steps, and so 201 moments.
    for from in [0, 100, 200] {
        let part = replay(format!("from={from}&count=1000")).await.ok();
        whole.push(serde_json::from_value(part).unwrap());
    }
    assert_eq!(whole[0].moments.len(), 100, "one answer is bounded");
    assert_eq!(whole[0].steps, last.version);
    let moments: Vec<_> = whole.into_iter().flat_map(|part| part.moments).collect();
    assert_eq!(moments.last().map(|moment| &moment.frame), Some(&last));
    let numbers: Vec<u32> = moments.iter().map(|moment| moment.heard.n).collect();
    assert_eq!(numbers, (0..moments.len() as u32).collect::<Vec<_>>());
    assert!(moments.iter().all(|moment| moment.frame.view["hand"].is_null()));

    let seat: Replay = serde_json::from_value(replay("from=3&count=1&seat=2".into()).await.ok()).unwrap();
    assert_eq!(seat.moments[0].frame.view["hand"]["seat"], 2);
    assert_eq!(seat.moments[0].heard.n, 3);
    assert_eq!(replay("seat=4".into()).await.problem(), (400, Problem::UnknownSeat));
    assert!(matches!(replay("from=x".into()).await.problem(), (400, Problem::BadMessage { .. })));

    let over = server.stranger().get("/api/tables?list=over").await.tables();
    assert_eq!(over, [], "whoever has the address may look, but it was not to be listed");
    server.stop().await;
}

#[tokio::test]
async fn a_step_that_shows_nothing_can_be_taken_back() {
    let (server, zoe, table) = zoes_table(json!(["me", { "bot": "random" }, { "bot": "random" }])).await;
    let mut stream = zoe.open(&table.id).await;
    let mut undone = false;
    let mut before: Option<Value> = None;
    loop {
        let frame = stream.turn().await;
        if frame.standings.is_some() {
            break;
        }
        if let (true, false, Some(before)) = (frame.can_undo, undone, &before) {
            stream.say(&json!({ "type": "undo", "id": "back", "version": frame.version })).await;
            let (heard, frame) = stream.step().await;
            assert!(heard.undo && heard.events.is_empty());
            assert_eq!(&frame.view, before, "everything is as it was");
            let ToPage::Done { id, version } = stream.next().await else { panic!("no done") };
            assert_eq!((id.as_str(), version), ("back", frame.version));
            stream.say(&json!({ "type": "undo", "id": "more", "version": version })).await;
            assert_eq!(stream.answer("more").await, Err(Problem::NothingToUndo));
            undone = true;
            stream.act("again", frame.version, &frame.legal[0]).await;
            continue;
        }
        before = Some(frame.view);
        stream.act(&format!("c{}", frame.version), frame.version, &frame.legal[0]).await;
    }
    assert!(undone, "a game in which nothing could be taken back tests nothing");
    let record = zoe.get(&format!("/api/tables/{}/record", table.id)).await;
    Record::<Ugo>::parse(&record.body).unwrap().verify().unwrap();
    server.stop().await;
}

#[tokio::test]
async fn the_same_people_play_again_at_one_new_table() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob, table) = zoe_and_bob(&server, json!(["me", "open", { "bot": "random" }])).await;
    let address = |what: &str| format!("/api/tables/{}/{what}", table.id);
    assert_eq!(zoe.post(&address("rematch"), &Value::Null).await.problem(), (409, Problem::NotOver));
    zoe.start(&table, &mut [&mut bob]).await;
    for person in [&mut zoe, &mut bob] {
        let seat = person.get(&format!("/api/tables/{}", table.id)).await.table().you.unwrap();
        person.post(&address("hand-over"), &json!({ "seat": seat })).await.table();
    }
    let mut stream = zoe.open(&table.id).await;
    stream.watch_to_the_end().await;

    let mut eve = server.person("Eve").await;
    assert_eq!(eve.post(&address("rematch"), &Value::Null).await.problem(), (403, Problem::NotSeated));
    let again = bob.post(&address("rematch"), &Value::Null).await.table();
    let same = zoe.post(&address("rematch"), &Value::Null).await.table();
    assert_eq!(again.id, same.id);
    assert_ne!(again.commitment, table.commitment, "a new seed");
    let names: Vec<_> = again.seats.iter().map(|seat| seat.name.as_deref()).collect();
    assert_eq!(names, [Some("Zoé"), Some("Bob"), Some("Clio")]);
    assert_eq!((again.you.unwrap().0, same.you.unwrap().0), (1, 0));
    assert_eq!(
        again.seats.iter().map(|seat| seat.bot).collect::<Vec<_>>(),
        [None, None, Some(Level::Random)]
    );
    assert_eq!(bob.sit(&again, 1).await.status, Status::Gathering, "Zoé's page has not been here yet");
    let fixed = zoe.sit(&again, 0).await;
    assert_eq!((fixed.status, fixed.seats[0].opened, fixed.seats[1].opened), (Status::Opening, true, false));
    assert_eq!(bob.open_number(&fixed).await.status, Status::Playing);
    loop {
        if stream.table().await.rematch.as_ref() == Some(&again.id) {
            break;
        }
    }
    for (person, seat) in [(&mut zoe, 0), (&mut bob, 1)] {
        person.post(&format!("/api/tables/{}/hand-over", again.id), &json!({ "seat": seat })).await.table();
    }
    zoe.open(&again.id).await.watch_to_the_end().await;
    let record = zoe.get(&format!("/api/tables/{}/record", again.id)).await;
    let record = Record::<Ugo>::parse(&record.body).unwrap();
    assert_eq!(record.verify().unwrap().shuffles.unwrap().people, ["Zoé", "Bob"]);
    server.stop().await;
}

#[tokio::test]
async fn only_what_its_maker_listed_is_listed_and_a_rematch_is_told_to_those_who_sat_there() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let mut ids = Vec::new();
    for visibility in ["public", "unlisted"] {
        let new = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }], "visibility": visibility });
        let table = zoe.make_as(&new).await;
        zoe.open(&table.id).await.play_to_the_end().await;
        ids.push(table.id);
    }
    let stranger = server.stranger();
    let over = stranger.get("/api/tables?list=over").await.tables();
    assert_eq!(over.iter().map(|table| &table.id).collect::<Vec<_>>(), [&ids[0]]);
    // The list tells when it was, how long it took and who had how many points.
    let began = over[0].began.unwrap();
    assert!(over[0].made <= began && began <= over[0].touched, "{:?}", over[0]);
    assert_eq!(over[0].standings.as_ref().map(Vec::len), Some(2));
    let again = zoe.post(&format!("/api/tables/{}/rematch", ids[0]), &Value::Null).await.table();
    let address = format!("/api/tables/{}", ids[0]);
    assert_eq!(zoe.get(&address).await.table().rematch, Some(again.id.clone()));
    assert_eq!(stranger.get(&address).await.table().rematch, None);
    let mut watching = stranger.open(&ids[0]).await;
    assert_eq!(watching.snapshot().await.0.rematch, None);
    let listed = stranger.get("/api/tables?list=over").await;
    assert!(!listed.body.contains(&again.id));
    server.stop().await;
}
