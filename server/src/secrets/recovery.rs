//! Recovery codes: words of no language, to be written down and read out.
//!
//! Each word carries 16 bits in five letters, consonants and vowels by turns ("lusab"), and is spelt in French as in English.
//! A list of real words would be one more thing to translate, and would have to be typed without a mistake in a foreign language.

use crate::random;

/// 96 bits: nobody finds one by trying, not even with the hash.
const WORDS: usize = 6;
const CONSONANTS: &[u8; 16] = b"bdfghjklmnprstvz";
const VOWELS: &[u8; 4] = b"aiou";

/// A new code, its words apart.
pub fn recovery_code() -> Result<String, getrandom::Error> {
    let mut words = Vec::new();
    for _ in 0..WORDS {
        words.push(word(random::u16()?));
    }
    Ok(words.join(" "))
}

fn word(bits: u16) -> String {
    let bits = usize::from(bits);
    let letters = [
        CONSONANTS[bits >> 12],
        VOWELS[bits >> 10 & 3],
        CONSONANTS[bits >> 6 & 15],
        VOWELS[bits >> 4 & 3],
        CONSONANTS[bits & 15],
    ];
    letters.map(char::from).iter().collect()
}

/// A code as somebody typed it, without what does not matter: case, and whatever stands between the letters.
pub fn as_given(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphabetic).map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_one_of_65536_and_can_be_pronounced() {
        let all: std::collections::HashSet<String> = (0..=u16::MAX).map(word).collect();
        assert_eq!(all.len(), 65_536);
        assert_eq!((word(0), word(u16::MAX)), ("babab".to_owned(), "zuzuz".to_owned()));
    }

    #[test]
    fn a_code_may_be_typed_in_many_ways() {
        let code = recovery_code().unwrap();
        assert_eq!(code.split(' ').count(), WORDS);
        let plain = as_given(&code);
        assert_eq!(plain.len(), 5 * WORDS);
        for typed in
            [code.to_uppercase(), code.replace(' ', "-"), format!("  {} \n", code.replace(' ', "\n"))]
        {
            assert_eq!(as_given(&typed), plain);
        }
        assert_ne!(recovery_code().unwrap(), code);
    }
}
