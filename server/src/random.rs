//! Numbers nobody can guess, from the system.

use comptoir_kernel::fairness::{Bytes, Bytes32};

/// Thirty-two bytes: a seed, a seat's number.
pub fn bytes32() -> Result<Bytes32, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Bytes(bytes))
}

/// `2 * BYTES` hexadecimal digits: an id, a key, a token.
pub fn hex<const BYTES: usize>() -> Result<String, getrandom::Error> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes)?;
    Ok(::hex::encode(bytes))
}

/// Sixteen bits: a word of a recovery code.
pub fn u16() -> Result<u16, getrandom::Error> {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes)?;
    Ok(u16::from_le_bytes(bytes))
}
