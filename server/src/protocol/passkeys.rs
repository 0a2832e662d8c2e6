//! Passkeys. Bytes travel as hexadecimal digits.

use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// `GET /api/ways`: the ways back in that this server can offer here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Ways {
    /// Whether a browser can keep passkeys for this address.
    pub passkeys: bool,
    /// Whether it can send mail.
    pub mail: bool,
}

/// `GET /api/me/passkeys`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Passkey {
    /// Which.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was added, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
    /// When it was last used, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub used: Option<i64>,
}

/// `POST /api/me/passkeys/begin`: what the browser needs in order to make one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PasskeyOffer {
    /// To be signed, once and soon.
    pub challenge: String,
    /// The host it is for.
    pub host: String,
    /// Whom it is for.
    pub user: String,
    /// What they are called.
    pub name: String,
    /// Keys they have: an authenticator with one of them need not make another.
    pub known: Vec<String>,
}

/// `POST /api/me/passkeys`: a key the browser has made.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// What it is to be called; otherwise what the browser calls itself.
    pub name: Option<String>,
    /// What the browser was asked.
    pub client_data: String,
    /// What the authenticator answered.
    pub authenticator_data: String,
}

/// `POST /api/me/passkeys/rename`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct RenamePasskey {
    /// Which.
    pub id: String,
    /// 1 to 40 characters.
    pub name: String,
}

/// `POST /api/me/passkeys/remove`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct RemovePasskey {
    /// Which.
    pub id: String,
}

/// `POST /api/sign-in/passkey`: what the browser needs in order to ask for one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct PasskeyQuestion {
    /// To be signed, once and soon.
    pub challenge: String,
    /// The host it is for.
    pub host: String,
}

/// What a passkey signed.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Assertion {
    /// Which key.
    pub id: String,
    /// Whom the authenticator keeps it for.
    pub user: String,
    /// What the browser was asked.
    pub client_data: String,
    /// What the authenticator answered.
    pub authenticator_data: String,
    /// Its signature of both.
    pub signature: String,
}
