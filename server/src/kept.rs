//! Games of people's own devices that they keep here: what is taken, and what is made of it.

use comptoir_games::with_game;
use comptoir_kernel::Game;
use comptoir_kernel::fairness::{Bytes, Bytes32};
use comptoir_kernel::record::{self, Dealer, Difference, Record};
use sha2::{Digest, Sha256};

use crate::protocol::{Keep, Kept, KeptGame, Problem};

/// The largest record that is kept: several times the longest game that bots have played.
pub const MAX_RECORD: usize = 1 << 20;
/// Games that one person may keep.
pub const MOST: usize = 200;

/// Plays a record again, and gives what is kept of it. It is checked as whoever looks at it later will check it: every hash, every
/// action, every draw from the device's seed.
pub fn checked(Keep { record, seed }: &Keep, at: i64) -> Result<KeptGame, Problem> {
    let game = record::game_of(record).map_err(|why| Problem::unreadable(&why))?;
    with_game!(game.as_str(), G => checked_of::<G>(record, *seed, at)).ok_or(Problem::UnknownGame)?
}

fn checked_of<G: Game>(text: &str, seed: Option<Bytes32>, at: i64) -> Result<KeptGame, Problem> {
    let record = Record::<G>::parse(text).map_err(|why| Problem::unreadable(&why))?;
    let fairness = record.header.fairness.as_ref().filter(|fairness| fairness.dealer == Dealer::Device);
    let commitment = fairness.ok_or(Problem::NotOfDevice)?.commitment;
    record.verify().map_err(differs)?;
    let opened = record.closing.as_ref().and_then(|closing| closing.seed);
    let seed = opened.or(seed).ok_or(Problem::NotOfDevice)?;
    record.stream_after(&seed).map_err(differs)?;
    let header = &record.header;
    let mut bots = header.bots.clone();
    bots.resize(header.seats.len(), None);
    let text = record.to_text();
    let kept = Kept {
        commitment,
        hash: Bytes(Sha256::digest(&text).into()),
        game: header.game.clone(),
        seats: header.seats.clone(),
        bots,
        steps: record.steps.len() as u32,
        standings: record.closing.as_ref().map(|closing| closing.standings.clone()),
        at,
    };
    Ok(KeptGame { kept, record: text, seed })
}

fn differs((step, difference): (usize, Difference)) -> Problem {
    match difference {
        Difference::Edition { .. } => Problem::NewerRules,
        _ => Problem::BadRecord { step: step as u32 },
    }
}
