//! Taking back by agreement.

use std::time::Duration;

use comptoir_games::Ugo;
use comptoir_kernel::Seat;
use comptoir_kernel::record::{REWINDING, Record};
use comptoir_server::Config;
use comptoir_server::protocol::{Frame, Heard, Problem, Table, ToPage};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Person, Server, Stream, config, zoe_and_bob};

/// Two people at a table of UGO!, their pages, and what each sees now.
struct Two {
    people: [Person; 2],
    pages: [Stream; 2],
    frames: [Frame; 2],
    table: Table,
    acted: u32,
}

impl Two {
    async fn at(server: &Server) -> Two {
        let (mut zoe, mut bob, table) = zoe_and_bob(server, json!(["me", "open"])).await;
        let table = zoe.start(&table, &mut [&mut bob]).await;
        Two::back_at([zoe, bob], table).await
    }

    async fn back_at(people: [Person; 2], table: Table) -> Two {
        let mut pages = [people[0].open(&table.id).await, people[1].open(&table.id).await];
        let [zoe, bob] = &mut pages;
        let frames = [zoe.snapshot().await.1.unwrap(), bob.snapshot().await.1.unwrap()];
        Two { people, pages, frames, table, acted: 0 }
    }

    fn turn(&self) -> usize {
        self.frames[0].to_act[0].index()
    }

    /// Takes an action, the first if none is said; what both heard of it.
    async fn act(&mut self, action: Option<&Value>) -> [Heard; 2] {
        let turn = self.turn();
        let frame = &self.frames[turn];
        let action = action.unwrap_or(&frame.legal[0]).clone();
        self.acted += 1;
        self.pages[turn].act(&format!("a{}-{}", self.acted, frame.version), frame.version, &action).await;
        self.heard().await
    }

    /// The next step, as both hear it.
    async fn heard(&mut self) -> [Heard; 2] {
        let [zoe, bob] = &mut self.pages;
        let ((one, first), (other, second)) = (zoe.step().await, bob.step().await);
        self.frames = [first, second];
        [one, other]
    }

    /// Plays until somebody has taken a step that only the others can give back; who.
    async fn until_shown(&mut self) -> usize {
        loop {
            let turn = self.turn();
            self.act(None).await;
            if self.frames[turn].rewinds.first() == Some(&(self.frames[turn].version - 1)) {
                return turn;
            }
        }
    }

    async fn ask(&mut self, who: usize, what: &str, body: Value) -> Result<Table, Problem> {
        let path = format!("/api/tables/{}/{what}", self.table.id);
        let answer = self.people[who].post(&path, &body).await;
        if answer.status == 200 { Ok(answer.table()) } else { Err(answer.problem().1) }
    }

    async fn ask_back(&mut self, who: usize, to: u32) -> Result<Table, Problem> {
        let version = self.frames[who].version;
        self.ask(who, "ask-back", json!({ "to": to, "version": version })).await
    }

    async fn answer_back(&mut self, who: usize, asked: &Table, yes: bool) -> Result<Table, Problem> {
        let back = asked.back.as_ref().expect("somebody asks");
        let answer = json!({ "seat": back.seat, "to": back.to, "version": back.version, "yes": yes });
        self.ask(who, "answer-back", answer).await
    }

    /// Plays until somebody's step deals new hands; who took it, with which action, and what both heard and saw then.
    async fn until_dealt(&mut self) -> (usize, Value, [Heard; 2], [Frame; 2]) {
        loop {
            let (turn, before) = (self.turn(), self.frames.clone());
            let action = before[turn].legal[0].clone();
            let heard = self.act(None).await;
            let dealt = |heard: &Heard| heard.events.iter().any(|event| event["type"] == "hand_dealt");
            if dealt(&heard[0]) {
                return (turn, action, heard, before);
            }
        }
    }
}

#[tokio::test]
async fn what_all_agree_to_take_back_comes_again_as_it_was() {
    let server = Server::fresh().await;
    let mut two = Two::at(&server).await;
    let mut spectator = server.stranger().open(&two.table.id).await;
    let (who, action, heard, before) = two.until_dealt().await;
    let other = 1 - who;
    let after = two.frames.clone();
    let to = before[who].version;
    assert!(!after[who].can_undo && after[who].rewinds.contains(&to), "{:?}", after[who].rewinds);
    assert_eq!(two.ask_back(who, to + 7).await, Err(Problem::NothingToUndo));

    let asked = two.ask_back(who, to).await.unwrap();
    let back = asked.back.clone().unwrap();
    assert_eq!((back.seat, back.to, back.may_answer), (Seat(who as u8), to, false));
    assert_eq!(back.waiting, [Seat(other as u8)]);
    assert!(two.pages[other].table().await.back.unwrap().may_answer);
    assert!(loop {
        if let Some(back) = spectator.table().await.back {
            break !back.may_answer;
        }
    });
    assert_eq!(two.answer_back(who, &asked, true).await, Err(Problem::NotYourSeat));
    let mut eve = server.person("Eve").await;
    let answer = json!({ "seat": back.seat, "to": to, "version": back.version, "yes": true });
    let refused = eve.post(&format!("/api/tables/{}/answer-back", asked.id), &answer).await;
    assert_eq!(refused.problem().1, Problem::NotSeated);

    let settled = two.answer_back(other, &asked, true).await.unwrap();
    assert_eq!(settled.back, None);
    let told = two.heard().await;
    for (told, (now, then)) in told.iter().zip(two.frames.iter().zip(&before)) {
        assert_eq!((told.rewind, told.events.len(), told.seat), (Some(to), 0, Some(Seat(who as u8))));
        assert_eq!((&now.view, &now.legal), (&then.view, &then.legal), "everything is as it was");
    }

    let again = two.act(Some(&action)).await;
    for at in [0, 1] {
        assert_eq!(again[at].events, heard[at].events, "the same draws");
        assert_eq!(two.frames[at].view, after[at].view);
    }
    // The game goes on to its end, and whoever has the record can check it.
    let [zoe, bob] = &mut two.pages;
    zoe.say(&json!({ "type": "resync" })).await;
    bob.say(&json!({ "type": "resync" })).await;
    tokio::join!(zoe.play_to_the_end(), bob.play_to_the_end());
    let text = two.people[0].get(&format!("/api/tables/{}/record", two.table.id)).await.body;
    let record = Record::<Ugo>::parse(&text).unwrap();
    assert_eq!(record.header.comptoir, REWINDING);
    assert!(record.verify().unwrap().shuffles.is_some());
    server.stop().await;
}

#[tokio::test]
async fn one_no_ends_it_and_so_does_any_step() {
    let server = Server::fresh().await;
    let mut two = Two::at(&server).await;
    let who = two.until_shown().await;
    let other = 1 - who;
    let to = two.frames[who].rewinds[0];

    let asked = two.ask_back(who, to).await.unwrap();
    assert_eq!(two.ask_back(who, to).await.unwrap().back, asked.back, "asked twice is asked once");
    let refused = two.answer_back(other, &asked, false).await.unwrap();
    assert_eq!(refused.back.unwrap().refused, Some(Seat(other as u8)));
    assert_eq!(two.ask_back(who, to).await, Err(Problem::BackRefused));
    assert_eq!(two.answer_back(other, &asked, true).await, Err(Problem::NotAsked), "a no is a no");

    // The game goes on, and what was asked with it.
    let who = two.until_shown().await;
    let other = 1 - who;
    assert_eq!(two.answer_back(other, &asked, true).await, Err(Problem::NotAsked));
    let stale = json!({ "to": to, "version": 1 });
    assert_eq!(two.ask(who, "ask-back", stale).await, Err(Problem::Stale { version: two.frames[0].version }));
    let to = two.frames[who].rewinds[0];
    let asked = two.ask_back(who, to).await.unwrap();
    let next = two.until_shown().await;
    assert_eq!(two.answer_back(other, &asked, true).await, Err(Problem::NotAsked), "a step ended it");
    let who = next;

    // Whoever asked may think better of it, and whoever hands over asks for nothing more.
    let to = two.frames[who].rewinds[0];
    let asked = two.ask_back(who, to).await.unwrap();
    assert_eq!(two.answer_back(who, &asked, false).await.unwrap().back, None);
    two.ask_back(who, to).await.unwrap();
    assert_eq!(two.ask(who, "hand-over", json!({ "seat": who })).await.unwrap().back, None);
    server.stop().await;
}

#[tokio::test]
async fn a_bot_agrees_for_whoever_has_handed_over() {
    let server = Server::fresh_with(|usual| Config { bot_delay: Duration::from_hours(1), ..usual }).await;
    let mut two = Two::at(&server).await;
    let who = two.turn();
    let before = two.frames[who].clone();
    two.act(None).await;
    two.ask_back(who, before.version).await.unwrap();
    let other = 1 - who;
    two.ask(other, "hand-over", json!({ "seat": other })).await.unwrap();
    let heard = two.heard().await;
    assert_eq!(heard[0].rewind, Some(before.version));
    assert_eq!(two.frames[who].view, before.view);
    server.stop().await;
}

#[tokio::test]
async fn bots_wait_while_people_talk_about_it_but_not_for_ever() {
    for (patience, waits) in [(Duration::from_mins(5), true), (Duration::from_millis(400), false)] {
        let slow = Duration::from_millis(100);
        let server =
            Server::fresh_with(|usual| Config { bot_delay: slow, back_patience: patience, ..usual }).await;
        let (mut zoe, mut bob, table) =
            zoe_and_bob(&server, json!(["me", "open", { "bot": "random" }])).await;
        let table = zoe.start(&table, &mut [&mut bob]).await;
        let mut people = [zoe, bob];
        let mut pages = [people[0].open(&table.id).await, people[1].open(&table.id).await];
        let mut frame = pages[0].snapshot().await.1.unwrap();
        pages[1].snapshot().await;
        // Somebody acts, and the bot is next.
        let (who, to) = loop {
            let turn = frame.to_act[0].index();
            if turn < 2 {
                pages[turn].say(&json!({ "type": "resync" })).await;
                let legal = pages[turn].snapshot().await.1.unwrap().legal;
                pages[turn].act(&format!("a{}", frame.version), frame.version, &legal[0]).await;
            }
            frame = pages[0].step().await.1;
            if turn < 2 && frame.to_act == [Seat(2)] {
                break (turn, frame.version - 1);
            }
        };
        let path = format!("/api/tables/{}/ask-back", table.id);
        let asked = people[who].post(&path, &json!({ "to": to, "version": frame.version })).await.table();
        assert!(asked.back.is_some());
        let stepped = tokio::time::timeout(Duration::from_millis(1500), pages[0].step()).await;
        assert_eq!(stepped.is_err(), waits, "{patience:?}");
        if waits {
            let path = format!("/api/tables/{}/answer-back", table.id);
            let answer = json!({ "seat": who, "to": to, "version": frame.version, "yes": false });
            people[1 - who].post(&path, &answer).await.ok();
            assert_eq!(pages[0].step().await.0.seat, Some(Seat(2)), "after the no it goes on");
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn a_question_goes_with_the_server_and_what_was_agreed_stays() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let mut two = Two::at(&server).await;
    let who = two.turn();
    let first = two.frames.clone();
    two.act(None).await;
    let asked = two.ask_back(who, first[who].version).await.unwrap();
    let version = two.frames[who].version;
    let Two { people, table, .. } = two;
    server.stop().await;

    let server = Server::start(&data).await;
    let moved = |people: [Person; 2]| people.map(|person| Person { address: server.address, ..person });
    let mut two = Two::back_at(moved(people), table).await;
    assert_eq!(two.frames[who].version, version, "nothing was taken back");
    assert_eq!(two.answer_back(1 - who, &asked, true).await, Err(Problem::NotAsked));
    let (who, action, heard, before) = two.until_dealt().await;
    let asked = two.ask_back(who, before[who].version).await.unwrap();
    two.answer_back(1 - who, &asked, true).await.unwrap();
    two.heard().await;
    let Two { people, table, .. } = two;
    server.stop().await;

    let server = Server::start(&data).await;
    let people = people.map(|person| Person { address: server.address, ..person });
    let mut two = Two::back_at(people, table).await;
    assert_eq!(two.frames[who].view, before[who].view);
    let again = two.act(Some(&action)).await;
    assert_eq!(again[who].events, heard[who].events, "chance goes on from where it stood then");
    server.stop().await;
}

#[tokio::test]
async fn alone_it_is_done_at_once_but_not_where_points_are_to_be_won() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(config(data.path())).await;
    let mut zoe = server.person("Zoé").await;
    let join = json!({ "handle": "zoe", "passphrase": "a heron on the pier" });
    zoe.post("/api/me/join", &join).await.ok();
    for rated in [false, true] {
        let new = json!({ "game": "ugo", "seats": ["me", { "bot": "trader" }], "rated": rated });
        let table = zoe.make_as(&new).await;
        let mut page = zoe.open(&table.id).await;
        let before = page.turn().await;
        page.act("first", before.version, &before.legal[0]).await;
        page.answer("first").await.unwrap();
        let frame = page.turn().await;
        let to = *frame.rewinds.last().unwrap();
        let path = format!("/api/tables/{}/ask-back", table.id);
        let answer = zoe.post(&path, &json!({ "to": to, "version": frame.version })).await;
        if rated {
            assert_eq!(answer.problem(), (409, Problem::BotsCannotAgree));
            continue;
        }
        assert_eq!(answer.table().back, None);
        loop {
            if let ToPage::Step { heard: Heard { rewind: Some(found), .. }, frame } = page.next().await {
                assert_eq!((found, frame.view), (to, before.view));
                break;
            }
        }
    }
    server.stop().await;
}
