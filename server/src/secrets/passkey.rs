//! Passkeys: the part of `WebAuthn` that a server has to do. Keys are ES256 or `EdDSA`, and nobody is asked what made them (attestation
//! "none"): whoever registers a key says that it is theirs, and nothing follows from its make.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::ecdsa;
use p256::ecdsa::signature::Verifier;
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// Where a passkey is for, as the browser says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// `https://play.example.org`
    pub origin: String,
    /// `play.example.org`
    pub host: String,
}

/// What a key begins with, up to its numbers: browsers hand out COSE keys in canonical form, so there is one way to write each.
const ES256: &[u8] = &[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
const ES256_SECOND: &[u8] = &[0x22, 0x58, 0x20];
const EDDSA: &[u8] = &[0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21, 0x58, 0x20];

const PRESENT: u8 = 1;
const VERIFIED: u8 = 1 << 2;
const HAS_KEY: u8 = 1 << 6;
const HAS_EXTENSIONS: u8 = 1 << 7;
/// The hash of the host, the flags and the counter.
const HEAD: usize = 37;
/// The longest name of a key, in bytes.
const LONGEST_ID: usize = 1023;

/// A key somebody registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registered {
    /// What the authenticator calls it.
    pub id: Vec<u8>,
    /// As it came.
    pub key: Vec<u8>,
    /// How often it has signed, if it counts.
    pub counter: u32,
}

/// What the browser says it was asked.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// What an authenticator was asked: the challenge that was made for it.
pub fn challenge(client_data: &[u8]) -> Option<[u8; 32]> {
    let data: ClientData = serde_json::from_slice(client_data).ok()?;
    BASE64_URL_SAFE_NO_PAD.decode(data.challenge).ok()?.try_into().ok()
}

/// Whether the browser was asked for this, here, and not from a page inside another.
fn fits(client_data: &[u8], kind: &str, site: &Site) -> bool {
    serde_json::from_slice(client_data)
        .is_ok_and(|data: ClientData| data.r#type == kind && data.origin == site.origin && !data.cross_origin)
}

/// What every answer of an authenticator begins with: flags and counter, for this host, of somebody who was there and proved it.
fn head(data: &[u8], site: &Site) -> Option<(u8, u32)> {
    let (head, _) = data.split_at_checked(HEAD)?;
    let (host, rest) = head.split_at(32);
    let [flags, counter @ ..] = rest else { return None };
    let counter = u32::from_be_bytes(counter.try_into().ok()?);
    let was_there = flags & PRESENT != 0 && flags & VERIFIED != 0;
    (host == Sha256::digest(&site.host).as_slice() && was_there).then_some((*flags, counter))
}

/// A new key, if everything about it is right.
pub fn registered(site: &Site, client_data: &[u8], authenticator_data: &[u8]) -> Option<Registered> {
    let (flags, counter) = head(authenticator_data, site)?;
    if !fits(client_data, "webauthn.create", site) || flags & HAS_KEY == 0 {
        return None;
    }
    // After the head: who made the authenticator, the length of the id, the id, the key.
    let (length, rest) = authenticator_data.get(HEAD + 16..)?.split_first_chunk::<2>()?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (id, key) = rest.split_at_checked(length).filter(|(id, _)| (1..=LONGEST_ID).contains(&id.len()))?;
    let whole =
        if key.starts_with(ES256) { ES256.len() + 32 + ES256_SECOND.len() + 32 } else { EDDSA.len() + 32 };
    let (key, after) = key.split_at_checked(whole)?;
    PublicKey::read(key)?;
    (after.is_empty() || flags & HAS_EXTENSIONS != 0).then(|| Registered {
        id: id.to_owned(),
        key: key.to_owned(),
        counter,
    })
}

/// The counter of a key that signed this, if it did.
pub fn asserted(
    site: &Site,
    key: &[u8],
    client_data: &[u8],
    authenticator_data: &[u8],
    signature: &[u8],
) -> Option<u32> {
    let (_, counter) = head(authenticator_data, site)?;
    let signed = [authenticator_data, Sha256::digest(client_data).as_slice()].concat();
    (fits(client_data, "webauthn.get", site) && PublicKey::read(key)?.signed(&signed, signature))
        .then_some(counter)
}

enum PublicKey {
    Es256(ecdsa::VerifyingKey),
    EdDsa(ed25519_dalek::VerifyingKey),
}

impl PublicKey {
    fn read(key: &[u8]) -> Option<PublicKey> {
        if let Some(numbers) = key.strip_prefix(ES256) {
            let (x, rest) = numbers.split_first_chunk::<32>()?;
            let y: &[u8; 32] = rest.strip_prefix(ES256_SECOND)?.try_into().ok()?;
            let point = [[4].as_slice(), x.as_slice(), y.as_slice()].concat();
            return ecdsa::VerifyingKey::from_sec1_bytes(&point).ok().map(PublicKey::Es256);
        }
        let number: &[u8; 32] = key.strip_prefix(EDDSA)?.try_into().ok()?;
        ed25519_dalek::VerifyingKey::from_bytes(number).ok().map(PublicKey::EdDsa)
    }

    fn signed(&self, what: &[u8], signature: &[u8]) -> bool {
        match self {
            PublicKey::Es256(key) => ecdsa::Signature::from_der(signature)
                .is_ok_and(|signature| key.verify(what, &signature).is_ok()),
            PublicKey::EdDsa(key) => ed25519_dalek::Signature::from_slice(signature)
                .is_ok_and(|signature| key.verify_strict(what, &signature).is_ok()),
        }
    }
}
