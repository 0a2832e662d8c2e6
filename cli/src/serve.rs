//! `comptoir serve`: the games for everybody who can reach this machine.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, ValueEnum};
use comptoir_server::house::House;
use comptoir_server::protocol::Registration;
use comptoir_server::storage::{OpenError, Storage};
use comptoir_server::{Config, Doors, File, Mail, Origin, RateLimit, Rates, ServeError, Tls};
use comptoir_web::Asset;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::data::DataArgs;
use comptoir_terminal::Verdict;

/// How long one that stands by waits before it looks again.
const AGAIN: Duration = Duration::from_millis(100);

/// Serve the games to browsers
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools)] // each is a flag
pub struct Args {
    /// The address to listen at
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", env = "COMPTOIR_LISTEN")]
    listen: SocketAddr,
    /// A second address, for whoever runs the server: /metrics and /healthz; keep it off the open internet
    #[arg(long, value_name = "ADDRESS", env = "COMPTOIR_ADMIN_LISTEN", hide_short_help = true)]
    admin_listen: Option<SocketAddr>,
    #[command(flatten)]
    pub data: DataArgs,
    /// Wait while another server uses the same database, and take over when it has ended
    #[arg(long, env = "COMPTOIR_STANDBY", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_value_t = false,
        default_missing_value = "true", action = ArgAction::Set, hide_short_help = true)]
    standby: bool,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// The least time, in milliseconds, that a bot takes before it acts, so that people can follow
    #[arg(
        long,
        value_name = "MS",
        default_value_t = 600,
        env = "COMPTOIR_BOT_DELAY",
        hide_short_help = true
    )]
    bot_delay: u64,
    /// Seconds a person may be gone before others may hand the seat to a bot
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 60,
        env = "COMPTOIR_GRACE",
        hide_short_help = true
    )]
    grace: u64,
    /// Where people reach the server, such as `https://play.example.org`: for passkeys and mail, and cookies over HTTPS only
    #[arg(long, value_name = "ORIGIN", env = "COMPTOIR_ORIGIN", hide_short_help = true)]
    origin: Option<Origin>,
    /// A mail server, such as `smtps://user@mail.example.org`; its password is taken from `COMPTOIR_SMTP_PASSWORD` or the file
    #[arg(
        long,
        value_name = "URL",
        env = "COMPTOIR_SMTP_URL",
        hide_env_values = true,
        hide_short_help = true
    )]
    smtp_url: Option<String>,
    /// Not for the command line, which everybody can read
    #[arg(
        long,
        value_name = "PASSWORD",
        env = "COMPTOIR_SMTP_PASSWORD",
        hide_env_values = true,
        hide = true
    )]
    smtp_password: Option<String>,
    /// Who mail is from, such as "Comptoir <games@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "COMPTOIR_MAIL_FROM", hide_short_help = true)]
    mail_from: Option<String>,
    /// Let people have themselves told at addresses of the server's own network, and without HTTPS. Only where everybody who comes in is
    /// trusted with that network
    #[arg(long, env = "COMPTOIR_PRIVATE_ADDRESSES", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_value_t = false,
        default_missing_value = "true", action = ArgAction::Set, hide_short_help = true)]
    private_addresses: bool,
    /// A certificate, as PEM with those between it and a known one: the server speaks HTTPS itself. Read again when it changes
    #[arg(long, value_name = "FILE", env = "COMPTOIR_TLS_CERT", hide_short_help = true)]
    tls_cert: Option<PathBuf>,
    /// The private key of that certificate
    #[arg(long, value_name = "FILE", env = "COMPTOIR_TLS_KEY", hide_short_help = true)]
    tls_key: Option<PathBuf>,
    /// Seconds that a notice waits before it goes anywhere but into the page: whoever comes within that time has seen it
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 5,
        env = "COMPTOIR_NOTICE_DELAY",
        hide_short_help = true
    )]
    notice_delay: u64,
    /// Send cookies over HTTPS only; for servers behind a proxy that speaks it. An --origin with https, or --tls-cert, says so too
    #[arg(long, env = "COMPTOIR_SECURE_COOKIES", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_value_t = false,
        default_missing_value = "true", action = ArgAction::Set, hide_short_help = true)]
    secure_cookies: bool,
    /// Take a client's address from X-Forwarded-For; only behind a proxy that sets it
    #[arg(long, env = "COMPTOIR_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_value_t = false,
        default_missing_value = "true", action = ArgAction::Set, hide_short_help = true)]
    behind_proxy: bool,
    /// Who may take a name here: open for anybody, invitation for those whom a member or the link to a seat invites, closed for nobody
    /// new
    #[arg(long, value_name = "RULE", default_value = "open", env = "COMPTOIR_REGISTRATION",
        value_parser = PossibleValuesParser::new(["open", "invitation", "closed"]).map(|rule| match rule.as_str() {
            "invitation" => Registration::Invitation,
            "closed" => Registration::Closed,
            _ => Registration::Open,
        }))]
    registration: Registration,
    /// How many times a minute one address may take a name or make a table, and half as many again at once; 0 switches off all
    /// limits on how often anything may be asked for
    #[arg(long, value_name = "TIMES", default_value_t = 20, env = "COMPTOIR_RATE", hide_short_help = true)]
    rate: u32,
    /// How the log on standard error is written: lines for people, or a JSON object a line for programs
    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "text",
        env = "COMPTOIR_LOG_FORMAT",
        hide_short_help = true
    )]
    log_format: LogFormat,
}

/// How the log is written.
#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Args {
    /// How mail is sent, if it is.
    fn mail(&self) -> anyhow::Result<Option<Mail>> {
        let Some(url) = self.smtp_url.clone() else { return Ok(None) };
        let from = self.mail_from.clone().context("--smtp-url needs --mail-from: say who mail is from")?;
        Ok(Some(Mail { url, password: self.smtp_password.clone(), from }))
    }

    /// Where the certificate is, if the server speaks TLS.
    fn tls(&self) -> anyhow::Result<Option<Tls>> {
        match (self.tls_cert.clone(), self.tls_key.clone()) {
            (None, None) => Ok(None),
            (Some(cert), Some(key)) => Ok(Some(Tls { cert, key })),
            (Some(_), None) => {
                bail!("--tls-cert needs --tls-key: say where the certificate's private key is")
            }
            (None, Some(_)) => bail!("--tls-key needs --tls-cert: say where the certificate is"),
        }
    }

    /// Where people reach it, and where whoever runs it does.
    pub fn addresses(&self) -> (SocketAddr, Option<SocketAddr>) {
        (self.listen, self.admin_listen)
    }

    /// What the server is set up with.
    pub fn config(&self) -> anyhow::Result<Config> {
        Ok(Config {
            bot_delay: Duration::from_millis(self.bot_delay),
            grace: Duration::from_secs(self.grace),
            origin: self.origin.clone(),
            mail: self.mail()?,
            tls: self.tls()?,
            notices: Duration::from_secs(self.notice_delay),
            private_addresses: self.private_addresses,
            secure_cookies: self.secure_cookies,
            behind_proxy: self.behind_proxy,
            registration: self.registration,
            rate: (self.rate > 0)
                .then(|| RateLimit { burst: self.rate.saturating_add(self.rate / 2), per_minute: self.rate }),
            rates: (self.rate > 0).then(Rates::default),
            database: self.data.database()?,
            ..Config::new(self.data.directory()?)
        })
    }
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let config = args.config()?;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    match args.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).with_current_span(false).init(),
    }
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(serve(args, config));
    // A replay that nobody is waiting for any more does not hold up the end.
    runtime.shutdown_background();
    served?;
    Ok(Verdict::Well)
}

async fn serve(args: &Args, config: Config) -> anyhow::Result<()> {
    let data = config.place().to_string();
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    let (house, Doors { public, admin }) = if args.standby {
        // Nobody is to come to a door behind which nobody is.
        let house = open_in_turn(config).await?;
        (house, doors(args).await?)
    } else {
        let doors = doors(args).await?;
        (House::open(config, Arc::new(file)).await?, doors)
    };
    let address = format!("{scheme}://{}", public.local_addr()?);
    tracing::info!(%address, data, "Comptoir is open; Ctrl-C closes it");
    println!("{address}");
    if let Some(admin) = &admin {
        println!("http://{}/metrics", admin.local_addr()?);
    }
    if args.open && open::that_detached(&address).is_err() {
        tracing::info!("no browser could be opened here: visit {address}");
    }
    let shutdown = async {
        if let Err(why) = comptoir_server::terminated().await {
            tracing::error!(%why, "cannot wait for the signal to end");
        }
    };
    Ok(comptoir_server::serve(house, Doors { public, admin }, shutdown).await?)
}

async fn doors(args: &Args) -> anyhow::Result<Doors> {
    let public = listen(args.listen, "--listen").await?;
    let admin = match args.admin_listen {
        Some(address) => Some(listen(address, "--admin-listen").await?),
        None => None,
    };
    Ok(Doors { public, admin })
}

/// Opens the house once nobody else has it open.
async fn open_in_turn(config: Config) -> anyhow::Result<Arc<House>> {
    let place = config.place();
    let mut told = None;
    loop {
        let waits_for = match Storage::is_free(&place).await {
            Ok(true) => match House::open(config.clone(), Arc::new(file)).await {
                // Another one that stood by was quicker.
                Err(ServeError::Open(OpenError::InUse { .. })) => "another server".to_owned(),
                opened => return Ok(opened?),
            },
            Ok(false) => "another server".to_owned(),
            Err(why) => why.to_string(),
        };
        if told.as_ref() != Some(&waits_for) {
            tracing::info!(waits_for, "standing by");
            told = Some(waits_for);
        }
        tokio::time::sleep(AGAIN).await;
    }
}

async fn listen(address: SocketAddr, option: &str) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| {
        format!("cannot listen at {address}; is another server there? {option} takes another address")
    })
}

/// A file of the embedded page.
fn file(path: &str) -> Option<File> {
    let Asset { bytes, brotli, content_type, immutable } = comptoir_web::asset(path)?;
    Some(File { content_type: content_type.into(), bytes, brotli, immutable })
}
