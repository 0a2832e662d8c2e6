//! What must not be found in what a viewer was told, however it is written.

use anyhow::{Result, ensure};
use comptoir_kernel::fairness::{self, Bytes32};
use comptoir_kernel::{Seat, Viewer};

use crate::soak::stored::Stored;

/// Something a viewer may not know.
pub struct Hidden {
    what: String,
    /// The ways it can be written.
    written: Vec<String>,
}

/// What a viewer of a table may not know while the game goes on; without a viewer, what nobody may.
pub fn of(truth: &Stored, viewer: Option<Viewer>, tokens: &[&str]) -> Vec<Hidden> {
    let table = &truth.table;
    let mut hidden = vec![bytes("the seed", &table.seed)];
    let numbers: Vec<Bytes32> = table.seats.iter().filter_map(|seat| Some(seat.opening?.number)).collect();
    hidden.push(bytes("the key of the shuffles", &fairness::key(&table.seed, &numbers)));
    for (at, seat) in (0u8..).zip(&table.seats) {
        // The host gives the keys of open seats to whom they are meant for.
        let given = viewer == Some(Viewer::Seat(Seat(0))) && at > 0 && seat.guest.is_some();
        if !given {
            hidden.push(text(&format!("the key of seat {at}"), &seat.key));
        }
        if seat.guest.is_none() {
            hidden.extend(
                seat.opening.map(|opening| bytes(&format!("the number of seat {at}"), &opening.number)),
            );
        }
    }
    hidden.extend(tokens.iter().map(|token| text("a token", token)));
    hidden
}

/// Fails if one of them is in a text.
pub fn search(text: &str, hidden: &[Hidden]) -> Result<()> {
    for Hidden { what, written } in hidden {
        let found = written.iter().any(|written| text.contains(written.as_str()));
        ensure!(!found, "{what} is in {text:.200}");
    }
    Ok(())
}

fn text(what: &str, secret: &str) -> Hidden {
    Hidden { what: what.to_owned(), written: vec![secret.to_owned(), secret.to_uppercase()] }
}

/// As digits, as a list of numbers, in base 64 of both alphabets, and as it is.
fn bytes(what: &str, secret: &Bytes32) -> Hidden {
    let digits = secret.to_string();
    let numbers: Vec<String> = secret.0.iter().map(u8::to_string).collect();
    let base64 = base64(&secret.0);
    let url = base64.replace('+', "-").replace('/', "_");
    let raw = String::from_utf8_lossy(&secret.0).into_owned();
    let written = vec![digits.to_uppercase(), digits, numbers.join(","), base64, url, raw];
    Hidden { what: what.to_owned(), written }
}

/// Without what the last, incomplete group would add.
fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let group = |group: &[u8]| {
        let bits = group.iter().fold(0, |bits, byte| bits << 8 | usize::from(*byte));
        [18, 12, 6, 0].map(|shift| char::from(ALPHABET[bits >> shift & 63]))
    };
    bytes.chunks_exact(3).flat_map(group).collect()
}

#[cfg(test)]
mod tests {
    use comptoir_kernel::fairness::Bytes;

    use super::*;

    #[test]
    fn a_secret_is_found_however_it_is_written() {
        let secret = Bytes(std::array::from_fn(|at| at as u8 + 200));
        let hidden = [bytes("the seed", &secret)];
        assert_eq!(base64(b"Many hands"), "TWFueSBoYW5k");
        for written in [
            secret.to_string(),
            secret.to_string().to_uppercase(),
            format!("{:?}", secret.0).replace(' ', ""),
        ] {
            assert!(search(&format!("..{written}.."), &hidden).is_err(), "{written}");
        }
        assert!(search(&format!("\"{}\"", base64(&secret.0)), &hidden).is_err());
        assert!(search("nothing of the kind", &hidden).is_ok());
    }
}
