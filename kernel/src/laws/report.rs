//! What the battery reports.

use std::fmt;

use serde::Serialize;

/// What the battery found.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// What was played: options and seats.
    pub setups: Vec<String>,
    /// Whole games.
    pub games: u64,
    /// States examined; each under every law.
    pub states: u64,
    /// Pairs of a state and a world imagined from it.
    pub imagined: u64,
    /// Those in which the world was another than the real one.
    pub imagined_differently: u64,
    /// Steps that could be taken back, each compared with imagined worlds and undone.
    pub undoable: u64,
    /// Times the last steps were taken back as by agreement, and taken again with the same draws.
    pub rewound: u64,
    /// States replayed from records.
    pub replayed: u64,
    /// Actions that were tried though not listed.
    pub unlisted: u64,
    /// Events, refusals, remarks and landmarks never seen.
    pub never_seen: Vec<String>,
    /// What went wrong, at most [`MOST_VIOLATIONS`].
    pub violations: Vec<Violation>,
}

/// After this many violations the battery stops.
pub const MOST_VIOLATIONS: usize = 10;

/// A law broken, and where.
#[derive(Clone, Debug, Serialize)]
pub struct Violation {
    /// Which law.
    pub law: &'static str,
    /// Options and seats.
    pub setup: String,
    /// The seed of the game.
    pub game: u64,
    /// After how many steps.
    pub step: usize,
    /// What was found.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, setup, game, step, what } = self;
        write!(f, "the law of {law} is broken ({setup}, game {game}, step {step}): {what}")
    }
}

impl Report {
    /// Whether every law was kept.
    pub fn kept(&self) -> bool {
        self.violations.is_empty()
    }

    /// For tests: everything kept and everything seen.
    ///
    /// # Panics
    /// If a law was broken or something was never seen.
    pub fn expect_kept(&self) {
        let broken: Vec<String> = self.violations.iter().map(ToString::to_string).collect();
        assert!(broken.is_empty(), "{}", broken.join("\n"));
        assert!(
            self.never_seen.is_empty(),
            "never seen: {}\nEither nothing leads there any more, then delete it; or it has become rare: let the battery look at more \
             states (`Effort`), or name it in the game's `tests/laws.rs` beside the test that sees it.",
            self.never_seen.join(", ")
        );
    }
}
