//! What is wrong with a server, running or not, and what to do about it.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::config::Config;
use crate::door::tls;
use crate::outbox::Post;
use crate::storage::{Place, is_in_use, look_at};
use crate::{clock, door};

/// How something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// As it should be.
    Well,
    /// Somebody should look at it; there may be a good reason.
    Doubtful,
    /// The server does not run so, or not as people expect.
    Wrong,
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// What was looked at.
    pub about: &'static str,
    /// How it is.
    pub verdict: Verdict,
    /// What was found.
    pub found: String,
    /// What to do about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<String>,
}

impl Finding {
    /// All is well.
    pub fn well(about: &'static str, found: impl Into<String>) -> Finding {
        Finding { about, verdict: Verdict::Well, found: found.into(), advice: None }
    }

    /// Somebody should look at it.
    pub fn doubtful(about: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { about, verdict: Verdict::Doubtful, found: found.into(), advice: Some(advice.into()) }
    }

    /// It has to be mended.
    pub fn wrong(about: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { about, verdict: Verdict::Wrong, found: found.into(), advice: Some(advice.into()) }
    }
}

/// Below this much free space something is stored no more, or soon.
const LITTLE_SPACE: u64 = 64 << 20;
/// Below this much a host should know.
const SOME_SPACE: u64 = 1 << 30;
/// A move waits for the disk: longer than this is felt by everybody.
const SLOW_SYNC: Duration = Duration::from_millis(100);
/// No disk is as fast as this.
const FEIGNED_SYNC: Duration = Duration::from_micros(10);
/// A clock that is behind what is stored by more than this is wrong.
const CLOCK: i64 = 60;
/// 2026-01-01: this version was not there before.
const BEGINNING: i64 = 1_767_225_600;
/// Below this many open files a host should know.
const FEW_FILES: u64 = 4096;
/// How long somebody else may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// A certificate that ends sooner should have been renewed.
const RENEWAL: Duration = Duration::from_hours(14 * 24);

/// Looks at everything: the settings, the machine, what is stored, and the server that has it open, if one does. Nothing is changed, but for
/// a small file that comes and goes in the data directory.
pub async fn examine(config: &Config, listen: SocketAddr, admin: Option<SocketAddr>) -> Vec<Finding> {
    let mut all = settings(config, listen, admin);
    all.extend(certificate(config));
    all.extend(mail(config).await);
    let data = &config.data;
    let there = data.is_dir();
    if there {
        all.extend(permissions(data));
        all.push(sync(data));
    } else {
        all.push(Finding::well(
            "data",
            format!("{} is not there yet: the first start makes it", data.display()),
        ));
    }
    all.extend(space(data));
    let place = config.place();
    let stored = match &place {
        Place::Directory(directory) => there && directory.join("comptoir.db").exists(),
        Place::Postgres(_) => true,
    };
    let last = if stored { database(&place, &mut all).await } else { 0 };
    all.push(time(clock::now(), last));
    let process = if there { server(data, &mut all).await } else { None };
    all.extend(files(process.flatten()));
    all.push(reached(config, listen, process.is_some()).await);
    all
}

/// What can be told by looking at the settings.
fn settings(config: &Config, listen: SocketAddr, admin: Option<SocketAddr>) -> Vec<Finding> {
    let mut all = Vec::new();
    let mut doubt = |about, found: String, advice: &str| all.push(Finding::doubtful(about, found, advice));
    let (origin, tls) = (config.origin.as_ref(), config.tls.is_some());
    let open = !listen.ip().is_loopback();
    let secure = origin.is_some_and(crate::Origin::is_secure);
    if config.behind_proxy && open {
        doubt(
            "proxy",
            format!(
                "with --behind-proxy, whoever reaches {listen} without the proxy can forge their address"
            ),
            "listen at an address that only the proxy reaches, such as 127.0.0.1:8080",
        );
    }
    if secure && !tls && !config.behind_proxy {
        doubt(
            "proxy",
            "a proxy must speak TLS here, and all who come through it share one set of limits".to_owned(),
            "add --behind-proxy if the proxy sets X-Forwarded-For, or let the server speak TLS itself with --tls-cert and --tls-key",
        );
    }
    if open && !tls && !secure && !config.behind_proxy {
        doubt(
            "tls",
            format!("what people send to {listen} can be read on its way, their cookies too"),
            "put a proxy that speaks TLS before it, or use --tls-cert and --tls-key; on a network of your own it may do",
        );
    }
    match origin {
        None if open || tls || config.behind_proxy => doubt(
            "origin",
            "without --origin there are neither passkeys nor mail".to_owned(),
            "say where people reach the server: --origin https://play.example.org",
        ),
        Some(origin) if !origin.keeps_passkeys() => {
            doubt("origin", format!("browsers keep no passkeys for {origin}"), "use https and a name");
        }
        _ => {}
    }
    if config.rate.is_none() {
        doubt(
            "limits",
            "there are no limits on how often anything may be asked for".to_owned(),
            "leave --rate 0 out",
        );
    }
    if config.private_addresses && (open || config.behind_proxy) {
        doubt(
            "notices",
            "with --private-addresses, whoever comes in can have the server knock at its own network"
                .to_owned(),
            "leave it out unless everybody who comes in is trusted with that network",
        );
    }
    if let Some(admin) = admin.filter(|admin| !admin.ip().is_loopback()) {
        doubt(
            "admin-listen",
            format!("the numbers at {admin} give away how bots think"),
            "see to it that only whoever runs the server reaches that address",
        );
    }
    if let Some(origin) = origin.filter(|origin| tls && !origin.is_secure()) {
        all.push(Finding::wrong(
            "origin",
            format!("the server speaks TLS, but people are told {origin}"),
            "begin --origin with https://",
        ));
    }
    if let Some(origin) = origin.filter(|origin| config.secure_cookies && !tls && !origin.is_secure()) {
        all.push(Finding::wrong(
            "cookies",
            format!("cookies are for HTTPS only, and {origin} is not: nobody stays signed in"),
            "leave --secure-cookies out, or speak TLS",
        ));
    }
    if all.is_empty() {
        all.push(Finding::well("settings", "they go together"));
    }
    all
}

fn certificate(config: &Config) -> Vec<Finding> {
    let Some(tls) = &config.tls else { return Vec::new() };
    let host = config.origin.as_ref().map(crate::Origin::host);
    let mut all = tls::examine(tls, host, RENEWAL);
    #[cfg(unix)]
    if let Ok(file) = std::fs::metadata(&tls.key) {
        use std::os::unix::fs::PermissionsExt;
        if file.permissions().mode() & 0o007 != 0 {
            let key = tls.key.display();
            all.push(Finding::wrong(
                "tls",
                format!("everybody on this machine may read {key}"),
                format!("chmod o= {key}"),
            ));
        }
    }
    all
}

async fn mail(config: &Config) -> Vec<Finding> {
    let Some(mail) = &config.mail else { return Vec::new() };
    if config.origin.is_none() {
        let why = crate::MailError::NoOrigin.to_string();
        return vec![Finding::wrong("mail", why, "--origin https://play.example.org")];
    }
    let post = match Post::open(mail) {
        Ok(post) => post,
        Err(why) => return vec![Finding::wrong("mail", why.to_string(), "mend --smtp-url and --mail-from")],
    };
    vec![match timeout(PATIENCE, post.reach()).await.unwrap_or_else(|_| Err("it does not answer".to_owned()))
    {
        Ok(()) => Finding::well("mail", "the mail server is there and lets this one in"),
        Err(why) => Finding::wrong(
            "mail",
            format!("the mail server cannot be used: {why}"),
            "check --smtp-url, COMPTOIR_SMTP_PASSWORD and whether this machine may reach it",
        ),
    }]
}

/// Whose the data is, and who may read it.
#[cfg(target_os = "linux")]
fn permissions(data: &Path) -> Vec<Finding> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let place = data.display();
    let Ok(directory) = std::fs::metadata(data) else {
        return vec![Finding::wrong(
            "data",
            format!("{place} cannot be looked at"),
            "run this as whoever runs the server",
        )];
    };
    let (owner, me) = (directory.uid(), rustix::process::geteuid().as_raw());
    let mut all = Vec::new();
    if me == 0 && owner != 0 {
        all.push(Finding::doubtful(
            "data",
            format!("you are root, and {place} is another user's"),
            format!("ask as whoever runs the server: `sudo -u '#{owner}' comptoir doctor`"),
        ));
    } else if me == 0 {
        all.push(Finding::doubtful("data", "the server would run as root", "give it a user of its own"));
    }
    if directory.permissions().mode() & 0o077 != 0 {
        all.push(Finding::doubtful(
            "data",
            format!("others on this machine may look into {place}"),
            format!("chmod 700 {place}"),
        ));
    }
    let files = std::fs::read_dir(data).into_iter().flatten().flatten();
    let strange =
        files.filter(|file| file.metadata().is_ok_and(|file| file.uid() != owner)).map(|file| file.path());
    for file in strange.take(4) {
        let file = file.display();
        all.push(Finding::wrong(
            "data",
            format!("{file} is another user's than its directory"),
            format!("chown --reference={place} {file}"),
        ));
    }
    if all.is_empty() {
        all.push(Finding::well("data", format!("{place} is this user's alone")));
    }
    all
}

#[cfg(not(target_os = "linux"))]
fn permissions(_: &Path) -> Vec<Finding> {
    Vec::new()
}

/// Whether the disk takes what is written, and how long that takes.
fn sync(data: &Path) -> Finding {
    let file = data.join("comptoir.doctor");
    let tried = try_sync(&file);
    // It may not even have been made.
    let _ = std::fs::remove_file(&file);
    let micros = |time: Duration| time.as_micros();
    match tried {
        Err(why) => Finding::wrong(
            "disk",
            format!("nothing can be written in {}: {}", data.display(), crate::storage::file_in_words(&why)),
            "see that there is space, and that whoever runs the server may write there",
        ),
        Ok(time) if time > SLOW_SYNC => Finding::doubtful(
            "disk",
            format!("a sync takes {} ms, and every move waits for one", time.as_millis()),
            "use a faster disk, or one that others do not keep busy",
        ),
        Ok(time) if time < FEIGNED_SYNC => Finding::doubtful(
            "disk",
            format!(
                "a sync takes {} µs: no disk is as fast, so it is lost when the power fails",
                micros(time)
            ),
            "keep the data on a disk that syncs",
        ),
        Ok(time) => Finding::well("disk", format!("a sync takes {} µs", micros(time))),
    }
}

/// The middle one of a few.
fn try_sync(path: &Path) -> io::Result<Duration> {
    use std::io::Write;
    let mut file = std::fs::File::create(path)?;
    let mut times = Vec::new();
    for _ in 0..5 {
        file.write_all(&[0; 4096])?;
        let began = Instant::now();
        file.sync_data()?;
        times.push(began.elapsed());
    }
    times.sort_unstable();
    Ok(times[times.len() / 2])
}

/// How much room there is, and on what kind of disk.
#[cfg(target_os = "linux")]
fn space(data: &Path) -> Vec<Finding> {
    // It may have to be made yet, or those above it.
    let Some(place) = data.ancestors().find(|place| place.exists()) else { return Vec::new() };
    let Ok(disk) = rustix::fs::statvfs(place) else { return Vec::new() };
    let free = disk.f_bavail.saturating_mul(disk.f_frsize);
    let size = std::fs::metadata(data.join("comptoir.db")).map_or(0, |file| file.len());
    let said = format!("{} MB are free, and the database has {} MB", free >> 20, size.div_ceil(1 << 20));
    let mut all = vec![if free < LITTLE_SPACE {
        Finding::wrong("space", said, "free some space: on a full disk nothing is stored")
    } else if free < SOME_SPACE.max(size) {
        Finding::doubtful(
            "space",
            said,
            "a backup or an upgrade wants as much room as the database; `comptoir prune` says what could go",
        )
    } else {
        Finding::well("space", said)
    }];
    if let Ok(system) = rustix::fs::statfs(place) {
        all.extend(system_of(system.f_type as u32, place));
    }
    all
}

#[cfg(not(target_os = "linux"))]
fn space(_: &Path) -> Vec<Finding> {
    Vec::new()
}

/// Whether a file system keeps what SQLite is promised; by its number in statfs(2).
#[cfg(target_os = "linux")]
fn system_of(number: u32, place: &Path) -> Option<Finding> {
    let place = place.display();
    let another = "keep the data on a local disk";
    Some(match number {
        0x0102_1994 | 0x8584_58f6 => Finding::wrong(
            "disk",
            format!("{place} is in memory, and gone after a restart of the machine"),
            another,
        ),
        0x6969 | 0x517b | 0xff53_4d42 | 0xfe53_4d42 => Finding::wrong(
            "disk",
            format!("{place} is on another machine, where SQLite’s log does not work"),
            another,
        ),
        0x794c_7630 => Finding::doubtful(
            "disk",
            format!("{place} is part of a container, and gone with it"),
            "mount a volume there",
        ),
        _ => return None,
    })
}

/// Looks at the database; gives when something was last stored.
async fn database(place: &Place, all: &mut Vec<Finding>) -> i64 {
    let looked = match look_at(place).await {
        Ok(looked) => looked,
        Err(why) => {
            let advice = match place {
                Place::Directory(_) => "if it is damaged, put a backup in its place: `comptoir restore`",
                Place::Postgres(_) => {
                    "see that the database runs, can be reached from here and has these settings"
                }
            };
            all.push(Finding::wrong("database", why.to_string(), advice));
            return 0;
        }
    };
    let version = env!("CARGO_PKG_VERSION");
    let Some(schema) = looked.schema else {
        all.push(Finding::well("database", format!("{}, empty: the first start fills it", looked.engine)));
        return 0;
    };
    let said = match place {
        Place::Directory(_) => format!("{} tables, whole, {}", looked.tables, looked.engine),
        Place::Postgres(_) => {
            format!("{} tables, {}, which keeps what it promises", looked.tables, looked.engine)
        }
    };
    all.push(if schema < looked.newest {
        Finding::doubtful(
            "database",
            format!("{said}; an earlier version wrote it, and the next start with {version} brings it up to date"),
            "there is no way back then but a backup: `comptoir backup` first, and `comptoir check` tells whether all games go on",
        )
    } else {
        Finding::well("database", format!("{said}, as Comptoir {version} writes it"))
    });
    looked.last
}

/// Whether the clock fits what is stored.
fn time(now: i64, last: i64) -> Finding {
    let advice = "set the clock, and have it kept right: `timedatectl set-ntp true`";
    if now < BEGINNING {
        return Finding::wrong("clock", "the clock is years behind", advice);
    }
    if last > now + CLOCK {
        let said = format!("something was stored {} s from now: the clock is wrong, or was", last - now);
        return Finding::wrong("clock", said, advice);
    }
    Finding::well("clock", "it fits what is stored")
}

/// The server that has the data, if one does: its process, as far as that is known.
#[allow(clippy::option_option)] // whether it runs, and what is known of it
async fn server(data: &Path, all: &mut Vec<Finding>) -> Option<Option<i32>> {
    let socket = data.join("comptoir.sock");
    let in_use = match is_in_use(data) {
        Ok(in_use) => in_use,
        Err(why) => {
            all.push(Finding::wrong(
                "server",
                format!("{} cannot be locked: {why}", data.display()),
                "run this as whoever runs the server",
            ));
            return None;
        }
    };
    if !in_use {
        let left: Vec<PathBuf> = ["comptoir.db.arriving", "comptoir.try"].map(|name| data.join(name)).into();
        all.push(if socket.exists() {
            Finding::well(
                "server",
                "none runs; the last one was killed and left its socket, which the next start clears away",
            )
        } else {
            Finding::well("server", "none runs on this data")
        });
        for file in left.into_iter().filter(|file| file.exists()) {
            let file = file.display();
            all.push(Finding::doubtful(
                "server",
                format!("{file} was left by something that was interrupted"),
                format!("rm {file}"),
            ));
        }
        return None;
    }
    #[cfg(unix)]
    match crate::care::socket::reach(data).await {
        Ok(process) => {
            all.push(Finding::well("server", "one runs on this data, and answers"));
            return Some(process);
        }
        Err(why) => all.push(Finding::wrong(
            "server",
            format!("something has the data to itself and does not answer: {why}"),
            format!("find out what: `fuser -v {}`; end it if it hangs", data.display()),
        )),
    }
    Some(None)
}

/// How many files the server may have open, or the next one started from here.
fn files(process: Option<i32>) -> Option<Finding> {
    let (allowed, whose) = match process {
        Some(process) => (limit_of(process)?, "the server"),
        None => (door::open_files()?, "a server started from here"),
    };
    let said = format!("{whose} may have {allowed} files open, and each connection is one");
    Some(if allowed < FEW_FILES {
        Finding::doubtful("files", said, "raise it: LimitNOFILE= with systemd, `ulimit -Hn` elsewhere")
    } else {
        Finding::well("files", said)
    })
}

/// As proc(5) tells it.
fn limit_of(process: i32) -> Option<u64> {
    let limits = std::fs::read_to_string(format!("/proc/{process}/limits")).ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    let soft = line.split_whitespace().next()?;
    if soft == "unlimited" { Some(u64::MAX) } else { soft.parse().ok() }
}

/// Whether people reach the server, or would.
async fn reached(config: &Config, listen: SocketAddr, running: bool) -> Finding {
    if running {
        return match timeout(PATIENCE, health(config, listen))
            .await
            .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
        {
            Ok(None) => Finding::well("listen", format!("the server answers at {listen}")),
            Ok(Some(ill)) => Finding::wrong(
                "listen",
                format!("the server at {listen} says: {ill}"),
                "mend that; it carries on by itself",
            ),
            Err(why) => Finding::wrong(
                "listen",
                format!("nobody answers at {listen}: {why}"),
                "the server may run with other settings than these: compare `comptoir config` with how it was started",
            ),
        };
    }
    match TcpListener::bind(listen).await {
        Ok(_) => Finding::well("listen", format!("{listen} is free")),
        Err(why) if why.kind() == io::ErrorKind::PermissionDenied => Finding::wrong(
            "listen",
            format!("this user may not listen at {listen}"),
            "take a port from 1024 on behind a proxy, or give the service CAP_NET_BIND_SERVICE",
        ),
        Err(why) => Finding::wrong(
            "listen",
            format!("{listen} cannot be listened at: {why}"),
            "end what is there, or take another address",
        ),
    }
}

/// What ails a server, if anything does.
async fn health(config: &Config, listen: SocketAddr) -> io::Result<Option<String>> {
    let mut socket = TcpStream::connect(listen).await?;
    if config.tls.is_some() {
        // It is there; its certificate was looked at before.
        return Ok(None);
    }
    socket.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await?;
    let mut answer = String::new();
    socket.take(4096).read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.starts_with("HTTP/1.1 200 ") && body.trim() == "ok" {
        return Ok(None);
    }
    Ok(Some(if head.starts_with("HTTP/1.1 503 ") {
        body.trim().to_owned()
    } else {
        "nothing that Comptoir would say".to_owned()
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tls;

    fn found(config: &Config, listen: &str) -> Vec<(&'static str, Verdict)> {
        let admin = "10.0.0.1:9090".parse().ok().filter(|_| config.rate.is_none());
        let all = settings(config, listen.parse().unwrap(), admin);
        all.iter().map(|finding| (finding.about, finding.verdict)).collect()
    }

    #[test]
    fn settings_that_do_not_go_together_are_told() {
        use Verdict::{Doubtful, Well, Wrong};
        let usual = Config::new("");
        let (https, http) = ("https://a.example".parse().ok(), "http://a.example".parse().ok());
        let tls = Some(Tls { cert: "c".into(), key: "k".into() });
        let (home, open) = ("127.0.0.1:8080", "0.0.0.0:8080");
        for (config, listen, expected) in [
            (usual.clone(), home, vec![("settings", Well)]),
            (usual.clone(), open, vec![("tls", Doubtful), ("origin", Doubtful)]),
            (Config { origin: https.clone(), ..usual.clone() }, home, vec![("proxy", Doubtful)]),
            (
                Config { origin: https.clone(), behind_proxy: true, ..usual.clone() },
                home,
                vec![("settings", Well)],
            ),
            (
                Config { origin: https.clone(), behind_proxy: true, ..usual.clone() },
                open,
                vec![("proxy", Doubtful)],
            ),
            (Config { origin: https, tls: tls.clone(), ..usual.clone() }, open, vec![("settings", Well)]),
            (
                Config { origin: http.clone(), tls, ..usual.clone() },
                open,
                vec![("origin", Doubtful), ("origin", Wrong)],
            ),
            (
                Config { origin: http, secure_cookies: true, ..usual.clone() },
                home,
                vec![("origin", Doubtful), ("cookies", Wrong)],
            ),
            (Config { rate: None, ..usual }, home, vec![("limits", Doubtful), ("admin-listen", Doubtful)]),
        ] {
            assert_eq!(found(&config, listen), expected, "{listen} {config:?}");
        }
    }

    #[test]
    fn a_clock_that_is_behind_what_is_stored_is_wrong() {
        let now = BEGINNING + 1000;
        assert_eq!(time(now, now + CLOCK).verdict, Verdict::Well);
        assert_eq!(time(now, now + CLOCK + 1).verdict, Verdict::Wrong);
        assert_eq!(time(0, 0).verdict, Verdict::Wrong);
    }
}
