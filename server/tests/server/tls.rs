//! The server speaks TLS itself: people play over it, nobody stands in the door without shaking hands, and the certificate can be renewed.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use comptoir_server::house::House;
use comptoir_server::{Config, ServeError, Tls};
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::common::{PATIENCE, Person, Server, config};

/// A certificate for `localhost` that nobody signed, written into two files.
pub struct Paper {
    pub files: Tls,
    der: CertificateDer<'static>,
}

impl Paper {
    pub fn new(place: &Path) -> Paper {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let files = Tls { cert: place.join("cert.pem"), key: place.join("key.pem") };
        std::fs::write(&files.cert, made.cert.pem()).unwrap();
        std::fs::write(&files.key, made.signing_key.serialize_pem()).unwrap();
        Paper { files, der: made.cert.der().clone() }
    }

    /// Shakes hands with whoever shows this certificate, and with nobody else.
    pub async fn connect(&self, address: SocketAddr) -> std::io::Result<TlsStream<TcpStream>> {
        self.connect_from(Ipv4Addr::LOCALHOST, address).await
    }

    /// The same as somebody who lives elsewhere.
    pub async fn connect_from(
        &self,
        home: Ipv4Addr,
        address: SocketAddr,
    ) -> std::io::Result<TlsStream<TcpStream>> {
        let mut roots = RootCertStore::empty();
        roots.add(self.der.clone()).unwrap();
        let client = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let socket = TcpSocket::new_v4()?;
        socket.bind((home, 0).into())?;
        let socket = socket.connect(address).await?;
        TlsConnector::from(Arc::new(client)).connect("localhost".try_into().unwrap(), socket).await
    }

    /// An address where everything may be asked in plain words that is asked over TLS at another.
    pub async fn tunnel(self, to: SocketAddr) -> SocketAddr {
        Arc::new(self).tunnel_from(Ipv4Addr::LOCALHOST, to).await
    }

    /// The same for somebody who lives elsewhere.
    pub async fn tunnel_from(self: Arc<Paper>, home: Ipv4Addr, to: SocketAddr) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let here = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut plain, _)) = listener.accept().await {
                let paper = self.clone();
                tokio::spawn(async move {
                    let mut secure = paper.connect_from(home, to).await.expect("hands are shaken");
                    // Either side may just go.
                    let _ = copy_bidirectional(&mut plain, &mut secure).await;
                });
            }
        });
        here
    }
}

fn over_tls(data: &TempDir, paper: &Paper) -> Config {
    Config { tls: Some(paper.files.clone()), ..config(data.path()) }
}

#[tokio::test]
async fn people_play_over_tls_and_their_cookies_stay_there() {
    let data = TempDir::new().unwrap();
    let paper = Paper::new(data.path());
    let server = Server::start_with(over_tls(&data, &paper)).await;
    let mut zoe = Person { address: paper.tunnel(server.address).await, cookie: None };
    let named = zoe.post("/api/me", &json!({ "name": "Zoé" })).await;
    let cookie = named.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-comptoir=") && cookie.ends_with("; Secure"), "{cookie}");
    assert_eq!(named.header("strict-transport-security"), Some("max-age=31536000"));
    let table = zoe.make(json!(["me", { "bot": "random" }])).await;
    let mut stream = zoe.open(&table.id).await;
    let frame = stream.turn().await;
    stream.act("a", frame.version, &frame.legal[0]).await;
    assert_eq!(stream.answer("a").await, Ok(frame.version + 1));

    let mut plain = TcpStream::connect(server.address).await.unwrap();
    plain.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    let _ = timeout(PATIENCE, plain.read_to_end(&mut answer)).await.expect("the server closes it");
    assert!(!answer.starts_with(b"HTTP"), "nothing is said in plain words");
    assert_eq!(server.operator().get("/healthz").await.status, 200, "the operator's own door needs none");
    server.stop().await;
}

#[tokio::test]
async fn whoever_does_not_shake_hands_in_time_must_go() {
    let data = TempDir::new().unwrap();
    let paper = Paper::new(data.path());
    let hasty = Config { patience: Duration::from_millis(200), ..over_tls(&data, &paper) };
    let server = Server::start_with(hasty).await;
    // A record of a handshake that says it is longer than what comes.
    for beginning in [&b""[..], b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\x16\x03"] {
        let mut socket = TcpStream::connect(server.address).await.unwrap();
        socket.write_all(beginning).await.unwrap();
        let mut all = Vec::new();
        let _ = timeout(PATIENCE, socket.read_to_end(&mut all)).await.expect("the server closes it");
    }
    // Hands are shaken, and then nothing is asked.
    let mut silent = paper.connect(server.address).await.unwrap();
    let mut all = Vec::new();
    let _ = timeout(PATIENCE, silent.read_to_end(&mut all)).await.expect("the server closes it");
    server.stop().await;
}

#[tokio::test]
async fn a_crowd_that_shakes_no_hands_keeps_nobody_out() {
    let data = TempDir::new().unwrap();
    let paper = Paper::new(data.path());
    let patient = Config { patience: Duration::from_mins(10), connections: 64, ..over_tls(&data, &paper) };
    let server = Server::start_with(patient).await;
    let zoe = Person { address: paper.tunnel(server.address).await, cookie: None };
    let mut crowd = Vec::new();
    for n in 0..200 {
        let mut socket = TcpStream::connect(server.address).await.unwrap();
        // It may have been closed already.
        let _ = socket.write_all(if n % 2 == 0 { b"" } else { b"\x16\x03\x01\x02\x00" }).await;
        crowd.push(socket);
        if n % 50 == 49 {
            assert_eq!(zoe.get("/healthz").await.status, 200, "beside {n}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_certificate_is_renewed_while_people_play() {
    let (data, next) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let (old, new) = (Paper::new(data.path()), Paper::new(next.path()));
    let watchful = Config { renewal: Duration::from_millis(20), ..over_tls(&data, &old) };
    let files = old.files.clone();
    let server = Server::start_with(watchful).await;
    let mut kept = old.connect(server.address).await.unwrap();
    assert!(new.connect(server.address).await.is_err(), "another one is shown");

    // One file comes before the other, and for a moment they do not fit.
    std::fs::copy(&new.files.cert, &files.cert).unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    old.connect(server.address).await.expect("the old one stays until both are there");
    std::fs::copy(&new.files.key, &files.key).unwrap();
    let renewed = async {
        while new.connect(server.address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, renewed).await.expect("the new one is shown");
    kept.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    // The server need not say good-bye.
    let _ = kept.read_to_string(&mut answer).await;
    assert!(answer.ends_with("ok\n"), "who was there stays: {answer}");
    server.stop().await;
}

#[tokio::test]
async fn files_that_hold_no_certificate_and_its_key_are_explained() {
    let (data, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let (paper, stranger) = (Paper::new(data.path()), Paper::new(other.path()));
    let Tls { cert, key } = paper.files.clone();
    for (tls, said) in [
        (Tls { cert: cert.clone(), key: stranger.files.key }, "is not that of the certificate in"),
        (Tls { cert: key.clone(), key: key.clone() }, "holds no certificate"),
        (Tls { cert: cert.clone(), key: cert.clone() }, "holds no private key"),
        (Tls { cert, key: data.path().join("none.pem") }, "none.pem cannot be read"),
    ] {
        let house =
            House::open(Config { tls: Some(tls), ..config(data.path()) }, Arc::new(|_: &str| None)).await;
        let why = house.err().expect("it is refused");
        assert!(matches!(why, ServeError::Tls(_)) && why.to_string().contains(said), "{why}");
    }
}
