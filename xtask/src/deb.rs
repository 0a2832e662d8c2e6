//! `cargo xtask deb`: Comptoir as a package for Debian, and whether it installs, runs, upgrades and goes.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::Args;

use crate::install::{found, packages};
use crate::steps::{root, run};

/// What to pack.
#[derive(Args)]
pub struct Deb {
    /// Then try the package in a Debian of its own: install, start, play, upgrade, remove, purge. Takes root and debootstrap
    #[arg(long)]
    test: bool,
    /// Pack this binary, instead of building one for players
    #[arg(long, value_name = "FILE")]
    binary: Option<PathBuf>,
    /// Where `--test` gets its Debian from
    #[arg(long, value_name = "URL", default_value = "http://deb.debian.org/debian")]
    mirror: String,
}

/// The release of Debian that the package is tried in.
const RELEASE: &str = "bookworm";

/// Builds the package; tries it, if that is wanted.
pub fn run_deb(deb: &Deb) -> Result<()> {
    for tool in ["dpkg-deb", "dpkg-shlibdeps", "strip", "gzip"] {
        ensure!(found(tool), "the package needs `{tool}`: on Debian, install dpkg-dev");
    }
    let binary = if let Some(binary) = &deb.binary {
        binary.clone()
    } else {
        run(Command::new(env!("CARGO"))
            .args(["build", "--release", "--locked", "--package", "comptoir"])
            .current_dir(root()))?;
        target().join("release/comptoir")
    };
    let version = env!("CARGO_PKG_VERSION");
    let package = pack(&binary, version)?;
    println!("{}: {} KB", package.display(), package.metadata()?.len() >> 10);
    if deb.test {
        let next = pack(&binary, &format!("{version}+next"))?;
        let tried = try_out(&package, &next, &deb.mirror);
        fs::remove_file(next)?;
        tried?;
        println!("deb: installed, started, played, upgraded, removed and purged");
    }
    Ok(())
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// What a command says.
fn said(command: &mut Command) -> Result<String> {
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(output.status.success(), "{command:?}: {}", output.status);
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// Where files go, and where they come from.
struct Tree {
    root: PathBuf,
    packaging: PathBuf,
}

impl Tree {
    fn write(&self, path: &str, mode: u32, bytes: impl AsRef<[u8]>) -> Result<()> {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().context("a file is in a folder")?)?;
        fs::write(&path, bytes).with_context(|| path.display().to_string())?;
        fs::set_permissions(&path, PermissionsExt::from_mode(mode))?;
        Ok(())
    }

    fn copy(&self, from: &Path, path: &str, mode: u32) -> Result<()> {
        self.write(path, mode, fs::read(from).with_context(|| from.display().to_string())?)
    }

    fn packaged(&self, name: &str, path: &str, mode: u32) -> Result<()> {
        self.copy(&self.packaging.join(name), path, mode)
    }

    /// Without the time, so that the same sources give the same package.
    fn zipped(&self, from: &Path, path: &str) -> Result<()> {
        let output = Command::new("gzip").args(["--best", "--no-name", "--stdout"]).arg(from).output()?;
        ensure!(output.status.success(), "gzip {}: {}", from.display(), output.status);
        self.write(path, 0o644, output.stdout)
    }
}

fn pack(binary: &Path, version: &str) -> Result<PathBuf> {
    let work = target().join("deb");
    let tree = Tree { root: work.join("root"), packaging: root().join("packaging/debian") };
    if work.exists() {
        fs::remove_dir_all(&work)?;
    }
    let manual = work.join("manual");
    run(Command::new(binary).arg("manual").arg(&manual).env("COMPTOIR_CONFIG", ""))?;

    tree.copy(binary, "usr/bin/comptoir", 0o755)?;
    run(Command::new("strip")
        .args(["--strip-unneeded", "--remove-section=.comment"])
        .arg(tree.root.join("usr/bin/comptoir")))?;
    for page in fs::read_dir(manual.join("man1"))? {
        let page = page?;
        let name = page
            .file_name()
            .into_string()
            .map_err(|name| anyhow::anyhow!("{} is no name of a page", name.display()))?;
        tree.zipped(&page.path(), &format!("usr/share/man/man1/{name}.gz"))?;
    }
    let completions = manual.join("completions");
    for (file, path) in [
        ("comptoir.bash", "usr/share/bash-completion/completions/comptoir"),
        ("comptoir.fish", "usr/share/fish/vendor_completions.d/comptoir.fish"),
        ("_comptoir", "usr/share/zsh/vendor-completions/_comptoir"),
    ] {
        tree.copy(&completions.join(file), path, 0o644)?;
    }
    tree.packaged("comptoir.service", "lib/systemd/system/comptoir.service", 0o644)?;
    tree.packaged("comptoir.toml", "etc/comptoir.toml", 0o644)?;
    tree.packaged("copyright", "usr/share/doc/comptoir/copyright", 0o644)?;
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        tree.copy(&root().join(licence), &format!("usr/share/doc/comptoir/{licence}"), 0o644)?;
    }
    tree.zipped(&root().join("CHANGELOG.md"), "usr/share/doc/comptoir/changelog.gz")?;
    tree.copy(&root().join("docs/hosting.md"), "usr/share/doc/comptoir/hosting.md", 0o644)?;
    for recipe in ["nginx.conf", "Caddyfile"] {
        tree.copy(
            &root().join("docs/hosting").join(recipe),
            &format!("usr/share/doc/comptoir/hosting/{recipe}"),
            0o644,
        )?;
    }
    tree.copy(
        &root().join("docs/grafana/comptoir.json"),
        "usr/share/doc/comptoir/grafana/comptoir.json",
        0o644,
    )?;

    let architecture = said(Command::new("dpkg").arg("--print-architecture"))?;
    let size = said(Command::new("du").args(["--summarize", "--block-size=1024"]).arg(&tree.root))?;
    let size = size.split_whitespace().next().unwrap_or("0").to_owned();
    let libraries = libraries(&work, &tree.root.join("usr/bin/comptoir"))?;
    let control = format!(
        "Package: comptoir\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: Comptoir <comptoir@localhost>\n\
         Installed-Size: {size}\nDepends: {libraries}, adduser\nSection: games\nPriority: optional\n\
         Description: place to play Euro board games in the browser\n \
         Five Euro board games for friends, in one sitting or over days, or against computer\n \
         players that cannot cheat. One small server that anybody can host; everyone at the\n \
         table can check every shuffle.\n"
    );
    tree.write("DEBIAN/control", 0o644, control)?;
    tree.write("DEBIAN/conffiles", 0o644, "/etc/comptoir.toml\n")?;
    for script in ["postinst", "prerm", "postrm"] {
        tree.packaged(script, &format!("DEBIAN/{script}"), 0o755)?;
    }
    // Whatever umask this runs under.
    run(Command::new("chmod").args(["--recursive", "u=rwX,go=rX"]).arg(&tree.root))?;
    let package = target().join(format!("comptoir_{version}_{architecture}.deb"));
    run(Command::new("dpkg-deb")
        .args(["--root-owner-group", "--build"])
        .arg(&tree.root)
        .arg(&package)
        .stdout(Stdio::null()))?;
    Ok(package)
}

/// The packages whose libraries the binary uses, as Debian's own tool finds them.
fn libraries(work: &Path, binary: &Path) -> Result<String> {
    // It wants to see a source package around it.
    fs::create_dir_all(work.join("debian"))?;
    fs::write(work.join("debian/control"), "Source: comptoir\n\nPackage: comptoir\nArchitecture: any\n")?;
    let line = said(Command::new("dpkg-shlibdeps").arg("-O").arg(binary.canonicalize()?).current_dir(work))?;
    let found = line.strip_prefix("shlibs:Depends=").context("dpkg-shlibdeps names no libraries")?;
    Ok(found.to_owned())
}

/// A small Debian in a folder, in which commands can be run.
struct Debian(PathBuf);

impl Debian {
    fn run(&self, command: &[&str]) -> Result<()> {
        run(Command::new("chroot")
            .arg(&self.0)
            .args(command)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .env("LC_ALL", "C.UTF-8")
            .stdout(Stdio::null()))
    }

    fn has(&self, path: &str) -> bool {
        fs::symlink_metadata(self.0.join(path)).is_ok()
    }

    /// Starts the server as the service manager would.
    fn start(&self) -> Result<Server> {
        let child = Command::new("chroot")
            .args(["--userspec=comptoir:comptoir"])
            .arg(&self.0)
            .args(["/usr/bin/comptoir", "serve", "--bot-delay", "0", "--listen", ADDRESS])
            .stdout(Stdio::null())
            .spawn()
            .context("cannot start chroot")?;
        let server = Server(child);
        let begun = Instant::now();
        while ask(&["/healthz"]).is_err() {
            ensure!(begun.elapsed() < Duration::from_secs(20), "the server does not answer");
            std::thread::sleep(Duration::from_millis(100));
        }
        Ok(server)
    }
}

impl Drop for Debian {
    fn drop(&mut self) {
        // It may not even have been mounted.
        let _ = Command::new("umount").arg(self.0.join("proc")).stderr(Stdio::null()).status();
        if let Err(why) = fs::remove_dir_all(&self.0) {
            println!("{} is left: {why}", self.0.display());
        }
    }
}

/// Ends with the test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // Both fail only for a server that has ended already.
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        let _ = self.0.wait();
    }
}

/// Where the server of the test is, and hopefully nobody else.
const ADDRESS: &str = "127.0.0.1:18080";

/// What is said at an address of the server.
fn ask(arguments: &[&str]) -> Result<String> {
    let (path, arguments) = arguments.split_last().context("there is an address")?;
    said(
        Command::new("curl")
            .args(["--silent", "--fail", "--max-time", "10"])
            .args(arguments)
            .arg(format!("http://{ADDRESS}{path}"))
            .stderr(Stdio::null()),
    )
}

/// A game among bots, made by somebody at this server; gives the address of its record.
fn play(work: &Path) -> Result<String> {
    let jar = work.join("cookies").display().to_string();
    let post = |path: &str, body: &str| {
        ask(&[
            "--cookie",
            &jar,
            "--cookie-jar",
            &jar,
            "--header",
            "Content-Type: application/json",
            "--data",
            body,
            path,
        ])
    };
    post("/api/me", r#"{"name":"Zoé"}"#)?;
    let table = post("/api/tables", r#"{"game":"ugo","seats":[{"bot":"random"},{"bot":"random"}]}"#)?;
    let table: serde_json::Value = serde_json::from_str(&table)?;
    let id = table["id"].as_str().context("the table has an id")?.to_owned();
    if table["status"] == "gathering" {
        post(&format!("/api/tables/{id}/start"), "")?;
    }
    let record = format!("/api/tables/{id}/record");
    let begun = Instant::now();
    loop {
        if ask(&["--cookie", &jar, &record]).is_ok() {
            return Ok(record);
        }
        ensure!(begun.elapsed() < Duration::from_mins(2), "the game does not end");
        std::thread::sleep(Duration::from_millis(500));
    }
}

fn try_out(package: &Path, next: &Path, mirror: &str) -> Result<()> {
    ensure!(found("curl"), "the test plays with curl: install it");
    packages(&["debootstrap"])?;
    let base = target().join(format!("debian-{RELEASE}"));
    if !base.join("bin/sh").exists() {
        println!("== a fresh Debian ({RELEASE}), from {mirror}");
        run(Command::new("debootstrap")
            .args(["--variant=minbase", "--include=adduser"])
            .args([RELEASE, &base.display().to_string(), mirror])
            .stdout(Stdio::null()))?;
    }
    let work = target().join("deb");
    let debian = Debian(work.join("debian"));
    run(Command::new("cp").args(["--archive"]).arg(&base).arg(&debian.0))?;
    run(Command::new("mount").args(["-t", "proc", "proc"]).arg(debian.0.join("proc")))?;
    fs::copy(package, debian.0.join("comptoir.deb"))?;
    fs::copy(next, debian.0.join("next.deb"))?;

    println!("== install");
    debian.run(&["dpkg", "--install", "/comptoir.deb"])?;
    debian.run(&["/usr/bin/comptoir", "--version"])?;
    ensure!(debian.has("usr/share/man/man1/comptoir-serve.1.gz"), "there is a page for serve");
    ensure!(
        debian.has("etc/systemd/system/multi-user.target.wants/comptoir.service"),
        "the service is enabled"
    );
    verify_unit(&debian)?;

    println!("== play");
    let server = debian.start()?;
    let record = play(&work)?;
    let before = ask(&[&record])?;
    debian.run(&[
        "chroot",
        "--userspec=comptoir:comptoir",
        "/",
        "/usr/bin/comptoir",
        "doctor",
        "--listen",
        ADDRESS,
    ])?;
    drop(server);

    println!("== upgrade");
    let settings = debian.0.join("etc/comptoir.toml");
    let mine = format!("{}\ngrace = 61\n", fs::read_to_string(&settings)?);
    fs::write(&settings, &mine)?;
    debian.run(&["dpkg", "--install", "/next.deb"])?;
    ensure!(fs::read_to_string(&settings)? == mine, "the settings stay as they were changed");
    let server = debian.start()?;
    ensure!(ask(&[&record])? == before, "the game is there after the upgrade, as it was");
    drop(server);

    println!("== remove and purge");
    debian.run(&["dpkg", "--remove", "comptoir"])?;
    ensure!(!debian.has("usr/bin/comptoir"), "the program goes");
    ensure!(
        debian.has("var/lib/comptoir/comptoir.db") && debian.has("etc/comptoir.toml"),
        "tables and settings stay"
    );
    debian.run(&["dpkg", "--install", "/next.deb"])?;
    let server = debian.start()?;
    ensure!(ask(&[&record])? == before, "and are taken up by the next installation");
    drop(server);
    debian.run(&["dpkg", "--purge", "comptoir"])?;
    for gone in [
        "var/lib/comptoir",
        "etc/comptoir.toml",
        "etc/systemd/system/multi-user.target.wants/comptoir.service",
    ] {
        ensure!(!debian.has(gone), "{gone} goes");
    }
    let users = fs::read_to_string(debian.0.join("etc/passwd"))?;
    ensure!(!users.contains("comptoir"), "the service's user goes");
    Ok(())
}

/// Whether the service manager of this machine understands the service.
fn verify_unit(debian: &Debian) -> Result<()> {
    if !found("systemd-analyze") {
        println!("SKIPPED: the service was not looked at, because there is no systemd-analyze here");
        return Ok(());
    }
    let unit = debian.0.join("lib/systemd/system/comptoir.service");
    let output = Command::new("systemd-analyze").arg("verify").arg(&unit).output()?;
    let complaints = String::from_utf8_lossy(&output.stderr);
    // Others are about what this machine lacks: the program itself, its pages.
    let of_a_line = |line: &&str| {
        let rest = line.split_once("comptoir.service:").map_or("", |(_, rest)| rest);
        rest.starts_with(|first: char| first.is_ascii_digit())
    };
    let ours: Vec<&str> = complaints.lines().filter(of_a_line).collect();
    ensure!(ours.is_empty(), "the service: {}", ours.join("; "));
    let security = said(
        Command::new("systemd-analyze").args(["security", "--offline=true", "--threshold=20"]).arg(&unit),
    );
    let security = security.context("the service may do more than it needs")?;
    println!("{}", security.lines().last().unwrap_or_default());
    Ok(())
}
