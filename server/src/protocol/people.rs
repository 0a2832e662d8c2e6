//! Who somebody is, and how they show it: people, their sessions and the ways back in.

use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::standing::SeenBy;
use super::{Assertion, Entry};

/// A person, as they see themselves: `GET /api/me`, `POST /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own, as the page shows it
pub struct Me {
    /// Who.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// What they sign in with, if they are a member.
    pub handle: Option<String>,
    /// Whether they have a recovery code.
    pub recovery: bool,
    /// Whether others may see that they are here.
    pub seen_here: bool,
    /// Who may see their page.
    pub seen_by: SeenBy,
    /// Whether they have a passphrase.
    pub passphrase: bool,
    /// Whether they have a passkey.
    pub passkey: bool,
    /// Whether they look after the house.
    pub admin: bool,
}

/// `POST /api/me`: takes a name, or another one. The first time a cookie comes back with the answer.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct Name {
    /// 1 to 24 characters.
    pub name: String,
    /// What lets somebody new in where the server is open by invitation.
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entry: Option<Entry>,
}

/// A browser in which somebody is known: `GET /api/me/sessions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Session {
    /// Which.
    pub id: String,
    /// What it calls itself; empty if it does not say.
    pub device: String,
    /// Since when, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: i64,
    /// When it was last heard of, to within ten minutes, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// `POST /api/me/sessions/end`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct EndSession {
    /// Which; `null` for all but the one that asks.
    pub id: Option<String>,
}

/// `POST /api/me/link`: brings another device in, once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct DeviceLink {
    /// What that device opens.
    pub address: String,
    /// The same as a QR code: how many squares its side has.
    pub size: u32,
    /// The dark ones, as the path of an SVG.
    pub path: String,
    /// Until when it serves, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub until: i64,
}

/// `POST /api/me/recovery`: a code to come back with. It is told once.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct RecoveryCode {
    /// Six words.
    pub words: String,
}

/// `POST /api/me/join`: a guest becomes a member.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct Join {
    /// 3 to 24 letters and digits.
    pub handle: String,
    /// At least 12 characters; whoever has a passkey needs none.
    pub passphrase: Option<String>,
}

/// `POST /api/me/passphrase`: another passphrase. Every other session ends.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct NewPassphrase {
    /// That it is them.
    pub proof: Proof,
    /// The new one.
    pub passphrase: String,
}

/// What shows that somebody is who their session says.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_debug_implementations)] // a secret is not printed
pub enum Proof {
    /// The passphrase they have.
    Passphrase(String),
    /// Their recovery code, if they have forgotten it.
    Recovery(String),
    /// What one of their passkeys signed.
    Passkey(Assertion),
}

/// `POST /api/me/delete`: everything personal is forgotten, for good.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_debug_implementations)] // a secret is not printed
pub struct Goodbye {
    /// A member proves that it is them.
    pub proof: Option<Proof>,
}

/// `POST /api/sign-in`: a way back in. A cookie comes back with the answer.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_debug_implementations)] // a secret is not printed
pub enum SignIn {
    /// A member's.
    Passphrase {
        /// Whoever it is.
        handle: String,
        /// Only they know it.
        passphrase: String,
    },
    /// A recovery code.
    Recovery(String),
    /// What a passkey signed: `POST /api/sign-in/passkey` asks for it.
    Passkey(Assertion),
    /// What stands after the `#` in the link for another device.
    Link(String),
}
