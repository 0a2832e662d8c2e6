//! E-mail: an address that is somebody's, and the way back in through it.

use comptoir_words::Language;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// `GET /api/me/mail`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Mailbox {
    /// Where it is.
    pub address: String,
    /// Whether its owner has followed the link that was sent there.
    pub verified: bool,
}

/// `POST /api/me/mail`: adds an address, or another one in its place. A link is sent there. `POST /api/sign-in/mail` asks for a way
/// back in.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Addressed {
    /// `ann@example.org`
    pub address: String,
    /// What its owner reads.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub language: Language,
}

/// `POST /api/mail/verify`.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct VerifyMail {
    /// What stands after the `#` in the link.
    pub token: String,
}
