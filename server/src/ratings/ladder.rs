//! Where bots stand on the scale: the measured ladder, as data.

use comptoir_bots::Level;

/// A trader is the fixed point, in every game: a sensible player who does not plan, as most people are when they begin.
pub const TRADER: i64 = 1500;

/// A game's bots, measured.
struct Ladder {
    game: &'static str,
    /// How often one wins against three of the level below, at a table of four: an apprentice against random players, a trader against
    /// apprentices, a master against traders, a legend against masters. From the table in `docs/bots.md`.
    wins: [f64; 4],
}

/// A game that is not here has no fixed points, so that no bot sits at its rated tables.
const LADDERS: [Ladder; 5] = [
    Ladder { game: "ugo", wins: [0.716, 0.309, 0.57, 0.394] },
    Ladder { game: "golden-city", wins: [0.988, 0.724, 0.883, 0.5] },
    Ladder { game: "valdora", wins: [1.0, 0.658, 0.9, 0.5] },
    Ladder { game: "new-england", wins: [0.999, 0.663, 0.858, 0.569] },
    Ladder { game: "merchants", wins: [1.0, 0.675, 0.583, 0.479] },
];

/// The rating of a level in a game, in whole points.
pub fn anchor(game: &str, level: Level) -> Option<i64> {
    let ladder = LADDERS.iter().find(|ladder| ladder.game == game)?;
    let [apprentice, trader, master, legend] = ladder.wins.map(step);
    Some(match level {
        Level::Random => TRADER - trader - apprentice,
        Level::Apprentice => TRADER - trader,
        Level::Trader => TRADER,
        Level::Master => TRADER + master,
        Level::Legend => TRADER + master + legend,
    })
}

/// What somebody is ahead who wins this often against three equals: the odds, compared with those of an equal, which are 1 to 3. What
/// was always won counts as 999 of 1,000. In whole points, so that no machine's last digit matters.
fn step(wins: f64) -> i64 {
    let wins = wins.clamp(0.001, 0.999);
    (400.0 * (3.0 * wins / (1.0 - wins)).log10()).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ladder as `docs/bots.md` has it, from random players up.
    const DOCUMENTED: [(&str, [i64; 5]); 5] = [
        ("ugo", [0, 351, 403, 642, 758]),
        ("golden-city", [0, 957, 1315, 1858, 2049]),
        ("valdora", [0, 1391, 1695, 2268, 2459]),
        ("new-england", [0, 1391, 1699, 2203, 2442]),
        ("merchants", [0, 1391, 1708, 1958, 2134]),
    ];

    #[test]
    fn anchors_are_the_documented_ladder_with_the_trader_at_its_place() {
        let levels = [Level::Random, Level::Apprentice, Level::Trader, Level::Master, Level::Legend];
        for (game, documented) in DOCUMENTED {
            for (level, height) in levels.into_iter().zip(documented) {
                let anchor = anchor(game, level).unwrap();
                let expected = TRADER + height - documented[2];
                assert!((anchor - expected).abs() <= 2, "{game} {level}: {anchor}, documented {expected}");
            }
        }
        assert_eq!(anchor("chess", Level::Trader), None);
    }
}
