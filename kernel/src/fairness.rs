//! Shuffles nobody could bend alone.
//!
//! The server commits to a seed. Whoever sits down pledges a random number: they publish a hash of it, and of a key made
//! for this seat alone. Once every seat is taken the [`Terms`] are fixed: seed, game and all pledges. Only then does each
//! person open their number, and signs the terms with that key, so that a record shows by itself that nobody's pledge
//! came after somebody's number. The key of the game's chance is the SHA-256 of seed and numbers; a bot adds nothing, for
//! what the server would add for it follows from the seed. `docs/fairness.md` says what this proves and what it does not.

use std::fmt::Write;

use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::Edition;
use crate::chance::Live;

/// Thirty-two bytes, written as 64 hexadecimal digits.
pub type Bytes32 = Bytes<32>;

/// Bytes, written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Bytes<const N: usize>(pub [u8; N]);

#[cfg(feature = "ts")]
impl<const N: usize> ts_rs::TS for Bytes<N> {
    type WithoutGenerics = String;
    type OptionInnerType = String;
    fn name(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }
    fn inline(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }
}

impl<const N: usize> std::fmt::Display for Bytes<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl<const N: usize> std::fmt::Debug for Bytes<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A seed must not reach a log by way of a debug print.
        write!(f, "Bytes<{N}>(..)")
    }
}

impl<const N: usize> TryFrom<String> for Bytes<N> {
    type Error = String;
    fn try_from(text: String) -> Result<Bytes<N>, String> {
        let mut bytes = [0; N];
        hex::decode_to_slice(&text, &mut bytes)
            .map_err(|_| format!("expected {} hexadecimal digits", 2 * N))?;
        Ok(Bytes(bytes))
    }
}

impl<const N: usize> From<Bytes<N>> for String {
    fn from(bytes: Bytes<N>) -> String {
        bytes.to_string()
    }
}

/// What the server publishes when a table is made: SHA-256 of its seed.
pub fn commitment(seed: &Bytes32) -> Bytes32 {
    Bytes(Sha256::digest(seed.0).into())
}

/// What is fixed before anybody opens a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms<'a> {
    /// SHA-256 of the server's seed.
    pub commitment: Bytes32,
    /// The game's id.
    pub game: &'a str,
    /// The edition of its rules.
    pub edition: Edition,
    /// Choices by option id.
    pub options: Value,
    /// What each seat's person pledged, in seat order; nothing for a bot.
    pub pledges: Vec<Option<Bytes32>>,
}

impl Terms<'_> {
    /// What people sign: the SHA-256 of the terms, a line each: `comptoir terms`, commitment, game, edition, `option=choice` in
    /// the order of the options' names, then for each seat its pledge or `bot`.
    pub fn digest(&self) -> Bytes32 {
        let Terms { commitment, game, edition, options, pledges } = self;
        let mut text = format!("comptoir terms\n{commitment}\n{game}\n{edition}\n");
        let mut chosen: Vec<_> = options.as_object().into_iter().flatten().collect();
        chosen.sort_by_key(|(option, _)| *option);
        for (option, choice) in chosen {
            // Writing into a string never fails.
            let _ = writeln!(text, "{option}={}", choice.as_str().unwrap_or_default());
        }
        for pledge in pledges {
            let pledge = pledge.map_or_else(|| "bot".to_owned(), |pledge| pledge.to_string());
            text = text + &pledge + "\n";
        }
        Bytes(Sha256::digest(text).into())
    }
}

/// What a person keeps to themselves from sitting down until the terms are fixed.
pub struct Secret {
    number: Bytes32,
    key: SigningKey,
}

impl Secret {
    /// From two random values: the number, and a key for this seat alone.
    pub fn new(number: Bytes32, key: Bytes32) -> Secret {
        Secret { number, key: SigningKey::from_bytes(&key.0) }
    }

    /// What is published when sitting down.
    pub fn pledge(&self) -> Bytes32 {
        pledge(&self.number, &Bytes(self.key.verifying_key().to_bytes()))
    }

    /// Opens the number for these terms, and no others.
    pub fn open(&self, terms: &Terms<'_>) -> Opening {
        let signature = self.key.sign(&terms.digest().0);
        Opening {
            number: self.number,
            key: Bytes(self.key.verifying_key().to_bytes()),
            signature: Bytes(signature.to_bytes()),
        }
    }
}

/// SHA-256 of a number followed by the public key of its seat.
fn pledge(number: &Bytes32, key: &Bytes32) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(number.0);
    hash.update(key.0);
    Bytes(hash.finalize().into())
}

/// A pledge opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The number pledged.
    pub number: Bytes32,
    /// The public key pledged with it.
    pub key: Bytes32,
    /// That key's Ed25519 signature of the terms.
    pub signature: Bytes<64>,
}

impl Opening {
    /// Whether this opens the pledge, by somebody who had these terms before them.
    pub fn fits(&self, pledged: &Bytes32, terms: &Bytes32) -> bool {
        let Ok(key) = VerifyingKey::from_bytes(&self.key.0) else { return false };
        let signature = Signature::from_bytes(&self.signature.0);
        pledge(&self.number, &self.key) == *pledged && key.verify_strict(&terms.0, &signature).is_ok()
    }
}

/// The key of the game's chance: SHA-256 of the seed followed by every person's number, in seat order.
pub fn key(seed: &Bytes32, numbers: &[Bytes32]) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(seed.0);
    for number in numbers {
        hash.update(number.0);
    }
    Bytes(hash.finalize().into())
}

/// The stream of draws of a game.
pub fn stream(seed: &Bytes32, numbers: &[Bytes32]) -> Live {
    Live::new(key(seed, numbers).0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn secret(byte: u8) -> Secret {
        Secret::new(Bytes([byte; 32]), Bytes([byte + 100; 32]))
    }

    fn terms(options: &Value, pledges: &[Option<Bytes32>]) -> Terms<'static> {
        let commitment = commitment(&Bytes([9; 32]));
        Terms {
            commitment,
            game: "ugo",
            edition: Edition(1),
            options: options.clone(),
            pledges: pledges.to_vec(),
        }
    }

    #[test]
    fn an_opening_fits_its_own_pledge_and_terms_only() {
        let options = json!({ "variant": "standard" });
        let pledges = [Some(secret(1).pledge()), None, Some(secret(2).pledge())];
        let fixed = terms(&options, &pledges);
        let opening = secret(1).open(&fixed);
        let digest = fixed.digest();
        assert!(opening.fits(&secret(1).pledge(), &digest));
        assert!(!opening.fits(&secret(2).pledge(), &digest), "another seat's pledge");
        let other_number = Opening { number: Bytes([3; 32]), ..opening };
        assert!(!other_number.fits(&secret(1).pledge(), &digest), "a number chosen later");
        let other_key = Opening { key: secret(2).open(&fixed).key, ..opening };
        assert!(!other_key.fits(&secret(1).pledge(), &digest));

        // Whoever changes a pledge after seeing a number cannot show that this number was opened for it.
        let changed = [
            terms(&options, &[pledges[0], None, Some(secret(3).pledge())]),
            terms(&options, &[pledges[0], pledges[2], None]),
            terms(&options, &[pledges[0], None]),
            terms(&json!({ "variant": "duel_12_farmers" }), &pledges),
            Terms { game: "valdora", ..terms(&options, &pledges) },
            Terms { edition: Edition(2), ..terms(&options, &pledges) },
            Terms { commitment: Bytes([0; 32]), ..terms(&options, &pledges) },
        ];
        for other in changed {
            assert!(!opening.fits(&secret(1).pledge(), &other.digest()), "{other:?}");
        }
    }

    /// The page computes the same: `web/src/fairness/pledge.test.ts` has these values too.
    #[test]
    fn terms_and_pledges_are_written_down_as_documented() {
        let options = json!({ "start": "free", "board": "short" });
        let pledges = [Some(secret(1).pledge()), None];
        let fixed = terms(&options, &pledges);
        assert_eq!(
            secret(1).pledge().to_string(),
            "58029ebe188b3795c805dcf55dc56199c9b52beb915408381f10485d5c1f9295"
        );
        assert_eq!(
            fixed.digest().to_string(),
            "fa4b382692c2cd004d2d917f8bb95c19a21f3ded941f767d323045a471fdd589"
        );
        assert_eq!(
            secret(1).open(&fixed).signature.to_string(),
            "adff631dca073e3f1fbc900eed9c352d10850e779622fa4aa0c492d5bfdd349bef1f22b13142313c791f56a68c7394c9bb07aaad552b7f95d758417039138105"
        );
    }
}
