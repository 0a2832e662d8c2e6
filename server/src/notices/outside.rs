//! Requests to addresses that people gave: where their browser has messages sent to, and where their own programs are told.
//!
//! Whoever gives an address decides where the server connects to. So that nobody looks through it at what only the server can reach,
//! it goes to HTTPS at public addresses and nowhere else: the name is looked up here, every address it has is weighed, and the
//! connection is made to one of those that were. Nothing is followed, nothing of the answer is read but its head, and none of it is told.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST, RETRY_AFTER, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long all of a request may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address.
pub const LONGEST: usize = 1000;
/// The longest time that another server may ask to be left alone, in seconds.
const LONGEST_PAUSE: i64 = 60 * 60;

/// What goes out.
pub struct Message {
    pub method: Method,
    pub address: Uri,
    pub headers: HeaderMap,
    pub content_type: &'static str,
    pub body: Vec<u8>,
}

/// Why it did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It may work later; not before this many seconds, if that was said.
    Later { code: Option<u16>, pause: Option<i64> },
    /// It was refused, and would be again.
    Refused(u16),
    /// There is nobody at that address any more.
    Gone,
    /// It is not an address that anything is sent to.
    Forbidden,
}

pub struct Outside {
    tls: TlsConnector,
    /// Whether private addresses and plain HTTP will do.
    private: bool,
}

impl Outside {
    pub fn new(private: bool) -> Outside {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
        let tls = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Outside { tls: TlsConnector::from(Arc::new(tls)), private }
    }

    /// An address that may be sent to, as far as can be told by looking at it.
    pub fn address(&self, text: &str) -> Option<Uri> {
        let plain = text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic());
        let address: Uri = text.parse().ok().filter(|_| plain)?;
        let (scheme, authority) = (address.scheme_str()?, address.authority()?);
        let secure = scheme == "https" || scheme == "http" && self.private;
        // Whoever signs in by the address is mistaken for another host by those who read it.
        if !secure || authority.as_str().contains('@') || authority.host().is_empty() {
            return None;
        }
        let bare = bare(authority.host()).parse().ok();
        bare.is_none_or(|ip| self.may_go_to(ip)).then_some(address)
    }

    fn may_go_to(&self, ip: IpAddr) -> bool {
        self.private || is_public(ip)
    }

    /// Sends a message; gives how it was received.
    pub async fn send(&self, message: Message) -> Result<(), Trouble> {
        timeout(PATIENCE, self.try_to_send(message)).await.unwrap_or(Err(LATER))
    }

    async fn try_to_send(&self, message: Message) -> Result<(), Trouble> {
        let address = self.address(&message.address.to_string()).ok_or(Trouble::Forbidden)?;
        let secure = address.scheme_str() == Some("https");
        let host = bare(address.host().unwrap_or_default()).to_owned();
        let port = address.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let found: Vec<SocketAddr> = lookup_host((host.as_str(), port)).await.map_err(|_| LATER)?.collect();
        // One private address among others is a trap: it would be asked for at another time.
        if !found.iter().all(|found| self.may_go_to(found.ip())) {
            return Err(Trouble::Forbidden);
        }
        let mut connected = Err(LATER);
        for found in found.into_iter().take(4) {
            let patience = PATIENCE / 3;
            if let Ok(Ok(stream)) = timeout(patience, TcpStream::connect(found)).await {
                connected = Ok(stream);
                break;
            }
        }
        let stream = connected?;
        if secure {
            let name = ServerName::try_from(host).map_err(|_| Trouble::Forbidden)?;
            let stream = self.tls.connect(name, stream).await.map_err(|_| LATER)?;
            ask(stream, message, &address).await
        } else {
            ask(stream, message, &address).await
        }
    }
}

const LATER: Trouble = Trouble::Later { code: None, pause: None };

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    message: Message,
    address: &Uri,
) -> Result<(), Trouble> {
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(|_| LATER)?;
    // It ends with the sender.
    let connection = tokio::spawn(connection);
    let path = address.path_and_query().map_or("/", |path| path.as_str());
    let mut request = Request::builder()
        .method(message.method)
        .uri(path)
        .body(Body::from(message.body))
        .map_err(|_| Trouble::Forbidden)?;
    let headers = request.headers_mut();
    *headers = message.headers;
    let host = address.authority().map_or("", |authority| authority.as_str());
    headers.insert(HOST, HeaderValue::from_str(host).map_err(|_| Trouble::Forbidden)?);
    headers.insert(USER_AGENT, HeaderValue::from_static("Comptoir"));
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(message.content_type));
    let answer = sender.send_request(request).await.map_err(|_| LATER);
    connection.abort();
    let answer = answer?;
    let pause = answer.headers().get(RETRY_AFTER).and_then(|pause| pause.to_str().ok()?.parse::<i64>().ok());
    weigh(answer.status(), pause)
}

fn weigh(status: StatusCode, pause: Option<i64>) -> Result<(), Trouble> {
    match status {
        status if status.is_success() => Ok(()),
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(Trouble::Gone),
        status if status.is_server_error() || is_busy(status) => {
            let pause = pause.map(|pause| pause.clamp(1, LONGEST_PAUSE));
            Err(Trouble::Later { code: Some(status.as_u16()), pause })
        }
        status => Err(Trouble::Refused(status.as_u16())),
    }
}

fn is_busy(status: StatusCode) -> bool {
    matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_EARLY)
}

/// A host without the brackets of an IPv6 address.
fn bare(host: &str) -> &str {
    host.trim_start_matches('[').trim_end_matches(']')
}

/// Whether an address is on the open net, as far as its number tells.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    !(ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || ip.is_multicast()
        || a == 0
        || a >= 240
        || (a, b & 0xc0) == (100, 64)
        || (a, b & 0xfe) == (198, 18)
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99))
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let inner =
        |high: u16, low: u16| is_public_v4(Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low)));
    match ip.segments() {
        // What an IPv4 address looks like to programs, and through a gateway.
        [0, 0, 0, 0, 0, 0xffff, high, low]
        | [0x64, 0xff9b, 0, 0, 0, 0, high, low]
        | [0x2002, high, low, ..] => inner(high, low),
        // Everything that is given out begins with 001; tunnels and examples do as well.
        [0x2001, 0..0x200 | 0xdb8, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_net_is_public() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
            "::127.0.0.1",
            "fec0::1",
            "100::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        for public in
            ["1.1.1.1", "172.32.0.1", "2606:4700::1111", "2a00::1", "::ffff:1.1.1.1", "64:ff9b::101:101"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn addresses_are_https_at_a_host_and_nothing_else() {
        let outside = Outside::new(false);
        assert!(outside.address("https://push.example.org/send/abc?d=1").is_some());
        assert!(outside.address("https://push.example.org:8443/").is_some());
        for wrong in [
            "http://push.example.org/",
            "ftp://push.example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]:443/",
            "https://user@push.example.org/",
            "https:///send",
            "/send",
            "https://push.example.org/ü",
            "https://push.example.org/\r\nX: y",
            "file:///etc/passwd",
        ] {
            assert!(outside.address(wrong).is_none(), "{wrong}");
        }
        assert!(outside.address(&format!("https://a.example/{}", "a".repeat(LONGEST))).is_none());
        assert!(Outside::new(true).address("http://127.0.0.1:9/").is_some());
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_followed() {
        let message = |address: &str| Message {
            method: Method::POST,
            address: address.parse().unwrap(),
            headers: HeaderMap::new(),
            content_type: "text/plain",
            body: Vec::new(),
        };
        for address in
            ["https://localhost/", "https://localhost:1/", "https://127.0.0.1/", "http://localhost/"]
        {
            let sent = Outside::new(false).send(message(address)).await;
            assert_eq!(sent, Err(Trouble::Forbidden), "{address}");
        }
        // The same where it is allowed, and nobody listens.
        assert_eq!(Outside::new(true).send(message("http://localhost:1/")).await, Err(LATER));
    }

    #[test]
    fn what_another_server_says_decides_what_becomes_of_it() {
        let code = |code| StatusCode::from_u16(code).unwrap();
        assert_eq!(weigh(code(201), None), Ok(()));
        assert_eq!(weigh(code(404), None), Err(Trouble::Gone));
        assert_eq!(weigh(code(410), None), Err(Trouble::Gone));
        assert_eq!(
            weigh(code(429), Some(1_000_000)),
            Err(Trouble::Later { code: Some(429), pause: Some(LONGEST_PAUSE) })
        );
        assert_eq!(weigh(code(503), None), Err(Trouble::Later { code: Some(503), pause: None }));
        assert_eq!(weigh(code(302), None), Err(Trouble::Refused(302)), "it leads elsewhere");
        assert_eq!(weigh(code(403), None), Err(Trouble::Refused(403)));
    }
}
