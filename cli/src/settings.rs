//! Settings: what flags, the environment and a file say, in this order, each under the same names.
//!
//! The options of `comptoir serve` are the one list. What the file says becomes their default before the command line is read, so
//! that clap decides, and a value in the file is read by what reads its flag.

use std::error::Error as _;
use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use clap::error::ContextKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use comptoir_terminal::{Verdict, terminal};
use toml::de::{DeTable, DeValue};

use crate::serve;

/// Read where it exists, unless another file is named.
const EVERYBODYS: &str = "/etc/comptoir.toml";
/// Flags of `comptoir serve` that are about this one run.
const NO_SETTINGS: [&str; 3] = ["config", "open", "help"];
/// What is printed nowhere, and read by everybody if it stands on the command line.
const SECRET: &str = "smtp-password";
/// The same, where its address has a password in it.
const DATABASE: &str = "database";

/// Print the settings `comptoir serve` would run with, as a configuration file that says where each comes from
///
/// Flags come before the environment, the environment before the file, and the file before what is usual. Passwords are not printed.
#[derive(clap::Args)]
// Its name would be that of the group of `serve`'s own.
#[group(skip)]
pub struct Args {
    #[command(flatten)]
    serve: serve::Args,
}

/// A configuration file in which everything is a setting.
pub struct File {
    path: PathBuf,
    settings: Vec<Setting>,
}

struct Setting {
    name: String,
    value: String,
    line: usize,
}

/// Reads a command line. Wrong usage and calls for help end the program, as clap does it.
pub fn read(command: &Command, line: &[OsString]) -> anyhow::Result<(ArgMatches, Option<File>)> {
    let first = command.clone().get_matches_from(line);
    let Some(settled) = settled(&first) else { return Ok((first, None)) };
    let named = settled.get_one::<OsString>("config");
    let Some(file) = File::find(command, named)? else { return Ok((first, None)) };
    Ok((file.below(command.clone(), &first).get_matches_from(line), Some(file)))
}

/// The command on the line that has `--config`, whether it was given or not.
fn settled(matches: &ArgMatches) -> Option<&ArgMatches> {
    match matches.try_get_one::<OsString>("config") {
        Ok(_) => Some(matches),
        Err(_) => settled(matches.subcommand()?.1),
    }
}

impl File {
    /// The file that is named, or everybody's if there is one. An empty name is that of no file.
    fn find(command: &Command, named: Option<&OsString>) -> anyhow::Result<Option<File>> {
        let path = match named {
            Some(named) if named.is_empty() => return Ok(None),
            Some(named) => Path::new(named),
            None => Path::new(EVERYBODYS),
        };
        let text = match std::fs::read_to_string(path) {
            Err(why) if why.kind() == ErrorKind::NotFound && named.is_none() => return Ok(None),
            text => text.with_context(|| format!("the settings in {} cannot be read", path.display()))?,
        };
        let file = File { path: path.to_owned(), settings: settings(command, path, &text)? };
        file.keeps_its_secret()?;
        Ok(Some(file))
    }

    /// The command with what the file says as its defaults.
    fn below(&self, command: Command, matches: &ArgMatches) -> Command {
        let command = if matches.try_get_one::<OsString>("config").is_ok() {
            self.settings.iter().fold(command, |command, setting| {
                // Other commands than `serve` have some of them.
                match id(&command, &setting.name) {
                    Some(id) => command.mut_arg(id, |arg| arg.default_value(setting.value.clone())),
                    None => command,
                }
            })
        } else {
            command
        };
        match matches.subcommand() {
            Some((name, matches)) => command.mut_subcommand(name, |inner| self.below(inner, matches)),
            None => command,
        }
    }

    fn keeps_its_secret(&self) -> anyhow::Result<()> {
        #[cfg(unix)]
        if let Some(secret) = self.settings.iter().find(|setting| setting.is_secret()) {
            use std::os::unix::fs::PermissionsExt;
            let open = std::fs::metadata(&self.path)?.permissions().mode() & 0o007 != 0;
            ensure!(
                !open,
                "{} holds {}, and everybody on this machine may read it: `chmod o= {}` first",
                self.path.display(),
                secret.name,
                self.path.display()
            );
        }
        Ok(())
    }

    /// Where it sets something.
    fn place_of(&self, name: &str) -> Option<String> {
        let setting = self.settings.iter().find(|setting| setting.name == name)?;
        Some(format!("{}, line {}", self.path.display(), setting.line))
    }
}

impl Setting {
    fn is_secret(&self) -> bool {
        self.name == SECRET || self.name == DATABASE && holds_password(&self.value)
    }
}

/// What can be set: the options of `comptoir serve`, by their long names.
fn known(command: &Command) -> impl Iterator<Item = (&str, &Arg)> {
    let serve = command.find_subcommand("serve").into_iter().flat_map(Command::get_arguments);
    serve.filter_map(|arg| Some((arg.get_long()?, arg))).filter(|(name, _)| !NO_SETTINGS.contains(name))
}

fn id(command: &Command, name: &str) -> Option<clap::Id> {
    command.get_arguments().find(|arg| arg.get_long() == Some(name)).map(|arg| arg.get_id().clone())
}

/// Reads a file, and tries every value of it.
fn settings(command: &Command, path: &Path, text: &str) -> anyhow::Result<Vec<Setting>> {
    let place = |span: &Range<usize>| {
        let line = text[..span.start.min(text.len())].matches('\n').count() + 1;
        (line, format!("{}, line {line}", path.display()))
    };
    let table = DeTable::parse(text).map_err(|why| {
        // Only the message: the line itself may hold a password.
        let (_, place) = place(&why.span().unwrap_or_default());
        anyhow::anyhow!("{place}: {}", why.message())
    })?;
    let mut settings = Vec::new();
    for (key, value) in table.into_inner() {
        let (line, place) = place(&key.span());
        let name = key.into_inner().into_owned();
        let Some((_, arg)) = known(command).find(|(known, _)| *known == name) else {
            let all: Vec<&str> = known(command).map(|(name, _)| name).collect();
            bail!("{place}: there is no setting `{name}`; there are {}", all.join(", "));
        };
        let value = match value.into_inner() {
            DeValue::String(text) => text.into_owned(),
            DeValue::Integer(number) => number.to_string(),
            DeValue::Boolean(is) => is.to_string(),
            _ => bail!("{place}: `{name}` must be a text in quotes, a whole number, true or false"),
        };
        if let Err(why) = fits(arg, &value) {
            bail!("{place}: `{name}` {why}");
        }
        settings.push(Setting { name, value, line });
    }
    Ok(settings)
}

/// Whether a value is one that the flag would take; what is wrong with it, without the value.
fn fits(arg: &Arg, value: &str) -> Result<(), String> {
    let alone = Arg::new("value").value_parser(arg.get_value_parser().clone()).allow_hyphen_values(true);
    let read = Command::new("setting").no_binary_name(true).arg(alone).try_get_matches_from([value]);
    read.map(drop).map_err(|why| match (why.get(ContextKind::ValidValue), why.source()) {
        (Some(valid), _) => format!("must be one of {valid}"),
        (None, Some(why)) => format!("cannot be read: {why}"),
        (None, None) => "cannot be read".to_owned(),
    })
}

/// Whether everything was said where it belongs.
pub fn proper(matches: &ArgMatches) -> anyhow::Result<()> {
    for address in [DATABASE, "from", "to"] {
        let Ok(Some(database)) = matches.try_get_one::<String>(address) else { continue };
        let shown =
            matches.value_source(address) == Some(ValueSource::CommandLine) && holds_password(database);
        ensure!(
            !shown,
            "everybody on this machine can read a password on the command line: give the address in COMPTOIR_DATABASE or in a file, or \
             the password in PGPASSWORD or ~/.pgpass"
        );
    }
    let Some((name, matches)) = matches.subcommand() else { return Ok(()) };
    if matches!(name, "serve" | "config" | "doctor") {
        let source = matches.value_source(&SECRET.replace('-', "_"));
        ensure!(
            source != Some(ValueSource::CommandLine),
            "everybody on this machine can read a password on the command line: give it in COMPTOIR_SMTP_PASSWORD, or in a file"
        );
    }
    proper(matches)
}

/// Prints the settings of `comptoir config`.
pub fn run(
    args: &Args,
    command: &Command,
    matches: &ArgMatches,
    file: Option<&File>,
) -> anyhow::Result<Verdict> {
    let Some((_, matches)) = matches.subcommand() else { bail!("there is nothing to print") };
    let mut out = terminal::output();
    writeln!(out, "# What `comptoir serve` runs with, and where each setting comes from.")?;
    for (name, arg) in known(command) {
        let from = match (matches.value_source(arg.get_id().as_str()), file.and_then(|it| it.place_of(name)))
        {
            (Some(ValueSource::CommandLine), _) => format!("--{name}"),
            (Some(ValueSource::EnvVariable), _) => {
                arg.get_env().unwrap_or_default().to_string_lossy().into_owned()
            }
            (_, place) => place.unwrap_or_else(|| "default".to_owned()),
        };
        let raw = matches.get_raw(arg.get_id().as_str()).and_then(|mut values| values.next());
        let value = match raw {
            None if name == "data" => Some(args.serve.data.directory()?.into_os_string()),
            value => value.map(ToOwned::to_owned),
        };
        match value {
            None => writeln!(out, "# {name} is not set")?,
            Some(_) if name == SECRET => writeln!(out, "# {name} is set # {from}")?,
            Some(value) => {
                let value = value.to_str().with_context(|| format!("{name} is no text"))?;
                if name == DATABASE && holds_password(value) {
                    writeln!(out, "# {name} is set, with its password # {from}")?;
                } else if holds_password(value) {
                    writeln!(out, "# {name} is set, with a password that does not belong there # {from}")?;
                } else {
                    writeln!(out, "{name} = {} # {from}", written(value))?;
                }
            }
        }
    }
    Ok(Verdict::Well)
}

/// Whether this is an address with a password in it.
fn holds_password(value: &str) -> bool {
    let Some((_, rest)) = value.split_once("://") else { return false };
    // PostgreSQL takes it among the options, too.
    rest.contains("password=") || rest.rsplit_once('@').is_some_and(|(user, _)| user.contains(':'))
}

/// As it stands in a file.
fn written(value: &str) -> String {
    if value.parse::<i64>().is_ok_and(|number| number.to_string() == value)
        || matches!(value, "true" | "false")
    {
        return value.to_owned();
    }
    toml::Value::from(value).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn trouble(text: &str) -> String {
        let read = settings(&crate::Cli::command(), Path::new("a.toml"), text);
        read.map(drop).expect_err("it is wrong").to_string()
    }

    #[test]
    fn what_is_wrong_in_a_file_is_told_by_line_and_name() {
        assert!(
            trouble("listen = \"[::1]:80\"\n\nlisen = 8080\n")
                .starts_with("a.toml, line 3: there is no setting `lisen`; there are listen, admin-listen")
        );
        for (text, expected) in [
            ("\nlisten = 8080", "a.toml, line 2: `listen` cannot be read: invalid socket address syntax"),
            (
                "registration = \"all\"",
                "a.toml, line 1: `registration` must be one of open, invitation, closed",
            ),
            ("behind-proxy = \"maybe\"", "a.toml, line 1: `behind-proxy` must be one of true, false"),
            (
                "grace = [60]",
                "a.toml, line 1: `grace` must be a text in quotes, a whole number, true or false",
            ),
            ("open = true", "a.toml, line 1: there is no setting `open`"),
        ] {
            let trouble = trouble(text);
            assert!(trouble.starts_with(expected), "{trouble}");
        }
        for broken in ["rate = 1\nsmtp-password = \"hush", "rate = 1\nsmtp-password = \"hush\"\nrate = 2"] {
            let trouble = trouble(broken);
            assert!(trouble.starts_with("a.toml, line ") && !trouble.contains("hush"), "{trouble}");
        }
    }

    #[test]
    fn every_setting_has_its_variable() {
        for (name, arg) in known(&crate::Cli::command()) {
            let variable = format!("COMPTOIR_{}", name.replace('-', "_").to_uppercase());
            assert_eq!(arg.get_env().and_then(|it| it.to_str()), Some(variable.as_str()), "--{name}");
        }
    }

    #[test]
    fn an_address_with_a_password_is_known() {
        assert!(holds_password("smtps://zoe:hush@mail.example.org"));
        assert!(
            holds_password("postgres://zoe:hush@db/games")
                && holds_password("postgres://db/games?user=zoe&password=hush")
        );
        assert!(!holds_password("postgres://zoe@db:5432/games?sslmode=require"));
        assert!(!holds_password("smtps://zoe@mail.example.org") && !holds_password("http://[::1]:80"));
    }
}
