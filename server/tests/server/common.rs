//! A real server on a real socket, and people who talk to it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use comptoir_kernel::fairness::{Bytes, Secret};
use comptoir_server::house::House;
use comptoir_server::protocol::{Follower, Frame, Heard, Problem, Status, Table, ToPage};
use comptoir_server::{Config, Doors, File, ServeError, serve};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Response as Upgraded;
use tokio_tungstenite::tungstenite::{self, Message};

/// Only reached when something hangs; shorter than the time between two pings, which would look like life.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// A page's random number.
pub const NUMBER: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// What a page keeps to itself until all pledges are fixed.
pub fn secret() -> Secret {
    let number = Bytes::try_from(NUMBER.to_owned()).unwrap();
    Secret::new(number, Bytes([7; 32]))
}

/// What it pledges.
pub fn pledge() -> String {
    secret().pledge().to_string()
}

pub struct Server {
    pub address: SocketAddr,
    /// Where it tells its numbers.
    pub admin: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), ServeError>>,
    /// Its data directory, if nobody else keeps it.
    data: Option<TempDir>,
}

/// Quick bots, a quick lobby, no grace, no limit on how often.
pub fn config(data: &Path) -> Config {
    let (bot_delay, grace, damper, lobby) = (Duration::ZERO, Duration::ZERO, Duration::ZERO, Duration::ZERO);
    Config { bot_delay, grace, damper, lobby, rate: None, rates: None, ..Config::new(data) }
}

impl Server {
    /// With a data directory that goes when it stops.
    pub async fn fresh() -> Server {
        Server::fresh_with(|usual| usual).await
    }

    pub async fn fresh_with(change: impl FnOnce(Config) -> Config) -> Server {
        let data = TempDir::new().unwrap();
        let server = Server::start_with(change(config(data.path()))).await;
        Server { data: Some(data), ..server }
    }

    pub async fn start(data: &TempDir) -> Server {
        Server::start_with(config(data.path())).await
    }

    pub async fn start_with(config: Config) -> Server {
        let public = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let operators = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, admin) = (public.local_addr().unwrap(), operators.local_addr().unwrap());
        let doors = Doors { public, admin: Some(operators) };
        let (stop, stopped) = oneshot::channel();
        let shutdown = async {
            let _ = stopped.await;
        };
        let house = House::open(config, Arc::new(page)).await.unwrap();
        let task = tokio::spawn(serve(house, doors, shutdown));
        Server { address, admin, stop, task, data: None }
    }

    pub async fn stop(self) {
        let _ = self.stop.send(());
        timeout(PATIENCE, self.task).await.expect("the server stops").unwrap().unwrap();
        drop(self.data);
    }

    /// How it ended, when nobody asked it to.
    pub async fn ended(self) -> Result<(), ServeError> {
        timeout(PATIENCE, self.task).await.expect("the server ends").unwrap()
    }

    /// Whoever runs the server.
    pub fn operator(&self) -> Person {
        Person { address: self.admin, cookie: None }
    }

    /// Somebody without a name.
    pub fn stranger(&self) -> Person {
        Person { address: self.address, cookie: None }
    }

    pub async fn person(&self, name: &str) -> Person {
        let mut person = self.stranger();
        let answer = person.post("/api/me", &json!({ "name": name })).await.ok();
        assert_eq!(answer["name"], name);
        person
    }
}

/// A fresh server, Zoé, and a table of hers with these seats.
pub async fn zoes_table(seats: Value) -> (Server, Person, Table) {
    with_zoes_table(Server::fresh().await, seats).await
}

/// The same with a data directory that another server can open later.
pub async fn zoes_table_in(data: &TempDir, seats: Value) -> (Server, Person, Table) {
    with_zoes_table(Server::start(data).await, seats).await
}

/// A server with Zoé, on a data directory that can be looked into, or opened again later.
pub async fn zoe_alone() -> (TempDir, Server, Person) {
    let data = TempDir::new().unwrap();
    let server = Server::start(&data).await;
    let zoe = server.person("Zoé").await;
    (data, server, zoe)
}

/// Zoé, who made a table, and Bob, who has taken its second seat.
pub async fn zoe_and_bob(server: &Server, seats: Value) -> (Person, Person, Table) {
    let (mut zoe, mut bob) = (server.person("Zoé").await, server.person("Bob").await);
    let table = zoe.make(seats).await;
    bob.sit(&table, 1).await;
    (zoe, bob, table)
}

async fn with_zoes_table(server: Server, seats: Value) -> (Server, Person, Table) {
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(seats).await;
    (server, zoe, table)
}

fn page(path: &str) -> Option<File> {
    let (content_type, text, immutable) = match path {
        "index.html" => ("text/html; charset=utf-8", "<!doctype html><title>Comptoir</title>", false),
        "assets/main-1a2b.js" => ("text/javascript", "console.log('Comptoir')", true),
        _ => return None,
    };
    // Nobody unpacks it here.
    let brotli = immutable.then(|| b"compressed when the page was built".as_slice().into());
    Some(File { content_type: content_type.into(), bytes: text.as_bytes().into(), brotli, immutable })
}

#[derive(Clone)]
pub struct Person {
    pub address: SocketAddr,
    pub cookie: Option<String>,
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    #[track_caller]
    pub fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        serde_json::from_str(&self.body).unwrap()
    }

    #[track_caller]
    pub fn table(self) -> Table {
        serde_json::from_value(self.ok()).unwrap()
    }

    #[track_caller]
    pub fn tables(self) -> Vec<Table> {
        serde_json::from_value(self.ok()).unwrap()
    }

    #[track_caller]
    pub fn problem(self) -> (u16, Problem) {
        let problem = serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no problem: {self:?}"));
        (self.status, problem)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

impl Person {
    pub async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[], "").await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Answer {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.request("POST", path, &[], &body).await;
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    pub async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: theme=dark; {cookie}"));
        let mut lines = vec![
            format!("{method} {path} HTTP/1.1"),
            format!("Host: {}", self.address),
            format!("Content-Length: {}", body.len()),
            "Connection: close".to_owned(),
        ];
        lines.extend(cookie);
        lines.extend(headers.iter().map(|(name, value)| format!("{name}: {value}")));
        let request = format!("{}\r\n\r\n{body}", lines.join("\r\n"));
        let mut socket = TcpStream::connect(self.address).await.unwrap();
        let mut answer = Vec::new();
        // A server that refuses a large body may close before it has read it all.
        let _ = socket.write_all(request.as_bytes()).await;
        let _ = timeout(PATIENCE, socket.read_to_end(&mut answer)).await.expect("an answer");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no head in {answer:?}"));
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    /// Their id.
    pub async fn id(&self) -> String {
        self.get("/api/me").await.ok()["id"].as_str().unwrap().to_owned()
    }

    /// Becomes the friend of another.
    pub async fn befriend(&mut self, other: &mut Person) {
        let (mine, theirs) = (self.id().await, other.id().await);
        self.post("/api/me/friends/ask", &json!({ "guest": theirs })).await.ok();
        other.post("/api/me/friends/answer", &json!({ "guest": mine, "yes": true })).await.ok();
    }

    /// Blocks another.
    pub async fn block(&mut self, other: &Person) {
        let theirs = other.id().await;
        self.post("/api/me/block", &json!({ "guest": theirs, "blocked": true })).await.ok();
    }

    /// Makes a UGO! table with these seats, and sits down on the one kept for its maker.
    pub async fn make(&mut self, seats: Value) -> Table {
        self.make_as(&json!({ "game": "ugo", "seats": seats })).await
    }

    pub async fn make_as(&mut self, new: &Value) -> Table {
        let table = self.post("/api/tables", new).await.table();
        match table.you {
            Some(seat) => self.sit(&table, seat.0).await,
            None => table,
        }
    }

    pub async fn sit(&mut self, table: &Table, seat: u8) -> Table {
        let key = &table.seats[usize::from(seat)].key;
        let body = json!({ "seat": seat, "key": key, "pledge": pledge() });
        let seated = self.post(&format!("/api/tables/{}/sit", table.id), &body).await.table();
        match seated.status {
            Status::Opening => self.open_number(&seated).await,
            _ => seated,
        }
    }

    /// Opens the number pledged, as a page does when it sees that all pledges are fixed.
    pub async fn open_number(&mut self, table: &Table) -> Table {
        let opening = serde_json::to_value(secret().open(&table.terms())).unwrap();
        self.post(&format!("/api/tables/{}/open", table.id), &opening).await.table()
    }

    /// Starts a table that lacks nothing; then this person and the others open their numbers.
    pub async fn start(&mut self, table: &Table, others: &mut [&mut Person]) -> Table {
        let mut table = self.post(&format!("/api/tables/{}/start", table.id), &Value::Null).await.table();
        if table.you.is_some() {
            table = self.open_number(&table).await;
        }
        for other in others {
            other.open_number(&table).await;
        }
        self.get(&format!("/api/tables/{}", table.id)).await.table()
    }

    pub async fn open(&self, table: &str) -> Stream {
        self.try_open(table, None).await.unwrap_or_else(|why| panic!("no stream: {why}")).0
    }

    pub async fn try_open(
        &self,
        table: &str,
        origin: Option<&str>,
    ) -> Result<(Stream, Upgraded), tungstenite::Error> {
        let (socket, response) = self.dial(&format!("/api/tables/{table}/live"), origin).await?;
        Ok((Stream::new(socket), response))
    }

    /// A stream that tells steps by what is different. What it says is shown in whole frames, as by any other.
    pub async fn open_changes(&self, table: &str) -> Stream {
        let dialled = self.dial(&format!("/api/tables/{table}/live?changes=true"), None).await;
        Stream::new(dialled.unwrap_or_else(|why| panic!("no stream: {why}")).0)
    }

    /// A WebSocket.
    pub async fn dial(
        &self,
        path: &str,
        origin: Option<&str>,
    ) -> Result<(WebSocketStream<TcpStream>, Upgraded), tungstenite::Error> {
        let address = format!("ws://{}{path}", self.address);
        let mut request = address.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let socket = TcpStream::connect(self.address).await.unwrap();
        tokio_tungstenite::client_async(request, socket).await
    }
}

/// A live stream.
pub struct Stream {
    pub socket: WebSocketStream<TcpStream>,
    number: u64,
    /// How often the server said that nothing is missing.
    pub heartbeats: u32,
    /// Every message so far, as it came.
    pub heard: Vec<Value>,
    /// What was seen last, if it was passed over.
    passed: Option<Frame>,
    /// Every step that was told by what is different, in whole.
    pub followed: Vec<(Heard, Frame)>,
    follower: Follower,
    /// What the last message said besides.
    besides: Option<ToPage>,
}

impl Stream {
    fn new(socket: WebSocketStream<TcpStream>) -> Stream {
        Stream {
            socket,
            number: 0,
            heartbeats: 0,
            heard: Vec::new(),
            passed: None,
            followed: Vec::new(),
            follower: Follower::default(),
            besides: None,
        }
    }

    pub async fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Says something that may not be heard any more.
    pub async fn try_say(&mut self, message: &Value) -> Result<(), tungstenite::Error> {
        self.socket.send(Message::text(message.to_string())).await
    }

    pub async fn act(&mut self, id: &str, version: u32, action: &Value) {
        self.say(&json!({ "type": "act", "id": id, "version": version, "action": action })).await;
    }

    /// The next message, or the code the server closed with.
    pub async fn next_or_close(&mut self) -> Result<ToPage, Option<u16>> {
        if let Some(besides) = self.besides.take() {
            return Ok(besides);
        }
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("a message");
            let text = match message {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return Err(None),
            };
            let value: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(text.len() % 256, 0, "lengths say little");
            if value["type"] == "heartbeat" {
                assert_eq!(
                    value["number"], self.number,
                    "a heartbeat carries the number of the last message"
                );
                self.heartbeats += 1;
                continue;
            }
            self.number += 1;
            assert_eq!(value["number"], self.number, "messages are numbered without a gap");
            self.heard.push(value.clone());
            let message: ToPage = serde_json::from_value(value).unwrap();
            let moved = matches!(message, ToPage::Moved(_));
            let (message, besides) = self.follower.hear(message).unwrap();
            self.besides = besides;
            if let (true, ToPage::Step { heard, frame }) = (moved, &message) {
                self.followed.push((heard.clone(), frame.clone()));
            }
            if matches!(message, ToPage::Snapshot { .. } | ToPage::Step { .. }) {
                self.passed = None;
            }
            return Ok(message);
        }
    }

    pub async fn next(&mut self) -> ToPage {
        self.next_or_close().await.unwrap_or_else(|code| panic!("closed with {code:?}"))
    }

    /// Reads on until the numbers tell that messages were lost, and says how many. What is read meanwhile is passed over.
    pub async fn lost(&mut self) -> u64 {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("a message").expect("no end");
            let Message::Text(text) = message.unwrap() else { continue };
            let value: Value = serde_json::from_str(&text).unwrap();
            let newest = value["number"].as_u64().unwrap();
            let lost = newest - self.number - u64::from(value["type"] != "heartbeat");
            self.number = newest;
            if lost > 0 {
                return lost;
            }
        }
    }

    /// The next snapshot; whatever comes before it is passed over.
    pub async fn snapshot(&mut self) -> (Table, Option<Frame>, Vec<Heard>) {
        loop {
            if let ToPage::Snapshot { table, frame, history } = self.next().await {
                return (table, frame, history);
            }
        }
    }

    /// The answer to a command; whatever comes before it is passed over.
    pub async fn answer(&mut self, id: &str) -> Result<u32, Problem> {
        loop {
            match self.next().await {
                ToPage::Done { id: found, version } if found == id => return Ok(version),
                ToPage::Refused { id: found, problem } if found.as_deref() == Some(id) => {
                    return Err(problem);
                }
                // It may be one's turn again already: a step is told before the answer.
                ToPage::Step { frame, .. } => self.passed = Some(frame),
                _ => {}
            }
        }
    }

    /// The refusal of a message that was no command.
    pub async fn refusal(&mut self) -> Problem {
        loop {
            if let ToPage::Refused { problem, .. } = self.next().await {
                return problem;
            }
        }
    }

    /// What is seen once it is the viewer's turn, or the game is over.
    pub async fn turn(&mut self) -> Frame {
        self.turn_or_close().await.unwrap_or_else(|code| panic!("closed with {code:?}"))
    }

    /// The same, or the code the server closed with.
    pub async fn turn_or_close(&mut self) -> Result<Frame, Option<u16>> {
        loop {
            if let Some(frame) = self.passed.take()
                && (!frame.legal.is_empty() || frame.standings.is_some())
            {
                return Ok(frame);
            }
            if let ToPage::Snapshot { frame: Some(frame), .. } | ToPage::Step { frame, .. } =
                self.next_or_close().await?
            {
                self.passed = Some(frame);
            }
        }
    }

    /// Takes the first legal action, turn by turn, until the game is over; gives the last frame.
    pub async fn play_to_the_end(&mut self) -> Frame {
        loop {
            let frame = self.turn().await;
            if frame.standings.is_some() {
                return frame;
            }
            self.act(&format!("c{}", frame.version), frame.version, &frame.legal[0]).await;
        }
    }

    /// Waits for the end of the game.
    pub async fn watch_to_the_end(&mut self) -> Frame {
        loop {
            match self.next().await {
                ToPage::Snapshot { frame: Some(frame), .. } | ToPage::Step { frame, .. }
                    if frame.standings.is_some() =>
                {
                    return frame;
                }
                _ => {}
            }
        }
    }

    /// The next step.
    pub async fn step(&mut self) -> (Heard, Frame) {
        loop {
            if let ToPage::Step { heard, frame } = self.next().await {
                return (heard, frame);
            }
        }
    }

    /// The next message about the table itself.
    pub async fn table(&mut self) -> Table {
        loop {
            if let ToPage::Table { table } = self.next().await {
                return table;
            }
        }
    }
}
