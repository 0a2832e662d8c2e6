//! The page's TypeScript types are generated from the Rust ones. They are committed; this fails when they drift.
//! `cargo xtask types` writes them anew.

use std::path::Path;

use comptoir_server::protocol as p;
use ts_rs::{Config, TS};

/// One declaration of each type, in the given order.
macro_rules! declarations {
    ($($type:ty),* $(,)?) => {{
        let config = Config::default();
        [$(format!("export {}\n", laid_out(&<$type as TS>::decl(&config)))),*].join("\n")
    }};
}

/// A declaration in lines that can be read: each variant begins one of its own, and further fields go to the next when a line is
/// full. What fields mean is said in Rust, once.
fn laid_out(declaration: &str) -> String {
    const WIDTH: usize = 110 - "export ".len();
    let mut lines: Vec<String> = Vec::new();
    let variants = variants(&without_comments(declaration));
    let fits = variants.iter().map(|variant| variant.len() + 1).sum::<usize>() <= WIDTH + 1;
    for variant in variants {
        let own_line = !fits && variant.starts_with("| {");
        for (at, field) in variant.split_inclusive(", ").map(str::trim_end).enumerate() {
            match lines.last_mut() {
                Some(line) if !(own_line && at == 0) && line.len() + 1 + field.len() <= WIDTH => {
                    line.push(' ');
                    line.push_str(field);
                }
                Some(_) if at == 0 => lines.push(format!("  {field}")),
                Some(_) => lines.push(format!("    {field}")),
                None => lines.push(field.to_owned()),
            }
        }
    }
    lines.join("\n")
}

fn without_comments(declaration: &str) -> String {
    let mut parts = declaration.split("/**");
    let first = parts.next().unwrap_or_default().to_owned();
    let plain = parts.fold(first, |plain, part| plain + part.split_once("*/").map_or("", |(_, after)| after));
    plain.split_whitespace().collect::<Vec<_>>().join(" ").replace(", }", " }")
}

/// The parts of a union, each but the first with the bar before it.
fn variants(declaration: &str) -> Vec<String> {
    let mut variants = vec![String::new()];
    let mut depth = 0;
    for letter in declaration.chars() {
        match letter {
            '{' | '(' | '<' | '[' => depth += 1,
            '}' | ')' | '>' | ']' => depth -= 1,
            '|' if depth == 0 => variants.push(String::new()),
            _ => {}
        }
        variants.last_mut().expect("there is a first one").push(letter);
    }
    variants.into_iter().map(|variant| variant.trim_end().to_owned()).collect()
}

const HEAD: &str = "// Generated from the Rust types by `cargo xtask types`. Do not edit.\n\n";

#[test]
fn the_committed_types_are_those_of_the_protocol() {
    use comptoir_bots::Level;
    use comptoir_kernel::{Seat, SetupError, info, standings};
    let text = declarations![
        Seat,
        comptoir_kernel::Edition,
        comptoir_kernel::First,
        comptoir_kernel::Memory,
        comptoir_kernel::edition::EditionInfo,
        comptoir_kernel::edition::OlderRules,
        info::Choice,
        info::DefaultWith,
        info::OptionInfo,
        info::Info,
        SetupError,
        standings::Standing,
        Level,
        comptoir_kernel::fairness::Opening,
        comptoir_kernel::record::BrokenOff,
        comptoir_kernel::record::Dealer,
        comptoir_kernel::record::Difference,
        comptoir_kernel::record::Shuffles,
        comptoir_kernel::record::Verified,
        p::Me,
        p::Name,
        p::Registration,
        p::Entry,
        p::EntryLink,
        p::NewEntryLink,
        p::MadeEntryLink,
        p::EndEntryLink,
        p::SeenHere,
        p::Session,
        p::EndSession,
        p::DeviceLink,
        p::RecoveryCode,
        p::Join,
        p::NewPassphrase,
        p::Proof,
        p::Goodbye,
        p::Muted,
        p::Mute,
        p::Note,
        p::ReadTo,
        p::Phrase,
        p::Sign,
        p::Said,
        p::Say,
        p::Line,
        p::Talk,
        p::Friends,
        p::Friend,
        p::Person,
        p::Asked,
        p::AskFriend,
        p::AnswerFriend,
        p::RemoveFriend,
        p::Block,
        p::Keep,
        p::Kept,
        p::KeptGame,
        p::Ways,
        p::NoticeKind,
        p::Event,
        p::Channel,
        p::Notice,
        p::Notices,
        p::ReadNotices,
        p::Bell,
        p::WaitingTable,
        p::Choices,
        p::Channels,
        p::PushDevice,
        p::NewPush,
        p::OneOf,
        p::WebhookForm,
        p::Webhook,
        p::NewWebhook,
        p::MadeWebhook,
        p::NewFeed,
        p::MadeFeed,
        p::Passkey,
        p::PasskeyOffer,
        p::NewPasskey,
        p::RenamePasskey,
        p::RemovePasskey,
        p::PasskeyQuestion,
        p::Assertion,
        p::Mailbox,
        p::Addressed,
        p::VerifyMail,
        p::NewReport,
        p::Deed,
        p::Office,
        p::Paged<p::Resident>,
        p::Resident,
        p::HouseTable,
        p::Report,
        p::LogEntry,
        p::SignIn,
        p::SeenBy,
        p::ShowTo,
        p::RatingInfo,
        p::Profile,
        p::PlayedGame,
        p::PersonStatistics,
        p::PlayedOnce,
        p::Share,
        p::ShareOf,
        p::Opponent,
        p::OpponentWho,
        p::GameStatistics,
        p::PlayedGroup,
        p::Leaderboard,
        p::Leader,
        p::Excuse,
        p::AskBack,
        p::AnswerBack,
        p::Back,
        p::StandingOrder,
        p::SetOrder,
        comptoir_server::time_control::TimeControl,
        comptoir_server::time_control::TableClock,
        comptoir_server::time_control::WhenUp,
        comptoir_server::time_control::Quiet,
        comptoir_server::time_control::Holiday,
        p::ClockOffer,
        p::ClockInfo,
        p::SeatClockInfo,
        p::Timing,
        p::WantPause,
        p::TimeUp,
        p::MyHabits,
        p::Reliability,
        p::NewTable,
        p::NewSeat,
        p::Visibility,
        p::NewFill,
        p::SetFill,
        p::Fill,
        p::Sit,
        p::SetSeat,
        p::MoveSeat,
        p::HandOver,
        p::Invite,
        p::Invitation,
        p::OpenTable,
        p::Present,
        p::Lobby,
        p::QuickMatch,
        p::Match,
        p::ComeBack,
        p::LetIn,
        p::Return,
        p::Table,
        p::Status,
        p::Owner,
        p::SeatInfo,
        p::Frame,
        p::Heard,
        p::ToServer,
        p::Pace,
        p::Numbered,
        p::Moved,
        p::Changes,
        p::ToPage,
        p::Replay,
        p::Moment,
        p::Shelf,
        p::Rules,
        p::Problem,
        p::Against,
        comptoir_engine::Thought,
        comptoir_engine::Question<serde_json::Value, serde_json::Value, serde_json::Value>,
        comptoir_engine::Ahead<serde_json::Value, serde_json::Value>,
        comptoir_engine::Advice,
        comptoir_engine::Advised,
        comptoir_engine::Reason,
        comptoir_engine::Turn,
        comptoir_engine::Step,
        comptoir_engine::Start,
        comptoir_engine::Script,
        comptoir_engine::Reached,
        comptoir_engine::Shown,
        comptoir_engine::Opened,
        comptoir_engine::Tried,
        comptoir_engine::Analysed,
        comptoir_engine::Prospect,
        comptoir_engine::Estimate,
        comptoir_engine::Alternative,
        comptoir_engine::Summary,
        comptoir_engine::Account,
        comptoir_engine::Weight,
        comptoir_engine::TurningPoint,
        comptoir_engine::Trouble,
        comptoir_engine::Reply,
    ];
    committed("web/src/protocol.ts", &format!("{HEAD}{text}"));
}

#[cfg(feature = "dev")]
#[test]
fn the_committed_types_are_those_of_the_developers_panel() {
    use comptoir_server::dev;
    let text = declarations![dev::Inside, dev::Past, dev::SetUp];
    committed(
        "web/src/dev/types.ts",
        &format!("{HEAD}import type {{ Level, Seat }} from '../protocol'\n\n{text}"),
    );
}

fn committed(path: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    if std::env::var_os("COMPTOIR_WRITE_TYPES").is_some() {
        std::fs::write(&file, text).expect("the types can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(found == text, "{path} has drifted from the Rust types: run `cargo xtask types`");
}

/// The types of each game: what its view, actions, events, refusals, remarks and options are made of.
mod games {
    use std::collections::BTreeMap;

    use comptoir_kernel::{Game, Remarks};
    use ts_rs::{Config, TS, TypeVisitor};

    use super::{HEAD, committed, laid_out};

    /// What games share with the protocol.
    const SHARED: [&str; 4] = ["Edition", "First", "Memory", "Seat"];

    /// Declarations by name: in which order a type tells what it is made of differs from build to build.
    #[derive(Default)]
    struct Declared(BTreeMap<String, String>);

    impl TypeVisitor for Declared {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            let config = Config::default();
            let name = T::ident(&config);
            // Lists, numbers and the like have no file of their own, and no declaration.
            if T::output_path().is_none() || SHARED.contains(&name.as_str()) {
                return;
            }
            let declaration = format!("export {}\n", laid_out(&T::decl(&config)));
            if let Some(other) = self.0.insert(name.clone(), declaration.clone()) {
                assert_eq!(other, declaration, "two types are called {name}");
                return;
            }
            T::visit_dependencies(self);
            T::visit_generics(self);
        }
    }

    fn are_committed<G: Game + Remarks>()
    where
        G::Options: TS + 'static,
        G::View: TS + 'static,
        G::Action: TS + 'static,
        G::Event: TS + 'static,
        G::Remark: TS + 'static,
        G::Refusal: TS + 'static,
        G::Facts: TS + 'static,
        G::Kind: TS + 'static,
    {
        let mut declared = Declared::default();
        declared.visit::<G::Options>();
        declared.visit::<G::View>();
        declared.visit::<G::Action>();
        declared.visit::<G::Event>();
        declared.visit::<G::Remark>();
        declared.visit::<G::Refusal>();
        declared.visit::<G::Facts>();
        declared.visit::<G::Kind>();
        let text = declared.0.into_values().collect::<Vec<_>>().join("\n");
        let used = |name: &&str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == *name);
        let shared: Vec<&str> = SHARED.into_iter().filter(used).collect();
        let import = format!("import type {{ {} }} from '../../protocol'\n\n", shared.join(", "));
        committed(&format!("web/src/games/{}/types.ts", G::info().id), &format!("{HEAD}{import}{text}"));
    }

    comptoir_games::test_each_game!(are_committed);
}
