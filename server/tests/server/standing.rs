//! How people fare: who may see it, what it says, and that ratings can be worked out again from the results.

use std::time::{Duration, Instant};

use comptoir_server::care::{Desk, Errand};
use comptoir_server::metrics::Metrics;
use comptoir_server::protocol::{
    Deed, GameStatistics, Leaderboard, OpponentWho, PersonStatistics, Problem, Profile, SeenBy, ShareOf,
    Status, Table,
};
use comptoir_server::storage::{Storage, Write};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Person, Server};
use crate::database::database;

pub async fn member(server: &Server, name: &str) -> Person {
    let mut person = server.person(name).await;
    let join = json!({ "handle": name, "passphrase": "a heron on the pier" });
    person.post("/api/me/join", &join).await.ok();
    person
}

pub async fn id(person: &Person) -> String {
    person.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned()
}

async fn show_to(person: &mut Person, seen_by: &str) {
    person.post("/api/me/visibility", &json!({ "seen_by": seen_by })).await.ok();
}

async fn profile(asker: &Person, of: &str) -> Result<Profile, Problem> {
    let answer = asker.get(&format!("/api/people/{of}")).await;
    if answer.status == 200 {
        Ok(serde_json::from_value(answer.ok()).unwrap())
    } else {
        Err(answer.problem().1)
    }
}

pub async fn ugo_of(asker: &Person, of: &str, wanted: &str) -> PersonStatistics {
    let answer = asker.get(&format!("/api/people/{of}/games/ugo{wanted}")).await;
    serde_json::from_value(answer.ok()).unwrap()
}

/// A table of two, which is played to its end by both.
async fn play(ana: &mut Person, bob: &mut Person, more: Value) -> Table {
    let mut new = json!({ "game": "ugo", "seats": ["me", "open"] });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ana.make_as(&new).await;
    bob.sit(&table, 1).await;
    let table = ana.start(&table, &mut [bob]).await;
    let (mut one, mut other) = (ana.open(&table.id).await, bob.open(&table.id).await);
    tokio::join!(one.play_to_the_end(), other.play_to_the_end());
    table
}

#[tokio::test]
async fn a_page_is_for_those_it_is_shown_to_and_names_nobody_who_hides() {
    let server = Server::fresh().await;
    let (mut ana, mut bob) = (server.person("Ana").await, server.person("Bob").await);
    let stranger = server.stranger();
    let (anas, bobs) = (id(&ana).await, id(&bob).await);
    let private = play(&mut ana, &mut bob, json!({})).await;
    let public = play(&mut ana, &mut bob, json!({ "visibility": "public" })).await;
    let closed = play(&mut ana, &mut bob, json!({ "visibility": "private" })).await;

    // Until somebody says otherwise their page is for themselves and their friends.
    assert_eq!(ana.get("/api/me").await.ok()["seen_by"], "friends");
    for asker in [&stranger, &bob] {
        assert_eq!(profile(asker, &anas).await, Err(Problem::NoProfile));
        let in_game = asker.get(&format!("/api/people/{anas}/games/ugo")).await;
        assert_eq!(in_game.problem(), (404, Problem::NoProfile));
        assert_eq!(profile(asker, "nobody").await, Err(Problem::NoProfile), "as if there were nobody");
    }
    let own = profile(&ana, &anas).await.unwrap();
    assert_eq!((own.you, own.seen_by, own.games[0].games), (true, Some(SeenBy::Friends), 3));

    show_to(&mut ana, "everybody").await;
    let seen = profile(&stranger, &anas).await.unwrap();
    assert_eq!((seen.name.as_str(), seen.you, seen.seen_by), ("Ana", false, None));
    let tables = |found: &PersonStatistics| -> Vec<Option<String>> {
        found.trend.iter().map(|game| game.table.clone()).collect()
    };
    // The address of a table in no list, or closed to others, is for those who were there.
    let found = ugo_of(&stranger, &anas, "").await;
    assert_eq!(tables(&found), [None, Some(public.id.clone()), None]);
    let all = [&private, &public, &closed].map(|table| Some(table.id.clone()));
    assert_eq!(tables(&ugo_of(&bob, &anas, "").await), all);
    assert_eq!(tables(&ugo_of(&ana, &anas, "").await), all);
    // An opponent is named to those who may see their page.
    let who = |found: PersonStatistics| {
        found.opponents.into_iter().map(|opponent| opponent.who).collect::<Vec<_>>()
    };
    let named = OpponentWho::Person { id: bobs.clone(), name: "Bob".into() };
    assert_eq!(who(found), [OpponentWho::Others]);
    assert_eq!(who(ugo_of(&ana, &anas, "").await), [OpponentWho::Others], "not even to those who met them");
    assert_eq!(who(ugo_of(&bob, &anas, "").await), std::slice::from_ref(&named), "oneself");
    show_to(&mut bob, "everybody").await;
    assert_eq!(who(ugo_of(&stranger, &anas, "").await), [named]);
    let csv = stranger.get(&format!("/api/people/{anas}/games/ugo?as=csv")).await;
    assert!(csv.header("content-type").unwrap().starts_with("text/csv"));
    assert_eq!(csv.body.lines().count(), 4);
    assert!(!csv.body.contains(&private.id) && !csv.body.contains(&closed.id), "{}", csv.body);

    // Friends see what is for friends, and whoever is blocked sees nothing.
    show_to(&mut ana, "friends").await;
    assert_eq!(profile(&bob, &anas).await, Err(Problem::NoProfile));
    ana.post("/api/me/friends/ask", &json!({ "guest": bobs })).await.ok();
    bob.post("/api/me/friends/answer", &json!({ "guest": anas, "yes": true })).await.ok();
    assert!(profile(&bob, &anas).await.is_ok());
    assert_eq!(profile(&stranger, &anas).await, Err(Problem::NoProfile));
    show_to(&mut ana, "everybody").await;
    ana.post("/api/me/block", &json!({ "guest": bobs, "blocked": true })).await.ok();
    assert_eq!(profile(&bob, &anas).await, Err(Problem::NoProfile));
    show_to(&mut ana, "nobody").await;
    assert_eq!(profile(&stranger, &anas).await, Err(Problem::NoProfile));
    assert!(profile(&ana, &anas).await.is_ok());
    // Whoever goes has no page, and is one of the others on those of others.
    bob.post("/api/me/delete", &json!({ "proof": null })).await.ok();
    assert_eq!(profile(&ana, &bobs).await, Err(Problem::NoProfile));
    assert_eq!(who(ugo_of(&ana, &anas, "").await), [OpponentWho::Others]);
    server.stop().await;
}

#[tokio::test]
async fn statistics_count_what_was_played_and_nothing_that_goes_on() {
    let server = Server::fresh().await;
    let mut ana = server.person("Ana").await;
    let anas = id(&ana).await;
    let seats = |bots: &[&str]| {
        let bots = bots.iter().map(|level| json!({ "bot": level }));
        let seats: Vec<Value> = [json!("me")].into_iter().chain(bots).collect();
        json!({ "game": "ugo", "seats": seats })
    };
    let mut ended = Vec::new();
    for bots in [&["random"][..], &["random", "apprentice"], &["random"]] {
        let table = ana.make_as(&seats(bots)).await;
        let last = ana.open(&table.id).await.play_to_the_end().await;
        ended.push(last.standings.unwrap()[0]);
    }
    let before = ana.get("/api/games/ugo/statistics").await.ok();
    // A game that goes on is not to be seen in anything.
    let running = ana.make_as(&seats(&["random"])).await;
    assert_eq!(running.status, Status::Playing);
    assert_eq!(profile(&ana, &anas).await.unwrap().games[0].games, 3);

    let all = ugo_of(&ana, &anas, "").await;
    assert_eq!((all.games, all.newest, all.rating), (3, 3, None));
    let mut points: Vec<i32> = ended.iter().map(|line| line.points).collect();
    assert_eq!(all.trend.iter().map(|game| game.points).collect::<Vec<_>>(), points);
    assert_eq!(
        all.trend.iter().map(|game| game.place).collect::<Vec<_>>(),
        ended.iter().map(|line| line.rank).collect::<Vec<_>>()
    );
    points.sort_unstable();
    assert_eq!(all.best.iter().map(|game| game.points).rev().collect::<Vec<_>>(), points);
    assert_eq!(all.points.iter().map(|(_, count)| count).sum::<u32>(), 3);
    assert_eq!(all.places.iter().sum::<u32>(), 3);
    assert!(all.decisions > 20 && all.longest[0].steps >= all.longest[2].steps, "{all:?}");
    let share = |of: &ShareOf| all.shares.iter().find(|share| share.of == *of).map(|share| share.games);
    assert_eq!(
        (share(&ShareOf::Seats(2)), share(&ShareOf::Seats(3)), share(&ShareOf::Seats(4))),
        (Some(2), Some(1), None)
    );
    assert_eq!(share(&ShareOf::Bots(Some(comptoir_bots::Level::Apprentice))), Some(1));
    for (wanted, games) in [
        ("?seats=2", 2),
        ("?seats=3", 1),
        ("?bots=apprentice", 1),
        ("?bots=none", 0),
        ("?bots=random&seats=3", 0),
    ] {
        assert_eq!(ugo_of(&ana, &anas, wanted).await.games, games, "{wanted}");
    }
    let (option, choice) = all.trend[0]
        .options
        .as_object()
        .unwrap()
        .iter()
        .next()
        .map(|(option, choice)| (option.clone(), choice.clone()))
        .unwrap();
    let chosen = ugo_of(&ana, &anas, &format!("?option={option}&choice={}", choice.as_str().unwrap())).await;
    assert!(chosen.games >= 1);
    assert_eq!(ugo_of(&ana, &anas, &format!("?option={option}&choice=no-such")).await.games, 0);
    let unknown = ana.get(&format!("/api/people/{anas}/games/chess")).await;
    assert_eq!(unknown.problem(), (404, Problem::UnknownGame));

    let house: GameStatistics = serde_json::from_value(before).unwrap();
    assert_eq!(
        house.groups.iter().map(|group| (group.seats, group.games)).collect::<Vec<_>>(),
        [(2, 2), (3, 1)]
    );
    for group in &house.groups {
        assert!(group.wins.iter().sum::<u32>() >= group.games, "every game has a winner");
        assert_eq!(
            group.points.iter().map(|(_, count)| count).sum::<u32>(),
            group.games * u32::from(group.seats)
        );
        assert_eq!(group.steps.iter().map(|(_, count)| count).sum::<u32>(), group.games);
    }
    let csv = server.stranger().get("/api/games/ugo/statistics?as=csv").await.body;
    assert!(csv.lines().any(|line| line.starts_with("2,") && line.contains(",games,,2")), "{csv}");
    assert_eq!(ana.get("/api/games/chess/leaderboard").await.problem(), (404, Problem::UnknownGame));
    server.stop().await;
}

/// How many tallies are not what there is to count.
pub async fn wrong_tallies(data: &TempDir) -> i64 {
    let kept = "SELECT game, seats, options, what, value, times FROM tallies WHERE times <> 0";
    let found =
        "SELECT game, seats, options, what, value, COUNT(*) AS times FROM counted GROUP BY 1, 2, 3, 4, 5";
    let count = format!(
        "SELECT (SELECT COUNT(*) FROM ({kept} EXCEPT {found})) + (SELECT COUNT(*) FROM ({found} EXCEPT {kept}))"
    );
    let (wrong,) =
        sqlx::query_as(sqlx::AssertSqlSafe(count)).fetch_one(&mut database(data).await).await.unwrap();
    wrong
}

#[tokio::test]
async fn what_is_added_up_is_what_there_is_to_count() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (mut ana, mut bob) = (server.person("Ana").await, server.person("Bob").await);
    let first = play(&mut ana, &mut bob, json!({})).await;
    play(&mut ana, &mut bob, json!({})).await;
    let alone = json!({ "game": "ugo", "seats": [{ "bot": "random" }, { "bot": "random" }] });
    let bots = ana.make_as(&alone).await;
    ana.open(&bots.id).await.watch_to_the_end().await;
    let games = async || {
        let tallied = "SELECT COALESCE(SUM(times), 0) FROM tallies WHERE what = 'steps'";
        let (games,): (i64,) = sqlx::query_as(tallied).fetch_one(&mut database(&data).await).await.unwrap();
        (games, wrong_tallies(&data).await)
    };
    assert_eq!(games().await, (2, 0), "and not the game of bots among themselves");
    let desk = Desk::open(data.path()).await.unwrap();
    desk.ask(Errand::Do(Deed::RemoveTable { table: first.id })).await.unwrap();
    desk.close().await;
    assert_eq!(games().await, (1, 0));
    server.stop().await;
}

#[tokio::test]
async fn members_and_bots_sit_at_a_rated_table() {
    let server = Server::fresh().await;
    let (mut guest, mut ana) = (server.person("Guest").await, member(&server, "Ana").await);
    let rated = json!({ "game": "ugo", "seats": ["me", "open"], "rated": true });
    assert_eq!(guest.post("/api/tables", &rated).await.problem(), (403, Problem::MembersOnly));
    let bots = json!({ "game": "ugo", "seats": [{ "bot": "random" }, { "bot": "random" }], "rated": true });
    assert_eq!(ana.post("/api/tables", &bots).await.problem(), (400, Problem::BadSeats));
    let table = ana.make_as(&rated).await;
    assert!(table.rated);
    let key = &table.seats[1].key;
    let sit = |program: bool| json!({ "seat": 1, "key": key, "pledge": crate::common::pledge(), "program": program });
    let path = format!("/api/tables/{}/sit", table.id);
    assert_eq!(guest.post(&path, &sit(false)).await.problem(), (403, Problem::MembersOnly));
    let mut bob = member(&server, "Bob").await;
    assert_eq!(bob.post(&path, &sit(true)).await.problem(), (403, Problem::MembersOnly), "nor a program");
    bob.sit(&table, 1).await;
    let begun = ana.start(&table, &mut [&mut bob]).await;
    assert_eq!(begun.status, Status::Playing);
    let back = json!({ "seat": 1, "key": key });
    let back = guest.post(&format!("/api/tables/{}/return", table.id), &back).await;
    assert_eq!(back.problem(), (403, Problem::MembersOnly), "nobody else comes in later");
    let (mut one, mut other) = (ana.open(&table.id).await, bob.open(&table.id).await);
    tokio::join!(one.play_to_the_end(), other.play_to_the_end());
    let again = ana.post(&format!("/api/tables/{}/rematch", table.id), &Value::Null).await.table();
    assert!(again.rated, "a rematch is as rated as the first game");
    server.stop().await;
}

#[tokio::test]
async fn ratings_follow_places_and_can_be_worked_out_again() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let (mut ana, mut bob) = (member(&server, "Ana").await, member(&server, "Bob").await);
    let (anas, bobs) = (id(&ana).await, id(&bob).await);
    let table = play(&mut ana, &mut bob, json!({ "rated": true })).await;
    play(&mut ana, &mut bob, json!({})).await;
    let over = ana.get(&format!("/api/tables/{}", table.id)).await.table();
    let ranks: Vec<u8> = over.standings.unwrap().iter().map(|line| line.rank).collect();
    let rating = |profile: Profile| profile.games[0].rating.unwrap();
    let (of_ana, of_bob) =
        (rating(profile(&ana, &anas).await.unwrap()), rating(profile(&bob, &bobs).await.unwrap()));
    assert_eq!((of_ana.games, of_ana.provisional), (1, true), "the other game was not rated");
    let change = of_ana.points - 1500.0;
    assert!(
        change * f64::from(i32::from(ranks[1]) - i32::from(ranks[0])) > 0.0 || ranks[0] == ranks[1],
        "{ranks:?} {change}"
    );
    assert!((change + of_bob.points - 1500.0).abs() < 0.01, "what one gains the other loses");

    for person in [&ana, &bob] {
        let own = ugo_of(person, &id(person).await, "").await;
        let two = own.shares.iter().find(|share| share.of == ShareOf::Seats(2)).unwrap();
        let won = own.trend.iter().filter(|game| game.place == 1).count();
        assert_eq!((two.games, two.wins), (2, won as u32), "{:?}", own.trend);
    }

    // Nobody is on a leaderboard before ten games, or without showing themselves to everybody.
    for game in 0..10 {
        let rated = json!({ "game": "ugo", "seats": ["me", { "bot": "random" }], "rated": true });
        let table = ana.make_as(&rated).await;
        if game == 4 {
            // Whoever leaves is rated as they would have been.
            ana.post(&format!("/api/tables/{}/leave", table.id), &Value::Null).await.ok();
            ana.open(&table.id).await.watch_to_the_end().await;
        } else {
            ana.open(&table.id).await.play_to_the_end().await;
        }
    }
    let board = |asker: Person| async move {
        serde_json::from_value::<Leaderboard>(asker.get("/api/games/ugo/leaderboard").await.ok()).unwrap()
    };
    assert_eq!(board(server.stranger()).await.leaders, []);
    show_to(&mut ana, "everybody").await;
    show_to(&mut bob, "everybody").await;
    let shown = board(server.stranger()).await;
    assert_eq!(shown.leaders.iter().map(|leader| leader.name.as_str()).collect::<Vec<_>>(), ["Ana"]);
    assert_eq!(
        (shown.pages, shown.leaders[0].rating.games, shown.leaders[0].rating.provisional),
        (1, 11, false)
    );
    assert_eq!(shown.bots.len(), 4);
    let trend = ugo_of(&ana, &anas, "").await.trend;
    assert_eq!(trend.iter().filter(|game| game.rated).count(), 11);
    assert_eq!(trend.iter().filter(|game| game.handed_over).count(), 1);
    assert_eq!(trend.last().unwrap().rating, Some(shown.leaders[0].rating.points));
    // Somebody goes: the others keep what they have.
    bob.post("/api/me/delete", &json!({ "proof": { "passphrase": "a heron on the pier" } })).await.ok();
    server.stop().await;

    let storage = Storage::open(data.path(), Metrics::new().into()).await.unwrap();
    let again = storage.recompute_ratings().await.unwrap();
    assert_eq!((again.games, again.different), (11, 0));
    assert_eq!(again.ratings.len(), 1, "whoever is gone has none");
    storage.close().await;
    drop(storage);
    // Whatever was changed by hand is found and set right.
    let mut open = database(&data).await;
    sqlx::query("UPDATE ratings SET rating = rating + 1").execute(&mut open).await.unwrap();
    sqlx::query("UPDATE places SET deviation = 1 WHERE result = 4 AND guest IS NOT NULL")
        .execute(&mut open)
        .await
        .unwrap();
    drop(open);
    let storage = Storage::open(data.path(), Metrics::new().into()).await.unwrap();
    let wrong = storage.recompute_ratings().await.unwrap();
    assert_eq!(wrong.different, 2);
    storage.write(Write::Ratings(Box::new(wrong))).await.unwrap();
    assert_eq!(storage.recompute_ratings().await.unwrap().different, 0);
    storage.close().await;
}

#[tokio::test]
async fn a_hand_over_counts_unless_all_others_agree_that_it_does_not() {
    let server = Server::fresh().await;
    let mut people = Vec::new();
    for name in ["Ana", "Bob", "Cleo"] {
        people.push(member(&server, name).await);
    }
    let [mut ana, mut bob, mut cleo] = <[Person; 3]>::try_from(people).ok().unwrap();
    for (agreeing, rated) in [
        (vec![], true),
        (vec!["bob"], true),
        (vec!["bob", "cleo"], false),
        (vec!["bob", "cleo", "not bob"], true),
    ] {
        let table =
            ana.make_as(&json!({ "game": "ugo", "seats": ["me", "open", "open"], "rated": true })).await;
        bob.sit(&table, 1).await;
        cleo.sit(&table, 2).await;
        let table = ana.start(&table, &mut [&mut bob, &mut cleo]).await;
        let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
        let excuse = |yes: bool| json!({ "seat": 0, "yes": yes });
        let early = bob.post(&path("excuse"), &excuse(true)).await;
        assert_eq!(early.problem(), (403, Problem::NotYourSeat), "she plays herself");
        ana.post(&path("leave"), &Value::Null).await.ok();
        assert_eq!(
            ana.post(&path("excuse"), &excuse(true)).await.problem(),
            (403, Problem::NotYourSeat),
            "not for oneself"
        );
        for who in &agreeing {
            let asker = if *who == "cleo" { &mut cleo } else { &mut bob };
            let told = asker.post(&path("excuse"), &excuse(!who.starts_with("not"))).await.table();
            assert!(told.seats[0].may_excuse);
        }
        let (mut one, mut other) = (bob.open(&table.id).await, cleo.open(&table.id).await);
        tokio::join!(one.play_to_the_end(), other.play_to_the_end());
        let late = bob.post(&path("excuse"), &excuse(true)).await;
        assert_eq!(late.problem(), (409, Problem::AlreadyOver));
        let last = ugo_of(&ana, &id(&ana).await, "").await.trend.pop().unwrap();
        assert_eq!(
            (last.rated, last.rating.is_some(), last.handed_over),
            (rated, rated, true),
            "{agreeing:?}"
        );
        let others = ugo_of(&bob, &id(&bob).await, "").await.trend.pop().unwrap();
        assert!(others.rated && others.rating.is_some(), "the others are compared with each other");
    }
    server.stop().await;
}

/// What a page costs on a server with many games. `cargo nextest run -p comptoir-server --all-features --run-ignored only many_games`
#[tokio::test]
#[ignore = "writes a hundred thousand results and measures"]
async fn many_games() {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let mut ana = member(&server, "Ana").await;
    let anas = id(&ana).await;
    let table = ana.make_as(&json!({ "game": "ugo", "seats": ["me", { "bot": "random" }] })).await;
    ana.open(&table.id).await.play_to_the_end().await;
    let mut open = database(&data).await;
    let many = "WITH RECURSIVE n(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM n WHERE n < 100000) ";
    for insert in [
        "INSERT INTO tables (id, game, edition, options, host, visibility, status, seed, broken_off, made, touched, \
         setup, to_act, standings, rated) SELECT 'made-' || n, game, edition, options, host, visibility, status, seed, broken_off, made, touched, \
         setup, to_act, standings, rated FROM n JOIN tables WHERE id = $1",
        "INSERT INTO results SELECT n, 'made-' || n, game, 4, options, 1, strongest, rated, began, began + n % 9000, 40 + n % 90 \
         FROM n JOIN results WHERE table_id = $1",
        "INSERT INTO places SELECT n, s, 'ugo', CASE WHEN s = 0 AND n % 50 = 0 THEN (SELECT guest FROM places WHERE guest IS NOT NULL LIMIT 1) END, \
         CASE WHEN s = 0 AND n % 50 = 0 THEN NULL ELSE 'trader' END, 1 + (n + s) % 4, (n * 7 + s * 13) % 80, 40, 200, 0, FALSE, NULL, NULL \
         FROM n JOIN (SELECT 0 AS s UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) \
         WHERE $1 = $1",
    ] {
        sqlx::query(sqlx::AssertSqlSafe(format!("{many}{insert}")))
            .bind(&table.id)
            .execute(&mut open)
            .await
            .unwrap();
    }
    for anew in [
        "DELETE FROM tallies",
        "INSERT INTO tallies SELECT game, seats, options, what, value, COUNT(*) FROM counted GROUP BY 1, 2, 3, 4, 5",
    ] {
        sqlx::query(anew).execute(&mut open).await.unwrap();
    }
    drop(open);
    let mut times = Vec::new();
    for path in [
        format!("/api/people/{anas}"),
        format!("/api/people/{anas}/games/ugo"),
        "/api/games/ugo/statistics".to_owned(),
        "/api/games/ugo/statistics".to_owned(),
        "/api/games/ugo/leaderboard".to_owned(),
    ] {
        let began = Instant::now();
        let answer = ana.get(&path).await;
        assert_eq!(answer.status, 200);
        times.push((path, began.elapsed(), answer.body.len()));
    }
    // Whoever has played two thousand games takes them along, and goes, as quickly as anybody.
    let began = Instant::now();
    let told = ana.get("/api/me/data").await;
    assert_eq!(told.status, 200);
    times.push(("/api/me/data".to_owned(), began.elapsed(), told.body.len()));
    let began = Instant::now();
    ana.post("/api/me/delete", &json!({ "proof": { "passphrase": "a heron on the pier" } })).await.ok();
    times.push(("/api/me/delete".to_owned(), began.elapsed(), 0));
    println!("{times:#?}");
    assert!(times[5..].iter().all(|(_, took, _)| *took < Duration::from_secs(10)), "{times:#?}");
    // Of the statistics of a game only the first in a minute works them out.
    assert!(times[3].1 < Duration::from_millis(50), "what was worked out is kept");
    server.stop().await;
}
