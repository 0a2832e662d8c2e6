//! Shuffles nobody could have bent.
//!
//! Before anybody sits down the server commits to a seed by publishing its SHA-256. Every seat then adds a random number of
//! its own. The key of the game's chance is the SHA-256 of all of them, so neither the server nor a player could choose
//! it. At the end the seed is opened, and page and command check both the commitment and every single draw.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::Live;

/// Thirty-two bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Bytes32(pub [u8; 32]);

impl std::fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl std::fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A seed must not reach a log by way of a debug print.
        f.write_str("Bytes32(..)")
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Bytes32, Self::Error> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(&text, &mut bytes).map_err(|_| "expected 64 hexadecimal digits")?;
        Ok(Bytes32(bytes))
    }
}

impl From<Bytes32> for String {
    fn from(bytes: Bytes32) -> String {
        bytes.to_string()
    }
}

/// What the server publishes before the game: SHA-256 of its seed.
pub fn commitment(seed: &Bytes32) -> Bytes32 {
    Bytes32(Sha256::digest(seed.0).into())
}

/// The key of the game's chance: SHA-256 of the seed followed by every seat's number, in seat order.
pub fn key(seed: &Bytes32, seat_numbers: &[Bytes32]) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(seed.0);
    for number in seat_numbers {
        hash.update(number.0);
    }
    Bytes32(hash.finalize().into())
}

/// The stream of draws of a game.
pub fn stream(seed: &Bytes32, seat_numbers: &[Bytes32]) -> Live {
    Live::new(key(seed, seat_numbers).0)
}
