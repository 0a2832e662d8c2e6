//! Friends: asking, answering, inviting, playing again; and what a block keeps apart.

use comptoir_server::protocol::{Friends, Invitation, Problem, Status, Table, ToPage};
use comptoir_server::{Config, RateLimit, Rates};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Answer, Person, Server, config, pledge, zoe_and_bob};

fn listed(answer: Answer) -> Friends {
    serde_json::from_value(answer.ok()).unwrap()
}

impl Person {
    async fn friends(&self) -> Friends {
        listed(self.get("/api/me/friends").await)
    }

    async fn invitations(&self) -> Vec<Invitation> {
        serde_json::from_value(self.get("/api/me/invitations").await.ok()).unwrap()
    }

    async fn sits(&mut self, table: &Table, seat: u8, key: Option<&str>) -> Answer {
        let body = json!({ "seat": seat, "key": key, "pledge": pledge() });
        self.post(&format!("/api/tables/{}/sit", table.id), &body).await
    }

    async fn becomes(&mut self, handle: &str) {
        let join = json!({ "handle": handle, "passphrase": "a heron on the pier" });
        self.post("/api/me/join", &join).await.ok();
    }
}

#[tokio::test]
async fn two_people_become_friends_and_part() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let (zoes, bobs) = (zoe.id().await, bob.id().await);
    for _ in 0..2 {
        let asked = listed(zoe.post("/api/me/friends/ask", &json!({ "guest": bobs })).await).asked;
        assert_eq!(asked.iter().map(|asked| asked.called.as_str()).collect::<Vec<_>>(), ["Bob"]);
    }
    let asks = bob.friends().await.asks;
    assert_eq!((asks.len(), &asks[0].guest, asks[0].name.as_str()), (1, &zoes, "Zoé"));
    let early = zoe.post("/api/me/friends/answer", &json!({ "guest": bobs, "yes": true })).await;
    assert_eq!(early.problem(), (409, Problem::NotAsked), "nobody answers for another");
    // Asking back is an answer, too.
    bob.post("/api/me/friends/ask", &json!({ "guest": zoes })).await.ok();
    for (person, name) in [(&zoe, "Bob"), (&bob, "Zoé")] {
        let Friends { friends, asks, asked, .. } = person.friends().await;
        assert_eq!((friends[0].name.as_str(), friends.len(), asks.len(), asked.len()), (name, 1, 0, 0));
    }
    let left = listed(bob.post("/api/me/friends/remove", &json!({ "who": zoes })).await);
    assert!(left.friends.is_empty() && zoe.friends().await.friends.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn asking_by_handle_tells_nobody_which_handles_there_are() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    bob.becomes("Baron").await;
    let mut ask =
        async |handle: &str| listed(zoe.post("/api/me/friends/ask", &json!({ "handle": handle })).await);
    let nobody = ask("baroness").await;
    let somebody = ask("baron").await;
    assert!(nobody.friends.is_empty() && somebody.friends.is_empty());
    let called: Vec<&str> = somebody.asked.iter().map(|asked| asked.called.as_str()).collect();
    assert!(called.contains(&"baron") && called.contains(&"baroness"), "{called:?}");
    let text = serde_json::to_string(&somebody).unwrap();
    assert!(!text.contains("Bob") && !text.contains("Baron"), "{text}");
    let asker = bob.friends().await.asks[0].guest.clone();
    bob.post("/api/me/friends/answer", &json!({ "guest": asker, "yes": false })).await.ok();
    assert!(bob.friends().await.asks.is_empty());
    // A question can be taken back, whoever it was for.
    let who = zoe.friends().await.asked[0].who.clone();
    assert!(listed(zoe.post("/api/me/friends/remove", &json!({ "who": who })).await).asked.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn nobody_asks_without_end() {
    let server = Server::fresh().await;
    let mut zoe = server.person("Zoé").await;
    for n in 0..50 {
        zoe.post("/api/me/friends/ask", &json!({ "handle": format!("member-{n}") })).await.ok();
    }
    let refused = zoe.post("/api/me/friends/ask", &json!({ "handle": "one-more" })).await;
    assert_eq!(refused.problem(), (429, Problem::TooManyAsked { limit: 50 }));
    server.stop().await;

    let data = TempDir::new().unwrap();
    let rates = Rates { friends: RateLimit { burst: 1, per_minute: 0 }, ..Rates::default() };
    let server = Server::start_with(Config { rates: Some(rates), ..config(data.path()) }).await;
    let mut zoe = server.person("Zoé").await;
    zoe.post("/api/me/friends/ask", &json!({ "handle": "somebody" })).await.ok();
    let refused = zoe.post("/api/me/friends/ask", &json!({ "handle": "another" })).await;
    assert_eq!(refused.problem().0, 429);
    server.stop().await;
}

#[tokio::test]
async fn a_friend_is_invited_into_a_seat_and_needs_no_link() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob, mut eve) =
        (server.person("Zoé").await, server.person("Bob").await, server.person("Eve").await);
    zoe.befriend(&mut bob).await;
    let new = json!({ "game": "ugo", "seats": ["me", "open", "open"], "visibility": "public" });
    let table = zoe.make_as(&new).await;
    let invite = format!("/api/tables/{}/invite", table.id);
    let (bobs, eves) = (bob.id().await, eve.id().await);
    let strangers = zoe.post(&invite, &json!({ "seat": 1, "guest": eves })).await;
    assert_eq!(strangers.problem(), (403, Problem::NotFriends));
    let kept = zoe.post(&invite, &json!({ "seat": 1, "guest": bobs })).await.table();
    assert_eq!((kept.seats[1].kept, kept.seats[1].kept_for.as_deref()), (true, Some("Bob")));
    let twice = zoe.post(&invite, &json!({ "seat": 2, "guest": bobs })).await;
    assert_eq!(twice.problem(), (409, Problem::AlreadySeated));
    let seen = eve.get(&format!("/api/tables/{}", table.id)).await.table();
    assert_eq!((seen.seats[1].kept, seen.seats[1].kept_for.as_deref()), (true, None), "for whom is not told");
    assert_eq!(eve.sits(&table, 1, None).await.problem(), (409, Problem::SeatKept));
    let found = bob.invitations().await;
    assert_eq!((found.len(), found[0].table.as_str(), found[0].name.as_str()), (1, table.id.as_str(), "Zoé"));
    assert!(eve.invitations().await.is_empty());

    let decline = format!("/api/tables/{}/decline", table.id);
    bob.post(&decline, &Value::Null).await.ok();
    assert_eq!(bob.post(&decline, &Value::Null).await.problem(), (403, Problem::NotInvited));
    assert!(bob.invitations().await.is_empty());
    zoe.post(&invite, &json!({ "seat": 1, "guest": bobs })).await.ok();
    assert_eq!(bob.sits(&table, 1, None).await.table().you.map(|seat| seat.0), Some(1));
    assert!(bob.invitations().await.is_empty(), "an invitation that was taken up is none any more");

    // At a table that is not listed, the key is the host's to give; whoever is invited needs none.
    let unlisted = zoe.make(json!(["me", "open"])).await;
    let invite = format!("/api/tables/{}/invite", unlisted.id);
    assert_eq!(bob.sits(&unlisted, 1, None).await.problem(), (403, Problem::WrongKey));
    zoe.post(&invite, &json!({ "seat": 1, "guest": bobs })).await.ok();
    bob.sits(&unlisted, 1, None).await.table();
    server.stop().await;
}

#[tokio::test]
async fn a_finished_game_is_played_again_with_the_same_people() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob, table) = zoe_and_bob(&server, json!(["me", "open", { "bot": "random" }])).await;
    zoe.start(&table, &mut [&mut bob]).await;
    for (person, seat) in [(&mut zoe, 0), (&mut bob, 1)] {
        person.post(&format!("/api/tables/{}/hand-over", table.id), &json!({ "seat": seat })).await.ok();
    }
    zoe.open(&table.id).await.watch_to_the_end().await;
    let again = bob.post(&format!("/api/tables/{}/again", table.id), &Value::Null).await.table();
    assert_eq!((again.status, again.you.map(|seat| seat.0), again.host), (Status::Gathering, Some(1), true));
    assert_eq!(again.seats[0].kept_for.as_deref(), Some("Zoé"));
    assert!(again.seats[2].bot.is_some());
    bob.sits(&again, 1, None).await.table();
    assert_eq!(zoe.invitations().await[0].table, again.id);
    zoe.sits(&again, 0, None).await.table();
    assert_eq!(bob.start(&again, &mut [&mut zoe]).await.status, Status::Playing);

    // A block since then keeps them apart, in a rematch as well.
    zoe.block(&bob).await;
    for what in ["again", "rematch"] {
        let apart = bob.post(&format!("/api/tables/{}/{what}", table.id), &Value::Null).await.table();
        assert_eq!((apart.seats[0].kept, apart.seats[0].name.as_deref()), (false, None), "{what}");
    }
    assert!(zoe.invitations().await.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn somebody_who_is_blocked_cannot_sit_down_is_not_heard_and_is_not_told() {
    let server = Server::fresh().await;
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    zoe.befriend(&mut bob).await;
    let new = json!({ "game": "ugo", "seats": ["me", "open", "open"], "visibility": "public" });
    let table = zoe.make_as(&new).await;
    let open = async |person: &Person| person.get("/api/tables?list=open").await.tables().len();
    assert_eq!(open(&bob).await, 1);
    zoe.block(&bob).await;

    assert!(bob.friends().await.friends.is_empty() && zoe.friends().await.friends.is_empty());
    assert_eq!(open(&bob).await, 0, "their open tables are not found");
    let key = table.seats[1].key.clone();
    for key in [None, key.as_deref()] {
        assert_eq!(bob.sits(&table, 1, key).await.problem(), (409, Problem::SeatKept));
    }
    let mut stream = zoe.open(&table.id).await;
    stream.snapshot().await;
    let say = |id: &str, text: &str| json!({ "id": id, "said": { "text": text } });
    let at = |what: &str| format!("/api/tables/{}/{what}", table.id);
    // A host who watches another's table is in the room of spectators, and so is Bob.
    let mut eve = server.person("Eve").await;
    let theirs = eve.make(json!(["me", "open"])).await;
    let talk = format!("/api/tables/{}", theirs.id);
    let mut heard = zoe.open(&theirs.id).await;
    heard.snapshot().await;
    bob.post(&format!("{talk}/say"), &say("1", "can you hear me")).await.ok();
    eve.post(&format!("{talk}/leave"), &Value::Null).await.ok();
    let lines = zoe.get(&format!("{talk}/talk")).await;
    assert!(lines.status == 404 || !lines.body.contains("can you hear me"), "{lines:?}");
    while let Ok(message) = heard.next_or_close().await {
        assert!(!matches!(message, ToPage::Line { .. }), "{message:?}");
    }
    bob.post(&at("say"), &say("2", "nor now")).await.ok();
    assert!(bob.get(&at("talk")).await.body.contains("nor now"), "whoever said it is not told");

    let zoes = zoe.id().await;
    let asked = listed(bob.post("/api/me/friends/ask", &json!({ "guest": zoes })).await);
    assert_eq!(asked.asked.len(), 1, "it looks like any other question");
    assert!(zoe.friends().await.asks.is_empty());
    assert!(asked.blocked.is_empty() && !serde_json::to_string(&asked).unwrap().contains("block\""));
    let told = bob.get("/api/me/data").await.ok();
    assert_eq!(told["blocks"], json!([]));

    let bobs = bob.id().await;
    zoe.post("/api/me/block", &json!({ "guest": bobs, "blocked": false })).await.ok();
    assert_eq!((open(&bob).await, zoe.friends().await.asks.len()), (1, 1));
    bob.sits(&table, 1, None).await.table();
    server.stop().await;
}
