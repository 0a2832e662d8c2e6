//! Where people reach a server, as whoever runs it says.

use std::fmt;
use std::str::FromStr;

/// `https://play.example.org`: a scheme and a host, with a port if it is not the usual one, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    secure: bool,
    /// With its port.
    authority: String,
}

impl Origin {
    /// Whether pages come from there over TLS.
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    /// Without its port.
    pub fn host(&self) -> &str {
        self.authority.split(':').next().unwrap_or_default()
    }

    /// Whether browsers keep passkeys for it: over TLS, or on one's own machine, and never for a bare address.
    pub fn keeps_passkeys(&self) -> bool {
        let host = self.host();
        let bare = host.starts_with('[') || host.parse::<std::net::IpAddr>().is_ok();
        host == "localhost" || self.secure && !bare
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }
}

impl FromStr for Origin {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Origin, &'static str> {
        const FORM: &str = "an origin is `https://` and a host, with a port if need be, and nothing after it";
        let (scheme, authority) = text.split_once("://").ok_or(FORM)?;
        let secure = match scheme {
            "https" => true,
            "http" => false,
            _ => return Err(FORM),
        };
        // Browsers leave the usual port out.
        let usual = if secure { ":443" } else { ":80" };
        let authority = authority.strip_suffix('/').unwrap_or(authority);
        let authority = authority.strip_suffix(usual).unwrap_or(authority).to_ascii_lowercase();
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "-._:[]".contains(letter);
        if authority.is_empty() || authority.starts_with(':') || !authority.chars().all(fits) {
            return Err(FORM);
        }
        Ok(Origin { secure, authority })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_read_as_browsers_write_it() {
        for (given, meant, passkeys) in [
            ("https://Play.example.org", "https://play.example.org", true),
            ("https://play.example.org:443/", "https://play.example.org", true),
            ("https://play.example.org:8443", "https://play.example.org:8443", true),
            ("http://localhost:8080", "http://localhost:8080", true),
            ("http://play.example.org", "http://play.example.org", false),
            ("https://192.168.1.5", "https://192.168.1.5", false),
            ("https://[::1]:8443", "https://[::1]:8443", false),
        ] {
            let origin: Origin = given.parse().unwrap();
            assert_eq!((origin.to_string().as_str(), origin.keeps_passkeys()), (meant, passkeys));
        }
        for wrong in
            ["play.example.org", "https://", "ftp://a", "https://a/b", "https://u@a", "https://a?b", ""]
        {
            assert!(wrong.parse::<Origin>().is_err(), "{wrong}");
        }
    }
}
