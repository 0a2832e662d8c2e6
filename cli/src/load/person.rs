//! A person at a table of a server: asks and says what the page would.

use std::future::Future;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use comptoir_kernel::Seat;
use comptoir_kernel::fairness::{Bytes, Secret};
use comptoir_server::protocol::{Frame, Problem, Status, Table, ToPage, ToServer};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// What only a heartbeat holds: inside of a text the quotation marks would be escaped.
const HEARTBEAT: &str = r#""type":"heartbeat""#;

/// A server that says nothing for so long is stuck.
const PATIENCE: Duration = Duration::from_secs(30);

/// Something was waited for that did not come.
#[derive(Debug)]
pub struct Stuck;

impl std::fmt::Display for Stuck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "nothing happened for {} seconds", PATIENCE.as_secs())
    }
}

impl std::error::Error for Stuck {}

/// What a person keeps to themselves until all pledges are fixed. Here nobody minds that it is always the same.
fn secret() -> Secret {
    Secret::new(Bytes([0; 32]), Bytes([1; 32]))
}

/// Waits, but not for ever.
async fn patiently<T>(what: impl Future<Output = T>) -> Result<T, Stuck> {
    timeout(PATIENCE, what).await.map_err(|_| Stuck)
}

/// A person with a name, or somebody without one.
#[derive(Clone)]
pub struct Person {
    /// Where the server is; after a restart it may be elsewhere.
    pub address: SocketAddr,
    /// What the person is known by; empty for somebody without a name.
    pub cookie: String,
    /// Where the person comes from: an address of this machine.
    pub from: Ipv4Addr,
}

impl Person {
    /// Somebody without a name.
    pub fn stranger(address: SocketAddr) -> Person {
        Person { address, cookie: String::new(), from: Ipv4Addr::LOCALHOST }
    }

    /// The same person at another address of this machine.
    pub fn coming_from(self, from: Ipv4Addr) -> Person {
        Person { from, ..self }
    }

    /// Takes a name.
    pub async fn new(address: SocketAddr, name: &str) -> anyhow::Result<Person> {
        Person::stranger(address).named(name).await
    }

    /// The same person with a name.
    pub async fn named(self, name: &str) -> anyhow::Result<Person> {
        let mut person = self;
        let answer = person.ask("POST", "/api/me", &json!({ "name": name }).to_string()).await?.well()?;
        let cookie = answer.head.lines().find_map(|line| {
            let (field, value) = line.split_once(": ")?;
            field.eq_ignore_ascii_case("set-cookie").then(|| value.split(';').next())?
        });
        cookie.context("a name comes without a cookie")?.clone_into(&mut person.cookie);
        Ok(person)
    }

    /// Makes a table.
    pub async fn make(&self, game: &str, seats: &Value) -> anyhow::Result<Table> {
        self.post("/api/tables", &json!({ "game": game, "seats": seats })).await
    }

    /// Takes a seat of a table, as its host sees it.
    pub async fn sit(&self, table: &Table, seat: Seat) -> anyhow::Result<Table> {
        let key = &table.seats[seat.index()].key;
        let body = json!({ "seat": seat, "key": key, "pledge": secret().pledge() });
        let seated = self.post(&format!("/api/tables/{}/sit", table.id), &body).await?;
        if seated.status == Status::Opening { self.open_number(&seated).await } else { Ok(seated) }
    }

    /// Opens the number pledged for a seat of a table whose pledges are fixed.
    pub async fn open_number(&self, table: &Table) -> anyhow::Result<Table> {
        let opening = serde_json::to_value(secret().open(&table.terms()))?;
        self.post(&format!("/api/tables/{}/open", table.id), &opening).await
    }

    /// Begins the game of a table of one's own whose seats are all taken.
    pub async fn start(&self, table: &Table) -> anyhow::Result<Table> {
        self.post(&format!("/api/tables/{}/start", table.id), &Value::Null).await
    }

    /// Plays again with the same people: the new table.
    pub async fn rematch(&self, table: &Table) -> anyhow::Result<Table> {
        self.post(&format!("/api/tables/{}/rematch", table.id), &Value::Null).await
    }

    /// A table as this person sees it.
    pub async fn look(&self, table: &str) -> anyhow::Result<Table> {
        let answer = self.get(&format!("/api/tables/{table}")).await?.well()?;
        Ok(serde_json::from_str(&answer.body)?)
    }

    /// Opens the live stream of a table.
    pub async fn open(&self, table: &Table) -> anyhow::Result<Stream> {
        self.open_live(&table.id).await
    }

    /// Opens the live stream of the table with this id.
    pub async fn open_live(&self, table: &str) -> anyhow::Result<Stream> {
        self.dial(&format!("/api/tables/{table}/live")).await
    }

    /// The same, with steps that are told by what is different.
    pub async fn open_changes(&self, table: &str) -> anyhow::Result<Stream> {
        self.dial(&format!("/api/tables/{table}/live?changes=true")).await
    }

    async fn dial(&self, path: &str) -> anyhow::Result<Stream> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let socket = connect(self.from, self.address).await?;
        socket.set_nodelay(true)?;
        let (socket, _) = patiently(tokio_tungstenite::client_async(request, socket)).await??;
        Ok(Stream { socket })
    }

    async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Table> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.ask("POST", path, &body).await?.well()?;
        Ok(serde_json::from_str(&answer.body)?)
    }

    /// What is found at an address of the server.
    pub async fn get(&self, path: &str) -> anyhow::Result<Answer> {
        self.ask("GET", path, "").await
    }

    /// Asks for something, on a connection of its own.
    pub async fn ask(&self, method: &str, path: &str, body: &str) -> anyhow::Result<Answer> {
        request(self, method, path, body).await
    }
}

/// A connection from one address to another.
pub async fn connect(from: Ipv4Addr, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(to).await
}

/// What the server answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// Expects that it was done.
    pub fn well(self) -> anyhow::Result<Answer> {
        ensure!(self.status == 200, "the server refused: {} {}", self.status, self.body);
        Ok(self)
    }
}

/// What is found at an address of the server.
pub async fn get(address: SocketAddr, path: &str) -> anyhow::Result<String> {
    Ok(Person::stranger(address).get(path).await?.well()?.body)
}

/// Asks for something: the answer, whatever it is.
async fn request(person: &Person, method: &str, path: &str, body: &str) -> anyhow::Result<Answer> {
    let Person { address, cookie, from } = person;
    let length = body.len();
    let head =
        format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n");
    let mut socket = connect(*from, *address).await?;
    socket.write_all(format!("{head}Content-Length: {length}\r\n\r\n{body}").as_bytes()).await?;
    let mut answer = Vec::new();
    patiently(socket.read_to_end(&mut answer)).await.with_context(|| format!("{method} {path}"))??;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) =
        answer.split_once("\r\n\r\n").with_context(|| format!("{method} {path}: no answer"))?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.with_context(|| format!("{method} {path}: {head}"))?;
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}

/// A live stream.
pub struct Stream {
    pub socket: WebSocketStream<TcpStream>,
}

impl Stream {
    /// Takes an action, under the version as its id: nobody acts twice on one.
    pub async fn act(&mut self, version: u32, action: Value) -> anyhow::Result<()> {
        self.say(&ToServer::Act { id: version.to_string(), version, action }).await
    }

    /// Takes the last step back, under the version as its id.
    pub async fn undo(&mut self, version: u32) -> anyhow::Result<()> {
        self.say(&ToServer::Undo { id: version.to_string(), version }).await
    }

    /// Says something.
    pub async fn say(&mut self, what: &ToServer) -> anyhow::Result<()> {
        Ok(self.socket.send(Message::text(serde_json::to_string(what)?)).await?)
    }

    /// The next message but a heartbeat, as it came; none when the stream has ended, in whatever way.
    pub async fn next_text(&mut self) -> Result<Option<String>, Stuck> {
        // The server's pings and heartbeats are no sign that the game goes on.
        let mut text = self.socket.by_ref().filter(|message| {
            let alive = match message {
                Ok(Message::Ping(_)) => true,
                Ok(Message::Text(text)) => text.contains(HEARTBEAT),
                _ => false,
            };
            std::future::ready(!alive)
        });
        match patiently(text.next()).await? {
            Some(Ok(Message::Text(text))) => Ok(Some(text.to_string())),
            _ => Ok(None),
        }
    }

    /// The next message.
    pub async fn next(&mut self) -> anyhow::Result<ToPage> {
        let text = self.next_text().await?.context("a live stream ended")?;
        Ok(serde_json::from_str(&text)?)
    }

    /// What is seen next.
    pub async fn next_frame(&mut self) -> anyhow::Result<Frame> {
        loop {
            match self.next().await? {
                ToPage::Snapshot { frame: Some(frame), .. } | ToPage::Step { frame, .. } => return Ok(frame),
                // Where several may act at once another can be quicker; a snapshot follows then.
                ToPage::Refused { problem, .. } if !matches!(problem, Problem::Stale { .. }) => {
                    bail!("a command was refused: {problem:?}")
                }
                _ => {}
            }
        }
    }
}
