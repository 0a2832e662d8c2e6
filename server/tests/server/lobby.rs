//! The lobby: what stands on the board, live; who is here; any table of a game; and tables that begin by themselves.

use comptoir_server::Config;
use comptoir_server::protocol::{Lobby, Match, Problem, Status, Table};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::common::{PATIENCE, Person, Server, pledge, zoe_alone};
use crate::database::database;

/// Somebody who looks at the board.
struct Reading {
    socket: WebSocketStream<TcpStream>,
    /// What stood on it last.
    seen: Option<Lobby>,
}

impl Reading {
    async fn of(person: &Person, wish: &str) -> Reading {
        let path = format!("/api/lobby/live{wish}");
        Reading { socket: person.dial(&path, None).await.unwrap().0, seen: None }
    }

    /// Reads on until this stands there.
    async fn until(&mut self, what: &str, stands: impl Fn(&Lobby) -> bool) -> Lobby {
        loop {
            if let Some(seen) = self.seen.as_ref().filter(|seen| stands(seen)) {
                return seen.clone();
            }
            let seen = &self.seen;
            let next = timeout(PATIENCE, self.socket.next()).await;
            let next = next.unwrap_or_else(|_| panic!("{what} is not shown, but {seen:?}"));
            match next.unwrap().unwrap() {
                Message::Text(text) => self.seen = Some(serde_json::from_str(&text).unwrap()),
                Message::Close(why) => panic!("closed: {why:?}"),
                _ => {}
            }
        }
    }
}

fn ids(lobby: &Lobby) -> Vec<&str> {
    lobby.tables.iter().map(|table| table.id.as_str()).collect()
}

fn public(game: &str, seats: &Value, language: &str) -> Value {
    json!({ "game": game, "seats": seats, "visibility": "public", "language": language })
}

#[tokio::test]
async fn open_tables_come_and_go_without_a_reload() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let mut board = Reading::of(&server.stranger(), "").await;
    board.until("an empty board", |lobby| lobby.tables.is_empty()).await;
    let table = zoe.make_as(&public("ugo", &json!(["me", "open", "open", { "bot": "random" }]), "fr")).await;
    zoe.make_as(&json!({ "game": "ugo", "seats": ["me", "open"], "visibility": "unlisted" })).await;
    zoe.make_as(&json!({ "game": "ugo", "seats": ["me", "open"], "visibility": "private" })).await;
    let shown = board.until("a table", |lobby| !lobby.tables.is_empty()).await;
    let posted = &shown.tables[0];
    assert_eq!(ids(&shown), [&table.id], "only public ones are listed");
    assert_eq!(
        (posted.seats, posted.open, posted.bots, posted.people[0].name.as_str(), posted.people.len()),
        (4, 2, 1, "Zoé", 1)
    );
    assert_eq!((shown.here, shown.asks), (None, 0), "a stranger is shown nobody");
    let sit = json!({ "seat": 1, "key": null, "pledge": pledge() });
    bob.post(&format!("/api/tables/{}/sit", table.id), &sit).await.ok();
    board.until("Bob", |lobby| lobby.tables[0].people.len() == 2 && lobby.tables[0].open == 1).await;
    bob.post("/api/me", &json!({ "name": "Robert" })).await.ok();
    board.until("the new name", |lobby| lobby.tables[0].people[1].name == "Robert").await;
    for person in [&mut bob, &mut zoe] {
        person.post(&format!("/api/tables/{}/leave", table.id), &Value::Null).await.ok();
    }
    board.until("an empty board", |lobby| lobby.tables.is_empty()).await;
    server.stop().await;
}

#[tokio::test]
async fn the_board_shows_what_was_asked_for() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    let ugo = zoe.make_as(&public("ugo", &json!(["me", "open"]), "fr")).await;
    let three = zoe.make_as(&public("ugo", &json!(["me", "open", "open"]), "en")).await;
    let other = zoe.make_as(&public("valdora", &json!(["me", "open", "open"]), "fr")).await;
    let variant = ugo.options["variant"].as_str().unwrap().to_owned();
    for (wish, expected) in [
        (String::new(), vec![&other.id, &three.id, &ugo.id]),
        ("?game=ugo".to_owned(), vec![&three.id, &ugo.id]),
        ("?game=ugo&seats=3".to_owned(), vec![&three.id]),
        ("?language=fr".to_owned(), vec![&other.id, &ugo.id]),
        (format!("?options=variant.{variant}&seats=2"), vec![&ugo.id]),
        ("?options=variant.nonsense".to_owned(), vec![]),
    ] {
        let mut board = Reading::of(&server.stranger(), &wish).await;
        // All three were made in the same second, or in two.
        let shown = board.until(&wish, |lobby| lobby.tables.len() == expected.len()).await;
        let (mut found, mut expected) = (ids(&shown), expected);
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{wish}");
    }
    let wrong = server.stranger().dial("/api/lobby/live?language=tlh", None).await;
    assert!(matches!(wrong, Err(Error::Http(answer)) if answer.status() == 400));
    server.stop().await;
}

#[tokio::test]
async fn the_stream_is_limited_and_has_nothing_to_be_told() {
    let server = Server::fresh_with(|usual| Config { sockets_per_guest: 1, ..usual }).await;
    let stranger = server.stranger();
    let mut board = Reading::of(&stranger, "").await;
    let refused = stranger.dial("/api/lobby/live", None).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 429));
    board.socket.send(Message::text("hello")).await.unwrap();
    let code = loop {
        match timeout(PATIENCE, board.socket.next()).await.unwrap() {
            Some(Ok(Message::Close(frame))) => break frame.map(|frame| u16::from(frame.code)),
            Some(Ok(_)) => {}
            end => panic!("{end:?}"),
        }
    };
    assert_eq!(code, Some(1008));
    server.stop().await;
}

#[tokio::test]
async fn those_who_want_to_be_seen_see_each_other_and_a_block_hides_them() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob, mut eve) =
        (server.person("Zoé").await, server.person("Bob").await, server.person("Eve").await);
    zoe.befriend(&mut bob).await;
    let mut boards = [Reading::of(&zoe, "").await, Reading::of(&bob, "").await, Reading::of(&eve, "").await];
    let [zoes, bobs, eves] = &mut boards;
    zoes.until("nobody", |lobby| lobby.here.is_none()).await;
    for person in [&mut zoe, &mut bob] {
        person.post("/api/me/seen-here", &json!({ "seen": true })).await.ok();
    }
    let names = |lobby: &Lobby| -> Option<Vec<(String, bool)>> {
        Some(lobby.here.as_ref()?.iter().map(|here| (here.name.clone(), here.friend)).collect())
    };
    let one = |name: &str, friend| Some(vec![(name.to_owned(), friend)]);
    zoes.until("Bob", |lobby| names(lobby) == one("Bob", true)).await;
    bobs.until("Zoé", |lobby| names(lobby) == one("Zoé", true)).await;
    assert!(zoe.get("/api/me/friends").await.ok()["friends"][0]["here"].as_bool().unwrap());
    eve.post("/api/me/seen-here", &json!({ "seen": true })).await.ok();
    zoe.make_as(&public("ugo", &json!(["me", "open"]), "fr")).await;
    eves.until("Zoé’s table", |lobby| lobby.tables.len() == 1).await;
    eves.until("both", |lobby| names(lobby).is_some_and(|names| names.len() == 2)).await;
    zoe.block(&eve).await;
    eves.until("Bob alone", |lobby| names(lobby) == one("Bob", false) && lobby.tables.is_empty()).await;
    zoes.until("Bob alone", |lobby| names(lobby) == one("Bob", true)).await;
    bob.post("/api/me/seen-here", &json!({ "seen": false })).await.ok();
    eves.until("nobody", |lobby| names(lobby) == Some(vec![])).await;
    bobs.until("nothing", |lobby| lobby.here.is_none()).await;
    drop(boards);
    server.stop().await;
}

#[tokio::test]
async fn invitations_and_questions_arrive_live() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let mut board = Reading::of(&bob, "").await;
    let bobs = bob.id().await;
    zoe.post("/api/me/friends/ask", &json!({ "guest": bobs })).await.ok();
    board.until("a question", |lobby| lobby.asks == 1).await;
    let zoes = zoe.id().await;
    bob.post("/api/me/friends/answer", &json!({ "guest": zoes, "yes": true })).await.ok();
    board.until("no question", |lobby| lobby.asks == 0).await;
    let table = zoe.make(json!(["me", "open"])).await;
    let invite = format!("/api/tables/{}/invite", table.id);
    zoe.post(&invite, &json!({ "seat": 1, "guest": bobs })).await.ok();
    board.until("an invitation", |lobby| lobby.invitations.iter().any(|it| it.table == table.id)).await;
    zoe.post(&format!("/api/tables/{}/leave", table.id), &Value::Null).await.ok();
    board.until("none", |lobby| lobby.invitations.is_empty()).await;
    server.stop().await;
}

impl Person {
    async fn any(&mut self, wish: &Value) -> Match {
        let mut body =
            json!({ "game": "ugo", "seats": null, "language": null, "speaks": "fr", "fill": null });
        body.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
        serde_json::from_value(self.post("/api/quick-match", &body).await.ok()).unwrap()
    }
}

#[tokio::test]
async fn a_quick_match_finds_whoever_waits_or_makes_a_table_and_waits() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob, mut eve) =
        (server.person("Zoé").await, server.person("Bob").await, server.person("Eve").await);
    let nothing = json!({});
    // Both at once: one of them makes the table, the other finds it.
    let (one, other) = tokio::join!(zoe.any(&nothing), bob.any(&nothing));
    assert_eq!(one.table.id, other.table.id);
    let (mut host, mut guest, found) = if one.table.host { (zoe, bob, other) } else { (bob, zoe, one) };
    assert_eq!(host.any(&nothing).await.table.id, found.table.id, "nobody waits twice");
    assert_eq!((found.seat.0, found.table.you, found.table.seats.len()), (1, None, 2));
    host.sit(&found.table, 0).await;
    let seated = guest.sit(&found.table, found.seat.0).await;
    assert_eq!(seated.seats.iter().filter(|seat| seat.ready).count(), 2);
    let made = eve.any(&nothing).await;
    assert!(made.table.host && made.table.id != found.table.id, "that one is full");
    assert!(host.any(&json!({ "seats": 3 })).await.table.host, "three seats were asked for");
    let mut ida = server.person("Ida").await;
    eve.block(&ida).await;
    assert_ne!(ida.any(&json!({ "seats": 2 })).await.table.id, made.table.id, "a block keeps them apart");
    // Nobody plays for a rating who did not ask for it.
    let mut lea = server.person("Léa").await;
    lea.post("/api/me/join", &json!({ "handle": "lea", "passphrase": "a heron on the pier" })).await.ok();
    let rated = json!({ "game": "ugo", "seats": ["me", "open", "open", "open"], "visibility": "public", "rated": true });
    lea.make_as(&rated).await;
    assert!(host.any(&json!({ "seats": 4 })).await.table.host);
    let unknown = json!({ "game": "go", "seats": null, "language": null, "speaks": null, "fill": null });
    assert_eq!(ida.post("/api/quick-match", &unknown).await.problem(), (404, Problem::UnknownGame));
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_begins_by_itself_does_when_it_is_full() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let fill = json!({ "minutes": 5, "bot": "random" });
    let new = json!({ "game": "ugo", "seats": ["me", "open"], "visibility": "public", "fill": fill });
    let table = zoe.make_as(&new).await;
    assert_eq!(table.fill.map(|fill| fill.at), Some(table.made + 300));
    let seated = bob.sit(&table, 1).await;
    assert_eq!(seated.status, Status::Opening, "nobody has to start it, and every number is opened");
    assert_eq!(zoe.open_number(&seated).await.status, Status::Playing);
    for minutes in [0, 61] {
        let wrong = json!({ "game": "ugo", "seats": ["me", "open"], "fill": { "minutes": minutes, "bot": "random" } });
        assert_eq!(zoe.post("/api/tables", &wrong).await.status, 400);
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_come_when_it_is_time_even_if_the_server_was_down() {
    let (data, server, mut zoe) = zoe_alone().await;
    let fill = json!({ "minutes": 60, "bot": "random" });
    let new = json!({ "game": "ugo", "seats": ["me", "open", "open"], "fill": fill });
    let table = zoe.make_as(&new).await;
    server.stop().await;
    later(&data).await;
    let server = Server::start(&data).await;
    zoe.address = server.address;
    let mut stream = zoe.open(&table.id).await;
    let fixed: Table = loop {
        let (seen, ..) = stream.snapshot().await;
        if seen.status == Status::Opening {
            break seen;
        }
        stream.say(&json!({ "type": "resync" })).await;
    };
    assert!(fixed.seats[1].bot.is_some() && fixed.seats[2].bot.is_some() && fixed.fill.is_none());
    assert_eq!(fixed.commitment, table.commitment);
    assert_eq!(fixed.seats[0].pledge, table.seats[0].pledge, "what was pledged stands");
    assert_eq!(zoe.open_number(&fixed).await.status, Status::Playing);
    server.stop().await;
}

/// An hour passes.
async fn later(data: &TempDir) {
    sqlx::query("UPDATE tables SET fill = json_set(fill, '$.at', json_extract(fill, '$.at') - 3600)")
        .execute(&mut database(data).await)
        .await
        .unwrap();
}
