//! The recipe for nginx in `docs/hosting/`, run as it stands there: only its ports and its certificate are others.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use comptoir_server::{Config, RateLimit};
use serde_json::json;
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Duration, sleep, timeout};

use crate::common::{PATIENCE, Person, Server, config};
use crate::tls::Paper;

const RECIPE: &str = include_str!("../../../docs/hosting/nginx.conf");

/// An nginx that ends with the test.
struct Nginx {
    child: Child,
    plain: SocketAddr,
    secure: SocketAddr,
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An address where nobody listens.
async fn free() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap()
}

/// Replaces what must be there.
fn put(text: &str, what: &str, by: &str) -> String {
    assert!(text.contains(what), "the recipe has no `{what}` any more");
    text.replace(what, by)
}

impl Nginx {
    /// None, loudly, where there is none.
    async fn start(place: &Path, server: SocketAddr, paper: &Paper) -> Option<Nginx> {
        let found = ["nginx", "/usr/sbin/nginx"].into_iter().find(|name| {
            let asked = Command::new(name).arg("-v").stderr(Stdio::null()).status();
            asked.is_ok_and(|status| status.success())
        });
        let Some(name) = found else {
            eprintln!("SKIPPED: the recipe for nginx was not tried, because there is no nginx here");
            return None;
        };
        let (plain, secure) = (free().await, free().await);
        let site = put(RECIPE, "127.0.0.1:8080;", &format!("{server};"));
        let site = put(&site, "listen 80;", &format!("listen {plain};"));
        let site = put(&site, "listen 443 ssl http2;", &format!("listen {secure} ssl http2;"));
        let site = put(&site, "    listen [::]:80;\n", "");
        let site = put(&site, "    listen [::]:443 ssl http2;\n", "");
        let letsencrypt = "/etc/letsencrypt/live/play.example.org";
        let site =
            put(&site, &format!("{letsencrypt}/fullchain.pem"), &paper.files.cert.display().to_string());
        let site = put(&site, &format!("{letsencrypt}/privkey.pem"), &paper.files.key.display().to_string());
        let here = place.display();
        let kept: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {here}/{kind};\n"))
            .concat();
        let file = place.join("nginx.conf");
        let whole = format!(
            "daemon off;\nmaster_process off;\npid {here}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{kept}{site}}}\n"
        );
        std::fs::write(&file, whole).unwrap();
        let errors = place.join("errors");
        let child = Command::new(name)
            .arg("-c")
            .arg(&file)
            .arg("-e")
            .arg(&errors)
            .arg("-p")
            .arg(place)
            .stdin(Stdio::null())
            .spawn()
            .unwrap();
        let mut nginx = Nginx { child, plain, secure };
        let open = async {
            while TcpStream::connect(secure).await.is_err() {
                if let Some(status) = nginx.child.try_wait().unwrap() {
                    panic!(
                        "nginx ended ({status}): {}",
                        std::fs::read_to_string(&errors).unwrap_or_default()
                    );
                }
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(PATIENCE, open).await.expect("nginx opens");
        Some(nginx)
    }
}

#[tokio::test]
async fn the_recipe_for_nginx_works() {
    let (data, place) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let paper = Arc::new(Paper::new(place.path()));
    let config = Config {
        behind_proxy: true,
        origin: "https://play.example.org".parse().ok(),
        rate: Some(RateLimit { burst: 3, per_minute: 1 }),
        ..config(data.path())
    };
    let server = Server::start_with(config).await;
    let Some(nginx) = Nginx::start(place.path(), server.address, &paper).await else { return };

    // People play through it: HTTP, and a live stream from the page's own origin.
    let home = paper.clone().tunnel_from(Ipv4Addr::LOCALHOST, nginx.secure).await;
    let mut zoe = Person { address: home, cookie: None };
    let named = zoe.post("/api/me", &json!({ "name": "Zoé" })).await;
    assert!(named.header("set-cookie").unwrap().starts_with("__Host-comptoir="), "{named:?}");
    let table = zoe.make(json!(["me", { "bot": "random" }])).await;
    let (mut stream, _) = zoe.try_open(&table.id, Some(&format!("https://{home}"))).await.expect("a stream");
    let frame = stream.turn().await;
    stream.act("a", frame.version, &frame.legal[0]).await;
    assert_eq!(stream.answer("a").await, Ok(frame.version + 1));
    let strange = zoe.try_open(&table.id, Some("https://elsewhere.example")).await;
    assert!(strange.is_err(), "another page's origin is refused");

    // Addresses count one by one, and nobody can say that theirs is another.
    let name = |name: &str| json!({ "name": name }).to_string();
    let forged = [("X-Forwarded-For", "192.0.2.7"), ("Content-Type", "application/json")];
    let stranger = Person { address: home, cookie: None };
    assert_eq!(stranger.request("POST", "/api/me", &forged, &name("Bob")).await.status, 200);
    assert_eq!(stranger.request("POST", "/api/me", &forged, &name("Eve")).await.status, 429);
    let away = paper.clone().tunnel_from(Ipv4Addr::new(127, 0, 0, 2), nginx.secure).await;
    let stranger = Person { address: away, cookie: None };
    assert_eq!(stranger.request("POST", "/api/me", &[], &name("Eve")).await.status, 200);

    // Who comes without TLS is sent on.
    let plain = Person { address: nginx.plain, cookie: None };
    let sent = plain.get("/t/1").await;
    assert_eq!((sent.status, sent.header("location")), (301, Some("https://127.0.0.1/t/1")));

    // Browsers speak HTTP/2 with it.
    let mut curl = Command::new("curl");
    curl.args(["--silent", "--insecure", "--http2", "--max-time", "10", "--write-out", " %{http_version}"])
        .arg(format!("https://{}/healthz", nginx.secure));
    // The server answers on this thread.
    let curl = tokio::task::spawn_blocking(move || curl.output()).await.unwrap();
    match curl {
        Ok(asked) => assert_eq!(String::from_utf8_lossy(&asked.stdout), "ok\n 2"),
        Err(_) => eprintln!("SKIPPED: HTTP/2 was not tried, because there is no curl here"),
    }
    server.stop().await;
}
