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

/// The page's own name for a type that is a list or an object there.
fn alias<T: TS>(name: &str) -> String {
    format!("export type {name} = {};\n\n", T::name(&Config::default()))
}

const HEAD: &str = "// Generated from the Rust types by `cargo xtask types`. Do not edit.\n\n";

/// A game's types, after those it shares with the protocol.
fn with_shared(text: &str) -> String {
    let used = |name: &&str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == *name);
    let shared: Vec<&str> = ["Edition", "First", "Memory", "Seat"].into_iter().filter(used).collect();
    format!("{HEAD}import type {{ {} }} from '../../protocol'\n\n{text}", shared.join(", "))
}

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
        p::SignIn,
        p::NewTable,
        p::NewSeat,
        p::Watch,
        p::Sit,
        p::SetSeat,
        p::HandOver,
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
        p::Numbered,
        p::ToPage,
        p::Replay,
        p::Moment,
        p::Shelf,
        p::Rules,
        p::Problem,
        p::Against,
        comptoir_engine::Thought,
        comptoir_engine::Question<serde_json::Value, serde_json::Value>,
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

#[test]
fn the_committed_types_are_those_of_ugo() {
    use comptoir_games::ugo::{self, cards, view};
    let text = declarations![
        cards::Colour,
        cards::Card,
        ugo::Variant,
        ugo::Options,
        ugo::Phase,
        ugo::Action,
        ugo::FieldLine,
        ugo::Sheet,
        view::Hand,
        view::Player,
        ugo::View,
        ugo::Event,
        ugo::Remark,
        ugo::Refusal,
    ];
    committed("web/src/games/ugo/types.ts", &with_shared(&text));
}

#[test]
fn the_committed_types_are_those_of_golden_city() {
    use comptoir_games::golden_city::{self as game, cards, ids, view};
    let text = declarations![
        cards::Landscape,
        ids::Place,
        ids::WareCard,
        ids::BonusCard,
        ids::ScoreCard,
        game::BlackPosts,
        game::Options,
        game::Phase,
        game::Action,
        game::Group,
        game::Letters,
        game::RoundLine,
        game::BonusLine,
        view::Hand,
        view::Deck,
        view::BonusTaken,
        view::Player,
        game::View,
        game::Event,
        game::Remark,
        game::Refusal,
    ];
    committed("web/src/games/golden-city/types.ts", &with_shared(&(alias::<cards::Cards>("Cards") + &text)));
}

#[test]
fn the_committed_types_are_those_of_new_england() {
    use comptoir_games::new_england::{self as game, cards, cells, figures};
    let text = declarations![
        cards::Land,
        cards::Figure,
        cards::Family,
        cards::Card,
        cards::Item,
        cards::ByLand<u8>,
        cards::ByFigure<u8>,
        cells::Cell,
        game::StartContact,
        game::StartLayout,
        game::Families,
        game::Options,
        game::Contact,
        game::Announcement,
        game::Source,
        game::Offer,
        game::Taken,
        game::Phase,
        game::Action,
        game::Player,
        game::Score,
        figures::Trail,
        figures::Trails,
        game::View,
        game::Event,
        game::Remark,
        game::Refusal,
    ];
    // Unlike in Valdora the page reads a kind that is not there as a number that is missing.
    let cards = "export type Cards = Record<Card, number>;\n\n";
    let names = alias::<cells::Cells>("Cells") + cards;
    committed("web/src/games/new-england/types.ts", &with_shared(&(names + &text)));
}

#[test]
fn the_committed_types_are_those_of_valdora() {
    use comptoir_games::valdora::{self as game, book, load, pieces, view};
    let text = declarations![
        comptoir_kernel::Per<pieces::Gem, u8, 1>,
        pieces::Gem,
        pieces::Colour,
        pieces::Equipment,
        pieces::Slot,
        pieces::Special,
        pieces::Order,
        pieces::DuelCard,
        pieces::BookId,
        pieces::Space,
        pieces::Carrier,
        book::Side,
        book::Card,
        book::Catalogue,
        load::Source,
        game::Duel,
        game::YesNo,
        game::Options,
        game::Phase,
        game::TurnAction,
        game::Turn,
        game::Workshop,
        game::Player,
        game::Tabletop,
        game::Secret,
        game::Sheet,
        view::Own,
        view::Final,
        game::View,
        game::Action,
        game::Event,
        game::Remark,
        game::Expense,
        game::Refusal,
    ];
    committed("web/src/games/valdora/types.ts", &with_shared(&text));
}

#[test]
fn the_committed_types_are_those_of_merchants() {
    use comptoir_games::merchants::{self as game, places, refusal, trade, view, wares};
    use comptoir_kernel::SeatSet;
    let text = declarations![
        SeatSet,
        wares::Resource,
        wares::Ware,
        wares::Development,
        places::Hex,
        places::City,
        places::Intersection,
        places::Path,
        game::Side,
        game::StartCities,
        game::Start,
        game::RobberStart,
        game::Options,
        game::Payout,
        trade::Answer,
        trade::Terms,
        trade::Trade,
        game::Phase,
        game::Action,
        view::ThisTurn,
        view::Token,
        view::Player,
        game::Waiting,
        game::View,
        game::Event,
        game::Remark,
        refusal::Stock,
        refusal::Limited,
        game::Refusal,
    ];
    committed("web/src/games/merchants/types.ts", &with_shared(&text));
}

fn committed(path: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    if std::env::var_os("COMPTOIR_WRITE_TYPES").is_some() {
        std::fs::write(&file, text).expect("the types can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(found == text, "{path} has drifted from the Rust types: run `cargo xtask types`");
}
