//! Passphrases: Argon2id at OWASP's parameters, and length over rules.

use std::collections::HashSet;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use crate::names;
use crate::protocol::Problem;

/// The shortest passphrase, in characters.
const SHORTEST: usize = 12;
/// Longer ones would only keep the server busy.
const LONGEST: usize = 200;
/// Different characters a passphrase has at least.
const DIFFERENT: usize = 5;
/// The commonest passwords of that length that have leaked, from the list of the `zxcvbn` project (MIT).
const COMMONEST: &str = include_str!("commonest.txt");

/// Memory in KiB, passes over it, lanes: the first choice of OWASP's cheat sheet for a server.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);
/// Each takes its memory and a core for a while; more of them wait.
const AT_ONCE: usize = 2;

/// Whether a passphrase will do for somebody who signs in under this handle.
pub fn strong(passphrase: &str, handle: &str) -> Result<(), Problem> {
    let length = passphrase.chars().count();
    let different = passphrase.chars().collect::<HashSet<_>>().len();
    let plain = passphrase.to_lowercase();
    if !(SHORTEST..=LONGEST).contains(&length)
        || different < DIFFERENT
        || COMMONEST.lines().any(|common| common == plain)
        || names::are_alike(&plain, handle)
    {
        return Err(Problem::WeakPassphrase);
    }
    Ok(())
}

/// Hashes passphrases, a few at a time.
#[derive(Debug)]
pub struct Passphrases {
    places: Semaphore,
}

impl Default for Passphrases {
    fn default() -> Passphrases {
        Passphrases { places: Semaphore::new(AT_ONCE) }
    }
}

impl Passphrases {
    /// What is stored of a passphrase: a PHC string, with its own salt.
    pub async fn hash(&self, passphrase: String) -> Result<String, Problem> {
        self.apart(move || hash(&passphrase)).await?
    }

    /// Whether a passphrase is the stored one. Where none is stored it takes as long to say no.
    pub async fn fits(&self, passphrase: String, stored: Option<String>) -> Result<bool, Problem> {
        self.apart(move || match stored {
            Some(stored) => {
                let stored = PasswordHash::new(&stored).map_err(|why| broken(&why))?;
                Ok(argon2()?.verify_password(passphrase.as_bytes(), &stored).is_ok())
            }
            None => hash(&passphrase).map(|_| false),
        })
        .await?
    }

    /// Does it where it keeps nobody else waiting.
    async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let _place = self.places.acquire().await.map_err(|why| broken(&why))?;
        tokio::task::spawn_blocking(work).await.map_err(|why| broken(&why))
    }
}

fn hash(passphrase: &str) -> Result<String, Problem> {
    let hashed: PasswordHash = argon2()?.hash_password(passphrase.as_bytes()).map_err(|why| broken(&why))?;
    Ok(hashed.to_string())
}

fn argon2() -> Result<Argon2<'static>, Problem> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).map_err(|why| broken(&why))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// Says what failed, and nothing of what was to be hashed.
fn broken(why: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%why, "a passphrase could not be hashed");
    Problem::Internal
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn length_counts_and_what_everybody_uses_does_not() {
        for weak in
            ["short", "elevenchars", "abababababababab", "1qaz2wsx3edc", "QWERTYUIOP123", "Zoé-the-Great"]
        {
            assert_eq!(strong(weak, "zoe-the-great"), Err(Problem::WeakPassphrase), "{weak}");
        }
        for good in ["quatre heures du matin", "a heron on the pier", "ぬかるみにはまった長靴の右足"]
        {
            assert_eq!(strong(good, "zoe"), Ok(()), "{good}");
        }
        assert!(strong(&"abcde".repeat(40), "zoe").is_ok() && strong(&"abcde".repeat(41), "zoe").is_err());
    }

    #[tokio::test]
    async fn what_is_stored_is_argon2id_at_owasps_cost_and_never_twice_the_same() {
        let passphrases = Passphrases::default();
        let [one, other] = ["a heron on the pier"; 2].map(str::to_owned);
        let (one, other) = (passphrases.hash(one).await.unwrap(), passphrases.hash(other).await.unwrap());
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        assert_ne!(one, other);
        let fits = async |given: &str, stored: Option<&String>| {
            passphrases.fits(given.to_owned(), stored.cloned()).await.unwrap()
        };
        assert!(
            fits("a heron on the pier", Some(&one)).await && fits("a heron on the pier", Some(&other)).await
        );
        assert!(!fits("a heron on the pier ", Some(&one)).await && !fits("a heron on the pier", None).await);
    }
}
