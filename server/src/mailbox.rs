//! Addresses people get their mail at.

use crate::protocol::Problem;

/// The longest an address may be (RFC 5321).
const LONGEST: usize = 254;

/// An address as it is written to.
pub fn proper(address: &str) -> Result<String, Problem> {
    let address = address.trim();
    let known: lettre::Address = address.parse().map_err(|_| Problem::BadAddress)?;
    let (user, domain): (&str, &str) = (known.user(), known.domain());
    let whole = user.is_ascii() && domain.is_ascii() && domain.contains('.') && !domain.starts_with('[');
    if address.len() > LONGEST || !whole {
        return Err(Problem::BadAddress);
    }
    Ok(address.to_owned())
}

/// What two ways to write one address have in common. Nearly nobody's mail server tells capitals apart.
pub fn look(address: &str) -> String {
    address.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_that_mail_can_reach() {
        for right in ["ann@example.org", " Ann.Lee+games@mail.example.org "] {
            assert_eq!(proper(right).unwrap(), right.trim());
        }
        let long = format!("{}@example.org", "a".repeat(250));
        for wrong in [
            "",
            "ann",
            "ann@",
            "@example.org",
            "ann@localhost",
            "a b@example.org",
            "ann@[127.0.0.1]",
            "ann@example.org\nBcc: bob@example.org",
            &long,
        ] {
            assert_eq!(proper(wrong), Err(Problem::BadAddress), "{wrong:?}");
        }
        assert_eq!(look("Ann@Example.org"), look(" ann@example.org"));
    }
}
