//! What people prove with that it is them. Only hashes of it are stored, and they are made here and nowhere else.

mod challenges;
pub mod passkey;
mod passphrase;
mod recovery;

use sha2::{Digest, Sha256};

pub use challenges::{Challenges, Purpose};
pub use passkey::Site;
pub use passphrase::{Passphrases, strong};
pub use recovery::{as_given, recovery_code};

use crate::random;

/// A secret for a program to keep: a session's, or a link's.
pub fn token() -> Result<String, getrandom::Error> {
    random::hex::<32>()
}

/// What is stored of a secret that nobody could guess. People's own passphrases can be guessed, and take [`Passphrases`].
pub fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret).into()
}
