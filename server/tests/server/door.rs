//! Nobody can lock the door: silent, slow and half-open connections are let go, and honest ones get in beside them.

use std::time::Duration;

use comptoir_server::Config;
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::common::{PATIENCE, Server, config};

/// Patience for so long that only a connection that must go ends before the test does.
fn patient(data: &TempDir) -> Config {
    Config { patience: Duration::from_mins(10), ..config(data.path()) }
}

fn hasty(data: &TempDir) -> Config {
    Config { patience: Duration::from_millis(200), ..config(data.path()) }
}

async fn connect(server: &Server) -> TcpStream {
    TcpStream::connect(server.address).await.unwrap()
}

/// Everything until the server closes the connection.
async fn rest(socket: &mut TcpStream) -> String {
    let mut all = Vec::new();
    // It may be closed with something unread, which resets it.
    let _ = timeout(PATIENCE, socket.read_to_end(&mut all)).await.expect("the server closes it");
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test]
async fn what_does_not_arrive_in_time_is_not_waited_for() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(hasty(&data)).await;
    for beginning in ["", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "] {
        let mut socket = connect(&server).await;
        socket.write_all(beginning.as_bytes()).await.unwrap();
        rest(&mut socket).await;
    }
    let mut socket = connect(&server).await;
    socket.write_all(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{").await.unwrap();
    assert!(rest(&mut socket).await.starts_with("HTTP/1.1 400 "), "a body that stops in the middle");
    let mut socket = connect(&server).await;
    socket.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    let answer = rest(&mut socket).await;
    assert!(answer.ends_with("ok\n"), "answered, and closed when nothing more was asked: {answer}");
    server.stop().await;
}

#[tokio::test]
async fn whoever_does_not_read_is_not_waited_for() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(hasty(&data)).await;
    let mut socket = connect(&server).await;
    // Requests for more than every buffer on the way can hold; nobody reads an answer, so at some point no more are taken either.
    let request = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let closed = async { while socket.write_all(&request).await.is_ok() {} };
    timeout(PATIENCE, closed).await.expect("the server closes it");
    server.stop().await;
}

#[tokio::test]
async fn a_crowd_that_only_stands_there_keeps_nobody_out() {
    let data = TempDir::new().unwrap();
    let config = Config { connections: 64, ..patient(&data) };
    let server = Server::start_with(config).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", { "bot": "random" }])).await;
    let mut stream = zoe.open(&table.id).await;
    let mut crowd = Vec::new();
    for n in 0..300 {
        let mut socket = connect(&server).await;
        let beginning: &[u8] = match n % 4 {
            0 => b"",
            1 => b"GET / HT",
            2 => b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
            _ => b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        };
        // It may have been closed already.
        let _ = socket.write_all(beginning).await;
        crowd.push(socket);
        if n % 50 == 49 {
            assert_eq!(zoe.get("/healthz").await.status, 200, "beside {n}");
        }
    }
    let frame = stream.turn().await;
    stream.act("a", frame.version, &frame.legal[0]).await;
    assert!(stream.answer("a").await.is_ok(), "a live stream is not let go");
    rest(&mut crowd[0]).await;
    server.stop().await;
}

#[tokio::test]
async fn when_everybody_is_being_answered_the_next_one_hears_so() {
    let data = TempDir::new().unwrap();
    let config = Config { connections: 8, connections_per_address: 2, ..patient(&data) };
    let server = Server::start_with(config).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", { "bot": "random" }])).await;
    let streams = [zoe.open(&table.id).await, zoe.open(&table.id).await];
    assert!(rest(&mut connect(&server).await).await.starts_with("HTTP/1.1 503 "));
    drop(streams);
    // The server notices when it reads next.
    while rest(&mut connect_and_ask(&server).await).await.starts_with("HTTP/1.1 503 ") {}
    server.stop().await;
}

async fn connect_and_ask(server: &Server) -> TcpStream {
    let mut socket = connect(server).await;
    let _ = socket.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    socket
}

#[tokio::test]
async fn behind_a_proxy_the_named_address_counts() {
    let data = TempDir::new().unwrap();
    let config = Config {
        behind_proxy: true,
        waiting_per_address: 1,
        connections_per_address: 1,
        requests_per_address: 1,
        ..patient(&data)
    };
    let server = Server::start_with(config).await;
    let ask = |from: &str| {
        format!(
            "POST /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {from}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n"
        )
    };
    let mut one = connect(&server).await;
    one.write_all(ask("192.0.2.1").as_bytes()).await.unwrap();
    // The second of the same address is refused once the first has arrived, which nobody tells.
    let refused = async {
        loop {
            let mut same = connect(&server).await;
            same.write_all(format!("{}{{}}", ask("192.0.2.1")).as_bytes()).await.unwrap();
            if rest(&mut same).await.starts_with("HTTP/1.1 429 ") {
                break;
            }
        }
    };
    timeout(PATIENCE, refused).await.expect("one request at a time");
    let mut other = connect(&server).await;
    other.write_all(format!("{}{{}}", ask("192.0.2.2")).as_bytes()).await.unwrap();
    assert!(rest(&mut other).await.starts_with("HTTP/1.1 400 "), "another address is answered");
    one.write_all(b"{}").await.unwrap();
    assert!(rest(&mut one).await.starts_with("HTTP/1.1 400 "), "the proxy's own connections are not counted");
    server.stop().await;
}

#[tokio::test]
async fn a_live_stream_whose_page_is_gone_is_closed() {
    let data = TempDir::new().unwrap();
    let server = Server::start_with(Config { ping: Duration::from_millis(100), ..patient(&data) }).await;
    let mut zoe = server.person("Zoé").await;
    let table = zoe.make(json!(["me", "open"])).await;
    // It answers pings only while it is read, and nobody reads.
    let _gone = zoe.open(&table.id).await;
    let path = format!("/api/tables/{}", table.id);
    let mut absent = false;
    for _ in 0..500 {
        absent = !zoe.get(&path).await.table().seats[0].present;
        if absent {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(absent, "half-open connections are noticed");
    server.stop().await;
}
