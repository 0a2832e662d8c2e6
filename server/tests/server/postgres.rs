//! A PostgreSQL of the tests' own: a private cluster that starts with the first test that asks for it, is shared by all, and ends when
//! nobody has used it for a few seconds. It listens at a socket in a directory of its own, and nowhere else.

use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use comptoir_server::storage::Place;
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};

/// Whom PostgreSQL runs as where we are root, whom it refuses: nobody.
const NOBODY: u32 = 65534;
/// In memory where there is such a place, so that no test waits for a disk. `fsync` stays on: without it no server would open there.
const QUICK: &str = "/dev/shm";

/// A cluster that stays as long as this process.
struct Cluster {
    directory: PathBuf,
    _used: File,
}

/// A database of one test.
pub struct Database {
    options: PgConnectOptions,
    pub url: String,
}

impl Database {
    /// A new one; none, with a word about it, where PostgreSQL is not installed.
    pub async fn new() -> Option<Database> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let cluster = cluster()?;
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        let mut first = cluster.options("postgres").connect().await.unwrap();
        let make = format!("CREATE DATABASE {name} TEMPLATE template0");
        sqlx::query(AssertSqlSafe(make)).execute(&mut first).await.unwrap();
        first.close().await.unwrap();
        let socket = cluster.directory.display().to_string().replace('/', "%2F");
        let url = format!("postgres://comptoir@{socket}/{name}");
        Some(Database { options: cluster.options(&name), url })
    }

    pub fn place(&self) -> Place {
        self.url.parse().unwrap()
    }

    /// A look behind the server's back.
    pub async fn look(&self) -> PgConnection {
        self.options.connect().await.unwrap()
    }
}

impl Cluster {
    fn options(&self, database: &str) -> PgConnectOptions {
        PgConnectOptions::new_without_pgpass().socket(&self.directory).username("comptoir").database(database)
    }
}

fn cluster() -> Option<&'static Cluster> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(|| {
        let programs = programs();
        if programs.is_none() {
            eprintln!("SKIPPED: PostgreSQL is not installed here (Debian's package `postgresql`)");
        }
        programs.map(|programs| start(&programs))
    });
    cluster.as_ref()
}

/// Where PostgreSQL's programs are: the newest version that Debian has put beside others.
fn programs() -> Option<PathBuf> {
    let named = std::env::var_os("POSTGRES_BIN").map(PathBuf::from);
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .chain(named)
        .filter(|programs| programs.join("initdb").exists())
        .collect();
    found.sort();
    found.pop()
}

fn start(programs: &Path) -> Cluster {
    let quick = std::fs::metadata(QUICK).is_ok_and(|it| it.permissions().mode() & 0o002 != 0);
    let place = if quick { PathBuf::from(QUICK) } else { std::env::temp_dir() };
    // One for each tree, and for each user that works in it.
    let mut hash = DefaultHasher::new();
    env!("CARGO_TARGET_TMPDIR").hash(&mut hash);
    let ours = std::fs::metadata("/proc/self").map_or(0, |it| it.uid());
    let name = format!("comptoir-{ours}-{:x}", hash.finish() as u32);
    let directory = place.join(&name);
    let open = |what: &str| {
        let path = place.join(format!("{name}.{what}"));
        (File::create(&path).unwrap(), path)
    };
    let ((starting, starting_path), (used, used_path)) = (open("starting"), open("used"));
    starting.lock().unwrap();
    if !is_up(programs, &directory) {
        // What a machine that was switched off has left.
        let _ = std::fs::remove_dir_all(&directory);
        std::fs::create_dir(&directory).unwrap();
        let data = directory.join("data");
        if ours == 0 {
            chown(&directory, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let program = |name: &str| {
            let program = programs.join(name);
            let mut command = Command::new(if program.exists() { program } else { name.into() });
            command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null());
            if ours == 0 {
                command.uid(NOBODY).gid(NOBODY);
            }
            command
        };
        let made = program("initdb")
            .args(["--username=comptoir", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(&data)
            .status();
        assert!(made.unwrap().success(), "initdb makes a cluster");
        let settings = format!(
            "-k {} -c listen_addresses= -c max_connections=200 -c shared_buffers=32MB -c max_wal_size=256MB",
            directory.display()
        );
        let up = program("pg_ctl")
            .args(["start", "--wait", "--silent", "--log"])
            .arg(directory.join("log"))
            .arg("-D")
            .arg(&data)
            .args(["-o", &settings])
            .stderr(Stdio::null())
            .process_group(0)
            .status();
        assert!(up.unwrap().success(), "PostgreSQL starts: see {}/log", directory.display());
        // It ends when nobody holds the second file any more; nobody takes it while this one holds the first.
        let end = "(while sleep 3; do flock \"$1\" flock --nonblock \"$2\" sh -c '\"$1\" stop --silent --mode=immediate -D \"$2/data\"; \
                   rm -rf \"$2\"' sh \"$3\" \"$4\" && exit; done) &";
        let mut watch = program("sh");
        watch
            .args(["-c", end, "sh"])
            .args([&starting_path, &used_path])
            .arg(programs.join("pg_ctl"))
            .arg(&directory);
        let watched = watch.stderr(Stdio::null()).process_group(0).status();
        assert!(watched.unwrap().success(), "somebody ends it again");
    }
    used.lock_shared().unwrap();
    Cluster { directory, _used: used }
}

fn is_up(programs: &Path, directory: &Path) -> bool {
    let asked = Command::new(programs.join("pg_isready"))
        .args(["--quiet", "--host"])
        .arg(directory)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    asked.is_ok_and(|status| status.success())
}
